"""What plies do, as things that move and amounts that are gained."""

from __future__ import annotations

import pytest

from mandapa.core.changes import Changes
from mandapa.core.checks import random_game
from mandapa.core.checks.effects import check_effects
from mandapa.core.effects import Effects, effects
from mandapa.core.game import Setup
from mandapa.core.narration import Moment
from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.narration import RajasNarrator
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import play, position, table

HOME = """
    money 1: 4
    dice 1: blue 1 blue 3 green 2 orange 4 purple 6
    money 2: 9
    dice 2: blue 1 green 5
"""
LAST_WORKERS = """
    idle 1: 1
    idle 2: 0
    money 1: 5
    dice 1: blue 1 green 6
    placed: terrace-blue 2, terrace-blue 2
"""


def told(found: Changes) -> list[str]:
    """Changes as lines: `worker: workers 0 > space silk` and `0 money -2 price`."""
    lines = []
    for move in found.moves:
        count = "" if move.amount == 1 else f" x{move.amount}"
        lines.append(f"{move.what}: {move.source} > {move.target}{count}")
    return lines + [f"{g.seat} {g.what} {g.amount} {g.why}" for g in found.gains]


def changes(state: Rajas, *moves: str, setup: Setup | None = None) -> list[str]:
    """The changes of the last of some plies, played in place."""
    play(state, *moves[:-1])
    narrator = RajasNarrator(setup or table(int(state.players)))
    before, actor = state.view(0), int(state.actor())
    play(state, moves[-1])
    return told(narrator.changes(Moment(moves[-1], actor, before, state.view(0))))


def would(state: Rajas, move: str, setup: Setup | None = None) -> Effects:
    """What the player on turn is told of before."""
    setup = setup or table(int(state.players))
    row = GAME.actions.row(move)
    view = state.view(state.actor())
    return effects(setup, GAME.narrator(setup), view, [row], lambda _: False)[row]


def test_a_worker_goes_to_a_space_that_costs_money() -> None:
    assert changes(position(HOME), "worker quarry-2") == [
        "worker 0: workers 0 > space quarry-2",
        "0 money -2 price",
    ]


def test_a_worker_at_the_balcony_brings_money() -> None:
    assert changes(position(HOME), "worker balcony") == [
        "worker 0: workers 0 > space balcony",
        "0 money 2 space",
    ]


def test_the_assorted_market_pays() -> None:
    state = position(HOME + "cells 1: b1 blue-cow-d 1")  # tea 3, spices 2
    assert changes(state, "worker assorted") == [
        "worker 0: workers 0 > space assorted",
        "0 money 5 market",
    ]


def test_the_market_of_a_good_pays_when_the_die_is_spent() -> None:
    state = position(HOME + "cells 1: b1 blue-cow-d 1")
    assert changes(state, "worker tea", "pay blue 1") == [
        "die blue 1: dice 0 > pool blue",
        "0 money 3 market",
    ]


def test_a_room_of_the_palace() -> None:
    assert changes(position(HOME), "worker palace-1", "pay blue 1") == [
        "die blue 1: dice 0 > pool blue",
        "0 fame 2 benefit",
        "0 first-turn 1 palace",
    ]


def test_a_veranda_turns_one_die_into_two() -> None:
    state = position(HOME)
    assert changes(state, "worker veranda-blue", "pay blue 3") == [
        "die blue 3: dice 0 > pool blue",
        "die orange ?: pool orange > rolling 0 x2",
    ]
    assert changes(state, "roll orange 5") == ["die orange 5: rolling 0 > dice 0"]


def test_dice_are_named_turned_over_and_picked_up() -> None:
    state = position(HOME + "karma 1: 1")
    assert changes(state, "flip blue 1") == ["die blue 6: dice 0 > dice 0", "0 karma -1 flip"]
    assert changes(state, "worker balcony", "reroll blue 6") == ["die blue 6: dice 0 > rolling 0"]
    state = position(HOME + "dice 1: green 3")
    assert changes(state, "worker palace-3", "pay green 3", "name blue") == [
        "die blue ?: pool blue > rolling 0"
    ]
    assert changes(state, "roll blue 2") == ["die blue 2: rolling 0 > dice 0", "0 karma 2 benefit"]


def test_a_tile_is_laid_and_scores_when_the_next_is_turned_up() -> None:
    state = position(HOME + "top: blue-cow-a")  # 4, a bend with a yellow building
    moves = ["worker quarry-0", "take blue cow", "lay b1 1", "pay blue 3", "pay blue 1"]
    assert changes(state, *moves) == [
        "die blue 1: dice 0 > pool blue",
        "tile blue cow a: stack blue cow > province 0 b1",
    ]
    assert changes(state, "reveal blue cow b") == [
        "tile blue cow b: rest blue cow > stack blue cow",
        "0 fame 2 buildings",
    ]


