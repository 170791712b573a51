"""A view read back into a state whose hidden parts `imagine` fills in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.naming import bits_read, counts_read, number_read
from mandapa.core.native import BIT, filled, zeros
from mandapa.games.flowers.belief import NO_COLOUR, Belief
from mandapa.games.flowers.board import (
    DOWN,
    END_NAMES,
    FACES,
    FLOWER_FIELDS,
    MAX_FLOWERS,
    PHASE_NAMES,
    UP,
    Board,
    tile_colour,
)
from mandapa.games.flowers.imagine import hidden_down
from mandapa.games.flowers.knowledge import SPECTATOR, together
from mandapa.games.flowers.rows import (
    BACK_NAMES,
    BACKS,
    COLOUR_NAMES,
    COLOURS,
    MANDALA_NAMES,
    MANDALAS,
)
from mandapa.games.flowers.view import tile_named
from mandapa.games.flowers.view_types import Colour, FlowersView, Mandala, Tile


def read_view(board: Board, view: FlowersView) -> None:
    """Fill a laid-out board with what a view tells. All cards that it does not tell of are
    in the deck afterwards, all tiles in the stacks."""
    seat = view["seat"]
    viewer: i64 = SPECTATOR if seat is None else seat
    _read_turn(board, view)
    for s in range(board.players):
        board.hand_size[s] = view["hand_sizes"][s]
        counts_read(view["known"][s], board.known, s * COLOURS, COLOUR_NAMES)
    counts_read(view["known_together"], board.known, together(viewer), COLOUR_NAMES)
    counts_read(view["discard"], board.discard, 0, COLOUR_NAMES)
    hand = view["hand"]
    if hand is not None:
        counts_read(hand, board.hands, viewer * COLOURS, COLOUR_NAMES)
    for colour in range(COLOURS):
        board.discard_size += board.discard[colour]
        board.deck[colour] -= board.discard[colour]
        if hand is not None:
            board.deck[colour] -= board.hands[viewer * COLOURS + colour]
    board.deck_size = view["deck"]
    for mandala in range(MANDALAS):
        _read_mandala(board, mandala, view["mandalas"][MANDALA_NAMES[mandala]])
    if board.memory and board.last_face == DOWN:
        _pin_last(board, viewer)
    flower_colour = _read_tiles(board, view)
    board.belief = _belief(board, viewer, flower_colour, view["stacks"]["dark"])


def _tile(tile: Tile) -> i64:
    return tile_named(tile["colour"], tile["letter"])


def _read_turn(board: Board, view: FlowersView) -> None:
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    board.start = view["start"] or 0  # None until it is drawn
    board.mandala = MANDALA_NAMES.index(view["mandala"])
    board.to_draw = view["to_draw"]
    board.passes = view["passes"]
    board.set_up = view["set_up"]
    board.ending = END_NAMES.index(view["ending"])
    board.left = bits_read(view["left"], MANDALA_NAMES)
    last = view["last"]
    if last is not None:
        board.last_seat = last["seat"]
        board.last_colour = COLOUR_NAMES.index(last["colour"])
        board.last_count = last["count"]
        board.last_mandala = MANDALA_NAMES.index(last["mandala"])
        board.last_face = DOWN if last["face_down"] else UP


def _read_mandala(board: Board, mandala: i64, shown: Mandala) -> None:
    for back in range(BACKS):
        shown_tile = shown[BACK_NAMES[back]]
        if shown_tile is not None:
            tile = _tile(shown_tile)
            board.tiles[mandala * BACKS + back] = tile
            _out_of_stack(board, tile)
    board.claim[mandala] = number_read(shown["claim"])
    board.present[mandala] = bits_read(shown["present"], COLOUR_NAMES)
    for seat in range(board.players):
        cards = shown["cards"][seat]
        size = (mandala * MAX_PLAYERS + seat) * FACES
        down = cards["down"]
        board.laid_size[size + UP] = sum(cards["up"].values())
        board.laid_size[size + DOWN] = cards["down_size"]
        _lay(board, board.card_place(mandala, seat, UP), cards["up"])
        if down is not None:
            _lay(board, board.card_place(mandala, seat, DOWN), down)


def _lay(board: Board, place: i64, cards: dict[Colour, int]) -> None:
    counts_read(cards, board.laid, place, COLOUR_NAMES)
    for colour in range(COLOURS):
        board.deck[colour] -= board.laid[place + colour]


def _pin_last(board: Board, viewer: i64) -> None:
    """With `memory`, the covered cards played last are still in everyone's mind (9.4)."""
    if board.last_seat != viewer:
        place = board.card_place(board.last_mandala, board.last_seat, DOWN)
        board.laid[place + board.last_colour] += board.last_count
        board.deck[board.last_colour] -= board.last_count


def _read_tiles(board: Board, view: FlowersView) -> vec[i64]:
    """Singles and flowers; the colours of the flowers whose tiles are hidden."""
    for seat in range(board.players):
        for single in view["singles"][seat]:
            tile = _tile(single)
            board.single[seat * COLOURS + tile_colour(tile)] = tile
            _out_of_stack(board, tile)
    flower_colour = filled(MAX_FLOWERS, NO_COLOUR)
    for shown in view["flowers"]:
        flower = board.flower_total
        board.flowers[flower * FLOWER_FIELDS] = shown["seat"]
        pair = shown["tiles"]
        if pair is None:
            flower_colour[flower] = COLOUR_NAMES.index(shown["colour"])
        else:
            for n in range(2):
                tile = _tile(pair[n])
                board.flowers[flower * FLOWER_FIELDS + 1 + n] = tile
                _out_of_stack(board, tile)
        board.flower_total += 1
    return flower_colour


def _out_of_stack(board: Board, tile: i64) -> None:
    board.dark_left &= ~BIT[tile]
    board.light_left &= ~BIT[tile]


def _belief(board: Board, viewer: i64, flower_colour: vec[i64], dark_size: i64) -> Belief:
    pool = board.deck[:]
    for colour in range(COLOURS):
        for seat in range(board.players):
            if seat != viewer:
                pool[colour] -= board.known[seat * COLOURS + colour]
    group = zeros(MANDALAS)
    for mandala in range(MANDALAS):
        for seat in range(board.players):
            group[mandala] += hidden_down(board, mandala, seat)
    return Belief(viewer, flower_colour, dark_size, pool, group, board.present[:])
