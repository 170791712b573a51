"""Finished games: looked at, downloaded, verified, uploaded, forked; and deals that are shared."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from mandapa.core.log import from_text, to_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, view_for
from mandapa.games import GAMES
from tests.server.site import Connection, Player, Site, chooser, play_on, refused

pytestmark = pytest.mark.once

Finished = tuple[Player, str, Match]


@pytest.fixture(scope="module")
def finished(site: Site) -> dict[str, Finished]:
    """A game of each kind, played to the end."""
    return {game: finish(site, game, "memory" if game == "flowers" else "") for game in GAMES}


def finish(site: Site, game: str, option: str = "", **more: Any) -> Finished:
    ann = Player(site, "Ann")
    options = {option: "on"} if option else {}
    table = ann.open(game, "me", "greedy", options=options, **more)
    line = ann.connect(table)
    play_on([line], chooser(8))
    match = from_text(ann.http.get(f"/api/tables/{table}/log").text, GAMES)
    return ann, table, match


def again(player: Player) -> Player:
    """The same person, for a test of their own: connections end with a test."""
    copy = Player(player.site)
    copy.http.cookies = player.http.cookies
    return copy


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_is_opened_at_any_ply_from_any_perspective(
    finished: dict[str, Finished], game: str
) -> None:
    ann, table, match = finished[game]
    ann = again(ann)
    last = len(match.plies)
    for perspective, reader in (
        ("own", 0),
        ("0", 0),
        ("1", 1),
        ("spectator", None),
        ("everyone", EVERYONE),
    ):
        record = ann.get(f"/api/tables/{table}/record", perspective=perspective)
        assert record["plies"] == last
        assert record["seed"] == (match.seed or b"").hex()
        assert record["outcome"]["points"]
        assert record["story"]
        for ply in (0, 1, last // 3, last // 2, last - 1, last):
            found = ann.get(f"/api/tables/{table}/record/{ply}", perspective=perspective)
            assert found["view"] == plain(view_for(match.state_at(ply), reader))  # type: ignore[arg-type]
    assert refused(lambda: ann.get(f"/api/tables/{table}/record/{last + 1}")).code == "no-such-ply"
    for wrong in ("2", "-1", "all", "²"):
        told = refused(lambda w=wrong: ann.get(f"/api/tables/{table}/record", perspective=w))  # type: ignore[misc]
        assert told.code == "no-such-seat"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_log_is_downloaded_verified_and_uploaded(
    finished: dict[str, Finished], site: Site, game: str
) -> None:
    ann, table, match = finished[game]
    stranger = Player(site, "Eve")
    answer = stranger.http.get(f"/api/tables/{table}/log")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="{game}-{table}.log"' in answer.headers["content-disposition"]
    match = from_text(answer.text, GAMES)
    assert match.over
    assert match.names == ["Ann", "Ravi (greedy)"]
    draws = match.verify()
    checked = stranger.get(f"/api/tables/{table}/verification")
    called = checked.pop("sources")
    assert called.keys() == draws.keys()
    assert all(called.values())
    assert checked == {"verified": True, "draws": draws, "problem": ""}
    sent = stranger.post("/api/records", log=answer.text)["table"]
    assert stranger.http.get(f"/api/tables/{sent}/log").text == answer.text
    assert stranger.get(f"/api/tables/{sent}/verification")["verified"]
    now = stranger.see(sent)
    assert (now["status"], now["actor"], now["legal"]) == ("finished", None, [])
    assert [seat["name"] for seat in now["seats"]] == ["Ann", "Ravi"]
    story = stranger.get(f"/api/tables/{sent}/record", perspective="everyone")["story"]
    assert story == again(ann).get(f"/api/tables/{table}/record", perspective="everyone")["story"]


def test_a_log_with_a_false_draw_is_found_out(finished: dict[str, Finished], site: Site) -> None:
    _, _, match = finished["flowers"]
    other = Match.empty(match.setup, match.names, b"x" * 32, match.commitment)
    for ply in match.plies:
        other.append(match.setup.game.actions[ply.action].notation)
    ann = Player(site, "Ann")
    sent = ann.post("/api/records", log=to_text(other))["table"]
    found = ann.get(f"/api/tables/{sent}/verification")
    assert not found["verified"]
    assert "committed to" in found["problem"]


def test_bad_logs_are_refused_and_nothing_is_stored(
    finished: dict[str, Finished], site: Site
) -> None:
    _, _, match = finished["ganesha"]
    good = to_text(match)
    ann = Player(site, "Ann", lang="ru")
    before = site.everything()
    for bad in ("", "hello", good[:300], good.replace("1 ", "2 ", 1), good + good, "\x00" * 50):
        told = refused(lambda b=bad: ann.post("/api/records", log=b))  # type: ignore[misc]
        assert told.code == "wrong-log"
        assert told.text.startswith("Запись не принята")
    assert (
        refused(lambda: ann.post("/api/records", log=good, edition_text="[")).code
        == "wrong-edition"
    )
    assert site.everything() == before


def test_an_unfinished_log_can_be_looked_at_and_played_on_from(site: Site) -> None:
    setup = GAMES["ganesha"].setup(2)
    match = Match(setup, ["Ann (1)", "Bo"])
    for _ in range(5):
        match.play(match.actor, match.legal()[0])
    ann = Player(site, "Ann")
    sent = ann.post("/api/records", log=to_text(match))["table"]
    assert ann.get(f"/api/tables/{sent}/record")["outcome"] is None
    assert refused(lambda: ann.post(f"/api/tables/{sent}/rematch")).code == "not-seated"
    ply = len(match.plies) - 1
    table = ann.post(f"/api/tables/{sent}/fork", ply=ply, seats=["me", "random"], start=True)[
        "table"
    ]
    assert ann.see(table)["status"] == "playing"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_fork_plays_on_from_a_ply_with_a_new_seed(
    finished: dict[str, Finished], site: Site, game: str
) -> None:
    _, parent, match = finished[game]
    bo = Player(site, "Bo")
    ply = len(match.plies) * 2 // 3
    last = len(match.plies)
    assert refused(lambda: bo.post(f"/api/tables/{parent}/fork", ply=last)).code == "no-such-ply"
    opened = bo.post(f"/api/tables/{parent}/fork", ply=ply, seats=["me", "greedy"], start=True)
    table = opened["table"]
    line = bo.connect(table)
    facts = line.now["facts"]
    assert (facts["parent"], facts["parent_ply"]) == (parent, ply)
    assert facts["commitment"] != match.commitment
    play_on([line], chooser(9))
    log = bo.http.get(f"/api/tables/{table}/log").text
    forked = from_text(log, GAMES)
    assert to_text(forked) == log
    assert (forked.inherited, forked.parent) == (ply, match.commitment)
    assert [p.action for p in forked.plies[:ply]] == [p.action for p in match.plies[:ply]]
    assert forked.seed != match.seed
    forked.verify()
    assert bo.get(f"/api/tables/{table}/verification")["verified"]
    # And a fork of the fork.
    grandchild = bo.post(f"/api/tables/{table}/fork", ply=ply + 1, seats=["me"])["table"]
    assert bo.see(grandchild)["facts"]["parent"] == table


def test_a_public_fork_keeps_the_address_of_its_private_parent(site: Site) -> None:
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    log = to_text(Match(GAMES["ganesha"].setup(2), ["Ann", "Bo"]))
    parent = ann.post("/api/records", log=log)["table"]
    for public, told in ((True, ""), (False, parent)):
        fork = ann.post(f"/api/tables/{parent}/fork", ply=0, seats=["me"], public=public)["table"]
        assert bo.see(fork)["facts"]["parent"] == told


def test_nothing_of_a_game_that_goes_on_is_given_away(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "greedy")
    wanted: list[tuple[str, dict[str, str]]] = [
        *((path, {}) for path in ("record", "log", "verification")),
        *(("record/3", {"perspective": one}) for one in ("everyone", "spectator", "0", "1")),
    ]
    for path, query in wanted:
        for player in (ann, Player(site)):
            told = refused(lambda: player.get(f"/api/tables/{table}/{path}", **query))  # noqa: B023
            assert (told.code, told.status) == ("not-finished", 409)
    assert refused(lambda: ann.post(f"/api/tables/{table}/fork", ply=0)).code == "not-finished"
    waiting = ann.open("flowers", "me", start=False)
    assert refused(lambda: ann.get(f"/api/tables/{waiting}/log")).code == "not-started"
    assert refused(lambda: ann.get(f"/api/tables/{waiting}/record")).code == "not-finished"
    assert refused(lambda: ann.get("/api/tables/nowhere/log")).code == "no-such-table"


@pytest.mark.parametrize("game", list(GAMES))
def test_one_may_look_back_from_ones_own_seat_while_a_game_goes_on(site: Site, game: str) -> None:
    """Each earlier position is what that seat was told at the time, and no more."""
    ann, bo, watcher = Player(site, "Ann"), Player(site, "Bo"), Player(site, "Cy")
    table = ann.open(game, "me", start=False)
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    told: dict[str, dict[int, Any]] = {"ann": {}, "bo": {}, "watcher": {}}
    people = {"ann": ann, "bo": bo, "watcher": watcher}
    rng = random.Random(3)
    for _ in range(12):
        for name, one in people.items():
            now = one.see(table)
            told[name][now["plies"]] = now["view"]
        actor = ann if now["actor"] == 0 else bo
        legal = actor.see(table)["legal"]
        actor.do(table, "act", turn=now["turn"], actions=[rng.choice(legal)["notation"]])
    assert ann.see(table)["facts"]["look_back"]
    last = ann.see(table)["plies"]
    for name, one in people.items():
        plies = sorted(told[name])
        for before, ply in zip([None, *plies], plies, strict=False):
            found = one.get(f"/api/tables/{table}/record/{ply}")
            assert found["view"] == told[name][ply]
            assert [one["ply"] for one in found["happened"]] == ([ply - 1] if ply else [])
            if before is not None:
                found = one.get(f"/api/tables/{table}/record/{ply}", since=before)
                assert [one["ply"] for one in found["happened"]] == list(range(before, ply))
    found = ann.get(f"/api/tables/{table}/record/{last}", since=last)
    assert [one["ply"] for one in found["happened"]] == [last - 1]
    assert refused(lambda: ann.get(f"/api/tables/{table}/record/{last + 1}")).code == "no-such-ply"


def test_what_must_be_remembered_is_not_looked_up(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "greedy", options={"memory": "on"})
    assert not ann.see(table)["facts"]["look_back"]
    for player in (ann, Player(site)):
        told = refused(lambda who=player: who.get(f"/api/tables/{table}/record/3"))  # type: ignore[misc]
        assert (told.code, told.status) == ("must-remember", 409)


# --- the same deal at several tables ----------------------------------------------


def play_alone(player: Player, table: str) -> Connection:
    line = player.connect(table)
    play_on([line], chooser(1))
    return line


def test_a_shared_deal_is_played_compared_and_closed(site: Site) -> None:
    ann, bo, eve = (Player(site, name) for name in ("Ann", "Bo", "Eve"))
    table = ann.open("flowers", "me", "greedy", deal="shared", start=False, public=True)
    deal = ann.see(table)["facts"]["deal"]
    assert eve.see(table)["facts"]["shared"]  # before the start anyone may look
    watching = eve.connect(table)
    ann.do(table, "start")
    # From the start on only those who sit there see it.
    while watching.hear()["type"] != "refused":
        pass
    assert json.loads(watching.raw[-1])["code"] == "deal-open"
    for call in (
        lambda: eve.see(table),
        lambda: eve.connect(table),
        lambda: eve.do(table, "chat", text="psst"),
    ):
        assert refused(call).code == "deal-open"
    line = play_alone(ann, table)
    assert line.now["seed"] == ""
    # Ann knows the deal now; Bo does not.
    path = f"/api/deals/{deal}/tables"
    assert refused(lambda: ann.post(path, seats=["me", "greedy"])).code == "knows-deal"
    other = bo.post(path, seats=["me", "greedy"], start=True)["table"]
    waiting = ann.post(path, seats=[])["table"]
    assert refused(lambda: ann.do(waiting, "sit", seat=0)).code == "knows-deal"
    assert refused(lambda: bo.do(waiting, "sit", seat=0)).code == "knows-deal"
    # The same cards were dealt.
    assert first_draws(site, table) == first_draws(site, other)
    # Nothing of it is told to others before it closes, to Ann only what she saw herself.
    for call in (
        lambda: ann.get(f"/api/tables/{table}/log"),
        lambda: ann.get(f"/api/tables/{table}/verification"),
        lambda: ann.get(f"/api/tables/{table}/record", perspective="everyone"),
        lambda: ann.get(f"/api/tables/{table}/record", perspective="1"),
        lambda: ann.get(f"/api/tables/{table}/record", perspective="spectator"),
        lambda: bo.get(f"/api/tables/{table}/record"),
    ):
        assert refused(call).code == "deal-open"
    assert ann.get(f"/api/tables/{table}/record", perspective="own")["seed"] == ""
    assert refused(lambda: ann.post(f"/api/tables/{table}/fork", ply=1)).code == "not-finished"
    assert refused(lambda: ann.post(f"/api/deals/{deal}/close")).code == "deal-in-play"
    play_alone(bo, other)
    before = ann.get(f"/api/deals/{deal}")
    assert (before["shared"], before["closed"], before["seed"]) == (True, False, "")
    assert [entry["yours"] for entry in before["tables"]] == [True, False, False]
    told = [player.get(f"/api/deals/{deal}")["host"] for player in (ann, bo, eve)]
    assert told == [True, False, False]
    assert [entry["status"] for entry in before["tables"]] == ["finished", "finished", "open"]
    assert all(entry["result"]["points"] for entry in before["tables"][:2])
    # Bo's table is private: only Bo is told where it is.
    assert [entry["table"] for entry in before["tables"]] == [table, "", ""]
    assert [e["table"] for e in bo.get(f"/api/deals/{deal}")["tables"]] == [table, other, ""]
    assert refused(lambda: bo.post(f"/api/deals/{deal}/close")).code == "not-host"
    closed = ann.post(f"/api/deals/{deal}/close")
    assert closed["seed"] == site.seed(table).hex()
    assert [entry["table"] for entry in closed["tables"]] == [table, "", ""]
    # Who still looks at the table is told the seed at once.
    line.until(lambda now: now["seed"] == closed["seed"])
    assert refused(lambda: ann.do(waiting, "start")).code in ("deal-closed", "seats-empty")
    assert refused(lambda: eve.post(path, seats=["me"])).code == "deal-closed"
    assert eve.get(f"/api/tables/{table}/verification")["verified"]
    assert eve.see(other)["outcome"]["points"]


def first_draws(site: Site, table: str) -> list[str]:
    begin = next(event for event in site.events(table) if event["kind"] == "begin")
    return list(begin["plies"])


def test_there_is_no_deal_at_a_wrong_address(site: Site) -> None:
    ann = Player(site, "Ann")
    assert refused(lambda: ann.get("/api/deals/nix")).code == "no-such-deal"
    assert refused(lambda: ann.post("/api/deals/nix/close")).code == "no-such-deal"
    assert refused(lambda: ann.post("/api/deals/nix/tables")).code == "no-such-deal"
    own = ann.see(ann.open("flowers", "me", "random"))["facts"]["deal"]
    assert refused(lambda: ann.post(f"/api/deals/{own}/tables")).code == "deal-closed"
    assert refused(lambda: ann.post(f"/api/deals/{own}/close")).code == "deal-in-play"
