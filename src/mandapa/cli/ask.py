"""Asking a person at the terminal, by numbers, with help at every step."""

from __future__ import annotations

import enum
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from mandapa.bots.bot import make_bot
from mandapa.cli.choose import Answer, Choice, Question, choices, find_answer, next_question
from mandapa.cli.show import Voice
from mandapa.core.errors import clause_name
from mandapa.core.match import Match

try:
    import termios
except ImportError:  # Windows has none
    termios = None  # type: ignore[assignment]

# The keys under the same fingers when the keyboard is set to Russian.
CYRILLIC: Final = str.maketrans("иргдйе", "bhulqt")
KEY_NAMES: Final = {
    "back": "b",
    "exit": "q",
    "help": "h",
    "hint": "?",
    "log": "l",
    "quit": "q",
    "table": "t",
    "undo": "u",
}
ADVISER: Final = "greedy"
# So few characters fit on one line as a list of answers.
SHORT: Final = 72


class Wish(enum.Enum):
    """What a person can want instead of answering."""

    BACK = "b"
    UNDO = "u"
    QUIT = "q"


def at_terminal() -> bool:
    """Whether there is anybody to ask."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(console: Console, prompt: Text) -> str:
    """What is typed up to Enter; `EOFError` when the input ends."""
    console.print(prompt, end="")
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def forget_typed() -> None:
    """Throw away what was typed before it was asked for."""
    if termios is not None and at_terminal():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Dialogue:
    """One person's decision, from the first question to a whole action."""

    def __init__(self, voice: Voice, match: Match, seat: int) -> None:
        self.voice = voice
        self.match = match
        self.seat = seat
        self.view = match.view(seat)
        self.table = match.setup.game.actions

    def decide(self) -> str | Wish:
        """The notation of what is decided, or the wish to undo or to quit."""
        left = choices(self.table, self.match.legal())
        steps: list[tuple[str, list[Choice]]] = []  # what was answered, and what was left before
        asked = self.voice.teller.ask(self.match.state.question(), self.view)
        self.voice.print()
        self.voice.print(self.voice.sentence(asked), "bold")
        while (question := next_question(left)) is not None:
            labels = [self._label(question, answer) for answer in question.answers]
            self._show(question, labels, [step for step, _ in steps])
            reply = self._reply(read_line(self.voice.console, Text("> ")), question, labels)
            if isinstance(reply, Answer):
                steps.append((labels[question.answers.index(reply)].plain, left))
                left = reply.choices
            elif reply is Wish.BACK:
                left = steps.pop()[1] if steps else left
            elif reply is not None:
                return reply
        return left[0].notation

    # --- showing -------------------------------------------------------

    def _label(self, question: Question, answer: Answer) -> Text:
        """A whole action as a sentence, a part of one as its word."""
        if question.final:
            line = self.voice.teller.choice(answer.choices[0].notation, self.view)
            return self.voice.sentence(line)
        words, key = self.voice.words, f"{question.field}-{answer.value}"
        return self.voice.painted(words.text(key) if words.has(key) else str(answer.value))

    def _show(self, question: Question, labels: Sequence[Text], steps: list[str]) -> None:
        key = f"choose-{question.field}"
        asked = self.voice.words.text(key) if self.voice.words.has(key) else question.field
        head = f"{' · '.join(steps)} · " if steps else ""
        keys = self.voice.frame.text("keys-back" if steps else "keys-short")
        self.voice.print(Text.assemble((head, "dim"), asked, "  ", (keys, "dim")))
        items = [
            Text.assemble((f"{answer.number:>3}", "bold cyan"), "  ", label)
            for answer, label in zip(question.answers, labels, strict=True)
        ]
        if all(str(answer.value) == str(answer.number) for answer in question.answers):
            items = [Text(f"{answer.number:>3}", style="bold cyan") for answer in question.answers]
        if sum(item.cell_len + 1 for item in items) <= SHORT and not question.final:
            items = [Text(" ").join(items)]
        for item in items:
            self.voice.print(item)

    # --- understanding -------------------------------------------------

    def _reply(
        self, typed: str, question: Question, labels: Sequence[Text]
    ) -> Answer | str | Wish | None:
        """An answer, a whole action, a wish, or nothing when it has to be asked again."""
        for answer in question.answers:
            if typed in (str(answer.number), str(answer.value)):
                return answer
        key = KEY_NAMES.get(typed.lower(), typed)
        if len(key) == 1:
            key = key.translate(CYRILLIC)
        if key in [wish.value for wish in Wish]:
            self._warn_of_namesake(typed, question)
            return Wish(key)
        if key in ("", "t", "h", "?", "l"):
            self._inform(key)
            return None
        found = find_answer(question, typed, [label.plain for label in labels])
        if found is not None:
            return found
        if typed.split()[0].lower() in self.table.fields:
            return self._whole_action(typed)
        self.voice.say("not-understood", "yellow", typed=typed)
        return None

    def _warn_of_namesake(self, typed: str, question: Question) -> None:
        """`b` goes back even where there is a `B` to choose: say how to choose it."""
        for answer in question.answers:
            if str(answer.value).lower() == typed:
                self.voice.say("namesake", "yellow", value=answer.value, number=answer.number)

    def _whole_action(self, typed: str) -> str | None:
        """A notation typed in full, if the rules allow it now."""
        known = {notation.lower(): notation for notation in self.table.notations}
        notation = known.get(" ".join(typed.lower().split()))
        if notation is None:
            self.voice.say("no-action", "yellow", typed=typed, example=self.match.legal()[0])
            return None
        clause = self.match.state.refusal(self.table.row(notation))
        if not clause:
            return notation
        name = clause_name(clause)
        reason = self.voice.words.refusal(name)
        self.voice.say("refused", "yellow", typed=notation, reason=reason, clause=name)
        return None

    def _inform(self, key: str) -> None:
        voice = self.voice
        if key == "h":
            voice.say("help-keys")
            voice.print()
            voice.print(voice.sentence(voice.teller.help()))
        elif key == "?":
            adviser = make_bot(ADVISER, self.match.setup, 0)
            row = adviser.choose(self.view, self.match.history(self.seat))
            line = voice.teller.choice(self.table[row].notation, self.view)
            voice.print(Text.assemble(voice.frame.text("hint"), " ", voice.sentence(line)))
        elif key == "l":
            voice.tell(voice.story(self.match, self.seat))
        else:
            voice.picture(self.view)
        voice.print()
