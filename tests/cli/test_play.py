"""A person at the terminal plays by numbers; the game is saved all the time."""

from __future__ import annotations

import re
import shlex
import signal
from pathlib import Path

import pytest

from tests.cli.terminal import PROMPT, THE_END, Terminal, run, saved_games

ENTER = "nobody else is looking. "


def verified(home: Path, path: Path) -> bool:
    said = run(home, "verify", path)
    return said.returncode == 0 and "Verified: the log is whole" in said.stdout


def test_without_a_terminal_bots_play_and_the_game_is_told(tmp_path: Path) -> None:
    said = run(tmp_path, "play", "--seed", "7")
    assert said.returncode == 0
    assert "no terminal" in said.stdout
    assert "Mandala A begins with the tiles grey 7 and orange ×3." in said.stdout
    assert "Asha draws 5 cards." in said.stdout
    assert "Asha wins." in said.stdout
    [path] = saved_games(tmp_path)
    assert re.fullmatch(r"flowers-\d{4}-\d\d-\d\d-1\.log", path.name)
    assert f"mandapa verify {shlex.quote(str(path))}\n" in said.stdout
    assert f"mandapa replay {shlex.quote(str(path))}\n" in said.stdout
    assert verified(tmp_path, path)
    assert all(len(line) <= 80 for line in said.stdout.splitlines() if str(path) not in line)


def test_the_same_seed_gives_the_same_game_in_another_file(tmp_path: Path) -> None:
    for _ in range(2):
        assert run(tmp_path, "play", "--seed", "3", "--seats", "random,random").returncode == 0
    first, second = saved_games(tmp_path)
    assert first.read_bytes() == second.read_bytes()


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "240", "--seats", "human,random") as window:
        shown = window.read(PROMPT)
        assert "You and Asha (random)." in shown
        assert "Your hand, 5 cards" in shown
        for _ in range(1000):
            if window.process.poll() is not None or not shown.endswith(PROMPT):
                break
            shown = window.type("1", PROMPT)
        assert window.wait() == 0
        assert "single tiles" in window.shown
        assert re.search(r"(You win|Asha wins|share the victory)\.", window.shown)
    [path] = saved_games(tmp_path)
    assert f"mandapa verify {shlex.quote(str(path))}" in window.shown
    assert verified(tmp_path, path)


def test_keys_and_words_at_the_prompt(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "518") as window:
        window.read(PROMPT)
        assert "none of the choices" in window.type("xyz")
        assert "the table again" in window.type("h", "to the game) ")
        window.type("")
        advice = window.type("?")
        assert "A simple bot would choose this: play" in advice
        assert "You play " in advice  # and what would happen then
        assert "Nothing can be taken back" in window.type("u")
        assert "Asha draws 6 cards." in window.type("l", "to the game) ")
        window.type("")
        assert "Your hand, 5 cards" in window.type("")
        assert "not allowed: you do not hold that many" in window.type("play red 5 A")
        assert "is no action of this game" in window.type("play blue 1 A")
        assert "no whole choice of this list" in window.type("? 1")
        assert "How many cards?" in window.type("gre")
        assert "play 2 grey into B, face up" in window.type("2")
        assert "You take the claim marker of B." in window.type("? 2")
        assert "for B type 2 or B" in window.type("b")
        assert "Which colour?" in window.type("и")  # the same key on a Russian keyboard
        assert "Which colour?" in window.type("b")
        shown = window.type("Play  GRAY 2 b")
        assert "You play 2 grey cards into B, face up." in shown
        assert "You take the claim marker of B." in shown
        window.type("q", THE_END)
        assert window.wait() == 0
        assert "mandapa play --resume" in window.shown


def test_a_game_that_was_left_is_resumed_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a game.log"
    with Terminal(tmp_path, "play", "--seed", "240", "--save", path) as window:
        window.read(PROMPT)
        assert "You play 1 red card into A, face up." in window.type("play red 1 A")
        window.type("q", THE_END)
        assert window.wait() == 0
        assert f"mandapa play --resume '{path}'" in window.shown
    left = path.read_bytes()
    with Terminal(tmp_path, "play", "--resume", path) as window:
        shown = window.read(PROMPT)
        assert "You and Asha (fair)." in shown
        assert "You play 1 red card into A, face up." in shown
        window.type("q", THE_END)
    assert path.read_bytes() == left
    said = run(tmp_path, "play", "--resume", path)
    assert said.returncode == 0
    assert verified(tmp_path, path)
    again = run(tmp_path, "play", "--resume", path)
    assert again.returncode == 0
    assert re.search(r"(You win|Asha wins|share the victory)\.", again.stdout)


def test_a_game_that_was_killed_is_resumed_to_its_end(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "29", "--players", "3") as window:
        window.read(PROMPT)
        for _ in range(5):
            window.type("1")
        window.press("1")
        window.process.send_signal(signal.SIGKILL)
        assert window.process.wait() == -signal.SIGKILL
    path = next(path for path in saved_games(tmp_path) if path.suffix == ".log")
    assert run(tmp_path, "play", "--resume", path).returncode == 0
    assert verified(tmp_path, path)


