"""Telling spectators: after the players, a few at a time, and without waiting for any of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from mandapa.server.broadcast import Scene
from mandapa.server.metrics import TOLD
from mandapa.server.presence import Watcher

if TYPE_CHECKING:
    from mandapa.server.hall import Hall

AT_ONCE: Final = 40  # who are told before other things get their turn


class Spectators:
    """Tells the spectators of a site. Each table has one task for all of them, while there is
    something to tell."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._untold: dict[str, list[Watcher]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def tell(self, table_id: str, watchers: list[Watcher]) -> None:
        """Tell all spectators of a table what is new; the players have been woken."""
        if table_id in self._tasks:
            # Those who still wait come first: many changes in a row leave nobody out.
            here = set(watchers)
            waiting = [one for one in self._untold[table_id] if one in here]
            self._untold[table_id] = list(dict.fromkeys(waiting + watchers))
        elif watchers:
            self._untold[table_id] = watchers
            self._tasks[table_id] = asyncio.create_task(self._tell(table_id))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _tell(self, table_id: str) -> None:
        try:
            while self._untold[table_id]:
                await self._hall.turn_to_send()
                untold = self._untold[table_id]
                self._tell_some(table_id, untold[:AT_ONCE])
                del untold[:AT_ONCE]
        finally:
            del self._untold[table_id], self._tasks[table_id]

    def _tell_some(self, table_id: str, watchers: list[Watcher]) -> None:
        """Tell these at once. The others are woken: their connections do it when they can."""
        scene = self._scene(table_id)
        for watcher in watchers:
            try:
                told = scene is not None and watcher.tell_now(scene)
            except Exception:  # their connection meets it again, and reports it
                told = False
            if not told:
                watcher.changed.set()
        if scene is not None:
            TOLD.inc(scene.repeated)

    def _scene(self, table_id: str) -> Scene | None:
        """Return what spectators may be told now without waiting, if they may look."""
        hall, table = self._hall, self._hall.tables.get(table_id)
        if table is None or table.sealed:
            return None
        presence = hall.presence
        here, watching = presence.seats_here(table), presence.watching(table_id)
        return Scene(table, here, watching, hall.stalled.clock_time(table))
