"""What lies on the table: the fields of a state and small named ways to read them."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, State
from mandapa.core.native import BIT, zeros
from mandapa.games.rajas.edition import MAX_RIVER, Edition
from mandapa.games.rajas.rows import (
    BUILDINGS,
    CELLS,
    COLOURS,
    EDGES,
    FACES,
    MAX_RIVER_TILES,
    STACKS,
    YIELDS,
    laid_tile,
)
from mandapa.games.rajas.view_types import Phase, Stage

MONEY_PER_FAME: Final[i64] = 2  # money places that lie beside one fame place

# --- what the state waits for ------------------------------------------
# Chance:
STARTING: Final[i64] = 0  # who begins
REVEALING: Final[i64] = 1  # the next tile of a stack
ROLLING: Final[i64] = 2  # a die of the seat
DRAWING: Final[i64] = 3  # a yield tile
COUNTING: Final[i64] = 4  # where the next river tile lies
FLOATING: Final[i64] = 5  # which river tile it is
# Decisions of the seat:
WORKER: Final[i64] = 6
PAYING: Final[i64] = 7
TAKING: Final[i64] = 8
LAYING: Final[i64] = 9
SAILING: Final[i64] = 10
NAMING: Final[i64] = 11
REROLLING: Final[i64] = 12
UPGRADING: Final[i64] = 13
CHOOSING_GOOD: Final[i64] = 14
CHOOSING_ROOM: Final[i64] = 15
CHOOSING_BONUS: Final[i64] = 16
CHOOSING_YIELD: Final[i64] = 17
CHOOSING_EDGE: Final[i64] = 18
DONE: Final[i64] = 19
SETTLED: Final[i64] = -1  # nothing at the moment: the turn goes on by itself
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# How far the set-up has come.
LOT: Final[i64] = 0
TILES_UP: Final[i64] = 1
FIRST_DICE: Final[i64] = 2
RIVER_LAID: Final[i64] = 3
FIRST_YIELDS: Final[i64] = 4
PLAY: Final[i64] = 5
STAGE_NAMES: Final[tuple[Stage, ...]] = get_args(Stage)

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1

# Sizes of other modules again, as numbers: only what is made of names of its own module is a
# constant for the compiler (docs/fast-python.md). A test compares them.
_COLOURS: Final[i64] = 4
_DICE: Final[i64] = 24
_CELLS: Final[i64] = 20
_EDGES: Final[i64] = 8
_BUILDINGS: Final[i64] = 4
_STALL_PLACES: Final[i64] = 12
_SPACES: Final[i64] = 39
_STACKS: Final[i64] = 12
_YIELDS: Final[i64] = 40
_MAX_RIVER: Final[i64] = 40
_MAX_RIVER_TILES: Final[i64] = 8

# --- what belongs to a seat: places in `own` ---------------------------
MONEY: Final[i64] = 0
FAME: Final[i64] = 1
KARMA: Final[i64] = 2
WORKERS: Final[i64] = 3  # active ones, placed or not
IDLE: Final[i64] = 4  # workers still to place this round
BOAT: Final[i64] = 5
NEXT_MONEY_BONUS: Final[i64] = 6
FOUND: Final[i64] = 7  # extra workers reached (bits below)
EARNED: Final[i64] = 8  # edge bonuses (bits)
COVERED: Final[i64] = 9  # cells (bits) that were built over
OPEN: Final[i64] = 10  # empty cells (bits) that a road leads to
COVERABLE: Final[i64] = 11  # costs (bits) of tiles that may be built over
DICE_TOTAL: Final[i64] = 12
KINDS: Final[i64] = 13  # kinds of dice held (bits)
ASSORTED_USED: Final[i64] = 14
PIPS: Final[i64] = 15  # [colour]
LEVEL: Final[i64] = PIPS + _COLOURS  # [building]
HELD: Final[i64] = LEVEL + _BUILDINGS  # [die] = how many
CELL: Final[i64] = HELD + _DICE  # [cell] = a tile as it is laid, or NONE
UNDER: Final[i64] = CELL + _CELLS  # [cell] = the tile built over, or NONE
JOIN: Final[i64] = UNDER + _CELLS  # [cell] = sides (bits) where a road arrives from elsewhere
EDGE: Final[i64] = JOIN + _CELLS  # [edge] = yield tile, or NONE
STALLS: Final[i64] = EDGE + _EDGES  # [good, coins] = how many
OWN: Final[i64] = STALLS + _STALL_PLACES

MONEY_WORKER: Final[i64] = 1
FAME_WORKER: Final[i64] = 2
BRIDGE_WORKER: Final[i64] = 4

# --- what belongs to all: places in `common` ---------------------------
PLACED: Final[i64] = 0  # [space] = workers on it, a small count for each seat
TOP: Final[i64] = PLACED + _SPACES  # [stack] = the tile that lies open, or NONE
REST: Final[i64] = TOP + _STACKS  # [stack] = the tiles (bits) below it
POOL: Final[i64] = REST + _STACKS  # [colour] = dice nobody has
CHEAPEST: Final[i64] = POOL + _COLOURS  # [colour] = the lowest cost that lies open
YIELD_LEFT: Final[i64] = CHEAPEST + _COLOURS  # [yield] = tiles on the temple
RIVER_TILE: Final[i64] = YIELD_LEFT + _YIELDS  # [space] = kind of river tile laid there, or NONE
RIVER_LEFT: Final[i64] = RIVER_TILE + _MAX_RIVER + 1  # [kind]
AGENDA: Final[i64] = RIVER_LEFT + _MAX_RIVER_TILES  # parts still to do, the next one last
AGENDA_ROOM: Final[i64] = 32
COMMON: Final[i64] = AGENDA + AGENDA_ROOM

SMALL_COUNT_BITS: Final[i64] = 4
SMALL_COUNT_MASK: Final[i64] = 15
TOO_DEAR: Final[i64] = 1000
NOTHING: Final = zeros(0)
ALL_COLOURS: Final[i64] = 15


@mypyc_attr(acyclic=True)
class Board(State):
    """The fields. Rules that change them are functions in the modules beside this one."""

    def __init__(
        self,
        edition: Edition,
        players: i64,
        market_cap: bool,
        river_tiles: bool,
        navaratna: bool,
        yield_on_build: bool,
        late_yields: bool,
    ) -> None:
        self.edition = edition
        self.players = players
        self.market_cap = market_cap
        self.river_tiles = river_tiles
        self.navaratna = navaratna
        self.yield_on_build = yield_on_build
        self.late_yields = late_yields  # as in version 1: a turn without a worker goes on (12.2)
        self.own = NOTHING  # [seat, place]
        self.common = NOTHING
        self.stage: i64 = LOT
        self.phase: i64 = STARTING
        self.seat: i64 = 0  # whose turn it is, or who is given dice at the set-up
        self.start: i64 = 0  # the start player of this round
        self.next_start: i64 = NOBODY  # who used the Great Mogul
        self.trigger: i64 = NOBODY  # whose markers met first
        self.free: i64 = 0  # spaces (bits) with room for a worker
        self.agenda_size: i64 = 0
        self.bonuses: i64 = 0  # earned and not yet resolved (bits)
        self.builds: i64 = 0  # tiles laid this turn that still give a yield tile
        self.declinable = False  # the yield tile that is being asked about
        # The question that is being asked; only what belongs to it means anything.
        self.rolling: i64 = 0  # dice about to be rolled, a small count for each colour
        self.to_name: i64 = 0
        self.name_from: i64 = 0  # colours (bits)
        self.name_once = False
        self.begun = False  # the question is half answered
        self.way: i64 = 0  # what kind of payment
        self.due: i64 = 0
        self.ceiling: i64 = 0  # no higher face may follow in this payment
        self.paid: i64 = 0  # the face of the single die spent
        self.tile: i64 = NONE
        self.cell: i64 = NONE
        self.turn: i64 = 0
        self.over = False  # built over another tile
        self.reroll_from: i64 = 0
        self.steps: i64 = 0
        self.most_stalls: i64 = 0
        self.yield_tile: i64 = NONE
        self.place: i64 = 0  # a stack at the set-up, or how far the river tiles have come
        self.scratch = NOTHING  # where answers are counted; never copied

    def lay_out(self) -> None:
        """Everything in the box, nothing drawn or rolled yet (clause 2)."""
        edition = self.edition
        self.own = zeros(MAX_PLAYERS * OWN)
        self.common = zeros(COMMON)
        self.free = edition.free_spaces
        for stack in range(STACKS):
            self.common[TOP + stack] = NONE
            self.common[REST + stack] = edition.stack_tiles[stack]
        for colour in range(COLOURS):
            self.common[POOL + colour] = edition.dice_each
            self.common[CHEAPEST + colour] = TOO_DEAR
        for kind in range(YIELDS):
            self.common[YIELD_LEFT + kind] = edition.yield_count[kind]
        for space in range(MAX_RIVER + 1):
            self.common[RIVER_TILE + space] = NONE
        for kind in range(MAX_RIVER_TILES):
            self.common[RIVER_LEFT + kind] = edition.river_tile_counts[kind]
        for seat in range(MAX_PLAYERS):
            at = seat * OWN
            self.own[at + KARMA] = edition.karma_start
            self.own[at + WORKERS] = edition.workers_start
            self.own[at + IDLE] = edition.workers_start
            for cell in range(CELLS):
                self.own[at + CELL + cell] = NONE
                self.own[at + UNDER + cell] = NONE
            for edge in range(EDGES):
                self.own[at + EDGE + edge] = NONE

    def fill_from(self, other: Board) -> None:
        """Take over another board's position."""
        self.own = other.own[:]
        self.common = other.common[:]
        self.stage = other.stage
        self.phase = other.phase
        self.seat = other.seat
        self.start = other.start
        self.next_start = other.next_start
        self.trigger = other.trigger
        self.free = other.free
        self.agenda_size = other.agenda_size
        self.bonuses = other.bonuses
        self.builds = other.builds
        self.declinable = other.declinable
        self.rolling = other.rolling
        self.to_name = other.to_name
        self.name_from = other.name_from
        self.name_once = other.name_once
        self.begun = other.begun
        self.way = other.way
        self.due = other.due
        self.ceiling = other.ceiling
        self.paid = other.paid
        self.tile = other.tile
        self.cell = other.cell
        self.turn = other.turn
        self.over = other.over
        self.reroll_from = other.reroll_from
        self.steps = other.steps
        self.most_stalls = other.most_stalls
        self.yield_tile = other.yield_tile
        self.place = other.place

    # --- reading -------------------------------------------------------

    def mine(self, place: i64) -> i64:
        """Return what the seat whose turn it is has."""
        at = self.seat * OWN + place
        return self.own[at]

    def of(self, seat: i64, place: i64) -> i64:
        at = seat * OWN + place
        return self.own[at]

    def tile_at(self, seat: i64, cell: i64) -> i64:
        at = seat * OWN + CELL + cell
        found = self.own[at]
        return found if found == NONE else laid_tile(found)

    def upgrades(self, seat: i64) -> i64:
        """All upgrades a seat has made."""
        count: i64 = 0
        own = self.own
        first = seat * OWN + LEVEL
        for at in range(first, first + BUILDINGS):
            count += own[at]
        return count

    def room_for_dice(self) -> i64:
        return self.edition.dice_limit - self.mine(DICE_TOTAL)

    def difference(self, seat: i64) -> i64:
        """Return how far fame lies beyond the place that the money marker faces (12.3)."""
        facing = (self.edition.meet + 1 - self.of(seat, MONEY)) // MONEY_PER_FAME
        return self.of(seat, FAME) - facing

    # --- writing -------------------------------------------------------

    def add(self, place: i64, amount: i64) -> None:
        """Change a number of the seat whose turn it is."""
        own = self.own
        own[self.seat * OWN + place] += amount

    def set(self, place: i64, value: i64) -> None:
        self.own[self.seat * OWN + place] = value


def small_count(packed: i64, n: i64) -> i64:
    """Return the n-th of several counts up to 15 that are packed into one number."""
    return (packed >> (SMALL_COUNT_BITS * n)) & SMALL_COUNT_MASK


def one_more(n: i64) -> i64:
    """Return what to add to packed small counts so that the n-th grows by one."""
    return BIT[SMALL_COUNT_BITS * n]


def colours_left(board: Board) -> i64:
    """Return the colours (bits) of which the pool has dice."""
    mask: i64 = 0
    pool = board.common
    for colour in range(COLOURS):
        if pool[POOL + colour]:
            mask |= BIT[colour]
    return mask


def _kinds_of_face() -> list[int]:
    masks = [0]
    for face in range(FACES):
        masks.append(sum([2 ** (colour * FACES + face) for colour in range(COLOURS)]))
    return masks


# [face] and [colour] = kinds of dice (bits)
KINDS_OF_FACE: Final = vec[i64](_kinds_of_face())
KINDS_OF_COLOUR: Final = vec[i64]([63 * 64**colour for colour in range(4)])
