"""Compiled or not, as expected."""

from __future__ import annotations

import os
import subprocess
import sys

from mandapa.core.build import COMPILED


def test_the_engine_under_test_is_the_expected_one() -> None:
    actual = "compiled" if COMPILED else "uncompiled"
    assert os.environ.get("MANDAPA_EXPECT", actual) == actual


def test_version_tells_which_it_is() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "mandapa", "--version"], capture_output=True, text=True, check=True
    )
    assert ("uncompiled" in said.stdout) is not COMPILED
