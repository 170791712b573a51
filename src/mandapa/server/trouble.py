"""What may be wrong with a database, told from the errors it gives."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

_DAMAGED_SQLITE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_DAMAGED_POSTGRESQL: Final = ("XX001", "XX002")  # data_corrupted, index_corrupted


class Damaged(Exception):
    """What is stored of a table is not what was written."""


def is_damage(error: sa.exc.DBAPIError) -> bool:
    """Whether a database says that its own pages are damaged."""
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    state = str(getattr(error.orig, "sqlstate", ""))
    return name.startswith(_DAMAGED_SQLITE) or state in _DAMAGED_POSTGRESQL
