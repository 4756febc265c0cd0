"""Quartermaster General for somebody who sees it for the first time."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.cut_texts import LANGUAGES, cut_texts
from tests.browser.moments import lay_position
from tests.browser.player import Player
from tests.browser.test_rest_of_the_list import starter

LAPTOP = (1366, 768)
LIT = {"en": "Click a place that is lit", "hu": "Kattints egy kiemelt helyre"}
PRESSED = {"en": "with a button", "hu": "egy gombbal"}
COUNTRIES = 6


def about_to_play(country: str, home: str, *hand: str, more: str = "") -> str:
    """The position of a country in its Play step, with nothing on the board but its first army."""
    return f"""
game = "quartermaster"
scenario = "world-war"
active = "{country}"
stack = ["turn supply", "play"]
[countries.{country}]
armies = ["{home}"]
hand = {json.dumps(hand)}
{more}
"""


# The Soviet Union may use a card that lies open instead of playing one.
GUARDS = about_to_play(
    "ussr",
    "moscow",
    *("sov_land_battle", "sov_sea_battle", "sov_build_navy"),
    more="""
status = ["sov_guards"]
discard = ["sov_build_army"]
""",
)
# It plays a Status card from the deck: most of the deck is laid out to choose from.
INITIATIVE = about_to_play("germany", "germany", "ger_production_initiative", "ger_plunder")
# The card with the longest name; none of the two can be used at once but to lay it.
LONG_NAME = about_to_play("ussr", "moscow", "sov_german_soviet_treaty", "sov_guards")
ROSIE = about_to_play(
    "usa",
    "eastern_us",
    *("usa_patton_advances", "usa_sea_battle", "usa_build_navy"),
    more="""
status = ["usa_rosie"]
discard = ["usa_build_army"]
""",
)
TITO = about_to_play(
    "ussr",
    "moscow",
    *("sov_tito", "sov_guards"),
    more="""
