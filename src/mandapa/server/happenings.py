"""What plies did and what choices would do, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from mandapa.core import effects as core
from mandapa.core.changes import Changes, Gain
from mandapa.core.contract import OVER
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.server.command import Command
from mandapa.server.identity import Person
from mandapa.server.messages import (
    ChoiceEffects,
    Effects,
    Gained,
    Happening,
    Moved,
    UsualAnswer,
)
from mandapa.server.narration import Told, view_now
from mandapa.server.refusals import Refusal
from mandapa.server.sentences import sentence, shown_names, words_of
from mandapa.server.table import Table

if TYPE_CHECKING:
    from mandapa.server.hall import Hall


class GetEffects(Command, frozen=True, tag="effects"):
    """Ask what each choice would do; nothing changes."""


# (position_seq, seat) and the effects of that seat's choices, by notation
_Known = tuple[tuple[int, int], dict[str, core.Effects]]
_KNOWN: Final[WeakKeyDictionary[Table, _Known]] = WeakKeyDictionary()


def happenings(setup: Setup, told: Sequence[Told], lang: str) -> list[Happening]:
    """Return what plies did, for the pages."""
    return [
        Happening(
            one.ply, one.actor, one.seen, moved(one.changes), gained(setup, one.changes, lang)
        )
        for one in told
    ]


async def effects(hall: Hall, table_id: str, person: Person, lang: str, number: int = 0) -> Effects:
    """Tell what each choice of the person who must decide would do."""
    async with hall.locked(table_id, person) as table:
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal("not-seated", 403)
        match = table.match
        if match is None or table.actor != seat or table.paused:
            raise Refusal("not-your-turn", 409)
        usual = _usual(table, match, seat, lang)
        return Effects(number, table.position_seq, choices(table, lang), usual)


def choices(table: Table, lang: str) -> list[ChoiceEffects]:
    """Return what each choice of the actor would do, as that seat may know it."""
    seat = table.actor
    if seat is None:
        return []
    return [_choice(table, notation, one, seat, lang) for notation, one in known(table).items()]


def known(table: Table) -> dict[str, core.Effects]:
    """Return the effects of the actor's choices, found once for every question."""
    match = table.match
    if match is None or match.over:
        return {}
    at = table.position_seq, match.actor
    kept = _KNOWN.get(table)
    if kept is None or kept[0] != at:
        kept = _KNOWN[table] = at, _found(table, match)
    return kept[1]


def forget(table: Table) -> None:
    """Find the effects again when they are next asked for."""
    _KNOWN.pop(table, None)


def _found(table: Table, match: Match) -> dict[str, core.Effects]:
    view, rows = view_now(table, match, match.actor), match.state.legal_actions()
    found = core.effects(
        table.setup, table.narrator, view, rows, lambda seat: not table.seats[seat].bot
    )
    return {match.setup.game.actions.notations[row]: one for row, one in found.items()}


def sentences(table: Table, one: core.Effects, seat: int, lang: str) -> list[str]:
    """Return what the log would tell."""
    names = shown_names(table, seat, lang)
    return [sentence(table.setup, lang, line, names) for line in one.lines]


def _choice(table: Table, notation: str, one: core.Effects, seat: int, lang: str) -> ChoiceEffects:
    follows = one.decides
    return ChoiceEffects(
        notation,
        moved(one.changes),
        gained(table.setup, one.changes, lang),
        sentences(table, one, seat, lang),
        [line.key for line in one.lines],
        None if follows is None or follows < 0 else follows,
        follows == OVER,
        one.final,
        one.certain,
    )


def _usual(table: Table, match: Match, seat: int, lang: str) -> UsualAnswer | None:
    game = table.setup.game
    found = game.usual(table.setup, view_now(table, match, seat))
    if found is None:
        return None
    reason = words_of(game.name, lang).text(f"usual-{found.reason}")
    return UsualAnswer(list(found.notations), reason)


def moved(changes: Changes) -> list[Moved]:
    return [Moved(*move) for move in changes.moves]


def gained(setup: Setup, changes: Changes, lang: str) -> list[Gained]:
    return [
        Gained(*gain, _gain_text(setup.game.name, lang, gain._replace(seat=0)))
        for gain in changes.gains
    ]


@lru_cache(maxsize=4096)
def _gain_text(game: str, lang: str, gain: Gain) -> str:
    """Return `+5 points: a flower`."""
    words = words_of(game, lang)
    why = words.text(f"why-{gain.why}")
    if gain.amount is None:
        return f"? {words.text(f'gain-{gain.what}', amount=0)}: {why}"
    sign = "−" if gain.amount < 0 else "+"
    return f"{sign}{words.text(f'gain-{gain.what}', amount=abs(gain.amount))}: {why}"
