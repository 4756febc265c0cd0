"""Lessons: a goal, a step, a reason for every other try, and the next lesson."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Sit


def test_a_lesson_refuses_what_is_not_meant_and_goes_on_with_what_is(
    sit: Sit, pictures: Path
) -> None:
    player = sit()
    page = player.page
    page.goto("/learn/memoir")
    page.locator("article.on button.primary").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Step 1 of 7")
    shown = player.look()
    player.click(next(card for card in shown.cards if card.anchors == ("card:recon_left",)))
    expect(guide.locator(".reason")).to_contain_text("You need a card for the centre")
    page.screenshot(path=pictures / "lesson-wrong.png")
    assert player.look().ply == 0  # nothing was sent
    player.click(next(card for card in shown.cards if card.anchors == ("card:probe_center",)))
    expect(guide).to_contain_text("Step 2 of 7")
    expect(guide.locator(".reason")).to_have_count(0)


def test_a_lesson_can_be_shown_and_is_kept_as_done(sit: Sit, pictures: Path) -> None:
    player = sit(language="hu")
    page = player.page
    page.goto("/learn/memoir")
    page.locator("article button").nth(2).click()
    guide = page.locator(".guide")
    for number in range(1, 4):
        expect(guide).to_contain_text(f"{number}. lépés, összesen 3")
        guide.get_by_role("button", name="Mutasd meg").click()
    expect(guide).to_contain_text("Két érem egy körben")
    page.screenshot(path=pictures / "lesson-reached.png")
    guide.get_by_role("link", name="Következő lecke").click()
    expect(page.locator("article").nth(2)).to_contain_text("Kész")
    page.screenshot(path=pictures / "learn.png")
    page.reload()
    expect(page.locator("article").nth(2)).to_contain_text("Kész")
