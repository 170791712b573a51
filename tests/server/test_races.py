"""Things that are asked for at the same moment: what a deal holds stays secret all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mandapa.server import commands
from mandapa.server.deals import close_deal, deal_snapshot
from mandapa.server.hall import Hall
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, SameDeal, open_table, open_with_deal
from tests.server.halls import ANN, BO, in_hall

STRANGER = type(ANN)("c" * 24, "Cid")
WAYS = range(8)  # rounds of the loop before the second one asks


async def ready(hall: Hall) -> Table:
    """A table of a shared deal that could begin."""
    wanted = NewTable("flowers", seats=["me", "open"], deal="shared")
    table = await open_table(hall, ANN, wanted)
    await hall.carry_out(table.id, BO, commands.Sit(seat=1))
    return table


async def later(turns: int, what: Any) -> Any:
    for _ in range(turns):
        await asyncio.sleep(0)
    return await what


@pytest.mark.parametrize("turns", WAYS)
@pytest.mark.parametrize("first", ["start", "close"])
def test_no_game_is_played_with_a_seed_that_is_public(
    settings: Settings, turns: int, first: str
) -> None:
    async def body(hall: Hall) -> None:
        table = await ready(hall)
        asked = {
            "start": hall.carry_out(table.id, ANN, commands.Start()),
            "close": close_deal(hall, table.deal.id, ANN),
        }
        one = asked.pop(first)
        answers = await asyncio.gather(one, later(turns, *asked.values()), return_exceptions=True)
        (refused,) = (answer for answer in answers if isinstance(answer, Exception))
        assert isinstance(refused, Refusal)
        now = await deal_snapshot(hall, table.deal.id, ANN, "en")
        assert (table.status == "playing") != bool(now.seed)
        assert now.closed == bool(now.seed)

    in_hall(settings, body)


@pytest.mark.parametrize("turns", WAYS)
def test_no_table_is_opened_with_a_deal_that_is_public(settings: Settings, turns: int) -> None:
    async def body(hall: Hall) -> None:
        table = await ready(hall)
        answers: Any = await asyncio.gather(
            open_with_deal(hall, STRANGER, table.deal.id, SameDeal()),
            later(turns, close_deal(hall, table.deal.id, ANN)),
            return_exceptions=True,
        )
        opened, closed = answers
        assert closed is None
        if isinstance(opened, Table):
            with pytest.raises(Refusal, match="deal-closed"):
                await hall.carry_out(opened.id, STRANGER, commands.Start())

    in_hall(settings, body)


@pytest.mark.parametrize("turns", WAYS)
def test_a_stranger_who_waits_for_the_table_sees_no_more_than_one_who_comes_later(
    settings: Settings, turns: int
) -> None:
    async def look(hall: Hall, table: str) -> str:
        async with hall.locked(table, STRANGER) as found:
            return found.status

    async def body(hall: Hall) -> None:
        table = await ready(hall)
        # The chat is being written, the start comes next, the stranger asks after both.
        answers: Any = await asyncio.gather(
            hall.carry_out(table.id, BO, commands.Chat(text="hm")),
            hall.carry_out(table.id, ANN, commands.Start()),
            later(turns, look(hall, table.id)),
            return_exceptions=True,
        )
        seen = answers[2]
        assert table.status == "playing"
        assert seen == "open" or isinstance(seen, Refusal)
        with pytest.raises(Refusal, match="deal-open"):
            await look(hall, table.id)

    in_hall(settings, body)
