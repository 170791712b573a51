"""What holds for all words that people read, and for the prose of code and documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests import fluent_files

ROOT = Path(__file__).parents[1]
FILES = sorted(
    [
        *ROOT.glob("src/mandapa/**/*.ftl"),
        *ROOT.glob("web/src/i18n/*.ftl"),
    ]
)
# The part of a line that is said; keys and values of fields follow the notation.
SAID = re.compile(r"\{[^{}]*\}|%\(\w+\)[rs]|^[\w-]+ =|^ *\*?\[[\w-]+\]", re.MULTILINE)
AMERICAN = re.compile(
    r"\b\w*(gray|color|center|favor|honor|neighbor|organiz|recogniz|traveler|canceled)\w*", re.I
)
# Words that others have replaced everywhere, by language: in Russian rooms are «зал», workers
# «слуги», province tiles «участки», brown is «коричневый», a deal is «расклад», a match is «игра»;
# for French and Spanish see docs/glossaries. Also «coger», which is not said in all of America,
# and «vosotros».
REMOVED = {
    "es": re.compile(
        r"trabajador|moneda|\bfama\b|\bdinero|baldosa|\bbonus\b|\bbonos?\b|violeta|púrpura|pardo"
        r"|\bjoya|\bcarrera de|historial|bitácora|\bsillas?\b|consejo|sugerencia|retroceder"
        r"|revertir|\bco(?:ger|ge|ges|gen|jas?)\b|vosotr|vuestr|\w+[áé]is\b",
        re.I,
    ),
    "fr": re.compile(
        r"\b(?:travailleu|serviteur|rivière|chambre|mauve|pourpre|brun|renommée|échoppe|joyau|joyaux"
        r"|talon|deck|ronde|round|siège|fauteuil|horloge|chrono|distribution|germe|indice|astuce"
        r"|match|lobby|accueil|robot|rejouer le coup|jeu est (?:fini|terminé))",
        re.I,
    ),
    "ru": re.compile(
        r"поко(?:й|я)\b|палат|бур(?:ый|ое|ые)|надбавк|раздач|парти[яиюей]\b|конча(?:ет|ют)ся"
        r"|\bкончил|работник|плитк|\bнес(?:ёт|ут)\b",
        re.I,
    ),
}
# Languages that say everything.
WHOLE = {"en", "es", "fr", "ru"}
# In French a no-break space stands before a colon and inside quotation marks, a narrow one before
# ; ! and ?; quotation marks are « » and apostrophes are curly. (A question mark after a comma or at
# the beginning of a line is the name of a key.)
MISSET = re.compile(
    r"""[\w)»}…][;!?:]|[^\s,][ \u00a0][;!?]|\S[ \u202f]:|«[^\u00a0]|[^\u00a0]»|['"“”]| …"""
)
# Before a name that may begin with a vowel, these would have to lose theirs.
ELIDED = re.compile(
    r"\b(?:de|que|le|la|ne|se|jusque|lorsque|puisque|parce que) "
    r"\{ \$(?:name|names|seat|player|second|winner|game|level)\b"
)

# Quaint in comments, docstrings and documents; "again", "this many" and "anyone who" are plain.
QUAINT = re.compile(
    r"(?<![a-z])(?:anew|so many|whoever|of nobody's|lest|thereof|hence(?:forth)?|whence|oneself)"
    r"(?![a-z])",
    re.I,
)
PROSE = sorted(
    path
    for pattern in (
        "setup.py",
        "src/mandapa/**/*.py",
        "tests/**/*.py",
        "tools/*.py",
        "benchmarks/**/*.py",
        "examples/**/*.py",
        "web/src/**/*.ts",
        "web/src/**/*.svelte",
        "docs/*.md",
        "*.md",
    )
    for path in ROOT.glob(pattern)
    if path != Path(__file__)
)


# «Usted», by its name or by its commands at the beginning of a sentence.
USTED = re.compile(
    r"\b(?i:ustedes|usted|\w+[áéí]\w+elo)\b"
    r"|\b(?:Abra|Diga|Elija|Envíe|Escriba|Espere|Haga|Juegue|Mire|Pase|Ponga|Pulse"
    r"|Recolecte|Responda|Siéntese|Tome|Termine|Vuelva)\b"
)


