"""The games, and the tables that one may join, watch or look back at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Response
from litestar.params import Parameter

from mandapa.games import GAMES
from mandapa.server import listings
from mandapa.server.api.shared import AnyRequest, Id, get, hall_of
from mandapa.server.guard import known_person, lang_of, person_of
from mandapa.server.pages import answer, read_words
from mandapa.server.refusals import Refusal
from mandapa.server.table_queries import TableFilter


@get("/api/games", sync_to_thread=False)
def list_games(request: AnyRequest) -> list[listings.GameFacts]:
    """Return the games that can be played here."""
    return listings.games(lang_of(request))


@get("/api/games/{game:str}/editions/{edition:str}", sync_to_thread=False)
def edition(game: Id, edition: Annotated[str, Parameter(max_length=80)]) -> dict[str, Any]:
    """Return the numbers printed on the components, each group with its provenance."""
    found = listings.edition_facts(game, edition)
    if found is None:
        raise Refusal("no-such-edition", 404, game=game, edition=edition)
    return found


@get("/api/games/{game:str}/words", media_type=MediaType.TEXT, sync_to_thread=False)
def words(request: AnyRequest, game: Id) -> Response[bytes]:
    """All that a game says, as the Fluent file of your language, for programs that draw a board."""
    if game not in GAMES:
        raise Refusal("no-such-game", 404, game=game)
    found = answer(request, read_words(game, lang_of(request)))
    found.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return found


@get("/api/tables")
async def lobby(request: AnyRequest) -> listings.Lobby:
    """Public tables and your own."""
    return await listings.lobby(hall_of(request), person_of(request))


@get("/api/public-tables")
async def public_tables(
    request: AnyRequest,
    status: Annotated[Literal["open", "playing", "finished"], Parameter()] = "open",
    game: Annotated[str, Parameter(max_length=40)] = "",
    name: Annotated[str, Parameter(max_length=40, description="part of a player's name")] = "",
    after: Annotated[str, Parameter(max_length=60, description="`more` of the page before")] = "",
) -> listings.TablePage:
    """Public tables, the newest first, page by page."""
    if game and game not in GAMES:
        raise Refusal("no-such-game", 404, game=game)
    if not name.isprintable():
        raise Refusal("wrong-message", detail="name")
    wanted = TableFilter(status, game, " ".join(name.split()), after)
    return await listings.public_tables(hall_of(request), person_of(request), wanted)


@get("/api/my-games")
async def my_games(
    request: AnyRequest,
    after: Annotated[str, Parameter(max_length=60, description="`more` of the page before")] = "",
) -> listings.MyGames:
    """Your finished games, the newest first, and how you fare by game and opponent."""
    return await listings.my_games(hall_of(request), known_person(request), after)
