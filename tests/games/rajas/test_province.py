"""The quarry, the province and building over (clauses 6 and 8.6)."""

from __future__ import annotations

import pytest

from mandapa.games.rajas.rows import CELL_NAMES
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import dice, laid, legal, mine, play, position, refused

RICH = "money 1: 9\nkarma 1: 0\ndice 1: blue 6 blue 6 green 6 green 6\n"


def lays(drawing: str, *before: str) -> list[str]:
    state = play(position(drawing), *before)
    return [one for one in legal(state) if one.startswith("lay")]


def no_tile_is_asked_about(state: Rajas) -> bool:
    asked = state.to_json()["asked"]
    blank = {"tile": -1, "cell": -1, "turn": 0, "over": False, "due": 0}
    return {what: asked[what] for what in blank} == blank


@pytest.mark.clause("rajas", "6.1")
def test_an_open_tile_and_an_empty_cell() -> None:
    state = position(RICH + "cells 1: b1 blue-tiger-a 1")
    play(state, "worker quarry-1", "take blue snake")
    assert refused(state, "lay b1 1") == 601  # taken
    assert refused(state, "lay c1 0") == 601  # the residence
    assert refused(state, "lay a1 0") == 601  # closed
    assert refused(state, "lay d1 1") == 0


@pytest.mark.clause("rajas", "6.2")
def test_the_cost_must_be_payable() -> None:
    state = position(
        "karma 1: 3\nmoney 1: 5\ndice 1: blue 4 green 6\ntop: green-snake-c blue-snake-b"
    )
    play(state, "worker quarry-0")
    assert refused(state, "take blue snake") == 602  # it costs 5
    assert refused(state, "take orange snake") == 602
    play(state, "take green snake")
    assert refused(state, "flip green 6") == 407


@pytest.mark.clause("rajas", "6.3")
def test_a_road_must_lead_to_the_residence() -> None:
    """The residence has roads left, down and right."""
    before = ("worker quarry-1", "take blue snake")
    assert lays(RICH, *before) == ["lay b1 1", "lay d1 1", "lay c2 0"]  # a straight road
    bend = RICH + "top: blue-snake-b"
    assert lays(bend, *before) == [
        "lay b1 0", "lay b1 1", "lay d1 2", "lay d1 3", "lay c2 0", "lay c2 3",
    ]  # fmt: skip
    # The other sides need not match: beside c2, whose road runs down, anything may lie at b1.
    far = RICH + "cells 1: c2 blue-tiger-a 0"
    found = lays(far, *before)
    assert "lay c3 0" in found
    assert not any("b2" in one or "d2" in one for one in found)


@pytest.mark.clause("rajas", "6.3")
def test_an_edge_of_the_grid_is_no_neighbour() -> None:
    """A road out of e2 to the right does not come in at a3."""
    state = position(RICH + "cells 1: d1 blue-snake-b 2, d2 blue-snake-c 0, e2 green-tiger-a 1")
    play(state, "worker quarry-1", "take green snake")
    assert refused(state, "lay a3 1") == 603


@pytest.mark.clause("rajas", "6.4")
def test_turns_that_look_alike_are_one() -> None:
    state = play(position(RICH), "worker quarry-1", "take blue snake")
    assert refused(state, "lay c2 2") == 604
    assert refused(state, "lay c2 1") == 603
    assert refused(state, "lay a3 2") == 603  # no road at all comes first
    tee = play(position(RICH + "top: blue-snake-e"), "worker quarry-1", "take blue snake")
    assert [one for one in legal(tee) if " c2 " in one] == ["lay c2 0", "lay c2 1", "lay c2 3"]


@pytest.mark.clause("rajas", "6.5")
def test_the_order_of_laying() -> None:
    state = position(RICH)
    play(state, "worker quarry-2")
    assert mine(state, "money") == 7
    play(state, "take blue snake", "lay b1 1")
    assert laid(state, "b1") == ""
    play(state, "pay blue 6")
    assert dice(state) == "blue 6 green 6 green 6"
    assert laid(state, "b1") == "blue-snake-a 1"
    assert mine(state, "fame") == 0  # not scored before the next tile is revealed
    play(state, "reveal blue snake c")
    assert mine(state, "fame") == 2
    assert state.to_json()["top"][0] == 2
    assert no_tile_is_asked_about(state)


@pytest.mark.clause("rajas", "6.6")
def test_stalls_pay_their_coins() -> None:
    state = position(RICH + "top: blue-cow-d")  # tea 3, spices 2
    play(state, "worker quarry-0", "take blue cow", "lay b1 1", "pay blue 6", "pay blue 6")
    play(state, "reveal blue cow a")
    assert mine(state, "money") == 14


