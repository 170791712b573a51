"""Flowers: A Mandala Game, for two to four players."""

from __future__ import annotations

from pathlib import Path

from mandapa.core.game import Game, Option
from mandapa.games.flowers.actions import ACTIONS
from mandapa.games.flowers.edition_types import FlowersEdition
from mandapa.games.flowers.engine import engine
from mandapa.games.flowers.narration import FlowersNarrator
from mandapa.games.flowers.picture import picture
from mandapa.games.flowers.prospect_types import FlowersProspects
from mandapa.games.flowers.prospects import prospects
from mandapa.games.flowers.view_types import FlowersView

GAME = Game(
    name="flowers",
    title="Flowers",
    rules=2,
    players=(2, 3, 4),
    options=(Option("memory", ("off", "on")),),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    engine=engine,
    picture=picture,
    view=FlowersView,
    printed=FlowersEdition,
    plain_draws=("draw", "begin"),
    narrator=FlowersNarrator,
    prospects=prospects,
    prospect_types=FlowersProspects,
    forgetful=(("memory", "on"),),
    minutes=(20, 30),
    weight=1,
    tallies=("play", "take", "pass"),
)
