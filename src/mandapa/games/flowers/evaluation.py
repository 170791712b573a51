"""A quick estimate of how well a seat stands, for the greedy bot and cut-off searches.

The points already won, a share of what each mandala will bring, growing as it nears
completion, and a little for every card in hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import popcount
from mandapa.games.flowers.board import NO_TILE, Board, tile_colour
from mandapa.games.flowers.rows import COLOURS, DARK, LIGHT, MANDALAS
from mandapa.games.flowers.scoring import flower_value, flowers_points, singles_points

# Tuned in games between versions of the greedy bot.
CARD: Final = 0.35
LEAD: Final = 0.7  # how much one more card says about who will hold the claim
NO_FACE_UP: Final[i64] = 2  # the cost, in cards, of having none face up
# [cards and NO_FACE_UP] of a seat in a mandala: what its claim weighs
WEIGHT: Final = vec[float]([exp(LEAD * float(cards - 2)) for cards in range(128)])
PAIR_HOPE: Final = 1.5  # what a tile may gain by finding a partner
MULTIPLIER_HOPE: Final = 5.0


def evaluate(board: Board, seat: i64) -> float:
    worth = float(singles_points(board, seat) + flowers_points(board, seat))
    worth += CARD * float(board.hand_size[seat])
    for mandala in range(MANDALAS):
        if board.tile(mandala, DARK) != NO_TILE and board.tile(mandala, LIGHT) != NO_TILE:
            worth += nearness(board, mandala) * expected_tiles(board, mandala, seat)
    return worth


def nearness(board: Board, mandala: i64) -> float:
    """Estimate how likely the mandala is destroyed before the end: 1 when it is complete."""
    showing = float(popcount(board.present[mandala]))
    return 0.25 + 0.75 * (showing - 1.0) / 5.0 * (showing - 1.0) / 5.0


def expected_tiles(board: Board, mandala: i64, seat: i64) -> float:
    """Estimate what the mandala brings a seat, by its cards compared with the others'."""
    dark = tile_worth(board, seat, board.tile(mandala, DARK))
    light = tile_worth(board, seat, board.tile(mandala, LIGHT))
    mine = chance_weight(board, mandala, seat)
    everyone = 0.0
    for other in range(board.players):
        everyone += chance_weight(board, mandala, other)
    first = mine / everyone
    second = 0.0
    for other in range(board.players):
        if other != seat:
            weight = chance_weight(board, mandala, other)
            second += weight / everyone * mine / (everyone - weight)
    return first * max(dark, light) + second * min(dark, light)


def chance_weight(board: Board, mandala: i64, seat: i64) -> float:
    cards = board.cards(mandala, seat)
    if board.cards_up(mandala, seat) == 0:
        return WEIGHT[cards]
    return WEIGHT[cards + NO_FACE_UP]


def tile_worth(board: Board, seat: i64, tile: i64) -> float:
    """Estimate what a tile adds: much if it makes a flower, otherwise the hope of one."""
    edition = board.edition
    partner = board.single[seat * COLOURS + tile_colour(tile)]
    if partner != NO_TILE:
        return float(flower_value(edition, tile, partner) - edition.value[partner])
    if edition.factor[tile]:
        return MULTIPLIER_HOPE
    return float(edition.value[tile]) + PAIR_HOPE
