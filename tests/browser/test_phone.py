"""A phone of 360 x 640: a whole turn with a thumb, nothing off the screen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.player import Mark, Player, Press, Shown
from tests.browser.test_board_size import measure
from tests.browser.test_games import choose

UNCOVERED = """(points) => points.map(([x, y]) => {
  const top = document.elementFromPoint(x, y);
  return top?.closest('.board') != null && top.closest('button, .minimap') == null;
})"""


# Names of army cards that what stands beside them lies on.
OVERLAPPED = """(heads) => heads.filter((head) => {
  const [name, face] = ['strong', '.face'].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(head.querySelector(part));
    return range.getBoundingClientRect();
  });
  return name.right > face.left && name.bottom > face.top + 2;
}).map((head) => head.textContent)"""


def tap(player: Player, thing: Mark | Press) -> None:
    """Tap; where spaces are smaller than a thumb, tap again under the magnifier."""
    player.page.touchscreen.tap(thing.x, thing.y)
    player.until_drawn()
    if isinstance(thing, Mark) and player.page.locator(".magnifier").count():
        under = [mark for mark in player.look().rings if set(mark.anchors) & set(thing.anchors)]
        assert under, "the magnifier shows what was tapped"
        player.page.touchscreen.tap(under[0].x, under[0].y)


def tap_and_measure(player: Player, thing: Mark | Press, sizes: dict[str, str]) -> None:
    """What is shown before it is done does not move the board either."""
    tap(player, thing)
    measure(player, sizes)


def on_screen(player: Player) -> Shown:
    """What can be tapped; where all cards that can be played lie outside, the hand is swiped.

    The window shows a part of the board only, but never one without an answer to what is asked.
    """
    shown = player.look()
    cards = [card for card in shown.cards if 0 <= card.x <= 360]
    if shown.cards and not cards:
        anchor = shown.cards[0].anchors[0]
        player.page.locator(f'.hand [data-anchor="{anchor}"]').first.scroll_into_view_if_needed()
        return on_screen(player)
    free = player.page.evaluate(UNCOVERED, [[ring.x, ring.y] for ring in shown.rings])
    rings = [ring for ring, uncovered in zip(shown.rings, free, strict=True) if uncovered]
    asked = [ring for ring in shown.rings if ring.style != "select"]
    assert not asked or any(ring in rings for ring in asked), (player.prompt, asked)
    return shown._replace(cards=cards, rings=rings)


def test_point_13_a_whole_turn_by_touch(sit: Sit) -> None:
    player = sit(360, 640, touch=True, forced=False)
    player.lay(axis="sergeant", allies="me")
    random, seen, sizes = Random(4), set(), dict[str, str]()
    for _ in range(60):
        player.until_asked()
        turn = player.told.live["tracks"][0]["value"]
        if player.told.over or turn > 2:
            break
        shown = on_screen(player)
        confirm = [press for press in shown.buttons if "primary" in press.kinds]
        thing: Mark | Press | None = confirm[0] if confirm else choose(shown, random)
        assert thing, player.prompt
        assert 0 <= thing.x <= 360, thing
        assert 0 <= thing.y <= 640, thing
        seen.add(thing.style if isinstance(thing, Mark) else "button")
        measure(player, sizes)
        player.acted(lambda: tap_and_measure(player, thing, sizes))  # noqa: B023
        wide = player.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, player.prompt
    assert {"card", "candidate", "move"} <= seen
    turns = [
        line
        for line in player.told.log.values()
        for m in line["messages"]
        if m["key"] == "event-turn"
    ]
    assert turns, "a turn came to its end"
    assert player.errors == []


def test_a_plan_is_made_and_advised_on_a_phone_that_lies_on_its_side(sit: Sit) -> None:
    player = sit(844, 390, touch=True)
    moments.lay_moment(player, "crescent", lambda action: action.verb == "lay")
    pad = player.page.locator(".pad").first.bounding_box()
    assert pad
    assert pad["y"] + pad["height"] < 390  # a whole army card is seen
    player.page.get_by_role("button", name="What would the general do?").click()
    expect(player.page.locator(".sheet .hint .do button")).to_have_count(2)
    player.page.set_viewport_size({"width": 390, "height": 844})
    assert player.page.locator(".pad .head").evaluate_all(OVERLAPPED) == []
