"""The match's random source: a committed seed from which anyone can re-derive every draw.

The k-th draw of a named source is HMAC-SHA256(seed, "source k") read as a number and
scaled to the weights that remain, in fixed order. So the same deal can be played at
several tables, and a revealed seed proves that no draw was chosen afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed that a short text (such as `--seed 7`) stands for."""
    return hashlib.sha256(b"mandapa seed " + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, source: str, k: int, outcomes: list[tuple[int, int]]) -> int:
    """The action that the k-th draw (from 0) of a source gives."""
    mac = hmac.new(seed, f"{source} {k}".encode(), hashlib.sha256).digest()
    total = sum(weight for _, weight in outcomes)
    # 256 bits scaled to a small total: the bias is under 2**-240.
    ticket = int.from_bytes(mac, "big") * total >> (8 * len(mac))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise ValueError("a chance draw without outcomes")
