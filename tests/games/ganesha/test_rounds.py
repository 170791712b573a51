"""Turns, rounds and refills (clauses 3 and 7)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import asks, draw_first, legal, outcomes, picture, play, refusal
from tests.games.ganesha.positions import edition, position


@pytest.mark.clause("ganesha", "3.1")
def test_only_the_open_question_can_be_answered() -> None:
    state = position("altar: a1 red, b2 green\ntreasury 1: red 2 yellow 1")
    other = ["stop", "use ginger", "leave", "remove red", "swap b2", "give 2", "answer red"]
    other += ["return red", "keep", "slot 1", "lift both", "set 1 red", "offer red red", "pass"]
    other += ["place red", "lay b2", "first 1", "flip a1 ginger", "fill a1 red", "draw red"]
    assert [refusal(state, move) for move in other] == [301] * len(other)
    play(state, "take a1")
    assert [refusal(state, move) for move in ("take b2", "stop", "pass")] == [301] * 3


@pytest.mark.clause("ganesha", "3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("drum", [1, 2])
def test_a_round_goes_clockwise_from_the_drum(players: int, drum: int) -> None:
    gems = ", ".join(
        f"{h} {c}"
        for h, c in zip(
            ("b2", "b3", "c2", "c3", "c4", "d2", "d3", "e1"),
            ("red", "green", "blue", "purple") * 2,
            strict=True,
        )
    )
    state = position(f"altar: {gems}\ndrum: {drum}\nturn: {drum}", players)
    order = []
    for _ in range(players + 1):
        order.append(state.actor() + 1)
        hex_ = legal(state)[0]
        play(state, hex_, "keep")
        assert state.question() == "offer"
        play(state, "pass")
    expected = [(drum - 1 + step) % players + 1 for step in range(players)]
    assert order == [*expected, drum]
    assert picture(state)["round"] == "1"
    assert picture(state)["drum"] == str(drum)


@pytest.mark.clause("ganesha", "3.3")
def test_an_empty_altar_leaves_phase_three() -> None:
    state = position("altar: a1 red\ntreasury 2: green 2")
    changes = play(state, "take a1", "slot 2", "pass")
    assert (changes["asks"], changes["altar"]) == ("offer 2", "none")
    assert legal(state) == ["offer green green", "pass"]
    assert play(state, "offer green green")["asks"] == "offer 1"


@pytest.mark.clause("ganesha", "3.3")
def test_an_altar_that_becomes_empty_changes_nothing_now() -> None:
    state = position("altar: a1 red\ntreasury 1: red 1")
    assert play(state, "take a1")["asks"] == "store 1"
    assert play(state, "keep")["asks"] == "offer 1"
    assert legal(state) == ["offer red red", "pass"]


LAST_TURN = """
    phase: offer
    altar: b2 red, c3 green, c4 blue
    turn: 2
    spices: c3 ginger, e1 cinnamon
"""


@pytest.mark.clause("ganesha", "7.1", "7.3")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 9), (4, 9)])
def test_the_last_round_is_followed_by_the_final_stage(players: int, rounds: int) -> None:
    last = f"phase: offer\naltar: b2 red, c3 green\nturn: {players}\ntreasury 1: green 1"
    state = position(f"{last}\nround: {rounds - 1}", players)
    assert play(state, "pass") == {"asks": "place 1", "round": str(rounds)}
    state = position(f"{last}\nround: {rounds - 2}", players)
    assert play(state, "pass") == {"asks": "take 1", "round": str(rounds - 1)}


@pytest.mark.clause("ganesha", "7.2")
@pytest.mark.parametrize("completed", [3, 6, 9])
def test_after_every_third_round_the_altar_is_cleared(completed: int) -> None:
    state = position(f"{LAST_TURN}\nround: {completed - 1}")
    assert play(state, "pass") == {
        "asks": "* lay",
        "drum": "2",
        "round": str(completed),
        "altar": "none",
        "spices": "none",
        "laid": "none",
        "bag": "red 8 green 8 purple 8 blue 8 yellow 8",
    }
    assert state.seat == 1


@pytest.mark.clause("ganesha", "7.2")
@pytest.mark.parametrize("completed", [1, 2, 4, 5, 7, 8, 10, 11])
def test_after_other_rounds_it_stays(completed: int) -> None:
    state = position(f"{LAST_TURN}\nround: {completed - 1}")
    assert play(state, "pass") == {"asks": "take 1", "round": str(completed)}


@pytest.mark.clause("ganesha", "7.2")
def test_the_drum_goes_round() -> None:
    state = position(
        "phase: offer\naltar: b2 red\ndrum: 3\nturn: 2\nround: 5\nopener: 2", players=3
    )
    assert play(state, "pass")["drum"] == "1"
    assert state.seat == 0


@pytest.mark.clause("ganesha", "7.2")
def test_tokens_are_drawn_from_all_eight_again() -> None:
    state = position(f"{LAST_TURN}\nround: 2")
    play(state, "pass", "lay a1", "lay e1")
    assert (asks(state), state.source()) == ("* flip", "spices")
    assert len(outcomes(state)) == 8
    play(state, "flip a1 ginger", "flip e1 cinnamon")
    assert asks(state) == "* fill"
    draw_first(state, 10)
    assert asks(state) == "take 2"
    assert picture(state)["spices"] == "a1 ginger, e1 cinnamon"


@pytest.mark.clause("ganesha", "7.2")
def test_without_spices_gems_follow_at_once() -> None:
    state = position("phase: offer\naltar: b2 red\nturn: 2\nround: 2", spices="off")
    assert play(state, "pass")["asks"] == "* fill"


@pytest.mark.clause("ganesha", "7.2", "1.7")
def test_how_often_the_altar_is_filled_stands_in_the_edition() -> None:
    changed = edition({"rounds.refill": "2"})
    state = position("phase: offer\naltar: b2 red\nturn: 2\nround: 1", changed=changed)
    assert play(state, "pass")["asks"] == "* lay"


@pytest.mark.clause("ganesha", "7.4")
def test_a_short_bag_fills_hexes_as_far_as_it_goes() -> None:
    state = position(
        "phase: offer\nturn: 2\nround: 2\nbag: red 1 blue 2\nrest: treasury 1", spices="off"
    )
    play(state, "pass", "fill a1 blue", "fill b2 red", "fill b3 blue")
    assert picture(state)["altar"] == "a1 blue, b2 red, b3 blue"
    assert (picture(state)["bag"], asks(state)) == ("none", "take 2")
    assert state.view(None)["filling"] == 0


@pytest.mark.clause("ganesha", "7.4", "3.3")
def test_an_empty_bag_fills_nothing() -> None:
    state = position("phase: offer\nturn: 2\nround: 2\nbag: none\nrest: treasury 1", spices="off")
    assert play(state, "pass") == {"round": "3", "drum": "2"}
    assert asks(state) == "offer 2"
