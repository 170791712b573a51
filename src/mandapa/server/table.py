"""A table in memory: what its events have made of it so far.

Only `Table.apply` changes a table, live and on loading. Live it works on a copy (`Table.after`),
which the table becomes once the event is on disk; so a write that fails has changed nothing.
"""

from __future__ import annotations

import asyncio
import copy
from dataclasses import dataclass, field, replace
from itertools import takewhile

from mandapa.core.match import Match
from mandapa.server.clock import Clock
from mandapa.server.events import (
    OF_THE_MATCH,
    Act,
    Answer,
    AnyEvent,
    Ask,
    Begin,
    BreakOff,
    Chat,
    Flag,
    HandBack,
    Mute,
    ProposalKind,
    Rematch,
    Resign,
    Restart,
    Resume,
    Sit,
    Stand,
    TakeOver,
    Undo,
)
from mandapa.server.moderation import Moderation, note_limit
from mandapa.server.plan import Plan
from mandapa.server.table_parts import Deal, Listing, Passed, Pause, Proposal, Seat, Status


@dataclass(eq=False)
class Table:
    """One table; everything but its immutable facts comes from events."""

    id: str
    created: int
    plan: Plan
    public: bool
    host: str
    deal: Deal

    seq: int = 0  # of the last event
    at: int = 0  # its time of day
    ran: int = 0  # how long the site had run then
    chain: bytes = b""  # over all up to it, as it is on disk
    listing: Listing | None = None  # as it is on disk; none: nothing is
    position_seq: int = 0  # the last event that changed what may be done
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    passed: Passed | None = None
    groups: list[tuple[int, int]] = field(default_factory=list)  # (event, first ply) of the story
    marks: list[tuple[int, int]] = field(default_factory=list)  # (event, plies kept before it)
    notes: list[tuple[int, int, AnyEvent]] = field(default_factory=list)  # what is not of the match
    # The seat for whose person a bot decided, by the first ply of the decision.
    stand_ins: dict[int, int] = field(default_factory=dict)
    clock: Clock | None = None
    origin: Match | None = None  # the match that a fork goes on from
    rematch: str = ""
    broken_off: bool = False
    proposal: Proposal | None = None
    paused: Pause | None = None
    moderation: Moderation = field(default_factory=Moderation)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.setup = self.plan.setup()
        self.narrator = self.plan.narrator()
        provenance = self.setup.edition.provenance()
        self.reconstructed = [name for name, how in provenance.items() if how == "reconstructed"]
        self.seats = [Seat() for _ in range(self.plan.players)]

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        over = self.match.over or self.plan.uploaded or self.broken_off
        return "finished" if over else "playing"

    @property
    def sealed(self) -> bool:
        """Whether only those who sit there may look, while others still play the deal."""
        return self.deal.shared and not self.deal.closed and self.status != "open"

    def seats_of(self, person: str) -> list[int]:
        """Return where a person sits: on several seats, if people share a screen."""
        return [
            number for number, seat in enumerate(self.seats) if person and seat.person == person
        ]

    def seat_of(self, person: str) -> int | None:
        """Return the seat from which a person sees the table: of several the one that must decide,
        or the one that decided last."""
        mine = self.seats_of(person)
        if len(mine) < 2:
            return mine[0] if mine else None
        own = [seat for seat in mine if not self.seats[seat].bot] or mine
        if self.actor in own:
            return self.actor
        plies = reversed(self.match.plies) if self.match else ()
        return next((ply.actor for ply in plies if ply.actor in own and not ply.forced), own[0])

    @property
    def players(self) -> list[Seat]:
        """The seats that people or outside programs play themselves."""
        return [seat for seat in self.seats if seat.person and not seat.bot]

    @property
    def people(self) -> int:
        """Return how many people or outside programs have a seat, even if a bot stands in."""
        return sum(bool(seat.person) for seat in self.seats)

    @property
    def actor(self) -> int | None:
        """The seat that must decide."""
        if self.match is None or self.status == "finished":
            return None
        return int(self.match.actor)

    def places(self) -> list[int]:
        """Return the final places; who gave up comes last, the first to do so at the very end."""
        assert self.match is not None
        ranking = self.match.state.ranking()
        keys = [
            (seat.gave_up > 0, -seat.gave_up, place)
            for seat, place in zip(self.seats, ranking, strict=True)
        ]
        return [1 + sum(other < key for other in keys) for key in keys]

    # --- changing --------------------------------------------------------

    def dealt(self, names: list[str]) -> Match:
        """Return the match with which this table would begin: newly dealt, or going on from the
        ply of another table."""
        if self.origin is not None:
            return Match.forked(self.origin, self.plan.parent_ply, names, self.deal.seed)
        return Match(self.setup, names, self.deal.seed)

    def after(self, event: AnyEvent, at: int, ran: int) -> Table:
        """Return the table as an event will make it; this one stays as it is."""
        twin = copy.copy(self)
        twin.seats = [replace(seat) for seat in self.seats]
        twin.match = self.match.copy() if self.match else None
        twin.groups, twin.marks, twin.notes = list(self.groups), list(self.marks), list(self.notes)
        twin.stand_ins = dict(self.stand_ins)
        twin.clock = self.clock.copy() if self.clock else None
        if self.proposal:
            twin.proposal = replace(self.proposal, waiting=set(self.proposal.waiting))
        twin.moderation = self.moderation.copy()
        twin.apply(event, at, ran)
        return twin

    def become(self, after: Table) -> None:
        """Go on as what `after` gave, now that its event is on disk."""
        self.__dict__.update(after.__dict__)

    def apply(self, event: AnyEvent, at: int, ran: int) -> None:
        """Take in an event. `at` is the time of day, `ran` the time for which the site had run."""
        self.seq += 1
        if isinstance(event, OF_THE_MATCH):
            self.position_seq = self.seq
        if not isinstance(event, (Begin, Act)):
            self._keep_note(event, at)
        match event:
            case Sit(seat, name, person, bot, program):
                self.seats[seat] = Seat(name, person, program, bot)
                self.moderation.sat(person, at)
            case Stand(seat):
                self.seats[seat] = Seat()
            case Begin():
                self._begin(event)
            case Act(seat, start, plies, bot):
                self._extend(start, plies)
                if bot:
                    self._stand_in(seat, start)
            case Undo(_, ply):
                self._take_back(ply)
            case Resign(seat, bot) | Flag(seat, bot):
                self.seats[seat].gave_up = self.seq
                self.seats[seat].bot = bot
                self.seats[seat].why = "time" if isinstance(event, Flag) else "resigned"
                self.proposal = None
                if not self.players:  # nobody is left who could end it
                    self.paused = None
            case TakeOver(seat, bot, by, once):
                self.seats[seat].bot = bot
                self.seats[seat].why = "once" if once else "asked" if by == seat else "away"
                self.moderation.took_over(self.seats[by].person, at)
            case Ask(seat, what, ply, agreed):
                self.proposal = Proposal(seat, what, ply, self.must_agree(seat, what))
                self.moderation.proposed(self.seats[seat].person, at)
                if agreed:
                    self._agreed(self.proposal, at)
            case Answer(seat, yes, agreed) if self.proposal:
                self.proposal.waiting.discard(seat)
                if agreed:
                    self._agreed(self.proposal, at)
                elif not yes:
                    self.proposal = None
            case Resume():
                self.paused = None
            case HandBack(seat):
                self.seats[seat].bot = self.seats[seat].why = ""
            case Rematch(table):
                self.rematch = table
            case BreakOff():
                self.broken_off = True
            case Chat(name, _, person, seat):
                self.moderation.chatted(self.seq, person, name, seat, at)
            case Mute(person, muted):
                self.moderation.mute(person, muted)
            case Restart() | Answer():
                pass
        if isinstance(event, (Act, Undo)) and not getattr(event, "bot", ""):
            self._moved_on(event.seat)
        self._run_clock(event, ran)
        self.at, self.ran = at, ran
        if self.status == "finished" and not self.deal.shared:
            self.deal = replace(self.deal, closed=True)

    def must_agree(self, asker: int, what: ProposalKind) -> set[int]:
        """Return the seats that have to agree: those of all other people. A bot that plays for
        someone agrees to a pause; what they would take back is for themselves to say."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.person and seat.person != self.seats[asker].person and not seat.gave_up
            if not (what == "pause" and seat.bot)
        }

    def _agreed(self, proposal: Proposal, at: int) -> None:
        self.proposal = None
        if proposal.what == "pause":
            self.paused = Pause(proposal.seat, at)
        elif self.match and len(self.match.plies) > proposal.ply:
            self._take_back(proposal.ply)
            self.position_seq = self.seq

    def _moved_on(self, seat: int) -> None:
        """Drop the proposal once a person decides instead of answering, or takes it back."""
        if self.proposal and self.seats[seat].person:
            self.proposal = None

    def _keep_note(self, event: AnyEvent, at: int) -> None:
        """Remember what newcomers are told; what is told too often drops out at the far end."""
        kind, most = note_limit(event)
        same = [
            number for number, (_, _, one) in enumerate(self.notes) if note_limit(one)[0] == kind
        ]
        for number in reversed(same[: max(0, len(same) + 1 - most)]):
            del self.notes[number]
        self.notes.append((self.seq, at, event))

    def _begin(self, event: Begin) -> None:
        self.match = Match.empty(self.setup, event.names, self.deal.seed, self.deal.commitment)
        self.match.inherited, self.match.parent = event.inherited, event.parent
        for notation in event.plies:
            self.match.append(notation)
        # What a fork or an uploaded log begins with is told decision by decision.
        plies = enumerate(self.match.plies)
        decided = [number for number, ply in plies if ply.actor >= 0 and not ply.forced]
        self.groups += [(self.seq, start) for start in (0, *decided)]
        self.marks.append((self.seq, 0))

    def _extend(self, start: int, plies: list[str]) -> None:
        assert self.match is not None
        states = [self.match.state.copy()]
        for notation in plies:
            self.match.append(notation)
            states.append(self.match.state.copy())
        self.passed = Passed(start, states)
        self.groups.append((self.seq, start))
        self.marks.append((self.seq, start))

    def _stand_in(self, number: int, start: int) -> None:
        """Note that a bot decided for a person; one asked for a single turn leaves after it."""
        seat = self.seats[number]
        self.stand_ins[start] = number
        if seat.why == "once" and self.actor != number:
            seat.bot = seat.why = ""

    def _take_back(self, ply: int) -> None:
        assert self.match is not None
        self.match.back_to(ply)
        self.passed = None
        self.groups = [group for group in self.groups if group[1] < ply or group[1] == 0]
        self.stand_ins = {start: one for start, one in self.stand_ins.items() if start < ply}
        self.marks.append((self.seq, ply))

    def _run_clock(self, event: AnyEvent, ran: int) -> None:
        if self.plan.clock is None or self.match is None:
            return
        if self.clock is None:
            self.clock = Clock(self.plan.clock, len(self.seats))
        if isinstance(event, Restart):
            self.clock.forgive(max(0, ran - max(self.ran, event.alive)))
        if isinstance(event, Undo):
            self.clock.take_back(event.seat)
        actor = self.actor
        if self.paused or (actor is not None and self.seats[actor].bot):
            actor = None
        self.clock.switch_to(actor, ran, event.seat if isinstance(event, Act) else None)

    # --- looking back ------------------------------------------------------

    def first_new_ply(self, seq: int) -> int:
        """Return the first ply that a client who holds events up to `seq` must be told (again)."""
        kept = [ply for _, ply in takewhile(lambda mark: mark[0] > seq, reversed(self.marks))]
        if not kept:
            return len(self.match.plies) if self.match else 0
        first = min(kept)
        return next((start for _, start in reversed(self.groups) if start <= first), 0)
