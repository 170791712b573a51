"""Boards that are changed by hand, to see that a comparison notices it."""

from __future__ import annotations

from tests.web.clicker import Clicker

READY = "() => eyes.settled() && eyes.lit().length"
# A copy takes the board's place while it is looked at, so that the board itself stays as it is.
COPIED = """
const one = (what) => document.querySelector(what);
const all = (what) => document.querySelectorAll(what);
const turn = (what) => (one(what).style.transform = `rotate(180deg) ${one(what).style.transform}`);
const board = one('.drawn > *');
const copy = board.cloneNode(true);
board.replaceWith(copy);
const untouched = eyes.drawn();
"""
LOOKED_AT = """
const tampered = eyes.drawn();
copy.replaceWith(board);
return { untouched, tampered };
"""


def noticed(clicker: Clicker, change: str) -> list[str]:
    """What is wrong with the board after a change; before it, nothing is."""
    clicker.page.wait_for_function(READY)
    seen = clicker.page.evaluate(f"() => {{ {COPIED} {change}; {LOOKED_AT} }}")
    now, found = clicker.told(), clicker.tally.differences
    clicker.compare_board("the table", now, seen["untouched"])
    assert found == []
    clicker.compare_board("the table", now, seen["tampered"])
    clicker.tally.differences = []
    return found
