"""A turn and collecting (clauses 3 and 4)."""

from __future__ import annotations

import pytest

from tests.games.mandala_stones.positions import asks, drawn, legal, play, position, refusal

ALL_AROUND_E = """
    artists: A* C* Go Io
    9: r*
    13: b*
    16: yo
    12: p*
    """


def collects(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("collect")]


# --- turns -------------------------------------------------------------


@pytest.mark.clause("mandala_stones", "3.1")
def test_only_the_open_question_can_be_answered() -> None:
    state = position(ALL_AROUND_E + "board 1: r* | r* | | |")
    assert refusal(state, "first 1") == 301
    wrong = ["first 9", "space 3", "lay 1 red", "show 9 ring", "artist A ring", "objective 1 a"]
    assert [refusal(state, move) for move in wrong] == [301] * 6
    play(state, "collect A E")
    wrong = ["collect A E", "space 1", "space 3", "score red", "tops 1", "lay 1 red"]
    assert [refusal(state, move) for move in wrong] == [301] * 6
    play(state, "first 9")
    wrong = ["collect A E", "first 9", "score red", "tops 1", "show 9 ring"]
    assert [refusal(state, move) for move in wrong] == [301] * 5
    assert state.actor() == 0


@pytest.mark.clause("mandala_stones", "3.2")
def test_collecting_and_scoring_are_both_open() -> None:
    state = position("artists: A* B* Co Do\n13: r*\nboard 1: r* | r* | | |")
    assert legal(state) == [
        *("collect A E", "collect A F", "collect B E", "collect B F"),
        "score red",
        *("tops 1", "tops 2", "tops 1-2"),
    ]


# --- which artist, which circle ----------------------------------------


@pytest.mark.clause("mandala_stones", "4.1")
def test_any_artist_to_any_circle_without_one() -> None:
    state = position("artists: A* C* Go Io\n9: r*\n16: bo\n24: y*")
    assert collects(legal(state)) == [
        *("collect A B", "collect A E"),
        *("collect C B", "collect C E"),
        *("collect G E", "collect G H"),
        *("collect I E", "collect I H"),
    ]


@pytest.mark.clause("mandala_stones", "4.1")
@pytest.mark.parametrize(
    "move", ["collect A A", "collect A C", "collect A G", "collect B E", "collect E D"]
)
def test_not_to_an_artists_circle_nor_from_an_empty_one(move: str) -> None:
    assert refusal(position(ALL_AROUND_E), move) == 401


@pytest.mark.clause("mandala_stones", "4.1")
def test_the_artist_moves_when_the_collection_is_complete() -> None:
    state = position(ALL_AROUND_E)
    play(state, "collect A E", "first 9")
    assert drawn(state)["artists"] == "A* C* Go Io"
    assert play(state, "space 1")["artists"] == "C* E* Go Io"
    state = position(ALL_AROUND_E)
    assert play(state, "collect I E", "first 16", "space 1")["artists"] == "A* C* Eo Go"


@pytest.mark.clause("mandala_stones", "4.1", "4.7")
def test_nothing_stays_of_how_a_collection_was_decided() -> None:
    """The same position is the same state, whatever led to it."""
    state = position("artists: A* C* Go Io\n9: r*\nboard 2: b* | | | |")
    play(state, "collect C E", "first 9", "space 2")
    drawing = "turn: 2\nartists: A* E* Go Io\nboard 1: | r* | | |\nboard 2: b* | | | |"
    assert state.to_json() == position(drawing).to_json()


@pytest.mark.clause("mandala_stones", "4.2")
def test_collecting_needs_an_empty_space() -> None:
    state = position(ALL_AROUND_E + "board 1: r* | b* | y* | p* | r*")
    assert collects(legal(state)) == []
    assert refusal(state, "collect A E") == 402
    assert refusal(state, "collect A A") == 401
    state = position(ALL_AROUND_E + "board 1: r* | b* | y* | p* |")
    assert refusal(state, "collect A E") == 0


# --- which stones ------------------------------------------------------


