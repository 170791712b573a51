"""Every game can be played from the first decision to the score sheet, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_the_plain_board(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    visitor.sit_down(game)
    assert visitor.play() > 10
    expect(visitor.page.locator("#headline")).to_be_visible()
    sheet = visitor.page.locator("section:has(#headline) table")
    # Where it is a race, a gap that is still open has its own sign.
    shown = sheet.locator(".total td").all_inner_texts()
    totals = [int(text.replace("↔ ", "-").replace("−", "-")) for text in shown]
    lines = sheet.locator("tbody tr:not(.total)").all()
    sums = [0] * len(totals)
    for line in lines[:-1]:
        for seat, text in enumerate(line.locator("td").all_inner_texts()):
            sums[seat] += int(text.replace("−", "-"))
    assert sums == totals
    expect(visitor.button("Rematch")).to_be_visible()
