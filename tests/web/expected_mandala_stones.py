"""What the board of Mandala Stones must show, worked out from what the server tells a seat."""

from __future__ import annotations

from typing import Any

from mandapa.games import GAMES

Data = dict[str, Any]
GAME = GAMES["mandala_stones"]
COLOURS = ("red", "yellow", "blue", "purple")
PATTERNS = ("starburst", "ring")
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def board(now: Data, _lang: str) -> Data:
    """The whole board for someone who sits at it, before anything is chosen."""
    view, told, you = now["view"], now["prospects"], now["you"]
    printed = GAME.edition().table
    order = [(you + i) % view["players"] for i in range(view["players"])]
    places = stack_cells(printed["circles"])
    return {
        "stacks": {places[n]: stones(one) for n, one in enumerate(view["stacks"], 1)},
        "artists": {circle_cell(one["circle"]): one["pattern"] for one in view["artists"]},
        "mandala": mandala(view, printed["spiral"]),
        "areas": [area(now, seat) for seat in order],
        "badges": [
            [colour, *(total(told["players"][seat]["colours"][colour]) for seat in order)]
            for colour in COLOURS
        ],
        "unseen": [view["unseen"][colour][pattern] for pattern in PATTERNS for colour in COLOURS],
        "end": end(view, printed["spiral"]),
        "lit": lit(now["legal"]),
    }


def stones(stack: list[Data]) -> str:
    return ", ".join(f"{one['colour']} {one['pattern'] or '?'}" for one in stack)


def circle_cell(name: str) -> str:
    number = "ABCDEFGHI".index(name)
    return f"{2 * (number % 3) + 1},{2 * (number // 3) + 1}"


def stack_cells(circles: Data) -> dict[int, str]:
    found = {}
    for name in "ABCDEFGHI":
        column, row = map(int, circle_cell(name).split(","))
        for stack, (right, down) in zip(circles[name], SIDES, strict=True):
            found[stack] = f"{column + right},{row + down}"
    return found


def mandala(view: Data, spiral: Data) -> Data:
    covered, players = len(view["mandala"]), view["players"]
    laid = {str(place): stones([one]) for place, one in enumerate(view["mandala"], 1)}
    marks = {place: f"+{bonus}" for bonus in (1, 2) for place in spiral[f"plus_{bonus}"]}
    marks |= {spiral[f"hands_{hands}"]: str(hands) for hands in (2, 3, 4)}
    over = view["phase"] == "done" or covered >= spiral["spaces"]
    return {
        "laid": {place: one for place, one in laid.items() if int(place) <= spiral["spaces"]},
        "marks": {str(place): mark for place, mark in marks.items() if place > covered},
        "next": None if over else covered + 1,
        "frame": spiral[f"hands_{players}"],
    }


def area(now: Data, seat: int) -> Data:
    view, told = now["view"], now["prospects"]["players"][seat]
    shown = view["boards"][seat]
    worth = told["spaces"]
    cards = told["objectives"]
    sealed = ["sealed"] * shown["cards"]
    return {
        "name": now["seats"][seat]["name"],
        "starts": view["start"] == seat,
        "points": sum(shown["earned"].values()) + (objective(told) if view["ending"] else 0),
        "spaces": [stones(one) for one in shown["spaces"]],
        "worth": worth,
        "cards": sealed if cards is None else [card(one) for one in cards],
    }


def card(one: Data) -> str:
    return f"{one['points']}{' met' if one['met'] else ''}"


def objective(told: Data) -> int:
    return max([one["points"] for one in told["objectives"] if one["met"]], default=0)


def total(score: Data) -> str:
    return str(score["total"]) if score["allowed"] else "–"


def end(view: Data, spiral: Data) -> int | None:
    left: int = spiral[f"hands_{view['players']}"] - len(view["mandala"])
    return left if view["phase"] != "done" and not view["hands_covered"] else None


def lit(legal: list[Data]) -> Data:
    def named(kind: str, field: str) -> list[str]:
        return sorted({str(one["fields"][field]) for one in legal if one["kind"] == kind})

    tops = {
        space for one in legal if one["kind"] == "tops" for space in one["notation"][5:].split("-")
    }
    return {
        "circles": named("collect", "artist"),
        "stacks": named("first", "stack"),
        "spaces": sorted({*named("space", "space"), *tops}),
        "colours": named("score", "colour"),
    }
