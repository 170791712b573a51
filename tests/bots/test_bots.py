"""Bots: what they know, how well they play, and that they play the same anywhere."""

from __future__ import annotations

import json
import multiprocessing
from typing import Any

import pytest

from mandapa.bots.bot import (
    MAX_ITERATIONS,
    Bot,
    CarelessBot,
    GreedyBot,
    RandomBot,
    SearchBot,
    make_bot,
    names_for,
)
from mandapa.bots.levels import LEVELS, STAND_IN, level_words
from mandapa.bots.rewards import rewards, squash
from mandapa.bots.tree import Tree
from mandapa.cli.keyboard import WORDS
from mandapa.core.draws import seed_from_text
from mandapa.core.errors import BotError
from mandapa.core.game import Setup
from mandapa.core.lexicon import languages
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.games import GAMES, find_game
from tests.core.toy import toy_game

FLOWERS = find_game("flowers")
NAMES = ["random", "greedy", "search:30"]


def middle(setup: Setup, decisions: int = 15) -> Match:
    """A match in which some random decisions have been made."""
    match, rng = Match(setup, seed=seed_from_text("bots")), Rng(5)
    for _ in range(decisions):
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("careless", CarelessBot),
        ("greedy", GreedyBot),
        ("search", SearchBot),
        ("search:7", SearchBot),
    ],
)
def test_bots_by_name(name: str, kind: type[Bot]) -> None:
    bot = make_bot(name, FLOWERS.setup(2), 1)
    assert type(bot) is kind
    if isinstance(bot, SearchBot):
        assert bot.iterations == (7 if ":" in name else 1000)


def test_a_level_is_a_bot_with_words_in_every_language() -> None:
    for level, bot in LEVELS.items():
        named, plain = (make_bot(one, FLOWERS.setup(2), 1) for one in (level, bot))
        assert type(named) is type(plain)
        if isinstance(named, SearchBot) and isinstance(plain, SearchBot):
            assert named.iterations == plain.iterations
    assert STAND_IN in LEVELS
    spoken = languages(WORDS)
    assert len(spoken) > 1
    for lang in spoken:
        said = level_words(lang)
        assert [one.name for one in said] == list(LEVELS)
        assert len({one.title for one in said}) == len({one.how for one in said}) == len(LEVELS)
    for heard in zip(*map(level_words, spoken), strict=True):
        assert len({one.title for one in heard}) == len({one.how for one in heard}) == len(spoken)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "best",
        "random:3",
        "careless:3",
        "greedy:1",
        "greedy:",
        "greedy:money",
        "search:",
        "search:0",
        "search:x",
        "search:²",
        "search:" + "9" * 5000,
    ],
)
def test_unknown_bots_are_refused(name: str) -> None:
    if name == "search:":
        assert isinstance(make_bot(name, FLOWERS.setup(2), 1), SearchBot)
        return
    with pytest.raises(BotError, match=f"there is no bot|from 1 to {MAX_ITERATIONS}"):
        make_bot(name, FLOWERS.setup(2), 1)


def test_one_sided_players_are_named_by_the_games_that_have_them() -> None:
    assert names_for(FLOWERS) == [
        *LEVELS,
        "random",
        "careless",
        "greedy",
        "search",
        "search:N",
    ]
    assert "greedy:money" in names_for(GAMES["rajas"])
    bot = make_bot("greedy:fame", GAMES["rajas"].setup(2), 1)
    assert isinstance(bot, GreedyBot)
    assert bot.taste == 2
    with pytest.raises(BotError, match="search, greedy:money, greedy:fame and search:N"):
        make_bot("greedy:karma", GAMES["rajas"].setup(2), 1)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", NAMES)
def test_bots_play_whole_games_of_every_game(game: str, name: str) -> None:
    for players in GAMES[game].players:
        setup = GAMES[game].setup(players)
        match = Match(setup, seed=seed_from_text(f"{game} {players}"))
        others = make_bot("random", setup, 3)
        bot = make_bot(name, setup, 3)
        turns = 0
        while not match.over:
            seat = match.actor
            player = bot if seat == 0 and turns < 12 else others
            turns += seat == 0
            match.play(seat, player.choose(match.view(seat), len(match.plies)))


def choose_elsewhere(task: tuple[str, int, str, int]) -> int:
    """What a bot chooses in another process, given nothing but texts."""
    name, players, view, ply = task
    bot = make_bot(name, FLOWERS.setup(players), 9)
    return bot.choose(json.loads(view), ply)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_in_another_process_plays_the_same(name: str) -> None:
    context = multiprocessing.get_context("spawn")
    tasks, here = [], []
    for players in FLOWERS.players:
        match = middle(FLOWERS.setup(players))
        view, ply = match.view(match.actor), len(match.plies)
        tasks.append((name, players, json.dumps(view), ply))
        here.append(make_bot(name, match.setup, 9).choose(view, ply))
    with context.Pool(1) as pool:
        assert pool.map(choose_elsewhere, tasks) == here


def test_bots_cannot_see_more_than_their_view() -> None:
    """Worlds that a seat cannot tell apart get the same choice from its bot."""
    setup = FLOWERS.setup(3)
    match = middle(setup)
    seat = match.actor
    view = match.view(seat)
    root = setup.from_view(view)
    for number in range(5):
        world = root.sample_hidden(Rng(number))
        assert world.digest() != match.state.digest()
        for name in NAMES:
            bot = make_bot(name, setup, 4)
            ply = len(match.plies)
            assert bot.choose(world.view(seat), ply) == bot.choose(view, ply)


