"""A site that is stopped, killed or restored goes on, unasked."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mandapa.core.log import from_text
from mandapa.games import GAMES
from tests.server.conftest import Sites
from tests.server.site import (
    ROOT,
    Connection,
    Player,
    Site,
    chooser,
    notations,
    play_on,
    wait_for,
)

pytestmark = pytest.mark.once


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_everything_goes_on_after_a_restart(new_site: Sites, how: str) -> None:
    site = new_site()
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("ganesha", "me", start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    lines = [ann.connect(table), bo.connect(table)]
    play_on(lines, chooser(1), 7)
    lines[0].ask("chat", text="still here?")
    acknowledged = lines[0].now["seq"] + 1
    waiting = ann.open("flowers", "me", start=False)
    bots = ann.open("flowers", "greedy", "greedy", players=2)
    timed = ann.open("flowers", "me", "random", clock={"seconds": 5})
    hidden = ann.open("flowers", "me", "random")
    getattr(site, how)()
    time.sleep(1.0)
    site.start()
    # Nobody asks, and yet the bots play their game to the end and the clock runs out.
    wait_for(lambda: "flag" in [event["kind"] for event in site.events(timed)])
    status = "SELECT status FROM tables WHERE id = ?"
    wait_for(lambda: site.rows(status, bots) == [("finished",)])
    wait_for(lambda: site.rows(status, timed) == [("finished",)])
    # The cookies still count, the lines resume where they were.
    for line in lines:
        line.resume()
        assert line.now["seq"] == acknowledged
    assert ann.see(waiting)["status"] == "open"
    assert ann.see(hidden)["view"]
    play_on(lines, chooser(2))
    fresh = ann.connect(table)
    assert fresh.lines == lines[0].lines
    log = from_text(ann.http.get(f"/api/tables/{table}/log").text, GAMES)
    log.verify()
    assert site.failures() == []


def test_no_acknowledged_move_is_lost_by_a_kill(new_site: Sites) -> None:
    site = new_site()
    ann = Player(site, "Ann")
    choose = chooser(3)
    table = ann.open("mandala_stones", "me", "random")
    for _ in range(2):
        line = ann.connect(table)
        play_on([line], choose, 4)
        line.until(lambda now: bool(now["legal"]))
        done = line.act(choose(notations(line.now)))
        site.kill()
        assert len(site.events(table)) >= done
        site.start()
    line = ann.connect(table)
    play_on([line], choose)
    starts = [event["start"] for event in site.events(table) if event["kind"] == "act"]
    assert starts == sorted(set(starts))


def test_a_client_is_told_when_the_site_stops(new_site: Sites) -> None:
    site = new_site()
    ann = Player(site, "Ann")
    line = ann.connect(ann.open("flowers", "me", start=False))
    site.stop()  # which does not wait for the client to leave
    with pytest.raises(Exception, match="1012|1001|close"):
        Connection.hear(line)


def backup(site: Site, target: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mandapa", "backup", str(target), "--database"]
    return subprocess.run([*command, str(site.database)], cwd=ROOT, capture_output=True, text=True)


def test_a_backup_of_a_running_site_is_restored(new_site: Sites, tmp_path: Path) -> None:
    site = new_site()
    ann = Player(site, "Ann")
    table = ann.open("ganesha", "me", "random")
    line = ann.connect(table)
    play_on([line], chooser(1), 5)
    before = line.until(lambda now: bool(now["legal"]))
    copy = tmp_path / "copies" / "copy.db"
    done = backup(site, copy)
    assert done.returncode == 0, done.stderr
    assert "1 table with" in done.stdout
    again = backup(site, copy)
    assert again.returncode == 1
    assert "exists already" in again.stderr
    play_on([line], chooser(1), 3)  # after the backup: not in it
    other = new_site()
    other.stop()
    for old, new in ((copy, other.database), (copy.with_suffix(".key"), other.folder / "site.key")):
        new.with_name(new.name + "-wal").unlink(missing_ok=True)
        new.with_name(new.name + "-shm").unlink(missing_ok=True)
        shutil.copy(old, new)
    other.start()
    ann.site = other
    restored = ann.connect(table)  # the same cookie, the same table, at that moment
    assert restored.now["seq"] == before["seq"]
    assert restored.now["view"] == before["view"]
    play_on([restored], chooser(2))


def test_a_line_from_the_future_gets_what_there_is(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    line = ann.connect(table, seq=10_000)
    assert line.now["view"]
    assert line.now["story"] == []
