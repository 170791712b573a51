"""Writing: acknowledged means on disk, and one bad write takes nobody with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mandapa.server import database_writer as journal_module
from mandapa.server import schema
from mandapa.server.database import migrate, open_database
from mandapa.server.database_errors import CommitUnknown, Unavailable
from mandapa.server.database_writer import DatabaseWriter, Write
from mandapa.server.settings import Settings

INSERT = sa.insert(schema.deals)


def deal(name: str, **more: Any) -> Write:
    row = {"id": name, "seed": b"s", "commitment": "c", "shared": False, "closed": False}
    return [(INSERT, {**row, "host": "h", **more})]


def run(
    settings: Settings,
    body: Callable[[DatabaseWriter, AsyncEngine], Awaitable[None]],
    *,
    start: bool = True,
) -> list[str]:
    """Run it with a journal on an empty database; the deals that are on disk afterwards."""

    async def main() -> list[str]:
        engine = open_database(settings.database)
        await migrate(engine)
        journal = DatabaseWriter(engine)
        if start:
            journal.start()
        try:
            await body(journal, engine)
            await journal.stop()
            return await names(engine)
        finally:
            await engine.dispose()

    return asyncio.run(main())


async def names(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return sorted((await connection.execute(sa.select(schema.deals.c.id))).scalars())


def test_what_is_acknowledged_is_on_disk(settings: Settings) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        for number in range(5):
            await journal.write(deal(str(number)))
            assert await names(engine) == [str(one) for one in range(number + 1)]

    run(settings, body)


def test_nothing_is_acknowledged_before_the_commit(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        may_commit = asyncio.Event()
        commit = journal._commit

        async def slow(writes: Any) -> None:
            await may_commit.wait()
            await commit(writes)

        monkeypatch.setattr(journal, "_commit", slow)
        waiting = asyncio.create_task(journal.write(deal("late")))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        assert await names(engine) == []
        may_commit.set()
        await waiting
        assert await names(engine) == ["late"]

    run(settings, body)


def test_a_failing_write_does_not_take_others_with_it(settings: Settings) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        await journal.write(deal("a"))
        writes = [deal("b"), deal("a"), deal("c"), [*deal("d"), *deal("a")], deal("e")]
        found = await asyncio.gather(*(journal.write(w) for w in writes), return_exceptions=True)
        failed = [isinstance(one, sa.exc.IntegrityError) for one in found]
        assert failed == [False, True, False, True, False]

    # "d" is not there: of a write everything is on disk or nothing.
    assert run(settings, body) == ["a", "b", "c", "e"]


def test_what_waits_together_goes_down_together(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        commit = journal._commit

        async def counted(writes: Any) -> None:
            sizes.append(len(writes))
            await commit(writes)

        monkeypatch.setattr(journal, "_commit", counted)
        await asyncio.gather(*(journal.write(deal(str(number))) for number in range(450)))

    assert len(run(settings, body)) == 450
    assert sizes == [journal_module.MOST_TOGETHER, journal_module.MOST_TOGETHER, 50]


def test_a_caller_that_goes_away_does_not_take_its_write_back(settings: Settings) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        gone = asyncio.create_task(journal.write(deal("gone")))
        bad = asyncio.create_task(journal.write(deal("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        bad.cancel()
        await asyncio.gather(gone, bad, return_exceptions=True)
        assert gone.cancelled()
        await journal.write(deal("stays"))

    assert run(settings, body) == ["gone", "stays"]


def test_stopping_writes_what_still_waits(settings: Settings) -> None:
    tasks: list[asyncio.Task[None]] = []

    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        tasks.extend(asyncio.create_task(journal.write(deal(str(n)))) for n in range(20))
        await asyncio.sleep(0)

    assert len(run(settings, body)) == 20
    assert all(task.done() and not task.exception() for task in tasks)


def test_a_statement_with_wrong_values_fails_alone(settings: Settings) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        found = await asyncio.gather(
            journal.write(deal("a")),
            journal.write(deal("b", commitment=None)),
            journal.write([(sa.text("INSERT INTO nowhere VALUES (1)"), {})]),
            journal.write(deal("c")),
            return_exceptions=True,
        )
        assert [isinstance(one, sa.exc.SQLAlchemyError) for one in found] == [
            False,
            True,
            True,
            False,
        ]

    assert run(settings, body) == ["a", "c"]


def test_nobody_waits_for_a_writer_that_ends(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(journal: DatabaseWriter, engine: AsyncEngine) -> None:
        begun = asyncio.Event()

        async def hang(_writes: Any) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(journal, "_commit", hang)
        committing = asyncio.create_task(journal.write(deal("committing")))
        await begun.wait()
        waiting = asyncio.create_task(journal.write(deal("waiting")))
        await asyncio.sleep(0)
        assert journal._task is not None
        journal._task.cancel()
        with pytest.raises(CommitUnknown):
            await committing
        with pytest.raises(Unavailable):
            await waiting
        with pytest.raises(Unavailable):
            await journal.write(deal("late"))

    assert run(settings, body) == []
