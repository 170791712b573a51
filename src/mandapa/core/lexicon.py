"""Words from Fluent files: a folder with a file `<lang>.ftl` for each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor as FluentVisitor

from mandapa.core.lists import Style, joined

FALLBACK = "en"
# French has a space before these signs, at which no line breaks.
_SIGNS: Final = {"fr": {":": "\u00a0:", ";": "\u202f;"}}
# Private-use characters around the number and the name of a token, to find it in the finished
# sentence. They are not printable, so no player's name contains them.
OPEN, NUMBER, CLOSE = "\ue000", "\ue001", "\ue002"
TOKEN: Final = re.compile(f"{OPEN}(\\d+){NUMBER}([^{CLOSE}]*){CLOSE}")


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

    def text(self, key: str, /, **values: Any) -> str:
        """Format the message of a key; a key without a message is shown as it is."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                said = bundle.format_message(key, values)
                if said is not None:
                    return said
        return key

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """Join items as the language does (`a, b and c`); the only place where lists are joined."""
        unmarked = TOKEN.sub(r"\2", items[-1]) if items else ""
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