@pytest.mark.clause("rajas", "6.7")
def test_buildings_pay_by_their_level() -> None:
    state = position(RICH + "top: blue-snake-d\nlevels 1: yellow 1 red 2\nfame 1: 6")
    play(state, "worker quarry-0", "take blue snake", "lay b1 1", "pay blue 6", "pay blue 6")
    play(state, "reveal blue snake a")
    assert mine(state, "fame") == 6 + 3 + 4


@pytest.mark.clause("rajas", "6.8")
@pytest.mark.parametrize(
    ("cell", "turn", "bonus"),
    [("b1", 0, "1"), ("b1", 1, ""), ("d1", 3, "2"), ("c2", 0, "")],
)
def test_a_road_to_an_edge(cell: str, turn: int, bonus: str) -> None:
    """Edge 1, above b1, gives 2 money; edge 2, above d1, a karma and a fame."""
    state = position("money 1: 0\nkarma 1: 0\ndice 1: blue 5\ntop: blue-snake-b")
    play(state, "worker quarry-0", "take blue snake", f"lay {cell} {turn}", "pay blue 5")
    play(state, "reveal blue snake a")
    found = {"1": (6, 0, 0), "2": (4, 1, 1), "": (4, 0, 0)}[bonus]
    assert (mine(state, "money"), mine(state, "karma"), mine(state, "fame")) == found
    assert mine(state, "earned") == {"1": 1, "2": 2, "": 0}[bonus]


LINE_2 = "c2 blue-snake-e 0, {0}2 orange-tiger-a 1"
LINE_3 = "c2 green-tiger-a 0, c3 blue-snake-e 0, {0}3 orange-tiger-a 1"


@pytest.mark.clause("rajas", "6.8")
@pytest.mark.parametrize(
    ("cells", "lay", "kind"),
    [
        (LINE_2.format("b"), "a2 1", "name"),
        (LINE_2.format("d"), "e2 1", "upgrade"),
        (LINE_3.format("b"), "a3 1", "karma"),
        (LINE_3.format("d"), "e3 1", "name"),
        (LINE_3.format("b") + ", a3 green-snake-b 1", "a4 3", "upgrade"),
        (LINE_3.format("d") + ", e3 green-snake-b 2", "e4 0", "money"),
    ],
)
def test_the_edges_at_the_sides(cells: str, lay: str, kind: str) -> None:
    top = "blue-snake-b" if "4" in lay else "blue-tiger-a"  # a bend or a straight road
    state = position(f"money 1: 0\nkarma 1: 0\ndice 1: blue 6\ncells 1: {cells}\ntop: {top}")
    stack = " ".join(top.split("-")[:2])
    play(state, "worker quarry-0", f"take {stack}", f"lay {lay}", "pay blue 6")
    play(state, f"reveal {stack} c")
    if kind == "karma":
        assert (mine(state, "karma"), mine(state, "fame")) == (1, 1)
    elif kind == "money":
        assert mine(state, "money") == 4 + 2
    else:
        assert legal(state)[0].startswith(kind)


@pytest.mark.clause("rajas", "6.9")
def test_a_stack_runs_out() -> None:
    state = position(RICH + "top: blue-snake-a\nempty: blue-snake")
    play(state, "worker quarry-0", "take blue snake", "lay b1 1", "pay blue 6")
    assert mine(state, "fame") == 2  # nothing was left to reveal
    play(state, "worker terrace-blue", "roll blue 1", "worker quarry-1")
    assert refused(state, "take blue snake") == 609
    state = position("dice 1: purple 6\ntop: purple-cow-a\nempty: purple-cow")
    play(state, "worker quarry-0", "take purple cow", "lay b1 1", "pay purple 6")
    assert state.to_json()["top"][11] == -1


# --- building over -----------------------------------------------------

OVER = """
    karma 1: 0
    dice 1: green 5 blue 4 blue 6
    cells 1: b1 blue-snake-b 1, b2 green-snake-b 0, c2 green-cow-a 0
    top: blue-snake-d blue-tiger-c blue-cow-b
    empty: green-snake green-tiger green-cow
"""


@pytest.mark.clause("rajas", "8.6")
def test_building_over() -> None:
    state = position(OVER)
    play(state, "worker palace-5", "pay green 5")
    assert refused(state, "take blue cow") == 806  # 4 is not more than 4 or 5
    play(state, "take blue tiger")  # it costs 7: white and silk 2
    assert refused(state, "lay d1 1") == 806
    assert refused(state, "lay b1 0") == 603
    assert [one for one in legal(state) if one.startswith("lay")] == [
        "lay b1 1", "lay b2 0", "lay c2 0", "lay c2 1",
    ]  # fmt: skip
    play(state, "lay b1 1")
    assert [one for one in legal(state) if one.startswith("pay")] == ["pay blue 4", "pay blue 6"]
    play(state, "pay blue 4")  # the difference is 2
    play(state, "reveal blue tiger a")
    assert laid(state, "b1") == "blue-tiger-c 1"
    assert (mine(state, "fame"), mine(state, "money")) == (2, 2)
    assert mine(state, "under")[CELL_NAMES.index("b1")] == 1


