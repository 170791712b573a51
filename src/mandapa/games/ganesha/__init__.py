"""Ganesha, for two to four players."""

from __future__ import annotations

from pathlib import Path

from mandapa.core.game import Game, Option, SearchSettings
from mandapa.games.ganesha.actions import ACTIONS
from mandapa.games.ganesha.edition_types import GaneshaEdition
from mandapa.games.ganesha.engine import AGE_ORDERS, engine
from mandapa.games.ganesha.keepsake import kept
from mandapa.games.ganesha.narration import GaneshaNarrator
from mandapa.games.ganesha.picture import picture
from mandapa.games.ganesha.prospect_types import GaneshaProspects
from mandapa.games.ganesha.prospects import prospects
from mandapa.games.ganesha.view_types import GaneshaView

GAME = Game(
    name="ganesha",
    title="Ganesha",
    rules=1,
    players=(2, 3, 4),
    options=(
        Option("spices", ("on", "off")),
        Option("side", ("day", "night")),
        Option("spice_placement", ("random", "first-player")),
        Option("younger", ("later", "earlier"), AGE_ORDERS),
    ),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    engine=engine,
    picture=picture,
    view=GaneshaView,
    printed=GaneshaEdition,
    plain_draws=("fill", "flip", "lay"),
    narrator=GaneshaNarrator,
    prospects=prospects,
    prospect_types=GaneshaProspects,
    kept=kept,
    secrets=False,
    search=SearchSettings(horizon=10),
    minutes=(20, 40),
    weight=2,
    tallies=("take", "use", "slot", "offer"),
)
