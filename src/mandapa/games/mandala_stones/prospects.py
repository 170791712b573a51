"""The facts that decide a game, worked out from a view by the functions of the rules."""

from __future__ import annotations

from typing import cast

from mandapa.core.game import Setup
from mandapa.core.native import BIT, popcount, zeros
from mandapa.games.mandala_stones.board import (
    DONE,
    FIRST,
    SPACE,
    Board,
    pattern_of,
    top_of,
)
from mandapa.games.mandala_stones.collecting import collected, stones_to_take
from mandapa.games.mandala_stones.edition import DIFFERENT_COLOURS, ONLY_PATTERN
from mandapa.games.mandala_stones.prospect_types import (
    Building,
    ColourScore,
    Laying,
    MandalaStonesProspects,
    ObjectiveState,
    Order,
    PlayerProspects,
    Reach,
    TopsScore,
    Uncovered,
)
from mandapa.games.mandala_stones.result import is_met, objective_count, total_points
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    CIRCLES,
    COLOUR_NAMES,
    COLOURS,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    PATTERNS,
    SIDES,
    SPACES,
)
from mandapa.games.mandala_stones.scoring import several, space_count, space_value
from mandapa.games.mandala_stones.symbols import owners_view, range_of
from mandapa.games.mandala_stones.turn import takeable
from mandapa.games.mandala_stones.view_types import MandalaStonesView, Objective, Pattern, Stone


def prospects(setup: Setup, view: MandalaStonesView) -> MandalaStonesProspects:
    """Return what a board shows beside a view."""
    board = cast("Board", setup.from_view(view))
    edition = board.edition
    covered = int(board.scored_count)
    hands = int(edition.hands[board.players])
    return {
        "players": [_player(board, seat, _held(view, seat)) for seat in range(board.players)],
        "next_place": covered + 1 if covered < edition.spiral else None,
        "hands_place": hands,
        "to_end": max(hands - covered, 0),
        "last_turns": _last_turns(board),
        "odds": {COLOUR_NAMES[colour]: _odds(board, colour) for colour in range(COLOURS)},
        "uncovers": [_uncovered(board, stones) for stones in view["stacks"]],
        "reaches": _reaches(board),
        "building": _building(board) if _is_collecting(board) else None,
    }


# --- players -----------------------------------------------------------


def _held(view: MandalaStonesView, seat: int) -> list[Objective] | None:
    """Return a seat's objectives; for everyone, each seat's own view tells them."""
    return owners_view(view, seat)["boards"][seat]["objectives"]


def _player(board: Board, seat: int, held: list[Objective] | None) -> PlayerProspects:
    place = seat * int(SPACES)
    edition, stacks = board.edition, board.spaces
    worth = [int(space_value(edition, stacks, place, s)) for s in range(SPACES)]
    cards = None if held is None else [_objective(board, seat, card) for card in held]
    filled = int(popcount(board.filled_spaces(seat)))
    return {
        "points": int(total_points(board, seat)),
        "counts": [int(space_count(edition, stacks, place, s)) for s in range(SPACES)],
        "spaces": worth,
        "colours": {COLOUR_NAMES[c]: _colour(board, seat, c, worth) for c in range(COLOURS)},
        "tops": [_tops(board, [int(edition.top_points)] * (n + 1)) for n in range(filled)],
        "objectives": cards,
    }


def _colour(board: Board, seat: int, colour: int, worth: list[int]) -> ColourScore:
    tops = board.tops_of(seat, colour)
    spaces = _spaces(int(tops))
    score = _tops(board, [worth[space - 1] for space in spaces])
    return {"spaces": spaces, "allowed": several(tops), **score}


def _tops(board: Board, points: list[int]) -> TopsScore:
    """Return what top stones bring that score these points."""
    first = int(board.scored_count) + 1
    last = min(first + len(points), int(board.edition.spiral) + 1)
    places = list(range(first, last))
    bonus = sum(int(board.edition.bonus[place]) for place in places)
    return {
        "points": points,
        "places": places,
        "bonus": bonus,
        "total": sum(points) + bonus,
        "ends": board.edition.hands[board.players] in places,
    }


def _spaces(bits: int) -> list[int]:
    return [space + 1 for space in range(SPACES) if bits & BIT[space]]


