"""Quartermaster General for somebody who sees it for the first time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_rest_of_the_list import starter

LAPTOP = (1366, 768)
COUNTRIES = 6


def checked(player: Player, group: str) -> Locator:
    return player.page.locator(f"label:has(input[name={group}]:checked)")


def test_a_first_game_has_the_easier_side_and_the_weakest_computer(sit: Sit) -> None:
    player = sit(*LAPTOP)
    page = player.page
    page.goto("/play/quartermaster")
    expect(checked(player, "level")).to_have_text("Recruit")
    expect(checked(player, "side")).to_contain_text("United Kingdom")
    expect(checked(player, "side")).to_contain_text("easier")
    expect(page.locator("[data-first]")).to_contain_text("the easier side")
    starter(player, "quartermaster")  # it was begun, not finished
    page.goto("/play/quartermaster")
    expect(checked(player, "level")).to_have_text("Recruit")


def test_six_countries_are_seen_at_once(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    rows = player.page.locator("ul.countries li")
    expect(rows).to_have_count(COUNTRIES)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_that_was_played_opens_large(touch: bool, sit: Sit) -> None:
    player = sit(*LAPTOP, touch=touch)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_build_army']").click()
    page.get_by_role("button", name="Play Build Army").click()
    named = page.locator("[role=log] .ref", has_text="Build Army")
    large = page.locator(".peek .card.large")
    if touch:
        named.tap()
    else:
        named.hover()
        expect(large).to_contain_text("supplied pieces")
        page.mouse.move(0, 0)
        expect(large).to_have_count(0)
        named.click()
        page.mouse.move(0, 0)  # a click keeps it open
    expect(large).to_contain_text("supplied pieces")
    page.locator(".crest").dispatch_event("pointerdown")
    expect(large).to_have_count(0)


def test_rows_say_who_leads_a_country(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    rows = player.page.locator("ul.countries li")
    expect(rows.filter(has_text="Germany")).to_contain_text("you")
    expect(rows.filter(has_text="Germany")).to_contain_text("discards 3")
    expect(rows.filter(has_text="Soviet Union")).to_contain_text("Computer")


def test_the_next_country_is_asked_after_the_enemy_was_watched(sit: Sit) -> None:
    """With pauses: the card of the United Kingdom is seen large before Japan is asked."""
    player = sit(*LAPTOP, follow=1, autopass=True)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_build_army']").click()
    page.get_by_role("button", name="Play Build Army").click()
    page.get_by_role("button", name="Skip the build").click()
    page.get_by_role("button", name="Yes: Skip the build").click()
    expect(page.get_by_role("button", name="Keep these cards")).to_be_visible()
    player.key("Enter")  # keep the other cards
    expect(page.locator(".prompt")).to_contain_text("United Kingdom, Allies")
    expect(page.locator(".prompt")).to_contain_text("Japan: Play a card")
    assert player.errors == []
