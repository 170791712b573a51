"""What spaces and objectives count, in words: an owner's corrections show in the rules."""

from __future__ import annotations

import pytest

from mandapa.core.edition import EditionFile
from mandapa.core.words import Words
from mandapa.games import find_game

GAME = find_game("mandala_stones")


def test_an_owners_corrections_are_told() -> None:
    text = GAME.edition().text.replace("points = [4, 2, 1, 1]", "points = [9, 2, 1, 1]")
    text = text.replace(
        'rule = "stacks"\nleast = 1\nmost = 1', 'rule = "stacks"\nleast = 2\nmost = 3'
    )
    mine = EditionFile(text, "mine.toml")
    said = GAME.told(mine, Words(GAME, "en"))
    assert "9, 2, 1 and 1" in said["space-2.told"]
    assert said["objective-c.told"] == "2 to 3 stacks"
    assert said["objective-d.told"] == "at least 4 stacks"


@pytest.mark.parametrize(
    ("lang", "card"),
    [
        ("en", "exactly 2 red stones visible"),
        ("fr", "exactement 2 pierres rouges visibles"),
        ("es", "exactamente 2 piedras rojas visibles"),
        ("ru", "видно ровно 2 красных камня"),
    ],
)
def test_cards_are_told_in_every_language(lang: str, card: str) -> None:
    assert GAME.told(GAME.edition(), Words(GAME, lang))["objective-g.told"] == card
