"""The result told as the race it is: how far the markers have passed each other, or are apart."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from mandapa.core.ties import lead_line
from mandapa.core.words import Words
from mandapa.games import GAMES


def said(points: list[int], lang: str) -> str:
    order = sorted(points, reverse=True)
    state = SimpleNamespace(
        rank_keys=lambda: [(one,) for one in points],
        ranking=lambda: [order.index(one) + 1 for one in points],
    )
    line = lead_line(cast("Any", state), range(len(points)))
    assert line is not None
    return Words(GAMES["rajas"], lang).sentence(line, ["Anna", "Ravi", "Mira"])


@pytest.mark.parametrize(
    ("points", "french"),
    [
        (
            [-9, 0, -20],
            "Chez Ravi, les marqueurs se sont rencontrés\u202f; chez Anna, ils sont à 9 cases l’un"
            " de l’autre.",
        ),
        (
            [4, 1],
            "Chez Anna, les marqueurs se sont rencontrés et dépassés de 4 cases\u202f; chez Ravi,"
            " ils se sont dépassés de 1 case.",
        ),
    ],
)
def test_the_race_in_french(points: list[int], french: str) -> None:
    assert said(points, "fr") == french


@pytest.mark.parametrize(
    ("points", "english", "russian"),
    [
        (
            [-9, 0, -20],
            "The markers of Ravi have met; those of Anna are 9 places apart.",
            "Метки игрока Ravi встретились, у игрока Anna до встречи не хватило 9 делений.",
        ),
        (
            [4, 2],
            "The markers of Anna have met and passed each other by 4; those of Ravi have passed"
            " each other by 2.",
            "Метки игрока Anna встретились и разошлись на 4, у игрока Ravi разошлись на 2.",
        ),
    ],
)
def test_the_race_is_told(points: list[int], english: str, russian: str) -> None:
    assert said(points, "en") == english
    assert said(points, "ru") == russian


def test_a_player_alone_or_level_has_no_lead() -> None:
    state = SimpleNamespace(rank_keys=lambda: [(0,), (0,)], ranking=lambda: [1, 1])
    assert lead_line(cast("Any", state), [0, 1]) is None
    assert lead_line(cast("Any", state), [0]) is None
