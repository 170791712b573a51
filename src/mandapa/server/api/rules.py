"""The rules of the games."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import Response
from litestar.params import Parameter

from mandapa.rules.page import RulesPage
from mandapa.server.api.shared import AnyRequest, Id, get, hall_of
from mandapa.server.guard import lang_of, person_of
from mandapa.server.pages import ASK_AGAIN, File, answer
from mandapa.server.refusals import Refusal
from mandapa.server.rules import FigurePosition, figure_file, rules_file

OWN: Final = f"private, {ASK_AGAIN}"  # what a table has may be its own


Language = Annotated[
    str, Parameter(max_length=12, description="instead of your browser's language")
]
WhoseEdition = Annotated[
    str, Parameter(max_length=32, description="whose edition's numbers are told")
]


@get("/api/games/{game:str}/rules")
async def rules(
    request: AnyRequest, game: Id, lang: Language = "", table: WhoseEdition = ""
) -> Response[RulesPage]:
    """Return the rules of a game in numbered clauses, with the numbers of an edition."""
    return await _page(request, game, lang, table)


@get("/api/games/{game:str}/aid")
async def aid(
    request: AnyRequest, game: Id, lang: Language = "", table: WhoseEdition = ""
) -> Response[RulesPage]:
    """Return the player aid of a game: its rules on one screen, with their clauses."""
    return await _page(request, game, lang, table, aid=True)


async def _page(
    request: AnyRequest, game: str, lang: str, table: str, *, aid: bool = False
) -> Response[RulesPage]:
    edition = None
    if table:
        found = await hall_of(request).visible(table, person_of(request))
        if found.plan.game != game:
            raise Refusal("no-such-table", 404)
        edition = found.setup.edition
    file = rules_file(game, lang_of(request), lang, edition, aid=aid)
    return _sent(request, file, OWN if table else ASK_AGAIN)


@get("/api/games/{game:str}/rules/figures/{name:str}", sync_to_thread=False)
def rules_figure(
    request: AnyRequest, game: Id, name: Annotated[str, Parameter(max_length=60)]
) -> Response[FigurePosition]:
    """Return a position that the rules show."""
    return _sent(request, figure_file(game, name, lang_of(request)), ASK_AGAIN)


def _sent(request: AnyRequest, file: File, caching: str) -> Response[Any]:
    found = answer(request, file, caching)
    found.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return cast(Response[Any], found)
