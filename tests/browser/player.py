"""Somebody before a browser: sees what is lit, clicks it, reads the prompt.

A player sees only the page. Beside it stands a witness who listens to the socket and knows what the
server told, so that a test can compare the two.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, WebSocket, expect

from tests.server.running_server import LiveServer

Json = dict[str, Any]
PATIENCE_S = 180.0  # of every wait: it ends as soon as what it waits for has come
# Between two looks: whoever looks all the time keeps the page from its work.
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 5.0, 50.0
SETTINGS = "vezerkar.settings"
TAG = re.compile(r'(<[\w-]+)((?: [\w:-]+="[^"]*")+)')
ATTRIBUTE = re.compile(r' [\w:-]+="[^"]*"')

WHAT_IS_LIT = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // The middle of an area's outline may lie outside of it: a ring is clicked where its place is.
  const place = (ring) => new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  const table = document.querySelector('.table');
  const all = (what) => [...document.querySelectorAll(what)];
  const board = document.querySelector('.magnifier') ? '.magnifier' : '.board';
  return {
    ply: document.querySelector('.board svg') ? Number(table?.dataset.ply ?? -1) : -1,
    rings: all(`${board} [data-anchors]`).map((ring) => ({
      anchors: ring.dataset.anchors.split(' '), style: ring.dataset.ring, space: ring.dataset.space,
      x: place(ring).x, y: place(ring).y,
    })),
    cards: all('.hand [data-anchor]').filter((card) => card.querySelector('.playable'))
      .map((card) => ({ anchors: [card.dataset.anchor], style: 'card', ...middle(card) })),
    buttons: all('.buttons button:not(:disabled)').filter((button) => !button.closest('.undo'))
      .map((b) => ({ text: b.innerText, kinds: [...b.classList], ...middle(b) })),
  };
}"""


