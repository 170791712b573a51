"""What a ply of Ganesha does, read off the views before and after it.

Things are `gem COLOUR`, `token SPICE` (`token ?` face down) and `drum`. Places are `hex NAME`,
`taken SEAT NUMBER` (the first or second gem in hand), `treasury SEAT`, `tactics SEAT SLOT`,
`mandala COLOUR SLOT`, `bag`, `drawn` (a gem shown for a pepper), `tokens` (those beside the altar),
`drum SEAT` and `box`.
"""

from __future__ import annotations

from typing import Final

from mandapa.core.changes import Changes, Gain, Move
from mandapa.games.ganesha.edition import Edition, points_between
from mandapa.games.ganesha.rows import COLOUR_NAMES, NO_OFFERING, OFFER_NAMES
from mandapa.games.ganesha.view_types import Colour, GaneshaView, Hex

NO_GEM_OFFERED: Final = OFFER_NAMES[NO_OFFERING]
UNKNOWN_GEM: Final = "gem ?"
FACE_DOWN: Final = "token ?"


class Ply:
    """The views before and after a ply, and what was told of it so far."""

    def __init__(self, edition: Edition, before: GaneshaView, after: GaneshaView) -> None:
        self.edition = edition
        self.before = before
        self.after = after
        self.seat = before["turn"]
        self.moves: list[Move] = []
        self.gains: list[Gain] = []

    def move(self, what: str, source: str, target: str) -> None:
        self.moves.append(Move(what, source, target))


def changes(edition: Edition, before: GaneshaView, after: GaneshaView, seen: str) -> Changes:
    """Return what moved and who gained points, in the order in which it happens."""
    ply = Ply(edition, before, after)
    words = seen.split()
    if not words:
        _imagined_draws(ply)
    elif before["phase"] in ("first", "lay", "fill", "draw"):
        _draw(ply, words)
    elif before["phase"] in ("spice", "remove", "swap", "answer", "return"):
        _spice(ply, words)
    elif before["phase"] in ("offer", "place"):
        _to_mandala(ply, words)
        _end_of_round(ply)
    else:
        _gems_in_hand(ply, words)
    return Changes(tuple(ply.moves), tuple(ply.gains))


# --- draws -------------------------------------------------------------


def _draw(ply: Ply, words: list[str]) -> None:
    """Tell of the first player, a token laid, a gem for the altar or for a pepper."""
    kind = words[0]
    if kind == "first":
        ply.move("drum", "box", f"drum {ply.after['drum']}")
    elif kind == "lay":
        ply.move(FACE_DOWN, "tokens", f"hex {words[1]}")
    elif kind == "fill":
        ply.move(f"gem {words[2]}", "bag", f"hex {words[1]}")
    else:
        _pepper(ply, f"gem {words[1]}")


def _pepper(ply: Ply, gem: str) -> None:
    """Tell of a gem drawn for a pepper, and whether it is kept (8.10, 8.11)."""
    ply.move(gem, "bag", "drawn")
    before, after = (view["tiles"][ply.seat]["treasury"] for view in (ply.before, ply.after))
    ply.move(gem, "drawn", "bag" if before == after else _treasury(ply.seat))


def _imagined_draws(ply: Ply) -> None:
    """Tell what is certain about draws that did not happen yet."""
    phase, altar = ply.before["phase"], ply.after["altar"]
    if phase == "draw":
        _pepper(ply, UNKNOWN_GEM)
        return
    if phase == "lay":  # any hex may get a token
        for field in altar:
            ply.moves.append(Move(FACE_DOWN, "tokens", _hex(field), None))
    for had, field in zip(ply.before["altar"], altar, strict=True):
        if had["gem"] is None and field["gem"] is not None:
            ply.move(UNKNOWN_GEM, "bag", _hex(field))


# --- the gems in hand --------------------------------------------------


