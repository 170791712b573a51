"""What is said at the end of a game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from mandapa.cli.printer import Printer
from mandapa.cli.seats import Seat
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.core.ties import lead_line
from mandapa.games import GAMES
from tests.games.ganesha.positions import position, table


@pytest.mark.parametrize(
    ("lang", "tie", "winner"),
    [
        ("en", "· Asha and you have 7 points each: Asha had them first.", "Asha wins."),
        ("ru", "· Поровну очков (7): Asha и вы. Игрок Asha набрал столько раньше.", "Побеждает"),
        ("es", "· Asha empata contigo a 7 puntos, pero los tenía antes.", "Asha gana la partida."),
    ],
)
def test_the_tie_break_that_decided_is_told(lang: str, tie: str, winner: str) -> None:
    match = Match(table(2), ["You", "Asha"], bytes(32))
    match.state = position("points 2: 7\npoints 1: 7\nphase: done")
    console = Console(file=io.StringIO(), width=80)
    Printer(console, match.setup, [Seat("You", "human"), Seat("Asha", "fair")], lang).scores(match)
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue().splitlines()
    assert tie in said
    assert any(line.startswith(winner) for line in said)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_race_is_told_as_one(lang: str) -> None:
    match = Match(GAMES["rajas"].setup(2), ["You", "Asha"], bytes(32))
    rng = Rng(1)
    while not match.over:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    console = Console(file=io.StringIO(), width=200)
    printer = Printer(console, match.setup, [Seat("You", "human"), Seat("Asha", "fair")], lang)
    printer.scores(match)
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert printer.words.text("score-total") in said
    lead = lead_line(match.state, range(2))
    assert lead is not None
    assert f"· {printer.sentence(lead)}\n" in said


def test_only_names_of_colours_are_painted() -> None:
    """`B` is the mark of blue in pictures, and the name of a circle in sentences."""
    setup = GAMES["mandala_stones"].setup(2)
    seats = [Seat("You", "human"), Seat("Asha", "fair")]
    for lang, text, names in (
        ("en", "B to R: blue ring", ["blue"]),
        ("es", "A qué círculo: roja con anillo y azules", ["roja", "azules"]),
    ):
        painted = Printer(Console(file=io.StringIO()), setup, seats, lang).painted(text)
        found = sorted((span.start, span.end) for span in painted.spans)
        assert [text[start:end] for start, end in found] == names
