from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle


@pytest.fixture
def mistakes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Fluent could not say, while a test runs."""
    found: list[Any] = []
    original = FluentBundle.format_pattern

    def noted(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        said, errors = original(self, pattern, args)
        found.extend((said, error) for error in errors)
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", noted)
    return found
