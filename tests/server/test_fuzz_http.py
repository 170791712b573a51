"""The site's own description of its API, taken at its word and then not: no failure, no leak."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from mandapa.server.app import make_app
from mandapa.server.settings import Settings, sqlite_url
from tests.server.conftest import Sites
from tests.server.site import Player, Site, chooser, play_over_http

pytestmark = pytest.mark.once

EXAMPLES = 12  # for each operation and mode
INSIDE = re.compile(rb"Traceback|File \"|site-packages|sqlalchemy|litestar|msgspec|/home/|/tmp/")


def described() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(sqlite_url(Path(folder) / "site.db")))
        return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


SCHEMA = described()
OPERATIONS = {
    operation.label: operation for operation in map(lambda r: r.ok(), SCHEMA.get_all_operations())
}
MODES = list(schemathesis.GenerationMode)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A site of its own with a table of every kind, and the ids that lead to them."""
    site = Site(tmp_path_factory.mktemp("fuzzed"), bot_cap=2.0).start()
    ann = Player(site, "Ann")
    finished = ann.open("ganesha", "me", "random")
    play_over_http(ann, finished, chooser(1))
    log = ann.http.get(f"/api/tables/{finished}/log").text
    eve, zed = Player(site, "Eve"), Player(site, "Zed")
    foreign = eve.open("flowers", "me", start=False)
    zed.do(foreign, "sit", seat=1)
    eve.do(foreign, "start")
    tables = {
        "finished": finished,
        "open": ann.open("flowers", "me", start=False),
        "playing": ann.open("flowers", "me", "random"),
        "foreign": foreign,
        "shared": ann.open("flowers", "me", start=False, deal="shared"),
        "sent": ann.post("/api/records", log=log)["table"],
    }
    deals = [ann.see(tables[kind])["facts"]["deal"] for kind in ("finished", "shared", "foreign")]
    headers = dict(ann.headers)
    yield site, headers, [*tables.values(), "nowhere"], [*deals, "nowhere"], foreign
    site.stop()
    assert site.failures() == []


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("label", list(OPERATIONS))
def test_an_operation_answers_as_it_is_described(fuzzed: Any, label: str, mode: Any) -> None:
    site, headers, tables, deals, foreign = fuzzed
    operation = OPERATIONS[label]
    before = site.events(foreign)
    seed = site.seed(foreign)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from(tables),
        deal=st.sampled_from(deals),
        known=st.booleans(),
        aim=st.booleans(),
    )
    def check(case: Any, table: str, deal: str, known: bool, aim: bool) -> None:
        path = case.path_parameters
        if aim and path and "table_id" in path:
            path["table_id"] = table
        if aim and path and "deal_id" in path:
            path["deal_id"] = deal
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        given_headers = headers if known else {}
        answer = case.call(base_url=site.url, headers=given_headers, timeout=30)
        slow = label.endswith("/hint") and answer.status_code == 503  # no bot was free in time
        assert answer.status_code < 500 or slow, answer.text
        assert not INSIDE.search(answer.content), answer.text
        assert seed.hex().encode() not in answer.content
        if answer.status_code >= 400:
            told = answer.json()
            assert told["type"] == "refused"
            assert told["code"]
            assert told["text"]
        if answer.status_code != 405:
            operation.validate_response(answer)
            assert str(answer.status_code) in operation.definition.raw["responses"]

    try:
        check()
    except Unsatisfiable:
        assert mode == schemathesis.GenerationMode.NEGATIVE  # there is nothing to get wrong
    # At a table of others one may talk, no more.
    assert [event for event in site.events(foreign) if event["kind"] != "chat"] == before


def test_the_description_is_served(new_site: Sites) -> None:
    site = new_site()
    found = Player(site).get("/schema/openapi.json")
    assert set(found["paths"]) == set(SCHEMA.raw_schema["paths"])
