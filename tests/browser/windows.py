"""Windows that are emptied and used again.

A table in a new window costs 0.7 s of a core: a process is started, the scripts are read and
compiled. In a window that has shown one before it costs 0.1 s.

Most windows are blank: nobody looks at their pixels, and making them would be half of all work.
Where things are, what can be clicked and what the scripts do is the same; `as_seen` shows a blank
window to tests that ask what people can read. What the scripts paint on canvases, the map and the
pieces, becomes an empty picture in a blank window, unless a test compares pictures (`painted`).
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

LOCALES = {"en": "en-GB", "hu": "hu-HU"}
KEPT_WINDOWS = 2  # of a kind: two people meet in many tests, more in few
EMPTY_PAGE = "/healthz"  # of the server itself: other empty pages have other storage
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
# What is fully transparent is laid out and clicked as ever, and never drawn.
BLANK = """{
  const blank = new CSSStyleSheet();
  blank.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [blank];
}"""
PAINTED = "tests.painted"  # stored in windows whose test compares what is painted
# The map, a piece, a name: the page goes the same way to each, and nothing is painted on it.
UNPAINTED = (
    f"if (self.origin === 'null' || !localStorage.getItem('{PAINTED}'))"
    """{
  const PICTURE = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const dots = Uint8Array.from(atob(PICTURE), (letter) => letter.charCodeAt(0));
  const empty = new Blob([dots], { type: 'image/gif' });
  HTMLCanvasElement.prototype.toBlob = function (done) { setTimeout(() => done(empty)); };
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => // without asking the browser's own process for each
    blob.type.startsWith('image/') ? `data:image/gif;base64,${PICTURE}` : address(blob);
  const strokes = ['clip', 'drawImage', 'fill', 'fillRect', 'fillText', 'putImageData',
    'stroke', 'strokeText'];
  for (const name of strokes) CanvasRenderingContext2D.prototype[name] = () => undefined;
}"""
)
AS_SEEN = """async (argument) => {
  const blank = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  try {
    if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('blank');
    return await (%s)(argument);
  } finally {
    document.adoptedStyleSheets = blank;
  }
}"""


class Kind(NamedTuple):
    """What cannot be changed once a window is open; its size and its language can."""

    base_url: str
    touch: bool
    motion: bool
    sharp: bool

    @property
    def blank(self) -> bool:
        """Whether nobody looks at it; a phone and a desk are the same in that."""
        return not self.motion and not self.sharp

    def open(self, browser: Browser) -> BrowserContext:
        context = browser.new_context(
            base_url=self.base_url,
            has_touch=self.touch,
            is_mobile=self.touch,
            device_scale_factor=1 if self.sharp or self.touch else 0.5,
            reduced_motion="no-preference" if self.motion else "reduce",
        )
        if self.blank:
            context.add_init_script(BLANK + UNPAINTED)
        return context


class Window:
    """A page, and the line over which the browser is told what language its person reads."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.agent: str = page.evaluate("navigator.userAgent")
        self.language = ""

    def speak(self, language: str) -> None:
        if self.language != language:
            agent = {"userAgent": self.agent, "acceptLanguage": LOCALES[language]}
            self.line.send("Emulation.setUserAgentOverride", agent)
            self.line.send("Emulation.setLocaleOverride", {"locale": LOCALES[language]})
            self.language = language


class Windows:
    """The windows of a worker: those in use, and those that wait for the next test."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        self.browser = browser
        self.base_url = base_url
        self.waiting: defaultdict[Kind, list[Window]] = defaultdict(list)

    def open(self, kind: Kind, width: int, height: int, language: str, painted: bool) -> Window:
        """A window without cookies, storage and history of a table."""
        waiting = self.waiting[kind]
        window = waiting.pop() if waiting else self.new(kind)
        window.page.set_viewport_size({"width": width, "height": height})
        window.speak(language)
        if painted:
            window.page.evaluate("(name) => localStorage.setItem(name, 'yes')", PAINTED)
        return window

    def new(self, kind: Kind) -> Window:
        page = kind.open(self.browser).new_page()
        page.goto(EMPTY_PAGE)
        return Window(page)

    def put_away(self, kind: Kind, window: Window) -> None:
        """Close a window, or empty it for the next test.

        Where a test looks at motion, at true pixels or at a server of its own, it may have changed
        more than can be undone here.
        """
        plain = kind.base_url == self.base_url and kind.blank
        if not (plain and len(self.waiting[kind]) < KEPT_WINDOWS and empty(window.page)):
            window.page.context.close()
            return
        self.waiting[kind].append(window)

    def close(self) -> None:
        for windows in self.waiting.values():
            for window in windows:
                window.page.context.close()


def empty(page: Page) -> bool:
    """Leave no trace of a test; false if that cannot be done."""
    if page.context.pages != [page]:
        return False
    try:
        page.unroute_all()
        page.context.unroute_all()
        page.goto(EMPTY_PAGE)
        page.mouse.move(0, 0)
        page.evaluate(FORGET)
        page.context.clear_cookies()
    except Error:
        return False
    return True


def as_seen(page: Page, script: str, argument: object = None) -> Any:
    """What a script finds in the page as people see it, even if its window is blank."""
    return page.evaluate(AS_SEEN % script, argument)
