"""Set-ups and edition files: what is wrong is said with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandapa.core.edition import EditionFile
from mandapa.core.errors import EditionError, LogError, SetupError
from mandapa.games import find_game
from tests.core.toy import toy_game

TEXT = """name = "mine"   # a comment

[cards]
provenance = "rulebook"
copies = 3
start = [1, 2]
"""


def edition(text: str = TEXT) -> EditionFile:
    return EditionFile(text, "mine.toml")


@pytest.mark.parametrize("players", [1, 4, 0, -1])
def test_impossible_numbers_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"Toy is for 2 to 3 players, not {players}"):
        toy_game().setup(players)


def test_options_are_checked_and_completed() -> None:
    assert toy_game().setup(2).options == {"luck": "off"}
    assert toy_game().setup(2, {"luck": "on"}).options == {"luck": "on"}
    with pytest.raises(SetupError, match="Toy has no option 'moon'; it has luck"):
        toy_game().setup(2, {"moon": "on"})
    with pytest.raises(SetupError, match="option 'luck' of Toy is off or on, not 'maybe'"):
        toy_game().setup(2, {"luck": "maybe"})


def test_editions_by_name_and_by_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    game = toy_game()
    assert game.edition().name == game.edition("toy-1").name == "toy-1"
    assert game.setup(2, edition=str(path)).edition.name == "mine"
    with pytest.raises(SetupError, match="no edition 'moon' of Toy; choose from toy-1"):
        game.edition("moon")


def test_a_state_of_another_kind_is_refused() -> None:
    setup = find_game("flowers").setup(2)
    whole = setup.new().to_json()
    for data in ({}, whole | {"hands": [1]}, whole | {"last": None}):
        with pytest.raises(LogError, match="no saved state of Flowers"):
            setup.from_json(data)


def test_values_are_read() -> None:
    file = edition()
    assert file.number("cards.copies", 1, 3) == 3
    assert file.numbers("cards.start", 2, 1, 2) == [1, 2]
    assert file.words("name") == "mine"
    assert file.provenance() == {"cards": "rulebook"}
    assert len(file.digest) == 16


def test_comments_do_not_change_an_edition_but_numbers_do() -> None:
    assert edition(TEXT.replace("# a comment", "")).digest == edition().digest
    assert edition(TEXT.replace("copies = 3", "copies = 4")).digest != edition().digest


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("cards.copies", "line 5: cards.copies must be a whole number from 4 to 9, not 3"),
        ("cards.name", "line 3: cards.name is missing"),
        ("tiles.value", "line 1: tiles.value is missing"),
    ],
)
def test_wrong_numbers_name_their_line(key: str, message: str) -> None:
    with pytest.raises(EditionError, match=f"mine.toml, {message}"):
        edition().number(key, 4, 9)


@pytest.mark.parametrize("value", ["true", '"3"', "3.0", "-1", "[]"])
def test_only_whole_numbers_are_numbers(value: str) -> None:
    file = edition(TEXT.replace("copies = 3", f"copies = {value}"))
    with pytest.raises(EditionError, match=r"line 5: .* whole number from 0 to 9"):
        file.number("cards.copies", 0, 9)


def test_lists_have_their_length() -> None:
    with pytest.raises(EditionError, match=r"line 6: cards.start must be a list of 3 values"):
        edition().numbers("cards.start", 3, 0, 9)
    with pytest.raises(EditionError, match="must be a list"):
        edition().sequence("cards.copies", 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = ", "mine.toml is not a valid TOML file"),
        ("a = " + "[\n" * 5000, "mine.toml is not a valid TOML file"),
        ("a = 1\nb = " + "9" * 5000, "mine.toml, line 2: is longer than 300 characters"),
        ("# a long story\n" * 2000, "mine.toml is longer than 20000 characters"),
        ("name = 'x'\nday = 1979-05-27", "mine.toml holds a date or a time"),
        ("title = 'x'", "line 1: name is missing"),
        ("name = 7", "line 1: name must be a line of text, not 7"),
        ('name = "two\\nlines"', "line 1: name must be a line of text"),
        (TEXT.replace('"rulebook"', '"hearsay"'), "line 4: cards.provenance must be one of"),
        (TEXT.replace('provenance = "rulebook"', ""), "line 3: cards.provenance is missing"),
    ],
)
def test_broken_files(text: str, message: str) -> None:
    with pytest.raises(EditionError, match=message):
        edition(text)


def test_unknown_keys_are_refused_as_misspelt() -> None:
    edition().check_keys({"cards": ["copies", "start"]})
    with pytest.raises(EditionError, match="line 6: cards.start is unknown"):
        edition().check_keys({"cards": ["copies"]})
    with pytest.raises(EditionError, match="line 3: cards is unknown; the file may hold tiles"):
        edition().check_keys({"tiles": []})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot read the edition file"):
        EditionFile.read(tmp_path / "none.toml")
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff")
    with pytest.raises(EditionError, match="is not UTF-8 text"):
        EditionFile.read(path)
