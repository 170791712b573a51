"""`mandapa serve` and `mandapa backup`."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from mandapa.cli.language import chosen_lang, frame_words
from mandapa.cli.saves import games_folder
from mandapa.core.errors import SetupError
from mandapa.server.settings import Settings, sqlite_url

EVERYWHERE = ("0.0.0.0", "::", "")  # for listening, not for connecting to  # noqa: S104


def run(args: argparse.Namespace, console: Console) -> int:
    # Importing the web server takes a second; the other commands do not need it.
    from mandapa.server import pages
    from mandapa.server.run import serve

    settings = Settings(
        database_url(args.database),
        host=args.host,
        port=args.port,
        allowed_hosts=args.allowed_host,
        https=args.https,
        key_file=args.key_file,
    )
    if args.bot_workers is not None:
        settings = replace(settings, bot_workers=max(1, args.bot_workers))
    if args.no_limits:
        settings = replace(
            settings,
            requests_per_second=0,
            messages_per_second=1e9,
            frames_per_second=1e9,
            max_connections=0,
            connections_per_address=0,
            max_tables=0,
            max_public_tables=0,
            max_bot_tables=0,
            files_per_hour=0,
        )
    host = "127.0.0.1" if args.host in EVERYWHERE else args.host
    address = f"http://[{host}]:{args.port}" if ":" in host else f"http://{host}:{args.port}"

    frame = frame_words(chosen_lang(args.lang, console))

    def ready() -> None:
        console.print(frame.text("serve-at", address=address))
        if not pages.built():
            print(f"mandapa: {frame.text('serve-no-pages')}", file=sys.stderr)

    person = sys.stdin.isatty() and sys.stdout.isatty()
    serve(settings, browser=person and not args.no_browser, address=address, ready=ready)
    return 0


def run_backup(args: argparse.Namespace, console: Console) -> int:
    """Copy the database of a site, running or not, and its cookie key."""
    settings = Settings(database_url(args.database), key_file=args.key_file)
    source = settings.sqlite_file
    if source is None:
        raise SetupError("backup-postgresql")
    if not source.is_file():
        raise SetupError("no-database", path=str(source))
    target: Path = args.target
    if target.exists():
        raise SetupError("exists-already", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".new")
    unfinished.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(unfinished)) as new,
        ):
            old.backup(new)
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise SetupError("backup-damaged")
            tables, events = (
                new.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
                for name in ("tables", "events")
            )
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise SetupError("backup-failed", path=str(source), detail=str(error)) from None
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    key = settings.cookie_key_file
    if key.is_file():
        shutil.copy2(key, target.with_suffix(".key"))
    frame = frame_words(chosen_lang(args.lang, console))
    told = frame.text("backed-up", count=tables, number=events, path=str(target))
    console.print(told, soft_wrap=True)
    return 0


def database_url(given: str | None) -> str:
    """Return a database URL from an address, a path, or the default location."""
    if given is None:
        return sqlite_url(games_folder().parent / "site.db")
    return given if "://" in given else sqlite_url(Path(given))
