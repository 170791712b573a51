"""Checks of matches: the same seed gives the same game, logs are lossless, undo is safe."""

from __future__ import annotations

from mandapa.core.contract import State
from mandapa.core.draws import seed_from_text
from mandapa.core.errors import MandapaError
from mandapa.core.game import Setup
from mandapa.core.log import from_text, to_text
from mandapa.core.match import Match
from mandapa.core.native import Rng

OFTEN = 30


def play_randomly(match: Match, rng: Rng) -> None:
    """Play one random decision."""
    legal = match.legal()
    match.play(match.actor, legal[rng.below(len(legal))])


def check_match(setup: Setup, seed: int) -> None:
    """Check that a seed determines the game, matches are independent, and logs are lossless."""
    deal = seed_from_text(str(seed))
    alone, one, two = Match(setup, seed=deal), Match(setup, seed=deal), Match(setup)
    rng, rng_one, rng_two = Rng(seed), Rng(seed), Rng(seed + 1)
    digests = [alone.state.digest()]
    while not alone.over:
        assert len(alone.legal()) > 1, "a decision with one answer was asked"
        play_randomly(alone, rng)
        digests.append(alone.state.digest())
    while not one.over:
        play_randomly(one, rng_one)
        if not two.over:
            play_randomly(two, rng_two)
    assert [ply.action for ply in one.plies] == [ply.action for ply in alone.plies]
    check_log(alone, digests)


def check_log(match: Match, digests: list[str]) -> None:
    """Check that a written log reads back as an equal match with the same states."""
    text = to_text(match)
    again = from_text(text, {match.setup.game.name: match.setup.game})
    assert to_text(again) == text
    assert again.plies == match.plies
    again.verify()
    state, passed = match.setup.new(), []
    for ply, entry in enumerate(again.plies):
        assert state.actor() == entry.actor
        passed.append(state.digest())
        if ply % 50 == 0:
            assert again.state_at(ply).digest() == state.digest()
        state.apply(entry.action)
    passed.append(state.digest())
    assert state.digest() == match.state.digest()
    assert [digest for digest in passed if digest in set(digests)] == digests


def check_undo(setup: Setup, seed: int) -> int:
    """Check at every decision of a game that each seat may undo exactly what the rule allows.

    Return how often something could be undone.
    """
    match, rng, taken_back = Match(setup, seed=seed_from_text(str(seed))), Rng(seed), 0
    states = [setup.new()]
    while not match.over:
        for entry in match.plies[len(states) - 1 :]:
            states.append(states[-1].copy())
            states[-1].apply(entry.action)
        for seat in range(setup.players):
            target = _undo_target(match, states, seat)
            assert match.undo_ply(seat) == target
            if target is None:
                _check_refused(match, seat)
                continue
            if taken_back > OFTEN and rng.below(20):
                continue  # every time at first, then only now and then
            taken_back += 1
            then = states[target].digest()
            later = [ply.action for ply in match.plies[target:] if not ply.forced]
            match.undo(seat)
            assert match.state.digest() == then, "undo led elsewhere"
            match.play(seat, *later)
        play_randomly(match, rng)
    assert all(match.undo_ply(seat) is None for seat in range(setup.players))
    return taken_back


def _undo_target(match: Match, states: list[State], seat: int) -> int | None:
    """Find the latest free decision of the seat that is followed only by decisions of that seat
    which reveal nothing: the rule of undo, written independently."""
    for ply in range(len(match.plies) - 1, -1, -1):
        if states[ply].actor() != seat or states[ply].reveals(match.plies[ply].action):
            return None
        if len(states[ply].legal_actions()) > 1:
            return ply
    return None


def _check_refused(match: Match, seat: int) -> None:
    before = len(match.plies)
    try:
        match.undo(seat)
    except MandapaError:
        assert len(match.plies) == before
        return
    raise AssertionError("an undo that is not allowed was carried out")
