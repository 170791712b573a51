"""What happens is told with all that follows from it, and never more than the reader knows."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.narration import EVERYONE, Moment, Reader, view_for
from mandapa.core.words import Words
from mandapa.games.flowers import GAME
from mandapa.games.flowers.narration import FlowersNarrator
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.positions import edition, position, table
from tests.games.playing import started

NAMES = ["Anna", "Boris", "Clara"]
WORDS = Words(GAME, "en")


def told(
    state: Flowers, *moves: str, reader: Reader = None, live: bool = False, memory: str = "off"
) -> list[str]:
    """The sentences about some moves, played in place."""
    found: list[Moment[Any]] = []
    before = view_for(state, reader)
    for move in moves:
        row = GAME.actions.row(move)
        seen = move if reader == EVERYONE else state.seen(row, reader)
        actor = state.actor()
        state.apply(row)
        after = view_for(state, reader)
        found.append(Moment(seen, actor, before, after, live))
        before = after
    narrator = FlowersNarrator(table(state.players, memory))
    return [WORDS.sentence(line, NAMES) for line in narrator.narrate(found)]


def test_a_series_of_draws_is_one_sentence() -> None:
    position_ = "hand 1: red 4 gray 1\nhand 2: gray 1\nclaim C: 2\nC 2: up green 1"
    moves = ["play red 1 A", "draw 1 gray", "draw 1 red", "draw 1 red", "draw 1 green"]
    assert told(position(position_), *moves, reader=0) == [
        "Anna plays 1 red card into A, face up.",
        "Anna draws: 1 grey, 2 red and 1 green.",
        "Anna takes the claim marker of A.",
    ]
    assert told(position(position_), *moves, reader=1)[1] == "Anna draws 4 cards."
    assert told(position(position_), *moves, reader=EVERYONE)[1].startswith("Anna draws: ")


def test_draws_of_two_players_are_told_apart() -> None:
    setup = table(2)
    state = started(setup)
    assert isinstance(state, Flowers)
    tiles = [f"tile {name} {letter}" for letter in "ab" for name in ("gray", "green")]
    tiles += ["tile red f", "tile orange e"]
    lines = told(state, *tiles, *["draw 1 red"] * 5, *["draw 2 gray"] * 6)
    assert lines == [
        "Mandala A begins with the tiles grey 2 and green 2.",
        "Mandala B begins with the tiles grey 3 and green 3.",
        "Mandala C begins with the tiles red ×3 and orange 7.",
        "Anna draws 5 cards.",
        "Boris draws 6 cards.",
    ]


FULL = """
    hand 1: orange 2 gray 2
    hand 2: gray 1
    A 1: up purple 1
    A 2: up red 1 yellow 1
    claim A: 2
    single 2: gray-7
