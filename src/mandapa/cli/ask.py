"""Ask a person at the terminal, with numbered answers and help at every step."""

from __future__ import annotations

import enum
import re
import sys
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from mandapa.bots.bot import make_bot
from mandapa.cli.choose import Answer, Choice, Question, choices, find_answers, next_question
from mandapa.cli.keyboard import same_keys, says_yes, wants_aid, wants_rules
from mandapa.cli.listing import Listing
from mandapa.cli.printer import Printer
from mandapa.cli.rules import aid_parts, rules_parts
from mandapa.core.effects import Effects, effects
from mandapa.core.errors import SetupError, clause_name
from mandapa.core.match import Match

try:
    import termios
except ImportError:  # Windows has none
    termios = None  # type: ignore[assignment]

KEY_NAMES: Final = {
    "back": "b",
    "exit": "q",
    "help": "h",
    "hint": "?",
    "log": "l",
    "more": "m",
    "quit": "q",
    "table": "t",
    "undo": "u",
}
ADVISER: Final = "greedy"
CLAUSE: Final = re.compile(r"\d+\.\d+")
NEWS: Final = 4  # lines of what just happened that should stay in sight


class Wish(enum.Enum):
    """What a person may want instead of answering."""

    BACK = "b"
    UNDO = "u"
    QUIT = "q"


