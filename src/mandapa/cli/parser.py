"""The commands and their arguments; their help is in `help_words`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mandapa import __version__
from mandapa.bots.bot import NAMES
from mandapa.bots.levels import LEVELS, STAND_IN
from mandapa.cli.keyboard import WORDS
from mandapa.cli.own_words import speak
from mandapa.core.build import COMPILED
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from mandapa.games import DEFAULT_GAME

HELP_WORDS: Final = Path(__file__).parent / "help_words"


def make_parser(lang: str = FALLBACK) -> argparse.ArgumentParser:
    words = Lexicon(HELP_WORDS, lang)
    speak(words)
    parser = argparse.ArgumentParser(
        prog="mandapa",
        description=words.text("mandapa"),
        epilog=_epilog(
            words,
            "mandapa play",
            "mandapa play --seats human,strong",
            "mandapa simulate flowers --bots greedy,random --games 100",
        )
        + f"\n{words.text('mandapa-more')}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    build = words.text("version-compiled" if COMPILED else "version-uncompiled")
    version = f"mandapa {__version__}, {build}"
    parser.add_argument("--version", action="version", version=version, help=words.text("version"))
    Command(parser, words).lang(None)
    add = parser.add_subparsers(dest="command", metavar=words.text("metavar-command")).add_parser
    for name, (examples, declare) in COMMANDS.items():
        found = add(
            name,
            help=words.text(name),
            description=_sentence(words.text(name)),
            epilog=_epilog(words, *examples) + _more(words, f"{name}-more"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        declare(Command(found, words))
    return parser


def _sentence(summary: str) -> str:
    return f"{summary[0].upper()}{summary[1:]}."


def _epilog(words: Lexicon, *examples: str) -> str:
    return "\n".join([words.text("examples"), *(f"  {example}" for example in examples)])


def _more(words: Lexicon, key: str) -> str:
    return f"\n\n{words.text(key)}" if words.has(key) else ""


class Command:
    """A command whose arguments are declared."""

    def __init__(self, parser: argparse.ArgumentParser, words: Lexicon) -> None:
        self.parser = parser
        self.words = words

    def argument(
        self, name: str, metavar: str = "", help_: str = "", values: Any = None, /, **given: Any
    ) -> None:
        """Add an argument, with the keys of its name in the usage and of its help."""
        if metavar:
            given["metavar"] = self.words.text(f"metavar-{metavar}")
        if help_:
            # A percent sign would be taken for a place to fill in.
            given["help"] = self.words.text(help_, **values or {}).replace("%", "%%")
        self.parser.add_argument(name, **given)

    # --- arguments that several commands share -------------------------

    def option(self) -> None:
        self.argument(
            "--option", "pair", "arg-option", type=self._pair, action="append", default=[]
        )

    def _pair(self, text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise argparse.ArgumentTypeError(self.words.text("no-pair", text=text))
        return name, value

    def edition(self) -> None:
        self.argument("--edition", "name", "arg-edition")

    def lang(self, default: Any = argparse.SUPPRESS) -> None:
        """Before or after the name of the command, with the same meaning."""
        known = self.words.listed(languages(WORDS), "or")
        self.argument("--lang", "lang", "arg-lang", {"known": known}, default=default)

    def json(self) -> None:
        self.argument("--json", "", "arg-json", action="store_true")

    def file(self) -> None:
        self.argument("file", "file", "arg-file", type=Path)

    def database(self) -> None:
        self.argument("--database", "url", "arg-database")

    def key_file(self) -> None:
        self.argument("--key-file", "file", "arg-key-file", type=Path)


def _play(command: Command) -> None:
    command.argument("game", "game", "play-game", {"game": DEFAULT_GAME}, nargs="?")
    command.argument("--players", "n", "play-players", {"bot": STAND_IN}, type=int)
    bots = {"levels": ", ".join(LEVELS), "bots": ", ".join(NAMES)}
    command.argument("--seats", "list", "play-seats", bots)
    command.option()
    command.edition()
    command.argument("--seed", "text", "play-seed")
    command.lang()
    command.argument("--save", "file", "play-save", type=Path)
    command.argument("--resume", "file", "play-resume", type=Path)
    command.argument("--confirm", "", "play-confirm", action="store_true")
    command.argument("--ask", "", "play-ask", action="store_true")


def _replay(command: Command) -> None:
    command.file()
    command.argument("--seat", "n", "replay-seat", type=int)
    command.argument("--ply", "k", "replay-ply", type=int)
    command.argument("--all", "", "replay-all", action="store_true")
    command.edition()
    command.lang()


def _verify(command: Command) -> None:
    command.file()
    command.edition()
    command.lang()


def _simulate(command: Command) -> None:
    command.argument("game", "game")
    command.argument("--players", "n", "simulate-players", type=int)
    command.argument("--games", "m", "default", {"value": "100"}, type=int, default=100)
    command.argument("--seed", "text", "default", {"value": "1"}, default="1")
    bots = {"levels": ", ".join(LEVELS), "bots": ", ".join(NAMES), "value": "greedy"}
    command.argument("--bots", "list", "simulate-bots", bots, default="greedy")
    command.option()
    command.edition()
    command.argument("--jobs", "n", "simulate-jobs", type=int)
    command.json()
    command.lang()


def _games(command: Command) -> None:
    command.argument("game", "game", "games-game", nargs="?")
    command.json()
    command.lang()


def _rules(command: Command) -> None:
    command.argument("game", "game")
    command.argument("clause", "clause", "rules-clause", nargs="?")
    command.argument("--aid", "", "rules-aid", action="store_true")
    command.edition()
    command.lang()


def _bench(command: Command) -> None:
    command.argument("game", "game", nargs="?", default=DEFAULT_GAME)
    command.argument("--players", "n", "default", {"value": "2"}, type=int, default=2)
    command.argument("--seconds", "s", "default", {"value": "4"}, type=float, default=4.0)
    command.option()
    command.edition()
    command.json()
    command.lang()


def _serve(command: Command) -> None:
    command.argument("--host", "host", "serve-host", default="127.0.0.1")
    command.argument("--allowed-host", "name", "serve-allowed-host", action="append", default=[])
    command.argument("--port", "n", "default", {"value": "8000"}, type=int, default=8000)
    command.database()
    command.key_file()
    command.argument("--https", "", "serve-https", action="store_true")
    command.argument("--no-browser", "", "serve-no-browser", action="store_true")
    command.argument("--bot-workers", "n", "serve-bot-workers", type=int)
    command.argument("--no-limits", "", "serve-no-limits", action="store_true")
    command.lang()


def _backup(command: Command) -> None:
    command.argument("target", "file", "backup-target", type=Path)
    command.database()
    command.key_file()
    command.lang()


def _check(command: Command) -> None:
    command.database()
    command.lang()


# Each command with examples of its use, and its arguments.
COMMANDS: Final[dict[str, tuple[tuple[str, ...], Callable[[Command], None]]]] = {
    "play": (
        (
            "mandapa play",
            "mandapa play --seats Anna=human,Boris=human,fair --lang ru",
            "mandapa play --players 4 --option memory=on --seed 7 --save my.log",
            "mandapa play --resume my.log",
        ),
        _play,
    ),
    "replay": (
        (
            "mandapa replay my.log",
            "mandapa replay my.log --seat 1",
            "mandapa replay my.log --ply 40",
            "mandapa replay my.log --all",
        ),
        _replay,
    ),
    "verify": (("mandapa verify my.log",), _verify),
    "simulate": (
        (
            "mandapa simulate flowers --games 1000 --bots greedy,random",
            "mandapa simulate flowers --players 4 --bots search:200 --games 40 --jobs 2 --json",
        ),
        _simulate,
    ),
    "games": (("mandapa games", "mandapa games rajas", "mandapa games --json"), _games),
    "rules": (
        (
            "mandapa rules flowers",
            "mandapa rules flowers 3.2",
            "mandapa rules flowers --aid",
            "mandapa rules rajas 8 --lang fr",
            "mandapa rules rajas --edition mine.toml",
        ),
        _rules,
    ),
    "bench": (
        ("mandapa bench", "mandapa bench flowers --players 4 --seconds 10 --json"),
        _bench,
    ),
    "serve": (
        (
            "mandapa serve",
            "mandapa serve --host 0.0.0.0 --port 80",
            "mandapa serve --database site.db --no-browser",
            "mandapa serve --database postgresql://user@/mandapa --key-file mandapa.key",
        ),
        _serve,
    ),
    "backup": (("mandapa backup site-backup.db",), _backup),
    "check": (
        (
            "mandapa check",
            "mandapa check --database site-backup.db",
            "mandapa check --database postgresql://user@/mandapa",
        ),
        _check,
    ),
}
