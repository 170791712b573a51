"""Someone who plays by clicking at random what is lit, and looks at everything."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from mandapa.games import GAMES
from tests.server.site import Site
from tests.web import expected, expected_ganesha, expected_mandala_stones, expected_rajas
from tests.web.visitor import DECIDED, LAPTOP, PHONE, Visitor

HERE = Path(__file__).parent
EYES = [*sorted(HERE.glob("eyes_*.js")), HERE / "eyes.js"]
# The drawn boards: what each must show.
BOARDS = {
    "flowers": expected.board,
    "ganesha": expected_ganesha.board,
    "mandala_stones": expected_mandala_stones.board,
    "rajas": expected_rajas.board,
}
MOST_PROMPT = 0.4  # of the screen
Data = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """One game to be played."""

    game: str
    players: int
    options: dict[str, str]
    phone: bool
    lang: str
    theme: str
    bot: str
    seed: int
    plain: bool = False

    @property
    def drawn(self) -> bool:
        return self.game in BOARDS and not self.plain

    @property
    def kind(self) -> str:
        how = "drawn" if self.drawn else "plain"
        return f"{GAMES[self.game].title}, {how}, {'phone' if self.phone else 'laptop'}"


@dataclass
class Tally:
    """What came of it."""

    games: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    moves: int = 0
    comparisons: int = 0
    differences: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    seconds: float = 0.0


def decides(lit: Data) -> bool:
    """Whether a click on it is a decision; else it leads on to others."""
    return lit["notation"] is not None or lit["kind"] == "choice"


class Clicker:
    """Plays one game and looks at everything."""

    def __init__(self, browser: Browser, site: Site, plan: Plan, tally: Tally) -> None:
        self.plan, self.tally = plan, tally
        self.rng = random.Random(plan.seed)
        self.visitor = Visitor(
            browser,
            site,
            lang=plan.lang,
            viewport=PHONE if plan.phone else LAPTOP,
            kept={"reading": not plan.drawn, "speed": 0, "theme": plan.theme},
        )
        for path in EYES:
            self.visitor.context.add_init_script(path=path)
        self.page = self.visitor.page
        self.plies = 0
        self.promised: tuple[str, list[str]] | None = None  # a play, and what was told of it

    def open(self) -> str:
        self.visitor.site.deal(f"clicker {self.plan.seed}")
        request = self.visitor.context.request
        headers = {"Origin": self.visitor.site.url}
        request.post("/api/people", data={"name": "Anna"}, headers=headers)
        bots = [self.plan.bot] * (self.plan.players - 1)
        body = {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seats": self.rng.sample(["me", *bots], self.plan.players),
            "start": True,
        }
        answer = request.post("/api/tables", data=body, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def play(self, until: float) -> bool:
        """Whether the game came to its end."""
        self.visitor.goto(f"/table/{self.open()}")
        while time.monotonic() < until:
            self.page.wait_for_function(
                "() => eyes.settled() && (eyes.lit().length || document.querySelector('#headline'))"
            )
            if self.page.locator("#headline").count():
                self.look()
                self.compare("score sheet", self.scores(), self.page.evaluate("eyes.totals()"))
                return True
            self.look()
            self.decide()
            self.tally.decisions += 1
        return False

    def close(self) -> None:
        self.tally.errors += self.visitor.errors
        self.visitor.context.close()

    def told(self) -> Data:
        """What the server says to this seat."""
        drawn = self.plan.game if self.plan.drawn else ""
        told: Data = self.get(f"/api/tables/{self.visitor.table}?drawn={drawn}")
        return told

    def get(self, path: str) -> Any:
        headers = {"Accept-Language": self.plan.lang}
        return self.visitor.context.request.get(path, headers=headers).json()

    def scores(self) -> list[int]:
        outcome = self.told()["outcome"]
        return [
            points
            for _, points in sorted(
                zip(outcome["places"], outcome["points"], strict=True), key=lambda pair: pair[0]
            )
        ]

    # --- looking ----------------------------------------------------------------

    def compare(self, what: str, wanted: Any, found: Any) -> None:
        self.tally.comparisons += 1
        for line in expected.differences(wanted, found):
            where = f"{self.plan.game} {self.plan.seed}, ply {self.plies}, {what}"
            self.tally.differences.append(f"{where}: {line}")

    def look(self) -> None:
        """Look at all that has come since, and at the table now."""
        now = self.told()
        self.tally.moves += max(0, now["plies"] - self.plies)
        self.plies = now["plies"]
        frames = self.page.evaluate("eyes.frames.splice(0)")
        times = self.tally.times.setdefault(self.plan.kind, [])
        times += [frame["took"] for frame in frames]
        if self.plan.drawn:
            for frame in frames:
                if self.plan.game == "flowers":
                    self.keep_promise(frame["now"]["view"])
                self.compare_board("a move", frame["now"], frame["drawn"])
            self.compare_board("the table", now, self.page.evaluate("eyes.drawn()"))
        else:
            texts = [one["text"] for one in now["legal"]]
            shown = self.page.evaluate("eyes.choices()")
            self.compare("choices", sorted(texts), sorted(shown))
            for frame in frames:
                self.compare_words("a move", frame["now"]["words"], frame["words"])
            self.compare_words("the table", now["words"], self.page.evaluate("eyes.words()"))
        if now["legal"]:
            self.compare("prompt", now["prompt"], self.page.evaluate("eyes.prompt()"))
            self.compare("room", True, self.page.evaluate("eyes.prompted()") < MOST_PROMPT)

    def compare_board(self, what: str, now: Data, drawn: Data | None) -> None:
        wanted = BOARDS[self.plan.game](now, self.plan.lang)
        if self.plan.game == "ganesha":
            drawn = expected_ganesha.comparable(drawn, wanted)
        if self.plan.game == "rajas":
            drawn, wanted = expected_rajas.comparable(drawn, wanted)
        self.compare(what, wanted, drawn)

    def compare_words(self, what: str, blocks: list[Data], found: str) -> None:
        """All words of the plain board, in their order."""
        self.compare(f"words of {what}", expected.words(blocks), expected.squeezed(found))

    # --- clicking ---------------------------------------------------------------

    def decide(self) -> None:
        turn = self.visitor.turn
        for _ in range(60):
            lit = self.page.evaluate("eyes.lit()")
            if not lit:
                return
            last = [i for i, one in enumerate(lit) if decides(one) or one["ready"]]
            among = last if last and self.rng.random() < 0.6 else range(len(lit))
            index = self.rng.choice(list(among))
            self.check_previews(lit, index)
            point = self.page.evaluate("index => eyes.reach(index)", index)
            if point is None:
                continue
            self.compare("within reach", None, point["over"])
            self.page.mouse.click(point["x"], point["y"])
            if decides(lit[index]):
                self.page.wait_for_function(DECIDED, arg=turn)
                return
            self.page.wait_for_function("() => eyes.settled()")
            if self.page.evaluate(DECIDED, turn):
                return
        raise AssertionError("nothing that is lit leads to a decision")

    def check_previews(self, lit: list[Data], index: int) -> None:
        """Once cards are chosen: which numbers and mandalas are lit, and what is told of them."""
        targets = [one["notation"] for one in lit if one["kind"] == "target"]
        self.promised = None
        if not targets:
            return
        _, colour, count, _ = targets[0].split()
        plays = [one for one in self.told()["legal"] if one["kind"] == "play"]
        same = [one for one in plays if one["fields"]["colour"] == colour]
        counts = sorted({one["fields"]["count"] for one in same})
        self.compare("numbers", counts, [one["count"] for one in lit if one["kind"] == "count"])
        here = {one["notation"]: one for one in same if str(one["fields"]["count"]) == count}
        self.compare("mandalas", sorted(here), sorted(targets))
        chips = {
            one["name"]: one["previews"] for one in self.page.evaluate("eyes.flowers()")["mandalas"]
        }
        for notation, play in here.items():
            told = chips[notation[-1]]
            if self.plan.lang == "en":
                face = "▲ face up" if "face up" in play["text"] else "▼ face down"
                ends = "(completes it)" in play["text"]
                self.compare("preview", [face, ends], [told[0], "✿ completes it" in told])
        chosen = lit[index]["notation"]
        if lit[index]["kind"] == "target":
            self.promised = (chosen, chips[chosen[-1]])

    def keep_promise(self, view: Data) -> None:
        """What was told before the click has come true."""
        if self.promised is None:
            return
        (notation, chips), self.promised = self.promised, None
        _, colour, count, place = notation.split()
        mandala, last = view["mandalas"][place], view["last"]
        if any("✿" in chip for chip in chips) or last is None or last["seat"] != view["seat"]:
            return
        face_down = any("▼" in chip for chip in chips)
        played = [last["mandala"], last["colour"], last["count"], last["face_down"]]
        wanted = [place, colour, int(count), face_down]
        self.compare("what was played", wanted, played)
        if any("✦" in chip for chip in chips):
            self.compare("claim", view["seat"], mandala["claim"])
