"""The box and the set-up (clauses 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from mandapa.core.checks import check_frequencies
from mandapa.core.contract import CHANCE
from mandapa.core.errors import SetupError
from mandapa.core.native import Rng
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.rows import COLOUR_NAMES, ROWS
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games.mandala_stones.positions import (
    asks,
    drawn,
    edition,
    new,
    outcomes,
    play,
    position,
    table,
)
from tests.games.playing import started

COLOURS = ("red", "yellow", "blue", "purple")


def lay_all(state: MandalaStones) -> None:
    """Stack n is laid with one stone of each colour, and the tops show by turns."""
    for stack in range(1, 25):
        play(state, *(f"lay {stack} {colour}" for colour in COLOURS))
        play(state, f"show {stack} {'ring' if stack % 2 else 'starburst'}")


def settle(state: MandalaStones, rng: Rng) -> None:
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))


@pytest.mark.clause("mandala_stones", "1.1")
def test_two_to_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    for players in GAME.players:
        assert new(players).seats() == players
    for players in (1, 5):
        with pytest.raises(SetupError, match="Mandala Stones is for 2 to 4 players"):
            GAME.setup(players)


@pytest.mark.clause("mandala_stones", "1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    boards = "\n".join(f"board {seat}: r* r* | | | |" for seat in range(1, players + 1))
    state = position(boards, players)
    order = [asks(state)]
    for _ in range(2 * players - 1):
        play(state, "tops 1")
        order.append(asks(state))
    once_round = [f"turn {seat}" for seat in range(1, players + 1)]
    assert order == once_round * 2


def test_the_action_table_is_counted_right() -> None:
    assert len(GAME.actions) == ROWS
    assert GAME.actions.row("tops 1-3-5") - GAME.actions.row("tops 1") == 0b10101 - 1
    assert GAME.actions.row("objective 2 a") - GAME.actions.row("objective 1 a") == 10


@pytest.mark.clause("mandala_stones", "1.1", "2.4")
def test_the_start_player_is_drawn_by_lot() -> None:
    state = table(3).new()
    assert isinstance(state, MandalaStones)
    assert (asks(state), state.source()) == ("start", "start player")
    assert outcomes(state) == {"start 1": 1, "start 2": 1, "start 3": 1}
    rng = Rng(1)
    found = Counter(GAME.actions[state.sample(rng)].notation for _ in range(900))
    check_frequencies(found, dict.fromkeys(outcomes(state), 1.0))
    play(state, "start 3")
    settle(state, rng)
    assert (asks(state), state.view(None)["start"]) == ("turn 3", 2)


@pytest.mark.clause("mandala_stones", "2.4", "7.1")
def test_a_round_ends_before_the_start_player() -> None:
    boards = "\n".join(f"board {seat}: r* r* | | | |" for seat in (1, 2, 3))
    state = position(f"{boards}\nstart: 2\nturn: 2\nmandala: 53", 3)
    play(state, "tops 1")  # covers the hands
    assert asks(state) == "turn 3"
    play(state, "tops 1")
    assert asks(state) == "turn 1"
    play(state, "tops 1")
    assert (asks(state), state.end_reason()) == ("done", "hands")


@pytest.mark.clause("mandala_stones", "2.4", "7.5")
def test_ties_go_by_turn_order_from_the_start_player() -> None:
    assert position("start: 1", 3).ranking() == [1, 2, 3]
    assert position("start: 3", 3).ranking() == [2, 3, 1]


@pytest.mark.clause("mandala_stones", "2.4")
def test_in_version_1_the_first_seat_began() -> None:
    state = GAME.setup(3, rules=1).new()
    assert isinstance(state, MandalaStones)
    assert asks(state) == "lay"
    settle(state, Rng(7))
    assert asks(state) == "turn 1"


@pytest.mark.clause("mandala_stones", "1.2")
def test_twelve_stones_of_each_colour_and_pattern() -> None:
    state = new()
    assert [drawn(state)[f"unseen {letter}"] for letter in "rybp"] == ["12 12"] * 4
    assert state.view(None)["bag"] == dict.fromkeys(COLOUR_NAMES, 24)
    assert state.view(None)["unseen"] == {
        colour: {"starburst": 12, "ring": 12} for colour in COLOUR_NAMES
    }


@pytest.mark.clause("mandala_stones", "1.3", "1.4")
def test_the_main_board_as_it_is_drawn() -> None:
    state = new()
    around = [[s + 1 for s in list(state.edition.around)[4 * c : 4 * c + 4]] for c in range(9)]
    assert dict(zip("ABCDEFGHI", around, strict=True)) == {
        "A": [1, 5, 8, 4],
        "B": [2, 6, 9, 5],
        "C": [3, 7, 10, 6],
        "D": [8, 12, 15, 11],
        "E": [9, 13, 16, 12],
        "F": [10, 14, 17, 13],
        "G": [15, 19, 22, 18],
        "H": [16, 20, 23, 19],
        "I": [17, 21, 24, 20],
    }
    # Every stack is beside one or two circles, the twelve inner ones beside two.
    assert (
        sorted(Counter(stack for stacks in around for stack in stacks).values())
        == [1] * 12 + [2] * 12
    )


@pytest.mark.clause("mandala_stones", "1.5")
def test_a_board_has_five_spaces() -> None:
    assert [board["spaces"] for board in new(3).view(0)["boards"]] == [[[]] * 5] * 3


@pytest.mark.clause("mandala_stones", "1.6")
def test_what_is_printed_on_the_spiral() -> None:
    printed = new().edition
    assert printed.spiral == 61
    marks = {place: printed.bonus[place] for place in range(1, 62) if printed.bonus[place]}
    assert [place for place, bonus in marks.items() if bonus == 1] == [5, 11, 23, 29, 41, 53]
    assert [place for place, bonus in marks.items() if bonus == 2] == [8, 17, 26, 35, 47, 59]
    assert len(marks) == 12
    assert [printed.hands[players] for players in (2, 3, 4)] == [45, 54, 61]


@pytest.mark.clause("mandala_stones", "1.7")
def test_ten_objectives() -> None:
    state = new()
    lay_all(state)
    play(state, "artist B starburst", "artist D ring", "artist F ring", "artist H starburst")
    assert outcomes(state) == {f"objective 1 {letter}": 1 for letter in "abcdefghij"}


@pytest.mark.clause("mandala_stones", "1.8")
def test_printed_numbers_come_with_their_provenance() -> None:
    assert GAME.edition().name == "mandala-stones-2021"
    known = GAME.edition().provenance()
    assert known["stones"] == "deduced"
    assert known["stacks"] == "documented"
    assert known["space-3"] == "rulebook"
    assert known["spiral"] == "reconstructed"
    assert [known[f"objective-{letter}"] for letter in "abj"] == [
        "rulebook",
        "reconstructed",
        "reconstructed",
    ]


@pytest.mark.clause("mandala_stones", "1.8", "6.3")
def test_printed_numbers_can_be_corrected() -> None:
    changed = edition({"spiral.hands_2": "3", "tops.points": "2", "spiral.plus_1": "[1]"})
    state = position("board 1: r* y* | b* | | |\nboard 2: r* | | | |", changed=changed)
    play(state, "tops 1-2")
    assert (state.points(0), state.hands_covered) == (2 * 2 + 1, False)
    play(state, "tops 1")
    assert (asks(state), state.end_reason()) == ("done", "hands")


@pytest.mark.clause("mandala_stones", "2.1")
def test_stacks_are_built_one_after_the_other_from_the_bottom() -> None:
    state = new()
    assert (asks(state), state.source()) == ("lay", "bag")
    assert outcomes(state) == {f"lay 1 {colour}": 24 for colour in COLOURS}
    play(state, "lay 1 red", "lay 1 red", "lay 1 blue")
    assert outcomes(state) == {
        "lay 1 red": 22,
        "lay 1 yellow": 24,
        "lay 1 blue": 23,
        "lay 1 purple": 24,
    }
    play(state, "lay 1 purple")
    assert drawn(state)["1"] == "r? r? b? p?"
    assert (asks(state), state.source()) == ("show 1", "purple patterns")
    assert outcomes(state) == {"show 1 starburst": 12, "show 1 ring": 12}
    play(state, "show 1 ring")
    assert drawn(state)["1"] == "r? r? b? po"
    assert (asks(state), drawn(state)["unseen p"]) == ("lay", "12 11")
    assert list(outcomes(state)) == [f"lay 2 {colour}" for colour in COLOURS]


@pytest.mark.clause("mandala_stones", "2.1")
def test_a_colour_that_is_used_up_is_not_drawn() -> None:
    state = new()
    for stack in range(1, 7):
        play(state, *[f"lay {stack} yellow"] * 4, f"show {stack} ring")
    assert list(outcomes(state)) == ["lay 7 red", "lay 7 blue", "lay 7 purple"]
    rng = Rng(3)
    for _ in range(6):
        for _ in range(5):
            assert state.sample(rng) in dict(state.outcomes())
            state.apply(state.sample(rng))
    assert drawn(state)["unseen y"] == "12 6"


@pytest.mark.clause("mandala_stones", "2.1", "8.2")
def test_a_pattern_that_is_used_up_is_not_drawn() -> None:
    state = position("artists: A* B* Co Do\n13: r? r*\nunseen: r 0 4")
    play(state, "collect A F", "first 13", "space 1")
    assert outcomes(state) == {"show 13 ring": 4}
    assert state.sample(Rng(1)) == GAME.actions.row("show 13 ring")


@pytest.mark.clause("mandala_stones", "2.2", "1.4")
def test_artists_are_put_on_the_start_circles_at_random() -> None:
    state = new()
    lay_all(state)
    assert (asks(state), state.source()) == ("artist", "artists")
    assert outcomes(state) == {"artist B starburst": 2, "artist B ring": 2}
    play(state, "artist B ring")
    assert outcomes(state) == {"artist D starburst": 2, "artist D ring": 1}
    play(state, "artist D ring")
    assert outcomes(state) == {"artist F starburst": 2}
    assert state.sample(Rng(1)) == GAME.actions.row("artist F starburst")
    play(state, "artist F starburst", "artist H starburst")
    assert drawn(state)["artists"] == "Bo Do F* H*"


@pytest.mark.clause("mandala_stones", "2.2", "1.8")
def test_artists_may_start_elsewhere() -> None:
    state = started(GAME.setup(2, None, edition({"artists.start": '["I", "A", "E", "B"]'})))
    assert isinstance(state, MandalaStones)
    lay_all(state)
    play(state, "artist A starburst", "artist B ring", "artist E ring", "artist I starburst")
    assert (drawn(state)["artists"], asks(state)) == ("A* Bo Eo I*", "objective")


@pytest.mark.clause("mandala_stones", "2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_objectives_for_everyone_and_nothing_else(players: int) -> None:
    state = new(players)
    lay_all(state)
    play(state, "artist B ring", "artist D ring", "artist F starburst", "artist H starburst")
    for seat, pair in enumerate(["aj", "bc", "de", "fg"][:players], start=1):
        assert (asks(state), state.source()) == ("objective", "objectives")
        play(state, f"objective {seat} {pair[0]}")
        assert f"objective {seat} {pair[0]}" not in outcomes(state)
        play(state, f"objective {seat} {pair[1]}")
    shown = drawn(state)
    assert [shown[f"cards {s}"] for s in range(1, players + 1)] == ["a j", "b c", "d e", "f g"][
        :players
    ]
    assert asks(state) == "turn 1"
    assert (shown["mandala"], shown["board 1"]) == ("none", "|  |  |  |")
    assert [state.points(seat) for seat in range(players)] == [0] * players


@pytest.mark.clause("mandala_stones", "2.3")
def test_an_edition_may_deal_no_objectives() -> None:
    state = started(GAME.setup(2, None, edition({"objectives.dealt": "0"})))
    assert isinstance(state, MandalaStones)
    settle(state, Rng(1))
    boards = state.view(0)["boards"]
    assert state.question() == "turn"
    assert [(board["cards"], board["objectives"]) for board in boards] == [(0, []), (0, None)]


def test_sampled_deals_use_every_stone_and_every_card_once() -> None:
    for seed in range(20):
        state = new(4)
        settle(state, Rng(seed))
        assert asks(state) == "turn 1"
        shown = state.view(None)
        assert shown["bag"] == dict.fromkeys(COLOUR_NAMES, 0)
        assert sum(sum(counts.values()) for counts in shown["unseen"].values()) == 72
        assert all(len(stack) == 4 for stack in shown["stacks"])
        assert [board["cards"] for board in shown["boards"]] == [2, 2, 2, 2]
        patterns = [artist["pattern"] for artist in shown["artists"]]
        assert sorted(patterns) == ["ring", "ring", "starburst", "starburst"]


def test_objectives_are_sampled_evenly() -> None:
    start, rng = new(), Rng(8)
    while start.question() != "objective":
        start.apply(start.sample(rng))
    found: Counter[str] = Counter()
    for _ in range(1000):
        state = start.copy()
        assert isinstance(state, MandalaStones)
        settle(state, rng)
        found.update(card for card in "abcdefghij" if state.held[0] >> ord(card) - ord("a") & 1)
    check_frequencies(found, dict.fromkeys("abcdefghij", 1.0))
