"""Proposals to the other players: a pause, or a take-back that the rule of undo would not allow.

After a take-back the draws are the same again, because the k-th draw of a source follows from the
committed seed. What a player has seen stays seen; that is why everyone has to agree.
"""

from __future__ import annotations

from typing import Final

from mandapa.core.match import Match
from mandapa.server import events
from mandapa.server.command import Asker, Command, at_play
from mandapa.server.refusals import Refusal
from mandapa.server.table import Table

LONG_PAUSE: Final = 10 * 60 * 1000  # milliseconds after which anyone may end a pause


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others for a pause, or to take back your last decision."""

    kind: events.ProposalKind

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        match, seat = at_play(table, asker)
        if table.seats[seat].gave_up:
            raise Refusal("gave-up", 409)
        if table.proposal:
            raise Refusal("already-asked", 409)
        ply = -1
        if self.kind == "pause" and table.paused:
            raise Refusal("paused", 409)
        if self.kind == "takeback":
            ply = _last_decision(table, match, seat)
        table.moderation.check_proposal(asker.person, asker.at)
        return events.Ask(seat, self.kind, ply, agreed=not table.must_agree(seat, self.kind))


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what was asked, or not; who asked may take it back with a no."""

    yes: bool

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _, seat = at_play(table, asker)
        if table.proposal is None:
            raise Refusal("nothing-asked", 409)
        seats = table.seats_of(asker.person)
        seat = next((one for one in seats if one in table.proposal.waiting), seat)
        mine = table.proposal.seat in seats and not self.yes
        if mine:
            seat = table.proposal.seat
        elif seat not in table.proposal.waiting:
            raise Refusal("already-answered", 409)
        return events.Answer(seat, self.yes, agreed=self.yes and table.proposal.waiting == {seat})


class Resume(Command, frozen=True, tag="resume"):
    """End a pause: who asked for it at any time, the others when it has become long."""

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _, seat = at_play(table, asker)
        if table.paused is None:
            raise Refusal("not-paused", 409)
        own = table.paused.seat in table.seats_of(asker.person)
        if not own and asker.at - table.paused.since < LONG_PAUSE:
            name = table.seats[table.paused.seat].name
            raise Refusal("pause-lasts", 409, name=name, minutes=LONG_PAUSE // 60_000)
        return events.Resume(seat)


def may_ask(table: Table, seat: int | None) -> list[str]:
    """Return what a seat may propose now."""
    if seat is None or table.match is None or table.status != "playing":
        return []
    if table.proposal or table.seats[seat].gave_up:
        return []
    found = [] if table.paused else ["pause"]
    try:
        _last_decision(table, table.match, seat)
    except Refusal:
        return found
    return [*found, "takeback"]


def _last_decision(table: Table, match: Match, seat: int) -> int:
    """Return the ply of a seat's last free decision. While others play the same deal, nothing can
    be taken back: the results could not be compared."""
    if table.deal.shared and not table.deal.closed:
        raise Refusal("deal-open", 403)
    for ply in range(len(match.plies) - 1, match.inherited - 1, -1):
        if match.plies[ply].actor == seat and not match.plies[ply].forced:
            return ply
    raise Refusal("nothing-to-take-back", 409)