@pytest.mark.clause("mandala_stones", "4.3")
def test_example_not_the_other_pattern_and_not_beside_another_artist() -> None:
    # The yellow stone bears the other pattern, the blue one is beside another artist.
    state = position("artists: A* F* Go Io\n9: yo\n13: b*\n16: p*\n12: r*\nboard 2: r* | | | |")
    play(state, "collect A E")
    assert legal(state) == ["first 12", "first 16"]
    assert play(state, "first 16", "space 1") == {
        "asks": "turn 2",
        "artists": "E* F* Go Io",
        "12": "none",
        "16": "none",
        "board 1": "p* r* |  |  |  |",
    }


@pytest.mark.clause("mandala_stones", "4.3")
@pytest.mark.parametrize("other", ["B*", "F*", "Fo", "Ho", "H*", "Do", "D*", "Bo"])
def test_any_other_artist_blocks_the_stack_between(other: str) -> None:
    state = position(f"artists: A* I* Go {other}\n9: r*\n13: r*\n16: r*\n12: r*")
    between = {"B": "9", "F": "13", "H": "16", "D": "12"}[other[0]]
    play(state, "collect A E")
    free = [stack for stack in ("9", "12", "13", "16") if stack != between]
    assert legal(state) == [f"first {stack}" for stack in free]
    assert refusal(state, f"first {between}") == 405


@pytest.mark.clause("mandala_stones", "4.3")
def test_the_old_place_of_the_artist_blocks_nothing() -> None:
    state = position("artists: B* C* Go Io\n9: r*")
    assert collects(legal(state)) == ["collect B E"]
    # For every other artist the one on B blocks the stack between B and E.
    assert refusal(state, "collect C E") == 404


@pytest.mark.clause("mandala_stones", "4.3")
def test_an_empty_place_gives_nothing_and_blocks_nothing() -> None:
    state = position("artists: A* C* Go Io\n13: b*")
    assert refusal(state, "collect A E") == 0
    play(state, "collect A E")
    assert legal(state) == ["first 13"]
    assert refusal(state, "first 9") == 405


@pytest.mark.clause("mandala_stones", "4.3")
def test_a_covered_stone_gives_nothing() -> None:
    state = position("artists: A* C* Go Io\n13: b* bo")
    assert collects(legal(state)) == [
        *("collect G E", "collect G F", "collect I E", "collect I F"),
    ]


@pytest.mark.clause("mandala_stones", "4.4")
@pytest.mark.parametrize("move", ["collect A D", "collect C H", "collect G B", "collect I F"])
def test_a_move_that_takes_nothing_is_not_allowed(move: str) -> None:
    state = position("artists: A* C* Go Io\n9: r*\n16: ro")
    assert refusal(state, move) == 404
    assert move not in legal(state)


# --- in which order ----------------------------------------------------


@pytest.mark.clause("mandala_stones", "4.5")
def test_all_stones_are_taken() -> None:
    state = position(ALL_AROUND_E + "board 2: r* | | | |")
    play(state, "collect C E")
    assert legal(state) == ["first 9", "first 12", "first 13"]
    assert refusal(state, "first 16") == 405
    assert refusal(state, "first 1") == 405
    changes = play(state, "first 13", "space 3")
    assert changes == {
        "asks": "turn 2",
        "artists": "A* E* Go Io",
        "9": "none",
        "12": "none",
        "13": "none",
        "board 1": "|  | b* p* r* |  |",
    }


@pytest.mark.clause("mandala_stones", "4.6")
@pytest.mark.parametrize(
    ("first", "stack"),
    [("9", "r* b* p*"), ("12", "p* r* b*"), ("13", "b* p* r*")],
)
def test_example_clockwise_from_the_first_stone(first: str, stack: str) -> None:
    state = position(ALL_AROUND_E)
    play(state, "collect A E", f"first {first}", "space 1")
    assert drawn(state)["board 1"] == f"{stack} |  |  |  |"


