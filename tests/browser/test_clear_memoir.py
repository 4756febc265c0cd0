"""What first-time players of Memoir '44 stopped at: letting go, retreating, reading the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.cut_texts import cut_texts
from tests.browser.test_never_by_surprise import CLOSE_ASSAULT, aim
from tests.browser.test_what_happened import attack
from vezerkar.scene.scene import ActionView

PUT_DOWN = {"en": "Put it down", "hu": "Mégse"}
# Two units that may move.
MARCH = """game = "memoir"
active = "allies"
phase = "move"
ordered = ["al01", "al02"]

[units]
al01 = "infantry C3 4"
al02 = "infantry G3 4"
ax01 = "infantry M9 4"
"""
# Tanks near infantry hardly miss; at this distance there is no ambush.
ASSAULT = """game = "memoir"
active = "allies"
phase = "battle"
ordered = ["al01"]

[units]
al01 = "armor G5 3"
ax01 = "infantry I5 4"
ax02 = "infantry M9 4"
"""

# Of a turn that went on meanwhile the log shows the latest lines.
UNFOLD_AROUND = """(node) => {
  for (let up = node.parentElement; up; up = up.parentElement)
    if (up.tagName === 'DETAILS') up.open = true;
}"""


def is_retreat(action: ActionView) -> bool:
    return action.verb == "retreat" and "final" in action.marks


@pytest.mark.parametrize("language", PUT_DOWN)
def test_a_chosen_unit_is_put_down_and_no_step_is_undone(language: str, sit: Sit) -> None:
    player = sit(language=language)
    moments.lay_position(player, CLOSE_ASSAULT)
    unit = next(mark for mark in player.look().rings if "unit:al01" in mark.anchors)
    player.click(unit)
    button = player.page.locator(".buttons .quiet")
    expect(button).to_contain_text(PUT_DOWN[language])
    button.click()
    expect(player.page.locator(".board [data-ring=select]")).to_have_count(0)
    assert {message["type"] for message in player.told.sent}.isdisjoint({"act", "undo"})


def test_a_unit_that_was_taken_up_is_put_down_with_the_same_button(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, MARCH)
    asked = player.prompt
    unit = next(mark for mark in player.look().rings if "unit:al01" in mark.anchors)
    player.click(unit)
    expect(player.page.locator(".undo .one")).to_contain_text("Undo")
    button = player.page.locator(".buttons .quiet")
    expect(button).to_contain_text("Put it down")
    # Something else is asked: the cards of the hand rest.
    assert player.page.locator(".hand .card:not(.dim)").count() == 0
    button.click()
    expect(player.page.locator(".prompt")).to_have_text(asked)


def test_a_retreat_names_itself_and_speaks_of_no_chance(sit: Sit) -> None:
    player = sit()
    action = moments.lay_moment(player, "memoir", is_retreat)
    aim(player, action)
    expect(player.page.locator("[data-confirm]")).to_contain_text("Retreat there")
    then = player.page.locator(".bar .then")
    expect(then).to_have_attribute("data-then", re.compile("."))  # what comes of it is known
    expect(then).not_to_contain_text("chance")


def test_the_log_tells_what_happened_and_keeps_the_chances_folded(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, ASSAULT)
    before = player.told.ply
    attack(player)
    player.until(lambda: player.told.ply > before, "what came of it")
    player.until_asked()  # until then the log goes on, and folds itself anew
    chances = player.page.locator("[role=log] .line-chances").first
    chances.evaluate(UNFOLD_AROUND)
    expect(chances).to_be_visible()
    expect(chances.locator(".line-sum")).to_have_count(0)
    chances.locator("summary").click()
    expect(chances.locator(".line-sum")).to_contain_text("%")


def test_the_general_compares_in_words_and_shows_what_he_means(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, CLOSE_ASSAULT.replace('["al01", "al02"]', '["al02"]'))
    page, hint = player.page, player.page.locator(".hint")
    head = page.locator(".inspector header strong")
    player.until_at_rest()
    page.locator('.stage [data-token="al02"]').hover(force=True)
    expect(page.locator(".inspector .unit")).to_be_visible()
    before = head.inner_text()
    hint.locator(".ask").hover()  # the panel goes on telling of it while the pointer is there
    hint.locator(".ask").click()
    expect(hint).to_contain_text("General:")
    expect(hint).not_to_contain_text("%")  # the briefing told other chances, of whole battles
    expect(hint).to_contain_text("Attack ")  # as one would say it, not as if it had happened
    expect(hint.locator(".why").first).to_contain_text("Expected: the enemy loses ")
    expect(head).not_to_have_text(before)


def test_a_seat_is_read_whole_and_dice_are_told_once(sit: Sit) -> None:
    player = sit(1366, 768, language="hu")
    moments.lay_position(player, ASSAULT)
    aim(player, next(one for one in player.told.actions if one["verb"] == "attack"))
    odds = player.page.locator(".inspector .odds")
    expect(odds.locator(".modifiers li").first).to_contain_text("2 mezőről")
    expect(odds.locator("h3")).to_have_count(0)
    for share in odds.locator("dd").all_inner_texts():  # what cannot happen is not told
        assert share != "0%"
    assert not [text for text in cut_texts(player) if "Szövetségesek" in text]
