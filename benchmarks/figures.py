"""Measured figures, some with the most they may be: run the cases, judge them, write the page."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.running_site import Site, raise_file_limit
from rich.console import Console

# What was measured, and the most it may be (None: it is only told).
Figures = dict[str, tuple[float, float | None]]
Measure = Callable[[Site, argparse.Namespace, Console], Awaitable[Figures]]


class Case(NamedTuple):
    """One measurement on a site of its own."""

    measure: Measure
    about: str  # a sentence or two for the page
    serve: Sequence[str] = ("--no-limits",)  # more arguments of `mandapa serve`


def run(
    cases: Mapping[str, Case], args: argparse.Namespace, page: Path, head: Sequence[str]
) -> int:
    """Run the cases that were asked for; 1 if a figure was missed."""
    raise_file_limit()
    found: dict[str, Figures] = {}
    for name in args.only or cases:
        found[name] = measure(cases[name], args)
        print(f"[{name}]")
        for figure, (value, most) in found[name].items():
            print(f"{figure:44} {value:10.2f}  {_judged(value, most)}".rstrip())
    if args.write:
        old = page.read_text(encoding="utf-8") if page.exists() else ""
        page.write_text(_page(cases, found, head, old), encoding="utf-8")
    values = [one for figures in found.values() for one in figures.values()]
    return 1 if any(most is not None and value > most for value, most in values) else 0


def measure(case: Case, args: argparse.Namespace) -> Figures:
    """Run one case on a site of its own."""

    async def measured() -> Figures:
        return await case.measure(site, args, Console(stderr=True))

    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), *case.serve)
        site.start()
        try:
            return asyncio.run(measured())
        finally:
            if site.process:
                site.stop()


def _judged(value: float, most: float | None) -> str:
    if most is None:
        return ""
    return f"at most {most:g}: {'reached' if value <= most else 'NOT reached'}"


def _page(
    cases: Mapping[str, Case], found: Mapping[str, Figures], head: Sequence[str], old: str
) -> str:
    """The page with what was found. After a run of some cases only, the rest of the old page
    stays."""
    top, *parts = old.split("\n## ")
    sections = {part.partition("\n")[0]: part.rstrip() for part in parts}
    if len(found) == len(cases) or not parts:
        machine = (
            f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        )
        top = "\n".join(
            [*head, "", f"Everything shares one machine: {machine}, SQLite on its disk."]
        )
    for name, figures in found.items():
        title = name.capitalize()
        lines = [title, "", cases[name].about, "", "| what | measured | target |", "|---|---:|---|"]
        lines += [
            f"| {figure} | {value:,.2f} | {_judged(value, most)} |".replace(".00 |", " |", 1)
            for figure, (value, most) in figures.items()
        ]
        sections[title] = "\n".join(lines)
    in_order = [sections.pop(name.capitalize()) for name in cases if name.capitalize() in sections]
    return "\n\n## ".join([top.rstrip(), *in_order]) + "\n"
