"""A game as the rest of the program knows it, and a set-up: what a match is played with."""

from __future__ import annotations

import dataclasses
import functools
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mandapa.core.actions import ActionTable
from mandapa.core.contract import State
from mandapa.core.edition import EditionFile
from mandapa.core.errors import LogError, MandapaError, SetupError, from_folder
from mandapa.core.look import Look, read_look
from mandapa.core.narration import Line, Narrator, PlainNarrator
from mandapa.core.views import View, version_of

if TYPE_CHECKING:
    from mandapa.core.folding import Folding


@dataclasses.dataclass(frozen=True)
class Option:
    """A choice made before the game; the first of its choices is the default.

    `more` are further values too many to be checked together with every other option, such
    as all orders of the seats.
    """

    name: str
    choices: tuple[str, ...]
    more: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.choices[0]

    def values(self) -> tuple[MandapaError | str, ...]:
        """Return the values it may have, to be told (`mandapa.core.errors.tell`)."""
        more = [MandapaError("one-like", value=one) for one in self.more[-1:]]
        return (*self.choices, *more)


class Engine(Protocol):
    """How a game makes its states. All three share one compiled edition object."""

    def new(self) -> State: ...
    def from_view(self, view: View) -> State: ...
    def from_json(self, data: dict[str, Any]) -> State: ...


@dataclasses.dataclass(frozen=True)
class SearchSettings:
    """Parameters of the tree search, found by experiment; the defaults suit Flowers."""

    horizon: int = 40  # random actions before a position is evaluated
    exploration: float = 0.4
    # Evaluate all answers to a question when it is first met, instead of trying each in turn.
    evaluate_all: bool = False


class Usual(NamedTuple):
    """The series of decisions that a person would usually answer a question with."""

    notations: tuple[str, ...]
    reason: str  # `usual-<reason>` in the game's words


def nothing_told(_edition: EditionFile, _words: Any) -> Mapping[str, str]:
    return {}


def nothing_kept(_story: Sequence[Line]) -> Mapping[str, Any]:
    return {}


def nothing_usual(_setup: Setup, _view: View) -> Usual | None:
    return None


