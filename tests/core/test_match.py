"""Matches: checked play, forced decisions, all or none, undo, verification."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from mandapa.core.draws import SEED_BYTES, commitment, draw, new_seed, seed_from_text
from mandapa.core.errors import (
    GameOver,
    IllegalAction,
    LogError,
    SeriesError,
    SetupError,
    UndoError,
    UnknownAction,
    WrongSeat,
)
from mandapa.core.match import Match, actor_name
from tests.core.toy import Toy, toy_game

SEED = seed_from_text("match")


def match(players: int = 2, seed: bytes = SEED) -> Match:
    return Match(toy_game().setup(players), ["Ann", "Bo", "Cy"][:players], seed)


def finished() -> Match:
    played = match()
    while not played.over:
        played.play(played.actor, played.legal()[-1])
    return played


def test_a_match_deals_by_itself_and_waits_for_the_first_decision() -> None:
    played = match()
    assert [ply.actor for ply in played.plies] == [CHANCE] * 4
    assert played.actor == 0
    assert played.legal() == ["aim left", "aim right"]


def test_decisions_are_logged_and_followed_by_draws() -> None:
    played = match()
    played.play(0, "aim left")
    assert played.state.question() == "lay"
    lay = played.legal()[0]
    played.play(0, lay)
    assert [actor_name(ply.actor) for ply in played.plies[4:]] == ["1", "1", "*"]
    assert played.actor == 1


def test_a_decision_with_one_answer_is_taken_by_the_match() -> None:
    for seed in range(50):
        played = match(seed=seed_from_text(f"twins {seed}"))
        assert isinstance(played.state, Toy)
        if 2 in played.state.hands[0]:
            played.play(0, "aim left")
            assert played.plies[5].forced
            assert played.actor == 1
            return
    raise AssertionError("no seed deals a pair")


def test_the_log_reads_differently_for_each_seat() -> None:
    played = match()
    own, other, spectator = (played.history(seat) for seat in (0, 1, None))
    assert [line.endswith("?") for line in own] == [False, False, True, True]
    assert [line.endswith("?") for line in other] == [True, True, False, False]
    assert all(line.endswith("?") for line in spectator)
    assert own[0].startswith("* draw 1 ")


def test_foreign_seats_unknown_and_illegal_actions_change_nothing() -> None:
    played = match()
    before = played.state.digest()
    with pytest.raises(WrongSeat, match="it is Ann's decision, not seat 2's"):
        played.play(1, "aim left")
    with pytest.raises(UnknownAction, match="'aim up' is no action of this game"):
        played.play(0, "aim up")
    with pytest.raises(IllegalAction) as caught:
        played.play(0, "lay 1")
    assert caught.value.clause == "1.1"
    assert caught.value.reason == "only what is asked now can be answered"
    assert str(caught.value) == (
        "'lay 1' is not allowed: only what is asked now can be answered (rule 1.1)"
    )
    assert played.state.digest() == before
    assert len(played.plies) == 4


def test_a_series_is_played_whole_or_not_at_all() -> None:
    played = match()
    before = played.state.digest()
    with pytest.raises(IllegalAction):
        played.play(0, "aim left", "aim left")
    assert played.state.digest() == before
    assert len(played.plies) == 4
    assert played.commitment == commitment(SEED)
    again = match()
    again.play(0, "aim left")
    card = again.legal()[0]
    again.play(0, card)
    played.play(0, "aim left", card)
    assert played.plies == again.plies


def test_undo_takes_back_a_decision_until_something_is_shown() -> None:
    played = match()
    with pytest.raises(UndoError):
        played.undo(0)
    played.play(0, "aim left")
    assert played.undo_ply(1) is None
    played.undo(0)
    assert played.legal() == ["aim left", "aim right"]
    played.play(0, "aim right")
    played.play(0, played.legal()[0])
    with pytest.raises(UndoError):
        played.undo(0)


def test_after_the_end_nobody_acts_or_takes_back() -> None:
    played = finished()
    with pytest.raises(GameOver, match="the game is over"):
        played.play(0, "aim left")
    with pytest.raises(UndoError):
        played.undo(0)
    assert played.state.end_reason() == "empty-hands"


def test_every_draw_can_be_verified_and_a_false_one_is_found() -> None:
    played = finished()
    assert played.verify() == {"deck": 9}
    played.seed = new_seed()
    with pytest.raises(LogError, match="not the one that was committed to"):
        played.verify()
    played.commitment = commitment(played.seed)
    with pytest.raises(LogError, match="the log says 'draw . .', the seed gives 'draw . .'"):
        played.verify()
    played.seed = None
    with pytest.raises(LogError, match="has not been revealed"):
        played.verify()


def test_a_match_without_its_seed_cannot_go_on() -> None:
    empty = Match.empty(toy_game().setup(2), ["a", "b"], None, commitment(SEED))
    with pytest.raises(LogError, match="its seed is not known"):
        empty.resume()


@pytest.mark.parametrize("names", [["Ann"], ["Ann", ""], ["Ann", "B\nC"], ["Ann", "x" * 41]])
def test_bad_names_are_refused(names: list[str]) -> None:
    with pytest.raises(SetupError, match="name"):
        Match(toy_game().setup(2), names, SEED)


def test_the_same_seed_deals_the_same_at_every_table() -> None:
    assert [p.action for p in match().plies] == [p.action for p in match().plies]
    assert len({match(seed=new_seed()).state.digest() for _ in range(30)}) > 3


def test_draws_follow_the_weights_and_depend_on_source_and_number() -> None:
    outcomes = [(7, 1), (8, 3)]
    drawn = [draw(SEED, "deck", k, outcomes) for k in range(4000)]
    assert abs(drawn.count(8) - 3000) < 140
    assert drawn != [draw(SEED, "bag", k, outcomes) for k in range(4000)]
    assert len(new_seed()) == SEED_BYTES == len(seed_from_text("x"))
    with pytest.raises(ValueError, match="without outcomes"):
        draw(SEED, "deck", 0, [])


def test_a_fork_begins_as_its_parent_and_draws_from_its_own_seed() -> None:
    parent = finished()
    seed = seed_from_text("fork")
    # After the opening, in the middle of a turn, after a draw, at the very start.
    for ply in (0, 4, 5, 6, 7, len(parent.plies) - 1):
        fork = Match.forked(parent, ply, ["Cy", "Dee"], seed)
        assert (fork.inherited, fork.parent) == (ply, parent.commitment)
        assert [p.action for p in fork.plies[:ply]] == [p.action for p in parent.plies[:ply]]
        assert fork.commitment == commitment(seed)
        assert fork.names == ["Cy", "Dee"]
        while not fork.over:
            fork.play(fork.actor, fork.legal()[0])
        assert sum(fork.verify().values()) == 9
        assert parent.over, "a fork leaves its parent alone"
    assert Match.forked(parent, 4, ["a", "b"], None).seed not in (None, parent.seed)


def test_a_fork_that_draws_what_its_seed_does_not_give_is_found_out() -> None:
    parent = finished()
    fork = Match.forked(parent, 6, ["a", "b"], seed_from_text("fork"))
    while not fork.over:
        fork.play(fork.actor, fork.legal()[0])
    fork.inherited = 0  # as if the parent's draws had been its own
    with pytest.raises(LogError, match="the seed gives"):
        fork.verify()


def test_nothing_of_the_parent_can_be_taken_back_in_a_fork() -> None:
    parent = match()
    parent.play(0, "aim left")
    assert parent.undo_ply(0) == 4
    fork = Match.forked(parent, 5, ["a", "b"], SEED)
    if fork.actor == 0:
        assert fork.undo_ply(0) is None


def test_a_series_ends_where_something_is_drawn_or_shown_or_another_decides() -> None:
    """A refusal further on would tell of a draw to someone who has not yet decided."""
    played = match()
    before = played.state.digest()
    card = "lay 1" if "lay 1" in cards(played) else cards(played)[0]
    for more in ("aim left", "aim right", "lay 1", "lay 2", "lay 3", "fly"):
        with pytest.raises(SeriesError, match="ends where something is drawn or shown"):
            played.play(0, "aim left", card, more)
        assert played.state.digest() == before
        assert len(played.plies) == 4
    played.play(0, "aim left", card)


def cards(played: Match) -> list[str]:
    played.play(0, "aim left")
    found = played.legal()
    played.undo(0)
    return found


def test_a_series_that_is_too_long_is_refused_before_anything_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How long the refusal takes must not depend on a draw."""
    played = match()
    before = played.state.digest(), list(played.plies)
    assert isinstance(played.state, Toy)
    held = [value for value, count in enumerate(played.state.hands[0], start=1) if count]
    assert len(held) == 2  # laying one of them is a choice, and then one is drawn

    def no_draw(*_: object) -> int:
        raise AssertionError("something was drawn")

    monkeypatch.setattr("mandapa.core.match.draw", no_draw)
    with pytest.raises(SeriesError):
        played.play(0, "aim left", f"lay {held[0]}", "aim left")
    assert (played.state.digest(), played.plies) == before
