"""The command `mandapa`.

Exit codes: 0 success, 1 an error that the user can fix (one sentence explains it), 2 wrong usage,
130 interrupted.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Final, NoReturn, TextIO

from rich.console import Console

from mandapa.cli import bench, check, games, play, replay, rules, serve, simulate, verify
from mandapa.cli.language import frame_words, spoken
from mandapa.cli.parser import make_parser
from mandapa.cli.plain import ERRORS
from mandapa.cli.wrapping import keep_together
from mandapa.core.build import COMPILED
from mandapa.core.errors import MandapaError, system_reason, tell

COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "play": play.run,
    "replay": replay.run,
    "verify": verify.run,
    "simulate": simulate.run,
    "games": games.run,
    "rules": rules.run,
    "bench": bench.run,
    "serve": serve.run,
    "backup": serve.run_backup,
    "check": check.run,
}
PLAYING: Final = ("play", "simulate", "bench", "serve")
OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


class Output(Console):
    """Standard output; a closed pipe (`| head`) ends the program quietly."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_choke(stream)
    keep_together()
    typed = sys.argv[1:] if arguments is None else arguments
    lang = spoken(typed)
    frame = frame_words(lang)
    parser = make_parser(lang)
    args = parser.parse_args(typed)
    if args.command is None:
        parser.print_help(sys.stderr)
        return USAGE
    if args.command in PLAYING and not COMPILED:
        complain(frame.text("uncompiled"))
    try:
        console = Output(markup=False, emoji=False, highlight=False)
        code = COMMANDS[args.command](args, console)
        console.file.flush()
        return code
    except MandapaError as error:
        complain(error.told(lang))
        return FAILED
    except BrokenPipeError:
        # Nothing more can be written, not even by the interpreter on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        reason = tell(system_reason(error), lang)
        complain(f"{frame.label(error.filename)} {reason}" if error.filename else reason)
        return FAILED
    except KeyboardInterrupt:
        complain(frame.text("interrupted"))
        return INTERRUPTED


def complain(sentence: str) -> None:
    """Print an error on one line; at a terminal, wrap it between words."""
    sentence = f"mandapa: {sentence}"
    if sys.stderr is not None and sys.stderr.isatty():
        columns = shutil.get_terminal_size().columns
        sentence = textwrap.fill(sentence, columns, break_long_words=False, break_on_hyphens=False)
    print(sentence, file=sys.stderr)


def _never_choke(stream: TextIO | None) -> None:
    """Replace characters that a terminal's encoding lacks instead of failing."""
    if isinstance(stream, TextIOWrapper):  # a closed stream is None
        stream.reconfigure(errors="replace" if stream is sys.stdin else ERRORS)
