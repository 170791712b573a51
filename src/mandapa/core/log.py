"""The save file of a match: a readable header, then one action a line.

Every action line ends with a checksum over all lines before it, so a damaged or edited file is
rejected at the exact line.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping
from pathlib import Path

from mandapa.core.draws import SEED_BYTES
from mandapa.core.edition import EditionFile
from mandapa.core.errors import LogError, MandapaError, SetupError
from mandapa.core.game import Game, Setup
from mandapa.core.match import Match, actor_name
from mandapa.core.whole_number import whole_number

FORMAT = 1
MAX_BYTES = 4_000_000
# More than any valid line needs; the longest one names an edition.
MAX_LINE = 400
_SINGLE = ("game", "rules", "edition", "players", "commitment", "seed", "fork")
_MANY = ("option", "seat")


def to_text(match: Match) -> str:
    """Return the whole match, including its seed: show it to others only after the end."""
    setup = match.setup
    header = [
        f"mandapa log {FORMAT}",
        f"game {setup.game.name}",
        f"rules {setup.rules}",
        f"edition {setup.edition.name} {setup.edition.digest}",
        f"players {setup.players}",
        *(f"option {name} {value}" for name, value in setup.options.items()),
        *(f"seat {seat} {name}" for seat, name in enumerate(match.names, start=1)),
        f"commitment {match.commitment}",
        *([f"seed {match.seed.hex()}"] if match.seed else []),
        *([f"fork {match.inherited} {match.parent}"] if match.parent else []),
        "",
    ]
    check = _header_check(header)
    lines = []
    for ply in match.plies:
        action = f"{actor_name(ply.actor)} {setup.game.actions[ply.action].notation}"
        check = _next_check(check, action)
        lines.append(f"{action:<24} # {check}")
    return "\n".join([*header, *lines]) + "\n"


def save(match: Match, path: Path) -> None:
    """Write the match atomically: there is always a complete file, the old or the new one."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            file.write(to_text(match))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise LogError(f"cannot save to {path}: {error.strerror}") from None


def load(path: Path, games: Mapping[str, Game], edition: str | None = None) -> Match:
    """Read a saved match. `edition` is the file of its edition, unless that is a released one."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES:
            raise LogError(f"{path} is too large to be a saved game")
        text = raw.decode("utf-8")
    except OSError as error:
        raise LogError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise LogError(f"{path} is not a saved game: it is not text") from None
    try:
        return from_text(text, games, edition)
    except MandapaError as error:
        raise LogError(f"{path}: {error}") from None


def from_text(
    text: str, games: Mapping[str, Game], edition: str | EditionFile | None = None
) -> Match:
    """Parse a save file; a `LogError` names the line that is wrong."""
    lines = text.splitlines()
    header, values = _read_header(lines)
    setup = _setup(values, games, edition)
    names = _names(values, setup.players)
    seed = bytes.fromhex(_hex(values, "seed", SEED_BYTES)) if "seed" in values else None
    match = Match.empty(setup, names, seed, _hex(values, "commitment", 32))
    if "fork" in values:
        match.inherited, match.parent = _fork(values["fork"])
    check = _header_check(header)
    for number, line in enumerate(lines[len(header) :], start=len(header) + 1):
        action, mark, written = line.rpartition(" # ")
        action = action.rstrip(" ")
        actor, _, notation = action.partition(" ")
        if len(line) > MAX_LINE or not mark or not notation:
            raise LogError(f"line {number}: '{line[:40]}' is not an action line")
        check = _next_check(check, action)
        if check != written:
            raise LogError(f"line {number}: the file was damaged or edited here or above")
        if actor != actor_name(match.actor):
            raise LogError(f"line {number}: it was not for '{actor}' to act")
        try:
            match.append(notation)
        except MandapaError as error:
            raise LogError(f"line {number}: {error}") from None
    if len(match.plies) < match.inherited:
        raise LogError(f"the log breaks off before ply {match.inherited}, where the fork begins")
    return match


def _header_check(header: list[str]) -> str:
    return hashlib.sha256("\n".join(header).encode()).hexdigest()[:8]


def _next_check(check: str, action: str) -> str:
    return hashlib.sha256(f"{check} {action}".encode()).hexdigest()[:8]


def _read_header(lines: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return the header lines, up to the blank one, and their values."""
    words = lines[0][:MAX_LINE].split() if lines else []
    if words[:2] != ["mandapa", "log"]:
        raise LogError("line 1: this is not a saved game of Mandapa")
    if words[2:] != [str(FORMAT)]:
        raise LogError(
            f"line 1: this file has format {' '.join(words[2:])}, this program reads {FORMAT}:"
            " a newer program may have written it"
        )
    if "" not in lines:
        raise LogError(f"line {len(lines)}: the file breaks off in its header")
    header = lines[: lines.index("") + 1]
    values: dict[str, str] = {}
    for number, line in enumerate(header[1:-1], start=2):
        key, _, rest = line.partition(" ")
        known = key in (*_SINGLE, *_MANY)
        if key in _MANY:
            name, _, rest = rest.partition(" ")
            key = f"{key} {name}"
        if not known or not rest or key in values or len(line) > MAX_LINE:
            raise LogError(f"line {number}: '{line[:40]}' is no header line")
        values[key] = rest
    return header, values


