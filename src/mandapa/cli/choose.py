"""A long list of actions as a few short questions: first the kind, then field by field."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from mandapa.core.actions import ActionTable

KIND = "kind"


@dataclasses.dataclass(frozen=True)
class Choice:
    """A legal action in parts: its kind, then each field with its value."""

    notation: str
    parts: tuple[tuple[str, str | int], ...]


@dataclasses.dataclass(frozen=True)
class Answer:
    """What can be typed, its meaning, and the actions that remain after it."""

    number: int
    value: str | int
    choices: list[Choice]


@dataclasses.dataclass(frozen=True)
class Question:
    """The next thing to decide, with two answers or more."""

    field: str
    answers: list[Answer]

    @property
    def final(self) -> bool:
        """Return whether each answer is a whole action."""
        return all(len(answer.choices) == 1 for answer in self.answers)


def choices(table: ActionTable, legal: Sequence[str]) -> list[Choice]:
    found = []
    for notation in legal:
        kind, fields = table.parse(notation)
        found.append(Choice(notation, ((KIND, kind), *fields.items())))
    return found


def next_question(left: Sequence[Choice]) -> Question | None:
    """Return the first part in which the remaining actions differ; None if one is left."""
    for place in range(min(len(choice.parts) for choice in left)):
        groups: dict[str | int, list[Choice]] = {}
        for choice in left:
            groups.setdefault(choice.parts[place][1], []).append(choice)
        if len(groups) > 1:
            return Question(left[0].parts[place][0], _numbered(groups))
    return None


def _numbered(groups: dict[str | int, list[Choice]]) -> list[Answer]:
    """Give every answer a number: numbers stand for themselves, all else is counted from 1."""
    if all(isinstance(value, int) for value in groups):
        return [Answer(int(value), value, left) for value, left in sorted(groups.items())]
    return [
        Answer(number, value, left) for number, (value, left) in enumerate(groups.items(), start=1)
    ]


def find_answers(question: Question, typed: str, labels: Sequence[str]) -> list[Answer]:
    """Return the answer with that number or value, or all answers that begin with it."""
    text = typed.casefold()
    begins = []
    for answer, label in zip(question.answers, labels, strict=True):
        if text == str(answer.number):
            return [answer]
        known = (str(answer.value).casefold(), label.casefold())
        if text in known:
            return [answer]
        if any(name.startswith(text) for name in known):
            begins.append(answer)
    return [] if text.isdigit() else begins
