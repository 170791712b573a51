"""Who looks at which table, and when they were last seen there."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from typing import Final

from mandapa.server.table import Table

PRESENT: Final = 30.0  # seconds for which someone who has gone still counts as there


class Watcher:
    """Someone who looks at a table and wants to know when it changes."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.changed = asyncio.Event()


class Presence:
    """All watchers of a site. Nothing of it is stored: after a restart everyone comes back."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._last_seen: dict[tuple[str, str], float] = {}  # by table and person
        self._opened = time.monotonic()

    def watch(self, table_id: str, watcher: Watcher) -> None:
        self._watchers[table_id].add(watcher)
        self.seen(table_id, watcher.person)
        self.announce(table_id)

    def leave(self, table_id: str, watcher: Watcher) -> None:
        self._watchers[table_id].discard(watcher)
        if not self._watchers[table_id]:
            del self._watchers[table_id]
        self.seen(table_id, watcher.person)
        self.announce(table_id)

    def announce(self, table_id: str) -> None:
        """Wake everyone who looks at a table: it has changed, or somebody came or went."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.changed.set()

    def announce_all(self) -> None:
        for table_id in self._watchers:
            self.announce(table_id)

    def seen(self, table_id: str, person: str) -> None:
        if person:
            self._last_seen[table_id, person] = time.monotonic()

    def here(self, table_id: str) -> set[str]:
        """The people who look at a table now, as far as they have a name."""
        return {watcher.person for watcher in self._watchers.get(table_id, ())} - {""}

    def seats_here(self, table: Table) -> tuple[bool, ...]:
        """For each seat, whether its person looks at the table now."""
        here = self.here(table.id)
        return tuple(seat.person in here for seat in table.seats)

    def watching(self, table_id: str, besides: Collection[str] = ()) -> int:
        """How many look at a table, besides these people."""
        return sum(one.person not in besides for one in self._watchers.get(table_id, ()))

    def watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def waited_for(self, table: Table) -> bool:
        """Whether someone who plays at a table is there, or was a moment ago."""
        here, since = self.here(table.id), time.monotonic() - PRESENT
        return any(
            seat.person in here or self._last_seen.get((table.id, seat.person), since) > since
            for seat in table.players
        )

    def away(self, table_id: str, person: str) -> float:
        """The seconds since a person was last seen at a table."""
        if person in self.here(table_id):
            return 0.0
        return time.monotonic() - self._last_seen.get((table_id, person), self._opened)

    def forget(self, seconds: float) -> None:
        """Drop what was noted longer ago than anyone may ask for."""
        limit = time.monotonic() - seconds
        self._last_seen = {key: at for key, at in self._last_seen.items() if at > limit}
