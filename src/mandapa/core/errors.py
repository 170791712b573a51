"""Errors that are not the program's fault. Each is a key of words and what they are about, and is
put into words where it is shown: one sentence in the language of the reader."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, Final

from mandapa.core.lexicon import FALLBACK, Lexicon
from mandapa.core.lists import Style

WORDS: Final = Path(__file__).parent / "words"
_LARGE: Final = 1000
# What an operating system complains of and we have words for, in every language.
_KNOWN: Final = ("EACCES", "EADDRINUSE", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS")


class MandapaError(Exception):
    """Base of every error that is explained to the user."""

    # Where its words are: in the first of these folders that has them.
    folders: tuple[Path, ...] = (WORDS,)

    def __init__(self, key: str, /, **fields: Any) -> None:
        super().__init__(key)
        self.key = key
        self.fields = fields

    def told(self, lang: str) -> str:
        """Return the error in a language."""
        words = [Lexicon(folder, lang) for folder in self.folders]
        speaker = next((one for one in words if one.has(self.key)), words[-1])
        return speaker.text(
            self.key, **{name: tell(one, lang) for name, one in self.fields.items()}
        )

    def __str__(self) -> str:
        return self.told(FALLBACK)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.__dict__)


def _restored(kind: type[MandapaError], content: dict[str, Any]) -> MandapaError:
    error = kind.__new__(kind, content["key"])
    error.__dict__.update(content)
    return error


def tell(value: Any, lang: str) -> Any:
    """Return a field as a sentence of that language has it: a list with `and`, a tuple with `or`,
    and an error as its own words."""
    if isinstance(value, MandapaError):
        return value.told(lang)
    if isinstance(value, list | tuple):
        style: Style = "or" if isinstance(value, tuple) else "standard"
        return Lexicon(WORDS, lang).listed([str(tell(one, lang)) for one in value], style)
    # Large numbers are told as files and commands have them, without signs between their digits.
    return str(value) if isinstance(value, int) and value >= _LARGE else value


def from_folder(folder: Path, key: str, /, **fields: Any) -> MandapaError:
    """Return something to be told with the words of a folder, such as a game's."""
    told = MandapaError(key, **fields)
    told.folders = (folder, WORDS) if folder.is_dir() else (WORDS,)
    return told


def system_reason(error: OSError) -> MandapaError | str:
    """Return what an operating system complains of."""
    name = errno.errorcode.get(error.errno or 0, "")
    return (
        MandapaError(f"system-{name.lower()}") if name in _KNOWN else error.strerror or str(error)
    )


class SetupError(MandapaError):
    """A game, option or number of players that does not exist."""


class EditionError(MandapaError):
    """An edition file with a missing or wrong value."""


class LogError(MandapaError):
    """A saved game that cannot be read, replayed or verified."""


class UnknownAction(MandapaError):
    """A text that is not an action of the game."""

    def __init__(self, notation: str, example: str = "") -> None:
        key = "unknown-action-such" if example else "unknown-action"
        super().__init__(key, notation=notation, example=example)
        self.notation = notation


class WrongSeat(MandapaError):
    """A seat acted when it was another's turn to decide."""


class GameOver(MandapaError):
    """A seat acted after the end."""


class SeriesError(MandapaError):
    """A series of decisions that continues past something its seat cannot know in advance."""


class UndoError(MandapaError):
    """A decision that cannot be taken back."""


class BotError(MandapaError):
    """A bot that does not exist."""


class IllegalAction(MandapaError):
    """An action the rules forbid now; `clause` names the rule, `reason` says it in words."""

    def __init__(self, notation: str, clause: str, reason: MandapaError) -> None:
        super().__init__("illegal-action", notation=notation, clause=clause, reason=reason)
        self.notation = notation
        self.clause = clause

    @property
    def reason(self) -> str:
        return str(self.fields["reason"])


def clause_name(number: int) -> str:
    """Return the name of a clause that `State.refusal` gives as a number: 412 is `4.12`."""
    return f"{number // 100}.{number % 100}"
