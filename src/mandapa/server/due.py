"""What happens at a table unasked, and when: a bot decides, or a clock runs out.

It is written with every event, so a site finds in its database which tables it has to look after,
and needs none of the others in memory.
"""

from __future__ import annotations

from mandapa.server.table import Table

AT_ONCE = 0


def bot_due(table: Table) -> bool:
    """Whether it is a bot's turn."""
    due = table.actor is not None and bool(table.seats[table.actor].bot)
    return due and not table.paused


def clock_due(table: Table) -> int | None:
    """Return the running time at which the clock runs out; none while it stands."""
    clock = table.clock
    if clock is None or clock.running is None:
        return None
    return clock.since + clock.left[clock.running]


def due(table: Table) -> int | None:
    """Return the running time at which something happens unasked; none if nothing does."""
    return AT_ONCE if bot_due(table) else clock_due(table)
