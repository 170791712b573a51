"""Small windows: at every decision the table, the question and the answers fit and are whole."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from mandapa.cli import ask
from mandapa.cli.ask import Dialogue
from mandapa.cli.keyboard import WORDS
from mandapa.cli.printer import Printer
from mandapa.cli.seats import Seat
from mandapa.core.draws import seed_from_text
from mandapa.core.game import Game
from mandapa.core.lexicon import languages
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.games import GAMES
from tests.cli.terminal import PROMPT, Terminal
from tests.games.boxes import BOXES
from tests.games.wording import NAMES

LANGUAGES = languages(WORDS)
SIZES = [(80, 24), (40, 24)]
LONG, STRIDE = 56, 17  # decisions of a game, and how many are between two looks


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with the first and with the last choice of all options."""
    for players, place in itertools.product(game.players, (0, -1)):
        yield players, {option.name: option.choices[place] for option in game.options}


def whole(line: str, columns: int) -> bool:
    return cell_len(line) <= columns and "…" not in line


class Sitting:
    """A person who answers at random and looks at the window before every answer."""

    def __init__(self, match: Match, lang: str, columns: int, rows: int) -> None:
        self.match = match
        self.columns, self.rows = columns, rows
        self.console = Console(
            width=columns, height=rows, file=io.StringIO(), force_terminal=True, no_color=True
        )
        seats = [Seat(name, "human") for name in match.names]
        self.printer = Printer(self.console, match.setup, seats, lang)
        self.rng = Rng(columns)
        self.dialogue: Dialogue | None = None

    def decide(self) -> None:
        seat = self.match.actor
        self.dialogue = Dialogue(self.printer, self.match, seat)
        decided = self.dialogue.decide()
        assert isinstance(decided, str)
        self.match.play(seat, decided)

    def answer(self, _console: Console, _prompt: Text) -> str:
        assert self.dialogue is not None
        assert 0 < self.dialogue.since <= self.rows
        assert isinstance(self.console.file, io.StringIO)
        shown = re.sub(r"\x1b\[[0-9;]*m", "", self.console.file.getvalue()).splitlines()
        self.console.file.seek(0)
        self.console.file.truncate()
        assert [line for line in shown if not whole(line, self.columns)] == []
        numbers = re.findall(r"^ {0,2}(\d+)(?:  |$)|  (\d+)(?:  |$)", "\n".join(shown[-12:]), re.M)
        found = [one or two for one, two in numbers]
        return found[self.rng.below(len(found))] if found else "m"


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_fits_the_window(
    name: str, lang: str, columns: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    for players, options in itertools.islice(set_ups(game), columns == 40, None, 2):
        names = NAMES[lang][:players]
        seed = seed_from_text(f"{players} {options}")
        match = Match(game.setup(players, options), names, seed)
        sitting = Sitting(match, lang, columns, rows)
        monkeypatch.setattr(ask, "read_line", sitting.answer)
        rng = Rng(players)
        for number in range(LONG):
            if match.over:
                break
            if number % STRIDE:  # the game goes on quickly between two looks
                legal = match.legal()
                match.play(match.actor, legal[rng.below(len(legal))])
            else:
                sitting.decide()


def test_what_just_happened_stays_in_sight(tmp_path: Path) -> None:
    arguments = ("play", "flowers", "--seed", "3", "--seats", "human,easy", "--lang", "en")
    with Terminal(tmp_path, *arguments, columns=80, rows=24) as window:
        window.read(PROMPT)
        window.type("play yellow 1 C")
        screen = window.shown.splitlines()[-24:]
        assert [line for line in screen if line.startswith("· Asha plays ")], "\n".join(screen)
        assert any("A  ─" in line for line in screen)


def test_a_narrow_window_has_room_for_many_choices(tmp_path: Path) -> None:
    """The free spaces of Rajas are told by the choices, which need the room."""
    arguments = ("play", "rajas", "--seed", "3", "--seats", "human,easy", "--lang", "en")
    with Terminal(tmp_path, *arguments, columns=40, rows=24) as window:
        window.read(PROMPT)
        window.type("place")
        screen = window.shown.splitlines()[-24:]
        assert len([line for line in screen if re.match(r" *\d+  the ", line)]) >= 6
        assert any("Money" in line for line in screen)


@pytest.mark.once
@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize(("name", "lang"), list(zip(GAMES, itertools.cycle(LANGUAGES))))
def test_a_real_terminal_shows_the_whole_table(
    tmp_path: Path, name: str, lang: str, columns: int, rows: int
) -> None:
    """In a pseudo-terminal: what the window shows at a prompt begins above the table."""
    seats = "human,random,random,random" if columns == 80 else "human,random"
    arguments = ("play", name, "--seed", "5", "--seats", seats, "--lang", lang)
    with Terminal(tmp_path, *arguments, columns=columns, rows=rows) as window:
        shown = window.read(PROMPT)
        for number in range(16):
            screen = window.shown.splitlines()[-rows:]
            assert [line for line in screen if re.search(BOXES[name].TOP_LINE, line)], "\n".join(
                screen
            )
            # While a bot thinks a line turns that is wiped afterwards.
            kept = [line for line in shown.splitlines() if "\x1b" not in line]
            assert [line for line in kept if not whole(line, columns)] == []
            if window.process.poll() is not None or not shown.endswith(PROMPT):
                break
            numbers = re.findall(r"^ *(\d+)  |  (\d+)  ", "\n".join(screen[-12:]), re.MULTILINE)
            found = [one or two for one, two in numbers] or ["1"]
            shown = window.type(found[number % len(found)], PROMPT)
