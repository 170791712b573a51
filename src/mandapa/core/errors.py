"""Errors that are not the program's fault. Each explains itself in one sentence."""

from __future__ import annotations


class MandapaError(Exception):
    """Base of every error that is explained to the user."""


class SetupError(MandapaError):
    """A game, option or number of players that does not exist."""


class EditionError(MandapaError):
    """An edition file with a missing or wrong value."""


class LogError(MandapaError):
    """A saved game that cannot be read, replayed or verified."""


class UnknownAction(MandapaError):
    """A text that is not an action of the game."""

    def __init__(self, notation: str, example: str = "") -> None:
        such = f"; an example of one is '{example}'" if example else ""
        super().__init__(f"'{notation}' is no action of this game{such}")
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

    def __init__(self, notation: str, clause: str, reason: str) -> None:
        super().__init__(f"'{notation}' is not allowed: {reason} (rule {clause})")
        self.notation = notation
        self.clause = clause
        self.reason = reason


def clause_name(number: int) -> str:
    """Return the name of a clause that `State.refusal` gives as a number: 412 is `4.12`."""
    return f"{number // 100}.{number % 100}"
