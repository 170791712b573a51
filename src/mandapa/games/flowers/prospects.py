"""What a board shows all the time beside a view: who would take what, and what ends the game."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from mandapa.core.game import Setup
from mandapa.games.flowers.board import FLOWER_FIELDS, GOING_ON, NO_TILE, NOBODY, Board
from mandapa.games.flowers.destruction import (
    FLOWERS_TO_END,
    give_tile,
    needed_for_second,
    second_player,
    third_flower_made,
)
from mandapa.games.flowers.prospect_types import (
    Alone,
    FlowersProspects,
    MandalaProspect,
    PlayerProspect,
    TileProspect,
)
from mandapa.games.flowers.rows import BACK_NAMES, BACKS, COLOUR_NAMES, MANDALA_NAMES, MANDALAS
from mandapa.games.flowers.scoring import flower_value, singles_points
from mandapa.games.flowers.symbols import deduced, owners_view
from mandapa.games.flowers.view import tile_named
from mandapa.games.flowers.view_types import FlowersView, Tile


def prospects(setup: Setup, view: FlowersView) -> FlowersProspects:
    """Return the deciding facts, found by the rules on the board as the viewer knows it."""
    board = cast("Board", setup.from_view(view))
    stacks = view["stacks"]
    return {
        "mandalas": {
            MANDALA_NAMES[mandala]: _mandala(board, mandala, view) for mandala in range(MANDALAS)
        },
        "players": [_player(board, seat, view) for seat in range(view["players"])],
        "together": None if view.get("seats") else deduced(view),
        "flowers_to_end": int(FLOWERS_TO_END),
        # The one whose tiles are not replaced is the last.
        "mandalas_left": min(stacks.values()) + 1 if board.ending == GOING_ON else 0,
    }


def _mandala(board: Board, mandala: i64, view: FlowersView) -> MandalaProspect:
    present = view["mandalas"][MANDALA_NAMES[mandala]]["present"]
    first = board.claim[mandala]
    found: MandalaProspect = {
        "missing": [colour for colour in COLOUR_NAMES if colour not in present],
        "cards": [int(board.cards(mandala, seat)) for seat in range(board.players)],
        "first": None,
        "second": None,
        "behind": None,
        "alone": None,
        "rival": None,
        "needs": None,
        "tiles": {BACK_NAMES[back]: _tile(board, mandala, back) for back in range(BACKS)},
    }
    if first == NOBODY:
        return found
    found["first"] = int(first)
    if board.players == 2:
        found["rival"] = int(1 - first)
        found["needs"] = int(needed_for_second(board, mandala))
    second = second_player(board, mandala)
    if second == NOBODY:
        found["alone"] = _why_alone(board, mandala)
    else:
        found["second"] = int(second)
        found["behind"] = int(board.cards(mandala, first) - board.cards(mandala, second))
    return found


def _why_alone(board: Board, mandala: i64) -> Alone:
    """Why nobody comes second (clauses 6.3 to 6.5)."""
    rivals = False
    for seat in range(board.players):
        if seat != board.claim[mandala] and board.cards_up(mandala, seat) > 0:
            rivals = True
    if not rivals:
        return "no-face-up"
    return "half" if board.players == 2 else "tie"


def _tile(board: Board, mandala: i64, back: i64) -> TileProspect | None:
    """Give the tile to each seat in turn, on a copy of the board."""
    tile = board.tile(mandala, back)
    if tile == NO_TILE:
        return None
    found: TileProspect = {"points": [], "flower": [], "ends": []}
    edition = board.edition
    for seat in range(board.players):
        given = cast("Board", board.copy())
        given.mandala = mandala
        give_tile(given, seat, back)
        flower = given.flower_total > board.flower_total
        points = edition.value[tile]
        if flower:
            partner = given.flowers[board.flower_total * FLOWER_FIELDS + 1]
            points = flower_value(edition, partner, tile) - edition.value[partner]
        found["points"].append(int(points))
        found["flower"].append(flower)
        found["ends"].append(flower and third_flower_made(given))
    return found


def _player(board: Board, seat: int, view: FlowersView) -> PlayerProspect:
    own = owners_view(view, seat)["flowers"]
    worth = [_worth(board, one["tiles"]) for one in own if one["seat"] == seat]
    return {
        "points": int(singles_points(board, seat)) + sum(one or 0 for one in worth),
        "more": None in worth,
        "worth": worth,
        "flowers_left": max(0, int(FLOWERS_TO_END) - len(worth)),
    }


def _worth(board: Board, tiles: list[Tile] | None) -> int | None:
    if tiles is None:
        return None
    one, two = (tile_named(tile["colour"], tile["letter"]) for tile in tiles)
    return int(flower_value(board.edition, one, two))
