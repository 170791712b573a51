"""Names that are readable and can be told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import count, groupby
from typing import Final

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from mandapa.core.lexicon import languages
from mandapa.core.match import MAX_NAME
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.refusals import Refusal

LONGEST_NAME: Final = MAX_NAME - 16  # room for ` (search:20000)` in the log
MOST_MARKS: Final = 3  # combining marks on one letter
_BOTS: Final = ("Asha", "Ravi", "Mira", "Kiran")
_MORE_BOTS: Final = ("Devi", "Arjun", "Tara", "Nila")  # one more than other seats can take
_FORBIDDEN: Final = set("()<>")
# Invisible symbols: the empty braille pattern, a note without a head, a missing object.
_UNSEEN: Final = set("\u2800\U0001d159\ufffc")
# They only select how the character before them is drawn; emoji keyboards add them.
_DRAWN_AS: Final = dict.fromkeys((0xFE0E, 0xFE0F))
_NICKNAME: Final = get_profile("NicknameCasePreserved")  # RFC 8266


def checked_name(name: str) -> str:
    """Return a name that can be shown and logged, or refuse it."""
    try:
        tidy: str = _NICKNAME.enforce(name.translate(_DRAWN_AS))
    except UnicodeError:
        tidy = ""
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable() or _unreadable(tidy):
        raise Refusal("wrong-name", most=LONGEST_NAME)
    if tidy.casefold() in _pronouns():
        raise Refusal("name-is-a-pronoun", name=tidy)
    return tidy


def unused(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if another name looks like it."""
    tries = (f"{name} {number}" if number > 1 else name for number in count(1))
    return next(one for one in tries if not any(alike(one, other) for other in taken))


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for a bot that looks like no other at the table."""
    tries = (_BOTS[seat], *_MORE_BOTS)
    return next(one for one in tries if not any(alike(one, other) for other in taken))


def alike(one: str, other: str) -> bool:
    """Return whether people could confuse two names: `Аnn` with a Cyrillic letter, `ANN`."""
    return bool(_looks(one) & _looks(other))


def _unreadable(name: str) -> bool:
    """Return whether a name has brackets, invisible symbols or piled-up marks."""
    marks = [unicodedata.category(letter)[0] == "M" for letter in name]
    heaps = [len(list(group)) for mark, group in groupby(marks) if mark]
    return (
        marks[0] or max(heaps, default=0) > MOST_MARKS or bool((_FORBIDDEN | _UNSEEN) & set(name))
    )


def _looks(name: str) -> set[str]:
    """Return the skeletons of a name, as written and in lower case."""
    return {_skeleton(name), _skeleton(name.casefold())}


def _skeleton(text: str) -> str:
    """Replace each character by the model of its look-alikes, as in UTS 39."""
    plain = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFKD", "".join(_model(letter) for letter in plain))


def _model(letter: str) -> str:
    """Return the model of a character. The data pairs a model with its look-alikes, and back."""
    mine = _like(letter)
    if len(mine) != 1:
        return letter
    return mine[0] if len(_like(mine[0])) > 1 else min(letter, mine[0])


def _like(text: str) -> list[str]:
    # The data puts right-to-left letters between direction marks.
    return [found["c"].strip("\u200e") for found in confusables_data.get(text, ())]


@cache
def _pronouns() -> frozenset[str]:
    """Return the pronouns for a reader in all languages."""
    return frozenset(
        Words(game, lang).you.casefold()
        for game in GAMES.values()
        for lang in languages(game.folder / "words")
    )
