"""Names and chat texts, stored beside the events so that they can be erased or changed.

An event on disk contains a salted hash in their place. Without the salt, it says nothing about the
text; with it, it proves that the text is the original. A text that was erased or changed later has
no salt any more, and proves nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from mandapa.server.database_errors import Damaged
from mandapa.server.events import AnyEvent, Begin, Chat, Sit

FIELDS: Final[dict[type[AnyEvent], tuple[str, ...]]] = {
    Sit: ("name",),
    Begin: ("names",),
    Chat: ("name", "text"),
}
_SALT: Final = 16  # bytes
_HASH: Final = 32  # hexadecimal digits


class Text(NamedTuple):
    """A text that belongs to an event; `place` is its index in the event."""

    place: int
    salt: bytes | None
    text: str


def split_texts(event: AnyEvent) -> tuple[AnyEvent, list[Text]]:
    """Return the event with hashes in place of its texts, and the texts."""
    texts: list[Text] = []

    def hashed(text: str) -> str:
        texts.append(Text(len(texts), secrets.token_bytes(_SALT), text))
        return _hash(texts[-1])

    return _with_texts(event, hashed), texts


def restore_texts(event: AnyEvent, texts: Mapping[int, Text]) -> AnyEvent:
    """Return the event with its texts restored."""
    place = iter(range(len(texts) + 1))

    def found(hashed: str) -> str:
        text = texts.get(next(place))
        if text is None:
            raise Damaged("text-missing")
        if text.salt is not None and _hash(text) != hashed:
            raise Damaged("other-text")
        return text.text

    return _with_texts(event, found)


def _with_texts(event: AnyEvent, change: Any) -> AnyEvent:
    changed: dict[str, Any] = {}
    for name in FIELDS.get(type(event), ()):
        value = getattr(event, name)
        changed[name] = [change(one) for one in value] if isinstance(value, list) else change(value)
    return msgspec.structs.replace(event, **changed) if changed else event


def _hash(text: Text) -> str:
    return hashlib.sha256((text.salt or b"") + text.text.encode()).hexdigest()[:_HASH]
