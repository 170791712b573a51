"""What a ply is told to move and to bring, for boards."""

from __future__ import annotations

import pytest

from mandapa.core.changes import Changes
from mandapa.core.effects import Effects, effects
from mandapa.core.narration import Line, Moment
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.narration import GaneshaNarrator
from mandapa.games.ganesha.state import Ganesha
from tests.games.ganesha.pictures import step
from tests.games.ganesha.positions import ALTAR, new, position, table


def told(state: Ganesha, *moves: str) -> list[str]:
    """Play; return what the last ply moved and brought, each as a short line."""
    for move in moves[:-1]:
        step(state, move)
    before = state.view(0)
    step(state, moves[-1])
    moment = Moment(moves[-1], int(before["turn"]), before, state.view(0))
    return shown(GaneshaNarrator(table(state.players)).changes(moment))


def shown(changes: Changes) -> list[str]:
    return [f"{one.what}: {one.source} > {one.target}" for one in changes.moves] + [
        f"seat {one.seat} {one.amount} {one.what}, {one.why}" for one in changes.gains
    ]


def foretold(state: Ganesha, notation: str, **options: str) -> Effects:
    """What a choice would do."""
    setup = table(state.players, **options)
    row = GAME.actions.row(notation)
    view = state.view(int(state.actor()))
    return effects(setup, GaneshaNarrator(setup), view, [row], lambda _seat: True)[row]


# --- preparing ---------------------------------------------------------


def test_the_first_player_gets_the_drum() -> None:
    assert told(new(2), "first 2") == ["drum: box > drum 1"]


def test_tokens_are_laid_and_turned_up_where_they_lie() -> None:
    state = new(2)
    assert told(state, "first 1", "lay a1") == ["token ?: tokens > hex a1"]
    step(state, "lay e1")
    assert told(state, "flip a1 ginger") == []


def test_gems_come_from_the_bag() -> None:
    state = new(2, spices="off")
    assert told(state, "first 1", "fill a1 red") == ["gem red: bag > hex a1"]


# --- taking and storing ------------------------------------------------


def test_gems_are_taken_into_the_hand() -> None:
    state = position(f"{ALTAR}\ntactics 1: red red")
    assert told(state, "take a1") == ["gem red: hex a1 > taken 0 1"]
    assert told(state, "take c5") == ["gem yellow: hex c5 > taken 0 2"]
    assert told(state, "keep") == ["gem red: taken 0 1 > treasury 0"]
    assert told(state, "keep") == ["gem yellow: taken 0 2 > treasury 0"]


def test_no_second_gem_moves_nothing() -> None:
    assert told(position(f"{ALTAR}\ntactics 1: red -"), "take a1", "stop") == []


def test_what_lay_in_a_slot_gives_way_first() -> None:
    state = position(f"{ALTAR}\ntactics 1: red -")
    assert told(state, "take b2", "slot 1") == [
        "gem red: tactics 0 1 > treasury 0",
        "gem green: taken 0 1 > tactics 0 1",
    ]
    state = position(f"{ALTAR}\ntactics 1: red -")
    assert told(state, "take b2", "slot 2") == ["gem green: taken 0 1 > tactics 0 2"]


@pytest.mark.parametrize(
    ("lifted", "moves"),
    [
        ("1", ["gem green: tactics 0 1 > treasury 0"]),
        ("2", ["gem blue: tactics 0 2 > treasury 0"]),
        ("both", ["gem green: tactics 0 1 > treasury 0", "gem blue: tactics 0 2 > treasury 0"]),
    ],
)
def test_coriander_clears_slots_and_fills_them(lifted: str, moves: list[str]) -> None:
    state = position(f"{ALTAR}\nspices: a1 coriander\ntactics 1: green blue")
    assert told(state, "take a1", "keep", f"lift {lifted}") == moves
    slot = "2" if lifted == "2" else "1"
    assert told(state, f"set {slot} red") == [f"gem red: treasury 0 > tactics 0 {slot}"]


# --- spices ------------------------------------------------------------


def spiced(spice: str, lines: str = "") -> Ganesha:
    state = position(f"{ALTAR}\nspices: a1 {spice}\n{lines}")
    step(state, "take a1")
    return state


def test_black_mustard_brings_a_point() -> None:
    assert told(spiced("black-mustard"), "use black-mustard") == ["seat 0 1 points, spice"]


def test_a_spice_that_is_left_or_that_asks_first_does_nothing_yet() -> None:
    assert told(spiced("black-mustard"), "leave") == []
    assert told(spiced("caraway"), "use caraway") == []


def test_cardamom_takes_the_last_gem_of_a_colour() -> None:
    state = spiced("cardamom", "mandala: red 2 green 3")
    assert told(state, "use cardamom", "remove green") == ["gem green: mandala green 3 > bag"]


def test_caraway_exchanges_the_gem_just_taken() -> None:
    assert told(spiced("caraway"), "use caraway", "swap c5") == [
        "gem red: taken 0 1 > hex c5",
        "gem yellow: hex c5 > taken 0 1",
    ]
    state = position(f"{ALTAR}\nspices: b2 caraway\ntactics 1: red red")
    assert told(state, "take a1", "take b2", "use caraway", "swap c5") == [
        "gem green: taken 0 2 > hex c5",
        "gem yellow: hex c5 > taken 0 2",
    ]


