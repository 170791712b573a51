"""A game is its folder and a line, a level of bots a line, a language only files.

Each is added to a copy of the program and used there; tests/web/test_extending.py does the
same in a browser.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mandapa.games import GAMES
from tests.checkout import Checkout

pytestmark = pytest.mark.once
ANSWERS = "1\n2\n3\n" * 40  # a card is named by its number


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    found = Checkout(tmp_path_factory.mktemp("toy"))
    found.add_toy()
    return found


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "copy")


# --- a fifth game ---------------------------------------------------------


def test_it_is_among_the_games(toy: Checkout) -> None:
    found = json.loads(toy.mandapa("games", "--json"))
    assert [game["name"] for game in found] == [*GAMES, "toy"]
    assert found[-1]["title"] == "Toy"
    assert found[-1]["languages"] == ["en", "ru"]


@pytest.mark.parametrize(
    ("lang", "asked", "ended"),
    [
        ("en", "Where do you lay your next card?", "All hands are empty."),
        ("ru", "Куда вы положите следующую карту?", "У всех закончились карты."),
    ],
)
def test_it_is_played_in_the_terminal(toy: Checkout, lang: str, asked: str, ended: str) -> None:
    arguments = ("play", "toy", "--ask", "--lang", lang, "--seats", "human,fair", "--seed", "5")
    said = toy.mandapa(*arguments, "--option", "luck=on", typed=ANSWERS)
    assert asked in said
    assert ended in said
    [path] = sorted((toy.folder / "home" / "mandapa" / "games").glob("toy-*"))
    assert "Verified" in toy.mandapa("verify", str(path))
    path.unlink()


def test_it_is_simulated(toy: Checkout) -> None:
    said = toy.mandapa("simulate", "toy", "--games", "6", "--bots", "search:50,random", "--json")
    assert json.loads(said)["games"] == 6


def test_it_is_checked_like_every_game(toy: Checkout) -> None:
    """The contract, for all players and options, threads and edition files."""
    tests = ("tests/games/test_contract.py", "tests/games/test_threads.py")
    said = toy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "toy", *tests)
    assert "passed" in said
    assert "failed" not in said
    listed = toy.run("-m", "pytest", "-q", "--collect-only", "-k", "toy", *tests)
    assert listed.count("test_every_state_keeps_the_contract[") >= 4


# --- a level, a language ----------------------------------------------------


def test_a_level_is_a_line_and_its_words(checkout: Checkout) -> None:
    checkout.add_line("bots/levels.py", '    "easy": "careless",', '    "gentle": "random",')
    for lang, title in {"en": "Gentle", "ru": "Мягкий"}.items():
        words = f"gentle = {title}\ngentle-how = …\n"
        checkout.add_words(f"src/mandapa/bots/words/{lang}.ftl", words)
    found = json.loads(checkout.mandapa("games", "flowers", "--json"))
    assert found[0]["bots"][:3] == ["easy", "gentle", "fair"]
    assert "easy, gentle, fair, strong" in " ".join(checkout.mandapa("play", "--help").split())
    log = checkout.folder / "gentle.log"
    checkout.mandapa("play", "--seats", "gentle,fair", "--seed", "3", "--save", str(log))
    assert "Asha (gentle)" in log.read_text(encoding="utf-8")
    said = checkout.mandapa("simulate", "flowers", "--games", "2", "--bots", "gentle", "--json")
    assert json.loads(said)["bots"][0]["bot"] == "gentle"


CLI_DUTCH = """total = totaal
winners = { $names } wint.
keys-short = (een nummer; h hulp)
keyboard = b h u l q t m y
"""
FLOWERS_DUTCH = """title = Bloemen
you = Jij
event-pass = { $name } past.
ask-play = Speel kaarten
"""


def test_a_language_is_files(checkout: Checkout) -> None:
    """One that is only begun: what it lacks is said in English."""
    checkout.add_words("src/mandapa/cli/words/nl.ftl", CLI_DUTCH)
    checkout.add_words("src/mandapa/games/flowers/words/nl.ftl", FLOWERS_DUTCH)
    assert " nl or " in checkout.mandapa("play", "--help")
    arguments = ("play", "--ask", "--lang", "nl", "--seats", "human,random", "--seed", "5")
    said = checkout.mandapa(*arguments, typed="1\n" * 400)
    assert "een nummer; h hulp" in said
    assert "Speel kaarten" in said
    assert "totaal" in said
    assert "single tiles" in said  # not in the file
    assert "totaal" in checkout.mandapa("play", "ganesha", "--lang", "nl", "--seed", "5")
