"""The save file: readable, complete, and any damage is found at its line."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from mandapa.core.draws import seed_from_text
from mandapa.core.errors import LogError
from mandapa.core.log import MAX_BYTES, from_text, load, save, to_text
from mandapa.core.match import Match
from tests.core.toy import toy_game

GAMES = {"toy": toy_game()}


def played(decisions: int = 99) -> Match:
    match = Match(GAMES["toy"].setup(2), ["Ann", "Bo B."], seed_from_text("log"))
    for _ in range(decisions):
        if not match.over:
            match.play(match.actor, match.legal()[0])
    return match


TEXT = to_text(played())
LINES = TEXT.splitlines()
BODY = LINES.index("") + 2  # the number of the first action line


def changed(number: int, line: str) -> str:
    lines = list(LINES)
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def header(key: str, line: str) -> str:
    number = next(n for n, old in enumerate(LINES, 1) if old.startswith(key))
    return changed(number, line)


def test_a_log_is_readable() -> None:
    assert LINES[:10] == [
        "mandapa log 1",
        "game toy",
        "rules 1",
        f"edition toy-1 {GAMES['toy'].edition().digest}",
        "players 2",
        "option luck off",
        "seat 1 Ann",
        "seat 2 Bo B.",
        f"commitment {played().commitment}",
        f"seed {seed_from_text('log').hex()}",
    ]
    assert LINES[BODY - 1].startswith("* draw 1 ")
    assert any(line.startswith("1 aim left ") for line in LINES)


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 99])
def test_a_match_is_read_back_and_goes_on(decisions: int) -> None:
    match = played(decisions)
    again = from_text(to_text(match), GAMES)
    assert again.plies == match.plies
    assert again.names == match.names
    assert again.state.digest() == match.state.digest()
    again.resume()
    while not again.over:
        again.play(again.actor, again.legal()[0])
    assert to_text(again) == TEXT


def test_a_log_cut_after_any_line_goes_on_to_the_same_draws() -> None:
    for last in range(BODY - 1, len(LINES)):
        match = from_text("\n".join(LINES[:last]) + "\n", GAMES)
        match.resume()
        while not match.over:
            match.play(match.actor, match.legal()[0])
        assert to_text(match) == TEXT


def test_a_log_without_its_seed_can_be_read_but_not_verified() -> None:
    hidden = played()
    hidden.seed = None
    again = from_text(to_text(hidden), GAMES)
    assert again.over
    with pytest.raises(LogError, match="not been revealed"):
        again.verify()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not a saved game of Mandapa"),
        ("hello\n", "line 1: this is not a saved game"),
        (changed(1, "mandapa log 2"), "line 1: this file has format 2, this program reads 1"),
        ("mandapa log 1\ngame toy\n", "line 2: the file breaks off in its header"),
        (header("game", "game chess"), "it is a game of 'chess', which is not known here"),
        (header("rules", "rules 9"), "version 9 of the rules of Toy; .* up to 1"),
        (header("rules", "rules 0"), "version 0 of the rules of Toy"),
        (header("rules", "rules x"), "'rules x' needs a whole number"),
        (header("players", "players 5"), "Toy is for 2 to 3 players, not 5"),
        (header("players", "players ²"), "needs a whole number"),
        (header("players", "players ٢"), "needs a whole number"),
        (header("players", "players " + "9" * 300), "'players 9{40}' needs a whole number"),
        (header("rules", "rules " + "9" * 300), "'rules 9{40}' needs a whole number"),
        (header("option", "option luck maybe"), "option 'luck' of Toy is off or on"),
        (header("option", "option moon on"), "Toy has no option 'moon'"),
        (header("option", "option"), "line 6: 'option' is no header line"),
        (header("seat 2", "seat 1 Ann"), "line 8: 'seat 1 Ann' is no header line"),
        (header("seat 2", "seat 3 Bo"), "line 8: 2 players have no 'seat 3'"),
        (TEXT.replace("seat 2 Bo B.\n", ""), "the header lacks a line 'seat 2 ...'"),
        (TEXT.replace("\n\n", "\nweather fine\n\n"), "line 11: 'weather fine' is no header line"),
        (header("seed", "seed " + "0" * 400), "line 10: 'seed 0{35}' is no header line"),
        (header("edition", "edition toy-2 0"), "edition 'toy-2 0', which is not known here"),
        (header("seed", "seed 12"), "needs 64 hexadecimal digits"),
        (header("seed", "seed " + "0" * 64), "damaged or edited here or above"),
        (header("commitment", "commitment xyz"), "needs 64 hexadecimal digits"),
        (header("seat 1", "seat 1 Eve"), f"line {BODY}: the file was damaged or edited"),
        (changed(BODY + 2, "garbage"), f"line {BODY + 2}: 'garbage' is not an action line"),
        (changed(BODY + 2, "1 # 0123abcd"), f"line {BODY + 2}: '1 # 0123abcd' is not an action"),
        (changed(BODY, LINES[BODY - 1].replace(" #", " " * 400 + " #")), "is not an action line"),
        (changed(BODY + 2, ""), f"line {BODY + 2}: '' is not an action line"),
        (changed(BODY, LINES[BODY].strip()), f"line {BODY}: the file was damaged or edited"),
    ],
)
def test_a_damaged_log_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        from_text(text, GAMES)


def hostile() -> dict[str, str]:
    """Texts as long as the site takes them, each meant to be read slowly."""
    size = 2 * 1024 * 1024
    head = "\n".join(LINES[: BODY - 1]) + "\n"
    return {
        "spaces": head + "1 " + " " * size,
        "spaces and marks": head + "1 " + " #" * (size // 2),
        "words": head + "1 " + "a " * (size // 2),
        "lines of spaces": head + ("1 " + " " * 390 + "\n") * (size // 393),
        "blank lines": "mandapa log 1" + "\n" * size,
        "one long word": "mandapa log " + "1" * size,
        "a long name": TEXT.replace("Ann", "A" * size),
        "many options": TEXT.replace(
            "option luck off", "\n".join(f"option {n} x" for n in range(size // 16))
        ),
        "many seats": TEXT.replace("seat 1", "\n".join(f"seat {n} x" for n in range(size // 16))),
        "one line again and again": head + (LINES[BODY - 1] + "\n") * (size // 40),
    }


@pytest.mark.parametrize("kind", hostile())
def test_no_text_takes_long_to_read(kind: str) -> None:
    text = hostile()[kind]
    begun = time.process_time()
    with pytest.raises(LogError) as refusal:
        from_text(text, GAMES)
    assert time.process_time() - begun < 1.0
    assert len(str(refusal.value)) < 600  # it is not told back


def forged(old: str, new: str) -> str:
    """The rules reject an edited log even if its checksums were recomputed."""
    from mandapa.core import log

    check = log._header_check(LINES[: BODY - 1])
    lines = LINES[: BODY - 1]
    for line in LINES[BODY - 1 :]:
        action = line.partition("#")[0].strip().replace(old, new)
        check = log._next_check(check, action)
        lines.append(f"{action} # {check}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1 aim left", "2 aim left", "it was not for '2' to act"),
        ("1 aim left", "1 lay 1", "'lay 1' is not allowed: .*rule 1.1"),
        ("1 aim left", "1 fly", "'fly' is no action of this game"),
        ("* draw 1", "* draw 2", "'draw 2 .' cannot be drawn now \\(deck of cards\\)"),
    ],
)
def test_an_edited_log_with_new_checks_is_still_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        from_text(forged(old, new), GAMES)


def test_actions_after_the_end_are_refused() -> None:
    from mandapa.core import log

    last = LINES[-1].rpartition("# ")[2]
    more = f"{TEXT}1 aim left # {log._next_check(last, '1 aim left')}\n"
    with pytest.raises(LogError, match="it was not for '1' to act"):
        from_text(more, GAMES)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a game.log"
    save(played(1), path)
    save(played(), path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert [file.name for file in path.parent.iterdir()] == ["a game.log"]
    assert to_text(load(path, GAMES)) == TEXT


def test_files_that_are_no_logs(tmp_path: Path) -> None:
    path = tmp_path / "x.log"
    with pytest.raises(LogError, match=r"cannot read .*x.log: No such file"):
        load(path, GAMES)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LogError, match="it is not text"):
        load(path, GAMES)
    path.write_bytes(b"a" * (MAX_BYTES + 1))
    with pytest.raises(LogError, match="too large"):
        load(path, GAMES)
    path.write_text(header("game", "game chess"), encoding="utf-8")
    with pytest.raises(LogError, match=r"x.log: it is a game of 'chess'"):
        load(path, GAMES)
    with pytest.raises(LogError, match="cannot save to"):
        save(played(1), path / "below a file.log")


def test_a_log_of_an_own_edition_needs_its_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    text = (GAMES["toy"].folder / "edition.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("toy-1", "mine"), encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(text.replace("toy-1", "mine").replace("3", "4"), encoding="utf-8")
    match = Match(GAMES["toy"].setup(2, edition=str(own)), seed=seed_from_text("log"))
    with pytest.raises(LogError, match="give its file with --edition"):
        from_text(to_text(match), GAMES)
    with pytest.raises(LogError, match=r"which .*other.toml is not"):
        from_text(to_text(match), GAMES, str(other))
    assert from_text(to_text(match), GAMES, str(own)).plies == match.plies


def fork_of(ply: int) -> Match:
    fork = Match.forked(played(), ply, ["Cy", "Dee"], seed_from_text("fork"))
    while not fork.over:
        fork.play(fork.actor, fork.legal()[0])
    return fork


@pytest.mark.parametrize("ply", [0, 4, 5, 7])
def test_a_fork_is_read_back_with_its_parent(ply: int) -> None:
    fork = fork_of(ply)
    text = to_text(fork)
    assert f"fork {ply} {played().commitment}" in text.splitlines()
    again = from_text(text, GAMES)
    assert (again.inherited, again.parent) == (ply, played().commitment)
    assert again.plies == fork.plies
    assert to_text(again) == text
    again.verify()


def test_a_fork_cut_after_any_line_goes_on_to_the_same_draws() -> None:
    text = to_text(fork_of(6))
    lines = text.splitlines()
    body = lines.index("") + 1
    for last in range(body, len(lines)):
        cut = "\n".join(lines[:last]) + "\n"
        if last < body + 6:
            with pytest.raises(LogError, match="breaks off before ply 6, where the fork begins"):
                from_text(cut, GAMES)
            continue
        match = from_text(cut, GAMES)
        match.resume()
        while not match.over:
            match.play(match.actor, match.legal()[0])
        assert to_text(match) == text


@pytest.mark.parametrize(
    "line",
    [
        "fork",
        "fork 6",
        "fork x {}",
        "fork -1 {}",
        "fork 6 abc",
        "fork 1234567 {}",
        "fork ٦ {}",
        "fork 6 {} more",
    ],
)
def test_a_damaged_fork_line_is_refused(line: str) -> None:
    text = to_text(fork_of(6))
    lines = text.splitlines()
    number = next(n for n, old in enumerate(lines) if old.startswith("fork "))
    lines[number] = line.format("0" * 64)
    with pytest.raises(LogError, match="needs a ply and a commitment|is no header line"):
        from_text("\n".join(lines) + "\n", GAMES)


def test_a_changed_fork_line_is_noticed() -> None:
    text = to_text(fork_of(6))
    for old, new in (("fork 6 ", "fork 5 "), (played().commitment, "0" * 64)):
        with pytest.raises(LogError, match="damaged or edited here or above"):
            from_text(text.replace(old, new), GAMES)
    without = "\n".join(line for line in text.splitlines() if not line.startswith("fork")) + "\n"
    with pytest.raises(LogError, match="damaged or edited here or above"):
        from_text(without, GAMES)
