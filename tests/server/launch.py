"""A site in a process of its own: `python -m tests.server.launch '{"database": ..., ...}'`.

It ends when the process that started it is gone, because its standard input is closed then.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

import msgspec

from mandapa.server import table_creation
from mandapa.server.run import serve
from mandapa.server.settings import Settings
from tests.server.seeds import NamedSeeds


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
    settings = Settings(**given)
    serve(settings, browser=False, address="", ready=lambda: None)


if __name__ == "__main__":
    main()