[countries.italy]
armies = ["italy", "balkans"]
""",
)
# Long Hungarian words that leave the ends of lines empty, below names of two and three lines.
LONG_WORDS = {
    "germany": ("germany", "ger_military_dictatorships"),
    "japan": ("japan", "jpn_special_naval_landing_forces"),
}
# How far above the edge of its card the text of each ends.
SPARE = """() => [...document.querySelectorAll('.hand .card.hand')].map((card) => {
  const text = document.createRange();
  text.selectNodeContents(card.querySelector('p'));
  return card.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
})"""
BAR = "() => document.querySelector('.bar').getBoundingClientRect().height"
COVERED = """() => {
  const card = document.querySelector('.played').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-token]')].filter((token) => {
    const box = token.getBoundingClientRect();
    const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    return across > 1 && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1;
  }).map((token) => token.dataset.token);
}"""
# The names on the map are pictures, a line each; a piece is a picture inside of its own.
NAME_LINES = """() => [...document.querySelectorAll('.board svg image')]
  .filter((image) => !image.closest('[data-token]')).length"""
# Every question that is shown from now on.
PROMPTS = """() => {
  const prompts = (window.prompts = []);
  const look = () => prompts.push(document.querySelector('.prompt')?.innerText ?? '');
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
ADVISED = """() => {
  const card = document.querySelector('.hand .card.advised');
  const badge = card.parentElement.querySelector('.fresh').getBoundingClientRect();
  const hand = card.closest('.cards').getBoundingClientRect();
  return { badge: badge.top - hand.top, chosen: document.querySelectorAll('.hand .chosen').length };
}"""
EUROPEANS = {"germany-germany", "uk-united_kingdom", "italy-italy", "ussr-moscow"}


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
    discards = rows.filter(has_text="Germany").locator(".pile")
    expect(discards).to_have_text("discards 3")
    discards.click()
    title = "Germany: 3 cards played or discarded"
    expect(player.page.get_by_role("dialog", name=title)).to_be_visible()
    expect(rows.filter(has_text="Soviet Union")).to_contain_text("Computer")


def test_the_next_country_is_asked_after_the_enemy_was_watched(sit: Sit) -> None:
    """With pauses: the card of the United Kingdom is seen large before Japan is asked."""
    player = sit(*LAPTOP, follow=1, autopass=True)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_build_army']").click()
    page.get_by_role("button", name="Play Build Army").click()
    nothing = page.get_by_role("button", name="Build nothing and lose the card")
    box = nothing.bounding_box()
    nothing.click()
    usual = page.get_by_role("button", name="No, go back").bounding_box()
    assert box is not None
    assert usual is not None
    assert box["x"] + box["width"] <= usual["x"]  # its place stays empty
    page.get_by_role("button", name="Yes: build nothing").click()
    expect(page.get_by_role("button", name="Keep these and draw")).to_be_visible()
    page.evaluate(PROMPTS)  # each is seen for a moment only
    player.key("Enter")  # keep the other cards
    expect(page.locator(".prompt")).to_contain_text("Next you decide for Japan")
    expect(page.locator(".hand .cards")).to_have_attribute("data-zone", "hand-germany")
    summary = page.locator(".summary")
    expect(summary).to_contain_text("the turn of the United Kingdom")
    player.key("Enter")  # go on
    expect(summary).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Japan: Play a card")
    expect(page.locator(".hand .cards")).to_have_attribute("data-zone", "hand-japan")
    expect(page.locator(".hint .ask")).to_be_in_viewport(ratio=1)  # advice, where it is needed
    watched = page.evaluate("() => prompts")
    assert any("United Kingdom, Allies" in prompt for prompt in watched), watched
    assert player.errors == []


def test_it_is_seen_whose_turn_it_is_who_is_next_and_what_each_turn_brings(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    page = player.page
    expect(page.locator(".bar")).to_contain_text("Round 1 of 20")
    rows = page.locator("ul.countries li")
    expect(rows.filter(has_text="Germany")).to_contain_text("Its turn · +2 a turn")
    expect(rows.filter(has_text="United Kingdom")).to_contain_text("Next · +2 a turn")
    expect(rows.filter(has_text="Its turn")).to_have_count(1)
    expect(rows.filter(has_text="a turn")).to_have_count(COUNTRIES)


def test_the_card_of_the_enemy_covers_no_piece_in_europe(sit: Sit) -> None:
    player = sit(*LAPTOP, follow=1, autopass=True)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_plunder']").click()
    page.get_by_role("button", name="Discard Plunder without effect").click()
    page.get_by_role("button", name="Yes: Discard Plunder").click()
    page.get_by_role("button", name="Keep these and draw").click()
    page.wait_for_selector(".played")
    expect(page.locator(".played [data-owner=uk]")).to_contain_text("A card of the United Kingdom")
    assert not EUROPEANS & set(page.evaluate(COVERED))


def test_seas_are_named_on_the_whole_map(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    spaces = len(player.told.still["board"]["spaces"])
    player.until(lambda: player.page.evaluate(NAME_LINES) >= spaces, "the names of lands and seas")
    # What was clicked is named: names lie across borders.
    box = player.page.locator("[data-token=ussr-moscow]").bounding_box()
    assert box
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator(".bubble")).to_contain_text("Moscow: first choose a card")


def test_a_card_on_the_table_is_shown_before_it_is_used(sit: Sit) -> None:
    player = sit(*LAPTOP)
    lay_position(player, GUARDS)
    page = player.page
    expect(page.get_by_role("button", name="Use Guards")).to_be_visible()
    small = page.locator("ul.countries [data-anchor='card:sov_guards']")
    small.click()
    expect(page.locator(".prompt")).to_contain_text("Use Guards")
    expect(page.get_by_role("region", name="Inspector")).to_contain_text("Build Army card")
    assert player.told.acts == []
    small.click()
    player.until(lambda: player.told.acts == ["use sov_guards -"], "the card in use")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_how_a_raised_card_is_used_and_keeps_its_height(
    language: str, sit: Sit
) -> None:
    player = sit(*LAPTOP, language)
    lay_position(player, LONG_NAME)
    page = player.page
    high = page.evaluate(BAR)
    card = page.locator("[data-anchor='card:sov_german_soviet_treaty']")
    card.click()
    expect(page.locator(".prompt")).to_contain_text(LIT[language])
    expect(page.locator(".answers .loss")).to_be_visible()
    assert page.evaluate(BAR) == high
    assert not cut_texts(player)
    expect(page.locator(".answers .primary")).to_have_count(0)  # its place is clicked
    player.key("Escape")
    page.locator("[data-anchor='card:sov_guards']").click()
    expect(page.locator(".prompt")).to_contain_text(PRESSED[language])
    expect(page.locator(".answers .primary")).to_have_attribute("data-action", "play sov_guards")
    assert page.evaluate(BAR) == high


def test_two_long_answers_stand_within_the_bar_and_say_what_is_lost(sit: Sit) -> None:
    player = sit(*LAPTOP)
    lay_position(player, TITO)
    page = player.page
    high = page.evaluate(BAR)
    page.locator("[data-anchor='card:sov_tito']").click()
    page.get_by_role("button", name="Play Tito's Partisans").click()
    for asked, style in (("to eliminate", "attack"), ("to recruit", "place")):
        expect(page.locator(".prompt")).to_contain_text(asked)
        page.wait_for_timeout(400)  # a double click at one place does not act twice
        page.locator(f"[data-ring={style}][data-space=balkans]").click(force=True)
    soviet = page.get_by_role("button", name="Recruit an army of the Soviet Union")
    expect(soviet).to_be_visible()
    assert page.evaluate(BAR) == high
    soviet.click()
    expect(page.locator("[data-then]")).to_contain_text("No supply reaches it")


@pytest.mark.parametrize("country", LONG_WORDS)
def test_the_text_of_a_card_ends_within_it(country: str, sit: Sit) -> None:
    home, card = LONG_WORDS[country]
    player = sit(*LAPTOP, "hu")
    lay_position(player, about_to_play(country, home, card))
    player.page.locator(f"[data-anchor='card:{card}']").wait_for()
    assert min(player.page.evaluate(SPARE)) > 0


def test_a_turn_says_what_a_card_left_unused_would_do(sit: Sit) -> None:
    player = sit(*LAPTOP, autopass=True)
    lay_position(player, ROSIE)
    page = player.page
    page.locator("[data-anchor='card:usa_sea_battle']").click()
    page.get_by_role("button", name="Discard Sea Battle without effect").click()
    page.get_by_role("button", name="Yes: Discard Sea Battle").click()
    expect(page.locator(".prompt")).to_contain_text("To get rid of a card first")
    card = page.locator(".hand [data-anchor='card:usa_build_navy']")
    card.click()
    expect(page.locator(".prompt")).to_contain_text("Discard Build Navy?")
    expect(card).to_have_attribute("aria-pressed", "true")  # it is marked which one is meant
    player.key("Escape")
    page.get_by_role("button", name="Keep these and draw").click()
    expect(page.locator(".tiles")).to_contain_text("under your draw deck")


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)])
def test_advice_is_marked_otherwise_than_what_is_chosen(size: tuple[int, int], sit: Sit) -> None:
    player = sit(*size)
    lay_position(player, ROSIE)
    page = player.page
    page.get_by_role("button", name="What would the general do?").first.click()
    advised = page.locator(".hand .card.advised")
    expect(advised).to_have_count(1)
    found = page.evaluate(ADVISED)
    assert found["chosen"] == 0
    if size != LAPTOP:
        assert found["badge"] >= 0, "cut by the edge of the row"
    advised.click(force=True)
    expect(advised).to_have_count(0)
    expect(page.locator(".hand .card.chosen")).to_have_count(1)


