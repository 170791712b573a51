"""The rules pages of the site, and the positions of their figures, as they are sent."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from mandapa.core.edition import EditionFile
from mandapa.core.lexicon import Lexicon
from mandapa.core.views import View
from mandapa.games import GAMES
from mandapa.rules.figures import figure
from mandapa.rules.library import WORDS, aid_page, rules_page
from mandapa.server.blocks import Block, view_blocks
from mandapa.server.pages import File, etag
from mandapa.server.refusals import LANGUAGES, Refusal
from mandapa.server.sentences import words_of


class FigurePosition(msgspec.Struct, frozen=True):
    """A position that a rules page shows, as its board draws it."""

    name: str
    edition: str
    names: list[str]
    you: int | None  # who looks at it
    actor: int | None
    view: View
    prospects: Mapping[str, Any] | None
    words: list[Block]  # for those who draw no board


def rules_file(
    game: str, lang: str, asked: str, edition: EditionFile | None, *, aid: bool = False
) -> File:
    """Return the rules of a game, or its player aid. Where nobody has heard of the language that is
    asked for, they are in the language `lang` and say so."""
    if game not in GAMES:
        raise Refusal("no-such-game", 404, game=game)
    page = (aid_page if aid else rules_page)(GAMES[game], lang, edition)
    if page is None:
        raise Refusal("no-rules", 404, game=game)
    if asked and asked.partition("-")[0].lower() not in LANGUAGES:
        note = Lexicon(WORDS, lang).text("rules-untranslated", lang=asked)
        page = msgspec.structs.replace(page, note=note)
    return _sent(msgspec.json.encode(page))


@lru_cache(maxsize=64)
def _sent(plain: bytes) -> File:
    return File("application/json", plain, {"gzip": gzip.compress(plain)}, etag(plain))


@lru_cache(maxsize=64)
def figure_file(game: str, name: str, lang: str) -> File:
    shown = figure(name, GAMES, lang)
    if shown is None or shown.match.setup.game.name != game:
        raise Refusal("no-such-figure", 404, game=game, figure=name)
    match = shown.match
    setup, view, actor = match.setup, shown.view, match.actor
    found = FigurePosition(
        name=name,
        edition=setup.edition.name,
        names=list(match.names),
        you=shown.seat,
        actor=actor if actor >= 0 else None,
        view=view,
        prospects=setup.game.prospects(setup, view) if setup.game.prospects else None,
        words=view_blocks(setup, view, words_of(game, lang), list(match.names)),
    )
    return _sent(msgspec.json.encode(found))
