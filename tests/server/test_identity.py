"""Who someone is: only what this site signed counts."""

from __future__ import annotations

import base64
import stat
from pathlib import Path

import msgspec
import pytest

from mandapa.core.errors import SetupError
from mandapa.server.identity import Person, Signer, new_person

SIGNER = Signer(b"k" * 64)
ANN = Person("id-of-ann", "Ann")


def test_a_person_is_read_back() -> None:
    for person in (ANN, Person("x", "Маша", program=True)):
        assert SIGNER.read(SIGNER.sign(person)) == person


def test_every_changed_or_cut_character_is_noticed() -> None:
    token = SIGNER.sign(ANN)
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        assert SIGNER.read(token[:place] + other + token[place + 1 :]) is None
        assert SIGNER.read(token[:place]) is None
        assert SIGNER.read(token[place + 1 :]) is None
    assert SIGNER.read(token + "0") is None
    assert SIGNER.read(token + ".") is None


def forged(person: object, mac: str) -> str:
    return f"{base64.urlsafe_b64encode(msgspec.json.encode(person)).decode()}.{mac}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        ".",
        "a.b",
        "..",
        "é.ü",
        "\ud800.\udfff",
        "x" * 100_000,
        forged({"id": "id-of-ann", "name": "Ann"}, ""),
        forged({"id": "id-of-ann", "name": "Ann"}, "0" * 40),
        forged({"id": "id-of-ann", "name": "Ann"}, SIGNER.sign(ANN).rpartition(".")[2]) + "=",
    ],
)
def test_forged_tokens_name_nobody(text: str) -> None:
    assert SIGNER.read(text) is None


def test_a_token_of_another_site_names_nobody() -> None:
    assert SIGNER.read(Signer(b"j" * 64).sign(ANN)) is None


def test_what_is_signed_but_no_person_names_nobody() -> None:
    for body in (b"!!!!", base64.urlsafe_b64encode(b"[1, 2]"), b"_w"):
        assert SIGNER.read(f"{body.decode()}.{SIGNER._mac(body)}") is None


def test_the_key_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "site.key"
    token = Signer.from_file(path).sign(ANN)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert Signer.from_file(path).read(token) == ANN
    assert Signer.from_file(tmp_path / "other.key").read(token) is None


@pytest.mark.parametrize("content", [b"", b"short"])
def test_a_damaged_key_is_not_used(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "site.key"
    path.write_bytes(content)
    with pytest.raises(SetupError, match="holds no key"):
        Signer.from_file(path)


def test_everyone_is_someone_else() -> None:
    assert new_person("Ann").id != new_person("Ann").id
