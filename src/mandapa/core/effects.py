"""What a choice would do: a moment that has not happened yet.

It is found by carrying the choice out in worlds imagined from the asker's own view, so it cannot
leak what they may not know. What differs between worlds is unknown, so it cannot lie either: draws
come out in every way. Draws that change nothing but the thing drawn (`Game.plain_draws`), such as
the roll of a die, come out as their first outcomes and as their last.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, Final

from mandapa.core.changes import Changes, joined, merged
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment, Narrator
from mandapa.core.native import Rng
from mandapa.core.views import View

# Worlds are drawn from these, so the effects depend on nothing but the view.
SEEDS: Final = (1, 2)
MOST_PLIES: Final = 60  # decisions that follow by themselves, and draws as one each
MOST_WORLDS: Final = 12  # for one choice; where more would differ, only what comes first is told


@dataclasses.dataclass(frozen=True)
class Effects:
    """What one choice would do, up to the next decision that is not forced."""

    changes: Changes
    lines: tuple[Line, ...]  # what the log would tell, as far as it is certain
    decides: int | None  # who decides next, or `OVER`; `None`: it depends
    final: bool  # the choice cannot be taken back
    certain: bool  # nothing of this depends on what the asker cannot know


_Told = tuple[Changes, tuple[Line, ...]]


@dataclasses.dataclass
class _Start:
    """A choice up to its first draw, in one imagined world: the same whatever is drawn."""

    state: State
    rows: list[int]
    moments: list[Moment[Any]]
    reveals: bool = False  # shows someone what was hidden, so that another world may look different
    follows: int = OVER  # who decides next, or `CHANCE`
    told: _Told | None = None


@dataclasses.dataclass
class _World:
    """A choice as it goes in one imagined world."""

    start: _Start
    # What the asker sees from the first draw on; draws come with how often each source was drawn
    # from.
    moments: list[tuple[Moment[Any], dict[str, int]]] = dataclasses.field(default_factory=list)
    decides: int = OVER
    # Of draws that may change what follows: which outcome came, and how many there were.
    picks: list[tuple[int, int]] = dataclasses.field(default_factory=list)

    @property
    def drawn(self) -> bool:
        return bool(self.moments)

    def looks_like(self, other: _World) -> bool:
        """Return whether the asker could not tell the worlds apart, now and later."""
        if self.decides != other.decides or len(self.moments) != len(other.moments):
            return False
        for (one, draws), (another, other_draws) in zip(self.moments, other.moments, strict=True):
            if draws != other_draws or not _same(one, another):
                return False
        mine, theirs = self.start.moments, other.start.moments
        return mine is theirs or (len(mine) == len(theirs) and all(map(_same, mine, theirs)))


def effects(
    setup: Setup,
    narrator: Narrator[Any],
    view: View,
    actions: Iterable[int],
    waits: Callable[[int], bool],
) -> dict[int, Effects]:
    """Return the effects of the asker's legal actions, by their rows. `waits` says whether a seat
    can be waited for, as a bot cannot: then a choice can be taken back until it decides."""
    base = setup.from_view(view)
    states = [base.sample_hidden(Rng(seed)) for seed in SEEDS]
    teller = _Teller(setup, narrator, view, waits)
    return {row: teller.effects(states, row) for row in actions}


class _Teller:
    def __init__(
        self, setup: Setup, narrator: Narrator[Any], view: View, waits: Callable[[int], bool]
    ) -> None:
        self.setup = setup
        self.narrator = narrator
        self.view = view
        self.seat: int = view["seat"]
        self.waits = waits

    def effects(self, states: list[State], row: int) -> Effects:
        final = is_final(states[0].copy(), row, self.waits)
        start = self._started(states[0].copy(), row)
        first = self._carried_out(start, [], plain=0)
        found = self._told(first, final)
        starts = [start, start]
        if self.setup.game.secrets:
            starts[1] = self._started_alike(states[1].copy(), row, start)
        picks, worlds = _next_picks(first.picks), 1
        if picks is None and (first.drawn or starts[0] is not starts[1]):
            picks = []  # the same once more, in another world and with other plain draws
        while picks is not None:
            if worlds == MOST_WORLDS:
                return self._begun(first, final)
            other = self._carried_out(starts[worlds % 2], picks, plain=-(worlds % 2))
            if not other.looks_like(first):
                found = _in_both(found, self._told(other, final))
            picks, worlds = _next_picks(other.picks), worlds + 1
        return found

    def _told(self, world: _World, final: bool) -> Effects:
        """Return the effects as they are in one world."""
        begun, before = self._told_start(world.start)
        parts, lines = [begun], list(before)
        decided: list[Moment[Any]] = []
        for moment, drawn in world.moments:
            parts.append(self.narrator.changes(moment))
            if drawn:
                if decided:
                    lines += self.narrator.narrate(decided)
                lines += [_then(source, count) for source, count in drawn.items()]
                lines += self.narrator.narrate([moment])
                decided = []
            else:
                decided.append(moment)
        if decided:
            lines += self.narrator.narrate(decided)
        changes = joined(parts)
        known = not world.drawn and all(gain.amount is not None for gain in changes.gains)
        return Effects(changes, tuple(lines), world.decides, final, known)

    def _told_start(self, start: _Start) -> _Told:
        if start.told is None:
            changes = joined([self.narrator.changes(moment) for moment in start.moments])
            start.told = changes, tuple(self.narrator.narrate(start.moments))
        return start.told

    def _begun(self, world: _World, final: bool) -> Effects:
        """Return only what the choice itself does: what follows could be anything."""
        moment = world.start.moments[0]
        lines = tuple(self.narrator.narrate([moment]))
        return Effects(self.narrator.changes(moment), lines, None, final, False)

    def _started(self, state: State, row: int) -> _Start:
        """Carry a choice out, with all that follows by itself without chance."""
        before, actor = self.view, self.seat
        start = _Start(state, [], [])
        for _ in range(MOST_PLIES):
            start.rows.append(row)
            start.reveals = start.reveals or state.reveals(row)
            seen = state.seen(row, self.seat)
            state.apply(row)
            after = state.view(self.seat)
            start.moments.append(Moment(seen, actor, before, after, live=True, imagined=True))
            before, actor = after, int(state.actor())
            if actor < 0:
                break
            legal = state.legal_actions()
            if len(legal) > 1:
                break
            row = legal[0]
        start.follows = actor
        return start

    def _started_alike(self, state: State, row: int, start: _Start) -> _Start:
        """Carry a choice out in another world. It looks the same if nothing hidden is shown."""
        if start.reveals:
            return self._started(state, row)
        for one in start.rows:
            state.apply(one)
        return dataclasses.replace(start, state=state)

    def _carried_out(self, start: _Start, picks: list[int], plain: int) -> _World:
        """Go on from the first draw. `picks` are the outcomes of draws that may change what
        follows, and the first where it does not say; `plain` is that of the others."""
        world = _World(start)
        actor = start.follows
        if actor != CHANCE:
            world.decides = actor
            return world
        state, before, row = start.state.copy(), start.moments[-1].after, 0
        for _ in range(MOST_PLIES):
            seen, drawn = "", {}
            if actor == CHANCE:
                drawn = self._draw(state, picks, plain, world)
            else:
                seen = state.seen(row, self.seat)
                state.apply(row)
            after = state.view(self.seat)
            moment = Moment(seen, actor, before, after, live=True, imagined=True)
            world.moments.append((moment, drawn))
            before, actor = after, int(state.actor())
            if actor == OVER:
                break
            if actor >= 0:
                legal = state.legal_actions()
                if len(legal) > 1:
                    break
                row = legal[0]
        world.decides = actor
        return world

    def _draw(self, state: State, picks: list[int], plain: int, world: _World) -> dict[str, int]:
        """Let chance decide until a player must; return how often it drew from each source."""
        drawn: dict[str, int] = {}
        while state.actor() == CHANCE:
            source, outcomes = state.source(), state.outcomes()
            drawn[source] = drawn.get(source, 0) + 1
            pick = plain
            if state.question() not in self.setup.game.plain_draws:
                number = len(world.picks)
                pick = min(picks[number] if number < len(picks) else 0, len(outcomes) - 1)
                world.picks.append((pick, len(outcomes)))
            state.apply(outcomes[pick][0])
        return drawn


def _same(one: Moment[Any], other: Moment[Any]) -> bool:
    """Return whether two moments look alike, if those before them do."""
    return (one.seen, one.actor) == (other.seen, other.actor) and one.after == other.after


def _next_picks(picks: list[tuple[int, int]]) -> list[int] | None:
    """Return the outcomes that come after these, as counting goes; `None` after the last."""
    for place in range(len(picks) - 1, -1, -1):
        pick, ways = picks[place]
        if pick + 1 < ways:
            return [*(before for before, _ in picks[:place]), pick + 1]
    return None


def is_final(state: State, row: int, waits: Callable[[int], bool]) -> bool:
    """Return whether the actor could not undo a choice: it reveals something, or what follows
    comes at once: from chance, as another seat's only answer, or from a seat that does not
    wait, such as a bot. The state is played on."""
    seat = state.actor()
    while not state.reveals(row):
        state.apply(row)
        follows = int(state.actor())
        if follows < 0:
            return True
        legal = state.legal_actions()
        if follows != seat:
            return len(legal) == 1 or not waits(follows)
        if len(legal) > 1:
            return False
        row = legal[0]  # the match takes it
    return True


def _in_both(one: Effects, other: Effects) -> Effects:
    """Return what holds in two worlds."""
    return Effects(
        merged(one.changes, other.changes),
        tuple(line for line in one.lines if line in other.lines),
        one.decides if one.decides == other.decides else None,
        one.final,
        one.certain and one == other,
    )


def _then(source: str, count: int) -> Line:
    """Return the line that something will be drawn."""
    return Line(f"then-{source.replace(' ', '-')}", {"count": count})
