"""Clocks. They follow from the times of the events, so they are never stored."""

from __future__ import annotations

import msgspec

DAY = 24 * 3600


class ClockPlan(msgspec.Struct, frozen=True):
    """Seconds for the game and an increment after every decision; or seconds for each turn."""

    seconds: int
    increment: int = 0
    each_turn: bool = False

    def __post_init__(self) -> None:
        if not 5 <= self.seconds <= 30 * DAY or not 0 <= self.increment <= DAY:
            raise ValueError("a clock has 5 seconds to 30 days and at most a day of increment")


class Clock:
    """The time that each seat has left, in milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0
        self._handed_over: tuple[int, int, int] | None = None  # seat, what it had left, since when

    def copy(self) -> Clock:
        twin = Clock(self.plan, len(self.left))
        twin.left, twin.running, twin.since = list(self.left), self.running, self.since
        twin._handed_over = self._handed_over
        return twin

    def switch_to(self, seat: int | None, at: int, decided: int | None = None) -> None:
        """Charge the running seat, add its increment if it has decided, and start another seat."""
        if decided is not None and decided != self.running and self.plan.each_turn:
            self.left[decided] = self._gained(0)  # a bot did: the seat's next turn is a new one
        if seat == self.running:
            return
        if self.running is not None:
            self._handed_over = (self.running, self.left[self.running], self.since)
            left = self.remaining(self.running, at)
            self.left[self.running] = self._gained(left) if decided == self.running else left
        self.running, self.since = seat, at

    def take_back(self, seat: int) -> None:
        """Undo a decision: the seat's clock runs as if it had never stopped."""
        if self._handed_over and self._handed_over[0] == seat != self.running:
            self.running, self.left[seat], self.since = self._handed_over
        self._handed_over = None

    def forgive(self, time: int) -> None:
        """Do not count this much of the present turn."""
        if self._handed_over:
            seat, left, since = self._handed_over
            self._handed_over = (seat, left, since + time)
        self.since += time

    def remaining(self, seat: int, at: int) -> int:
        spent = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def _gained(self, left: int) -> int:
        if self.plan.each_turn:
            return self.plan.seconds * 1000
        return left + self.plan.increment * 1000
