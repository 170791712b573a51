"""A toy game on the contract: hidden hands, a turn of two decisions, forced decisions.

It is a whole game in the smallest form there is: `tests/test_extending.py` puts this folder
among the games and plays it everywhere.

Two or three players hold two cards each (1, 2 or 3; three of each in the deck) and draw
back up while the deck lasts. A turn is `aim left` or `aim right` (nothing is shown), then
`lay N` (shown). Cards on the left score their number for who laid them, on the right one.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mandapa.core.actions import Action, ActionTable
from mandapa.core.contract import CHANCE, OVER, Components, State
from mandapa.core.edition import EditionFile
from mandapa.core.folding import Folding
from mandapa.core.game import Game, Option, Setup
from mandapa.core.native import Rng
from mandapa.core.views import View
from mandapa.core.words import Words

SIDES = ("left", "right")
VALUES = 3
COPIES = 3
HAND = 2
DEAL, AIM, LAY, DONE = range(4)


@dataclass(frozen=True)
class Aim(Action):
    side: str


@dataclass(frozen=True)
class Lay(Action):
    value: int


@dataclass(frozen=True)
class Draw(Action):
    seat: int
    value: int


ACTIONS = ActionTable(
    [
        *(Aim(side) for side in SIDES),
        *(Lay(value) for value in (1, 2, 3)),
        *(Draw(seat, value) for seat in range(3) for value in (1, 2, 3)),
    ]
)
FIRST_LAY, FIRST_DRAW = 2, 5


class Toy(State):
    def __init__(self, players: int, shared: Components) -> None:
        self.players = players
        self.shared = shared
        self.data: dict[str, Any] = {
            "phase": DEAL,
            "seat": 0,
            "side": 0,
            "dealt": False,
            "deck": [COPIES] * VALUES,
            "hands": [[0] * VALUES for _ in range(players)],
            "laid": [[[0] * VALUES for _ in SIDES] for _ in range(players)],
        }

    def __getattr__(self, name: str) -> Any:
        return self.__dict__["data"][name]

    def actor(self) -> i64:
        if self.phase == DONE:
            return OVER
        seat: int = self.seat
        return CHANCE if self.phase == DEAL else seat

    def question(self) -> str:
        return ("deal", "aim", "lay", "done")[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        rows: list[int] = []
        if self.phase == AIM:
            rows = [0, 1]
        elif self.phase == LAY:
            rows = [FIRST_LAY + v for v in range(VALUES) if self.hands[self.seat][v]]
        for i, row in enumerate(rows):
            buffer[i] = row
        return len(rows)

    def refusal(self, action: i64) -> i64:
        if self.phase == AIM and action < FIRST_LAY:
            return 0
        if self.phase == LAY and FIRST_LAY <= action < FIRST_DRAW:
            return 0 if self.hands[self.seat][action - FIRST_LAY] else 102
        return 101

    def apply(self, action: i64) -> None:
        data = self.data
        if action < FIRST_LAY:
            data["side"], data["phase"] = int(action), LAY
        elif action < FIRST_DRAW:
            self.hands[self.seat][action - FIRST_LAY] -= 1
            self.laid[self.seat][self.side][action - FIRST_LAY] += 1
            data["phase"] = DEAL
        else:
            value = (action - FIRST_DRAW) % VALUES
            self.deck[value] -= 1
            self.hands[self.seat][value] += 1
        if self.phase == DEAL:
            self.after_deal()

    def after_deal(self) -> None:
        data = self.data
        if sum(self.hands[self.seat]) < HAND and sum(self.deck):
            return
        data["seat"] = (self.seat + 1) % self.players
        if not self.dealt:
            data["dealt"] = data["seat"] == 0
        if not self.dealt:
            return
        data["side"] = 0
        data["phase"] = AIM if sum(self.hands[self.seat]) else DONE

    def reveals(self, action: i64) -> bool:
        return FIRST_LAY <= action < FIRST_DRAW

    def copy(self) -> State:
        return read(type(self), self.players, self.shared, self.to_json())

    def source(self) -> str:
        return "deck" if self.phase == DEAL else ""

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase != DEAL:
            return []
        first = FIRST_DRAW + self.seat * VALUES
        return [(first + v, self.deck[v]) for v in range(VALUES) if self.deck[v]]

    def sample(self, rng: Rng) -> i64:
        rows = [row for row, weight in self.outcomes() for _ in range(weight)]
        return rows[rng.below(len(rows))]

    def seats(self) -> i64:
        return self.players

    def components(self) -> Components:
        return self.shared

    def scores(self) -> list[dict[str, int]]:
        return [
            {"left": sum((v + 1) * n for v, n in enumerate(left)), "right": sum(right)}
            for left, right in self.laid
        ]

    def points(self, seat: i64) -> i64:
        return sum(self.scores()[seat].values())

    def rank_keys(self) -> list[tuple[int, ...]]:
        return [(self.points(seat),) for seat in range(self.players)]

    def evaluate(self, seat: i64) -> float:
        return float(self.points(seat))

    def end_reason(self) -> str:
        return "empty-hands" if self.phase == DONE else ""

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = {name: self.data[name] for name in ("phase", "seat", "side", "dealt", "laid")}
        return {
            "version": 1,
            **read(type(self), self.players, self.shared, shown | {"deck": [], "hands": []}).data,
            "seat": seat,
            "turn": self.seat,
            "deck": sum(self.deck),
            "hand": None if seat is None else list(self.hands[seat]),
            "hands": [sum(hand) for hand in self.hands],
        }

    def seen(self, action: i64, seat: int | None) -> str:
        if action >= FIRST_DRAW and seat != self.seat:
            return f"draw {self.seat + 1} ?"
        return ACTIONS[action].notation

    def sample_hidden(self, rng: Rng) -> State:
        world = self.copy()
        assert isinstance(world, Toy)
        sizes = self.data["sizes"]
        for seat, size in enumerate(sizes):
            for _ in range(size):
                pool = [v for v in range(VALUES) for _ in range(world.deck[v])]
                value = pool[rng.below(len(pool))]
                world.deck[value] -= 1
                world.hands[seat][value] += 1
        del world.data["sizes"]
        return world

    def to_json(self) -> dict[str, Any]:
        copied: dict[str, Any] = _deep(self.data)
        return copied


def _deep(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _deep(one) for key, one in value.items()}
    return [_deep(one) for one in value] if isinstance(value, list) else value


def read(kind: type[Toy], players: int, shared: Components, data: dict[str, Any]) -> Toy:
    state = kind(players, shared)
    state.__dict__["data"] = _deep(data)
    return state


class ToyView(TypedDict):
    """What a seat may know."""

    version: Annotated[Literal[1], "the version of this form"]
    phase: Annotated[int, "what happens next"]
    seat: Annotated[int | None, "who looks"]
    side: Annotated[int, "where cards are laid"]
    dealt: Annotated[bool, "whether all cards are dealt"]
    laid: Annotated[list[list[list[int]]], "the cards on both sides of each seat, by value"]
    turn: Annotated[int, "whose turn it is"]
    deck: Annotated[int, "how many cards are left"]
    hand: Annotated[list[int] | None, "the viewer's cards by value"]
    hands: Annotated[list[int], "how many cards each seat holds"]


class ToyEngine:
    kind = Toy

    def __init__(
        self, file: EditionFile, players: int, options: dict[str, str], rules: int
    ) -> None:
        self.players = players
        self.shared = Components()

    def new(self) -> State:
        return self.kind(self.players, self.shared)

    def from_json(self, data: dict[str, Any]) -> State:
        return read(self.kind, self.players, self.shared, data)

    def from_view(self, view: View) -> State:
        data = {name: view[name] for name in ("phase", "side", "dealt", "laid")}
        data["seat"] = view["turn"]
        hands = [[0] * VALUES for _ in range(self.players)]
        sizes = list(view["hands"])
        if view["seat"] is not None:
            hands[view["seat"]] = view["hand"]
            sizes[view["seat"]] = 0
        out = [*hands, *itertools.chain(*view["laid"])]
        data["deck"] = [COPIES - sum(cards[v] for cards in out) for v in range(VALUES)]
        data |= {"hands": hands, "sizes": sizes}
        return read(self.kind, self.players, self.shared, data)


def picture(view: dict[str, Any], _setup: Setup, words: Words, names: list[str]) -> Folding:
    """A line for each player: what lies on the left and on the right, and the hand."""

    def draw(_fold: int) -> RenderableType:
        table = Table("", *(words.text(f"score-{side}") for side in SIDES), words.text("hand"))
        for seat, name in enumerate(names):
            known = view["hand"] if seat == view["seat"] else None
            hand = _cards(known) if known else "?" * view["hands"][seat]
            table.add_row(name, *map(_cards, view["laid"][seat]), hand)
        return Group(table, Text(words.text("deck", count=view["deck"])))

    return Folding(0, draw)


def _cards(counts: list[int]) -> str:
    return " ".join(str(v + 1) for v, n in enumerate(counts) for _ in range(n))


def toy_game(engine: type[ToyEngine] = ToyEngine) -> Game:
    return Game(
        name="toy",
        title="Toy",
        rules=1,
        players=(2, 3),
        options=(Option("luck", ("off", "on")),),
        actions=ACTIONS,
        folder=Path(__file__).parent,
        engine=engine,
        view=ToyView,
        printed=dict,
        picture=picture,
    )


GAME = toy_game()
