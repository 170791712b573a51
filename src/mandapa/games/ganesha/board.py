"""What lies on the table: the fields of a Ganesha state and small named ways to read them."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, State
from mandapa.core.native import BIT, filled, zeros
from mandapa.games.ganesha.edition import Edition
from mandapa.games.ganesha.rows import COLOURS, NO_GEM, SLOTS, SPICES
from mandapa.games.ganesha.view_types import Phase

# What the state waits for.
FIRST: Final[i64] = 0  # chance says who begins
LAY: Final[i64] = 1  # chance or the first player lays a token face down
FLIP: Final[i64] = 2  # chance shows what a token is
FILL: Final[i64] = 3  # chance draws a gem for the altar
TAKE: Final[i64] = 4
SPICE: Final[i64] = 5  # use the spice under the gem, or leave it
REMOVE: Final[i64] = 6  # cardamom
SWAP: Final[i64] = 7  # caraway
GIVE: Final[i64] = 8  # ginger
ANSWER: Final[i64] = 9  # ginger: another player decides
RETURN: Final[i64] = 10  # black pepper
DRAW: Final[i64] = 11  # chance draws a gem for a pepper
MORE: Final[i64] = 12  # a second gem, or stop
STORE: Final[i64] = 13  # a taken gem goes to the treasury or a tactics slot
LIFT: Final[i64] = 14  # coriander
SET: Final[i64] = 15  # coriander: a gem goes to an empty tactics slot
OFFER: Final[i64] = 16
PLACE: Final[i64] = 17  # final stage
DONE: Final[i64] = 18
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# The lines of a score sheet.
MANDALA: Final[i64] = 0  # gems moved in phase 3
SPICE_POINTS: Final[i64] = 1  # black mustard, less what red pepper cost
FINAL: Final[i64] = 2  # gems placed in the final stage
LINES: Final[i64] = 3
LINE_NAMES: Final = ("mandala", "spices", "final")

NOBODY: Final[i64] = -1
NO_HEX: Final[i64] = -1
NO_SPICE: Final[i64] = -1
# The dates of this many totals are kept for each seat, from its highest total downwards. Only red
# pepper takes a point away, at most once between two refills, so no total falls out of the ring.
RING: Final[i64] = 16

NOTHING: Final = zeros(0)


@mypyc_attr(acyclic=True)
class Board(State):
    """The fields. Rules that change them are functions in the modules beside this one."""

    def __init__(
        self,
        edition: Edition,
        players: i64,
        spices: bool,
        first_lays: bool,
        later_is_younger: bool,
        ages: vec[i64],
    ) -> None:
        self.edition = edition
        self.players = players
        self.spices = spices  # played with them
        self.first_lays = first_lays  # the first player lays the spices
        self.later_is_younger = later_is_younger
        self.ages = ages  # [seat], more is younger; empty if it goes by who sits later or earlier
        self.phase: i64 = FIRST
        self.opener: i64 = 0  # who had the drum at the start
        self.drum: i64 = 0  # the first player now
        self.round: i64 = 0  # rounds completed
        self.turns: i64 = 0  # turns completed in this round
        self.seat: i64 = 0  # whose turn it is
        self.laid: i64 = 0  # hexes (bits) with a spice token
        self.free: i64 = 0  # hexes (bits) where a token may still lie
        self.filling: i64 = 0  # hexes of the altar that were filled so far, while it is
        self.face_down: i64 = 0  # hexes (bits) with a spice token that is not turned up yet
        self.occupied: i64 = 0  # hexes (bits) with a gem
        self.bag_size: i64 = 0
        self.clock: i64 = 0  # how often anybody has scored: the date
        # The turn in progress.
        self.first_gem: i64 = NO_GEM  # taken and not yet stored
        self.second_gem: i64 = NO_GEM
        self.lifted_hex: i64 = NO_HEX  # where the first gem was taken
        self.lifted_colour: i64 = NO_GEM  # what it was then
        self.spice: i64 = NO_SPICE  # the spice being decided or carried out
        self.other: i64 = NOBODY  # the player whom ginger asks
        self.coriander = False  # to be asked after phase 2
        self.cinnamon = False  # widens the offering in phase 3
        self.slots_used: i64 = 0  # tactics slots (bits) that took a gem in phase 2
        self.to_set: i64 = 0  # gems that coriander still sends back
        # Filled by `lay_out` or `fill_from`.
        self.treasury = NOTHING  # [seat, colour]
        self.tactics = NOTHING  # [seat, slot] = colour or NO_GEM
        self.altar = NOTHING  # [colour] = hexes (bits) with such a gem
        self.token_hex = NOTHING  # [spice] = hex or NO_HEX
        self.bag = NOTHING  # [colour]
        self.filled = NOTHING  # [colour] = slots of the mandala with a gem
        self.earned = NOTHING  # [seat, line]
        self.peak = NOTHING  # [seat] = highest total so far
        self.reached = NOTHING  # [seat, total % RING] = date

    def lay_out(self) -> None:
        """All gems in play in the bag, nothing on the table (clauses 1.2 and 2.6)."""
        self.treasury = zeros(MAX_PLAYERS * COLOURS)
        self.tactics = filled(MAX_PLAYERS * SLOTS, NO_GEM)
        self.altar = zeros(COLOURS)
        self.token_hex = filled(SPICES, NO_HEX)
        self.bag = filled(COLOURS, self.edition.bag)
        self.bag_size = COLOURS * self.edition.bag
        self.filled = zeros(COLOURS)
        self.earned = zeros(MAX_PLAYERS * LINES)
        self.peak = zeros(MAX_PLAYERS)
        self.reached = zeros(MAX_PLAYERS * RING)

    def fill_from(self, other: Board) -> None:
        """Take over another board's position."""
        self.phase = other.phase
        self.opener = other.opener
        self.drum = other.drum
        self.round = other.round
        self.turns = other.turns
        self.seat = other.seat
        self.laid = other.laid
        self.free = other.free
        self.filling = other.filling
        self.face_down = other.face_down
        self.occupied = other.occupied
        self.bag_size = other.bag_size
        self.clock = other.clock
        self.first_gem = other.first_gem
        self.second_gem = other.second_gem
        self.lifted_hex = other.lifted_hex
        self.lifted_colour = other.lifted_colour
        self.spice = other.spice
        self.other = other.other
        self.coriander = other.coriander
        self.cinnamon = other.cinnamon
        self.slots_used = other.slots_used
        self.to_set = other.to_set
        self.treasury = other.treasury[:]
        self.tactics = other.tactics[:]
        self.altar = other.altar[:]
        self.token_hex = other.token_hex[:]
        self.bag = other.bag[:]
        self.filled = other.filled[:]
        self.earned = other.earned[:]
        self.peak = other.peak[:]
        self.reached = other.reached[:]

    def count_gems(self) -> None:
        """Work out what follows from where the gems and tokens lie."""
        self.face_down = self.laid
        for spice in range(SPICES):
            if self.token_hex[spice] != NO_HEX:
                self.face_down &= ~BIT[self.token_hex[spice]]
        self.bag_size = 0
        self.occupied = 0
        for colour in range(COLOURS):
            self.bag_size += self.bag[colour]
            self.occupied |= self.altar[colour]

    def held(self, seat: i64, colour: i64) -> i64:
        """Gems of a colour in a treasury."""
        at = seat * COLOURS + colour
        return self.treasury[at]

    def in_slot(self, seat: i64, slot: i64) -> i64:
        """Return the colour in a tactics slot, or `NO_GEM`."""
        at = seat * SLOTS + slot
        return self.tactics[at]

    def gem_on(self, hex_: i64) -> i64:
        """Return the colour on a hex of the altar, or `NO_GEM`."""
        altar = self.altar
        bit = BIT[hex_]
        for colour in range(COLOURS):
            if altar[colour] & bit:
                return colour
        return NO_GEM

    def token_on(self, hex_: i64) -> i64:
        """Return the spice that lies on a hex, or `NO_SPICE`."""
        if self.laid & BIT[hex_]:
            token_hex = self.token_hex
            for spice in range(SPICES):
                if token_hex[spice] == hex_:
                    return spice
        return NO_SPICE

    def total(self, seat: i64) -> i64:
        """Return a seat's points."""
        first = seat * LINES
        earned = self.earned
        return earned[first] + earned[first + 1] + earned[first + 2]

    def has_gems(self, seat: i64) -> bool:
        """Whether a treasury holds any gem."""
        treasury = self.treasury
        first = seat * COLOURS
        for at in range(first, first + COLOURS):
            if treasury[at]:
                return True
        return False

    def full_slots(self, seat: i64) -> i64:
        """Return the tactics slots (bits) that hold a gem."""
        slots: i64 = 0
        for slot in range(SLOTS):
            if self.in_slot(seat, slot) != NO_GEM:
                slots |= BIT[slot]
        return slots

    def held_colours(self, seat: i64) -> i64:
        """Return the colours (bits) of which a treasury holds a gem."""
        colours: i64 = 0
        treasury = self.treasury
        first = seat * COLOURS
        for colour in range(COLOURS):
            if treasury[first + colour]:
                colours |= BIT[colour]
        return colours

    def to_treasury(self, seat: i64, colour: i64) -> None:
        self.treasury[seat * COLOURS + colour] += 1

    def from_treasury(self, seat: i64, colour: i64) -> None:
        self.treasury[seat * COLOURS + colour] -= 1

    def fill_slot(self, seat: i64, slot: i64, colour: i64) -> None:
        """Lay a gem on an empty tactics slot."""
        self.tactics[seat * SLOTS + slot] = colour

    def empty_slot(self, seat: i64, slot: i64) -> None:
        """Move the gem of a tactics slot, if there is one, to the treasury."""
        colour = self.in_slot(seat, slot)
        if colour != NO_GEM:
            self.to_treasury(seat, colour)
            self.tactics[seat * SLOTS + slot] = NO_GEM

    def to_bag(self, colour: i64) -> None:
        self.bag[colour] += 1
        self.bag_size += 1

    def from_bag(self, colour: i64) -> None:
        self.bag[colour] -= 1
        self.bag_size -= 1
