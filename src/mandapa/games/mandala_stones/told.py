"""What spaces and objectives of an edition count, in the words of a language: for the rules page.

`space-1.told` and `objective-a.told` stand beside the keys of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mandapa.core.edition import EditionFile
from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games.mandala_stones.rows import OBJECTIVE_NAMES, SPACES
from mandapa.games.mandala_stones.symbols import range_of, rule_key


def told(file: EditionFile, words: Words) -> dict[str, str]:
    """Return what the rules page calls by these keys."""
    found = {}
    for number in range(1, SPACES + 1):
        space = file.table[f"space-{number}"]
        points = words.listed([str(one) for one in space["points"]])
        about = f"about-{space['counts'].replace(' ', '-')}"
        found[f"space-{number}.told"] = words.text(about, points=points)
    for name in OBJECTIVE_NAMES:
        card = file.table[f"objective-{name}"]
        found[f"objective-{name}.told"] = words.sentence(
            Line(rule_key(card["rule"]), _said(card)), ()
        )
    return found


def _said(card: Mapping[str, Any]) -> dict[str, Any]:
    names = ("least", "most", "pattern", "colour")
    fields = {name: card[name] for name in names if name in card}
    return fields | {"range": range_of(card["least"], card["most"])}