# A window that changes its size moves the camera in the next frame; a glide takes longer. What
# stands beside the board may still come and push it aside. Buttons that have come in the place of
# one that was pressed wait a moment, for nobody is to press them by a double click.
AT_REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const parts = '.board, .world, .world > svg, .bar, .sheet';
  const places = () => [...document.querySelectorAll(parts)].map((part) =>
    Object.values(part.getBoundingClientRect().toJSON())).join();
  let before;
  do {
    before = places();
    await frame();
  } while (document.querySelector('.world.moving, .buttons[aria-busy=true]') ||
    places() !== before);
}"""

LOOK = f"""async () => {{ await ({AT_REST})(); return ({WHAT_IS_LIT})(); }}"""


PLY = """() => {
  const shown = document.querySelector('.board svg') && document.querySelector('.table');
  return shown ? Number(shown.dataset.ply) : -1;
}"""


STORE = "([key, settings]) => localStorage.setItem(key, settings)"


WALK = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


class Mark(NamedTuple):
    """Something lit: a place on the board, or a card in the hand."""

    anchors: tuple[str, ...]
    style: str
    x: float
    y: float
    space: str = ""


class Press(NamedTuple):
    """A button of the prompt bar."""

    text: str
    kinds: tuple[str, ...]
    x: float
    y: float


class Drawn(NamedTuple):
    """A scene at rest: the document, and each picture in it as twelve by twelve dots."""

    text: str
    pictures: list[str]  # in hexadecimal: a long list of numbers is slow to hand over


class Shown(NamedTuple):
    """All that can be clicked now."""

    ply: int
    rings: list[Mark]
    cards: list[Mark]
    buttons: list[Press]

    def lit(self, *styles: str) -> list[Mark]:
        """Marks of these styles; without any, all that are not chosen already."""
        marks = [*self.rings, *self.cards]
        return [m for m in marks if (m.style in styles if styles else m.style != "select")]

    @property
    def anchors(self) -> set[str]:
        return {anchor for mark in [*self.rings, *self.cards] for anchor in mark.anchors}


class Witness:
    """What the server told one page, merged as the page has to merge it."""

    def __init__(self, page: Page) -> None:
        self.welcomes = 0
        self.ply = -1
        self.live: Json = {}
        self.table: Json = {}
        self.still: Json = {}
        self.seat = ""
        self.curtain = ""
        self.undo = 0
        self.log: dict[int, Json] = {}
        self.answers: list[Json] = []  # everything that is not a change of the scene
        self.sent: list[Json] = []
        page.on("websocket", self._listen)

    def leave(self, page: Page) -> None:
        page.remove_listener("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "welcome":
            self.welcomes += 1
            self.live, self.log = {}, {}
            self.still, self.seat = message["still"], message["seat"]
            self.curtain = message.get("curtain", "")
        if message["type"] in ("welcome", "update"):
            self.ply = message["ply"]
            self.undo = message.get("undo", 0)
            self.live |= message["live"]
            self.log |= {line["number"]: line for line in message["log"]}
        else:
            self.answers.append(message)
        if message["type"] == "log":
            self.log |= {line["number"]: line for line in message["log"]}
        self.table = message.get("table", self.table)

    @property
    def actions(self) -> list[Json]:
        found: list[Json] = self.live.get("actions", [])
        return found

    @property
    def over(self) -> bool:
        return "outcome" in self.live

    @property
    def acts(self) -> list[str]:
        """What the page asked to be done, in order."""
        return [message["action"] for message in self.sent if message["type"] == "act"]


class Player:
    """A window, its witness, and hands."""

    def __init__(
        self, page: Page, served: LiveServer, settings: Json, language: str = "en"
    ) -> None:
        self.page = page
        self.context = page.context
        self.language = language
        self.served = served
        if settings:
            page.evaluate(STORE, [SETTINGS, json.dumps(settings)])
        page.set_default_timeout(PATIENCE_S * 1000)
        self.told = Witness(page)
        self.errors: list[str] = []
        page.on("pageerror", self._fail)

    def _fail(self, error: Error) -> None:
        self.errors.append(str(error))

    def stop_listening(self) -> None:
        """Before the window gets another player."""
        self.page.remove_listener("pageerror", self._fail)
        self.told.leave(self.page)

    # Coming to a table

    def lay(
        self,
        scenario: str = "pegasus-bridge",
        game: str = "memoir",
        settings: Json | None = None,
        **seats: str,
    ) -> str:
        """Lay a table as the page would, and sit down at it; returns its number."""
        plans = [_plan(seat, who) for seat, who in seats.items()]
        body = {"game": game, "scenario": scenario, "settings": settings or {}, "seats": plans}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.status == 201, answer.text()
        table = str(answer.json()["id"])
        self.go(table)
        return table

    def go(self, table: str, query: str = "") -> None:
        welcomes = self.told.welcomes
        self.page.goto(f"/t/{table}{query}")
        self.until(lambda: self.told.welcomes > welcomes, "a welcome")

    def leave(self) -> None:
        """Look at nothing: a page that nobody sees need not draw what is played meanwhile."""
        self.page.goto("/healthz")  # an empty page without an address has no storage

    def walk(self, path: str) -> None:
        """Go to another screen within the page, as its links do."""
        self.page.evaluate(WALK, path)

    # Waiting

    def until(self, true: Callable[[], Any], what: str = "") -> None:
        """Wait for something; the browser's events come in meanwhile."""
        end = time.monotonic() + PATIENCE_S
        pause_ms = FIRST_PAUSE_MS
        while not true():
            assert time.monotonic() < end, f"it did not come: {what}"
            self.page.wait_for_timeout(pause_ms)
            pause_ms = min(LONGEST_PAUSE_MS, pause_ms * 1.5)

    def until_asked(self) -> None:
        """Until there is something to choose, the match is over or the curtain is down.

        What was asked may have been settled by somebody else while the page was still drawing it.
        """

        def asked() -> bool:
            return bool(self.told.actions or self.told.over or self.told.curtain)

        while True:
            self.until(asked, "a question")
            if not self.told.curtain:
                self.until_shown()
            if asked():
                return

    def until_shown(self) -> None:
        """Until the page shows the moment that the server told last."""
        self.until(lambda: self.page.evaluate(PLY) == self.told.ply, "the page behind the server")

    def until_at_rest(self) -> None:
        """Until the board stays where it is: only then can something on it be aimed at."""
        self.page.evaluate(AT_REST)

    # Seeing

    def look(self) -> Shown:
        seen = self.page.evaluate(LOOK)
        return Shown(
            seen["ply"],
            [_mark(mark) for mark in seen["rings"]],
            [_mark(mark) for mark in seen["cards"]],
            [Press(b["text"], tuple(b["kinds"]), b["x"], b["y"]) for b in seen["buttons"]],
        )

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text().strip()

    def quiet_scene(self) -> Drawn:
        """All that is drawn when nothing moves, nothing is half chosen and nothing pointed at."""
        self.until_asked()
        cancel = next((press for press in self.look().buttons if "quiet" in press.kinds), None)
        if cancel:
            self.click(cancel)
        self.page.mouse.move(2, 2)
        self.until_painted()
        text, pictures = self.page.evaluate(SCENE, [REST, PASSING])
        return Drawn(in_order(text), pictures)

    def until_painted(self) -> None:
        """Pieces on the board are drawn first and then become pictures."""
        self.page.wait_for_function(PAINTED)

    # Doing

    def click(self, thing: Mark | Press) -> None:
        self.page.mouse.click(thing.x, thing.y)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def until_drawn(self) -> None:
        """Until the page has drawn what was done a moment ago."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        self.page.wait_for_timeout(10)

    @property
    def asks_to_confirm(self) -> bool:
        """Whether the page shows what will follow from an action, and waits."""
        return self.page.locator(".bar[data-asks]").count() > 0  # its button may be fetched first

    def confirm(self) -> None:
        """Do what is shown; a key does it, so that no pointer is needed."""
        button = self.page.locator("[data-confirm]")
        expect(button).to_be_enabled()  # it rests for the time of a double click
        button.press("Enter")
        self.until_drawn()

    def acted(self, do: Callable[[], Any]) -> bool:
        """Do something and wait for the server's answer to it, if it makes the page ask.

        Where the page first shows what will follow, it is confirmed.
        """
        acts = len(self.told.acts)
        before = self.told.ply, self.told.welcomes
        do()
        self.until_drawn()
        if len(self.told.acts) == acts and self.asks_to_confirm:
            self.confirm()
        if len(self.told.acts) == acts:
            return False
        # At a shared screen the curtain may fall, and what comes then is counted anew.
        self.until(
            lambda: (self.told.ply, self.told.welcomes) != before or self.told.over, "an answer"
        )
        return True


PAINTED = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  return all('.world > svg > g').every((layer) => layer.childElementCount) &&
    all('.tokens > .token').every((token) => token.querySelector('image'));
}"""
PASSING = ".flash, .flashing, .board .dice, .bubble, .soft, .world.moving"
REST = 250  # milliseconds without a change: a map that was scaled is drawn anew only after 140
# The addresses of pictures are made anew in every window: what they show is told beside the text.
SCENE = """async ([rest, passing]) => {
  let changed = performance.now();
  const watch = new MutationObserver(() => { changed = performance.now(); });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document.body, all);
  while (performance.now() - changed < rest || document.querySelector(passing)) {
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 40));
  }
  watch.disconnect();
  const parts = ['.board svg', '.seats', '.prompt'];
  // Where a card left the hand its place stays open in the window that saw it.
  const cards = [...document.querySelectorAll('.hand [data-anchor]')];
  const text = [
    ...parts.map((part) => document.querySelector(part)?.outerHTML ?? ''),
    ...cards.map((card) => card.outerHTML).sort(),
  ].join('\\n');
  const BLOB = /blob:[^"']+/g;
  const seen = new Map();
  for (const address of new Set(text.match(BLOB) ?? [])) {
    const [picture, canvas] = [new Image(), document.createElement('canvas')];
    picture.src = address;
    await picture.decode();
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, 12, 12);
    const dots = [...context.getImageData(0, 0, 12, 12).data];
    seen.set(address, dots.map((dot) => dot.toString(16).padStart(2, '0')).join(''));
  }
  const pictures = (text.match(BLOB) ?? []).map((address) => seen.get(address));
  const NEW = /<span class="fresh[^>]*>[^<]*<\\/span>/g; // known to the window that saw it drawn
  const plain = text.replace(BLOB, 'picture').replace(/<!--.*?-->/g, '').replace(NEW, '');
  return [plain, pictures];
}"""