def _gems_in_hand(ply: Ply, words: list[str]) -> None:
    """Tell of phases 1 and 2, and of coriander."""
    kind = words[0]
    if kind == "take":
        number = 1 if ply.before["lifted"] is None else 2
        gem = ply.after["taken"][number - 1]
        ply.move(f"gem {gem}", f"hex {words[1]}", f"taken {ply.seat} {number}")
    elif kind == "keep":
        _put_away(ply, _treasury(ply.seat))
    elif kind == "slot":
        slot = int(words[1])
        _clear_slot(ply, ply.seat, slot)
        _put_away(ply, f"tactics {ply.seat} {slot}")
    elif kind == "lift":
        for slot in (1, 2):
            if words[1] in (str(slot), "both"):
                _clear_slot(ply, ply.seat, slot)
    elif kind == "set":
        ply.move(f"gem {words[2]}", _treasury(ply.seat), f"tactics {ply.seat} {words[1]}")


def _put_away(ply: Ply, target: str) -> None:
    """Store the gem that was taken first, or the other one (5.1)."""
    first, second = ply.before["taken"]
    gem, number = (second, 2) if first is None else (first, 1)
    ply.move(f"gem {gem}", f"taken {ply.seat} {number}", target)


def _clear_slot(ply: Ply, seat: int, slot: int) -> None:
    gem = ply.before["tiles"][seat]["tactics"][slot - 1]
    if gem is not None:
        ply.move(f"gem {gem}", f"tactics {seat} {slot}", _treasury(seat))


# --- spices ------------------------------------------------------------


def _spice(ply: Ply, words: list[str]) -> None:
    kind = words[0]
    if kind == "use":
        before, after = (view["tiles"][ply.seat]["total"] for view in (ply.before, ply.after))
        if after != before:
            ply.gains.append(Gain(ply.seat, "points", after - before, "spice"))
    elif kind == "remove":
        for colour, last in ply.before["mandala"].items():
            if colour == words[1]:
                ply.move(f"gem {colour}", f"mandala {colour} {last}", "bag")
    elif kind == "swap":
        _exchange(ply, f"hex {words[1]}")
    elif kind == "answer":
        _exchange(ply, f"treasury {ply.before['asked']}")
    elif kind == "return":
        ply.move(f"gem {words[1]}", _treasury(ply.seat), "bag")


def _exchange(ply: Ply, other: str) -> None:
    """Exchange the gem just taken for one at another place."""
    number = 1 if ply.before["taken"][1] is None else 2
    here = f"taken {ply.seat} {number}"
    ply.move(f"gem {ply.before['taken'][number - 1]}", here, other)
    ply.move(f"gem {ply.after['taken'][number - 1]}", other, here)


# --- the mandala -------------------------------------------------------


def _to_mandala(ply: Ply, words: list[str]) -> None:
    """Tell of an offering and of the gems that move, or of one gem of the final stage."""
    kind = words[0]
    if kind == "pass":
        return
    if kind == "offer" and words[1] != NO_GEM_OFFERED:
        ply.move(f"gem {words[1]}", _treasury(ply.seat), "bag")
    points = 0
    for number in range(len(COLOUR_NAMES)):
        colour: Colour = COLOUR_NAMES[number]
        first, end = ply.before["mandala"][colour], ply.after["mandala"][colour]
        for slot in range(first, end):
            ply.move(f"gem {colour}", _treasury(ply.seat), f"mandala {colour} {slot + 1}")
        points += int(points_between(ply.edition, number, first, end))
    ply.gains.append(Gain(ply.seat, "points", points, "final" if kind == "place" else "offering"))


def _end_of_round(ply: Ply) -> None:
    """Tell of an altar that is cleared, of the drum (7.2), and of slots that are emptied (9.1)."""
    before, after = ply.before, ply.after
    if before["drum"] != after["drum"]:
        for field in before["altar"]:
            if field["gem"] is not None:
                ply.move(f"gem {field['gem']}", _hex(field), "bag")
            if field["spice"] is not None:
                ply.move(f"token {field['spice']}", _hex(field), "tokens")
        ply.move("drum", f"drum {before['drum']}", f"drum {after['drum']}")
    if before["phase"] == "offer" and after["phase"] in ("place", "done"):
        for seat in range(after["players"]):
            for slot in (1, 2):
                _clear_slot(ply, seat, slot)


def _treasury(seat: int) -> str:
    return f"treasury {seat}"


def _hex(field: Hex) -> str:
    return f"hex {field['hex']}"
