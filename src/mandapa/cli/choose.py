"""A long list of actions as a few short questions: first the kind, then field by field."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from mandapa.core.actions import ActionTable

KIND = "kind"


@dataclasses.dataclass(frozen=True)
class Choice:
    """A legal action, taken apart: the kind first, then each field with its value."""

    notation: str
    parts: tuple[tuple[str, str | int], ...]


@dataclasses.dataclass(frozen=True)
class Answer:
    """What can be typed, what it stands for, and the actions that are then left."""

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
        """Whether each answer is a whole action."""
        return all(len(answer.choices) == 1 for answer in self.answers)


def choices(table: ActionTable, legal: Sequence[str]) -> list[Choice]:
    found = []
    for notation in legal:
        kind, fields = table.parse(notation)
        found.append(Choice(notation, ((KIND, kind), *fields.items())))
    return found


def next_question(left: Sequence[Choice]) -> Question | None:
    """The first thing in which the actions that are left differ; nothing if one is left."""
    for place in range(min(len(choice.parts) for choice in left)):
        groups: dict[str | int, list[Choice]] = {}
        for choice in left:
            groups.setdefault(choice.parts[place][1], []).append(choice)
        if len(groups) > 1:
            return Question(left[0].parts[place][0], _numbered(groups))
    return None


def _numbered(groups: dict[str | int, list[Choice]]) -> list[Answer]:
    """Numbers stand for themselves, everything else is counted from 1."""
    if all(isinstance(value, int) for value in groups):
        return [Answer(int(value), value, left) for value, left in sorted(groups.items())]
    return [
        Answer(number, value, left) for number, (value, left) in enumerate(groups.items(), start=1)
    ]


def find_answers(question: Question, typed: str, labels: Sequence[str]) -> list[Answer]:
    """The answer with that number or that value, or all that begin so."""
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
