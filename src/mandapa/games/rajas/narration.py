"""The narration of Rajas of the Ganges: each event and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from mandapa.core.changes import Changes
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.changes import changes
from mandapa.games.rajas.symbols import Printed, open_tile, shape_mark
from mandapa.games.rajas.view_types import RajasView

Told = Moment[RajasView]
GAINS: Final[tuple[Literal["money", "fame", "karma", "workers"], ...]] = (
    "money",
    "fame",
    "karma",
    "workers",
)


class RajasNarrator:
    """The narrator of Rajas of the Ganges."""

    def __init__(self, setup: Setup) -> None:
        self.printed = Printed(setup)

    def help(self) -> Line:
        edition = self.printed.edition
        workers = {"money": int(edition.money_worker), "fame": int(edition.fame_worker)}
        return Line("help", {"meet": int(edition.meet), **workers})

    def ask(self, question: str, view: RajasView) -> Line:
        asked = view["asked"]
        payment, naming, building = asked["payment"], asked["naming"], asked["building"]
        due = payment["due"] if payment else 0
        fields: dict[str, Any] = {"due": due, "count": naming["count"] if naming else 0}
        fields["sum"] = "yes" if due else "no"
        if building and building["tile"]:
            fields |= self.printed.tile_fields(building["tile"])
        return Line(f"ask-{question}", fields)

    def choice(self, notation: str, view: RajasView) -> Line:
        kind, fields = ACTIONS.parse(notation)
        return Line(f"action-{kind}", fields | self._more(kind, fields, view, view["turn"]))

    def narrate(self, moments: Sequence[Told]) -> list[Line]:
        lines: list[Line] = []
        rolls: list[Told] = []
        for moment in moments:
            if moment.seen.startswith("roll"):
                if rolls and rolls[0].before["turn"] != moment.before["turn"]:
                    lines.append(_rolled(rolls))
                    rolls = []
                rolls.append(moment)
            else:
                if rolls:
                    lines.append(_rolled(rolls))
                    rolls = []
                if moment.seen:
                    lines.append(self._event(moment))
            news = _news(moment)
            if news and rolls:
                lines.append(_rolled(rolls))
                rolls = []
            lines += news
        return [*lines, _rolled(rolls)] if rolls else lines

    def changes(self, moment: Told) -> Changes:
        return changes(self.printed.edition, moment.before, moment.after, moment.seen)

    # --- the event itself ----------------------------------------------

    def _event(self, moment: Told) -> Line:
        kind, fields = ACTIONS.parse(moment.seen)
        fields |= self._more(kind, fields, moment.before, moment.before["turn"])
        # Who is drawn as start player is told like something that player does.
        actor = moment.after["start"] if kind == "start" else moment.actor
        return Line(f"event-{kind}", fields, actor)

    def _more(
        self, kind: str, fields: dict[str, Any], view: RajasView, seat: int
    ) -> dict[str, Any]:
        """Return what is printed on the component that an action is about."""
        printed = self.printed
        if kind in ("take", "reveal"):
            colour, back = fields["colour"], fields["back"]
            if kind == "reveal":
                return printed.tile_fields(printed.tile(colour, back, fields["letter"]))
            tile = open_tile(view, colour, back)
            return printed.tile_fields(tile) if tile else {}
        if kind in ("yield", "draw"):
            effect = printed.yield_effect({"temple": fields["temple"], "letter": fields["letter"]})
            return {"parts": printed.parts(effect)}
        if kind == "bonus":
            effect = printed.bonus_effect(fields["bonus"], view["rajas"][seat])
            return {"parts": printed.parts(effect)}
        if kind == "worker":
            pays = printed.space_price(fields["space"])
            parts = printed.space_parts(fields["space"], view["rajas"][seat])
            return {"pays": pays, "price": "yes" if pays else "no", "parts": parts}
        if kind == "lay":
            building = view["asked"]["building"]
            tile = building["tile"] if building else None
            return {"roads": shape_mark(tile, fields["turn"])} if tile else {}
        if kind == "edge":
            return {"place": printed.edge_place(fields["edge"] - 1)}
        if kind == "room":
            return {"parts": printed.parts(int(printed.edition.rooms[fields["room"] - 1]))}
        if kind == "river":
            effect = printed.river_effect(fields["letter"])
            return {"parts": printed.parts(effect), "space": view["asked"]["counted"]}
        return {}


def _rolled(rolls: list[Told]) -> Line:
    """Return the line of all dice that one player rolled together."""
    dice = [ACTIONS.parse(moment.seen)[1] for moment in rolls]
    return Line("event-roll", {"dice": dice}, rolls[0].before["turn"])


def _news(moment: Told) -> list[Line]:
    """Return lines for what the players gained, a new round, the beginning of the end."""
    lines = []
    before, after = moment.before, moment.after
    if before["stage"] == after["stage"]:
        # Of several draws that are only imagined nobody knows which of them brings what.
        several = not moment.seen and _draws(before, after) > 1
        for seat, (was, now) in enumerate(zip(before["rajas"], after["rajas"], strict=True)):
            gains = [
                {"what": what, "n": now[what] - was[what]}
                for what in GAINS
                if now[what] > was[what]
            ]
            if gains and not several:
                lines.append(Line("news-gain", {"parts": gains}, seat))
            if now["boat"] > was["boat"]:
                lines.append(Line("news-boat", {"space": now["boat"]}, seat))
    if before["placed"] and not after["placed"]:
        lines.append(Line("news-round", {}, after["start"]))
    if after["met"] is not None and before["met"] is None:
        lines.append(Line("news-met", {}, after["met"]))
    return lines


def _draws(before: RajasView, after: RajasView) -> int:
    """Return how many tiles were revealed, dice rolled and yield tiles drawn."""
    tiles = _revealable(before) - _revealable(after)
    dice = len(after["rajas"][before["turn"]]["dice"]) - len(
        before["rajas"][before["turn"]]["dice"]
    )
    return tiles + dice + (before["yields"] != after["yields"])


def _revealable(view: RajasView) -> int:
    return sum(len(stack["rest"]) for stack in view["stacks"])
