"""The picture of the table: everything a view tells, and nothing else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from mandapa.core.game import Setup
from mandapa.core.lexicon import languages
from mandapa.core.narration import EVERYONE, Reader, view_for
from mandapa.core.words import Words
from mandapa.games.flowers import GAME
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.positions import edition, position, table
from tests.games.playing import started

NAMES = ["You", "Asha", "Ravi", "A name of thirty-three characters"]


def drawn(
    state: Flowers,
    reader: Reader = 0,
    width: int = 80,
    lang: str = "en",
    setup: Setup | None = None,
) -> str:
    """The picture without colours, as a reader sees it."""
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    setup = setup or table(state.players, "on" if state.memory else "off")
    names = NAMES[: state.players]
    console.print(GAME.picture(view_for(state, reader), setup, Words(GAME, lang), names))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


TABLE = """
    turn: 1
    start: 2
    hand 1: red 3 green 1
    hand 2: gray 2 yellow 1
    A: gray-2 green-x3
    A 1: up red 2, down gray 1
    A 2: up purple 1
    claim A: 1
    single 1: red-5
    flower 2: gray-4 gray-7
    known 2: yellow 1
    discard: orange 4
"""


def test_the_whole_table() -> None:
    assert (
        drawn(position(TABLE))
        == """\
╭──────────  A  ──────────╮╭──────────  B  ──────────╮╭─────────  C  ──────────╮
│ ● Gy 2    ○ Gn ×3       ││ ● Pu 2    ○ Or 2        ││ ● Re 2    ○ Ye 2       │
│ shows Gy Pu Re Gn       ││ shows Pu Or             ││ shows Re Ye            │
│ needs Or Ye             ││ needs Gy Re Gn Ye       ││ needs Gy Pu Gn Or      │
│                         ││                         ││                        │
│ ⚑ You           3 cards ││   You                 – ││   You                – │
│   2Re ▒1Gy              ││   Asha                – ││   Asha               – │
│   Asha           1 card ││                         ││                        │
│   1Pu                   ││                         ││                        │
╰─────────────────────────╯╰─────────────────────────╯╰────────────────────────╯
 Deck 75  Tiles left ● 12 ○ 15  Discarded 4  4Or

  Player     Hand   Single tiles              Flowers                   Points
 ──────────────────────────────────────────────────────────────────────────────
  ▶ You         4   Re 5                      –                              5
    Asha ①      3   –                         Gy 4 7 =15                    15

