"""The finished mandala as a picture to keep: whose gem lies in each slot."""

from __future__ import annotations

from collections.abc import Sequence

from mandapa.core.narration import Line
from mandapa.games.ganesha.rows import COLOUR_NAMES


def kept(story: Sequence[Line]) -> dict[str, list[int]]:
    """Return seats by colour and slot, read off the story of a whole game."""
    owners: dict[str, list[int]] = {name: [] for name in COLOUR_NAMES}
    for line in story:
        if line.key == "event-offer":
            owners[line.fields["colour"]] += [line.actor] * line.fields["count"]
        elif line.key == "event-place":
            owners[line.fields["colour"]].append(line.actor)
        elif line.key == "event-remove":
            owners[line.fields["colour"]].pop()
    return owners
