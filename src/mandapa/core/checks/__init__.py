"""What every game must satisfy. The tests run these over all games, players and options.

Each check raises `AssertionError` with what is wrong. A game brings two things of its own:
`components`, which counts everything in the box from a state's JSON and must never change,
and `worlds`, which makes from a true state's JSON others that differ only in what a seat
may not know.
"""

from __future__ import annotations

from mandapa.core.checks.fields import check_fields
from mandapa.core.checks.imagination import check_imagination, check_imagined
from mandapa.core.checks.matches import check_match, check_undo
from mandapa.core.checks.secrecy import check_secrecy
from mandapa.core.checks.states import check_frequencies, check_legal, check_sample
from mandapa.core.checks.views import check_view
from mandapa.core.checks.whole_games import check_game, random_game

__all__ = [
    "check_fields",
    "check_frequencies",
    "check_game",
    "check_imagination",
    "check_imagined",
    "check_legal",
    "check_match",
    "check_sample",
    "check_secrecy",
    "check_undo",
    "check_view",
    "random_game",
]
