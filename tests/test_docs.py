"""Every command, snippet and link in README and docs is true."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCE = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def fenced(language: str, text: str = README) -> list[str]:
    return [body for kind, body in FENCE.findall(text) if kind == language]


def commands() -> list[str]:
    lines = [line.partition(" #")[0].strip() for body in fenced("sh") for line in body.splitlines()]
    return [line for line in lines if line.startswith("mandapa ")]


def test_the_python_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for body in fenced("python"):
        exec(body, names)
    said = capsys.readouterr().out
    assert "'deck':" in said
    assert "play " in said


def test_the_guide_to_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for body in fenced("python", (ROOT / "docs" / "python.md").read_text(encoding="utf-8")):
        exec(body, names)
    assert "of 4 games won" in capsys.readouterr().out


@pytest.mark.once
def test_the_commands_run_in_order(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    if "PYTHONPATH" in environment:
        environment["PYTHONPATH"] = str(ROOT / environment["PYTHONPATH"])
    assert len(commands()) >= 8
    for command in commands():
        words = [sys.executable, "-m", *shlex.split(command)]
        done = subprocess.run(
            words,
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_named_make_targets_exist() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"`make ([a-z-]+)", text)) | set(
            re.findall(r"^make ([a-z-]+)", text, re.MULTILINE)
        )
        assert named <= made, f"{page.name} names {named - made}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_named_files_exist(page: Path) -> None:
    """Paths such as `core/draws.py` in the text name files of this tree."""
    places = (ROOT, ROOT / "src" / "mandapa", page.parent)
    for name in re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|toml|md))`", page.read_text("utf-8")):
        assert any((place / name).exists() for place in places), name
