"""The commands, their arguments and their help."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from mandapa import __version__
from mandapa.bots.bot import NAMES
from mandapa.bots.levels import LEVELS, STAND_IN
from mandapa.cli.keyboard import WORDS
from mandapa.core.build import COMPILED
from mandapa.core.words import languages
from mandapa.games import DEFAULT_GAME

AddCommand = Callable[..., argparse.ArgumentParser]


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mandapa",
        description="A table for board games: play, watch, replay, verify, simulate.",
        epilog="examples:\n  mandapa play\n  mandapa play --seats human,strong\n"
        "  mandapa simulate flowers --bots greedy,random --games 100\n"
        "mandapa COMMAND --help says more about each command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    build = "compiled" if COMPILED else "uncompiled"
    parser.add_argument(
        "--version", action="version", version=f"mandapa {__version__}, {build} engine"
    )
    add = parser.add_subparsers(dest="command", metavar="COMMAND").add_parser
    _play(add)
    _replay(add)
    _verify(add)
    _simulate(add)
    _games(add)
    _rules(add)
    _bench(add)
    _serve(add)
    _backup(add)
    _check(add)
    return parser


def _play(add: AddCommand) -> None:
    parser = _command(
        add,
        "play",
        "play at this terminal, people and bots in any mix",
        "mandapa play",
        "mandapa play --seats Anna=human,Boris=human,fair --lang ru",
        "mandapa play --players 4 --option memory=on --seed 7 --save my.log",
        "mandapa play --resume my.log",
        more="Without a terminal (mandapa play </dev/null) bots play for the people; with --ask"
        " their\nanswers are read from standard input, one a line.",
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=f"the game (default: {DEFAULT_GAME})"
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"how many (default: 2, you and {STAND_IN} bots)"
    )
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who plays, in turn order: human, {', '.join(LEVELS)}, or a bot by what it does"
        f" ({', '.join(NAMES)}:ITERATIONS), each with a name if you like (Anna=human)",
    )
    _option(parser)
    _edition(parser)
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same deal")
    _lang(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (a new file)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--confirm", action="store_true", help="ask again before what cannot be taken back"
    )
    parser.add_argument(
        "--ask",
        action="store_true",
        help="read people's answers from standard input even if it is no terminal",
    )


def _replay(add: AddCommand) -> None:
    parser = _command(
        add,
        "replay",
        "step through a saved game",
        "mandapa replay my.log",
        "mandapa replay my.log --seat 1",
        "mandapa replay my.log --ply 40",
        "mandapa replay my.log --all",
    )
    _file(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="see it as seat N (from 1)")
    parser.add_argument("--ply", type=int, metavar="K", help="begin after ply K")
    parser.add_argument("--all", action="store_true", help="print everything without asking")
    _edition(parser)
    _lang(parser)


def _verify(add: AddCommand) -> None:
    parser = _command(
        add,
        "verify",
        "check that every draw of a saved game follows from its seed",
        "mandapa verify my.log",
    )
    _file(parser)
    _edition(parser)


def _simulate(add: AddCommand) -> None:
    parser = _command(
        add,
        "simulate",
        "let bots play many games",
        "mandapa simulate flowers --games 1000 --bots greedy,random",
        "mandapa simulate flowers --players 4 --bots search:200 --games 40 --jobs 2 --json",
        more="The same seed gives the same result for any number of jobs. Each deal is"
        " played\nwith every seating in turn.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many (default: as many as bots, or 2)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="M", help="default: 100")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="default: 1")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="LIST",
        help=f"one for each seat, or one for all: {', '.join(LEVELS)}, or by what it"
        f" does: {', '.join(NAMES)}, search:ITERATIONS (default: greedy)",
    )
    _option(parser)
    _edition(parser)
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    _json(parser)


def _games(add: AddCommand) -> None:
    parser = _command(
        add,
        "games",
        "list the games, their options and editions",
        "mandapa games",
        "mandapa games rajas",
        "mandapa games --json",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this one")
    _json(parser)


def _rules(add: AddCommand) -> None:
    parser = _command(
        add,
        "rules",
        "read the rules of a game",
        "mandapa rules flowers",
        "mandapa rules flowers 3.2",
        "mandapa rules rajas 8 --lang fr",
        "mandapa rules rajas --edition mine.toml",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="one rule (3.2) or section (3)")
    _edition(parser)
    _lang(parser)


def _bench(add: AddCommand) -> None:
    parser = _command(
        add,
        "bench",
        "measure how fast this installation is",
        "mandapa bench",
        "mandapa bench flowers --players 4 --seconds 10 --json",
    )
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, metavar="GAME")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="default: 2")
    parser.add_argument("--seconds", type=float, default=4.0, metavar="S", help="default: 4")
    _option(parser)
    _edition(parser)
    _json(parser)


# --- arguments that several commands share -----------------------------


def _command(
    add: AddCommand, name: str, summary: str, *examples: str, more: str = ""
) -> argparse.ArgumentParser:
    epilog = "examples:\n" + "\n".join(f"  {example}" for example in examples)
    return add(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"{epilog}\n\n{more}" if more else epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as memory=on",
    )


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"'{text}' is not NAME=VALUE")
    return name, value


def _edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="NAME", help="a released edition, or a file")


def _lang(parser: argparse.ArgumentParser) -> None:
    known = " or ".join(languages(WORDS))
    parser.add_argument("--lang", metavar="LANG", help=f"{known} (default: your system's)")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")


def _serve(add: AddCommand) -> None:
    parser = _command(
        add,
        "serve",
        "run the site: tables in the browser, bots, the HTTP API",
        "mandapa serve",
        "mandapa serve --host 0.0.0.0 --port 80",
        "mandapa serve --database site.db --no-browser",
        "mandapa serve --database postgresql://user@/mandapa --key-file mandapa.key",
        more="Started at a terminal, it opens your browser. SIGTERM or Ctrl+C stops it; every"
        " acknowledged move is on disk, and all games go on at the next start.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: here only)")
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which browsers reach it; localhost, this machine's name and addresses"
        " in numbers always are",
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="(default: 8000)")
    _database(parser)
    _key_file(parser)
    parser.add_argument("--https", action="store_true", help="it is reached through HTTPS")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--bot-workers", type=int, metavar="N", help="processes for bots")
    parser.add_argument("--no-limits", action="store_true", help="for load tests: no rate limits")


def _backup(add: AddCommand) -> None:
    parser = _command(
        add,
        "backup",
        "copy the database of a site, also while it runs",
        "mandapa backup site-backup.db",
    )
    parser.add_argument("target", type=Path, metavar="FILE", help="the copy (a new file)")
    _database(parser)
    _key_file(parser)


def _check(add: AddCommand) -> None:
    parser = _command(
        add,
        "check",
        "look through the database of a site, also while it runs: pages, checks, every table",
        "mandapa check",
        "mandapa check --database site-backup.db",
        "mandapa check --database postgresql://user@/mandapa",
        more="Nothing is changed. The exit code is 0 if all is well, 1 if anything is damaged.",
    )
    _database(parser)
    _lang(parser)


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="an SQLite file or postgresql:// (default: in your home)"
    )


def _key_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--key-file", type=Path, metavar="FILE", help="the cookie key (default: beside the file)"
    )
