"""A running site and its users, over HTTP and WebSockets only."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

from mandapa.server.settings import sqlite_url
from tests.server.seeds import this_test

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds that a test waits for what must happen, on however busy a machine
Data = dict[str, Any]


# Players and connections of the running test, closed after it.
OPENED: list[Player | Connection] = []


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


class Site:
    """`mandapa serve` with settings of its own, and those of `launch`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.database = folder / "site.db"
        self.log = folder / "site.log"
        self.deals = folder / "deals"
        self.port = free_port()
        self.settings = {
            "database": sqlite_url(self.database),
            "port": self.port,
            "requests_per_second": 0,
            "messages_per_second": 1e9,
            "frames_per_second": 1e9,
            "max_tables": 0,
            "max_public_tables": 0,
            "max_bot_tables": 0,
            "files_per_hour": 0,
            "absence": 1.0,
            "bot_workers": 1,
            **settings,
        }
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        if name := this_test():
            self.deal(name)

    def start(self) -> Site:
        given = json.dumps(self.settings | {"deals": str(self.deals)})
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.launch", given],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                env=os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")},
            )
        until = time.monotonic() + PATIENCE
        with httpx.Client(trust_env=False, verify=False) as client:
            while True:
                try:
                    client.get(f"{self.url}/health").raise_for_status()
                    return self
                except httpx.TransportError:
                    assert self.process.poll() is None, self.log.read_text()
                    assert time.monotonic() < until, self.log.read_text()
                    time.sleep(0.05)

    def deal(self, name: str) -> None:
        """From now on the tables have the deals of this name: the first, the second and so on.

        What was dealt before makes no difference.
        """
        self.deals.write_text(f"{name}\n{time.monotonic_ns()}", encoding="utf-8")

    def stop(self) -> None:
        """As an operator stops it."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut stops it."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process = None
        if how == signal.SIGTERM:
            assert code in (0, -signal.SIGTERM), f"ended with {code}: {self.log.read_text()}"

    def failures(self) -> list[str]:
        """What the site's own log calls an error of the program."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"exception"' in line or '"level": "error"' in line]

    # --- what is on disk -------------------------------------------------

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as database:
            return database.execute(query, values).fetchall()

    def events(self, table: str) -> list[Data]:
        query = 'SELECT body FROM events WHERE "table" = ? ORDER BY seq'
        return [json.loads(body) for (body,) in self.rows(query, table)]

    def seed(self, table: str) -> bytes:
        query = "SELECT seed FROM deals JOIN tables ON deals.id = tables.deal WHERE tables.id = ?"
        found = self.rows(query, table)[0][0]
        assert isinstance(found, bytes)
        return found

    def everything(self) -> list[list[tuple[Any, ...]]]:
        """All rows of all tables, to see that nothing has changed."""
        names = ("deals", "tables", "events", "texts", "seatings", "unfinished")
        return [self.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names]


class Refused(AssertionError):
    """The site said no."""

    def __init__(self, told: Data, status: int = 0) -> None:
        super().__init__(f"{status} {told}")
        self.code: str = told["code"]
        self.text: str = told["text"]
        self.clause: str = told.get("clause", "")
        self.status = status


