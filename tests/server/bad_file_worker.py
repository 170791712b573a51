"""The process that reads files, with files that make it spin, swell, hang, babble or die."""

from __future__ import annotations

import sys
import time

from mandapa.server import file_worker


def answer(file: file_worker.FileTask) -> file_worker.FileResult:
    held: list[bytearray] = []
    while file.log == "spin":
        pass
    while file.log == "swell":
        held.append(bytearray(1 << 20))
    if file.log == "hang":
        time.sleep(3600)
    if file.log == "babble":
        sys.stdout.buffer.write(b"x" * 3_000_000)
    if file.log == "die":
        sys.exit(3)
    return read(file)


read = file_worker.read_file

if __name__ == "__main__":
    file_worker.read_file = answer
    file_worker.main()