@pytest.mark.clause("rajas", "8.6")
def test_a_cut_off_tile_stays_and_counts() -> None:
    """b2 hung on the bend at b1; its stall still sells."""
    state = position(OVER)
    play(state, "worker palace-5", "pay green 5", "take blue tiger", "lay b1 1", "pay blue 4")
    play(state, "reveal blue tiger a")
    money = mine(state, "money")
    play(state, "worker terrace-blue", "roll blue 1", "worker assorted")
    assert mine(state, "money") == money + 4  # silk 4 of b2 pays more than silk 2


@pytest.mark.clause("rajas", "8.6")
def test_the_covered_tile_counts_no_more() -> None:
    state = position(OVER.replace("b2 green-snake-b 0, ", ""))
    play(state, "worker palace-5", "pay green 5", "take blue tiger", "lay b1 1", "pay blue 4")
    play(state, "reveal blue tiger a")
    play(state, "worker terrace-blue", "roll blue 1", "worker assorted")
    assert mine(state, "money") == 2 + 2  # silk 2 alone: the spices are covered


@pytest.mark.clause("rajas", "8.6")
def test_each_place_is_built_over_once() -> None:
    state = position(OVER + "under 1: b1 blue-tiger-b")
    play(state, "worker palace-5", "pay green 5", "take blue tiger")
    assert refused(state, "lay b1 1") == 806


@pytest.mark.clause("rajas", "8.6")
def test_connected_without_passing_its_own_cell() -> None:
    """b2 is joined to the residence only through b1: from b2 no road comes to b1."""
    state = position(
        """
        karma 1: 0
        dice 1: green 5 blue 6 blue 6
        cells 1: b1 blue-snake-b 1, b2 green-tiger-a 0
        top: blue-snake-d
        """
    )
    play(state, "worker palace-5", "pay green 5", "take blue snake")
    assert refused(state, "lay b1 0") == 603
    assert refused(state, "lay b1 1") == 0


@pytest.mark.clause("rajas", "8.6")
def test_building_over_never_earns_an_edge() -> None:
    state = position(
        """
        karma 1: 0
        dice 1: green 5 blue 6
        cells 1: b1 blue-tiger-b 1
        top: blue-cow-d
        """
    )
    play(state, "worker palace-5", "pay green 5", "take blue cow", "lay b1 0", "pay blue 6")
    play(state, "reveal blue cow a")
    assert mine(state, "money") == 5
    assert mine(state, "earned") == 0


@pytest.mark.clause("rajas", "8.6")
def test_the_difference_must_be_payable() -> None:
    state = position(
        "karma 1: 0\ndice 1: green 5 blue 1\n"
        "cells 1: b1 blue-tiger-b 1\ntop: blue-cow-d blue-snake-c"
    )
    play(state, "worker palace-5", "pay green 5")
    assert refused(state, "take blue cow") == 806  # 7 - 5 = 2
    assert refused(state, "take blue snake") == 0  # 6 - 5 = 1


@pytest.mark.clause("rajas", "8.6")
def test_what_cannot_be_built_over() -> None:
    """d2 is cut off, c2 costs as much as the new tile."""
    state = position(
        """
        karma 1: 0
        dice 1: green 5 blue 6
        cells 1: b1 blue-tiger-b 1, c2 green-tiger-c 0, d2 green-tiger-a 1
        top: blue-tiger-c
        """
    )
    play(state, "worker palace-5", "pay green 5", "take blue tiger")
    assert [one for one in legal(state) if one.startswith("lay")] == ["lay b1 1"]
    assert refused(state, "lay c2 0") == 806
    assert refused(state, "lay d2 1") == 603
    assert refused(state, "lay d2 2") == 603  # before turns that look alike


@pytest.mark.clause("rajas", "8.6")
def test_nothing_more_is_asked_after_building_over() -> None:
    state = position(
        "karma 1: 0\ndice 1: green 5 blue 6\ncells 1: b1 blue-tiger-b 1\ntop: blue-cow-d"
    )
    play(state, "worker palace-5", "pay green 5", "take blue cow", "lay b1 1", "pay blue 6")
    play(state, "reveal blue cow a")
    assert no_tile_is_asked_about(state)
