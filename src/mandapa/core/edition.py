"""Edition files: the numbers printed on a game's components, with their provenance.

A game turns an `EditionFile` into its own compiled object; every complaint names the
file, the line and what the line should hold.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from mandapa.core.edition_types import Provenance
from mandapa.core.errors import (
    WORDS,
    EditionError,
    MandapaError,
    from_folder,
    system_reason,
)

# Far more than any game needs: the work of reading a file grows with the square of the length of
# its lines, and a file may come from anyone.
MAX_CHARACTERS = 20_000
MAX_LINE = 300
SENT = "edition"  # the source of a text that came without a file
# Where a TOML file goes wrong, at the end of what its reader says.
_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$")
PROVENANCES: tuple[str, ...] = get_args(Provenance)


class EditionFile:
    """A parsed edition file that knows the line of each value."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.fault_words = WORDS  # of its game, once that is known
        self._check_length()
        try:
            self.table: dict[str, Any] = tomllib.loads(text)
            # A hash of the data alone: comments and layout may change, released numbers may not.
            canonical = json.dumps(self.table, sort_keys=True, separators=(",", ":"))
        except TypeError:
            raise EditionError("edition-with-date", source=self._called()) from None
        except (ValueError, RecursionError) as error:
            raise self._no_toml(str(error)) from None
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        self.name = self.words("name")
        for group in self.groups():
            self.one_of(f"{group}.provenance", PROVENANCES)

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        try:
            return cls(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise EditionError(
                "edition-unreadable", path=str(path), reason=system_reason(error)
            ) from None
        except UnicodeDecodeError:
            raise EditionError("edition-not-utf8", path=str(path)) from None

    def _called(self) -> MandapaError | str:
        return MandapaError("edition-sent") if self.source == SENT else self.source

    def _no_toml(self, detail: str) -> EditionError:
        place = _PLACE.search(detail)
        found = place.groupdict("") if place else {}
        where = "line" if found.get("line") else "end" if place else "unknown"
        return EditionError(
            "edition-not-toml",
            source=self._called(),
            detail=detail,
            where=where,
            line=found.get("line", ""),
            column=found.get("column", ""),
        )

    def _check_length(self) -> None:
        if len(self.text) > MAX_CHARACTERS:
            raise EditionError("edition-too-long", source=self._called(), most=MAX_CHARACTERS)
        for number, line in enumerate(self.text.split("\n"), start=1):
            if len(line) > MAX_LINE:
                raise EditionError(
                    "edition-line-too-long",
                    source=self._called(),
                    line=str(number),
                    most=MAX_LINE,
                )

    def groups(self) -> list[str]:
        """Return the tables of the file: each is a group of components with one provenance."""
        return [name for name, value in self.table.items() if isinstance(value, dict)]

    def provenance(self) -> dict[str, str]:
        return {group: self.table[group]["provenance"] for group in self.groups()}

    def line(self, key: str) -> int:
        """Return the line of a dotted key; 1 if its whole group is missing."""
        group, _, name = key.rpartition(".")
        current, best = "", 1
        for number, raw in enumerate(self.text.splitlines(), start=1):
            line = raw.strip()
            if line.startswith("[") and "=" not in line:
                current = line.strip("[] ")
                if current in (group, key):
                    best = number
            elif current == group and line.partition("=")[0].strip() == name:
                return number
        return best

    def wrong(self, key: str, fault: str, /, **fields: Any) -> EditionError:
        """Return the error that says what is wrong with a key: a fault with words in
        `edition_words` of its game, or in ours."""
        short = {n: one[:MAX_LINE] if isinstance(one, str) else one for n, one in fields.items()}
        why = from_folder(self.fault_words, fault, **short)
        line = str(self.line(key))
        return EditionError("edition-wrong", source=self._called(), line=line, key=key, why=why)

    def check_keys(self, expected: dict[str, Sequence[str]]) -> None:
        """Refuse unknown groups and keys: most are misspelt."""
        for name, value in self.table.items():
            if name not in (*expected, "name", "title"):
                raise self.wrong(name, "unknown-group", known=", ".join(expected))
            if name in expected and isinstance(value, dict):
                allowed = (*expected[name], "provenance", "note")
                for key in value:
                    if key not in allowed:
                        known = ", ".join(allowed)
                        raise self.wrong(f"{name}.{key}", "unknown-key", group=name, known=known)

    def value(self, key: str) -> Any:
        found: Any = self.table
        for part in key.split("."):
            if not isinstance(found, dict) or part not in found:
                raise self.wrong(key, "missing")
            found = found[part]
        return found

    def words(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str) or not found.strip() or not found.isprintable():
            raise self.wrong(key, "not-a-text", value=repr(found))
        return found

    def one_of(self, key: str, choices: Sequence[str]) -> str:
        found = self.value(key)
        if found not in choices:
            raise self.wrong(key, "not-one-of", choices=", ".join(choices), value=repr(found))
        return str(found)

    def number(self, key: str, least: int, most: int) -> int:
        return self._whole(key, self.value(key), least, most)

    def numbers(self, key: str, count: int, least: int, most: int) -> list[int]:
        found = self.sequence(key, count)
        return [self._whole(key, one, least, most) for one in found]

    def sequence(self, key: str, count: int) -> list[Any]:
        found = self.value(key)
        if not isinstance(found, list) or len(found) != count:
            raise self.wrong(key, "not-a-list", count=count)
        return found

    def _whole(self, key: str, found: Any, least: int, most: int) -> int:
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.wrong(key, "not-a-number", least=least, most=most, value=repr(found))
        return found
