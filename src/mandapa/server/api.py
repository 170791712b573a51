"""The HTTP API. `/schema/openapi.json` describes it; docs/server.md tells how to use it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeVar

import litestar
import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import Body, Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mandapa.games import GAMES
from mandapa.server import deals, listings, replays, table_creation
from mandapa.server import summary as summaries
from mandapa.server.commands import Act, AnyCommand
from mandapa.server.guard import from_here, games_drawn, known_person, lang_of, person_of
from mandapa.server.hall import Hall, Watcher
from mandapa.server.health import Health
from mandapa.server.health import health as tell_health
from mandapa.server.hints import hint
from mandapa.server.identity import COOKIE, LASTS, Person, new_person
from mandapa.server.messages import Done, Hint, TableSnapshot
from mandapa.server.metrics import MOVE_SECONDS, REGISTRY
from mandapa.server.names import checked_name
from mandapa.server.narration import catch_up
from mandapa.server.refusals import Refusal, Refused
from mandapa.server.snapshot import table_snapshot
from mandapa.server.table_queries import TableFilter

AnyRequest = Request[Any, Any, Any]
# Every "no" looks alike, whatever its number.
_NO: Final = {
    400: "The request is not understood",
    401: "No name, or a wrong token",
    403: "Not for you",
    404: "Not here",
    409: "Not now, or not by the rules",
    413: "Too large",
    429: "Too many",
    500: "A failure of ours",
    503: "Not just now",
}
_REFUSALS: Final = {
    status: ResponseSpec(Refused, generate_examples=False, description=text)
    for status, text in _NO.items()
}
get = partial(litestar.get, responses=_REFUSALS)
post = partial(litestar.post, responses=_REFUSALS)
Seq = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="the last event that you hold")]
Wait = Annotated[float, Parameter(ge=0, le=25, description="seconds to wait for news")]
Ply = Annotated[int, Parameter(ge=0, le=100_000)]
Perspective = Annotated[
    str, Parameter(max_length=12, description="own, spectator, everyone, or a seat from 0")
]
Drawn = Annotated[
    str | None,
    Parameter(
        max_length=200,
        description="games that you draw, with commas; tables of all others come in words too",
    ),
]
Id = Annotated[str, Parameter(min_length=1, max_length=32)]
T = TypeVar("T")
Json = Annotated[T, Body()]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What someone wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Token(msgspec.Struct, frozen=True):
    """For the header `Authorization: Bearer TOKEN` of an outside program."""

    person: Person
    token: str


class Opened(msgspec.Struct, frozen=True):
    """The table to go to."""

    table: str


class Live(msgspec.Struct, frozen=True):
    """The process runs."""

    live: bool = True


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


# --- people -----------------------------------------------------------------


@get("/api/me", sync_to_thread=False)
def me(request: AnyRequest) -> Person:
    """Who you are here; an empty id for a stranger."""
    return person_of(request)


@post("/api/people", status_code=200)
async def take_name(request: AnyRequest, data: Json[Name]) -> Response[Person]:
    """Give yourself a name, or another one; a cookie remembers it."""
    old = person_of(request)
    name = checked_name(data.name)
    person = msgspec.structs.replace(old, name=name) if old.id else new_person(name)
    cookie = Cookie(
        key=COOKIE,
        value=request.app.state.signer.sign(person),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=_hall(request).settings.https,
    )
    return Response(person, cookies=[cookie])


@post("/api/programs", status_code=200, sync_to_thread=False)
def take_token(request: AnyRequest, data: Json[Name]) -> Token:
    """An identity for an outside program; keep the token."""
    person = new_person(data.name, program=True)
    return Token(person, request.app.state.signer.sign(person))


# --- lists --------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games(request: AnyRequest) -> list[listings.GameFacts]:
    """The games that can be played here."""
    return listings.games(lang_of(request))


@get("/api/games/{game:str}/editions/{edition:str}", sync_to_thread=False)
def edition(game: Id, edition: Annotated[str, Parameter(max_length=80)]) -> dict[str, Any]:
    """The numbers printed on the components, each group with its provenance."""
    found = listings.edition_facts(game, edition)
    if found is None:
        raise Refusal("no-such-edition", 404, game=game, edition=edition)
    return found


@get("/api/tables")
async def lobby(request: AnyRequest) -> listings.Lobby:
    """Public tables and your own."""
    return await listings.lobby(_hall(request), person_of(request))


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
    return await listings.public_tables(_hall(request), person_of(request), wanted)


# --- tables -----------------------------------------------------------------


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest, data: Json[table_creation.NewTable]) -> Opened:
    """Open a table; only its link finds it, unless it is public."""
    table = await table_creation.open_table(_hall(request), known_person(request), data)
    return Opened(table.id)


@get("/api/tables/{table_id:str}")
async def table_state(
    request: AnyRequest, table_id: Id, seq: Seq = 0, wait: Wait = 0.0, drawn: Drawn = None
) -> TableSnapshot:
    """The table as you may know it. With `wait`, the answer comes when there is something
    newer than `seq`, or when the time is over."""
    hall, person = _hall(request), person_of(request)
    await hall.visible(table_id, person)
    watcher = Watcher(person.id)
    hall.watch(table_id, watcher)
    try:
        until = time.monotonic() + max(0.0, wait)  # `nan` is no time
        while True:
            watcher.changed.clear()
            table = await hall.visible(table_id, person)
            left = until - time.monotonic()
            if table.seq > seq or left <= 0:
                break
            try:
                async with asyncio.timeout(left):
                    await watcher.changed.wait()
            except TimeoutError:
                continue
        async with hall.locked(table_id, person) as table:
            await catch_up(table, table.seat_of(person.id))
            return table_snapshot(
                table,
                table.seat_of(person.id),
                lang_of(request),
                last_seq=min(seq, table.seq),
                host=person.id == table.host,
                here=hall.here(table_id),
                away=partial(hall.away, table_id),
                watching=hall.watching(table_id),
                drawn=games_drawn(drawn),
                ran=hall.clock_time(table),
                retell=len(table.seats_of(person.id)) > 1,
            )
    finally:
        hall.leave(table_id, watcher)


@post("/api/tables/{table_id:str}/do", status_code=200)
async def do(request: AnyRequest, table_id: Id, data: Json[AnyCommand]) -> Done:
    """Sit down, start, act, take back, chat: the same messages as on the WebSocket."""
    started = time.perf_counter()
    hall, person = _hall(request), known_person(request)
    seq = await hall.carry_out(table_id, person, data)
    if isinstance(data, Act):
        MOVE_SECONDS.observe(time.perf_counter() - started)
    return Done(data.id, seq)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def ask_hint(request: AnyRequest, table_id: Id) -> Hint:
    """What a bot would do in your place."""
    return await hint(_hall(request), table_id, known_person(request), lang_of(request))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: Id) -> Opened:
    """The same people again, each one seat further."""
    return Opened(await table_creation.rematch(_hall(request), known_person(request), table_id))


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(request: AnyRequest, table_id: Id, data: Json[table_creation.Fork]) -> Opened:
    """Play on from a ply of a finished game, with new draws."""
    table = await table_creation.fork(_hall(request), known_person(request), table_id, data)
    return Opened(table.id)


# --- replays ----------------------------------------------------------------


@get("/api/tables/{table_id:str}/record")
async def replay(
    request: AnyRequest, table_id: Id, perspective: Perspective = "own"
) -> replays.Replay:
    """A finished game, told."""
    person = person_of(request)
    table = await _hall(request).visible(table_id, person)
    reader = replays.reader_of(table, person, perspective)
    async with table.lock:
        await catch_up(table, reader)
    return replays.replay(table, reader, lang_of(request))


@get("/api/tables/{table_id:str}/record/{ply:int}")
async def position(
    request: AnyRequest,
    table_id: Id,
    ply: Ply,
    perspective: Perspective = "own",
    drawn: Drawn = None,
) -> replays.Position:
    """A finished game at one ply."""
    person = person_of(request)
    table = await _hall(request).visible(table_id, person)
    reader = replays.reader_of(table, person, perspective)
    return replays.position(table, reader, ply, lang_of(request), games_drawn(drawn))


@get("/api/tables/{table_id:str}/course")
async def summary(request: AnyRequest, table_id: Id) -> summaries.GameSummary:
    """How a finished game went: points over time, turning points, what each player did."""
    hall, person = _hall(request), person_of(request)
    table = await hall.visible(table_id, person)
    return await summaries.summary(hall, table, person, lang_of(request))


@get("/api/my-games")
async def my_games(
    request: AnyRequest,
    after: Annotated[str, Parameter(max_length=60, description="`more` of the page before")] = "",
) -> listings.MyGames:
    """Your finished games, the newest first, and how you fare by game and opponent."""
    return await listings.my_games(_hall(request), known_person(request), after)


@get("/api/tables/{table_id:str}/log")
async def log(request: AnyRequest, table_id: Id) -> Response[str]:
    """The log of a finished game, as `mandapa replay` and `mandapa verify` read it."""
    table = await _hall(request).visible(table_id, person_of(request))
    name = f"{table.plan.game}-{table.id}.log"
    return Response(
        replays.log_text(table),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/verification")
async def verification(request: AnyRequest, table_id: Id) -> replays.Verification:
    """Re-derive every draw from the revealed seed."""
    table = await _hall(request).visible(table_id, person_of(request))
    return await asyncio.to_thread(replays.verify, table)


@post("/api/records", status_code=201, request_max_body_size=2 * 1024 * 1024)
async def upload(request: AnyRequest, data: Json[table_creation.Upload]) -> Opened:
    """A log from elsewhere, to replay, verify and play on from."""
    table = await table_creation.upload(_hall(request), known_person(request), data)
    return Opened(table.id)


@get("/api/deals/{deal_id:str}")
async def deal(request: AnyRequest, deal_id: Id) -> deals.DealSnapshot:
    """The tables that play the same deal, and how they ended."""
    return await deals.deal_snapshot(_hall(request), deal_id, person_of(request), lang_of(request))


@post("/api/deals/{deal_id:str}/tables", status_code=201)
async def same_deal(
    request: AnyRequest, deal_id: Id, data: Json[table_creation.SameDeal]
) -> Opened:
    """Open another table with a shared deal."""
    person = known_person(request)
    table = await table_creation.open_with_deal(_hall(request), person, deal_id, data)
    return Opened(table.id)


@post("/api/deals/{deal_id:str}/close", status_code=200)
async def close_deal(request: AnyRequest, deal_id: Id) -> deals.DealSnapshot:
    """End a shared deal: its seed becomes public."""
    hall, person = _hall(request), known_person(request)
    await deals.close_deal(hall, deal_id, person)
    return await deals.deal_snapshot(hall, deal_id, person, lang_of(request))


# --- the site -----------------------------------------------------------------


@litestar.get(
    "/health",
    sync_to_thread=False,
    responses={503: ResponseSpec(Health, generate_examples=False, description="Nothing is played")},
)
def health(request: AnyRequest) -> Response[Health]:
    """Whether the site works, and if not, why. 503 while nothing can be played."""
    found = tell_health(_hall(request), lang_of(request))
    return Response(found, status_code=503 if found.status == "down" else 200)


@get("/health/live", sync_to_thread=False)
def live() -> Live:
    """Whether the process answers at all: restarting it would not mend anything else."""
    return Live()


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus text, for this machine only."""
    if not from_here(request):
        raise Refusal("not-found", 404)
    return Response(
        generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0]
    )


HANDLERS: Final = [
    me,
    take_name,
    take_token,
    list_games,
    edition,
    lobby,
    public_tables,
    open_table,
    table_state,
    do,
    ask_hint,
    rematch,
    fork,
    replay,
    position,
    summary,
    my_games,
    log,
    verification,
    upload,
    deal,
    same_deal,
    close_deal,
    health,
    live,
    metrics,
]
