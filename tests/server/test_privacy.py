"""What the log and refusals do not say."""

from __future__ import annotations

import asyncio
import json
import logging
import sys

import pytest
import sqlalchemy as sa

from mandapa.server import schema
from mandapa.server.database import migrate, open_database
from mandapa.server.logging_setup import MOST_TOLD, JsonLines
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from tests.server.raw import ask, request
from tests.server.site import Player, Site

SECRET = "the-address-of-a-private-table"
ROW = {
    "id": SECRET,
    "seed": b"a-seed",
    "commitment": "c",
    "shared": False,
    "closed": False,
    "host": "h",
}


def logged(error: BaseException) -> str:
    record = logging.makeLogRecord({"msg": "failed", "levelname": "ERROR"})
    record.exc_info = (type(error), error, error.__traceback__)
    return str(json.loads(JsonLines().format(record))["exception"])


@pytest.mark.parametrize("wrong", [{}, {"shared": "neither"}])
def test_a_database_error_tells_no_values(settings: Settings, wrong: dict[str, object]) -> None:
    async def main() -> BaseException:
        engine = open_database(settings.database)
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                await connection.execute(sa.insert(schema.deals), ROW)
            async with engine.begin() as connection:
                await connection.execute(sa.insert(schema.deals), {**ROW, **wrong})
        except (sa.exc.SQLAlchemyError, TypeError, AttributeError) as error:
            return error
        finally:
            await engine.dispose()
        raise AssertionError("nothing failed")

    told = logged(asyncio.run(main()))
    assert "Traceback" in told
    assert SECRET not in told
    assert "a-seed" not in told
    assert b"a-seed".hex() not in told


def test_what_the_driver_says_of_values_is_left_out() -> None:
    error = ValueError(f"invalid input for query argument $2: '{SECRET}' (expected bytes)")
    assert "query argument $2: (hidden)" in logged(error)
    assert SECRET not in logged(error)


def test_a_traceback_has_an_end() -> None:
    try:
        raise ValueError("x" * 2_000_000)
    except ValueError:
        error = sys.exc_info()[1]
    assert error is not None
    told = logged(error)
    assert len(told) < MOST_TOLD + 100
    assert "test_privacy.py" in told


def test_a_refusal_echoes_little() -> None:
    told = Refusal("wrong-log", detail="x" * 2_000_000).message("en")
    assert len(told.text) < 400


@pytest.mark.once
def test_refusals_of_large_requests_are_small(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    long = "x" * 1_000_000
    answers = [
        ann.http.post("/api/records", json={"log": long}),
        ann.http.post("/api/records", json={"log": f"mandapa {long}\n"}),
        ann.http.post("/api/records", json={"log": "x", "edition_text": long}),
        ann.http.post("/api/records", json={long: "x"}),
        ann.http.post("/api/people", json={"name": long[:50_000]}),
        ann.http.post("/api/tables", json={"game": long[:50_000]}),
        ann.http.post("/api/tables", json={"game": "flowers", "options": {long[:50_000]: "x"}}),
        ann.http.post("/api/tables", json={"game": "flowers", "edition_text": long[:50_000]}),
        ann.http.post(f"/api/tables/{table}/do", json={"do": long[:50_000]}),
        ann.http.post(f"/api/tables/{table}/do", json={long[:50_000]: 1}),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert len(answer.content) < 1500, answer.content[:200]
    line = ann.connect(table)
    line.socket.send(json.dumps({"do": "x" * 15_000}))
    while line.hear()["type"] != "refused":
        pass
    assert len(line.raw[-1]) < 1500


@pytest.mark.once
def test_metrics_are_for_this_machine_only(site: Site) -> None:
    assert ask(site, request(site, b"/metrics")).status == 200
    for forwarded in (b"203.0.113.5", b"127.0.0.1, 203.0.113.5", b"nonsense"):
        answer = ask(site, request(site, b"/metrics", b"X-Forwarded-For: " + forwarded))
        assert (answer.status, answer.code) == (404, "not-found")


@pytest.mark.once
def test_the_log_names_no_table(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    ann.connect(table).close()
    ann.see(table)
    assert table not in site.log.read_text()
