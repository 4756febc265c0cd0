"""After a long turn of others: what it cost, place by place, before the steps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.tour import let_others_play

LONG_TURN_STEPS = 12
TABLES = {
    "hungary": ("citadella", {"axis": "me", "soviet": "recruit"}),
    "quartermaster": (
        "world-war",
        {"germany": "me"} | dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "recruit"),
    ),
}


def come_back(player: Player, game: str) -> Locator:
    """To a table where others have taken many steps meanwhile; the summary opens by itself."""
    scenario, seats = TABLES[game]
    table = player.lay(scenario, game, {}, **seats)
    player.leave()
    let_others_play(player, table, LONG_TURN_STEPS + 1)
    player.go(table)
    summary = player.page.locator(".summary")
    expect(summary).to_be_visible()
    return summary


@pytest.mark.parametrize("game", TABLES)
def test_a_long_turn_is_summed_up_by_place(game: str, sit: Sit, pictures: Album) -> None:
    player = sit(sharp=pictures.wanted, follow=1, playSince=True)
    summary = come_back(player, game)
    expect(summary.locator(".totals dd")).to_have_count(2)
    player.until_painted()
    pictures.take(player.page, f"summary-{game}")
    rows = summary.locator("li")
    if game == "quartermaster":  # several players had a turn each: told in sentences
        turn = rows.filter(has_text="the turn of Italy")
        expect(turn.locator(".told p").filter(has_text="Italy ")).not_to_have_count(0)
    chosen = summary.locator("li.chosen")
    expect(chosen).to_have_count(1)
    rows.last.locator(".row").click()
    expect(rows.last).to_contain_class("chosen")
    title = player.page.locator(".prompt")
    expect(title).to_contain_text("while you were away")
    expect(player.page.locator("[data-asked]")).not_to_be_empty()  # what comes after it
    player.key("Enter")  # nothing is done by it: one's own turn begins
    expect(summary).to_have_count(0)
    assert player.told.acts == []
    player.page.locator(".since button", has_text="Summary").click()
    expect(summary).to_be_visible()
    did = "what the Soviets did" if game == "hungary" else "what happened"
    expect(title).to_contain_text(did)
    assert player.errors == []


def test_a_summary_lights_arrows_opens_its_steps_and_can_be_found_in_the_log(sit: Sit) -> None:
    player = sit(follow=1, playSince=True)
    summary = come_back(player, "hungary")
    expect(player.page.locator("[data-trail=bright]")).not_to_have_count(0)  # of the chosen place
    every_step_can_be_read(summary)
    player.key("Escape")
    expect(summary).to_have_count(0)
    player.page.get_by_role("tab").first.click()  # it has the panel's height then
    player.page.locator("[role=log] .sum-up").last.click()
    expect(summary).to_be_visible()


def every_step_can_be_read(summary: Locator) -> None:
    steps = summary.locator("[data-steps] > p")
    heading = summary.locator("p.steps").first.inner_text()
    expect(steps).not_to_have_count(0)
    assert steps.count() <= int(heading.split()[0])  # the same step many times is told once
    expect(steps.first).to_be_hidden()  # the rows keep their places until somebody asks
    summary.locator("[data-steps] > summary").first.click()
    expect(steps.first).to_be_visible()
    expect(steps.first).not_to_be_empty()


def test_on_a_phone_it_fills_the_screen_until_a_place_is_chosen(sit: Sit, pictures: Album) -> None:
    player = sit(360, 640, touch=True, follow=1, playSince=True)
    summary = come_back(player, "hungary")
    expect(player.page.locator(".sheet.full")).to_be_visible()
    pictures.take(player.page, "summary-phone")
    summary.locator(".row").first.tap()
    expect(player.page.locator(".sheet.half")).to_be_visible()
    player.page.locator(".row button.primary").tap()
    expect(summary).to_have_count(0)
    assert player.told.acts == []
