"""What the short texts of an edition say, in words: an owner's corrections show in the rules."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.words import Words
from mandapa.games import find_game


def test_an_owners_corrections_are_told() -> None:
    game = find_game("rajas")
    text = game.edition().text.replace('"2 fame + start player"', '"5 money + start player"')
    mine = EditionFile(text.replace('name = "rajas-2017"', 'name = "mine"'), "mine.toml")
    said = game.told(mine, Words(game, "en"))
    assert said["palace.rooms.1"] == "5 coins and the first turn next round"
    assert said["river.spaces.1"] == "2 dice"
    assert said["tiles.blue_cow.6.features"] == "a yellow building, a red building and silk 4"
    assert said["edges.temples.1"] == "white"
    assert said["province.edges.1"] == "b1 ↑"
    assert (said["dice.all"], said["tracks.facing"]) == ("48", "122")
    assert game.told(mine, Words(game, "ru"))["palace.rooms.4"] == "3 монеты и 1 улучшение"
