"""How the site is."""

from __future__ import annotations

import logging
from typing import Annotated, Final

import litestar
import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mandapa.games import GAMES
from mandapa.server.api.shared import AnyRequest, Json, get, hall_of, post
from mandapa.server.guard import from_here, lang_of, person_of
from mandapa.server.health import Health
from mandapa.server.health import health as tell_health
from mandapa.server.metrics import REGISTRY
from mandapa.server.refusals import Refusal

LOG: Final = logging.getLogger("mandapa.boards")
MOST_FAILURE: Final = 2048  # bytes of a report


class Live(msgspec.Struct, frozen=True):
    """The process runs."""

    live: bool = True


@litestar.get(
    "/health",
    sync_to_thread=False,
    responses={503: ResponseSpec(Health, generate_examples=False, description="Nothing is played")},
)
def health(request: AnyRequest) -> Response[Health]:
    """Whether the site works, and if not, why. 503 while nothing can be played."""
    found = tell_health(hall_of(request), lang_of(request))
    return Response(found, status_code=503 if found.status == "down" else 200)


@get("/health/live", sync_to_thread=False)
def live() -> Live:
    """Whether the process answers at all: restarting it would not mend anything else."""
    return Live()


class BoardFailure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What went wrong in a drawn board, as its program tells it; nothing of the game."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    text: Annotated[str, msgspec.Meta(max_length=2000)]


@post("/api/failures", status_code=204, request_max_body_size=MOST_FAILURE, sync_to_thread=False)
def board_failed(request: AnyRequest, data: Json[BoardFailure]) -> None:
    """Note in the site's log that a board could not be drawn."""
    client = request.client
    who = person_of(request).id or (client.host if client else "")
    if data.game not in GAMES:
        raise Refusal("no-such-game", 404, game=data.game)
    if not hall_of(request).failures.take(who):
        raise Refusal("too-fast", 429)
    LOG.warning("a board failed", extra={"game": data.game, "text": data.text})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus text, for this machine only."""
    if not from_here(request):
        raise Refusal("not-found", 404)
    return Response(
        generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0]
    )
