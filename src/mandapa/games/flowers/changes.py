"""What a ply of Flowers does, read off the views before and after it.

Things are `card COLOUR`, `tile COLOUR LETTER` and `marker`. Places are `hand SEAT`, `deck`,
`discard`, `cards MANDALA SEAT up` or `down`, `tile MANDALA BACK`, `stack BACK`, `tiles SEAT`, and
`marker MANDALA` with the holder's seat, if there is one.
"""

from __future__ import annotations

from typing import NamedTuple

from mandapa.core.changes import Changes, Gain, Move
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import BACK_NAMES, COLOUR_NAMES, MANDALA_NAMES
from mandapa.games.flowers.scoring import flower_value
from mandapa.games.flowers.view import tile_named
from mandapa.games.flowers.view_types import (
    Cards,
    Colour,
    FlowersView,
    MandalaName,
    Tile,
)

UNKNOWN_CARD = "card ?"


class Played(NamedTuple):
    """The cards that were played in a ply."""

    seat: int
    card: str
    amount: int
    mandala: MandalaName
    place: str


class Ply:
    """The views before and after a ply, and the cards that were played in it."""

    def __init__(
        self, edition: Edition, before: FlowersView, after: FlowersView, seen: str
    ) -> None:
        self.edition = edition
        self.before = before
        self.after = after
        self.imagined = not seen  # what is drawn in it is unknown
        # Several mandalas ended, in an order that is only imagined: tiles may pair in other ways.
        self.mixed = False
        self.played = _played(before, after, seen)
        self.returned = [0] * after["players"]
        self.singles = [list(tiles) for tiles in before["singles"]]
        self.moves: list[Move] = []
        self.gains: list[Gain] = []


def changes(edition: Edition, before: FlowersView, after: FlowersView, seen: str) -> Changes:
    """Return what moved and who gained points, in the order in which it happens."""
    ply = Ply(edition, before, after, seen)
    if ply.played is not None:
        _play(ply, ply.played)
    emptied = [place for place in MANDALA_NAMES if _was_emptied(ply, place)]
    ply.mixed = ply.imagined and len(emptied) > 1
    for place in emptied:
        _count_returned(ply, place)
    _draw(ply)
    for place in MANDALA_NAMES:
        if place not in emptied:
            _move_marker(ply, place)
    for place in emptied:
        _destroy(ply, place)
    for place in MANDALA_NAMES:
        _begin(ply, place)
    return Changes(tuple(ply.moves), tuple(ply.gains))


# --- playing and drawing -----------------------------------------------


def _played(before: FlowersView, after: FlowersView, seen: str) -> Played | None:
    """Return the cards played in this ply; everyone is shown them."""
    words = seen.split()
    if not words or words[0] != "play":
        return None
    last = after["last"]
    colour = last["colour"] if words[1] == "?" and last is not None else words[1]
    mandala = next(name for name in MANDALA_NAMES if name == words[3])
    covered = colour == "?" or colour in before["mandalas"][mandala]["present"]
    place = f"cards {mandala} {before['turn']} {'down' if covered else 'up'}"
    return Played(before["turn"], f"card {colour}", int(words[2]), mandala, place)


def _play(ply: Ply, played: Played) -> None:
    ply.moves.append(Move(played.card, f"hand {played.seat}", played.place, played.amount))


def _draw(ply: Ply) -> None:
    """Tell what was drawn: what a hand has more of than it got back."""
    before, after = ply.before, ply.after
    if after["deck"] > before["deck"]:
        shuffled = sum(before["discard"].values()) or None
        ply.moves.append(Move(UNKNOWN_CARD, "discard", "deck", shuffled))
    seat = before["turn"]
    count = after["hand_sizes"][seat] - before["hand_sizes"][seat] - ply.returned[seat]
    if count <= 0 or ply.played is not None:
        return
    hand, had = after["hand"], before["hand"]
    secret = seat != after["seat"] or ply.imagined or ply.returned[seat] > 0
    if secret or hand is None or had is None:
        ply.moves.append(Move(UNKNOWN_CARD, "deck", f"hand {seat}", count))
        return
    for colour in COLOUR_NAMES:
        drawn = hand[colour] - had[colour]
        if drawn > 0:
            ply.moves.append(Move(f"card {colour}", "deck", f"hand {seat}", drawn))


def _move_marker(ply: Ply, place: MandalaName) -> None:
    was, now = ply.before["mandalas"][place]["claim"], ply.after["mandalas"][place]["claim"]
    if was != now:
        ply.moves.append(Move("marker", _marker(place, was), _marker(place, now)))


def _marker(place: MandalaName, seat: int | None) -> str:
    return f"marker {place}" if seat is None else f"marker {place} {seat}"


