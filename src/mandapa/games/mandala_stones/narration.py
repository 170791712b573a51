"""What happens in Mandala Stones, told: a collection in one sentence, points as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import Changes, joined
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment
from mandapa.core.native import BIT
from mandapa.games.mandala_stones.actions import ACTIONS
from mandapa.games.mandala_stones.board import (
    colour_of,
    pattern_of,
    stones_in,
)
from mandapa.games.mandala_stones.changes import changes, turned_up
from mandapa.games.mandala_stones.collecting import collected, stones_to_take
from mandapa.games.mandala_stones.result import is_met
from mandapa.games.mandala_stones.rows import (
    COLOUR_NAMES,
    MAX_STACKS,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    SPACES,
)
from mandapa.games.mandala_stones.scoring import colour_value
from mandapa.games.mandala_stones.state import MandalaStones
from mandapa.games.mandala_stones.symbols import Objectives, stone_fields
from mandapa.games.mandala_stones.view_types import MandalaStonesView, Pattern

Told = Moment[MandalaStonesView]
COLLECTING = ("collect", "first", "space")


class MandalaStonesNarrator:
    """How Mandala Stones puts things."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.objectives = Objectives(setup)

    def help(self) -> Line:
        edition = self.objectives.edition
        place = int(edition.hands[self.setup.players])
        return Line("help", {"place": place, "points": int(edition.top_points)})

    def ask(self, question: str, view: MandalaStonesView) -> Line:  # noqa: ARG002
        return Line(f"ask-{question}")

    # --- choices -------------------------------------------------------

    def choice(self, notation: str, view: MandalaStonesView) -> Line:
        """Return what an action would take or score, as far as it can be seen."""
        kind, fields = ACTIONS.parse(notation)
        state = self._state(view)
        if kind == "collect":
            fields["pattern"] = _pattern(view, fields["artist"])
            state.apply(ACTIONS.row(notation))
            taken = [stack for stack in range(MAX_STACKS) if stones_to_take(state) & BIT[stack]]
            fields["stones"] = [stone_fields(view["stacks"][stack][-1]) for stack in taken]
        elif kind == "first":
            stack = collected(state, fields["stack"] - 1, stones_to_take(state))
            fields["stones"] = _fields_of(stack)
        elif kind == "score":
            spaces = state.tops_of(state.seat, COLOUR_NAMES.index(fields["colour"]))
            place = state.seat * SPACES
            fields["points"] = int(colour_value(state.edition, state.spaces, place, spaces))
        elif kind == "tops":
            count = len(str(fields["spaces"]).split("-"))
            fields["points"] = count * int(state.edition.top_points)
            fields |= {"spaces": _spaces(fields["spaces"]), "count": count}
        return Line(f"action-{kind}", fields)

    def _state(self, view: MandalaStonesView) -> MandalaStones:
        return cast("MandalaStones", self.setup.from_view(view))

    # --- what happened -------------------------------------------------

    def narrate(self, moments: Sequence[Told]) -> list[Line]:
        lines: list[Line] = []
        series: list[Told] = []
        for moment in moments:
            if series and moment.seen and _series(series[0]) != _series(moment):
                lines += self._events(series)
                series = []
            if moment.seen:
                series.append(moment)
            followed = self._consequences(moment)
            if followed:
                lines += [*self._events(series), *followed] if series else followed
                series = []
        return [*lines, *self._events(series)] if series else lines

    def changes(self, moment: Told) -> Changes:
        before, after = moment.before, moment.after
        found = changes(self.objectives.edition, before, after, moment.seen)
        if not after["ending"] or before["ending"]:
            return found
        points = [sheet["objective"] for sheet in self._state(after).scores()]
        return joined([found, turned_up(before, after, points, moment.imagined)])

    def _events(self, series: list[Told]) -> list[Line]:
        """One line for moments that belong together."""
        last = series[-1]
        kind, fields = ACTIONS.parse(last.seen)
        if kind == "lay" or (kind == "show" and not last.before["set_up"]):
            return [Line("event-lay")] if last.after["phase"] == "artist" else []
        if kind == "show":
            return [Line("event-show", {"shown": [_shown(moment) for moment in series]})]
        if kind == "artist":
            artists = [ACTIONS.parse(moment.seen)[1] for moment in series]
            return [Line("event-artist", {"artists": artists})]
        if kind == "start":
            return [Line("event-start", {}, fields["seat"] - 1)]
        if kind == "objective":
            return [self._dealt(fields["seat"] - 1, series)]
        if kind in COLLECTING:
            return _collection(series)
        seat = last.actor
        fields["points"] = _gained(last, seat, "colours" if kind == "score" else "tops")
        if kind == "tops":
            fields["count"] = len(str(fields["spaces"]).split("-"))
            fields["spaces"] = _spaces(fields["spaces"])
        return [Line(f"event-{kind}", fields, seat)]

    def _dealt(self, seat: int, series: list[Told]) -> Line:
        cards = [ACTIONS.parse(moment.seen)[1]["card"] for moment in series]
        if UNKNOWN in cards:
            return Line("event-objective-hidden", {"count": len(cards)}, seat)
        fields = {"cards": [{"card": card} for card in cards], "count": len(cards)}
        return Line("event-objective", fields, seat)

    def _consequences(self, moment: Told) -> list[Line]:
        before, after = moment.before, moment.after
        lines = []
        if moment.actor >= 0:
            bonus = _gained(moment, moment.actor, "mandala")
            if bonus:
                lines.append(Line("news-bonus", {"points": bonus}, moment.actor))
        if after["hands_covered"] and not before["hands_covered"]:
            lines.append(Line("news-hands"))
        if after["ending"] and not before["ending"]:
            lines += [Line(f"end-{after['ending']}"), *self._objectives(moment)]
        return lines

    def _objectives(self, moment: Told) -> list[Line]:
        """Return what everyone turns up at the end, and what it brings, as far as it is known."""
        view = moment.after
        state = self._state(view)
        lines = []
        for seat, shown in enumerate(view["boards"]):
            if moment.imagined and moment.before["boards"][seat]["objectives"] is None:
                continue
            held = shown["objectives"] or []
            met = [card for card in held if is_met(state, seat, OBJECTIVE_NAMES.index(card))]
            fields: dict[str, Any] = {
                "cards": [{"card": card} for card in held],
                "met": [{"card": card} for card in met],
                "points": state.scores()[seat]["objective"],
            }
            lines.append(Line("news-objective" if met else "news-no-objective", fields, seat))
        return lines


