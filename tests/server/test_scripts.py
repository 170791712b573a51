"""What the documents tell people to run beside a site: the example bot, load, kill -9."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.running_site import Site

from tests.server.site import PATIENCE

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Site]:
    running = Site(tmp_path, "--no-limits")
    running.start()
    yield running
    running.stop()


def call(site: Site, path: str, token: str = "", **data: Any) -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = json.dumps(data).encode() if data else None
    request = urllib.request.Request(site.address + path, body, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def test_the_example_bot_plays_a_whole_game(served: Site) -> None:
    token = call(served, "/api/programs", name="Host")["token"]
    wanted = {"game": "mandala_stones", "players": 2, "seats": ["greedy"]}
    table = call(served, "/api/tables", token, **wanted)["table"]
    script = ROOT / "examples" / "bot.py"
    assert len(script.read_text(encoding="utf-8").splitlines()) < 60
    bot = subprocess.Popen(
        [sys.executable, str(script), served.address, table, "1"], stdout=subprocess.PIPE, text=True
    )
    try:
        while not call(served, f"/api/tables/{table}", token)["seats"][1]["program"]:
            assert bot.poll() is None
            time.sleep(0.1)
        call(served, f"/api/tables/{table}/do", token, do="start")
        out, _ = bot.communicate(timeout=2 * PATIENCE)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0
    assert "places: [" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--only", "steady", "--tables", "12", "--rate", "30", "--seconds", "3"],
        ["--only", "kill", "--tables", "12", "--rate", "30", "--kills", "3"],
    ],
    ids=["load", "kill -9"],
)
def test_under_load_no_acknowledged_move_is_lost(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "load.py"), *arguments],
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        check=False,
    )
    figures = dict(re.findall(r"^(.+?) +([\d.]+)(?:  .*)?$", done.stdout, re.MULTILINE))
    # Speed is not judged here: the machine may have other things to do.
    assert float(figures["lost moves"]) == 0, done.stderr
    assert float(figures.get("moves") or figures["acknowledged moves"]) > 10
    assert float(figures.get("doubled moves", 0)) == 0
    assert float(figures.get("tables that stand still", 0)) == 0
