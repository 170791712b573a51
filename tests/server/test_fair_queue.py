"""Bots' turns are fair: people first, then round the persons who opened the tables."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec
import pytest

from mandapa.server import bot_pool as pool_module
from mandapa.server.bot_pool import BotPool
from mandapa.server.bot_worker import BotDecision, BotTask
from mandapa.server.fair_queue import Claim, FairQueue, duties, is_quick
from mandapa.server.settings import Settings
from tests.server.site import PATIENCE
from tests.server.tables import plan_of


def drain(queue: FairQueue[str]) -> list[str]:
    found = []
    while item := queue.take(lambda claim: True):
        found.append(item)
    return found


def test_persons_take_turns_however_much_each_has_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put(Claim("greedy host", waited_for=False), f"g{number}")
    queue.put(Claim("bo", waited_for=False), "b0")
    queue.put(Claim("cy", waited_for=False), "c0")
    queue.put(Claim("bo", waited_for=False), "b1")
    assert drain(queue)[:6] == ["g0", "b0", "c0", "g1", "b1", "g2"]


def test_people_who_wait_come_before_tables_without_people() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Claim("ann", waited_for=False), "bots of ann")
    queue.put(Claim("bo", waited_for=False), "bots of bo")
    queue.put(Claim("ann", waited_for=True), "ann waits")
    assert drain(queue) == ["ann waits", "bots of ann", "bots of bo"]


def test_everything_is_served_once_in_the_order_of_each_owner() -> None:
    rng = random.Random(4)
    queue: FairQueue[str] = FairQueue()
    put: dict[tuple[str, bool], list[str]] = {}
    taken: list[str] = []
    for number in range(500):
        owner, people = rng.choice("abc"), rng.random() < 0.3
        put.setdefault((owner, people), []).append(item := f"{owner}{people}{number}")
        queue.put(Claim(owner, people), item)
        if rng.random() < 0.5 and (found := queue.take(lambda claim: True)):
            taken.append(found)
    taken += drain(queue)
    for items in put.values():
        assert [one for one in taken if one in items] == items
    assert Counter(taken) == Counter(one for items in put.values() for one in items)


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_some_processes_are_kept_for_people_and_for_quick_answers(workers: int) -> None:
    found = duties(workers)

    def may(waited_for: bool, quick: bool) -> int:
        return sum(duty(Claim("a", waited_for, quick)) for duty in found)

    most = len(found)
    assert most == max(3, workers + 1)
    assert may(True, True) == most
    assert may(True, False) == most - 1
    assert may(False, True) == may(False, False) == most - 2 >= 1
    assert all(duty(Claim("a", True)) for duty in found[-2:])


@pytest.mark.parametrize(
    ("bot", "quick"),
    [
        ("random", True),
        ("greedy", True),
        ("greedy:money", True),
        ("search:1000", True),
        ("search:1001", False),
        ("search", False),
        ("easy", True),
        ("strong", True),
    ],
)
def test_what_counts_as_quick(bot: str, quick: bool) -> None:
    assert is_quick(bot) is quick


def question(bot: str) -> BotTask:
    return BotTask(plan_of(), bot, 0, {}, 0)


def test_long_thoughts_hold_up_nobody_even_with_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of bots think without end, and so does the bot of someone who waits: a quick
    bot still answers at once, and a bot for a person does not wait for bots of nobody."""
    asked: list[str] = []

    async def think(worker: object, question: bytes, cap: float) -> bytes:
        bot = msgspec.json.decode(question, type=BotTask).bot
        asked.append(bot)
        if bot.startswith("search:2"):
            await asyncio.Event().wait()
        return msgspec.json.encode(BotDecision("done"))

    monkeypatch.setattr(pool_module._Worker, "ask", think)

    async def main() -> None:
        bot_pool = BotPool(Settings("", bot_workers=1))
        bot_pool.start()
        endless = [
            asyncio.create_task(bot_pool.ask(question("search:20000"), Claim("eve", False, False)))
            for _ in range(2)
        ]
        endless.append(
            asyncio.create_task(bot_pool.ask(question("search:20001"), Claim("ann", True, False)))
        )
        async with asyncio.timeout(PATIENCE):
            while len(asked) < 2:
                await asyncio.sleep(0)
            assert asked == ["search:20000", "search:20001"]
            assert await bot_pool.ask(question("greedy"), Claim("bo", True)) == "done"
            endless[2].cancel()
            assert await bot_pool.ask(question("search:5000"), Claim("bo", True, False)) == "done"
            # What nobody waits for any more does not keep a process.
            endless[1].cancel()
            endless[0].cancel()
            assert await bot_pool.ask(question("random"), Claim("cy", False)) == "done"
        for task in endless:
            with pytest.raises(asyncio.CancelledError):
                await task
        assert len(bot_pool._free) == 3

    asyncio.run(main())