def test_four_steps_that_follow_are_read_without_scrolling(sit: Sit) -> None:
    player = sit(1440, 900)
    lay_position(player, ROSIE)
    page = player.page
    page.locator("[data-anchor='card:usa_sea_battle']").click()
    page.get_by_role("button", name="Discard Sea Battle without effect").click()
    follows = page.locator(".told > .consequences")
    expect(follows).to_contain_text("Discarded: Sea Battle")
    assert follows.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")


def test_what_one_has_done_is_told_in_the_bar(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    page = player.page
    page.locator("[data-anchor='card:ger_build_army']").click()
    page.get_by_role("button", name="Play Build Army").click()
    page.wait_for_timeout(400)  # a double click at one place does not act twice
    page.locator("[data-ring=place][data-space=western_europe]").click(force=True)
    expect(page.locator(".question")).to_contain_text("Germany built an army in Western Europe")
    expect(page.locator(".prompt")).to_contain_text("To get rid of a card first")
    page.locator(".undo .one").click()
    expect(page.locator(".question")).not_to_contain_text("built an army")


def test_cards_to_choose_from_lie_over_the_hand_and_the_board_keeps_its_size(sit: Sit) -> None:
    player = sit(1440, 900)
    lay_position(player, INITIATIVE)
    page = player.page
    before = page.locator("main.board").bounding_box()
    page.locator(".hand [data-anchor='card:ger_production_initiative']").click()
    page.get_by_role("button", name="Play Production Initiative").click()
    last = page.locator(".offer li").last
    expect(last).to_be_in_viewport(ratio=0.95)
    assert page.locator("main.board").bounding_box() == before
    last.locator("button").click()  # it is asked about first, and marked meanwhile
    expect(last.locator("button")).to_have_attribute("aria-pressed", "true")


def test_a_star_says_what_it_is_worth_and_a_piece_what_it_scores(sit: Sit) -> None:
    player = sit(*LAPTOP)
    lay_position(player, TITO)
    page = player.page
    inspector = page.get_by_role("region", name="Inspector")
    page.locator(".board [data-token=italy-italy]").hover(force=True)
    expect(inspector).to_contain_text("scores 2 points in the Victory step of each of its turns")
    expect(inspector).to_contain_text("Scores 2 points here in the Victory step")


def test_whoever_drags_a_piece_is_told_that_the_map_moved(sit: Sit) -> None:
    player = sit(*LAPTOP)
    starter(player, "quartermaster")
    page = player.page
    page.locator(".board [data-token=germany-germany]").hover(force=True)
    page.mouse.down()
    page.mouse.move(600, 420)
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text("You moved the map")


# Where a ring is, which may lie outside of its outline.
MIDDLE = """(ring) => {
  const { x, y } = new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  return [x, y];
}"""


def test_a_card_that_is_dropped_on_a_place_is_used_there(sit: Sit) -> None:
    player = sit(1366, 768)
    starter(player, "quartermaster")
    player.until_asked()
    page = player.page
    page.locator('.hand [data-anchor="card:ger_build_army"]').hover()
    page.mouse.down()
    page.mouse.move(600, 300)
    page.mouse.move(610, 300)  # the drag has begun: its places are lit
    place = page.locator("[data-glimpse]").first
    expect(place).to_be_attached()
    name = place.get_attribute("data-glimpse")
    x, y = place.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.up()
    expect(page.locator(f".board [data-token=germany-{name}]")).to_have_count(1)
    assert player.told.acts == ["play ger_build_army", f"build {name}"]
