"""Figures are positions that the engine reaches, and every page shows the same ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from mandapa.core.lexicon import FALLBACK
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.rules import figures as figure_files
from mandapa.rules.figures import FigureError, figure, figure_names
from mandapa.rules.library import rules_page
from mandapa.rules.page import figures

SHOWN = {
    name: game
    for game in GAMES
    if (page := rules_page(GAMES[game], FALLBACK))
    for name in figures(page)
}


def test_every_figure_is_shown_by_a_page_and_every_shown_one_is_there() -> None:
    assert sorted(SHOWN) == figure_names()


def test_a_figure_is_a_position_of_its_game_and_can_be_drawn() -> None:
    for name in figure_names():
        shown = figure(name, GAMES, FALLBACK)
        assert shown
        setup = shown.match.setup
        assert setup.game.name == SHOWN[name]
        words, console = Words(setup.game, FALLBACK), Console(width=100)
        drawn = setup.game.picture(shown.view, setup, words, list(shown.match.names))
        assert len(console.render_lines(drawn)) > 5


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (tmp_path / "figures").mkdir()
    (tmp_path / "figures" / "mine.toml").write_text(text)
    monkeypatch.setattr(figure_files, "PAGES", tmp_path)


def test_a_position_is_reached_by_its_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'game = "flowers"\nplayers = 3\nseed = "figure 2"\nseat = 2\n'
    written(tmp_path, monkeypatch, text + 'actions = ["play red 2 A"]\n')
    shown = figure("mine", GAMES, FALLBACK)
    assert shown
    assert shown.seat == 1
    assert shown.view["hand_sizes"] == [3, 6, 7]
    assert figure("yours", GAMES, FALLBACK) is None


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('actions = ["play red 3 A"]', "figure 'mine', action 1: 'play red 3 A' is not allowed"),
        ("plies = 3", "figure 'mine' has unknown keys: plies"),
    ],
)
def test_what_is_no_position_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, told: str
) -> None:
    text = f'game = "flowers"\nplayers = 3\nseed = "figure 2"\n{more}\n'
    written(tmp_path, monkeypatch, text)
    with pytest.raises(FigureError, match=told):
        figure("mine", GAMES, FALLBACK)


# --- what the captions say -------------------------------------------------


def position(name: str) -> tuple[Any, Any]:
    """The view and the prospects of a figure."""
    shown = figure(name, GAMES, FALLBACK)
    assert shown
    setup = shown.match.setup
    assert setup.game.prospects
    return shown.view, setup.game.prospects(setup, shown.view)


def test_a_mandala_is_complete() -> None:
    view, prospects = position("flowers-complete")
    mandala = prospects["mandalas"]["B"]
    assert mandala["missing"] == []
    assert view["mandalas"]["B"]["claim"] == 2  # Cleo
    assert (view["phase"], mandala["cards"]) == ("take", [1, 2, 5])
    assert mandala["second"] == 1  # Ben


def test_stacks_score_by_the_rules_of_their_spaces() -> None:
    view, prospects = position("mandala-stones-heights")
    assert prospects["players"][1]["spaces"] == [4, 2, 0, 6, 0]
    heights = [len(stack) for stack in view["boards"][1]["spaces"]]
    assert (len(set(heights)), heights[1], heights[3]) == (4, 2, 4)


def test_a_gem_is_to_be_stored() -> None:
    view, _ = position("ganesha-storing")
    assert (view["phase"], view["turn"], view["taken"]) == ("store", 0, ["green", None])
    assert view["tiles"][0]["tactics"] == ["blue", "purple"]


def test_a_tile_pays_for_its_stalls_and_its_edge() -> None:
    view, _ = position("rajas-edge")
    asha = view["rajas"][0]
    [laid] = asha["province"]
    assert (laid["cell"], laid["roads"]) == ("b1", ["up", "right"])  # c1 is the residence
    assert sum(stall["coins"] for stall in laid["tile"]["stalls"]) == 3
    edition = GAMES["rajas"].edition().table
    assert edition["province"]["edges"][0] == "b1 up"
    assert (asha["edges"][0]["earned"], edition["edges"]["bonuses"][0]) == (True, "2 money")


def test_every_caption_is_held_to_the_engine() -> None:
    held = set(re.findall(r'position\("([\w-]+)"\)', Path(__file__).read_text(encoding="utf-8")))
    assert held == set(figure_names())
