"""Before a battle: the briefing, how to play in two minutes, and the game on half a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Response, expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_screens import DESK, PHONE, SOAK, examine
from tests.browser.tour import walk
from vezerkar.core.registry import find_game, game_ids
from vezerkar.server.briefings import briefing

SIZES = {"en": DESK, "hu": PHONE}
# After every change each game is seen in one language.
SHORT = {"memoir": "en", "crescent": "hu", "quartermaster": "en", "panzer": "hu", "hungary": "hu"}
EXAMINED = ("memoir", "hungary")


def open_page(player: Player, address: str) -> None:
    """Until the map of a page is drawn."""
    player.page.goto(address)
    until_map(player)


def walk_on(player: Player, address: str) -> None:
    """The same without loading everything again."""
    walk(player, address)
    until_map(player)


def until_map(player: Player) -> None:
    expect(player.page.locator("main .map image").first).to_be_attached()


# How many pixels of what stands in the panel the button that begins lies on.
LIES_ON = """() => {
  const above = document.querySelector('.start').getBoundingClientRect();
  return [...document.querySelectorAll('.setup > :not(.start)')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, above.bottom) - Math.max(top, above.top));
  });
}"""


def test_three_clicks_lead_from_home_to_the_first_action(sit: Sit) -> None:
    player = sit(*DESK)
    refused: list[str] = []

    def note(answer: Response) -> None:
        if not answer.ok:
            refused.append(answer.url)

    player.page.on("response", note)
    player.page.goto("/")
    player.page.locator("article", has_text="Memoir '44").locator("a.play").click()
    expect(player.page.get_by_role("heading", name="Pegasus Bridge")).to_be_visible()
    assert max(player.page.evaluate(LIES_ON)) < 1, "what a beginner chooses is seen whole"
    player.page.get_by_role("button", name="Start").click()
    player.page.wait_for_url("**/t/*")
    player.until_asked()
    assert player.look().lit(), "the third click is an action"
    assert not refused, "a screen that goes asks for nothing more"


def test_enter_starts_and_a_friend_is_invited(sit: Sit) -> None:
    player = sit()
    open_page(player, "/play/memoir/operation-cobra")
    player.page.get_by_text("A friend", exact=True).click()
    expect(player.page.get_by_role("button", name="Invite")).to_be_visible()
    player.page.locator("h1").click()  # nothing that Enter belongs to has the focus
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_label("Invitation link for this seat")).to_be_visible()


def test_pointing_at_a_goal_rings_it_and_the_other_side_turns_the_map(sit: Sit) -> None:
    player = sit()
    open_page(player, "/play/memoir/pegasus-bridge")
    page = player.page
    marks = page.locator(".map .mark [data-space]")
    wanted = briefing("memoir", "", "pegasus-bridge").goals[1].spaces
    assert sorted(marks.evaluate_all("all => all.map((g) => g.dataset.space)")) == sorted(wanted)
    expect(page.locator(".map .mark.lit")).to_have_count(0)
    page.locator("main li.goal").hover()
    expect(page.locator(".map .mark.lit [data-space]")).to_have_count(len(wanted))
    expect(page.locator(".map svg")).to_have_attribute("data-flip", "false")
    page.get_by_text("Axis", exact=True).click()
    expect(page.locator(".map svg")).to_have_attribute("data-flip", "true")


def test_favour_tells_how_sure_it_is(sit: Sit) -> None:
    player = sit()
    open_page(player, "/play/memoir/pegasus-bridge")
    told = briefing("memoir", "", "pegasus-bridge")
    low, high = (round(share * 100) for share in told.intervals["allies"])
    bar = player.page.locator(".setup .bar")
    expect(bar).to_have_attribute("title", re.compile(f" {low} to {high} of 100 "))
    expect(player.page.locator(".setup")).to_contain_text(f"{told.minutes['allies']} minutes")


def test_the_battles_of_a_game_lead_to_their_briefings(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.goto("/battles/panzer")
    shares = page.locator("li", has_text="Kharkov").locator(".balance b")
    expect(shares).to_have_text([re.compile(r"^Germans \d+%$"), re.compile(r"^\d+% Soviets$")])
    page.get_by_role("link", name="Kharkov").click()
    expect(page.locator(".map .mark [data-space]")).to_have_count(7)  # 5 objectives, 2 headquarters
    page.get_by_role("link", name="Change").click()
    page.wait_for_url("**/new/panzer?battle=kharkov**")
    expect(page.get_by_role("radio", name="Kharkov")).to_be_checked()


def test_a_table_shows_its_briefing_and_how_to_play(sit: Sit) -> None:
    player = sit()
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    page = player.page
    page.locator(".bar .title").click()
    expect(page.get_by_role("dialog").locator(".map .mark").first).to_be_attached()
    player.key("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("tab", name="Table", exact=True).click()
    page.get_by_role("button", name="How to play in two minutes").click()
    expect(page.get_by_role("dialog").locator("ol > li")).to_have_count(6)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        (game, language) if language == SHORT[game] else pytest.param(game, language, marks=SOAK)
        for game in game_ids()
        for language in SIZES
    ],
)
def test_every_game_before_its_battles(game: str, language: str, sit: Sit, pictures: Album) -> None:
    """Briefing, pictures and summary: no violation, no raw key, nothing too wide or too small.

    The screens are the same for all games: axe examines those of two, a soak all of them.
    """
    size = SIZES[language]
    player = sit(*size, language, touch=size == PHONE, sharp=pictures.wanted)
    axe = None if language != SHORT[game] or game in EXAMINED else set[str]()
    examine(player, screens_before(player, game), pictures, f"{language}-{size[0]}", axe)


def screens_before(player: Player, game: str) -> Iterator[str]:
    page = player.page
    open_page(player, f"/play/{game}")
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        expect(page.locator("button.primary.big")).to_be_in_viewport(ratio=1)  # whatever is read
    yield f"briefing-{game}"
    last = [info.id for info in find_game(game).scenarios()][-1]
    walk_on(player, f"/play/{game}/{last}")
    yield f"briefing-{game}-{last}"
    walk_on(player, f"/how-to/{game}")
    expect(page.locator("main ol").first.locator("> li")).to_have_count(6)
    yield f"how-to-{game}"
    walk(player, f"/rules/{game}")
    expect(page.locator("main .summary li")).to_have_count(5)
    assert (
        page.locator("main")
        .inner_text()
        .lstrip()
        .startswith({"en": "What it is", "hu": "Mi ez?"}[player.language])
    )
    yield f"rules-{game}"


def test_a_phone_on_its_side_shows_the_map_beside_the_choices(sit: Sit) -> None:
    page = sit(844, 390, touch=True, language="hu").page
    page.goto("/play/memoir")
    board, choices = page.locator(".columns > *").first, page.locator(".setup")
    expect(choices).to_be_visible()
    left, right = board.bounding_box(), choices.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
    assert left["y"] == right["y"]
