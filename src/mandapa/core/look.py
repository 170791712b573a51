"""How a game looks on the pages: `look.toml` and `cover.svg` in its folder.

Both may be missing. Then the pages paint the game in colours made of its name, and sentences
show a disc before every colour of `core.palette`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mandapa.core.palette import PAINTS, STYLES, style_on

DISC: Final = "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0Z"


@dataclass(frozen=True)
class Palette:
    """The colours of a game's emblems."""

    ground: str
    line: str
    motifs: tuple[str, ...]


@dataclass(frozen=True)
class TokenLook:
    """What stands before a name in a sentence: a shape in a colour."""

    shape: str
    colour: str


@dataclass(frozen=True)
class Look:
    """Everything the pages need to paint a game that has no board of its own."""

    palette: Palette | None
    cover: bytes  # a small picture of the board as SVG; empty if there is none
    paints: Mapping[str, str]
    shapes: Mapping[str, str]
    # By field, or by field and value as in `good-tea`.
    tokens: Mapping[str, TokenLook]

    def styles(self) -> dict[str, str]:
        """Return how the names of colours are written in a terminal."""
        return {name: STYLES.get(name) or style_on(paint) for name, paint in self.paints.items()}


def read_look(folder: Path) -> Look:
    """Return the look of the game in a folder."""
    cover, file = folder / "cover.svg", folder / "look.toml"
    drawn = cover.read_bytes() if cover.is_file() else b""
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    paints = {**PAINTS, **table.get("colours", {})}
    given = table.get("palette")
    return Look(
        Palette(given["ground"], given["line"], tuple(given["motifs"])) if given else None,
        drawn,
        paints,
        {"disc": DISC, **table.get("shapes", {})},
        _tokens(table.get("tokens", {"colour": {"shape": "disc"}}), paints),
    )


def _tokens(table: dict[str, Any], paints: Mapping[str, str]) -> dict[str, TokenLook]:
    """Read tokens. One without a colour has the one that its value names."""
    found = {}
    for key, one in table.items():
        if "colour" in one:
            found[key] = TokenLook(one["shape"], one["colour"])
        else:
            found |= {f"{key}-{name}": TokenLook(one["shape"], paints[name]) for name in paints}
    return found
