"""What a ply of Rajas of the Ganges does, read off the views before and after it.

Things are `worker SEAT`, `die COLOUR FACE`, `tile COLOUR BACK LETTER`, `yield TEMPLE LETTER`,
`boat SEAT`, `river LETTER` and `start`. Places are `workers SEAT`, `aside SEAT`, `extra SEAT`,
`box`, `space SPACE`, `pool COLOUR`, `rolling SEAT`, `dice SEAT`, `stack COLOUR BACK`, `rest COLOUR
BACK`, `province SEAT CELL`, `temple TEMPLE`, `used`, `edge SEAT NUMBER`, `river SPACE`,
`river-tiles` and `start SEAT`.
"""

from __future__ import annotations

from typing import Final, Literal

from mandapa.core.changes import Changes, Gain, Move
from mandapa.games.rajas.dice_moves import move_dice
from mandapa.games.rajas.edition import Edition
from mandapa.games.rajas.rows import MAX_YIELD_KINDS
from mandapa.games.rajas.view_types import Building, Construction, Raja, RajasView, Tile

Amount = Literal["money", "fame", "karma", "workers"]
AMOUNTS: Final[tuple[Amount, ...]] = ("money", "fame", "karma", "workers")
# Why a decision brings what it brings, where its kind says so; else it is some benefit.
REASONS: Final = {
    "start": "start",
    "worker": "space",
    "flip": "flip",
    "sail": "river",
    "good": "market",
    "room": "palace",
    "bonus": "bonus",
}
PRICED: Final = ("quarry", "harbour")


class Ply:
    """The views before and after a ply, and what is found to have changed."""

    def __init__(self, edition: Edition, before: RajasView, after: RajasView, seen: str) -> None:
        self.edition = edition
        self.before = before
        self.after = after
        self.words = seen.split()
        self.kind = self.words[0] if seen else ""  # none: draws that are only imagined
        self.seat = before["turn"]
        self.moves: list[Move] = []
        self.gains: list[Gain] = []


def changes(edition: Edition, before: RajasView, after: RajasView, seen: str) -> Changes:
    """Return what moved and what was gained, in the order in which it happens."""
    ply = Ply(edition, before, after, seen)
    _move_worker(ply)
    ply.moves += move_dice(before, after, ply.words)
    _move_tiles(ply)
    _move_boat(ply)
    _move_yields(ply)
    _gain(ply)
    _find_workers(ply)
    _upgrade(ply)
    _end_round(ply)
    return Changes(tuple(ply.moves), tuple(ply.gains))


# --- workers -----------------------------------------------------------


def _move_worker(ply: Ply) -> None:
    if ply.kind == "worker":
        ply.moves.append(Move(f"worker {ply.seat}", f"workers {ply.seat}", f"space {ply.words[1]}"))
    elif ply.kind == "aside":
        ply.moves.append(Move(f"worker {ply.seat}", f"workers {ply.seat}", f"aside {ply.seat}"))


def _find_workers(ply: Ply) -> None:
    """Tell of extra workers: those beyond the limit leave the game."""
    was, now = ply.before["rajas"][ply.seat], ply.after["rajas"][ply.seat]
    found = len(now["found"]) - len(was["found"])
    came = now["workers"] - was["workers"]
    if came:
        ply.moves.append(
            Move(f"worker {ply.seat}", f"extra {ply.seat}", f"workers {ply.seat}", came)
        )
    if found > came:
        ply.moves.append(Move(f"worker {ply.seat}", f"extra {ply.seat}", "box", found - came))


def _end_round(ply: Ply) -> None:
    """All workers come back, and the start player may change."""
    before, after = ply.before, ply.after
    if ply.kind != "start" and _idle(after) - _idle(before) > _workers(after) - _workers(before):
        _come_back(ply)
    if ply.kind != "start" and after["start"] != before["start"]:
        ply.moves.append(Move("start", f"start {before['start']}", f"start {after['start']}"))
    heir = after["next_start"]
    if heir is not None and heir != before["next_start"]:
        ply.gains.append(Gain(heir, "first-turn", 1, "palace"))


def _idle(view: RajasView) -> int:
    return sum([raja["idle"] for raja in view["rajas"]])


def _workers(view: RajasView) -> int:
    return sum([raja["workers"] for raja in view["rajas"]])


def _come_back(ply: Ply) -> None:
    out = [raja["workers"] - raja["idle"] for raja in ply.before["rajas"]]
    for standing in ply.before["placed"]:
        seat, count = standing["seat"], standing["workers"]
        out[seat] -= count
        source = f"space {standing['space']}"
        ply.moves.append(Move(f"worker {seat}", source, f"workers {seat}", count))
    if ply.kind == "worker":
        ply.moves.append(Move(f"worker {ply.seat}", f"space {ply.words[1]}", f"workers {ply.seat}"))
    elif ply.kind == "aside":
        out[ply.seat] += 1
    for seat, count in enumerate(out):
        if count:
            ply.moves.append(Move(f"worker {seat}", f"aside {seat}", f"workers {seat}", count))


# --- tiles, boats, yield tiles -----------------------------------------


def _tile(tile: Tile, letter: str) -> str:
    return f"tile {tile['colour']} {tile['back']} {letter}"


def _chosen(view: RajasView) -> Construction | None:
    """Return the tile that is on its way to a cell."""
    building = view["asked"]["building"]
    return None if building is None or building["cell"] is None else building


