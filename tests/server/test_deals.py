"""Shared deals: nobody looks ahead at another table, nobody keeps the host from closing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from mandapa.server import commands, deals
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.deals import close_deal, deal_snapshot
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.store import now
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, SameDeal, open_table, open_with_deal
from tests.server.halls import ANN, BO, begun, in_hall, play

EVE, FAY = Person("e" * 24, "Eve"), Person("f" * 24, "Fay")
AGAINST_A_BOT = SameDeal(seats=["me", "random"], start=True)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(sqlite_url(tmp_path / "site.db"), key_file=tmp_path / "key", bot_workers=1)


async def refused(what: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await what
    return caught.value.code


async def alone(hall: Hall, **more: Any) -> Table:
    wanted = NewTable("flowers", seats=["me", "random"], start=True, deal="shared", **more)
    return await open_table(hall, ANN, wanted)


def test_while_two_people_play_a_deal_nobody_plays_it_elsewhere(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, deal="shared")
        deal = table.deal.id
        assert (await deal_snapshot(hall, deal, EVE, "en")).busy
        for wanted in (AGAINST_A_BOT, SameDeal(), SameDeal(seats=["random", "random"], start=True)):
            assert await refused(open_with_deal(hall, EVE, deal, wanted)) == "deal-being-played"
        await play(hall, table, random.Random(1))
        assert not (await deal_snapshot(hall, deal, EVE, "en")).busy
        other = await open_with_deal(hall, EVE, deal, AGAINST_A_BOT)
        assert other.status == "playing"

    in_hall(settings, body)


def test_tables_that_were_opened_before_cannot_begin_meanwhile(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        wanted = NewTable("flowers", seats=["me", "open"], deal="shared")
        table = await open_table(hall, ANN, wanted)
        await hall.carry_out(table.id, BO, commands.Sit(seat=1))
        waiting = await open_with_deal(hall, EVE, table.deal.id, SameDeal(seats=["me", "random"]))
        await hall.carry_out(table.id, ANN, commands.Start())
        start = hall.carry_out(waiting.id, EVE, commands.Start())
        assert await refused(start) == "deal-being-played"
        await play(hall, table, random.Random(1))
        await hall.carry_out(waiting.id, EVE, commands.Start())

    in_hall(settings, body)


def test_two_people_do_not_begin_while_somebody_plays_the_deal_elsewhere(
    settings: Settings,
) -> None:
    async def body(hall: Hall) -> None:
        first = await alone(hall)
        deal = first.deal.id
        # One person against bots may share it at once.
        other = await open_with_deal(hall, BO, deal, SameDeal(seats=["me", "open"]))
        await hall.carry_out(other.id, EVE, commands.Sit(seat=1))
        start = hall.carry_out(other.id, BO, commands.Start())
        assert await refused(start) == "deal-elsewhere"
        await open_with_deal(hall, FAY, deal, AGAINST_A_BOT)

    in_hall(settings, body)


def test_a_game_that_was_left_does_not_keep_the_host_from_closing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(hall: Hall) -> None:
        first = await alone(hall)
        deal = first.deal.id
        await hall.carry_out(first.id, ANN, commands.Resign())
        left = await open_with_deal(hall, EVE, deal, AGAINST_A_BOT)
        assert not (await deal_snapshot(hall, deal, ANN, "en")).may_close
        monkeypatch.setattr(deals, "now", lambda: now() + deals.LEFT + 1000)
        told = await deal_snapshot(hall, deal, ANN, "en")
        assert told.may_close
        assert not (await deal_snapshot(hall, deal, EVE, "en")).may_close
        await close_deal(hall, deal, ANN)
        assert (left.status, left.actor) == ("finished", None)
        turn = commands.Act(turn=left.position_seq, actions=["pass"])
        assert await refused(hall.carry_out(left.id, EVE, turn)) == "game-over"
        hall.evict(left)
        again = await hall.table(left.id)
        assert (again.status, again.deal.closed) == ("finished", True)
        told = await deal_snapshot(hall, deal, ANN, "en")
        assert told.closed
        assert [(one.status, one.result) for one in told.tables][1] == ("finished", None)

    in_hall(settings, body)


def test_a_game_with_a_clock_ends_by_itself_and_is_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(hall: Hall) -> None:
        table = await alone(hall, clock=ClockPlan(3 * DAY, each_turn=True))
        monkeypatch.setattr(deals, "now", lambda: now() + deals.LEFT + 1000)
        assert await refused(close_deal(hall, table.deal.id, ANN)) == "deal-in-play"

    in_hall(settings, body)


def test_results_tell_which_seats_a_bot_played(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, deal="shared")
        await play(hall, table, random.Random(1), 4)
        await hall.carry_out(table.id, ANN, commands.TakeOver(seat=0, on=True))
        while True:
            async with table.lock:  # what a bot decided is on disk
                if table.status == "finished":
                    break
                assert table.match is not None
                mine, legal, turn = table.actor == 1, table.match.legal()[:1], table.position_seq
            if mine:
                await hall.carry_out(table.id, BO, commands.Act(turn=turn, actions=legal))
            else:
                await asyncio.sleep(0.001)
        told = await deal_snapshot(hall, table.deal.id, ANN, "en")
        result = told.tables[0].result
        assert result is not None
        assert result.bots == ["", ""]
        assert result.stood_in[0] == len(table.stand_ins) > 0
        assert result.stood_in[1] == 0
        assert told.proven
        assert told.unproven
        russian = await deal_snapshot(hall, table.deal.id, ANN, "ru")
        assert not set(russian.proven + russian.unproven) & set(told.proven + told.unproven)

    in_hall(settings, body)
