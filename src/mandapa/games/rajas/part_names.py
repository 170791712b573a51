"""Parts of benefits, steps of a turn and ways to pay, in words and back."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from mandapa.core.naming import bits_read, bits_shown
from mandapa.games.rajas.effects import (
    BUILD,
    COLOUR_DICE,
    COLOUR_DICE_PER_KARMA,
    FAME_PER_RIVER,
    LISTED_DICE,
    PAY,
    REVEAL,
    SELL_GOOD,
    pair,
    pair_first,
    pair_second,
    part,
    part_amount,
    part_kind,
)
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BACKS,
    COLOUR_NAMES,
    GOOD_NAMES,
    stack_back,
    stack_colour,
)
from mandapa.games.rajas.view_types import Part, What
from mandapa.games.rajas.ways_to_pay import ANY_DIE, OF_COLOUR, SPAN, is_sum, way_form, way_number

WHAT_NAMES: Final[tuple[What, ...]] = get_args(What)
# The names follow the numbers of the kinds; `PAY` has one for each way to pay instead of its own.
FIRST_WAY: Final[i64] = BUILD
WAYS: Final[i64] = 5


def _named(what: What) -> Part:
    return {
        "what": what,
        "number": None,
        "spaces": None,
        "colours": [],
        "good": None,
        "back": None,
    }


def part_shown(one: i64) -> Part:
    kind, amount = part_kind(one), part_amount(one)
    if kind == PAY:
        return way_shown(amount)
    shown = _named(WHAT_NAMES[kind - 1 if kind < PAY else kind + WAYS - 2])
    if kind == COLOUR_DICE:
        shown["colours"] = [COLOUR_NAMES[pair_first(amount)]]
        shown["number"] = pair_second(amount)
    elif kind == COLOUR_DICE_PER_KARMA:
        shown["colours"] = [COLOUR_NAMES[amount]]
    elif kind == LISTED_DICE:
        shown["colours"] = bits_shown(amount, COLOUR_NAMES)
    elif kind == FAME_PER_RIVER:
        shown["number"] = pair_first(amount)
        shown["spaces"] = pair_second(amount)
    elif kind == REVEAL:
        shown["colours"] = [COLOUR_NAMES[stack_colour(amount)]]
        shown["back"] = BACK_NAMES[stack_back(amount)]
    elif kind == SELL_GOOD:
        shown["good"] = GOOD_NAMES[amount]
    elif amount:
        shown["number"] = amount
    return shown


def part_read(shown: Part) -> i64:
    name: i64 = WHAT_NAMES.index(shown["what"])
    if FIRST_WAY <= name < FIRST_WAY + WAYS:
        return part(PAY, way_read(shown))
    kind = name + 1 if name < FIRST_WAY else name - WAYS + 2
    number: i64 = shown["number"] or 0
    spaces: i64 = shown["spaces"] or 0
    good, back = shown["good"], shown["back"]
    if kind == COLOUR_DICE:
        return part(kind, pair(_colour(shown), number))
    if kind == COLOUR_DICE_PER_KARMA:
        return part(kind, _colour(shown))
    if kind == LISTED_DICE:
        return part(kind, bits_read(shown["colours"], COLOUR_NAMES))
    if kind == FAME_PER_RIVER:
        return part(kind, pair(number, spaces))
    if kind == REVEAL and back is not None:
        return part(kind, _colour(shown) * BACKS + BACK_NAMES.index(back))
    if kind == SELL_GOOD and good is not None:
        return part(kind, GOOD_NAMES.index(good))
    return part(kind, number)


def way_shown(way: i64) -> Part:
    """Name a way to pay: any die, one of a colour, with a face, up to a face, or a sum."""
    shown = _named(WHAT_NAMES[FIRST_WAY + way // SPAN])
    if way_form(way) == OF_COLOUR or is_sum(way):
        shown["colours"] = [COLOUR_NAMES[way_number(way)]]
    elif way != ANY_DIE:
        shown["number"] = way_number(way)
    return shown


def way_read(shown: Part) -> i64:
    name: i64 = WHAT_NAMES.index(shown["what"])
    number: i64 = shown["number"] or 0
    detail = _colour(shown) if shown["colours"] else number
    return (name - FIRST_WAY) * SPAN + detail


def _colour(shown: Part) -> i64:
    return COLOUR_NAMES.index(shown["colours"][0])
