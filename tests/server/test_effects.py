"""What choices would do and what plies did, as the site tells it."""

from __future__ import annotations

import random

import pytest

from mandapa.games import GAMES
from mandapa.server.happenings import choices
from mandapa.server.snapshot import table_snapshot
from tests.server.site import Player, Site, refused
from tests.server.tables import History


def test_a_player_is_told_what_each_choice_would_do(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "greedy")
    line = ann.connect(table)
    now = line.until(lambda now: bool(now["legal"]))
    told = line.ask("effects")
    assert told["type"] == "effects"
    assert told["turn"] == now["turn"]
    assert [one["notation"] for one in told["choices"]] == [one["notation"] for one in now["legal"]]
    first = told["choices"][0]
    kind, colour, count, place = first["notation"].split()
    assert kind == "play"
    assert first["moves"][0] == {
        "what": f"card {colour}",
        "source": "hand 0",
        "target": f"cards {place} 0 up",
        "amount": int(count),
    } or first["moves"][0]["target"].endswith("down")
    assert first["lines"][0].startswith("You play ")
    # What follows a play in Flowers comes from a bot at once.
    assert {one["final"] for one in told["choices"]} == {True}
    over_http = ann.get(f"/api/tables/{table}/effects")
    assert over_http["choices"] == told["choices"]
    line.close()
    ann.close()


def test_only_who_must_decide_is_told(site: Site) -> None:
    ann, bo, cy = Player(site, "Ann"), Player(site, "Bo"), Player(site, "Cy")
    table = ann.open("flowers", "me", "open", start=False)
    assert refused(lambda: ann.get(f"/api/tables/{table}/effects")).code == "not-your-turn"
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    waits = bo if ann.see(table)["legal"] else ann
    assert refused(lambda: waits.get(f"/api/tables/{table}/effects")).code == "not-your-turn"
    assert refused(lambda: cy.get(f"/api/tables/{table}/effects")).code == "not-seated"
    for one in (ann, bo, cy):
        one.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_foretold_happens(game: str) -> None:
    """What is certain of a choice is what the message after it says has happened."""
    history = History(game).begin()
    table, rng, compared = history.table, random.Random(3), 0
    while table.status == "playing" and compared < 12:
        seat = table.actor
        foretold = {one.notation: one for one in choices(table, "en")}
        notation = rng.choice(list(foretold))
        before = table.seq
        history.act(notation)
        if foretold[notation].certain:
            compared += 1
            now = table_snapshot(table, seat, "en", last_seq=before)
            assert [move for one in now.happened for move in one.moves] == foretold[notation].moves
            assert [gain for one in now.happened for gain in one.gains] == foretold[notation].gains
    assert compared


def test_someone_who_comes_back_is_told_of_the_newest_plies_only() -> None:
    history = History("flowers").begin()
    rng = random.Random(1)
    while history.table.status == "playing":
        history.act_randomly(rng)
    match = history.table.match
    assert match is not None
    plies = [one.ply for one in table_snapshot(history.table, 0, "en").happened]
    assert plies == list(range(len(match.plies) - 60, len(match.plies)))
    last = history.table.groups[-1]
    new = table_snapshot(history.table, 0, "en", last_seq=last[0] - 1).happened
    assert [one.ply for one in new] == list(range(last[1], len(match.plies)))


def test_a_gain_says_what_it_is_and_why() -> None:
    history = History("flowers").begin()
    rng = random.Random(1)
    gains = []
    while history.table.status == "playing":
        before = history.table.seq
        history.act_randomly(rng)
        now = table_snapshot(history.table, 0, "en", last_seq=before)
        gains += [gain for one in now.happened for gain in one.gains]
    assert {gain.text.partition(": ")[2] for gain in gains} <= {"a tile", "a flower"}
    assert all(gain.text.startswith(f"+{gain.amount} point") for gain in gains)
