"""`mandapa play`: a game at the terminal, for any mix of people and bots."""

from __future__ import annotations

import argparse
import dataclasses
import shlex
import shutil
import sys
import zlib
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mandapa.bots.bot import Bot, make_bot
from mandapa.bots.levels import STAND_IN
from mandapa.cli.ask import Dialogue, Wish, at_terminal, forget_typed, read_line
from mandapa.cli.language import chosen_lang, frame_words
from mandapa.cli.plain import can_show
from mandapa.cli.printer import Printer
from mandapa.cli.saves import SaveFile, new_file, own_file
from mandapa.cli.seats import HUMAN, Seat, logged_seats, name_seats, seat_players
from mandapa.core.draws import new_seed, seed_from_text
from mandapa.core.errors import SetupError, UndoError
from mandapa.core.log import load
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, view_for
from mandapa.core.words import Words
from mandapa.games import DEFAULT_GAME, GAMES, find_game

INTERRUPTED: Final = 130
SPINNING: Final = "⠋"  # the spinner while a bot thinks


def run(args: argparse.Namespace, console: Console) -> int:
    asked = at_terminal() or args.ask
    lang = chosen_lang(args.lang, console)
    match, seats, save_file = _resumed(args) if args.resume else _begun(args, lang, asked)
    printer = Printer(console, match.setup, seats, lang)
    saved = Saved(save_file, args.edition, args.lang)
    session = Session(printer, match, seats, saved, asked=asked, confirm=args.confirm)
    try:
        session.play()
    except KeyboardInterrupt:
        printer.print()
        session.say_how_to_resume()
        return INTERRUPTED
    except EOFError:
        session.say_how_to_resume()
    return 0


def _begun(args: argparse.Namespace, lang: str, asked: bool) -> tuple[Match, list[Seat], SaveFile]:
    game = find_game(args.game or DEFAULT_GAME)
    words, frame = Words(game, lang), frame_words(lang)
    given = seat_players(args.seats, args.players)
    setup = game.setup(len(given), dict(args.option), args.edition)
    if not asked:
        given = [(name, STAND_IN if player == HUMAN else player) for name, player in given]
    seats = name_seats(given, setup, words, frame)
    seed = new_seed() if args.seed is None else seed_from_text(args.seed)
    match = Match(setup, [seat.logged for seat in seats], seed)
    save_file = SaveFile(own_file(args.save) if args.save else new_file(game.name))
    save_file.save(match)
    return match, seats, save_file


def _resumed(args: argparse.Namespace) -> tuple[Match, list[Seat], SaveFile]:
    for name in ("game", "players", "seats", "seed", "option"):
        if getattr(args, name):
            what = "GAME" if name == "game" else f"--{name}"
            raise SetupError("resume-with-more", what=what)
    save_file = None if args.save else SaveFile(args.resume)  # before it is read
    match = load(args.resume, GAMES, args.edition)
    match.resume()
    save_file = save_file or SaveFile(own_file(args.save))
    return match, logged_seats(match.names, match.setup), save_file


def program() -> str:
    """Return the command for this program: its name if that is on the path, else its path."""
    script = Path(sys.executable).with_name("mandapa")
    if shutil.which("mandapa") or not script.exists():
        return "mandapa"
    return str(script.relative_to(Path.cwd()) if script.is_relative_to(Path.cwd()) else script)


@dataclasses.dataclass(frozen=True)
class Saved:
    """The file of a match, and the edition and language options of the command."""

    save_file: SaveFile
    edition: str | None
    lang: str | None

    def command(self, name: str) -> str:
        """Return the command that continues with this file."""
        words = [program(), *name.split(), str(self.save_file.path)]
        if self.edition:
            path = Path(self.edition)
            words += ["--edition", str(path.absolute()) if path.is_file() else self.edition]
        if self.lang:
            words += ["--lang", self.lang]
        return shlex.join(words)


