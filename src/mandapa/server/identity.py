"""Identities. A name is enough; a signed text in a cookie or bearer token carries it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from mandapa.core.errors import SetupError
from mandapa.server.names import checked_name

COOKIE: Final = "mandapa"
KEY_LENGTH: Final = 64
LASTS: Final = 365 * 24 * 3600


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A user of this site; `program` marks one that is not human."""

    id: str
    name: str
    program: bool = False


NOBODY: Final = Person("", "")


class Signer:
    """Signs and reads identities with a key that is created once and kept."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_file(cls, path: Path) -> Signer:
        """Read the key from a file; create it if it is missing."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_hex(KEY_LENGTH // 2).encode())
                file.flush()
                os.fsync(file.fileno())
        key = path.read_bytes()
        if len(key) < KEY_LENGTH:
            raise SetupError("no-key", path=str(path))
        return cls(key)

    def sign(self, person: Person) -> str:
        body = base64.urlsafe_b64encode(msgspec.json.encode(person)).rstrip(b"=")
        return f"{body.decode()}.{self._mac(body)}"

    def read(self, text: str) -> Person | None:
        """Return the person that a text names, if it was signed with our key."""
        body, _, mac = text.encode("utf-8", "replace").rpartition(b".")
        if not body or not hmac.compare_digest(self._mac(body).encode(), mac):
            return None
        try:
            padded = body + b"=" * (-len(body) % 4)
            return msgspec.json.decode(base64.urlsafe_b64decode(padded), type=Person)
        except (ValueError, msgspec.DecodeError):
            return None

    def _mac(self, body: bytes) -> str:
        return hmac.new(self._key, b"identity " + body, hashlib.sha256).hexdigest()[:40]


def new_person(name: str, *, program: bool = False) -> Person:
    return Person(secrets.token_hex(12), checked_name(name), program)
