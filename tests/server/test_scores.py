"""Points as a reader may know them, and the tie-break that decided, in words."""

from __future__ import annotations

import pytest

from mandapa.core.contract import State
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server import scores
from mandapa.server.commands import Sit, Start
from mandapa.server.snapshot import outcome
from mandapa.server.table import Table
from tests.games.flowers.positions import position as flowers
from tests.games.ganesha.positions import position as ganesha
from tests.games.mandala_stones.positions import position as stones
from tests.games.rajas.positions import position as rajas
from tests.server.tables import History


def table_at(game: str, state: State, memory: str = "") -> Table:
    """A table whose game stands as drawn."""
    options = {"memory": memory} if memory else {}
    history = History(game, int(state.seats()), options=options)
    people = ("ann", "bo", "cy", "dee")[: int(state.seats())]
    for seat, person in enumerate(people):
        history.do(person, Sit(seat=seat))
    history.do("ann", Start())
    match = history.table.match
    assert match is not None
    match.state = state
    return history.table


def ties(table: Table, lang: str = "en") -> list[str]:
    assert table.match is not None
    words, names = Words(GAMES[table.plan.game], lang), [seat.name for seat in table.seats]
    return scores.outcome(table, table.match, words, names).ties


EVEN = "\n".join(f"fame {n}: 60\nmoney {n}: 5" for n in (1, 2, 3)) + "\ntrigger: 2"


@pytest.mark.parametrize(
    ("game", "state", "told"),
    [
        (
            "flowers",
            flowers("single 1: gray-5\nsingle 2: red-5\nhand 1: red 1\nhand 2: red 3"),
            ["Bo and Ann have 5 points each: Bo has more cards in hand, 3 to 1."],
        ),
        (
            "ganesha",
            ganesha("points 2: 7\npoints 1: 7"),
            ["Bo and Ann have 7 points each: Bo had them first."],
        ),
        (
            "ganesha",
            ganesha("opener: 2\npoints 3: 1", 3),
            ["Bo and Ann have 0 points each: Bo sits earlier, counted from the very first player."],
        ),
        (
            "mandala_stones",
            stones("points 1: 5 0 0\npoints 2: 9 0 0\npoints 3: 9 0 0", 3),
            ["Bo and Cy have 9 points each: Bo is earlier in turn order."],
        ),
        (
            "rajas",
            rajas(EVEN, players=3),
            [
                "Bo and Cy are level (2): Bo brought about the end.",
                "Cy and Ann are level (2): Cy comes sooner after the player who brought about the"
                " end.",
            ],
        ),
    ],
)
def test_the_tie_break_that_decided_is_told(game: str, state: State, told: list[str]) -> None:
    table = table_at(game, state)
    assert ties(table) == told
    russian = ties(table, "ru")
    assert len(russian) == len(told)
    assert all("{" not in text and "tie-" not in text for text in russian)


def test_what_decides_nothing_is_not_told() -> None:
    assert ties(table_at("flowers", flowers("single 1: gray-5\nsingle 2: red-5"))) == []
    assert ties(table_at("flowers", flowers("single 1: gray-5\nhand 2: red 3"))) == []


def test_who_gave_up_is_behind_for_another_reason() -> None:
    table = table_at(
        "mandala_stones", stones("points 1: 9 0 0\npoints 2: 9 0 0\npoints 3: 9 0 0", 3)
    )
    table.seats[0].gave_up = 1
    assert ties(table) == ["Bo and Cy have 9 points each: Bo is earlier in turn order."]


def test_points_are_known_as_far_as_the_rules_show_them() -> None:
    drawing = "single 1: gray-3\nflower 1: red-3 red-4\nsingle 2: gray-4"
    openly = table_at("flowers", flowers(drawing))
    for reader in (0, 1, None):
        assert scores.known_points(openly, reader) == [(13, False), (4, False)]
    from_memory = table_at("flowers", flowers(drawing, memory="on"), memory="on")
    assert scores.known_points(from_memory, 0) == [(13, False), (4, False)]
    for reader in (1, None):
        assert scores.known_points(from_memory, reader) == [(3, True), (4, False)]


def test_before_the_start_there_are_no_points() -> None:
    assert scores.known_points(History("ganesha", 2).table, None) == [(None, False)] * 2


def test_the_reader_is_told_as_you() -> None:
    """At a screen that people share nobody is."""
    table = table_at("flowers", flowers("single 1: gray-5\nsingle 2: red-5\nhand 2: red 3"))
    assert table.match is not None
    for seat, said in ((None, "Bo and Ann"), (0, "Bo and you"), (1, "You and Ann")):
        [tie] = outcome(table, table.match, "en", seat).ties
        assert tie.startswith(f"{said} have 5 points each: ")
    [russian] = outcome(table, table.match, "ru", 1).ties
    assert russian == "Поровну очков (5): вы и Ann. Впереди вы: карт на руке больше, 3 против 0."
