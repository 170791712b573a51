"""Whatever is wrong is said in one sentence, and nothing that was saved changes."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from mandapa.bots.levels import LEVELS
from mandapa.cli.main import main
from mandapa.core.log import to_text
from mandapa.core.match import Match
from mandapa.games import find_game
from tests.cli.terminal import MANDAPA, TIMEOUT, environment, hear_interrupts, run, saved_games

NOT_COMPILED = "the engine is not compiled"

# (the command, what its sentence must tell); FILE is a finished game, NEW does not exist.
WRONG = {
    "game": ("play chess", "there is no game 'chess'; choose from flowers"),
    "simulated game": ("simulate chess", "choose from flowers"),
    "measured game": ("bench chess", "choose from flowers"),
    "players": ("play --players 5", "2 to 4 players, not 5"),
    "no players": ("play --players 0", "2 to 4 players, not 1"),
    "option": ("play --option speed=fast", "no option 'speed'; it has memory"),
    "value": ("play --option memory=maybe", "is off or on, not 'maybe'"),
    "bot": (
        "play --seats human,genius",
        "careless, greedy, search and search:N, or human",
    ),
    "iterations": ("play --seats human,search:0", "from 1 to 1000000"),
    "simulated bot": (
        "simulate flowers --bots genius,greedy",
        f"choose from {', '.join(LEVELS)}, random",
    ),
    "seats and players": ("play --seats human,greedy --players 3", "2 seats, but --players is 3"),
    "namesakes": ("play --seats Anna=human,Anna=greedy", "two seats have the name 'Anna'"),
    "brackets": ("play --seats A(b)=human,greedy", "without brackets"),
    "long name": ("play --seats " + "x" * 50 + "=human,greedy", "1 to 40 printable characters"),
    "edition": ("play --edition new-york", "choose from flowers-2024, or give the path"),
    "no edition": ("play --edition FILE", "is not a valid TOML file"),
    "language": (
        "play --lang tlh",
        "there is no language 'tlh'; choose from en, es, fr and ru",
    ),
    "existing file": ("play --save FILE", "exists already and is not overwritten"),
    "folder": ("play --save .", "exists already"),
    "no folder": ("play --save FILE/inside.log", "cannot save to"),
    "resume nothing": ("play --resume NEW", "cannot read"),
    "resume as before": ("play --resume FILE --seed 3", "leave out --seed"),
    "resume what": ("play flowers --resume FILE", "leave out GAME"),
    "resume a folder": ("play --resume .", "cannot read"),
    "replay nothing": ("replay NEW", "No such file"),
    "replay an executable": (f"replay {os.path.realpath('/bin/sh')}", "is not a saved game"),
    "ply": ("replay FILE --ply 1000", "plies 0 to 122, not 1000"),
    "seat": ("replay FILE --seat 3", "seats 1 to 2, not 3"),
    "other edition": ("replay FILE --edition OTHER", "which OTHER is not"),
    "verify nothing": ("verify NEW", "No such file"),
    "jobs": ("simulate flowers --jobs 0", "--jobs is a number from 1 to 256, not 0"),
    "games": ("simulate flowers --games 0", "at least 1, not 0"),
    "bots and players": ("simulate flowers --players 3 --bots random,greedy", "as many bots"),
    "seconds": ("bench --seconds 0", "a number above 0 and up to 600, not 0"),
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program runs inside the test: an error that is not explained fails it."""
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path


def named(text: str, files: dict[str, Path]) -> str:
    """The text with the true path of every file. Paths may have spaces: split before."""
    for name, path in files.items():
        text = text.replace(name, str(path))
    return text


