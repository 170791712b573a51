"""Playing by notation, and what then lies on the table as text to compare."""

from __future__ import annotations

from functools import partial

from mandapa.core.contract import CHANCE, MAX_PLAYERS
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.rows import COLOURS, HEX_NAMES, SPICE_NAMES
from mandapa.games.ganesha.state import Ganesha
from tests.games import playing
from tests.games.ganesha.positions import gem_text, gems_text, slots_of
from tests.games.playing import NONE

# --- playing -----------------------------------------------------------


def play(state: Ganesha, *moves: str) -> dict[str, str]:
    """Carry out legal actions and possible outcomes; every line of the picture that changed."""
    before = picture(state)
    for move in moves:
        step(state, move)
    after = picture(state)
    return {key: after[key] for key in after if after[key] != before[key]}


step = partial(playing.step, GAME)
legal = partial(playing.legal, GAME)
outcomes = partial(playing.outcomes, GAME)
refusal = partial(playing.refusal, GAME)


def draw_first(state: Ganesha, times: int) -> None:
    """Apply the first possible chance outcome a number of times."""
    for _ in range(times):
        state.apply(state.outcomes()[0][0])


# --- comparing ---------------------------------------------------------


def asks(state: Ganesha) -> str:
    """Who must decide what: `take 1`, `answer 2`, `* fill`, `done`."""
    if state.actor() == CHANCE:
        return f"* {state.question()}"
    if state.actor() >= 0:
        return f"{state.question()} {state.actor() + 1}"
    return state.question()


def picture(state: Ganesha) -> dict[str, str]:
    """Everything on the table, in the words of a drawing."""
    data = state.to_json()
    _check_sizes(state)
    lines = {
        "asks": asks(state),
        "drum": str(data["drum"] + 1),
        "round": str(data["round"]),
        "altar": _altar(data["altar"]),
        "spices": _spices(data["token_hex"]),
        "laid": " ".join(name for h, name in enumerate(HEX_NAMES) if data["laid"] >> h & 1),
        "taken": " ".join(gem_text(colour) for colour in data["gems"] if colour >= 0),
        "bag": gems_text(data["bag"]),
        "mandala": gems_text(data["filled"]),
        "cinnamon": "on" if data["cinnamon"] else "off",
    }
    for seat in range(MAX_PLAYERS):
        treasury = data["treasury"][seat * COLOURS : (seat + 1) * COLOURS]
        lines[f"treasury {seat + 1}"] = gems_text(treasury)
        lines[f"tactics {seat + 1}"] = slots_of(data["tactics"], seat)
        lines[f"points {seat + 1}"] = str(state.total(seat))
    return {key: value or NONE for key, value in lines.items()}


def _altar(masks: list[int]) -> str:
    found = {}
    for colour, mask in enumerate(masks):
        for hex_, name in enumerate(HEX_NAMES):
            if mask >> hex_ & 1:
                assert name not in found, "two gems on one hex"
                found[name] = f"{name} {gem_text(colour)}"
    return ", ".join(found[name] for name in sorted(found))


def _spices(hexes: list[int]) -> str:
    tokens = [(HEX_NAMES[h], name) for h, name in zip(hexes, SPICE_NAMES, strict=True) if h >= 0]
    return ", ".join(f"{hex_} {name}" for hex_, name in sorted(tokens))


def _check_sizes(state: Ganesha) -> None:
    """What the engine keeps up to date agrees with what it counts."""
    assert state.bag_size == sum(state.bag)
    occupied = 0
    for mask in state.altar:
        occupied |= mask
    assert state.occupied == occupied
