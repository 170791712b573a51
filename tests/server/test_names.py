"""Names that can be seen, and told from each other at one table."""

from __future__ import annotations

import unicodedata

import pytest

from mandapa.server.names import LONGEST_NAME, alike, bot_name, checked_name, unused
from mandapa.server.refusals import Refusal

UNSEEN = [
    *("", "  ", "\u3164", "\u2800", "\uffa0", "\u034f", "\u115f", "\u1160", "\u17b4", "\u180e"),
    *(
        "\u200b",
        "\u2060",
        "\u2063",
        "\u3000",
        "\u00ad",
        "\ufeff",
        "\ufffc",
        "\U0001d159",
        "\U000e0041",
    ),
    *("\ufe0f", "\u0301", "\u2800\u2800", "An\u034fn", "An\u200dn", "A\u2800n"),
]


def codes(call: object, *args: object) -> str:
    with pytest.raises(Refusal) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value.code


@pytest.mark.parametrize(
    "name",
    [
        *UNSEEN,
        "a\x00",
        "a(b",
        "<b>",
        "x" * (LONGEST_NAME + 1),
        "\u202e",
        "z" + "\u0301" * 20,
        "\udc80",
    ],
    ids=ascii,
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    assert codes(checked_name, name) == "wrong-name"


def test_no_single_character_without_a_picture_is_a_name() -> None:
    """Whatever Unicode calls a space, a control, a format or a mark."""
    for number in (*range(0x3000), *range(0xA000, 0xABFF), *range(0xF900, 0x10000)):
        letter = chr(number)
        if unicodedata.category(letter)[0] in "ZCM":
            assert codes(checked_name, letter) == "wrong-name", hex(number)


@pytest.mark.parametrize("name", ["You", "you ", "ВЫ"])
def test_nobody_is_called_what_every_reader_is_called(name: str) -> None:
    assert codes(checked_name, name) == "name-is-a-pronoun"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Маша   Ш. ", "Маша Ш."),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Ａｎｎ", "Ann"),
        ("李小龍", "李小龍"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("שלום", "שלום"),
        ("Nguyễn 3", "Nguyễn 3"),
        ("Ann ❤\ufe0f", "Ann ❤"),
        ("😀", "😀"),
    ],
)
def test_names_of_the_world_are_tidied_and_kept(given: str, kept: str) -> None:
    assert checked_name(given) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Ann", "ann"),
        ("INA", "ina"),
        ("Ilya", "llya"),
        ("modem", "modern"),
        ("Маша", "Mаша"),  # a Latin M
        ("НИНА", "HИHA"),
        ("R0SE", "ROSE"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Jose", "José"), ("Маша", "Даша"), ("Ann", "Ann 2"), ("Ш", "Щ")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_name_that_looks_like_another_at_the_table_gets_a_number() -> None:
    assert unused("Аnn", ["Bob", "Ann"]) == "Аnn 2"
    assert unused("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert unused("Ann", ["Bob"]) == "Ann"


def test_a_bot_never_takes_somebodys_name() -> None:
    """Whatever the host and three others are called, even with letters that look the same."""
    assert bot_name(2, ["Ann"]) == "Mira"
    assert bot_name(2, ["mira"]) == "Devi"
    assert bot_name(2, ["Mirа"]) == "Devi"  # the last letter is Cyrillic
    assert bot_name(3, ["Kiran", "Devi", "Arjun", "Tara"]) == "Nila"
