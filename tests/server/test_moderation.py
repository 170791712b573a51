"""Flooding: coming, going and speaking have bounds, and one person cannot use up another's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandapa.server import events, moderation
from mandapa.server.commands import Chat, HandBack, Mute, PutBot, Sit, Stand, TakeOver
from mandapa.server.hall import Hall
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.snapshot import table_snapshot
from mandapa.server.table_creation import NewTable, open_table
from tests.server.halls import ANN, BO, in_hall
from tests.server.tables import History, facts

HOUR = 3_600_000


def refused(history: History, person: str, command: Any) -> str:
    before = facts(history.table)
    with pytest.raises(Refusal) as caught:
        history.decide(person, command)
    assert facts(history.table) == before
    return caught.value.code


def first_message(history: History) -> bytes:
    return msgspec.json.encode(table_snapshot(history.table, None, "en"))


def test_sitting_down_and_standing_up_does_not_grow_the_first_message() -> None:
    history = History()
    history.do("ann", Sit(seat=0))
    history.do("bo", Sit(seat=1))
    history.do("bo", Stand())
    size = len(first_message(history))
    for _ in range(90):
        history.do("bo", Sit(seat=1), after=HOUR)
        history.do("bo", Stand())
    assert len(first_message(history)) <= size + 20  # longer numbers
    assert [note.kind for note in table_snapshot(history.table, None, "en").notes] == [
        "sit",
        "stand",
    ]
    assert facts(history.loaded()) == facts(history.table)


def test_someone_who_comes_and_goes_too_often_has_to_wait() -> None:
    history = History()
    history.do("ann", Sit(seat=0))
    for _ in range(5):
        history.do("bo", Sit(seat=1), after=1000)
        history.do("bo", Stand())
    assert refused(history, "bo", Sit(seat=1)) == "too-often"
    history.do("cy", Sit(seat=1))  # others do not
    history.do("cy", Stand())
    history.at += 5 * moderation.MINUTE
    history.do("bo", Sit(seat=1))


def test_a_table_takes_in_only_so_many_comings() -> None:
    history = History()
    for number in range(moderation.MOST_SITTINGS):
        if number % 2:
            history.do("ann", PutBot(seat=0, bot="random"), after=HOUR)
        else:
            history.do(f"p{number}", Sit(seat=0), after=HOUR)
        history.do("ann", Stand(seat=0))
    assert refused(history, "ann", PutBot(seat=0, bot="random")) == "enough-comings"
    assert refused(history, "bo", Sit(seat=0)) == "enough-comings"


def test_spectators_do_not_use_up_what_players_may_say() -> None:
    history = History().begin()
    for number in range(moderation.MOST_CHATS_BY_SPECTATORS):
        stranger = f"stranger {number // moderation.MOST_CHATS_BY_SPECTATOR}"
        history.do(stranger, Chat(text="x" * 500), after=HOUR)
    assert refused(history, "stranger 0", Chat(text="x")) == "enough-said"
    assert refused(history, "somebody else", Chat(text="x")) == "enough-said"
    for person in ("ann", "bo"):
        history.do(person, Chat(text="good game"), after=HOUR)
    said = [note for note in table_snapshot(history.table, 0, "en").notes if note.kind == "chat"]
    assert [note.seat for note in said] == [*[-1] * 50, 0, 1]
    assert len(first_message(history)) < 50_000


def test_nobody_speaks_faster_than_people_do() -> None:
    history = History().begin()
    for number in range(6):
        history.do("eve", Chat(text=f"{number}"), after=1000)
    assert refused(history, "eve", Chat(text="more")) == "too-often"
    history.do("ann", Chat(text="others may"))
    history.at += 20_000
    history.do("eve", Chat(text="later"))
    history.at -= HOUR  # a clock that is set back keeps nobody waiting
    history.do("eve", Chat(text="earlier"))


def test_one_player_cannot_use_up_anothers_messages() -> None:
    history = History().begin()
    for _ in range(moderation.MOST_CHATS):
        history.do("bo", Chat(text="x"), after=HOUR)
    assert refused(history, "bo", Chat(text="x")) == "enough-said"
    history.do("ann", Chat(text="my turn"))
    assert facts(history.loaded()) == facts(history.table)


@pytest.mark.parametrize(
    ("lang", "muted", "ended"),
    [
        ("en", "The host has muted Eve.", "Eve may speak again."),
        ("ru", "Хозяин стола лишил слова: Eve.", "Eve снова может писать."),
    ],
)
def test_the_host_mutes_the_author_of_a_message(lang: str, muted: str, ended: str) -> None:
    history = History().begin()
    history.do("eve", Chat(text="spam"))
    message = history.table.seq
    assert history.do("ann", Mute(said=message)) == events.Mute("eve")
    assert refused(history, "eve", Chat(text="more")) == "muted"
    assert table_snapshot(history.table, 0, lang, host=True).muted == [message]
    assert table_snapshot(history.table, 1, lang).muted == []
    history.do("fay", Chat(text="nice game"))
    history.do("ann", Mute(said=message, muted=False))
    assert table_snapshot(history.table, 0, lang, host=True).muted == []
    history.do("eve", Chat(text="sorry"))
    texts = [note.text for note in table_snapshot(history.table, None, lang).notes]
    assert muted in texts
    assert ended in texts
    assert b'"eve"' not in first_message(history)  # who somebody is stays here
    assert facts(history.loaded()) == facts(history.table)


def test_the_host_mutes_all_spectators() -> None:
    history = History().begin()
    history.do("ann", Mute(said=0))
    assert refused(history, "eve", Chat(text="x")) == "muted"
    history.do("bo", Chat(text="players may speak"))
    assert table_snapshot(history.table, 0, "en").quiet
    history.do("ann", Mute(said=0, muted=False))
    history.do("eve", Chat(text="x"))
    assert not table_snapshot(history.table, 0, "en").quiet


def test_letting_a_bot_play_again_and_again_stays_small() -> None:
    history = History().begin()
    for _ in range(100):
        history.do("ann", TakeOver(seat=0), after=HOUR)
        history.do("ann", HandBack())
    assert len(table_snapshot(history.table, None, "en").notes) < 60
    for _ in range(29):
        history.do("ann", TakeOver(seat=0))
        history.do("ann", HandBack())
    assert refused(history, "ann", TakeOver(seat=0)) == "too-often"


def test_one_person_has_only_some_tables_in_the_public_list(tmp_path: Path) -> None:
    settings = Settings(
        sqlite_url(tmp_path / "site.db"), key_file=tmp_path / "key", max_public_tables=2
    )
    wanted = NewTable("flowers", seats=["me", "open"], public=True)

    async def body(hall: Hall) -> None:
        for _ in range(2):
            await open_table(hall, ANN, wanted)
        with pytest.raises(Refusal) as caught:
            await open_table(hall, ANN, wanted)
        assert caught.value.code == "too-many-public-tables"
        await open_table(hall, ANN, NewTable("flowers"))  # for a link only
        await open_table(hall, BO, wanted)

    in_hall(settings, body)
