"""The numbers in a rules page are those of the edition in play.

`{cards.copies}` is the value of that key of the edition file, `{money.start.2}` the second of a
list, `{money.places}` the whole list as the language joins it, `{quarry.two.count}` its length.
`{cards.copies|card|cards}` is the number with its noun: the form for one, the one for a few (where
the language has one), the other. Where a game has words for what a key holds, those are told
(`Game.told`). A line of a table with `{river.spaces.#}` stands for as many lines as the list has
entries, `{#}` counts them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from babel import Locale

from mandapa.core.edition import EditionFile
from mandapa.core.lexicon import Lexicon

KEY: Final = re.compile(r"\{([\w.#-]+)((?:\|[^{}|]*)*)\}")
REPEATED: Final = re.compile(r"\{([\w.-]+)\.#(?=[.|}])")
FORMS: Final = {"one": 0, "few": 1}  # the last one for all others
COUNT: Final = "count"
NONE: Final = "–"  # of a list that is shorter in this edition


class NumberError(ValueError):
    """A placeholder that no edition fills."""


class Numbers:
    """What the placeholders of a page stand for."""

    def __init__(self, edition: EditionFile, told: Mapping[str, str], words: Lexicon) -> None:
        self._table = edition.table
        self._told = told
        self._words = words
        self._plural = Locale.parse(words.lang).plural_form

    def fill(self, text: str) -> str:
        """Return a page's text with its numbers."""
        lines = [one for line in text.split("\n") for one in self._repeated(line)]
        return KEY.sub(self._filled, "\n".join(lines))

    def _repeated(self, line: str) -> list[str]:
        found = REPEATED.search(line)
        if found is None or not line.startswith("|"):
            return [line]
        entries = self._value(found[1])
        if not isinstance(entries, list):
            raise NumberError(f"'{found[1]}' is no list of the edition")
        return [
            re.sub(r"(?<=[.{])#(?=[.|}])", str(number), line)
            for number in range(1, len(entries) + 1)
        ]

    def _filled(self, found: re.Match[str]) -> str:
        key, forms = found[1], found[2].split("|")[1:]
        if key.isdecimal():
            return key
        value = self._told[key] if key in self._told else self._value(key)
        if isinstance(value, list):
            return self._words.listed([str(one) for one in value])
        if not forms:
            return str(value)
        if not str(value).isdecimal():
            return f"{value}\u00a0{forms[-1]}"
        form = forms[min(FORMS.get(self._plural(int(value)), len(forms) - 1), len(forms) - 1)]
        return f"{value}\u00a0{form}"

    def _value(self, key: str) -> Any:
        value: Any = self._table
        for part in key.split("."):
            if isinstance(value, list) and part.isdecimal():
                value = value[int(part) - 1] if 0 < int(part) <= len(value) else NONE
            elif isinstance(value, list) and part == COUNT:
                value = len(value)
            elif isinstance(value, dict) and part in value:
                value = value[part]
            else:
                raise NumberError(f"no edition has the number '{key}'")
        return value
