"""The box and the set-up (clauses 1 and 2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from mandapa.core.contract import CHANCE
from mandapa.core.errors import SetupError
from mandapa.core.native import BIT
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.rows import COLOUR_NAMES, HEX_NAMES, SPICE_NAMES
from mandapa.games.ganesha.state import Ganesha
from tests.games.ganesha.pictures import (
    asks,
    draw_first,
    legal,
    outcomes,
    picture,
    play,
    refusal,
)
from tests.games.ganesha.positions import edition, new, position, table

HEXES = {
    2: "a1 b2 b3 c2 c3 c4 c5 d2 d3 e1",
    3: "a1 a2 b1 b2 b3 b4 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2",
    4: "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3",
}


def row_and_side(name: str) -> tuple[int, int]:
    """Where a hex stands on the printed board, in steps of half a hex."""
    row = "abcde".index(name[0])
    return row, 2 * int(name[1]) + abs(row - 2)


def touch(one: str, two: str) -> bool:
    (row, side), (other_row, other_side) = row_and_side(one), row_and_side(two)
    return (abs(row - other_row), abs(side - other_side)) in ((0, 2), (1, 1))


def all_layouts(players: int) -> list[frozenset[str]]:
    return [
        frozenset(chosen)
        for chosen in combinations(HEXES[players].split(), players)
        if not any(touch(one, two) for one, two in combinations(chosen, 2))
    ]


# --- the box -----------------------------------------------------------


@pytest.mark.clause("ganesha", "1.1")
def test_two_to_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    for players in GAME.players:
        assert new(players).seats() == players
    for players in (1, 5):
        with pytest.raises(SetupError, match="Ganesha is for 2 to 4 players"):
            GAME.setup(players)


@pytest.mark.clause("ganesha", "1.1")
def test_the_options_and_their_defaults() -> None:
    assert table(2).options == {
        "spices": "on",
        "side": "day",
        "spice_placement": "random",
        "younger": "later",
    }


@pytest.mark.clause("ganesha", "1.2")
@pytest.mark.parametrize(("players", "copies"), [(2, 8), (3, 10), (4, 12)])
def test_gems_in_play(players: int, copies: int) -> None:
    expected = " ".join(f"{colour} {copies}" for colour in COLOUR_NAMES)
    assert picture(new(players))["bag"] == expected


@pytest.mark.clause("ganesha", "1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_altar(players: int) -> None:
    state = new(players)
    names = HEXES[players].split()
    assert [field["hex"] for field in state.view(None)["altar"]] == names
    altar = state.edition.altar
    for one in names:
        near = [
            two for two in HEX_NAMES if altar.near[HEX_NAMES.index(one)] & BIT[HEX_NAMES.index(two)]
        ]
        assert near == [two for two in names if touch(one, two)]


@pytest.mark.clause("ganesha", "1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_sides_have_the_same_numbers_in_another_order(players: int) -> None:
    table_of = GAME.edition().table
    for colour in COLOUR_NAMES:
        day, night = (table_of[f"{side}-{players}"][colour] for side in ("day", "night"))
        assert Counter(day) == Counter(night)
        assert day != night
        assert len(day) == table_of["gems"]["bag"][players - 2]
        for run in (day, night):
            assert sum(run[: len(run) // 2]) > sum(run[len(run) // 2 :])


@pytest.mark.clause("ganesha", "1.4")
def test_red_begins_as_the_rulebook_pictures_it() -> None:
    for players in GAME.players:
        assert GAME.edition().table[f"day-{players}"]["red"][:3] == [5, 4, 3]


@pytest.mark.clause("ganesha", "1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tokens_as_players(players: int) -> None:
    state = new(players)
    draw_first(state, 1 + players)
    assert asks(state) == "* flip"
    assert outcomes(state) == {
        f"flip {picture(state)['laid'].split()[0]} {spice}": 1 for spice in SPICE_NAMES
    }
    draw_first(state, players)
    assert len(picture(state)["spices"].split(",")) == players


@pytest.mark.clause("ganesha", "1.5")
@pytest.mark.parametrize("placement", ["random", "first-player"])
def test_without_spices_only_gems_are_laid(placement: str) -> None:
    state = new(3, spices="off", spice_placement=placement)
    assert play(state, "first 2")["asks"] == "* fill"
    draw_first(state, 16)
    assert (asks(state), picture(state)["spices"]) == ("take 2", "none")


@pytest.mark.clause("ganesha", "1.6")
def test_everybody_sees_the_same() -> None:
    state = position("altar: a1 red\ntreasury 1: red 2\ntactics 2: blue -\npoints 1: 4", 3)
    views = [dict(state.view(seat)) for seat in (0, 1, 2, None)]
    assert [view.pop("seat") for view in views] == [0, 1, 2, None]
    assert views.count(views[0]) == 4
    assert not any(state.reveals(row) for row in range(len(GAME.actions)))
    for row, action in enumerate(GAME.actions):
        assert state.seen(row, 0) == state.seen(row, None) == action.notation


@pytest.mark.clause("ganesha", "1.7")
def test_printed_numbers_come_with_their_provenance() -> None:
    assert GAME.edition().name == "ganesha-2020"
    provenance = GAME.edition().provenance()
    boards = [f"{side}-{players}" for side in ("day", "night") for players in GAME.players]
    assert provenance == {
        "gems": "rulebook",
        "rounds": "rulebook",
        "spices": "rulebook",
        "track": "rulebook",
        "altar": "reconstructed",
        **dict.fromkeys(boards, "reconstructed"),
    }


# --- setting up --------------------------------------------------------


@pytest.mark.clause("ganesha", "2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_first_player(players: int) -> None:
    state = new(players, spices="off")
    assert (state.actor(), state.source(), asks(state)) == (CHANCE, "first player", "* first")
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    play(state, f"first {players}")
    assert (state.drum, state.opener, state.seat) == (players - 1,) * 3


def chances(state: Ganesha, share: float, found: Counter[frozenset[str]]) -> None:
    """All ways to lay the tokens with their probabilities."""
    if state.question() == "flip":
        found[frozenset(picture(state)["laid"].split())] += share  # type: ignore[assignment]
        return
    weights = outcomes(state)
    for move, weight in weights.items():
        after = state.twin()
        play(after, move)
        chances(after, share * weight / sum(weights.values()), found)


@pytest.mark.clause("ganesha", "2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_every_layout_is_equally_likely(players: int) -> None:
    state = new(players)
    play(state, "first 1")
    assert (state.actor(), state.source(), asks(state)) == (CHANCE, "spice layout", "* lay")
    found: Counter[frozenset[str]] = Counter()
    chances(state, 1.0, found)
    layouts = all_layouts(players)
    assert set(found) == set(layouts)
    for share in found.values():
        assert share == pytest.approx(1 / len(layouts))


@pytest.mark.clause("ganesha", "2.2")
def test_every_layout_of_four_is_equally_likely() -> None:
    """Any order of laying is as likely as any other, so sorted orders alone prove it."""
    state = new(4)
    play(state, "first 1")
    layouts = all_layouts(4)
    for layout in layouts[:: len(layouts) // 40]:
        for order in (sorted(layout), sorted(layout, reverse=True)):
            twin, share = state.twin(), 1.0
            for hex_ in order:
                weights = outcomes(twin)
                share *= weights[f"lay {hex_}"] / sum(weights.values())
                play(twin, f"lay {hex_}")
            assert share == pytest.approx(1 / len(layouts) / 24)


@pytest.mark.clause("ganesha", "2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_numbers_of_layouts(players: int) -> None:
    state = new(players)
    play(state, "first 1")
    layouts = all_layouts(players)
    counts = Counter(hex_ for layout in layouts for hex_ in layout)
    assert outcomes(state) == {f"lay {hex_}": counts[hex_] for hex_ in HEXES[players].split()}


@pytest.mark.clause("ganesha", "2.3")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_lays_the_tokens(first: int) -> None:
    state = new(3, spice_placement="first-player")
    play(state, f"first {first}")
    assert (asks(state), state.source(), outcomes(state)) == (f"lay {first}", "", {})
    assert legal(state) == [f"lay {hex_}" for hex_ in HEXES[3].split()]
    play(state, "lay c3")
    assert asks(state) == f"lay {first}"
    assert legal(state) == [
        f"lay {hex_}" for hex_ in HEXES[3].split() if hex_ != "c3" and not touch(hex_, "c3")
    ]
    assert [refusal(state, f"lay {hex_}") for hex_ in ("c3", "b2", "a3")] == [202, 202, 202]
    assert refusal(state, "first 1") == 301
    assert state.view(None)["altar"][7]["spice"] == "face-down"
    play(state, "lay a1", "lay e1")
    assert asks(state) == "* flip"


@pytest.mark.clause("ganesha", "2.3")
def test_room_must_be_left_for_the_others() -> None:
    # In a row of five hexes three tokens fit in one way only.
    changed = edition({"altar.three": '["o o o o o"]'})
    state = new(3, changed, spice_placement="first-player")
    play(state, "first 1")
    assert legal(state) == ["lay a1", "lay a3", "lay a5"]
    assert (refusal(state, "lay a2"), refusal(state, "lay a4")) == (203, 203)
    play(state, "lay a3")
    assert legal(state) == ["lay a1", "lay a5"]
    assert refusal(state, "lay a2") == 202


@pytest.mark.clause("ganesha", "2.3", "3.1")
def test_nobody_lays_tokens_that_chance_lays() -> None:
    state = new(2)
    play(state, "first 1")
    assert (legal(state), refusal(state, "lay a1")) == ([], 301)


@pytest.mark.clause("ganesha", "2.4")
def test_tokens_are_turned_up_one_by_one() -> None:
    state = new(3)
    play(state, "first 1", "lay e2", "lay a1", "lay c3")
    assert (state.source(), picture(state)["laid"]) == ("spices", "a1 c3 e2")
    assert [field["spice"] for field in state.view(0)["altar"]].count("face-down") == 3
    play(state, "flip a1 ginger")
    left = [spice for spice in SPICE_NAMES if spice != "ginger"]
    assert outcomes(state) == {f"flip c3 {spice}": 1 for spice in left}
    play(state, "flip c3 black-pepper")
    left.remove("black-pepper")
    assert outcomes(state) == {f"flip e2 {spice}": 1 for spice in left}
    assert play(state, "flip e2 cardamom") == {
        "asks": "* fill",
        "spices": "a1 ginger, c3 black-pepper, e2 cardamom",
    }


@pytest.mark.clause("ganesha", "2.4")
def test_only_tokens_of_the_edition_come() -> None:
    changed = edition({"spices.tokens": '["ginger", "cinnamon"]', "spices.in_play": "[2, 2, 2]"})
    state = new(3, changed)
    play(state, "first 1", "lay a1", "lay e1")
    assert outcomes(state) == {"flip a1 ginger": 1, "flip a1 cinnamon": 1}


@pytest.mark.clause("ganesha", "2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gems_fill_the_altar_in_order(players: int) -> None:
    state = new(players, spices="off")
    play(state, "first 1")
    names = HEXES[players].split()
    copies = state.edition.bag
    for place, name in enumerate(names):
        assert (state.source(), asks(state)) == ("bag", "* fill")
        colour = COLOUR_NAMES[place % 5]
        drawn = [(place + 4 - c) // 5 for c in range(5)]
        assert outcomes(state) == {
            f"fill {name} {other}": copies - drawn[c] for c, other in enumerate(COLOUR_NAMES)
        }
        play(state, f"fill {name} {colour}")
    assert asks(state) == "take 1"
    assert picture(state)["altar"] == ", ".join(
        f"{name} {COLOUR_NAMES[place % 5]}" for place, name in enumerate(names)
    )


@pytest.mark.clause("ganesha", "2.5")
def test_a_token_lies_under_its_gem() -> None:
    state = new(2)
    play(state, "first 2", "lay a1", "lay c5", "flip a1 ginger", "flip c5 cinnamon")
    draw_first(state, 10)
    assert state.view(None)["altar"][0] == {"hex": "a1", "gem": "red", "spice": "ginger"}
    assert asks(state) == "take 2"


@pytest.mark.clause("ganesha", "2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_nothing(players: int) -> None:
    state = new(players, spices="off")
    play(state, "first 1")
    draw_first(state, len(HEXES[players].split()))
    view = state.view(0)
    assert (view["round"], view["turns"], view["filling"]) == (0, 0, 0)
    empty = dict.fromkeys(COLOUR_NAMES, 0)
    assert [tile["total"] for tile in view["tiles"]] == [0] * players
    assert [tile["treasury"] for tile in view["tiles"]] == [empty] * players
    assert [tile["tactics"] for tile in view["tiles"]] == [[None, None]] * players
    assert view["mandala"] == empty
    assert state.scores() == [{"mandala": 0, "spices": 0, "final": 0}] * players
