"""What the positions of every game's tests have in common: playing by notation, numbers of
things by name, editions with some values replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mandapa.core.contract import CHANCE, State
from mandapa.core.edition import EditionFile
from mandapa.core.errors import EditionError
from mandapa.core.game import Game, Setup

NONE = "none"


def edition(
    game: Game, changes: Mapping[str, str | None], base: EditionFile | None = None
) -> EditionFile:
    """The released edition with values replaced or left out: `{"cards.copies": "3"}`."""
    text = (base or game.edition()).text
    for key, value in changes.items():
        first = EditionFile(text, "released").line(key) - 1
        rows = text.splitlines()
        end = first + 1
        while sum(row.count("[") - row.count("]") for row in rows[first:end]) > 0:
            end += 1  # a list goes on
        rows[first:end] = ["" if value is None else f"{key.rpartition('.')[2]} = {value}"]
        text = "\n".join(rows)
    return EditionFile(text, "changed.toml")


def line_of(game: Game, key: str) -> int:
    """Where a key or a group stands in the released file, found by counting."""
    group, _, name = key.partition(".")
    lines = game.edition().text.splitlines()
    start = lines.index(f"[{group}]")
    return (
        next(n for n in range(start, len(lines)) if not name or lines[n].startswith(f"{name} ")) + 1
    )


def complaint(game: Game, file: EditionFile) -> str:
    """What is said of an edition that is refused."""
    with pytest.raises(EditionError) as caught:
        game.setup(2, None, file)
    return str(caught.value)


def counts(names: Sequence[str], text: str) -> list[int]:
    """`red 3 green 1` as a number for each name."""
    found = [0] * len(names)
    words = [] if text == NONE else text.split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] += int(count)
    return found


def counts_text(names: Sequence[str], found: Sequence[int]) -> str:
    return " ".join(f"{name} {n}" for name, n in zip(names, found, strict=True) if n) or NONE


def started(setup: Setup, seat: int = 1) -> State:
    """A new game whose start player has been drawn."""
    state = setup.new()
    step(setup.game, state, f"start {seat}")
    return state


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
