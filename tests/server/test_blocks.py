"""The table in words and tables, made of the terminal's picture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from mandapa.core.match import Match
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.blocks import WIDTH, Beside, Block, Box, Grid, Lines, Span, blocks_of
from mandapa.server.refusals import LANGUAGES
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
@pytest.mark.parametrize("lang", LANGUAGES)
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
        while not player.see(table)["legal"]:
            pass
        told = player.get(f"/api/tables/{table}/effects")["choices"]
        assert {choice["final"] for choice in told} == {final}
    player.http.close()


def test_words_come_where_they_are_wanted_and_nothing_is_drawn(site: Site) -> None:
    """By the live line, over HTTP and for a record; an own edition is drawn like any other."""
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    own = GAMES["flowers"].edition().text
    changed = ann.open("flowers", "me", "random", edition_text=own)
    for one, drawn, wanted in (
        (table, None, False),
        (table, "", True),
        (table, "ganesha,", True),
        (table, "ganesha,flowers", False),
        (changed, "flowers", False),
        (changed, "ganesha", True),
        (changed, None, False),
    ):
        query = {} if drawn is None else {"drawn": drawn}
        line = ann.connect(one, None, **query)
        assert bool(line.now["words"]) is wanted
        assert ann.see(one, **query)["words"] == line.now["words"]
        line.close()
    ann.do(table, "resign")
    while ann.see(table)["status"] != "finished":
        time.sleep(0.05)
    path = f"/api/tables/{table}/record/3"
    assert ann.get(path)["words"] == []
    assert "Your hand" not in str(ann.get(path, drawn="", perspective="spectator")["words"])
    assert ann.get(path, drawn="")["words"]
    ann.close()


def test_an_open_table_has_no_words_yet(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "open", start=False)
    assert ann.see(table, drawn="")["words"] == []
    ann.close()


def test_the_words_are_those_of_the_seat(site: Site) -> None:
    ann, ben = Player(site, "Ann"), Player(site, "Ben")
    table = ann.open("flowers", "me", "greedy", public=True)
    mine, other = (one.see(table, drawn="")["words"] for one in (ann, ben))
    assert "Your hand" in str(mine)
    assert "Your hand" not in str(other)
    ann.http.close()
    ben.http.close()


def test_a_board_is_given_the_numbers_of_its_table(site: Site) -> None:
    """Those of a host's own file are known nowhere else."""
    ann, stranger = Player(site, "Ann"), Player(site)
    text = GAMES["flowers"].edition().text
    assert "limit = 8" in text
    own = text.replace("limit = 8", "limit = 9").replace('name = "', 'name = "my ', 1)
    for table, limit in (
        (ann.open("flowers", "me", "random"), 8),
        (ann.open("flowers", "me", "random", edition_text=own), 9),
    ):
        for player in (ann, stranger):
            assert player.get(f"/api/tables/{table}/edition")["hands"]["limit"] == limit
