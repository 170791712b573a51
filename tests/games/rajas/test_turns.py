"""Workers, rounds, dice, karma and payments (clauses 3, 4 and 5)."""

from __future__ import annotations

import pytest

from mandapa.games.rajas.rows import FIRST_FLIP, FIRST_START
from tests.games.rajas.positions import dice, legal, mine, outcomes, play, position, refused, table

PLENTY = """
    money 1: 9
    dice 1: blue 1 blue 3 green 2 orange 4 purple 6
    money 2: 9
    dice 2: blue 1 green 5
"""


@pytest.mark.clause("rajas", "3.1")
def test_only_what_is_asked() -> None:
    state = position(PLENTY)
    assert refused(state, "pay blue 1") == 301
    assert refused(state, "roll blue 1") == 301
    play(state, "worker palace-1")
    assert refused(state, "worker balcony") == 301
    play(state, "pay blue 1")
    assert state.actor() == 1  # one worker, then the next seat
    for row in range(FIRST_START, FIRST_START + 4):
        assert state.refusal(row) == 301


@pytest.mark.clause("rajas", "3.2")
def test_a_space_must_be_free() -> None:
    state = position(PLENTY + "placed: quarry-0 2, palace-4 2, terrace-blue 2")
    assert refused(state, "worker quarry-0") == 302
    assert refused(state, "worker palace-4") == 302
    assert refused(state, "worker quarry-9") == 302
    assert refused(state, "worker quarry-2") == 0  # it costs more than the free quarry-1
    play(state, "worker terrace-blue", "roll blue 1")
    assert refused(state, "worker terrace-blue") == 302


@pytest.mark.clause("rajas", "3.3")
def test_money_of_a_space() -> None:
    state = position("money 1: 2\ndice 1: blue 3")
    assert refused(state, "worker quarry-3") == 303
    assert refused(state, "worker harbour-3") == 303
    play(state, "worker quarry-2")
    assert mine(state, "money") == 0


@pytest.mark.clause("rajas", "3.4")
def test_the_die_of_a_space() -> None:
    state = position("money 1: 5\ndice 1: blue 4")
    assert refused(state, "worker palace-3") == 304
    assert refused(state, "worker harbour-0") == 304
    assert refused(state, "worker veranda-green") == 304
    assert refused(state, "worker silk") == 0
    play(state, "flip blue 4")
    assert refused(state, "worker palace-3") == 0
    assert refused(position("money 1: 5"), "worker silk") == 304


@pytest.mark.clause("rajas", "3.5")
def test_building_needs_a_tile() -> None:
    state = position("dice 1: blue 2 green 5")
    assert refused(state, "worker quarry-0") == 0  # green 5 pays for a tile of 3
    assert refused(position("dice 1: blue 2 green 2"), "worker quarry-0") == 305
    assert refused(state, "worker palace-5") == 305  # nothing to build over


@pytest.mark.clause("rajas", "3.5")
def test_without_a_road_nothing_can_be_built() -> None:
    # Straight roads lead from the residence to the closed corners and the closed cell.
    state = position(
        """
        dice 1: blue 6
        cells 1: b1 blue-tiger-a 1, d1 green-tiger-a 1, c2 blue-snake-a 0, c3 green-snake-a 0
        """
    )
    assert refused(state, "worker quarry-0") == 305


@pytest.mark.clause("rajas", "3.6")
def test_sailing_needs_a_space() -> None:
    state = position("dice 1: blue 1 green 6\nboat 1: 25")
    assert refused(state, "worker harbour-0") == 306
    assert refused(state, "worker palace-6") == 306
    assert refused(state, "worker terrace-blue") == 0
    state = position("dice 1: blue 1\npool: blue 0")
    play(state, "worker terrace-blue")  # for no gain
    assert dice(state) == "blue 1"


