"""States made from a view, and their hidden parts filled in (clause 9)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from mandapa.core.native import Rng
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.frequencies import fits
from tests.games.flowers.pictures import picture, play
from tests.games.flowers.positions import cards_text, position, shown, shown_text, table
from tests.games.flowers.random_games import game


def believed(state: Flowers, seat: int | None) -> Flowers:
    """What a seat makes of its view, given as plain data."""
    setup = table(int(state.players), "on" if state.memory else "off")
    found = setup.from_view(json.loads(json.dumps(state.view(seat))))
    assert isinstance(found, Flowers)
    return found


def imagined(belief: Flowers, rng: Rng) -> Flowers:
    found = belief.sample_hidden(rng)
    assert isinstance(found, Flowers)
    return found


def everything(state: Flowers) -> tuple[list[int], list[int]]:
    """All cards by colour and all tiles, wherever they are."""
    data = state.to_json()
    rows = data["hands"] + data["laid"] + data["deck"] + data["discard"]
    tiles = [tile for tile in data["tiles"] + data["single"] if tile >= 0]
    tiles += [data["flowers"][3 * n + m] for n in range(data["flower_total"]) for m in (1, 2)]
    tiles += [tile for stack in data["stacks"] for tile in range(36) if stack >> tile & 1]
    return [sum(rows[colour::6]) for colour in range(6)], sorted(tiles)


def hidden(state: Flowers) -> int:
    """How many face-down cards nobody but their owner can look up."""
    mandalas = state.view(None)["mandalas"].values()
    sizes = [seat["down_size"] for mandala in mandalas for seat in mandala["cards"]]
    return sum(sizes) if state.memory else 0


@pytest.mark.clause("flowers", "9.1", "9.2", "9.3", "9.4")
@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_what_is_imagined_fits_the_view(players: int, seed: int, memory: str) -> None:
    rng = Rng(seed)
    # Uncompiled, sharing out many hidden cards takes long.
    few_hidden = [state.copy() for state in game(players, memory, seed) if hidden(state) <= 9]
    assert len(few_hidden) > 8
    for state in few_hidden:
        assert isinstance(state, Flowers)
        for seat in (*range(players), None):
            belief = believed(state, seat)
            view = state.view(seat)
            for _ in range(2):
                guess = imagined(belief, rng)
                assert guess.view(seat) == view
                assert everything(guess) == everything(state) == ([15] * 6, list(range(36)))
                assert min(guess.to_json()["deck"]) >= 0
                assert guess.belief is None
                picture(guess)
                if state.actor() == seat:
                    assert guess.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("memory", ["off", "on"])
def test_imagining_leaves_the_belief_as_it_was(memory: str) -> None:
    state = list(game(3, memory, seed=5))[-2]
    belief = believed(state, 1)
    before = belief.to_json()
    first = imagined(belief, Rng(1))
    assert belief.to_json() == before
    assert imagined(belief, Rng(1)).digest() == first.digest()
    twin = belief.copy()
    assert isinstance(twin, Flowers)
    assert imagined(twin, Rng(1)).digest() == first.digest()


def test_a_true_state_has_nothing_to_imagine() -> None:
    state = position("hand 1: red 3\nhand 2: gray 2")
    assert state.sample_hidden(Rng(1)).digest() == state.digest()


def hands_of_others(state: Flowers, seat: int | None, samples: int) -> Counter[str]:
    """The other hands as they are imagined, and how often."""
    belief = believed(state, seat)
    rng = Rng(7)
    found: Counter[str] = Counter()
    for _ in range(samples):
        hands = imagined(belief, rng).to_json()["hands"]
        others = [s for s in range(state.players) if s != seat]
        found[", ".join(cards_text(hands[s * 6 : s * 6 + 6]) for s in others)] += 1
    return found


SMALL = "rest: discard\nhand 1: red 1 gray 1"  # all but a few cards are in sight


@pytest.mark.clause("flowers", "9.1")
def test_unknown_cards_are_as_likely_in_a_hand_as_in_the_deck() -> None:
    state = position(f"{SMALL}\nhand 2: red 1 green 1\ndeck: red 1 green 1")
    found = hands_of_others(state, 0, 1200)
    assert fits(found, {"red 2": 1, "green 2": 1, "red 1 green 1": 4})


@pytest.mark.clause("flowers", "9.1")
def test_cards_known_in_a_hand_are_there() -> None:
    state = position(f"{SMALL}\nhand 2: red 2 green 1\nknown 2: red 2\ndeck: red 1 yellow 2")
    found = hands_of_others(state, 0, 1200)
    assert fits(found, {"red 3": 1, "red 2 green 1": 1, "red 2 yellow 1": 2})


@pytest.mark.clause("flowers", "9.1")
def test_each_hand_gets_what_it_is_known_to_hold() -> None:
    state = position(
        f"{SMALL}\nhand 2: red 1\nhand 3: red 1 green 1\nknown 3: green 1\ndeck: yellow 1", 3
    )
    found = hands_of_others(state, 0, 1200)
    assert fits(
        found,
        {
            "red 1, red 1 green 1": 2,
            "red 1, green 1 yellow 1": 2,
            "yellow 1, red 1 green 1": 2,
        },
    )


@pytest.mark.clause("flowers", "9.3")
def test_with_two_players_a_shuffle_leaves_nothing_to_guess() -> None:
    drawing = "hand 1: red 3 gray 6\nhand 2: green 2 yellow 3\nrest: discard"
    state = position(drawing)
    play(state, "play red 1 A")
    assert hands_of_others(state, 0, 20) == {"green 2 yellow 3": 20}
    assert set(hands_of_others(state, 1, 20)) == {"gray 6 red 2"}


@pytest.mark.clause("flowers", "9.3")
def test_cards_known_together_lie_in_any_free_place() -> None:
    state = position(
        f"{SMALL}\nhand 2: red 1\nhand 3: red 1 green 1 purple 1\ntogether 1: red 2\ndeck: none", 3
    )
    places = {
        "red 1, purple 1 red 1 green 1": 6,
        "green 1, purple 1 red 2": 3,
        "purple 1, red 2 green 1": 3,
    }
    assert fits(hands_of_others(state, 0, 2400), places)


@pytest.mark.clause("flowers", "9.3")
def test_a_card_known_together_is_never_in_the_deck() -> None:
    drawing = f"{SMALL}\nhand 2: red 1\nhand 3: gray 1\ntogether 1: red 1\ndeck: gray 1 yellow 2"
    found = hands_of_others(position(drawing, 3), 0, 2400)
    assert fits(
        found,
        {"red 1, gray 1": 2, "gray 1, red 1": 2, "red 1, yellow 1": 2, "yellow 1, red 1": 2},
    )


@pytest.mark.clause("flowers", "9.1", "9.3")
def test_a_card_known_apart_is_not_put_a_second_time() -> None:
    drawing = "hand 2: red 1 gray 1\nhand 3: gray 1\nknown 2: red 1\ntogether 1: red 1\ndeck: red 1"
    found = hands_of_others(position(f"{SMALL}\n{drawing}", 3), 0, 1200)
    assert fits(found, {"gray 1 red 1, gray 1": 1, "red 2, gray 1": 1, "gray 1 red 1, red 1": 1})


@pytest.mark.clause("flowers", "9.1")
def test_a_spectator_imagines_every_hand() -> None:
    state = position("hand 1: red 1\nhand 2: gray 1\nknown 1: red 1\ndeck: green 1\nrest: discard")
    assert fits(hands_of_others(state, None, 600), {"red 1, gray 1": 1, "red 1, green 1": 1})


def test_the_own_hand_stays() -> None:
    state = position(f"{SMALL}\nhand 2: red 1 green 1\nknown 1: red 1\ndeck: red 1 green 1")
    guess = imagined(believed(state, 0), Rng(1))
    assert shown_text(guess.view(0)["hand"]) == "gray 1 red 1"
    assert guess.view(0)["known"] == [shown("red 1"), shown("none")]


@pytest.mark.clause("flowers", "9.4")
def test_covered_cards_of_a_mandala_lie_before_any_seat() -> None:
    drawing = """
        hand 1: purple 1
        A 1: up red 1 orange 1
        A 2: down red 1 orange 1
        A 3: down orange 1
        claim A: 1
        deck: none
        rest: discard
    """
    belief = believed(position(drawing, 3, "on"), 0)
    rng = Rng(7)
    found: Counter[str] = Counter()
    for _ in range(1200):
        laid = imagined(belief, rng).to_json()["laid"]
        found[", ".join(cards_text(laid[at : at + 6]) for at in (18, 30))] += 1
    assert fits(found, {"red 1 orange 1, orange 1": 2, "orange 2, red 1": 1})
