"""Mandala Stones, for two to four players."""

from __future__ import annotations

from pathlib import Path

from mandapa.core.game import Game, Option, SearchSettings
from mandapa.games.mandala_stones.actions import ACTIONS
from mandapa.games.mandala_stones.edition_types import MandalaStonesEdition
from mandapa.games.mandala_stones.engine import engine
from mandapa.games.mandala_stones.narration import MandalaStonesNarrator
from mandapa.games.mandala_stones.picture import picture
from mandapa.games.mandala_stones.prospect_types import MandalaStonesProspects
from mandapa.games.mandala_stones.prospects import prospects
from mandapa.games.mandala_stones.told import told
from mandapa.games.mandala_stones.view_types import MandalaStonesView

GAME = Game(
    name="mandala_stones",
    title="Mandala Stones",
    rules=2,
    players=(2, 3, 4),
    options=(Option("open_stacks", ("off", "on")),),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    engine=engine,
    picture=picture,
    view=MandalaStonesView,
    printed=MandalaStonesEdition,
    plain_draws=("show",),
    narrator=MandalaStonesNarrator,
    prospects=prospects,
    prospect_types=MandalaStonesProspects,
    told=told,
    search=SearchSettings(horizon=0, exploration=0.03),
    minutes=(30, 45),
    weight=2,
    tallies=("collect", "score", "tops"),
)
