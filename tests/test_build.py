"""Compiled or not, as expected; installing works without a compiler too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mandapa.core.build import COMPILED

ROOT = Path(__file__).parents[1]


def test_the_engine_under_test_is_the_expected_one() -> None:
    actual = "compiled" if COMPILED else "uncompiled"
    assert os.environ.get("MANDAPA_EXPECT", actual) == actual


def test_version_tells_which_it_is() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "mandapa", "--version"], capture_output=True, text=True, check=True
    )
    assert ("uncompiled" in said.stdout) is not COMPILED


@pytest.mark.once
def test_without_a_compiler_the_package_installs_uncompiled_and_says_so(tmp_path: Path) -> None:
    tree = tmp_path / "a tree"
    tree.mkdir()
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q"]
    environment = {**os.environ, "CC": "no-such-compiler", "MANDAPA_REQUIRE_COMPILED": "0"}
    environment.pop("PYTHONPATH", None)
    subprocess.run([*command, "-w", str(tmp_path), str(tree)], env=environment, check=True)
    [wheel] = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        archive.extractall(site)
    environment["PYTHONPATH"] = str(site)
    said = subprocess.run(
        [sys.executable, "-m", "mandapa", "play"],
        env={**environment, "XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stderr.count("not compiled") == 1
    refused = subprocess.run(
        [*command, "-w", str(tmp_path), str(tree)],
        env=environment | {"MANDAPA_REQUIRE_COMPILED": "1"},
        capture_output=True,
        check=False,
    )
    assert refused.returncode != 0
