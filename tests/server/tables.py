"""Tables in memory, as the hall makes them, without a hall."""

from __future__ import annotations

import random
from typing import Any

from mandapa.core.draws import commitment, seed_from_text
from mandapa.games import GAMES
from mandapa.server import commands, events
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.command import Asker
from mandapa.server.plan import Plan, default_edition
from mandapa.server.table import Table
from mandapa.server.table_parts import Deal
from tests.server.seeds import named_seed

NAMES = ("Ann", "Bo", "Cy", "Dee")


def plan_of(game: str = "flowers", players: int = 2, **more: Any) -> Plan:
    options = more.pop("options", {})
    return Plan(game, players, options, default_edition(game), rules=GAMES[game].rules, **more)


class History:
    """A table and all that has happened at it, with a clock that the test turns."""

    def __init__(
        self,
        game: str = "flowers",
        players: int = 2,
        *,
        seed: str = "history",
        clock: ClockPlan | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.plan = plan_of(game, players, clock=clock, options=options or {})
        # Tests of these two expect that Ann begins.
        drawn = game in ("flowers", "mandala_stones")
        self.seed = named_seed(seed) if drawn else seed_from_text(seed)
        self.at = 1_000_000
        self.events: list[tuple[events.AnyEvent, int]] = []
        self.away: set[str] = set()
        self.table = self._new()

    def _new(self) -> Table:
        deal = Deal("deal", self.seed, commitment(self.seed), False, False, "ann")
        return Table("table", 0, self.plan, False, "ann", deal)

    def asker(self, person: str) -> Asker:
        def away(other: str) -> float:
            return 10 * DAY if other in self.away else 0.0

        return Asker(person, person.capitalize(), False, away, self.at)

    def decide(self, person: str, command: commands.AnyCommand) -> events.AnyEvent:
        return command.decide(self.table, self.asker(person))

    def do(self, person: str, command: commands.AnyCommand, after: int = 0) -> events.AnyEvent:
        """Carry out a command, `after` milliseconds after the last one."""
        event = self.decide(person, command)
        self.happens(event, after)
        return event

    def happens(self, event: events.AnyEvent, after: int = 0) -> None:
        self.at += after
        self.table.apply(event, self.at, self.at)
        self.events.append((event, self.at))

    def begin(self, *bots: str) -> History:
        """Everyone sits down and the game begins; the last seats are for bots."""
        people = len(self.table.seats) - len(bots)
        for seat in range(len(self.table.seats)):
            if seat < people:
                self.do(NAMES[seat].lower(), commands.Sit(seat=seat))
            else:
                self.do("ann", commands.PutBot(seat=seat, bot=bots[seat - people]))
        self.do("ann", commands.Start())
        return self

    @property
    def mover(self) -> str:
        """The person whose turn it is."""
        assert self.table.actor is not None
        return NAMES[self.table.actor].lower()

    def act(self, *actions: str, after: int = 0) -> None:
        command = commands.Act(turn=self.table.position_seq, actions=list(actions))
        self.do(self.mover, command, after)

    def act_randomly(self, rng: random.Random) -> None:
        assert self.table.match is not None
        self.act(rng.choice(self.table.match.legal()))

    def undo(self, person: str, after: int = 0) -> None:
        self.do(person, commands.Undo(turn=self.table.position_seq), after)

    def can_undo(self, person: str) -> bool:
        seat = self.table.seat_of(person)
        assert self.table.match is not None
        return seat is not None and self.table.match.undo_ply(seat) is not None

    def loaded(self) -> Table:
        """Return the same table as loaded from disk."""
        table = self._new()
        for event, at in self.events:
            table.apply(events.decode(events.encode(event)), at, at)
        return table


def facts(table: Table) -> dict[str, Any]:
    """Return everything that must be the same live and after loading."""
    return {
        "status": table.status,
        "seq": table.seq,
        "turn": table.position_seq,
        "seats": table.seats,
        "groups": table.groups,
        "marks": table.marks,
        "notes": table.notes,
        "stand_ins": table.stand_ins,
        "manners": vars(table.moderation),
        "asked": (table.proposal, table.paused),
        "rematch": table.rematch,
        "plies": table.match and [ply for ply in table.match.plies],
        "names": table.match and table.match.names,
        "digest": table.match and table.match.state.digest(),
        "clock": table.clock and (table.clock.left, table.clock.running, table.clock.since),
    }
