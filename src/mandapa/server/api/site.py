"""How the site is."""

from __future__ import annotations

import litestar
import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mandapa.server.api.shared import AnyRequest, get, hall_of
from mandapa.server.guard import from_here, lang_of
from mandapa.server.health import Health
from mandapa.server.health import health as tell_health
from mandapa.server.metrics import REGISTRY
from mandapa.server.refusals import Refusal


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


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus text, for this machine only."""
    if not from_here(request):
        raise Refusal("not-found", 404)
    return Response(
        generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0]
    )
