"""Files of words, each parsed once however many tests look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource


@cache
def resource(path: Path) -> Resource:
    found = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in found.body if isinstance(entry, Junk)], path
    return found


@cache
def messages(path: Path) -> list[Message]:
    return [entry for entry in resource(path).body if isinstance(entry, Message)]


@cache
def bundle(path: Path) -> FluentBundle:
    """Return what formats the messages of a file, in the language of its name."""
    made = FluentBundle([path.stem], use_isolating=False)
    made.add_resource(resource(path))
    return made
