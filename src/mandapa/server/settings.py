"""What the person who runs a site may choose."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mandapa.core.errors import SetupError

KIB = 1024


def _half_the_cores() -> int:
    return max(1, (os.cpu_count() or 2) // 2)


@dataclass(frozen=True)
class Settings:
    """The defaults suit one machine and some hundred tables."""

    database: str  # an SQLAlchemy URL; `sqlite_url` makes one of a path
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: Sequence[str] = ()  # names of this site, beside localhost and this machine's own
    https: bool = False  # reached through HTTPS: cookies are Secure, browsers are told to stay
    key_file: Path | None = None  # of the cookies; by default beside the SQLite file
    requests_per_second: int = 50  # from one address; 0 for no limit
    messages_per_second: float = 20.0  # on one WebSocket
    frames_per_second: float = 100.0  # on one WebSocket, pings and fragments included
    max_connections: int = 4000  # open ones; 0 for no limit
    connections_per_address: int = 300  # but for a proxy on this machine; 0 for no limit
    max_head: int = 16 * KIB  # of a request: its first line and headers
    max_address: int = 4 * KIB
    head_seconds: float = 10.0  # to send a head
    body_seconds: float = 60.0  # to send a body
    fetching_seconds: float = 60.0  # to read what is waiting
    max_message: int = 16 * KIB
    max_body: int = 64 * KIB
    max_tables: int = 40  # unfinished ones of one person; 0 for no limit
    max_public_tables: int = 6  # of these in the public list; 0 for no limit
    max_bot_tables: int = 4  # games of bots only that one person may have running; 0 for no limit
    absence: float = 900.0  # seconds until a bot may play for someone who left; see `Plan.patience`
    # Processes in which bots think, and one more for quick answers that a person waits for.
    bot_workers: int = field(default_factory=_half_the_cores)
    bot_cap: float = 15.0  # seconds a bot may think
    bot_worker_command: Sequence[str] = (sys.executable, "-m", "mandapa.server.bot_worker")
    files_per_hour: int = 20  # logs and editions that one person may send; 0 for no limit
    file_seconds: int = 2  # of processor time for one of them
    file_megabytes: int = 256  # the most memory of the process that reads them
    file_worker_command: Sequence[str] = (sys.executable, "-m", "mandapa.server.file_worker")
    idle_seconds: float = 600.0  # until a table that nobody looks at leaves the memory
    idle_tables: int = 300  # of these at most

    @property
    def sqlite_file(self) -> Path | None:
        """The database file, unless it is a PostgreSQL."""
        kind, _, path = self.database.partition(":///")
        return Path(path) if kind.startswith("sqlite") else None

    @property
    def cookie_key_file(self) -> Path:
        if self.key_file:
            return self.key_file
        if self.sqlite_file:
            return self.sqlite_file.with_suffix(".key")
        raise SetupError("no-key-file")


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path.absolute()}"
