"""Edition files that cannot be played with are refused, with the line and the reason."""

from __future__ import annotations

import pytest

from mandapa.core.errors import EditionError
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.rows import COLOUR_NAMES
from tests.games.mandala_stones.positions import edition


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("stones.copies", "0", "must be a whole number from 1 to 30, not 0"),
        ("stones.copies", "13", "but there are 104 stones"),
        ("stacks.count", "25", "must be a whole number from 1 to 24, not 25"),
        ("stacks.count", "20", "times stacks.height is 80, but there are 96 stones"),
        ("stacks.height", "16", "must be a whole number from 1 to 15, not 16"),
        ("circles.B", "[2, 6, 9]", "must be a list of 4 values"),
        ("circles.B", "[2, 6, 9, 25]", "must be a whole number from 1 to 24, not 25"),
        ("circles.B", "[2, 6, 9, 2]", "names a stack twice (clause 1.3)"),
        ("circles.A", "[2, 5, 8, 4]", "leave out stack 1: nobody could take it"),
        ("artists.copies", "5", "must be a whole number from 1 to 4, not 5"),
        ("artists.copies", "1", "must be a list of 2 values"),
        ("artists.start", '["B", "D", "F", "J"]', "must name circles from A to I, not 'J'"),
        ("artists.start", '["B", "D", "F", "B"]', "puts two artists on circle B (clause 2.2)"),
        ("space-2.counts", '"weight"', "must be one of different heights, height, colours"),
        ("space-2.points", "[4, 2, 1]", "must be a list of 4 values"),
        ("space-1.points", "[1, 2, 3, 4]", "must be a list of 5 values"),
        ("space-5.points", "[2, 3, 4, -1]", "must be a whole number from 0 to 50, not -1"),
        ("tops.points", "true", "must be a whole number from 0 to 50, not True"),
        ("spiral.spaces", "241", "must be a whole number from 1 to 240, not 241"),
        ("spiral.plus_1", "[62]", "must be a whole number from 1 to 61, not 62"),
        ("spiral.plus_1", "5", "must be a list of 0 values"),
        ("spiral.plus_2", "[8, 5]", "marks space 5, which is marked already (clause 1.6)"),
        ("spiral.plus_2", "[8, 8]", "marks space 8, which is marked already (clause 1.6)"),
        ("spiral.hands_2", "5", "marks space 5, which is marked already (clause 1.6)"),
        ("spiral.hands_3", "45", "marks space 45, which is marked already (clause 1.6)"),
        ("spiral.hands_4", "62", "must be a whole number from 1 to 61, not 62"),
        ("spiral.hands_2", None, "is missing: no space brings the end for 2 players (clause 7.1)"),
        ("spiral.hands_3", None, "is missing: no space brings the end for 3 players (clause 7.1)"),
        ("spiral.hands_4", None, "is missing: no space brings the end for 4 players (clause 7.1)"),
        ("objectives.dealt", "3", "must be a whole number from 0 to 2, not 3"),
        ("objective-a.rule", '"all alike"', "must be one of only pattern, stacks, heights"),
        ("objective-a.pattern", '"dots"', "must be one of starburst, ring, not 'dots'"),
        ("objective-g.colour", '"green"', "must be one of red, yellow, blue, purple, not 'green'"),
        ("objective-g.rule", '"stacks"', "has no meaning for the rule 'stacks'"),
        ("objective-a.rule", '"stacks"', "has no meaning for the rule 'stacks'"),
        ("objective-c.least", "0", "must be a whole number from 1 to 5, not 0"),
        ("objective-d.most", "6", "must be a whole number from 4 to 5, not 6"),
        ("objective-d.most", "3", "must be a whole number from 4 to 5, not 3"),
        ("objective-j.points", "0", "must be a whole number from 1 to 50, not 0"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(key: str, value: str | None, reason: str) -> None:
    with pytest.raises(EditionError) as error:
        GAME.setup(2, None, edition({key: value}))
    assert reason in str(error.value)
    assert str(error.value).startswith("changed.toml, line ")
    if value is not None and "is marked already" not in reason and "no meaning" not in reason:
        named = str(error.value).split(": ")[1].split()[0]
        number = int(str(error.value).split("line ")[1].split(":")[0])
        line = edition({key: value}).text.splitlines()[number - 1]
        assert line.startswith(named.rpartition(".")[2])


@pytest.mark.parametrize(
    ("line", "wrong", "reason"),
    [
        ("[spiral]", "[spiral]\nhands_5 = 3", "spiral.hands_5 is unknown; [spiral] holds spaces"),
        ("[space-5]", "[space-6]", "space-6 is unknown"),
        ("[objective-j]", "[objective-k]", "objective-k is unknown"),
    ],
)
def test_what_nothing_reads_is_refused(line: str, wrong: str, reason: str) -> None:
    changed = edition({})
    text = changed.text.replace(line, wrong, 1)
    with pytest.raises(EditionError, match=reason.replace("[", r"\[").replace("]", r"\]")):
        GAME.setup(2, None, type(changed)(text, "changed.toml"))


@pytest.mark.clause("mandala_stones", "1.8")
def test_a_smaller_box_can_be_played() -> None:
    changes: dict[str, str | None] = {"stones.copies": "6", "stacks.height": "2"}
    state = GAME.setup(2, None, edition(changes)).new()
    assert state.view(None)["bag"] == dict.fromkeys(COLOUR_NAMES, 12)
