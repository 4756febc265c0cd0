"""The hand and what lies around it: nothing is cut, nothing is covered, no room is lost."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import Player

# Names on small cards that reach out of their heads.
CUT = """() => [...document.querySelectorAll('div.hand .small header b')]
  .filter((b) => {
    const [name, card] = [b.getBoundingClientRect(), b.closest('.card').getBoundingClientRect()];
    const over = getComputedStyle(b).overflow !== 'visible' && b.scrollHeight > b.clientHeight + 1;
    return over || b.scrollWidth > b.clientWidth + 1 || name.bottom > card.top + card.height / 2;
  }).map((b) => b.textContent)"""

# Groups beside each other in the hand whose cards or piles lie over those of another group.
COVERED = """() => {
  const groups = [...document.querySelectorAll('div.hand > *')].map((group) => {
    const boxes = [...group.querySelectorAll('.card, .pile, select, .tabs')]
      .map((one) => one.getBoundingClientRect());
    const most = (far, side) => far(...boxes.map((box) => box[side]));
    return {
      left: most(Math.min, 'left'), right: most(Math.max, 'right'),
      top: most(Math.min, 'top'), bottom: most(Math.max, 'bottom'),
    };
  }).filter(({ left, right }) => left < right); // a zone may be empty
  return groups.slice(1).filter(
    ({ left, top }, i) => left < groups[i].right - 1 && top < groups[i].bottom - 1).length;
}"""

# What lies between the board and the cards of a phone, in pixels.
BAND = """() => {
  const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom;
  return document.querySelector('.hand .card').getBoundingClientRect().top - bottom('main.board');
}"""
LONG = "Nebelwerfer (rakéta-sorozatvető)"


def buying(sit: Sit, width: int, height: int) -> Player:
    """A secret choice among many cards, beside the one that everybody holds."""
    player = sit(width, height, "hu", touch=width < 800)
    player.lay("stalingrad", "panzer", german="me", soviet="sergeant")
    player.until_asked()
    player.page.get_by_text(LONG, exact=True).first.wait_for(state="attached")
    return player


@pytest.mark.parametrize("size", [(1440, 900), (1100, 800), (360, 640)])
def test_no_card_is_covered_by_what_lies_beside_it_and_no_name_is_cut(
    size: tuple[int, int], sit: Sit
) -> None:
    player = buying(sit, *size)
    assert player.page.evaluate(CUT) == []
    assert player.page.evaluate(COVERED) == 0


def test_the_sheet_of_a_phone_leaves_its_room_to_the_board_until_it_says_something(
    sit: Sit,
) -> None:
    player = sit(360, 640, touch=True)
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    player.page.locator(".hand .card").first.wait_for()
    assert player.page.evaluate(BAND) < 44
    # A thumb that is a little too high still finds the grip.
    player.until_at_rest()
    box = player.page.locator(".sheet").bounding_box()
    assert box is not None
    player.page.touchscreen.tap(180, box["y"] - 12)
    player.page.locator(".sheet.half").wait_for()


def test_what_was_tapped_on_a_phone_is_told_in_the_sheet(sit: Sit) -> None:
    player = sit(360, 640, touch=True)
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    player.until_at_rest()
    player.page.touchscreen.tap(180, 250)
    line = player.page.locator(".sheet .line")
    line.wait_for()
    player.page.wait_for_timeout(200)  # it stays when the finger has gone
    assert line.inner_text()
