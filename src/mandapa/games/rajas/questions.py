"""All questions of Rajas of the Ganges, by the phase in which they are asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from mandapa.games.rajas.areas import PlaceWorker
from mandapa.games.rajas.board import (
    CHOOSING_BONUS,
    CHOOSING_EDGE,
    CHOOSING_GOOD,
    CHOOSING_ROOM,
    CHOOSING_YIELD,
    COUNTING,
    DONE,
    DRAWING,
    FLOATING,
    LAYING,
    NAMING,
    PAYING,
    PHASE_NAMES,
    REROLLING,
    REVEALING,
    ROLLING,
    SAILING,
    STARTING,
    TAKING,
    UPGRADING,
    WORKER,
)
from mandapa.games.rajas.bonuses import ChooseBonus
from mandapa.games.rajas.building import LayTile, TakeTile
from mandapa.games.rajas.dice import NameColour, Reroll, Roll
from mandapa.games.rajas.free_rooms import ChooseRoom
from mandapa.games.rajas.market import ChooseGood
from mandapa.games.rajas.payment import Pay
from mandapa.games.rajas.preparation import CountOn, LayRiverTile, StartPlayer
from mandapa.games.rajas.question import Question
from mandapa.games.rajas.river import Sail
from mandapa.games.rajas.rounds import Over
from mandapa.games.rajas.stacks import Reveal
from mandapa.games.rajas.tracks import Upgrade
from mandapa.games.rajas.yields import ChooseEdge, ChooseYield, DrawYield

_ASKED: Final[dict[int, Question]] = {
    STARTING: StartPlayer(),
    REVEALING: Reveal(),
    ROLLING: Roll(),
    DRAWING: DrawYield(),
    COUNTING: CountOn(),
    FLOATING: LayRiverTile(),
    WORKER: PlaceWorker(),
    PAYING: Pay(),
    TAKING: TakeTile(),
    LAYING: LayTile(),
    SAILING: Sail(),
    NAMING: NameColour(),
    REROLLING: Reroll(),
    UPGRADING: Upgrade(),
    CHOOSING_GOOD: ChooseGood(),
    CHOOSING_ROOM: ChooseRoom(),
    CHOOSING_BONUS: ChooseBonus(),
    CHOOSING_YIELD: ChooseYield(),
    CHOOSING_EDGE: ChooseEdge(),
    DONE: Over(),
}

# [phase]: a vector, because looking one up takes a few instructions only.
QUESTIONS: Final = vec[Question]([_ASKED[phase] for phase in range(len(PHASE_NAMES))])
