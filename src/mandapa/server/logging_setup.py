"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

# Fields of every record; all others come from the `extra` of a call.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "taskName",
    "color_message",
}


# Messages of PostgreSQL and its driver that contain values of a statement.
_VALUES: Final = re.compile(
    r"^(DETAIL:|.*invalid input for query argument \$\d+:).*$", re.MULTILINE
)
MOST_TOLD: Final = 20_000  # characters of a traceback


class JsonLines(logging.Formatter):
    """Time, level, logger, message and extra fields as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: str(value) for key, value in vars(record).items() if key not in _USUAL},
        }
        if record.exc_info:
            line["exception"] = _discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _discreet(exception: str) -> str:
    """Shorten a traceback, and hide the values that a database was given."""
    told = _VALUES.sub(r"\1 (hidden)", exception)
    half = MOST_TOLD // 2
    return told if len(told) <= MOST_TOLD else f"{told[:half]}\n...\n{told[-half:]}"


# Messages of uvicorn that are dropped: they contain table ids, or one comes for every bad request.
_UNTOLD: Final = (
    "WebSocket",
    "Invalid HTTP",
    "Invalid UTF-8",
    "Unsupported upgrade",
    "connection ",
)


def _is_told(record: logging.LogRecord) -> bool:
    return not any(word in str(record.msg) for word in _UNTOLD)


def log_to_stderr(level: str = "INFO") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Requests are counted, not logged: the URL of a private table is its key.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_is_told)
    logging.getLogger("alembic").setLevel("WARNING")