def _objective(board: Board, seat: int, name: Objective) -> ObjectiveState:
    card = OBJECTIVE_NAMES.index(name)
    edition = board.edition
    count = int(objective_count(board, seat, card))
    least, most = int(edition.objective_least[card]), int(edition.objective_most[card])
    wrong = _in_the_way(board, seat, card)
    stacks = count
    if wrong:
        stacks = int(popcount(board.filled_spaces(seat))) - len(wrong)
    return {
        "card": name,
        "met": is_met(board, seat, card),
        "points": int(edition.objective_points[card]),
        "range": range_of(least, most),
        "count": count,
        "missing": max(least - stacks, 0) or min(most - stacks, 0),
        "wrong": wrong,
    }


def _in_the_way(board: Board, seat: int, card: int) -> list[int]:
    """Return the spaces whose top stones break a rule that all must keep (7.4)."""
    rule = board.edition.objective_rule[card]
    if rule == ONLY_PATTERN:
        pattern = board.edition.objective_subject[card]
        stacks = [board.stack_on(seat, space) for space in range(SPACES)]
        return [
            space + 1
            for space, stack in enumerate(stacks)
            if stack and pattern_of(top_of(stack)) != pattern
        ]
    if rule == DIFFERENT_COLOURS:
        twice = 0
        for colour in range(COLOURS):
            tops = board.tops_of(seat, colour)
            if tops:
                twice |= int(tops & (tops - 1))  # all but one of a colour
        return _spaces(twice)
    return []


def _last_turns(board: Board) -> list[int]:
    """Return who has a turn yet when the hands are covered (7.1)."""
    if not board.hands_covered or board.phase == DONE:
        return []
    left = board.players - board.place_of(board.seat)
    return [int((board.seat + step) % board.players) for step in range(left)]


# --- the main board ----------------------------------------------------


def _odds(board: Board, colour: int) -> dict[Pattern, int] | None:
    """Return the chances of the next pattern of a colour, which add up to 100."""
    left = [int(board.left[colour * PATTERNS + pattern]) for pattern in range(PATTERNS)]
    if not sum(left):
        return None
    first = round(100 * left[0] / sum(left))
    return {PATTERN_NAMES[0]: first, PATTERN_NAMES[1]: 100 - first}


def _uncovered(board: Board, stones: list[Stone]) -> Uncovered | None:
    if not stones[:-1]:
        return None
    colour, pattern = stones[-2]["colour"], stones[-2]["pattern"]
    odds: dict[Pattern, int] | None = {name: 100 * (name == pattern) for name in PATTERN_NAMES}
    if pattern is None:
        odds = _odds(board, COLOUR_NAMES.index(colour))
    return None if odds is None else {"colour": colour, "odds": odds}


def _reaches(board: Board) -> list[Reach]:
    found: list[Reach] = []
    occupied = board.artist_circles()
    for artist in range(CIRCLES):
        if not occupied & BIT[artist]:
            continue
        pattern = 0 if board.artists[0] & BIT[artist] else 1
        stones, showing = takeable(board, artist), board.showing[pattern]
        for circle in range(CIRCLES):
            if not occupied & BIT[circle]:
                found.append(
                    {
                        "artist": CIRCLE_NAMES[artist],
                        "circle": CIRCLE_NAMES[circle],
                        "pattern": PATTERN_NAMES[pattern],
                        "stacks": _around(board, circle, int(stones)),
                        "guarded": _around(board, circle, int(showing & ~stones)),
                    }
                )
    return found


def _around(board: Board, circle: int, stacks: int) -> list[int]:
    """Return those of the stacks (bits) that lie around a circle, clockwise from above."""
    piles = [int(board.edition.around[circle * SIDES + side]) for side in range(SIDES)]
    return [pile + 1 for pile in piles if stacks & BIT[pile]]


def _is_collecting(board: Board) -> bool:
    return board.phase == FIRST or board.phase == SPACE


def _building(board: Board) -> Building:
    taken = _around(board, int(board.circle), int(stones_to_take(board)))
    orders: list[Order] = []
    for place, first in enumerate(taken):
        orders.append({"first": first, "stacks": taken[place:] + taken[:place]})
    # A single stone needs no choice.
    first = int(board.first) + 1 if board.phase == SPACE else taken[0] if len(taken) == 1 else 0
    decided = [order["stacks"] for order in orders if order["first"] == first]
    stack = collected(board, taken[0] - 1, stones_to_take(board))
    mine = board.seat * SPACES
    layings: list[Laying] = []
    for space in range(SPACES):
        if not board.spaces[mine + space]:
            stacks = zeros(SPACES)
            for other in range(SPACES):
                stacks[other] = stack if other == space else board.spaces[mine + other]
            worth = [int(space_value(board.edition, stacks, 0, s)) for s in range(SPACES)]
            layings.append({"space": space + 1, "worth": worth})
    return {"orders": orders, "stack": decided[0] if decided else None, "layings": layings}
