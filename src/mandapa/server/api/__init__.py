"""The HTTP API. `/schema/openapi.json` describes it; docs/server.md tells how to use it."""

from __future__ import annotations

from typing import Final

from mandapa.server.api import deals, listing, people, replays, rules, site, tables

HANDLERS: Final = [
    people.me,
    people.take_name,
    people.take_token,
    listing.list_games,
    listing.edition,
    listing.words,
    rules.aid,
    rules.rules,
    rules.rules_figure,
    listing.lobby,
    listing.public_tables,
    tables.open_table,
    tables.table_state,
    tables.table_edition,
    tables.do,
    tables.ask_hint,
    tables.ask_effects,
    tables.rematch,
    tables.fork,
    replays.replay,
    replays.position,
    replays.summary,
    listing.my_games,
    replays.log,
    replays.verification,
    replays.upload,
    deals.deal,
    deals.same_deal,
    deals.close_deal,
    site.health,
    site.live,
    site.board_failed,
    site.metrics,
]
