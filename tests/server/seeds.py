"""Seeds of deals in which the first seat begins, whatever the game and the number of players."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

from mandapa.core.draws import draw, new_seed, seed_from_text

SOURCES = ("start player", "first player")  # the latter in Ganesha


def first_seat_begins(seed: bytes) -> bool:
    return all(
        draw(seed, source, 0, [(seat, 1) for seat in range(players)]) == 0
        for source in SOURCES
        for players in (2, 3, 4)
    )


def seed_for_the_first_seat() -> bytes:
    """As random as any, but for the start player."""
    while not first_seat_begins(seed := new_seed()):
        pass
    return seed


def named_seed(text: str) -> bytes:
    """Always the same for a text."""
    seeds = (seed_from_text(f"{text} {n}") for n in itertools.count())
    return next(seed for seed in seeds if first_seat_begins(seed))


class NamedSeeds:
    """The seeds of a site: always the same for the name that a file holds; random without it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._given: Counter[str] = Counter()

    def __call__(self) -> bytes:
        if not self.file.is_file():
            return seed_for_the_first_seat()
        name = self.file.read_text(encoding="utf-8")
        self._given[name] += 1
        return named_seed(f"{name}, deal {self._given[name]}")
