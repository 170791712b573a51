"""Scoring and the mandala (clauses 5 and 6)."""

from __future__ import annotations

import pytest

from tests.games.mandala_stones.positions import (
    asks,
    drawn,
    edition,
    legal,
    play,
    position,
    refusal,
)

# The board of the rulebook's example: purple on top of stacks 1, 4 and 5.
EXAMPLE = "board 1: p* | ro y* | r* ro | bo b* p* | r* y* bo po"
OTHER = "\nboard 2: y* | | | |"


def scores(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("score")]


# --- a colour ----------------------------------------------------------


@pytest.mark.clause("mandala_stones", "5.1")
def test_example_only_purple_can_be_scored_and_all_of_it() -> None:
    state = position(EXAMPLE + OTHER)
    assert scores(legal(state)) == ["score purple"]
    assert [refusal(state, f"score {c}") for c in ("red", "yellow", "blue")] == [501] * 3
    play(state, "score purple")
    assert drawn(state)["board 1"] == "| ro y* | r* ro | bo b* | r* y* bo"


@pytest.mark.clause("mandala_stones", "5.2", "5.3")
def test_example_thirteen_points_for_purple() -> None:
    # 4 for four heights, 4 for a stack of three on space 4, 5 for four colours on space 5.
    state = position(EXAMPLE + OTHER)
    play(state, "score purple")
    assert state.scores()[0] == {"colours": 13, "tops": 0, "mandala": 0, "objective": 0}


@pytest.mark.clause("mandala_stones", "5.1")
def test_patterns_do_not_matter_but_colours_on_top_do() -> None:
    state = position("board 1: r* | ro | b* r* y* | r* b* | b* yo" + OTHER)
    assert scores(legal(state)) == ["score red", "score yellow"]
    state = position("board 1: r* | y* | b* | p* | b* r*" + OTHER)
    assert scores(legal(state)) == ["score red"]
    state = position("board 1: r* | y* | b* | p* |" + OTHER)
    assert scores(legal(state)) == []
    state = position("board 1: | | | |\n5: y*\nboard 2: r* | ro | | |")
    assert scores(legal(state)) == []


@pytest.mark.clause("mandala_stones", "5.1")
def test_all_five_of_a_colour() -> None:
    state = position("board 1: r* | ro | r* | ro | r*" + OTHER)
    play(state, "score red")
    assert drawn(state)["board 1"] == "|  |  |  |"
    assert state.scores()[0]["colours"] == 1 + 4 + 1 + 1 + 2


@pytest.mark.clause("mandala_stones", "5.2")
@pytest.mark.parametrize(
    ("board", "points"),
    [
        # Space 1 beside space 2 with a single stone, worth 4: heights 0 and 1.
        ("r* | r* | | |", 2 + 4),
        ("r* y* r* | r* | | |", 3 + 4),
        ("r* | r* | y* b* | y* b* p* |", 4 + 4),
        ("r* | r* | y* b* | y* b* p* | y* b* p* y*", 4 + 4),
        ("b* r* | r* | y* b* p* | y* b* p* y* |", 5 + 4),
        # Space 2: 4, 2, 1, 1.
        ("r* | b* r* | | |", 3 + 2),
        ("r* | b* b* r* | | |", 3 + 1),
        ("r* | b* b* b* r* | | |", 3 + 1),
        # Space 3: 1, 3, 4, 1.
        ("| r* | r* | |", 4 + 1),
        ("| r* | b* r* | |", 4 + 3),
        ("| r* | b* b* r* | |", 4 + 4),
        ("| r* | b* b* b* r* | |", 4 + 1),
        # Space 4: 1, 2, 4, 6.
        ("| r* | | r* |", 4 + 1),
        ("| r* | | b* r* |", 4 + 2),
        ("| r* | | b* b* r* |", 4 + 4),
        ("| r* | | b* b* b* r* |", 4 + 6),
        # Space 5: colours and one more.
        ("| r* | | | r*", 4 + 2),
        ("| r* | | | ro r* ro r*", 4 + 2),
        ("| r* | | | b* r*", 4 + 3),
        ("| r* | | | r* b* b* r*", 4 + 3),
        ("| r* | | | y* b* r*", 4 + 4),
        ("| r* | | | p* y* b* r*", 4 + 5),
    ],
)
def test_every_space_by_its_own_rule(board: str, points: int) -> None:
    state = position(f"board 1: {board}{OTHER}")
    play(state, "score red")
    assert state.scores()[0] == {"colours": points, "tops": 0, "mandala": 0, "objective": 0}
    assert state.points(0) == points
    assert state.points(1) == 0


