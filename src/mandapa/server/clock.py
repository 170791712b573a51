"""Thinking time. Everything follows from the times of the events, so a clock is never stored."""

from __future__ import annotations

import msgspec

DAY = 24 * 3600


class ClockPlan(msgspec.Struct, frozen=True):
    """So many seconds for the game and more after every decision; or so many for each turn."""

    seconds: int
    increment: int = 0
    each_turn: bool = False

    def __post_init__(self) -> None:
        if not 5 <= self.seconds <= 30 * DAY or not 0 <= self.increment <= DAY:
            raise ValueError("a clock has 5 seconds to 30 days and at most a day of increment")


class Clock:
    """What each seat has left, in milliseconds."""

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
        """From now on it is this seat's turn: the one before has paid, and if it has decided
        it gets its increment."""
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
        """The seat takes its decision back: its clock has never stopped, and nothing is gained."""
        if self._handed_over and self._handed_over[0] == seat != self.running:
            self.running, self.left[seat], self.since = self._handed_over
        self._handed_over = None

    def forgive(self, time: int) -> None:
        """So much of the present turn does not count."""
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
