"""Who knows what, and what bots may imagine (clause 8)."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

from mandapa.core.checks import check_frequencies, check_imagination
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.draws import draw, seed_from_text
from mandapa.core.errors import LogError, UndoError
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.board import KNOWS_ALL
from mandapa.games.mandala_stones.rows import COLOUR_NAMES
from mandapa.games.mandala_stones.state import MandalaStones
from mandapa.games.mandala_stones.view_types import Objective
from tests.games.mandala_stones.positions import (
    asks,
    drawn,
    edition,
    legal,
    new,
    outcomes,
    play,
    position,
    table,
)

DEAL = "artists: A* C* Go Io\n9: r? b*\nboard 2: r* | | | |\ncards 1: a c\ncards 2: f j"


# --- objectives --------------------------------------------------------


def objectives(state: MandalaStones, seat: int | None) -> list[list[Objective] | None]:
    return [board["objectives"] for board in state.view(seat)["boards"]]


@pytest.mark.clause("mandala_stones", "8.1")
def test_objectives_are_secret_until_the_end() -> None:
    state = position("turn: 2\nhands: covered\nmandala: 50\nboard 1: r*||||\n" + DEAL)
    assert [objectives(state, seat) for seat in (0, 1, None)] == [
        [["a", "c"], None],
        [None, ["f", "j"]],
        [None, None],
    ]
    assert [board["cards"] for board in state.view(None)["boards"]] == [2, 2]
    play(state, "tops 1")
    assert [objectives(state, seat) for seat in (0, 1, None)] == [[["a", "c"], ["f", "j"]]] * 3
    assert state.scores()[0]["objective"] == 7


@pytest.mark.clause("mandala_stones", "8.1")
def test_a_dealt_objective_is_read_by_its_owner_only() -> None:
    match = Match(table(3), seed=seed_from_text("deal"))
    for seat in (0, 1, 2, None):
        dealt = [line.split()[1:] for line in match.history(seat) if "objective" in line]
        assert len(dealt) == 6
        for kind, owner, card in dealt:
            assert kind == "objective"
            assert (card == "?") == (seat is None or int(owner) != seat + 1)


@pytest.mark.clause("mandala_stones", "8.1")
def test_every_card_is_read_by_its_owner_only() -> None:
    state = new()
    while state.question() != "objective":
        state.apply(state.outcomes()[0][0])
    for row, _ in state.outcomes():
        notation = GAME.actions[row].notation
        assert [state.seen(row, seat) for seat in (0, 1, None)] == [
            notation,
            "objective 1 ?",
            "objective 1 ?",
        ]


@pytest.mark.clause("mandala_stones", "8.1")
def test_points_and_places_tell_nothing_before_the_end() -> None:
    one = position(DEAL)
    two = position(DEAL.replace("cards 2: f j", "cards 2: d g"))
    assert (one.scores(), one.ranking()) == (two.scores(), two.ranking())


# --- patterns ----------------------------------------------------------


@pytest.mark.clause("mandala_stones", "8.2")
def test_covered_stones_show_their_colours_only() -> None:
    state = position("5: r? bo? y*".replace("bo?", "b?") + "\nboard 1: r* bo | | | |")
    for seat in (0, 1, None):
        assert state.view(seat)["stacks"][4] == [
            {"colour": "red", "pattern": None},
            {"colour": "blue", "pattern": None},
            {"colour": "yellow", "pattern": "starburst"},
        ]
        assert state.view(seat)["boards"][0]["spaces"][0] == [
            {"colour": "red", "pattern": "starburst"},
            {"colour": "blue", "pattern": "ring"},
        ]


@pytest.mark.clause("mandala_stones", "8.2")
def test_unseen_patterns_are_counted_for_all() -> None:
    state = position("5: r? y*\n6: r? bo\nboard 1: r* ro | | | |")
    assert state.view(None)["unseen"] == {
        "red": {"starburst": 11, "ring": 11},
        "yellow": {"starburst": 11, "ring": 12},
        "blue": {"starburst": 12, "ring": 11},
        "purple": {"starburst": 12, "ring": 12},
    }


@pytest.mark.clause("mandala_stones", "8.2")
def test_the_next_pattern_is_drawn_from_what_is_left_of_the_colour() -> None:
    state = position("artists: A* C* Go Io\n9: r? r? b*\n16: b? y*\nunseen: r 5 2")
    play(state, "collect A E", "first 9", "space 1")
    assert outcomes(state) == {"show 9 starburst": 5, "show 9 ring": 2}
    play(state, "show 9 ring")
    assert outcomes(state) == {"show 16 starburst": 11, "show 16 ring": 12}
    assert drawn(state)["unseen r"] == "5 1"


def arrangement(order: tuple[int, ...]) -> dict[tuple[str, ...], float]:
    """How likely each row of patterns is for four covered red stones of which two bear each
    pattern, when they are uncovered in some order; stones are written in their own order."""
    found: dict[tuple[str, ...], float] = {}
    for patterns in set(itertools.permutations("ssrr")):
        left, probability = Counter("ssrr"), 1.0
        for pattern in patterns:
            probability *= left[pattern] / sum(left.values())
            left[pattern] -= 1
        placed = tuple(patterns[order.index(stone)] for stone in range(4))
        found[placed] = found.get(placed, 0.0) + probability
    return found


@pytest.mark.clause("mandala_stones", "8.2")
def test_every_arrangement_is_equally_likely_in_whatever_order_stones_are_uncovered() -> None:
    for order in itertools.permutations(range(4)):
        likely = arrangement(order)
        assert len(likely) == 6
        assert all(abs(chance - 1 / 6) < 1e-12 for chance in likely.values())


@pytest.mark.clause("mandala_stones", "8.2")
def test_the_row_of_patterns_of_a_colour_is_fixed_by_the_seed() -> None:
    """Whatever is played, the k-th red stone that comes up gets the same pattern."""
    seed = seed_from_text("sealed")
    rows: dict[str, list[str]] = {}
    for style in range(6):
        match, rng = Match(table(2), seed=seed), Rng(style)
        while not match.over:
            moves = match.legal()
            match.play(match.actor, moves[rng.below(len(moves))])
        shown: dict[str, list[str]] = {}
        state = match.setup.new()
        for ply in match.plies:
            notation = GAME.actions[ply.action].notation
            if notation.startswith("show"):
                shown.setdefault(state.source(), []).append(notation.split()[2])
            state.apply(ply.action)
        match.verify()
        for source, row in shown.items():
            known = rows.setdefault(source, row)
            both = min(len(known), len(row))
            assert known[:both] == row[:both]
            rows[source] = max(known, row, key=len)
    assert set(rows) == {"red patterns", "yellow patterns", "blue patterns", "purple patterns"}
    left = Counter(starburst=12, ring=12)
    for k, pattern in enumerate(rows["red patterns"]):
        weights = [(n, left[name]) for n, name in enumerate(left) if left[name]]
        assert list(left)[draw(seed, "red patterns", k, weights)] == pattern
        left[pattern] -= 1


@pytest.mark.clause("mandala_stones", "8.2")
def test_a_log_with_another_pattern_is_found_out() -> None:
    match = Match(table(2), seed=seed_from_text("verify"))
    shows = [n for n, ply in enumerate(match.plies) if "show" in ply.seen[0]]
    true = GAME.actions[match.plies[shows[0]].action].notation
    other = true.replace("ring", "x").replace("starburst", "ring").replace("x", "starburst")
    forged = Match.empty(match.setup, match.names, match.seed, match.commitment)
    for n, ply in enumerate(match.plies):
        forged.append(other if n == shows[0] else GAME.actions[ply.action].notation)
        if n == shows[0]:
            break
    with pytest.raises(LogError, match="the seed gives"):
        forged.verify()


@pytest.mark.clause("mandala_stones", "8.3")
def test_open_stacks_show_everything_from_the_start() -> None:
    state = new(2, "on")
    play(state, "lay 1 red")
    assert (asks(state), outcomes(state)) == (
        "show 1",
        {"show 1 starburst": 12, "show 1 ring": 12},
    )
    play(state, "show 1 ring", "lay 1 red", "show 1 starburst", "lay 1 blue", "show 1 ring")
    assert drawn(state)["1"] == "ro r* bo"
    rng = Rng(2)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    assert state.view(None)["unseen"] == {
        colour: {"starburst": 0, "ring": 0} for colour in COLOUR_NAMES
    }
    assert all(stone["pattern"] for stack in state.view(None)["stacks"] for stone in stack)
    assert state.view(None)["open_stacks"] is True
    assert new().view(None)["open_stacks"] is False


# --- taking back -------------------------------------------------------


@pytest.mark.clause("mandala_stones", "8.4")
def test_a_collection_can_be_taken_back_until_its_space_is_chosen() -> None:
    match = Match(table(2), seed=seed_from_text("undo 3"))
    seat = match.actor
    start = match.state.digest()
    move = next(
        move
        for move in match.legal()
        if move.startswith("collect") and len(after(match.state, move).legal_actions()) > 1
    )
    match.play(seat, move)
    chosen = match.state.digest()
    match.play(seat, match.legal()[0])
    match.undo(seat)
    assert match.state.digest() == chosen
    match.undo(seat)
    assert match.state.digest() == start
    match.play(seat, move)
    match.play(seat, match.legal()[0])
    match.play(seat, match.legal()[0])
    assert match.actor != seat
    with pytest.raises(UndoError):
        match.undo(seat)


def after(state: State, move: str) -> State:
    copy = state.copy()
    copy.apply(GAME.actions.row(move))
    return copy


@pytest.mark.clause("mandala_stones", "8.4", "8.3")
def test_what_shows_nothing_can_be_taken_back_until_the_next_player_decides() -> None:
    match = Match(table(2, "on"), seed=seed_from_text("open"))
    start = match.state.digest()
    while match.actor == 0:
        match.play(0, match.legal()[0])
    while match.state.digest() != start:
        match.undo(0)
    while match.actor == 0:
        match.play(0, match.legal()[0])
    match.play(1, match.legal()[0])
    with pytest.raises(UndoError):
        match.undo(0)


@pytest.mark.clause("mandala_stones", "8.4")
def test_nothing_is_shown_by_a_decision_that_does_not_end_the_game() -> None:
    state = position(DEAL + "\nboard 1: r* | r* | | |")
    assert not any(state.reveals(row) for row in range(len(GAME.actions)))
    play(state, "collect A E", "first 9")
    assert not any(state.reveals(row) for row in range(len(GAME.actions)))


@pytest.mark.clause("mandala_stones", "8.4")
def test_the_decision_that_ends_the_game_shows_the_objectives() -> None:
    state = position("turn: 2\nhands: covered\nmandala: 50\nboard 2: r* | | | |")
    assert [GAME.actions[row].notation for row in range(300) if state.reveals(row)] == ["tops 1"]
    stuck = position("board 1: r* r* | r* | | |")
    # Scoring both stacks leaves one stone, but the other player has nothing at all.
    assert all(stuck.reveals(row) for row in stuck.legal_actions())
    two = position("board 1: r* r* | r* | | |\nboard 2: b* | | | |")
    assert not any(two.reveals(row) for row in two.legal_actions())


# --- imagining ---------------------------------------------------------


def test_every_deal_of_objectives_is_imagined_as_often_as_it_is_likely() -> None:
    setup = GAME.setup(2)
    start = setup.new()
    rng = Rng(5)
    while start.question() != "objective":
        start.apply(start.sample(rng))
    for card in ("a", "d"):
        start.apply(GAME.actions.row(f"objective 1 {card}"))

    def key(state: State) -> str:
        return json.dumps(state.to_json()["held"])

    # One look for the first seat, whatever the second is dealt: 28 pairs of the other cards.
    assert check_imagination(setup, start, 2, 0, key) == 1
    assert check_imagination(setup, start, 1, 0, key) == 1


def test_one_card_each_from_every_side() -> None:
    setup = GAME.setup(2, None, edition({"objectives.dealt": "1"}))
    start = setup.new()
    rng = Rng(5)
    while start.question() != "objective":
        start.apply(start.sample(rng))

    def key(state: State) -> str:
        return json.dumps(state.to_json()["held"])

    assert check_imagination(setup, start, 2, 0, key, 900) == 10
    assert check_imagination(setup, start, 2, 1, key, 900) == 10
    assert check_imagination(setup, start, 2, None, key, 4000) == 1


def test_with_four_players_the_others_hold_different_cards() -> None:
    state = position("cards 1: a b\ncards 2: c d\ncards 3: e f\ncards 4: g h", 4)
    root = table(4).from_view(state.view(1))
    found: Counter[str] = Counter()
    rng = Rng(9)
    for _ in range(2000):
        held = root.sample_hidden(rng).to_json()["held"]
        assert held[1] == 0b1100
        assert sum(held) == sum(held[n] for n in range(4))
        assert [mask.bit_count() for mask in held] == [2, 2, 2, 2]
        assert held[0] & held[2] == held[0] & held[3] == held[2] & held[3] == 0
        found.update(str(card) for card in range(10) if held[0] >> card & 1)
    check_frequencies(found, {str(card): 1.0 for card in range(10) if card not in (2, 3)})


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    state = position("turn: 2\nhands: covered\nmandala: 50\nboard 1: r*||||\n" + DEAL)
    play(state, "tops 1")
    root = table(2).from_view(state.view(None))
    assert root.sample_hidden(Rng(1)).to_json()["held"] == state.to_json()["held"]


def test_a_view_read_back_asks_the_same() -> None:
    state = position(DEAL + "\n13: b*\n12: r*\nboard 1: | r* | | |")
    for move in ("collect A E", "first 12", "space 3", "show 9 ring"):
        for seat in (0, 1, None):
            root = table(2).from_view(json.loads(json.dumps(state.view(seat))))
            assert isinstance(root, MandalaStones)
            assert (asks(root), legal(root)) == (asks(state), legal(state))
            assert outcomes(root) == outcomes(state)
        play(state, move)


def test_a_view_says_what_of_a_collection_is_decided() -> None:
    state = position(DEAL + "\n13: b*")
    found = []
    for move in ("collect A E", "first 13", "space 1"):
        found.append(state.view(1)["moving"])
        play(state, move)
    assert found == [
        None,
        {"artist": "A", "circle": "E", "first": None},
        {"artist": "A", "circle": "E", "first": 13},
    ]
    assert state.view(1)["moving"] is None


def test_a_saved_state_with_a_short_list_is_refused() -> None:
    data = position(DEAL).to_json()
    data["piles"].pop()
    with pytest.raises(LogError, match="a list of 23 numbers where 24 belong"):
        table(2).from_json(data)


@pytest.mark.parametrize("open_stacks", ["off", "on"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_view_tells_everything_but_objectives(players: int, open_stacks: str) -> None:
    """What is read back from any view is the true state, but for the cards of others."""
    setup, rng = table(players, open_stacks), Rng(players)
    state, ply = setup.new(), 0
    while state.actor() != OVER:
        if ply % 5 == 0 or state.question() in ("first", "space"):
            for seat in (0, None):
                view = state.view(seat)
                assert view["players"] == players
                world = setup.from_view(json.loads(json.dumps(view))).sample_hidden(rng)
                assert isinstance(world, MandalaStones)
                assert world.open_stacks is (open_stacks == "on")
                assert world.viewer == KNOWS_ALL
                data, truth = world.to_json(), state.to_json()
                counts = [mask.bit_count() for mask in truth["held"]]
                assert [mask.bit_count() for mask in data["held"]] == counts
                assert data | {"held": truth["held"]} == truth
                assert json.dumps(data | {"held": truth["held"]}) == json.dumps(truth)
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            legal_rows = state.legal_actions()
            state.apply(legal_rows[rng.below(len(legal_rows))])
        ply += 1
    assert setup.from_view(state.view(None)).to_json() == state.to_json()
