"""Someone with a browser: what they see, click and type."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from tests import required
from tests.server.site import PATIENCE, Site

NAMES = ("chromium", "chromium-browser", "google-chrome")
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Whether the table has gone on since a turn.
DECIDED = """
turn => document.querySelector('#headline')
  || Number(document.querySelector('main').dataset.turn) > turn
"""
# Once everything lies where it belongs in a window of this size: the same for some pictures.
LAID_OUT = """
async ([width, height]) => {
  const seen = () => [...document.querySelectorAll('main *')]
    .map((one) => one.getBoundingClientRect()).map((box) => [box.right, box.bottom]).join();
  for (let same = 0, last = ''; same < 4; ) {
    await new Promise(requestAnimationFrame);
    const now = seen();
    same = now === last && innerWidth === width && innerHeight === height ? same + 1 : 0;
    last = now;
  }
  scrollTo(0, 0);
}
"""
# What axe-core finds wrong, in brief: all it has looked at would take longer to tell than to find.
VIOLATIONS = """
axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.flatMap((one) =>
  one.nodes.map((node) =>
    `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`)))
"""
expect.set_options(timeout=PATIENCE * 1000)


def missing(what: str) -> NoReturn:
    """Skip, or fail where a browser is required."""
    required.missing("BROWSER", what)


def chromium() -> str:
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    missing("there is no Chromium here")


def launch(playwright: Playwright) -> Browser:
    """A browser without the pages behind its own address bar, which nobody sees here.

    It would load them again for every visitor, which takes longer than a visitor's own page.
    """
    return playwright.chromium.launch(
        executable_path=chromium(),
        args=[
            "--no-sandbox",
            "--disable-features=PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
        ],
    )


class Visitor:
    """A browser of its own, with its own cookies and settings."""

    def __init__(self, browser: Browser, site: Site, **manner: Any) -> None:
        given = manner.pop("kept", {})  # None: what the pages do by themselves
        lang = manner.pop("lang", "en")
        kept = {
            "lang": lang,
            "confirm": False,
            "reading": True,
            "level": "random",
            "pace": "at-once",
        }
        manner.setdefault("viewport", LAPTOP)
        self.site = site
        self.context: BrowserContext = browser.new_context(
            base_url=site.url, locale=lang, bypass_csp=manner.pop("bypass_csp", False), **manner
        )
        if given is not None:
            # Only once: what is changed on a page stays when another one is opened.
            self.context.add_init_script(
                "if (!localStorage.getItem('mandapa'))"
                f" localStorage.setItem('mandapa', {json.dumps(json.dumps(kept | given))})"
            )
        self.clicks = 0
        self.errors: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda said: (
                self.errors.append(said.text) if said.type in ("error", "warning") else None
            ),
        )

    # --- getting about ---------------------------------------------------

    def goto(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def click(self, what: str | Locator) -> None:
        self.clicks += 1
        (self.page.locator(what) if isinstance(what, str) else what).click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sit_down(self, game: str, name: str = "Anna") -> None:
        """From the lobby to a table with a bot."""
        self.goto("/")
        if self.page.locator("#name").count():
            self.page.fill("#name", name)
        self.click(f"article.{game} .button.main")
        expect(self.choices.first).to_be_visible()

    def post(self, path: str, **body: Any) -> Any:
        """As a program would."""
        headers = {"Origin": self.site.url}
        answer = self.context.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def begin(self, game: str, players: int) -> str:
        """A table with bots, opened without a page."""
        self.post("/api/people", name="Anna")
        seats = ["me", *["random"] * (players - 1)]
        opened = self.post("/api/tables", game=game, players=players, seats=seats, start=True)
        return str(opened["table"])

    def decide_unseen(
        self, table: str, seed: int, enough: Callable[[int, dict[str, Any]], bool]
    ) -> tuple[int, dict[str, Any]]:
        """Decide at random without a page, until it is enough or the game is over.

        Returns how often, and what is told then.
        """
        address, rng, decisions = f"/api/tables/{table}", random.Random(seed), 0
        now = self.context.request.get(address).json()
        while now["status"] == "playing":
            if now["legal"]:
                if enough(decisions, now):
                    break
                decisions += 1
                notation = rng.choice(now["legal"])["notation"]
                self.post(f"{address}/do", do="act", turn=now["turn"], actions=[notation])
            now = self.context.request.get(f"{address}?seq={now['seq']}&wait=5").json()
        return decisions, now

    def open_table(
        self, game: str, players: int, decisions: int = 0, seed: int = 1, question: str = ""
    ) -> None:
        """Go to a table with bots where some decisions were made already, on one's own turn.

        With a `question`, go there when it is asked next.
        """
        table = self.begin(game, players)
        _, now = self.decide_unseen(
            table,
            seed,
            lambda done, now: done >= decisions and question in ("", now["question"]),
        )
        assert now["status"] == "playing"
        self.goto(f"/table/{table}")
        self.page.wait_for_selector(".choice, main [data-lit]")

    def new_table(self, game: str) -> None:
        """Open the dialog for a table of this game, with all there is to choose."""
        self.click(f"article.{game} .more")
        self.click("dialog summary")

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    # --- playing -----------------------------------------------------------

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    @property
    def turn(self) -> int:
        return int(self.page.locator("main").get_attribute("data-turn") or -1)

    def decide(self, rng: random.Random) -> bool:
        """Click something that may be done; whether the game goes on."""
        self.page.wait_for_selector(".choice, #headline")
        count = self.choices.count()
        if not count:
            return False
        turn = self.turn
        self.choices.nth(rng.randrange(count)).click()
        self.page.wait_for_function(DECIDED, arg=turn)
        return True

    def play(self, decisions: int = 2000, seed: int = 1) -> int:
        """Decide so often, or until the game is over; how often it was."""
        rng = random.Random(seed)
        for done in range(decisions):
            if not self.decide(rng):
                return done
        return decisions

    def story(self) -> list[str]:
        return self.page.locator("aside .log li").all_inner_texts()

    # --- looking closely ---------------------------------------------------

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page, once nothing fades in or out any more."""
        self.page.emulate_media(reduced_motion="reduce")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(VIOLATIONS)
        return found

    def resize(self, width: int, height: int) -> None:
        """Give the window this size and wait until all of the page has found its place in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(LAID_OUT, [width, height])

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(width))
