"""Everything that can happen at a table. A table is the result of its events."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

ProposalKind = Literal["pause", "takeback"]


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One entry of a table's append-only history."""


class Sit(Event, frozen=True):
    """A person takes an empty seat, or a bot is put on it."""

    seat: int
    name: str
    person: str = ""
    bot: str = ""
    program: bool = False  # the person is an outside program


class Stand(Event, frozen=True):
    """A seat becomes empty again before the start."""

    seat: int


class Begin(Event, frozen=True):
    """The match begins; `plies` are those of the parent, of the set-up and forced decisions."""

    names: list[str]
    plies: list[str]
    inherited: int = 0
    parent: str = ""


class Act(Event, frozen=True):
    """Decisions of a seat and what followed from them, as notations from ply `start` on."""

    seat: int
    start: int
    plies: list[str]
    bot: str = ""  # the bot that decided in place of the person who holds the seat


class Undo(Event, frozen=True):
    """A seat undoes the match back to a ply."""

    seat: int
    ply: int


class Resign(Event, frozen=True):
    """A seat gives up; a bot plays on for it, and it ranks last."""

    seat: int
    bot: str


class Flag(Event, frozen=True):
    """A seat has used up its time: as if it had resigned."""

    seat: int
    bot: str


class TakeOver(Event, frozen=True):
    """A bot plays for a person until they come back, or for one turn only."""

    seat: int
    bot: str
    by: int  # the seat that asked for it
    once: bool = False


class HandBack(Event, frozen=True):
    """The person plays again."""

    seat: int


class Ask(Event, frozen=True):
    """A seat asks the others for a pause, or to take the match back to a ply."""

    seat: int
    what: ProposalKind
    ply: int = -1
    agreed: bool = False  # nobody else had to agree: it takes effect


class Answer(Event, frozen=True):
    """A seat agrees to a proposal, or not. The proposer withdraws it with a no."""

    seat: int
    yes: bool
    agreed: bool = False  # the last one who had to agree: it takes effect


class Resume(Event, frozen=True):
    """The pause is over."""

    seat: int


class Restart(Event, frozen=True):
    """The table could not be served, at the earliest since `alive`; that time does not count.
    In old databases: the site was down."""

    alive: int = 0


class BreakOff(Event, frozen=True):
    """The host closed the deal of an abandoned game: it is over without a result."""


class Chat(Event, frozen=True):
    """A chat message."""

    name: str
    text: str
    person: str
    seat: int = -1


class Mute(Event, frozen=True):
    """The host mutes or unmutes a person; without a person, all spectators."""

    person: str = ""
    muted: bool = True


class Rematch(Event, frozen=True):
    """The same people meet again at another table."""

    table: str


AnyEvent = (
    Sit
    | Stand
    | Begin
    | Act
    | Undo
    | Resign
    | Flag
    | TakeOver
    | HandBack
    | Ask
    | Answer
    | Resume
    | Restart
    | BreakOff
    | Chat
    | Mute
    | Rematch
)
# Events that change the position: a client's decision names the last of these that it knew.
OF_THE_MATCH: Final = (Begin, Act, Undo)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _ENCODER.encode(event)


def decode(body: bytes) -> AnyEvent:
    return _DECODER.decode(body)
