"""A picture in several versions, so that even a small window shows what a decision needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement

UNBOUNDED: Final = 1000  # columns, to see how narrow something can be


class Folding:
    """A complete picture, and versions that leave out or shorten more and more of it."""

    def __init__(self, folds: int, draw: Callable[[int], RenderableType]) -> None:
        self.folds = folds  # the number of shorter versions
        self.draw = draw

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        yield self.draw(0)

    def fitted(self, console: Console, height: int, above: int = 0) -> tuple[RenderableType, int]:
        """Return the fullest version that has at most `height` lines, or else the smallest, and
        the number of its lines.

        It is folded once more if that keeps the `above` lines over it in sight; never to the
        smallest, which lacks too much.
        """
        for fold in range(self.folds + 1):
            drawn, lines = self._version(console, fold)
            if lines <= height:
                break
        if lines + above > height and fold + 1 < self.folds:
            shorter, fewer = self._version(console, fold + 1)
            if fewer + above <= height:
                return shorter, fewer
        return drawn, lines

    def _version(self, console: Console, fold: int) -> tuple[RenderableType, int]:
        drawn = self.draw(fold)
        return drawn, len(console.render_lines(drawn, pad=False))


class Adapting:
    """Something wide, and a narrow form of it for windows that are too narrow.

    With `unbroken`, a window that would wrap the cells of a table already counts as too narrow.
    """

    def __init__(
        self, wide: RenderableType, narrow: RenderableType, *, unbroken: bool = False
    ) -> None:
        self.wide = wide
        self.narrow = narrow
        self.unbroken = unbroken

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        found = self.__rich_measure__(console, options)
        least = found.maximum if self.unbroken else found.minimum
        yield self.wide if least <= options.max_width else self.narrow

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options.update(width=UNBOUNDED), self.wide)
