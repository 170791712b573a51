"""A table as one reader may know it, in their language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from mandapa.core.match import Match
from mandapa.core.views import View
from mandapa.games import GAMES
from mandapa.server import scores
from mandapa.server.blocks import Block, view_blocks
from mandapa.server.events import Answer, AnyEvent, Ask, Chat, Mute, TakeOver
from mandapa.server.happenings import happenings
from mandapa.server.messages import (
    Choice,
    Note,
    OpenProposal,
    Outcome,
    SeatSnapshot,
    TableFacts,
    TableSnapshot,
)
from mandapa.server.narration import narration, newest_plies, view_now
from mandapa.server.proposals import may_ask
from mandapa.server.sentences import frame_words, sentence, shown_names, story_lines, words_of
from mandapa.server.table import Table


def table_snapshot(
    table: Table,
    seat: int | None,
    lang: str,
    *,
    last_seq: int = 0,
    present_since: int | None = None,
    host: bool = False,
    here: Sequence[bool] = (),
    watching: int = 0,
    drawn: Collection[str] | None = None,
    ran: int | None = None,
    retell: bool = False,
) -> TableSnapshot:
    """Return the table for a seat or a spectator who holds its events up to `last_seq` and has
    been there since event `present_since`. `drawn` are the games that the reader draws, `ran` is
    what its clock goes by (without it, it shows what it did at the last event). `retell`: the
    story so far was told to another seat."""
    match = table.match
    names = shown_names(table, seat, lang)
    present = {number for number, one in enumerate(here) if one}
    mine = match is not None and seat is not None and table.actor == seat
    playing = mine and seat is not None and not table.seats[seat].bot and not table.paused
    first = 0 if retell else table.first_new_ply(last_seq)
    yours = [] if seat is None else table.seats_of(table.seats[seat].person)
    lines = narration(table, seat, first, present_since)
    view = view_now(table, match, seat) if match else None
    return TableSnapshot(
        facts=facts(table),
        status=table.status,
        seq=table.seq,
        turn=table.position_seq,
        plies=len(match.plies) if match else 0,
        you=seat,
        yours=yours,
        host=host,
        seats=[
            _seat(table, number, number in present, known, table.ran if ran is None else ran)
            for number, known in enumerate(scores.known_points(table, seat))
        ],
        watching=watching,
        actor=table.actor,
        question=match.state.question() if match and playing else "",
        prompt=prompt(table, match, view or {}, lang, names) if match and playing else "",
        view=view,
        prospects=prospects(table, view, drawn) if view else None,
        words=text_blocks(table, view, lang, names, drawn) if view else [],
        legal=choices(table, match, view or {}, lang, names) if match and playing else [],
        undo=match is not None and any(_may_undo(table, match, one) for one in yours),
        may_ask=may_ask(table, seat),
        asked=_proposal(table, lang),
        paused=table.paused.seat if table.paused else None,
        rematch=table.rematch,
        quiet=table.moderation.quiet,
        muted=table.moderation.silenced() if host else [],
        seed=table.deal.seed.hex() if _revealed(table) and table.deal.seed else "",
        outcome=outcome(table, match, lang, seat if len(yours) == 1 else None)
        if match and match.over
        else None,
        story_from=first,
        story=story_lines(table, lang, lines, names),
        happened=happenings(table.setup, newest_plies(table, seat, first), lang),
        notes=[_note(table, *note, lang) for note in table.notes if note[0] > last_seq],
    )


def text_blocks(
    table: Table,
    view: View,
    lang: str,
    names: list[str],
    drawn: Collection[str] | None,
) -> list[Block]:
    """Describe a view in words, for readers who want them where they draw nothing."""
    if drawn is None or table.plan.game in drawn:
        return []
    return view_blocks(table.setup, view, words_of(table.plan.game, lang), names)


def prospects(table: Table, view: View, drawn: Collection[str] | None) -> Mapping[str, Any] | None:
    """Return what a board shows beside the view, for readers who draw the game."""
    game = table.setup.game
    if game.prospects is None or game.name not in (drawn or ()):
        return None
    return game.prospects(table.setup, view)


def facts(table: Table) -> TableFacts:
    plan, setup, deal = table.plan, table.setup, table.deal
    return TableFacts(
        id=table.id,
        created=table.created,
        game=plan.game,
        title=setup.game.title,
        players=plan.players,
        options=setup.options,
        edition=setup.edition.name,
        own_edition=bool(plan.edition_text),
        secrets=setup.game.secrets,
        look_back=not setup.forgetful,
        reconstructed=table.reconstructed,
        public=table.public,
        hints=plan.hints,
        clock=plan.clock,
        patience=plan.patience,
        pace=plan.pace,
        # Its address is all that keeps a private table private.
        parent="" if table.public and plan.parent_private else plan.parent,
        parent_ply=plan.parent_ply,
        deal=deal.id,
        shared=deal.shared,
        commitment=deal.commitment,
    )


def prompt(table: Table, match: Match, view: View, lang: str, names: list[str]) -> str:
    return sentence(table.setup, lang, table.narrator.ask(match.state.question(), view), names)


def choices(table: Table, match: Match, view: View, lang: str, names: list[str]) -> list[Choice]:
    setup = table.setup
    found = []
    for notation in match.legal():
        kind, fields = _parsed(setup.game.name, notation)
        text = sentence(setup, lang, table.narrator.choice(notation, view), names)
        found.append(Choice(notation, text, kind, fields))
    return found


@lru_cache(maxsize=8192)
def _parsed(game: str, notation: str) -> tuple[str, dict[str, Any]]:
    return GAMES[game].actions.parse(notation)


# --- the rest ------------------------------------------------------------------


def outcome(table: Table, match: Match, lang: str, seat: int | None) -> Outcome:
    """Return how a match ended, for a seat; for none where people share a screen."""
    words, names = words_of(match.setup.game.name, lang), shown_names(table, seat, lang)
    return scores.outcome(table, match, words, names)


def _revealed(table: Table) -> bool:
    return table.status == "finished" and table.deal.closed


def _may_undo(table: Table, match: Match, seat: int) -> bool:
    playing = table.status == "playing" and not table.seats[seat].bot and not table.paused
    return playing and match.undo_ply(seat) is not None


def _proposal(table: Table, lang: str) -> OpenProposal | None:
    asked = table.proposal
    if asked is None:
        return None
    text = frame_words(lang).text(f"asked-{asked.what}", name=table.seats[asked.seat].name)
    return OpenProposal(asked.seat, asked.what, asked.ply, sorted(asked.waiting), text)


def _seat(
    table: Table, number: int, here: bool, known: scores.KnownPoints, ran: int
) -> SeatSnapshot:
    seat = table.seats[number]
    clock = table.clock.remaining(number, ran) if table.clock else None
    return SeatSnapshot(
        name=seat.name,
        bot=seat.bot,
        human=bool(seat.person),
        program=seat.program,
        gave_up=seat.gave_up > 0,
        why=seat.why,
        here=here,
        clock=clock,
        points=known.points,
        more=known.more,
    )


def _note(table: Table, seq: int, at: int, event: AnyEvent, lang: str) -> Note:
    kind = type(event).__name__.lower()
    seat = getattr(event, "seat", -1)
    if isinstance(event, Chat):
        return Note(seq, at, kind, event.text, seat, event.name)
    name = getattr(event, "name", "") or (table.seats[seat].name if seat >= 0 else "")
    words = f"note-{kind}"
    if isinstance(event, Ask):
        words += f"-{event.what}" + ("-agreed" if event.agreed else "")
    if isinstance(event, Answer):
        words += "-yes" if event.yes else "-no"
    if isinstance(event, Mute):
        words += "" if event.muted else "-ended"
        words += "" if event.person else "-all"
        name = table.moderation.names.get(event.person, "")
    if isinstance(event, TakeOver):
        words += "-once" if event.once else "-asked" if event.by == seat else "-away"
    text = frame_words(lang).text(words, name=name, seat=seat + 1)
    return Note(seq, at, kind, text, seat, name)
