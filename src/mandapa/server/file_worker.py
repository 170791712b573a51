"""The worker that reads uploaded files: one file per line in, its content as one line out.

A file that takes too much time or memory ends this process and nothing else.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from math import ceil
from typing import Any

import msgspec

from mandapa.core.edition import EditionFile
from mandapa.core.errors import LogError, MandapaError
from mandapa.core.log import from_text
from mandapa.games import GAMES
from mandapa.server.commands import notations
from mandapa.server.plan import Plan
from mandapa.server.refusals import refusal_of

try:
    import resource
except ModuleNotFoundError:  # Windows has no such limits; the site says so when it starts
    resource = None  # type: ignore[assignment]

LIMITED = resource is not None  # whether a file may use only so much time and memory
MEGABYTE = 1 << 20
# A site replays a log in one step; the longest recorded game has 995 plies.
MOST_PLIES = 4000


class FileTask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log, or the plan of a table with the host's own edition."""

    log: str = ""
    edition_text: str = ""  # the edition of the log
    plan: Plan | None = None


class ParsedGame(msgspec.Struct, frozen=True):
    """The content of a log: every ply was possible."""

    plan: Plan
    names: list[str]
    seed: str  # in hexadecimal digits; empty if it is not known
    commitment: str
    plies: list[str]
    inherited: int
    parent: str


class FileResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game, a refusal, or neither if an edition is valid."""

    game: ParsedGame | None = None
    refused: str = ""
    status: int = 0
    fields: dict[str, Any] = {}


def read_file(file: FileTask) -> FileResult:
    try:
        if file.plan:
            file.plan.setup()
            return FileResult()
        return FileResult(_read_log(file))
    except MandapaError as error:
        refusal = refusal_of(error)
        return FileResult(None, refusal.code, refusal.status, refusal.fields)


def _read_log(file: FileTask) -> ParsedGame:
    own = EditionFile(file.edition_text, "edition") if file.edition_text else None
    match = from_text(file.log, GAMES, own)
    if len(match.plies) > MOST_PLIES:
        raise LogError("log-too-long", plies=len(match.plies), most=MOST_PLIES)
    setup = match.setup
    plan = Plan(
        setup.game.name,
        setup.players,
        setup.options,
        setup.edition.name,
        file.edition_text if own and setup.edition is own else "",
        uploaded=True,
        rules=setup.rules,
    )
    seed = match.seed.hex() if match.seed else ""
    plies = notations(match, 0)
    return ParsedGame(
        plan, match.names, seed, match.commitment, plies, match.inherited, match.parent
    )


def allow(seconds: int) -> None:
    """Let the system end this process if it computes for longer than this from now on."""
    if not LIMITED:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = ceil(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def main() -> None:
    seconds, megabytes = int(sys.argv[1]), int(sys.argv[2])
    if LIMITED:
        os.nice(10)  # people's moves have priority
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    decode = msgspec.json.Decoder(FileTask).decode
    write = sys.stdout.buffer.write
    write(b"ready\n")
    sys.stdout.buffer.flush()
    with suppress(MemoryError):  # the site notices that this process is gone
        for line in sys.stdin.buffer:
            allow(seconds)
            write(msgspec.json.encode(read_file(decode(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
