"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

# What every record has; anything else was given by whoever logs.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """Time, level, logger, message and whatever else is known."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: str(value) for key, value in vars(record).items() if key not in _USUAL},
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str = "INFO") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Requests are counted, not logged: the address of a private table is its key.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel("WARNING")