class Session:
    """A match at this terminal."""

    def __init__(
        self,
        printer: Printer,
        match: Match,
        seats: list[Seat],
        saved: Saved,
        *,
        asked: bool,
        confirm: bool,
    ) -> None:
        self.printer = printer
        self.match = match
        self.saved = saved
        self.people = [asked and seat.player == HUMAN for seat in seats]
        self.asked = asked
        self.confirm = confirm
        self.bots = [self._bot(number, seat) for number, seat in enumerate(seats)]
        self.at_keyboard: int | None = None
        self.narrated = [self._last_decision(seat) for seat in range(len(seats))]
        self.narrated_all = 0  # for the spectator, when nobody plays here

    def _bot(self, number: int, seat: Seat) -> Bot:
        """Return the bot for a seat without a person; always the same for the same deal."""
        mix = zlib.crc32(f"{self.match.commitment} {number}".encode())
        player = STAND_IN if seat.player == HUMAN else seat.player
        return make_bot(player, self.match.setup, mix)

    def _last_decision(self, seat: int) -> int:
        """Return the ply from which the narration for a returning seat begins."""
        own = [n for n, ply in enumerate(self.match.plies) if ply.actor == seat and not ply.forced]
        return own[-1] if own else 0

    # --- playing -------------------------------------------------------

    def play(self) -> None:
        if not any(self.people):
            self.printer.print_message("only-bots" if self.asked else "no-terminal", "dim")
            self.tell_spectator()
        elif not self.match.over:
            self.printer.print_message("welcome", seats=self.printer.frame.listed(self.match.names))
        while not self.match.over:
            seat = self.match.actor
            if self.people[seat]:
                self.ask(seat)
            else:
                self.let_bot_play(seat)
            self.saved.save_file.save(self.match)
            if not any(self.people):
                self.tell_spectator()
        self.finish()

    def let_bot_play(self, seat: int) -> None:
        view, ply = self.match.view(seat), len(self.match.plies)
        thinking = self.printer.frame.text("thinking", name=self.printer.names[seat])
        if any(self.people):
            spinner = "dots" if can_show(SPINNING, self.printer.console.encoding) else "line"
            with self.printer.console.status(Text(thinking), spinner=spinner):
                row = self.bots[seat].choose(view, ply)
        else:
            row = self.bots[seat].choose(view, ply)
        self.match.play(seat, row)

    def tell_spectator(self) -> None:
        self.printer.print_lines(
            self.printer.narration(self.match, None, self.narrated_all, live=True)
        )
        self.narrated_all = len(self.match.plies)

    def ask(self, seat: int) -> None:
        """Show a person the news and the table, until they have decided."""
        if sum(self.people) > 1 and self.at_keyboard != seat:
            self.hand_over(seat)
        self.printer.print()
        self.printer.console.print(
            Rule(Text(self.printer.words.text("title"), style="bold"), style="yellow")
        )
        news = self.printer.print_lines(
            self.printer.narration(self.match, seat, self.narrated[seat], live=True)
        )
        self.narrated[seat] = len(self.match.plies)
        dialogue = Dialogue(self.printer, self.match, seat, confirm=self.confirm, news=news)
        while True:
            decided = dialogue.decide()
            if decided is Wish.QUIT:
                raise EOFError
            if isinstance(decided, str):
                self.match.play(seat, decided)
                return
            if self.undo(seat):
                return
            dialogue.note("no-undo")

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except UndoError:
            return False
        self.narrated = [min(ply, len(self.match.plies)) for ply in self.narrated]
        return True

    def hand_over(self, seat: int) -> None:
        """Clear the screen until the next person sits down, so that nobody sees another's hand."""
        self.wipe()
        self.printer.print_message("pass-keyboard", "bold", name=self.printer.names[seat])
        forget_typed()
        prompt = self.printer.frame.text("press-enter", name=self.printer.names[seat])
        read_line(self.printer.console, Text(prompt))
        self.wipe()
        self.at_keyboard = seat

    def wipe(self) -> None:
        """Clear the screen and its scrollback."""
        out = self.printer.console.file
        out.write("\n" * self.printer.console.height + "\x1b[3J\x1b[2J\x1b[H")
        out.flush()

    # --- leaving -------------------------------------------------------

    def finish(self) -> None:
        here = [seat for seat, person in enumerate(self.people) if person]
        if here:
            reader = here[0] if len(here) == 1 else None
            start = min(self.narrated[seat] for seat in here)
            self.printer.print()
            self.printer.print_lines(self.printer.narration(self.match, reader, start, live=True))
        drawn = self.printer.drawn(view_for(self.match.state, EVERYONE))
        self.printer.picture(drawn, self.printer.fitting(0))
        self.printer.scores(self.match)
        self.printer.print_message("saved-in")
        self.printer.print_whole(str(self.saved.save_file.path))
        self.printer.print_message("check-with")
        for name in ("verify", "replay"):
            self.printer.print_whole(self.saved.command(name))

    def say_how_to_resume(self) -> None:
        self.printer.print_message("resume-with")
        self.printer.print_whole(self.saved.command("play --resume"))
