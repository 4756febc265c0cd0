"""Nothing moves because a part of the page comes late.

What holds fonts back must not stay in a window that others use again: these have true pixels.
"""

from __future__ import annotations

import time

from playwright.sync_api import Route

from tests.browser.conftest import Sit

LATE_S = 0.03  # each: one after the other they take a third of a second
# Which fonts are there when the page shows its first element.
WATCH = """() => {
  const fonts = ["500 1em Barlow", "600 1em Barlow", "700 1em 'Barlow Condensed'",
    "500 1em 'Alegreya Variable'"];
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('#app > *')) return;
    window.fontsAtFirst = fonts.map((font) => document.fonts.check(font, 'aő'));
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });
}"""


def test_the_page_is_shown_with_its_own_fonts(sit: Sit) -> None:
    """A text set anew in its own face would move what somebody is about to click on."""
    page = sit(sharp=True).page

    def late(route: Route) -> None:
        time.sleep(LATE_S)
        route.continue_()

    page.route("**/*.woff2", late)
    page.add_init_script(f"({WATCH})()")
    page.goto("/")
    page.wait_for_function("() => window.fontsAtFirst")
    assert page.evaluate("() => window.fontsAtFirst") == [True] * 4


def test_without_its_fonts_the_page_is_shown_all_the_same(sit: Sit) -> None:
    page = sit(sharp=True).page
    page.route("**/*.woff2", lambda route: route.abort())
    page.goto("/")
    page.locator("#app > *").first.wait_for()
