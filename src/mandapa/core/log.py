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
from mandapa.core.errors import LogError, MandapaError, SetupError, system_reason
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
        raise LogError("cannot-save", path=str(path), reason=system_reason(error)) from None


def load(path: Path, games: Mapping[str, Game], edition: str | None = None) -> Match:
    """Read a saved match. `edition` is the file of its edition, unless that is a released one."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES:
            raise LogError("log-too-large", path=str(path))
        text = raw.decode("utf-8")
    except OSError as error:
        raise LogError("cannot-read", path=str(path), reason=system_reason(error)) from None
    except UnicodeDecodeError:
        raise LogError("log-not-text", path=str(path)) from None
    try:
        return from_text(text, games, edition)
    except MandapaError as error:
        raise LogError("in-file", path=str(path), error=error) from None


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
            raise _at(number, "no-action-line", text=line[:40])
        check = _next_check(check, action)
        if check != written:
            raise _at(number, "log-damaged")
        if actor != actor_name(match.actor):
            raise _at(number, "not-theirs-to-act", actor=actor)
        try:
            match.append(notation)
        except MandapaError as error:
            raise LogError("in-line", line=str(number), error=error) from None
    if len(match.plies) < match.inherited:
        raise LogError("log-breaks-off", ply=str(match.inherited))
    return match


def _at(line: int, fault: str, /, **fields: str) -> LogError:
    return LogError("in-line", line=str(line), error=LogError(fault, **fields))


def _header_check(header: list[str]) -> str:
    return hashlib.sha256("\n".join(header).encode()).hexdigest()[:8]


def _next_check(check: str, action: str) -> str:
    return hashlib.sha256(f"{check} {action}".encode()).hexdigest()[:8]


def _read_header(lines: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return the header lines, up to the blank one, and their values."""
    words = lines[0][:MAX_LINE].split() if lines else []
    if words[:2] != ["mandapa", "log"]:
        raise _at(1, "no-saved-game")
    if words[2:] != [str(FORMAT)]:
        raise _at(1, "newer-format", found=" ".join(words[2:]), known=str(FORMAT))
    if "" not in lines:
        raise _at(len(lines), "header-breaks-off")
    header = lines[: lines.index("") + 1]
    values: dict[str, str] = {}
    for number, line in enumerate(header[1:-1], start=2):
        key, _, rest = line.partition(" ")
        known = key in (*_SINGLE, *_MANY)
        if key in _MANY:
            name, _, rest = rest.partition(" ")
            key = f"{key} {name}"
        if not known or not rest or key in values or len(line) > MAX_LINE:
            raise _at(number, "no-header-line", text=line[:40])
        values[key] = rest
    return header, values


def _one(values: dict[str, str], key: str) -> str:
    if key not in values:
        raise LogError("header-lacks", key=key)
    return values[key]


def _whole(values: dict[str, str], key: str) -> int:
    found = _one(values, key)
    number = whole_number(found)
    if number is None:
        raise LogError("header-needs-number", text=f"{key} {found[:40]}")
    return number


def _hex(values: dict[str, str], key: str, length: int) -> str:
    found = _one(values, key)
    if not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", found):
        raise LogError("header-needs-digits", key=key, count=2 * length)
    return found


def _names(values: dict[str, str], players: int) -> list[str]:
    seats = [f"seat {seat}" for seat in range(1, players + 1)]
    for number, key in enumerate(values, start=2):
        if key.startswith("seat ") and key not in seats:
            raise LogError(
                "in-line",
                line=str(number),
                error=LogError("no-such-seat-line", players=players, key=key[:40]),
            )
    return [_one(values, seat) for seat in seats]


def _fork(value: str) -> tuple[int, str]:
    """Return how many plies a fork inherited, and the commitment of its parent match."""
    found = re.fullmatch(r"([0-9]{1,6}) ([0-9a-f]{64})", value)
    if found is None:
        raise LogError("header-needs-fork", text=f"fork {value[:40]}")
    return int(found[1]), found[2]


def _setup(
    values: dict[str, str], games: Mapping[str, Game], edition: str | EditionFile | None
) -> Setup:
    name = _one(values, "game")
    if name not in games:
        raise LogError("log-of-unknown-game", name=name)
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
        raise LogError(error.key, **error.fields) from None


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
        raise LogError("log-of-other-edition", wanted=wanted, source=source)
    raise LogError("log-of-unknown-edition", wanted=wanted)
