"""Positions of Mandala Stones drawn as text.

A stone is a letter for its colour (r, y, b, p) and a sign for its pattern: `*` a starburst,
`o` a ring, `?` covered. A drawing has one line for each thing worth saying:

    turn: 2
    artists: B* D* Fo Ho           if nothing is said
    5: r? bo y*                    stack 5 of the main board, from the bottom to the top
    board 1: r* bo | | y* | |      the five spaces of seat 1, from the left to the right
    mandala: 36                    the number of stones there, or the stones themselves
    points 1: 10 3 2               by colours, by top stones, from the mandala
    cards 1: a c
    hands: covered
    unseen: r 3 2                  starbursts and rings of a colour that nobody has seen
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from mandapa.core.edition import EditionFile
from mandapa.core.game import Setup
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.board import (
    COVERED,
    SHOW,
    TURN,
    colour_of,
    pattern_of,
    stone_of,
    stones_in,
    with_top,
)
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    COLOURS,
    MAX_STACKS,
    OBJECTIVE_NAMES,
    PATTERNS,
    SPACES,
)
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games import playing
from tests.games.playing import NONE

COLOUR_LETTERS, SIGNS = "rybp", "*o?"
START = "B* D* Fo Ho"


@lru_cache
def table(players: int, open_stacks: str = "off") -> Setup:
    return GAME.setup(players, {"open_stacks": open_stacks})


def new(players: int = 2, open_stacks: str = "off") -> MandalaStones:
    """A game in which the first seat begins."""
    state = playing.started(table(players, open_stacks))
    assert isinstance(state, MandalaStones)
    return state


# --- words -------------------------------------------------------------


def stone(text: str) -> int:
    return stone_of(COLOUR_LETTERS.index(text[0]), SIGNS.index(text[1]))


def stone_text(found: int) -> str:
    return COLOUR_LETTERS[colour_of(found)] + SIGNS[pattern_of(found)]


def stack(text: str) -> int:
    packed = 0
    for word in text.split():
        packed = with_top(packed, stone(word))
    return packed


def stack_text(packed: int) -> str:
    return " ".join(stone_text(found) for found in stones_in(packed))


# --- drawing -----------------------------------------------------------


def position(
    drawing: str, players: int = 2, open_stacks: str = "off", changed: EditionFile | None = None
) -> MandalaStones:
    """The true state that a drawing shows, with its first seat to play unless it says otherwise."""
    options = {"open_stacks": open_stacks}
    setup = GAME.setup(players, options, changed) if changed else table(players, open_stacks)
    data = setup.new().to_json()
    each = data["left"][0]
    data.update(phase=TURN, set_up=True, bag=[0] * COLOURS, dealt=2 * players)
    data["laid"] = len(data["scored"])
    lines = {"artists": START}
    for line in drawing.strip().splitlines():
        key, _, value = line.partition(":")
        lines[key.strip()] = value.strip()
    unseen = lines.pop("unseen", None)
    for key, value in lines.items():
        _read(data, key, value)
    _count_unseen(data, each)
    if unseen:
        letter, *counts = unseen.split()
        at = COLOUR_LETTERS.index(letter) * PATTERNS
        data["left"][at : at + PATTERNS] = map(int, counts)
    state = setup.from_json(data)
    assert isinstance(state, MandalaStones)
    return state


def _read(data: dict[str, Any], key: str, value: str) -> None:
    match key.split():
        case ["turn"]:
            data["seat"] = int(value) - 1
        case ["start"]:
            data["start"] = int(value) - 1
        case ["hands"]:
            data["hands_covered"] = value == "covered"
        case ["artists"]:
            for word in value.split():
                data["artists"][SIGNS.index(word[1])] |= 1 << CIRCLE_NAMES.index(word[0])
        case ["mandala"]:
            words = ["r*"] * int(value) if value.isdigit() else value.split()
            data["scored_count"] = len(words)
            data["scored"][: len(words)] = map(stone, words)
        case ["board", seat]:
            at = (int(seat) - 1) * SPACES
            data["spaces"][at : at + SPACES] = map(stack, value.split("|"))
        case ["points", seat]:
            at = (int(seat) - 1) * 3
            data["earned"][at : at + 3] = map(int, value.split())
        case ["cards", seat]:
            letters = value.split()
            data["held"][int(seat) - 1] = sum(1 << OBJECTIVE_NAMES.index(c) for c in letters)
        case [number]:
            data["piles"][int(number) - 1] = stack(value)


def _count_unseen(data: dict[str, Any], each: int) -> None:
    """Every pattern that was not drawn has not been seen."""
    seen = [found for packed in data["piles"] + data["spaces"] for found in stones_in(packed)]
    for found in seen:
        if pattern_of(found) != COVERED:
            data["left"][colour_of(found) * PATTERNS + pattern_of(found)] -= 1
    assert max(data["left"]) <= each


# --- playing -----------------------------------------------------------


def play(state: MandalaStones, *moves: str) -> dict[str, str]:
    """Carry out legal actions and possible outcomes; every line of the picture that changed."""
    before = drawn(state)
    for move in moves:
        step(state, move)
    after = drawn(state)
    return {key: value for key, value in after.items() if value != before[key]}


edition = partial(playing.edition, GAME)
step = partial(playing.step, GAME)
legal = partial(playing.legal, GAME)
outcomes = partial(playing.outcomes, GAME)
refusal = partial(playing.refusal, GAME)


# --- comparing ---------------------------------------------------------


def asks(state: MandalaStones) -> str:
    """Who must decide what: `turn 1`, `first 2`, `show 5 7`, `done`."""
    if state.actor() >= 0:
        return f"{state.question()} {state.actor() + 1}"
    if state.phase == SHOW:
        return f"show {' '.join(str(s + 1) for s in range(MAX_STACKS) if state.to_show >> s & 1)}"
    return state.question()


def drawn(state: MandalaStones) -> dict[str, str]:
    """Everything on the table, in the words of a drawing."""
    _check_masks(state)
    data = state.to_json()
    lines = {"asks": asks(state), "end": state.end_reason()}
    lines["hands"] = "covered" if state.hands_covered else ""
    lines["artists"] = " ".join(
        f"{CIRCLE_NAMES[circle]}{SIGNS[pattern]}"
        for circle in range(len(CIRCLE_NAMES))
        for pattern in range(PATTERNS)
        if data["artists"][pattern] >> circle & 1
    )
    for number, packed in enumerate(data["piles"], start=1):
        lines[str(number)] = stack_text(packed)
    for seat in range(state.players):
        stacks = data["spaces"][seat * SPACES : (seat + 1) * SPACES]
        lines[f"board {seat + 1}"] = " | ".join(stack_text(packed) for packed in stacks)
        earned = data["earned"][seat * 3 : (seat + 1) * 3]
        lines[f"points {seat + 1}"] = " ".join(map(str, earned))
        cards = [c for card, c in enumerate(OBJECTIVE_NAMES) if data["held"][seat] >> card & 1]
        lines[f"cards {seat + 1}"] = " ".join(cards)
    lines["mandala"] = " ".join(map(stone_text, data["scored"][: data["scored_count"]]))
    for colour, letter in enumerate(COLOUR_LETTERS):
        unseen = data["left"][colour * PATTERNS : (colour + 1) * PATTERNS]
        lines[f"unseen {letter}"] = " ".join(map(str, unseen))
    return {key: value.strip() or NONE for key, value in lines.items()}


def _check_masks(state: MandalaStones) -> None:
    """The masks that the engine keeps up to date are those of the stones."""
    counted = state.copy()
    assert isinstance(counted, MandalaStones)
    counted.count_masks()
    assert list(state.showing) == list(counted.showing)
    assert list(state.tops) == list(counted.tops)
