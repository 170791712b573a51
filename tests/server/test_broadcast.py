"""What spectators are told is made once for all of them, and is what each may know."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

import httpx
import pytest

from mandapa.games import GAMES
from mandapa.server import commands
from mandapa.server.broadcast import at_hand, reader_of, tell
from mandapa.server.clock import ClockPlan
from mandapa.server.frames import Frame
from mandapa.server.snapshot import table_snapshot
from tests.server.conftest import Sites
from tests.server.site import PATIENCE, Player, Site, chooser, play_on
from tests.server.tables import History


def payload(data: bytes) -> bytes:
    """What a frame carries: by RFC 6455 and RFC 7692, not by the code that made it."""
    first, length, at = data[0], data[1], 2
    assert first & 0x8F == 0x81, "a whole text"
    if length >= 126:
        size = {126: 2, 127: 8}[length]
        length, at = int.from_bytes(data[2 : 2 + size], "big"), 2 + size
    body = data[at:]
    assert len(body) == length
    if first & 0x40:
        return zlib.decompressobj(-12).decompress(body + b"\x00\x00\xff\xff")
    return body


@pytest.mark.parametrize("size", [0, 10, 125, 126, 5000, 70_000])
def test_a_frame_carries_its_message_plain_and_compressed(size: int) -> None:
    frame = Frame("ж" * (size // 2))
    assert payload(frame.plain) == payload(frame.compressed) == frame.text
    assert frame.plain is frame.plain
    assert size < 1000 or len(frame.compressed) < len(frame.plain) / 5


def look(history: History, **more: Any) -> tuple[Any, bool]:
    """The message for a reader, and whether it had been made for another."""
    table, present_since = history.table, more.pop("present_since", None)
    seat, lang = more.pop("seat", None), more.pop("lang", "en")
    reader = reader_of(table, seat, lang, present_since=present_since, **more)
    shared = at_hand(table, reader, history.at) is not None
    frame = tell(table, reader, history.at, present_since=present_since)
    fresh = table_snapshot(
        table,
        seat,
        lang,
        last_seq=more["last_seq"],
        present_since=present_since,
        host=more.get("host", False),
        watching=more.get("watching", 0),
        drawn=more.get("drawn"),
        ran=history.at,
    )
    assert json.loads(frame.text) == json.loads(Frame(fresh).text)
    return frame, shared


@pytest.mark.parametrize("game", GAMES)
def test_spectators_share_what_is_the_same_and_nothing_else(game: str) -> None:
    history = History(game).begin()
    table, rng = history.table, random.Random(5)
    for _ in range(4):
        seq = table.seq
        history.act_randomly(rng)
        first, made_before = look(history, last_seq=seq, present_since=seq)
        assert not made_before
        for present_since in (seq, seq - 1, 0):  # since whenever they have been there
            assert look(history, last_seq=seq, present_since=present_since) == (first, True)
        assert look(history, last_seq=seq, present_since=seq, drawn=frozenset({game})) != (
            first,
            True,
        )
        for other in (
            {"last_seq": 0},
            {"last_seq": seq, "lang": "ru"},
            {"last_seq": seq, "host": True},
            {"last_seq": seq, "watching": 7},
            {"last_seq": seq, "drawn": frozenset({"x"})},
            {"last_seq": seq, "seat": 0},
        ):
            frame, _ = look(history, **{"present_since": seq, **other})
            assert frame is not first
        assert not look(history, last_seq=seq, present_since=seq, seat=0)[1], (
            "a seat is never shared"
        )
    history.do("bo", commands.Chat(text="hm"))
    assert not look(history, last_seq=table.seq - 1, present_since=1)[1], (
        "every event is told again"
    )


def test_a_clock_that_was_told_is_not_told_again_when_it_has_run_on() -> None:
    history = History(clock=ClockPlan(600)).begin()
    frame, _ = look(history, last_seq=0)
    history.at += 80
    reader = reader_of(history.table, None, "en", last_seq=0)
    assert at_hand(history.table, reader, history.at) is frame
    history.at += 80
    again, shared = look(history, last_seq=0)
    assert not shared
    assert json.loads(again.text)["seats"][0]["clock"] == 600_000 - 160


def counted(site: Site) -> tuple[int, int]:
    answer = httpx.get(f"{site.url}/metrics", trust_env=False, timeout=PATIENCE)
    lines = [line.split() for line in answer.text.splitlines()]
    found = {line[0]: float(line[1]) for line in lines if len(line) == 2}
    return int(found["mandapa_told_total"]), int(found["mandapa_tellings_made_total"])


@pytest.mark.once
def test_a_move_is_made_into_words_once_for_all_spectators(new_site: Sites) -> None:
    """Twelve look on in two languages: each decision is told to all of them, and made twice for
    them and once for each player."""
    site = new_site()
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("flowers", "me", start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    lines = [ann.connect(table), bo.connect(table)]
    crowd = [Player(site, f"Eve {n}", lang=("en", "ru")[n % 2]).connect(table) for n in range(12)]
    play_on(lines, chooser(1), 3)
    for one in crowd:
        one.until(lambda now: now["seq"] >= lines[0].now["seq"])
    told, made = counted(site)
    seq = lines[0].now["seq"]
    play_on(lines, chooser(2), 10)
    for one in (*crowd, *lines):
        one.until(lambda now: now["seq"] >= seq + 10)
        assert one.now["seq"] == seq + 10
    now = counted(site)
    assert now[0] - told == 10 * (12 + 2)
    assert now[1] - made == 10 * (2 + 2)
    views = {json.dumps(one.now["view"]) for one in crowd}
    assert len(views) == 1
    assert site.failures() == []