def at_terminal() -> bool:
    """Return whether there is a person to ask."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(console: Console, prompt: Text) -> str:
    """Return what is typed up to Enter; raise `EOFError` when the input ends."""
    console.print(prompt, end="")
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def forget_typed() -> None:
    """Discard what was typed before the question was shown."""
    if termios is not None and at_terminal():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Dialogue:
    """One person's decision, from the first question to a complete action."""

    def __init__(
        self, printer: Printer, match: Match, seat: int, *, confirm: bool = False, news: int = 0
    ) -> None:
        self.printer = printer
        self.match = match
        self.seat = seat
        self.confirm = confirm
        self.news = min(news, NEWS)  # lines above the table, until it is drawn again
        self.view = match.view(seat)
        self.table = match.setup.game.actions
        self.drawn = printer.drawn(self.view)
        # The fewest lines that the table needs.
        self.smallest = printer.lines_of(self.drawn.draw(self.drawn.folds)) if printer.room else 0
        asked = printer.narrator.ask(match.state.question(), self.view)
        self.asked = printer.sentence(asked)
        self.asked.stylize("bold")
        self.usual = match.setup.game.usual(match.setup, self.view)
        self.notes: list[Text] = []  # shown with the next question
        self.since = 0  # lines on the screen from the top of the table on
        self.asking = 0  # lines of the last question

    def decide(self) -> str | Wish:
        """Return the notation of the decision, or the wish to undo or quit."""
        if self.usual:
            what = self._sentence(self.usual.notations[0]).plain
            reason = self.printer.words.text(f"usual-{self.usual.reason}")
            self.note("usual", what=what, reason=reason)
        left = choices(self.table, self.match.legal())
        steps: list[tuple[str, list[Choice]]] = []  # the answer, and what was left before it
        while (question := next_question(left)) is not None:
            listing = self._listing(question, [step for step, _ in steps])
            reply = self._ask(question, listing)
            if isinstance(reply, Answer):
                steps.append((listing.labels[question.answers.index(reply)].plain, left))
                left = reply.choices
                if len(left) == 1 and not self._sure(left[0].notation):
                    left = steps.pop()[1]
            elif reply is Wish.BACK:
                left = steps.pop()[1] if steps else left
            elif isinstance(reply, Wish) or self._sure(reply):
                return reply
        return left[0].notation

    def note(self, key: str, **values: Any) -> None:
        """Show a message with the next question, below the table."""
        self.notes.append(Text(self.printer.frame.text(key, **values), style="yellow"))

    # --- showing -------------------------------------------------------

    def _ask(self, question: Question, listing: Listing) -> Answer | str | Wish:
        """Show the table and the question until there is a reply."""
        while True:
            self._show(listing)
            typed = read_line(self.printer.console, Text("> "))
            reply = self._reply(typed, question, listing)
            if reply is not None:
                return reply

    def _show(self, listing: Listing) -> None:
        """Show the question, and the table above it unless that is still visible."""
        printer, notes = self.printer, self.notes
        self.notes = []
        head = [*notes, self.asked, *listing.head()]
        room = printer.room - sum(map(printer.lines_of, head)) - 1  # the prompt's line
        if printer.room and self.since:
            whole = [*head, *listing.items(room)]
            lines = sum(map(printer.lines_of, whole)) + 1
            if self.since + lines > printer.room:
                self.since = 0
        if not self.since:
            items = listing.items(room - self.smallest)
            rest = room - sum(map(printer.lines_of, items))
            self.since = printer.picture(self.drawn, rest if printer.room else None, self.news)
            self.news = 0
        else:
            items = listing.items(room - self.since)
        self.asking = sum(map(printer.lines_of, (*head, *items))) + 1
        self.since += self.asking
        for line in (*head, *items):
            printer.print(line)

    def _listing(self, question: Question, steps: list[str]) -> Listing:
        labels = [self._label(question, answer) for answer in question.answers]
        return Listing(self.printer, question, labels, steps)

    def _label(self, question: Question, answer: Answer) -> Text:
        """Return a whole action as a sentence, a part of one as its word."""
        if question.final:
            return self._sentence(answer.choices[0].notation)
        words, key = self.printer.words, f"{question.field}-{answer.value}"
        return self.printer.painted(words.text(key) if words.has(key) else str(answer.value))

    def _sentence(self, notation: str) -> Text:
        return self.printer.sentence(self.printer.narrator.choice(notation, self.view))

    # --- understanding -------------------------------------------------

    def _reply(
        self, typed: str, question: Question, listing: Listing
    ) -> Answer | str | Wish | None:
        """Return an answer, a whole action or a wish; None if the question must be asked again."""
        for answer in question.answers:
            if typed in (str(answer.number), str(answer.value)):
                return answer
        if typed.startswith("?") and typed != "?":
            self._foretell(typed[1:].strip(), question)
            return None
        if typed == "=" and self.usual:
            return self.usual.notations[0]
        word, _, wanted = typed.partition(" ")
        if wants_aid(typed):
            setup = self.match.setup
            self._page(aid_parts(setup.game, self.printer.lang, setup.edition))
            return None
        if wants_rules(word) or CLAUSE.fullmatch(typed):
            self._show_rules(typed if CLAUSE.fullmatch(typed) else wanted.strip())
            return None
        key = KEY_NAMES.get(typed.lower(), typed)
        if len(key) == 1:
            key = key.translate(same_keys())
        if key in [wish.value for wish in Wish]:
            self._warn_of_namesake(typed, question)
            return Wish(key)
        if key == "m":
            listing.turn_page()
            return None
        if key in ("", "t", "h", "?", "l"):
            self._inform(key)
            return None
        found = find_answers(question, typed, [label.plain for label in listing.labels])
        if len(found) == 1:
            return found[0]
        if found:
            names = [listing.labels[question.answers.index(one)].plain for one in found]
            self.note("ambiguous", typed=typed, names=self.printer.frame.listed(names, "or"))
            return None
        if typed.split()[0].lower() in self.table.fields:
            return self._whole_action(typed)
        self.note("not-understood", typed=typed)
        return None

    def _warn_of_namesake(self, typed: str, question: Question) -> None:
        """Explain how to choose `B` where `b` means going back."""
        for answer in question.answers:
            if str(answer.value).lower() == typed:
                self.note("namesake", value=answer.value, number=answer.number)

    def _whole_action(self, typed: str) -> str | None:
        """Return a notation that was typed in full, if the rules allow it now."""
        known = {notation.lower(): notation for notation in self.table.notations}
        notation = known.get(" ".join(typed.lower().split()))
        if notation is None:
            self.note("no-action", typed=typed, example=self.match.legal()[0])
            return None
        clause = self.match.state.refusal(self.table.row(notation))
        if not clause:
            return notation
        name = clause_name(clause)
        reason = self.printer.words.refusal(name)
        self.note("refused", typed=notation, reason=reason, clause=name)
        return None

    def _foretell(self, typed: str, question: Question) -> None:
        """Note what an answer would do, if it is a whole action."""
        for answer in question.answers:
            if typed in (str(answer.number), str(answer.value)) and len(answer.choices) == 1:
                self._note_effects(answer.choices[0].notation)
                return
        self.note("cannot-foretell", typed=typed)

    def _note_effects(self, notation: str) -> None:
        for line in self._effects(notation).lines:
            self.notes.append(Text.assemble("  ", self.printer.sentence(line)))

    def _effects(self, notation: str) -> Effects:
        setup, row = self.match.setup, self.table.row(notation)
        found = effects(setup, self.printer.narrator, self.view, [row], lambda _seat: False)
        return found[row]

    def _sure(self, notation: str) -> bool:
        """Ask for confirmation of what cannot be undone, if the person wants that."""
        if not self.confirm or not self._effects(notation).final:
            return True
        printer = self.printer
        asked = printer.frame.text("confirm")
        printer.print(Text.assemble(self._sentence(notation), ". ", (asked, "yellow")))
        typed = read_line(printer.console, Text("> ")).lower()
        self.since += 2
        return says_yes(typed)

    def _inform(self, key: str) -> None:
        printer = self.printer
        if key == "h":
            helped = [Text(printer.frame.text("help-keys")), Text("")]
            legend = Text(printer.words.text("picture-legend"), style="dim")
            self._page([*helped, printer.sentence(printer.narrator.help()), Text(""), legend])
        elif key == "?":
            adviser = make_bot(ADVISER, self.match.setup, 0)
            row = adviser.choose(self.view, len(self.match.plies))
            advice = self._sentence(self.table[row].notation)
            self.notes.append(Text.assemble(printer.frame.text("hint"), " ", advice))
            self._note_effects(self.table[row].notation)
        elif key == "l":
            self._page(printer.bullets(printer.narration(self.match, self.seat)))
        elif key == "t" and printer.room:
            self._page([self.drawn])
        else:
            self.since = 0

    def _show_rules(self, wanted: str) -> None:
        """Show the rules with the numbers of this match: all, a section or a clause."""
        setup = self.match.setup
        try:
            self._page(rules_parts(setup.game, self.printer.lang, setup.edition, wanted))
        except SetupError as error:
            self.notes.append(Text(error.told(self.printer.lang), style="yellow"))

    def _page(self, parts: list[Any]) -> None:
        """Show something above the next question, page by page if it is long."""
        lines = sum(map(self.printer.lines_of, parts))
        if not self.printer.room or self.since + lines + self.asking <= self.printer.room:
            for part in parts:
                self.printer.console.print(part, highlight=False)
            self.since += lines
        else:
            self.printer.page(parts, lambda prompt: read_line(self.printer.console, prompt))
            self.since = 0
