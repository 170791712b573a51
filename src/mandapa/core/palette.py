"""How the colours of components look in a terminal: dark or light letters on the colour.

Letters on a ground are legible in light and dark terminals alike. A colour is never the
only carrier: what wears it is a word or a mark of its own.
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
