"""Lists as languages join them, where the last word depends on what follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandapa.core.lexicon import Lexicon
from mandapa.core.lists import Style, joined


@pytest.mark.parametrize(
    ("items", "style", "said"),
    [
        ("", "standard", ""),
        ("Inés", "standard", "Inés"),
        ("té seda", "standard", "té y seda"),
        ("Asha Ravi Inés", "standard", "Asha, Ravi e Inés"),
        ("tú Hilda", "standard", "tú e Hilda"),
        ("agua hielo", "standard", "agua y hielo"),
        ("a i", "standard", "a y i"),
        ("7 8", "standard", "7 y 8"),
        ("1 2", "or", "1 o 2"),
        ("6 7 8", "or", "6, 7 u 8"),
        ("10 11", "or", "10 u 11"),
        ("10 110", "or", "10 o 110"),
        ("plata oro", "or", "plata u oro"),
        ("uno i", "or", "uno o i"),
    ],
)
def test_spanish_words_change_before_a_sound(items: str, style: Style, said: str) -> None:
    parts = items.split()
    assert joined(parts, "es", style, parts[-1] if parts else "") == said


def test_a_marked_name_sounds_like_itself(tmp_path: Path) -> None:
    for lang in ("en", "es"):
        (tmp_path / f"{lang}.ftl").write_text("total = total\n", encoding="utf-8")
    marked = "\ue0000\ue001Inés\ue002"
    assert Lexicon(tmp_path, "es").listed(["Asha", marked]) == f"Asha e {marked}"
    assert Lexicon(tmp_path, "en").listed(["Asha", marked]) == f"Asha and {marked}"
