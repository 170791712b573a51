"""The table in words and tables, made of the terminal's picture."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from mandapa.core.match import Match
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.reading import WIDTH, Beside, Block, Box, Grid, Lines, Span, blocks_of
from tests.server.site import Player, Site


def lines(blocks: list[Block]) -> Iterator[list[Span]]:
    """Everything that is told, line by line."""
    for block in blocks:
        if isinstance(block, Lines):
            yield from block.lines
        elif isinstance(block, Box):
            yield block.title
            yield from lines(block.inside)
        elif isinstance(block, Grid):
            yield from block.head
            yield from (line for row in block.rows for cell in row for line in lines(cell))
        elif isinstance(block, Beside):
            yield from (line for part in block.parts for line in lines(part))


def words_in(text: str) -> set[str]:
    return {word for word in "".join(c if c.isalnum() else " " for c in text).split() if word}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_word_of_the_picture_is_lost(name: str, lang: str) -> None:
    game = GAMES[name]
    match = Match(game.setup(3), names=["Ann", "Ben", "Cleo"], seed=bytes(32))
    for _ in range(12):
        match.play(match.actor, match.legal()[-1])
    drawn: Any = game.picture(match.view(0), match.setup, Words(game, lang), list(match.names))
    console = Console(width=WIDTH, record=True, file=StringIO())
    console.print(drawn)
    told = "  ".join("".join(span.text for span in line) for line in lines(blocks_of(drawn)))
    assert words_in(console.export_text()) <= words_in(told)


def test_colours_come_only_with_a_ground_of_their_own() -> None:
    game = GAMES["flowers"]
    match = Match(game.setup(2), names=["Ann", "Ben"], seed=bytes(32))
    drawn: Any = game.picture(match.view(0), match.setup, Words(game, "en"), list(match.names))
    found = [span for line in lines(blocks_of(drawn)) for span in line]
    assert any(span.back for span in found)
    assert all(bool(span.fore) is bool(span.back) for span in found)


def test_what_cannot_be_taken_back_says_so(site: Site) -> None:
    """A play in Flowers is followed by draws; choosing an artist's way in Mandala Stones is not."""
    player = Player(site, "Ann")
    for game, final in (("flowers", True), ("mandala_stones", False)):
        table = player.open(game, "me", "random")
        while not (legal := player.see(table)["legal"]):
            pass
        assert {choice["final"] for choice in legal} == {final}
    player.http.close()


def test_the_reading_is_that_of_the_seat(site: Site) -> None:
    ann, ben = Player(site, "Ann"), Player(site, "Ben")
    table = ann.open("flowers", "me", "greedy", public=True)
    mine, other = (one.get(f"/api/tables/{table}/reading") for one in (ann, ben))
    assert "Your hand" in str(mine)
    assert "Your hand" not in str(other)
    ann.http.close()
    ben.http.close()
