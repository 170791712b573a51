"""No seat and no spectator is sent anything that they may not know.

Whole games are played over a running site and every byte that each reader gets is kept.
Afterwards the truth is read from the database and compared: views, choices and stories must
be those of the reader's own seat, and nothing else may hold a secret.
"""

from __future__ import annotations

import base64
import json
import random
from typing import Any

import msgspec
import pytest

from mandapa.core.match import Match
from mandapa.core.narration import Moment, moments
from mandapa.core.native import Rng
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server import happenings, snapshot
from mandapa.server.plan import bot_seed
from mandapa.server.snapshot import table_snapshot
from tests.games.boxes import BOXES
from tests.server.site import Connection, Data, Player, Refused, Site, chooser, notations
from tests.server.tables import History

TABLES = [
    pytest.param("flowers", {"memory": "off"}, id="flowers"),
    pytest.param("flowers", {"memory": "on"}, id="flowers-memory"),
    pytest.param("ganesha", {}, id="ganesha"),
    pytest.param("mandala_stones", {"open_stacks": "off"}, id="mandala_stones"),
    pytest.param("rajas", {"navaratna": "on", "river_tiles": "on"}, id="rajas"),
]


# --- whole games over a site ----------------------------------------------------


class Reader:
    """A seat or a spectator, with everything that was sent to them before the end."""

    def __init__(self, player: Player, table: str, seat: int | None) -> None:
        self.player, self.seat = player, seat
        self.line: Connection = player.connect(table, drawn="")
        self.before_the_end: list[bytes] = []

    def pry(self, table: str) -> None:
        """Ask for all that is nobody's business before the end."""
        deal = self.line.now["facts"]["deal"]
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}?drawn=",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/record/5?perspective=everyone&drawn=",
            f"/api/tables/{table}/record?perspective=everyone",
            f"/api/tables/{table}/record/5?perspective=1",
            f"/api/tables/{table}/log",
            f"/api/tables/{table}/verification",
            f"/api/deals/{deal}",
            "/api/tables",
            "/metrics",
            "/health",
        ):
            self.player.http.get(path)
        self.player.http.post(f"/api/tables/{table}/fork", json={"ply": 3})
        self.player.http.post(f"/api/tables/{table}/hint")
        self.player.http.get(f"/api/tables/{table}/effects")
        self.player.http.post(f"/api/deals/{deal}/close")
        self.player.http.post(f"/api/deals/{deal}/tables", json={"seats": ["me"]})

    def provoke(self, every: list[str], rng: random.Random) -> None:
        """Everything that is refused is a message, too."""
        turn = self.line.now["turn"]
        legal = notations(self.line.now) or every
        for actions in (
            [rng.choice(every)],
            [rng.choice(legal), "nonsense"],
            [rng.choice(legal), rng.choice(every), "nonsense"],
        ):
            if actions[0] in legal and len(actions) == 1 and self.line.now["legal"]:
                continue
            try:
                self.line.ask("act", turn=turn, actions=actions)
            except Refused:
                continue
            raise AssertionError("it should have been refused")

    def keep(self) -> None:
        """What came so far came before the end."""
        raw = [text.encode() for text in self.line.raw]
        self.before_the_end = [*raw, *self.player.received]


def read_story(
    match: Match, line: Connection, seat: int | None, lang: str, events: list[Data]
) -> None:
    """Every message tells what the reader's own narrator tells, from the reader's own views."""
    setup, words = match.setup, Words(match.setup.game, lang)
    names = [name.partition(" (")[0] for name in match.names]
    if seat is not None:
        names[seat] = words.text("you")
    narrator = setup.game.narrator(setup)
    held, present_since = 0, line.tables[0]["seq"]
    for message in line.tables:
        told: list[tuple[int, str]] = []
        for number, event in enumerate(events[: message["seq"]], start=1):
            if number > held and event["kind"] in ("begin", "act"):
                start = event.get("start", 0)
                seen = moments(
                    match, seat, start, start + len(event["plies"]), live=number > present_since
                )
                told += [(start, words.sentence(one, names)) for one in narrator.narrate(seen)]
        assert [(one["ply"], one["text"]) for one in message["story"]] == told
        held = message["seq"]


@pytest.mark.once
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_all_that_is_sent_in_a_whole_game(site: Site, game: str, options: dict[str, str]) -> None:
    ann, bo, cy = Player(site, "Ann"), Player(site, "Bo", lang="ru"), Player(site, "Cy")
    table = ann.open(game, "me", "open", "greedy", players=3, options=options, start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    readers = [Reader(ann, table, 0), Reader(bo, table, 1), Reader(cy, table, None)]
    lines = [reader.line for reader in readers]
    rng, choose = random.Random(game), chooser(6)
    every = [action.notation for action in GAMES[game].actions]
    while True:
        for line in lines:
            line.until_seq(max(one.now["seq"] for one in lines))
        mover = next((reader for reader in readers if reader.line.now["legal"]), None)
        if lines[0].now["status"] == "finished":
            break
        if mover is None:
            lines[0].hear()
            continue
        if rng.random() < 0.15:
            for reader in readers:
                reader.provoke(every, rng)
        if rng.random() < 0.03:
            for reader in readers:
                reader.pry(table)
        for reader in readers:
            reader.keep()
        mover.line.act(choose(notations(mover.line.now)))
    events = site.events(table)
    setup = GAMES[game].setup(3, options)
    match = Match.empty(setup, ["Ann", "Bo", "Mira"], site.seed(table), "")
    views: list[list[Any]] = [[match.view(seat)] for seat in (0, 1, None)]
    secrets = secrets_of(site.seed(table)) | {match.state.digest().encode()}
    digests = {match.state.digest().encode()}
    for event in events:
        for notation in event.get("plies", []):
            match.append(notation)
            digests.add(match.state.digest().encode())
            for number, seat in enumerate((0, 1, None)):
                views[number].append(match.view(seat))
    assert match.over
    for number, reader in enumerate(readers):
        for message in reader.line.tables:
            assert message["you"] == reader.seat
            assert message["view"] == json.loads(json.dumps(views[number][message["plies"]]))
            if message["actor"] != reader.seat:
                assert (message["legal"], message["prompt"]) == ([], "")
            if message["status"] == "playing":
                assert message["seed"] == ""
        read_story(match, reader.line, reader.seat, reader.player.lang, events)
        sent = b"\n".join(reader.before_the_end)
        assert len(sent) > 20_000
        for secret in secrets | digests:
            assert secret not in sent
            assert secret.upper() not in sent
        # The one hash that everyone gets is that of the seed.
        assert reader.line.now["facts"]["commitment"].encode() in sent


def secrets_of(seed: bytes) -> set[bytes]:
    """The seed in every likely writing, and the luck of the bots."""
    found = {seed, seed.hex().encode(), str(bot_seed(seed)).encode(), repr(seed).encode()}
    for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode, base64.b85encode):
        found.add(encode(seed).rstrip(b"="))
    found.add(json.dumps(list(seed)).encode())
    found.add(json.dumps(list(seed), separators=(",", ":")).encode())
    return found


