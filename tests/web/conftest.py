"""A real site, a real browser; no page ever complains on its console."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from mandapa.server import pages
from tests.server.seeds import this_test
from tests.server.site import Site
from tests.web.visitor import Visitor, launch, missing

Visitors = Callable[..., Visitor]


def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores: for half of its time a visitor waits."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that nobody waits for them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not pages.built():
        missing("the pages are not built: tools/build_web.py")
    found = Site(tmp_path_factory.mktemp("web"), bot_workers=1).start()
    yield found
    found.stop()
    assert found.failures() == []


@pytest.fixture(autouse=True)
def _always_the_same_games(request: pytest.FixtureRequest) -> None:
    """The deals of a test go by its name, and so do the bots' decisions."""
    if "site" in request.fixturenames:
        request.getfixturevalue("site").deal(this_test())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    made: list[Visitor] = []

    def make(**manner: Any) -> Visitor:
        made.append(Visitor(browser, manner.pop("site", site), **manner))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    assert [error for one in made for error in one.errors] == []
