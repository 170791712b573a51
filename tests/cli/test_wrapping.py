"""Lines of the terminal break at spaces, but never before what a no-break space holds."""

from __future__ import annotations

import io

import pytest
from rich import _wrap
from rich.console import Console
from rich.text import Text

from mandapa.cli.wrapping import keep_together

SAID = "Quel dé dépensez-vous\u202f? Il reste ceci\u00a0: «\u00a0bleu\u00a0»\u202f; assez\u202f!"
LONGEST = len("dépensez-vous\u202f?")


@pytest.fixture
def _kept_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wrap, "re_word", _wrap.re_word)
    keep_together()


def lines(width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO())
    console.print(Text(SAID))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def torn(found: list[str]) -> bool:
    return any(line[0] in ":;?!»" or line[-1] == "«" for line in found)


@pytest.mark.usefixtures("_kept_together")
def test_signs_stay_with_their_words() -> None:
    for width in range(LONGEST, len(SAID) + 1):
        found = lines(width)
        assert max(map(len, found)) <= width
        assert " ".join(line.rstrip(" ") for line in found) == SAID
        assert not torn(found)
