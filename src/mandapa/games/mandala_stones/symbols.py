"""Stones, stacks and objectives as short coloured symbols and as fields of lines."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.mandala_stones.edition import OF_COLOUR, ONLY_PATTERN, RULE_NAMES, Edition
from mandapa.games.mandala_stones.prospect_types import Range
from mandapa.games.mandala_stones.rows import (
    COLOUR_NAMES,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    SPACES,
)
from mandapa.games.mandala_stones.view_types import MandalaStonesView, Objective, Pattern, Stone

PATTERN_MARKS: Final[dict[Pattern, str]] = {"starburst": "✶", "ring": "○"}


class Symbols:
    """The symbols of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def stone(self, stone: Stone) -> Text:
        """Return a stone as `R✶`; a covered one, of unknown pattern, as a lower-case letter."""
        name, pattern = stone["colour"], stone["pattern"]
        letter = self.words.forms(f"colour-{name}")["mark"]
        if pattern is None:
            return Text(letter.lower(), style=STYLES[name])
        return Text(f"{letter}{PATTERN_MARKS[pattern]}", style=STYLES[name])

    def stack(self, stones: list[Stone]) -> Text:
        """Return the stones of a stack, the top one first."""
        return Text.assemble(*(self.stone(stone) for stone in reversed(stones)))


def stone_fields(stone: Stone) -> dict[str, Any]:
    """Return a stone of known pattern as fields of a line."""
    return {"colour": stone["colour"], "pattern": stone["pattern"]}


def rule_key(rule: str) -> str:
    """Return the key of the message that says a rule of the objective cards."""
    return f"rule-{rule.replace(' ', '-')}"


def range_of(least: int, most: int) -> Range:
    """Return how a message says that a number is from `least` to `most`."""
    return "exactly" if least == most else "least" if most == SPACES else "between"


class Objectives:
    """The objective cards of an edition."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    def rule(self, name: Objective) -> str:
        """Return the key of the message that explains a card."""
        card = OBJECTIVE_NAMES.index(name)
        return rule_key(RULE_NAMES[self.edition.objective_rule[card]])

    def fields(self, name: Objective) -> dict[str, Any]:
        """Return a card as fields of a line."""
        edition, card = self.edition, OBJECTIVE_NAMES.index(name)
        least, most = int(edition.objective_least[card]), int(edition.objective_most[card])
        fields: dict[str, Any] = {
            "card": name,
            "points": int(edition.objective_points[card]),
            "least": least,
            "most": most,
            "range": range_of(least, most),
        }
        subject = int(edition.objective_subject[card])
        if edition.objective_rule[card] == ONLY_PATTERN:
            fields["pattern"] = PATTERN_NAMES[subject]
        elif edition.objective_rule[card] == OF_COLOUR:
            fields["colour"] = COLOUR_NAMES[subject]
        return fields


def owners_view(view: MandalaStonesView, seat: int) -> MandalaStonesView:
    """Return the view with a seat's secrets: its own if all seats' views are given, else this."""
    views = view.get("seats")
    return views[seat] if views else view
