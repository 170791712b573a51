"""A site in a process of its own: `python -m tests.server.launch '{"database": ..., ...}'`.

It ends when the process that started it is gone, because its standard input is closed then.
`deals` names a file with what is dealt; `database_limit` is how many seconds the database may
take, by default enough that a busy machine is no outage.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

import msgspec

from mandapa.server import database, database_lock, database_writer, store, table_creation
from mandapa.server.run import serve
from mandapa.server.settings import Settings
from tests.server.seeds import NamedSeeds
from tests.server.site import PATIENCE


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    given = msgspec.json.decode(sys.argv[1], type=dict)
    if "key_file" in given:
        given["key_file"] = Path(given["key_file"])
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # Tests say who sits where, and so who begins; some say what is dealt, too.
    table_creation.new_seed = NamedSeeds(Path(given.pop("deals")))  # type: ignore[attr-defined]
    limit = given.pop("database_limit", PATIENCE)
    store.READING = database_writer.LIMIT = limit  # type: ignore[misc]
    database.WAIT = database_lock.PATIENCE = limit  # type: ignore[misc]
    settings = Settings(**given)
    serve(settings, browser=False, address="", ready=lambda: None)


if __name__ == "__main__":
    main()
