"""The commands that are not play: replay, verify, simulate, games, bench."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from mandapa.cli.printer import Printer
from mandapa.cli.replay import Replay
from mandapa.cli.seats import logged_seats
from mandapa.core.build import COMPILED
from mandapa.core.draws import new_seed
from mandapa.core.log import save, to_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE
from mandapa.games import GAMES, find_game
from tests.cli.terminal import THE_END, Terminal, run

KEYS = "q quit) > "

# --- verify ------------------------------------------------------------


def test_verify_a_finished_game(game: Path, finished: Match, tmp_path: Path) -> None:
    said = run(tmp_path, "verify", game)
    assert said.returncode == 0
    assert finished.commitment in said.stdout
    assert re.search(
        r"draws: start player 1, dark tiles \d+, light tiles \d+, deck \d+", said.stdout
    )
    assert "Verified: the log is whole and every draw follows from the seed." in said.stdout
    assert said.stderr == ""


@pytest.mark.parametrize(
    ("lang", "drawn"),
    [
        ("fr", r"tirages\u00a0: premier joueur 1, tuiles foncées \d+, tuiles claires \d+, pioche"),
        ("es", r"sorteos: jugador inicial 1, fichas oscuras \d+, fichas claras \d+, mazo"),
        ("ru", r"случайност\w+: первый игрок 1, тёмные жетоны \d+, светлые жетоны \d+, колода"),
    ],
)
def test_verify_names_what_was_drawn_from(
    game: Path, tmp_path: Path, lang: str, drawn: str
) -> None:
    assert re.search(drawn, run(tmp_path, "verify", game, "--lang", lang).stdout)


def test_verify_an_unfinished_game(begun: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "verify", begun)
    assert (said.returncode, "The game is unfinished." in said.stdout) == (0, True)


def test_verify_refuses_a_seed_that_was_not_committed_to(finished: Match, tmp_path: Path) -> None:
    other = Match.empty(finished.setup, finished.names, new_seed(), finished.commitment)
    for ply in finished.plies:
        other.append(finished.setup.game.actions[ply.action].notation)
    path = tmp_path / "other.log"
    save(other, path)
    said = run(tmp_path, "verify", path)
    assert said.returncode == 1
    assert said.stderr == "mandapa: the seed is not the one that was committed to at the start\n"


def test_verify_refuses_draws_that_do_not_follow(finished: Match, tmp_path: Path) -> None:
    seed = new_seed()
    other = Match(finished.setup, finished.names, seed)
    forged = Match.empty(finished.setup, finished.names, seed, other.commitment)
    for ply in finished.plies:
        forged.append(finished.setup.game.actions[ply.action].notation)
    path = tmp_path / "forged.log"
    save(forged, path)
    said = run(tmp_path, "verify", path)
    assert said.returncode == 1
    assert "the seed gives" in said.stderr


def test_verify_refuses_a_game_without_its_seed(finished: Match, tmp_path: Path) -> None:
    text = to_text(finished)
    path = tmp_path / "secret.log"
    secret = Match.empty(finished.setup, finished.names, None, finished.commitment)
    for ply in finished.plies:
        secret.append(finished.setup.game.actions[ply.action].notation)
    save(secret, path)
    assert path.read_text() != text
    said = run(tmp_path, "verify", path)
    assert (said.returncode, "has not been revealed" in said.stderr) == (1, True)


# --- replay ------------------------------------------------------------


def test_replay_tells_everything_of_a_finished_game(game: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "replay", game)
    assert said.returncode == 0
    assert (
        "   1  You are drawn as start player.\n      Mandala A begins with the tiles" in said.stdout
    )
    assert "Asha draws: 1 grey, 4 red and 1 orange." in said.stdout
    assert "You win." in said.stdout
    assert run(tmp_path, "replay", game, "--all").stdout == said.stdout


def test_replay_as_a_seat_and_at_a_ply(game: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "replay", game, "--seat", "1")
    assert "Asha draws 6 cards." in said.stdout
    said = run(tmp_path, "replay", game, "--ply", "17", "--lang", "ru")
    assert "После шага 17 из 122" in said.stdout
    assert "На руке: Asha" in said.stdout
    assert "На руке: Вы" in said.stdout
    said = run(tmp_path, "replay", game, "--ply", "0")
    assert "destroyed" not in said.stdout


def test_replay_keeps_the_secrets_of_an_unfinished_game(begun: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "replay", begun)
    assert "hands stay hidden" in said.stdout
    assert "Hand:" not in said.stdout
    assert "You draw 5 cards." in said.stdout
    assert "You draw: " in run(tmp_path, "replay", begun, "--seat", "1").stdout


def test_step_through(game: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", game) as window:
        assert "After ply 18 of 122" in window.read(KEYS)
        assert "After ply 23 of 122" in window.type("", KEYS)
        assert "After ply 18 of 122" in window.type("b", KEYS)
        assert "After ply 0 of 122" in window.type("b", KEYS)
        assert "This is the beginning." in window.type("b", KEYS)
        assert "There are plies 0 to 122." in window.type("500", KEYS)
        assert "none of the keys" in window.type("x", KEYS)
        assert "You win." in window.type("122", KEYS)
        assert "This is the end of the log." in window.type("", KEYS)
        window.type("q", THE_END)
        assert window.wait() == 0


def test_no_number_is_too_long_to_be_typed(
    finished: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    printer = Printer(Console(), finished.setup, logged_seats(finished.names, finished.setup), "en")
    replay = Replay(printer, finished, EVERYONE)
    for typed in ("9" * 5000, "²"):
        assert replay.destination(typed, 0) is None
        assert "There are plies 0 to 122." in capsys.readouterr().out


# --- another edition ---------------------------------------------------


def test_a_game_with_an_own_edition(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    text = find_game("flowers").edition().text.replace('name = "flowers-2024"', 'name = "mine"')
    edition.write_text(text.replace('[2, 3, 4, 5, 7, "x3"]', '[11, 12, 13, 14, 15, "x4"]'))
    path = tmp_path / "mine.log"
    said = run(tmp_path, "play", "--edition", edition, "--save", path, "--seed", "7")
    assert said.returncode == 0
    assert "tiles grey 15 and orange ×4." in said.stdout
    verify = shlex.join(["mandapa", "verify", str(path), "--edition", str(edition)])
    assert verify in said.stdout
    refused = run(tmp_path, "verify", path)
    assert (refused.returncode, "give its file with --edition" in refused.stderr) == (1, True)
    assert run(tmp_path, "verify", path, "--edition", edition).returncode == 0
    assert "×4" in run(tmp_path, "replay", path, "--edition", edition).stdout


# --- the rest ----------------------------------------------------------


def test_simulate_gives_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    command = ["simulate", "flowers", "--games", "4", "--bots", "greedy,random", "--json"]
    one = run(tmp_path, *command, "--jobs", "1")
    two = run(tmp_path, *command, "--jobs", "2")
    assert (one.returncode, two.returncode) == (0, 0)
    report = json.loads(one.stdout)
    assert report["games"] == 4
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert json.loads(two.stdout) == report


def test_simulate_as_a_table(tmp_path: Path) -> None:
    said = run(tmp_path, "simulate", "flowers", "--games", "3", "--players", "3", "--jobs", "1")
    assert said.returncode == 0
    assert "3 games of Flowers, seed 1" in said.stdout
    assert said.stdout.count("greedy") == 3
    assert "wins of player 3 in turn order" in said.stdout
    assert "end: a third flower" in said.stdout


def test_simulate_says_how_games_ended_in_every_language(tmp_path: Path) -> None:
    command = ["simulate", "flowers", "--games", "2", "--jobs", "1", "--lang"]
    for lang, ended in (("fr", "fin\u00a0: une troisième fleur"), ("ru", "конец: третий цветок")):
        assert ended in run(tmp_path, *command, lang).stdout


def test_games_are_listed_with_what_is_known_of_their_components(tmp_path: Path) -> None:
    said = run(tmp_path, "games")
    assert "backs: documented." in said.stdout
    assert "--edition FILE" in said.stdout
    said = run(tmp_path, "games", "flowers", "--lang", "es")
    assert "backs: documentado. Una sola fuente" in said.stdout
    listed = json.loads(run(tmp_path, "games", "--json").stdout)
    assert [game["name"] for game in listed] == list(GAMES)
    game = listed[0]
    assert {"en", "ru"} <= set(game["languages"])
    assert game["editions"][0]["provenance"]["cards"] == "rulebook"
    assert game["options"][0]["choices"] == ["off", "on"]


def test_bench(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, "bench", "--seconds", "0.2", "--json").stdout)
    assert found["compiled"] is COMPILED
    assert min(found["playouts"], found["steps"], found["search_iterations"]) > 0
    assert "search iterations a second" in run(tmp_path, "bench", "--seconds", "0.2").stdout


def test_what_takes_long_shows_how_far_it_is(tmp_path: Path) -> None:
    with Terminal(tmp_path, "bench", "--seconds", "2") as window:
        assert window.wait() == 0
        assert "━" in window.shown
        assert "1/2" in window.shown
    assert "━" not in run(tmp_path, "bench", "--seconds", "2").stderr


def test_the_uncompiled_engine_says_so_once(tmp_path: Path) -> None:
    said = run(tmp_path, "bench", "--seconds", "0.1")
    assert said.stderr.count("not compiled") == (0 if COMPILED else 1)
    assert run(tmp_path, "games").stderr == ""


@pytest.mark.parametrize("variable", ["LC_ALL", "LANG"])
def test_the_language_of_the_system(variable: str, begun: Path, tmp_path: Path) -> None:
    language = {"LC_ALL": "", variable: "ru_RU.UTF-8"}
    assert "Игра не закончена" in run(tmp_path, "replay", begun, **language).stdout
    assert "not finished" in run(tmp_path, "replay", begun, "--lang", "en", **language).stdout


def test_one_game_alone(tmp_path: Path) -> None:
    said = run(tmp_path, "games", "rajas").stdout
    assert "Rajas of the Ganges" in said
    assert "navaratna=off or on" in said
    assert "Ganesha" not in said
    wrong = run(tmp_path, "games", "chess")
    assert (wrong.returncode, "there is no game 'chess'" in wrong.stderr) == (1, True)


def test_complaints_are_not_broken_inside_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--edition", "new-york", columns=40) as window:
        window.wait()
        said = window.shown
    assert all(len(line) <= 40 for line in said.splitlines())
    assert "there is no edition 'new-york'" in " ".join(said.split())
