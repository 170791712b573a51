"""What happens in Flowers, told: the event itself and all that follows from it.

Much follows without a decision (the claim marker, both tiles for the holder, cards that
return), so it is read off the views before and after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import Changes
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment
from mandapa.games.flowers.actions import ACTIONS
from mandapa.games.flowers.changes import changes
from mandapa.games.flowers.rows import BACK_NAMES, COLOUR_NAMES, MANDALA_NAMES
from mandapa.games.flowers.symbols import Tiles, owners_view, tile_fields
from mandapa.games.flowers.view_types import Back, FlowersView, Mandala, MandalaName, Tile

Told = Moment[FlowersView]


class FlowersNarrator:
    """How Flowers puts things."""

    def __init__(self, setup: Setup) -> None:
        self.tiles = Tiles(setup)

    def help(self) -> Line:
        edition = self.tiles.edition
        return Line("help", {"draw": int(edition.draw), "limit": int(edition.limit)})

    def ask(self, question: str, view: FlowersView) -> Line:
        return Line(f"ask-{question}", {"mandala": view["mandala"]})

    def choice(self, notation: str, view: FlowersView) -> Line:
        kind, fields = ACTIONS.parse(notation)
        if kind == "play":
            fields["face"] = _face(fields, view)
            present = set(_mandala(fields, view)["present"])
            completes = len(present | {fields["colour"]}) == len(COLOUR_NAMES)
            fields["completes"] = "yes" if completes else "no"
        elif kind == "take":
            fields |= _tile_fields(view["mandalas"][view["mandala"]], fields["back"])
            mine = view["singles"][cast("int", view["seat"])]
            paired = fields["colour"] in [single["colour"] for single in mine]
            fields["flower"] = "yes" if paired else "no"
        return Line(f"action-{kind}", fields)

    def narrate(self, moments: Sequence[Told]) -> list[Line]:
        lines: list[Line] = []
        series: list[Told] = []  # cards drawn by one player, or tiles of one mandala
        for moment in moments:
            if series and _series(series[0]) != _series(moment):
                lines.append(self._event(series))
                series = []
            if moment.seen:
                series.append(moment)
            followed = self._consequences(moment)
            if followed:
                lines += [self._event(series), *followed] if series else followed
                series = []
        return [*lines, self._event(series)] if series else lines

    def changes(self, moment: Told) -> Changes:
        return changes(self.tiles.edition, moment.before, moment.after, moment.seen)

    # --- the event itself ----------------------------------------------

    def _event(self, series: list[Told]) -> Line:
        first = series[0]
        kind, fields = ACTIONS.parse(first.seen)
        if kind == "start":
            return Line("event-start", {}, fields["seat"] - 1)
        if kind == "draw":
            return _drawn(fields["seat"] - 1, series)
        if kind == "tile":
            named = [ACTIONS.parse(moment.seen)[1] for moment in series]
            tiles = [self.tiles.tile(one["colour"], one["letter"]) for one in named]
            return Line(
                "event-tile",
                {
                    "mandala": first.before["mandala"],
                    "tiles": [tile_fields(tile) for tile in tiles],
                },
            )
        if kind == "play":
            last = first.after["last"]
            if fields["colour"] == UNKNOWN and first.live and last:
                fields["colour"] = last["colour"]
            if fields["colour"] == UNKNOWN:
                return Line("event-play-hidden", fields, first.actor)
            fields["face"] = _face(fields, first.before)
        elif kind == "take":
            place = first.before["mandala"]
            fields["mandala"] = place
            fields |= _tile_fields(first.before["mandalas"][place], fields["back"])
        return Line(f"event-{kind}", fields, first.actor)

    # --- what follows --------------------------------------------------

    def _consequences(self, moment: Told) -> list[Line]:
        before, after = moment.before, moment.after
        lines = []
        if after["deck"] > before["deck"]:
            lines.append(Line("news-reshuffle"))
        for place in MANDALA_NAMES:
            was, now = before["mandalas"][place], after["mandalas"][place]
            claim = now["claim"]
            if claim is not None and claim != was["claim"]:
                lines.append(Line("news-claim", {"mandala": place}, claim))
        kind = moment.seen.split()[0] if moment.seen else "draw"
        if _is_completed(moment, kind):
            place = after["mandala"] if moment.seen else before["mandala"]
            lines.append(Line("news-complete", {"mandala": place}))
        cleared = _cleared(moment)
        if len(cleared) == 1:
            lines += self._destroyed(moment, kind, cleared[0])
        if after["ending"] != before["ending"]:
            lines.append(Line(f"end-{after['ending']}"))
        return lines

    def _destroyed(self, moment: Told, kind: str, place: MandalaName) -> list[Line]:
        """Tell who got the tiles, the flowers they made, and whose cards return."""
        was = moment.before["mandalas"][place]
        pair = [_tile_fields(was, back) for back in BACK_NAMES]
        gained = [_holds(moment.after, s) - _holds(moment.before, s) for s in _seats(moment)]
        lines = []
        if not any(gained):
            lines.append(Line("news-unclaimed", {"mandala": place}))
        for seat, tiles in enumerate(gained):
            if tiles == 2:
                lines.append(Line("news-both", {"tiles": pair}, seat))
            elif tiles == 1 and seat != moment.actor:
                left = next(back for back in BACK_NAMES if back != moment.seen.split()[1])
                lines.append(Line("news-second", _tile_fields(was, left), seat))
        lines += self._new_flowers(moment)
        for seat, tiles in enumerate(gained):
            count = sum(was["cards"][seat]["up"].values()) + was["cards"][seat]["down_size"]
            if kind == "play" and seat == moment.actor:
                count += int(moment.seen.split()[2])
            if count and not tiles:
                lines.append(Line("news-return", {"count": count}, seat))
        return lines

    def _new_flowers(self, moment: Told) -> list[Line]:
        lines = []
        for number in range(len(moment.before["flowers"]), len(moment.after["flowers"])):
            seat = moment.after["flowers"][number]["seat"]
            flower = owners_view(moment.after, seat)["flowers"][number]
            fields: dict[str, Any] = {"colour": flower["colour"]}
            if flower["tiles"] is None:
                lines.append(Line("news-flower-hidden", fields, seat))
            else:
                fields["points"] = self.tiles.flower_points(flower["tiles"])
                lines.append(Line("news-flower", fields, seat))
        return lines


def _series(moment: Told) -> tuple[str, ...]:
    """Return what moments must share to be told together."""
    kind, fields = ACTIONS.parse(moment.seen)
    if kind == "draw":
        return (kind, str(fields["seat"]))
    if kind == "tile":
        return (kind, str(moment.before["mandala"]))
    return (kind, str(id(moment)))


def _drawn(seat: int, series: list[Told]) -> Line:
    colours = Counter(ACTIONS.parse(moment.seen)[1]["colour"] for moment in series)
    if UNKNOWN in colours:
        return Line("event-draw-hidden", {"count": len(series)}, seat)
    cards = [{"colour": name, "count": colours[name]} for name in COLOUR_NAMES if colours[name]]
    return Line("event-draw", {"cards": cards}, seat)


def _tile_fields(mandala: Mandala, back: Back) -> dict[str, Any]:
    """One of the two tiles of a mandala that was begun, as fields of a line."""
    return tile_fields(cast("Tile", mandala[back]))


def _mandala(fields: dict[str, Any], view: FlowersView) -> Mandala:
    return view["mandalas"][fields["mandala"]]


def _face(fields: dict[str, Any], view: FlowersView) -> str:
    shown = fields["colour"] in _mandala(fields, view)["present"]
    return "down" if shown else "up"


def _is_completed(moment: Told, kind: str) -> bool:
    """Whether the mandala just played to is complete, and all cards that follow are drawn."""
    before, after = moment.before, moment.after
    if not moment.seen:
        shown = before["mandalas"][before["mandala"]]["present"]
        return before["phase"] == "draw" and len(shown) == len(COLOUR_NAMES)
    ends = after["phase"] in ("take", "begin", "order")
    return kind in ("play", "draw") and before["set_up"] and ends


def _cleared(moment: Told) -> list[MandalaName]:
    """Return the mandalas that this ply emptied: one, or several when draws are only imagined."""
    before, after = moment.before["mandalas"], moment.after["mandalas"]
    return [
        place
        for place in MANDALA_NAMES
        if before[place]["present"] and (not after[place]["present"] or _begun_again(moment, place))
    ]


def _begun_again(moment: Told, place: MandalaName) -> bool:
    """Whether draws that are only imagined ended a mandala and began the next in its place."""
    if moment.seen:
        return False
    before, after = moment.before["mandalas"][place], moment.after["mandalas"][place]
    return _lie_in(before) and not _lie_in(after)


def _lie_in(mandala: Mandala) -> bool:
    """Whether there are any cards in a mandala."""
    return any(sum(cards["up"].values()) + cards["down_size"] for cards in mandala["cards"])


def _seats(moment: Told) -> range:
    return range(moment.after["players"])


def _holds(view: FlowersView, seat: int) -> int:
    """Return how many tiles lie before a seat, those in flowers too."""
    made = [flower for flower in view["flowers"] if flower["seat"] == seat]
    return len(view["singles"][seat]) + 2 * len(made)
