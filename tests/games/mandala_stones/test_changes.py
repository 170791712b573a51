"""What moves and who gains points in a ply, and in one that is only imagined."""

from __future__ import annotations

from mandapa.core.changes import NOTHING, Changes, Gain, Move
from mandapa.core.effects import Effects, effects
from mandapa.core.narration import EVERYONE, Moment, Reader, view_for
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games.mandala_stones.positions import edition, new, position, step, table

START = "artists: A* C* Go Io\n9: r? b*\n13: y*\n16: bo\n"


def changed(state: MandalaStones, move: str, reader: Reader = 0) -> Changes:
    """What the last of a few moves changes, as a reader sees it."""
    *earlier, last = move.split(", ")
    for one in earlier:
        step(state, one)
    before, actor = view_for(state, reader), int(state.actor())
    seen = last if reader == EVERYONE else state.seen(GAME.actions.row(last), reader)
    step(state, last)
    moment = Moment(seen, actor, before, view_for(state, reader))
    return GAME.narrator(table(2)).changes(moment)


def told(state: MandalaStones, choice: str) -> Effects:
    """What a choice would do, as its actor is told."""
    setup, row = table(int(state.players)), GAME.actions.row(choice)
    narrator, view = GAME.narrator(setup), state.view(int(state.actor()))
    return effects(setup, narrator, view, [row], lambda _seat: True)[row]


def points(seat: int, amount: int | None, why: str) -> Gain:
    return Gain(seat, "points", amount, why)


# --- setting up --------------------------------------------------------


def test_the_start_player_moves_nothing() -> None:
    state = table(2).new()
    assert isinstance(state, MandalaStones)
    assert changed(state, "start 2") == NOTHING


def test_stones_come_from_the_bag_and_the_last_one_shows_its_pattern() -> None:
    state = new()
    assert changed(state, "lay 1 red").moves == (Move("stone red", "bag", "stack 1"),)
    assert changed(state, "lay 1 blue, lay 1 blue, lay 1 yellow, show 1 ring").moves == (
        Move("stone yellow ring", "stack 1 covered", "stack 1"),
    )


def test_artists_and_objectives_come_from_the_box() -> None:
    state = new()
    while state.question() != "artist":
        state.apply(state.outcomes()[0][0])
    assert changed(state, "artist B ring").moves == (Move("artist ring", "box", "circle B"),)
    rest = "artist D ring, artist F starburst, artist H starburst, objective 1 c"
    assert changed(state, rest).moves == (Move("objective c", "box", "objectives 0"),)
    assert changed(state, "objective 1 d, objective 2 a").moves == (
        Move("objective ?", "box", "objectives 1"),
    )


# --- collecting --------------------------------------------------------


def test_nothing_moves_before_the_space_is_chosen() -> None:
    state = position(START)
    assert changed(state, "collect A E") == NOTHING
    assert changed(state, "first 13") == NOTHING


def test_the_artist_moves_first_and_the_bottom_stone_before_the_others() -> None:
    for first, stones in ((9, ["blue 9", "yellow 13"]), (13, ["yellow 13", "blue 9"])):
        state = position(START)
        found = changed(state, f"collect A E, first {first}, space 3")
        assert found.gains == ()
        assert found.moves == (
            Move("artist starburst", "circle A", "circle E"),
            *(
                Move(f"stone {colour} starburst", f"stack {stack}", "space 0 3")
                for colour, stack in map(str.split, stones)
            ),
        )


def test_a_pattern_that_comes_to_light_is_told_and_unknown_before() -> None:
    state = position(START + "board 2: y* | b* | | |")
    for move in ("collect A E", "first 9"):
        step(state, move)
    shown = told(state, "space 3")
    assert shown.changes.moves[-1] == Move("stone red ?", "stack 9 covered", "stack 9")
    assert [line.key for line in shown.lines] == ["event-space", "then-red-patterns"]
    assert not shown.certain
    assert shown.final
    assert changed(state, "space 3, show 9 ring").moves == (
        Move("stone red ring", "stack 9 covered", "stack 9"),
    )


