"""All questions of Ganesha, by the phase in which they are asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from mandapa.games.ganesha.board import (
    ANSWER,
    DONE,
    DRAW,
    FILL,
    FIRST,
    FLIP,
    GIVE,
    LAY,
    LIFT,
    MORE,
    OFFER,
    PHASE_NAMES,
    PLACE,
    REMOVE,
    RETURN,
    SET,
    SPICE,
    STORE,
    SWAP,
    TAKE,
)
from mandapa.games.ganesha.coriander import Lift, Set
from mandapa.games.ganesha.final_stage import Over, Place
from mandapa.games.ganesha.offering import Offer
from mandapa.games.ganesha.preparation import Fill, FirstPlayer, Flip, Lay
from mandapa.games.ganesha.question import Question
from mandapa.games.ganesha.spice_effects import (
    DrawForPepper,
    Give,
    GiveBack,
    Remove,
    Return,
    Swap,
)
from mandapa.games.ganesha.spices import UseSpice
from mandapa.games.ganesha.storing import Store
from mandapa.games.ganesha.taking import Take, TakeMore

_ASKED: Final[dict[int, Question]] = {
    FIRST: FirstPlayer(),
    LAY: Lay(),
    FLIP: Flip(),
    FILL: Fill(),
    TAKE: Take(),
    SPICE: UseSpice(),
    REMOVE: Remove(),
    SWAP: Swap(),
    GIVE: Give(),
    ANSWER: GiveBack(),
    RETURN: Return(),
    DRAW: DrawForPepper(),
    MORE: TakeMore(),
    STORE: Store(),
    LIFT: Lift(),
    SET: Set(),
    OFFER: Offer(),
    PLACE: Place(),
    DONE: Over(),
}

# [phase]: a vector, because looking one up takes a few instructions only.
QUESTIONS: Final = vec[Question]([_ASKED[phase] for phase in range(len(PHASE_NAMES))])
