"""Refusals: a code for programs, a sentence for people, and the clause that forbids a move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from mandapa.core.errors import (
    EditionError,
    GameOver,
    IllegalAction,
    LogError,
    MandapaError,
    SeriesError,
    SetupError,
    UndoError,
    UnknownAction,
    WrongSeat,
)
from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from mandapa.core.words import Words

WORDS: Final = Path(__file__).parent / "words"
LANGUAGES: Final = tuple(languages(WORDS))
MOST_TOLD: Final = 300  # characters of the input that a refusal quotes


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The message for a refused request. Nothing has changed."""

    code: str
    text: str
    clause: str = ""  # of docs/rules/<game>.md, for a decision that the rules forbid
    id: int = 0  # of the message that is refused, on a WebSocket


class Refusal(MandapaError):
    """A refused request. `status` is its HTTP status."""

    def __init__(self, code: str, status: int = 400, **fields: Any) -> None:
        super().__init__(code, **fields)
        self.code = code
        self.status = status

    def __str__(self) -> str:
        return f"{self.code} {self.fields or ''}".strip()

    def message(self, lang: str, id_: int = 0) -> Refused:
        words = Lexicon(WORDS, lang)
        fields = {name: _told(value, words) for name, value in self.fields.items()}
        return Refused(self.code, words.text(f"refused-{self.code}", **fields), id=id_)


def _told(value: Any, words: Lexicon) -> Any:
    """Return a field in the language of the words; quoted input is shortened."""
    if isinstance(value, list):
        return words.listed(value, "or")
    if isinstance(value, dict):  # by language
        value = value.get(words.lang, value[FALLBACK])
    return f"{value[:MOST_TOLD]}…" if isinstance(value, str) and len(value) > MOST_TOLD else value


class ForbiddenByRules(Refusal):
    """A decision that a clause of the rules forbids."""

    def __init__(self, game: Game, error: IllegalAction) -> None:
        super().__init__("illegal-action", 409, action=error.notation)
        self.game = game
        self.clause = error.clause

    def message(self, lang: str, id_: int = 0) -> Refused:
        reason = Words(self.game, lang).refusal(self.clause)
        return Refused(self.code, reason, self.clause, id_)


_CODES: Final[dict[type[MandapaError], tuple[str, int]]] = {
    WrongSeat: ("not-your-turn", 409),
    GameOver: ("game-over", 409),
    SeriesError: ("series-too-long", 409),
    UndoError: ("no-undo", 409),
    SetupError: ("wrong-setup", 400),
    EditionError: ("wrong-edition", 400),
    LogError: ("wrong-log", 400),
}


def refusal_of(error: MandapaError, game: Game | None = None) -> Refusal:
    """Return the refusal that an engine error means to a client."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalAction) and game:
        return ForbiddenByRules(game, error)
    if isinstance(error, UnknownAction):
        return Refusal("unknown-action", action=error.notation)
    code, status = _CODES.get(type(error), ("wrong-setup", 400))
    # It may pass from one process to another, where nobody knows who reads it.
    return Refusal(code, status, detail={lang: error.told(lang) for lang in LANGUAGES})


def language(wanted: str | None) -> str:
    """Return the first language of an `Accept-Language` header that we have words in."""
    for one in (wanted or "").split(","):
        lang = one.partition(";")[0].strip().partition("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return FALLBACK
