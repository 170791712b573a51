"""`mandapa replay`: step through a saved game."""

from __future__ import annotations

import argparse
from bisect import bisect_left, bisect_right
from itertools import pairwise

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mandapa.cli.ask import at_terminal, read_line
from mandapa.cli.keyboard import same_keys
from mandapa.cli.language import chosen_lang
from mandapa.cli.printer import Printer
from mandapa.cli.seats import logged_seats
from mandapa.core.errors import SetupError
from mandapa.core.log import load
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Reader, view_for
from mandapa.core.whole_number import whole_number
from mandapa.games import GAMES


def run(args: argparse.Namespace, console: Console) -> int:
    match = load(args.file, GAMES, args.edition)
    plies, players = len(match.plies), match.setup.players
    if args.ply is not None and not 0 <= args.ply <= plies:
        raise SetupError("replay-ply", plies=str(plies), ply=str(args.ply))
    if args.seat is not None and not 1 <= args.seat <= players:
        raise SetupError("replay-seat", players=players, seat=str(args.seat))
    seats = logged_seats(match.names, match.setup)
    printer = Printer(console, match.setup, seats, chosen_lang(args.lang, console))
    reader: Reader = EVERYONE if match.over else None
    if args.seat is not None:
        reader = args.seat - 1
    elif not match.over:
        printer.print_message("replay-hidden", "yellow")
    replay = Replay(printer, match, reader)
    if args.all or (not at_terminal() and args.ply is None):
        replay.show_all(plies if args.ply is None else args.ply)
    elif at_terminal():
        replay.step_through(replay.stops[:2][-1] if args.ply is None else args.ply)
    else:
        replay.show(args.ply)
    return 0


class Replay:
    """A match and its stops: before every free decision, and at the end."""

    def __init__(self, printer: Printer, match: Match, reader: Reader) -> None:
        self.printer = printer
        self.match = match
        self.reader = reader
        self.plies = len(match.plies)
        free = (n for n, ply in enumerate(match.plies) if ply.actor >= 0 and not ply.forced)
        self.stops = sorted({0, *free, self.plies})

    def step_through(self, ply: int) -> None:
        self.show(ply)
        while True:
            prompt = Text(f"{self.printer.frame.text('replay-keys')} > ", style="dim")
            try:
                typed = read_line(self.printer.console, prompt)
            except EOFError:
                self.printer.print()
                return
            found = self.destination(typed.translate(same_keys()), ply)
            if typed.translate(same_keys()) == "q":
                return
            if found is not None:
                ply = found
                self.show(ply)

    def destination(self, typed: str, ply: int) -> int | None:
        """Return the ply that a key leads to; if there is none, explain why."""
        if typed == "" and ply < self.plies:
            return self.stops[bisect_right(self.stops, ply)]
        if typed == "b" and ply > 0:
            return self.stops[bisect_left(self.stops, ply) - 1]
        number = whole_number(typed)
        if number is not None and number <= self.plies:
            return number
        if typed.isdigit():
            self.printer.print_message("replay-range", "yellow", plies=self.plies)
        elif typed in ("", "b"):
            self.printer.print_message("replay-begin" if typed else "replay-end", "yellow")
        elif typed != "q":
            self.printer.print_message("replay-unknown", "yellow", typed=typed)
        return None

    def show(self, ply: int) -> None:
        """Show the last step before a ply, and the table after it."""
        start = self.stops[max(bisect_left(self.stops, ply) - 1, 0)]
        head = self.printer.frame.text("replay-here", ply=ply, plies=self.plies)
        self.printer.print()
        self.printer.console.print(Rule(Text(head, style="bold"), style="yellow"))
        self.printer.print_lines(self.printer.narration(self.match, self.reader, start, ply))
        self.show_table(ply)

    def show_all(self, last: int) -> None:
        """Show everything up to a ply as sentences, each step with the number of its first ply."""
        stops = [stop for stop in self.stops if stop < last] + [last]
        for start, stop in pairwise(stops):
            number = f"{start + 1:>4}  "
            for line in self.printer.narration(self.match, self.reader, start, stop):
                self.printer.print(Text.assemble((number, "dim"), self.printer.sentence(line)))
                number = " " * len(number)
        self.show_table(last)

    def show_table(self, ply: int) -> None:
        # Room for the line of keys below it.
        drawn = self.printer.drawn(view_for(self.match.state_at(ply), self.reader))
        self.printer.picture(drawn, self.printer.fitting(2))
        if ply == self.plies and self.match.over:
            self.printer.scores(self.match)