@pytest.mark.clause("rajas", "3.7")
def test_a_worker_is_laid_aside_only_if_nothing_is_possible() -> None:
    assert refused(position(PLENTY), "aside") == 307
    full = ", ".join(
        f"{space} 2"
        for space in (
            *("terrace-blue", "terrace-green", "terrace-orange", "terrace-purple") * 2,
            *("balcony", "assorted", "silk", "tea", "spices", "palace-4", "palace-3"),
            "veranda-blue",
        )
    )
    state = position(
        f"dice 1: blue 4\nkarma 1: 1\nplaced: {full}\nmoney 1: 0\n"
        f"boat 1: 25\nempty: blue-snake blue-tiger blue-cow"
    )
    assert legal(state) == ["aside", "flip blue 4"]
    play(state, "flip blue 4")
    assert legal(state) == ["aside"]
    play(state, "aside")
    assert mine(state, "idle") == 2
    assert state.actor() == 1


@pytest.mark.clause("rajas", "3.8")
def test_players_without_workers_are_passed_over() -> None:
    state = position("idle 2: 0\nidle 1: 2\nplaced: balcony 2")
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.actor() == 0
    play(state, "worker terrace-blue", "roll blue 1")
    assert [mine(state, "idle", seat) for seat in (1, 2)] == [3, 3]
    assert not any(state.to_json()["placed"])
    assert "worker balcony" in legal(state)


@pytest.mark.clause("rajas", "3.9")
def test_the_start_player_moves_on() -> None:
    state = position("idle 1: 1\nidle 2: 0\nidle 3: 0", players=3)
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.to_json()["start"] == 1
    assert state.actor() == 1
    state = position("idle 1: 1\nidle 2: 0\nidle 3: 0\nnext_start: 3", players=3)
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.to_json()["start"] == state.actor() == 2
    assert state.to_json()["next_start"] == -1


# --- dice --------------------------------------------------------------

TEN = "dice 1: blue 1 blue 1 blue 1 green 2 green 2 green 2 orange 3 orange 3 orange 3"


@pytest.mark.clause("rajas", "4.1")
def test_at_most_ten_dice() -> None:
    state = position(TEN + " purple 6")
    play(state, "worker terrace-blue")
    assert state.actor() == 1
    state = position(TEN)
    play(state, "worker veranda-blue", "pay blue 1", "roll orange 1", "roll orange 1")
    assert sum(mine(state, "dice")) == 10
    state = position(TEN.removesuffix(" orange 3"), navaratna="on")
    play(state, "worker terrace-purple")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "4.1")
def test_no_more_dice_than_the_pool_has() -> None:
    state = position("dice 1: blue 1\npool: orange 1")
    play(state, "worker veranda-blue", "pay blue 1", "roll orange 6")
    assert dice(state) == "orange 6"
    assert state.actor() == 1


@pytest.mark.clause("rajas", "4.1", "4.2")
def test_dice_of_any_colour_when_the_pool_runs_out() -> None:
    """The money bonus at 33 gives two dice."""
    drawing = "karma 1: 0\nmoney 1: 31\nnext_money_bonus 1: 1\nfound 1: 1\n"
    none = "pool: blue 0 green 0 orange 0 purple "
    state = position(drawing + none + "1")
    play(state, "worker balcony", "stop")
    assert legal(state) == ["name purple"]
    play(state, "name purple", "roll purple 5")
    assert state.actor() == 1
    state = play(position(drawing + none + "0"), "worker balcony", "stop")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "4.2")
def test_colours_are_named_before_any_is_rolled() -> None:
    state = position("dice 1: blue 2\npool: green 0")
    play(state, "worker palace-2", "pay blue 2")
    assert refused(state, "name green") == 402
    play(state, "name purple", "name blue")
    assert state.source() == "blue die"
    play(state, "roll blue 5", "roll purple 6")
    assert dice(state) == "blue 5 purple 6"
    assert state.source() == "white yield tiles"


@pytest.mark.clause("rajas", "4.3")
@pytest.mark.parametrize(
    ("held", "asked"),
    [("", False), (" purple 1", True), (" purple 1 purple 2", None)],
)
def test_listed_dice_without_room_for_all(held: str, asked: bool | None) -> None:
    state = position(
        f"dice 1: blue 1 blue 1 blue 1 green 2 green 2 green 2 orange 3 orange 3{held}\nriver: 1 b",
        river_tiles="on",
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    if asked is None:  # room for one
        play(state, "name orange", "roll orange 1")
    elif asked:
        play(state, "name green", "name blue")
        play(state, "roll blue 1", "roll green 1")
    else:
        play(state, "roll blue 1", "roll green 1", "roll orange 1")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "4.3")
