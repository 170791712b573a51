"""Record games of one game for the tests: every number of players, option and way to end.

Writes `<name>.game`, named by what is special about it; what is there already stays as it is.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Callable
from pathlib import Path

from mandapa.core.game import Setup
from mandapa.core.log import from_text
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.core.trace import read_recording, recording
from mandapa.games import GAMES, find_game
from mandapa.lab.simulate import play_match

TESTS = Path(__file__).parents[1] / "tests" / "games"
RARE_TRIES = 3000
MANY_SETUPS = 12
# What did not change with the rules is covered by the games of the first version.
STYLES_OF_LATER_RULES = ("random", "mixed")
ANOTHER_DEAL = 100


def scripted(choose: Callable[[list[str], Rng], str]) -> Callable[[Match, int], None]:
    """Return a player of games in which every decision is made by one plain rule."""

    def play(match: Match, seed: int) -> None:
        rng = Rng(seed)
        while not match.over:
            match.play(match.actor, choose(match.legal(), rng))

    return play


def botted(*bots: str) -> Callable[[Match, int], None]:
    def play(match: Match, seed: int) -> None:
        names = [bots[seat % len(bots)] for seat in range(match.setup.players)]
        play_match(match, names, str(seed))

    return play


Style = Callable[[Match, int], None]
STYLES: dict[str, Style] = {
    "random": scripted(lambda legal, rng: legal[rng.below(len(legal))]),
    "first": scripted(lambda legal, _: legal[0]),
    "last": scripted(lambda legal, _: legal[-1]),
    "greedy": botted("greedy"),
    "mixed": botted("search:60", "greedy", "random"),
}


def record(setup: Setup, style: Style, seed: int, folder: Path, special: str) -> Match:
    """Read the game of that name; if there is none, play and save it."""
    path = folder / f"{name_of(setup, special)}.game"
    if path.exists():
        log, _ = read_recording(path.read_text(encoding="utf-8"))
        return from_text(log, GAMES)
    match = Match(setup, seed=f"recorded {seed}")
    style(match, seed)
    path.write_text(recording(match), encoding="utf-8")
    return match


def moves(match: Match) -> tuple[int, ...]:
    return tuple(ply.action for ply in match.plies)


def name_of(setup: Setup, special: str) -> str:
    """Name a game by its players, its rules and options as far as they are unusual, and more."""
    words = [f"{setup.players}-players"]
    if setup.rules > 1:
        words.append(f"rules-{setup.rules}")
    for option in setup.game.options:
        value = setup.options[option.name]
        if value != option.default:
            words += [option.name] if value == "on" else [option.name, value]
    return "-".join([*words, special]).replace("_", "-")


def styles_of(number: int, setups: int, rules: int) -> list[str]:
    """Every style for each set-up, or the styles in turn for many set-ups and later rules."""
    names = list(STYLES if rules == 1 else STYLES_OF_LATER_RULES)
    if rules == 1 and setups <= MANY_SETUPS:
        return names
    return [names[number % len(names)]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of the game, such as flowers")
    game = find_game(parser.parse_args().game)
    folder = TESTS / game.name / "recorded"
    folder.mkdir(exist_ok=True)
    ends: set[str] = set()
    played: set[tuple[int, ...]] = set()
    choices = [[(option.name, value) for value in option.choices] for option in game.options]
    setups = [
        (players, dict(options))
        for players in game.players
        for options in itertools.product(*choices)
    ]
    for number, (players, options) in enumerate(setups):
        setup = game.setup(players, options)
        for style in styles_of(number, len(setups), game.rules):
            match = record(setup, STYLES[style], players, folder, style)
            if moves(match) in played:  # the options made no difference: another deal as well
                deal = ANOTHER_DEAL + number
                match = record(setup, STYLES[style], deal, folder, f"{style}-{deal}")
            played.add(moves(match))
            ends.add(match.state.end_reason())
    for seed in range(RARE_TRIES):  # ends that ordinary games do not show
        players, options = setups[seed % len(setups)]
        setup = game.setup(players, options)
        match = Match(setup, seed=f"recorded {seed}")
        STYLES["random"](match, seed)
        reason = match.state.end_reason()
        if reason not in ends:
            record(setup, STYLES["random"], seed, folder, f"{reason}-{seed}")
            ends.add(reason)
    print(f"{len(list(folder.glob('*.game')))} games in {folder.name}, ends: {sorted(ends)}")


if __name__ == "__main__":
    main()
