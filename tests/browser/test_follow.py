"""A computer's turn can be watched: one action after the other, paused, stepped, skipped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Json, Player
from tests.browser.tour import at

SLOW = 0.05  # each action is shown for seconds: none is over before it is paused


def has_played(log: dict[int, Json]) -> bool:
    return any(line["seat"] == "axis" for line in log.values())


def let_the_computer_play(player: Player, table: str) -> None:
    """Take one's turn without the page, and wait until the computer has taken its own."""
    with at(player, table) as line:
        while True:
            line.until_asked()
            if has_played(line.log):  # the page may hear of it later, when the next turn has begun
                break
            ends = [one for one in line.actions if "end" in one.get("marks", [])]
            line.act((ends or line.actions)[0]["action"])
    player.until(lambda: has_played(player.told.log), "the turn of the computer")


def test_actions_of_others_come_one_by_one_and_can_be_skipped(sit: Sit, pictures: Album) -> None:
    player = sit(sharp=pictures.wanted, follow=SLOW)
    table = player.lay(axis="recruit", allies="me")
    let_the_computer_play(player, table)
    bar = player.page.locator(".follow")
    prompt = player.page.locator(".prompt")
    expect(prompt).to_contain_text("recruit")
    bar.get_by_role("button", name="Pause").click()
    expect(bar.get_by_role("button", name="Next action")).to_be_enabled()
    expect(prompt).to_contain_text(re.compile(r"action \d+ of \d+"))
    expect(player.page.locator(".segments .now")).to_have_count(1)
    before = player.look().ply
    for number in range(2):
        bar.get_by_role("button", name="Next action").click()
        player.until(lambda: player.look().ply == before + number + 1, "the next one")  # noqa: B023
        pictures.take(player.page, f"follow-memoir-{number}")
    assert player.look().ply == before + 2
    assert player.told.ply > before + 2  # the computer itself does not wait
    bar.get_by_role("button", name="Skip to my turn").click()
    player.until_asked()
    assert player.look().ply == player.told.ply
    pictures.take(player.page, "follow-memoir-mine")


def test_whoever_wants_everything_at_once_gets_it(sit: Sit) -> None:
    player = sit(follow=0)
    table = player.lay(axis="recruit", allies="me")
    let_the_computer_play(player, table)
    player.until_asked()
    assert player.look().ply == player.told.ply


def test_the_log_stays_at_its_newest_line_unless_somebody_scrolls(sit: Sit) -> None:
    player = sit(1280, 600, follow=0, forced=False)
    table = player.lay(axis="recruit", allies="me")
    let_the_computer_play(player, table)
    log = player.page.get_by_role("log")
    to_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    player.until(lambda: log.evaluate("box => box.scrollTop") > 24, "a long log")
    hide_and_show = """async (box) => {
      for (const display of ['none', '']) {
        box.style.display = display;
        for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
      }
    }"""
    log.evaluate(hide_and_show)  # the browser forgets where it was
    player.until(lambda: log.evaluate(to_end) < 24)
    newer = player.page.get_by_role("button", name="New entries")
    expect(newer).to_have_count(0)
    player.until_asked()
    log.hover()
    player.page.mouse.wheel(0, -200)
    player.until(lambda: log.evaluate(to_end) > 24, "the reader is further up")
    expect(newer).to_have_count(0)  # nothing has come since
    with at(player, table) as line:
        line.until_asked()
        line.act(line.actions[0]["action"])
    newer.click()
    player.until(lambda: log.evaluate(to_end) < 24)
    expect(newer).to_have_count(0)