@pytest.mark.clause("mandala_stones", "4.6")
def test_four_stones_from_every_side() -> None:
    drawing = "artists: A* C* Go Io\n9: r*\n13: b*\n16: y*\n12: p*"
    stacks = {}
    for first in (9, 13, 16, 12):
        state = position(drawing)
        play(state, "collect A E", f"first {first}", "space 5")
        stacks[first] = drawn(state)["board 1"].removeprefix("|  |  |  | ")
    assert stacks == {
        9: "r* b* y* p*",
        13: "b* y* p* r*",
        16: "y* p* r* b*",
        12: "p* r* b* y*",
    }


@pytest.mark.clause("mandala_stones", "4.7")
def test_any_empty_space_of_the_own_board() -> None:
    state = position(ALL_AROUND_E + "board 1: | ro | | bo yo |\nboard 2: r* | | | |")
    play(state, "collect A E", "first 9")
    assert legal(state) == ["space 1", "space 3", "space 5"]
    assert [refusal(state, f"space {space}") for space in (2, 4)] == [407, 407]
    play(state, "space 3")
    assert drawn(state)["board 1"] == "| ro | r* b* p* | bo yo |"
    assert drawn(state)["board 2"] == "r* |  |  |  |"


@pytest.mark.clause("mandala_stones", "4.7")
def test_the_second_seat_fills_its_own_board() -> None:
    state = position("turn: 2\n" + ALL_AROUND_E + "board 1: ro | | | |")
    play(state, "collect G E", "first 16", "space 1")
    assert (drawn(state)["board 1"], drawn(state)["board 2"]) == ("ro |  |  |  |", "yo |  |  |  |")
    assert asks(state) == "turn 1"
    assert legal(state)[-1] == "tops 1"


@pytest.mark.clause("mandala_stones", "4.8", "8.2")
def test_what_lies_open_then_shows_its_pattern() -> None:
    state = position(
        "artists: A* C* Go Io\n9: r? p? r*\n13: b*\n16: y? b? y*\n12: r? r? p*\nunseen: r 7 5"
    )
    changes = play(state, "collect A E", "first 16", "space 2")
    assert changes == {
        "asks": "show 9 12 16",
        "artists": "C* E* Go Io",
        "9": "r? p?",
        "12": "r? r?",
        "13": "none",
        "16": "y? b?",
        "board 1": "| y* p* r* b* |  |  |",
    }
    assert state.source() == "purple patterns"
    assert play(state, "show 9 ring") == {"asks": "show 12 16", "9": "r? po", "unseen p": "11 11"}
    assert state.source() == "red patterns"
    assert play(state, "show 12 starburst") == {"asks": "show 16", "12": "r? r*", "unseen r": "6 5"}
    assert state.source() == "blue patterns"
    assert play(state, "show 16 starburst") == {
        "asks": "turn 2",
        "16": "y? b*",
        "unseen b": "10 12",
    }
    assert state.source() == ""


@pytest.mark.clause("mandala_stones", "4.8", "8.3")
def test_a_pattern_that_is_known_needs_no_draw() -> None:
    state = position("artists: A* C* Go Io\n9: ro p* r*\n13: b* bo b*", open_stacks="on")
    changes = play(state, "collect A E", "first 9", "space 1")
    assert (changes["asks"], changes["9"], changes["13"]) == ("turn 2", "ro p*", "b* bo")
    state = position("artists: A* C* Go Io\n9: ro p* r*\n13: b* y* b*\n24: y*", open_stacks="on")
    play(state, "collect A E", "first 9", "space 1")
    assert [bin(mask) for mask in state.showing] == [bin(1 << 8 | 1 << 12 | 1 << 23), bin(0)]


@pytest.mark.clause("mandala_stones", "4.3")
def test_an_artist_keeps_stacks_from_the_others_only() -> None:
    state = position("turn: 2\nartists: C* E* Go Io\n9: ro p*\n13: b* bo", open_stacks="on")
    # The artist now on E keeps both stacks from everyone but itself.
    assert collects(legal(state)) == ["collect E B"]
