"""What a board must show, worked out from the view alone; and where it differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]
COLOURS = ("gray", "purple", "red", "green", "orange", "yellow")
LABELS = ("2", "3", "4", "5", "7", "×3")
YOU = {"en": "You", "ru": "Вы"}


def colour_of(tile: int) -> str:
    return COLOURS[tile // len(LABELS)]


def label_of(tile: int) -> str:
    return LABELS[tile % len(LABELS)]


def tile_text(tile: int) -> str:
    back = "dark" if COLOURS.index(colour_of(tile)) < 3 else "light"
    return f"{back} {colour_of(tile)} {label_of(tile)}"


def single_worth(tile: int) -> int:
    return 0 if label_of(tile) == "×3" else int(label_of(tile))


def flower_worth(tiles: list[int]) -> int:
    low, high = sorted(single_worth(tile) for tile in tiles)
    return 3 * high if "×3" in map(label_of, tiles) else 2 * low + high


def counts(row: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(row) if count}


def board(now: Data, lang: str) -> Data:
    """The whole board for someone who sits at it."""
    view, you = now["view"], now["you"]
    names = [seat["name"] for seat in now["seats"]]
    names[you] = YOU[lang]
    order = [(you + i) % view["players"] for i in range(view["players"])]
    plays = [one["fields"] for one in now["legal"] if one["kind"] == "play"]
    return {
        "mandalas": [mandala(view, place, order, names) for place in range(3)],
        "areas": [area(view, seat, names[seat]) for seat in order],
        "piles": {
            "deck": view["deck"],
            "discard": sum(view["discard"]),
            "dark": view["stacks"][0],
            "light": view["stacks"][1],
        },
        "discard": counts(view["discard"]),
        "together": together(view),
        "hand": {colour: [held, held] for colour, held in counts(view["hand"]).items()},
        "litHand": [one for one in COLOURS if one in {play["colour"] for play in plays}],
        "litTiles": [one["fields"]["back"] for one in now["legal"] if one["kind"] == "take"],
        "litOthers": [one["text"] for one in now["legal"] if one["kind"] not in ("play", "take")],
    }


def mandala(view: Data, place: int, order: list[int], names: list[str]) -> Data:
    raw = view["mandalas"][place]
    gone = view["set_up"] and not raw["present"]
    sides = (("left", raw["dark"]), ("right", raw["light"]))
    present = {COLOURS[colour] for colour in raw["present"]}
    claim = None if raw["claim"] is None else order.index(raw["claim"])
    return {
        "name": "ABC"[place],
        "sectors": [sector(view, place, seat, names[seat], gone) for seat in order],
        "tiles": [[side, tile_text(tile)] for side, tile in sides if tile is not None],
        "claim": claim,
        "rim": {colour: colour in present for colour in COLOURS},
        "missing": None if gone or len(present) == 6 else 6 - len(present),
        "previews": [],
    }


def sector(view: Data, place: int, seat: int, name: str, gone: bool) -> Data:
    if gone:
        return {"name": None, "cards": {}, "fresh": 0, "covered": None, "total": 0}
    raw, last = view["mandalas"][place]["cards"][seat], view["last"]
    cards = counts(raw["up"])
    if raw["down_size"]:
        cards["covered"] = raw["down_size"]
    fresh = 0
    if last and (last["mandala"], last["seat"]) == (place, seat):
        kind = "covered" if last["face_down"] else COLOURS[last["colour"]]
        fresh = min(last["count"], cards.get(kind, 0))
    return {
        "name": name,
        "cards": cards,
        "fresh": fresh,
        "covered": raw["down_size"] or None,
        "total": sum(cards.values()),
    }


def area(view: Data, seat: int, name: str) -> Data:
    pieces, points, unsure = [], 0, False
    for flower in view["flowers"]:
        if flower["seat"] != seat:
            continue
        if flower["tiles"] is None:
            pieces.append(f"hidden {COLOURS[flower['colour']]} = ?")
            unsure = True
            continue
        worth = flower_worth(flower["tiles"])
        points += worth
        pieces.append(f"{' + '.join(map(tile_text, flower['tiles']))} = {worth}")
    for tile in view["singles"][seat]:
        points += single_worth(tile)
        pieces.append(tile_text(tile))
    own = view["seat"] == seat
    return {
        "name": name,
        "starts": view["start"] == seat,
        "hand": view["hand_sizes"][seat],
        "points": f"{points}{'+' if unsure else ''}",
        "pieces": pieces,
        "known": {} if own else counts(view["known"][seat]),
    }


def together(view: Data) -> dict[str, int] | None:
    """What all other hands hold together, where it is more than is known of each."""
    others = [row for seat, row in enumerate(view["known"]) if seat != view["seat"]]
    each = [sum(row[colour] for row in others) for colour in range(len(COLOURS))]
    whole = view["known_together"]
    return counts(whole) if any(a > b for a, b in zip(whole, each, strict=True)) else None


def words(blocks: list[Data]) -> str:
    """All that a plain board must say, in its order."""
    return squeezed(" ".join(texts_in(blocks)))


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def texts_in(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from texts_in(one)
    elif isinstance(part, dict):
        if "text" in part:
            yield part["text"]
        for key in ("title", "lines", "head", "rows", "inside", "parts"):
            yield from texts_in(part.get(key, []))


def differences(wanted: Any, found: Any, where: str = "") -> list[str]:
    """In words, by where they are."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        keys = [*wanted, *(key for key in found if key not in wanted)]
        return [
            line
            for key in keys
            for line in differences(wanted.get(key), found.get(key), f"{where}.{key}")
        ]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [
            line
            for index, (a, b) in enumerate(zip(wanted, found, strict=True))
            for line in differences(a, b, f"{where}[{index}]")
        ]
    return [] if wanted == found else [f"{where.lstrip('.')}: {found!r} instead of {wanted!r}"]
