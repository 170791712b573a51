"""A bot whose process dies is asked again; then the quick bot decides, and never chance."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from mandapa.bots.levels import STAND_IN
from mandapa.server.bot_worker import BotTask, decide
from mandapa.server.database_errors import Backoff
from mandapa.server.events import Act, AnyEvent
from mandapa.server.fair_queue import Claim
from mandapa.server.hall import Hall
from mandapa.server.health import health
from mandapa.server.plan import bot_seed
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, open_table
from mandapa.server.worker_process import WorkerProcess
from tests.server.halls import ANN, in_hall
from tests.server.site import PATIENCE

WHOLE_GAME = 10_000  # decisions
BAD_BOT = (sys.executable, "-m", "tests.server.bad_bot")


def settings(folder: Path, *command: str) -> Settings:
    return replace(
        Settings(sqlite_url(folder / "site.db"), bot_workers=1),
        bot_worker_command=command,
        bot_cap=PATIENCE,
    )


async def decided(hall: Hall, decisions: int) -> list[tuple[str, str]]:
    """What bots have decided at a table of theirs, each with what the quick bot would."""
    wanted = NewTable("flowers", seats=["search:200", "search:200"], start=True)
    table = await open_table(hall, ANN, wanted)
    found: list[tuple[str, str]] = []
    record = hall.append_event

    async def noted(table: Table, event: AnyEvent) -> None:
        if isinstance(event, Act):
            assert table.match is not None
            assert table.deal.seed is not None
            state = table.match.state_at(event.start)
            view = state.view(event.seat)
            asked = BotTask(table.plan, STAND_IN, bot_seed(table.deal.seed), view, event.start)
            found.append((event.plies[0], decide(asked).action))
        await record(table, event)

    monkeypatched = pytest.MonkeyPatch()
    monkeypatched.setattr(hall, "append_event", noted)
    async with asyncio.timeout(PATIENCE):
        while len(found) < decisions and table.status == "playing":
            await asyncio.sleep(0.01)
    monkeypatched.undo()
    return found


@pytest.mark.parametrize("manner", ["die", "cheat", "babble"])
def test_the_quick_bot_decides_for_one_that_fails(tmp_path: Path, manner: str) -> None:
    async def body(hall: Hall) -> tuple[list[tuple[str, str]], int, list[str]]:
        found = await decided(hall, 8)
        return found, hall.bot_pool.died(), [one.code for one in health(hall, "en").reasons]

    found, died, reasons = in_hall(settings(tmp_path, *BAD_BOT, manner), body)
    assert len(found) >= 8
    assert all(chosen == quick for chosen, quick in found)
    assert (died > 0) == (manner == "die")
    assert ("bots-die" in reasons) == (manner == "die")


def test_a_process_that_died_is_asked_again_and_answers(tmp_path: Path) -> None:
    """The first one dies at its first question; the second one thinks as it should."""
    script = tmp_path / "once.py"
    script.write_text(
        "import os, sys\n"
        f"mark = {str(tmp_path / 'died')!r}\n"
        "if not os.path.exists(mark):\n"
        "    open(mark, 'w').close()\n"
        "    print('ready', flush=True); sys.stdin.readline(); sys.exit(3)\n"
        "from mandapa.server.bot_worker import main\nmain()\n"
    )

    async def body(hall: Hall) -> tuple[str | None, int]:
        wanted = NewTable("flowers", seats=["me", "open"])
        table = await open_table(hall, ANN, wanted)
        match = table.dealt(["Ann", "Bo"])
        asked = BotTask(table.plan, "search:50", 1, match.view(0), len(match.plies))
        said = await hall.bot_pool.ask(asked, Claim(ANN.id, True, False))
        assert said == decide(asked).action
        return said, hall.bot_pool.died()

    said, died = in_hall(settings(tmp_path, sys.executable, str(script)), body)
    assert said
    assert died == 1


def test_processes_that_always_die_are_left_alone_for_longer_and_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    begin = WorkerProcess._begin

    async def counted(self: WorkerProcess) -> asyncio.subprocess.Process:
        begun.append(1)
        return await begin(self)

    monkeypatch.setattr(WorkerProcess, "_begin", counted)

    async def body(hall: Hall) -> list[int]:
        now, found = 0.0, []
        hall.bot_pool._backoff = Backoff(lambda: now)
        for seconds in (0, 1, 1, 1):  # before each game; meanwhile the clock stands still
            now += seconds
            assert len(await decided(hall, WHOLE_GAME)) > 10
            found.append(len(begun))
        return found

    # Each attempt is two processes; the pause after the first is one second, then two.
    assert in_hall(settings(tmp_path, *BAD_BOT, "die"), body) == [2, 4, 4, 6]
