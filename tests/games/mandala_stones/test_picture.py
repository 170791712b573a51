"""The table in the terminal: everything a seat may know, in eighty columns."""

from __future__ import annotations

import itertools
from io import StringIO

import pytest
from rich.console import Console

from mandapa.core.game import Setup
from mandapa.core.lexicon import languages
from mandapa.core.narration import EVERYONE, view_for
from mandapa.core.native import Rng
from mandapa.core.views import View
from mandapa.core.words import Words
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.spiral import spiral_places, spiral_rows
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games.mandala_stones.positions import edition, play, position, table

NAMES = ["You", "Asha", "Ravindranath the Second", "Mira"]
DRAWN = """
    start: 2
    artists: A* C* Go Io
    9: r? b*
    13: p? y? b? yo
    board 1: r* bo | | y* | |
    board 2: | b* | | | p* yo r* bo
    mandala: r* bo y*
    points 1: 10 3 2
    cards 1: a c
    cards 2: d g
    """


def shown(view: View, setup: Setup | None = None, width: int = 80, lang: str = "en") -> list[str]:
    console = Console(width=width, file=StringIO(), force_terminal=False)
    words = Words(GAME, lang)
    console.print(GAME.picture(view, setup or table(view["players"]), words, NAMES))
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_the_main_board_and_the_mandala_side_by_side() -> None:
    lines = shown(position(DRAWN).view(0))
    assert lines[:2] == [
        "         1 ·          2 ·          3 ·                    +1  ·  ·  · ◆",
        "  4 ·     [A✶] 5 ·      B   6 ·     [C✶] 7 ·             ·  · +1  ·  ·  ·",
    ]
    assert "B✶r" in lines[2]
    assert "13 Y○byp" in lines[3]
    assert "R✶" in lines[4]
    assert "B○ Y✶" in lines[3]
    assert sum("◆" in line for line in lines) == 2  # once on the mandala, once in the legend
    assert all(len(line) <= 80 for line in lines)


def test_boards_points_and_what_a_stack_would_score() -> None:
    lines = "\n".join(shown(position(DRAWN).view(0)))
    assert "▶ You" in lines
    assert "Asha ⚑" in lines
    assert "B○R✶" in lines
    assert "B○R✶Y○P✶" in lines
    assert "4·2·1·1" in lines
    assert "= 5" in lines
    assert " 15" in lines


def test_nobody_starts_before_it_is_drawn() -> None:
    state = table(2).new()
    assert isinstance(state, MandalaStones)
    assert state.view(None)["start"] is None
    assert sum("⚑" in line for line in shown(state.view(0))) == 1  # in the legend
    play(state, "start 1")
    assert any("You ⚑" in line for line in shown(state.view(0)))


def test_objectives_by_who_looks() -> None:
    state = position(DRAWN)
    mine = "\n".join(shown(state.view(0)))
    assert "Your objective a, 7 points: every visible stone bears a starburst" in mine
    assert "Asha: 2 secret objectives" in mine
    hers = "\n".join(shown(state.view(1)))
    assert "Objective d of Asha, 5 points: at least 4 stacks" in hers
    assert "You: 2 secret objectives" in hers
    nobody = "\n".join(shown(state.view(None)))
    assert "You: 2 secret objectives\n Asha: 2 secret objectives" in nobody
    everyone = "\n".join(shown(view_for(state, EVERYONE)))
    assert "Your objective c" in everyone
    assert "Objective g of Asha" in everyone


def test_unseen_patterns_are_shown_unless_all_are_open() -> None:
    assert any(
        "Patterns not seen yet:  r ✶10 ○12  y ✶11 ○10" in line
        for line in shown(position(DRAWN).view(0))
    )
    setup = table(2, "on")
    state = setup.new()
    rng = Rng(1)
    while state.actor() == -1:
        state.apply(state.sample(rng))
    lines = shown(state.view(0), setup)
    assert not any("Patterns not seen yet" in line for line in lines)
    # Too wide to stand side by side: the mandala comes below.
    assert lines[8].strip() == "+1  ·  ·  · ◆"
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", languages(GAME.folder / "words"))
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_moment_of_a_game_fits(players: int, lang: str, width: int) -> None:
    setup = table(players)
    state, rng = setup.new(), Rng(players)
    ply = 0
    while state.actor() != -2:
        if ply % 25 == 0:
            for line in shown(state.view(0), setup, width, lang):
                assert len(line) <= max(width, 80)
        if state.actor() == -1:
            state.apply(state.sample(rng))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        ply += 1
    assert shown(state.view(None), setup, width, lang)


def test_a_moving_artist_is_marked() -> None:
    state = position(DRAWN)
    play(state, "collect A E")
    console = Console(width=80, file=StringIO(), force_terminal=True, color_system="256")
    console.print(GAME.picture(state.view(0), table(2), Words(GAME, "en"), NAMES))
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "\x1b[2m[A✶]" in text
    assert "\x1b[1;7mE" in text


@pytest.mark.parametrize(
    "changes",
    [
        {"circles.B": "[5, 6, 9, 2]"},
        {"circles.D": "[9, 12, 15, 11]", "circles.E": "[8, 13, 16, 12]"},
        {"circles.A": "[1, 4, 8, 5]"},
    ],
)
def test_another_board_is_listed_circle_by_circle(changes: dict[str, str | None]) -> None:
    setup = GAME.setup(2, None, edition(changes))
    state, rng = setup.new(), Rng(1)
    while state.actor() == -1:
        state.apply(state.sample(rng))
    lines = shown(state.view(0), setup)
    assert lines[0].strip().startswith("A")
    assert "↑ 1 " in lines[0]
    assert all(len(line) <= 80 for line in lines)


def test_a_spiral_that_does_not_fill_its_last_ring() -> None:
    setup = GAME.setup(2, None, edition({"spiral.spaces": "59", "spiral.hands_4": "58"}))
    lines = shown(setup.new().view(0), setup)
    assert sum(line.count("+2") for line in lines) == 6


# --- the spiral --------------------------------------------------------


@pytest.mark.clause("mandala_stones", "1.6")
def test_the_spiral_grows_clockwise_each_space_beside_the_last() -> None:
    places = spiral_places(91)
    assert len(set(places)) == 91
    steps = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    for (column, row), (right, below) in itertools.pairwise(places):
        assert (right - column, below - row) in steps
    assert places[:7] == [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def test_the_spiral_in_rows() -> None:
    assert spiral_rows(1) == [(0, [1])]
    assert spiral_rows(7) == [(1, [2, 3]), (0, [7, 1, 4]), (1, [6, 5])]
    assert spiral_rows(3) == [(1, [2, 3]), (0, [0, 1, 0]), (1, [0, 0])]
    whole = spiral_rows(61)
    assert [len(row) for _, row in whole] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert sorted(place for _, row in whole for place in row) == list(range(1, 62))