def test_search_works_on_any_game_of_the_contract() -> None:
    """In the toy game the high card belongs to the left."""
    setup = toy_game().setup(2)
    match = Match(setup, seed=seed_from_text("toy"))
    bot = SearchBot(setup, 1, iterations=400)
    assert setup.game.actions[bot.choose(match.view(0))].notation == "aim left"


def test_a_tree_reports_what_it_found() -> None:
    setup = FLOWERS.setup(2)
    match = middle(setup)
    seat = match.actor
    tree = Tree(setup.from_view(match.view(seat)), Rng(1), 0.5, 20)
    tree.run(300)
    rows: list[tuple[int, int, float]] = tree.report(seat)
    assert sum(visits for _, visits, _ in rows) == 300
    assert rows[0][0] == tree.most_visited()
    assert rows[0][1] == max(visits for _, visits, _ in rows)
    assert sorted(action for action, _, _ in rows) == match.state.legal_actions()
    assert all(0.0 <= worth <= 1.0 for _, _, worth in rows)


def test_a_tree_may_judge_all_answers_at_once() -> None:
    """Each answer counts as visited once before the iterations."""
    setup = FLOWERS.setup(2)
    match = middle(setup)
    seat = match.actor
    tree = Tree(setup.from_view(match.view(seat)), Rng(1), 0.05, 0, True)
    tree.run(200)
    rows: list[tuple[int, int, float]] = tree.report(seat)
    legal = match.state.legal_actions()
    assert sorted(action for action, _, _ in rows) == legal
    assert sum(visits for _, visits, _ in rows) == 200 + len(legal)
    assert all(visits >= 1 and 0.0 <= worth <= 1.0 for _, visits, worth in rows)


def test_without_a_taste_of_its_own_a_game_judges_as_ever() -> None:
    state = middle(FLOWERS.setup(2)).state
    assert state.evaluate_as(0, 1) == state.evaluate(0)


def reward_list(state: Any) -> list[float]:
    from librt.vecs import vec

    worth = vec[float]([0.0] * 4)
    rewards(state, worth)
    return [worth[seat] for seat in range(state.seats())]


def test_rewards_favour_who_leads_and_who_won() -> None:
    assert squash(0.0) == 0.5
    assert 0.5 < squash(3.0) < squash(30.0) < 1.0
    assert squash(-3.0) == pytest.approx(1 - squash(3.0))
    match = middle(FLOWERS.setup(3))
    while not match.over:
        match.play(match.actor, match.legal()[0])
    worth, places = reward_list(match.state), match.state.ranking()
    assert worth[places.index(1)] == max(worth)
    assert all(0.0 <= one <= 1.0 for one in worth)


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("greedy", "random", 0.85), ("search:150", "greedy", 0.6)]
)
def test_better_bots_win_more(better: str, worse: str, least: float) -> None:
    """A small sample of the studies in docs/benchmarks.md."""
    from mandapa.core.build import COMPILED
    from mandapa.lab.simulate import Simulation, simulate

    games = 60 if COMPILED else 6
    report = simulate(Simulation("flowers", 2, games, "strong", (better, worse)))
    assert report.bots[0].wins.value > least


@pytest.mark.parametrize("game", list(GAMES))
def test_a_search_that_is_decided_stays_so(game: str) -> None:
    """Whenever a tree says that its leader cannot be overtaken, the whole search decides for it."""
    setup = find_game(game).setup(2)
    settings = setup.game.search
    iterations, early = 400, 0
    for decisions in range(0, 20, 2):
        match = middle(setup, decisions)
        root = setup.from_view(match.view(match.actor))
        rng = Rng(decisions)
        tree = Tree(root, rng, settings.exploration, settings.horizon, settings.evaluate_all)
        decided: set[int] = set()
        for done in range(0, iterations, 5):
            if tree.is_decided(iterations - done):
                decided.add(tree.most_visited())
            tree.run(5)
        early += len(decided)
        assert decided <= {tree.most_visited()}
    assert early


@pytest.mark.parametrize("game", list(GAMES))
def test_a_search_bot_decides_as_if_it_searched_to_the_end(game: str) -> None:
    setup = find_game(game).setup(2)
    for decisions in (3, 8, 13):
        match = middle(setup, decisions)
        view = match.view(match.actor)
        root = setup.from_view(view)
        bot = SearchBot(setup, seed=7, iterations=330)
        settings = setup.game.search
        tree = Tree(root, Rng(9), settings.exploration, settings.horizon, settings.evaluate_all)
        tree.run(330)
        assert bot.decide(root, view["seat"], Rng(9), None) == tree.most_visited()


def test_a_tree_is_decided_when_the_leader_cannot_be_caught_up() -> None:
    match = middle(FLOWERS.setup(2))
    seat = match.actor
    tree = Tree(FLOWERS.setup(2).from_view(match.view(seat)), Rng(1), 0.5, 20)
    assert not tree.is_decided(0)  # nothing was visited
    tree.run(301)
    rows: list[tuple[int, int, float]] = tree.report(seat)
    lead = rows[0][1] - rows[1][1]
    assert lead > 0
    assert tree.is_decided(lead - 1)
    assert not tree.is_decided(lead)  # another could draw level
