"""Run the site with uvicorn until it is asked to stop."""

from __future__ import annotations

import gc
import socket
import threading
import time
import urllib.request
import webbrowser
from contextlib import closing

import uvicorn

from mandapa.core.errors import SetupError
from mandapa.server.app import make_app
from mandapa.server.logs import log_to_stderr
from mandapa.server.settings import Settings

GOODBYE = 5  # seconds that open connections get when the site stops


def serve(settings: Settings, *, browser: bool, address: str) -> None:
    """Serve until SIGINT or SIGTERM; then everything that was asked for is written down."""
    with closing(_listen(settings)) as listening:
        log_to_stderr()
        config = uvicorn.Config(
            make_app(settings),
            log_config=None,
            ws="websockets-sansio",
            ws_max_size=settings.max_message,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=GOODBYE,
            server_header=False,
        )
        if browser:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
        # What is here now stays, and tables live long: looking for garbage must not stop play.
        gc.freeze()
        gc.set_threshold(20_000, 50, 100)
        uvicorn.Server(config).run(sockets=[listening])


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        raise SetupError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror};"
            " give another one with --port"
        ) from None


def _open_browser(address: str) -> None:
    """Show the site once it answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):  # noqa: S310
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
