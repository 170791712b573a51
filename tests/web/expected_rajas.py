"""What the board of Rajas must show, worked out from the view and the edition alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mandapa.core.words import Words
from mandapa.games import GAMES
from tests.web import expected

Data = dict[str, Any]
GAME = GAMES["rajas"]
EYES = (Path(__file__).parent / "eyes_rajas.js").read_text(encoding="utf-8")
SIDES = ("up", "right", "down", "left")
SHAPES = {"straight": (0, 2), "bend": (0, 1), "T": (0, 1, 3), "cross": (0, 1, 2, 3)}
# The part of the board where each kind of choice is lit; everything else is on the desk.
WHERE = {
    "worker": "spaces",
    "room": "spaces",
    "good": "spaces",
    "sail": "spaces",
    "take": "stacks",
    "name": "stacks",
    "yield": "temples",
    "lay": "province",
    "edge": "province",
    "bonus": "province",
    "upgrade": "levels",
}


def board(now: Data, lang: str, printed: Data | None = None) -> Data:
    """The whole board for someone who sits at it."""
    view, you, prospects = now["view"], now["you"], now["prospects"]
    printed = printed or GAME.edition().table
    words, names = Words(GAME, lang), [seat["name"] for seat in now["seats"]]
    rajas = view["rajas"]
    mine = rajas[you]
    order = [(you + n) % len(rajas) for n in range(len(rajas))]
    return {
        "races": [race(now, printed, seat, words) for seat in order],
        "spaces": {one["space"]: space(view, one) for one in prospects["spaces"]},
        "river": river(view, printed),
        "stacks": {
            f"{one['colour']} {one['back']}": stack(now, one, words) for one in view["stacks"]
        },
        "pool": view["pool"],
        "temples": {f"{one['temple']} {one['letter']}": one["count"] for one in view["yields"]}
        if prospects["navaratna"]
        else None,
        "white": None
        if prospects["navaratna"]
        else words.text("board-yields-left", count=white_yields(view)),
        "dice": [die(one) for one in mine["dice"]],
        "karma": mine["karma"],
        "workers": [mine["idle"], mine["workers"]],
        "levels": {
            kind: printed["buildings"]["levels"][level - 1]
            for kind, level in mine["levels"].items()
        },
        "province": province(view, you),
        "edges": {
            str(one["edge"]): {"earned": one["earned"], "yields": one["yield_tile"] is not None}
            for one in mine["edges"]
        },
        "last": last_turns(now, names, words),
        "lit": sorted(lit(now)),
    }


def white_yields(view: Data) -> int:
    return sum(one["count"] for one in view["yields"] if one["temple"] == "white")


def die(one: Data) -> str:
    return f"{one['colour']} {one['face']}"


def tile(one: Data, roads: list[str] | None = None) -> Data:
    if roads is None:
        roads = [SIDES[side] for side in SHAPES[one["shape"]]]
    return {
        "colour": one["colour"],
        "roads": sorted(roads),
        "buildings": sorted(one["buildings"]),
        "stalls": sorted(f"{stall['good']} {stall['coins']}" for stall in one["stalls"]),
    }


def race(now: Data, printed: Data, seat: int, words: Words) -> Data:
    view, prospects = now["view"], now["prospects"]
    raja, meet = view["rajas"][seat], printed["tracks"]["meet"]
    length = (meet + 1) // 2
    gap = (meet + 1 - raja["money"]) // 2 - raja["fame"]
    fame_notches = sum(place <= raja["fame"] for place in printed["fame"]["places"])
    return {
        "seat": seat,
        "name": now["seats"][seat]["name"],
        "money": raja["money"],
        "fame": raja["fame"],
        "bars": [share(raja["money"] / 2, length), share(raja["fame"], length)],
        "gap": gap_texts(gap, words),
        "taken": raja["money_bonuses"] + fame_notches,
        "found": sum(track in raja["found"] for track in ("money", "fame")),
        "starts": view["start"] == seat,
        "next": prospects["next_start"] == seat != view["start"],
        "turn": view["turn"] == seat and view["phase"] != "done",
        "holds": {
            "karma": raja["karma"],
            "workers": f"{raja['idle']}/{raja['workers']}",
            "boat": raja["boat"],
            "dice": [die(one) for one in raja["dice"]],
        },
    }


def gap_texts(gap: int, words: Words) -> list[str]:
    """In brief, and in words where there is room."""
    if gap > 0:
        return [f"↔ {gap}", words.text("board-gap", count=gap)]
    return [f"+{-gap}", words.text("board-past", count=-gap)]


def share(places: float, length: int) -> float:
    return round(min(100.0, 100 * places / length), 1)


def space(view: Data, prospect: Data) -> Data:
    men = [
        seat
        for one in view["placed"]
        if one["space"] == prospect["space"]
        for seat in [one["seat"]] * one["workers"]
    ]
    return {
        "men": sorted(men),
        "free": max(0, prospect["free"]),
        "quiet": prospect["refusal"] != "",
    }


def river(view: Data, printed: Data) -> Data:
    tiles = {one["space"] for one in view["river"]}
    spaces = len(printed["river"]["spaces"])
    return {
        str(n): {
            "boats": [seat for seat, raja in enumerate(view["rajas"]) if raja["boat"] == n],
            "tile": n in tiles,
        }
        for n in range(spaces + 1)
    }


def stack(now: Data, one: Data, words: Words) -> Data:
    pips = sum(
        held["face"]
        for held in now["view"]["rajas"][now["you"]]["dice"]
        if held["colour"] == one["colour"]
    )
    top = one["open"]
    short = max(0, top["cost"] - pips) if top else 0
    return {
        "rest": f"×{len(one['rest'])}",
        "note": words.text("board-short", count=short) if short else "",
        "open": {"cost": top["cost"], **tile(top)} if top else None,
    }


def province(view: Data, you: int) -> Data:
    mine = view["rajas"][you]["province"]
    building = view["asked"]["building"] if view["turn"] == you else None
    ghost = None
    if building and building["tile"] and building["cell"]:
        turned = [
            SIDES[(side + building["turn"]) % 4] for side in SHAPES[building["tile"]["shape"]]
        ]
        ghost = {"cell": building["cell"], **tile(building["tile"], turned)}
    return {
        "laid": {laid["cell"]: tile(laid["tile"], laid["roads"]) for laid in mine},
        "ghost": ghost,
        "built_over": [laid["cell"] for laid in mine if laid["under"]],
    }


def last_turns(now: Data, names: list[str], words: Words) -> str | None:
    seats = now["prospects"]["last_turns"]
    if seats is None or now["view"]["phase"] == "done":
        return None
    if not seats:
        return words.text("board-last-turn")
    return words.text("board-last-turns", names=", ".join(names[seat] for seat in seats))


def lit(now: Data) -> set[str]:
    """What answers the question; of the ways to lay a tile on a cell, the first."""
    notations = [one["notation"] for one in now["legal"]]
    picking = bool(notations) and now["view"]["phase"] in ("pay", "reroll")
    found, cells = set(), set()
    for notation in notations:
        kind, *rest = notation.split()
        if kind == "lay" and rest[0] in cells:
            continue
        if kind == "flip" and picking:
            found.add("karma")
        elif kind != "stop":
            found.add(notation)
        if kind == "lay":
            cells.add(rest[0])
    if now["view"]["phase"] == "reroll" and picking:
        found.add("pay")
    return found


def comparable(seen: Data | None, wanted: Data) -> tuple[Data | None, Data]:
    """What was seen and what should have been, without what is not open or has no room."""
    if seen is None:
        return seen, wanted
    seen, wanted = dict(seen), dict(wanted)
    closed = {key for key, value in seen.items() if value is None} if seen.pop("tabs") else set()
    for key in closed - {"last"}:
        del seen[key], wanted[key]
    seen["lit"] = picks(seen["lit"])
    wanted["lit"] = sorted(
        one for one in wanted["lit"] if WHERE.get(one.split()[0], "desk") not in closed
    )
    wanted["races"] = [
        {
            **one,
            "gap": one["gap"][there["gap"] != one["gap"][0]],
            "holds": one["holds"] if there["holds"] else None,
        }
        for one, there in zip(wanted["races"], seen["races"], strict=True)
    ]
    if seen.get("stacks"):
        for name, one in wanted["stacks"].items():
            if seen["stacks"][name]["note"] is None:
                one["note"] = None
    return seen, wanted


def picks(found: list[str]) -> list[str]:
    """Without the button that pays with what is picked, as soon as something is."""
    dice = any(one.startswith("pay ") for one in found)
    return sorted({one for one in found if not (dice and one == "pay")})


def differences(now: Data, drawn: Data | None, printed: Data) -> list[str]:
    seen, wanted = comparable(drawn, board(now, "en", printed))
    return expected.differences(wanted, seen)
