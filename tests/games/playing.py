"""What the positions of every game's tests have in common: playing by notation, numbers of
things by name, editions with some values replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mandapa.core.contract import CHANCE, State
from mandapa.core.edition import EditionFile
from mandapa.core.game import Game

NONE = "none"


def edition(game: Game, changes: Mapping[str, str | None]) -> EditionFile:
    """The released edition with values replaced or left out: `{"cards.copies": "3"}`."""
    text = game.edition().text
    for key, value in changes.items():
        line = EditionFile(text, "released").line(key)
        rows = text.splitlines()
        rows[line - 1] = "" if value is None else f"{key.rpartition('.')[2]} = {value}"
        text = "\n".join(rows)
    return EditionFile(text, "changed.toml")


def counts(names: Sequence[str], text: str) -> list[int]:
    """`red 3 green 1` as a number for each name."""
    found = [0] * len(names)
    words = [] if text == NONE else text.split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] += int(count)
    return found


def counts_text(names: Sequence[str], found: Sequence[int]) -> str:
    return " ".join(f"{name} {n}" for name, n in zip(names, found, strict=True) if n) or NONE


def step(game: Game, state: State, move: str) -> None:
    """Carry out a legal action or a possible outcome."""
    row = game.actions.row(move)
    if state.actor() == CHANCE:
        assert row in dict(state.outcomes()), f"{move} cannot happen"
    else:
        assert state.refusal(row) == 0, f"{move} is refused"
        assert row in state.legal_actions(), f"{move} is not offered"
    state.apply(row)


def legal(game: Game, state: State) -> list[str]:
    return [game.actions[row].notation for row in state.legal_actions()]


def outcomes(game: Game, state: State) -> dict[str, int]:
    return {game.actions[row].notation: weight for row, weight in state.outcomes()}


def refusal(game: Game, state: State, move: str) -> int:
    row = game.actions.row(move)
    refused = state.refusal(row)
    assert (row in state.legal_actions()) == (refused == 0)
    return int(refused)