@pytest.mark.clause("mandala_stones", "5.3")
def test_heights_and_colours_are_those_before_removal() -> None:
    # Were space 1 scored after its own removal there would be heights 0 and 1 only.
    state = position("board 1: b* r* | r* | | |" + OTHER)
    play(state, "score red")
    assert state.points(0) == 3 + 4
    state = position("board 1: r* | | | | b* r*" + OTHER)
    play(state, "score red")
    assert state.points(0) == 3 + 3


@pytest.mark.clause("mandala_stones", "5.2")
def test_colours_of_a_stack_without_red() -> None:
    state = position("board 1: | b* | | | y* po b*" + OTHER)
    play(state, "score blue")
    assert state.points(0) == 4 + 4


@pytest.mark.clause("mandala_stones", "5.1", "5.4")
def test_points_add_up() -> None:
    drawing = "board 1: b* r* | b* r* | y* | |\npoints 1: 10 20 30\nmandala: 6\npoints 2: 1 2 3"
    state = position(drawing + "\nboard 2: y* y* | y* y* | | |")
    play(state, "score red")
    assert state.scores()[0] == {"colours": 10 + 5, "tops": 20, "mandala": 32, "objective": 0}
    play(state, "score yellow", "tops 1-3", "tops 1")
    assert [sum(sheet.values()) for sheet in state.scores()] == [67 + 3, 6 + 4 + 1]


@pytest.mark.clause("mandala_stones", "5.2")
def test_spaces_follow_the_edition() -> None:
    changed = edition({"space-1.counts": '"height"', "space-1.points": "[9, 8, 7, 6]"})
    state = position("board 1: r* | b* r* | | |" + OTHER, changed=changed)
    play(state, "score red")
    assert state.points(0) == 9 + 2


# --- top stones --------------------------------------------------------


@pytest.mark.clause("mandala_stones", "5.4")
def test_example_three_top_stones_leave_four_red_ones() -> None:
    state = position("board 1: r* | ro p* | r* yo | ro bo |" + OTHER)
    play(state, "tops 2-3-4")
    assert state.scores()[0] == {"colours": 0, "tops": 3, "mandala": 0, "objective": 0}
    assert drawn(state)["board 1"] == "r* | ro | r* | ro |"
    play(state, "tops 1")
    assert "score red" in legal(state)


@pytest.mark.clause("mandala_stones", "5.4")
def test_any_one_to_five_of_the_top_stones() -> None:
    state = position("board 1: r* | | b* | y* y* |" + OTHER)
    sets = ("1", "3", "1-3", "4", "1-4", "3-4", "1-3-4")
    assert legal(state) == [f"tops {spaces}" for spaces in sets]
    wrong = ("2", "5", "1-2", "4-5", "1-2-3-4-5")
    assert [refusal(state, f"tops {spaces}") for spaces in wrong] == [504] * 5
    full = position("board 1: r* | y* | b* | p* | r*" + OTHER)
    assert len([move for move in legal(full) if move.startswith("tops")]) == 31
    play(full, "tops 1-2-3-4-5")
    assert full.scores()[0]["tops"] == 5
    assert drawn(full)["board 1"] == "|  |  |  |"


@pytest.mark.clause("mandala_stones", "5.4", "5.1")
def test_a_single_stone_can_be_scored_as_a_top_stone_only() -> None:
    state = position("board 1: | | r* | |" + OTHER)
    assert legal(state) == ["tops 3"]
    play(state, "tops 3")
    assert (state.points(0), asks(state)) == (1, "turn 2")


# --- the mandala -------------------------------------------------------


