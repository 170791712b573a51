"""The option `memory`: who can still look up what was shown (clause 9.4)."""

from __future__ import annotations

import pytest

from mandapa.games.flowers import GAME
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import play
from tests.games.flowers.positions import position, shown, shown_text, shown_tiles

SEATS = (0, 1, 2, None)
DRAWING = """
    turn: 2
    hand 2: gray 3 red 3
    A 1: up red 1, down gray 2
    A 2: down green 1
    B 3: down orange 4
    claim A: 1
    flower 1: red-x3 red-4
    flower 2: orange-3 orange-4
"""


def table_with_memory(drawing: str = DRAWING) -> Flowers:
    return position(drawing, players=3, memory="on")


def test_the_option_is_off_unless_chosen() -> None:
    assert [(option.name, option.choices) for option in GAME.options] == [("memory", ("off", "on"))]
    assert GAME.setup(2).options == {"memory": "off"}
    assert position(DRAWING, players=3).view(0)["memory"] is False
    assert table_with_memory().view(0)["memory"] is True


@pytest.mark.clause("flowers", "9.4")
@pytest.mark.parametrize("viewer", SEATS)
def test_face_down_cards_are_looked_up_by_their_owner_alone(viewer: int | None) -> None:
    mandalas = table_with_memory().view(viewer)["mandalas"]
    down = {("A", 0): "gray 2", ("A", 1): "green 1", ("B", 2): "orange 4"}
    for name, mandala in mandalas.items():
        for seat in range(3):
            laid = shown(down.get((name, seat), "none"))
            found = mandala["cards"][seat]
            assert found["down_size"] == sum(laid.values())
            assert found["down"] == (laid if seat == viewer else None)
    assert mandalas["A"]["cards"][0]["up"] == shown("red 1")


@pytest.mark.clause("flowers", "9.2", "9.4")
@pytest.mark.parametrize("viewer", SEATS)
def test_tiles_in_flowers_are_looked_up_by_their_owner_alone(viewer: int | None) -> None:
    red, orange = shown_tiles("red-4 red-x3"), shown_tiles("orange-3 orange-4")
    assert table_with_memory().view(viewer)["flowers"] == [
        {"seat": 0, "colour": "red", "tiles": red if viewer == 0 else None},
        {"seat": 1, "colour": "orange", "tiles": orange if viewer == 1 else None},
    ]
    without = position(DRAWING, players=3).view(viewer)["flowers"]
    assert [flower["tiles"] for flower in without] == [red, orange]


@pytest.mark.clause("flowers", "9.4")
@pytest.mark.parametrize("viewer", SEATS)
def test_the_last_cards_stay_visible_until_the_next_play(viewer: int | None) -> None:
    state = table_with_memory(f"{DRAWING}\nhand 3: yellow 9")
    play(state, "play gray 2 A")
    last = {"seat": 1, "colour": "gray", "count": 2, "mandala": "A", "face_down": True}
    assert state.view(viewer)["last"] == last
    assert state.view(viewer)["mandalas"]["A"]["cards"][1]["down"] == (
        shown("gray 2 green 1") if viewer == 1 else None
    )
    play(state, "play yellow 1 B")
    last = {"seat": 2, "colour": "yellow", "count": 1, "mandala": "B", "face_down": False}
    assert state.view(viewer)["last"] == last


@pytest.mark.clause("flowers", "9.4")
def test_the_last_cards_are_forgotten_after_a_pass() -> None:
    state = table_with_memory("turn: 2\nhand 2: gray 2\nhand 3: red 1\nrest: hand 1")
    play(state, "play gray 1 A")
    last = state.view(0)["last"]
    assert last is not None
    assert last["face_down"] is True
    play(state, "pass")
    assert state.view(0)["last"] is None


@pytest.mark.clause("flowers", "9.4")
@pytest.mark.parametrize("reader", SEATS)
@pytest.mark.parametrize(
    ("move", "hidden"),
    [
        ("play gray 2 A", "play ? 2 A"),
        ("play gray 1 A", "play ? 1 A"),
        ("play red 3 A", "play ? 3 A"),
        ("play gray 3 B", "play gray 3 B"),
        ("play red 1 C", "play ? 1 C"),
        ("play gray 1 C", "play gray 1 C"),
    ],
)
def test_the_log_hides_face_down_plays(move: str, hidden: str, reader: int | None) -> None:
    row = GAME.actions.row(move)
    assert table_with_memory().seen(row, reader) == (move if reader == 1 else hidden)
    assert position(DRAWING, players=3).seen(row, reader) == move