# --- worlds that a reader cannot tell apart ----------------------------------------


HIDDEN = [
    pytest.param("flowers", 2, {"memory": "off"}, id="flowers"),
    pytest.param("flowers", 3, {"memory": "on"}, id="flowers-memory"),
    pytest.param("mandala_stones", 2, {"open_stacks": "off"}, id="mandala_stones"),
]


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views are not taken from what was told before: they come from the world in question."""
    for module in (snapshot, happenings):
        monkeypatch.setattr(module, "view_now", lambda _table, match, seat: match.view(seat))


@pytest.mark.usefixtures("nothing_kept")
@pytest.mark.parametrize(("game", "players", "options"), HIDDEN)
def test_worlds_that_a_reader_may_not_tell_apart_give_the_same_bytes(
    game: str, players: int, options: dict[str, str]
) -> None:
    history = History(game, players, options=options).begin()
    table, rng, draws = history.table, random.Random(1), Rng(1)
    match = table.match
    assert match is not None
    compared = 0
    while table.status == "playing":
        history.act_randomly(rng)
        if rng.random() > 0.3 or table.status != "playing":
            continue
        truth = match.state
        for seat in (*range(players), None):
            mine = message(history, seat)
            for data in BOXES[game].worlds(truth.to_json(), seat, draws):
                match.state = table.setup.from_json(data)
                try:
                    assert message(history, seat) == mine
                finally:
                    match.state = truth
                compared += 1
    assert compared > 20


def message(history: History, seat: int | None) -> bytes:
    """What a reader would be sent now; what happened before is the same in all worlds."""
    table = history.table
    now = table_snapshot(table, seat, "en", last_seq=table.seq, drawn=[table.plan.game])
    happenings.forget(table)
    foreseen = happenings.choices(table, "en") if seat == table.actor else []
    return msgspec.json.encode([now, foreseen])


@pytest.mark.usefixtures("nothing_kept")
def test_a_message_that_tells_worlds_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail: here the reader is sent another seat's view."""
    monkeypatch.setattr(snapshot, "view_now", lambda _table, match, seat: match.view(1 - seat))
    history = History("flowers", 2).begin()
    table, match, rng = history.table, history.table.match, random.Random(1)
    assert match is not None
    alike, told_apart = 0, 0
    for _ in range(20):
        history.act_randomly(rng)
        mine, truth = message(history, 0), match.state
        for data in BOXES["flowers"].worlds(truth.to_json(), 0, Rng(1)):
            match.state = table.setup.from_json(data)
            alike += message(history, 0) == mine
            told_apart += message(history, 0) != mine
        match.state = truth
    assert (alike, told_apart > 0) == (0, True)


@pytest.mark.parametrize(("game", "players", "options"), [HIDDEN[0], HIDDEN[2]])
def test_what_happens_next_tells_worlds_apart_only_by_what_is_shown(
    game: str, players: int, options: dict[str, str]
) -> None:
    """After the same decision, which shows nothing, the reader's next messages are the same."""
    compared = 0
    for number in range(4):
        history = History(game, players, options=options, seed=f"worlds {number}").begin()
        compared += compare_decisions(history, random.Random(number), Rng(number))
    assert compared > 10


def compare_decisions(history: History, rng: random.Random, draws: Rng) -> int:
    table, compared = history.table, 0
    match = table.match
    assert match is not None
    worlds = BOXES[table.plan.game].worlds
    while table.status == "playing":
        truth = match.state
        action = rng.choice(match.legal())
        row = table.setup.game.actions.row(action)
        for seat in (*range(table.plan.players), None):
            if truth.reveals(row):
                break
            for data in worlds(truth.to_json(), seat, draws):
                other = table.setup.from_json(data)
                if row in other.legal_actions():
                    told = [tell(history, state.copy(), seat, row) for state in (truth, other)]
                    assert told[0] == told[1]
                    compared += 1
        history.act(action)
    return compared


def tell(history: History, state: Any, seat: int | None, row: int) -> list[str]:
    """The lines of one decision made in a world, as a reader's narrator puts them."""
    setup = history.table.setup
    before, actor, seen = state.view(seat), state.actor(), state.seen(row, seat)
    state.apply(row)
    moment = Moment(seen, actor, before, state.view(seat), live=True)
    words = Words(setup.game, "ru")
    names = [one.name for one in history.table.seats]
    return [words.sentence(line, names) for line in setup.game.narrator(setup).narrate([moment])]
