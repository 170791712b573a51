"""What plies do, as things that move and points that are gained."""

from __future__ import annotations

from typing import Any

from mandapa.core.changes import Gain, Move
from mandapa.core.effects import effects
from mandapa.core.narration import EVERYONE, Moment, Reader, view_for
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import ALL_PASSED, ORDER
from mandapa.games.flowers.narration import FlowersNarrator
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.positions import position, table


def changes(
    state: Flowers, *moves: str, reader: Reader = 0, memory: str = "off"
) -> list[tuple[tuple[Move, ...], tuple[Gain, ...]]]:
    """The changes of some plies, played in place."""
    narrator = FlowersNarrator(table(state.players, memory))
    found = []
    for move in moves:
        row, actor = GAME.actions.row(move), state.actor()
        before: Any = view_for(state, reader)
        seen = move if reader == EVERYONE else state.seen(row, reader)
        state.apply(row)
        after: Any = view_for(state, reader)
        told = narrator.changes(Moment(seen, actor, before, after))
        found.append((told.moves, told.gains))
    return found


def would(state: Flowers, move: str) -> Any:
    """The changes that the player on turn is told of before."""
    setup = table(state.players)
    row = GAME.actions.row(move)
    view = state.view(state.actor())
    return effects(setup, GAME.narrator(setup), view, [row], lambda _: False)[row]


FULL = """
    hand 1: orange 2 gray 2
    hand 2: gray 1
    A 1: up purple 1
    A 2: up red 1 yellow 1
    claim A: 2
    single 2: gray-7
"""


def test_cards_go_from_the_hand_to_the_mandala_and_the_marker_follows() -> None:
    [(moves, gains)] = changes(position(FULL), "play orange 2 A")
    assert moves == (
        Move("card orange", "hand 0", "cards A 0 up", 2),
        Move("marker", "marker A 1", "marker A 0"),
    )
    assert gains == ()


def test_tiles_go_to_their_players_and_cards_to_the_discard_pile() -> None:
    _, (moves, gains) = changes(position(FULL), "play orange 2 A", "take light")
    assert moves == (
        Move("tile gray a", "tile A dark", "tiles 1"),
        Move("tile green a", "tile A light", "tiles 0"),
        Move("card purple", "cards A 0 up", "discard"),
        Move("card orange", "cards A 0 up", "discard", 2),
        Move("card red", "cards A 1 up", "discard"),
        Move("card yellow", "cards A 1 up", "discard"),
        Move("marker", "marker A 0", "marker A"),
    )
    assert gains == (Gain(1, "points", 4, "flower"), Gain(0, "points", 2, "tile"))


DRAWING = """
    hand 1: orange 1 gray 2
    hand 2: gray 1
    A 1: up purple 1 red 1 yellow 1
    A 2: down gray 2
    claim A: 1
"""


def test_drawn_cards_are_known_to_their_drawer_only() -> None:
    moves = ["play orange 1 A", "draw 1 red"]
    assert changes(position(DRAWING), *moves)[1][0] == (Move("card red", "deck", "hand 0"),)
    hidden = (Move("card ?", "deck", "hand 0"),)
    assert changes(position(DRAWING), *moves, reader=1)[1][0] == hidden
    assert changes(position(DRAWING), *moves, reader=None)[1][0] == hidden


def test_who_takes_no_tile_gets_the_cards_back() -> None:
    played = ["play orange 1 A", *["draw 1 red"] * 4]
    moves, gains = changes(position(DRAWING), *played)[-1]
    assert Move("card gray", "cards A 1 down", "hand 1", 2) in moves
    assert Move("card orange", "cards A 0 up", "discard") in moves
    assert [gain.seat for gain in gains] == [0, 0]


def test_a_play_that_ends_a_mandala_at_once_carries_its_cards_on() -> None:
    drawing = """
        hand 1: orange 2 gray 2
        hand 2: gray 1
        A 1: up purple 1 red 1 yellow 1
        claim A: 1
    """
    [(moves, _)] = changes(position(drawing), "play orange 2 A")
    assert moves[:1] == (Move("card orange", "hand 0", "cards A 0 up", 2),)
    assert Move("card orange", "cards A 0 up", "discard", 2) in moves


