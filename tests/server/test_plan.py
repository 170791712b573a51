"""What a table may be opened with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mandapa.bots.levels import LEVELS
from mandapa.games import GAMES
from mandapa.server.clock import ClockPlan
from mandapa.server.plan import Plan, bot_seed, check_bot, default_edition
from mandapa.server.refusals import Refusal
from tests.server.tables import plan_of


def refusal(call: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value.code


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_opened_with_every_number_of_players(game: str) -> None:
    for players in GAMES[game].players:
        setup = plan_of(game, players).setup()
        assert (setup.game.name, setup.players) == (game, players)
        for bot in (*LEVELS, "random", "greedy", "search:200"):
            check_bot(bot, setup)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("chess", 2, {}, "x"), "no-such-game"),
        (Plan("flowers", 9, {}, default_edition("flowers")), "wrong-players"),
        (Plan("flowers", 1, {}, default_edition("flowers")), "wrong-players"),
        (Plan("flowers", 2, {"moon": "on"}, default_edition("flowers")), "no-such-option"),
        (Plan("flowers", 2, {"memory": "maybe"}, default_edition("flowers")), "wrong-option"),
        (Plan("flowers", 2, {}, "nineteen"), "no-such-edition"),
        (Plan("flowers", 2, {}, "../edition"), "no-such-edition"),
        (Plan("flowers", 2, {}, "", "not toml ["), "wrong-edition"),
        (Plan("flowers", 2, {}, "", "a = " + "[" * 5000), "wrong-edition"),
        (Plan("flowers", 2, {}, "", 'name = "x"\nday = 1979-05-27'), "wrong-edition"),
        (Plan("flowers", 2, {}, "", f"a = {'9' * 5000}"), "wrong-edition"),
        (Plan("flowers", 2, {}, "", 'name = "x"'), "wrong-edition"),
        (Plan("flowers", 2, {}, "", "name = 3"), "wrong-edition"),
    ],
)
def test_wrong_plans_are_refused(plan: Plan, code: str) -> None:
    assert refusal(plan.setup) == code


def test_a_game_that_does_not_exist_has_no_edition() -> None:
    assert refusal(lambda: default_edition("chess")) == "no-such-game"


def test_the_hosts_own_edition_is_used() -> None:
    text = GAMES["flowers"].edition().text
    own = Plan("flowers", 2, {}, "", text.replace('name = "', 'name = "my ', 1))
    assert own.setup().edition.name.startswith("my ")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_damaged_edition_is_refused_not_failed_on(game: str) -> None:
    """Each line's value replaced by something else: an error names it, or it is fine."""
    lines = GAMES[game].edition().text.splitlines()
    wrong = ["-1", "0", "99999999999999999999", '"x"', "[]", "[[]]", "{}", "true", "1.5", "nan"]
    tried, codes = 0, set()
    for number, line in enumerate(lines):
        key, equals, _ = line.partition("=")
        if not equals or line.startswith("#"):
            continue
        value = wrong[number % len(wrong)]
        text = "\n".join([*lines[:number], f"{key} = {value}", *lines[number + 1 :]])
        tried += 1
        try:
            Plan(game, 2, {}, "", text).setup()
        except Refusal as error:
            codes.add(error.code)
    assert tried > 5
    assert codes == {"wrong-edition"}


@pytest.mark.parametrize(
    ("bot", "code"),
    [("", "no-such-bot"), ("greedy:5", "no-such-bot"), ("search:20001", "bot-too-slow")],
)
def test_bots_that_may_not_sit_here(bot: str, code: str) -> None:
    assert refusal(lambda: check_bot(bot, plan_of().setup())) == code


def test_bots_that_only_one_game_has() -> None:
    check_bot("greedy:money", plan_of("rajas").setup())
    assert refusal(lambda: check_bot("greedy:money", plan_of("flowers").setup())) == "no-such-bot"


def test_a_plan_is_stored_as_it_is() -> None:
    plan = plan_of(clock=ClockPlan(60, 1), parent="abc", parent_ply=7, hints=False)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan


def test_a_bots_luck_says_nothing_about_the_seed() -> None:
    assert bot_seed(b"a" * 32) != bot_seed(b"b" * 32)
    assert bot_seed(b"a" * 32) < 2**32