def test_the_last_tile_of_a_stack_scores_when_it_is_paid() -> None:
    state = position("dice 1: blue 6\ntop: blue-cow-b\nempty: blue-cow")  # 4, straight, tea 3
    assert changes(state, "worker quarry-0", "take blue cow", "lay b1 1", "pay blue 6") == [
        "die blue 6: dice 0 > pool blue",
        "tile blue cow b: stack blue cow > province 0 b1",
        "0 money 3 stalls",
    ]


def test_an_edge_gives_its_bonus_when_the_tile_has_scored() -> None:
    state = position("dice 1: blue 6\ntop: blue-cow-a\nempty: blue-cow")
    # A bend of b1 that leads right to the residence and up to edge 1: 2 money.
    assert changes(state, "worker quarry-0", "take blue cow", "lay b1 0", "pay blue 6") == [
        "die blue 6: dice 0 > pool blue",
        "tile blue cow a: stack blue cow > province 0 b1",
        "0 fame 2 buildings",
        "0 money 2 benefit",
    ]


def test_a_tile_that_is_built_over_another() -> None:
    state = position("dice 1: blue 5 blue 2\ncells 1: b1 blue-snake-a 1\ntop: blue-cow-b")
    assert changes(
        state, "worker palace-5", "pay blue 5", "take blue cow", "lay b1 1", "pay blue 2"
    )[:2] == ["die blue 2: dice 0 > pool blue", "tile blue cow b: stack blue cow > province 0 b1"]


def test_the_boat_sails_and_finds_a_worker_behind_the_bridge() -> None:
    state = position(HOME + "boat 1: 16")
    assert changes(state, "worker harbour-0", "pay blue 3", "sail 3") == [
        "boat 0: river 16 > river 19",
        "worker 0: extra 0 > workers 0",
        "0 workers 1 river",
    ]


def test_a_worker_beyond_the_limit_leaves_the_game() -> None:
    state = position(HOME + "boat 1: 16\nworkers 1: 5\nidle 1: 3")
    assert changes(state, "worker harbour-0", "pay blue 3", "sail 2") == [
        "die green ?: pool green > rolling 0",
        "boat 0: river 16 > river 18",
        "worker 0: extra 0 > box",
    ]


def test_an_upgrade_a_good_and_a_room_from_the_river() -> None:
    state = position(HOME + "dice 1: green 4")
    assert changes(state, "worker palace-4", "pay green 4", "upgrade red") == [
        "0 level-red 1 upgrade"
    ]
    state = position(HOME + "boat 1: 20\ncells 1: b1 blue-cow-d 1, d1 blue-tiger-a 1")
    assert changes(state, "worker harbour-0", "pay blue 1", "sail 1", "good tea") == [
        "0 money 3 market"
    ]
    state = position(HOME + "boat 1: 3")
    assert changes(state, "worker harbour-0", "pay blue 1", "sail 1", "room 4") == [
        "0 money 3 palace",
    ]


def test_one_of_several_bonuses() -> None:
    state = position("fame 1: 4\nmoney 1: 11\ndice 1: blue 6 blue 1\ntop: blue-tiger-c")
    # 7, straight, white and silk 2: money 13 and fame 6 give a bonus each.
    moves = ["worker quarry-0", "take blue tiger", "lay b1 1", "pay blue 6", "pay blue 1"]
    assert changes(state, *moves, "reveal blue tiger a")[-2:] == [
        "0 money 2 stalls",
        "0 fame 2 buildings",
    ]
    assert changes(state, "bonus money-1", setup=table()) == ["boat 0: river 0 > river 1"]


def test_white_yield_tiles_are_used_and_shuffled_again() -> None:
    state = position(
        HOME + "dice 1: green 2 blue 1\nyields: white-a 0,white-b 0,white-c 1,"
        "white-d 0,white-e 0,white-f 0"
    )
    moves = ["worker palace-2", "pay green 2", "name blue", "name blue", "roll blue 1"]
    play(state, *moves, "roll blue 2")
    assert changes(state, "draw white c") == [
        "yield white c: temple white > used",
        "0 money 3 benefit",
    ]
    state = position(
        HOME + "dice 1: green 2 blue 1\nyields: white-a 0,white-b 0,white-c 0,"
        "white-d 0,white-e 0,white-f 0"
    )
    play(state, *moves)
    assert changes(state, "roll blue 2") == [
        "die blue 2: rolling 0 > dice 0",
        "yield white ?: used > temple white x8",
    ]


def test_yield_tiles_of_navaratna_go_to_an_edge() -> None:
    state = position("dice 1: green 2 blue 1\nidle 1: 2", navaratna="on")
    setup = table(navaratna="on")
    moves = [
        "worker palace-2",
        "pay green 2",
        "name blue",
        "name blue",
        "roll blue 1",
        "roll blue 2",
    ]
    assert changes(state, *moves, "yield brown a", setup=setup) == []
    assert changes(state, "edge 4", setup=setup) == ["yield brown a: temple brown > edge 0 4"]


