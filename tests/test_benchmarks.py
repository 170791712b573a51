"""Pages of figures: measurements are replaced, remarks by hand stay."""

from __future__ import annotations

import re

import pytest
from benchmarks.run import BY_HAND, PAGE, page, rows
from tools import calibrate_ganesha, calibrate_mandala_stones

from mandapa.games import GAMES
from tests.core.toy import toy_game

SPEED = {"playouts": 8e6, "steps": 2e6, "copy_microseconds": 0.4, "search_iterations": 5e4}
SLOW = {name: value / 50 for name, value in SPEED.items()}
FOUND = {
    "OpenSpiel": {"backgammon": 7e4},
    **{f"{game} {source}": SLOW if source else SPEED for game in GAMES for source in (True, False)},
}


def test_remarks_stay_when_figures_are_replaced() -> None:
    old = PAGE.read_text(encoding="utf-8")
    new = page(rows(FOUND), 8.0, 3, old)
    assert new.partition(BY_HAND)[1:] == old.partition(BY_HAND)[1:]
    assert len(old.partition(BY_HAND)[2]) > 100
    assert page(rows(FOUND), 8.0, 3, new) == new


def test_the_page_is_what_the_script_writes() -> None:
    """But for the figures: nothing above the remarks is edited by hand."""

    def frame(text: str) -> list[str]:
        lines = text.partition(BY_HAND)[0].replace("NOT reached", "reached").splitlines()
        return [re.sub(r"[\d,.]+", "#", line) for line in lines if "Machine" not in line]

    old = PAGE.read_text(encoding="utf-8")
    found = {**FOUND, "OpenSpiel": {"backgammon": 7e4, "gin_rummy": 7e4}}
    with_prototype = {**found, "prototype": {"playouts": 1e6}}
    assert frame(old) in [frame(page(rows(one), 8.0, 3, old)) for one in (found, with_prototype)]


def test_a_prototype_is_a_row_with_its_target() -> None:
    lines = rows({**FOUND, "prototype": {"playouts": 20e6}})
    row = next(row for row in lines if "prototype" in row[0])
    assert row == (
        "mandala_stones: playouts, against a prototype",
        "8,000,000 against 20,000,000 actions/s",
        "0.4 x prototype",
        "at least 0.5: NOT reached",
    )
    assert not any("prototype" in row[0] for row in rows(FOUND))


def test_a_new_game_has_ordinary_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy_game())
    lines = rows({**FOUND, "toy True": SLOW, "toy False": SPEED})
    row = next(row for row in lines if row[0] == "toy: playouts in the engine")
    assert row[3] == "at least 5: reached"


def test_what_balance_pages_say_is_what_their_tools_write() -> None:
    for page_of, texts in (
        (calibrate_ganesha.PAGE, [calibrate_ganesha.AIMS]),
        (
            calibrate_mandala_stones.PAGE,
            [calibrate_mandala_stones.CHOSEN, calibrate_mandala_stones.MORE_DEALS],
        ),
    ):
        for text in texts:
            assert text in page_of.read_text(encoding="utf-8")
