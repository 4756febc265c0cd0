"""Texts that cannot be read to their end: cut off at an edge that cannot be scrolled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import ViewportSize

from tests.browser.player import SETTINGS, Player
from tests.browser.windows import as_seen

# Edges that cut, from the text outwards, up to the first that can be scrolled. A line of text may
# reach a few pixels over its box: those are the empty parts of its letters. What is written for
# screen readers alone is a pixel wide; what is written on drawn pieces is part of their picture.
CUT = """() => {
  const SMALL = 3;
  const line = document.createRange();
  const texts = (element) => [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const boxes = (element) => texts(element).flatMap((node) => {
    line.selectNodeContents(node);
    return [...line.getClientRects()];
  });
  const beyond = (text, edge, x, y) =>
    (x && (text.right > edge.right + SMALL || text.left < edge.left - SMALL)) ||
    (y && (text.bottom > edge.bottom + SMALL || text.top < edge.top - SMALL));
  const cuts = (one) => one === 'hidden' || one === 'clip';
  const scrolls = (one) => one === 'auto' || one === 'scroll';
  const cutBy = (element) => {
    const lines = boxes(element);
    for (let around = element; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(around);
      const unseen = scrolls(overflowX) && scrollbarWidth === 'none';
      const edge = around.getBoundingClientRect();
      if (edge.width < SMALL) return null;
      const x = cuts(overflowX) || unseen;
      if (lines.some((text) => beyond(text, edge, x, cuts(overflowY)))) return around;
      if (scrolls(overflowX) || scrolls(overflowY)) return null;
    }
    return null;
  };
  const shown = { visibilityProperty: true, opacityProperty: true };
  return [...document.querySelectorAll('body *')]
    .filter((element) => texts(element).length && element.checkVisibility(shown))
    .filter((element) => !element.closest('svg, select, textarea') && cutBy(element))
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim()}`);
}"""
LANGUAGES = ("en", "hu")
DESK, PHONE = ViewportSize(width=1366, height=768), ViewportSize(width=390, height=844)


def cut_texts(player: Player) -> list[str]:
    found: list[str] = as_seen(player.page, CUT)
    return [f"cut: {text}" for text in found]


def cut_in_any_form(player: Player) -> Iterator[str]:
    """The table that is open, in both languages, each loaded once and made smaller then."""
    table = str(player.told.table["id"])
    before = player.page.viewport_size
    for language in LANGUAGES:
        player.page.set_viewport_size(before or DESK)
        with speaking(player, language):
            player.go(table)
            player.until_asked()
            player.page.wait_for_load_state("networkidle")
            for size in (DESK, PHONE):
                player.page.set_viewport_size(size)
                player.page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
                player.until_at_rest()
                for text in cut_texts(player):
                    yield f"{language} {size['width']}: {text}"
    player.page.set_viewport_size(before or DESK)


@contextmanager
def speaking(player: Player, language: str) -> Iterator[None]:
    """With another language among the preferences, until the end."""
    stored = player.page.evaluate("(key) => localStorage.getItem(key)", SETTINGS)
    player.page.evaluate(
        """([key, language]) => localStorage.setItem(
          key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }))""",
        [SETTINGS, language],
    )
    yield
    player.page.evaluate("([key, old]) => localStorage.setItem(key, old)", [SETTINGS, stored])
