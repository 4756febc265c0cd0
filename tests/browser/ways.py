"""Ways to take a decision: by mouse at the things themselves, by keys, or from the list of actions.

Each takes an action that the server offered and makes the page ask for exactly that one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.player import Json, Player

Way = Callable[[Player, Json], None]
TRIES = 4
DOUBLE_CLICK_MS = 350  # a second click at the same place within that time does nothing
OPENS = 10_000  # milliseconds until a list is open, or its key was not heard
UNLIT = {"aside", "more", "less"}  # from the list alone, or by the buttons + and -
FAN = 10_000  # milliseconds in which a pile opens under a resting pointer


class Rule:
    """What is chosen: attacks first, then the end of a step now and then, else anything."""

    def __init__(self, seed: int, haste: float = 0.5, bold: float = 1.0) -> None:
        self.random = Random(seed)
        self.haste = haste
        self.bold = bold  # how often an attack is preferred to everything else

    def choose(self, actions: list[Json]) -> Json:
        # A click on a selected unit lets it go: only keys and the list send it round and back.
        actions = [one for one in actions if one["text"]["key"] != "action-move-back"] or actions
        # What is hardly ever meant stands in the list alone.
        actions = [one for one in actions if "aside" not in one.get("marks", [])] or actions
        ends = [action for action in actions if "end" in action.get("marks", [])]
        strong = [action for action in actions if is_attack(action)]
        if strong and self.random.random() < self.bold:
            return self.random.choice(strong)
        if ends and self.random.random() < self.haste:
            return self.random.choice(ends)
        return self.random.choice(actions)


def is_attack(action: Json) -> bool:
    return action["verb"] in ("attack", "assault") or "attack" in action.get("marks", [])


def settle(actions: list[Json], path: list[str]) -> list[str]:
    """Where there is only one thing to go on with, the page has chosen it already."""
    while True:
        here = [o for o in actions if o["anchors"] and o["anchors"][: len(path)] == path]
        nexts = {o["anchors"][len(path)] for o in here if len(o["anchors"]) > len(path)}
        ends = [o for o in here if len(o["anchors"]) <= len(path) + 1]
        if len(nexts) != 1 or ends:
            return path
        path = [*path, nexts.pop()]


def under(actions: list[Json], path: list[str]) -> list[Json]:
    """The actions that go on from here."""
    return [
        o for o in actions if o["anchors"][: len(path)] == path and len(o["anchors"]) > len(path)
    ]


# By mouse

WHERE = """async ([[anchor, ...pieces], lit]) => {
  // A hand that folds makes room for the board: that is done after two frames.
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  const name = CSS.escape(anchor);
  const beside = [...document.querySelectorAll(`[data-anchor="${name}"]`)].find((e) => !e.disabled);
  if (beside) {
    beside.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = beside.getBoundingClientRect();
    // Where cards overlap, an edge can be seen.
    const shares = [[0.5, 0.5], [0.3, 0.5], [0.12, 0.5], [0.5, 0.12], [0.12, 0.12]];
    const spots = shares.map(([across, down]) =>
      ({ x: box.x + box.width * across, y: box.y + box.height * down }));
    const free = spots.find(({ x, y }) => beside.contains(document.elementFromPoint(x, y)));
    const over = document.elementFromPoint(spots[0].x, spots[0].y)?.outerHTML.slice(0, 200);
    return free ? { kind: 'thing', ...free } : { kind: `under ${over}` };
  }
  // A space may lie in two sections: one is taken where nothing else is meant.
  const also = (ring) => ring.dataset.anchors.split(' ').filter((one) => lit.includes(one)).length;
  const ring = [anchor, ...pieces]
    .flatMap((one) => [...document.querySelectorAll(`.board [data-anchors~="${CSS.escape(one)}"]`)]
      .sort((a, b) => also(a) - also(b)).slice(0, 1))[0];
  if (!ring) return null;
  const { x, y } = new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  const { anchors, space } = ring.dataset;
  return { kind: 'ring', x, y, anchors: anchors.split(' '), space };
}"""
TABS = ".hand .tabs button"
BUTTON = """(action) => {
  const button = [...document.querySelectorAll('.buttons button[data-action]')]
    .find((button) => button.dataset.action === action && !button.disabled);
  if (!button) return null;
  const box = button.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


def by_mouse(player: Player, action: Json) -> None:
    """Click one thing after the other that the action names, and then its button, if it has one."""
    put_pile_away(player, action)
    if by_stepper(player, action) or by_list_of_orders(player, action):
        return
    actions, anchors = player.told.actions, list(action["anchors"])
    alike = [o for o in actions if o["anchors"] == anchors]
    direct = len(alike) == 1 and not under(actions, anchors)  # the last click does it
    path = settle(actions, [])
    while len(path) < len(anchors):
        anchor = anchors[len(path)]
        lit = {o["anchors"][len(path)] for o in under(actions, path)}
        last = len(path) + 1 == len(anchors)
        for _ in range(TRIES if direct and last else 1):  # the board may still be growing
            player.page.wait_for_timeout(DOUBLE_CLICK_MS)
            if player.acted(lambda: click_on(player, anchor, lit)):  # noqa: B023
                assert player.told.acts[-1] == action["action"], (player.told.acts[-1], action)
                return
        assert not (direct and last), f"a click does nothing: {action}"
        path = settle(actions, [*path, anchor])
        assert path == anchors[: len(path)], (path, action)
    press(player, action)


def put_pile_away(player: Player, action: Json) -> None:
    """A pile that lies over the board is put away, unless a card is taken from it."""
    sheet = player.page.locator(".pile-sheet")
    mine = json.dumps((action["anchors"] or [""])[0])
    if sheet.count() and not sheet.locator(f"[data-anchor={mine}]").count():
        sheet.locator("header button").click()


def by_stepper(player: Player, action: Json) -> bool:
    """One more or one less by the buttons on the card of a plan, if this is that."""
    button = player.page.locator(f".pad button[data-action={json.dumps(action['action'])}]")
    if not button.count():
        return False
    assert player.acted(button.click), action
    assert player.told.acts[-1] == action["action"], (player.told.acts[-1], action)
    return True


def by_list_of_orders(player: Player, action: Json) -> bool:
    """Give an order up in the list of orders, which asks once more, if this is that."""
    button = player.page.locator(f".side li button[data-action={json.dumps(action['action'])}]")
    if not button.count():
        return False
    button.click()
    confirm = player.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    player.page.wait_for_timeout(DOUBLE_CLICK_MS)
    assert player.acted(confirm.click), action
    assert player.told.acts[-1] == action["action"], (player.told.acts[-1], action)
    return True


def click_on(player: Player, anchor: str, lit: set[str]) -> None:
    wanted = [[anchor, *pieces_of(player, anchor)], list(lit)]
    player.until_at_rest()
    spot = player.page.evaluate(WHERE, wanted)
    tabs = player.page.locator(TABS)
    for number in range(0 if spot else tabs.count()):  # it may lie in another pile of the hand
        tabs.nth(number).click()
        spot = spot or player.page.evaluate(WHERE, wanted)
        if spot:
            break
    assert spot, f"{anchor} is not to be found on the page"
    assert not spot["kind"].startswith("under"), f"{anchor} cannot be clicked: {spot}"
    if spot["kind"] == "ring" and (is_double(spot, lit) or in_a_pile(player, anchor)):
        # It is taken from the pile that opens under a resting pointer.
        player.page.mouse.move(spot["x"] - 60, spot["y"] - 60)
        player.page.mouse.move(spot["x"], spot["y"])
        player.page.locator(f".fan [data-anchor={json.dumps(anchor)}]").click(timeout=FAN)
        return
    player.page.mouse.click(spot["x"], spot["y"])


def is_double(ring: Json, lit: set[str]) -> bool:
    """Whether a place and what stands on it can both be chosen."""
    here = [anchor for anchor in ring["anchors"] if anchor in lit]
    on_it = [anchor for anchor in here if anchor.startswith("unit:")]
    return bool(on_it) and any(anchor.partition(":")[2] == ring["space"] for anchor in here)


def in_a_pile(player: Player, anchor: str) -> bool:
    """Whether it stands with others at one place of the board; areas lay theirs side by side."""
    kind, _, name = anchor.partition(":")
    units = [t for t in player.told.live["tokens"] if t.get("layer", "unit") == "unit"]
    here = [t["space"] for t in units if t["id"] == name]
    flat = player.told.still["board"]["shape"] == "area"
    return kind == "unit" and not flat and [t["space"] for t in units].count(*here[:1] or [""]) > 1


def pieces_of(player: Player, anchor: str) -> list[str]:
    """What lies on the board for a card of a plan: one may click either."""
    pads = [pad for mat in player.told.live.get("mats", []) for pad in mat["pads"]]
    return [piece for pad in pads if pad["anchor"] == anchor for piece in pad.get("pieces", [])]


def press(player: Player, action: Json) -> None:
    """A button of the bar; one that ends a step early asks once more, in the same place.

    A click that comes while the bar is still being laid out may miss it.
    """
    for _ in range(TRIES):
        player.until_at_rest()
        spot = player.page.evaluate(BUTTON, action["action"])
        if spot is None:  # there are more buttons than the bar has room for
            by_list(player, action)
            shut_list(player)
            return
        if player.acted(lambda: player.page.mouse.click(spot["x"], spot["y"])):  # noqa: B023
            assert player.told.acts[-1] == action["action"], (player.told.acts[-1], action)
            return
    raise AssertionError(f"the button does not do what it says: {action}")


# From the list

LISTED = """() => {
  const list = document.querySelector('dialog[open]');
  const rows = [...(list?.querySelectorAll('[data-action]:enabled') ?? [])];
  return list && rows.map((row) => row.dataset.action);
}"""


def by_list(player: Player, action: Json) -> None:
    """Open the list, unless it is open still, and take the action's row."""
    text = action["action"]
    player.until(lambda: text in open_list(player), f"a list with {text}")
    row = player.page.locator(f"dialog [data-action={json.dumps(text)}]")
    assert player.acted(row.click), action
    assert player.told.acts[-1] == text, (player.told.acts[-1], action)


def open_list(player: Player) -> list[str]:
    """What the list shows; it is opened where it is not open, or shut itself a moment ago.

    Its key is not pressed again in haste: in the open list it would be a letter of the filter.
    """
    while (listed := player.page.evaluate(LISTED)) is None:
        player.key("a")
        with suppress(PlaywrightTimeout):
            player.page.wait_for_selector("dialog[open]", timeout=OPENS)
    found: list[str] = listed
    return found


def shut_list(player: Player) -> None:
    """It shuts by itself when nothing more is asked; Escape on the table would take a step back."""
    if player.page.evaluate(LISTED) is not None:
        player.key("Escape")
        player.until(lambda: player.page.evaluate(LISTED) is None, "the table without the list")


# By keys


def by_keys(player: Player, action: Json) -> None:
    """The command line takes the notation of every action."""
    line = player.page.locator("dialog input")
    player.key("/")
    line.wait_for()
    player.page.keyboard.type(action["action"])
    assert player.acted(lambda: player.key("Enter")), action
    if line.count():  # at the end the result stands in its place
        player.key("Escape")
        expect(line).to_have_count(0)


# What is lit

LIT = """() => {
  const marked = '.lit, .candidate, .move, .place, .attack, .retreat, .select, .offer .thing';
  const lit = (thing) => thing.matches(marked) || thing.querySelector('.playable, .chosen')
    || (thing.matches('.head') && thing.closest('.pad')?.matches(marked));
  const rings = [...document.querySelectorAll('.board [data-anchors]')]
    .flatMap((ring) => ring.dataset.anchors.split(' '));
  const things = [...document.querySelectorAll('[data-anchor]')].filter(lit);
  return [...rings, ...things.map((thing) => thing.dataset.anchor)];
}"""


def check_lit(player: Player) -> None:
    """Whatever an action begins with is lit, and nothing else, except what only the list offers."""
    actions = [o for o in player.told.actions if not UNLIT.intersection(o.get("marks", []))]
    path = settle(actions, [])
    here = [o["anchors"] for o in actions if o["anchors"] and o["anchors"][: len(path)] == path]
    wanted = {*path, *(anchors[len(path)] for anchors in here if len(anchors) > len(path))}

    def lit_on_all_tabs() -> set[str]:
        lit, tabs = set(player.page.evaluate(LIT)), player.page.locator(TABS)
        if not wanted <= lit:
            for number in range(tabs.count()):
                tabs.nth(number).click()
                lit |= set(player.page.evaluate(LIT))
        return lit

    lit = lit_on_all_tabs()
    pieces = {piece for anchor in wanted for piece in pieces_of(player, anchor)}
    assert lit - pieces <= wanted, (player.prompt, lit - pieces - wanted)

    def dark() -> set[str]:
        seen = lit_on_all_tabs()
        return {a for a in wanted - seen if not seen & set(pieces_of(player, a))}

    # A part of the page that is shown for the first time is fetched first.
    player.until(lambda: not dark(), f"light on all that can be chosen: {player.prompt}")
