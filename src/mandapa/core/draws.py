"""The match's random source: a committed seed from which anyone can re-derive every draw.

The k-th draw of a named source is HMAC-SHA256(seed, "source k") read as a number and
scaled to the weights that remain, in fixed order. So the same deal can be played at
several tables, and a revealed seed proves that no draw was chosen afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import zlib

from mandapa.core.errors import SetupError

SEED_BYTES = 32
# How people give a seed; `match_seed` turns it into the bytes that draws are made from.
Seed = int | str | bytes


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """Return the seed for a short text (such as `--seed 7`)."""
    return hashlib.sha256(b"mandapa seed " + text.encode()).digest()


def match_seed(seed: Seed) -> bytes:
    """Return the 32 bytes of a match's seed from bytes, a number or a short text."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SetupError("wrong-seed-bytes", wanted=SEED_BYTES, count=len(seed))
        return seed
    return seed_from_text(seed_text(seed))


def seed_number(seed: Seed) -> int:
    """Return a bot's seed as a number; a number stands for itself."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    text = seed if isinstance(seed, bytes) else seed_text(seed).encode()
    return zlib.crc32(text)


def seed_text(seed: Seed) -> str:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupError("wrong-seed", value=repr(seed))
    return str(seed)


def commitment(seed: bytes) -> str:
    """Return the hash that is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, source: str, k: int, outcomes: list[tuple[int, int]]) -> int:
    """Return the action of the k-th draw (from 0) of a source."""
    mac = hmac.new(seed, f"{source} {k}".encode(), hashlib.sha256).digest()
    total = sum(weight for _, weight in outcomes)
    # 256 bits scaled to a small total: the bias is under 2**-240.
    ticket = int.from_bytes(mac, "big") * total >> (8 * len(mac))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise ValueError("a chance draw without outcomes")
