"""Stones, stacks and objectives as short coloured marks and as fields of sentences."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.mandala_stones.edition import OF_COLOUR, ONLY_PATTERN, RULE_NAMES, Edition
from mandapa.games.mandala_stones.rows import (
    COLOUR_NAMES,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    SPACES,
)

PATTERN_MARKS: Final = ("✶", "○")

# A stone as a view gives it: colour, and pattern or None.
Stone = list[Any]


class Symbols:
    """The marks of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def stone(self, stone: Stone) -> Text:
        """`R✶`; a covered stone, whose pattern nobody knows, is a small letter."""
        colour, pattern = stone
        name = COLOUR_NAMES[colour]
        letter = self.words.forms(f"colour-{name}")["mark"]
        if pattern is None:
            return Text(letter.lower(), style=STYLES[name])
        return Text(f"{letter}{PATTERN_MARKS[pattern]}", style=STYLES[name])

    def stack(self, stones: list[Stone]) -> Text:
        """The stones of a stack, the top one first."""
        return Text.assemble(*(self.stone(stone) for stone in reversed(stones)))


def stone_fields(stone: Stone) -> dict[str, str]:
    """A stone whose pattern is known, as fields of a line."""
    colour, pattern = stone
    return {"colour": COLOUR_NAMES[colour], "pattern": PATTERN_NAMES[pattern]}


class Objectives:
    """The objective cards of an edition."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    def rule(self, card: int) -> str:
        """The message that says what meets a card."""
        return f"rule-{RULE_NAMES[self.edition.objective_rule[card]].replace(' ', '-')}"

    def fields(self, card: int) -> dict[str, Any]:
        """A card as fields of a line."""
        edition = self.edition
        least, most = int(edition.objective_least[card]), int(edition.objective_most[card])
        fields: dict[str, Any] = {
            "card": OBJECTIVE_NAMES[card],
            "points": int(edition.objective_points[card]),
            "least": least,
            "most": most,
            "range": "exactly" if least == most else "least" if most == SPACES else "between",
        }
        subject = int(edition.objective_subject[card])
        if edition.objective_rule[card] == ONLY_PATTERN:
            fields["pattern"] = PATTERN_NAMES[subject]
        elif edition.objective_rule[card] == OF_COLOUR:
            fields["colour"] = COLOUR_NAMES[subject]
        return fields


def owners_view(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view in which a seat's secrets stand: its own if all seats' are given, else this."""
    views = view.get("seats")
    found: dict[str, Any] = views[seat] if views else view
    return found
