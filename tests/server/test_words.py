"""Every refusal and every note has its words in every language, and no word is left over."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from mandapa.core.lexicon import FALLBACK
from mandapa.server import events
from mandapa.server import refusals as refusals_module
from mandapa.server.database_errors import OutageCause
from mandapa.server.health import Alone
from mandapa.server.refusals import LANGUAGES, WORDS, Refusal, language

SOURCE = Path(refusals_module.__file__).parent
if not (SOURCE / "refusals.py").is_file():  # compiled: the source lies in the tree
    SOURCE = Path(__file__).parents[2] / "src" / "mandapa" / "server"
DEALS = ("proven-draws", "proven-once", "unproven-names", "unproven-help")
# Notes whose words depend on more than their kind.
FURTHER = {
    *("takeover-once", "takeover-asked", "takeover-away"),
    *("mute-all", "mute-ended", "mute-ended-all"),
    *("ask-pause", "ask-pause-agreed", "ask-takeback", "ask-takeback-agreed"),
    *("answer-yes", "answer-no"),
}
ALIKE = {"no"}  # in English and Spanish
SILENT = {"begin", "act", "chat"}  # told by the game, or told as they are


@cache
def keys(lang: str) -> dict[str, str]:
    text = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+(?:\n[ }].*)*)$", text, re.MULTILINE))


@cache
def codes_in_source() -> set[str]:
    """The code of every `Refusal(...)` and of every mapping of errors to codes."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name == "Refusal":
                if isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
            target = getattr(getattr(node, "target", None), "id", "")
            if isinstance(node, ast.AnnAssign) and target == "_CODES" and node.value:
                found |= strings(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "__init__":
                found |= {str(one.value) for one in node.args if is_text(one)}  # type: ignore[attr-defined]
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get":
                if getattr(getattr(node.func, "value", None), "id", "") == "_CODES":
                    found |= strings(node.args[1])
    return found


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def strings(node: ast.AST) -> set[str]:
    return {str(one.value) for one in ast.walk(node) if is_text(one)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_and_no_word_is_unused(lang: str) -> None:
    have = {key.removeprefix("refused-") for key in keys(lang) if key.startswith("refused-")}
    assert have == codes_in_source()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_words_and_no_word_is_unused(lang: str) -> None:
    kinds = {kind.__name__.lower() for kind in events.Event.__subclasses__()} - SILENT
    have = {key.removeprefix("note-") for key in keys(lang) if key.startswith("note-")}
    assert have == kinds - {"takeover", "ask", "answer"} | FURTHER


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_may_be_wrong_has_words_and_no_word_is_unused(lang: str) -> None:
    have = {key for key in keys(lang) if not key.startswith(("refused-", "note-"))}
    asked = {f"asked-{what}" for what in get_args(events.ProposalKind)}
    choices = {"choice-on", "choice-off"}
    assert have == choices | {"told-stand-in", *asked, *(f"deal-{about}" for about in DEALS)} | {
        f"health-{code}" for code in (*get_args(OutageCause), *get_args(Alone))
    }


@pytest.mark.parametrize("lang", [one for one in LANGUAGES if one != FALLBACK])
def test_all_languages_use_the_same_fields(lang: str) -> None:
    english, other = keys(FALLBACK), keys(lang)
    assert english.keys() == other.keys()
    for key, text in english.items():
        fields = set(re.findall(r"\$(\w+)", text))
        assert set(re.findall(r"\$(\w+)", other[key])) <= fields | {"name", "seat"}
        assert text != other[key] or text in ALIKE


def test_russian_is_russian() -> None:
    for key, text in keys("ru").items():
        assert re.search("[а-яё]", text, re.IGNORECASE), key


def test_a_refusal_fills_in_its_fields() -> None:
    told = Refusal("wrong-players", game="Flowers", least=2, most=4).message("ru", 7)
    assert (told.code, told.id) == ("wrong-players", 7)
    assert "{" not in told.text
    assert "Flowers" in told.text


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("tlh, RU;q=0.5", "ru"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("tlh-KL", "en"),
        ("fr-CA,fr;q=0.9", "fr"),
        ("../ru", "en"),
        (",;,", "en"),
    ],
)
def test_the_first_language_that_we_have_is_spoken(wanted: str | None, lang: str) -> None:
    assert language(wanted) == lang