# --- scoring -----------------------------------------------------------


def test_a_colour_scores_by_the_rules_of_its_spaces_and_covers_bonuses() -> None:
    state = position(START + "mandala: 4\nboard 1: b* ro | | y* | r* ro |")
    assert changed(state, "score red") == Changes(
        (
            Move("stone red ring", "space 0 1", "mandala 5"),
            Move("stone red ring", "space 0 4", "mandala 6"),
        ),
        (points(0, 3, "space-1"), points(0, 2, "space-4"), points(0, 1, "mandala")),
    )


def test_top_stones_bring_the_same_each() -> None:
    state = position(START + "turn: 2\nmandala: 6\nboard 2: b* ro | | y* | |")
    assert changed(state, "tops 1-3") == Changes(
        (
            Move("stone red ring", "space 1 1", "mandala 7"),
            Move("stone yellow starburst", "space 1 3", "mandala 8"),
        ),
        (points(1, 2, "tops"), points(1, 2, "mandala")),
    )


def test_stones_beyond_the_spiral_are_put_aside() -> None:
    state = position(START + "mandala: 60\nhands: covered\nboard 1: b* ro | | y* | |")
    assert changed(state, "tops 1-3").moves == (
        Move("stone red ring", "space 0 1", "mandala 61"),
        Move("stone yellow starburst", "space 0 3", "mandala aside"),
    )


def test_a_rule_that_gives_nothing_is_no_gain() -> None:
    free = edition({"tops.points": "0"})
    state = position(START + "board 1: b* ro | | | |", changed=free)
    before = state.view(0)
    step(state, "tops 1")
    narrator = GAME.narrator(GAME.setup(2, {"open_stacks": "off"}, free))
    assert narrator.changes(Moment("tops 1", 0, before, state.view(0))).gains == ()


# --- the end -----------------------------------------------------------

LAST = START + "start: 2\nhands: covered\nboard 1: b* | | y* | |\ncards 1: c d\ncards 2: a h"
OWN = (
    Move("objective c", "objectives 0", "shown 0"),
    Move("objective d", "objectives 0", "shown 0"),
)


def test_the_end_turns_up_the_objectives() -> None:
    for reader in (0, 1, None, "everyone"):
        found = changed(position(LAST + "\nboard 2: y* | | | |"), "tops 1", reader)
        assert found.moves[1:] == (
            *OWN,
            Move("objective a", "objectives 1", "shown 1"),
            Move("objective h", "objectives 1", "shown 1"),
        )
        assert found.gains == (
            points(0, 1, "tops"),
            points(0, 5, "objective"),
            points(1, 7, "objective"),
        )


def test_the_others_objectives_are_not_guessed() -> None:
    found = told(position(LAST), "tops 1-3")
    hidden = Move("objective ?", "objectives 1", "shown 1")
    assert found.changes.moves[2:] == (*OWN, hidden, hidden)
    assert found.changes.gains == (points(0, 2, "tops"), points(1, None, "objective"))
    assert [line.key for line in found.lines] == ["event-tops", "end-hands", "news-no-objective"]
    assert not found.certain
    assert found.final


def test_an_end_that_a_pattern_brings_is_not_told_as_certain() -> None:
    state = position(
        "artists: A* C* Go Io\n9: r? b*\nboard 1: | | | |\ncards 1: c d\ncards 2: a h\n"
    )
    for move in ("collect A E", "first 9"):
        step(state, move)
    found = told(state, "space 1")
    assert found.decides is None
    assert not any(line.key.startswith("end-") for line in found.lines)


def test_an_end_that_follows_from_any_pattern_is_told() -> None:
    state = position(LAST)
    for move in ("collect A E", "first 9"):
        step(state, move)
    found = told(state, "space 2")
    assert found.decides == -2
    assert [line.key for line in found.lines] == [
        "event-space",
        "then-red-patterns",
        "end-hands",
        "news-no-objective",
    ]
