"""What lies on the table: the fields of a Flowers state and small named ways to read them."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, State
from mandapa.core.native import BIT, filled, zeros
from mandapa.games.flowers.belief import Belief
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import BACKS, COLOURS, KINDS, LIGHT, MANDALAS, TILES
from mandapa.games.flowers.view_types import Ending, Phase

# What the state waits for.
BEGIN: Final[i64] = 0  # chance turns up a tile of the mandala that is being begun
DRAW: Final[i64] = 1  # chance gives the seat a card
PLAY: Final[i64] = 2
TAKE: Final[i64] = 3  # the claim holder chooses a tile
ORDER: Final[i64] = 4  # chance names the next mandala to destroy after the end
DONE: Final[i64] = 5
START: Final[i64] = 6  # chance names the start player
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why the game ends.
GOING_ON: Final[i64] = 0
THIRD_FLOWER: Final[i64] = 1
NO_TILES: Final[i64] = 2
ALL_PASSED: Final[i64] = 3
END_NAMES: Final[tuple[Ending | None, ...]] = (None, *get_args(Ending))

NOBODY: Final[i64] = -1
NO_TILE: Final[i64] = -1

UP: Final[i64] = 0
DOWN: Final[i64] = 1
FACES: Final[i64] = 2

ALL_COLOURS: Final[i64] = 63
MAX_FLOWERS: Final[i64] = 18  # half of all tiles
FLOWER_FIELDS: Final[i64] = 3  # owner, the tile that came first, its partner

NOTHING: Final = zeros(0)


@mypyc_attr(acyclic=True)
class Board(State):
    """The fields. Rules that change them are functions in the modules beside this one."""

    def __init__(self, edition: Edition, players: i64, memory: bool) -> None:
        self.edition = edition
        self.players = players
        self.memory = memory
        self.belief: Belief | None = None  # only on states made by `from_view`
        self.phase: i64 = BEGIN
        self.seat: i64 = 0  # whose turn it is, or who is dealt cards
        self.start: i64 = 0  # the start player
        self.mandala: i64 = 0  # the one just played to, being destroyed or being begun
        self.to_draw: i64 = 0
        self.passes: i64 = 0  # in a row
        self.set_up = False
        self.ending: i64 = GOING_ON
        self.left: i64 = 0  # mandalas (bits) still to destroy after the end
        # The last cards played, which everyone saw.
        self.last_seat: i64 = NOBODY
        self.last_colour: i64 = 0
        self.last_count: i64 = 0
        self.last_mandala: i64 = 0
        self.last_face: i64 = UP
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.dark_left: i64 = 0  # tiles (bits) still in the stack
        self.light_left: i64 = 0
        self.flower_total: i64 = 0
        # Filled by `lay_out` or `fill_from`.
        self.hands = NOTHING  # [seat, colour]
        self.hand_size = NOTHING  # [seat]
        # [seat, colour] = cards everyone knows to be in that hand; then for each viewer,
        # spectators last, [viewer, colour] = what all hands but the viewer's surely hold.
        self.known = NOTHING
        self.laid = NOTHING  # [mandala, seat, face, colour]
        self.laid_size = NOTHING  # [mandala, seat, face]
        self.tiles = NOTHING  # [mandala, back]
        self.claim = NOTHING  # [mandala] = seat
        self.present = NOTHING  # [mandala] = colours (bits) that show in it
        self.deck = NOTHING  # [colour]
        self.discard = NOTHING  # [colour]
        self.single = NOTHING  # [seat, colour] = unpaired tile
        self.flowers = NOTHING  # [flower, field]

    def lay_out(self) -> None:
        """Everything in the box, nothing dealt yet (clauses 1.2 and 1.3)."""
        self.hands = zeros(MAX_PLAYERS * COLOURS)
        self.hand_size = zeros(MAX_PLAYERS)
        self.known = zeros((2 * MAX_PLAYERS + 1) * COLOURS)
        self.laid = zeros(MANDALAS * MAX_PLAYERS * FACES * COLOURS)
        self.laid_size = zeros(MANDALAS * MAX_PLAYERS * FACES)
        self.tiles = filled(MANDALAS * BACKS, NO_TILE)
        self.claim = filled(MANDALAS, NOBODY)
        self.present = zeros(MANDALAS)
        self.deck = filled(COLOURS, self.edition.copies)
        self.deck_size = COLOURS * self.edition.copies
        self.discard = zeros(COLOURS)
        self.single = filled(MAX_PLAYERS * COLOURS, NO_TILE)
        self.flowers = zeros(MAX_FLOWERS * FLOWER_FIELDS)
        for tile in range(TILES):
            if self.edition.back[tile] == LIGHT:
                self.light_left |= BIT[tile]
            else:
                self.dark_left |= BIT[tile]

    def fill_from(self, other: Board) -> None:
        """Take over another board's position."""
        self.belief = other.belief
        self.phase = other.phase
        self.seat = other.seat
        self.start = other.start
        self.mandala = other.mandala
        self.to_draw = other.to_draw
        self.passes = other.passes
        self.set_up = other.set_up
        self.ending = other.ending
        self.left = other.left
        self.last_seat = other.last_seat
        self.last_colour = other.last_colour
        self.last_count = other.last_count
        self.last_mandala = other.last_mandala
        self.last_face = other.last_face
        self.hands = other.hands[:]
        self.hand_size = other.hand_size[:]
        self.known = other.known[:]
        self.laid = other.laid[:]
        self.laid_size = other.laid_size[:]
        self.tiles = other.tiles[:]
        self.claim = other.claim[:]
        self.present = other.present[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discard = other.discard[:]
        self.discard_size = other.discard_size
        self.dark_left = other.dark_left
        self.light_left = other.light_left
        self.single = other.single[:]
        self.flowers = other.flowers[:]
        self.flower_total = other.flower_total

    def count_cards(self) -> None:
        """Work out every size from the cards themselves."""
        for seat in range(MAX_PLAYERS):
            self.hand_size[seat] = total(self.hands, seat * COLOURS)
        for place in range(MANDALAS * MAX_PLAYERS * FACES):
            self.laid_size[place] = total(self.laid, place * COLOURS)
        self.deck_size = total(self.deck, 0)
        self.discard_size = total(self.discard, 0)

    # --- reading -------------------------------------------------------

    def hand(self, seat: i64, colour: i64) -> i64:
        at = seat * COLOURS + colour
        return self.hands[at]

    def cards_up(self, mandala: i64, seat: i64) -> i64:
        """Return how many face-up cards a seat has in a mandala."""
        at = (mandala * MAX_PLAYERS + seat) * FACES + UP
        return self.laid_size[at]

    def cards(self, mandala: i64, seat: i64) -> i64:
        """Return how many cards a seat has in a mandala."""
        up = (mandala * MAX_PLAYERS + seat) * FACES + UP
        down = up + DOWN
        return self.laid_size[up] + self.laid_size[down]

    def card_place(self, mandala: i64, seat: i64, face: i64) -> i64:
        """Return where the six colour counts of a seat's cards in a mandala begin in `laid`."""
        return ((mandala * MAX_PLAYERS + seat) * FACES + face) * COLOURS

    def tile(self, mandala: i64, back: i64) -> i64:
        at = mandala * BACKS + back
        return self.tiles[at]

    def stack(self, back: i64) -> i64:
        """Return the tiles (bits) left in a stack."""
        return self.light_left if back == LIGHT else self.dark_left

    def flowers_of(self, seat: i64) -> i64:
        """Return how many flowers a seat has made."""
        made: i64 = 0
        flowers = self.flowers
        for flower in range(self.flower_total):
            if flowers[flower * FLOWER_FIELDS] == seat:
                made += 1
        return made


def tile_colour(tile: i64) -> i64:
    return tile // KINDS


def total(cards: vec[i64], place: i64) -> i64:
    """Return the sum of six colour counts."""
    count: i64 = 0
    for colour in range(COLOURS):
        count += cards[place + colour]
    return count
