"""What the board of Rajas must show, worked out from the view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

Data = dict[str, Any]
# Read off the paint and the shapes of the board; parts that are not open just now are null.
EYES = """
() => {
  const all = (root, what) => [...root.querySelectorAll(what)];
  const board = document.querySelector('.rajas');
  const part = (what, read) => (board.querySelector(what) ? read(board.querySelector(what)) : null);
  const number = (one) => Number(one.textContent.trim());
  const COLOURS = {
    '#2a78ab': 'blue', '#1f8a66': 'green', '#ef8f2d': 'orange', '#7a4cbd': 'purple',
  };
  const WALLS = { '#fbf6ea': 'white', '#f5d24a': 'yellow', '#c43a31': 'red', '#8a5a34': 'brown' };
  const die = (svg) =>
    `${COLOURS[svg.querySelector('rect').getAttribute('fill')]} ${all(svg, 'circle').length}`;
  const seats = (root) => all(root, 'svg[data-seat]').map((one) => Number(one.dataset.seat)).sort();
  const named = (root, what, name, read) =>
    Object.fromEntries(all(root, what).map((one) => [one.dataset[name], read(one)]));
  const tile = (root) => ({
    buildings: all(root, 'path[fill]').flatMap((p) => WALLS[p.getAttribute('fill')] ?? []).sort(),
    coins: all(root, 'text').map(number).sort(),
  });
  const land = (svg) => Object.fromEntries(
    all(svg, ':scope > g').filter((g) => g.querySelector('path[stroke-width="9.500"]')).map((g) => {
      const [x, y] = g.getAttribute('transform').match(/\\d+/g).map(Number);
      return [`${'abcde'[x / 60]}${y / 60 + 1}`, tile(g)];
    }));
  return {
    races: all(board, '.races .race').map((one) => ({
      seat: Number(one.dataset.seatRace),
      money: number(one.querySelector('.m')),
      fame: number(one.querySelector('.f')),
      gap: Number(one.querySelector('.gap').dataset.gap),
    })),
    spaces: part('.islands', (root) => named(root, '[data-space]', 'space', (one) => ({
      men: seats(one), free: all(one, '.men i').length,
    }))),
    river: part('.river', (root) => named(root, '[data-river]', 'river', seats)),
    stacks: part('.stacks', (root) => named(root, '[data-stack]', 'stack', (one) => ({
      cost: number(one.querySelector('.cost')), rest: one.querySelector('small').textContent.trim(),
      ...tile(one.querySelector('.tile')),
    }))),
    pool: part('.stacks', (root) => named(root, '[data-pool]', 'pool', (one) =>
      number(one.querySelector('.left')))),
    dice: all(board, '.desk .die svg').map(die),
    karma: all(board, '.desk .karma svg:not(.gone)').length,
    workers: [all(board, '.workers > :not(.away)').length, all(board, '.workers > *').length],
    levels: part('.levels', (root) => named(root, '[data-level]', 'level', (one) =>
      number(one.querySelector('.now')))),
    province: part('.province.own svg.land', land),
  };
}
"""


def tile_shown(tile: Data) -> Data:
    return {
        "buildings": sorted(tile["buildings"]),
        "coins": sorted(stall["coins"] for stall in tile["stalls"]),
    }


def board(now: Data) -> Data:
    """Everything on the board for someone who sits at it."""
    view, you, prospects = now["view"], now["you"], now["prospects"]
    rajas = view["rajas"]
    mine = rajas[you]
    order = [(you + n) % len(rajas) for n in range(len(rajas))]
    return {
        "races": [
            {
                "seat": seat,
                "money": rajas[seat]["money"],
                "fame": rajas[seat]["fame"],
                "gap": prospects["racers"][seat]["gap"],
            }
            for seat in order
        ],
        "spaces": {
            one["space"]: {"men": standing(view, one["space"]), "free": one["free"]}
            for one in prospects["spaces"]
        },
        "stacks": {
            f"{one['colour']} {one['back']}": {
                "cost": one["open"]["cost"] if one["open"] else 0,
                "rest": f"×{len(one['rest'])}",
                **(tile_shown(one["open"]) if one["open"] else {"buildings": [], "coins": []}),
            }
            for one in view["stacks"]
        },
        "pool": view["pool"],
        "dice": [f"{die['colour']} {die['face']}" for die in mine["dice"]],
        "karma": mine["karma"],
        "workers": [mine["idle"], mine["workers"]],
        "province": {laid["cell"]: tile_shown(laid["tile"]) for laid in mine["province"]},
        "boats": Counter((raja["boat"], seat) for seat, raja in enumerate(rajas)),
    }


def standing(view: Data, space: str) -> list[int]:
    found: list[int] = []
    for one in view["placed"]:
        if one["space"] == space:
            found += [one["seat"]] * one["workers"]
    return sorted(found)


def differences(now: Data, drawn: Data, levels: list[int]) -> list[str]:
    """Where the board differs from the view; parts that are not open are not compared."""
    wanted = board(now)
    boats = wanted.pop("boats")
    wanted["levels"] = {
        kind: levels[level - 1]
        for kind, level in now["view"]["rajas"][now["you"]]["levels"].items()
    }
    found = []
    for key, value in wanted.items():
        seen = drawn[key]
        if key == "province" and seen is not None:
            building = now["view"]["asked"]["building"] or {}
            seen.pop("c1", None)  # the residence has a road, too
            if building.get("cell"):
                seen.pop(building["cell"], None)
                value = {cell: one for cell, one in value.items() if cell != building["cell"]}
        if seen is not None and seen != value:
            found.append(f"{key}: {seen}, not {value}")
    if drawn["river"] is not None:
        seen_boats = Counter(
            (int(n), seat) for n, seats in drawn["river"].items() for seat in seats
        )
        if seen_boats != boats:
            found.append(f"boats: {seen_boats}, not {boats}")
    return found
