"""A prototype in one file, compiled as the engine is and timed beside it.

`python benchmarks/prototype.py FOLDER SECONDS` measures what `build` put there; JSON on standard
output. The file is no part of Mandapa: it must have `run_games(first_seed, count)`, which plays
random games and gives the number of their actions first.
"""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

GAMES = 200  # between two looks at the clock
NAME = "prototype_of_a_game"


def build(file: Path, folder: Path) -> None:
    """Compile a copy in a folder of its own, with the flags of the engine."""
    shutil.copyfile(file, folder / f"{NAME}.py")
    setup = (
        "from setuptools import setup; from mypyc.build import mypycify\n"
        f"found = mypycify(['{NAME}.py'], opt_level='3')\n"
        "found[0].extra_compile_args.append('-fno-semantic-interposition')\n"
        "setup(name='prototype', ext_modules=found)\n"
    )
    subprocess.run(
        [sys.executable, "-c", setup, "build_ext", "--inplace"],
        cwd=folder,
        check=True,
        capture_output=True,
    )


def rate(folder: str, seconds: float) -> float:
    """Actions a second of whole random games, dealing counted."""
    sys.path.insert(0, folder)
    module = importlib.import_module(NAME)
    if str(module.__file__).endswith(".py"):
        raise SystemExit("the prototype is not compiled")
    actions, games = 0, 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        actions += module.run_games(games, GAMES)[0]
        games += GAMES
    return actions / passed


if __name__ == "__main__":
    print(json.dumps({"playouts": rate(sys.argv[1], float(sys.argv[2]))}))
