"""Uploaded files: read by a worker, within limits, and a limited number per person."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from benchmarks.attacks.uploads import uploads
from benchmarks.running_site import Site
from rich.console import Console

from mandapa.core.draws import seed_from_text
from mandapa.core.log import to_text
from mandapa.core.match import Match
from mandapa.core.trace import read_recording
from mandapa.games import GAMES
from mandapa.server import file_worker, files
from mandapa.server.file_worker import FileTask, ParsedGame
from mandapa.server.files import Files
from mandapa.server.hourly import HOUR
from mandapa.server.plan import Plan
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings

BAD_READER = (sys.executable, "-m", "tests.server.bad_file_worker")
LOG = to_text(Match(GAMES["flowers"].setup(2), ["Ann", "Bo"], seed_from_text("files")))


def with_files(work: Callable[[Files], Awaitable[None]], **settings: object) -> None:
    async def main() -> None:
        given: dict[str, object] = {
            "file_worker_command": BAD_READER,
            "file_seconds": 1,
            **settings,
        }
        found = Files(Settings("sqlite://", **given))  # type: ignore[arg-type]
        try:
            await work(found)
        finally:
            await found.stop()

    asyncio.run(main())


def test_where_the_system_has_no_limits_files_are_read_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on Windows: there is no module `resource`, and nobody can be nice."""
    script = (
        "import os, sys; sys.modules['resource'] = None; del os.nice;"
        " from mandapa.server.file_worker import main; main()"
    )
    monkeypatch.setattr(files, "LIMITED", False)

    async def work(found: Files) -> None:
        assert (await found.read_log("ann", LOG, "")).names == ["Ann", "Bo"]
        assert (await found.read_log("ann", LOG, "")).names == ["Ann", "Bo"]

    with_files(work, file_worker_command=(sys.executable, "-c", script))
    assert [record.message for record in caplog.records if "without limits" in record.message] == [
        "files from strangers are read without limits: this system has none"
    ]


async def refusal(work: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as found:
        await work
    return found.value


def test_a_log_comes_back_as_what_it_says() -> None:
    async def work(found: Files) -> None:
        game = await found.read_log("ann", LOG, "")
        assert isinstance(game, ParsedGame)
        assert (game.plan.game, game.plan.players, game.names) == ("flowers", 2, ["Ann", "Bo"])
        assert game.plan.uploaded
        assert bytes.fromhex(game.seed) == seed_from_text("files")
        assert game.plies[0].startswith("start ")

    with_files(work)


def test_a_file_that_cannot_be_read_in_time_or_memory_ends_its_process_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(found: Files) -> None:
        for manner in ("spin", "swell", "hang", "babble", "die"):
            # Only who does nothing is noticed by the clock on the wall.
            monkeypatch.setattr(files, "PATIENCE", 1 if manner == "hang" else 60)
            told = await refusal(found.read_log("eve", manner, ""))
            assert (told.code, told.status) == ("too-much-work", 413), manner
            monkeypatch.setattr(files, "PATIENCE", 60)
            assert (await found.read_log("ann", LOG, "")).plan.game == "flowers"

    with_files(work, file_megabytes=150)


def test_what_is_wrong_with_a_file_is_told() -> None:
    async def work(found: Files) -> None:
        told = await refusal(found.read_log("ann", "hello", ""))
        assert (told.code, told.status) == ("wrong-log", 400)
        assert set(told.fields) == {"detail"}
        detail = told.fields["detail"]
        assert detail["en"] == "line 1: this is not a saved game of Mandapa"
        assert detail["es"] == "línea 1: esto no es una partida guardada de Mandapa"
        assert (await refusal(found.read_log("ann", LOG, "["))).code == "wrong-edition"
        plan = Plan("flowers", 2, {}, "", "name = 3")
        assert (await refusal(found.check_edition("ann", plan))).code == "wrong-edition"
        text = GAMES["flowers"].edition().text
        await found.check_edition("ann", Plan("flowers", 2, {}, "", text))

    with_files(work)


def test_a_person_sends_so_many_files_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("mandapa.server.hourly.time.monotonic", lambda: now[0])

    async def work(found: Files) -> None:
        for _ in range(2):
            await found.read_log("ann", LOG, "")
            now[0] += 100.0
        told = await refusal(found.read_log("ann", LOG, ""))
        assert (told.code, told.status, told.fields) == ("too-many-files", 429, {"most": 2})
        await found.read_log("bo", LOG, "")
        now[0] = 1000.0 + HOUR
        await found.read_log("ann", LOG, "")  # the first is an hour ago, the second is not
        assert (await refusal(found.read_log("ann", LOG, ""))).code == "too-many-files"

    with_files(work, files_per_hour=2)


def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_WAITING", 2)

    async def work(found: Files) -> None:
        first = [asyncio.create_task(found.read_log("ann", LOG, "")) for _ in range(2)]
        await asyncio.sleep(0)
        told = await refusal(found.read_log("bo", LOG, ""))
        assert (told.code, told.status) == ("try-again", 503)
        await asyncio.gather(*first)
        await found.read_log("bo", LOG, "")

    with_files(work)


def test_a_game_without_end_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_worker, "MOST_PLIES", 5)
    told = file_worker.read_file(FileTask(LOG))
    assert (told.game, told.refused) == (None, "wrong-log")
    assert "this site takes up to 5" in str(told.fields["detail"])


def test_recorded_games_are_far_shorter_than_the_most_that_is_taken() -> None:
    games = (Path(__file__).parents[1] / "games").glob("*/recorded/*.game")
    assert (
        max(len(read_recording(game.read_text())[1]) for game in games) * 3 < file_worker.MOST_PLIES
    )


@pytest.mark.alone
@pytest.mark.once
def test_the_site_answers_while_hostile_files_are_read(tmp_path: Path) -> None:
    """A short `make attack`, with room for a busy machine: it holds the figures proper."""
    site = Site(tmp_path, "--no-limits")
    site.start()
    try:
        found = asyncio.run(uploads(site, argparse.Namespace(scale=0.0), Console(stderr=True)))
    finally:
        site.stop()
    for figure, (value, most) in found.items():
        assert most is None or value <= 10 * most, figure