class Player:
    """Someone with a name, or a stranger without one, or a program with a token."""

    def __init__(
        self, site: Site, name: str = "", *, program: bool = False, lang: str = "en"
    ) -> None:
        self.site, self.lang = site, lang
        self.received: list[bytes] = []  # every answer's body and headers
        self.http = httpx.Client(
            base_url=site.url,
            headers={"Accept-Language": lang},
            trust_env=False,
            verify=False,
            timeout=PATIENCE,
            event_hooks={"response": [self._keep]},
        )
        OPENED.append(self)
        self.token = ""
        if program:
            self.token = self.post("/api/programs", name=name)["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"
        elif name:
            self.post("/api/people", name=name)

    def _keep(self, answer: httpx.Response) -> None:
        self.received.append(answer.read() + repr(answer.headers.multi_items()).encode())

    @property
    def headers(self) -> dict[str, str]:
        """What tells a WebSocket who this is."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        cookie = self.http.cookies.get("mandapa")
        return {"Cookie": f"mandapa={cookie}"} if cookie else {}

    def get(self, path: str, **params: Any) -> Any:
        return self._answer(self.http.get(path, params=params))

    def post(self, path: str, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body))

    @staticmethod
    def _answer(answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise Refused(answer.json(), answer.status_code)
        return answer.json()

    def open(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        more = {"players": max(2, len(seats)), **more}
        body = {"game": game, "seats": list(seats), "start": start, **more}
        return str(self.post("/api/tables", **body)["table"])

    def do(self, table: str, what: str, **fields: Any) -> int:
        return int(self.post(f"/api/tables/{table}/do", do=what, **fields)["seq"])

    def see(self, table: str, **params: Any) -> Data:
        found: Data = self.get(f"/api/tables/{table}", **params)
        return found

    def act(self, table: str, *actions: str) -> int:
        return self.do(table, "act", turn=self.see(table)["turn"], actions=list(actions))

    def connect(self, table: str, seq: int | None = None, **query: str) -> Connection:
        return Connection(self, table, seq, **query)

    def close(self) -> None:
        self.http.close()


class Connection:
    """A WebSocket of a player, with what a browser would show: it follows `story_from`."""

    def __init__(self, player: Player, table: str, seq: int | None = None, **query: str) -> None:
        self.player, self.table, self.query = player, table, query
        self.raw: list[str] = []
        self.tables: list[Data] = []  # every message that told the table
        self.now: Data = {}
        self.lines: list[Data] = []
        self.notes: list[Data] = []
        self.number = 0
        self.socket = self._connect(seq)
        OPENED.append(self)
        self.hear_table()

    def _connect(self, seq: int | None) -> ClientConnection:
        address = self.player.site.url.replace("http", "ws", 1)
        query = {"lang": self.player.lang, **self.query}
        if seq is not None:
            query["seq"] = str(seq)
        self._opened = ExitStack()
        opening = connect(
            f"{address}/ws/{self.table}?{urlencode(query)}",
            additional_headers=self.player.headers,
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=2**24,
            max_queue=None,
        )
        return self._opened.enter_context(opening)

    def lose(self) -> None:
        """The line is cut without a goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self._opened.close()

    def resume(self) -> None:
        self.socket = self._connect(self.now["seq"])
        self.hear_table()

    def close(self) -> None:
        self._opened.close()

    # --- listening ---------------------------------------------------------

    def hear(self, timeout: float = PATIENCE) -> Data:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Data = json.loads(text)
        if message["type"] == "table":
            self.now = message
            self.tables.append(message)
            kept = [line for line in self.lines if line["ply"] < message["story_from"]]
            self.lines = kept + message["story"]
            self.notes += message["notes"]
        return message

    def hear_table(self) -> Data:
        while (message := self.hear())["type"] != "table":
            if message["type"] == "refused":
                raise Refused(message)
        return message

    def until(self, reached: Callable[[Data], bool]) -> Data:
        while not reached(self.now):
            self.hear()
        return self.now

    def until_here(self, here: list[bool]) -> None:
        """Until these seats' people look at the table."""
        told = [seat["here"] for seat in self.now["seats"]]
        while told != here:
            message = self.hear()
            if message["type"] == "here":
                told = message["here"]
            elif message["type"] == "table":
                told = [seat["here"] for seat in message["seats"]]

    def until_seq(self, seq: int) -> Data:
        return self.until(lambda now: now["seq"] >= seq)

    # --- asking --------------------------------------------------------------

    def ask(self, what: str, **fields: Any) -> Data:
        """Send a command and wait for its answer."""
        self.number += 1
        self.socket.send(json.dumps({"do": what, "id": self.number, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == self.number:
                if message["type"] == "refused":
                    raise Refused(message)
                return message

    def act(self, *actions: str) -> int:
        seq: int = self.ask("act", turn=self.now["turn"], actions=list(actions))["seq"]
        self.until_seq(seq)
        return seq


def wait_for(found: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < until
        time.sleep(0.05)


Chooser = Callable[[list[str]], str]


def chooser(seed: int = 1) -> Chooser:
    rng = random.Random(seed)
    return lambda legal: rng.choice(legal)


def notations(now: Data) -> list[str]:
    return [choice["notation"] for choice in now["legal"]]


def play_on(lines: Iterable[Connection], choose: Chooser, decisions: int = 10_000) -> None:
    """Let the people on these connections decide until the game is over, or a number of times."""
    lines = list(lines)
    while True:
        for line in lines:
            line.until_seq(max(one.now["seq"] for one in lines))
        if not decisions or lines[0].now["status"] == "finished":
            return
        mover = next((line for line in lines if line.now["legal"]), None)
        if mover is None:
            lines[0].hear()
        else:
            decisions -= 1
            mover.act(choose(notations(mover.now)))


def play_over_http(player: Player, table: str, choose: Chooser, decisions: int = 10_000) -> Data:
    """Play with long polling instead of a WebSocket."""
    now = player.see(table)
    while now["status"] != "finished" and decisions:
        if now["legal"]:
            decisions -= 1
            player.do(table, "act", turn=now["turn"], actions=[choose(notations(now))])
        now = player.see(table, seq=now["seq"], wait=5)
    return now


def refused(call: Callable[[], object]) -> Refused:
    """Return the refusal of a request."""
    try:
        call()
    except Refused as refusal:
        return refusal
    raise AssertionError("nothing was refused")


def texts(lines: Iterable[Data]) -> list[str]:
    return [line["text"] for line in lines]


HEXADECIMAL = re.compile(r"[0-9a-f]{64}")
