"""Running sites, and a PostgreSQL for those tests that need a real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mandapa.server.settings import Settings, sqlite_url
from tests.required import missing
from tests.server import disks, postgres
from tests.server.seeds import named_seeds, this_test
from tests.server.site import PATIENCE, Site, close_all

Sites = Callable[..., Site]


@pytest.fixture(autouse=True)
def _everyone_goes_home() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(autouse=True)
def _always_the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals of a test go by its name, here and at the site that many tests share."""
    seeds = named_seeds(this_test())
    monkeypatch.setattr("mandapa.server.table_creation.new_seed", lambda: next(seeds))
    if "site" in request.fixturenames:
        request.getfixturevalue("site").deal(this_test())


@pytest.fixture(autouse=True)
def _a_busy_machine_is_no_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in (
        "database_writer.LIMIT",
        "store.READING",
        "database.WAIT",
        "database_lock.PATIENCE",
    ):
        monkeypatch.setattr(f"mandapa.server.{limit}", PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One site for all tests that leave it running. At the end it has had no failure."""
    found = Site(tmp_path_factory.mktemp("site")).start()
    yield found
    found.stop()
    assert found.failures() == []


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[Sites]:
    """Sites with settings of their own, all stopped after the test."""
    made: list[Site] = []

    def make(**settings: Any) -> Site:
        folder = tmp_path / f"site-{len(made)}"
        folder.mkdir()
        made.append(Site(folder, **settings))
        return made[-1].start()

    yield make
    for one in made:
        if one.process is not None:
            one.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Cluster]:
    """A real PostgreSQL, or a reason why there is none."""
    try:
        with postgres.cluster() as found:
            yield found
    except postgres.Absent as error:
        missing("POSTGRESQL", str(error))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[disks.Disk]:
    """A disk that can be filled, or a reason why there is none."""
    folder = tmp_path / "disk"
    try:
        with disks.mounted(folder) as found:
            yield found
    except disks.NoDisk as error:
        missing("SMALL_DISK", str(error))


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty database of either kind."""
    key = tmp_path / "site.key"
    if request.param == "sqlite":
        return Settings(sqlite_url(tmp_path / "site.db"), key_file=key, bot_workers=1)
    cluster: postgres.Cluster = request.getfixturevalue("postgresql")
    return Settings(cluster.new_database(), key_file=key, bot_workers=1)


@pytest.fixture
def client(site: Site) -> Iterator[httpx.Client]:
    """A stranger who asks a running site."""
    with httpx.Client(base_url=site.url, trust_env=False, timeout=PATIENCE) as found:
        yield found
