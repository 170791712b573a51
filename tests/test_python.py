"""What a Python program gets from `import mandapa`."""

from __future__ import annotations

import copy
import inspect
import os
import pickle
import pydoc
import subprocess
import sys
import time
from typing import Any

import pytest

import mandapa
from mandapa import CHANCE, GAMES, GameOver, Match, Rng, State, find_game, make_bot

HERE = sorted(GAMES)


def begun(name: str, plies: int = 40) -> Match:
    """A match some way on, always the same."""
    match = Match(find_game(name).setup(3), seed="python")
    rng = Rng(5)
    while not match.over and len(match.plies) < plies:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    return match


def test_everything_it_names_is_there() -> None:
    assert all(hasattr(mandapa, name) for name in mandapa.__all__)
    assert mandapa.__version__


# --- seeds -------------------------------------------------------------


@pytest.mark.parametrize("seed", [7, "7", 0, "", bytes(range(32))])
def test_a_seed_deals_the_same_again(seed: int | str | bytes) -> None:
    setup = find_game("flowers").setup(2)
    assert Match(setup, seed=seed).view(0) == Match(setup, seed=seed).view(0)
    assert Match(setup, seed=seed).commitment == Match(setup, seed=seed).commitment


def test_a_number_and_its_text_are_the_same_seed() -> None:
    setup = find_game("flowers").setup(2)
    assert Match(setup, seed=7).seed == Match(setup, seed="7").seed
    assert Match(setup, seed=8).seed != Match(setup, seed=7).seed
    assert Match(setup).seed != Match(setup).seed


@pytest.mark.parametrize("seed", [b"short", 1.5, True, ["7"]])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(mandapa.SetupError, match="a seed"):
        Match(find_game("flowers").setup(2), seed=seed)


@pytest.mark.parametrize("seed", [3, "three", b"three"])
def test_bots_take_every_kind_of_seed(seed: int | str | bytes) -> None:
    match = begun("flowers")
    view, ply = match.view(match.actor), len(match.plies)
    first = make_bot("random", match.setup, seed)
    assert first.choose(view, ply) == make_bot("random", match.setup, seed).choose(view, ply)
    others = {make_bot("random", match.setup, f"{seed!r} {n}").choose(view, ply) for n in range(20)}
    assert len(others) > 1


# --- keeping -----------------------------------------------------------


@pytest.mark.parametrize("game", HERE)
def test_states_setups_and_matches_are_pickled(game: str) -> None:
    match = begun(game)
    again = pickle.loads(pickle.dumps(match))
    assert again.state.digest() == match.state.digest()
    assert again.plies == match.plies
    assert again.setup.options == match.setup.options
    state = pickle.loads(pickle.dumps(match.state.copy()))
    assert state.digest() == match.state.digest()
    assert state.legal_actions() == match.state.legal_actions()
    again.play(again.actor, again.legal()[0])
    match.play(match.actor, match.legal()[0])
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize("game", HERE)
def test_copies_are_independent(game: str) -> None:
    match = begun(game)
    before = match.state.digest()
    for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        twin.play(twin.actor, twin.legal()[0])
        assert twin.state.digest() != before
    for other in (copy.copy(match.state), copy.deepcopy(match.state)):
        other.apply(other.legal_actions()[0])
        assert other.digest() != before
    assert match.state.digest() == before


def test_a_pickled_state_is_read_in_another_process() -> None:
    match = begun("rajas")
    program = (
        "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"  # imports by itself
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(match.state),
        capture_output=True,
        check=True,
        env=dict(os.environ),
    )
    assert done.stdout.decode().strip() == match.state.digest()


@pytest.mark.parametrize("game", HERE)
def test_a_repr_says_what_it_is(game: str) -> None:
    match = begun(game)
    title = match.setup.game.title
    assert title in repr(match.setup)
    assert f"Match of {title} for 3" in repr(match)
    assert f"{match.names[match.actor]} to decide" in repr(match)
    assert f"seat {match.actor} to decide: {match.state.question()}" in repr(match.state)
    assert "drawn" in repr(match.setup.new())


# --- mistakes ----------------------------------------------------------


@pytest.mark.parametrize("seat", [3, -1, 99, "1", 0.0, True])
def test_a_wrong_seat_is_said(seat: Any) -> None:
    match = begun("flowers")
    with pytest.raises(mandapa.WrongSeat, match="the seats are 0 to 2, not"):
        match.view(seat)
    with pytest.raises(mandapa.WrongSeat, match="the seats are 0 to 2, not"):
        match.history(seat)
    with pytest.raises(mandapa.WrongSeat, match="the seats are 0 to 2, not"):
        match.play(seat, match.legal()[0])


@pytest.mark.parametrize("game", HERE)
def test_a_state_knows_its_seats(game: str) -> None:
    for seat in (3, -1, 99):
        with pytest.raises(mandapa.WrongSeat, match="the seats are 0 to 2"):
            begun(game).state.view(seat)


@pytest.mark.parametrize("action", [-1, 10**6, 10**30, "nonsense", "", 1.0, None, True])
def test_a_wrong_action_is_said(action: Any) -> None:
    match = begun("flowers")
    before = match.state.digest()
    with pytest.raises(mandapa.UnknownAction, match="is no action of this game"):
        match.play(match.actor, action)
    with pytest.raises(mandapa.UnknownAction):
        match.setup.game.actions.row(action)
    if isinstance(action, int):
        with pytest.raises(mandapa.UnknownAction):
            match.setup.game.actions[action]
    assert match.state.digest() == before


@pytest.mark.parametrize("ply", [-1, 10**6])
def test_a_wrong_ply_is_said(ply: int) -> None:
    with pytest.raises(mandapa.LogError, match="there is no ply"):
        begun("flowers").state_at(ply)


def test_a_match_that_is_over_says_so() -> None:
    match = begun("flowers", plies=10**6)
    assert "over" in repr(match)
    assert "over" in repr(match.state)
    with pytest.raises(GameOver):
        match.play(0, 0)


# --- bots --------------------------------------------------------------


def test_a_search_keeps_to_its_time() -> None:
    match = begun("rajas")
    bot = make_bot("search:1000000", match.setup, 1)
    began = time.monotonic()
    row = bot.choose(match.view(match.actor), len(match.plies), seconds=0.05)
    assert row in match.state.legal_actions()
    assert time.monotonic() - began < 10  # a million iterations take minutes


def test_time_to_spare_changes_nothing() -> None:
    match = begun("flowers")
    view, ply = match.view(match.actor), len(match.plies)
    bot = make_bot("search:300", match.setup, 1)
    assert bot.choose(view, ply) == bot.choose(view, ply, seconds=600.0)


# --- help --------------------------------------------------------------


def test_help_shows_signatures_and_docstrings() -> None:
    state = begun("flowers").state
    assert list(inspect.signature(State.apply).parameters) == ["self", "action"]
    for shown in (State.apply, State.legal_actions, Rng.below, type(state).apply):
        assert inspect.getdoc(shown), shown
    text = pydoc.plain(pydoc.render_doc(State))
    assert "Carry out a legal action or a chance outcome" in text
    assert inspect.getdoc(State)
    assert inspect.getdoc(type(state))


def test_chance_is_no_seat() -> None:
    assert find_game("flowers").setup(2).new().actor() == CHANCE