def _move_tiles(ply: Ply) -> None:
    """Tell of the tile that was laid, and of one that was turned up."""
    building = _chosen(ply.before)
    if building is not None:
        tile, cell = building["tile"], building["cell"]
        if tile is not None and not _lies(ply.before, ply.seat, tile):
            if _lies(ply.after, ply.seat, tile):
                source = f"stack {tile['colour']} {tile['back']}"
                target = f"province {ply.seat} {cell}"
                ply.moves.append(Move(_tile(tile, tile["letter"]), source, target))
    for was, now in zip(ply.before["stacks"], ply.after["stacks"], strict=True):
        tile = now["open"]
        if tile is not None and len(now["rest"]) < len(was["rest"]):
            where = f"{tile['colour']} {tile['back']}"
            letter = tile["letter"] if ply.kind else "?"
            ply.moves.append(Move(_tile(tile, letter), f"rest {where}", f"stack {where}"))


def _lies(view: RajasView, seat: int, tile: Tile) -> bool:
    for laid in view["rajas"][seat]["province"]:
        if laid["tile"] == tile:
            return True
    return False


def _move_boat(ply: Ply) -> None:
    was, now = ply.before["rajas"][ply.seat]["boat"], ply.after["rajas"][ply.seat]["boat"]
    if was != now:
        ply.moves.append(Move(f"boat {ply.seat}", f"river {was}", f"river {now}"))


def _move_yields(ply: Ply) -> None:
    """Tell of a yield tile that was drawn and used or laid at an edge, and of river tiles."""
    tile = ply.before["asked"]["yield_tile"]
    if ply.kind == "edge" and tile is not None:
        what = f"yield {tile['temple']} {tile['letter']}"
        target = f"edge {ply.seat} {ply.words[1]}"
        ply.moves.append(Move(what, f"temple {tile['temple']}", target))
        return
    if ply.kind == "river":
        space = ply.before["asked"]["counted"]
        ply.moves.append(Move(f"river {ply.words[1]}", "river-tiles", f"river {space}"))
    drawn = _yields(ply.before) - _yields(ply.after)
    if drawn < 0:
        shuffled = sum([int(ply.edition.yield_count[kind]) for kind in range(MAX_YIELD_KINDS)])
        ply.moves.append(Move("yield white ?", "used", "temple white", shuffled))
        drawn += shuffled
    if drawn:
        letter = ply.words[2] if ply.kind else "?"
        ply.moves.append(Move(f"yield white {letter}", "temple white", "used", drawn))


def _yields(view: RajasView) -> int:
    return sum([stock["count"] for stock in view["yields"]])


# --- amounts -----------------------------------------------------------


def _gain(ply: Ply) -> None:
    """Tell what was paid for the space, what a laid tile brought, and the rest."""
    if ply.kind == "start":
        for seat, (was, now) in enumerate(
            zip(ply.before["rajas"], ply.after["rajas"], strict=True)
        ):
            _gain_rest(ply, seat, now["money"] - was["money"], now["fame"] - was["fame"])
        return
    was, now = ply.before["rajas"][ply.seat], ply.after["rajas"][ply.seat]
    money, fame = now["money"] - was["money"], now["fame"] - was["fame"]
    price = _price(ply)
    if price:
        ply.gains.append(Gain(ply.seat, "money", -price, "price"))
        money += price
    tile = _scored(ply)
    if tile is not None:
        coins = sum([stall["coins"] for stall in tile["stalls"]])
        worth = sum([_building_fame(ply.edition, was, kind) for kind in tile["buildings"]])
        if coins:
            ply.gains.append(Gain(ply.seat, "money", coins, "stalls"))
        if worth:
            ply.gains.append(Gain(ply.seat, "fame", worth, "buildings"))
        money -= coins
        fame -= worth
    _gain_rest(ply, ply.seat, money, fame)


def _price(ply: Ply) -> int:
    """Return the coins that the space of a worker costs: they are in its name."""
    if ply.kind != "worker":
        return 0
    area, _, price = ply.words[1].partition("-")
    return int(price) if area in PRICED else 0


def _scored(ply: Ply) -> Tile | None:
    """Return the tile that was scored in this ply."""
    building = _chosen(ply.before)
    if building is None or _chosen(ply.after) is not None:
        return None
    return building["tile"]


def _building_fame(edition: Edition, raja: Raja, kind: Building) -> int:
    return int(edition.levels[raja["levels"][kind] - 1])


def _gain_rest(ply: Ply, seat: int, money: int, fame: int) -> None:
    """Tell what is not accounted for otherwise, with the reason that the kind of ply gives."""
    why = _reason(ply)
    was, now = ply.before["rajas"][seat], ply.after["rajas"][seat]
    rest = (money, fame, now["karma"] - was["karma"], now["workers"] - was["workers"])
    for what, amount in zip(AMOUNTS, rest, strict=True):
        if amount:
            ply.gains.append(Gain(seat, what, amount, why))


def _reason(ply: Ply) -> str:
    agenda = ply.before["agenda"]
    if ply.kind == "pay" and agenda and agenda[0]["what"] == "sell-good":
        return "market"
    if ply.kind == "worker" and ply.words[1] == "assorted":
        return "market"
    return REASONS.get(ply.kind, "benefit")


def _upgrade(ply: Ply) -> None:
    if ply.kind == "upgrade":
        ply.gains.append(Gain(ply.seat, f"level-{ply.words[1]}", 1, "upgrade"))
