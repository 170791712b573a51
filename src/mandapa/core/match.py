"""A match: a set-up, a committed seed, the names at the table and the log of all actions.

The log is the truth; the state is rebuilt from it. `Match` is the checked way to play:
everything that reaches a state from outside goes through `play`.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Sequence

from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.draws import Seed, commitment, draw, match_seed, new_seed
from mandapa.core.errors import (
    GameOver,
    IllegalAction,
    LogError,
    SeriesError,
    SetupError,
    UndoError,
    WrongSeat,
    clause_name,
    from_folder,
)
from mandapa.core.game import Setup
from mandapa.core.views import View
from mandapa.core.words import refusal_key

MAX_NAME = 40


@dataclasses.dataclass(frozen=True)
class Ply:
    """One entry of the log."""

    actor: int  # a seat or CHANCE
    action: int
    forced: bool  # a decision that had only one answer
    reveals: bool
    seen: tuple[str, ...]  # for each seat as it may know it, the spectator's last
    source: str = ""  # what chance drew from


class Match:
    """One play of a game, in progress or finished.

    Without a seed it is dealt at random; the same seed always gives the same deal.
    """

    def __init__(
        self, setup: Setup, names: Sequence[str] | None = None, seed: Seed | None = None
    ) -> None:
        self._prepare(setup, names, new_seed() if seed is None else match_seed(seed))
        self._advance()

    def __repr__(self) -> str:
        if self.over:
            stands = "over"
        else:
            actor = self.actor
            stands = f"{self.names[actor]} to decide" if actor >= 0 else "a draw is due"
        title = f"{self.setup.game.title} for {self.setup.players}"
        return f"<Match of {title}, {len(self.plies)} plies, {stands}>"

    @classmethod
    def empty(cls, setup: Setup, names: Sequence[str], seed: bytes | None, published: str) -> Match:
        """Return an empty match, to be filled from a log with `append`.

        Without its seed, a match can be replayed, but not continued past a draw.
        """
        match = cls.__new__(cls)
        match._prepare(setup, names, seed)
        match.commitment = published
        return match

    @classmethod
    def forked(cls, parent: Match, ply: int, names: Sequence[str], seed: bytes | None) -> Match:
        """Return a match that begins with the plies of `parent` and draws from its own seed."""
        match = cls.__new__(cls)
        match._prepare(parent.setup, names, seed or new_seed())
        for entry in parent.plies[:ply]:
            match._apply(entry.action)
        match.parent, match.inherited = parent.commitment, len(match.plies)
        match._advance()
        return match

    def copy(self) -> Match:
        """Return an independent copy of the match."""
        twin = Match.__new__(Match)
        twin.setup, twin.names, twin.seed = self.setup, self.names, self.seed
        twin.commitment, twin.parent, twin.inherited = self.commitment, self.parent, self.inherited
        twin.state = self.state.copy()
        twin.plies = list(self.plies)
        twin._drawn = Counter(self._drawn)
        return twin

    def _prepare(self, setup: Setup, names: Sequence[str] | None, seed: bytes | None) -> None:
        self.setup = setup
        self.names = list(names or (f"Player {seat + 1}" for seat in range(setup.players)))
        if len(self.names) != setup.players:
            raise SetupError("wrong-names", players=setup.players, count=len(self.names))
        for name in self.names:
            if not name.strip() or not name.isprintable() or len(name) > MAX_NAME:
                raise SetupError("wrong-name", most=MAX_NAME, name=repr(name))
        self.seed = seed
        self.commitment = commitment(seed) if seed else ""
        # A fork begins with plies of another match, named by its commitment.
        self.parent = ""
        self.inherited = 0
        self.state: State = setup.new()
        self.plies: list[Ply] = []
        self._drawn: Counter[str] = Counter()

    # --- asking --------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.state.actor()

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def legal(self) -> list[str]:
        """Return the notations of the actor's legal actions."""
        actions = self.setup.game.actions
        return [actions.notations[row] for row in self.state.legal_actions()]

    def view(self, seat: int | None) -> View:
        """Return all that a seat may know; `None` is a spectator."""
        self._check_seat(seat)
        return self.state.view(seat)

    def history(self, seat: int | None) -> list[str]:
        """Return the log as a seat may know it, one `actor notation` per ply (`*` for chance)."""
        self._check_seat(seat)
        reader = self.setup.players if seat is None else seat
        return [f"{actor_name(ply.actor)} {ply.seen[reader]}" for ply in self.plies]

    def state_at(self, ply: int) -> State:
        """Return a new state as it was before a ply; for `len(plies)`, after the last one."""
        if not 0 <= ply <= len(self.plies):
            raise LogError("no-such-ply", plies=len(self.plies), ply=str(ply))
        state = self.setup.new()
        for entry in self.plies[:ply]:
            state.apply(entry.action)
        return state

    def states(
        self, start: int, stop: int | None = None, state: State | None = None
    ) -> Iterator[State]:
        """Yield the state before ply `start` and after each ply up to `stop`. It is always the same
        object: `state`, if the caller has one for ply `start`."""
        state = self.state_at(start) if state is None else state
        yield state
        for entry in self.plies[start:stop]:
            state.apply(entry.action)
            yield state

    # --- playing -------------------------------------------------------

    def play(self, seat: int, *actions: str | int) -> None:
        """Carry out a seat's decisions, all or none, and everything that follows by itself.

        A series ends where something is drawn or shown, or someone else decides: one that is
        refused further on would tell what only those who decided may know.
        """
        before = len(self.plies)
        try:
            for action in actions[:-1]:
                self._play_one(seat, action)
                self._take_only_answers(seat)
                # Before anything is drawn: the time a refusal takes must not reveal a draw.
                if not self._still_unseen(seat, before):
                    raise SeriesError("series-too-long")
            for action in actions[-1:]:
                self._play_one(seat, action)
                self._advance()
        except Exception:
            if len(self.plies) > before:
                self.back_to(before)
            raise

    def resume(self) -> None:
        """Continue a match that was read from a log: draw what is due."""
        self._advance()

    def _take_only_answers(self, seat: int) -> None:
        """Take the seat's next decisions while they have only one answer."""
        while self.actor == seat:
            legal = self.state.legal_actions()
            if len(legal) > 1:
                return
            self._apply(legal[0])

    def _still_unseen(self, seat: int, ply: int) -> bool:
        """Return whether all plies since then are decisions of the seat that reveal nothing."""
        since = self.plies[ply:]
        return self.actor == seat and all(p.actor == seat and not p.reveals for p in since)

    def _play_one(self, seat: int, action: str | int) -> None:
        row = self.setup.game.actions.row(action)
        self._check_seat(seat)
        if self.over:
            raise GameOver("game-over")
        if seat != self.actor:
            raise WrongSeat("not-your-turn", name=self.names[self.actor], seat=seat + 1)
        clause = self.state.refusal(row)
        if clause:
            raise self._illegal(row, clause)
        self._apply(row)

    def _check_seat(self, seat: int | None) -> None:
        players = self.setup.players
        if seat is not None and not (_is_number(seat) and 0 <= seat < players):
            raise WrongSeat("no-such-seat", last=players - 1, seat=repr(seat))

    def _illegal(self, row: int, clause: int) -> IllegalAction:
        name = clause_name(clause)
        reason = from_folder(self.setup.game.folder / "words", refusal_key(name))
        return IllegalAction(self.setup.game.actions[row].notation, name, reason)

    def _apply(self, row: int) -> None:
        state = self.state
        actor = state.actor()
        seen = tuple(state.seen(row, seat) for seat in (*range(self.setup.players), None))
        source = state.source()
        if actor == CHANCE:
            self._drawn[source] += 1
            forced, reveals = False, True
        else:
            forced, reveals = len(state.legal_actions()) == 1, state.reveals(row)
        state.apply(row)
        self.plies.append(Ply(actor, row, forced, reveals, seen, source))

    def _advance(self) -> None:
        """Draw what chance decides and take decisions that have only one answer."""
        while not self.over:
            if self.actor == CHANCE:
                self._apply(self._next_draw())
            else:
                legal = self.state.legal_actions()
                if len(legal) > 1:
                    return
                self._apply(legal[0])

    def _next_draw(self) -> int:
        if self.seed is None:
            raise LogError("no-seed")
        source = self.state.source()
        return draw(self.seed, source, self._drawn[source], self.state.outcomes())

    # --- undo ----------------------------------------------------------

    def undo_ply(self, seat: int) -> int | None:
        """Return the ply to which a seat may undo: its last free decision, if since then nobody
        else decided, nothing was drawn and nothing hidden was shown."""
        if self.over:
            return None
        for ply in range(len(self.plies) - 1, self.inherited - 1, -1):
            entry = self.plies[ply]
            if entry.actor != seat or entry.reveals:
                return None
            if not entry.forced:
                return ply
        return None

    def undo(self, seat: int) -> None:
        self.back_to(self.checked_undo(seat))

    def checked_undo(self, seat: int) -> int:
        """Return the ply to which a seat may undo; raise `UndoError` if there is none."""
        ply = self.undo_ply(seat)
        if ply is None:
            raise UndoError("no-undo")
        return ply

    def back_to(self, ply: int) -> None:
        """Remove all plies from this one on, of all seats."""
        self.state = self.state_at(ply)
        del self.plies[ply:]
        self._drawn = Counter(entry.source for entry in self.plies if entry.source)

    # --- checking ------------------------------------------------------

    def append(self, notation: str) -> None:
        """Add an action from a log, which must be possible now."""
        row = self.setup.game.actions.row(notation)
        if self.over:
            raise LogError("already-over")
        if self.actor == CHANCE:
            if row not in dict(self.state.outcomes()):
                source = self.setup.game.drawn_from(self.state.source())
                raise LogError("no-such-draw", notation=notation, source=source)
        else:
            clause = self.state.refusal(row)
            if clause:
                raise self._illegal(row, clause)
        self._apply(row)

    def verify(self) -> dict[str, int]:
        """Re-derive every draw from the revealed seed; return the number of draws of each source.

        What a fork took over from its parent is its parent's to verify.
        """
        if self.seed is None:
            raise LogError("seed-not-revealed")
        if commitment(self.seed) != self.commitment:
            raise LogError("other-seed")
        state = self.setup.new()
        drawn: Counter[str] = Counter()
        for number, entry in enumerate(self.plies, start=1):
            if state.actor() == CHANCE:
                source = state.source()
                due = draw(self.seed, source, drawn[source], state.outcomes())
                drawn[source] += 1
                if due != entry.action and number > self.inherited:
                    table = self.setup.game.actions
                    raise LogError(
                        "other-draw",
                        ply=str(number),
                        logged=table[entry.action].notation,
                        due=table[due].notation,
                    )
            state.apply(entry.action)
        return dict(drawn)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def actor_name(actor: int) -> str:
    """Return `1` for the first seat, `*` for chance."""
    return "*" if actor == CHANCE else str(actor + 1)
