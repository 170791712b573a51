"""Edition files: the numbers printed on a game's components, with their provenance.

A game turns an `EditionFile` into its own compiled object; every complaint names the
file, the line and what the line should hold.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from mandapa.core.edition_types import Provenance
from mandapa.core.errors import EditionError

# Far more than any game needs: the work of reading a file grows with the square of the length of
# its lines, and a file may come from anyone.
MAX_CHARACTERS = 20_000
MAX_LINE = 300
PROVENANCES: tuple[str, ...] = get_args(Provenance)


class EditionFile:
    """A parsed edition file that knows the line of each value."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self._check_length()
        try:
            self.table: dict[str, Any] = tomllib.loads(text)
            # A hash of the data alone: comments and layout may change, released numbers may not.
            canonical = json.dumps(self.table, sort_keys=True, separators=(",", ":"))
        except TypeError:
            raise EditionError(f"{source} holds a date or a time, which no component has") from None
        except (ValueError, RecursionError) as error:
            raise EditionError(f"{source} is not a valid TOML file: {error}") from None
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        self.name = self.words("name")
        for group in self.groups():
            self.one_of(f"{group}.provenance", PROVENANCES)

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        try:
            return cls(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise EditionError(f"cannot read the edition file {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise EditionError(f"the edition file {path} is not UTF-8 text") from None

    def _check_length(self) -> None:
        if len(self.text) > MAX_CHARACTERS:
            raise EditionError(f"{self.source} is longer than {MAX_CHARACTERS} characters")
        for number, line in enumerate(self.text.split("\n"), start=1):
            if len(line) > MAX_LINE:
                raise EditionError(
                    f"{self.source}, line {number}: is longer than {MAX_LINE} characters"
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

    def wrong(self, key: str, should: str) -> EditionError:
        """Return the error that says what a key should be."""
        return EditionError(f"{self.source}, line {self.line(key)}: {key} {should[:MAX_LINE]}")

    def check_keys(self, expected: dict[str, Sequence[str]]) -> None:
        """Refuse unknown groups and keys: most are misspelt."""
        for name, value in self.table.items():
            if name not in (*expected, "name", "title"):
                raise self.wrong(name, f"is unknown; the file may hold {', '.join(expected)}")
            if name in expected and isinstance(value, dict):
                allowed = (*expected[name], "provenance", "note")
                for key in value:
                    if key not in allowed:
                        raise self.wrong(
                            f"{name}.{key}", f"is unknown; [{name}] holds {', '.join(allowed)}"
                        )

    def value(self, key: str) -> Any:
        found: Any = self.table
        for part in key.split("."):
            if not isinstance(found, dict) or part not in found:
                raise self.wrong(key, "is missing")
            found = found[part]
        return found

    def words(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str) or not found.strip() or not found.isprintable():
            raise self.wrong(key, f"must be a line of text, not {found!r}")
        return found

    def one_of(self, key: str, choices: Sequence[str]) -> str:
        found = self.value(key)
        if found not in choices:
            raise self.wrong(key, f"must be one of {', '.join(choices)}, not {found!r}")
        return str(found)

    def number(self, key: str, least: int, most: int) -> int:
        return self._whole(key, self.value(key), least, most)

    def numbers(self, key: str, count: int, least: int, most: int) -> list[int]:
        found = self.sequence(key, count)
        return [self._whole(key, one, least, most) for one in found]

    def sequence(self, key: str, count: int) -> list[Any]:
        found = self.value(key)
        if not isinstance(found, list) or len(found) != count:
            raise self.wrong(key, f"must be a list of {count} values")
        return found

    def _whole(self, key: str, found: Any, least: int, most: int) -> int:
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.wrong(key, f"must be a whole number from {least} to {most}, not {found!r}")
        return found
