"""Prompts, sentences and reasons from Fluent files.

If the value of a line's field has a message `<field>-<value>`, the sentence gets it as `$field`,
and each attribute of that message (a grammatical case) as `$field_<attribute>`. A field that is a
list becomes a list in that language, each item formatted by the message `<field>-item`. The field
`seat` becomes a player's name, with `$seat_who` beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor as FluentVisitor

from mandapa.core.game import Game
from mandapa.core.lists import Style, joined
from mandapa.core.narration import Line

FALLBACK = "en"
# French has a space before these signs, at which no line breaks.
_SIGNS: Final = {"fr": {":": "\u00a0:", ";": "\u202f;"}}
# Private-use characters around the number and the name of a token, to find it in the finished
# sentence. They are not printable, so no player's name contains them.
_OPEN, _NUMBER, _CLOSE = "\ue000", "\ue001", "\ue002"
_TOKEN: Final = re.compile(f"{_OPEN}(\\d+){_NUMBER}([^{_CLOSE}]*){_CLOSE}")


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


def languages(folder: Path) -> list[str]:
    """Return the languages that a folder has words in."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


class _Bundle(FluentBundle):
    """The messages of a file.

    Formatting a number for a locale is slow, and small whole numbers look the same in every
    locale. So they are passed as text, unless the message selects a variant by them.
    """

    def __init__(self, path: Path, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self.add_resource(resource)
        self.choosing: dict[str, set[str] | None] = {}
        for entry in resource.body:
            if isinstance(entry, Message):
                found = _Choosing()
                found.visit(entry)
                self.choosing[entry.id.name] = found.names

    def format_message(self, key: str, values: dict[str, Any]) -> str | None:
        """Format a message; return `None` if it has only attributes."""
        pattern = self.get_message(key).value
        if pattern is None:
            return None
        names = self.choosing[key]
        if names is not None:
            values = {
                name: str(value) if _is_small(value) and name not in names else value
                for name, value in values.items()
            }
        said, _ = self.format_pattern(pattern, values)
        return str(said)


def _is_small(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1000


class _Choosing(FluentVisitor):
    """The arguments that a message selects or computes by; `None` if that is not known."""

    def __init__(self) -> None:
        self.names: set[str] | None = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if self.names is not None and isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)

    def _keep_all(self, _node: Any) -> None:
        self.names = None

    visit_FunctionReference = _keep_all  # noqa: N815
    visit_MessageReference = _keep_all  # noqa: N815
    visit_TermReference = _keep_all  # noqa: N815


@lru_cache
def _bundle(path: Path, lang: str) -> _Bundle:
    return _Bundle(path, lang)


class Lexicon:
    """The messages of a folder of `<lang>.ftl` files.

    What a language lacks, be it a message or the whole file, is said in English.
    """

    def __init__(self, folder: Path, lang: str) -> None:
        known = languages(folder)
        self._folder = folder
        self.lang = lang if lang in known else FALLBACK
        self._bundles = [
            _bundle(folder / f"{one}.ftl", one) for one in dict.fromkeys((self.lang, FALLBACK))
        ]

    @property
    def source(self) -> str:
        """Return the file of the language, and after it in English what it lacks."""
        text, english = (
            (self._folder / f"{one}.ftl").read_text(encoding="utf-8")
            for one in (self.lang, FALLBACK)
        )
        known = self._bundles[0].choosing
        lacking = [
            FluentSerializer().serialize_entry(entry)
            for entry in FluentParser().parse(english).body
            if isinstance(entry, Message) and entry.id.name not in known
        ]
        return "\n".join([text, *lacking]) if lacking else text

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, **values: Any) -> str:
        """Format the message of a key; a key without a message is shown as it is."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                said = bundle.format_message(key, values)
                if said is not None:
                    return said
        return key

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """Join items as the language does (`a, b and c`); the only place where lists are joined."""
        unmarked = _TOKEN.sub(r"\2", items[-1]) if items else ""
        return joined(items, self.lang, style, unmarked)

    def label(self, name: str) -> str:
        """Return a name with a colon, to stand before what it names."""
        return name + self.sign(":")

    def series(self, parts: Iterable[str]) -> str:
        """Join parts that have commas of their own (`a, b; c`)."""
        return f"{self.sign(';')} ".join(parts)

    def sign(self, sign: str) -> str:
        """Return a colon or semicolon as the language sets it."""
        return _SIGNS.get(self.lang, {}).get(sign, sign)

    def prepare(self) -> Iterator[None]:
        """Compile every message, one at a time: formatting one for the first time is slow."""
        for key in self._bundles[0].choosing:
            self._bundles[0].get_message(key)
            yield

    def forms(self, key: str) -> dict[str, str]:
        """Return the attributes of a message: its grammatical forms."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                patterns = bundle.get_message(key).attributes
                return {
                    name: str(bundle.format_pattern(pattern, {})[0])
                    for name, pattern in patterns.items()
                }
        return {}


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
            return f"{_OPEN}{len(things) - 1}{_NUMBER}{text}{_CLOSE}"

        marked = self._said(line, names, mark)
        found, signs = [], 0
        for one in _TOKEN.finditer(marked):
            start = one.start() - signs
            signs += len(one[0]) - len(one[2])
            found.append(Token(start, start + len(one[2]), *things[int(one[1])]))
        return _TOKEN.sub(r"\2", marked), found

    def choice(self, option: str, value: str) -> str:
        """Return what a choice of an option is called; empty if the game has no word for it."""
        key = f"option-{option}-{value}"
        return self.text(key) if self.has(key) else ""

    def refusal(self, clause: str) -> str:
        """Return the reason why a clause forbids an action."""
        return self.text(f"refusal-{clause.replace('.', '-')}")

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
