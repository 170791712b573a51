"""The attacks of `make attack`, a tenth of each: the site holds. Figures in time have ten times
the room here: they are judged by hand, on a machine with nothing else to do."""

from __future__ import annotations

import argparse

import pytest
from benchmarks import attack, figures

pytestmark = [pytest.mark.once, pytest.mark.alone]

IN_TIME = (", ms", ", s", ", seconds")
# Ten minutes of load are only about small delays; `test_files` has a shorter form of uploads.
ATTACKS = [name for name in attack.CASES if name not in ("load", "uploads")]


@pytest.mark.parametrize("name", ATTACKS)
def test_the_site_holds(name: str, request: pytest.FixtureRequest) -> None:
    if name == "full-disk":
        request.getfixturevalue("small_disk")  # or a reason why there is none
    found = figures.measure(attack.CASES[name], argparse.Namespace(scale=0.1, seed=1))
    missed = [
        f"{figure}: {value} of at most {most}"
        for figure, (value, most) in found.items()
        if most is not None and value > most * (10 if figure.endswith(IN_TIME) else 1)
    ]
    assert found
    assert not missed
