"""Reading of replays: one at a time, in turns, with rests for everything else."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from mandapa.server import replay_throttle
from mandapa.server.refusals import Refusal
from mandapa.server.replay_throttle import ReplayThrottle
from tests.server.site import PATIENCE


def test_readers_take_turns_however_much_one_of_them_asks() -> None:
    async def main() -> list[str]:
        throttle, served = ReplayThrottle(), []

        async def read(who: str) -> None:
            async with throttle.slot(who):
                served.append(who)

        async with throttle.slot("eve"):
            tasks = [asyncio.create_task(read("eve")) for _ in range(30)]
            await asyncio.sleep(0)
            tasks += [asyncio.create_task(read(who)) for who in ("ann", "bo")]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return served

    served = asyncio.run(main())
    assert Counter(served) == {"eve": 30, "ann": 1, "bo": 1}
    assert set(served[:4]) == {"eve", "ann", "bo"}


def test_only_one_reads_and_then_comes_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rests are longer than the work: everything else has most of the time."""
    clock = iter(range(1000))
    monkeypatch.setattr(
        "mandapa.server.replay_throttle.time.perf_counter", lambda: next(clock) * 0.01
    )
    rests: list[float] = []

    async def main() -> int:
        throttle, inside, most = ReplayThrottle(), 0, 0
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def rested(seconds: float, *what: object) -> object:
            rests.append(seconds)
            return later(0, *what)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_later", rested)

        async def read(who: str) -> None:
            nonlocal inside, most
            async with throttle.slot(who):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(read(str(number)) for number in range(10)))
        return most

    assert asyncio.run(main()) == 1
    assert rests[:10] == pytest.approx([0.02] * 10)


def test_who_gives_up_waiting_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_throttle, "MOST_WAITING", 3)

    async def main() -> None:
        throttle = ReplayThrottle()

        async def read() -> None:
            async with throttle.slot("eve"):
                pass

        async with throttle.slot("ann"):
            tasks = [asyncio.create_task(read()) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="try-again"):
                await read()
            for task in tasks[:2]:
                task.cancel()
            await asyncio.gather(*tasks[:2], return_exceptions=True)
        await asyncio.gather(tasks[2])
        await asyncio.wait_for(read(), PATIENCE)

    asyncio.run(main())
