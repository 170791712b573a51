"""What every game is to the rest of the program: one abstract `State`.

Everything above the games (matches, bots, simulations, servers) is written against
this class alone. It holds no random source, no seed and no hidden order: what nobody
knows yet is a multiset that chance draws from when it is revealed.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABCMeta, abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.native import Rng, zeros

# `actor()` gives a seat (0, 1, ...) or one of these two.
CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

MAX_PLAYERS: Final[i64] = 4
# No action table is longer, so a buffer of this size takes every legal list.
MAX_ACTIONS: Final[i64] = 4096


@mypyc_attr(acyclic=True)
class _Buffer:
    """Room for a legal list. Making one takes longer than filling it, so they are used again."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows = zeros(MAX_ACTIONS)


_FREE: Final[list[_Buffer]] = []


def _borrow() -> _Buffer:
    """A buffer that is nobody else's, in whatever thread, until it is put back into `_FREE`."""
    try:
        return _FREE.pop()  # one step: no two threads get the same
    except IndexError:
        return _Buffer()


@mypyc_attr(acyclic=True)
class Components:
    """The base of what all states of a set-up share. `origin` makes that set-up again."""

    origin: object = None


def restore(origin: Any, data: dict[str, Any]) -> Any:
    """Make the state again that was pickled as saved data."""
    return origin.setup().from_json(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of one game, complete with everything hidden.

    States share nothing that changes, but one state belongs to one thread at a time.
    """

    # --- deciding ------------------------------------------------------

    @abstractmethod
    def actor(self) -> i64:
        """The seat that must decide, `CHANCE`, or `OVER`."""

    @abstractmethod
    def question(self) -> str:
        """The key of what is asked now, for prompts (`ask-<question>` in the words)."""

    @abstractmethod
    def legal(self, buffer: vec[i64]) -> i64:
        """Write the actor's legal actions into `buffer`, ascending; how many there are.

        Zero when chance decides or the game is over.
        """

    def legal_actions(self) -> list[int]:
        """The actor's legal actions, as rows of the action table."""
        borrowed = _borrow()
        buffer = borrowed.rows
        count = self.legal(buffer)
        found = [buffer[i] for i in range(count)]
        _FREE.append(borrowed)
        return found

    @abstractmethod
    def refusal(self, action: i64) -> i64:
        """0 if the actor may choose this action, else the clause that forbids it.

        A clause `4.12` of the game's rules page is the number 412.
        """

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out a legal action or a chance outcome, in place and unchecked."""

    @abstractmethod
    def reveals(self, action: i64) -> bool:
        """Whether this decision shows anyone something that was hidden from them."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin."""

    # --- chance --------------------------------------------------------

    @abstractmethod
    def source(self) -> str:
        """What chance draws from now: a deck, a bag, a die. Empty when chance has no say."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """All (action, weight) pairs of the present chance draw, in fixed order."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """One outcome, drawn with its weight."""

    # --- worth ---------------------------------------------------------

    @abstractmethod
    def seats(self) -> i64:
        """How many players there are."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """Each seat's score sheet: named lines that add up to its points."""

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """The sum of a seat's score sheet."""

    def known_scores(self, seat: int | None) -> list[dict[str, int]]:  # noqa: ARG002
        """The lines of every seat's score sheet that a seat or a spectator may know."""
        return self.scores()

    @abstractmethod
    def rank_keys(self) -> list[tuple[int, ...]]:
        """What each seat is ranked by, the greatest first: its points, then the tie-breaks."""

    def tie_breaks(self) -> list[str]:
        """The names of the tie-breaks in `rank_keys` (`tie-<name>` in the words)."""
        return []

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winner; equal places share a victory."""
        return places(self.rank_keys())

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """How well the seat stands by a quick look, in points. Bots use it."""

    def evaluate_as(self, seat: i64, taste: i64) -> float:  # noqa: ARG002
        """The judgement of a player with one of the game's tastes, counted from 1."""
        return self.evaluate(seat)

    def end_reason(self) -> str:
        """Why the game ended, as a key for words; empty while it goes on."""
        return ""

    # --- knowledge -----------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as plain data; `None` is a spectator."""

    @abstractmethod
    def seen(self, action: i64, seat: int | None) -> str:
        """The action about to be applied, as that seat may read it; `?` for what it may not."""

    @abstractmethod
    def sample_hidden(self, rng: Rng) -> State:
        """On a state made by `from_view`: a copy with everything unknown filled in at random."""

    # --- keeping -------------------------------------------------------

    @abstractmethod
    def components(self) -> Components:
        """The printed components that this state shares with all others of its set-up."""

    def __repr__(self) -> str:
        actor = self.actor()
        if actor == OVER:
            stands = "over"
        elif actor == CHANCE:
            stands = f"{self.source()} to be drawn from"
        else:
            stands = f"seat {actor} to decide: {self.question()}"
        return f"<{type(self).__name__} for {self.seats()}, {stands}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as saved data beside the set-up it belongs to."""
        return restore, (self.components().origin, self.to_json())

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole true state as plain data."""

    def digest(self) -> str:
        """A stable hash of the true state, for tests, traces and checks."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from sort keys, the greatest first; equal keys share a place."""
    return [1 + len([other for other in keys if other > mine]) for mine in keys]


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play random actions in place to the end, or `limit` of them; how many were played."""
    borrowed = _borrow()
    buffer = borrowed.rows
    played: i64 = 0
    while played < limit:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            count = state.legal(buffer)
            if count == 0:
                break
            state.apply(buffer[rng.below(count)])
        played += 1
    _FREE.append(borrowed)
    return played
