"""Edition files that the rules cannot work with are refused, with the line and the reason."""

from __future__ import annotations

import pytest

from mandapa.core.edition import EditionFile
from mandapa.core.errors import EditionError
from mandapa.games.rajas import GAME
from mandapa.games.rajas.edition_reader import parse
from mandapa.games.rajas.effects import parse_effect
from tests.games.rajas.positions import edition

EDGES = '"d1 up", "a2 left", "e2 right", "a3 left", "e3 right", "a4 left", "e4 right"]'
LONG = "9" * 5000
MANY = '["3 straight white"]'


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("dice.start", "3", "more dice than the limit"),
        ("dice.limit", "99", "from 1 to 15"),
        ("workers.start", "0", "from 1 to 9"),
        ("karma.start", "9", "from 0 to 3"),
        ("buildings.levels", "[]", "a list of 1 to 6 values"),
        ("buildings.levels", '["a"]', "a whole number"),
        ("tracks.meet", "6", "meet before the game"),
        ("tracks.meet", "5000", "from 1 to 1000"),
        ("money.start", "[1, 2]", "a list of 4"),
        ("money.places", "[12, 12, 44, 55]", "must rise"),
        ("money.bonuses", '["2 dice"]', "a list of 4 to 4"),
        ("fame.bonuses", '["1 upgrade", "2 dice", "sail 1", "9 cows"]', "do not know"),
        ("fame.bonuses", '["1 upgrade", "2 dice", "sail 1", 4]', "must be a text"),
        ("quarry.three", "[1, 10]", "from 0 to 9"),
        ("harbour.two", "[]", "a list of 1 to 12"),
        ("harbour.highest", "7", "from 1 to 6"),
        ("market.different", "4", "from 1 to 3"),
        ("palace.rooms", '["2 fame"]', "a list of 6"),
        ("verandas.blue", '"2 cows"', "do not know"),
        ("river.bridge", "25", "from 1 to 24"),
        ("river_tiles.counts", "[1]", "a list of 7"),
        ("province.cells", '["#.R.#", ".....", ".....", "..."]', "lines of 5 cells"),
        ("province.cells", '["#.R.#", ".....", ".....", "..R.."]', "with one R"),
        ("province.cells", '["#.R.#", ".....", ".....", "..x.."]', "not 'x'"),
        ("province.residence", '["north"]', "not 'north'"),
        ("province.edges", '["a1 up", ' + EDGES, "no tile can lie"),
        ("province.edges", '["b1", ' + EDGES, "a cell and a side"),
        (
            "edges.temples",
            '["white", "white", "white", "brown", "yellow", "white", "brown", "red"]',
            "must hold white twice",
        ),
        ("yields.brown_counts", "[1, 1, 1, 1, 1, 1, 0]", "from 1 to 12"),
        ("tiles.blue_snake", "[]", "a list of 1 to 8"),
        ("tiles.blue_snake", MANY, "5 % off"),
        ("tiles.blue_snake", '["cheap straight"]', "without a cost"),
        ("tiles.blue_snake", '["41 straight"]', "without a cost"),
        ("tiles.blue_snake", '["² straight"]', "without a cost"),
        ("tiles.blue_snake", '["3 bend tea-²"]', "unknown 'tea-²'"),
        ("tiles.blue_snake", '["3 none white"]', "can never be laid"),
        ("tiles.blue_snake", '["3 bend pink"]', "unknown 'pink'"),
        ("province.residence", '["up"]', "no tile could ever be laid"),
        ("province.edges", '["b1 down", ' + EDGES, "'b1 down', where the province goes on"),
        ("province.edges", '["b1 right", ' + EDGES, "'b1 right', where the province goes on"),
        ("province.edges", '["d1 right", ' + EDGES, "names d1 twice"),
        ("balcony.effect", '"any room + 2 money"', "must come last"),
        ("balcony.effect", '"overbuild + 2 money"', "must come last"),
        ("balcony.effect", '"room 7"', "there are only 6 rooms"),
        ("river_tiles.kinds", '["sail up to 7"]', "beyond 6 spaces"),
        ("small_yields.red", '"any room"', "lead to itself"),
        ("yields.white", '["yield tile"]', "lead to itself"),
        ("balcony.effect", '"' + "1 karma + " * 6 + '1 fame"', "more than 6 parts"),
        ("balcony.effect", '"sail 0"', "do not know"),
        ("tiles.blue_snake", '["3 bend silk-9"]', "unknown 'silk-9'"),
        ("tiles.blue_snake", '["3 bend silk-1 silk-1 silk-1 silk-1"]', "unknown 'silk-1'"),
    ],
)
@pytest.mark.clause("rajas", "1.4", "1.5")
def test_what_is_refused(key: str, value: str, reason: str) -> None:
    changed = edition({key: value})
    with pytest.raises(EditionError, match="line") as caught:
        GAME.setup(2, edition=changed)
    assert reason in str(caught.value)
    assert f"line {changed.line(key)}:" in str(caught.value)


