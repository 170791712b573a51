"""The site behind other ASGI servers, under a short load and the attacks on the front door.

pip install granian hypercorn
python benchmarks/connections.py                     all; docs/connections.md keeps the result
python benchmarks/connections.py --only mandapa
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import urllib.request
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.attacks.connections import half_sent, heads, pings
from benchmarks.figures import Figures
from benchmarks.load_cases import steady
from benchmarks.running_site import Site, raise_file_limit
from rich.console import Console

DATABASE = "FRONT_DOORS_DATABASE"


def app() -> Any:
    """The site without limits of its own, so that the server's can be seen."""
    from mandapa.server.app import make_app
    from mandapa.server.settings import Settings

    return make_app(
        Settings(
            os.environ[DATABASE],
            requests_per_second=0,
            messages_per_second=1e9,
            max_tables=0,
            files_per_hour=0,
        )
    )


def serve(server: str, port: int) -> None:
    if server.startswith("uvicorn"):
        import uvicorn

        kind: Any = server.removeprefix("uvicorn ")
        uvicorn.run(app(), port=port, http=kind, ws="websockets-sansio", log_level="warning")
    elif server == "hypercorn":
        hypercorn: Any = import_module("hypercorn.asyncio")
        config: Any = import_module("hypercorn.config").Config()
        config.bind, config.loglevel, config.accesslog = [f"127.0.0.1:{port}"], "warning", None
        asyncio.run(hypercorn.serve(app(), config))
    else:
        granian: Any = import_module("granian")
        target = "benchmarks.connections:app"
        granian.Granian(target, port=port, interface="asgi", factory=True).serve()


class Behind(Site):
    """The site behind a server of someone else's."""

    def __init__(self, folder: Path, server: str) -> None:
        super().__init__(folder)
        self.server = server

    def command(self) -> list[str]:
        os.environ[DATABASE] = f"sqlite+aiosqlite:///{self.database}"
        return [sys.executable, __file__, "--serve", self.server, "--port", str(self.port)]

    def get(self, path: str) -> str:
        # granian takes connections before it can answer them, and then never does.
        with urllib.request.urlopen(self.address + path, timeout=2) as answer:
            return str(answer.read().decode())


def measure(server: str, args: argparse.Namespace) -> Figures:
    out, found = Console(stderr=True), Figures()
    cases = {"heads": heads, "half-sent": half_sent, "pings": pings, "load": steady}
    for name, case in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            limits = ("--no-limits",) if case is steady else ()
            own = server == "mandapa"
            site = Site(Path(folder), *limits) if own else Behind(Path(folder), server)
            site.start()
            try:
                figures = asyncio.run(case(site, args, out))
            finally:
                if site.process:
                    site.stop()
        found |= {f"{name}: {figure}": value for figure, value in figures.items()}
    return found


SERVERS = ("mandapa", "uvicorn httptools", "uvicorn h11", "hypercorn", "granian")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", choices=SERVERS, action="append", help="(default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="how much of each attack")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.port)
        return
    raise_file_limit()
    for server in args.only or SERVERS:
        print(f"[{server}]")
        for figure, (value, _) in measure(server, args).items():
            print(f"{figure:60} {value:10.2f}", flush=True)


if __name__ == "__main__":
    main()
