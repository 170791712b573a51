"""`mandapa check`: check a site's database for damage."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import ExitStack

from rich.console import Console
from rich.text import Text

from mandapa.cli.bar import Bar
from mandapa.cli.language import frame_words, known_lang
from mandapa.cli.serve import database_url
from mandapa.server.settings import Settings


def run(args: argparse.Namespace, console: Console) -> int:
    # The database libraries are slow to import; the other commands do not need them.
    from mandapa.server.database_check import check

    lang = known_lang(args.lang)
    frame = frame_words(lang)
    settings = Settings(database_url(args.database))
    bars: list[Bar] = []
    with ExitStack() as stack:
        report = asyncio.run(
            check(
                settings.database,
                settings.sqlite_file,
                lambda total: bars.append(stack.enter_context(Bar(total))),
                lambda: bars[0].step(),
            )
        )
    for table, told in report.problems:
        why = told.told(lang)
        if table:
            line = frame.text("check-table", name=table, reason=why)
        else:
            line = frame.text("check-database", reason=why)
        console.print(Text(line, "red"), soft_wrap=True)
    console.print(frame.text("check-seen", count=report.tables, number=report.events))
    if report.altered:
        console.print(frame.text("check-altered", count=report.altered))
    if report.problems:
        console.print(frame.text("check-damaged", count=len(report.problems)), style="bold")
        return 1
    console.print(frame.text("check-whole"))
    return 0
