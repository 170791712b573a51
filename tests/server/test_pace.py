"""Bots play at the pace of their table, and only where somebody can watch them do it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from mandapa.server.commands import Act, Start
from mandapa.server.hall import Hall
from mandapa.server.pace import TURN, Pace, Pacing
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.snapshot import table_snapshot
from mandapa.server.table_creation import NewTable, open_table
from tests.server.halls import ANN, in_hall


@pytest.mark.parametrize(("pace", "most"), [("at-once", 0.0), ("brisk", 2.0), ("calm", 4.0)])
@pytest.mark.parametrize("decisions", [1, 2, 5, 30])
@pytest.mark.parametrize("thinking", [0.0, 0.01])
def test_a_whole_turn_takes_its_time_and_no_more(
    pace: Pace, most: float, decisions: int, thinking: float
) -> None:
    pacing, now = Pacing(pace), 100.0
    gaps = []
    for _ in range(decisions):
        pacing.asked(1, now)
        now += thinking
        pause = pacing.pause(now)
        gaps.append(pause)
        now += pause
        pacing.decided(now)
    assert now - 100.0 <= most + thinking * decisions + 1e-6
    if pace != "at-once":
        assert gaps[0] > most / 4  # it can be seen
        assert all(later <= earlier for earlier, later in itertools.pairwise(gaps))


def test_bots_answer_programs_at_once() -> None:
    assert NewTable("flowers").pace == "at-once"


def test_a_long_thought_is_pause_enough() -> None:
    pacing = Pacing("brisk")
    pacing.asked(1, 0.0)
    assert pacing.pause(5.0) == 0.0


def test_the_next_bot_has_a_turn_of_its_own() -> None:
    pacing = Pacing("calm")
    pacing.asked(1, 0.0)
    pacing.decided(3.5)
    pacing.asked(2, 3.5)
    assert pacing.pause(3.5) == pytest.approx(TURN["calm"] / 3)


@pytest.mark.parametrize(("seats", "waits"), [(["random", "me"], True), (["random"] * 2, False)])
def test_bots_wait_only_where_someone_plays(tmp_path: Path, seats: list[str], waits: bool) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    settings = Settings(sqlite_url(tmp_path / "site.db"), key_file=tmp_path / "key", bot_workers=1)

    async def body(hall: Hall) -> None:
        wanted = NewTable("flowers", seats=seats, pace="calm")
        table = await open_table(hall, ANN, wanted)
        assert table_snapshot(table, None, "en").facts.pace == "calm"
        hall.presence.seen(table.id, ANN.id)
        hall.scheduler.sleep = sleep
        await hall.carry_out(table.id, ANN, Start())
        turn = 0
        while turn <= 6:  # some turns, no matter who begins
            async with table.lock:
                match, turn = table.match, table.position_seq
                mine = table.seat_of(ANN.id)
                assert match is not None
                legal = match.legal() if mine is not None and table.actor == mine else []
            if legal:
                await hall.carry_out(table.id, ANN, Act(turn=turn, actions=legal[:1]))
            await asyncio.sleep(0.001)

    in_hall(settings, body)
    assert bool(waited) == waits
