"""Running sites, and a PostgreSQL for those tests that need a real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import Site

Sites = Callable[..., Site]


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
