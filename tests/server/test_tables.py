"""The life of a table, over HTTP and WebSockets: from its link to the rematch."""

from __future__ import annotations

import time
from typing import Any

import pytest

from mandapa.bots.levels import STAND_IN
from mandapa.games import GAMES
from tests.server.conftest import Sites
from tests.server.site import (
    Connection,
    Player,
    Refused,
    Site,
    chooser,
    notations,
    play_on,
    play_over_http,
    refused,
    texts,
    wait_for,
)

pytestmark = pytest.mark.once


def two_people(site: Site, game: str = "flowers", **more: object) -> tuple[str, Player, Player]:
    """A game of two, begun."""
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open(game, "me", start=False, **more)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table, ann, bo


def listed(player: Player, of: str) -> list[str]:
    found = player.get("/api/tables")
    tables = found["yours"] if of == "yours" else found["open"]["tables"]
    return [entry["id"] for entry in tables]


def test_a_private_table_is_found_only_by_its_link(site: Site) -> None:
    ann, stranger = Player(site, "Ann"), Player(site)
    private = ann.open("flowers", "me", start=False)
    public = ann.open("ganesha", "me", start=False, public=True)
    assert len(private) == 16
    assert private not in listed(stranger, "public")
    assert private not in listed(ann, "public")
    assert private in listed(ann, "yours")
    assert public in listed(stranger, "public")
    assert stranger.get("/api/tables")["yours"] == []
    # By its link it is open to a stranger, who becomes somebody by saying a name.
    assert stranger.see(private)["seats"][0]["name"] == "Ann"
    assert refused(lambda: stranger.do(private, "sit", seat=1)).code == "no-name"
    assert stranger.get("/api/me") == {"id": "", "name": ""}
    stranger.post("/api/people", name="Bo")
    stranger.do(private, "sit", seat=1)
    assert private in listed(stranger, "yours")
    stranger.do(private, "start")
    entry = next(e for e in ann.get("/api/tables")["yours"] if e["id"] == private)
    assert entry["your_turn"]
    assert entry["yours"]
    assert entry["names"] == ["Ann", "Bo"]


def test_people_sit_down_and_stand_up(site: Site) -> None:
    ann, bo = Player(site, "Ann"), Player(site, "Ann")
    table = ann.open("flowers", "open", "me", "open", start=False, players=3)
    line = ann.connect(table)
    bo.do(table, "sit", seat=0)
    line.until(lambda now: now["seats"][0]["name"] == "Ann 2")
    bo.do(table, "stand")
    line.until(lambda now: now["seats"][0]["name"] == "")
    bo.do(table, "sit", seat=2)
    ann.do(table, "bot", seat=0, bot="greedy")
    assert refused(lambda: bo.do(table, "stand", seat=0)).code == "not-host"
    ann.do(table, "stand", seat=2)
    assert refused(lambda: ann.do(table, "start")).code == "seats-empty"
    bo.do(table, "sit", seat=2)
    bo.do(table, "start")
    now = line.until(lambda now: now["status"] == "playing")
    assert [seat["name"] for seat in now["seats"]] == ["Asha", "Ann", "Ann 2"]
    assert [seat["human"] for seat in now["seats"]] == [False, True, True]
    assert [note["kind"] for note in line.notes].count("stand") == 2


def test_a_name_can_be_changed_and_the_person_stays(site: Site) -> None:
    ann = Player(site, "Ann")
    before = ann.get("/api/me")
    after = ann.post("/api/people", name="Anna")
    assert after == {"id": before["id"], "name": "Anna"}


def bo_is_gone(message: dict[str, Any]) -> bool:
    """Told by itself, or with whatever else has just happened."""
    if message["type"] == "table":
        return not message["seats"][1]["here"]
    return message["type"] == "here" and not message["here"][1]


