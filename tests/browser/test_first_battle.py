"""What stopped people who saw a game for the first time, and does not any more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import moments
from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.test_before_i_commit import sends_aircraft
from tests.browser.test_rest_of_the_list import marked, starter
from vezerkar.scene.scene import Scene

LAPTOP = (1366, 768)
MANY_ANSWERS = 5

# Kereszt és Félhold: the desk on which a plan is made

# What is cut: parts of the army cards below the hand, and a board that is larger than its window.
CUT = """() => {
  const hand = document.querySelector('.table > .cards').getBoundingClientRect().top;
  const slots = [...document.querySelectorAll('.pad, .slot')];
  const low = slots.filter((one) => one.getBoundingClientRect().bottom > hand + 1).length;
  return low + document.querySelectorAll('.minimap').length;
}"""
MIDDLE = """(ring) => {
  const { x, y } = new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  return [x, y];
}"""
BOARD = """() => {
  const { x, y, width, height } = document.querySelector('.middle').getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}"""
SECOND_ROUND = """
game = "crescent"
round = 2
phase = "plan"

[towers]
o-foot1 = "E3 3"
c-foot1 = "E10 3"

[captains.ottoman]
hand = ["march"]

[captains.christian]
hand = ["march"]
"""


def test_the_whole_desk_is_seen_and_stands_still(sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted)
    starter(player, "crescent")
    page = player.page
    expect(page.locator(".pad")).to_have_count(6)
    expect(page.locator("section.help")).to_contain_text("Give an army a grey card")
    assert page.evaluate(CUT) == 0
    board = page.evaluate(BOARD)
    pictures.take(page, "plan-crescent")
    for _ in range(4):  # the hand becomes smaller
        page.locator(".hand .playable").first.click()
        player.acted(page.locator(".pad .slot.empty.lit").first.click)
        player.until_asked()
        assert page.evaluate(BOARD) == board
    assert page.evaluate(CUT) == 0


def test_taking_orders_back_is_nothing_that_was_left_out(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "crescent")
    page = player.page
    page.locator(".hand .playable").first.click()
    player.acted(page.locator(".pad .slot.empty.lit").first.click)
    player.until_asked()
    page.get_by_role("button", name="Lock in the plan").click()
    tiles = page.locator(".cards .consequences .tiles li")
    expect(tiles.first).to_be_visible()
    for text in tiles.all_inner_texts():
        assert "back" not in text.lower(), text
        assert not re.search(r"\w\.\w", text), text  # no raw name


def test_revealed_plans_stay_until_somebody_goes_on(sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted, follow=1)
    starter(player, "crescent")
    page = player.page
    page.get_by_role("button", name="Lock in the plan").click()
    page.locator("[data-confirm]").click()
    plans = page.get_by_role("dialog", name="Both plans are revealed")
    expect(plans.locator(".mat")).to_have_count(2)
    pictures.take(page, "plans-revealed")
    player.key("Enter")
    expect(plans).to_have_count(0)


def test_a_captain_is_told_to_take_cards_first(sit: Sit) -> None:
    player = sit(*LAPTOP)
    page = player.page
    late: list[Route] = []
    page.route("**/HandTools-*.js", lambda route: late.append(route))
    moments.lay_position(player, SECOND_ROUND)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Take 1 or 2 new cards from the draw pile")
    player.until(lambda: late, "what stands beside the cards")
    cards = page.locator(".hand .card-button:visible")
    expect(cards).to_have_count(0)  # what comes later would move them under the pointer
    late[0].continue_()
    page.unroute("**/HandTools-*.js")
    expect(cards.first).to_be_visible()
    assert player.acted(page.locator(".hand .playable").first.click), player.prompt
    player.until_asked()
    expect(prompt).to_contain_text("Take one more card")


# Lessons


def test_a_lesson_names_the_piece_that_is_meant(sit: Sit) -> None:
    player = sit(*LAPTOP)
    page = player.page
    page.goto("/learn/crescent")
    page.locator("article button").last.click()
    tray = page.locator(".trays.beside")
    expect(tray.get_by_text("Topcu guns")).to_be_visible()
    player.until_asked()
    expect(page.locator(".guide")).to_contain_text("Step 1 of")
    tray.locator("[data-anchor='unit:o-heavy1']").click()
    player.until(lambda: "square:H1" in player.look().anchors, "places for the tower")
    player.click(marked(player, "square:H1"))
    expect(page.locator(".guide .reason")).to_contain_text("The lesson means the topcu guns")
    assert player.told.acts == []


def test_a_lesson_is_no_match_that_waits_for_a_move(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.goto("/learn/memoir")
    page.locator("article.on button.primary").click()
    expect(page.locator(".guide")).to_contain_text("Step 1 of")
    page.goto("/")
    expect(page.locator("article a.play").first).to_be_visible()
    tables = page.evaluate("() => fetch('/api/tables').then((answer) => answer.json())")
    assert all(table["archived"] for table in tables)


# Quartermaster General


def test_a_click_on_a_lit_place_uses_the_card_there(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_build_army']").click()
    place = page.locator("[data-glimpse='eastern_europe']")
    expect(place).to_be_attached()
    rows = page.locator(".inspector")
    expect(rows).to_contain_text("+2 at its next scoring")
    player.until_at_rest()
    x, y = place.evaluate(MIDDLE)
    page.mouse.click(x, y)
    player.until(lambda: len(player.told.acts) == 2, "the card and its place")
    assert player.told.acts == ["play ger_build_army", "build eastern_europe"]


# A magyarországi csata

CAMERA = "() => document.querySelector('.world').style.transform"


def test_the_map_stays_where_it_is_when_a_unit_is_picked(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "hungary")
    page = player.page
    page.wait_for_load_state("networkidle")
    player.until_painted()
    before = page.evaluate(CAMERA)
    player.acted(lambda: player.click(marked(player, "unit:DE-1PZ")))
    player.until(lambda: player.look().lit("move"), "places to go to")
    assert page.evaluate(CAMERA) == before


def test_all_of_a_sector_takes_an_aircraft(sit: Sit) -> None:
    player = sit(*LAPTOP)
    action = moments.lay_moment(player, "hungary", sends_aircraft)
    page = player.page
    unit, sector = action["anchors"]
    page.locator(f"[data-anchor='{unit}']").first.click()
    pad = page.locator(".pad.lit", has=page.locator(f"[data-anchor='{sector}']"))
    player.acted(pad.locator(".facts").click)
    assert player.told.acts == [action["action"]]


def has_many_answers(scene: Scene) -> bool:
    return scene.prompt.kind == "branch" and len(scene.actions) >= MANY_ANSWERS


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])
def test_many_answers_stand_beside_the_question(language: str, sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    moments.lay_position(player, moments.position_where("panzer", has_many_answers))
    question = player.page.locator(".question").bounding_box()
    pictures.take(player.page, f"many-answers-{language}")
    buttons = player.page.locator(".buttons button").all()
    assert len(buttons) > 3
    for button in buttons:
        box = button.bounding_box()
        assert box
        assert question
        assert box["x"] >= question["x"] + question["width"]
        assert box["y"] >= 0