@pytest.mark.clause("flowers", "9.1", "9.4")
def test_the_log_hides_no_more_than_that() -> None:
    state = table_with_memory()
    for move in ("pass", "take light", "tile gray c", "destroy B"):
        assert state.seen(GAME.actions.row(move), 0) == move
    play(state, "play red 1 A")
    assert state.seen(GAME.actions.row("draw 2 red"), 1) == "draw 2 red"
    assert state.seen(GAME.actions.row("draw 2 red"), 0) == "draw 2 ?"


@pytest.mark.clause("flowers", "9.4")
def test_face_down_cards_return_to_a_hand_unseen() -> None:
    drawing = """
        hand 1: yellow 3
        A 1: up purple 1 red 1 orange 3
        A 2: up red 2, down gray 1 red 1
        A 3: up orange 2, down green 2
        claim A: 1
    """
    state = table_with_memory(drawing)
    play(state, "play yellow 2 A")
    assert [shown_text(counts) for counts in state.view(0)["known"]] == [
        *("none", "red 2", "orange 2")
    ]
    assert shown_text(state.view(0)["known_together"]) == "red 2 orange 2"
    assert shown_text(state.view(1)["known_together"]) == "orange 2"
    assert shown_text(state.view(None)["known_together"]) == "none"
    assert [shown_text(counts) for counts in state.view(None)["known"]] == ["none"] * 3
    assert shown_text(state.view(1)["hand"]) == "gray 1 red 3"


@pytest.mark.clause("flowers", "9.3", "9.4")
def test_a_shuffle_tells_nothing() -> None:
    drawing = "hand 1: red 3\nhand 2: gray 1\nhand 3: purple 3\nrest: discard\nknown 2: gray 1"
    state = table_with_memory(drawing)
    play(state, "play red 1 A")
    assert state.view(0)["deck"] == 90 - 7
    assert shown_text(state.view(0)["known_together"]) == "gray 1"
    assert shown_text(state.view(1)["known_together"]) == "none"
    assert shown_text(state.view(None)["known_together"]) == "none"


@pytest.mark.clause("flowers", "9.4")
@pytest.mark.parametrize("covered", ["gray", "red"])
def test_a_late_spectator_does_not_learn_what_was_played_covered(covered: str) -> None:
    """Two cards of either colour are known to be in a hand; one of one colour is played."""
    drawing = """
        turn: 2
        hand 2: gray 2 red 2 purple 1
        hand 3: yellow 9
        known 2: gray 2 red 2
        A 1: up gray 1 red 1
        C 1: up yellow 1
    """
    state = table_with_memory(drawing)
    play(state, f"play {covered} 2 A", "play yellow 1 C")
    other = "red 2" if covered == "gray" else "gray 2"
    assert shown_text(state.view(0)["known"][1]) == other  # who sat there saw it
    late = state.view(None)
    assert [shown_text(counts) for counts in late["known"]] == ["none"] * 3
    assert shown_text(late["known_together"]) == "none"
    assert late["mandalas"]["A"]["cards"][1]["down"] is None


@pytest.mark.clause("flowers", "9.4")
def test_the_discard_pile_lies_open() -> None:
    drawing = "hand 1: yellow 3\nA 1: up purple 1 red 1 orange 1, down gray 2\nclaim A: 1"
    state = table_with_memory(drawing)
    play(state, "play yellow 2 A")
    discard = shown("gray 2 purple 1 red 1 orange 1 yellow 2")
    assert [state.view(viewer)["discard"] for viewer in SEATS] == [discard] * 4


@pytest.mark.clause("flowers", "9.4", "9.5")
@pytest.mark.parametrize(("memory", "shown"), [("off", False), ("on", True)])
def test_taking_a_tile_shows_covered_cards_only_with_memory(memory: str, shown: bool) -> None:
    state = position("hand 1: red 2", memory=memory)
    for back in ("dark", "light"):
        assert state.reveals(GAME.actions.row(f"take {back}")) is shown
    assert not state.reveals(GAME.actions.row("pass"))
    assert state.reveals(GAME.actions.row("play red 1 A"))
