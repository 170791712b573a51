"""What the board of Ganesha must show, worked out from the view and the edition alone."""

from __future__ import annotations

import math
from typing import Any

from mandapa.core.words import Words
from mandapa.games import GAMES

Data = dict[str, Any]
GAME = GAMES["ganesha"]
COLOURS = ("red", "green", "purple", "blue", "yellow")
COUNTS = ("two", "three", "four")
CLOSE = 0.02  # of the track: pawns on one space stand beside each other


def board(now: Data, lang: str) -> Data:
    """The whole board for someone who sits at it."""
    view, you = now["view"], now["you"]
    printed, words = GAME.edition().table, Words(GAME, lang)
    players, side = view["players"], now["facts"]["options"]["side"]
    values = printed[f"{side}-{players}"]
    rounds = printed["rounds"]["count"][players - 2]
    final = view["phase"] in ("place", "done")
    order = [(you + 1 + i) % players for i in range(players)]
    lap = printed["track"]["lap"]
    return {
        "altar": {field["hex"]: [field["gem"], field["spice"]] for field in view["altar"]},
        "side": side,
        "petals": {colour: petal(view, values, colour) for colour in COLOURS},
        "bag": view["bag"],
        "whole": sum(view["bag"].values()),
        "players": [player(now, seat, values) for seat in order],
        "pawns": [space(tile["total"], lap) for tile in view["tiles"]],
        "laps": [laps(tile["total"], lap) for tile in view["tiles"]],
        "round": words.text("board-final")
        if final
        else words.text("board-round", round=view["round"] + 1, rounds=rounds),
        "beads": ",".join(bead(number, view["round"], final) for number in range(rounds)),
        "lit": sorted(lit(now)),
    }


def petal(view: Data, values: Data, colour: str) -> Data:
    filled, printed = view["mandala"][colour], [str(value) for value in values[colour]]
    return {
        "slots": [colour] * filled + printed[filled:],
        "next": printed[filled : filled + 1],
        "inwards": True,
    }


def bead(number: int, done: int, final: bool) -> str:
    if number < done or final:
        return "past"
    return "now" if number == done else ""


def space(total: int, lap: int) -> float:
    """How far round the track, as a part of it."""
    return (total % lap) / lap


def laps(total: int, lap: int) -> str:
    done = (total - 1) // lap if total else 0
    return f"+{done * lap}" if done else ""


def player(now: Data, seat: int, values: Data) -> Data:
    view = now["view"]
    tile = view["tiles"][seat]
    return {
        "seat": seat,
        "points": str(tile["total"]),
        "tie": wins_a_tie(view, seat),
        "drum": view["drum"] == seat,
        "turn": now["actor"] == seat,
        "treasury": [tile["treasury"][colour] for colour in COLOURS],
        "heaps": [[colour] if tile["treasury"][colour] else [] for colour in COLOURS],
        "best": [best(view, seat, colour, values) for colour in COLOURS],
        "tactics": tile["tactics"],
        "taken": [gem for gem in view["taken"] if gem] if view["turn"] == seat else [],
    }


def best(view: Data, seat: int, colour: str, values: Data) -> str:
    """The most points that an offering would bring now, from the rules on paper; in the final stage
    what one gem would."""
    held = view["tiles"][seat]["treasury"]
    filled = view["mandala"][colour]
    if view["phase"] == "place" and held[colour]:
        return f"+{values[colour][filled]}"
    if view["phase"] in ("place", "done"):
        return ""
    moved = [held[colour] - 1] if held[colour] > 1 else []
    offers_any = view["cinnamon"] and view["turn"] == seat
    if any(
        held[other] for other in COLOURS if other != colour and (other == "yellow" or offers_any)
    ):
        moved.append(held[colour])
    if colour == "yellow":
        moved.append(held[colour])
    points = [sum(values[colour][filled : filled + count]) for count in moved if count]
    return f"+{max(points)}" if points else ""


def wins_a_tie(view: Data, seat: int) -> bool:
    """Whether the next player in the ranking has as many points."""
    players = view["players"]

    def key(one: int) -> tuple[int, int, int]:
        tile = view["tiles"][one]
        dates = {reached["total"]: reached["date"] for reached in tile["reached"]}
        total = tile["total"]
        return total, -dates.get(total, 0), -((one - view["opener"]) % players)

    ranked = sorted(range(players), key=key, reverse=True)
    place = ranked.index(seat)
    return place + 1 < players and key(ranked[place + 1])[0] == key(seat)[0]


def lit(now: Data) -> set[str]:
    """What decides with one tap, and the wells that lead on."""
    found: set[str] = set()
    sets: dict[str, list[str]] = {}
    for one in now["legal"]:
        fields = one["fields"]
        if one["kind"] == "offer":
            found |= {f"well {fields[name]}" for name in ("offered", "colour")} - {"well none"}
        elif one["kind"] == "set":
            sets.setdefault(fields["colour"], []).append(one["notation"])
        else:
            found.add(one["notation"])
    for colour, notations in sets.items():
        found.add(notations[0] if len(notations) == 1 else f"well {colour}")
    return found


def comparable(seen: Data | None, wanted: Data) -> Data | None:
    """What was seen, with pawns that stand where they should taken as standing there."""
    if seen is None or len(seen["pawns"]) != len(wanted["pawns"]):
        return seen
    pawns = []
    for there, should in zip(seen["pawns"], wanted["pawns"], strict=True):
        apart = abs(math.remainder(there - should, 1))
        pawns.append(should if apart < CLOSE * len(wanted["pawns"]) else there)
    return {**seen, "pawns": pawns}
