"""What the groups of every edition file have in common."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Provenance = Literal["rulebook", "documented", "deduced", "reconstructed"]


class Group(TypedDict):
    """A group of an edition file."""

    provenance: Annotated[Provenance, "how surely the numbers are known"]
    note: NotRequired[Annotated[str, "what else is to be said about them"]]
