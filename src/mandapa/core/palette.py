"""Terminal colours of components: dark or light letters on a coloured background.

They are legible in light and dark terminals alike. Colour never carries a meaning alone: every
coloured thing is also a word or a symbol.
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
