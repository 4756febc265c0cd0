"""How fast the page is on a phone: `python -m tests.browser.page_speed` prints it.

A phone has about a quarter of the speed of a desk computer, so Chromium slows the page down four
times. Times are compared with a fixed loop in the same browser, and told as they would be on a desk
computer that takes 40 ms for it: a busy machine takes longer for both.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from tests.browser.conftest import ALL_BY_HAND, QUIET
from tests.browser.player import Player
from tests.browser.test_budgets import WORK
from tests.browser.ways import Rule, by_list
from tests.browser.windows import EMPTY_PAGE
from tests.needs import browser
from tests.server.running_server import LiveServer, Person

THROTTLING: Final = 4
FRAME_MS: Final = 1000 / 60
DESK_LOOP_MS: Final = 40
PHONE_LOOP_MS: Final = DESK_LOOP_MS * THROTTLING
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 180_000  # a busy machine, slowed down four times
TABLES: Final = 200  # of computer players, beside the one that is measured
ACTIONS: Final = 60

MOTIONS: Final = {
    "panning": "i % 60 < 30 ? ['ArrowLeft', true] : ['ArrowRight', true]",
    "zooming": "i % 20 < 10 ? ['+', false] : ['-', false]",
}
FRAMES: Final = """async (frames) => {
  const times = [];
  let last = performance.now();
  for (let i = 0; i < frames; i += 1) {
    const [key, shiftKey] = %s;
    dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times;
}"""
# When a table was first there: its map is painted, its pieces stand on it.
FIRST_TABLE: Final = """(() => {
  const look = () => {
    const map = document.querySelector('.table .world > img, .table .world > canvas');
    const painted = map && (map.matches('img') || map.width > 300);  // as wide as an empty one
    if (painted && document.querySelector('.table .tokens > .token'))
      requestAnimationFrame(() => { window.firstTable = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
# From the click to the picture that shows the next step.
ANSWERS: Final = """(() => {
  window.answers = [];
  let clicked = 0;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
    if (!clicked || !changes.some(({ target }) => target.matches('.table'))) return;
    const began = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - began)));
  }).observe(document.body, { subtree: true, attributeFilter: ['data-ply'] }));
})()"""


class Motion(NamedTuple):
    """The map being moved."""

    frames: list[float]  # milliseconds from each to the next, throttled
    work: float  # fixed loops of processor time for a frame

    @property
    def rate(self) -> float:
        """Frames a second, as seen here."""
        return 1000 / statistics.median(self.frames)

    @property
    def share(self) -> float:
        """How much of the time of a frame a phone works for it."""
        return self.work * PHONE_LOOP_MS / FRAME_MS


class Cable:
    """What the browser tells about a page, and lets one do to it."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.session: CDPSession = player.context.new_cdp_session(player.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    @contextmanager
    def throttled(self, rate: int = THROTTLING) -> Iterator[None]:
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        try:
            yield
        finally:
            self.session.send("Emulation.setCPUThrottlingRate", {"rate": 1})

    def work_of(self, script: str, argument: object = None) -> float:
        """Milliseconds of processor time that the page needs for a script."""
        before = self._worked()
        self.page.evaluate(script, argument)
        return self._worked() - before

    def _worked(self) -> float:
        metrics: list[dict[str, Any]] = self.session.send("Performance.getMetrics")["metrics"]
        return next(float(m["value"]) for m in metrics if m["name"] == "TaskDuration") * 1000


def move_map(player: Player, motion: str, frames: int = 120) -> Motion:
    """Pan or zoom the map for so many frames, with and without throttling."""
    cable = Cable(player)
    script = FRAMES % MOTIONS[motion]
    player.page.evaluate(script, 20)  # what is loaded once is not measured
    loop = min(cable.work_of(WORK) for _ in range(3))
    work = cable.work_of(script, frames) / frames
    with cable.throttled():
        times = player.page.evaluate(script, frames)
    return Motion(times, work / loop)


def first_table(player: Player, table: str) -> float:
    """The time from navigation to the first table on a phone, in fixed loops of the same phone."""
    player.page.add_init_script(FIRST_TABLE)
    with Cable(player).throttled():
        loop = float(player.page.evaluate(WORK))
        player.page.goto(f"/t/{table}", wait_until="commit")
        there = player.page.wait_for_function("() => window.firstTable", timeout=PATIENCE_MS)
        shown = there.json_value()
        return float(shown) / min(loop, float(player.page.evaluate(WORK)))


def answer_times(player: Player, actions: int = ACTIONS) -> list[float]:
    """Milliseconds from a click to the picture that shows what it did, in the current match."""
    rule = Rule(1)
    for _ in range(actions):
        player.until_asked()
        if player.told.over:
            break
        # What does nothing asks first, and what a question costs is not measured.
        legal = player.told.actions
        by_list(player, rule.choose([one for one in legal if not one.get("vain")] or legal))
    found: list[float] = player.page.evaluate("() => window.answers")
    return found


# The figures


def main() -> int:
    """Measure and print."""
    with (
        sync_playwright() as playwright,
        LiveServer("--seed", "1944", form="auto") as served,
        playwright.chromium.launch(executable_path=browser(), args=QUIET.split()) as chromium,
    ):
        phone = open_phone(chromium, served)
        small = phone.lay(axis="sergeant", allies="me")
        phone.until_asked()
        large = phone.lay("campaign", "hungary", axis="sergeant", soviet="me")
        phone.until_asked()
        phone.until_painted()
        for motion in MOTIONS:
            tell_motion(motion, move_map(phone, motion))
        for name, table in (("Pegasus Bridge", small), ("the largest map", large)):
            ms = first_table(phone, table) * PHONE_LOOP_MS
            print(f"first table, {name}: {ms:.0f} ms after navigation, on a phone")
        for tables in (0, TABLES):
            tell_answers(chromium, served, tables)
    return 0


def open_phone(chromium: Browser, served: LiveServer) -> Player:
    width, height = PHONE
    context = chromium.new_context(
        base_url=served.url,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    return player_in(context, served)


def player_in(context: BrowserContext, served: LiveServer) -> Player:
    page = context.new_page()
    page.goto(EMPTY_PAGE)
    return Player(page, served, ALL_BY_HAND | {"forced": False})


def tell_motion(name: str, motion: Motion) -> None:
    print(
        f"{name} the largest map: {motion.share:.0%} of the time of a frame on a phone;"
        f" {motion.rate:.0f} frames a second were seen here, slowed down {THROTTLING} times"
    )


def tell_answers(chromium: Browser, served: LiveServer, tables: int) -> None:
    host = Person(served)
    for _ in range(tables):
        host.create_table({"axis": "sergeant", "allies": "sergeant"})
    context = chromium.new_context(
        base_url=served.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    )
    context.add_init_script(ANSWERS)
    player = player_in(context, served)
    player.lay(axis="me", allies="sergeant")
    loop = float(player.page.evaluate(WORK))
    times = sorted(time / loop * DESK_LOOP_MS for time in answer_times(player))
    print(
        f"action to screen with {tables} tables of computers: p50 {times[len(times) // 2]:.0f} ms,"
        f" p95 {times[int(len(times) * 0.95)]:.0f} ms ({len(times)} actions)"
    )


if __name__ == "__main__":
    sys.exit(main())
