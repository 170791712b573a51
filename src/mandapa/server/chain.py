"""The chain: a hash that each event carries, over the table's facts and all events up to it.

It detects damage and edits at the exact event. Names and chat texts are stored beside the events
(`personal_data.py`); the chain covers only their salted hashes.
"""

from __future__ import annotations

import hashlib
from typing import Final

LENGTH: Final = 16  # bytes


def chain_start(table: str, created: int, plan: bytes, commitment: str) -> bytes:
    """Return the hash before the first event, over what never changes."""
    facts = (table.encode(), b"%d" % created, commitment.encode(), plan)
    return hashlib.sha256(b"\0".join(facts)).digest()[:LENGTH]


def chain_next(before: bytes, seq: int, at: int, ran: int, body: bytes) -> bytes:
    """Return the hash of an event, given that of the event before it."""
    return hashlib.sha256(before + b"%d %d %d " % (seq, at, ran) + body).digest()[:LENGTH]
