"""What a person may ask of a table, each with what it takes and the event it becomes.

The same messages come over HTTP and over WebSocket. `decide` only looks at the table: it gives an
event or refuses, and nothing has changed until that event is written and applied.
"""

from __future__ import annotations

import math
from typing import Annotated, Final

import msgspec

from mandapa.bots.levels import STAND_IN
from mandapa.core.errors import MandapaError
from mandapa.core.match import Match
from mandapa.server import events
from mandapa.server.command import Asker, Command, at_play
from mandapa.server.moderation import SPECTATOR
from mandapa.server.names import bot_name, checked_name, unused
from mandapa.server.plan import check_bot
from mandapa.server.proposals import Answer, Ask, Resume
from mandapa.server.refusals import Refusal, refusal_of
from mandapa.server.table import Table

MOST_ACTIONS: Final = 64
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3, description="seats count from 0")]
TurnNumber = Annotated[int, msgspec.Meta(ge=0, description="`turn` of the table you decided at")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat before the start: for yourself, or once you are seated for someone who
    plays at the same screen."""

    seat: SeatNumber
    beside: Annotated[
        str, msgspec.Meta(max_length=40, description="the name of someone at the same screen")
    ] = ""

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        if table.status != "open":
            raise Refusal("already-started", 409)
        seated = table.seat_of(asker.person) is not None
        if seated and not self.beside:
            raise Refusal("already-seated", 409)
        if self.beside and not seated:
            raise Refusal("not-seated", 403)
        number = _empty(table, self.seat)
        table.moderation.check_sitting(asker.person, asker.at)
        wanted = checked_name(self.beside) if self.beside else asker.name
        name = unused(wanted, _names(table))
        return events.Sit(number, name, person=asker.person, program=asker.program)


class PutBot(Command, frozen=True, tag="bot"):
    """The host puts a bot on an empty seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _host(table, asker)
        if table.status != "open":
            raise Refusal("already-started", 409)
        check_bot(self.bot, table.setup)
        number = _empty(table, self.seat)
        table.moderation.check_sitting("", asker.at)
        name = bot_name(number, [asker.name, *_names(table)])
        return events.Sit(number, name, bot=self.bot)


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the start; the host may also clear another seat."""

    seat: SeatNumber | None = None

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        if table.status != "open":
            raise Refusal("already-started", 409)
        mine = table.seats_of(asker.person)
        number = self.seat if self.seat is not None or not mine else mine[0]
        if number is None:
            raise Refusal("not-seated", 403)
        if number not in mine:
            _host(table, asker)
        if number >= len(table.seats) or not table.seats[number].taken:
            raise Refusal("seat-empty", 409)
        return events.Stand(number)


class Start(Command, frozen=True, tag="start"):
    """Begin, once every seat is taken."""

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        if table.status != "open":
            raise Refusal("already-started", 409)
        if table.seat_of(asker.person) is None:
            _host(table, asker)
        if table.deal.closed:
            raise Refusal("deal-closed", 409)
        if not all(seat.taken for seat in table.seats):
            raise Refusal("seats-empty", 409)
        names = [f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in table.seats]
        match = table.dealt(names)
        return events.Begin(names, notations(match, 0), match.inherited, match.parent)


class Act(Command, frozen=True, tag="act"):
    """Decide: one action or a series, all or none."""

    turn: TurnNumber
    actions: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        match, seat = at_play(table, asker, self.turn)
        if table.seats[seat].bot:
            raise Refusal("bot-plays", 409)
        if table.paused:
            raise Refusal("paused", 409)
        return act(table, match, seat, self.actions)


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last decision, if nothing hidden was shown since and nobody else decided."""

    turn: TurnNumber

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        match, seat = at_play(table, asker, self.turn)
        mine = table.seats_of(asker.person)
        seat = next((one for one in mine if match.undo_ply(one) is not None), seat)
        if table.seats[seat].bot:
            raise Refusal("bot-plays", 409)
        if table.paused:
            raise Refusal("paused", 409)
        try:
            return events.Undo(seat, match.checked_undo(seat))
        except MandapaError as error:
            raise refusal_of(error) from None


class Resign(Command, frozen=True, tag="resign"):
    """Give up: a bot takes the seat, which ranks last."""

    seat: SeatNumber | None = None  # for those who hold several

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _, seat = at_play(table, asker)
        if self.seat is not None:
            if self.seat not in table.seats_of(asker.person):
                raise Refusal("not-seated", 403)
            seat = self.seat
        if table.seats[seat].gave_up:
            raise Refusal("gave-up", 409)
        return events.Resign(seat, STAND_IN)


class TakeOver(Command, frozen=True, tag="takeover"):
    """Let a bot play for yourself, this turn or until you come back, or for someone who has been
    away for as long as the table's plan says."""

    seat: SeatNumber
    on: bool = False  # for yourself: until you hand back

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _, mine = at_play(table, asker)
        number = self.seat
        if number >= len(table.seats):
            raise Refusal("no-such-seat", 404, seats=len(table.seats))
        if table.seats[number].bot:
            raise Refusal("bot-plays", 409)
        own = number in table.seats_of(asker.person)
        if not own:
            patience = table.plan.patience
            if patience is None:
                raise Refusal("absent-waited-for", 409)
            if asker.away(table.seats[number].person) < patience:
                raise Refusal("still-here", 409, minutes=math.ceil(patience / 60))
        table.moderation.check_takeover(asker.person, asker.at)
        by = number if own else mine
        return events.TakeOver(number, STAND_IN, by, once=own and not self.on)


class HandBack(Command, frozen=True, tag="handback"):
    """Play again yourself after a bot took over."""

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _, seat = at_play(table, asker)
        mine = [(one, table.seats[one]) for one in table.seats_of(asker.person)]
        seat = next((one for one, held in mine if held.bot and not held.gave_up), seat)
        if table.seats[seat].gave_up:
            raise Refusal("gave-up", 409)
        if not table.seats[seat].bot:
            raise Refusal("no-bot-plays", 409)
        return events.HandBack(seat)


class Chat(Command, frozen=True, tag="chat"):
    """Say something to everyone at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        said = " ".join(self.text.split())
        if not said or not said.isprintable():
            raise Refusal("nothing-said")
        mine = table.seat_of(asker.person)
        seat = SPECTATOR if mine is None else mine
        table.moderation.check_chat(asker.person, seat, asker.at)
        return events.Chat(asker.name, said, asker.person, seat)


class Mute(Command, frozen=True, tag="mute"):
    """Silence the author of a message, or let them speak again; only the host may."""

    said: Annotated[int, msgspec.Meta(ge=0, description="the message's `seq`; 0: all spectators")]
    muted: bool = True

    def decide(self, table: Table, asker: Asker) -> events.AnyEvent:
        _host(table, asker)
        if self.said and self.said not in table.moderation.speakers:
            raise Refusal("no-such-message", 404)
        return events.Mute(table.moderation.speakers.get(self.said, ""), self.muted)


AnyCommand = (
    Sit
    | PutBot
    | Stand
    | Start
    | Act
    | Undo
    | Resign
    | TakeOver
    | HandBack
    | Ask
    | Answer
    | Resume
    | Chat
    | Mute
)


def act(
    table: Table, match: Match, seat: int, actions: list[str], stand_in: str = ""
) -> events.AnyEvent:
    """Try the decisions of a seat on a copy of the match, and give what they and all that
    follows by itself come to. `stand_in` is the bot that made them for a person."""
    start, tried = len(match.plies), match.copy()
    try:
        tried.play(seat, *actions)
    except MandapaError as error:
        raise refusal_of(error, table.setup.game) from None
    return events.Act(seat, start, notations(tried, start), stand_in)


def notations(match: Match, start: int) -> list[str]:
    table = match.setup.game.actions
    return [table[ply.action].notation for ply in match.plies[start:]]


def _host(table: Table, asker: Asker) -> None:
    if asker.person != table.host:
        raise Refusal("not-host", 403)


def _empty(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", 404, seats=len(table.seats))
    if table.seats[seat].taken:
        raise Refusal("seat-taken", 409)
    return seat


def _names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats if seat.taken]
