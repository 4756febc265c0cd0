"""Larger text: the table still fills the window, and the board is clicked where it is seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect

from tests.browser.conftest import Sit
from tests.browser.player import Mark, Player

SOAK = pytest.mark.soak
SIZES = [
    (1440, 900, 130),
    (360, 640, 130),
    pytest.param(1440, 900, 115, marks=SOAK),
    pytest.param(360, 640, 115, marks=SOAK),
]

# How far the page reaches beyond the window, and what of the table lies outside of it.
OUTSIDE = """() => {
  const page = document.scrollingElement;
  const beyond = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
  const parts = 'div.table, div.head, main.board, .buttons button, .foot .row';
  const out = [...document.querySelectorAll(parts)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((one) => one.className);
  return [beyond.filter((pixels) => pixels > 1), out];
}"""
# The middle of the place that is lit under the pointer, in the window.
LIT = """() => {
  const place = document.querySelector('.board .soft').getScreenCTM();
  const at = new DOMPoint(0, 0).matrixTransform(place);
  return [at.x, at.y];
}"""


@pytest.mark.parametrize(("width", "height", "size"), SIZES)
def test_a_table_with_larger_text(width: int, height: int, size: int, sit: Sit) -> None:
    phone = width < 800
    player = sit(width, height, touch=phone, textSize=size, forced=False)
    player.lay(axis="sergeant", allies="me")
    player.until_asked()
    player.page.locator(".hand .card").first.wait_for()
    assert player.page.evaluate(OUTSIDE) == [[], []]
    player.until_at_rest()
    board = player.page.locator("div.board").bounding_box()
    assert board is not None
    assert board["height"] > height / 5
    if not phone:
        points_where_it_is_seen(player, board["x"] + board["width"] / 2, board["y"] + 300)
    # A card, then a unit that it orders: what is clicked is what was lit there.
    card = next(card for card in player.look().cards if "card:attack_center" in card.anchors)
    player.acted(lambda: touch(player, card, phone))
    player.until(lambda: player.look().lit("candidate"), "units to order")
    player.until_at_rest()
    board = player.page.locator("div.board").bounding_box()
    assert board is not None
    lit = [mark for mark in player.look().lit("candidate") if seen(mark, board)]
    acts = len(player.told.acts)
    touch(player, lit[-1], phone)
    player.until(lambda: len(player.told.acts) > acts, "an order")
    assert set(player.told.acts[-1].split()) & {name.split(":")[1] for name in lit[-1].anchors}


def points_where_it_is_seen(player: Player, x: float, y: float) -> None:
    """The place that is lit is the one under the pointer."""
    player.page.mouse.move(x, y)
    player.page.locator(".board .soft").wait_for(state="attached")
    at = player.page.evaluate(LIT)
    assert abs(at[0] - x) < 60, at
    assert abs(at[1] - y) < 60, at


def seen(mark: Mark, board: FloatRect) -> bool:
    return 0 < mark.x - board["x"] < board["width"] and 0 < mark.y - board["y"] < board["height"]


def touch(player: Player, mark: Mark, phone: bool) -> None:
    if phone:
        player.page.touchscreen.tap(mark.x, mark.y)
    else:
        player.page.mouse.click(mark.x, mark.y)
