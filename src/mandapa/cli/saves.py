"""Where games are saved. A file that exists is never overwritten by another game."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from mandapa.core.errors import LogError


def games_folder() -> Path:
    """`$XDG_DATA_HOME/mandapa/games`, by default under `~/.local/share`."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(given):  # the XDG specification: a relative path is ignored
        return Path(given) / "mandapa" / "games"
    try:
        return Path.home() / ".local" / "share" / "mandapa" / "games"
    except RuntimeError:
        raise LogError("there is no home folder to save in; give a file with --save") from None


def new_file(game: str) -> Path:
    """A file of its own for a new game, named after the game and the day."""
    day = datetime.now().astimezone().date().isoformat()
    for number in count(1):
        path = games_folder() / f"{game}-{day}-{number}.log"
        if not path.exists() and _created(path):
            return path
    raise AssertionError("numbers do not end")


def own_file(path: Path) -> Path:
    """The file that the user named, if it does not exist yet."""
    if not _created(path):
        raise LogError(f"{path} exists already and is not overwritten; give another name")
    return path


def _created(path: Path) -> bool:
    """Make the file, so that no other program can take the name from us."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            path.open("x", encoding="utf-8").close()
            return True
    except OSError as error:
        raise LogError(f"cannot save to {path}: {error.strerror}") from None
    return False
