"""How quickly bots are seen to play, so that people can follow: a setting of the table."""

from __future__ import annotations

from typing import Final, Literal

Pace = Literal["at-once", "brisk", "calm"]
# Seconds that a whole turn may take, thinking included; a little is left for the rest.
TURN: Final[dict[Pace, float]] = {"at-once": 0.0, "brisk": 1.8, "calm": 3.6}


class Pacing:
    """A bot's turn, decision by decision; times are seconds of any clock."""

    def __init__(self, pace: Pace) -> None:
        self._whole = TURN[pace]
        self._seat = -1
        self._began = self._last = 0.0

    def asked(self, seat: int, now: float) -> None:
        """The bot of a seat begins to think."""
        if seat != self._seat:
            self._seat, self._began, self._last = seat, now, now

    def pause(self, now: float) -> float:
        """How long its decision still has to wait. Each takes a third of what is left, so that
        a turn ends in time however many decisions it has."""
        left = self._whole - (self._last - self._began)
        return max(0.0, self._last + left / 3 - now)

    def decided(self, now: float) -> None:
        self._last = now
