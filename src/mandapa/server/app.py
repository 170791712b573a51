"""The site as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from mandapa import __version__
from mandapa.core.errors import MandapaError
from mandapa.server import api, pages
from mandapa.server.guard import SecurityHeaders, lang_of
from mandapa.server.hall import Hall
from mandapa.server.hosts import KnownHosts
from mandapa.server.identity import Signer
from mandapa.server.memory import forget_frames
from mandapa.server.metrics import FAILURES, REFUSALS
from mandapa.server.refusals import Refusal, Refused, refusal_of
from mandapa.server.sentences import preload_words
from mandapa.server.settings import Settings
from mandapa.server.socket import play

LOG: Final = logging.getLogger("mandapa.http")
_LEFT: Final = "client disconnected prematurely"  # Litestar's message for a half-sent body
_CODES: Final = {
    401: "no-name",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-fast",
}


def make_app(
    settings: Settings,
    more: Sequence[ControllerRouterHandler] = (),
    may_write: Callable[[], bool] = lambda: True,
) -> Litestar:
    """Create the application; `more` are additional handlers, `may_write` says whether the database
    is ours."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.signer = Signer.from_file(settings.cookie_key_file)
        app.state.hall = hall = Hall(settings, may_write)
        await hall.open()
        words = asyncio.create_task(preload_words())
        try:
            yield
        finally:
            words.cancel()
            await hall.close()

    middleware: list[Any] = []
    if settings.requests_per_second:
        limit = RateLimitConfig(
            ("minute", 60 * settings.requests_per_second),
            exclude=["^/health", "^/metrics$"],
            middleware_class=_Limit,
        )
        middleware.append(limit.middleware)
    app = Litestar(
        [*api.HANDLERS, play, *pages.pages(), *more],
        lifespan=[lifespan],
        middleware=middleware,
        exception_handlers={MandapaError: _refused, HTTPException: _http_error, Exception: _failed},
        # The description itself; the usual pages around it load their code from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Mandapa", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.max_body,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        state=State({"settings": settings}),
    )
    # Around everything: middleware is not asked about an address that does not exist.
    known = KnownHosts(app.asgi_handler, settings)
    app.asgi_handler = SecurityHeaders(known, https=settings.https)
    return app


class _Limit(RateLimitMiddleware):
    """A rate limit that counts the opening of a WebSocket as a request."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}


def _answer(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    REFUSALS.labels(refusal.code).inc()
    return Response(refusal.message(lang_of(request)), status_code=refusal.status)


def _refused(request: Request[Any, Any, Any], error: MandapaError) -> Response[Refused]:
    forget_frames(error)
    return _answer(request, refusal_of(error))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.detail == _LEFT:
        return _answer(request, Refusal("too-slow", 408))  # the client is gone
    if error.status_code == 404 and (page := pages.nowhere(request)):
        return page
    if error.status_code >= 500:
        return _failed(request, error)
    forget_frames(error)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _answer(request, Refusal("wrong-message", detail=_detail(error)))
    code = _CODES.get(error.status_code, "wrong-message")
    answer = _answer(request, Refusal(code, error.status_code, detail=_detail(error)))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _detail(error: HTTPException) -> str:
    """Return what the validation found, without internals."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(found)[:300] or "it cannot be read"


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    # A text that is not UTF-8 has an error of its own.
    if isinstance(error, (msgspec.DecodeError, UnicodeDecodeError, RecursionError)):
        forget_frames(error)
        return _answer(request, Refusal("wrong-message", detail=str(error)))
    FAILURES.inc()
    # Not the path itself: the address of a private table is its key.
    path = request.scope.get("path_template", "")
    LOG.error("request failed", exc_info=error, extra={"path": path})
    return _answer(request, Refusal("internal", 500))
