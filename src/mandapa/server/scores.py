"""Points as a reader may know them, and the outcome of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mandapa.core.contract import State
from mandapa.core.match import Match
from mandapa.core.ties import lead_line, tie_lines
from mandapa.core.words import Words
from mandapa.server.messages import Outcome, ScoreLine
from mandapa.server.table import Table


class KnownPoints(NamedTuple):
    """A seat's points as far as a reader may know them; `more` if there may be hidden ones."""

    points: int | None
    more: bool


def known_points(table: Table, reader: int | None) -> list[KnownPoints]:
    """Return what a seat or a spectator may know of everyone's points by the rules."""
    if table.match is None:
        return [KnownPoints(None, more=False) for _ in table.seats]
    state = table.match.state
    return [
        KnownPoints(sum(sheet.values()), more=len(sheet) < len(whole))
        for sheet, whole in zip(state.known_scores(reader), state.scores(), strict=True)
    ]


def outcome(table: Table, match: Match, words: Words, names: Sequence[str]) -> Outcome:
    """Return how a match ended, with the names that its reader knows the seats by."""
    sheets = match.state.scores()
    lines = [*sheets[0], *(["total"] if words.has("score-total") else [])]
    return Outcome(
        reason=words.text(f"end-{match.state.end_reason()}"),
        sheets=sheets,
        labels={key: words.text(f"score-{key}") for key in sheets[0]},
        about={key: ScoreLine(*words.explained(f"score-{key}")) for key in lines},
        total=words.text("score-total") if words.has("score-total") else "",
        points=[sum(sheet.values()) for sheet in sheets],
        places=table.places(),
        gave_up=[seat.gave_up > 0 for seat in table.seats],
        out=[seat.why if seat.gave_up else "" for seat in table.seats],
        lead=_lead(table, match.state, words, names),
        ties=_ties(table, match.state, words, names),
    )


def _ties(table: Table, state: State, words: Words, names: Sequence[str]) -> list[str]:
    """Return the tie-breaks that decided between those who played to the end."""
    return [words.sentence(line, names) for line in tie_lines(state, _staying(table))]


def _lead(table: Table, state: State, words: Words, names: Sequence[str]) -> str:
    line = lead_line(state, _staying(table)) if words.has("lead") else None
    return words.sentence(line, names) if line else ""


def _staying(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if not seat.gave_up]
