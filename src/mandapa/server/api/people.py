"""Who you are."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from mandapa.server.api.shared import AnyRequest, Json, get, hall_of, post
from mandapa.server.guard import person_of
from mandapa.server.identity import COOKIE, LASTS, Person, new_person
from mandapa.server.names import checked_name


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What someone wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Token(msgspec.Struct, frozen=True):
    """For the header `Authorization: Bearer TOKEN` of an outside program."""

    person: Person
    token: str


@get("/api/me", sync_to_thread=False)
def me(request: AnyRequest) -> Person:
    """Return who you are here; an empty id for a stranger."""
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
        secure=hall_of(request).settings.https,
    )
    return Response(person, cookies=[cookie])


@post("/api/programs", status_code=200, sync_to_thread=False)
def take_token(request: AnyRequest, data: Json[Name]) -> Token:
    """Give an outside program an identity; keep the token."""
    person = new_person(data.name, program=True)
    return Token(person, request.app.state.signer.sign(person))
