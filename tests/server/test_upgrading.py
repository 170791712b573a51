"""What earlier releases have written is read and played on, as docs/upgrading.md promises."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mandapa import __version__
from mandapa.cli.main import main
from mandapa.server.hall import Hall
from mandapa.server.settings import Settings, sqlite_url
from tests.server.halls import in_hall, play
from tests.server.releases.record import told

RELEASES = Path(__file__).parent / "releases"
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


@pytest.mark.parametrize("release", sorted(p.stem for p in RELEASES.glob("*.sql")))
def test_a_database_of_an_earlier_release_goes_on(release: str, tmp_path: Path) -> None:
    file = tmp_path / "site.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASES / f"{release}.sql").read_text(encoding="utf-8"))
    expected = json.loads((RELEASES / f"{release}.json").read_text(encoding="utf-8"))

    async def go_on(hall: Hall) -> None:
        rng = random.Random(1)
        for table_id, then in expected.items():
            table = await hall.table(table_id)
            assert told(table) == then
            await play(hall, table, rng)
            if table.match is not None:
                assert table.status == "finished"
                table.match.verify()

    in_hall(Settings(sqlite_url(file), key_file=tmp_path / "key", bot_workers=1), go_on)


def test_a_database_of_a_newer_program_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "site.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASES / "0.1.0.sql").read_text(encoding="utf-8"))
        database.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
        database.commit()
        before = list(database.iterdump())
    assert main(["serve", "--port", "0", "--database", str(file)]) == 1
    assert "a newer Mandapa" in capsys.readouterr().err
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_the_version_is_that_of_the_changelog() -> None:
    """A release has its heading; what comes after the newest one is its development."""
    text = CHANGELOG.read_text(encoding="utf-8")
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert headings[0] == "Unreleased"
    released = [heading.partition(" - ")[0] for heading in headings[1:]]
    assert sorted(released, key=_numbers, reverse=True) == released
    version, developing, _ = __version__.partition(".dev")
    if developing:
        assert _numbers(version) > _numbers(released[0])
    else:
        assert version == released[0]


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
