"""Who sends a request, in which language and from which site; and the security headers."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mandapa.server.identity import COOKIE, NOBODY, Person, Signer
from mandapa.server.refusals import Refusal, language

Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
        " object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of a private table is its key.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_STAY_SECURE: Final = ("Strict-Transport-Security", "max-age=31536000")
_NOT_KEPT: Final = (b"cache-control", b"no-store")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def person_of(connection: Connection) -> Person:
    """Return who sends a request. Without a bearer token, only our own pages may change anything:
    another site's page can neither use the cookie nor replace it."""
    signer: Signer = connection.app.state.signer
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        found = signer.read(token.strip())
        if found is None:
            raise Refusal("wrong-token", 401)
        return found
    if _from_elsewhere(connection):
        raise Refusal("from-elsewhere", 403)
    cookie = connection.cookies.get(COOKIE, "")
    return signer.read(cookie) or NOBODY if cookie else NOBODY


def from_here(connection: Connection) -> bool:
    """Return whether a request comes from this machine; a proxy names its client."""
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def known_person(connection: Connection) -> Person:
    """Return who sends a request that needs a name."""
    person = person_of(connection)
    if not person.id:
        raise Refusal("no-name", 401)
    return person


def lang_of(connection: Connection) -> str:
    wanted = connection.query_params.get("lang") or connection.headers.get("accept-language")
    return language(wanted)


def games_drawn(given: str | None) -> frozenset[str] | None:
    """Return the games that a reader draws and needs no blocks for; `None`: never any blocks."""
    return None if given is None else frozenset(given.split(","))


def _from_elsewhere(connection: Connection) -> bool:
    """Return whether another site's page sends a request that could change something."""
    if connection.scope.get("method") in _SAFE:
        return False
    fetched = connection.headers.get("sec-fetch-site")
    if fetched not in (None, "same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # such as `http://[`
        return True


class SecurityHeaders:
    """An ASGI layer that adds the headers to every answer."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self.app = app
        headers = [*HEADERS.items(), *([_STAY_SECURE] if https else [])]
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secret = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *self._headers]
                # What one person may know must not be cached for another; what says how it may be
                # cached is the same for all.
                if secret and not any(name == _NOT_KEPT[0] for name, _ in headers):
                    headers.append(_NOT_KEPT)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, send_with_headers)
