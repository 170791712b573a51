"""A bot worker: one task per line on standard input, one decision per line out.

It is told the set-up, the view of one seat, the number of the ply and how long it may think,
and nothing else.
"""

from __future__ import annotations

import os
import sys

import msgspec

from mandapa.bots.bot import make_bot
from mandapa.core.views import View
from mandapa.server.plan import Plan


class BotTask(msgspec.Struct, frozen=True):
    """A position in which a bot must decide."""

    plan: Plan
    bot: str
    seed: int
    view: View
    plies: int
    seconds: float | None = None  # how long it may think


class BotDecision(msgspec.Struct, frozen=True):
    """The notation of what it does, or what went wrong."""

    action: str = ""
    error: str = ""


def decide(question: BotTask) -> BotDecision:
    try:
        setup = question.plan.setup()
        bot = make_bot(question.bot, setup, question.seed)
        row = bot.choose(question.view, question.plies, question.seconds)
        return BotDecision(setup.game.actions[row].notation)
    except Exception as error:  # the site continues without this decision, and logs why
        return BotDecision(error=f"{type(error).__name__}: {error}")


def main() -> None:
    # People's moves have priority.
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    decode = msgspec.json.Decoder(BotTask).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(decide(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
