"""Run the real program, with pipes or at a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

MANDAPA = [sys.executable, "-m", "mandapa"]
TIMEOUT = 180.0  # seconds, on however busy a machine
PROMPT = "\n> "
BOLD_OR_DIM = re.compile(r"\x1b\[[0-9;]*m")
THE_END = "\0"  # never shown: waiting for it waits until the program ends


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return the environment of the tests, with its own home and plain output."""
    plain = {"XDG_DATA_HOME": str(home), "NO_COLOR": "1", "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    return {**kept, **plain, **more}


def run(
    home: Path, *arguments: str | Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal; its input is empty unless given."""
    return subprocess.run(
        [*MANDAPA, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(home, **more),
        timeout=TIMEOUT,
        check=False,
    )


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "mandapa" / "games").glob("*"))


def hear_interrupts() -> None:
    """In a new process: tests that run in the background would hand on an ignored SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal window: typed text goes in, the screen comes out."""

    def __init__(
        self, home: Path, *arguments: str | Path, columns: int = 80, rows: int = 40, **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [*MANDAPA, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **more),
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )
        os.close(slave)
        self.shown = ""  # everything up to now

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read(self, *until: str) -> str:
        """Read the screen until it ends with one of these texts, or the program ends."""
        begin = len(self.shown)
        give_up = time.monotonic() + TIMEOUT
        pending = b""
        while not self.shown[begin:].endswith(until):
            assert time.monotonic() < give_up, f"waiting for {until}: {self.shown[-2000:]}"
            if not select.select([self.master], [], [], 1.0)[0]:
                continue
            try:
                pending += os.read(self.master, 65536)
            except OSError:  # the program has ended
                break
            try:
                self.shown += pending.decode()
                pending = b""
            except UnicodeDecodeError:  # the rest of a letter is still to come
                continue
            self.shown = BOLD_OR_DIM.sub("", self.shown).replace("\r\n", "\n")
        return self.shown[begin:]

    def press(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def type(self, line: str, *until: str) -> str:
        """Type a line; return the screen until the next prompt, or one of these texts."""
        self.press(line)
        # The terminal echoes what is typed.
        return self.read(*(until or (PROMPT,))).removeprefix(f"{line}\n")

    def wait(self) -> int:
        """Read to the end and return the exit code."""
        self.read(THE_END)
        return self.process.wait(TIMEOUT)
