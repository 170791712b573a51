"""What is told: collections in one sentence, points as they come, objectives at the end."""

from __future__ import annotations

from mandapa.core.contract import CHANCE
from mandapa.core.draws import seed_from_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Moment, Reader, moments, view_for
from mandapa.core.words import Words
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games.mandala_stones.positions import position, step, table

NAMES = ["You", "Asha"]
START = "artists: A* C* Go Io\n9: r? b*\n13: y*\n16: bo\nboard 2: r* | | | |\n"


def told(state: MandalaStones, *moves: str, reader: Reader = 0) -> list[str]:
    """The story of some moves, in English."""
    found = []
    for move in moves:
        before = view_for(state, reader)
        actor = state.actor()
        row = GAME.actions.row(move)
        seen = move if reader == EVERYONE else state.seen(row, reader)
        step(state, move)
        found.append(Moment(seen, actor, before, view_for(state, reader)))
    narrator, words = GAME.narrator(table(2)), Words(GAME, "en")
    return [words.sentence(line, NAMES) for line in narrator.narrate(found)]


def test_a_collection_is_one_sentence() -> None:
    assert told(position(START), "collect A E", "first 13", "space 3", "show 9 ring") == [
        "You send the starburst artist from A to E and lay on space 3, from the bottom:"
        " yellow starburst and blue starburst.",
        "Now on top: 9 red ring.",
    ]


def test_an_unfinished_collection_is_told_as_far_as_it_is() -> None:
    assert told(position(START), "collect G E") == ["You send the ring artist from G to E."]
    state = position(START)
    assert told(state, "collect A E", "first 9") == [
        "You send the starburst artist from A to E.",
        "You take the stone of stack 9 first.",
    ]
    assert told(state, "space 1") == [
        "You lay on space 1, from the bottom: blue starburst and yellow starburst."
    ]


def test_scores_and_bonuses() -> None:
    state = position(START + "mandala: 4\nboard 1: r* | r* b* | | |\ncards 2: a b")
    assert told(state, "tops 1-2", "tops 1") == [
        "You score the top stones of spaces 1 and 2: 2 points.",
        "You cover a bonus of the mandala: 1 point.",
        "Asha scores the top stone of space 1: 1 point.",
    ]


def test_the_last_round_and_the_objectives() -> None:
    state = position(
        START + "mandala: 44\nboard 1: r* | r* | | |\ncards 1: c d\ncards 2: a h\npoints 1: 1 0 0"
    )
    assert told(state, "tops 1", "tops 1", reader=None) == [
        "You score the top stone of space 1: 1 point.",
        "The hands are covered: this round is the last.",
        "Asha scores the top stone of space 1: 1 point.",
        "The hands of the mandala are covered and the round is over: the game ends.",
        "You turn up the objectives c and d. Met: c, 5 points.",
        "Asha turns up the objectives a and h. None is met.",
    ]


def test_nothing_left_to_do() -> None:
    state = position("board 1: r* | r* | | |\ncards 1: a b\ncards 2: c d")
    assert told(state, "score red")[-3:] == [
        "There is nothing to collect and nothing to score: the game ends at once.",
        "You turn up the objectives a and b. None is met.",
        "Asha turns up the objectives c and d. None is met.",
    ]


def test_the_set_up_in_a_few_sentences() -> None:
    match = Match(table(2), NAMES, seed_from_text("told"))
    narrator, words = GAME.narrator(table(2)), Words(GAME, "en")
    for reader, cards in ((0, "objectives"), (None, "2 objectives")):
        lines = [words.sentence(line, NAMES) for line in narrator.narrate(moments(match, reader))]
        assert len(lines) == 5
        assert lines[0] == "You are drawn as start player."
        assert lines[1] == "All stones are laid out in stacks."
        assert lines[2].startswith("The artists begin: ")
        assert cards in lines[3]
        assert lines[4] == "Asha is dealt 2 objectives."
    everyone = [words.sentence(line, NAMES) for line in narrator.narrate(moments(match, EVERYONE))]
    assert "Asha is dealt the objectives " in everyone[4]
    assert all(ply.actor == CHANCE for ply in match.plies)


def test_a_part_of_the_set_up() -> None:
    match = Match(table(2), NAMES, seed_from_text("told"))
    narrator = GAME.narrator(table(2))
    assert [line.key for line in narrator.narrate(moments(match, None, 0, 30))] == ["event-start"]
    assert narrator.narrate(moments(match, None, 1, 30)) == []
    assert narrator.narrate([]) == []


def test_choices_say_what_they_bring() -> None:
    state = position(START + "board 1: b* r* | r* | | |")
    narrator, words = GAME.narrator(table(2)), Words(GAME, "en")

    def choice(move: str) -> str:
        return words.sentence(narrator.choice(move, state.view(0)), NAMES)

    assert choice("collect A E") == "A to E (starburst): blue starburst and yellow starburst"
    assert choice("score red") == "score red: 7 points"
    assert choice("tops 1-2") == "score the top stones of spaces 1 and 2: 2 points"
    step(state, "collect A E")
    assert (
        choice("first 13") == "stack 13 first, from the bottom: yellow starburst and blue starburst"
    )
    step(state, "first 13")
    assert choice("space 4") == "space 4"
    assert words.sentence(narrator.ask("space", state.view(0)), NAMES) == (
        "On which space do you lay the stack?"
    )
    assert "Covering space 45 brings" in words.sentence(narrator.help(), NAMES)
