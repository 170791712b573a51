"""Words are data: a game's Fluent files turned into prompts, sentences and reasons.

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


def languages(game: Game) -> list[str]:
    return sorted(path.stem for path in (game.folder / "words").glob("*.ftl"))


@lru_cache
def _bundle(path: Path, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """A game's words in one language; what it lacks is said in English."""

    def __init__(self, game: Game, lang: str) -> None:
        known = languages(game)
        if lang not in known:
            raise SetupError(f"{game.title} does not speak '{lang}'; it speaks {', '.join(known)}")
        self.game = game
        self.lang = lang
        self._bundles = [
            _bundle(game.folder / "words" / f"{one}.ftl", one)
            for one in dict.fromkeys((lang, FALLBACK))
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

    def action(self, notation: str) -> str:
        """An action as a choice: `action-<kind>`."""
        return self._said("action", notation, {})

    def event(self, notation: str, names: list[str], actor: int) -> str:
        """An action that happened, as a sentence: `event-<kind>`.

        When something in it is hidden from the reader: `event-<kind>-hidden`.
        """
        return self._said("event", notation, {"name": names[actor] if actor >= 0 else ""}, names)

    def refusal(self, clause: str) -> str:
        return self.text(f"refusal-{clause.replace('.', '-')}")

    def _said(
        self, prefix: str, notation: str, values: dict[str, Any], names: list[str] | None = None
    ) -> str:
        kind, fields = self.game.actions.parse(notation)
        key = f"{prefix}-{kind}"
        if UNKNOWN in fields.values():
            key += "-hidden"
        for field, value in fields.items():
            if field == "seat":
                values["seat"] = names[value - 1] if names else value
            elif isinstance(value, int):
                values[field] = value
            else:
                values.update(self._forms(field, value))
        return self.text(key, **values)

    def _forms(self, field: str, value: str) -> dict[str, str]:
        """A field's value in words, with its grammatical forms."""
        key = f"{field}-{value}"
        forms = {field: self.text(key) if self.has(key) else value}
        for bundle in self._bundles:
            if bundle.has_message(key):
                for name, pattern in bundle.get_message(key).attributes.items():
                    forms[f"{field}_{name}"] = str(bundle.format_pattern(pattern, {})[0])
                break
        return forms
