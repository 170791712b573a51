"""A site of its own for a measurement: started, watched, killed, started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

STARTING = 60.0


class Site:
    """`mandapa serve` on a free port of this machine, with a database in `folder`."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.database = folder / "site.db"
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._more = more
        self.log = folder / "site.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Returns when it answers, with the seconds that took."""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        while time.perf_counter() - begun < STARTING:
            try:
                self.get("/health")
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.02)
            else:
                return time.perf_counter() - begun
        raise SystemExit(f"the site did not start; see {self.log}")

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "mandapa", "serve", "--no-browser"]
        return [*serve, "--port", str(self.port), "--database", str(self.database), *self._more]

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return str(answer.read().decode())

    def megabytes(self) -> float:
        """The most memory the process has had so far."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def processor_seconds(self) -> float:
        """What the process has computed so far, threads included, its bots' processes not."""
        assert self.process
        # The processor clock of another process, as clock_getcpuclockid(3) gives it: what
        # /proc/<pid>/stat tells are hundredths of a second.
        return time.clock_gettime((~self.process.pid << 3) | 2)

    def move_seconds(self) -> list[tuple[float, int]]:
        """Return how many moves were on disk within this time after they were received."""
        pattern = r'mandapa_move_seconds_bucket\{le="([^"]+)"\} ([\d.e+]+)'
        return [(float(le), int(float(n))) for le, n in re.findall(pattern, self.get("/metrics"))]

    def events(self) -> dict[str, dict[int, str]]:
        """What is on disk: the body of every event, by table and number."""
        found: dict[str, dict[int, str]] = {}
        with closing(sqlite3.connect(self.database)) as connection:
            for table, seq, body in connection.execute('SELECT "table", seq, body FROM events'):
                found.setdefault(table, {})[seq] = bytes(body).decode()
        return found


def quantile(buckets: list[tuple[float, int]], share: float) -> float:
    """A quantile of a histogram, by straight lines between its edges."""
    total = buckets[-1][1]
    edge, count = 0.0, 0
    for le, n in buckets:
        if n >= share * total:
            if le == float("inf") or n == count:
                return edge if le == float("inf") else le
            return edge + (le - edge) * (share * total - count) / (n - count)
        edge, count = le, n
    return edge


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def raise_file_limit() -> None:
    """A thousand connections need as many file handles."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))


if os.name != "posix":  # pragma: no cover
    raise SystemExit("these measurements read /proc and send signals: they need Linux")
