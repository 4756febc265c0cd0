"""A first turn of Panzer General: what can be chosen looks so, nothing optional is asked twice."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_first_fight import answer, asked, starter
from tests.browser.tour import at

BOARD_BOX = """() => {
  const { x, y, width, height } = document.querySelector('.world').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
LINE_NAMES = """() => {
  const names = document.querySelectorAll('.two tr:not(.step) td:nth-child(2)');
  return Math.min(...[...names].map((name) => name.clientWidth));
}"""


# Cards of the hand that lie over the one before them, or whose text is longer than the card.
HIDDEN_IN_HAND = """() => {
  const cards = [...document.querySelectorAll('.hand ul:not(.play) .card')];
  const box = cards.map((card) => card.getBoundingClientRect());
  return cards.filter((card, i) => {
    const text = card.querySelector('p').getBoundingClientRect();
    return text.bottom > box[i].bottom + 1 || (i > 0 && box[i].left < box[i - 1].right - 1);
  }).map((card) => card.querySelector('b').textContent);
}"""


def sit_down(player: Player) -> str:
    table = starter(player)
    player.go(table)
    player.until_asked()
    return table


def act(player: Player, table: str, action: str) -> None:
    """Do it for the same person without the page, which shows what comes of it."""
    ply = player.told.ply
    with at(player, table) as line:
        line.until_asked()
        line.act(action)
    player.until(lambda: player.told.ply > ply, "what was done")
    player.until_asked()


def hit(page: Page, token: str) -> None:
    """A click on what the board shows, though the token itself takes no clicks."""
    box = page.locator(f'[data-token="{token}"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


# The bar, and whether the question in it can be read to its end.
BAR = """() => {
  const question = document.querySelector('.bar .question');
  const whole = question.scrollHeight <= question.clientHeight;
  return [document.querySelector('.bar').offsetHeight, whole];
}"""


ROWS = """() => new Set([...document.querySelectorAll('.buttons button')]
  .filter((button) => button.checkVisibility())
  .map((button) => Math.round(button.getBoundingClientRect().top / 20))).size"""
# Whether the cards of a fight lie on anything: cards of the hand, or piles that can be seen.
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const laid = [...document.querySelectorAll('.hand > .play .card')].map(box);
  const others = [...document.querySelectorAll('.hand .card, .hand .pile')]
    .filter((one) => !one.closest('.play') && one.checkVisibility({ visibilityProperty: true }))
    .map(box);
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const meet = (a, b) => !beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const covered = laid.some((one) => others.some((other) => meet(one, other)));
  return [laid.length, covered];
}"""


def check_bar(player: Player) -> None:
    """It has one height for all questions, in a window as on a phone, and cuts none of them off."""
    for width, height in ((390, 844), (1366, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.until_at_rest()
        asked = player.page.locator(".prompt").inner_text()
        assert player.page.evaluate(BAR) == [78, True], (width, asked)


# Words of the things not used yet that go on in the next line.
BROKEN_WORDS = """() => [...document.querySelectorAll('.consequences .tiles b')].flatMap((name) => {
  const text = name.firstChild;
  return text.data.split(' ').filter((word) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    return range.getClientRects().length > 1;
  });
})"""


def button(text: str) -> str:
    return f'.buttons button:has-text("{text}")'


def test_a_unit_that_supports_already_is_no_choice(sit: Sit) -> None:
    player = sit(1366, 768)
    sit_down(player)
    page = player.page
    # What an attack brings is seen before it is made, also where no card is flipped for it.
    hit(page, "u5")
    hit(page, "u2")
    expect(page.locator("[data-confirm='attack u5 u2']")).to_contain_text("Attack!")
    expect(page.locator(".inspector .basis")).to_be_visible()
    check_bar(player)
    assert player.told.acts == []
    player.key("Enter")
    player.until(lambda: asked(player) == {"call", "done"})
    player.until_asked()
    check_bar(player)
    expect(page.locator(".prompt")).to_contain_text(
        "Before cards 13 against 5: destroyed. Add a blue gun (1 of 3 ammo)?"
    )
    rings = {anchor: ring.style for ring in player.look().rings for anchor in ring.anchors}
    assert rings == {"unit:u11": "move"}  # the mortar, for one ammunition
    # The whole list of steps lies on the screen; the fight is named whatever is pointed at.
    page.locator(".undo .list").click()
    listed = page.locator(".undo .steps").bounding_box()
    assert listed is not None
    assert listed["x"] >= 0
    assert listed["x"] + listed["width"] <= 1366
    page.keyboard.press("Escape")
    page.locator(button("Go on without more support")).hover()
    expect(page.locator("[data-fight-line]")).to_contain_text("fires at")
    assert page.evaluate(HIDDEN_IN_HAND) == []  # of six cards
    assert page.locator(".hand .card").count() == page.locator(".hand .card.dim").count() == 6
    ply = player.told.ply
    player.until_at_rest()
    hit(page, "u10")
    expect(page.locator(".bubble")).to_contain_text("supports this fire already")
    assert (player.told.ply, player.told.undo) == (ply, 1)  # the attack stands
    # Letters that the rule followed before does not have are searched for all the same.
    page.locator(".inspector .rules a").first.click()
    expect(page.locator("article.here")).to_be_visible()
    search = page.get_by_role("searchbox")
    search.press_sequentially("minefield")
    expect(search).to_have_value("minefield")


def test_a_sacrifice_says_what_it_brings_and_both_cards_are_told(sit: Sit) -> None:
    player = sit(1366, 768)
    table = sit_down(player)
    act(player, table, "attack u5 u2")
    answer(player, table, "done")
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    check_bar(player)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(ROWS) <= 2  # undo and three answers, of which two name what they bring
    page.set_viewport_size({"width": 1366, "height": 768})
    while "sacrifice" not in asked(player):
        # Who fires at whom is named beside wide answers as well.
        expect(page.locator("[data-fight-line]")).to_be_visible()
        # Passing is an answer like the others: nobody is asked whether it is meant.
        ply = player.told.ply
        page.locator(button("Pass")).click()
        player.until(lambda: player.told.ply > ply, "the pass")  # noqa: B023
        player.until_asked()
    expect(page.locator(".prompt")).to_contain_text(
        "Sacrifice a card, or bluff? Without one it loses "
    )
    check_bar(player)
    assert page.evaluate(LINE_NAMES) > 60  # "Howitzer" is not broken beside a range of values
    page.locator(".hand [data-anchor='card:stab']").click()
    expect(page.locator(".prompt")).to_have_text(
        re.compile(
            r"Sacrifice Kampfgruppe Staff \(\+6\): 19 against 5, the target: \d+–100% destroyed"
        )
    )
    # The chances of this card, without a card of the enemy and with the strongest one.
    expect(page.locator(".inspector h3").first).to_contain_text("Enemy adds nothing: 19 against 5")
    expect(page.locator(".inspector h3").nth(1)).to_contain_text("the most: 19 against ")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_contain_text("Do it")
    confirm.click()
    note = page.locator("[data-fight]")
    expect(note).to_contain_text("The Germans revealed Kampfgruppe Staff: 13 + 6 = 19.")
    expect(note).to_contain_text("The Soviets revealed")
    expect(note).to_contain_text("tactical modifier")
    expect(page.get_by_label("Sacrificed cards", exact=True)).to_be_visible()
    assert page.evaluate(COVERED) == [2, False]


def test_the_end_of_a_turn_asks_once_and_leaves_the_board_as_it_is(sit: Sit) -> None:
    player = sit(1366, 768)
    sit_down(player)
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    hit(page, "u5")
    dig = page.locator("[data-action='dig u5']").bounding_box()
    assert dig is not None
    assert dig["height"] < 50  # beside two other buttons it is no column of words
    page.locator(button("Put it down")).click()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator("[data-action='end']").click()
    expect(page.locator(".prompt")).to_have_text("End the operations phase?")
    expect(page.locator(".consequences .tiles li").first).to_be_visible()
    assert page.evaluate(BROKEN_WORDS) == []
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_contain_text("Yes: end the operations phase")
    expect(page.locator(".buttons button").last).to_have_attribute("data-confirm", "end")
    page.locator(button("No, go back")).click()
    expect(confirm).to_have_count(0)
    player.until_at_rest()  # after the window has changed its size
    before = page.evaluate(BOARD_BOX)
    page.locator("[data-action='end']").click()
    confirm.click()
    expect(page.locator(".prompt")).to_contain_text("Buy a card for 4 prestige?")
    expect(page.locator(button("Buy from the action deck"))).to_be_visible()
    player.until_at_rest()
    assert page.evaluate(BOARD_BOX) == before
    acts = len(player.told.acts)
    # A card that nobody has seen is not bought by the click that was meant for something else.
    page.locator(button("Buy from the action deck")).click()
    expect(page.locator("[data-confirm^='purchase']")).to_be_visible()
    assert len(player.told.acts) == acts
    page.locator(button("Cancel")).click()
    # The last question of the turn says that the turn ends with it, and asks.
    page.locator(button("Buy no more, end my turn")).click()
    expect(page.locator("[data-confirm='done']")).to_be_visible()
    assert len(player.told.acts) == acts
    page.locator("[data-confirm='done']").click()
    player.until(lambda: len(player.told.acts) > acts, "the end of the turn")
