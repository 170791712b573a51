"""What the tests of every game's words have in common."""

from __future__ import annotations

import ast
import functools
import io
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len
from rich.console import Console

from mandapa.core.contract import State
from mandapa.core.draws import seed_from_text
from mandapa.core.game import Game, Setup
from mandapa.core.lexicon import languages
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Line, Reader, moments, view_for
from mandapa.core.native import Rng
from mandapa.core.views import View
from mandapa.core.words import Words
from mandapa.games import GAMES
from tests import fluent_files

ROOT = Path(__file__).parents[2]
# For sentences in every language: the pronoun of a reader, and some names.
NAMES = {
    lang: [Words(game, lang).you, "Asha", "Ravi", "Mira"]
    for game in GAMES.values()
    for lang in languages(game.folder / "words")
}
NAMES["ru"][1:] = ["Аша", "Рави", "Мира"]


def with_players(spoken: list[str]) -> list[tuple[str, int]]:
    """Return every language, with two and four players by turns."""
    return list(zip(spoken, itertools.cycle((2, 4))))


def messages(game: Game, lang: str) -> list[Message]:
    return fluent_files.messages(game.folder / "words" / f"{lang}.ftl")


def literals(game: Game, module: str, *starts: str) -> Iterator[str]:
    """Return the literal keys in a module; one that ends in `-` is a prefix."""
    source = (game.folder / f"{module}.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.startswith(starts) and not node.value.endswith("-"):
                yield node.value


def board_keys(game: Game) -> set[str]:
    """Return the keys of what a drawn board says: those that it names, and what its things are."""
    folder = ROOT / "web" / "src" / "games" / game.name
    paths = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    keys = set(re.findall(r"['\"]((?:board|about)-[a-z0-9-]+)['\"]", text))
    for found in re.findall(r"data-about=(?:\"([a-z-]+)\"|\{([^}]*)\})", text):
        names = [found[0]] if found[0] else re.findall(r"'([a-z][a-z-]+)'", found[1])
        keys |= {f"about-{name}" for name in names}
    return keys


def score_keys(game: Game) -> set[str]:
    """Return the lines of the score sheet of a game."""
    return set(game.setup(game.players[0]).new().scores()[0])


def explained_keys(game: Game) -> set[str]:
    """Return the keys of what options and lines of the score sheet mean."""
    total = {"total"} if Words(game, "en").has("score-total") else set()
    scores = {f"about-score-{line}" for line in score_keys(game) | total}
    return scores | {f"about-option-{option.name}" for option in game.options}


def gain_keys(game: Game) -> set[str]:
    """What is gained and why, from every `Gain(seat, what, amount, why)` with literal names."""
    found: set[str] = set()
    for path in game.folder.glob("changes*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Gain":
                for key, argument in (("gain", node.args[1]), ("why", node.args[3])):
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.add(f"{key}-{argument.value}")
    return found


def chance_keys(game: Game) -> set[str]:
    """What chance draws from and how games end, from the games that were recorded."""
    sources, ends = {game.setup(game.players[0]).new().source()}, set()
    for path in (Path(__file__).parent / game.name / "recorded").glob("*.game"):
        text = path.read_text(encoding="utf-8")
        sources |= set(re.findall(r"^    ([a-z ]+), \d+ outcomes? ", text, re.MULTILINE))
        ends |= set(re.findall(r"^    over, ([a-z-]+), ", text, re.MULTILINE))
    assert sources
    assert ends
    return {f"source-{one.replace(' ', '-')}" for one in sources} | {f"ended-{one}" for one in ends}


def clauses(game: Game) -> set[int]:
    """The clauses that the engine refuses something for: its `Final` numbers from 201 on."""
    found = set()
    for path in game.folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {int(n) for n in re.findall(r"^[A-Z_]+: Final\[i64\] = (\d{3,4})$", text, re.M)}
    return {number for number in found if number > 200 and number % 100}  # none is 10.0


def say_everything(game: Game, lang: str, fields: dict[str, Any], *numbers: str) -> None:
    """Say every message of anybody, with these fields and with all numbers alike."""
    words = Words(game, lang)
    for message in messages(game, lang):
        if message.id.name.endswith("-item"):
            continue
        used = _Used()
        used.visit(message)
        given = {field: value for field, value in fields.items() if used.has(field)}
        counted = [number for number in numbers if used.has(number)]
        # What a message does not use cannot change it.
        for count in (1, 2, 5, 21) if counted else (1,):
            for actor in (0, 1) if used.has("name") or used.has("who") else (0,):
                values = {**given, **dict.fromkeys(counted, count)}
                words.sentence(Line(message.id.name, values, actor), NAMES[lang])


class _Used(Visitor):
    """The arguments of a message, of which `$colour_accusative` is a form of `$colour`."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.all = False  # it refers to another message, which may use any

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, _node: Any) -> None:  # noqa: N802
        self.all = True

    def visit_TermReference(self, _node: Any) -> None:  # noqa: N802
        self.all = True

    def has(self, field: str) -> bool:
        return self.all or any(f"{name}_".startswith(f"{field}_") for name in self.names)


def tell_a_game(setup: Setup, lang: str, seed: str, step: int) -> None:
    """Format the whole narration of a random game for all kinds of readers, and the questions
    at regular intervals."""
    words, names = Words(setup.game, lang), NAMES[lang][: setup.players]
    told, asked = lines_of_a_game(
        setup.game.name, setup.players, tuple(setup.options.items()), seed, step
    )
    for line in told:
        said = words.sentence(line, names)
        assert "{" not in said
        with_tokens, tokens = words.sentence_with_tokens(line, names)
        assert with_tokens == said
        for token in tokens:
            named = said[token.start : token.end]
            if token.field == "seat":
                assert named == names[int(token.value) - 1]
            else:
                key = f"{token.field}-{token.value}"
                assert named in (words.text(key), *words.forms(key).values())
    for line in asked:
        assert "{" not in words.sentence(line, names)


@functools.cache
def lines_of_a_game(
    name: str, players: int, options: tuple[tuple[str, str], ...], seed: str, step: int
) -> tuple[list[Line], list[Line]]:
    """Return what is told of a random game, and what is asked in it; both in no language yet."""
    game = GAMES[name]
    setup = game.setup(players, dict(options))
    match = Match(setup, list("ABCD"[:players]), seed_from_text(seed))
    narrator, rng = game.narrator(setup), Rng(players)
    asked = [narrator.help()]
    while not match.over:
        legal = match.legal()
        if len(match.plies) % step == 0:
            view = match.view(match.actor)
            asked.append(narrator.ask(match.state.question(), view))
            asked += [narrator.choice(one, view) for one in legal]
        match.play(match.actor, legal[rng.below(len(legal))])
    readers: list[Reader] = [0, None, EVERYONE] if game.secrets else [0, EVERYONE]
    seen: Any = [_Seen(state, secrets=game.secrets) for state in match.states(0)]
    told = [line for one in readers for line in narrator.narrate(moments(match, one, states=seen))]
    return _each_once(told), _each_once(asked)


class _Seen:
    """A state by its views: they are slow to make, and several readers share them.

    Without secrets they differ only in `seat`, as tests/games/test_contract.py checks.
    """

    def __init__(self, state: State, *, secrets: bool) -> None:
        self.count = int(state.seats())
        self.views: dict[int | None, View] = {None: state.view(None)}
        for seat in range(self.count):
            self.views[seat] = state.view(seat) if secrets else {**self.views[None], "seat": seat}

    def seats(self) -> int:
        return self.count

    def view(self, reader: int | None) -> View:
        return self.views[reader]


def _each_once(lines: list[Line]) -> list[Line]:
    """Leave out lines that are said the same: several readers are told most of a game."""
    return list({repr(line): line for line in lines}.values())


def draw_every_version(setup: Setup, lang: str, step: int) -> None:
    """Draw a random game at regular intervals, folded in every way, in wide and narrow windows:
    nothing is cut."""
    game, names = setup.game, NAMES[lang][: setup.players]
    match = Match(setup, names, seed_from_text(lang))
    words, rng = Words(game, lang), Rng(setup.players)
    while not match.over:
        if len(match.plies) % step == 0:
            draw_all_folds(match.view(match.actor), setup, words, names)
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    draw_all_folds(view_for(match.state, EVERYONE), setup, words, names)


def draw_all_folds(view: View, setup: Setup, words: Words, names: list[str]) -> None:
    drawn = setup.game.picture(view, setup, words, names)
    for columns in (40, 80):
        out = io.StringIO()
        console = Console(width=columns, file=out, no_color=True)
        for fold in range(drawn.folds + 1):
            console.print(drawn.draw(fold))
        for line in out.getvalue().splitlines():
            assert cell_len(line) <= columns
            assert "…" not in line
