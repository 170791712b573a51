"""The contract between games and the rest of the program: one abstract `State`.

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

from mandapa.core.errors import WrongSeat
from mandapa.core.native import Rng, zeros
from mandapa.core.views import View

# `actor()` gives a seat (0, 1, ...) or one of these two.
CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

MAX_PLAYERS: Final[i64] = 4
# No action table is longer, so a buffer of this size takes every legal list.
MAX_ACTIONS: Final[i64] = 4096


@mypyc_attr(acyclic=True)
class _Buffer:
    """Space for a legal list. Creating one takes longer than filling it, so they are reused."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows = zeros(MAX_ACTIONS)


_FREE: Final[list[_Buffer]] = []


def _borrow() -> _Buffer:
    """Return a buffer for exclusive use, in any thread, until it goes back to `_FREE`."""
    try:
        return _FREE.pop()  # atomic: no two threads get the same
    except IndexError:
        return _Buffer()


@mypyc_attr(acyclic=True)
class Components:
    """Base of what all states of a set-up share. `origin` recreates that set-up."""

    origin: object = None


def restore(origin: Any, data: dict[str, Any]) -> Any:
    """Recreate a state that was pickled as saved data."""
    return origin.setup().from_json(data)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of one game, hidden parts included.

    States share nothing that changes, but one state belongs to one thread at a time. `acyclic`
    promises that none holds itself, so Python's collector need not follow them.
    """

    # --- deciding ------------------------------------------------------

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat that must decide, `CHANCE`, or `OVER`."""

    @abstractmethod
    def question(self) -> str:
        """Return the key of the question, for prompts (`ask-<question>` in the words)."""

    @abstractmethod
    def legal(self, buffer: vec[i64]) -> i64:
        """Write the actor's legal actions into `buffer`, ascending; return how many there are.

        Zero when chance decides or the game is over.
        """

    def legal_actions(self) -> list[int]:
        """Return the actor's legal actions, as rows of the action table."""
        borrowed = _borrow()
        buffer = borrowed.rows
        count = self.legal(buffer)
        found = [buffer[i] for i in range(count)]
        _FREE.append(borrowed)
        return found

    def random_legal(self, rng: Rng, buffer: vec[i64]) -> i64:
        """Return one of the actor's legal actions at random, or -1 if there is none.

        It is the one that `rng.below` points to in the list of `legal`. A game that finds it
        without writing the list overrides this; `buffer` is room for a list.
        """
        count = self.legal(buffer)
        if count == 0:
            return -1
        at = rng.below(count)
        return buffer[at]

    @abstractmethod
    def refusal(self, action: i64) -> i64:
        """Return 0 if the actor may choose this action, else the clause that forbids it.

        A clause `4.12` of the game's rules page is the number 412.
        """

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out a legal action or a chance outcome, in place and unchecked."""

    @abstractmethod
    def reveals(self, action: i64) -> bool:
        """Return whether this decision shows any seat something that was hidden from it."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy."""

    # --- chance --------------------------------------------------------

    @abstractmethod
    def source(self) -> str:
        """Return what chance draws from: a deck, a bag, a die. Empty if chance does not decide."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """Return all (action, weight) pairs of the current draw, in fixed order."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """Draw one outcome by its weight."""

    # --- score ---------------------------------------------------------

    @abstractmethod
    def seats(self) -> i64:
        """Return the number of players."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """Return each seat's score sheet: named lines that add up to its points."""

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """Return the sum of a seat's score sheet."""

    def known_scores(self, seat: int | None) -> list[dict[str, int]]:  # noqa: ARG002
        """Return the lines of all score sheets that a seat or a spectator may know."""
        return self.scores()

    @abstractmethod
    def rank_keys(self) -> list[tuple[int, ...]]:
        """Return what each seat is ranked by, highest first: its points, then the tie-breaks."""

    def tie_breaks(self) -> list[str]:
        """Return the names of the tie-breaks in `rank_keys` (`tie-<name>` in the words)."""
        return []

    def ranking(self) -> list[int]:
        """Return each seat's place, 1 for the winner; equal places share a victory."""
        return places(self.rank_keys())

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """Estimate quickly how well the seat stands, in points. Bots use it."""

    def evaluate_as(self, seat: i64, taste: i64) -> float:  # noqa: ARG002
        """Evaluate as a player with one of the game's tastes, counted from 1."""
        return self.evaluate(seat)

    def end_reason(self) -> str:
        """Return why the game ended, as a key for words; empty during the game."""
        return ""

    # --- knowledge -----------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return all that a seat may know, as declared in `view_types`; `None` is a spectator."""

    @abstractmethod
    def seen(self, action: i64, seat: int | None) -> str:
        """Return the notation of the next action as that seat may know it; `?` hides the rest."""

    @abstractmethod
    def sample_hidden(self, rng: Rng) -> State:
        """Return a copy of a state made by `from_view`, the unknown filled in at random."""

    # --- saving -------------------------------------------------------

    @abstractmethod
    def components(self) -> Components:
        """Return the printed components that all states of the set-up share."""

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
        """Pickle as saved data with the origin of the set-up."""
        return restore, (self.components().origin, self.to_json())

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the whole true state as plain data."""

    def digest(self) -> str:
        """Return a stable hash of the true state, for tests, traces and checks."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def check_seat(seat: int | None, seats: i64) -> None:
    """Refuse a seat that is not at this table; `None` is a spectator."""
    if seat is not None and not 0 <= seat < seats:
        raise WrongSeat("no-such-seat", last=seats - 1, seat=str(seat))


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return places from sort keys, highest first; equal keys share a place."""
    return [1 + len([other for other in keys if other > mine]) for mine in keys]


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play random actions in place to the end, at most `limit`; return how many were played."""
    borrowed = _borrow()
    buffer = borrowed.rows
    played: i64 = 0
    while played < limit:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            action = state.random_legal(rng, buffer)
            if action < 0:
                break
            state.apply(action)
        played += 1
    _FREE.append(borrowed)
    return played
