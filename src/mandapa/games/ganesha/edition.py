"""The printed numbers of Ganesha, checked and laid out for the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, Components
from mandapa.core.edition import EditionFile
from mandapa.core.errors import MandapaError
from mandapa.core.native import BIT, zeros
from mandapa.games.ganesha.altar import Altar, connected, draw_altar, layouts
from mandapa.games.ganesha.rows import COLOUR_NAMES, COLOURS, HEXES, SPICE_NAMES

FEWEST_PLAYERS: Final = 2
PLAYER_COUNTS: Final = ("two", "three", "four")
SIDE_NAMES: Final = ("day", "night")
MAX_SLOTS: Final[i64] = 20
MAX_VALUE: Final = 20
MAX_LAP: Final = 1000
# No more, because the dates of a player's last totals are kept in a ring (board.RING).
MAX_ROUNDS: Final = 15
# There are as many tokens as players (2.2). All layouts are counted, and with each more token
# there are some thirty times as many on the widest altar.
MAX_IN_PLAY: Final = MAX_PLAYERS


@mypyc_attr(acyclic=True)
class Edition(Components):
    """The immutable numbers for one number of players and one side of the board."""

    __slots__ = (
        "altar",
        "bag",
        "all_first_ways",
        "first_ways",
        "in_play",
        "refill",
        "rounds",
        "slots",
        "sums",
        "tokens",
        "value",
    )

    def __init__(
        self,
        altar: Altar,
        bag: i64,
        rounds: i64,
        refill: i64,
        tokens: i64,
        in_play: i64,
        slots: vec[i64],
        value: vec[i64],
    ) -> None:
        self.altar = altar
        self.bag = bag  # gems of each colour
        self.rounds = rounds
        self.refill = refill  # rounds between two fillings of the altar
        self.tokens = tokens  # spices (bits) in the box
        self.in_play = in_play  # tokens on the altar
        self.slots = slots  # [colour] = how many there are
        self.value = value  # [colour, slot] = points
        # [colour, slot] = points of all slots before this one
        self.sums = zeros(COLOURS * (MAX_SLOTS + 1))
        for colour in range(COLOURS):
            for slot in range(MAX_SLOTS):
                at = colour * (MAX_SLOTS + 1) + slot
                self.sums[at + 1] = self.sums[at] + value[colour * MAX_SLOTS + slot]
        # [hex] = layouts with a token there: the first token is laid with these weights.
        self.first_ways = zeros(HEXES)
        self.all_first_ways: i64 = 0
        for hex_ in altar.order:
            free = altar.used & ~BIT[hex_] & ~altar.near[hex_]
            self.first_ways[hex_] = layouts(altar, free, in_play - 1)
            self.all_first_ways += self.first_ways[hex_]

    def slot_value(self, colour: i64, slot: i64) -> i64:
        return self.value[colour * MAX_SLOTS + slot]


def points_between(edition: Edition, colour: i64, first: i64, end: i64) -> i64:
    """Return the points of slots of a colour, from `first` up to but not including `end`."""
    at = colour * (MAX_SLOTS + 1)
    return edition.sums[at + end] - edition.sums[at + first]


def parse(file: EditionFile, players: int, side: str) -> Edition:
    """Check an edition file against what the rules can work with (clauses 1.2 to 1.7)."""
    file.check_keys(
        {
            "gems": ["copies", "bag"],
            "rounds": ["count", "refill"],
            "spices": ["tokens", "in_play"],
            "track": ["lap"],
            "altar": list(PLAYER_COUNTS),
            **dict.fromkeys(_groups(), COLOUR_NAMES),
        }
    )
    copies = file.number("gems.copies", 1, MAX_SLOTS)
    bags = file.numbers("gems.bag", len(PLAYER_COUNTS), 1, copies)
    rounds = file.numbers("rounds.count", len(PLAYER_COUNTS), 1, MAX_ROUNDS)
    refill = file.number("rounds.refill", 1, MAX_ROUNDS)
    tokens = _tokens(file)
    most = min(len(tokens), MAX_IN_PLAY)
    in_play = file.numbers("spices.in_play", len(PLAYER_COUNTS), 1, most)
    file.number("track.lap", 1, MAX_LAP)
    altars = [
        _altar(file, f"altar.{name}", bag * COLOURS, spices)
        for name, bag, spices in zip(PLAYER_COUNTS, bags, in_play, strict=True)
    ]
    boards: dict[str, tuple[vec[i64], vec[i64]]] = {}
    for number, group in enumerate(_groups()):
        boards[group] = _board(file, group, bags[number % len(bags)])
    place = players - FEWEST_PLAYERS
    slots, value = boards[board_name(side, players)]
    mask: i64 = 0
    for token in tokens:
        mask |= BIT[token]
    return Edition(
        altars[place], bags[place], rounds[place], refill, mask, in_play[place], slots, value
    )


def board_name(side: str, players: int) -> str:
    """Return the group of an edition file that has the slots of a mandala board."""
    return f"{side}-{players}"


def _groups() -> list[str]:
    counts = range(FEWEST_PLAYERS, MAX_PLAYERS + 1)
    return [board_name(side, players) for side in SIDE_NAMES for players in counts]


def _tokens(file: EditionFile) -> list[int]:
    key = "spices.tokens"
    given = file.value(key)
    if not isinstance(given, list) or not given:
        raise file.wrong(key, "no-spices")
    for name in given:
        if name not in SPICE_NAMES:
            raise file.wrong(key, "wrong-spice", known=", ".join(SPICE_NAMES), value=repr(name))
        if given.count(name) > 1:
            raise file.wrong(key, "spice-twice", name=name)
    return [SPICE_NAMES.index(name) for name in given]


def _altar(file: EditionFile, key: str, gems: int, spices: int) -> Altar:
    given = file.value(key)
    if not isinstance(given, list) or not all(isinstance(row, str) for row in given):
        raise file.wrong(key, "not-rows")
    try:
        altar = draw_altar(given)
    except MandapaError as error:
        raise file.wrong(key, error.key, **error.fields) from None
    if not connected(altar):
        raise file.wrong(key, "altar-apart")
    if altar.size > gems:
        raise file.wrong(key, "altar-large", hexes=int(altar.size), gems=gems)
    if layouts(altar, altar.used, spices) == 0:
        raise file.wrong(key, "altar-crowded", spices=spices)
    return altar


def _board(file: EditionFile, group: str, gems: int) -> tuple[vec[i64], vec[i64]]:
    slots = zeros(COLOURS)
    value = zeros(COLOURS * MAX_SLOTS)
    for colour, name in enumerate(COLOUR_NAMES):
        key = f"{group}.{name}"
        given = file.value(key)
        if not isinstance(given, list) or not gems <= len(given) <= MAX_SLOTS:
            raise file.wrong(key, "too-few-slots", gems=gems, most=int(MAX_SLOTS))
        for slot, points in enumerate(file.numbers(key, len(given), 1, MAX_VALUE)):
            value[colour * MAX_SLOTS + slot] = points
        slots[colour] = len(given)
    return slots, value
