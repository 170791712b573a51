"""Seeds of deals in which the first seat begins, whatever the game and the number of players."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
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


def named_seeds(name: str) -> Iterator[bytes]:
    return (named_seed(f"{name}, deal {n}") for n in itertools.count(1))


def this_test() -> str:
    """Name the running test, however it was distributed; nothing outside of pytest."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition("@")[0].partition(" (")[0]


class NamedSeeds:
    """The seeds of a site: those of the name that a file holds; random without it.

    They begin again whenever the file changes, so no deal depends on what was played before.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._written = ""
        self._seeds = named_seeds("")

    def __call__(self) -> bytes:
        if not self.file.is_file():
            return seed_for_the_first_seat()
        written = self.file.read_text(encoding="utf-8")
        if written != self._written:
            self._written = written
            self._seeds = named_seeds(written.partition("\n")[0])
        return next(self._seeds)
