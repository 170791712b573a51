"""Every attack of `make attack`, a tenth of it: the site holds."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from benchmarks import attack, figures

pytestmark = [pytest.mark.once, pytest.mark.alone]


@pytest.mark.parametrize("name", attack.CASES)
def test_the_site_holds(name: str, tmp_path: Path) -> None:
    args = argparse.Namespace(only=[name], scale=0.1, seed=1, write=False)
    assert figures.run(attack.CASES, args, tmp_path / "page.md", ()) == 0
