"""Who looks at which table, and when they were last seen there."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from typing import Final

from mandapa.server.broadcast import Scene
from mandapa.server.table import Table

PRESENT: Final = 30.0  # seconds for which someone who has gone still counts as there


class Watcher:
    """Someone who looks at a table and wants to know when it changes."""

    def __init__(self, person_id: str) -> None:
        self.person_id = person_id
        self.spectator = False  # then the players are told first
        self.changed = asyncio.Event()

    def tell_now(self, scene: Scene) -> bool:  # noqa: ARG002
        """Tell a spectator without waiting; False if that cannot be done."""
        return False


class Presence:
    """All watchers of a site. Nothing of it is stored: after a restart everyone comes back."""

    def __init__(self, tell_spectators: Callable[[str, list[Watcher]], None]) -> None:
        self._tell_spectators = tell_spectators
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        # How often each person looks at a table; those without a name are one.
        self._people: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._last_seen: dict[tuple[str, str], float] = {}  # by table and person
        self._opened = time.monotonic()

    def watch(self, table_id: str, watcher: Watcher) -> None:
        self._watchers[table_id].add(watcher)
        self._people[table_id][watcher.person_id] += 1
        self.seen(table_id, watcher.person_id)
        self.announce(table_id)

    def leave(self, table_id: str, watcher: Watcher) -> None:
        people = self._people[table_id]
        self._watchers[table_id].discard(watcher)
        people[watcher.person_id] -= 1
        if not people[watcher.person_id]:
            del people[watcher.person_id]
        if not people:
            del self._watchers[table_id], self._people[table_id]
        self.seen(table_id, watcher.person_id)
        self.announce(table_id)

    def announce(self, table_id: str) -> None:
        """Tell everyone who looks at a table: it has changed, or somebody came or went."""
        spectators = []
        for watcher in self._watchers.get(table_id, ()):
            if watcher.spectator:
                spectators.append(watcher)
            else:
                watcher.changed.set()
        self._tell_spectators(table_id, spectators)

    def announce_all(self) -> None:
        for table_id in self._watchers:
            self.announce(table_id)

    def seen(self, table_id: str, person: str) -> None:
        if person:
            self._last_seen[table_id, person] = time.monotonic()

    def is_here(self, table_id: str, person: str) -> bool:
        """Whether a person looks at a table now."""
        return bool(person) and person in self._people.get(table_id, ())

    def seats_here(self, table: Table) -> tuple[bool, ...]:
        """For each seat, whether its person looks at the table now."""
        return tuple(self.is_here(table.id, seat.person) for seat in table.seats)

    def watching(self, table_id: str, besides: Collection[str] = ()) -> int:
        """Return how many look at a table, besides these people."""
        people = self._people.get(table_id)
        if people is None:
            return 0
        return len(self._watchers[table_id]) - sum(people.get(one, 0) for one in set(besides))

    def watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def waited_for(self, table: Table) -> bool:
        """Whether someone who plays at a table is there, or was a moment ago."""
        since = time.monotonic() - PRESENT
        return any(
            self.is_here(table.id, seat.person)
            or self._last_seen.get((table.id, seat.person), since) > since
            for seat in table.players
        )

    def away(self, table_id: str, person: str) -> float:
        """Return the seconds since a person was last seen at a table."""
        if self.is_here(table_id, person):
            return 0.0
        return time.monotonic() - self._last_seen.get((table_id, person), self._opened)

    def forget(self, seconds: float) -> None:
        """Drop what was noted longer ago than anyone may ask for."""
        limit = time.monotonic() - seconds
        self._last_seen = {key: at for key, at in self._last_seen.items() if at > limit}