def said(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return SAID.sub(" ", "\n".join(line for line in text.splitlines() if line[:1] != "#"))


def written_in(lang: str) -> list[Path]:
    return [path for path in FILES if path.stem == lang]


def test_all_words_are_found() -> None:
    folders = {path.parent for path in FILES}
    assert len(folders) >= 14
    for lang in WHOLE:
        assert {path.parent for path in written_in(lang)} == folders


@pytest.mark.parametrize(
    "path",
    written_in("en"),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_english_is_british(path: Path) -> None:
    assert AMERICAN.findall("gray")
    assert not AMERICAN.findall("grey colour")
    assert AMERICAN.findall(said(path)) == []


# Words for more than one, without those that are verbs too.
SEVERAL = re.compile(
    r"\b1 (?:(?!and )[a-z]+ )?"
    r"(?:points|coins|cards|tiles|spaces|gems|stones|minutes|seconds|games|rounds|dice"
    r"|workers|colours|seats|tables|players|flowers|stalls|circles|days|hours|people)\b"
)
# Limits of a site or of a box, which are more than one; all workers, several prices, and the
# flowers that end the game; players, and what an edition has too much or too little of.
NEVER_ONE = (
    "refused-",
    "for-players",
    "help",
    "about-rounds",
    "picture-prices",
    "rule-",
    "board-workers-left",
    "board-flowers-",
    "bench-title",
    "costs-unbalanced",
    "no-end",
    "no-such-seat-line",
    "too-few-backs",
    "wrong-bots",
    "wrong-names",
    "wrong-players",
    "wrong-stacks",
)


@pytest.mark.parametrize("path", written_in("en"), ids=lambda path: str(path.relative_to(ROOT)))
def test_one_is_said_as_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ones = dict.fromkeys(["count", *re.findall(r"\$(\w+)", text)], 1)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(fluent_files.resource(path))
    bundle.add_resource(FluentResource("wrong = { $count } white gems\n"))
    found = set()
    for key in [*re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE), "wrong"]:
        value = bundle.get_message(key).value
        said = "" if value is None else str(bundle.format_pattern(value, ones)[0])
        # "the second place takes 1 cards": one card would be enough to be second.
        if SEVERAL.search(said) and not key.startswith((*NEVER_ONE, "board-first-both")):
            found.add(key)
    assert found == {"wrong"}


def test_english_counts_coins_not_money() -> None:
    """A number stands before what can be counted, and having is asked about with "do"."""
    wrong = re.compile(r"\} money\b|\bha(?:ve|s) not (?:enough|so)\b|\bspices market\b")
    assert wrong.findall("{ $n } money, you have not enough") == ["} money", "have not enough"]
    for path in written_in("en"):
        assert wrong.findall(path.read_text(encoding="utf-8")) == [], path


def test_prose_is_plain() -> None:
    assert len(PROSE) > 80
    assert QUAINT.search("Whoever comes must come anew")
    found = [f"{one.relative_to(ROOT)}: {hit[0]}" for one in PROSE for hit in quaint(one)]
    assert found == []


def quaint(path: Path) -> Iterator[re.Match[str]]:
    return QUAINT.finditer(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path",
    [path for lang in REMOVED for path in written_in(lang)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_there_is_one_word_for_one_thing(path: Path) -> None:
    once = {"es": "el trabajador coge", "fr": "le travailleur, la rivière", "ru": "покой, партия"}
    assert len(REMOVED[path.stem].findall(once[path.stem])) == 2
    assert REMOVED[path.stem].findall(said(path)) == []


@pytest.mark.parametrize("path", written_in("fr"), ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_set_as_french_is(path: Path) -> None:
    for wrong in (
        "Quoi?",
        "Quoi ?",
        "Quoi\u00a0?",
        "un: deux",
        "un\u202f: deux",
        "« oui »",
        "l'un",
    ):
        assert MISSET.search(wrong)
    for right in (
        "Quoi\u202f?",
        "un\u00a0: deux",
        "«\u00a0oui\u00a0»",
        "l’un…",
        "t table, ? conseil",
    ):
        assert not MISSET.search(right)
    assert MISSET.findall(said(path)) == []
    assert ELIDED.search("le tour de { $name }")
    assert ELIDED.findall(path.read_text(encoding="utf-8")) == []


SPANISH = pytest.mark.parametrize(
    "path",
    written_in("es"),
    ids=lambda path: str(path.relative_to(ROOT)),
)


@SPANISH
def test_spanish_says_tu(path: Path) -> None:
    assert USTED.findall("Elija una carta. Inténtelo usted.") == ["Elija", "Inténtelo", "usted"]
    assert USTED.findall(said(path)) == []


def marks_that_do_not_match(line: str) -> str:
    """What is left of the marks of a line without its pairs; a key `?` stands alone."""
    marks = re.sub(r"[^¿?¡!]", "", re.sub(r"(?:^ *|, )\?(?= )", "", line))
    return re.sub(r"¿\?|¡!", "", marks)


@SPANISH
def test_spanish_questions_and_exclamations_are_opened_and_closed(path: Path) -> None:
    assert marks_that_do_not_match("¿Qué? ¡No!, ? pista") == ""
    assert marks_that_do_not_match("Qué? ¡No") == "?¡"
    found = [line for line in said(path).splitlines() if marks_that_do_not_match(line)]
    assert found == []


@SPANISH
def test_spanish_quotes_are_spanish(path: Path) -> None:
    assert re.findall('[“”"]', said(path)) == []
