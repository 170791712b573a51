"""Benefits as data: what river spaces, rooms, edges, yield tiles and track places give.

An effect is a short text of an edition file, such as `3 money + 1 upgrade`. Its parts are
done in printed order; each part is one number, a kind and an amount.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.whole_number import whole_number
from mandapa.games.rajas.rows import COLOUR_NAMES

AMOUNT_SPAN: Final[i64] = 64  # amounts are smaller
PAIR_SPAN: Final[i64] = 8  # each of two numbers in one amount is smaller

GAIN_MONEY: Final[i64] = 1
GAIN_FAME: Final[i64] = 2
GAIN_KARMA: Final[i64] = 3
FREE_DICE: Final[i64] = 4  # the owner names their colours
COLOUR_DICE: Final[i64] = 5  # amount = the pair of a colour and how many
COLOUR_DICE_PER_KARMA: Final[i64] = 6  # amount = colour
FREE_DICE_PER_KARMA: Final[i64] = 7
LISTED_DICE: Final[i64] = 8  # amount = colours (bits), one die of each
UPGRADE: Final[i64] = 9
ANY_ROOM: Final[i64] = 10
ROOM: Final[i64] = 11
START_PLAYER: Final[i64] = 12
YIELD_TILE: Final[i64] = 13
OVERBUILD: Final[i64] = 14
SAIL: Final[i64] = 15  # exactly this many unoccupied spaces
SAIL_UP_TO: Final[i64] = 16
MONEY_PER_STALL: Final[i64] = 17
DIFFERENT_GOODS: Final[i64] = 18
ONE_GOOD: Final[i64] = 19
FAME_PER_UPGRADE: Final[i64] = 20
MONEY_PER_UPGRADE: Final[i64] = 21
FAME_PER_KARMA: Final[i64] = 22
FAME_PER_STALL_TILE: Final[i64] = 23
FAME_PER_RIVER: Final[i64] = 24  # amount = the pair of fame and spaces
MONEY_PER_BUILDING: Final[i64] = 25
MONEY_PER_YIELD: Final[i64] = 26
FAME_PER_BEND: Final[i64] = 27
FAME_PER_WORKER: Final[i64] = 28
REROLL: Final[i64] = 29
# What the rules themselves put on the agenda.
BUILD: Final[i64] = 30
PAY: Final[i64] = 31  # amount = a way to pay
PLACE: Final[i64] = 32
REVEAL: Final[i64] = 33  # amount = stack
SCORE: Final[i64] = 34
ROLL_DICE: Final[i64] = 35
SELL_GOOD: Final[i64] = 36  # amount = good; the die spent may cap it
SAIL_BY_DIE: Final[i64] = 37

PART_NAMES: Final = {
    "# money": GAIN_MONEY,
    "# fame": GAIN_FAME,
    "# karma": GAIN_KARMA,
    "# dice": FREE_DICE,
    "dice per karma": FREE_DICE_PER_KARMA,
    "# upgrade": UPGRADE,
    "any room": ANY_ROOM,
    "room #": ROOM,
    "start player": START_PLAYER,
    "yield tile": YIELD_TILE,
    "overbuild": OVERBUILD,
    "sail #": SAIL,
    "sail up to #": SAIL_UP_TO,
    "# money per stall": MONEY_PER_STALL,
    "# different goods": DIFFERENT_GOODS,
    "one good up to #": ONE_GOOD,
    "# fame per upgrade": FAME_PER_UPGRADE,
    "# money per upgrade": MONEY_PER_UPGRADE,
    "# fame per karma": FAME_PER_KARMA,
    "# fame per stall tile": FAME_PER_STALL_TILE,
    "# fame per # river": FAME_PER_RIVER,
    "# money per building": MONEY_PER_BUILDING,
    "# money per yield tile": MONEY_PER_YIELD,
    "# fame per bend": FAME_PER_BEND,
    "# fame per worker": FAME_PER_WORKER,
    "reroll": REROLL,
}


def part(kind: i64, amount: i64) -> i64:
    return kind * AMOUNT_SPAN + amount


def part_kind(one: i64) -> i64:
    return one // AMOUNT_SPAN


def part_amount(one: i64) -> i64:
    return one % AMOUNT_SPAN


def wins_dice(kind: i64) -> bool:
    return FREE_DICE <= kind <= LISTED_DICE


def is_count(kind: i64) -> bool:
    """Whether money or fame is given for what a player has."""
    return MONEY_PER_STALL <= kind <= FAME_PER_WORKER


def is_step(kind: i64) -> bool:
    """Whether the rules themselves put it on the agenda; no component shows it."""
    return kind >= BUILD


def pair(first: i64, second: i64) -> i64:
    """Two small numbers as one amount."""
    return first * PAIR_SPAN + second


def pair_first(amount: i64) -> i64:
    return amount // PAIR_SPAN


def pair_second(amount: i64) -> i64:
    return amount % PAIR_SPAN


def parse_effect(text: str) -> list[int] | None:
    """Return the parts of an effect's text, or None if it says nothing that the rules know."""
    parts: list[int] = []
    for phrase in text.split("+"):
        found = _parse_part(phrase.split())
        if found is None:
            return None
        parts.append(found)
    return parts


def _parse_part(words: list[str]) -> int | None:
    read = [whole_number(word) for word in words]
    numbers = [number for number in read if number is not None]
    colours = [COLOUR_NAMES.index(word) for word in words if word in COLOUR_NAMES]
    plain = " ".join(
        [word if number is None else "#" for word, number in zip(words, read, strict=True)]
    )
    if colours:
        return _parse_dice(plain, numbers, colours)
    if plain not in PART_NAMES or max([0, *numbers]) >= AMOUNT_SPAN or 0 in numbers:
        return None
    amount = 0
    if len(numbers) == 2:
        if max(numbers) >= PAIR_SPAN:
            return None
        amount = pair(numbers[0], numbers[1])
    elif numbers:
        amount = numbers[0]
    return part(PART_NAMES[plain], amount)


def _parse_dice(plain: str, numbers: list[int], colours: list[int]) -> int | None:
    """`2 blue dice`, `blue dice per karma` or `dice blue green orange`."""
    named = " ".join([COLOUR_NAMES[colour] for colour in colours])
    if plain == f"# {named} dice" and len(colours) == 1 and 0 < numbers[0] < PAIR_SPAN:
        return part(COLOUR_DICE, pair(colours[0], numbers[0]))
    if plain == f"{named} dice per karma" and len(colours) == 1:
        return part(COLOUR_DICE_PER_KARMA, colours[0])
    if plain == f"dice {named}" and len(set(colours)) == len(colours):
        mask = 0
        for colour in colours:
            mask += 2**colour
        return part(LISTED_DICE, mask)
    return None
