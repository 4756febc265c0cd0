"""Ways to take a decision: by mouse at the things themselves, by keys, or from the list of options.

Each takes an option that the server offered and makes the page ask for exactly that one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.player import Json, Player

Way = Callable[[Player, Json], None]
FAN = 5_000  # milliseconds in which a pile opens under a resting pointer


class Rule:
    """What is chosen: attacks first, then the end of a step now and then, else anything."""

    def __init__(self, seed: int, haste: float = 0.5) -> None:
        self.random = Random(seed)
        self.haste = haste

    def choose(self, options: list[Json]) -> Json:
        ends = [option for option in options if "end" in option.get("marks", [])]
        strong = [option for option in options if is_attack(option)]
        if strong:
            return self.random.choice(strong)
        if ends and self.random.random() < self.haste:
            return self.random.choice(ends)
        return self.random.choice(options)


def is_attack(option: Json) -> bool:
    return option["verb"] in ("attack", "assault") or "attack" in option.get("marks", [])


def settle(options: list[Json], path: list[str]) -> list[str]:
    """Where there is only one thing to go on with, the page has chosen it already."""
    while True:
        here = [o for o in options if o["anchors"] and o["anchors"][: len(path)] == path]
        nexts = {o["anchors"][len(path)] for o in here if len(o["anchors"]) > len(path)}
        ends = [o for o in here if len(o["anchors"]) <= len(path) + 1]
        if len(nexts) != 1 or ends:
            return path
        path = [*path, nexts.pop()]


# By mouse

WHERE = """([anchor, ...pieces]) => {
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
  const ring = [anchor, ...pieces]
    .map((one) => document.querySelector(`.board [data-anchors~="${CSS.escape(one)}"]`))
    .find(Boolean);
  if (!ring) return null;
  const { x, y } = new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  return { kind: 'ring', x, y };
}"""
TABS = ".hand .tabs button"
BUTTON = """(action) => {
  const button = [...document.querySelectorAll('.buttons button[data-action]')]
    .find((button) => button.dataset.action === action && !button.disabled);
  if (!button) return null;
  const box = button.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


def by_mouse(player: Player, option: Json) -> None:
    """Click one thing after the other that the option names, and then its button, if it has one."""
    options, anchors = player.told.options, list(option["anchors"])
    path = settle(options, [])
    while len(path) < len(anchors):
        anchor = anchors[len(path)]
        if player.acted(lambda: click_on(player, anchor)):  # noqa: B023
            return
        path = settle(options, [*path, anchor])
        assert path == anchors[: len(path)], (path, option)
    press(player, option)


def click_on(player: Player, anchor: str) -> None:
    wanted = [anchor, *pieces_of(player, anchor)]
    spot = player.page.evaluate(WHERE, wanted)
    tabs = player.page.locator(TABS)
    for number in range(0 if spot else tabs.count()):  # it may lie in another pile of the hand
        tabs.nth(number).click()
        spot = spot or player.page.evaluate(WHERE, wanted)
        if spot:
            break
    assert spot, f"{anchor} is not to be found on the page"
    assert not spot["kind"].startswith("under"), f"{anchor} cannot be clicked: {spot}"
    if spot["kind"] == "ring" and in_a_pile(player, anchor):
        # It is taken from the pile that opens under a resting pointer.
        player.page.mouse.move(spot["x"] - 60, spot["y"] - 60)
        player.page.mouse.move(spot["x"], spot["y"])
        player.page.locator(f".fan [data-anchor={json.dumps(anchor)}]").click(timeout=FAN)
        return
    player.page.mouse.click(spot["x"], spot["y"])


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


def press(player: Player, option: Json) -> None:
    """A button of the bar; one that ends a step early asks once more, in the same place.

    A click that comes while the bar is still being laid out may miss it.
    """
    for _ in range(4):
        spot = player.page.evaluate(BUTTON, option["action"])
        if spot is None:  # there are more buttons than the bar has room for
            by_list(player, option)
            player.key("Escape")
            return
        if player.acted(lambda: player.page.mouse.click(spot["x"], spot["y"])):  # noqa: B023
            return
    raise AssertionError(f"the button does not do what it says: {option}")


# From the list

ROWS = "dialog [data-action]"


def by_list(player: Player, option: Json) -> None:
    if not player.page.locator(ROWS).count():
        player.key("a")
    row = player.page.locator(f"dialog [data-action={json.dumps(option['action'])}]")
    assert player.acted(row.click), option


# By keys


def by_keys(player: Player, option: Json) -> None:
    """The command line takes the notation of every option."""
    dialog = player.page.locator("dialog")
    player.key("/")
    dialog.locator("input").wait_for()
    player.page.keyboard.type(option["action"])
    assert player.acted(lambda: player.key("Enter")), option
    if dialog.locator("input").count():  # at the end the result stands in its place
        player.key("Escape")
        expect(dialog.locator("input")).to_have_count(0)


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
    """Whatever an option begins with is lit, and nothing else."""
    options = player.told.options
    path = settle(options, [])
    here = [o["anchors"] for o in options if o["anchors"] and o["anchors"][: len(path)] == path]
    wanted = {*path, *(anchors[len(path)] for anchors in here if len(anchors) > len(path))}
    lit = set(player.page.evaluate(LIT))
    tabs = player.page.locator(TABS)
    if not wanted <= lit:
        for number in range(tabs.count()):
            tabs.nth(number).click()
            lit |= set(player.page.evaluate(LIT))
    pieces = {piece for anchor in wanted for piece in pieces_of(player, anchor)}
    assert lit - pieces <= wanted, (player.prompt, lit - pieces - wanted)
    dark = {a for a in wanted - lit if not lit & set(pieces_of(player, a))}
    assert not dark, (player.prompt, dark)
