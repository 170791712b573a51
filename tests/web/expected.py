"""What a board must show, worked out from the view alone; and where it differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mandapa.core.words import Lexicon
from tests.web.spoken import SOURCE

Data = dict[str, Any]
COLOURS = ("gray", "purple", "red", "green", "orange", "yellow")
BOARD_WORDS = SOURCE / "games" / "flowers" / "words"


def tile_text(tile: Data) -> str:
    label = f"×{tile['factor']}" if tile["factor"] else str(tile["value"])
    return f"{tile['back']} {tile['colour']} {label}"


def flower_worth(tiles: list[Data]) -> int:
    low, high = sorted(int(tile["value"]) for tile in tiles)
    factor: int = max(tile["factor"] for tile in tiles)
    return factor * high if factor else 2 * low + high


def counts(row: dict[str, int]) -> dict[str, int]:
    return {colour: count for colour, count in row.items() if count}


def board(now: Data, lang: str) -> Data:
    """The whole board for someone who sits at it."""
    view, you = now["view"], now["you"]
    names = [seat["name"] for seat in now["seats"]]
    names[you] = Lexicon(BOARD_WORDS, lang).text("you")
    order = [(you + i) % view["players"] for i in range(view["players"])]
    plays = [one["fields"] for one in now["legal"] if one["kind"] == "play"]
    return {
        "mandalas": [mandala(view, place, order, names) for place in "ABC"],
        "areas": [area(view, seat, names[seat]) for seat in order],
        "piles": {
            "deck": view["deck"],
            "discard": sum(view["discard"].values()),
            "dark": view["stacks"]["dark"],
            "light": view["stacks"]["light"],
        },
        "discard": counts(view["discard"]),
        "together": together(view),
        "hand": {colour: [held, held] for colour, held in counts(view["hand"]).items()},
        "litHand": [one for one in COLOURS if one in {play["colour"] for play in plays}],
        "litTiles": [one["fields"]["back"] for one in now["legal"] if one["kind"] == "take"],
        "litOthers": [one["text"] for one in now["legal"] if one["kind"] not in ("play", "take")],
    }


def mandala(view: Data, place: str, order: list[int], names: list[str]) -> Data:
    raw = view["mandalas"][place]
    gone = view["set_up"] and not raw["present"]
    sides = (("left", raw["dark"]), ("right", raw["light"]))
    present = set(raw["present"])
    claim = None if raw["claim"] is None else order.index(raw["claim"])
    return {
        "name": place,
        "sectors": [sector(view, place, seat, names[seat], gone) for seat in order],
        "tiles": [[side, tile_text(tile)] for side, tile in sides if tile is not None],
        "claim": claim,
        "rim": {colour: colour in present for colour in COLOURS},
        "missing": None if gone or len(present) == 6 else 6 - len(present),
        "previews": [],
    }


def sector(view: Data, place: str, seat: int, name: str, gone: bool) -> Data:
    if gone:
        return {"name": None, "cards": {}, "fresh": 0, "covered": None, "total": 0}
    raw, last = view["mandalas"][place]["cards"][seat], view["last"]
    cards = counts(raw["up"])
    if raw["down_size"]:
        cards["covered"] = raw["down_size"]
    fresh = 0
    if last and (last["mandala"], last["seat"]) == (place, seat):
        kind = "covered" if last["face_down"] else last["colour"]
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
            pieces.append(f"hidden {flower['colour']} = ?")
            unsure = True
            continue
        worth = flower_worth(flower["tiles"])
        points += worth
        pieces.append(f"{' + '.join(map(tile_text, flower['tiles']))} = {worth}")
    for tile in view["singles"][seat]:
        points += tile["value"]
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
    whole = view["known_together"]
    more = any(whole[colour] > sum(row[colour] for row in others) for colour in COLOURS)
    return counts(whole) if more else None


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
