"""What is counted and measured, for `/metrics`."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
_FINE: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0, 5.0)

MOVES: Final = Counter("mandapa_moves", "Decisions that are on disk", registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "mandapa_move_seconds",
    "From receiving a decision to its acknowledgement on disk",
    buckets=_FINE,
    registry=REGISTRY,
)
REFUSALS: Final = Counter("mandapa_refusals", "Refused requests", ["code"], registry=REGISTRY)
CONNECTIONS: Final = Gauge("mandapa_connections", "Open WebSockets", registry=REGISTRY)
TABLES: Final = Gauge("mandapa_tables_in_memory", "Tables in memory", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "mandapa_bot_seconds", "A bot's thinking time, waiting excluded", registry=REGISTRY
)
BOTS_CUT: Final = Counter("mandapa_bots_cut", "Bots that took too long", registry=REGISTRY)
FAILURES: Final = Counter("mandapa_failures", "Errors of the program itself", registry=REGISTRY)
