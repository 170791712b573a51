"""Lists as a language joins them: `a, b and c`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list

Style = Literal["standard", "or"]

# Our English is British: no comma before the last `and`.
_LOCALES: Final = {"en": "en_GB"}
# Words that change before a sound, which Babel leaves out: in Spanish «y» before an i («Asha e
# Inés», but «agua y hielo»), «o» before an o («7 u 8»).
_BEFORE_A_SOUND: Final = {
    "es": (
        ("y", "e", re.compile(r"h?[ií][^\W\d_aeouáéóú]", re.IGNORECASE)),
        ("o", "u", re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)),
    )
}


@lru_cache
def _locale(lang: str) -> Locale:
    return Locale.parse(_LOCALES.get(lang, lang))


def joined(items: Sequence[str], lang: str, style: Style, sound: str) -> str:
    """Join items as the language does; `sound` is the last one as it is spoken."""
    if len(items) < 2:
        return "".join(items)
    text = format_list(items, style, _locale(lang))
    head = text.removesuffix(items[-1])
    for usual, other, before in _BEFORE_A_SOUND.get(lang, ()):
        if head.endswith(f" {usual} ") and before.match(sound):
            return f"{head[: -len(usual) - 1]}{other} {items[-1]}"
    return text
