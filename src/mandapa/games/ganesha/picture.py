"""The table of Ganesha drawn for the terminal."""

from __future__ import annotations

from typing import Any

from mandapa.core.game import Setup


def picture(view: dict[str, Any], setup: Setup, words: Any, names: list[str]) -> Any:
    return f"{setup.game.title} {words.lang} {names} {view}"
