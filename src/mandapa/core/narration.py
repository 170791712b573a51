"""What happened and what is asked, as lines that are not yet in any language.

A line is plain data, and `Words.sentence` formats it. Lines are made from views, so they never
say more than their reader may know.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, TypeVar

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import NOTHING, Changes
from mandapa.core.contract import CHANCE, State
from mandapa.core.views import V, View

if TYPE_CHECKING:
    from mandapa.core.game import Setup
    from mandapa.core.match import Match

# Who reads: a seat, a spectator (None), or everyone after the end, when nothing is secret.
Reader = int | None | Literal["everyone"]
EVERYONE: Final = "everyone"
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclasses.dataclass(frozen=True)
class Line:
    """The key of a message, its fields, and the player it is about."""

    key: str
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)
    actor: int = CHANCE


@dataclasses.dataclass(frozen=True)
class Moment(Generic[V]):
    """One ply as one reader saw it, with the views before and after it.

    In a choice that is only imagined, all draws up to the next decision are one moment without
    `seen`: what was drawn is unknown, and only what follows from it is told.
    """

    seen: str
    actor: int
    before: V
    after: V
    # Narrated while it happens, not looked up later: what is shown for a moment may be named.
    live: bool = False
    # It has not happened: what the reader did not know before is only a guess.
    imagined: bool = False


class Narrator(Protocol[V_contra]):
    """How a game turns questions, choices and moments into lines."""

    def ask(self, question: str, view: V_contra) -> Line:
        """Return the prompt for `State.question`."""

    def choice(self, notation: str, view: V_contra) -> Line:
        """Return the line of a legal action."""

    def narrate(self, moments: Sequence[Moment[Any]]) -> list[Line]:
        """Return the lines of what happened, with all that followed from it."""

    def changes(self, moment: Moment[Any]) -> Changes:
        """Return what moved and what was gained, for boards, from the views before and after."""

    def help(self) -> Line:
        """Return the rules in short."""


class PlainNarrator:
    """Every ply in a line of its own: `event-<kind>`, or `event-<kind>-hidden`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def ask(self, question: str, view: View) -> Line:  # noqa: ARG002
        return Line(f"ask-{question}")

    def choice(self, notation: str, view: View) -> Line:  # noqa: ARG002
        kind, fields = self.setup.game.actions.parse(notation)
        return Line(f"action-{kind}", fields)

    def narrate(self, moments: Sequence[Moment[Any]]) -> list[Line]:
        return [self.event(moment) for moment in moments if moment.seen]

    def changes(self, moment: Moment[Any]) -> Changes:  # noqa: ARG002
        return NOTHING

    def help(self) -> Line:
        return Line("help")

    def event(self, moment: Moment[Any]) -> Line:
        kind, fields = self.setup.game.actions.parse(moment.seen)
        hidden = "-hidden" if UNKNOWN in fields.values() else ""
        return Line(f"event-{kind}{hidden}", fields, moment.actor)


def view_for(state: State, reader: Reader) -> View:
    """Return a reader's view; for everyone the spectator's, with all seats' views under `seats`."""
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
    view: View | None = None,
) -> list[Moment[Any]]:
    """Return the plies of a match from `start` up to `stop`, as a reader may know them.

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