def test_a_listed_die_is_named_once() -> None:
    state = position(
        "dice 1: blue 1 blue 1 blue 1 green 2 green 2 green 2 orange 3 orange 3 purple 1\n"
        "river: 1 b",
        river_tiles="on",
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1", "name green")
    assert legal(state) == ["name blue", "name orange"]
    assert refused(state, "name purple") == 402
    full = position(TEN + " purple 6\nriver: 1 b\nkarma 1: 0", river_tiles="on")
    play(full, "worker harbour-0", "pay blue 1", "sail 1", "name blue", "roll blue 1")
    assert full.actor() == 1


@pytest.mark.clause("rajas", "4.4")
def test_only_own_dice() -> None:
    state = position(PLENTY)
    assert refused(state, "flip blue 2") == 404
    play(state, "worker palace-1")
    assert refused(state, "pay green 1") == 404
    state = position("dice 1: blue 3 blue 3")
    assert [one for one in legal(state) if one.startswith("flip")] == ["flip blue 3"]


@pytest.mark.clause("rajas", "4.5")
@pytest.mark.parametrize(("face", "over"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_karma_turns_a_die_over(face: int, over: int) -> None:
    state = position(f"dice 1: green {face} green {face}\nkarma 1: 2")
    play(state, f"flip green {face}")
    assert sorted(dice(state).split()) == sorted(f"green {face} green {over}".split())
    assert mine(state, "karma") == 1
    assert state.actor() == 0
    assert refused(position(f"dice 1: green {face}\nkarma 1: 0"), f"flip green {face}") == 405


@pytest.mark.clause("rajas", "4.6")
def test_when_dice_may_be_turned_over() -> None:
    state = position(
        "money 1: 4\ndice 1: blue 2 blue 2 blue 4 green 2\nkarma 1: 3\ntop: blue-snake-b"
    )
    play(state, "worker palace-2")
    assert refused(state, "flip blue 4") == 0  # two answers, blue and green
    play(state, "pay green 2", "name blue")
    assert refused(state, "flip blue 4") == 406  # colours are being named
    state = position("money 1: 4\ndice 1: blue 2 green 5\nkarma 1: 3")
    play(state, "worker palace-2")
    assert legal(state) == ["pay blue 2"]  # one answer, nothing to ask
    assert refused(state, "flip green 5") == 406
    state = position("dice 1: blue 2 blue 3 blue 4\nkarma 1: 3\ntop: blue-snake-b")
    play(state, "worker quarry-0", "take blue snake", "lay b1 1")
    assert refused(state, "flip blue 4") == 0
    play(state, "pay blue 4")
    assert refused(state, "flip blue 2") == 406  # inside a payment
    state = position("money 1: 4\ndice 1: blue 2 green 5\nkarma 1: 3")
    play(state, "worker balcony", "reroll blue 2")
    assert refused(state, "flip green 5") == 406  # dice are being picked up


@pytest.mark.clause("rajas", "4.6")
def test_dice_may_be_turned_over_before_an_edge_is_chosen() -> None:
    state = position("dice 1: blue 2\nkarma 1: 1\nidle 1: 0\nturn: 2", navaratna="on")
    play(state, "worker terrace-blue", "roll blue 1", "yield white a")
    assert legal(state) == ["edge 1", "edge 6", "flip blue 2"]
    assert refused(state, "edge 1") == 0


@pytest.mark.clause("rajas", "4.6")
def test_dice_may_be_turned_over_before_an_upgrade_and_a_good_are_chosen() -> None:
    state = position("dice 1: blue 4 green 6\nkarma 1: 1\nmoney 1: 0")
    play(state, "worker palace-4", "pay blue 4")
    assert refused(state, "flip green 6") == 0
    state = position(
        "karma 1: 1\ndice 1: blue 1 green 6\nboat 1: 20\n"
        "cells 1: b1 blue-tiger-a 1, d1 green-tiger-a 1"
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert legal(state) == ["good silk", "good tea", "flip green 6"]


@pytest.mark.clause("rajas", "4.6")
def test_no_flip_at_the_set_up() -> None:
    state = position("dice 1: blue 2\nkarma 1: 3", navaratna="on")
    data = state.to_json()
    data.update(stage=4, phase=18)
    data["asked"].update(yield_tile=30, begun=True)
    asked = table(2, navaratna="on").from_json(data)
    assert all(row < FIRST_FLIP for row in asked.legal_actions())


@pytest.mark.clause("rajas", "4.7")
def test_the_question_must_stay_answerable() -> None:
    state = position("dice 1: blue 6\nkarma 1: 3")
    play(state, "worker quarry-0")
    assert refused(state, "flip blue 6") == 407  # nothing costs 1
    play(state, "take blue snake")
    assert refused(state, "flip blue 6") == 407
    state = position("dice 1: blue 1\nkarma 1: 1\nmoney 1: 0")
    assert refused(state, "flip blue 1") == 0


# --- payments ----------------------------------------------------------


@pytest.mark.clause("rajas", "5.1")
def test_one_die_pays() -> None:
    state = position(PLENTY)
    assert legal(play(state, "worker silk"))[:5] == [
        "pay blue 1", "pay blue 3", "pay green 2", "pay orange 4", "pay purple 6",
    ]  # fmt: skip
    state = play(position(PLENTY), "worker harbour-0")
    assert [one for one in legal(state) if one.startswith("pay")] == [
        "pay blue 1", "pay blue 3", "pay green 2",
    ]  # fmt: skip
    assert refused(state, "pay orange 4") == 501
    state = play(position(PLENTY), "worker veranda-blue")
    assert [one for one in legal(state) if one.startswith("pay")] == ["pay blue 1", "pay blue 3"]
    state = play(position(PLENTY), "worker palace-6")
    assert legal(state) == ["pay purple 6"]


PAYING = "dice 1: blue 1 blue 2 blue 3 blue 3 blue 6 green 6\nkarma 1: 0\ntop: blue-snake-d"


@pytest.mark.clause("rajas", "5.2", "5.3", "5.4")
def test_paying_a_tile() -> None:
    state = position(PAYING)  # the tile costs 8
    play(state, "worker quarry-0", "take blue snake", "lay b1 1")
    assert refused(state, "pay green 6") == 501
    assert refused(state, "pay blue 2") == 504  # 2 and 1 never make 8
    assert legal(state) == ["pay blue 3", "pay blue 6"]
    play(state, "pay blue 3")
    assert refused(state, "pay blue 6") == 503
    assert legal(state) == ["pay blue 3"]  # 3 + 2 + 1 is not enough without the other 3
    play(state, "pay blue 3")
    assert legal(state) == ["pay blue 2"]  # 1 would leave 1 to pay
    play(state, "pay blue 2")
    assert dice(state) == "blue 1 blue 6 green 6"
    assert outcomes(state)[0] == "reveal blue snake a"


@pytest.mark.clause("rajas", "5.2", "5.3")
def test_no_change_and_no_superfluous_die() -> None:
    state = position(PAYING)
    play(state, "worker quarry-0", "take blue snake", "lay b1 1", "pay blue 6", "pay blue 3")
    assert dice(state) == "blue 1 blue 2 blue 3 green 6"
    assert state.source() == "blue snake stack"


@pytest.mark.clause("rajas", "5.5")
def test_spent_dice_are_back_in_the_pool_before_the_gain() -> None:
    state = position("dice 1: orange 2\npool: orange 0 blue 0 green 0 purple 0")
    play(state, "worker palace-2", "pay orange 2")
    assert legal(state) == ["name orange"]


@pytest.mark.clause("rajas", "5.5")
def test_the_fifth_room_keeps_the_dice_it_needs() -> None:
    # Only blue 5 can pay the difference of 3 between the tiles of 8 and 5.
    state = position(
        """
        dice 1: blue 5 green 5
        cells 1: b1 blue-tiger-b 1
        top: blue-snake-d blue-cow-b blue-tiger-a
        empty: blue-cow green-snake green-tiger green-cow
        """
    )
    play(state, "worker palace-5")
    assert refused(state, "pay blue 5") == 505
    assert legal(state) == ["pay green 5"]
