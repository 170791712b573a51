"""Terminals without our signs: every sign has a plain one, and no two of a game share it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from mandapa.cli.plain import ERRORS, PLAIN, can_show
from mandapa.core.draws import seed_from_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Reader, moments, view_for
from mandapa.core.native import Rng
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.games.rajas.symbols import ROADS
from tests.cli.terminal import PROMPT, Terminal, run

NAMES = ["You", "Asha", "Ravi", "Mira"]
# Boxes are rich's, which draws them plainly by itself; the rest is punctuation.
NOT_SIGNS = set("╭╮╰╯╴╵╶╷━│─—–…“”’")


def everything_shown(name: str) -> str:
    """Pictures in all folds, sentences and help of some random play."""
    game = GAMES[name]
    words, said = Words(game, "en"), []
    console = Console(width=80, file=io.StringIO(), no_color=True)
    for options in ({}, {option.name: option.choices[-1] for option in game.options}):
        setup = game.setup(4, options)
        match, rng, narrator = (
            Match(setup, NAMES, seed_from_text("plain")),
            Rng(4),
            game.narrator(setup),
        )
        said.append(words.sentence(narrator.help(), NAMES))
        for _ in range(40):
            legal = match.legal()
            match.play(match.actor, legal[rng.below(len(legal))])
        readers: list[Reader] = [0, None, EVERYONE]
        for reader in readers:
            drawn = game.picture(view_for(match.state, reader), setup, words, NAMES)
            for fold in range(drawn.folds + 1):
                console.print(drawn.draw(fold))
            said += [
                words.sentence(line, NAMES) for line in narrator.narrate(moments(match, reader))
            ]
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue() + words.text("picture-legend") + "\n".join(said)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_signs_of_a_game_look_alike(name: str) -> None:
    signs = {sign for sign in everything_shown(name) if not sign.isascii()}
    if name == "rajas":
        signs |= {road for road in ROADS.values() if road != " "}
    signs -= NOT_SIGNS - set(ROADS.values())
    assert signs
    plain = {sign: sign.encode("ascii", ERRORS).decode() for sign in signs}
    assert "?" not in plain.values()
    assert all(len(one) == 1 for one in plain.values())
    assert len(set(plain.values())) == len(plain), plain


def test_letters_lose_their_accents_and_only_unknown_ones_are_questioned() -> None:
    assert "Zoë Łódź".encode("ascii", ERRORS) == b"Zoe ?odz"
    assert "¿Cuántas? ¡Año!".encode("ascii", ERRORS) == b"?Cuantas? !Ano!"
    assert all(len(one) == 1 and one.isascii() for one in PLAIN.values())
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", ERRORS)


def test_an_encoding_may_lack_a_language() -> None:
    assert can_show("всего", "utf-8")
    assert can_show("всего", "koi8-r")
    assert not can_show("всего", "ascii")
    assert not can_show("всего", "no such encoding")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_without_a_question_mark(name: str, tmp_path: Path) -> None:
    said = run(tmp_path, "play", name, "--seed", "3", "--seats", "random,random",
               PYTHONIOENCODING="ascii", LC_ALL="C")  # fmt: skip
    assert said.returncode == 0
    assert said.stdout.isascii()
    assert "?" not in said.stdout


def test_a_table_and_a_question_in_plain_signs(tmp_path: Path) -> None:
    arguments = ("play", "mandala_stones", "--seed", "240", "--lang", "ru")
    with Terminal(tmp_path, *arguments, PYTHONIOENCODING="ascii", LC_ALL="C") as window:
        shown = window.read(PROMPT)
    assert "lacks the letters of 'ru': English instead." in " ".join(shown.split())
    assert "* starburst  o ring" in shown
    assert "?" not in shown[: shown.index("Collect stones with an artist")]