# --- destroying --------------------------------------------------------


def _was_emptied(ply: Ply, place: MandalaName) -> bool:
    played = ply.played
    if played is not None and played.mandala == place:
        return not _has_cards(ply.after, place)
    return _has_cards(ply.before, place) and not _has_cards(ply.after, place)


def _has_cards(view: FlowersView, place: MandalaName) -> bool:
    return any(_count(cards) > 0 for cards in view["mandalas"][place]["cards"])


def _count(cards: Cards) -> int:
    return sum(cards["up"].values()) + cards["down_size"]


def _count_returned(ply: Ply, place: MandalaName) -> None:
    takers = _takers(ply, place)
    for seat in range(ply.after["players"]):
        if seat not in takers:
            ply.returned[seat] += _count(ply.before["mandalas"][place]["cards"][seat])


def _takers(ply: Ply, place: MandalaName) -> list[int]:
    """Return who took the tiles of a mandala: first of the dark one, then of the light one."""
    tiles = [ply.before["mandalas"][place][back] for back in BACK_NAMES]
    return [_owner(ply, tile) for tile in tiles if tile is not None and _has_gone(ply, tile)]


def _has_gone(ply: Ply, tile: Tile) -> bool:
    """Return whether a tile lies before somebody now, alone or in a flower."""
    return _owner(ply, tile) >= 0


def _owner(ply: Ply, tile: Tile) -> int:
    for seat, singles in enumerate(ply.after["singles"]):
        if tile in singles:
            return seat
    for flower in ply.after["flowers"][len(ply.before["flowers"]) :]:
        pair = flower["tiles"]
        if tile in pair if pair is not None else flower["colour"] == tile["colour"]:
            return flower["seat"]
    return -1


def _destroy(ply: Ply, place: MandalaName) -> None:
    """Tell where the cards and tiles of a mandala went, and the marker."""
    was = ply.before["mandalas"][place]
    takers = _takers(ply, place)
    for back in BACK_NAMES:
        tile = was[back]
        if tile is not None and _has_gone(ply, tile):
            _take(ply, place, tile)
    for seat, cards in enumerate(was["cards"]):
        target = "discard" if seat in takers else f"hand {seat}"
        played = ply.played
        if played is not None and (played.seat, played.mandala) == (seat, place):
            ply.moves.append(Move(played.card, played.place, target, played.amount))
        _clear(ply, f"cards {place} {seat}", cards, target)
    if was["claim"] is not None:
        ply.moves.append(Move("marker", _marker(place, was["claim"]), _marker(place, None)))


def _take(ply: Ply, place: MandalaName, tile: Tile) -> None:
    seat = _owner(ply, tile)
    what = f"tile {tile['colour']} {tile['letter']}"
    ply.moves.append(Move(what, f"tile {place} {tile['back']}", f"tiles {seat}"))
    if ply.mixed:
        ply.gains += [Gain(seat, "points", None, why) for why in ("tile", "flower")]
        return
    partner = _partner(ply.singles[seat], tile)
    if partner is None:
        ply.singles[seat].append(tile)
        if tile["value"]:
            ply.gains.append(Gain(seat, "points", tile["value"], "tile"))
        return
    ply.singles[seat].remove(partner)
    worth = int(
        flower_value(
            ply.edition,
            tile_named(partner["colour"], partner["letter"]),
            tile_named(tile["colour"], tile["letter"]),
        )
    )
    ply.gains.append(Gain(seat, "points", worth - partner["value"], "flower"))


def _partner(singles: list[Tile], tile: Tile) -> Tile | None:
    """Return the tile that this one makes a flower with, if there is one."""
    for single in singles:
        if single["colour"] == tile["colour"]:
            return single
    return None


def _clear(ply: Ply, source: str, cards: Cards, target: str) -> None:
    _put(ply, cards["up"], f"{source} up", target)
    down = cards["down"]
    if down is not None:
        _put(ply, down, f"{source} down", target)
    elif cards["down_size"]:
        ply.moves.append(Move(UNKNOWN_CARD, f"{source} down", target, cards["down_size"]))


def _put(ply: Ply, cards: dict[Colour, int], source: str, target: str) -> None:
    for colour, count in cards.items():
        if count:
            ply.moves.append(Move(f"card {colour}", source, target, count))


def _begin(ply: Ply, place: MandalaName) -> None:
    """Tell of the tiles of a mandala that was begun."""
    was, now = ply.before["mandalas"][place], ply.after["mandalas"][place]
    for back in BACK_NAMES:
        tile = now[back]
        if tile is not None and tile != was[back]:
            what = "tile ?" if ply.imagined else f"tile {tile['colour']} {tile['letter']}"
            ply.moves.append(Move(what, f"stack {back}", f"tile {place} {back}"))
