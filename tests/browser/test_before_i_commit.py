"""Before I commit: odds first and on the screen, targets that look like what they are."""

from __future__ import annotations

from math import hypot

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.player import Json, Mark, Player
from tests.browser.ways import click_on, settle, under
from vezerkar.scene.scene import ActionView

SHEET = ".paper .sheet"
ON_SCREEN = """(sheet) => {
  const frame = sheet.closest('.inside, section.paper').getBoundingClientRect();
  const head = sheet.querySelector('h3').getBoundingClientRect();
  return head.top >= frame.top && head.bottom <= Math.min(frame.bottom, innerHeight);
}"""
FIRST = """(sheet) => {
  const below = sheet.closest('.inside')?.querySelector('.unit');
  const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;
  return !below || Boolean(sheet.compareDocumentPosition(below) & FOLLOWING);
}"""


def has_odds(view: ActionView) -> bool:
    """An attack that is chosen on the board and has a sheet."""
    return {"attack", "odds"} <= set(view.marks) and bool(view.anchors)


def changes_places(view: ActionView) -> bool:
    return "swap" in view.marks


def sends_aircraft(view: ActionView) -> bool:
    return view.anchors[-1:] != () and view.anchors[-1].startswith("sector:")


def gives_order(view: ActionView) -> bool:
    return view.verb == "execute"


def tap(player: Player, action: Json) -> None:
    """Tap on one thing after the other that an action names."""
    for anchor in action["anchors"][len(settle(player.told.actions, [])) :]:
        mark = where(player, anchor)
        player.page.touchscreen.tap(mark.x, mark.y)
        player.until_drawn()


def nearest_with_odds(player: Player) -> Json:
    """An attack whose first thing lies near the middle: a phone shows a part of a large map."""
    x, y = player.page.evaluate("() => [innerWidth / 2, innerHeight / 2]")
    rings = sorted(player.look().rings, key=lambda ring: hypot(ring.x - x, ring.y - y))
    attacks = [one for one in player.told.actions if "odds" in one.get("marks", [])]
    anchors = (anchor for ring in rings for anchor in ring.anchors)
    return next(one for anchor in anchors for one in attacks if one["anchors"][0] == anchor)


def where(player: Player, anchor: str) -> Mark:
    """The place where a thing can be chosen."""
    player.page.wait_for_function(
        "(anchor) => document.querySelector(`[data-anchors~='${anchor}']`)", arg=anchor
    )
    return next(mark for mark in player.look().rings if anchor in mark.anchors)


def aim_at(player: Player, action: Json) -> str:
    """Choose what comes before the last thing of an action; the anchor of that."""
    actions, anchors = player.told.actions, list(action["anchors"])
    path = settle(actions, [])
    while len(path) < len(anchors) - 1:
        lit = {one["anchors"][len(path)] for one in under(actions, path)}
        click_on(player, anchors[len(path)], lit)
        player.until_drawn()
        path = settle(actions, [*path, anchors[len(path)]])
    return str(anchors[-1])


def point_at(player: Player, anchor: str) -> None:
    mark = where(player, anchor)
    player.page.mouse.move(mark.x, mark.y)


# 9: odds first


@pytest.mark.parametrize("game", ["hungary", "panzer"])
def test_the_odds_of_an_attack_are_told_first_and_on_the_screen(game: str, sit: Sit) -> None:
    player = sit(1366, 768, forced=False)
    action = moments.lay_moment(player, game, has_odds)
    anchor = aim_at(player, action)
    player.page.get_by_role("button", name="Whole board").click()  # so that no bar covers it
    player.until_drawn()
    point_at(player, anchor)
    sheet = player.page.locator(SHEET).first
    expect(sheet.locator("h3")).not_to_be_empty()
    assert sheet.evaluate(ON_SCREEN)
    assert sheet.evaluate(FIRST)
    assert player.told.acts == []
    assert player.errors == []


