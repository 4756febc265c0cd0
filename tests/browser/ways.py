"""Ways to take a decision: by mouse at the things themselves, by keys, or from the list of options.

Each takes an option that the server offered and makes the page ask for exactly that one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import TimeoutError as TooLong

from tests.browser.player import Json, Player

Way = Callable[[Player, Json], None]
FAN = 1_500  # milliseconds in which a pile opens under a resting pointer


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
  const middle = (element, kind) => {
    const box = element.getBoundingClientRect();
    return { kind, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const beside = [...document.querySelectorAll(`[data-anchor="${name}"]`)].find((e) => !e.disabled);
  if (beside) {
    beside.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const spot = middle(beside, 'thing');
    const hit = document.elementFromPoint(spot.x, spot.y);
    return beside.contains(hit) ? spot : { ...spot, kind: `under ${hit?.outerHTML.slice(0, 200)}` };
  }
  const ring = [anchor, ...pieces]
    .map((one) => document.querySelector(`.board [data-anchors~="${CSS.escape(one)}"]`))
    .find(Boolean);
  if (!ring) return null;
  const { x, y } = new DOMPoint(0, 0).matrixTransform(ring.getScreenCTM());
  return { kind: ring.dataset.anchors.split(' ').length > 1 ? 'pile' : 'ring', x, y };
}"""
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
    spot = player.page.evaluate(WHERE, [anchor, *pieces_of(player, anchor)])
    assert spot, f"{anchor} is not to be found on the page"
    assert not spot["kind"].startswith("under"), f"{anchor} cannot be clicked: {spot}"
    if spot["kind"] == "pile":
        # What lies deeper is taken from the pile when it has opened under the pointer.
        player.page.mouse.move(spot["x"], spot["y"])
        counter = player.page.locator(f".fan [data-anchor={json.dumps(anchor)}]")
        try:
            counter.wait_for(timeout=FAN)
        except TooLong:
            player.page.mouse.click(spot["x"], spot["y"])
        else:
            counter.click()
        return
    player.page.mouse.click(spot["x"], spot["y"])


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
    player.key("/")
    player.page.locator("dialog input").wait_for()
    player.page.keyboard.type(option["action"])
    assert player.acted(lambda: player.key("Enter")), option
    player.key("Escape")
