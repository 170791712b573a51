"""The health of the site, and what is wrong. It reports what is already known, so it answers
even if the database hangs."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mandapa import __version__
from mandapa.core.build import COMPILED
from mandapa.server.database_errors import OutageCause
from mandapa.server.hall import Hall
from mandapa.server.sentences import frame_words

Status = Literal["ok", "impaired", "down"]
# Problems while the database works.
Alone = Literal["database-damaged", "tables-set-aside", "tables-stalled", "bots-die"]
HANGS: Final = 3.0  # seconds that a transaction takes before it counts as hanging


class Reason(msgspec.Struct, frozen=True):
    """A problem: a code for programs, a sentence for people."""

    code: str
    text: str
    count: int  # how many tables or bots it is about; 0 for the site itself


class Health(msgspec.Struct, frozen=True):
    """`ok`; `impaired`: most can be played; `down`: nothing can be played now."""

    status: Status
    version: str
    compiled: bool
    tables: int
    reasons: list[Reason]


def health(hall: Hall, lang: str) -> Health:
    store, down = hall.store, hall.store.outage.why
    if down is None and store.writer.busy() > HANGS:
        down = "database-hangs"
    counted: dict[Alone, int] = {
        "tables-set-aside": len(hall.quarantined),
        "tables-stalled": hall.stalled.failing(),
        "bots-die": hall.bot_pool.died(),
    }
    damaged: Alone | None = "database-damaged" if store.outage.damaged else None
    found: dict[OutageCause | Alone, int] = {
        code: 0 for code in (down, store.checkpoint_failure, damaged) if code
    }
    found |= {code: count for code, count in counted.items() if count}
    words = frame_words(lang)
    return Health(
        "down" if down else "impaired" if found else "ok",
        __version__,
        COMPILED,
        len(hall.tables),
        [
            Reason(code, words.text(f"health-{code}", count=count), count)
            for code, count in found.items()
        ],
    )
