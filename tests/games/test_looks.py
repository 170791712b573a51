"""How games look on the pages: whatever their folders say can be drawn."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.style import Style

from mandapa.core.game import Game
from mandapa.core.look import read_look
from mandapa.core.palette import PAINTS, STYLES
from mandapa.games import FOLDERS, GAMES
from tests.games.wording import messages

PAINT = re.compile(r"#[0-9a-f]{6}")
OUTLINE = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9. -]+")
DRAWN = {"svg", "defs", "radialGradient", "linearGradient", "stop", "g", "rect", "path", "circle"}
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@ALL
def test_colours_and_shapes_can_be_drawn(game: Game) -> None:
    look = game.look
    assert look.palette is not None
    for paint in (*look.paints.values(), look.palette.ground, look.palette.line):
        assert PAINT.fullmatch(paint)
    assert len(look.palette.motifs) >= 4
    assert all(PAINT.fullmatch(paint) for paint in look.palette.motifs)
    assert all(OUTLINE.fullmatch(outline) for outline in look.shapes.values())
    for token in look.tokens.values():
        assert token.shape in look.shapes
        assert PAINT.fullmatch(token.colour) or token.colour == "currentColor"
    for style in look.styles().values():
        Style.parse(style)


@ALL
def test_colours_that_are_named_have_a_token(game: Game) -> None:
    named = {one.id.name for one in messages(game, "en") if one.id.name.startswith("colour-")}
    assert named
    assert named <= game.look.tokens.keys()


@ALL
def test_a_cover_is_nothing_but_a_drawing(game: Game) -> None:
    """It is shown to everybody: no script, nothing from elsewhere."""
    root = ElementTree.fromstring(game.look.cover)
    for node in root.iter():
        assert node.tag.removeprefix("{http://www.w3.org/2000/svg}") in DRAWN
        assert not {name for name in node.attrib if "href" in name or name.startswith("on")}
    assert root.attrib["viewBox"] == "0 0 240 150"
    assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) > 30


def test_folders_are_named_as_their_games() -> None:
    assert [game.name for game in GAMES.values()] == list(FOLDERS)


def test_a_game_that_brings_nothing_has_a_look(tmp_path: Path) -> None:
    look = read_look(tmp_path)
    assert (look.palette, look.cover) == (None, b"")
    assert look.tokens["colour-red"].colour == PAINTS["red"]
    assert look.tokens["colour-red"].shape in look.shapes
    assert look.styles() == STYLES


def test_a_colour_of_its_own_is_painted_in_the_terminal_too(tmp_path: Path) -> None:
    text = '[colours]\npink = "#ffc0cb"\nnavy = "#000080"\n'
    (tmp_path / "look.toml").write_text(text, encoding="utf-8")
    look = read_look(tmp_path)
    assert look.tokens["colour-pink"].colour == "#ffc0cb"
    assert look.styles()["pink"] == "color(16) on #ffc0cb"
    assert look.styles()["navy"] == "color(231) on #000080"