"""


def test_a_mandala_with_a_second_player() -> None:
    assert told(position(FULL), "play orange 2 A", "take dark") == [
        "Anna plays 2 orange cards into A, face up.",
        "Anna takes the claim marker of A.",
        "Mandala A shows all six colours and is destroyed.",
        "Anna takes the dark tile of A: grey 2.",
        "Boris gets the other tile: green 2.",
    ]
    assert told(position(FULL), "play orange 2 A", "take light")[-2:] == [
        "Boris gets the other tile: grey 2.",
        "Boris makes a flower: grey, 11 points.",
    ]


def test_the_tiles_of_a_flower_may_be_secret() -> None:
    for reader, sentence in ((0, "Boris makes a flower: grey."), (1, ": grey, 11 points.")):
        state = position(FULL, memory="on")
        lines = told(state, "play orange 2 A", "take light", reader=reader, memory="on")
        assert lines[-1].endswith(sentence)


def test_a_holder_without_a_second_takes_both() -> None:
    drawing = """
        hand 1: orange 1 gray 2
        hand 2: gray 1
        A 1: up purple 1 red 1 yellow 1
        A 2: down gray 2
        claim A: 1
    """
    moves = ["play orange 1 A", *["draw 1 red"] * 4]
    assert told(position(drawing), *moves)[2:] == [
        "Mandala A shows all six colours and is destroyed.",
        "Anna takes both tiles: grey 2 and green 2. Nobody else comes second.",
        "Boris takes 2 cards back into hand.",
    ]


def test_the_cards_just_played_return_too() -> None:
    drawing = """
        hand 1: orange 2 gray 2
        hand 2: gray 1
        hand 3: gray 1
        A 1: down gray 1
        A 2: up purple 3 red 1
        A 3: up yellow 4
        claim A: 2
    """
    lines = told(position(drawing, 3), "play orange 2 A", "take dark")
    assert lines[1:] == [
        "Mandala A shows all six colours and is destroyed.",
        "Boris takes the dark tile of A: grey 2.",
        "Clara gets the other tile: green 2.",
        "Anna takes 3 cards back into hand.",
    ]


def test_a_tie_for_second_returns_cards_at_once() -> None:
    drawing = """
        hand 1: orange 2 gray 2
        hand 2: gray 1
        hand 3: gray 1
        A 2: up purple 3 red 1
        A 3: up yellow 2
        claim A: 2
    """
    assert told(position(drawing, 3), "play orange 2 A")[1:] == [
        "Mandala A shows all six colours and is destroyed.",
        "Boris takes both tiles: grey 2 and green 2. Nobody else comes second.",
        "Anna takes 2 cards back into hand.",
        "Clara takes 2 cards back into hand.",
    ]


def test_the_third_flower_ends_the_game() -> None:
    drawing = f"""{FULL}
        flower 2: purple-3 purple-4, red-3 red-4
        C 1: down red 2
    """
    lines = told(position(drawing), "play orange 2 A", "take light", "destroy C", "destroy B")
    assert lines[-8:] == [
        "Boris gets the other tile: grey 2.",
        "Boris makes a flower: grey, 11 points.",
        "A third flower is made: the game ends, and the mandalas that are left are destroyed.",
        "Mandala C is destroyed.",
        "Nobody holds the claim marker of C, so nobody takes its tiles.",
        "Anna takes 2 cards back into hand.",
        "Mandala B is destroyed.",
        "Nobody holds the claim marker of B, so nobody takes its tiles.",
    ]


def test_a_reshuffle_and_a_pass() -> None:
    state = position("hand 1: red 1\nhand 2: gray 1\ndiscard: yellow 2\nrest: hand 2")
    assert told(state, "play red 1 A", "draw 1 yellow", "draw 1 yellow")[:3] == [
        "Anna plays 1 red card into A, face up.",
        "The discard pile is shuffled and becomes the deck.",
        "Anna draws 2 cards.",
    ]
    state = position("hand 1: red 1\nturn: 1\nrest: hand 2")
    assert told(state, "pass") == [
        "Anna passes: a last card may not be played when there is nothing to draw."
    ]


@pytest.mark.parametrize("reader", [1, None])
def test_with_memory_a_covered_colour_is_told_only_while_it_is_shown(reader: Reader) -> None:
    drawing = "hand 1: gray 3\nhand 2: red 2"
    hidden = "Anna plays 2 cards of a colour that shows already into A, face down."
    shown = "Anna plays 2 grey cards into A, face down."
    state = position(drawing, memory="on")
    assert told(state, "play gray 2 A", reader=reader, memory="on") == [hidden]
    state = position(drawing, memory="on")
    assert told(state, "play gray 2 A", reader=reader, live=True, memory="on") == [shown]
    state = position(drawing, memory="on")
    assert told(state, "play gray 2 A", reader=0, memory="on") == [shown]


# --- choices -----------------------------------------------------------


def choice(state: Flowers, notation: str) -> str:
    narrator = FlowersNarrator(table(state.players))
    return WORDS.sentence(narrator.choice(notation, state.view(state.actor())), NAMES)


def test_choices_say_what_they_do() -> None:
    state = position(FULL)
    assert choice(state, "play orange 2 A") == "play 2 orange into A, face up (completes it)"
    assert choice(state, "play orange 1 B") == "play 1 orange into B, face down"
    assert choice(state, "pass") == "pass"
    state.apply(GAME.actions.row("play orange 2 A"))
    assert choice(state, "take dark") == "take the dark tile, grey 2"
    boris = position(FULL.replace("single 2", "single 1"))
    boris.apply(GAME.actions.row("play orange 2 A"))
    assert choice(boris, "take dark") == "take the dark tile, grey 2 (makes a flower)"


def test_what_is_asked() -> None:
    state = position(FULL)
    narrator = FlowersNarrator(table(2))
    assert WORDS.sentence(narrator.ask(state.question(), state.view(0)), NAMES).startswith(
        "Play cards"
    )
    state.apply(GAME.actions.row("play orange 2 A"))
    assert "marker of A" in WORDS.sentence(narrator.ask(state.question(), state.view(0)), NAMES)


def test_only_what_the_edition_prints_is_said() -> None:
    changes = {"tiles.gray": '[11, 12, 13, 14, 15, "x9"]', "hands.draw": "6", "hands.limit": "9"}
    setup = GAME.setup(2, edition=edition(changes))
    state = started(setup)
    row = GAME.actions.row("tile gray f")
    before = state.view(None)
    state.apply(row)
    narrator = FlowersNarrator(setup)
    moment: Moment[Any] = Moment("tile gray f", -1, before, state.view(None))
    [line] = narrator.narrate([moment])
    assert WORDS.sentence(line, NAMES) == "Mandala A begins with the tiles grey ×9."
    assert "you draw up to 6, to at most 9 in hand" in WORDS.sentence(narrator.help(), NAMES)
