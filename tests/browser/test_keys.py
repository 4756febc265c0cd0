"""Keys reach what is seen: not a table behind a replay or a dialog, and a log wherever it hides."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

# Any dialog at all: there are some that the table itself knows nothing of.
DIALOG = "() => document.body.appendChild(document.createElement('dialog')).showModal()"
SHEET = re.compile(r"\b(peek|half|full)\b")


def ordering(sit: Sit, **settings: object) -> Player:
    """In the middle of an order: a card was played, and a unit chosen that can be taken back."""
    player = sit(forced=False, **settings)
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    card = next(card for card in player.look().cards if "card:attack_center" in card.anchors)
    player.acted(lambda: player.click(card))
    player.until(lambda: player.look().lit("candidate"), "units to order")
    unit = player.look().lit("candidate")[0]
    player.acted(lambda: player.click(unit))
    assert player.told.undo > 0
    return player


def test_undo_waits_until_the_present_is_looked_at(sit: Sit) -> None:
    player = ordering(sit)
    ply = player.told.ply
    player.page.get_by_role("button", name="To the start").click()
    player.page.locator(".bar.replay").wait_for()
    assert not player.page.locator(".undo").count()
    player.key("z", "Shift+Z", "Shift+Z")
    player.page.wait_for_timeout(300)
    assert player.told.ply == ply
    assert not [sent for sent in player.told.sent if sent["type"] == "undo"]
    player.key("End")
    player.page.locator(".undo").wait_for()
    player.key("z")
    player.until(lambda: [sent for sent in player.told.sent if sent["type"] == "undo"], "undo")


def test_the_log_comes_forward_wherever_it_is(sit: Sit) -> None:
    player = ordering(sit, folded=True)
    log = player.page.get_by_role("log")
    expect(log).to_have_count(0)
    player.key("l")
    expect(log).to_be_focused()
    player.page.get_by_role("tab", name="Rules").click()
    expect(log).to_have_count(0)
    player.page.locator(".steps button").first.click()
    expect(log).to_be_focused()


def test_keys_stop_at_a_dialog(sit: Sit) -> None:
    player = ordering(sit)
    player.page.evaluate(DIALOG)
    player.key("z", "a")
    player.page.wait_for_timeout(300)
    assert not [sent for sent in player.told.sent if sent["type"] == "undo"]
    assert player.page.locator("dialog[open]").count() == 1


def test_the_grip_of_the_sheet_is_pressed_and_dragged(sit: Sit) -> None:
    player = sit(360, 640, touch=True)
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    grip = player.page.locator(".sheet .handle")

    def height() -> str:
        found = SHEET.search(player.page.locator(".sheet").get_attribute("class") or "")
        return found[0] if found else ""

    heights = [height()]
    grip.focus()
    for key in ("Enter", "Space"):
        player.key(key)
        heights.append(height())
    grip.tap()
    heights.append(height())
    grip.evaluate("(grip) => grip.click()")
    heights.append(height())
    assert heights == ["peek", "half", "full", "peek", "half"]
    player.until_at_rest()
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x, y + 60, steps=3)
    player.page.mouse.up()
    assert height() == "peek"
