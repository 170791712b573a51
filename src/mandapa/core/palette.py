"""The usual colours of components, in a terminal and on a page.

In a terminal they are the background of dark or light letters, legible in light and dark windows
alike. Colour never carries a meaning alone: every coloured thing is also a word or a symbol.
"""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "gray": "color(16) on color(248)",
    "purple": "color(231) on color(91)",
    "red": "color(231) on color(124)",
    "green": "color(231) on color(28)",
    "blue": "color(231) on color(26)",
    "orange": "color(16) on color(208)",
    "yellow": "color(16) on color(227)",
}
PAINTS: Final = {
    "gray": "#a9bac6",
    "purple": "#7d4fc0",
    "red": "#c83732",
    "green": "#23946f",
    "blue": "#2f7fb0",
    "orange": "#f0902f",
    "yellow": "#f7db57",
}


def style_on(paint: str) -> str:
    """Return the style of letters on a colour such as `#23946f`: dark ones where it is light."""
    red, green, blue = (int(paint[place : place + 2], 16) for place in (1, 3, 5))
    light = 299 * red + 587 * green + 114 * blue > 128_000
    return f"{'color(16)' if light else 'color(231)'} on {paint}"
