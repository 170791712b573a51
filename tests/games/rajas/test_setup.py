"""The box and the set-up (clauses 1 and 2)."""

from __future__ import annotations

import pytest

from mandapa.core.checks import random_game
from mandapa.core.contract import CHANCE
from mandapa.games.rajas import GAME
from mandapa.games.rajas.edition import Edition
from mandapa.games.rajas.edition_reader import parse
from mandapa.games.rajas.rows import BUILDINGS, SPACE_NAMES, STACKS
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import FIXED, edition, legal, mine, outcomes, play, table
from tests.games.rajas.worlds import components, tiles

ROLLS = ("roll blue 1", "roll green 2", "roll orange 3", "roll purple 4")


def dealt(players: int, start: int, **options: str) -> Rajas:
    """The first decision, or the first draw after tiles and dice."""
    state = table(players, **options).new()
    assert isinstance(state, Rajas)
    play(state, f"start {start}")
    for _ in range(STACKS):
        play(state, outcomes(state)[0])
    for _ in range(players):
        play(state, *ROLLS)
    return state


def printed(players: int = 2, navaratna: bool = False) -> Edition:
    return parse(GAME.edition(), players, navaratna)


@pytest.mark.clause("rajas", "1.1", "2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    state = table(players).new()
    assert isinstance(state, Rajas)
    assert state.actor() == CHANCE
    assert state.source() == "start player"
    assert outcomes(state) == [f"start {seat + 1}" for seat in range(players)]
    assert dealt(players, 2).actor() == 1
    assert GAME.players == (2, 3, 4)


@pytest.mark.clause("rajas", "2.2")
def test_money_by_turn_order() -> None:
    state = dealt(4, 3)
    assert [mine(state, "money", seat) for seat in (1, 2, 3, 4)] == [5, 6, 3, 4]
    for seat in (1, 2, 3, 4):
        assert [mine(state, what, seat) for what in ("fame", "karma", "workers", "boat")] == [
            0, 1, 3, 0,
        ]  # fmt: skip


@pytest.mark.clause("rajas", "1.2", "2.3")
def test_everyone_rolls_a_die_of_each_colour() -> None:
    state = dealt(3, 1)
    for seat in (1, 2, 3):
        assert [n for n, held in enumerate(mine(state, "dice", seat)) if held] == [0, 7, 14, 21]
    assert state.to_json()["pool"] == [9, 9, 9, 9]


@pytest.mark.clause("rajas", "2.4", "1.5")
def test_twelve_open_tiles() -> None:
    state = table(2).new()
    assert isinstance(state, Rajas)
    play(state, "start 1")
    assert state.source() == "blue snake stack"
    assert outcomes(state) == [f"reveal blue snake {letter}" for letter in "abcde"]
    state = dealt(2, 1)
    data = state.to_json()
    assert all(tile >= 0 for tile in data["top"])
    assert len(tiles(data)) == 64
    assert [bin(rest).count("1") for rest in data["rest"]] == [4, 4, 5] * 4


@pytest.mark.clause("rajas", "2.5")
@pytest.mark.parametrize(
    ("players", "quarry", "harbour", "assorted"),
    [
        (2, [1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0], 1),
        (3, [0, 2, 2, 2, 1, 0], [1, 1, 0, 1, 1], 2),
        (4, [1, 2, 2, 2, 1, 0], [1, 1, 1, 1, 1], 2),
    ],
)
def test_spaces_by_players(
    players: int, quarry: list[int], harbour: list[int], assorted: int
) -> None:
    room: dict[str, int] = dict(zip(SPACE_NAMES, printed(players).capacity, strict=True))
    assert [room[f"quarry-{price}"] for price in range(6)] == quarry
    assert [room[f"harbour-{price}"] for price in range(5)] == harbour
    assert room["assorted"] == assorted
    for one in ("silk", "tea", "spices", "palace-1", "palace-6", "veranda-blue", "balcony"):
        assert room[one] == 1


@pytest.mark.clause("rajas", "2.6", "1.3")
def test_buildings_begin_at_the_first_level() -> None:
    assert mine(dealt(2, 1), "levels") == [0] * BUILDINGS
    assert list(printed().levels) == [2, 3, 4]


@pytest.mark.clause("rajas", "2.7")
def test_river_tiles_are_counted_out() -> None:
    state = dealt(2, 1, river_tiles="on")
    assert state.source() == "river die"
    play(state, "count 6", "river a", "count 6", "river f", "count 6", "river g")
    assert state.to_json()["river"][6] == 0
    play(state, "count 6", "river b")
    assert state.to_json()["river"][24] == 1
    play(state, "count 1")  # the last space: it is never covered
    assert state.to_json()["river"][25] == -1
    assert state.actor() == 0
    assert sum(state.to_json()["river_left"]) == 4


@pytest.mark.clause("rajas", "1.2", "2.2", "2.6")
def test_an_untouched_box() -> None:
    data = GAME.setup(4, edition=FIXED).new().to_json()
    for seat in data["rajas"]:
        assert seat["workers"] == seat["idle"] == 3
        assert (seat["money"], seat["fame"], seat["karma"], seat["boat"]) == (0, 0, 1, 0)
        assert seat["cells"] == seat["under"] == [-1] * 20
        assert seat["edges"] == [-1] * 8
        assert seat["levels"] == [0] * 4
        assert seat["dice"] == [0] * 24
    assert data["river"] == [-1] * 26
    assert data["river_left"] == [2, 1, 1, 1, 1, 1, 1, 0]
    assert data["pool"] == [12] * 4
    assert data["top"] == [-1] * 12
    assert data["rest"] == [0b11111, 0b11111, 0b111111] * 4
    assert [sum(data["yields"][n : n + 10]) for n in (0, 10, 20, 30)] == [8, 9, 6, 7]
    assert data["placed"] == [0] * 39


@pytest.mark.clause("rajas", "3.1")
def test_nothing_is_asked_before_the_start_player_is_drawn() -> None:
    data = GAME.setup(2, edition=FIXED).new().to_json()
    asked = data["asked"]
    assert {what for what, value in asked.items() if value == -1} == {"tile", "cell", "yield_tile"}
    assert {what for what, value in asked.items() if value is False} == {
        "declinable", "name_once", "begun", "over",
    }  # fmt: skip
    assert {value for value in asked.values() if value is not False} == {-1, 0}
    assert (data["next_start"], data["trigger"]) == (-1, -1)
    for what in ("stage", "phase", "turn", "start", "bonuses", "builds"):
        assert data[what] == 0
    assert data["agenda"] == []


@pytest.mark.clause("rajas", "1.4", "2.7")
def test_the_longest_river_is_bare_at_first() -> None:
    spaces = "[" + ",\n".join(['"2 money"'] * 40) + "]"
    setup = GAME.setup(2, edition=edition({"river.spaces": spaces}, FIXED))
    assert setup.new().to_json()["river"] == [-1] * 41


@pytest.mark.clause("rajas", "2.2")
def test_starting_money_of_every_seat() -> None:
    state = dealt(4, 3)
    assert [mine(state, "money", seat) for seat in (1, 2, 3, 4)] == [5, 6, 3, 4]
    assert state.to_json()["asked"]["place"] == 0


@pytest.mark.clause("rajas", "2.7")
def test_river_tiles_run_out() -> None:
    state = dealt(2, 1, river_tiles="on")
    for letter in "aabcdefg":
        assert state.source() == "river die"
        play(state, "count 2")
        assert state.source() == "river tiles"
        play(state, f"river {letter}")
    assert state.actor() == 0
    assert sum(kind >= 0 for kind in state.to_json()["river"]) == 8


@pytest.mark.clause("rajas", "1.4", "1.6")
def test_options_and_provenance() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "navaratna": "off",
        "river_tiles": "off",
        "market_cap": "on",
        "yield_on_build": "on",
    }
    assert set(GAME.edition().provenance().values()) <= {
        "rulebook", "documented", "deduced", "reconstructed",
    }  # fmt: skip
    changed = GAME.setup(2, edition=edition({"karma.start": "2"})).new()
    assert changed.to_json()["rajas"][0]["karma"] == 2


