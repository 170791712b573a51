"""The agenda: parts of benefits still to be done, in printed order (clause 10.1).

The last part on it is the next. What a part brings about is put on top and so is finished
before the parts below; bonuses of tracks and edges wait apart, in `board.bonuses`.
"""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.board import AGENDA, Board
from mandapa.games.rajas.effects import part, part_kind


def put(board: Board, kind: i64, amount: i64) -> None:
    board.common[AGENDA + board.agenda_size] = part(kind, amount)
    board.agenda_size += 1


def put_effect(board: Board, effect: i64) -> None:
    """Put all parts of an effect on the agenda, the first on top."""
    edition = board.edition
    start = edition.effect_start[effect]
    at = edition.effect_start[effect + 1] - 1
    while at >= start:
        board.common[AGENDA + board.agenda_size] = edition.effect_parts[at]
        board.agenda_size += 1
        at -= 1


def next_part(board: Board) -> i64:
    board.agenda_size -= 1
    found = board.common[AGENDA + board.agenda_size]
    board.common[AGENDA + board.agenda_size] = 0
    return found


def kind_on_top(board: Board) -> i64:
    """Return the kind of the next part; a payment is always for something."""
    return part_kind(board.common[AGENDA + board.agenda_size - 1])


def first_kind(board: Board, effect: i64) -> i64:
    """Return the kind of an effect's first part."""
    return part_kind(board.edition.effect_parts[board.edition.effect_start[effect]])
