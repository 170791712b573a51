"""A progress bar for slow commands."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

PATIENCE: Final = 1.0  # seconds before the bar appears
PAUSE: Final = 0.1  # seconds between two updates


class Bar:
    """A bar on standard error, if that is a terminal and the work takes long enough.

    It is drawn by `step`, not by a thread, so it never disturbs a measurement between two steps.
    """

    def __init__(self, total: float) -> None:
        self.start = monotonic()
        self.drawn = self.start
        self.progress = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            auto_refresh=False,
        )
        self.task = self.progress.add_task("", total=total)

    def step(self, amount: float = 1) -> None:
        self.progress.advance(self.task, amount)
        now = monotonic()
        if not self.progress.console.is_terminal or now - self.start < PATIENCE:
            return
        if not self.progress.live.is_started:
            self.progress.start()
        if now - self.drawn > PAUSE:
            self.progress.refresh()
            self.drawn = now

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.progress.live.is_started:
            self.progress.stop()
