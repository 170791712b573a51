"""What makes compiled Python slow is found in its text."""

from __future__ import annotations

import pytest
from tools.fast_python import BOXES, CALLS, COUNTS, NOT_FOLDED, findings, main

from mandapa.core import contract
from mandapa.games.flowers import board as flowers
from mandapa.games.flowers import knowledge
from mandapa.games.flowers import rows as flowers_rows
from mandapa.games.ganesha import rows as ganesha_rows
from mandapa.games.mandala_stones import rows as stones_rows
from mandapa.games.rajas import board, edition, rows

HEAD = "from other import SIZE\nOWN: Final[i64] = 3\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def f(ok: bool) -> i64:\n    return 0 if ok else OWN\n", [(4, BOXES)]),
        ("def f(ok: bool) -> i64:\n    return OWN if ok else -1\n", [(4, BOXES)]),
        ("def f(ok: bool) -> i64:\n    return SIZE if ok else OWN\n", []),
        ("def f(ok: bool) -> float:\n    return 1.0 if ok else 0.5\n", []),
        ("TWICE: Final[i64] = 2 * SIZE\n", [(3, NOT_FOLDED)]),
        ("TWICE: Final[i64] = 2 * OWN\n", []),
        ("def f(n: i64) -> i64:\n    return max(n, 0)\n", [(4, CALLS)]),
        ("def f(n: i64) -> i64:\n    return min(n, OWN, SIZE)\n", [(4, CALLS)]),
        ("def f(n: i64) -> i64:\n    return min(n, OWN)\n", []),
        ("def f() -> None:\n    for _ in range(OWN):\n        f()\n", [(4, COUNTS)]),
        ("def f() -> None:\n    for _n in range(OWN):\n        f()\n", []),
        ("def f(found: list[int]) -> None:\n    for _ in found:\n        f(found)\n", []),
    ],
)
def test_findings(text: str, found: list[tuple[int, str]]) -> None:
    assert list(findings(HEAD + text)) == found


def test_the_engine_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0, capsys.readouterr().out


def test_sizes_that_are_written_again_are_the_same() -> None:
    """Constants of other modules, as numbers for the compiler."""
    for module in (flowers_rows, ganesha_rows, stones_rows, rows):
        assert contract.MAX_PLAYERS == module.SEATS
    assert knowledge.SPECTATOR == contract.MAX_PLAYERS
    assert flowers.MAX_FLOWERS * 2 == flowers_rows.TILES
    assert edition.FRAME == rows.COLUMNS + 1
    assert edition.STALL_PLACES == rows.GOODS * edition.MAX_COINS
    for name in ("COLOURS", "DICE", "CELLS", "EDGES", "BUILDINGS", "SPACES", "STACKS", "YIELDS"):
        assert getattr(board, f"_{name}") == getattr(rows, name), name
    assert rows.MAX_RIVER_TILES == board._MAX_RIVER_TILES
    assert edition.MAX_RIVER == board._MAX_RIVER
    assert edition.STALL_PLACES == board._STALL_PLACES