@pytest.mark.clause("mandala_stones", "5.5", "6.1")
def test_stones_are_laid_from_left_to_right() -> None:
    state = position("board 1: b* | r* | | p* bo | yo\nmandala: yo" + OTHER)
    play(state, "tops 1-4-5")
    assert drawn(state)["mandala"] == "yo b* bo yo"
    assert drawn(state)["board 1"] == "| r* |  | p* |"
    play(state, "tops 1")
    assert drawn(state)["mandala"] == "yo b* bo yo y*"


@pytest.mark.clause("mandala_stones", "5.5")
def test_what_comes_to_the_top_counts_from_then_on() -> None:
    state = position("board 1: r* b* | r* y* | | |\nboard 2: y* | | | |")
    assert scores(legal(state)) == []
    play(state, "tops 1-2", "tops 1")
    assert scores(legal(state)) == ["score red"]
    assert play(state, "score red")["board 1"] == "|  |  |  |"


@pytest.mark.clause("mandala_stones", "6.2")
def test_example_the_second_stone_covers_plus_two() -> None:
    # +2 stands on the 8th space: the second of these three stones covers it.
    state = position(EXAMPLE + "\nmandala: 6" + OTHER)
    play(state, "score purple")
    assert state.scores()[0] == {"colours": 13, "tops": 0, "mandala": 2, "objective": 0}
    assert state.points(0) == 15


@pytest.mark.clause("mandala_stones", "6.2")
@pytest.mark.parametrize(
    ("before", "stones", "bonus"),
    [(3, "1", 0), (4, "1", 1), (5, "1", 0), (6, "1", 0), (7, "1", 2), (3, "1-2-3-4-5", 3)],
)
def test_bonus_spaces_pay_the_player_who_covers_them(before: int, stones: str, bonus: int) -> None:
    state = position(
        f"turn: 2\nboard 2: r* | b* | y* | p* | r*\nmandala: {before}\nboard 1: r*||||"
    )
    play(state, f"tops {stones}")
    assert state.scores()[1]["mandala"] == bonus
    assert state.scores()[0]["mandala"] == 0
    assert state.points(1) == bonus + len(stones.split("-"))


@pytest.mark.clause("mandala_stones", "6.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_as_many_hands_as_players_bring_the_end(players: int) -> None:
    places = position("", players).edition.hands
    for hands in (2, 3, 4):
        state = position(
            f"board 1: r* y* | | | |\nboard 2: r* | | | |\nmandala: {places[hands] - 1}", players
        )
        play(state, "tops 1")
        assert (drawn(state)["hands"] == "covered") == (hands == players)
        assert asks(state) == "turn 2"


@pytest.mark.clause("mandala_stones", "6.3", "7.1")
def test_hands_stay_covered() -> None:
    state = position("board 1: r* | r* | r* | |\nmandala: 44" + OTHER)
    assert play(state, "tops 1-2")["hands"] == "covered"
    assert state.hands_covered
    state = position("board 1: r* | r* | r* | |\nmandala: 43" + OTHER)
    assert play(state, "tops 1-2")["hands"] == "covered"
    state = position("board 1: r* | r* | r* | |\nmandala: 45" + OTHER)
    play(state, "tops 1-2")
    assert not state.hands_covered


@pytest.mark.clause("mandala_stones", "6.4")
def test_surplus_stones_are_put_aside_and_have_scored() -> None:
    state = position("board 1: r* | r* | r* | r* | r*\nhands: covered\nmandala: 59" + OTHER)
    play(state, "score red")
    assert state.scores()[0] == {"colours": 9, "tops": 0, "mandala": 0, "objective": 0}
    assert len(drawn(state)["mandala"].split()) == 64
    play(state, "tops 1")
    assert (state.points(1), len(drawn(state)["mandala"].split())) == (1, 65)


@pytest.mark.clause("mandala_stones", "6.4", "6.2")
def test_the_last_space_counts_and_the_one_after_it_does_not() -> None:
    changed = edition({"spiral.spaces": "60", "spiral.hands_4": "58", "spiral.plus_2": "[60]"})
    state = position("board 1: r* | r* | | |\nmandala: 59" + OTHER, changed=changed)
    play(state, "tops 1-2")
    assert state.scores()[0] == {"colours": 0, "tops": 2, "mandala": 2, "objective": 0}
