"""How players with equal points were ranked, as lines that are not yet in any language."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from mandapa.core.contract import State
from mandapa.core.narration import Line


def tie_lines(state: State, seats: Sequence[int]) -> list[Line]:
    """Return the tie-break that decided between each two neighbours with equal points.

    `seats` are those that are ranked by the rules of the game.
    """
    names, keys, ranking = state.tie_breaks(), state.rank_keys(), state.ranking()
    lines = []
    for ahead, behind in itertools.pairwise(sorted(seats, key=ranking.__getitem__)):
        pairs = list(zip(keys[ahead], keys[behind], strict=True))
        decided = next((n for n, (more, less) in enumerate(pairs) if more != less), 0)
        if decided == 0:
            continue  # by points, or not at all
        more, less = pairs[decided]
        fields = {"seat": behind + 1, "points": keys[ahead][0], "more": more, "less": less}
        lines.append(Line(f"tie-{names[decided - 1]}", fields, ahead))
    return lines


def lead_line(state: State, seats: Sequence[int]) -> Line | None:
    """Compare the first with the second, for games whose points are not simply counted.

    The message `lead` gets `points` and `less` as absolute values, and their signs as `plus` or
    `minus`. `seats` are those that are ranked by the rules of the game.
    """
    keys, ranking = state.rank_keys(), state.ranking()
    first, second, *_ = [*sorted(seats, key=ranking.__getitem__), -1, -1]
    if second < 0 or ranking[first] == ranking[second]:
        return None
    points, less = keys[first][0], keys[second][0]
    fields = {
        "seat": second + 1,
        "points": abs(points),
        "sign": "plus" if points >= 0 else "minus",
        "less": abs(less),
        "less_sign": "plus" if less >= 0 else "minus",
    }
    return Line("lead", fields, first)
