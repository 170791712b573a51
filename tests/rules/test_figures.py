"""Figures are positions that the engine reaches, and every page shows the same ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from mandapa.core.words import FALLBACK, Words
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
        shown = figure(name, GAMES)
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
    shown = figure("mine", GAMES)
    assert shown
    assert shown.seat == 1
    assert shown.view["hand_sizes"] == [3, 6, 7]
    assert figure("yours", GAMES) is None


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
        figure("mine", GAMES)
