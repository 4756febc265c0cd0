"""Lessons: a goal, a step, a reason for every other try, and the next lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.album import Album
from tests.browser.conftest import Sit

# Neither the buttons nor the line about what is pointed at lie on the guide.
FREE = """() => {
  const { top, bottom } = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('.row button, .sheet .line')]
    .map((one) => one.getBoundingClientRect())
    .every((at) => at.bottom < top + 2 || at.top > bottom - 2);
}"""


def take_step(guide: Locator) -> None:
    """The step is shown first, and done for the learner on a second press."""
    steps = guide.locator("small").first.inner_text()
    guide.locator(".show").click()
    expect(guide.locator("small").first).to_have_text(steps)  # nothing is done by that
    guide.locator(".show").click()


def test_a_lesson_refuses_what_is_not_meant_and_goes_on_with_what_is(
    sit: Sit, pictures: Album
) -> None:
    player = sit()
    page = player.page
    page.goto("/learn/memoir")
    page.locator("article.on button.primary").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Step 1 of 7")
    shown = player.look()
    assert [card.anchors for card in shown.cards] == [("card:probe_center",)]  # no other is lit
    page.locator('.hand [data-anchor="card:recon_left"]').click()
    expect(guide.locator(".reason")).to_contain_text("You need a card for the center")
    pictures.take(page, "lesson-wrong")
    assert player.look().ply == 0  # nothing was sent
    player.click(shown.cards[0])
    expect(guide).to_contain_text("Step 2 of 7")
    expect(guide.locator(".reason")).to_have_count(0)
    for number in range(2, 6):
        expect(guide).to_contain_text(f"Step {number} of 7")
        take_step(guide)
    expect(guide).to_contain_text("Step 6 of 7")
    # The bar asks for what the lesson wants, and for nothing else.
    expect(page.locator(".prompt")).to_contain_text("End movement")


def test_a_lesson_can_be_shown_and_is_kept_as_done(sit: Sit, pictures: Album) -> None:
    player = sit(language="hu")
    page = player.page
    page.goto("/learn/memoir")
    page.locator("article button").nth(2).click()
    guide = page.locator(".guide")
    for number in range(1, 4):
        expect(guide).to_contain_text(f"{number}/3. lépés")
        take_step(guide)
    expect(guide).to_contain_text("Két érem egy körben")
    pictures.take(page, "lesson-reached")
    guide.get_by_role("button", name="Következő lecke").click()
    expect(guide).to_contain_text("4. lecke")
    page.goto("/learn/memoir")
    expect(page.locator("article").nth(2)).to_contain_text("Kész")
    pictures.take(page, "learn")
    page.reload()
    expect(page.locator("article").nth(2)).to_contain_text("Kész")


@pytest.mark.parametrize("game", ["panzer", "crescent", "hungary"])
def test_a_first_lesson_can_be_shown_to_its_end_on_a_phone(
    sit: Sit, pictures: Album, game: str
) -> None:
    page = sit(width=390, height=844, touch=True).page
    page.goto(f"/learn/{game}")
    page.locator("article.on button.primary").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Step 1 of")
    if game == "panzer":  # the card that is meant is not among the first of the shop
        expect(page.locator('.hand [data-anchor="card:pz_iv"]')).to_be_in_viewport(ratio=0.9)
    pictures.take(page, f"lesson-{game}")
    for number in range(1, guide_steps(guide) + 1):
        expect(guide).to_contain_text(f"Step {number} of")
        assert page.evaluate(FREE), f"something lies on step {number}"
        take_step(guide)
    expect(guide.get_by_role("button", name="Next lesson")).to_be_visible()


def guide_steps(guide: Locator) -> int:
    """How many steps the guide counts: the last number of "Step 1 of 5"."""
    found = re.search(r"Step 1 of (\d+)", guide.inner_text())
    assert found
    return int(found[1])


def test_a_lesson_on_a_plan_lights_only_what_its_step_means(sit: Sit) -> None:
    page = sit().page
    page.goto("/learn/crescent")
    page.locator("article button").first.click()
    guide = page.locator(".guide")  # it stays open while a plan is made
    expect(guide).to_contain_text("Step 1 of 6")
    framed, lit = page.locator("[data-advised]"), page.locator(".pad.lit")
    expect(framed).to_have_attribute("data-anchor", "card:march")
    expect(framed).to_have_css("outline-style", "solid")
    expect(lit).to_have_count(1)  # the only card that is meant lies raised already
    lit.locator(".head").click()
    expect(guide).to_contain_text("Step 2 of 6")
    expect(framed).to_have_attribute("data-action", "cube heavy_cavalry")
    expect(lit).to_have_count(0)  # a cube has a button of its own
    take_step(guide)
    expect(guide).to_contain_text("Step 3 of 6")
    take_step(guide)
    expect(guide).to_contain_text("Step 4 of 6")
    expect(framed).to_have_attribute("data-action", "lock")
    expect(lit).to_have_count(0)
