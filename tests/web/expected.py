"""What a board must show, worked out from the view alone; and where it differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mandapa.core.words import Words
from mandapa.games import GAMES

Data = dict[str, Any]
COLOURS = ("gray", "purple", "red", "green", "orange", "yellow")


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
    words = Words(GAMES["flowers"], lang)
    names = [seat["name"] for seat in now["seats"]]
    names[you] = words.you
    order = [(you + i) % view["players"] for i in range(view["players"])]
    plays = [one["fields"] for one in now["legal"] if one["kind"] == "play"]
    return {
        "mandalas": [mandala(view, place, order, names, words) for place in "ABC"],
        "areas": [area(view, seat, names[seat], words) for seat in order],
        "piles": {
            "deck": view["deck"],
            "discard": sum(view["discard"].values()),
            "dark": view["stacks"]["dark"],
            "light": view["stacks"]["light"],
        },
        "left": words.text("board-mandalas-left", n=mandalas_left(view)),
        "discard": counts(view["discard"]),
        "together": together(view),
        "hand": {colour: [held, held] for colour, held in counts(view["hand"]).items()},
        "litHand": [one for one in COLOURS if one in {play["colour"] for play in plays}],
        "litTiles": [one["fields"]["back"] for one in now["legal"] if one["kind"] == "take"],
        "litOthers": [one["text"] for one in now["legal"] if one["kind"] not in ("play", "take")],
    }


def mandalas_left(view: Data) -> int:
    """As many as there are tiles for, and the one that is not replaced."""
    return 0 if view["ending"] else min(view["stacks"].values()) + 1


def mandala(view: Data, place: str, order: list[int], names: list[str], words: Words) -> Data:
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
        "missing": None if gone else missing(6 - len(present), words),
        "standing": None if gone else standing(raw, names, words),
        "previews": [],
    }


def missing(colours: int, words: Words) -> str:
    return words.text("board-needs", n=colours) if colours else words.text("board-complete")


def standing(raw: Data, names: list[str], words: Words) -> str:
    """Who would take which tile: worked out here once more, from the rules on paper."""
    first = raw["claim"]
    if first is None:
        return words.text("board-first-nobody")
    up = [sum(cards["up"].values()) for cards in raw["cards"]]
    have = [shown + cards["down_size"] for shown, cards in zip(up, raw["cards"], strict=True)]
    ranked = sorted(
        ((have[seat], up[seat], seat) for seat in range(len(up)) if up[seat] and seat != first),
        reverse=True,
    )
    level = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    if not ranked or level:
        return words.text("board-first-both", first=names[first])
    second = ranked[0][2]
    if len(up) == 2 and 2 * have[second] < have[first]:
        needs = -(-have[first] // 2)
        fields = {"first": names[first], "other": names[second]}
        return words.text("board-first-half", has=have[second], needs=needs, **fields)
    behind = have[first] - have[second]
    fields = {"first": names[first], "second": names[second]}
    return words.text("board-first-two", behind=behind, **fields)


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


def area(view: Data, seat: int, name: str, words: Words) -> Data:
    pieces, points, unsure = [], 0, False
    made = sum(flower["seat"] == seat for flower in view["flowers"])
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
        "made": f"✿ {words.text('board-flowers-made', n=made, most=3)}",
        "near": made == 2,
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