def test_two_people_and_a_bot_play_to_the_end_with_a_lost_line(site: Site) -> None:
    ann, bo = Player(site, "Ann"), Player(site, "Bo", lang="ru")
    table = ann.open("flowers", "me", "open", "greedy", players=3, start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    lines = [ann.connect(table), bo.connect(table)]
    watcher = Player(site).connect(table)
    choose = chooser(3)
    play_on(lines, choose, 6)
    while not lines[0].now["legal"]:  # on Ann's turn, so that Bo is sure to miss something
        lines[1].until_seq(lines[0].now["seq"])
        if lines[1].now["legal"]:
            lines[1].act(choose(notations(lines[1].now)))
        lines[0].hear()
    lines[1].lose()
    while not bo_is_gone(lines[0].hear()):
        pass
    # While Bo is away, Ann and the bot go on as far as they can.
    while lines[0].now["actor"] != 1:
        if lines[0].now["legal"]:
            lines[0].act(choose(notations(lines[0].now)))
        else:
            lines[0].hear()
    missed = lines[0].now["seq"] - lines[1].now["seq"]
    lines[1].resume()
    assert missed > 0
    assert lines[1].now["seq"] == lines[0].now["seq"]
    play_on(lines, choose)
    for line, player in zip(lines, (ann, bo), strict=True):
        fresh = player.connect(table)
        assert line.lines == fresh.lines
        assert line.notes == fresh.notes
        assert fresh.now["outcome"]["places"] == line.now["outcome"]["places"]
    watcher.until(lambda now: now["status"] == "finished")
    assert watcher.now["seed"] == lines[0].now["seed"] == site.seed(table).hex()
    # Nothing lost, nothing doubled: the events are those that were acknowledged.
    events = site.events(table)
    starts = [event["start"] for event in events if event["kind"] == "act"]
    assert starts == sorted(set(starts))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_the_end(site: Site, game: str) -> None:
    table, ann, bo = two_people(site, game)
    lines = [ann.connect(table), bo.connect(table)]
    play_on(lines, chooser(2))
    outcome = lines[0].now["outcome"]
    assert sorted(outcome["places"])[0] == 1
    assert [sum(sheet.values()) for sheet in outcome["sheets"]] == outcome["points"]


def test_an_outside_program_plays_over_http_with_a_token(site: Site) -> None:
    ann, program = Player(site, "Ann"), Player(site, "Robot", program=True)
    table = ann.open("ganesha", "random", start=False)
    program.do(table, "sit", seat=1)
    ann.do(table, "start")
    assert ann.see(table)["seats"][1]["program"]
    end = play_over_http(program, table, chooser(5))
    assert end["outcome"]["points"]
    line = program.connect(table)  # a token opens a WebSocket as well
    assert line.now["you"] == 1


def test_long_polling_answers_when_there_is_news(site: Site) -> None:
    table, ann, bo = two_people(site)
    now = ann.see(table)
    started = time.monotonic()
    assert ann.see(table, seq=now["seq"], wait=0.3)["seq"] == now["seq"]
    assert time.monotonic() - started > 0.2
    assert ann.see(table, seq=0, wait=20)["seq"] == now["seq"]
    bo.do(table, "chat", text="hello")
    news = ann.see(table, seq=now["seq"], wait=20)
    assert texts(news["notes"]) == ["hello"]
    assert news["story"] == []
    # More than there is: as if one held all of it.
    assert ann.see(table, seq=10_000)["notes"] == []
    assert ann.http.get(f"/api/tables/{table}?wait=nan").status_code in (200, 400)
    assert refused(lambda: ann.see(table, wait=26)).code == "wrong-message"


def test_spectators_watch_and_talk_but_do_not_play(site: Site) -> None:
    table, ann, _ = two_people(site)
    watcher = Player(site, "Cy")
    line, other = watcher.connect(table), ann.connect(table)
    assert line.now["you"] is None
    assert (line.now["legal"], line.now["prompt"], line.now["undo"]) == ([], "", False)
    line.ask("chat", text="nice")
    other.until(lambda now: any(note["text"] == "nice" for note in other.notes))
    note = other.notes[-1]
    assert (note["kind"], note["name"], note["seat"]) == ("chat", "Cy", -1)
    for what, fields in (
        ("act", {"turn": line.now["turn"], "actions": [notations(other.now)[0]]}),
        ("undo", {"turn": line.now["turn"]}),
        ("resign", {}),
        ("takeover", {"seat": 0}),
        ("hint", {}),
    ):
        assert refused(lambda w=what, f=fields: line.ask(w, **f)).code == "not-seated"  # type: ignore[misc]
    assert refused(lambda: line.ask("sit", seat=0)).code == "already-started"


def test_who_resigns_is_replaced_by_a_bot_and_ranks_last(site: Site) -> None:
    table, ann, bo = two_people(site)
    line, other = ann.connect(table), bo.connect(table)
    play_on([line, other], chooser(1), 2)
    line.ask("resign")
    other.until(lambda now: now["seats"][0]["gave_up"])
    assert other.now["seats"][0]["bot"] == STAND_IN
    assert refused(lambda: line.ask("resign")).code == "gave-up"
    assert refused(lambda: line.ask("handback")).code == "gave-up"
    assert refused(lambda: line.ask("undo", turn=line.now["turn"])).code in ("bot-plays", "stale")
    play_on([other], chooser(1))
    assert other.now["outcome"]["places"] == [2, 1]


def test_a_rematch_is_at_one_table_with_rotated_seats(site: Site) -> None:
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("flowers", "me", "open", "random", players=3, start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    assert refused(lambda: ann.post(f"/api/tables/{table}/rematch")).code == "not-finished"
    lines = [ann.connect(table), bo.connect(table)]
    ann.do(table, "resign")  # a bot that only stood in does not come along
    play_on([lines[1]], chooser(1))
    again = bo.post(f"/api/tables/{table}/rematch")["table"]
    assert ann.post(f"/api/tables/{table}/rematch")["table"] == again
    lines[0].until(lambda now: now["rematch"] == again)
    stranger = Player(site, "Eve")
    assert refused(lambda: stranger.post(f"/api/tables/{table}/rematch")).code == "not-seated"
    now = ann.see(again)
    assert [seat["name"] for seat in now["seats"]] == ["Bo", "Mira", "Ann"]
    assert [seat["bot"] for seat in now["seats"]] == ["", "random", ""]
    assert now["facts"]["deal"] != lines[0].now["facts"]["deal"]
    bo.do(again, "start")


def test_a_hint_is_something_that_may_be_done(site: Site) -> None:
    table, ann, bo = two_people(site)
    line = ann.connect(table)
    before = site.events(table)
    hint = line.ask("hint")
    assert hint["notation"] in notations(line.now)
    assert hint["text"] in texts(line.now["legal"])
    assert ann.post(f"/api/tables/{table}/hint")["notation"] in notations(line.now)
    assert refused(lambda: bo.post(f"/api/tables/{table}/hint")).code == "not-your-turn"
    assert site.events(table) == before
    without = ann.open("flowers", "me", "random", hints=False)
    assert refused(lambda: ann.post(f"/api/tables/{without}/hint")).code == "no-hints"


def test_a_decision_is_taken_back_and_everyone_sees_it(site: Site) -> None:
    table, ann, bo = two_people(site, "mandala_stones")
    lines = [ann.connect(table), bo.connect(table)]
    choose = chooser(4)
    for _ in range(40):
        play_on(lines, choose, 1)
        mover = next((line for line in lines if line.now["undo"]), None)
        if mover:
            break
    assert mover is not None
    other = next(line for line in lines if line is not mover)
    plies = mover.now["plies"]
    assert refused(lambda: other.ask("undo", turn=other.now["turn"])).code == "no-undo"
    seq = mover.ask("undo", turn=mover.now["turn"])["seq"]
    for line in lines:
        line.until_seq(seq)
        assert line.now["plies"] < plies
        assert line.notes[-1]["kind"] == "undo"
    play_on(lines, choose, 5)
    for line, player in zip(lines, (ann, bo), strict=True):
        fresh = player.connect(table)
        assert line.lines == fresh.lines


def test_a_series_is_carried_out_whole_or_not_at_all(site: Site) -> None:
    table, ann, bo = two_people(site, "ganesha")
    line = ann.connect(table)
    if line.now["actor"] == 1:
        line = bo.connect(table)
    before = site.events(table)
    first = notations(line.now)[0]
    for bad in ("fly away", first):
        told = refused(lambda b=bad: line.ask("act", turn=line.now["turn"], actions=[first, b]))  # type: ignore[misc]
        assert told.code in ("unknown-action", "illegal-action", "series-too-long")
    assert site.events(table) == before
    assert ann.see(table)["turn"] == line.now["turn"]
    # A series that fits is one event.
    for _ in range(20):
        mover = ann if line.now["actor"] == 0 else bo
        now = mover.see(table)
        series = [notations(now)[0]]
        mover.do(table, "act", turn=now["turn"], actions=series)
        again = mover.see(table)
        if again["legal"] and again["undo"]:
            mover.do(table, "undo", turn=again["turn"])
            back = mover.see(table)
            both = [*series, notations(again)[0]]
            seq = mover.do(table, "act", turn=back["turn"], actions=both)
            event = site.events(table)[seq - 1]
            assert event["kind"] == "act"
            assert event["plies"][:2] == both
            break
        line.until_seq(again["seq"])
    else:
        raise AssertionError("no turn of two decisions")


def test_someone_who_left_a_moment_ago_is_still_here(new_site: Sites) -> None:
    table, ann, bo = two_people(new_site(absence=3600.0))
    line, other = ann.connect(table), bo.connect(table)
    other.lose()
    line.until_here([True, False])
    assert refused(lambda: line.ask("takeover", seat=1)).code == "still-here"


def granted(line: Connection, what: str, **fields: Any) -> bool:
    """Ask for what is refused for a while; return whether it was granted."""
    try:
        line.ask(what, **fields)
    except Refused as told:
        if told.code != "still-here":
            raise
        return False
    return True


def test_a_bot_takes_over_for_someone_who_left_and_hands_back(site: Site) -> None:
    table, ann, bo = two_people(site)
    line, other = ann.connect(table), bo.connect(table)
    assert refused(lambda: line.ask("takeover", seat=1)).code == "still-here"
    other.lose()
    line.until_here([True, False])
    wait_for(lambda: granted(line, "takeover", seat=1))
    line.until(lambda now: now["seats"][1]["bot"] == STAND_IN)
    for _ in range(3):  # the game goes on without Bo
        line.until(lambda now: now["status"] == "finished" or bool(now["legal"]))
        line.act(notations(line.now)[0])
    other.resume()
    assert other.now["legal"] == []
    told = refused(lambda: other.ask("act", turn=other.now["turn"], actions=["pass"]))
    assert told.code in ("bot-plays", "stale")
    other.ask("handback")
    line.until(lambda now: now["seats"][1]["bot"] == "")
    play_on([line, other], chooser(1), 6)
    assert [note["kind"] for note in line.notes][-2:] == ["takeover", "handback"]


def test_clocks_run_gain_and_flag(new_site: Sites) -> None:
    site = new_site()
    # So much that even a slow machine gains by a move, and so little that Bo's runs out soon.
    table, ann, bo = two_people(site, clock={"seconds": 10, "increment": 60})
    line, other = ann.connect(table), bo.connect(table)
    assert [seat["clock"] for seat in line.now["seats"]][1] == 10_000
    while line.now["actor"] == 0:
        line.act(notations(line.now)[0])
    other.until_seq(line.now["seq"])
    assert 10_000 < line.now["seats"][0]["clock"] <= 70_000
    other.until(lambda now: now["seats"][1]["gave_up"])
    assert other.now["seats"][1]["clock"] <= 0
    assert other.notes[-1]["kind"] == "flag"
    line.until(lambda now: now["status"] == "finished" or bool(now["legal"]))
    play_on([line], chooser(1))
    assert line.now["outcome"]["places"] == [1, 2]


def test_a_person_cannot_have_too_many_tables(new_site: Sites) -> None:
    site = new_site(max_tables=2)
    ann = Player(site, "Ann")
    ann.open("flowers", "me", start=False)
    ann.open("flowers", "me", "random")
    told = refused(lambda: ann.open("flowers", "me", start=False))
    assert (told.code, told.status) == ("too-many-tables", 429)


def test_a_table_that_cannot_start_at_once_is_not_opened(site: Site) -> None:
    ann = Player(site, "Ann")
    before = site.everything()
    assert refused(lambda: ann.open("flowers", "me", "open")).code == "seats-empty"
    assert refused(lambda: ann.open("flowers", "me", "me")).code == "already-seated"
    assert (
        refused(lambda: ann.open("flowers", "me", "x", "x", "x", players=2)).code == "no-such-seat"
    )
    assert site.everything() == before
