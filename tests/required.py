"""What a test needs of the machine. Where it is missing the test is skipped, unless a variable of
the environment requires it, as in `.ci/run`."""

from __future__ import annotations

import os
from typing import Literal, NoReturn

import pytest

Requirement = Literal["BROWSER", "POSTGRESQL", "SMALL_DISK", "VALGRIND"]


def missing(requirement: Requirement, why: str) -> NoReturn:
    """Skip, or fail with `MANDAPA_REQUIRE_<requirement>=1`."""
    if os.environ.get(f"MANDAPA_REQUIRE_{requirement}") == "1":
        pytest.fail(why)
    pytest.skip(why)
