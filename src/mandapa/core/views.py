"""What a view is, whichever game it is of.

Each game declares its views in `view_types.py`: a `TypedDict` whose fields say what they mean
(`Annotated[type, "meaning"]`). Types for the browser, the reference in `docs/views` and the
check that views are what they claim to be all follow from that declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_type_hints

# A view as those know it who do not know the game.
View = Mapping[str, Any]
# The view of a certain game.
V = TypeVar("V", bound=View)


def version_of(declared: type) -> int:
    """Return the version of a game's views: the only value of their field `version`."""
    (version,) = get_args(get_type_hints(declared)["version"])
    return int(version)
