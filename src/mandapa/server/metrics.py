"""The metrics that `/metrics` exports."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
_MILLISECONDS: Final = (*range(1, 21), 25, 30, 40, 50, 75, 100, 250, 1000, 5000)
_FINE: Final = tuple(milliseconds / 1000 for milliseconds in _MILLISECONDS)

MOVES: Final = Counter("mandapa_moves", "Decisions that are on disk", registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "mandapa_move_seconds",
    "From receiving a decision to its acknowledgement on disk",
    buckets=_FINE,
    registry=REGISTRY,
)
PAUSE_SECONDS: Final = Histogram(
    "mandapa_garbage_seconds",
    "Looking for garbage, by generation; everything waits",
    ["generation"],
    buckets=_FINE,
    registry=REGISTRY,
)
DELAY_SECONDS: Final = Histogram(
    "mandapa_loop_delay_seconds",
    "How late what is due is begun, asked twenty times a second",
    buckets=_FINE,
    registry=REGISTRY,
)
CALLBACK_SECONDS: Final = Histogram(
    "mandapa_callback_seconds",
    "Processor time of a step without a pause, at most; only those over two milliseconds",
    buckets=_FINE,
    registry=REGISTRY,
)
TOLD: Final = Counter("mandapa_told", "Tables told to someone", registry=REGISTRY)
TELLINGS_MADE: Final = Counter(
    "mandapa_tellings_made", "Of these, how many were not made for another one", registry=REGISTRY
)
REFUSALS: Final = Counter("mandapa_refusals", "Refused requests", ["code"], registry=REGISTRY)
CONNECTIONS: Final = Gauge("mandapa_connections", "Open WebSockets", registry=REGISTRY)
TABLES: Final = Gauge("mandapa_tables_in_memory", "Tables in memory", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "mandapa_bot_seconds", "A bot's thinking time, waiting excluded", registry=REGISTRY
)
BOTS_CUT: Final = Counter("mandapa_bots_cut", "Bots that took too long", registry=REGISTRY)
FILES_CUT: Final = Counter(
    "mandapa_files_cut", "Uploads that took too much time or memory to read", registry=REGISTRY
)
FAILURES: Final = Counter("mandapa_failures", "Errors of the program itself", registry=REGISTRY)
