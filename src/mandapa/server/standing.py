"""How the seats stand: points as a reader may know them, and how it ended."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from mandapa.core.contract import State
from mandapa.core.match import Match
from mandapa.core.words import Words
from mandapa.server.messages import Outcome
from mandapa.server.table import Table


class Known(NamedTuple):
    """A seat's points as far as a reader may know them; `more` if there may be others."""

    points: int | None
    more: bool


def known(table: Table, reader: int | None) -> list[Known]:
    """What a seat or a spectator may know of everyone's points, by the rules of the game."""
    if table.match is None:
        return [Known(None, more=False) for _ in table.seats]
    state = table.match.state
    return [
        Known(sum(sheet.values()), more=len(sheet) < len(whole))
        for sheet, whole in zip(state.known_scores(reader), state.scores(), strict=True)
    ]


def outcome(table: Table, match: Match, words: Words) -> Outcome:
    sheets = match.state.scores()
    return Outcome(
        reason=words.text(f"end-{match.state.end_reason()}"),
        sheets=sheets,
        labels={key: words.text(f"score-{key}") for key in sheets[0]},
        points=[sum(sheet.values()) for sheet in sheets],
        places=table.places(),
        gave_up=[seat.gave_up > 0 for seat in table.seats],
        out=[seat.why if seat.gave_up else "" for seat in table.seats],
        ties=_ties(table, match.state, words),
    )


def _ties(table: Table, state: State, words: Words) -> list[str]:
    """For every two neighbours with equal points: the tie-break that set them apart."""
    places, names, keys = table.places(), state.tie_breaks(), state.rank_keys()
    staying = [seat for seat in range(len(places)) if not table.seats[seat].gave_up]
    told = []
    for ahead, behind in itertools.pairwise(sorted(staying, key=places.__getitem__)):
        pairs = list(zip(keys[ahead], keys[behind], strict=True))
        decided = next((n for n, (more, less) in enumerate(pairs) if more != less), 0)
        if decided == 0:
            continue  # by points, or not at all
        more, less = pairs[decided]
        told.append(
            words.text(
                f"tie-{names[decided - 1]}",
                name=table.seats[ahead].name,
                other=table.seats[behind].name,
                points=keys[ahead][0],
                more=more,
                less=less,
            )
        )
    return told
