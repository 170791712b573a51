"""The check that each event carries: over the table's facts and all events up to it.

So damage and edits are noticed at the very event. Names and chat texts are kept beside the events
(`personal_data.py`); the check covers only their salted hashes.
"""

from __future__ import annotations

import hashlib
from typing import Final

LENGTH: Final = 16  # bytes


def chain_start(table: str, created: int, plan: bytes, commitment: str) -> bytes:
    """The check before the first event, over what never changes."""
    facts = (table.encode(), b"%d" % created, commitment.encode(), plan)
    return hashlib.sha256(b"\0".join(facts)).digest()[:LENGTH]


def chain_next(before: bytes, seq: int, at: int, ran: int, body: bytes) -> bytes:
    """The check of an event, given that of the one before it."""
    return hashlib.sha256(before + b"%d %d %d " % (seq, at, ran) + body).digest()[:LENGTH]
