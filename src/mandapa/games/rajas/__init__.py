"""Rajas of the Ganges, for two to four players."""

from __future__ import annotations

from pathlib import Path

from mandapa.core.game import Game, Option, SearchSettings
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.edition_types import RajasBoardEdition, RajasEdition
from mandapa.games.rajas.engine import engine
from mandapa.games.rajas.layout import layout
from mandapa.games.rajas.narration import RajasNarrator
from mandapa.games.rajas.picture import picture
from mandapa.games.rajas.prospect_types import RajasProspects
from mandapa.games.rajas.prospects import prospects
from mandapa.games.rajas.told import told
from mandapa.games.rajas.usual import usual
from mandapa.games.rajas.view_types import RajasView

GAME = Game(
    name="rajas",
    title="Rajas of the Ganges",
    rules=2,
    players=(2, 3, 4),
    options=(
        Option("navaratna", ("off", "on")),
        Option("river_tiles", ("off", "on")),
        Option("market_cap", ("on", "off")),
        Option("yield_on_build", ("on", "off")),
    ),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    engine=engine,
    picture=picture,
    view=RajasView,
    printed=RajasEdition,
    layout=layout,
    laid_out=RajasBoardEdition,
    narrator=RajasNarrator,
    prospects=prospects,
    prospect_types=RajasProspects,
    told=told,
    usual=usual,
    secrets=False,
    plain_draws=("roll", "reveal"),
    tastes=("money", "fame"),
    # A turn is a handful of decisions with many answers, and random turns soon tell nothing.
    search=SearchSettings(horizon=0, exploration=0.01, evaluate_all=True),
    minutes=(45, 75),
    weight=3,
    tallies=("worker", "lay", "sail", "good", "upgrade", "flip"),
    race=True,
)
