"""Words are data: Fluent files turned into prompts, sentences and reasons.

For every field of an action whose value has a message `<field>-<value>`, a sentence gets
`$field`, and `$field_<attribute>` for each attribute of that message (grammatical cases).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mandapa.core.actions import UNKNOWN
from mandapa.core.errors import SetupError
from mandapa.core.game import Game

FALLBACK = "en"


@lru_cache
def _bundle(path: Path, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Lexicon:
    """The messages of a folder of `<lang>.ftl` files; what a language lacks is said in English."""

    def __init__(self, folder: Path, lang: str) -> None:
        known = sorted(path.stem for path in folder.glob("*.ftl"))
        if lang not in known:
            raise SetupError(f"there is no language '{lang}'; there is {', '.join(known)}")
        self.lang = lang
        self._bundles = [
            _bundle(folder / f"{one}.ftl", one) for one in dict.fromkeys((lang, FALLBACK))
        ]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, **values: Any) -> str:
        """The message of a key; a key nobody translated is shown as it is."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, values)
                    return str(said)
        return key

    def forms(self, key: str) -> dict[str, str]:
        """The attributes of a message: its grammatical forms."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                patterns = bundle.get_message(key).attributes
                return {
                    name: str(bundle.format_pattern(pattern, {})[0])
                    for name, pattern in patterns.items()
                }
        return {}


class Words(Lexicon):
    """A game's words in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game.folder / "words", lang)
        self.game = game

    def action(self, notation: str) -> str:
        """An action as a choice: `action-<kind>`."""
        return self._said("action", notation, [], "")

    def event(self, notation: str, names: list[str], actor: int) -> str:
        """An action that happened, as a sentence: `event-<kind>`.

        When something in it is hidden from the reader: `event-<kind>-hidden`.
        """
        return self._said("event", notation, names, names[actor] if actor >= 0 else "")

    def refusal(self, clause: str) -> str:
        """Why a clause forbids an action."""
        return self.text(f"refusal-{clause.replace('.', '-')}")

    def _said(self, prefix: str, notation: str, names: list[str], name: str) -> str:
        kind, fields = self.game.actions.parse(notation)
        key = f"{prefix}-{kind}-hidden" if UNKNOWN in fields.values() else f"{prefix}-{kind}"
        values: dict[str, Any] = {"name": name}
        for field, value in fields.items():
            if field == "seat":
                values[field] = names[value - 1] if names else value
            elif isinstance(value, int):
                values[field] = value
            else:
                values[field] = self.text(f"{field}-{value}")
                for form, text in self.forms(f"{field}-{value}").items():
                    values[f"{field}_{form}"] = text
        return self.text(key, **values)
