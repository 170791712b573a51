"""The end of the game (clause 7)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from tests.games.flowers.pictures import asks, legal, outcomes, play
from tests.games.flowers.positions import edition, position

TWO_FLOWERS = "gray-3 gray-4, purple-3 purple-4"

# Seat 1 completes mandala A with two yellow cards, seat 2 is second.
ALMOST = """
    hand 1: yellow 3
    hand 2: gray 2
    A: red-5 green-7
    A 1: up gray 1 purple 1
    A 2: up orange 2
    claim A: 1
"""
ALONE = "hand 1: yellow 3\nA: red-5 green-7\nA 1: up gray 1 purple 1 orange 1\nclaim A: 1"


def ended(drawing: str, *moves: str, players: int = 2) -> str:
    state = position(drawing, players)
    play(state, *moves)
    return f"{asks(state)} {state.end_reason()}".strip()


@pytest.mark.clause("flowers", "7.1")
def test_the_holders_third_flower_ends_the_game() -> None:
    drawing = f"{ALMOST}\nflower 1: {TWO_FLOWERS}\nsingle 1: red-3"
    state = position(drawing)
    assert state.end_reason() == ""
    play(state, "play yellow 2 A")
    assert play(state, "take dark") == {
        "asks": "order BC",
        "end": "third-flower",
        "flower 1": f"{TWO_FLOWERS}, red-3 red-5",
        "single 1": "none",
        "single 2": "green-7",
        "discard": "gray 1 purple 1 orange 2 yellow 2",
        "A": "none",
        "shows A": "none",
        "A 1": "none",
        "A 2": "none",
        "claim A": "none",
    }
    assert (state.actor(), state.question(), state.source()) == (CHANCE, "order", "order")
    assert outcomes(state) == {"destroy B": 1, "destroy C": 1}
    assert legal(state) == []


@pytest.mark.clause("flowers", "7.1")
def test_the_second_players_third_flower_ends_the_game() -> None:
    drawing = f"{ALMOST}\nflower 2: {TWO_FLOWERS}\nsingle 2: green-3"
    assert ended(drawing, "play yellow 2 A", "take dark") == "order BC third-flower"
    assert ended(drawing, "play yellow 2 A", "take light") == "begin A"


@pytest.mark.clause("flowers", "7.1")
def test_two_flowers_are_not_enough() -> None:
    drawing = f"{ALMOST}\nflower 1: gray-5 gray-7\nflower 2: {TWO_FLOWERS}\nsingle 1: red-3"
    assert ended(drawing, "play yellow 2 A", "take dark") == "begin A"


@pytest.mark.clause("flowers", "7.1")
def test_flowers_of_different_players_do_not_add_up() -> None:
    four = f"flower 1: gray-5 gray-7\nflower 2: {TWO_FLOWERS}\nflower 3: yellow-3 yellow-4"
    drawing = f"{ALMOST}\n{four}\nsingle 1: red-3"
    assert ended(drawing, "play yellow 2 A", "take dark", players=3) == "begin A"
    state = position(drawing, players=3)
    assert [state.flowers_of(seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.clause("flowers", "7.1", "6.4")
def test_both_tiles_may_make_the_third_and_fourth_flower() -> None:
    drawing = f"{ALONE}\nflower 1: {TWO_FLOWERS}\nsingle 1: red-3 green-3"
    state = position(drawing)
    changes = play(state, "play yellow 2 A")
    assert changes["flower 1"] == f"{TWO_FLOWERS}, red-3 red-5, green-3 green-7"
    assert (changes["asks"], changes["end"]) == ("order BC", "third-flower")


@pytest.mark.clause("flowers", "7.1", "6.4")
def test_the_light_tile_alone_may_make_the_third_flower() -> None:
    drawing = f"{ALONE}\nflower 1: {TWO_FLOWERS}\nsingle 1: green-3"
    assert ended(drawing, "play yellow 2 A") == "order BC third-flower"


@pytest.mark.clause("flowers", "7.1")
def test_the_third_flower_of_the_last_seat_counts() -> None:
    drawing = f"{ALMOST}\nA 4: up purple 3\nflower 4: {TWO_FLOWERS}\nsingle 4: green-3"
    assert ended(drawing, "play yellow 2 A", "take dark", players=4) == "order BC third-flower"


@pytest.mark.clause("flowers", "7.2")
@pytest.mark.parametrize(
    ("stacks", "end"),
    [
        ("red-7 green-3", "begin A"),
        ("red-7 red-4", "order BC no-tiles"),
        ("green-3 green-4", "order BC no-tiles"),
        ("none", "order BC no-tiles"),
    ],
)
def test_one_empty_stack_ends_the_game(stacks: str, end: str) -> None:
    assert ended(f"{ALONE}\nstacks: {stacks}", "play yellow 2 A") == end


@pytest.mark.clause("flowers", "7.2", "6.8")
def test_the_sixteenth_destroyed_mandala_is_the_last() -> None:
    # 18 tiles of each back: three begin the game, so fifteen mandalas can be begun again.
    assert position("").view(None)["stacks"] == {"dark": 18 - 3, "light": 18 - 3}
    next_one = "hand 2: green 3\nB 2: up gray 1 red 1 yellow 1\nclaim B: 2"
    state = position(f"{ALONE}\n{next_one}\nstacks: red-7 green-3")
    play(state, "play yellow 2 A", "tile red e", "tile green b")
    assert asks(state) == "play 2"
    assert state.view(None)["stacks"] == {"dark": 0, "light": 0}
    play(state, "play green 2 B")
    assert f"{asks(state)} {state.end_reason()}" == "order AC no-tiles"


@pytest.mark.clause("flowers", "7.2", "1.4")
def test_a_short_stack_of_another_edition_runs_out() -> None:
    three = '["dark", "dark", "dark", "light", "light", "light"]'
    light = {f"backs.{colour}": '"light"' for colour in ("purple", "red", "orange")}
    changed = edition({"backs.gray": three, **light})
    state = position(
        """
        hand 1: yellow 3
        A: gray-2 green-7
        B: gray-3 green-2
        C: gray-4 green-3
        A 1: up purple 1 red 1 orange 1
        claim A: 1
        """,
        changed=changed,
    )
    changes = play(state, "play yellow 2 A")
    assert (changes["asks"], changes["end"]) == ("order BC", "no-tiles")


@pytest.mark.clause("flowers", "7.1", "7.2")
def test_a_third_flower_is_the_reason_even_without_tiles() -> None:
    drawing = f"{ALONE}\nflower 1: {TWO_FLOWERS}\nsingle 1: green-3\nstacks: none"
    assert ended(drawing, "play yellow 2 A") == "order BC third-flower"


@pytest.mark.clause("flowers", "7.2")
@pytest.mark.parametrize(("mandala", "left"), [("B", "AC"), ("C", "AB")])
def test_the_other_two_mandalas_remain(mandala: str, left: str) -> None:
    tiles = "A: red-4 orange-4" if mandala == "B" else "A: red-4 green-4"
    drawing = f"""
        hand 1: yellow 3
        {tiles}
        {mandala}: red-5 green-7
        {mandala} 1: up gray 1 purple 1 orange 1
        claim {mandala}: 1
        stacks: none
    """
    assert ended(drawing, f"play yellow 2 {mandala}") == f"order {left} no-tiles"


@pytest.mark.clause("flowers", "7.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_passing_in_a_row_end_the_game(players: int) -> None:
    hands = "\n".join(f"hand {seat}: red 1" for seat in range(1, players + 1))
    # All other cards lie face down in C.
    drawing = (
        f"{hands}\nC 1: down gray 15 purple 15 red {15 - players} green 15 orange 15 yellow 15"
    )
    state = position(drawing, players)
    for seat in range(1, players):
        assert legal(state) == ["pass"]
        assert play(state, "pass") == {"asks": f"play {seat + 1}", "passes": str(seat)}
    assert play(state, "pass") == {
        "asks": "order ABC",
        "passes": str(players),
        "end": "all-passed",
    }
    assert outcomes(state) == {"destroy A": 1, "destroy B": 1, "destroy C": 1}


@pytest.mark.clause("flowers", "7.3")
def test_a_card_played_in_between_starts_the_count_again() -> None:
    state = position(
        """
        hand 1: red 1
        hand 2: red 2
        C 1: down gray 15 purple 15 red 12 green 15 orange 15 yellow 15
        """
    )
    assert play(state, "pass")["passes"] == "1"
    assert play(state, "play red 1 C") == {
        "asks": "play 1",
        "passes": "0",
        "hand 2": "red 1",
        "C 2": "down red 1",
    }
    assert play(state, "pass")["asks"] == "play 2"
    assert play(state, "pass")["asks"] == "order ABC"
