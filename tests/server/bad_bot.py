"""A bot's process that does not do what it should: each time in another manner, or as told."""

from __future__ import annotations

import itertools
import json
import sys
import time

MANNERS = ("hang", "cheat", "mute", "babble")


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    say(b"ready")
    for line in sys.stdin.buffer:
        manner = MANNERS[json.loads(line)["plies"] % len(MANNERS)]
        match sys.argv[1] if len(sys.argv) > 1 else manner:
            case "hang":
                for _ in itertools.count():
                    pass
            case "mute":
                time.sleep(3600)
            case "babble":
                say(b"x" * 3_000_000)
            case "die":
                sys.exit(3)
            case "cheat":
                say(b'{"action": "no such thing"}')


if __name__ == "__main__":
    main()