def test_all_workers_come_back_at_the_end_of_a_round() -> None:
    state = position(LAST_WORKERS)
    play(state, "worker terrace-green")
    assert changes(state, "roll green 1") == [
        "die green 1: rolling 0 > dice 0",
        "worker 1: space terrace-blue > workers 1 x2",
        "worker 0: space terrace-green > workers 0",
        "worker 0: aside 0 > workers 0 x2",
        "worker 1: aside 1 > workers 1",
        "start: start 0 > start 1",
    ]


def test_the_last_worker_of_a_round_comes_back_at_once() -> None:
    state = position(LAST_WORKERS)
    assert changes(state, "worker assorted")[:2] == [
        "worker 0: workers 0 > space assorted",
        "worker 1: space terrace-blue > workers 1 x2",
    ]
    state = position(LAST_WORKERS)
    assert "worker 0: space assorted > workers 0" in changes(state, "worker assorted")


def test_a_worker_that_is_laid_aside() -> None:
    terraces = [f"terrace-{colour}" for colour in ("blue", "green", "orange", "purple")]
    taken = ["quarry-0", "assorted", "balcony", *terraces, *terraces]
    placed = ", ".join(f"{space} 2" for space in taken)
    state = position(f"placed: {placed}\nkarma 1: 0\nidle 2: 0\nworkers 2: 5\nidle 1: 2")
    assert changes(state, "aside") == ["worker 0: workers 0 > aside 0"]
    lines = changes(state, "aside")
    assert lines[0] == "worker 0: workers 0 > aside 0"
    assert "worker 0: aside 0 > workers 0 x3" in lines


def test_the_set_up_gives_money_dice_and_river_tiles() -> None:
    setup = table(river_tiles="on")
    state = setup.new()
    assert isinstance(state, Rajas)
    assert changes(state, "start 2", setup=setup) == ["0 money 4 start", "1 money 3 start"]
    for stack in ("blue", "green", "orange", "purple"):
        for back in ("snake", "tiger", "cow"):
            last = changes(state, f"reveal {stack} {back} a", setup=setup)
    assert last == [
        "die blue ?: pool blue > rolling 0",
        "die green ?: pool green > rolling 0",
        "die orange ?: pool orange > rolling 0",
        "die purple ?: pool purple > rolling 0",
        "tile purple cow a: rest purple cow > stack purple cow",
    ]
    play(state, "roll blue 1", "roll green 1", "roll orange 1")
    assert changes(state, "roll purple 1", setup=setup)[:2] == [
        "die blue ?: pool blue > rolling 1",
        "die green ?: pool green > rolling 1",
    ]
    play(state, "roll blue 1", "roll green 1", "roll orange 1", "roll purple 1", "count 3")
    assert changes(state, "river b", setup=setup) == ["river b: river-tiles > river 3"]


# --- before it happens -------------------------------------------------


def test_what_a_roll_will_show_is_not_told() -> None:
    found = would(position(HOME), "worker terrace-green")
    assert told(found.changes) == [
        "worker 0: workers 0 > space terrace-green",
        "die green ?: pool green > rolling 0",
        "die green ?: rolling 0 > dice 0",
    ]
    assert [line.key for line in found.lines] == ["event-worker", "then-green-die"]
    assert (found.final, found.certain, found.decides) == (True, False, 1)


def test_what_a_tile_will_score_is_told_though_the_next_is_unknown() -> None:
    state = position("dice 1: blue 6\ntop: blue-cow-b")
    play(state, "worker quarry-0", "take blue cow")
    found = would(state, "lay b1 1")
    assert told(found.changes) == [
        "die blue 6: dice 0 > pool blue",
        "tile blue cow b: stack blue cow > province 0 b1",
        "tile blue cow ?: rest blue cow > stack blue cow",
        "0 money 3 stalls",
    ]
    assert [line.key for line in found.lines] == [
        "event-lay",
        "event-pay",
        "then-blue-cow-stack",
        "news-gain",
    ]


def test_what_several_draws_bring_is_not_told_as_one_gain() -> None:
    state = position(HOME + "dice 1: green 3 blue 6")
    play(state, "worker palace-3", "pay green 3")
    one = would(state, "name blue")
    assert [line.key for line in one.lines] == ["event-name", "then-blue-die", "news-gain"]
    state = position("dice 1: green 2 blue 1\ncells 1: b1 blue-cow-d 1")
    play(state, "worker palace-2", "pay green 2", "name blue")
    two = would(state, "name blue")
    assert "news-gain" not in [line.key for line in two.lines]
    assert told(two.changes)[:2] == [
        "die blue ?: pool blue > rolling 0",
        "die blue ?: rolling 0 > dice 0 x2",
    ]
    assert any(gain.amount is None for gain in two.changes.gains)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"navaratna": "on", "river_tiles": "on"}),
        (4, {"market_cap": "off", "navaratna": "on", "yield_on_build": "off"}),
    ],
)
def test_what_is_told_before_is_what_happens(players: int, options: dict[str, str]) -> None:
    setup = GAME.setup(players, options)
    rng = Rng(players)
    compared = 0
    for ply, (state, _) in enumerate(random_game(setup, players)):
        if state.actor() >= 0 and ply % 13 == 0:
            compared += check_effects(setup, state, rng)
    assert compared > 50
