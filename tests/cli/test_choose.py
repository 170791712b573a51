"""Long lists of actions as short questions."""

from __future__ import annotations

from mandapa.cli.choose import Question, choices, find_answers, next_question
from mandapa.games import find_game

TABLE = find_game("flowers").actions
LEGAL = ["play red 1 A", "play red 1 B", "play red 2 A", "play red 2 B", "play gray 1 A"]


def asked(*legal: str) -> Question:
    question = next_question(choices(TABLE, legal))
    assert question is not None
    return question


def left(question: Question, typed: str) -> list[str]:
    labels = [str(answer.value) for answer in question.answers]
    found = find_answers(question, typed, labels)
    return [choice.notation for answer in found for choice in answer.choices]


def test_one_question_after_the_other_leads_to_one_action() -> None:
    question = asked(*LEGAL)
    assert question.field == "colour"
    assert not question.final
    question = asked(*left(question, "1"))
    assert question.field == "count"
    question = asked(*left(question, "2"))
    assert (question.field, question.final) == ("mandala", True)
    assert left(question, "2") == ["play red 2 B"]


def test_a_level_with_one_answer_is_skipped() -> None:
    assert asked("play red 1 A", "play red 1 C").field == "mandala"
    assert next_question(choices(TABLE, ["play red 1 A"])) is None


def test_kinds_are_asked_first() -> None:
    question = asked("play red 1 A", "pass")
    assert question.field == "kind"
    assert left(question, "pass") == ["pass"]


def test_numbers_stand_for_themselves() -> None:
    question = asked("play red 4 A", "play red 2 A")
    assert [answer.number for answer in question.answers] == [2, 4]
    assert left(question, "4") == ["play red 4 A"]
    assert left(question, "1") == []


def test_the_first_letters_are_enough_if_they_say_which() -> None:
    question = asked("play green 1 A", "play gray 1 A", "play red 1 A")
    assert left(question, "re") == ["play red 1 A"]
    assert left(question, "GRE") == ["play green 1 A"]
    assert left(question, "gr") == ["play green 1 A", "play gray 1 A"]
    assert left(question, "blue") == []
