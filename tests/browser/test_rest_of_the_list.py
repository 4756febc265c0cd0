"""Smaller things that a beginner stumbled over: home rows, team tables, the shop, slots, words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.moments import lay_position
from tests.browser.player import Mark, Player
from tests.browser.tour import resign
from vezerkar.core.registry import find_game

# Buttons of the map that lie over the board itself.
OVER_THE_MAP = """() => {
  const board = document.querySelector('.board .board').getBoundingClientRect();
  return [...document.querySelectorAll('.map-buttons button')]
    .map((button) => button.getBoundingClientRect())
    .filter((box) => box.right > board.left + 1 && box.left < board.right - 1)
    .filter((box) => box.bottom > board.top + 1 && box.top < board.bottom - 1).length;
}"""
SHOP = """() => ['.rows', '.tray', '.board .board'].map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""

# Whenever words were read, the page says in which language they are.
COUNT_READINGS = """() => {
  window.readings = 0;
  const count = (changes) => { window.readings += changes.length; };
  new MutationObserver(count).observe(document.documentElement, { attributeFilter: ['lang'] });
}"""


def starter(player: Player, game: str) -> str:
    answer = player.context.request.post(f"/api/starters/{game}", data={})
    table = str(answer.json()["id"])
    player.go(table)
    player.until_asked()
    return table


# Home