def _one(values: dict[str, str], key: str) -> str:
    if key not in values:
        raise LogError(f"the header lacks a line '{key} ...'")
    return values[key]


def _whole(values: dict[str, str], key: str) -> int:
    found = _one(values, key)
    number = whole_number(found)
    if number is None:
        raise LogError(f"the header line '{key} {found[:40]}' needs a whole number")
    return number


def _hex(values: dict[str, str], key: str, length: int) -> str:
    found = _one(values, key)
    if not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", found):
        raise LogError(f"the header line '{key} ...' needs {2 * length} hexadecimal digits")
    return found


def _names(values: dict[str, str], players: int) -> list[str]:
    seats = [f"seat {seat}" for seat in range(1, players + 1)]
    for number, key in enumerate(values, start=2):
        if key.startswith("seat ") and key not in seats:
            raise LogError(f"line {number}: {players} players have no '{key[:40]}'")
    return [_one(values, seat) for seat in seats]


def _fork(value: str) -> tuple[int, str]:
    """Return how many plies a fork inherited, and the commitment of its parent match."""
    found = re.fullmatch(r"([0-9]{1,6}) ([0-9a-f]{64})", value)
    if found is None:
        raise LogError(f"the header line 'fork {value[:40]}' needs a ply and a commitment")
    return int(found[1]), found[2]


def _setup(
    values: dict[str, str], games: Mapping[str, Game], edition: str | EditionFile | None
) -> Setup:
    name = _one(values, "game")
    if name not in games:
        raise LogError(f"it is a game of '{name}', which is not known here")
    game = games[name]
    options = {
        key.removeprefix("option "): value
        for key, value in values.items()
        if key.startswith("option ")
    }
    file = _edition(_one(values, "edition"), game, edition)
    try:
        players, rules = _whole(values, "players"), _whole(values, "rules")
        return game.setup(players, options, file, rules)
    except SetupError as error:
        raise LogError(str(error)) from None


def _edition(wanted: str, game: Game, given: str | EditionFile | None) -> EditionFile:
    name, _, digest = wanted.rpartition(" ")
    if isinstance(given, EditionFile):
        known = [*game.editions().values(), given]
    else:
        known = [game.edition(given)] if given else list(game.editions().values())
    for file in known:
        if file.name == name and file.digest == digest:
            return file
    if given:
        source = given.source if isinstance(given, EditionFile) else given
        raise LogError(f"it was played with edition '{wanted}', which {source} is not")
    raise LogError(
        f"it was played with edition '{wanted}', which is not known here;"
        " give its file with --edition"
    )
