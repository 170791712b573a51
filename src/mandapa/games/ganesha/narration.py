"""The narration of Ganesha: gems by their colours, offerings with their points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from mandapa.core.changes import Changes
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment
from mandapa.games.ganesha.actions import ACTIONS
from mandapa.games.ganesha.changes import changes
from mandapa.games.ganesha.edition import Edition, board_name
from mandapa.games.ganesha.rows import NO_OFFERING, OFFER_NAMES
from mandapa.games.ganesha.view_types import Colour, GaneshaView

Told = Moment[GaneshaView]
NOTHING: Final = OFFER_NAMES[NO_OFFERING]
# Draws that are told together.
SERIES: Final = ("lay", "flip", "fill")


class GaneshaNarrator:
    """The narrator of Ganesha."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.edition = cast(Edition, setup.new().components())
        self.board = setup.edition.table[board_name(setup.options["side"], setup.players)]

    def help(self) -> Line:
        place = self.setup.players - self.setup.game.players[0]
        table = self.setup.edition.table["rounds"]
        return Line("help", {"rounds": table["count"][place], "refill": table["refill"]})

    def ask(self, question: str, view: GaneshaView) -> Line:
        fields: dict[str, Any] = {}
        if view["spice"]:
            fields |= {"spice": view["spice"], "does": view["spice"]}
        if question in ("store", "answer", "spice", "give"):
            fields["colour"] = in_hand(question, view)
        return Line(f"ask-{question}", fields)

    def choice(self, notation: str, view: GaneshaView) -> Line:
        kind, fields = ACTIONS.parse(notation)
        return Line(f"action-{kind}", fields | self.more(kind, fields, view))

    def more(self, kind: str, fields: dict[str, Any], view: GaneshaView) -> dict[str, Any]:
        """Return what a notation leaves out because the table shows it."""
        if kind in ("take", "swap"):
            found = next(field for field in view["altar"] if field["hex"] == fields["hex"])
            spice = found["spice"]
            return {"colour": found["gem"], "spice": spice, "under": "yes" if spice else "no"}
        if kind in ("keep", "slot"):
            return {"colour": in_hand("store", view)}
        if kind == "give":
            return {"colour": in_hand("give", view)}
        if kind == "offer":
            moved = view["tiles"][view["turn"]]["treasury"][fields["colour"]]
            count = moved - (fields["offered"] == fields["colour"])
            points = self.worth(view, fields["colour"], count)
            offering = "no" if fields["offered"] == NOTHING else "yes"
            return {"count": count, "points": points, "offering": offering}
        if kind == "place":
            return {"points": self.worth(view, fields["colour"], 1)}
        return {}

    def worth(self, view: GaneshaView, colour: Colour, count: int) -> int:
        """Return the points of the next slots of a colour."""
        first = view["mandala"][colour]
        return sum(self.board[colour][first : first + count])

    # --- narration -----------------------------------------------------

    def changes(self, moment: Told) -> Changes:
        return changes(self.edition, moment.before, moment.after, moment.seen)

    def narrate(self, moments: Sequence[Told]) -> list[Line]:
        lines: list[Line] = []
        series: list[dict[str, Any]] = []
        for number, moment in enumerate(moments):
            if not moment.seen:
                lines += news(moment)
                continue
            kind, fields = ACTIONS.parse(moment.seen)
            if kind in SERIES:
                series.append(fields)
                following = moments[number + 1].seen if number + 1 < len(moments) else ""
                if following.startswith(f"{kind} "):
                    continue
                lines.append(Line(f"event-{kind}", {f"{kind}s": series}, moment.actor))
                series = []
            else:
                more = self.more(kind, fields, moment.before)
                about = fields["seat"] - 1 if kind == "first" else moment.actor
                lines.append(Line(f"event-{kind}", fields | more, about))
            lines += news(moment)
        return lines


def in_hand(question: str, view: GaneshaView) -> str:
    """Return the gem that is being stored, or the one just taken."""
    gems = [gem for gem in view["taken"] if gem]
    return str(gems[0] if question == "store" else gems[-1])


def news(moment: Told) -> list[Line]:
    """Return the lines of what follows: a refill, the final stage, a pepper's draw, the end."""
    before, after = moment.before, moment.after
    lines = []
    if before["phase"] == "draw":
        had, has = ([tile["treasury"] for tile in view["tiles"]] for view in (before, after))
        lines.append(Line("news-kept" if has != had else "news-back", {}, before["turn"]))
    if after["round"] > before["round"] and after["drum"] != before["drum"]:
        lines.append(Line("news-refill", {}, after["drum"]))
    if before["phase"] != "place" and after["phase"] == "place":
        lines.append(Line("news-final", {}, after["turn"]))
    if after["phase"] == "done":
        lines.append(Line("end-treasuries-empty"))
    return lines
