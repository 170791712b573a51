"""How often a person does something within an hour."""

from __future__ import annotations

import time
from collections import Counter, deque
from typing import Final

HOUR: Final = 3600.0  # seconds


class PerHour:
    """A count by person of what was done in the last hour."""

    def __init__(self, most: int) -> None:
        self.most = most  # 0 for no limit
        self._done: deque[tuple[float, str]] = deque()  # within the last hour: time and person
        self._done_by: Counter[str] = Counter()

    def take(self, person: str) -> bool:
        """Count once more, and return whether that is allowed; what is not is not counted."""
        now = time.monotonic()
        while self._done and self._done[0][0] <= now - HOUR:
            _, who = self._done.popleft()
            self._done_by[who] -= 1
            if not self._done_by[who]:
                del self._done_by[who]
        if self.most and self._done_by[person] >= self.most:
            return False
        self._done.append((now, person))
        self._done_by[person] += 1
        return True