@dataclasses.dataclass(frozen=True)
class Game:
    """Everything there is to know about a game; a game's folder exports one as `GAME`."""

    name: str
    title: str
    rules: int  # the newest version of the rules; older ones replay what was played with them
    players: tuple[int, ...]
    options: tuple[Option, ...]
    actions: ActionTable
    folder: Path
    # (edition, players, options, version of the rules)
    engine: Callable[[EditionFile, int, dict[str, str], int], Engine]
    # A view drawn for the terminal: (view, set-up, words, names) to something `rich` prints,
    # folded where the window is small.
    picture: Callable[[Any, Setup, Any, list[str]], Folding]
    # What its views declare: the `TypedDict` of its `view_types`.
    view: type
    # What its edition files hold: the `TypedDict` of its `edition_types`.
    printed: type
    # What its short texts say, read for a board, and the `TypedDict` of both together.
    layout: Callable[[EditionFile], Mapping[str, Any]] | None = None
    laid_out: type | None = None
    # How the game words what happened and what is asked.
    narrator: Callable[[Setup], Narrator[Any]] = PlainNarrator
    # What a board shows all the time beside a view, and the `TypedDict` that declares it.
    prospects: Callable[[Setup, Any], Mapping[str, Any]] | None = None
    prospect_types: type | None = None
    # What its edition says in short texts, in a language: `palace.rooms.1` is "2 fame and ...".
    told: Callable[[EditionFile, Any], Mapping[str, str]] = nothing_told
    # What a person would usually answer now, as a board preselects it.
    usual: Callable[[Setup, Any], Usual | None] = nothing_usual
    # What a picture of a finished game shows that its last view does not tell, from its story.
    kept: Callable[[Sequence[Line]], Mapping[str, Any]] = nothing_kept
    search: SearchSettings = SearchSettings()
    # Whether a seat may know something that others may not.
    secrets: bool = True
    # Questions to chance whose answers change nothing but the thing drawn.
    plain_draws: tuple[str, ...] = ()
    # Options with which a seat must remember what its view no longer tells: (name, choice).
    forgetful: tuple[tuple[str, str], ...] = ()
    # One-sided players: `greedy:TASTE` goes by `State.evaluate_as`, numbered from 1.
    tastes: tuple[str, ...] = ()
    # For choosing a game: how long it takes at a real table, and how much there is to learn.
    minutes: tuple[int, int] = (30, 60)
    weight: int = 2  # 1 light, 2 medium, 3 rich
    # Kinds of actions that are counted for a player after a game, each with words `tally-KIND`.
    tallies: tuple[str, ...] = ()
    # Whether points are the gap between two markers that run towards each other.
    race: bool = False

    @functools.cached_property
    def look(self) -> Look:
        """Return how the pages paint it."""
        return read_look(self.folder)

    @functools.cached_property
    def cites(self) -> Mapping[str, str]:
        """Return the clauses behind lines of the log, by the keys of their words."""
        file = self.folder / "cites.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

    @functools.cached_property
    def view_version(self) -> int:
        """Return the version of the views, which programs of others read."""
        return version_of(self.view)

    def called(self) -> MandapaError:
        """Return its title, to be told in any language."""
        return from_folder(self.folder / "words", "title")

    def drawn_from(self, source: str) -> MandapaError:
        """Return what a source of draws is called, to be told in any language."""
        return from_folder(self.folder / "words", f"source-{source.replace(' ', '-')}")

    def editions(self) -> dict[str, EditionFile]:
        """Return the released editions by name, the default first."""
        files = [EditionFile.read(path) for path in sorted(self.folder.glob("edition*.toml"))]
        return {file.name: file for file in files}

    def edition(self, name: str | None = None) -> EditionFile:
        """Return a released edition by its name, or the edition file at a path."""
        known = self.editions()
        if name is None:
            return next(iter(known.values()))
        if name in known:
            return known[name]
        if not Path(name).is_file():
            raise SetupError("no-edition", name=name, game=self.called(), known=[*known])
        return EditionFile.read(Path(name))

    def for_boards(self, file: EditionFile) -> dict[str, Any]:
        """Return an edition's numbers with their provenance, and what its short texts say."""
        return file.table | ({"layout": self.layout(file)} if self.layout else {})

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        edition: str | EditionFile | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Return a checked set-up; with the newest rules if none are named."""
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise SetupError("newer-rules", version=version, game=self.called(), known=self.rules)
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise SetupError(
                "wrong-players", game=self.called(), least=least, most=most, players=str(players)
            )
        file = edition if isinstance(edition, EditionFile) else self.edition(edition)
        file.fault_words = self.folder / "edition_words"
        chosen = self._options(options or {})
        engine = self.engine(file, players, chosen, version)
        shared = engine.new().components()
        if shared.origin is not None:
            raise ValueError(f"two set-ups of {self.title} share their printed components")
        shared.origin = Origin(self, file, players, tuple(chosen.items()), version)
        return Setup(self, file, players, chosen, engine, version)

    def _options(self, given: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                key = "no-such-option" if known else "no-options"
                raise SetupError(key, game=self.called(), name=name, known=[*known])
            if value not in (*known[name].choices, *known[name].more):
                raise SetupError(
                    "wrong-option",
                    game=self.called(),
                    name=name,
                    choices=known[name].values(),
                    value=value,
                )
        return {name: given.get(name, option.default) for name, option in known.items()}


@dataclasses.dataclass(frozen=True)
class Origin:
    """What a set-up is made from. States know it, so that they can be pickled."""

    game: Game
    edition: EditionFile
    players: int
    options: tuple[tuple[str, str], ...]
    rules: int

    def setup(self) -> Setup:
        return self.game.setup(self.players, dict(self.options), self.edition, self.rules)


@dataclasses.dataclass(frozen=True)
class Setup:
    """A game with its edition, number of players, options and version of the rules."""

    game: Game
    edition: EditionFile
    players: int
    options: dict[str, str]
    engine: Engine
    rules: int

    def __repr__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return (
            f"<Setup of {self.game.title} for {self.players}{options},"
            f" edition {self.edition.name!r}, rules {self.rules}>"
        )

    def __deepcopy__(self, memo: object) -> Setup:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = tuple(self.options.items())
        origin = Origin(self.game, self.edition, self.players, chosen, self.rules)
        return Origin.setup, (origin,)

    def new(self) -> State:
        """Return the state before anything is dealt."""
        return self.engine.new()

    @property
    def forgetful(self) -> bool:
        """Return whether earlier views tell what the newest one leaves to a player's memory."""
        return any(self.options.get(name) == choice for name, choice in self.game.forgetful)

    def from_view(self, view: View) -> State:
        """Return a state with the content of a view, for `sample_hidden` to complete."""
        version = view.get("version")
        if version != self.game.view_version:
            raise SetupError(
                "other-view",
                version=str(version),
                game=self.game.called(),
                known=str(self.game.view_version),
            )
        return self.engine.from_view(view)

    def from_json(self, data: dict[str, Any]) -> State:
        """Return the state from the data of `to_json`."""
        try:
            return self.engine.from_json(data)
        except KeyError as error:
            raise LogError("state-lacks", game=self.game.called(), name=str(error)) from None
        except (TypeError, ValueError, IndexError, OverflowError) as error:
            raise LogError("no-state", game=self.game.called(), detail=str(error)) from None
