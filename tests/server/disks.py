"""A small disk in memory that a test can fill."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 4 << 20


class NoDisk(Exception):
    """No disk can be mounted here."""


class Disk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room at all."""
        with self._ballast.open("ab", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def free(self) -> None:
        self._ballast.unlink()


@contextmanager
def mounted(folder: Path) -> Iterator[Disk]:
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        raise NoDisk("only root can mount a disk that can be filled")
    folder.mkdir()
    command = [mount, "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        raise NoDisk(f"no small disk: {made.stderr.strip()}")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)
