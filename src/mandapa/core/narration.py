"""What happened and what is asked, as lines that are not yet in any language.

A line is plain data: `Words.sentence` makes a sentence of it here, the browser does the same
with the same Fluent files. It is told from views, so it never says more than its reader
may know.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from mandapa.core.actions import UNKNOWN
from mandapa.core.contract import CHANCE, State

if TYPE_CHECKING:
    from mandapa.core.game import Setup
    from mandapa.core.match import Match

# Who reads: a seat, a spectator (None), or everyone after the end, when nothing is secret.
Reader = int | None | Literal["everyone"]
EVERYONE: Final = "everyone"


@dataclasses.dataclass(frozen=True)
class Line:
    """The key of a message, who it is about, and what it needs to know."""

    key: str
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)
    actor: int = CHANCE


@dataclasses.dataclass(frozen=True)
class Moment:
    """A ply as one reader saw it, between the view before it and the view after it."""

    seen: str
    actor: int
    before: dict[str, Any]
    after: dict[str, Any]
    # Told while it happens, not looked up later: what is shown for a moment may be said.
    live: bool = False


class Narrator(Protocol):
    """How a game puts things."""

    def ask(self, question: str, view: dict[str, Any]) -> Line:
        """What a seat is asked, for `State.question`."""

    def choice(self, notation: str, view: dict[str, Any]) -> Line:
        """An action that a seat may choose."""

    def narrate(self, moments: Sequence[Moment]) -> list[Line]:
        """What happened, with all that followed from it."""

    def help(self) -> Line:
        """The rules in short."""


class PlainNarrator:
    """Every ply in a line of its own: `event-<kind>`, or `event-<kind>-hidden`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def ask(self, question: str, view: dict[str, Any]) -> Line:  # noqa: ARG002
        return Line(f"ask-{question}")

    def choice(self, notation: str, view: dict[str, Any]) -> Line:  # noqa: ARG002
        kind, fields = self.setup.game.actions.parse(notation)
        return Line(f"action-{kind}", fields)

    def narrate(self, moments: Sequence[Moment]) -> list[Line]:
        return [self.event(moment) for moment in moments]

    def help(self) -> Line:
        return Line("help")

    def event(self, moment: Moment) -> Line:
        kind, fields = self.setup.game.actions.parse(moment.seen)
        hidden = "-hidden" if UNKNOWN in fields.values() else ""
        return Line(f"event-{kind}{hidden}", fields, moment.actor)


def view_for(state: State, reader: Reader) -> dict[str, Any]:
    """A reader's view; for everyone the spectator's, with every seat's own under `seats`."""
    if reader != EVERYONE:
        return state.view(reader)
    seats = [state.view(seat) for seat in range(state.seats())]
    return {**state.view(None), "seats": seats}


def moments(
    match: Match,
    reader: Reader,
    start: int = 0,
    stop: int | None = None,
    *,
    live: bool = False,
    states: Iterable[State] | None = None,
    view: dict[str, Any] | None = None,
) -> list[Moment]:
    """The plies of a match from `start` up to `stop`, as a reader may know them.

    `states` are those that the match went through (`Match.states`), for callers that have them,
    `view` is the reader's view of the first.
    """
    found = []
    passed = iter(match.states(start, stop) if states is None else states)
    first = next(passed)
    before = view_for(first, reader) if view is None else view
    for ply, state in zip(match.plies[start:stop], passed, strict=True):
        after = view_for(state, reader)
        if reader == EVERYONE:
            seen = match.setup.game.actions.notations[ply.action]
        else:
            seen = ply.seen[match.setup.players if reader is None else reader]
        found.append(Moment(seen, ply.actor, before, after, live))
        before = after
    return found
