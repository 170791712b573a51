"""Where the spaces of the mandala lie: a spiral of hexagons, from the centre clockwise."""

from __future__ import annotations

# Steps around a ring, clockwise from its upper left corner.
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def spiral_places(count: int) -> list[tuple[int, int]]:
    """Return the first places of the spiral as (column, row) of a slanted grid."""
    places = [(0, 0)]
    ring = 1
    while len(places) < count:
        column, row = 0, -ring
        around = []
        for right, down in STEPS:
            for _ in range(ring):
                around.append((column, row))
                column, row = column + right, row + down
        # Each ring begins beside the last place of the ring before.
        start = len(around) - (ring - 1)
        places += around[start:] + around[:start]
        ring += 1
    return places[:count]


def spiral_rows(count: int) -> list[tuple[int, list[int]]]:
    """Return the rows of a drawing, each with its indentation (three columns a space) and the
    numbers of its spaces from the left, 0 where there is none."""
    number = {place: n for n, place in enumerate(spiral_places(count), start=1)}
    radius = max(max(abs(column), abs(row), abs(column + row)) for column, row in number)
    rows = []
    for row in range(-radius, radius + 1):
        first = -radius - min(row, 0)
        columns = range(first, radius - max(row, 0) + 1)
        indent = (abs(row) * 3) // 2
        rows.append((indent, [number.get((column, row), 0) for column in columns]))
    return rows