def test_imagined_draws_may_end_two_mandalas_in_any_order() -> None:
    drawing = """
        A: gray-2 green-2
        B: gray-7 orange-2
        hand 1: red 1
        hand 2: red 1
        A 1: up purple 1 red 1
        B 1: up purple 1 red 1
        claim A: 1
        claim B: 1
        passes: 1
        rest: discard
    """
    state = position(drawing)
    before = state.view(0)
    for move in ("destroy A", "destroy B"):
        state.mandala = 0
        state.phase, state.ending, state.left = ORDER, ALL_PASSED, 3 if move == "destroy A" else 2
        state.apply(GAME.actions.row(move))
    narrator = FlowersNarrator(table(2))
    moment = Moment("", -1, before, state.view(0))
    points = [gain for gain in narrator.changes(moment).gains if gain.seat == 0]
    assert {(gain.why, gain.amount) for gain in points} == {("tile", None), ("flower", None)}
    # Lines about several mandalas at once would mix up who got what where.
    assert "news-both" not in [line.key for line in narrator.narrate([moment])]


def test_the_discard_pile_becomes_the_deck() -> None:
    drawing = "hand 1: orange 1 gray 2\nhand 2: gray 1\nA 1: up red 1\nrest: discard"
    state = position(drawing)
    [(moves, _)] = changes(state, "play orange 1 A")
    assert Move("card ?", "discard", "deck", int(state.deck_size)) in moves


def test_with_memory_covered_cards_are_shown_once_and_flowers_hide_their_tiles() -> None:
    covered = "hand 2: red 2 gray 1\nhand 1: gray 1\nturn: 2\nA 1: up red 1"
    [(moves, _)] = changes(position(covered, memory="on"), "play red 2 A", memory="on")
    assert moves == (Move("card red", "hand 1", "cards A 1 down", 2),)
    _, (moves, gains) = changes(
        position(FULL, memory="on"), "play orange 2 A", "take light", memory="on"
    )
    assert Move("tile gray a", "tile A dark", "tiles 1") in moves
    assert gains[0] == Gain(1, "points", 4, "flower")


def test_a_choice_tells_what_will_be_drawn_as_unknown() -> None:
    told = would(position(DRAWING), "play orange 1 A")
    assert Move("card ?", "deck", "hand 0", 4) in told.changes.moves
    assert Move("tile ?", "stack dark", "tile A dark") in told.changes.moves
    assert [line.key for line in told.lines][:3] == ["event-play", "then-deck", "then-dark-tiles"]
    assert (told.final, told.certain) == (True, False)


def test_nobody_takes_the_tiles_of_an_unclaimed_mandala() -> None:
    state = position("hand 1: red 1\nhand 2: red 1\nA 1: down gray 2\npasses: 1\nrest: discard")
    state.phase, state.ending, state.left = ORDER, ALL_PASSED, 1
    [(moves, gains)] = changes(state, "destroy A", reader=EVERYONE)
    assert moves == (Move("card gray", "cards A 0 down", "hand 0", 2),)
    assert gains == ()


def test_a_multiplying_tile_alone_brings_no_points() -> None:
    drawing = FULL.replace("hand 1:", "A: gray-2 green-x3\n    hand 1:", 1)
    _, (_, gains) = changes(position(drawing), "play orange 2 A", "take light")
    assert [gain.seat for gain in gains] == [1]


def test_with_memory_nobody_else_sees_the_covered_cards_that_return() -> None:
    drawing = """
        hand 1: orange 2 gray 2
        hand 2: gray 1
        A 1: up purple 1 red 1 yellow 1
        A 2: down gray 2
        claim A: 1
        flower 1: purple-2 purple-3
        single 1: gray-7 green-7
    """
    [(moves, _)] = changes(position(drawing, memory="on"), "play orange 2 A", memory="on")
    assert Move("card ?", "cards A 1 down", "hand 1", 2) in moves
    [(moves, _)] = changes(position(drawing, memory="on"), "play orange 2 A", reader=1, memory="on")
    assert Move("tile gray a", "tile A dark", "tiles 0") in moves
    assert Move("tile green a", "tile A light", "tiles 0") in moves
