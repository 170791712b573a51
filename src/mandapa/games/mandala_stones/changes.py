"""What a ply of Mandala Stones does, read off the views before and after it.

Things are `stone COLOUR PATTERN`, `artist PATTERN` and `objective LETTER`. Places are `stack N`
(`stack N covered` for its stone while nobody knows the pattern), `circle LETTER`, `space SEAT N`,
`mandala N` (`mandala aside` when it is full), `bag`, `box`, `objectives SEAT` and `shown SEAT`.
"""

from __future__ import annotations

from typing import cast

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import Changes, Gain, Move
from mandapa.core.native import zeros
from mandapa.games.mandala_stones.edition import Edition
from mandapa.games.mandala_stones.from_view import read_stack
from mandapa.games.mandala_stones.rows import CIRCLE_NAMES, SIDES, SPACES
from mandapa.games.mandala_stones.scoring import space_value
from mandapa.games.mandala_stones.view_types import Collection, MandalaStonesView, Stone


class Ply:
    """The views before and after a ply, and what is found in them."""

    def __init__(
        self, edition: Edition, before: MandalaStonesView, after: MandalaStonesView, seen: str
    ) -> None:
        self.edition = edition
        self.before = before
        self.after = after
        self.words = seen.split()
        self.moves: list[Move] = []
        self.gains: list[Gain] = []

    def gain(self, seat: int, amount: int, why: str) -> None:
        if amount:
            self.gains.append(Gain(seat, "points", amount, why))


def changes(
    edition: Edition, before: MandalaStonesView, after: MandalaStonesView, seen: str
) -> Changes:
    """Return what moved and who gained points, in the order in which it happens; without what
    the end turns up."""
    ply = Ply(edition, before, after, seen)
    kind = ply.words[0] if ply.words else ""
    if kind == "":
        _imagine_shown(ply)
    elif kind == "space":
        _collect(ply)
    elif kind == "score":
        _score_colour(ply)
    elif kind == "tops":
        _score_tops(ply)
    elif kind == "show":
        _show(ply)
    elif kind == "lay":
        ply.moves.append(Move(f"stone {ply.words[2]}", "bag", f"stack {ply.words[1]}"))
    elif kind == "artist":
        ply.moves.append(Move(f"artist {ply.words[2]}", "box", f"circle {ply.words[1]}"))
    elif kind == "objective":
        seat = int(ply.words[1]) - 1
        ply.moves.append(Move(f"objective {ply.words[2]}", "box", f"objectives {seat}"))
    return Changes(tuple(ply.moves), tuple(ply.gains))


def _named(stone: Stone) -> str:
    return f"stone {stone['colour']} {stone['pattern'] or UNKNOWN}"


# --- collecting --------------------------------------------------------


def _collect(ply: Ply) -> None:
    """Move the artist to its new circle, then the stones to the space, the bottom one first."""
    moving = cast("Collection", ply.before["moving"])
    pattern = ""
    for artist in ply.before["artists"]:
        if artist["circle"] == moving["artist"]:
            pattern = artist["pattern"]
    source, target = f"circle {moving['artist']}", f"circle {moving['circle']}"
    ply.moves.append(Move(f"artist {pattern}", source, target))
    space = f"space {ply.before['turn']} {ply.words[1]}"
    corner = CIRCLE_NAMES.index(moving["circle"]) * SIDES
    around = [int(ply.edition.around[corner + side]) for side in range(SIDES)]
    first = around.index((moving["first"] or 0) - 1)
    for pile in around[first:] + around[:first]:
        stones = ply.before["stacks"][pile]
        if len(ply.after["stacks"][pile]) < len(stones):
            ply.moves.append(Move(_named(stones[-1]), f"stack {pile + 1}", space))


def _show(ply: Ply) -> None:
    number = ply.words[1]
    top = ply.after["stacks"][int(number) - 1][-1]
    ply.moves.append(Move(_named(top), f"stack {number} covered", f"stack {number}"))


def _imagine_shown(ply: Ply) -> None:
    """Stones whose patterns come to light, whatever they are."""
    for number in ply.before["to_show"]:
        top = ply.before["stacks"][number - 1][-1]
        ply.moves.append(Move(_named(top), f"stack {number} covered", f"stack {number}"))


# --- scoring -----------------------------------------------------------


def _score_colour(ply: Ply) -> None:
    """Every stack with the colour on top, by the rule of its space."""
    seat = ply.before["turn"]
    board = ply.before["boards"][seat]["spaces"]
    stacks = zeros(SPACES)
    for space in range(SPACES):
        stacks[space] = read_stack(board[space])
    scored = [s for s in range(SPACES) if board[s] and board[s][-1]["colour"] == ply.words[1]]
    for space in scored:
        ply.gain(seat, int(space_value(ply.edition, stacks, 0, space)), f"space-{space + 1}")
    _to_mandala(ply, scored)


def _score_tops(ply: Ply) -> None:
    spaces = [int(number) - 1 for number in ply.words[1].split("-")]
    ply.gain(ply.before["turn"], len(spaces) * int(ply.edition.top_points), "tops")
    _to_mandala(ply, spaces)


def _to_mandala(ply: Ply, spaces: list[int]) -> None:
    """Move the top stones to the next spaces of the spiral, with what is printed on these."""
    seat = ply.before["turn"]
    place = len(ply.before["mandala"])
    bonus = 0
    for space in spaces:
        place += 1
        laid = place <= ply.edition.spiral
        if laid:
            bonus += int(ply.edition.bonus[place])
        top = ply.before["boards"][seat]["spaces"][space][-1]
        target = f"mandala {place}" if laid else "mandala aside"
        ply.moves.append(Move(_named(top), f"space {seat} {space + 1}", target))
    ply.gain(seat, bonus, "mandala")


# --- the end -----------------------------------------------------------


def turned_up(
    before: MandalaStonesView, after: MandalaStonesView, points: list[int], imagined: bool
) -> Changes:
    """Return what the end turns up, given what everyone's objectives bring. In a choice that is
    only imagined, nobody knows the objectives that the reader did not know before."""
    moves: list[Move] = []
    gains: list[Gain] = []
    for seat, board in enumerate(after["boards"]):
        guessed = imagined and before["boards"][seat]["objectives"] is None
        for card in board["objectives"] or []:
            what = f"objective {UNKNOWN if guessed else card}"
            moves.append(Move(what, f"objectives {seat}", f"shown {seat}"))
        if guessed and board["cards"]:
            gains.append(Gain(seat, "points", None, "objective"))
        elif points[seat]:
            gains.append(Gain(seat, "points", points[seat], "objective"))
    return Changes(tuple(moves), tuple(gains))
