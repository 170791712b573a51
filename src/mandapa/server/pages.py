"""The pages for browsers: built files, kept in memory with their compressed forms."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.refusals import Refusal

SITE: Final = Path(__file__).parent / "site"
FOREVER: Final = "public, max-age=31536000, immutable"  # the name holds a hash of the content
ASK_AGAIN: Final = "no-cache"
INDEX: Final = "index.html"
PROGRAMS: Final = ("/api/", "/ws/", "/assets/", "/covers/")  # addresses for programs, not pages
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better one first
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class File:
    """A file as it is sent, under each encoding there is."""

    media_type: str
    plain: bytes
    encoded: dict[str, bytes]
    etag: str


def built(site: Path = SITE) -> bool:
    return (site / INDEX).is_file()


def read_site(site: Path) -> dict[str, File]:
    files = {}
    for path in sorted(site.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values() or path.name.startswith("."):
            continue
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        plain = path.read_bytes()
        encoded = {
            name: found.read_bytes()
            for name, suffix in ENCODINGS.items()
            if (found := path.with_name(path.name + suffix)).is_file()
        }
        files[path.relative_to(site).as_posix()] = File(kind, plain, encoded, etag(plain))
    return files


def read_covers() -> dict[str, File]:
    """Return the pictures that games bring in their own folders."""
    return {
        f"{name}.svg": File("image/svg+xml", drawn, {"gzip": gzip.compress(drawn)}, etag(drawn))
        for name, game in GAMES.items()
        if (drawn := game.look.cover)
    }


@cache
def read_words(game: str, lang: str) -> File:
    """Return the file of a game's words: that of the language, else the English one."""
    plain = Words(GAMES[game], lang).source.encode()
    return File("text/plain", plain, {"gzip": gzip.compress(plain)}, etag(plain))


def etag(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


def pages(site: Path = SITE) -> list[ControllerRouterHandler]:
    """Return the handlers that serve the pages; none if they are not built."""
    if not built(site):
        return []
    files = read_site(site)

    @get(
        [
            "/",
            "/mine",
            "/table/{table_id:str}",
            "/replay/{table_id:str}",
            "/deal/{deal_id:str}",
            "/aid/{game:str}",
            "/rules/{game:str}",
            "/rules/{game:str}/{clause:str}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: AnyRequest) -> Response[bytes]:
        return answer(request, files[INDEX])

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, name: Annotated[str, Parameter()]) -> Response[bytes]:
        found = files.get(f"assets/{name}")
        if found is None:
            raise Refusal("not-found", 404)
        return answer(request, found, FOREVER)

    covers = read_covers()

    @get("/covers/{name:str}", include_in_schema=False, sync_to_thread=False)
    def cover(request: AnyRequest, name: Annotated[str, Parameter()]) -> Response[bytes]:
        """Return the small picture of a game's board."""
        if name not in covers:
            raise Refusal("not-found", 404)
        return answer(request, covers[name])

    @get(
        [f"/{name}" for name in files if "/" not in name and name != INDEX],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def beside(request: AnyRequest) -> Response[bytes]:
        """Icons and the app's manifest."""
        return answer(request, files[request.url.path.strip("/")])

    return [page, asset, cover, beside]


@cache
def _index(site: Path) -> File | None:
    return read_site(site).get(INDEX)


def nowhere(request: AnyRequest, site: Path = SITE) -> Response[bytes] | None:
    """Return the page for an address that does not exist; programs get a refusal instead."""
    programs = request.url.path.startswith(PROGRAMS)
    if programs or "text/html" not in request.headers.get("accept", ""):
        return None
    index = _index(site)
    return answer(request, index, status=404) if index else None


def answer(
    request: AnyRequest, file: File, caching: str = ASK_AGAIN, status: int = 200
) -> Response[bytes]:
    """Send a file in the best form that the client reads; nothing if it holds the same one."""
    headers = {"Cache-Control": caching, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = request.headers.get("accept-encoding", "")
    for name, content in file.encoded.items():
        if name in accepted:
            headers["Content-Encoding"] = name
            return Response(
                content, status_code=status, headers=headers, media_type=file.media_type
            )
    return Response(file.plain, status_code=status, headers=headers, media_type=file.media_type)
