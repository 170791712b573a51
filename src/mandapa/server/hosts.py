"""The host names that a site answers to.

Another site can make its own name resolve to this machine (DNS rebinding); the browser then treats
us as part of that site. It still sends that name as `Host`, which gives it away. A numeric address
cannot be rebound, nor can the machine's own name.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from mandapa.server.metrics import REFUSALS
from mandapa.server.refusals import Refusal, language
from mandapa.server.settings import Settings

MISDIRECTED: Final = 421
_HOST: Final = re.compile(r"(\[(?P<number>[0-9a-fA-F:.]+)\]|(?P<name>[^:\[\]]+))(:[0-9]{0,5})?")
_ENCODE: Final = msgspec.json.Encoder().encode


def known_names(settings: Settings) -> frozenset[str]:
    """Return the names that are accepted besides numeric addresses."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    given = (settings.host, *settings.allowed_hosts)
    return frozenset({"localhost", own, short, f"{short}.local", *map(str.lower, given)} - {""})


def is_known(host: str, names: frozenset[str]) -> bool:
    """Return whether a `Host` header is a numeric address or one of these names."""
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    try:
        ip_address(found["number"] or found["name"])
    except ValueError:
        return not found["number"] and found["name"].lower().removesuffix(".") in names
    return True


class KnownHosts:
    """An ASGI layer that answers only to the names of this site."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):  # startup and shutdown
            await self.app(scope, receive, send)
            return
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) == 1 and is_known(hosts[0], self._names):
            await self.app(scope, receive, send)
        else:
            await _refuse(scope, send)


async def _refuse(scope: Scope, send: Send) -> None:
    refusal = Refusal("wrong-host", MISDIRECTED)
    REFUSALS.labels(refusal.code).inc()
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    body = _ENCODE(refusal.message(language(headers.get(b"accept-language"))))
    await send(
        {
            "type": "http.response.start",
            "status": refusal.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
