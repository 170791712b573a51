"""Playing by notation, and what then lies on the table as text to compare."""

from __future__ import annotations

from functools import partial

from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import FACES, NO_TILE, NOBODY
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import BACKS, COLOUR_NAMES, COLOURS, MANDALA_NAMES, TILES
from mandapa.games.flowers.state import Flowers
from tests.games import playing
from tests.games.flowers.positions import FACE_NAMES, cards_text, tile_text
from tests.games.playing import NONE

# --- playing -----------------------------------------------------------


def play(state: Flowers, *moves: str) -> dict[str, str]:
    """Carry out legal actions and possible outcomes; every line of the picture that changed."""
    before = picture(state)
    for move in moves:
        step(state, move)
    after = picture(state)
    return {
        key: after.get(key, NONE)
        for key in (*after, *before)
        if after.get(key, NONE) != before.get(key, NONE)
    }


step = partial(playing.step, GAME)
legal = partial(playing.legal, GAME)
outcomes = partial(playing.outcomes, GAME)


# --- comparing ---------------------------------------------------------


def asks(state: Flowers) -> str:
    """Who must decide what: `play 1`, `take 2 in A`, `draw 1: 3`, `begin A`, `order BC`, `done`."""
    question = state.question()
    mandala = MANDALA_NAMES[state.mandala]
    if state.actor() >= 0:
        return f"{question} {state.actor() + 1}" + (f" in {mandala}" if question == "take" else "")
    left = [name for m, name in enumerate(MANDALA_NAMES) if int(state.left) & (1 << m)]
    return {
        "draw": f"draw {state.seat + 1}: {state.to_draw}",
        "begin": f"begin {mandala}",
        "start": "start",
        "order": f"order {''.join(left)}",
        "done": "done",
    }[question]


def picture(state: Flowers) -> dict[str, str]:
    """Everything on the table and in the hands, in the words of a drawing."""
    _check_sizes(state)
    data = state.to_json()
    lines = {"asks": asks(state), "passes": str(state.passes), "end": state.end_reason()}
    lines["deck"] = cards_text(data["deck"])
    lines["discard"] = cards_text(data["discard"])
    stacks = [tile for tile in range(TILES) if sum(data["stacks"]) & (1 << tile)]
    lines["stacks"] = " ".join(tile_text(state.edition, tile) for tile in stacks)
    for seat in range(MAX_PLAYERS):
        lines[f"hand {seat + 1}"] = _six(data["hands"], seat)
        singles = data["single"][seat * COLOURS : (seat + 1) * COLOURS]
        lines[f"single {seat + 1}"] = _tiles_text(state.edition, singles)
    for flower in range(state.flower_total):
        owner, *pair = data["flowers"][3 * flower : 3 * flower + 3]
        key = f"flower {owner + 1}"
        found = [lines[key]] if key in lines else []
        lines[key] = ", ".join([*found, _tiles_text(state.edition, pair)])
    for place, mandala in enumerate(MANDALA_NAMES):
        lines[mandala] = _tiles_text(
            state.edition, data["tiles"][place * BACKS : (place + 1) * BACKS]
        )
        holder = data["claim"][place]
        lines[f"claim {mandala}"] = NONE if holder == NOBODY else str(holder + 1)
        lines[f"shows {mandala}"] = _colours(data["present"][place])
        for seat in range(MAX_PLAYERS):
            at = (place * MAX_PLAYERS + seat) * FACES
            faces = [f"{FACE_NAMES[f]} {_six(data['laid'], at + f)}" for f in range(FACES)]
            lines[f"{mandala} {seat + 1}"] = ", ".join(
                face for face in faces if not face.endswith(NONE)
            )
    return {key: value or NONE for key, value in lines.items()}


def _six(row: list[int], place: int) -> str:
    return cards_text(row[place * COLOURS : (place + 1) * COLOURS])


def _colours(mask: int) -> str:
    return " ".join(name for c, name in enumerate(COLOUR_NAMES) if mask & (1 << c))


def _tiles_text(printed: Edition, found: list[int]) -> str:
    return " ".join(tile_text(printed, tile) for tile in found if tile != NO_TILE)


def _check_sizes(state: Flowers) -> None:
    """The sizes that the engine keeps up to date are those of the cards."""
    counted = state.copy()
    assert isinstance(counted, Flowers)
    counted.count_cards()
    assert list(state.hand_size) == list(counted.hand_size)
    assert list(state.laid_size) == list(counted.laid_size)
    assert (state.deck_size, state.discard_size) == (counted.deck_size, counted.discard_size)
