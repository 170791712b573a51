"""With `memory`, hidden cards and tiles are imagined with their true chances (clause 9.4)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.edition import EditionFile
from mandapa.core.native import Rng
from mandapa.games.flowers import GAME
from mandapa.games.flowers.belief import Belief
from mandapa.games.flowers.rows import COLOUR_NAMES
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.frequencies import fits
from tests.games.flowers.pictures import picture, play
from tests.games.flowers.positions import edition, position, tile_text

pytestmark = pytest.mark.clause("flowers", "9.4")

# Two cards of each colour, so that every arrangement can be counted.
FEW = {"cards.copies": "2", "hands.start": "[1, 1, 1, 1]"}
# Seat 1 looks at A, which shows gray, red and green, and at B, which shows purple and orange.
SEEN = "hand 1: red 1 yellow 1\nA 1: up red 1\ndiscard: purple 1 yellow 1\nclaim A: 1"
UNSEEN = ("gray", "gray", "purple", "green", "green", "orange", "orange")
SHOWS = {"A": ("gray", "red", "green"), "B": ("purple", "orange"), "C": ("red", "yellow")}


def brute_force(
    unseen: tuple[str, ...], places: list[str], shows: dict[str, tuple[str, ...]]
) -> Counter[str]:
    """All ways to put the unseen cards into places such as `A 2` (face down) or `hand 2`.

    A colour after `=` is a card that is known to lie there. What remains is the deck.
    """
    fixed = [place.split(" = ") for place in places if "=" in place]
    free = [place for place in places if "=" not in place]
    cards = list(unseen)
    for _, colour in fixed:
        cards.remove(colour)
    ways: Counter[str] = Counter()
    for order in permutations(cards):
        lying = [*zip(free, order, strict=False), *((place, colour) for place, colour in fixed)]
        if all(colour in shows.get(place[0], colour) for place, colour in lying):
            ways[", ".join(sorted(f"{place} {colour}" for place, colour in lying))] += 1
    return ways


def imagined(state: Flowers, places: list[str], samples: int) -> Counter[str]:
    """The same text for what seat 1 imagines."""
    setup = GAME.setup(int(state.players), {"memory": "on"}, edition(FEW))
    belief = setup.from_view(state.view(0))
    rng = Rng(5)
    found: Counter[str] = Counter()
    for _ in range(samples):
        data = belief.sample_hidden(rng).to_json()
        lying: list[str] = []
        for place in {place.partition(" = ")[0] for place in places}:
            for colour, count in zip(COLOUR_NAMES, cards_at(data, place), strict=True):
                lying += [f"{place} {colour}"] * count
        found[", ".join(sorted(lying))] += 1
    return found


def cards_at(data: dict[str, list[int]], place: str) -> list[int]:
    where, seat = place.split()
    if where == "hand":
        start = (int(seat) - 1) * 6
        return data["hands"][start : start + 6]
    start = (("ABC".index(where) * 4 + int(seat) - 1) * 2 + 1) * 6
    return data["laid"][start : start + 6]


@pytest.mark.parametrize(
    ("hidden", "places", "players"),
    [
        (
            "A 2: down gray 1 green 1\nB 2: down orange 1\nhand 2: gray 1",
            ["A 2", "A 2", "B 2", "hand 2"],
            2,
        ),
        (
            "A 2: down gray 1\nA 3: down green 1\nB 3: down orange 2\nhand 2: green 1",
            ["A 2", "A 3", "B 3", "B 3", "hand 2"],
            3,
        ),
        (
            "A 2: down gray 1\nB 2: down purple 1\nhand 2: green 1 gray 1\nknown 2: green 1",
            ["A 2", "B 2", "hand 2", "hand 2 = green"],
            2,
        ),
        ("hand 2: green 1 orange 1", ["hand 2", "hand 2"], 2),
    ],
)
def test_every_arrangement_is_as_likely(hidden: str, places: list[str], players: int) -> None:
    state = position(f"{SEEN}\n{hidden}", players, "on", edition(FEW))
    ways = brute_force(UNSEEN, places, SHOWS)
    assert len(ways) > 5
    assert fits(imagined(state, places, 3000), ways)


def test_the_third_mandala_takes_part() -> None:
    drawing = """
        hand 1: purple 2
        A: gray-2 green-2
        A 2: down gray 1 green 1
        C: red-2 yellow-2
        C 2: down red 1 yellow 1
        C 1: up green 1
        hand 2: gray 1
        discard: orange 2 purple 0
    """
    state = position(drawing, 2, "on", edition(FEW))
    shows = {"A": ("gray", "green"), "C": ("red", "green", "yellow")}
    unseen = ("gray", "gray", "red", "red", "green", "yellow", "yellow")
    places = ["A 2", "A 2", "C 2", "C 2", "hand 2"]
    assert fits(imagined(state, places, 3000), brute_force(unseen, places, shows))


def test_the_last_face_down_cards_are_still_in_mind() -> None:
    drawing = f"turn: 2\n{SEEN}\nA 2: down gray 1\nhand 2: green 2 orange 1"
    state = position(drawing, 2, "on", edition(FEW))
    play(state, "play green 2 A")
    places = ["A 2 = green", "A 2 = green", "A 2", "hand 2"]
    assert fits(imagined(state, places, 1000), brute_force(UNSEEN, places, SHOWS))


def test_own_face_down_cards_are_not_counted_twice() -> None:
    drawing = "hand 1: gray 2 green 1 red 1\nA 2: down green 1\nhand 2: orange 1"
    state = position(drawing, 2, "on", edition(FEW))
    play(state, "play gray 2 A")
    guess = GAME.setup(2, {"memory": "on"}, edition(FEW)).from_view(state.view(0))
    drawn = picture(_flowers(guess.sample_hidden(Rng(1))))
    assert (drawn["A 1"], drawn["A 2"]) == ("down gray 2", "down green 1")


def _flowers(state: object) -> Flowers:
    assert isinstance(state, Flowers)
    return state


# --- sharing out, in numbers -------------------------------------------


def belief(pool: list[int], group: list[int], present: list[int]) -> Belief:
    colours = vec[i64]([-1] * 18)
    found = Belief(0, colours, 0, vec[i64](pool), vec[i64](group), vec[i64](present))
    assert len(found.ways) == 0  # nothing is counted before it is needed
    found.count_ways()
    return found


def test_the_weights_of_sharing_out() -> None:
    # Two purple and one green card; one lies in A, which shows both, one in B, which shows green.
    found = belief([0, 2, 0, 1, 0, 0], [1, 1, 0], [0b001010, 0b001000, 0])
    assert found.block() == 4
    assert found.ways[found.place(0, 1, 1, 0)] == pytest.approx(1.0)
    assert found.ways[found.place(1, 0, 0, 0)] == pytest.approx(1 / 2)
    assert found.ways[found.place(3, 1, 0, 0)] == pytest.approx(1.0)
    assert found.ways[found.place(6, 0, 0, 0)] == 1.0
    assert found.ways[found.place(6, 1, 0, 0)] == 0.0
    assert list(found.share_out(Rng(1))) == [0, 1, 0, 0, 0, 0] + [0, 0, 0, 1, 0, 0] + [0] * 6


def test_every_weight_has_its_own_place() -> None:
    found = belief([0] * 6, [1, 2, 3], [0, 0, 0])
    lacking = [(a, b, c) for a in range(2) for b in range(3) for c in range(4)]
    places = [found.place(colour, *groups) for colour in range(7) for groups in lacking]
    assert places == list(range(7 * 24))
    assert len(found.ways) == 7 * 24


def test_a_group_takes_only_colours_that_show() -> None:
    found = belief([3, 1, 0, 0, 0, 0], [2, 0, 0], [0b000001, 0, 0])
    assert [found.most(0, 0, 2), found.most(0, 0, 5), found.most(1, 0, 2)] == [2, 3, 0]
    assert found.most(0, 1, 2) == 0


def test_no_more_is_shared_out_than_there_is() -> None:
    found = belief([1, 0, 0, 0, 0, 0], [1, 1, 0], [1, 1, 0])
    assert found.term(found.ways[found.place(1, 0, 0, 0)], 0, 1, 1, 0) == 0.0
    assert found.term(found.ways[found.place(1, 0, 0, 0)], 0, 1, 0, 0) == 1.0


def test_a_ticket_beyond_the_last_share_falls_on_it() -> None:
    found = belief([2, 2, 0, 0, 0, 0], [2, 1, 1], [3, 3, 3])
    total = found.ways[found.place(0, 2, 1, 1)]
    assert found.choose(0, 2, 1, 1, 0.0) == 101
    assert found.choose(0, 2, 1, 1, total * 0.9999) == 20000
    assert found.choose(0, 2, 1, 1, total * 2) == 20000


# --- tiles -------------------------------------------------------------

MIXED = {"backs.gray": '["dark", "light", "dark", "light", "dark", "light"]'}


def imagined_flowers(changed: EditionFile | None, flowers: str, samples: int) -> Counter[str]:
    state = position(f"A: purple-3 green-2\n{flowers}", 2, "on", changed)
    guess = GAME.setup(2, {"memory": "on"}, changed).from_view(state.view(0))
    rng = Rng(3)
    found: Counter[str] = Counter()
    for _ in range(samples):
        data = guess.sample_hidden(rng).to_json()
        rows = [data["flowers"][3 * n : 3 * n + 3] for n in range(data["flower_total"])]
        pairs = [sorted(tile_text(state.edition, tile) for tile in row[1:]) for row in rows]
        found[", ".join(" ".join(pair) for pair in pairs)] += 1
    return found


def test_hidden_flowers_get_tiles_of_their_colour() -> None:
    left = [f"red-{mark}" for mark in (3, 4, 7, "x3")]
    pairs = {" ".join(sorted((a, b))): 1.0 for a in left for b in left if a < b}
    found = imagined_flowers(None, "flower 2: red-3 red-4\nsingle 1: red-5", 1500)
    assert fits(found, pairs)


def test_the_sizes_of_the_stacks_are_kept() -> None:
    dark = ("gray-2", "gray-4", "gray-7")
    light = ("gray-3", "gray-5", "gray-x3")
    pairs = {" ".join(sorted((a, b))): 1.0 for a in dark for b in light}
    assert fits(imagined_flowers(edition(MIXED), "flower 2: gray-2 gray-x3", 1500), pairs)
    both_dark = {"gray-2 gray-4": 1.0, "gray-2 gray-7": 1.0, "gray-4 gray-7": 1.0}
    assert fits(imagined_flowers(edition(MIXED), "flower 2: gray-7 gray-4", 900), both_dark)


def test_two_hidden_flowers_of_a_colour_share_no_tile() -> None:
    found = imagined_flowers(None, "flower 2: red-3 red-4, red-5 red-7", 1500)
    tiles = {f"red-{mark}" for mark in (3, 4, 5, 7, "x3")}
    for text in found:
        assert len(set(text.replace(",", "").split()) & tiles) == 4
    assert len(found) == 30


def test_the_own_flowers_are_remembered() -> None:
    state = position("flower 1: red-3 red-4\nflower 2: red-5 red-7", 2, "on")
    guess = GAME.setup(2, {"memory": "on"}).from_view(state.view(0))
    assert picture(_flowers(guess.sample_hidden(Rng(1))))["flower 1"] == "red-3 red-4"


def test_a_view_whose_tiles_do_not_add_up_is_refused() -> None:
    view = position("", 2, "on").view(0)
    view["stacks"]["dark"] -= 1
    guess = GAME.setup(2, {"memory": "on"}).from_view(view)
    with pytest.raises(ValueError, match="hidden flowers fit no tiles"):
        guess.sample_hidden(Rng(1))