def test_ginger_exchanges_it_for_a_gem_of_another_player() -> None:
    state = spiced("ginger", "treasury 2: blue 1")
    assert told(state, "use ginger", "give 2") == []
    assert told(state, "answer blue") == [
        "gem red: taken 0 1 > treasury 1",
        "gem blue: treasury 1 > taken 0 1",
    ]


def test_red_pepper_costs_a_point_and_shows_a_gem() -> None:
    kept, lost = (spiced("red-pepper", "points 1: 3") for _ in range(2))
    assert told(kept, "use red-pepper") == ["seat 0 -1 points, spice"]
    assert told(kept, "draw red") == ["gem red: bag > drawn", "gem red: drawn > treasury 0"]
    assert told(lost, "use red-pepper", "draw blue") == [
        "gem blue: bag > drawn",
        "gem blue: drawn > bag",
    ]


def test_black_pepper_returns_a_gem_and_keeps_what_is_drawn() -> None:
    state = spiced("black-pepper", "treasury 1: blue 1")
    assert told(state, "use black-pepper", "return blue") == ["gem blue: treasury 0 > bag"]
    assert told(state, "draw green") == ["gem green: bag > drawn", "gem green: drawn > treasury 0"]


# --- the mandala -------------------------------------------------------

OFFER = f"phase: offer\n{ALTAR}\nspices: b2 ginger"


def test_an_offering_goes_to_the_bag_and_the_others_to_their_slots() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 3\nmandala: red 1")
    assert told(state, "offer red red") == [
        "gem red: treasury 0 > bag",
        "gem red: treasury 0 > mandala red 2",
        "gem red: treasury 0 > mandala red 3",
        "seat 0 7 points, offering",
    ]


def test_yellow_gems_move_without_an_offering() -> None:
    assert told(position(f"{OFFER}\ntreasury 1: yellow 1"), "offer none yellow") == [
        "gem yellow: treasury 0 > mandala yellow 1",
        "seat 0 4 points, offering",
    ]


def test_a_refill_clears_the_altar_and_passes_the_drum_on() -> None:
    state = position(f"{OFFER}\nturn: 2\nround: 2")
    assert told(state, "pass") == [
        "gem red: hex a1 > bag",
        "gem green: hex b2 > bag",
        "token ginger: hex b2 > tokens",
        "gem blue: hex b3 > bag",
        "gem yellow: hex c5 > bag",
        "drum: drum 0 > drum 1",
    ]


def test_the_final_stage_empties_the_tactics_slots() -> None:
    state = position(f"{OFFER}\nturn: 2\nround: 11\ntactics 1: red -\ntactics 2: - blue")
    assert told(state, "pass") == [
        "gem red: tactics 0 1 > treasury 0",
        "gem blue: tactics 1 2 > treasury 1",
    ]


def test_a_gem_placed_in_the_final_stage() -> None:
    state = position("phase: place\nround: 12\ntreasury 1: red 1 blue 1\nmandala: blue 1")
    assert told(state, "place blue") == [
        "gem blue: treasury 0 > mandala blue 2",
        "seat 0 4 points, final",
    ]


# --- draws that are only imagined --------------------------------------


def test_what_a_pepper_draws_is_unknown_and_black_pepper_keeps_it() -> None:
    state = spiced("black-pepper", "treasury 1: blue 1 green 1")
    step(state, "use black-pepper")
    would = foretold(state, "return blue")
    assert shown(would.changes) == [
        "gem blue: treasury 0 > bag",
        "gem ?: bag > drawn",
        "gem ?: drawn > treasury 0",
    ]
    assert [line.key for line in would.lines] == ["event-return", "then-bag", "news-kept"]
    assert not would.certain


def test_whether_red_pepper_keeps_the_gem_is_unknown() -> None:
    would = foretold(spiced("red-pepper", "points 1: 3"), "use red-pepper")
    targets = {move.target: move.amount for move in would.changes.moves}
    assert targets == {"drawn": 1, "bag": None, "treasury 0": None}
    assert would.lines[1:] == (Line("then-bag", {"count": 1}),)


def test_a_refill_fills_every_hex_and_lays_tokens_anywhere() -> None:
    state = position(f"{OFFER}\nturn: 2\nround: 2")
    would = foretold(state, "pass")
    drawn = [move for move in would.changes.moves if move.source in ("bag", "tokens")]
    hexes = [field["hex"] for field in state.view(0)["altar"]]
    assert [(m.what, m.target, m.amount) for m in drawn] == [
        *(("token ?", f"hex {name}", None) for name in hexes),
        *(("gem ?", f"hex {name}", 1) for name in hexes),
    ]
    assert would.decides == 1


def test_the_last_token_that_the_first_player_lays() -> None:
    state = new(2, spice_placement="first-player")
    for move in ("first 1", "lay a1"):
        step(state, move)
    would = foretold(state, "lay e1", spice_placement="first-player")
    assert [move.what for move in would.changes.moves] == ["token ?", *["gem ?"] * 10]
    assert [line.key for line in would.lines] == ["event-lay", "then-spices", "then-bag"]


def test_a_refill_from_a_bag_that_runs_short() -> None:
    state = position("phase: offer\nturn: 2\nround: 2\nbag: red 3\nrest: treasury 1", spices="off")
    would = foretold(state, "pass", spices="off")
    assert [move.target for move in would.changes.moves] == ["drum 1", "hex a1", "hex b2", "hex b3"]
