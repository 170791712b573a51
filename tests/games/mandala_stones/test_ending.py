"""The end, objectives and places (clause 7)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import OVER
from tests.games.mandala_stones.positions import asks, edition, legal, play, position

# --- how the game ends -------------------------------------------------


@pytest.mark.clause("mandala_stones", "7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_is_finished(players: int) -> None:
    boards = "\n".join(f"board {seat}: r* r* r* | | | |" for seat in range(1, players + 1))
    last = position("", players).edition.hands[players]
    for seat in range(1, players + 1):
        state = position(f"turn: {seat}\nmandala: {last - 1}\n{boards}", players)
        for turn in range(seat, players + 1):
            assert (asks(state), state.end_reason()) == (f"turn {turn}", "")
            play(state, "tops 1")
        assert (asks(state), state.end_reason(), state.actor()) == ("done", "hands", OVER)
        assert legal(state) == []


@pytest.mark.clause("mandala_stones", "7.1")
def test_without_covered_hands_another_round_begins() -> None:
    state = position("turn: 2\nboard 1: r* | | | |\nboard 2: r* | | | |\nmandala: 30")
    play(state, "tops 1")
    assert asks(state) == "turn 1"


@pytest.mark.clause("mandala_stones", "7.1")
def test_a_collection_can_be_the_last_turn() -> None:
    state = position("turn: 2\nartists: A* C* Go Io\n9: r? b*\nhands: covered\nmandala: 37")
    play(state, "collect A E", "first 9", "space 1")
    assert asks(state) == "show 9"
    play(state, "show 9 ring")
    assert (asks(state), state.end_reason()) == ("done", "hands")


@pytest.mark.clause("mandala_stones", "7.2")
@pytest.mark.parametrize("hands", ["", "hands: covered\nmandala: 40"])
def test_neither_collect_nor_score_ends_the_game_at_once(hands: str) -> None:
    state = position(f"board 1: r* | | | |\n{hands}", 3)
    play(state, "tops 1")
    assert (asks(state), state.end_reason()) == ("done", "no-action")


@pytest.mark.clause("mandala_stones", "7.2")
def test_a_stone_to_collect_or_a_stack_to_score_is_enough() -> None:
    state = position("board 1: r* | | | |\nartists: A* C* Go Io\n9: r*")
    play(state, "tops 1")
    assert (asks(state), legal(state)) == (
        "turn 2",
        ["collect A B", "collect A E", "collect C B", "collect C E"],
    )
    state = position("board 1: r* | | | |\nboard 2: | | | | b*")
    play(state, "tops 1")
    assert (asks(state), legal(state)) == ("turn 2", ["tops 5"])


@pytest.mark.clause("mandala_stones", "7.2", "4.3")
@pytest.mark.parametrize(
    "main",
    [
        "artists: A* C* Go Io\n9: ro",  # in reach, but of the other pattern for those who reach it
        "artists: A* B* Eo Fo\n9: r*",  # between two artists
        "artists: A* C* Go Io\n1: ro",  # beside an occupied circle only
        "artists: A* C* Go Io\n1: r*",  # so that even its own artist would have to stay
    ],
)
def test_stones_out_of_reach_do_not_keep_the_game_going(main: str) -> None:
    state = position(f"board 1: r* | | | |\n{main}")
    play(state, "tops 1")
    reached = main.endswith("9: ro")
    assert (state.end_reason() == "no-action") != reached


@pytest.mark.clause("mandala_stones", "7.2", "4.8")
def test_the_patterns_that_come_up_decide() -> None:
    drawing = "turn: 2\nartists: A* C* Do Fo\n9: r? y*\nboard 1: | | | |"
    for pattern, reason in (("starburst", ""), ("ring", "no-action")):
        state = position(drawing)
        play(state, "collect A E", "first 9", "space 1", f"show 9 {pattern}")
        assert state.end_reason() == reason


# --- objectives --------------------------------------------------------


def at_the_end(board: str, cards: str, **changes: str) -> int:
    """What the objectives of a seat bring when the game ends with this board."""
    changed = edition({key.replace("__", "."): value for key, value in changes.items()})
    state = position(
        f"turn: 2\nboard 1: {board}\nboard 2: r* | | | |\ncards 1: {cards}\n"
        "hands: covered\nmandala: 40",
        changed=changed,
    )
    assert state.scores()[0]["objective"] == 0
    play(state, "tops 1")
    assert asks(state) == "done"
    assert state.points(0) == state.scores()[0]["objective"]
    return int(state.points(0))


@pytest.mark.clause("mandala_stones", "7.4")
@pytest.mark.parametrize(
    ("card", "board", "points"),
    [
        ("a", "ro r* | b* | | |", 7),
        ("a", "r* | b* | y* | y* | p*", 7),
        ("a", "r* | b* | r* ro | |", 0),
        ("a", "ro | | | |", 0),
        ("a", "| | | |", 0),
        ("b", "r* ro | bo | | |", 7),
        ("b", "ro r* | bo | | |", 0),
        ("b", "| | | |", 0),
        ("c", "| | r* r* r* | |", 5),
        ("c", "| | r* | b* |", 0),
        ("c", "| | | |", 0),
        ("d", "r* | ro | b* | p* | y*", 5),
        ("d", "r* | ro | b* | p* |", 5),
        ("d", "r* | ro | b* | |", 0),
        ("e", "r* | r* ro | r* ro r* | |", 8),
        ("e", "r* | r* ro | r* ro r* | | r* ro r* ro", 8),
        ("e", "r* | r* ro | r* ro r* | | r* ro ro", 8),
        ("e", "r* | r* ro | | |", 0),
        ("e", "r* | r* ro | b* | bo r* |", 0),
        ("e", "| | | |", 0),
        ("f", "r* | bo | y* | |", 6),
        ("f", "r* | bo | y* | p* |", 6),
        ("f", "r* | bo | | |", 0),
        ("f", "r* | bo | y* | b* |", 0),
        ("f", "r* | bo | y* | p* | p*", 0),
        ("g", "r* | ro | b* r* b* | |", 5),
        ("g", "r* | b* | | |", 0),
        ("g", "r* | ro | r* | |", 0),
        ("h", "y* | yo | r* | |", 5),
        ("h", "r* | ro | | |", 0),
        ("i", "b* | bo | | |", 5),
        ("i", "r* | ro | | |", 0),
        ("j", "p* | po | | |", 5),
        ("j", "r* | ro | | |", 0),
    ],
)
def test_what_meets_an_objective(card: str, board: str, points: int) -> None:
    assert at_the_end(board, card) == points


@pytest.mark.clause("mandala_stones", "7.4")
@pytest.mark.parametrize(("stacks", "points"), [(1, 0), (2, 9), (3, 9), (4, 0)])
def test_objectives_follow_the_edition(stacks: int, points: int) -> None:
    board = "|".join(["r*"] * stacks + [""] * (5 - stacks))
    changes = {"objective-c__least": "2", "objective-c__most": "3", "objective-c__points": "9"}
    assert at_the_end(board, "c", **changes) == points


@pytest.mark.clause("mandala_stones", "7.4")
def test_cards_may_want_more_or_fewer_stacks() -> None:
    assert at_the_end("r* | b* | | |", "a", **{"objective-a__least": "2"}) == 7
    assert at_the_end("r* | | | |", "a", **{"objective-a__least": "2"}) == 0
    assert at_the_end("r* | b* | y* | |", "a", **{"objective-a__most": "2"}) == 0
    assert at_the_end("r* | | | |", "f", **{"objective-f__least": "1"}) == 6
    assert at_the_end("r* | ro | | |", "f", **{"objective-f__least": "1"}) == 0
    assert at_the_end("r* | | | |", "g", **{"objective-g__least": "1"}) == 5


@pytest.mark.clause("mandala_stones", "7.3")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("a c", 7), ("c g", 5), ("b c", 5), ("b d", 0), ("a b", 7), ("d a", 7), ("c a", 7)],
)
def test_only_the_better_objective_scores(cards: str, points: int) -> None:
    assert at_the_end("r* | | | |", cards) == points


@pytest.mark.clause("mandala_stones", "7.3")
def test_everyone_scores_their_own_objective() -> None:
    state = position(
        "turn: 2\nboard 1: r* | | | |\nboard 2: bo | bo | r* | |\ncards 1: b h\ncards 2: c i\n"
        "points 1: 3 4 5\npoints 2: 1 1 1\nhands: covered\nmandala: 40"
    )
    play(state, "tops 3")
    assert state.scores() == [
        {"colours": 3, "tops": 4, "mandala": 5, "objective": 0},
        {"colours": 1, "tops": 2, "mandala": 2, "objective": 5},
    ]


# --- places ------------------------------------------------------------


@pytest.mark.clause("mandala_stones", "7.5")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((10, 20, 15), [3, 1, 2]),
        ((20, 10, 15), [1, 3, 2]),
        ((10, 10, 10), [1, 2, 3]),
        ((5, 10, 10), [3, 1, 2]),
        ((10, 5, 10), [1, 3, 2]),
    ],
)
def test_most_points_then_the_earlier_seat(points: tuple[int, ...], places: list[int]) -> None:
    lines = [f"points {seat}: {sum_} 0 0" for seat, sum_ in enumerate(points, start=1)]
    assert position("\n".join(lines), 3).ranking() == places


@pytest.mark.clause("mandala_stones", "7.5", "7.3")
def test_objectives_decide_places_only_after_the_end() -> None:
    drawing = (
        "turn: 2\nboard 1: r* | | | |\nboard 2: r* | r* | | |\ncards 1: c d\ncards 2: d e\n"
        "points 1: 10 0 0\npoints 2: 14 0 0\nhands: covered\nmandala: 42"
    )
    state = position(drawing)
    assert state.ranking() == [2, 1]
    play(state, "tops 1")
    assert [state.points(seat) for seat in range(2)] == [15, 15]
    assert state.ranking() == [1, 2]