def _series(moment: Told) -> tuple[str, ...]:
    """Return what moments must share to be told together."""
    kind = moment.seen.split()[0]
    if not moment.before["set_up"]:
        if kind in ("lay", "show"):
            return ("lay",)
        return (kind, moment.seen.split()[1]) if kind == "objective" else (kind,)
    if kind in COLLECTING:
        return ("collect", str(moment.actor))
    return (kind,) if kind == "show" else (kind, str(id(moment)))


def _collection(series: list[Told]) -> list[Line]:
    """Tell a whole collection in one line, a part of one step by step."""
    kinds = [moment.seen.split()[0] for moment in series]
    if kinds[0] == "collect" and kinds[-1] == "space":
        fields = {**_artist_fields(series[0]), **_stack_fields(series[-1])}
        return [Line("event-collection", fields, series[0].actor)]
    lines = []
    for moment, kind in zip(series, kinds, strict=True):
        _, fields = ACTIONS.parse(moment.seen)
        if kind == "collect":
            fields = _artist_fields(moment)
        elif kind == "space":
            fields = _stack_fields(moment)
        lines.append(Line(f"event-{kind}", fields, moment.actor))
    return lines


def _artist_fields(moment: Told) -> dict[str, Any]:
    _, fields = ACTIONS.parse(moment.seen)
    return fields | {"pattern": _pattern(moment.before, fields["artist"])}


def _pattern(view: MandalaStonesView, circle: str) -> Pattern:
    """Return the pattern of the artist on a circle."""
    return next(one["pattern"] for one in view["artists"] if one["circle"] == circle)


def _stack_fields(moment: Told) -> dict[str, Any]:
    _, fields = ACTIONS.parse(moment.seen)
    stack = moment.after["boards"][moment.actor]["spaces"][fields["space"] - 1]
    return fields | {"stones": [stone_fields(stone) for stone in stack]}


def _shown(moment: Told) -> dict[str, Any]:
    _, fields = ACTIONS.parse(moment.seen)
    top = moment.after["stacks"][fields["stack"] - 1][-1]
    return {"stack": fields["stack"], **stone_fields(top)}


def _fields_of(stack: int) -> list[dict[str, str]]:
    return [
        {"colour": COLOUR_NAMES[colour_of(stone)], "pattern": PATTERN_NAMES[pattern_of(stone)]}
        for stone in stones_in(stack)
    ]


def _spaces(given: object) -> list[dict[str, Any]]:
    return [{"space": space} for space in str(given).split("-")]


def _gained(moment: Told, seat: int, line: Literal["colours", "tops", "mandala"]) -> int:
    """Return what a seat has won by this ply, in one line of its sheet."""
    after, before = moment.after["boards"][seat], moment.before["boards"][seat]
    return after["earned"][line] - before["earned"][line]
