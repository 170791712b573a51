"""Lines on which anything comes: broken, too much, too late, twice, in another's name."""

from __future__ import annotations

import json
import random
import string
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.site import Connection, Data, Player, Site, chooser, notations, play_on, refused

pytestmark = pytest.mark.once

WORDS = [
    "do",
    "id",
    "turn",
    "actions",
    "seat",
    "bot",
    "text",
    "act",
    "undo",
    "sit",
    "stand",
    "start",
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**63,
    10**40,
    1e308,
    "",
    "act",
    "\u0000",
    "я" * 50,
    [],
    [[]],
    {},
    ["pass"] * 65,
    {"do": "act"},
]


def anything(rng: random.Random, now: Data, every: list[str]) -> str | bytes:
    """A message as nobody's client sends it."""
    turn, legal = now["turn"], notations(now) or every[:1]
    match rng.randrange(9):
        case 0:
            return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
        case 1:
            return rng.randbytes(rng.randrange(200))
        case 2:
            return json.dumps({rng.choice(WORDS): rng.choice(VALUES) for _ in range(4)})
        case 3:
            good = json.dumps({"do": "act", "turn": turn, "actions": [rng.choice(legal)]})
            return good[: rng.randrange(len(good) - 1)]
        case 4:
            return json.dumps(
                {"do": "act", "turn": turn + rng.choice([-3, -1, 1, 9]), "actions": legal[:1]}
            )
        case 5:
            return json.dumps(
                {"do": "act", "turn": turn, "actions": [rng.choice(every)], "seat": 0}
            )
        case 6:
            return json.dumps({"do": "act", "turn": turn, "actions": [legal[0], "no such action"]})
        case 7:
            return "[" * rng.randrange(1, 5000)
        case _:
            return json.dumps(
                {
                    "do": rng.choice(["sit", "bot", "stand", "start", "handback"]),
                    "seat": 1,
                    "bot": "x",
                }
            )


@pytest.fixture
def game(site: Site) -> tuple[str, list[Connection]]:
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("flowers", "me", start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    people = [Player(site, "Eve"), Player(site)]
    return table, [player.connect(table) for player in (ann, bo, *people)]


def settle(line: Connection) -> list[Data]:
    """All answers so far: what is asked last is answered last."""
    heard = []
    line.socket.send('{"do": "stand", "id": 777}')
    while True:
        heard.append(line.hear())
        if heard[-1].get("id") == 777:
            return heard


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_changes_nothing(
    site: Site, game: tuple[str, list[Connection]], seed: int
) -> None:
    table, lines = game
    rng = random.Random(seed)
    play_on(lines[:2], chooser(seed), seed * 4)
    for line in lines:
        line.until_seq(lines[0].now["seq"])
    before = site.events(table)
    every = [choice["notation"] for line in lines[:2] for choice in line.now["legal"]] or ["pass"]
    secret = site.seed(table).hex()
    for _ in range(60):
        line = rng.choice(lines)
        line.socket.send(anything(rng, line.now, every))
    for line in lines:
        heard = settle(line)
        assert {message["type"] for message in heard} <= {"refused", "here"}
        assert all(
            message["code"] != "internal" for message in heard if message["type"] == "refused"
        )
        assert not any(secret in text for text in line.raw)
        assert not any("Traceback" in text for text in line.raw)
    assert site.events(table) == before
    play_on(lines[:2], chooser(seed), 4)  # and the game goes on


def test_messages_sent_again_late_or_out_of_order_never_play_twice(
    site: Site, game: tuple[str, list[Connection]]
) -> None:
    table, lines = game
    rng, choose = random.Random(5), chooser(5)
    sent: list[tuple[Connection, str]] = []
    for _ in range(12):
        mover = next((line for line in lines[:2] if line.now["legal"]), None)
        if mover is None:
            break
        turn = mover.now["turn"]
        text = json.dumps({"do": "act", "turn": turn, "actions": [choose(notations(mover.now))]})
        sent.append((mover, text))
        # The same again at once, and everything older in any order, also by the other one.
        mover.socket.send(text)
        mover.socket.send(text)
        for _, old in rng.sample(sent, min(4, len(sent))):
            rng.choice(lines).socket.send(old)
        for line in lines:
            settle(line)
        last = max(line.now["seq"] for line in lines)
        for line in lines:
            line.until_seq(last)
    acts = [event for event in site.events(table) if event["kind"] == "act"]
    assert len(acts) == len(sent)
    assert [event["plies"][0] for event in acts] == [
        json.loads(text)["actions"][0] for _, text in sent
    ]


def test_nobody_acts_for_another_seat(site: Site, game: tuple[str, list[Connection]]) -> None:
    table, lines = game
    mover = next(line for line in lines[:2] if line.now["legal"])
    before = site.events(table)
    action = notations(mover.now)[0]
    for line in lines:
        if line is not mover:
            codes = set()
            for what, fields in (
                ("act", {"turn": mover.now["turn"], "actions": [action]}),
                ("undo", {"turn": mover.now["turn"]}),
                ("handback", {}),
                ("hint", {}),
            ):
                codes.add(refused(lambda ask=line.ask, w=what, f=fields: ask(w, **f)).code)  # type: ignore[misc]
            assert codes <= {"not-your-turn", "not-seated", "no-name", "no-undo", "no-bot-plays"}
    assert site.events(table) == before


def test_lines_that_break_in_the_middle_of_anything_do_no_harm(
    site: Site, game: tuple[str, list[Connection]]
) -> None:
    table, lines = game
    choose = chooser(9)
    for _ in range(8):
        mover = next((line for line in lines[:2] if line.now["legal"]), None)
        if mover is None:
            break
        seq = mover.now["seq"]
        text = json.dumps(
            {"do": "act", "turn": mover.now["turn"], "actions": [choose(notations(mover.now))]}
        )
        mover.socket.send(text)
        mover.lose()  # without waiting for the answer
        time.sleep(0.05)
        mover.resume()
        # Either it was made or not; sending it again settles it.
        mover.socket.send(text)
        settle(mover)
        mover.until_seq(seq + 1)
        for line in lines[:2]:
            line.until_seq(mover.now["seq"])
    starts = [event["start"] for event in site.events(table) if event["kind"] == "act"]
    assert starts == sorted(set(starts))
    fresh = lines[0].player.connect(table)
    assert fresh.now["seq"] == lines[0].now["seq"]


def test_what_is_too_large_ends_only_its_own_line(
    site: Site, game: tuple[str, list[Connection]]
) -> None:
    table, lines = game
    before = site.events(table)
    for content in ("x" * 17_000, b"\x00" * 17_000, "я" * 10_000):
        line = lines[0].player.connect(table)
        line.socket.send(content)
        with pytest.raises(ConnectionClosed):
            settle(line)
    assert site.events(table) == before
    play_on(lines[:2], chooser(1), 3)
