"""`mandapa check`: a whole database passes, and whatever is damaged is named."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from mandapa.cli.main import main
from mandapa.server import schema
from mandapa.server.database import migrate, open_database
from mandapa.server.hall import Hall
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings, sqlite_url
from tests.server.halls import begun, in_hall, play, say

PAGE = 4096


def check(settings: Settings, lang: str = "en") -> int:
    return main(["check", "--database", settings.database, "--lang", lang])


async def two_tables(hall: Hall) -> tuple[str, str]:
    """One that is finished, and one at which much is said."""
    done, going = await begun(hall), await begun(hall)
    await play(hall, done, random.Random(1))
    await play(hall, going, random.Random(2), 3)
    for number in range(40):
        await say(hall, going.id, f"{number} " + "x" * 400)
    return done.id, going.id


def change(settings: Settings, *statements: sa.Executable) -> None:
    async def body(hall: Hall) -> None:
        async with hall.store.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    in_hall(settings, body)


@pytest.mark.parametrize(
    ("lang", "seen", "whole"),
    [
        ("en", "2 tables with", "Everything is whole"),
        ("fr", "2 tables examinées", "Tout est intact"),
        ("ru", "Просмотрено 2 стола", "Всё цело"),
    ],
)
def test_a_whole_database_passes(
    settings: Settings, capsys: pytest.CaptureFixture[str], lang: str, seen: str, whole: str
) -> None:
    in_hall(settings, two_tables)
    assert check(settings, lang) == 0
    said = capsys.readouterr().out
    assert seen in said
    assert whole in said


def test_what_is_damaged_is_named(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    done, going = in_hall(settings, two_tables)
    e, x, t = schema.events, schema.texts, schema.tables
    change(
        settings,
        sa.update(e).where(e.c.table == done, e.c.seq == 7).values(at=e.c.at + 1),
        sa.update(t).where(t.c.id == going).values(status="open"),
        sa.update(x).where(x.c.table == going, x.c.seq == 1).values(text="—", salt=None),
    )
    assert check(settings) == 1
    said = capsys.readouterr().out
    assert f"Table {done}: the check of event 7 does not fit" in said
    assert f"Table {going}: it is listed as open, but its events make it playing" in said
    assert "One name or text was erased or changed" in said
    assert "2 things are damaged" in said
    assert check(settings, "ru") == 1
    assert "Найдено 2 повреждения" in capsys.readouterr().out


def overwrite_a_page(file: Path) -> None:
    """Put nonsense where nothing is but some of what was said, in the midst of it."""
    content = bytearray(file.read_bytes())
    found = [
        start
        for start in range(PAGE, len(content), PAGE)
        if content[start : start + PAGE].count(b"x" * 400) > 3
    ]
    assert len(found) > 2
    content[found[1] : found[1] + PAGE] = random.Random(1).randbytes(PAGE)
    file.write_bytes(content)


def test_an_overwritten_page_is_noticed_and_the_other_table_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(sqlite_url(tmp_path / "site.db"), bot_workers=1)
    done, going = in_hall(settings, two_tables)
    with closing(sqlite3.connect(tmp_path / "site.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite_a_page(tmp_path / "site.db")
    assert check(settings) == 1
    said = capsys.readouterr().out
    assert "The database:" in said
    assert f"Table {going}:" in said
    assert f"Table {done}:" not in said

    async def body(hall: Hall) -> None:
        assert (await hall.table(done)).status == "finished"
        with pytest.raises(Refusal, match="set-aside"):
            await hall.table(going)
        other = await begun(hall)
        await play(hall, other, random.Random(3), 3)

    in_hall(settings, body)


def test_a_check_changes_nothing_and_works_beside_a_running_site(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path / "site.db"), bot_workers=1)

    async def body(hall: Hall) -> int:
        await two_tables(hall)
        return await asyncio.to_thread(check, settings)

    assert in_hall(settings, body) == 0
    before = (tmp_path / "site.db").read_bytes()
    assert check(settings) == 0
    assert (tmp_path / "site.db").read_bytes() == before


def test_what_is_no_database_of_a_site_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(file: str) -> str:
        assert check(Settings(sqlite_url(tmp_path / file))) == 1
        return capsys.readouterr().err

    assert "there is no database at" in told("none.db")
    assert not (tmp_path / "none.db").exists()
    with closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute("CREATE TABLE x (y)")
    assert "no database of a site" in told("other.db")

    async def old() -> None:
        engine = open_database(sqlite_url(tmp_path / "old.db"))
        await migrate(engine, "0002")
        await engine.dispose()

    asyncio.run(old())
    assert "another version of Mandapa" in told("old.db")
