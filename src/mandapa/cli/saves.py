"""Where games are saved. A game never overwrites the file of another, and only one program at a
time continues a saved game."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final

from mandapa.core.errors import LogError, system_reason
from mandapa.core.log import save
from mandapa.core.match import Match

LOCKS: Final = find_spec("fcntl") is not None  # not on Windows, where nothing guards a file
if LOCKS:
    import fcntl


def games_folder() -> Path:
    """Return `$XDG_DATA_HOME/mandapa/games`, by default under `~/.local/share`."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(given):  # the XDG specification: a relative path is ignored
        return Path(given) / "mandapa" / "games"
    try:
        return Path.home() / ".local" / "share" / "mandapa" / "games"
    except RuntimeError:
        raise LogError("no-home") from None


def new_file(game: str) -> Path:
    """Create a file for a new game, named after the game and the date."""
    day = datetime.now().astimezone().date().isoformat()
    for number in count(1):
        path = games_folder() / f"{game}-{day}-{number}.log"
        if not path.exists() and _created(path):
            return path
    raise AssertionError("numbers do not end")


def own_file(path: Path) -> Path:
    """Create the file that the user named; it must not exist yet."""
    if not _created(path):
        raise LogError("exists-already", path=str(path))
    return path


def _created(path: Path) -> bool:
    """Create the file at once, so that no other program can take its name."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            path.open("x", encoding="utf-8").close()
            return True
    except OSError as error:
        raise LogError("cannot-save", path=str(path), reason=system_reason(error)) from None
    return False


class SaveFile:
    """A save file that only this program writes while it runs.

    Saving replaces the file, so every save locks the new one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _locked(path)

    def save(self, match: Match) -> None:
        save(match, self.path)
        old, self._lock = self._lock, _locked(self.path)
        if old is not None:
            os.close(old)


def _locked(path: Path) -> int | None:
    """Open and lock the file; the system releases the lock however the program ends."""
    while LOCKS:
        try:
            file = os.open(path, os.O_RDONLY)
        except OSError as error:
            raise LogError("cannot-read", path=str(path), reason=system_reason(error)) from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise LogError("being-played", path=str(path)) from None
        if _is_still(path, file):
            return file
        os.close(file)  # it was replaced between opening and locking
    return None


def _is_still(path: Path, file: int) -> bool:
    with suppress(OSError):
        return os.path.samestat(os.stat(path), os.fstat(file))
    return False
