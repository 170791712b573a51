"""What the server tells a client. Seats and plies count from 0, times are milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mandapa.core.views import View
from mandapa.server.blocks import Block
from mandapa.server.clock import ClockPlan


class SeatSnapshot(msgspec.Struct, frozen=True):
    """A seat and who plays there."""

    name: str  # empty: the seat is free
    bot: str  # the bot that decides for it now
    human: bool  # a person or an outside program holds it
    program: bool
    gave_up: bool
    # Why a bot decides for the person: `once`, `asked`, `away`, `resigned` or `time`.
    why: str
    here: bool
    clock: int | None  # what is left
    points: int | None  # as far as this reader may know them; before the start nothing
    more: bool  # the seat may have points that this reader may not know


class Choice(msgspec.Struct, frozen=True):
    """One thing that you may do: send its notation."""

    notation: str
    text: str
    kind: str
    fields: dict[str, Any]


class Moved(msgspec.Struct, frozen=True):
    """Things that go from one place to another; `?` in a name is what you cannot know."""

    what: str  # such as `card red`
    source: str  # such as `hand 0`
    target: str
    amount: int | None  # null: it depends on what you cannot know


class Gained(msgspec.Struct, frozen=True):
    """What a seat gains, or loses if the amount is negative."""

    seat: int
    what: str  # such as `points`
    amount: int | None  # null: it depends on what you cannot know
    why: str
    text: str  # all of it but whose it is, such as `+5 points: a flower`


class Happening(msgspec.Struct, frozen=True):
    """What one ply did, as you may know it."""

    ply: int
    actor: int  # -1: chance
    seen: str  # its notation
    moves: list[Moved]
    gains: list[Gained]


class ChoiceEffects(msgspec.Struct, frozen=True):
    """What a choice would do, up to the next decision that is not forced."""

    notation: str
    moves: list[Moved]
    gains: list[Gained]
    lines: list[str]  # what the log would tell, as far as it is certain
    keys: list[str]  # of these lines, as those of a story have them
    decides: int | None  # who decides next; null: nobody any more, or it depends
    over: bool  # the game would end
    final: bool  # it cannot be taken back
    certain: bool  # nothing of this depends on what you cannot know


class UsualAnswer(msgspec.Struct, frozen=True):
    """What a person would usually answer, decision by decision."""

    notations: list[str]
    reason: str


class Effects(msgspec.Struct, frozen=True, tag_field="type", tag="effects"):
    """What each of your choices would do."""

    id: int
    turn: int  # the question they answer: the `turn` of its table
    choices: list[ChoiceEffects]
    usual: UsualAnswer | None


class Named(msgspec.Struct, frozen=True):
    """A thing with a name in a sentence, such as a colour; a player is the field `seat`, from 1."""

    start: int
    end: int
    field: str
    value: str


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of the log, told to this reader."""

    ply: int  # the first ply it tells of
    text: str
    key: str
    fields: dict[str, Any]
    actor: int  # -1: chance
    tokens: list[Named]
    stand_in: bool = False  # a bot decided this for the person; the text says so


class Note(msgspec.Struct, frozen=True):
    """Something that happened at the table, but not in the game."""

    seq: int
    at: int
    kind: str
    text: str
    seat: int
    name: str


class ScoreLine(msgspec.Struct, frozen=True):
    """What a line of a score sheet counts, and the clause about it."""

    text: str
    clause: str


class Outcome(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: str
    sheets: list[dict[str, int]]  # named lines that add up to a seat's points
    labels: dict[str, str]  # what the lines are called
    about: dict[str, ScoreLine]  # what they are; `total`, if their sum has a name of its own
    total: str  # what their sum is called, if it has a name of its own
    points: list[int]
    places: list[int]
    gave_up: list[bool]
    out: list[str]  # how a seat was lost: `resigned`, `time`, or nothing
    lead: str  # how the winner stands to the next, where points alone do not say it
    ties: list[str]  # for equal points, best first: which rule put one before the other


class TableFacts(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    created: int
    game: str
    title: str
    players: int
    options: dict[str, str]
    edition: str
    own_edition: bool
    secrets: bool  # seats may know what others may not
    look_back: bool  # earlier positions may be looked at while the game goes on
    reconstructed: list[str]  # groups of components that no rulebook gives
    public: bool
    hints: bool
    clock: ClockPlan | None
    # Seconds that someone must be away before others may let a bot play for them; none: never.
    patience: float | None
    pace: str  # of the bots, while someone plays there: `at-once`, `brisk` or `calm`
    parent: str
    parent_ply: int
    deal: str
    shared: bool
    commitment: str


class OpenProposal(msgspec.Struct, frozen=True):
    """What a seat asks of the others."""

    seat: int
    what: str  # `pause` or `takeback`
    ply: int  # to take back to
    waiting: list[int]  # seats that have not agreed yet
    text: str


class TableSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """All that one reader may know of a table, and what is new since the event they held."""

    facts: TableFacts
    status: str
    seq: int
    turn: int
    plies: int
    you: int | None
    yours: list[int]  # your seats: several, if people share your screen
    host: bool
    seats: list[SeatSnapshot]
    watching: int
    actor: int | None
    question: str
    prompt: str
    view: View | None
    prospects: Mapping[str, Any] | None  # what a board shows beside the view, if you draw this game
    words: list[Block]  # the view in texts and tables, for readers that do not draw this game
    legal: list[Choice]
    undo: bool
    may_ask: list[str]  # what you may ask the others for now: `pause`, `takeback`
    asked: OpenProposal | None
    paused: int | None  # the seat that asked for the pause
    rematch: str
    quiet: bool  # spectators may not speak
    muted: list[int]  # for the host: the `seq` of messages whose speakers may not speak
    seed: str  # once the game is over and its deal closed
    outcome: Outcome | None
    story_from: int  # lines from this ply on are replaced by those that follow
    story: list[StoryLine]
    happened: list[Happening]  # what the newest plies did, the last one last
    notes: list[Note]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command has been carried out and is on disk."""

    id: int
    seq: int


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do."""

    id: int
    bot: str
    notation: str
    text: str
    lines: list[str]  # what would happen then


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who has come or gone; nothing else has changed."""

    here: list[bool]
    watching: int
