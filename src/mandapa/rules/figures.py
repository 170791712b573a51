"""Figures of the rules pages: positions that the engine reaches, so that they cannot go stale.

A file `figures/NAME.toml` names a game, players, options, a seed and the decisions that lead to
the position, each a notation; chance draws from the seed. `seat` (from 1) is who looks at it;
without one it is shown as spectators see it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mandapa.core.draws import seed_from_text
from mandapa.core.errors import MandapaError
from mandapa.core.game import Game
from mandapa.core.lexicon import Lexicon
from mandapa.core.match import Match
from mandapa.rules.library import PAGES, WORDS

KEYS: Final = {"game", "players", "options", "seed", "seat", "actions"}


class FigureError(ValueError):
    """A figure file that shows no position."""


@dataclass(frozen=True)
class Shown:
    """The position of a figure, and who looks at it."""

    match: Match
    seat: int | None

    @property
    def view(self) -> Mapping[str, Any]:
        return self.match.view(self.seat)


def figure_names() -> list[str]:
    return sorted(path.stem for path in (PAGES / "figures").glob("*.toml"))


def figure(name: str, games: Mapping[str, Game], lang: str) -> Shown | None:
    """Return the position of a figure, with the names of a language; `None` if there is no such
    figure."""
    if name not in figure_names():
        return None
    table = tomllib.loads((PAGES / "figures" / f"{name}.toml").read_text(encoding="utf-8"))
    if unknown := table.keys() - KEYS:
        raise FigureError(f"figure '{name}' has unknown keys: {', '.join(sorted(unknown))}")
    setup = games[table["game"]].setup(table["players"], table.get("options"))
    names = Lexicon(WORDS, lang).text("figure-names").split()
    match = Match(setup, names[: setup.players], seed_from_text(table["seed"]))
    for number, notation in enumerate(table.get("actions", ()), start=1):
        try:
            match.play(match.actor, notation)
        except MandapaError as error:
            raise FigureError(f"figure '{name}', action {number}: {error}") from None
    seat = table.get("seat")
    return Shown(match, None if seat is None else seat - 1)
