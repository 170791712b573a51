"""Lines of the log name a clause that exists, by a key that the game's words have."""

from __future__ import annotations

import pytest

from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.rules.library import rules_page
from mandapa.rules.page import clauses


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_cited_clauses_exist_and_so_do_the_lines(game: Game) -> None:
    words, page = Words(game, FALLBACK), rules_page(game, FALLBACK)
    assert page
    assert len(game.cites) > 10
    assert set(game.cites.values()) <= {clause.name for _, clause in clauses(page)}
    for key in game.cites:
        assert words.has(key), key
        assert key.startswith(("event-", "news-", "end-"))
