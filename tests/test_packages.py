"""What is built in isolation, as pip, pipx and uv do, installs into an empty environment and plays.

`make` has built the wheel for the other tests and names its folder: it is not compiled again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from mandapa import __version__
from tests.server.site import PATIENCE, free_port

ROOT = Path(__file__).parents[1]
REQUIRED = os.environ.get("MANDAPA_REQUIRE_COMPILED") == "1"
NOT_SOURCE = (".git", ".venv", ".*_cache", "__pycache__", "node_modules", ".node", "build")
SITE = "mandapa/server/site/"
pytestmark = [pytest.mark.once, pytest.mark.long]


def clean(**more: str) -> dict[str, str]:
    """This environment without anything of the tree."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return {**kept, **more}


def run(*words: str | Path, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [*map(str, words)],
        env=env or clean(),
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if made := os.environ.get("MANDAPA_DIST"):
        folder = ROOT / made
    else:
        folder = tmp_path_factory.mktemp("packages")
        run(sys.executable, "-m", "build", "--wheel", "--outdir", folder, ROOT)
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of the tree as it is now, unpacked."""
    place = tmp_path_factory.mktemp("source distribution")
    copy = shutil.copytree(ROOT, place / "copy", ignore=shutil.ignore_patterns(*NOT_SOURCE))
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", place, copy)
    with tarfile.open(place / f"mandapa-{__version__}.tar.gz") as opened:
        opened.extractall(place, filter="data")
    return place / f"mandapa-{__version__}"


def test_the_wheel_is_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        licences = archive.read(f"{SITE}third-party-licenses.txt").decode()
    assert wheel.name.startswith(f"mandapa-{__version__}-")
    assert f"{SITE}index.html" in names
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in names)
    assert any(name.endswith((".so", ".pyd")) for name in names) or not REQUIRED
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]
    written = [one for one in (ROOT / "docs" / "rules").rglob("*") if one.is_file()]
    for page in written:
        assert f"mandapa/rules/pages/{page.relative_to(ROOT / 'docs' / 'rules')}" in names
    # Of everything that the pages bundle there is a text, its own or that of its kind.
    bundled = re.findall(r"^## (\S+) - \S+ \((\S+)\)\n(.*?)(?=^## |\Z)", licences, re.M | re.S)
    assert {"svelte", "@fluent/bundle"} <= {name for name, _, _ in bundled}
    for name, kind, text in bundled:
        assert text.strip() or f"{SITE}{kind.lower()}.txt" in names, name


def test_the_source_distribution_is_the_whole_tree(tree: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    tracked = run("git", "ls-files", "-z", cwd=ROOT).split("\0")
    there = {name for name in tracked if name and (ROOT / name).exists()}
    missing = {name for name in there if not (tree / name).exists()}
    assert missing <= {".gitignore"}


def test_it_plays_from_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    place, home = tmp_path / "environment", tmp_path / "home"
    home.mkdir()
    run(sys.executable, "-m", "venv", place)
    run(place / "bin" / "python", "-m", "pip", "install", "-q", wheel)
    mandapa, env = place / "bin" / "mandapa", clean(HOME=str(home), XDG_DATA_HOME="")
    said = run(mandapa, "--version", env=env, cwd=home)
    assert said.startswith(f"mandapa {__version__}, ")
    assert "uncompiled" not in said or not REQUIRED
    run(mandapa, "play", "--seed", "1", env=env, cwd=home)
    [saved] = home.rglob("*.log")
    assert "Verified" in run(mandapa, "verify", saved, env=env, cwd=home)
    port = free_port()
    site = subprocess.Popen(
        [str(mandapa), "serve", "--port", str(port), "--no-browser"],
        env=env,
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        page = page_of(f"http://127.0.0.1:{port}", site)
    finally:
        site.terminate()
        site.wait(PATIENCE)
    assert page.startswith(("import", "const", "var", "(", "function", "let")), page[:80]


def page_of(address: str, site: subprocess.Popen[bytes]) -> str:
    """The script that the first page of a site loads, as soon as it answers."""
    until = time.monotonic() + PATIENCE
    with httpx.Client(base_url=address, trust_env=False, verify=False) as client:
        while True:
            try:
                page = client.get("/").raise_for_status().text
                break
            except httpx.TransportError:
                assert site.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
        found = re.search(r'<script[^>]* src="(/assets/[^"]+\.js)"', page)
        assert found, page
        return client.get(found[1]).raise_for_status().text


def test_the_source_distribution_builds_without_a_compiler_or_node(
    tree: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old"
    old.mkdir()
    for name in ("node", "npm"):  # too old to be of use
        (old / name).write_text("#!/bin/sh\necho v1.0.0\n")
        (old / name).chmod(0o755)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-v"]
    words = [*command, "-w", str(tmp_path), str(tree)]
    path = f"{old}{os.pathsep}{os.environ['PATH']}"
    env = clean(CC="no-such-compiler", PATH=path, MANDAPA_REQUIRE_COMPILED="0")
    said = run(*words, env=env)
    assert "The engine stays uncompiled and will be slower" in said
    [wheel] = tmp_path.glob("*.whl")
    place = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        assert f"{SITE}index.html" in archive.namelist()
        archive.extractall(place)
    home = clean(PYTHONPATH=str(place), XDG_DATA_HOME=str(tmp_path))
    said = run(sys.executable, "-m", "mandapa", "play", "--seed", "1", env=home)
    assert said.count("not compiled") == 1
    with pytest.raises(AssertionError, match="The engine cannot be compiled"):
        run(*words, env=env | {"MANDAPA_REQUIRE_COMPILED": "1"})


def test_make_and_the_tests_work_in_the_source_distribution(tree: Path) -> None:
    """The path of the tree, and so of its Python, has a space."""
    assert " " in str(tree)
    run("make", f"PYTHON={sys.executable}", ".venv/bin/python", cwd=tree)
    [packages] = (tree / ".venv" / "lib").glob("*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    (tree / ".venv" / "tools").touch()
    tests = "tests/cli/test_errors.py tests/test_docs.py"
    said = run("make", "-o", "lint", "check", f"QUICK_TESTS={tests}", cwd=tree)
    assert " passed" in said
    assert "PYTHONPATH=src" in said
