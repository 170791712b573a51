"""The help of every command, and what is wrong with one, in every language."""

from __future__ import annotations

import argparse
import inspect
import re
from pathlib import Path

import pytest

from mandapa.cli.main import COMMANDS, main
from mandapa.cli.own_words import key_of
from mandapa.cli.parser import HELP_WORDS, make_parser
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from tests.cli.terminal import run

LANGUAGES = languages(HELP_WORDS)
OTHERS = [lang for lang in LANGUAGES if lang != FALLBACK]
USAGE = {"en": "usage:", "es": "uso:", "fr": "utilisation\u00a0:", "ru": "использование:"}
# What only programs that declare their arguments wrongly get to read, or kinds that ours lacks.
UNHEARD = re.compile(
    r"conflicting|__call__|mode %r|merge actions|required' is|option string|dest=|mutually"
    r"|multiple subparser|one of the arguments|at most one|at least one|callable|unknown parser"
    r"|can't open|invalid conflict|must start with"
)


def keys(lang: str) -> set[str]:
    text = (HELP_WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def own_texts() -> list[str]:
    """Return what `argparse` of this Python says."""
    source = inspect.getsource(argparse)
    found = re.findall(r"\b_\(\s*((?:'[^'\n]*'|\"[^\"\n]*\")\s*)+\)", source)
    texts = [str(eval(text)) for text in found]  # a literal of the standard library
    assert len(texts) > 20
    return [text for text in texts if not UNHEARD.search(text)]


def help_of(lang: str, command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*([command] if command else []), "--help", "--lang", lang])
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_every_language_has_the_same_help() -> None:
    english = keys(FALLBACK)
    own = {key_of(text) for text in own_texts()}
    assert len(english) > 60
    for lang in OTHERS:
        assert {key for key in keys(lang) if not key.startswith("argparse-")} == english
        # Other versions of Python may say more, in English.
        assert own <= keys(lang), own - keys(lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_filled_in_stays(lang: str) -> None:
    words = Lexicon(HELP_WORDS, lang)
    for text in own_texts():
        filled = set(re.findall(r"%(?:\(\w+\))?[sr]", words.text(key_of(text))))
        assert filled <= set(re.findall(r"%(?:\(\w+\))?[sr]", text)), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_every_command_is_in_every_language(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = help_of(lang, command, capsys)
    assert told.startswith(f"{USAGE[lang]} mandapa {command}".rstrip())
    if lang != FALLBACK:
        for english in ("usage:", "show ", "default", "positional", "examples", " the ", " with "):
            assert english not in told, english
    assert "metavar-" not in told
    assert "arg-" not in told


def test_no_word_of_the_help_is_unused() -> None:
    source = inspect.getsource(inspect.getmodule(make_parser) or argparse)
    for key in keys(FALLBACK):
        name = key.removeprefix("metavar-").removesuffix("-more")
        assert f'"{name}"' in source or f"'{key}'" in source, key


@pytest.mark.parametrize(
    ("lang", "command", "told"),
    [
        (
            "fr",
            "play --players deux",
            "argument --players\u00a0: 'deux' n’est pas un nombre",
        ),
        ("es", "simulate", "mandapa simulate: error: falta: JUEGO"),
        ("ru", "verify x --y", "ошибка: неизвестные аргументы: --y"),
        ("fr", "play --option memory", "«\u00a0memory\u00a0» n’est pas NOM=VALEUR"),
        ("ru", "fly", "'fly' здесь нет (есть 'play'"),
        ("es", "play --seed", "argumento --seed: necesita un valor"),
        ("en", "play --players two", "invalid int value: 'two'"),
    ],
)
def test_wrong_usage_is_told_in_the_language(
    lang: str, command: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, *command.split()])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(USAGE[lang])
    assert told in said


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play chess --lang fr", "il n’y a pas de jeu «\u00a0chess\u00a0»"),
        ("--lang es rules flowers 3.99", "No existe la regla 3.99; esta sección va de"),
        ("verify nothing.log --lang ru", "не удаётся прочитать nothing.log: такого файла"),
        ("games --lang=ru chess", "игры «chess» нет"),
        ("rules flowers --lang tlh", "there is no language 'tlh'; choose from en, es, fr and ru"),
    ],
)
def test_errors_are_told_in_the_language(
    command: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 1
    assert told in capsys.readouterr().err


def test_the_language_of_the_system_is_spoken(tmp_path: Path) -> None:
    said = run(tmp_path, "play", "chess", LC_ALL="fr_FR.UTF-8")
    assert (said.returncode, "il n’y a pas de jeu" in said.stderr) == (1, True)
    said = run(tmp_path, "--help", LC_ALL="ru_RU.UTF-8")
    assert said.stdout.startswith("использование:")
    # An encoding without those letters gets English.
    said = run(tmp_path, "--help", LC_ALL="ru_RU.UTF-8", PYTHONIOENCODING="ascii")
    assert said.stdout.startswith("usage:")
