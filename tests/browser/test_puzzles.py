"""Puzzles: a question, a reason for a wrong try, the solution after a right one, and the next."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.browser.album import Album
from tests.browser.conftest import Sit


def is_kept(answer: Response) -> bool:
    """Whether the server has taken over the preferences."""
    return answer.url.endswith("/api/preferences") and answer.request.method == "PUT"


def test_a_puzzle_refuses_what_is_wrong_and_explains_what_is_right(
    sit: Sit, pictures: Album
) -> None:
    player = sit()
    page = player.page
    page.goto("/puzzles/memoir")
    page.locator("article.on button.primary").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Which card do you play?")
    guide.get_by_role("button", name="Give me a clue").click()
    expect(guide.locator(".more")).to_contain_text("E7")
    shown = player.look()
    player.click(next(card for card in shown.cards if card.anchors == ("card:probe_left",)))
    expect(guide.locator(".reason")).to_contain_text("Not this one.")
    expect(guide.locator(".reason")).to_contain_text("left flank")
    pictures.take(page, "puzzle-wrong")
    assert player.look().ply == 0  # nothing was done
    with page.expect_response(is_kept):  # the mark, for the person's other devices
        player.click(next(card for card in shown.cards if card.anchors == ("card:armor_assault",)))
        expect(guide).to_contain_text("Solved!")
    expect(guide.locator("li").first).to_contain_text("66")
    pictures.take(page, "puzzle-solved")
    guide.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("article").first).to_contain_text("Solved")
    expect(page.locator("article.on")).to_contain_text("2.")
    page.reload()
    expect(page.locator("article").first).to_contain_text("Solved")


def test_whoever_gives_up_is_shown_the_solution_on_a_phone(sit: Sit, pictures: Album) -> None:
    page = sit(width=390, height=844, touch=True, language="hu").page
    page.goto("/puzzles/crescent")
    pictures.take(page, "puzzles-phone")
    page.locator("article button").nth(3).click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Mit tegyen a C7 tornya?")
    pictures.take(page, "puzzle-phone")
    guide.get_by_role("button", name="Mutasd a megoldást").click()
    expect(guide).to_contain_text("A megoldás")
    expect(guide).to_contain_text("Megtámadja a C6 lovasait")
    pictures.take(page, "puzzle-phone-solution")
    guide.get_by_role("link", name="Feladványok").click()
    expect(page.locator("article").nth(3)).to_contain_text("Megoldom")
    expect(page.locator(".done")).to_have_count(0)  # shown is not solved


def test_the_home_page_leads_to_the_puzzle_of_the_day_and_to_each_game(
    sit: Sit, pictures: Album
) -> None:
    page = sit().page
    page.goto("/")
    day = page.locator("a.day")
    expect(day).to_contain_text("Puzzle of the day")
    expect(page.locator('.more a[href="/puzzles/memoir"]')).to_contain_text("Puzzles")
    pictures.take(page, "puzzle-of-the-day")
    day.click()
    expect(page.locator("article.on button.primary")).to_be_visible()
