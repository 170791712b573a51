"""The spaces for workers as the picture shows them: what is free, its price, who stands where."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from mandapa.core.words import Words
from mandapa.games.rajas.rows import GOOD_NAMES, SPACE_NAMES
from mandapa.games.rajas.symbols import Printed
from mandapa.games.rajas.view_types import RajasView, Space

# The spaces for workers, as their names begin.
AREAS: Final = (
    "quarry",
    "harbour",
    "assorted",
    *GOOD_NAMES,
    "palace",
    "veranda",
    "terrace",
    "balcony",
)
COLUMN: Final = 18  # wide enough for the longest word; narrower windows get few words


class Spaces:
    """The spaces of one view."""

    def __init__(self, view: RajasView, printed: Printed, words: Words) -> None:
        self.view = view
        self.printed = printed
        self.words = words
        self.rajas = view["rajas"]

    def free(self, space: Space) -> int:
        """Return how many more workers a space has room for."""
        number = SPACE_NAMES.index(space)
        standing = sum(one["workers"] for one in self.view["placed"] if one["space"] == space)
        return int(self.printed.edition.capacity[number]) - standing

    def table(self) -> Table:
        """Draw the free spaces with what they cost and what they give the player to move."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("picture-free", "picture-cost", "picture-gain"):
            table.add_column(self.words.text(key), min_width=COLUMN)
        mine = self.rajas[self.view["turn"]]
        for area in ("quarry", "harbour"):
            if free := self.free_in(area):
                coins = self.coins([one.removeprefix(f"{area}-") for one in free])
                price = self.words.items("pays", self.printed.space_price(f"{area}-0"))
                cost = self.words.listed([coins, price] if price else [coins])
                gain = self.words.items("parts", self.printed.space_parts(free[0], mine))
                table.add_row(self.words.text(f"picture-{area}"), cost, gain)
        for space in SPACE_NAMES:
            room = self.free(space)
            if room > 0 and not space.startswith(("quarry", "harbour")):
                name = self.words.text(f"space-{space}")
                price = self.words.items("pays", self.printed.space_price(space))
                table.add_row(
                    f"{name} (×{room})" if room > 1 else name,
                    price or self.words.text("picture-no-cost"),
                    self.words.items("parts", self.printed.space_parts(space, mine)),
                )
        return table

    def coins(self, prices: list[str]) -> str:
        """Say what one or another of several spaces costs in coins."""
        if len(prices) == 1:
            return self.words.text("amount-coins", n=int(prices[0]))
        return self.words.text("picture-prices", prices=self.words.listed(prices, "or"))

    def free_in(self, area: str) -> list[Space]:
        return [space for space in SPACE_NAMES if space.startswith(area) and self.free(space) > 0]

    def brief(self) -> list[Text]:
        """Draw the same in a few words: prices in coins, faces and colours of dice."""
        found = []
        for area in AREAS:
            if free := self.free_in(area):
                items = [self.brief_space(area, space) for space in free]
                label = self.words.text(f"picture-area-{area}", n=int(self.printed.edition.highest))
                found.append(Text(f"{label} {' '.join(items)}".rstrip()))
        return found

    def brief_space(self, area: str, space: Space) -> str:
        what = space.removeprefix(area).removeprefix("-")
        mark = self.words.forms(f"colour-{what}").get("mark", what)
        room = self.free(space)
        return f"{mark}×{room}" if room > 1 and mark else mark

    def workers(self, names: list[str]) -> str:
        """Draw who stands where."""
        found = []
        for one in self.view["placed"]:
            place = self.words.text(f"space-{one['space']}")
            found.append(f"{names[one['seat']]} – {place}")
        return self.words.series(found) or "–"
