"""The rules pages and the tests belong together: every clause is proved, every citation exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import CITED, asks_for_all_rules

RULES = Path(__file__).parents[1] / "docs" / "rules"
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def clauses_of(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def clauses() -> set[tuple[str, str]]:
    """Return the clauses of the English pages; tests/test_glossaries.py compares the others."""
    pages = [page for page in RULES.glob("*.md") if "." not in page.stem]
    return {(page.stem, name) for page in pages for name in clauses_of(page)}


def test_there_are_clauses() -> None:
    assert ("flowers", "3.4") in clauses()


@pytest.mark.parametrize("page", sorted(RULES.glob("*.md")), ids=lambda page: page.stem)
def test_clauses_are_numbered_without_gaps(page: Path) -> None:
    numbers = [tuple(map(int, name.split("."))) for name in clauses_of(page)]
    for before, after in zip([(0, 1), *numbers], numbers, strict=False):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


@pytest.mark.all_rules
def test_every_clause_is_proved_by_a_test(request: pytest.FixtureRequest) -> None:
    assert asks_for_all_rules(request.config)
    unproved = clauses() - request.config.stash[CITED].keys()
    assert not unproved, f"no test cites {sorted(unproved)}"


def test_every_cited_clause_exists(request: pytest.FixtureRequest) -> None:
    cited = request.config.stash[CITED]
    wrong = {clause: tests for clause, tests in cited.items() if clause not in clauses()}
    assert not wrong, f"cited by tests, but in no rules page: {wrong}"
