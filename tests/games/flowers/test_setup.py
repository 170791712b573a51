"""The box and the set-up (clauses 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from mandapa.core.checks import check_frequencies
from mandapa.core.contract import CHANCE
from mandapa.core.errors import SetupError
from mandapa.core.native import Rng
from mandapa.games.flowers import GAME
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import asks, outcomes, picture, play
from tests.games.flowers.positions import edition, position, table
from tests.games.playing import started

LETTERS = "abcdef"
DARK_COLOURS = ("gray", "purple", "red")
LIGHT_COLOURS = ("green", "orange", "yellow")
OPENING = (
    *("tile gray a", "tile green a"),
    *("tile purple b", "tile orange c"),
    *("tile red d", "tile yellow f"),
)
DEALT = ("gray", "purple", "green", "orange")
ALL_CARDS = "gray 15 purple 15 red 15 green 15 orange 15 yellow 15"


def new(players: int) -> Flowers:
    """A game in which the first seat begins."""
    state = started(table(players))
    assert isinstance(state, Flowers)
    return state


def tiles_of(colours: tuple[str, ...]) -> dict[str, int]:
    return {f"tile {colour} {letter}": 1 for colour in colours for letter in LETTERS}


@pytest.mark.clause("flowers", "1.1")
def test_two_to_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    for players in GAME.players:
        assert new(players).seats() == players
    for players in (1, 5):
        with pytest.raises(SetupError, match="Flowers is for 2 to 4 players"):
            GAME.setup(players)


@pytest.mark.clause("flowers", "1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    hands = "\n".join(f"hand {seat}: red 2 gray 2 green 2" for seat in range(1, players + 1))
    state = position(hands, players)
    order = [asks(state)]
    for colour in ("red", "gray"):
        for _ in range(players):
            play(state, f"play {colour} 2 A")
            order.append(asks(state))
    once_round = [f"play {seat}" for seat in range(1, players + 1)]
    assert order == [*once_round, *once_round, "play 1"]


@pytest.mark.clause("flowers", "1.1", "2.4")
def test_the_start_player_is_drawn_by_lot() -> None:
    state = table(3).new()
    assert isinstance(state, Flowers)
    assert (asks(state), state.source()) == ("start", "start player")
    assert outcomes(state) == {"start 1": 1, "start 2": 1, "start 3": 1}
    rng = Rng(1)
    drawn = Counter(GAME.actions[state.sample(rng)].notation for _ in range(900))
    check_frequencies(drawn, dict.fromkeys(outcomes(state), 1.0))


@pytest.mark.clause("flowers", "2.2", "2.4")
def test_hands_and_turns_begin_with_the_start_player() -> None:
    state = started(table(3), 2)
    assert isinstance(state, Flowers)
    play(state, *OPENING)
    dealt = []
    while asks(state).startswith("draw"):
        dealt.append(asks(state))
        play(state, next(iter(outcomes(state))))
    assert [dealt[place] for place in (0, 5, 11)] == ["draw 2: 5", "draw 3: 6", "draw 1: 7"]
    assert state.view(None)["hand_sizes"] == [7, 5, 6]
    assert (asks(state), state.view(None)["start"]) == ("play 2", 1)


@pytest.mark.clause("flowers", "2.4")
def test_in_version_1_the_first_seat_began() -> None:
    state = GAME.setup(3, rules=1).new()
    assert isinstance(state, Flowers)
    assert asks(state) == "begin A"
    while state.actor() == CHANCE:
        state.apply(state.sample(Rng(7)))
    assert state.view(None)["hand_sizes"] == [5, 6, 7]
    assert asks(state) == "play 1"


@pytest.mark.clause("flowers", "1.2")
def test_fifteen_cards_of_each_of_six_colours() -> None:
    assert picture(new(2))["deck"] == ALL_CARDS
    assert new(2).view(None)["deck"] == 90


@pytest.mark.clause("flowers", "1.3")
def test_six_tiles_of_each_colour_in_two_stacks() -> None:
    state = new(2)
    assert picture(state)["stacks"] == " ".join(
        f"{colour}-{mark}"
        for colour in (*DARK_COLOURS, *LIGHT_COLOURS)
        for mark in (2, 3, 4, 5, 7, "x3")
    )
    assert state.view(None)["stacks"] == {"dark": 18, "light": 18}


@pytest.mark.clause("flowers", "1.3", "2.1")
def test_a_mandala_begins_with_a_dark_then_a_light_tile() -> None:
    state = new(2)
    assert (asks(state), state.source()) == ("begin A", "dark tiles")
    assert outcomes(state) == tiles_of(DARK_COLOURS)
    play(state, "tile purple c")
    assert (asks(state), state.source()) == ("begin A", "light tiles")
    assert outcomes(state) == tiles_of(LIGHT_COLOURS)
    play(state, "tile yellow f")
    assert (asks(state), state.source()) == ("begin B", "dark tiles")
    left = tiles_of(DARK_COLOURS)
    del left["tile purple c"]
    assert outcomes(state) == left
    assert picture(state)["A"] == "purple-4 yellow-x3"
    assert picture(state)["shows A"] == "purple yellow"


@pytest.mark.clause("flowers", "2.1")
def test_all_three_mandalas_begin_before_the_deal() -> None:
    state = new(2)
    assert play(state, *OPENING).keys() == {
        *("asks", "stacks", "A", "B", "C", "shows A", "shows B", "shows C")
    }
    drawn = picture(state)
    assert [drawn[m] for m in "ABC"] == ["gray-2 green-2", "purple-3 orange-4", "red-5 yellow-x3"]
    assert state.view(None)["stacks"] == {"dark": 15, "light": 15}
    assert (asks(state), state.source()) == ("draw 1: 5", "deck")


@pytest.mark.clause("flowers", "1.4")
def test_printed_numbers_come_with_their_provenance() -> None:
    assert GAME.edition().name == "flowers-2024"
    assert GAME.edition().provenance() == {
        "cards": "rulebook",
        "hands": "rulebook",
        "tiles": "deduced",
        "backs": "documented",
    }


@pytest.mark.clause("flowers", "1.4")
def test_backs_can_be_corrected() -> None:
    mixed = '["light", "dark", "light", "dark", "light", "dark"]'
    changed = edition({"backs.gray": mixed, "backs.yellow": '"dark"'})
    state = started(GAME.setup(2, None, changed))
    assert list(outcomes(state)) == [
        *("tile gray b", "tile gray d", "tile gray f"),
        *tiles_of(("purple", "red", "yellow")),
    ]


@pytest.mark.clause("flowers", "1.4")
def test_a_mandala_may_have_two_tiles_of_one_colour() -> None:
    changed = edition({"backs.gray": '["dark", "light", "dark", "light", "dark", "light"]'})
    state = started(GAME.setup(2, None, changed))
    assert isinstance(state, Flowers)
    play(state, "tile gray a", "tile gray b")
    assert picture(state)["A"] == "gray-2 gray-3"
    assert picture(state)["shows A"] == "gray"
    assert asks(state) == "begin B"


@pytest.mark.clause("flowers", "2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_hands_grow_in_turn_order(players: int) -> None:
    state = new(players)
    play(state, *OPENING)
    for seat, size in list(enumerate((5, 6, 7, 8), start=1))[:players]:
        for due in range(size, 0, -1):
            assert asks(state) == f"draw {seat}: {due}"
            play(state, f"draw {seat} {'red' if due == 1 else DEALT[seat - 1]}")
    assert asks(state) == "play 1"
    hands = [picture(state)[f"hand {seat}"] for seat in range(1, 5)]
    assert (
        hands[:players]
        == [*("gray 4 red 1", "purple 5 red 1", "red 1 green 6", "red 1 orange 7")][:players]
    )
    assert hands[players:] == ["none"] * (4 - players)
    assert state.view(None)["hand_sizes"] == [5, 6, 7, 8][:players]
    assert state.view(None)["deck"] == 90 - sum([5, 6, 7, 8][:players])
    assert picture(state)["discard"] == "none"


@pytest.mark.clause("flowers", "2.2")
def test_the_deal_is_drawn_from_what_is_left() -> None:
    state = new(2)
    play(state, *OPENING, "draw 1 red", "draw 1 red", "draw 1 gray")
    assert outcomes(state) == {
        "draw 1 gray": 14,
        "draw 1 purple": 15,
        "draw 1 red": 13,
        "draw 1 green": 15,
        "draw 1 orange": 15,
        "draw 1 yellow": 15,
    }


@pytest.mark.clause("flowers", "2.2")
def test_a_deck_that_is_dealt_to_the_last_card_stays_empty() -> None:
    changed = edition({"cards.copies": "3", "hands.start": "[8, 8, 1, 1]"})
    state = started(GAME.setup(4, None, changed))
    assert isinstance(state, Flowers)
    play(state, *OPENING)
    for _ in range(18):
        play(state, next(iter(outcomes(state))))
    assert (asks(state), picture(state)["deck"]) == ("play 1", "none")
    assert state.view(None)["hand_sizes"] == [8, 8, 1, 1]


@pytest.mark.clause("flowers", "2.3")
def test_claim_markers_begin_in_the_centre() -> None:
    state = new(3)
    play(state, *OPENING)
    for _ in range(18):
        play(state, next(iter(outcomes(state))))
    assert asks(state) == "play 1"
    assert [mandala["claim"] for mandala in state.view(0)["mandalas"].values()] == [
        None,
        None,
        None,
    ]