def _mark(seen: Json) -> Mark:
    return Mark(tuple(seen["anchors"]), seen["style"], seen["x"], seen["y"], seen.get("space", ""))


def _plan(seat: str, who: str) -> Json:
    if who == "me":
        return {"seat": seat, "kind": "person", "mine": True}
    return {"seat": seat, "kind": "open" if who == "open" else "computer", "level": who}


ALIKE = 24  # of 255: the same piece drawn for another scale has edges a little softer or harder


def in_order(text: str) -> str:
    """A page with the attributes of each element sorted: their order tells what was set first."""

    def tag(found: re.Match[str]) -> str:
        return found[1] + "".join(sorted(ATTRIBUTE.findall(found[2])))

    return TAG.sub(tag, text)


def difference(one: Drawn, other: Drawn) -> str:
    """Where two scenes part, from a little before; nothing if they are the same."""
    before, after = one.text, other.text
    if before != after:
        pairs = zip(before, after, strict=False)
        at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(before), len(after)))
        return f"{before[max(0, at - 200) : at + 200]}\n!=\n{after[max(0, at - 200) : at + 200]}"
    for number, (a, b) in enumerate(zip(one.pictures, other.pictures, strict=True)):
        if a == b:
            continue
        dots = zip(bytes.fromhex(a), bytes.fromhex(b), strict=True)
        apart = max(abs(x - y) for x, y in dots)
        if apart > ALIKE:
            return f"picture {number} of {len(one.pictures)}: {apart} of 255"
    return ""


def liveliest(choices: Sequence[Any], styles: Sequence[str], random: Random) -> Any:
    """Whoever attacks when it can ends a battle soonest; anything else is left to luck."""
    strong = [choice for choice, style in zip(choices, styles, strict=True) if style == "attack"]
    return random.choice(strong or list(choices))


def words(text: str) -> str:
    """A button's text without the key that is written on it."""
    return re.sub(r"\s*(?:Enter|Esc|Z|\d)\s*$", "", text.replace("\n", " ")).strip()
