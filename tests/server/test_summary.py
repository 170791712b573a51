"""How a finished game went, and how someone fares over all their games."""

from __future__ import annotations

import itertools
import random

import pytest

from mandapa.core.match import Match
from mandapa.games import GAMES
from mandapa.server import summary as courses
from mandapa.server.clock import ClockPlan
from mandapa.server.commands import Resign
from mandapa.server.events import Act, AnyEvent, Begin, Chat, Restart, Undo
from mandapa.server.hall import Hall
from mandapa.server.listings import my_games
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from mandapa.server.summary import summary
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, open_table
from tests.server.halls import ANN, BO, begun, in_hall, play


def played(hall: Hall, table: Table) -> Match:
    assert table.match is not None
    return table.match


@pytest.mark.parametrize("game", list(GAMES))
def test_the_curve_ends_at_the_result(settings: Settings, game: str) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, game)
        with pytest.raises(Refusal, match="not-finished"):
            await summary(hall, table, ANN, "en")
        await play(hall, table, random.Random(3))
        match, found = played(hall, table), await summary(hall, table, BO, "ru")
        assert found.race == (game == "rajas")
        for seat, sheet in enumerate(match.state.scores()):
            assert list(found.labels) == list(sheet)
            assert [kind[-1] for kind in found.points[seat]] == list(sheet.values())
            assert {len(kind) for kind in found.points[seat]} == {len(found.moments)}
        assert found.moments[-1] == len(match.plies)
        assert found.moments == sorted(set(found.moments))
        # Between moments it is the true points of that ply.
        middle = len(found.moments) // 2
        for seat, sheet in enumerate(match.state_at(found.moments[middle]).scores()):
            assert [kind[middle] for kind in found.points[seat]] == list(sheet.values())
        decided = [ply.actor for ply in match.plies if ply.actor >= 0 and not ply.forced]
        assert [one.decisions for one in found.seats] == [decided.count(0), decided.count(1)]
        assert all(sum(tally.count for tally in one.tallies) for one in found.seats)
        assert all(one.seconds is None for one in found.seats)

    in_hall(settings, body)


def test_turning_points(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, "ganesha")
        await play(hall, table, random.Random(4))
        found = await summary(hall, table, ANN, "en")
        totals = [
            [sum(kind[number] for kind in seat) for seat in found.points]
            for number in range(len(found.moments))
        ]
        ahead = [left - right for left, right in totals]
        changes = [after - before for before, after in itertools.pairwise(ahead)]
        largest = sorted((abs(change) for change in changes), reverse=True)[:3]
        assert [abs(swing.change) for swing in found.swings] == largest
        for swing in found.swings:
            number = found.moments.index(swing.ply)
            assert abs(changes[number]) == abs(swing.change)
            assert played(hall, table).plies[swing.ply].actor == swing.seat
        leaders = [(n, one) for n, one in enumerate(ahead) if one]
        taken = [
            courses.Turn(found.moments[n - 1], 0 if one > 0 else 1, abs(one))
            for (_, before), (n, one) in itertools.pairwise(leaders)
            if (before > 0) != (one > 0)
        ]
        assert found.lead == (taken[-1] if taken else None)
        for seat, one in enumerate(found.seats):
            own = [
                totals[n + 1][seat] - totals[n][seat]
                for n, ply in enumerate(found.moments[:-1])
                if played(hall, table).plies[ply].actor == seat
            ]
            assert (one.best.change if one.best else 0) == max(0, *own)
            assert one.turns == len(own)

    in_hall(settings, body)


def test_a_long_game_costs_no_more_than_a_short_one(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "MOST_MOMENTS", 10)

    async def body(hall: Hall) -> None:
        table = await begun(hall)
        await play(hall, table, random.Random(5))
        found = await summary(hall, table, ANN, "en")
        assert len(found.moments) <= 11
        assert await summary(hall, table, ANN, "en") == found

    in_hall(settings, body)


def test_points_of_an_open_deal_stay_secret(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, deal="shared")
        await play(hall, table, random.Random(1))
        with pytest.raises(Refusal, match="deal-open"):
            await summary(hall, table, ANN, "en")

    in_hall(settings, body)


def test_time_is_counted_where_a_clock_ran(settings: Settings) -> None:
    history: list[tuple[int, AnyEvent]] = [
        (0, Begin([], [])),
        (2000, Act(0, 0, [])),
        (2500, Chat("Ann", "hm", "a")),
        (5000, Act(1, 1, [])),
        (6000, Undo(1, 1)),
        (9000, Restart()),
        (10000, Act(1, 1, [])),
        (11000, Act(0, 2, [])),
    ]
    assert courses._seconds(history, 2) == [3, 3]

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(600, 5))
        await play(hall, table, random.Random(1))
        found = await summary(hall, table, ANN, "en")
        assert all(one.seconds is not None for one in found.seats)

    in_hall(settings, body)


def test_ones_own_games(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        places = []
        for number, game in enumerate(("flowers", "flowers", "ganesha")):
            table = await begun(hall, game)
            if number == 2:
                await hall.carry_out(table.id, BO, Resign())
            await play(hall, table, random.Random(number)) if number < 2 else None
            places.append(table.places()[0])
        await open_table(hall, ANN, NewTable("rajas", seats=["me"]))
        found = await my_games(hall, ANN, "")
        assert [entry.game for entry in found.tables] == ["flowers"] * 2
        assert found.more == ""
        won = places[:2].count(1)
        assert [(one.name, one.played, one.won) for one in found.by_game] == [("flowers", 2, won)]
        rival = found.by_opponent[0]
        assert (rival.name, rival.played, rival.bot) == ("Bo", 2, False)
        lost = (await my_games(hall, BO, "")).by_opponent[0]
        assert rival.won + lost.won == 2

    in_hall(settings, body)
