"""The pace of bots, so that people can follow them: a setting of the table."""

from __future__ import annotations

from typing import Final, Literal

Pace = Literal["at-once", "brisk", "calm"]
# Seconds for a whole turn, thinking included; slightly less than the advertised pace.
TURN: Final[dict[Pace, float]] = {"at-once": 0.0, "brisk": 1.8, "calm": 3.6}


class Pacing:
    """The timing of a bot's turn; times are seconds of any monotonic clock."""

    def __init__(self, pace: Pace) -> None:
        self._whole = TURN[pace]
        self._seat = -1
        self._began = self._last = 0.0

    def asked(self, seat: int, now: float) -> None:
        """Note that the bot of a seat begins to think."""
        if seat != self._seat:
            self._seat, self._began, self._last = seat, now, now

    def pause(self, now: float) -> float:
        """Return how long to hold its decision. Each takes a third of the remaining time, so that
        a turn ends in time however many decisions it has."""
        left = self._whole - (self._last - self._began)
        return max(0.0, self._last + left / 3 - now)

    def decided(self, now: float) -> None:
        self._last = now
