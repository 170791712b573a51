"""What holds for the edition files of every game: nothing may be missing or misspelt."""

from __future__ import annotations

import pytest

from mandapa.core.checks.views import complaint_of
from mandapa.core.edition import EditionFile
from mandapa.core.errors import EditionError
from mandapa.core.game import Game
from mandapa.games import GAMES
from tests.games.boxes import all_options
from tests.games.playing import edition, line_of

GROUPS = [(game, group) for game in GAMES.values() for group in game.edition().groups()]
KEYS = [
    (game, f"{group}.{key}")
    for game, group in GROUPS
    for key in game.edition().table[group]
    if key not in ("provenance", "note")
]


def complaint(game: Game, file: EditionFile) -> str:
    """What is said of a file by the first set-up that needs what is wrong in it."""
    for options in all_options(game):
        try:
            game.setup(min(game.players), options, file)
        except EditionError as error:
            return str(error)
    pytest.fail("nothing is said of the file")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_released_editions_are_as_declared(game: Game) -> None:
    for file in game.editions().values():
        assert complaint_of(game.printed)(file.table) == ""


@pytest.mark.parametrize(("game", "group"), GROUPS, ids=[f"{g.name} {one}" for g, one in GROUPS])
def test_an_unknown_key_is_named_with_its_line(game: Game, group: str) -> None:
    text = game.edition().text.replace(f"[{group}]\n", f"[{group}]\nmisspelt = 1\n")
    line = game.edition().text.splitlines().index(f"[{group}]") + 2
    said = complaint(game, EditionFile(text, "mine.toml"))
    assert said.startswith(f"mine.toml, line {line}: {group}.misspelt is unknown; [{group}] holds")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_unknown_group_is_named(game: Game) -> None:
    text = game.edition().text + '\n[elephants]\nprovenance = "rulebook"\n'
    said = complaint(game, EditionFile(text, "mine.toml"))
    groups = ", ".join(game.edition().groups()[:1])
    assert f"elephants is unknown; the file may hold {groups}" in said


@pytest.mark.parametrize(("game", "key"), KEYS, ids=[f"{game.name} {key}" for game, key in KEYS])
def test_a_missing_key_is_named_with_its_group(game: Game, key: str) -> None:
    group = line_of(game, key.partition(".")[0])
    said = complaint(game, edition(game, {key: None}))
    assert said.startswith(f"changed.toml, line {group}: {key} is missing")