def test_one_program_at_a_time_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "a game.log"
    with Terminal(tmp_path, "play", "--seed", "240", "--save", path) as window:
        window.read(PROMPT)
        window.type("play red 1 A")  # saved again: the new file is locked as well
        before = path.read_bytes()
        said = run(tmp_path, "play", "--resume", path)
        assert said.returncode == 1
        assert said.stderr.endswith(f"mandapa: {path} is being played by another running mandapa\n")
        assert path.read_bytes() == before
        assert run(tmp_path, "verify", path).returncode == 0  # reading is free
        copy = tmp_path / "copy.log"
        assert run(tmp_path, "play", "--resume", path, "--save", copy).returncode == 0
        window.type("1", PROMPT)
        window.process.send_signal(signal.SIGKILL)
        window.process.wait()
    with Terminal(tmp_path, "play", "--resume", path) as window:
        window.read(PROMPT)
        assert run(tmp_path, "play", "--resume", path).returncode == 1
        window.type("q", THE_END)
    assert run(tmp_path, "play", "--resume", path).returncode == 0
    assert verified(tmp_path, path)


@pytest.mark.parametrize("end", ["\x04", "interrupt"])
def test_the_end_of_input_and_an_interrupt_leave_a_saved_game(tmp_path: Path, end: str) -> None:
    with Terminal(tmp_path, "play") as window:
        window.read(PROMPT)
        if end == "interrupt":
            window.process.send_signal(signal.SIGINT)
        else:
            window.type(end, THE_END)
        assert window.wait() == (130 if end == "interrupt" else 0)
        [path] = saved_games(tmp_path)
        assert f"mandapa play --resume {shlex.quote(str(path))}" in window.shown
        assert "Traceback" not in window.shown
    assert "unfinished" in run(tmp_path, "verify", path).stdout


def test_people_who_share_a_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    seats = "Anna=human,greedy,Boris=human"
    with Terminal(tmp_path, "play", "--seed", "240", "--seats", seats) as window:
        screen = window.read(ENTER)
        assert "Pass the keyboard to Anna." in screen
        assert "Your hand" not in screen
        shown = window.type("", PROMPT)
        assert "Your hand, 5 cards" in shown
        assert "Anna draws: " in shown
        window.type("1")
        window.type("1")
        handed = window.type("1", ENTER)
        assert "Pass the keyboard to Boris." in handed
        assert "Your hand" not in handed
        # What Anna saw is wiped from the screen and from what can be scrolled back to.
        assert handed.index("\x1b[3J\x1b[2J\x1b[H") < handed.index("Pass the keyboard")
        shown = window.type("", PROMPT)
        assert "\x1b[3J\x1b[2J\x1b[H" in shown
        assert "Your hand, 7 cards" in shown
        assert re.search(r"Anna draws \d cards?\.", shown)
        assert "Anna draws: " not in shown


def test_russian(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--lang", "ru", "--seed", "518") as window:
        shown = window.read(PROMPT)
        assert "Вы берёте из колоды: 2 серые, 1 фиолетовую, 1 красную и 1 жёлтую." in shown
        assert "Ваша рука, 5 карт" in shown
        assert "нет среди ответов" in window.type("абв")
        assert "Сколько карт?" in window.type("се")
        assert "сыграть 2 серые в C, рубашкой вверх" in window.type("2")
        assert "Вы кладёте в C 2 серые карты рубашкой вверх." in window.type("3")
        window.type("й", THE_END)
        assert window.wait() == 0
        assert "--lang ru" in window.shown


def test_a_narrow_window(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "518", columns=50) as window:
        shown = window.read(PROMPT)
    picture = shown[shown.index("╭") : shown.index("Play cards")]
    assert max(len(line) for line in picture.splitlines()) == 50


def test_ambiguous_letters_name_what_they_could_mean(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "1", "--seats", "human,random") as window:
        shown = window.read(PROMPT)
        assert "grey" in shown
        assert "green" in shown
        assert "“gr” could be grey or green: type more letters" in window.type("gr")


def test_what_cannot_be_taken_back_is_asked_again_if_wanted(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "240", "--confirm") as window:
        window.read(PROMPT)
        asked = window.type("play red 1 A")
        assert "play 1 red into A, face up. This cannot be taken back. Do it?" in asked
        assert "Which colour?" in window.type("n")
        window.type("red")
        window.type("1")
        assert "This cannot be taken back" in window.type("1")
        assert "You play" not in window.shown
        assert "You play 1 red card into A, face up." in window.type("y")


def test_answers_that_no_person_types(tmp_path: Path) -> None:
    """Standard input is read only if that is asked for, and it is said that it was not."""
    answers = "1\n1\n1\nq\n"
    said = run(tmp_path, "play", "--seed", "240", typed=answers)
    assert "nothing is read from standard input" in " ".join(said.stdout.split())
    assert "With --ask" in said.stdout
    said = run(tmp_path, "play", "--seed", "240", "--ask", typed=answers)
    assert said.returncode == 0
    assert "You play 1 red card into A" in said.stdout
    assert "Go on with:" in said.stdout
    said = run(tmp_path, "play", "--seed", "240", "--ask", typed="1\n")  # the input ends
    assert (said.returncode, "Go on with:" in said.stdout) == (0, True)


def test_help_and_long_lists_come_in_pages(tmp_path: Path) -> None:
    arguments = ("play", "rajas", "--seed", "5", "--seats", "human,random")
    with Terminal(tmp_path, *arguments, rows=24) as window:
        window.read(PROMPT)
        more, end = "(Enter more, q back) ", "(Enter back to the game) "
        first = window.type("h", more)
        assert len(first.splitlines()) <= 24
        assert "the harbour moves your boat" not in first
        assert "Where does your worker go?" in window.type("q")
        first = window.type("t", more)
        while first.endswith(more):
            first = window.type("", more, end)
        assert "Where does your worker go?" in window.type("")
        listed = window.type("1")
        assert "Choices 1 to" in listed
        assert "the balcony: gain" not in listed
        seen = [listed]
        for _ in range(5):
            seen.append(window.type("m"))
        assert any("the balcony: gain 2 coins" in one for one in seen)