@pytest.mark.clause("rajas", "1.5")
def test_the_tiles_keep_to_what_is_known_of_them() -> None:
    found = printed()
    numbers = [tile for tile in range(len(found.cost)) if found.cost[tile]]
    assert len(numbers) == 64
    for colour in range(4):
        mine_ = [tile for tile in numbers if tile // 24 == colour]
        assert len(mine_) == 16
        assert sum(found.cost[tile] for tile in mine_) == 126
    assert {int(found.cost[tile]) for tile in numbers} == set(range(3, 13))
    assert sum(not found.is_crooked(tile) for tile in numbers) >= 0.4 * 64
    kinds = [sum(found.tile_buildings[t * 4 + k] for t in numbers) for k in range(4)]
    assert max(kinds) - min(kinds) <= 1
    goods = [
        sum(
            1
            for t in numbers
            for n in range(3)
            if found.stall(t, n) and found.stall(t, n) // 8 == g
        )
        for g in range(3)
    ]
    assert max(goods) - min(goods) <= 1


@pytest.mark.clause("rajas", "13.1")
def test_nothing_is_secret() -> None:
    setup = table(3, navaratna="on")
    for state, action in random_game(setup, 5):
        assert {**state.view(1), "seat": None} == state.view(None)
        again = setup.from_view(state.view(1))
        assert again.view(1) == state.view(1)
        # The numbers of questions that were answered before are no part of a view.
        assert again.to_json() | {"asked": None} == state.to_json() | {"asked": None}
        if action >= 0:
            assert state.seen(action, None) == GAME.actions[action].notation
            assert not state.reveals(action)
    assert components(state.to_json())
    assert legal(dealt(2, 1))
