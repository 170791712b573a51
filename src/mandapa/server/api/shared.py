"""What all parts of the HTTP API share: refusals, parameters, and who keeps the tables."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, TypeVar

import litestar
import msgspec
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import Body, Parameter

from mandapa.server.hall import Hall
from mandapa.server.refusals import Refused

AnyRequest = Request[Any, Any, Any]
# Every "no" looks alike, whatever its number.
_NO: Final = {
    400: "The request is not understood",
    401: "No name, or a wrong token",
    403: "Not for you",
    404: "Not here",
    409: "Not now, or not by the rules",
    413: "Too large",
    414: "The address is too long",
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


class Opened(msgspec.Struct, frozen=True):
    """The table to go to."""

    table: str


def hall_of(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall
