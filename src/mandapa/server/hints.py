"""Hints: what a bot would do, given only what the asker may know."""

from __future__ import annotations

from typing import Final

from mandapa.server.bot_worker import BotTask
from mandapa.server.command import Command
from mandapa.server.fair_queue import Claim, is_quick
from mandapa.server.hall import Hall
from mandapa.server.happenings import known, sentences
from mandapa.server.identity import Person
from mandapa.server.messages import Hint
from mandapa.server.refusals import Refusal
from mandapa.server.sentences import shown_names
from mandapa.server.snapshot import choices

ADVISER: Final = "search:1000"


class GetHint(Command, frozen=True, tag="hint"):
    """Ask for a hint; nothing changes."""


async def hint(hall: Hall, table_id: str, person: Person, lang: str, number: int = 0) -> Hint:
    if person.id in hall.awaiting_hint:  # workers are shared: one hint at a time
        raise Refusal("too-fast", 429)
    hall.awaiting_hint.add(person.id)
    try:
        return await _hint(hall, table_id, person, lang, number)
    finally:
        hall.awaiting_hint.discard(person.id)


async def _hint(hall: Hall, table_id: str, person: Person, lang: str, number: int) -> Hint:
    async with hall.locked(table_id, person) as table:
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal("not-seated", 403)
        if not table.plan.hints:
            raise Refusal("no-hints", 403)
        if table.match is None or table.actor != seat:
            raise Refusal("not-your-turn", 409)
        view = table.match.view(seat)
        said = choices(table, table.match, view, lang, shown_names(table, seat, lang))
        foreseen = known(table)
        question = BotTask(table.plan, ADVISER, table.position_seq, view, len(table.match.plies))
    claim = Claim(person.id, waited_for=True, quick=is_quick(ADVISER))
    chosen = await hall.bot_pool.ask(question, claim)
    for choice in said:
        if choice.notation == chosen:
            lines = sentences(table, foreseen[chosen], seat, lang)
            return Hint(number, ADVISER, choice.notation, choice.text, lines)
    raise Refusal("try-again", 503)
