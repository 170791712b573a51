"""Pages of figures: measurements are replaced, remarks by hand stay."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import instructions, limit
from benchmarks.run import BESIDE_CPP, BY_HAND, PAGE, page, rows
from tools import calibrate_ganesha, calibrate_mandala_stones

from mandapa.core.build import COMPILED
from mandapa.games import GAMES
from tests.core.toy import toy_game
from tests.required import missing

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


def test_a_section_beside_c_plus_plus_is_replaced_and_kept() -> None:
    old = PAGE.read_text(encoding="utf-8")
    head, _, remarks = old.partition(BY_HAND)
    without = head.partition(BESIDE_CPP)[0] + BY_HAND + remarks
    rates = [(3e6, 6e6), (4e6, 6e6), (3e6, 4e6)]
    lines = list(limit.section({"flowers": rates}, 0.5))
    assert "| flowers | 4.0 | 6.0 | 0.67 |" in lines
    for page_before in (old, without):
        new = limit.placed(page_before, lines)
        assert new.count(BESIDE_CPP) == 1
        assert limit.placed(new, lines) == new
        assert (
            page(rows(FOUND), 8.0, 3, new).partition(BESIDE_CPP)[1:]
            == (new.partition(BESIDE_CPP)[1:])
        )
    assert BESIDE_CPP not in page(rows(FOUND), 8.0, 3, without)


def test_c_plus_plus_is_compiled_elsewhere_and_measured_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiler that copies a script instead."""
    copies = ["sh", "-c", 'cp "$0" "$2" && chmod +x "$2"']
    monkeypatch.setattr(limit, "COMPILER", copies)
    program = tmp_path / "flowers.cpp"
    program.write_text("#!/bin/sh\necho 2000000 wall 1 cpu 3 games/s cpu\n", encoding="utf-8")
    found = limit.measure(tmp_path, 2, 0.01)
    assert [there for _, there in found["flowers"]] == [2e6, 2e6]
    assert all(here > 0 for here, _ in found["flowers"])
    assert list(found) == ["flowers"]
    assert list(tmp_path.iterdir()) == [program]


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


def test_instructions_are_counted_and_compared(tmp_path: Path) -> None:
    if shutil.which("valgrind") is None:
        missing("VALGRIND", "there is no valgrind here")
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    saved = {"compiled": COMPILED, "actions": 1, "action": 100.0, "iteration": 1000.0}
    before.write_text(json.dumps({"flowers": saved}), encoding="utf-8")
    tiny = ("--playouts", "7", "--iterations", "60")
    files = ("--beside", str(before), "--save", str(after))
    said = subprocess.run(
        [sys.executable, instructions.__file__, "flowers", *tiny, *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    found = json.loads(after.read_text(encoding="utf-8"))["flowers"]
    # Two whole games; an iteration plays many actions.
    assert 300 < found["actions"] < 1000
    assert 100 < found["action"] < found["iteration"]
    assert f"{found['action']:,.1f}" in said.stdout
    assert f"{found['action'] - 100:+.2f} %" in said.stdout
    assert "flowers: the builds played different games" in said.stdout


def test_without_valgrind_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="apt-get install valgrind"):
        instructions.run(sys.executable, "flowers", 1, 1)


def test_builds_that_cannot_be_compared() -> None:
    now = {"compiled": True, "actions": 10, "action": 103.0, "iteration": 990.0}
    same = {**now, "action": 100.0, "iteration": 1000.0}
    assert list(instructions.doubts({"rajas": now}, {"rajas": same, "flowers": same})) == []
    other = {**same, "compiled": False, "actions": 11}
    assert len(list(instructions.doubts({"rajas": now}, {"rajas": other}))) == 2