READ_AT_ONCE_PX = 180
# What is told at a glance lies inside its frame, and the frame inside the window.
WHOLLY_SEEN = """(part) => {
  const frame = part.closest('.read').getBoundingClientRect();
  const { top, bottom, height } = part.getBoundingClientRect();
  return height > 0 && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
}"""
# Where the parts of the panel stand, but for what is read and the log, which share their room.
HEIGHTS = """() => [...document.querySelectorAll('.side > :not(.read, .tab)')]
  .map((part) => part.getBoundingClientRect())
  .filter(({ height }) => height > 0)
  .map(({ top, height }) => [Math.round(top), Math.round(height)].join('+'))"""


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("game", "steps", "verb", "told"),
    [
        ("hungary", 0, "announce", ".sheet dl"),
        ("panzer", 1, "attack", ".inspector .summary"),
    ],
)
def test_in_a_lesson_the_odds_are_wholly_seen_and_nothing_moves(
    game: str, steps: int, verb: str, told: str, language: str, sit: Sit
) -> None:
    player = sit(1366, 768, language, forced=False)
    page = player.page
    page.goto(f"/learn/{game}")
    page.locator("article button").nth(1).click()
    show = page.locator(".guide .show")
    expect(show).to_be_visible()
    player.until_asked()
    for _ in range(steps):
        show.click()  # it only points at what is meant
        assert player.acted(show.click)
        player.until_asked()
    action = next(one for one in player.told.actions if one["verb"] == verb)
    anchor = aim_at(player, action)
    player.until_at_rest()
    before = page.evaluate(HEIGHTS)
    point_at(player, anchor)
    expect(page.locator(told).first).to_be_visible()
    assert page.locator(told).first.evaluate(WHOLLY_SEEN)
    inside = page.locator(".inspector .inside").bounding_box()
    assert inside
    assert inside["height"] > READ_AT_ONCE_PX
    assert page.evaluate(HEIGHTS) == before
    assert player.errors == []


@pytest.mark.parametrize("game", ["hungary", "panzer"])
def test_on_a_phone_the_first_tap_shows_the_odds_and_sends_nothing(game: str, sit: Sit) -> None:
    player = sit(360, 640, touch=True, forced=False)
    moments.lay_moment(player, game, has_odds)
    tap(player, nearest_with_odds(player))
    sheet = player.page.locator(SHEET).first
    expect(sheet.locator("h3")).to_be_visible()
    assert sheet.evaluate(ON_SCREEN)
    expect(player.page.locator("[data-confirm]")).to_be_visible()
    assert player.told.acts == []


def test_an_order_tells_its_targets_before_it_is_given(sit: Sit) -> None:
    player = sit(1366, 768, forced=False)
    action = moments.lay_moment(player, "crescent", gives_order)
    pads = [pad for mat in player.told.live["mats"] for pad in mat["pads"]]
    [army] = [pad for pad in pads if pad["anchor"] == action["anchors"][0]]
    point_at(player, army["pieces"][0])
    sheet = player.page.locator(SHEET).first
    expect(sheet.locator(".rows li, .notes li").first).to_be_visible()
    assert player.told.acts == []


# 10: where a card could be used


def test_a_card_lights_its_places_before_it_is_played(sit: Sit) -> None:
    player = sit(1366, 768, forced=False)
    moments.lay_moment(player, "quartermaster", moments.plays_freely)
    builds = [one for one in player.told.actions if "build" in one["action"]]
    player.page.locator(f'.hand [data-anchor="{builds[0]["anchors"][0]}"]').hover()
    expect(player.page.locator(".board [data-glimpse]").first).to_be_visible()
    expect(player.page.locator(f"{SHEET} .rows li").first).to_be_visible()
    assert player.told.acts == []


# 12: targets look like what they are


@pytest.mark.parametrize("game", ["panzer"])
def test_an_exchange_with_an_own_unit_is_not_drawn_as_an_attack(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    action = moments.lay_moment(player, game, changes_places)
    anchor = aim_at(player, action)
    player.page.wait_for_selector(".board [data-ring=swap]")
    [mark] = [mark for mark in player.look().rings if anchor in mark.anchors]
    assert mark.style == "swap"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])
def test_air_sectors_are_outlines_with_their_names(language: str, sit: Sit) -> None:
    player = sit(language=language, forced=False)
    action = moments.lay_moment(player, "hungary", sends_aircraft)
    aim_at(player, action)
    player.page.wait_for_selector(".board .sign text")
    rings = [mark for mark in player.look().rings if mark.anchors[0].startswith("sector:")]
    assert 1 < len(rings) <= 12
    names = player.page.locator(".board .sign text").all_text_contents()
    assert len(set(names)) == len(rings)


# 11: nothing is mute


@pytest.mark.parametrize(("game", "language"), [("panzer", "en"), ("hungary", "hu")])
def test_the_legend_draws_and_explains_what_is_on_the_table(
    game: str, language: str, sit: Sit
) -> None:
    player = sit(language=language, forced=False)
    moments.lay_moment(player, game, has_odds)
    player.page.locator("button.legend").click()
    lines = player.page.get_by_role("dialog").locator(".legend ul > li")
    expect(lines.nth(12)).to_be_visible()
    for line in lines.all():
        assert line.locator("svg > *").count() > 0
        assert line.locator("p").inner_text().strip(), line.inner_text()
    assert player.errors == []