def test_a_tile_that_no_player_can_pay() -> None:
    """Five dice of a colour show at most 30."""
    changed = edition({"dice.limit": "5", "tiles.green_cow": '["31 bend white"]'})
    with pytest.raises(
        EditionError, match=r"can never be laid: the most .* can pay is 30"
    ) as error:
        GAME.setup(2, edition=changed)
    assert f"line {changed.line('tiles.green_cow')}:" in str(error.value)


def test_a_tile_that_can_just_be_paid() -> None:
    changed = edition({"dice.limit": "5", "tiles.green_cow": '["30 bend white"]'})
    with pytest.raises(EditionError, match=r"5 % off"):  # payable, only out of balance
        GAME.setup(2, edition=changed)


@pytest.mark.clause("rajas", "12.1")
def test_tracks_that_could_never_meet() -> None:
    rooms = '["start player", "2 dice + yield tile", "2 karma", "1 upgrade", "overbuild", "sail 6"]'
    changed = edition({"palace.rooms": rooms, "balcony.effect": '"reroll"'})
    with pytest.raises(EditionError, match="might never be reached") as error:
        GAME.setup(2, edition=changed)
    assert f"line {changed.line('tracks.meet')}:" in str(error.value)
    GAME.setup(2, edition=edition({"palace.rooms": rooms}))  # the balcony gives money
    GAME.setup(2, edition=edition({"palace.rooms": rooms.replace("start player", "1 fame")}))


def test_rooms_that_lead_to_rooms() -> None:
    rooms = '["2 fame", "any room", "2 karma", "1 upgrade", "overbuild", "sail 6"]'
    with pytest.raises(EditionError, match="could lead to itself: the turn would never end"):
        GAME.setup(2, edition=edition({"palace.rooms": rooms}))


def test_more_dice_than_there_are() -> None:
    with pytest.raises(EditionError, match=r"dice.start gives out more dice than there are"):
        GAME.setup(2, edition=edition({"dice.each": "3"}))


def test_brown_tiles_for_everyone() -> None:
    changed = edition({"yields.brown": '["1 fame"]', "yields.brown_counts": "[3]"})
    with pytest.raises(EditionError, match="enough for all players"):
        GAME.setup(2, {"navaratna": "on"}, changed)


def test_a_river_without_its_bridge() -> None:
    text = "\n".join(
        line for line in GAME.edition().text.splitlines() if not line.startswith("bridge")
    )
    with pytest.raises(EditionError, match=r"river.bridge is missing: a worker waits there"):
        GAME.setup(2, edition=EditionFile(text, "changed.toml"))


@pytest.mark.parametrize(
    "text",
    [
        "64 money", "8 blue dice", "blue green dice per karma", "dice blue blue", "blue",
        "8 fame per 3 river", "1 fame per 0 river", "2 blue green dice", "3 money +",
        "0 money", "0 blue dice", "0 fame per 3 river", "² money", "٢ money", f"{LONG} money",
        f"{LONG} blue dice",
    ],
)  # fmt: skip
def test_effects_that_say_nothing(text: str) -> None:
    assert parse_effect(text) is None


def test_effects() -> None:
    assert parse_effect("3 money + 1 upgrade") == [64 + 3, 9 * 64 + 1]
    assert parse_effect("1 fame per 3 river") == [24 * 64 + 8 + 3]
    assert parse_effect("dice green blue purple") == [8 * 64 + 1 + 2 + 8]


def test_other_editions_play() -> None:
    """A crossing, no starting dice, two different goods: what an edition may say."""
    changed = edition(
        {
            "dice.start": "0",
            "market.different": "2",
            "tiles.blue_snake": '["6 cross", "6 bend", "8 bend", "8 T white", "9 T red silk-1"]',
            "palace.rooms": '["2 fame + start player", "2 dice + yield tile", "1 dice + 2 karma",'
            ' "3 money + 2 upgrade", "overbuild", "sail 6"]',
        }
    )
    found = parse(changed, 2, False)
    assert found.different_turns(0) == 1
    assert found.is_crooked(0)
    state = GAME.setup(2, edition=changed).new()
    assert state.to_json()["pool"] == [12] * 4