╭─ Your hand, 4 cards ─────────────────────────────────────────────────────────╮
│ 3 Re red   1 Gn green                                                        │
╰──────────────────────────────────────────────────────────────────────────────╯
 Known in the hand of Asha: 1Ye
 ● tile, dark back  ○ light back  ⚑ claim marker  ▒ face down  ① start player"""
    )


def test_other_hands_are_not_shown() -> None:
    other = TABLE.replace("gray 2 yellow 1", "purple 2 yellow 1")
    assert drawn(position(TABLE)) == drawn(position(other))
    assert "Your hand" not in drawn(position(TABLE), None)
    assert drawn(position(TABLE), None) == drawn(position(other), None)


def test_everyone_sees_every_hand_after_the_end() -> None:
    shown = drawn(position(TABLE, memory="on"), EVERYONE)
    assert "Hand: You" in shown
    assert "Hand: Asha" in shown
    assert "2 Gy grey   1 Ye yellow" in shown
    assert "Gy 4 7 =15" in shown
    assert "Known" not in shown


def test_memory_hides_what_is_covered() -> None:
    state = position(TABLE, memory="on")
    asha = drawn(state, 1)
    assert "2Re ▒1 " in asha
    assert "Gy 4 7 =15" in asha
    you = drawn(state, 0)
    assert "2Re ▒1Gy" in you
    assert "Gy ?" in you
    assert " 0+" in you


def test_with_memory_the_last_cards_are_still_shown() -> None:
    state = position(TABLE.replace("turn: 1", "turn: 2"), memory="on")
    state.apply(GAME.actions.row("play gray 2 A"))
    assert "Just shown by Asha in A: 2Gy" in drawn(state, 0)
    assert "Just shown" not in drawn(state, 1)


def test_what_the_others_hold_together() -> None:
    drawing = """
        hand 1: red 1
        hand 2: gray 2
        hand 3: yellow 2
        known 3: yellow 1
        together 1: gray 1 yellow 2
        together all: red 1 gray 1 yellow 2
    """
    assert "Known in the other hands together: 1Gy 2Ye" in drawn(position(drawing, 3))
    assert "Known in all hands together: 1Gy 1Re 2Ye" in drawn(position(drawing, 3), None)


def test_who_decides_and_what_is_gone() -> None:
    drawing = """
        hand 1: orange 2 gray 2
        hand 2: gray 1
        A 1: up purple 1
        A 2: up red 2 yellow 2
        claim A: 2
        flower 2: purple-3 purple-4, red-3 red-4
        single 2: green-7
    """
    state = position(drawing)
    assert "▶ You" in drawn(state)
    state.apply(GAME.actions.row("play orange 2 A"))
    assert "▶ Asha" in drawn(state)
    assert "needs –" in drawn(state)
    state.apply(GAME.actions.row("take light"))
    shown = drawn(state)
    assert "▶" not in shown
    assert "│ destroyed " in shown
    assert "destroyed" not in drawn(new_game())


def new_game() -> Flowers:
    state = started(table(2))
    assert isinstance(state, Flowers)
    return state


def test_nobody_starts_before_it_is_drawn() -> None:
    state = table(2).new()
    assert isinstance(state, Flowers)
    assert state.view(None)["start"] is None
    legend = Words(GAME, "en").text("picture-legend")
    assert drawn(state).count("①") == legend.count("①") == 1
    state.apply(GAME.actions.row("start 1"))
    assert "You ①" in drawn(state)


def test_a_mandala_that_is_being_begun() -> None:
    state = new_game()
    state.apply(GAME.actions.row("tile gray e"))
    assert "│ ● Gy 7 " in drawn(state)
    assert "○ Gn" not in drawn(state)


@pytest.mark.parametrize("lang", languages(GAME.folder / "words"))
@pytest.mark.parametrize("width", [40, 60, 76, 80, 120, 200])
def test_nothing_is_wider_than_the_window(width: int, lang: str) -> None:
    drawing = TABLE + "hand 3: gray 1\nhand 4: red 1\nsingle 4: gray-3 red-4 green-2 yellow-5"
    shown = drawn(position(drawing, 4), width=width, lang=lang)
    assert max(len(line) for line in shown.splitlines()) <= width
    assert shown.count("╭") == 4
    side_by_side = any(line.count("╭") == 3 for line in shown.splitlines())
    assert side_by_side is (width >= 76)


def test_players_in_a_narrow_window() -> None:
    shown = drawn(position(TABLE), width=40)
    assert "▶ You  Hand 4  Points 5\n  Re 5\n  Asha ①  Hand 3  Points 15\n  Gy 4 7 =15\n" in shown


def test_a_mark_is_never_torn_from_its_number() -> None:
    drawing = "hand 1: gray 1 purple 2 red 3 green 4 orange 5 yellow 6\nhand 2: red 1"
    shown = drawn(position(drawing), width=40)
    for mark in (
        "1 Gy grey",
        "2 Pu purple",
        "3 Re red",
        "4 Gn green",
        "5 Or orange",
        "6 Ye yellow",
    ):
        assert mark in shown


def test_the_numbers_are_those_of_the_edition() -> None:
    changed = edition({"tiles.gray": '[11, 12, 13, 14, 15, "x9"]'})
    state = position("A: gray-11 green-2\nsingle 1: gray-14\nhand 1: red 2", changed=changed)
    shown = drawn(state, setup=GAME.setup(2, edition=changed))
    assert "● Gy 11" in shown
    assert "Gy 14" in shown


def test_a_destroyed_mandala_in_a_small_window() -> None:
    state = position("A: gray-2 green-x3\nhand 1: red 2\nhand 2: red 1", changed=None)
    view = state.view(0)
    view["mandalas"]["B"]["present"] = []
    picture = GAME.picture(view, GAME.setup(2), Words(GAME, "en"), ["You", "Asha"])
    for set_up, told in ((True, "B destroyed"), (False, "B")):
        view["set_up"] = set_up
        console = Console(width=40, record=True, file=io.StringIO())
        console.print(picture.draw(picture.folds))
        assert told in [line.strip() for line in console.export_text().splitlines()]
