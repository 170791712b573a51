"""The printed numbers of Mandala Stones, checked and laid out for the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, Components
from mandapa.core.edition import EditionFile
from mandapa.core.native import BIT, zeros
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    CIRCLES,
    COLOUR_NAMES,
    COLOURS,
    MAX_STACKS,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    PATTERN_NAMES,
    PATTERNS,
    SIDES,
    SPACES,
)

MAX_COPIES: Final = 30
MAX_HEIGHT: Final = 15  # the most stones that fit into a packed stack
MAX_SPIRAL: Final = 240
MAX_POINTS: Final = 50
MAX_BONUS: Final = 2

# What a space counts.
BY_HEIGHTS: Final[i64] = 0
BY_HEIGHT: Final[i64] = 1
BY_COLOURS: Final[i64] = 2
COUNT_NAMES: Final = ("different heights", "height", "colours")
# The greatest count of each: heights 0 to 4, heights 1 to 4, the colours.
COUNT_SIZES: Final = (5, 4, 4)
VALUES: Final[i64] = 6  # room for the points of a space, the count 0 included

# What an objective counts.
ONLY_PATTERN: Final[i64] = 0
STACKS: Final[i64] = 1
HEIGHTS: Final[i64] = 2
DIFFERENT_COLOURS: Final[i64] = 3
OF_COLOUR: Final[i64] = 4
RULE_NAMES: Final = ("only pattern", "stacks", "heights", "different colours", "colour")


@mypyc_attr(acyclic=True)
class Edition(Components):
    """One immutable object for all states of a match."""

    __slots__ = (
        "around",
        "artists",
        "beside",
        "bonus",
        "copies",
        "counts",
        "dealt",
        "hands",
        "height",
        "objective_least",
        "objective_most",
        "objective_points",
        "objective_rule",
        "objective_subject",
        "spiral",
        "stacks",
        "start",
        "top_points",
        "value",
    )

    def __init__(self) -> None:
        self.copies: i64 = 0  # stones of each colour and pattern
        self.stacks: i64 = 0
        self.height: i64 = 0  # of a stack at the beginning
        self.around = zeros(CIRCLES * SIDES)  # [circle, side] = stack, clockwise
        self.beside = zeros(CIRCLES)  # [circle] = its stacks (bits)
        self.artists: i64 = 0  # of each pattern
        self.start: i64 = 0  # circles (bits) on which artists begin
        self.counts = zeros(SPACES)  # [space] = what it counts
        self.value = zeros(SPACES * VALUES)  # [space, count] = points
        self.top_points: i64 = 0
        self.spiral: i64 = 0  # spaces of the mandala
        self.bonus = zeros(MAX_SPIRAL + 1)  # [space of the mandala, from 1] = extra points
        self.hands = zeros(MAX_PLAYERS + 1)  # [players] = the space that brings the end
        self.dealt: i64 = 0  # objectives for each player
        self.objective_rule = zeros(OBJECTIVES)
        self.objective_subject = zeros(OBJECTIVES)  # the pattern or colour, if it has one
        self.objective_least = zeros(OBJECTIVES)
        self.objective_most = zeros(OBJECTIVES)
        self.objective_points = zeros(OBJECTIVES)


def parse(file: EditionFile) -> Edition:
    """Check an edition file against what the rules can work with (clauses 1.2 to 1.7)."""
    groups: dict[str, list[str]] = {
        "stones": ["copies"],
        "stacks": ["count", "height"],
        "circles": list(CIRCLE_NAMES),
        "artists": ["copies", "start"],
        "tops": ["points"],
        "spiral": ["spaces", "plus_1", "plus_2", "hands_2", "hands_3", "hands_4"],
        "objectives": ["dealt"],
    }
    for space in range(SPACES):
        groups[f"space-{space + 1}"] = ["counts", "points"]
    for letter in OBJECTIVE_NAMES:
        groups[f"objective-{letter}"] = ["rule", "pattern", "colour", "least", "most", "points"]
    file.check_keys({name: keys for name, keys in groups.items()})
    edition = Edition()
    _read_stacks(file, edition)
    _read_circles(file, edition)
    _read_artists(file, edition)
    for space in range(SPACES):
        _read_space(file, edition, space)
    edition.top_points = file.number("tops.points", 0, MAX_POINTS)
    _read_spiral(file, edition)
    edition.dealt = file.number("objectives.dealt", 0, OBJECTIVES // MAX_PLAYERS)
    for card in range(OBJECTIVES):
        _read_objective(file, edition, card)
    return edition


# --- the main board ----------------------------------------------------


def _read_stacks(file: EditionFile, edition: Edition) -> None:
    edition.copies = file.number("stones.copies", 1, MAX_COPIES)
    edition.stacks = file.number("stacks.count", 1, MAX_STACKS)
    edition.height = file.number("stacks.height", 1, MAX_HEIGHT)
    stones = edition.copies * COLOURS * PATTERNS
    if edition.stacks * edition.height != stones:
        raise file.wrong(
            "stacks.count",
            "wrong-stacks",
            laid=int(edition.stacks * edition.height),
            stones=int(stones),
        )


def _read_circles(file: EditionFile, edition: Edition) -> None:
    reached: i64 = 0
    for circle in range(CIRCLES):
        key = f"circles.{CIRCLE_NAMES[circle]}"
        stacks = file.numbers(key, SIDES, 1, edition.stacks)
        if len(set(stacks)) < SIDES:
            raise file.wrong(key, "stack-twice")
        for side in range(SIDES):
            edition.around[circle * SIDES + side] = stacks[side] - 1
            edition.beside[circle] |= BIT[stacks[side] - 1]
        reached |= edition.beside[circle]
    for stack in range(edition.stacks):
        if not reached & BIT[stack]:
            raise file.wrong("circles.A", "stack-left-out", stack=int(stack + 1))


def _read_artists(file: EditionFile, edition: Edition) -> None:
    edition.artists = file.number("artists.copies", 1, (CIRCLES - 1) // PATTERNS)
    for name in file.sequence("artists.start", edition.artists * PATTERNS):
        if name not in CIRCLE_NAMES:
            raise file.wrong(
                "artists.start",
                "wrong-circle",
                first=CIRCLE_NAMES[0],
                last=CIRCLE_NAMES[-1],
                value=repr(name),
            )
        if edition.start & BIT[CIRCLE_NAMES.index(name)]:
            raise file.wrong("artists.start", "artists-meet", circle=name)
        edition.start |= BIT[CIRCLE_NAMES.index(name)]


# --- the players' boards and the mandala -------------------------------


def _read_space(file: EditionFile, edition: Edition, space: i64) -> None:
    group = f"space-{space + 1}"
    what = COUNT_NAMES.index(file.one_of(f"{group}.counts", COUNT_NAMES))
    edition.counts[space] = what
    points = file.numbers(f"{group}.points", COUNT_SIZES[what], 0, MAX_POINTS)
    for count in range(len(points)):
        edition.value[space * VALUES + count + 1] = points[count]


def _read_spiral(file: EditionFile, edition: Edition) -> None:
    edition.spiral = file.number("spiral.spaces", 1, MAX_SPIRAL)
    taken: set[int] = set()
    for bonus in range(1, MAX_BONUS + 1):
        key = f"spiral.plus_{bonus}"
        found = file.value(key)
        count = 0
        if isinstance(found, list):
            count = len(found)
        for place in file.numbers(key, count, 1, edition.spiral):
            edition.bonus[_mark(file, key, place, taken)] = bonus
    for players in range(2, MAX_PLAYERS + 1):
        key = f"spiral.hands_{players}"
        if f"hands_{players}" not in file.value("spiral"):
            raise file.wrong(key, "no-end", players=players)
        place = file.number(key, 1, edition.spiral)
        edition.hands[players] = _mark(file, key, place, taken)


def _mark(file: EditionFile, key: str, place: int, taken: set[int]) -> int:
    """Read a space of the mandala that nothing is printed on yet."""
    if place in taken:
        raise file.wrong(key, "space-marked", space=place)
    taken.add(place)
    return place


# --- the objectives ----------------------------------------------------


def _read_objective(file: EditionFile, edition: Edition, card: i64) -> None:
    group = f"objective-{OBJECTIVE_NAMES[card]}"
    rule = RULE_NAMES.index(file.one_of(f"{group}.rule", RULE_NAMES))
    edition.objective_rule[card] = rule
    if rule == ONLY_PATTERN:
        found = file.one_of(f"{group}.pattern", PATTERN_NAMES)
        edition.objective_subject[card] = PATTERN_NAMES.index(found)
    elif rule == OF_COLOUR:
        found = file.one_of(f"{group}.colour", COLOUR_NAMES)
        edition.objective_subject[card] = COLOUR_NAMES.index(found)
    for key, wanted in (("pattern", ONLY_PATTERN), ("colour", OF_COLOUR)):
        if rule != wanted and key in file.value(group):
            raise file.wrong(f"{group}.{key}", "no-meaning", rule=RULE_NAMES[rule])
    least = file.number(f"{group}.least", 1, SPACES)
    edition.objective_least[card] = least
    edition.objective_most[card] = file.number(f"{group}.most", least, SPACES)
    edition.objective_points[card] = file.number(f"{group}.points", 1, MAX_POINTS)
