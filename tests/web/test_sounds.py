"""Sounds are heard when they are wanted, and not before."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.visitor import Visitor

# Notes which strokes are played, and how loud they may become.
LISTEN = """
window.strokes = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const made = make.call(this);
  const start = made.start;
  made.start = function (at) { window.strokes.push(made.frequency.value); start.call(this, at); };
  return made;
};
"""


def strokes(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("strokes.length"))


def test_sounds_are_off_until_they_are_wanted_and_stay_wanted(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.context.add_init_script(LISTEN)
    visitor.sit_down("flowers")
    visitor.decide(random.Random(1))
    expect(visitor.choices.first).to_be_visible()
    assert strokes(visitor) == 0
    visitor.click(visitor.page.get_by_role("button", name="Settings"))
    visitor.page.get_by_label("Sounds").select_option(label="quiet")
    assert strokes(visitor) > 0  # one hears what one chose
    visitor.page.keyboard.press("Escape")
    before = strokes(visitor)
    visitor.decide(random.Random(2))
    visitor.page.wait_for_function("before => strokes.length > before", arg=before)
    visitor.page.reload()
    expect(visitor.choices.first).to_be_visible()
    # Nothing is heard of what one finds, nor before the page is touched.
    assert strokes(visitor) == 0
    visitor.decide(random.Random(3))
    visitor.page.wait_for_function("() => strokes.length > 0")