def explained(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one sentence with which the program refuses."""
    assert main([*map(str, arguments)]) == 1
    said = capsys.readouterr()
    [line] = [line for line in said.err.splitlines() if NOT_COMPILED not in line]
    assert line.startswith("mandapa: ")
    assert said.out == ""
    return line


@pytest.mark.parametrize(("command", "sentence"), WRONG.values(), ids=WRONG)
def test_one_sentence_says_what_is_wrong(
    command: str, sentence: str, game: Path, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = here / "other.toml"
    other.write_text(find_game("flowers").edition().text.replace("[2, 3,", "[1, 3,"))
    files = {"FILE": game, "NEW": here / "new.log", "OTHER": other}
    before = game.read_bytes()
    said = explained(capsys, *(named(word, files) for word in command.split()))
    assert named(sentence, files) in said
    assert game.read_bytes() == before
    assert saved_games(here) == []


@pytest.mark.parametrize("command", ["play chess", "replay FILE --seat 9", "verify NEW"])
def test_the_sentence_is_all_there_is(command: str, game: Path, tmp_path: Path) -> None:
    before = game.read_bytes()
    said = run(tmp_path, *(named(word, {"FILE": game}) for word in command.split()))
    assert said.returncode == 1
    assert said.stdout == ""
    [line] = [line for line in said.stderr.splitlines() if NOT_COMPILED not in line]
    assert line.startswith("mandapa: ")
    assert game.read_bytes() == before


@pytest.mark.parametrize(
    "command", ["fly", "play --players two", "play --option memory", "simulate", "verify --x"]
)
def test_wrong_usage(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(command.split())
    assert ended.value.code == 2
    assert "usage: mandapa" in capsys.readouterr().err


def test_no_command_at_all(tmp_path: Path) -> None:
    said = run(tmp_path)
    assert (said.returncode, "usage: mandapa" in said.stderr) == (2, True)


@pytest.mark.parametrize("command", ["play", "replay", "verify", "simulate", "games", "bench"])
def test_help_has_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"examples:\n  mandapa {command}" in capsys.readouterr().out


# --- files that are not what they should be ----------------------------


def damaged(text: str) -> dict[str, str]:
    lines = text.splitlines(keepends=True)
    swapped = [*lines[:30], lines[31], lines[30], *lines[32:]]
    return {
        "empty": "",
        "cut in the header": "".join(lines[:4]),
        "cut in a line": text[:-5],
        "swapped lines": "".join(swapped),
        "another card": text.replace("* draw 1 purple", "* draw 1 red", 1),
        "another seed": text.replace("\nseed ", "\nseed 0", 1),
        "another game": text.replace("game flowers", "game chess", 1),
        "newer rules": re.sub(r"\nrules \d+", "\nrules 99", text, count=1),
        "newer format": text.replace("mandapa log 1", "mandapa log 9", 1),
        "unknown edition": text.replace("flowers-2024", "flowers-2030", 1),
        "too many players": text.replace("players 2", "players 9", 1),
        "binary": "\0" * 100,
    }


@pytest.mark.parametrize("damage", damaged("\n" * 40))
def test_a_damaged_file_is_noticed_and_left_alone(
    damage: str, finished: Match, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = here / "damaged.log"
    path.write_text(damaged(to_text(finished))[damage])
    before = path.read_bytes()
    for command in ("verify", "replay", "play --resume"):
        assert explained(capsys, *command.split(), path).startswith(f"mandapa: {path}: ")
    assert path.read_bytes() == before


def test_a_reader_that_goes_away_is_no_error(game: Path, tmp_path: Path) -> None:
    replay = shlex.join([*MANDAPA, "replay", str(game), "--all"])
    command = f"{replay} | head -n 1; exit ${{PIPESTATUS[0]}}"
    said = subprocess.run(
        ["bash", "-c", command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert len(said.stdout.splitlines()) == 1


def computed(pid: int) -> float:
    """The processor seconds of a process and its children."""
    pids = [pid]
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        pids += map(int, children.read_text().split())
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation(jobs: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [*MANDAPA, "simulate", "flowers", "--games", "200000", "--jobs", jobs],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as process:
        try:
            while computed(process.pid) < 4:  # seconds: starting takes about one
                assert process.poll() is None
                time.sleep(0.1)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=TIMEOUT)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # whatever it has left behind
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "interrupted" in errors
