"""Prompts, sentences and reasons from Fluent files.

If the value of a line's field has a message `<field>-<value>`, the sentence gets it as `$field`,
and each attribute of that message (a grammatical case) as `$field_<attribute>`. A field that is a
list becomes a list in that language, each item formatted by the message `<field>-item`. The field
`seat` becomes a player's name, with `$seat_who` beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from mandapa.core.game import Game
from mandapa.core.lexicon import CLOSE, NUMBER, OPEN, TOKEN, Lexicon
from mandapa.core.narration import Line

# (field, value, its name) to the text in the sentence
_Mark = Callable[[str, str, str], str]


def _plain(_field: str, _value: str, text: str) -> str:
    return text


class _Names(NamedTuple):
    """The players' names, plain and as marked in the sentence."""

    bare: Sequence[str]
    marked: Sequence[str]


class Token(NamedTuple):
    """A component or player named in a sentence: its position, and the field it comes from.

    Players have the field `seat`, counted from 1.
    """

    start: int
    end: int
    field: str
    value: str


class Explained(NamedTuple):
    """What a thing is, in one or two sentences, and the clause about it."""

    text: str
    clause: str


def refusal_key(clause: str) -> str:
    """Return the key of why a clause forbids an action."""
    return f"refusal-{clause.replace('.', '-')}"


class Words(Lexicon):
    """A game's words in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game.folder / "words", lang)
        self.game = game
        self._names: dict[str, dict[str, str]] = {}

    @cached_property
    def you(self) -> str:
        """Return the pronoun for the reader in sentences about themselves."""
        return self.text("you")

    def sentence(self, line: Line, names: Sequence[str]) -> str:
        """Format a line. `$name` is the player it is about; `$who` is `you` if that name is the
        pronoun `you` of these words, else `other`."""
        return self._said(line, names, _plain)

    def sentence_with_tokens(self, line: Line, names: Sequence[str]) -> tuple[str, list[Token]]:
        """Format a line, and find the components and players that it names."""
        things: list[tuple[str, str]] = []

        def mark(field: str, value: str, text: str) -> str:
            things.append((field, value))
            return f"{OPEN}{len(things) - 1}{NUMBER}{text}{CLOSE}"

        marked = self._said(line, names, mark)
        found, signs = [], 0
        for one in TOKEN.finditer(marked):
            start = one.start() - signs
            signs += len(one[0]) - len(one[2])
            found.append(Token(start, start + len(one[2]), *things[int(one[1])]))
        return TOKEN.sub(r"\2", marked), found

    def choice(self, option: str, value: str) -> str:
        """Return what a choice of an option is called; empty if the game has no word for it."""
        key = f"option-{option}-{value}"
        return self.text(key) if self.has(key) else ""

    def explained(self, name: str) -> Explained:
        """Return what the game's words say about a thing, such as `score-flowers`."""
        key = f"about-{name}"
        return Explained(self.text(key), self.forms(key).get("clause", ""))

    def meaning(self, option: str, value: str) -> str:
        """Return what a choice of an option means; empty for one of too many to be told."""
        return self.forms(f"about-option-{option}").get(value, "")

    def refusal(self, clause: str) -> str:
        """Return the reason why a clause forbids an action."""
        return self.text(refusal_key(clause))

    def items(self, field: str, values: Sequence[dict[str, Any]]) -> str:
        """Format a list as a sentence with this field would."""
        return self._items(field, values, _Names([], []), _plain)

    def _said(self, line: Line, names: Sequence[str], mark: _Mark) -> str:
        who = "you" if line.actor >= 0 and names[line.actor] == self.you else "other"
        marked = [mark("seat", str(number), name) for number, name in enumerate(names, start=1)]
        name = marked[line.actor] if line.actor >= 0 else ""
        values = self._values(line.fields, _Names(names, marked), mark)
        return self.text(line.key, name=name, who=who, **values)

    def _items(
        self, field: str, values: Sequence[dict[str, Any]], names: _Names, mark: _Mark
    ) -> str:
        key = f"{field}-item"
        return self.listed([self.text(key, **self._values(one, names, mark)) for one in values])

    def _values(self, fields: dict[str, Any], names: _Names, mark: _Mark) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field, value in fields.items():
            key = f"{field}-{value}"
            if field == "seat":
                values[field] = names.marked[value - 1]
                values["seat_who"] = "you" if names.bare[value - 1] == self.you else "other"
            elif isinstance(value, list):
                values[field] = self._items(field, value, names, mark)
            elif isinstance(value, str) and self.has(key):
                for form, text in self._name(key).items():
                    values[field + form] = mark(field, value, text)
            else:
                values[field] = value
        return values

    def _name(self, key: str) -> dict[str, str]:
        """Return the name of a component in all its forms, from a cache."""
        if key not in self._names:
            forms = {f"_{form}": text for form, text in self.forms(key).items()}
            self._names[key] = {"": self.text(key), **forms}
        return self._names[key]
