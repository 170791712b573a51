"""Errors are keys with fields: every key has its words in every language, and none is left over."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.serializer import FluentSerializer

import mandapa
from mandapa.core.edition import SENT, EditionFile
from mandapa.core.errors import (
    WORDS,
    EditionError,
    IllegalAction,
    LogError,
    MandapaError,
    SetupError,
    from_folder,
    system_reason,
)
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from mandapa.core.log import from_text
from mandapa.games import GAMES, find_game
from tests import fluent_files

SOURCE = Path(mandapa.__file__).parent
LANGUAGES = languages(WORDS)
FOLDERS = [WORDS, *(game.folder / "edition_words" for game in GAMES.values())]
# Made from the names that an operating system has for its errors.
MADE = "system-"
HERE = MandapaError.__module__


@cache
def messages(folder: Path, lang: str) -> dict[str, str]:
    written = FluentSerializer()
    found = fluent_files.messages(folder / f"{lang}.ftl")
    return {one.id.name: written.serialize_entry(one) for one in found}


@cache
def texts_in_code() -> set[str]:
    return {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def raised() -> Iterator[str]:
    """Return the keys that errors are made with."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func).rpartition(".")[2]
                place = {"wrong": 1, "_at": 1}.get(name, 0 if name in KINDS else -1)
                if 0 <= place < len(node.args) and isinstance(node.args[place], ast.Constant):
                    yield str(ast.literal_eval(node.args[place]))


KINDS = {
    "MandapaError",
    *(
        one.__name__
        for one in MandapaError.__subclasses__()
        if one.__module__ == "mandapa.core.errors"
    ),
} - {"UnknownAction", "IllegalAction"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_words_with_the_same_fields(folder: Path) -> None:
    assert languages(folder) == LANGUAGES
    english = messages(folder, FALLBACK)
    assert english
    for lang in LANGUAGES:
        ours = messages(folder, lang)
        assert ours.keys() == english.keys()
        for key, text in ours.items():
            fields = set(re.findall(r"\$(\w+)", text))
            allowed = set(re.findall(r"\$(\w+)", english[key]))
            if key == "edition-not-toml":  # what the reader of TOML says is English
                allowed |= {"where", "line", "column"}
            assert fields <= allowed, (lang, key)
            assert text != english[key] or lang == FALLBACK or not re.search("[a-z]{3}", said(text))


def said(text: str) -> str:
    return re.sub(r"\{[^{}]*\}|^[\w-]+ =", "", text)


def notes() -> dict[str, str]:
    """What released editions remark on their groups, by the key of its words."""
    return {
        f"{file.name}-{group}": file.table[group]["note"]
        for game in GAMES.values()
        for file in game.editions().values()
        for group in file.groups()
        if "note" in file.table[group]
    }


def test_the_notes_of_editions_are_told_as_they_stand_there() -> None:
    for game in GAMES.values():
        words = Lexicon(game.folder / "edition_words", FALLBACK)
        for file in game.editions().values():
            for group in file.groups():
                note = file.table[group].get("note")
                assert words.has(f"{file.name}-{group}") is (note is not None)
                assert note in (None, words.text(f"{file.name}-{group}"))


def test_no_key_is_missing_and_none_is_left_over() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, FALLBACK)} - set(notes())
    used = set(raised())
    assert len(used) > 80
    assert used - known == set()
    assert {one for one in known if not one.startswith(MADE)} - texts_in_code() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_told(lang: str) -> None:
    for folder in FOLDERS:
        for key, text in messages(folder, lang).items():
            fields = set(re.findall(r"\$(\w+)", text))
            for count in (1, 2, 5, 21):
                told = from_folder(folder, key, **dict.fromkeys(fields, count)).told(lang)
                assert told
                assert not re.search(r"[{}]", told), told


def test_an_error_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(SetupError) as caught:
        find_game("flowers").setup(9)
    error = caught.value
    assert str(error) == "Flowers is for 2 to 4 players, not 9"
    assert error.told("fr") == "Flowers se joue de 2 à 4 joueurs, pas à 9"
    assert error.told("es") == "Flores es para 2 a 4 jugadores, no para 9"
    assert error.told("tlh") == str(error)


def wrong_edition(game: str, old: str, new: str) -> EditionError:
    text = find_game(game).edition().text
    assert old in text
    with pytest.raises(EditionError) as caught:
        find_game(game).setup(2, edition=EditionFile(text.replace(old, new, 1), SENT))
    return caught.value


def test_what_is_wrong_with_an_edition_names_line_and_rule() -> None:
    error = wrong_edition("flowers", "start = [", "start = [99, 5, 5, 5] #")
    line = error.fields["line"]
    assert str(error).startswith(f"edition, line {line}: hands.start must be a whole number")
    error = wrong_edition("flowers", "copies = 15", "copies = 4")
    assert error.told("fr").endswith("donne plus de cartes qu’il n’y en a (règle 2.2)")
    assert error.told("ru").startswith("издание, строка ")


def test_what_is_wrong_with_a_log_names_the_line() -> None:
    with pytest.raises(LogError) as caught:
        from_text("mandapa log 9\n", GAMES)
    assert caught.value.told("es").startswith("línea 1: este archivo tiene el formato 9")


def test_a_file_that_is_no_toml_names_line_and_column() -> None:
    with pytest.raises(EditionError) as caught:
        EditionFile("name = 'x'\nwrong", SENT)
    assert caught.value.told("fr") == (
        "édition n’est pas un fichier TOML valable (ligne 2, colonne 6)"
        if "line 2" in str(caught.value)
        else "édition n’est pas un fichier TOML valable (il s’interrompt)"
    )


def test_what_the_system_complains_of_is_told_too() -> None:
    known = system_reason(FileNotFoundError(2, "No such file or directory"))
    assert isinstance(known, MandapaError)
    assert known.told("ru") == "такого файла или папки нет"
    assert system_reason(OSError(71, "Protocol error")) == "Protocol error"


def test_errors_pass_from_one_process_to_another() -> None:
    reason = from_folder(find_game("flowers").folder / "words", "refusal-3-4")
    error = pickle.loads(pickle.dumps(IllegalAction("play red 2 A", "3.4", reason)))
    assert isinstance(error, IllegalAction)
    assert (error.clause, error.notation) == ("3.4", "play red 2 A")
    assert error.told("en").startswith("'play red 2 A' is not allowed: playing two or more cards")
    assert "must keep" in error.reason


def test_a_missing_word_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = one\ntwo = two { $n }\n")
    (tmp_path / "fr.ftl").write_text("one = un\n")
    assert from_folder(tmp_path, "one").told("fr") == "un"
    assert from_folder(tmp_path, "two", n=2).told("fr") == "two 2"
    assert Lexicon(tmp_path, "fr").text("two", n=2) == "two 2"