def test_a_row_tells_the_game_the_score_and_the_result(sit: Sit) -> None:
    player = sit()
    table = starter(player, "memoir")
    page = player.page
    page.goto("/")
    row = page.locator("li", has=page.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text("Pegasus Bridge")
    expect(row).to_contain_text("Memoir '44")
    expect(row.locator(".score")).to_have_text("0 : 0first to 4")
    resign(player, table)
    page.goto("/")
    expect(row.locator(".result")).to_have_text("You lost.")


def test_tables_are_archived_and_deleted_on_the_home_page(sit: Sit) -> None:
    player = sit()
    table = starter(player, "memoir")
    page = player.page
    page.goto("/")
    row = page.locator("li", has=page.locator(f"a[href='/t/{table}']"))
    row.get_by_role("button", name="Archive").click()
    expect(row).not_to_be_visible()
    page.get_by_text("Archive (1)").click()
    expect(row).to_be_visible()
    row.get_by_role("button", name="Back to the list").click()
    expect(page.get_by_text("Archive (1)")).to_have_count(0)
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Keep it").click()
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_have_count(0)
    assert player.context.request.get("/api/tables").json() == []


def test_a_change_of_preferences_survives_an_immediate_reload(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.goto("/settings")
    page.wait_for_load_state("networkidle")  # the server has kept the first preferences
    page.get_by_label("Ask before my turn ends").uncheck()
    page.reload()
    page.wait_for_load_state("networkidle")  # and has answered with what it kept
    expect(page.get_by_label("Ask before my turn ends")).not_to_be_checked()
    kept = player.context.request.get("/api/preferences").json()
    assert kept["askTurn"] is False


# New tables


@pytest.mark.parametrize(
    ("game", "battle", "settings", "seats"),
    [
        ("crescent", "open_field", {"Players": "4"}, 4),
        ("memoir", "omaha-beach-overlord", {"Axis players": "4", "Allied players": "4"}, 8),
        pytest.param(
            *("memoir", "pegasus-bridge", {"Axis players": "3", "Allied players": "2"}, 5),
            marks=pytest.mark.soak,
        ),
        pytest.param(
            *("hungary", "puszta", {"Axis players": "3", "Soviet players": "3"}, 6),
            marks=pytest.mark.soak,
        ),
    ],
)
def test_teams_are_seated_on_the_page(
    game: str, battle: str, settings: dict[str, str], seats: int, sit: Sit
) -> None:
    player = sit()
    page = player.page
    page.goto(f"/new/{game}?battle={battle}")
    page.get_by_text("Table settings").click()
    for name, value in settings.items():
        page.locator("details label", has_text=name).locator("select").select_option(value)
    expect(page.locator(".sides label")).to_have_count(seats)
    page.get_by_label("Style").select_option("bold")
    page.locator("button.primary.big").click()
    page.wait_for_url("**/t/*")
    player.until_asked()
    told = player.told.table["seats"]
    assert len(told) == seats
    computers = {seat["level"] for seat in told if seat["kind"] == "computer"}
    assert computers == {"sergeant+bold"}


def test_a_battle_offers_no_setting_that_it_refuses(sit: Sit) -> None:
    page = sit().page
    page.goto("/new/memoir?battle=pegasus-bridge")
    page.get_by_text("Table settings").click()
    offered = page.locator("details label")
    expect(offered.filter(has_text="Axis players").locator("option")).to_have_text(["1", "2", "3"])
    expect(offered.filter(has_text="Overlord")).to_have_count(0)


# The table


def test_nothing_is_shown_before_it_has_its_name(sit: Sit) -> None:
    player = sit()
    held: list[Route] = []
    player.page.route("**/api/text/**", lambda route: held.append(route))
    answer = player.context.request.post("/api/starters/memoir", data={})
    player.go(str(answer.json()["id"]))
    player.until(lambda: bool(held), "the page asks for the words of the game")
    player.until_drawn()
    assert "ask-" not in player.page.locator("body").inner_text()
    expect(player.page.locator(".prompt")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(player.page.locator(".prompt")).to_have_text("Play a command card.")


def test_the_words_of_a_game_are_not_read_again_with_every_update(sit: Sit) -> None:
    player = sit()
    starter(player, "memoir")
    player.page.evaluate(COUNT_READINGS)
    for _ in range(2):
        player.acted(lambda: player.click(player.look().lit()[0]))
        player.until_asked()
    assert player.page.evaluate("() => readings") == 0


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", ["hungary", "quartermaster"])
def test_map_buttons_cover_no_land(game: str, touch: bool, sit: Sit) -> None:
    first, *turned = [(390, 844), (844, 390)] if touch else [(1366, 768)]
    player = sit(*first, touch=touch)
    starter(player, game)
    expect(player.page.locator(".map-buttons button").last).to_be_visible()
    assert player.page.evaluate(OVER_THE_MAP) == 0
    for width, height in turned:  # as a phone is
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function("width => innerWidth === width", arg=width)
        player.until_drawn()
        expect(player.page.locator(".map-buttons button").last).to_be_visible()
        assert player.page.evaluate(OVER_THE_MAP) == 0


def test_a_long_turn_shows_only_the_steps_around_now(sit: Sit) -> None:
    player = sit(1366, 768, "hu")
    starter(player, "hungary")
    steps = player.page.locator(".bar .steps li")
    expect(steps).to_have_count(3)
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")


def test_a_starter_is_called_the_same_on_both_screens(sit: Sit) -> None:
    player = sit()
    page = player.page
    starter(player, "crescent")
    name = page.locator(".bar .what .title").inner_text()
    page.goto("/")
    tile = page.locator("article", has_text=find_game("crescent").titles["en"])
    expect(tile.locator(".play")).to_contain_text(name)


def test_the_shop_keeps_its_place_and_says_what_is_too_dear(sit: Sit) -> None:
    player = sit(1366, 768)
    player.lay("stalingrad", "panzer", german="me", soviet="sergeant")
    player.until_asked()
    page = player.page
    expect(page.locator(".tray")).to_have_text("What you buy lies here.")
    before: Any = page.evaluate(SHOP)
    scrolls = "(e) => e.scrollHeight > e.clientHeight && getComputedStyle(e).overflowY"
    assert page.locator(".rows").evaluate(scrolls) == "scroll"
    for card in ("card:pz_vi_king_tiger", "card:volkssturm"):
        assert player.acted(page.locator(f".rows [data-anchor='{card}']").click)
        player.until_asked()
        assert page.evaluate(SHOP) == before
    expect(page.locator(".tray .card")).to_have_count(2)
    dear = page.locator(".rows [data-anchor='card:stug_iii']")
    expect(dear.locator(".short")).to_have_text("2 more prestige")


def test_a_card_goes_into_the_slot_that_is_clicked(sit: Sit) -> None:
    player = sit(1366, 768)
    starter(player, "crescent")
    page = player.page
    page.locator(".hand [data-anchor='card:march']").click()
    lit = page.locator(".pad .slot.lit")
    expect(lit).to_have_count(6)  # the place for a grey card of each army
    expect(lit.first).to_contain_text("Put it here")
    assert player.acted(lit.nth(2).click)
    assert player.told.acts[0].startswith("lay march ")
    expect(page.locator(".pad").nth(2).locator(".slot.card")).to_have_count(1)


ORDERS = """
game = "crescent"
round = 1
phase = "orders"
turn = "ottoman"

[towers]
o-pike1 = "B2 3"
o-pike2 = "D2 3"
o-musket1 = "I3 3"
c-light1 = "F10 3"

[captains.ottoman]
plan = { pike = ["march"], musket = ["march"] }
"""


def test_a_tower_and_its_target_are_two_clicks(sit: Sit) -> None:
    """A tower carries out the order of its army; the army card also offers to withdraw it."""
    player = sit(1366, 768, forced=False)
    lay_position(player, ORDERS)
    player.page.wait_for_load_state("networkidle")  # what stands beside the board moves it
    player.until_painted()
    assert player.acted(lambda: player.click(marked(player, "unit:o-pike2")))
    player.until(lambda: len(player.told.acts) == 2, "the tower that was clicked is picked")
    assert player.told.acts == ["execute pike", "pick o-pike2"]
    player.until(lambda: player.look().lit("move"), "places to go to")
    player.acted(lambda: player.click(marked(player, "square:D3")))
    assert player.told.acts[2:] == ["move o-pike2 D3"]
    assert player.errors == []


def marked(player: Player, anchor: str) -> Mark:
    [mark] = [mark for mark in player.look().rings if anchor in mark.anchors]
    return mark
