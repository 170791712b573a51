"""Which clauses of the rules pages the collected tests prove; temporary folders."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# (game, clause) -> the tests that cite it.
CITED = pytest.StashKey[dict[tuple[str, str], list[str]]]()


def asks_for_all_rules(config: pytest.Config) -> bool:
    """Return whether all of tests/games/ is collected, not a part of it."""
    folders = [(config.invocation_params.dir / argument).resolve() for argument in config.args]
    return any((TESTS / "games").is_relative_to(folder) for folder in folders)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what each test cites, before `-k` and `-m` leave any out."""
    cited: dict[tuple[str, str], list[str]] = {}
    for item in items:
        for mark in item.iter_markers("clause"):
            game, *names = mark.args
            for name in names:
                cited.setdefault((game, name), []).append(item.nodeid)
    config.stash[CITED] = cited
    if not asks_for_all_rules(config):
        # A part of the tests cannot prove every clause.
        partial = [item for item in items if item.get_closest_marker("all_rules")]
        items[:] = [item for item in items if item not in partial]
        config.hook.pytest_deselected(items=partial)
    # The longest files first: at the end, nobody waits for one of them.
    items.sort(key=lambda item: not wholly_long(item))


def wholly_long(item: pytest.Item) -> bool:
    module = item.getparent(pytest.Module)
    return module is not None and any(mark.name == "long" for mark in module.own_markers)


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """Provide a folder whose path has spaces, as a user's may."""
    found = tmp_path / "a folder with spaces"
    found.mkdir()
    return found


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "all_rules: runs only when the tests of all rules are collected"
    )
