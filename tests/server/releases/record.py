"""Keep a site's database as this release writes it: `python -m tests.server.releases.record`.

Run once for a release. Later programs must open it and go on (`tests/server/test_upgrading.py`);
what is there is never changed.
"""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from mandapa import __version__
from mandapa.games import GAMES
from mandapa.server.hall import Hall
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.table_creation import NewTable, open_table
from tests.server.halls import ANN, begun, in_hall, play

HERE = Path(__file__).parent


async def _fill(hall: Hall) -> dict[str, Any]:
    """A finished table, one in play for every game, and one that has not begun."""
    rng = random.Random(1)
    tables = [await begun(hall)]
    await play(hall, tables[0], rng)
    for game in GAMES:
        tables.append(await begun(hall, game=game))
        await play(hall, tables[-1], rng, decisions=12)
    tables.append(await open_table(hall, ANN, NewTable("ganesha", seats=["me", "open"])))
    return {table.id: told(table) for table in tables}


def told(table: Any) -> dict[str, Any]:
    """What a later program must find again."""
    match = table.match
    actions = match.setup.game.actions if match else []
    return {
        "game": table.plan.game,
        "status": table.status,
        "plies": [f"{ply.actor} {actions[ply.action].notation}" for ply in match.plies]
        if match
        else [],
        "legal": match.legal() if table.status == "playing" else [],
        "places": table.places() if table.status == "finished" else [],
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "site.db"
        settings = Settings(sqlite_url(file), key_file=Path(folder) / "key", bot_workers=1)
        expected = in_hall(settings, _fill)
        with closing(sqlite3.connect(file)) as database:
            dump = "\n".join(database.iterdump()) + "\n"
    (HERE / f"{__version__}.sql").write_text(dump, encoding="utf-8")
    (HERE / f"{__version__}.json").write_text(json.dumps(expected, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
