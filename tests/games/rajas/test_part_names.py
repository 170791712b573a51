"""Parts of benefits and ways to pay have names, and the names lead back to them."""

from __future__ import annotations

import pytest

from mandapa.games.rajas.effects import (
    BUILD,
    PAY,
    PLACE,
    REVEAL,
    ROLL_DICE,
    SAIL_BY_DIE,
    SCORE,
    SELL_GOOD,
    parse_effect,
    part,
)
from mandapa.games.rajas.part_names import part_read, part_shown
from mandapa.games.rajas.view_types import Part
from mandapa.games.rajas.ways_to_pay import (
    ANY_DIE,
    OF_COLOUR,
    SUM_OF_COLOUR,
    UP_TO_FACE,
    WITH_FACE,
)


def named(what: str, **more: object) -> dict[str, object]:
    none: dict[str, object] = {"number": None, "spaces": None, "good": None, "back": None}
    return {"what": what, "colours": [], **none, **more}


STEPS = [
    (part(BUILD, 0), named("build")),
    (part(PAY, ANY_DIE), named("pay-any")),
    (part(PAY, OF_COLOUR), named("pay-colour", colours=["blue"])),
    (part(PAY, OF_COLOUR + 3), named("pay-colour", colours=["purple"])),
    (part(PAY, WITH_FACE + 6), named("pay-face", number=6)),
    (part(PAY, UP_TO_FACE + 3), named("pay-up-to", number=3)),
    (part(PAY, SUM_OF_COLOUR + 1), named("pay-sum", colours=["green"])),
    (part(PLACE, 0), named("place")),
    (part(REVEAL, 0), named("reveal", colours=["blue"], back="snake")),
    (part(REVEAL, 11), named("reveal", colours=["purple"], back="cow")),
    (part(SCORE, 0), named("score")),
    (part(ROLL_DICE, 0), named("roll")),
    (part(SELL_GOOD, 0), named("sell-good", good="silk")),
    (part(SELL_GOOD, 2), named("sell-good", good="spices")),
    (part(SAIL_BY_DIE, 0), named("sail-by-die")),
]
EFFECTS = {
    "3 money": named("money", number=3),
    "2 blue dice": named("colour-dice", number=2, colours=["blue"]),
    "green dice per karma": named("colour-dice-per-karma", colours=["green"]),
    "dice per karma": named("dice-per-karma"),
    "dice blue orange purple": named("listed-dice", colours=["blue", "orange", "purple"]),
    "1 fame per 3 river": named("fame-per-river", number=1, spaces=3),
    "room 4": named("room", number=4),
    "sail up to 5": named("sail-up-to", number=5),
    "overbuild": named("overbuild"),
    "2 fame per worker": named("fame-per-worker", number=2),
    "reroll": named("reroll"),
}


@pytest.mark.parametrize(("one", "shown"), STEPS, ids=[str(one["what"]) for _, one in STEPS])
def test_steps_and_ways_to_pay(one: int, shown: Part) -> None:
    assert part_shown(one) == shown
    assert part_read(shown) == one


@pytest.mark.parametrize(("text", "shown"), EFFECTS.items(), ids=list(EFFECTS))
def test_parts_of_benefits(text: str, shown: Part) -> None:
    parts = parse_effect(text)
    assert parts is not None
    assert [part_shown(one) for one in parts] == [shown]
    assert [part_read(shown)] == parts
