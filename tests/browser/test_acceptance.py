"""The acceptance list of the table, point by point, where a browser has to say it."""

from __future__ import annotations

import re
from functools import partial
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Json, Player, difference
from tests.browser.test_games import FEW_DECISIONS, came_so_far, choose, play_on
from tests.browser.tour import advance, attacks, moves
from vezerkar import HOME
from vezerkar.files.ledger import load_ledger

RULES = {rule.id for rule in load_ledger(HOME / "games" / "memoir").rules}
RUNNING = "() => document.getAnimations().filter((a) => a.playState === 'running').length"


def wanted_anchors(actions: list[Json]) -> set[str]:
    """What has to be lit: whatever an action begins with; if that is one thing, what follows it."""
    path: list[str] = []
    while True:
        here = [o for o in actions if o["anchors"] and o["anchors"][: len(path)] == path]
        nexts = {o["anchors"][len(path)] for o in here if len(o["anchors"]) > len(path)}
        ends = [o for o in here if len(o["anchors"]) <= len(path) + 1]
        if len(nexts) != 1 or ends:
            return {*path, *nexts}
        path.append(nexts.pop())


def test_by_mouse_points_3_and_4_prompts_and_lit_anchors_and_point_14(sit: Sit) -> None:
    """At every decision of a random game the prompt is a sentence, and what can be chosen is lit.

    With reduced motion nothing moves after it. In battles of other games test_whole_games.py asks
    what is lit, and plays them to their ends.
    """
    player = sit(forced=False)
    player.lay(axis="sergeant", allies="me")
    player.until(lambda: " " in player.prompt, "the words of the game")  # they come after the board
    random, decisions = Random(11), 0
    while decisions < FEW_DECISIONS:
        player.until_asked()
        if player.told.over:
            break
        shown = player.look()
        if shown.ply != player.told.ply or not player.told.actions:
            continue
        assert shown.anchors == wanted_anchors(player.told.actions), player.told.live["prompt"]
        check_sentence(player.prompt, 70)
        decisions += 1
        if decisions % 7 == 0:
            use(player, "hu")
            check_sentence(player.prompt, 80)
            use(player, "en")
        play_step(player, random)
        assert player.page.evaluate(RUNNING) == 0
    assert decisions > 12
    assert sum(bool(line.get("barrier")) for line in player.told.log.values()) > 1, "dice or cards"
    came_so_far(player, FEW_DECISIONS)


def test_point_14_with_motion_something_moves(sit: Sit) -> None:
    """So the test above sees what moves."""
    moving = sit(motion=True)
    moving.lay(axis="sergeant", allies="me")
    seen = 0
    for _ in range(12):
        play_on(moving, Random(14), 1)
        seen += moving.page.evaluate(RUNNING)
        if seen:
            break
    assert seen > 0


def play_step(player: Player, random: Random) -> None:
    """Click on until the server was told something."""
    for _ in range(6):
        thing = choose(player.look(), random)
        if thing is None or player.acted(lambda: player.click(thing)):  # noqa: B023
            return


def check_sentence(prompt: str, longest: int) -> None:
    assert re.search(r"^[A-ZÁÉÍÓÖŐÚÜŰ].*[.!?]$", prompt), prompt
    assert not re.search(r"[{}$]|\b[a-z]+-[a-z]+-[a-z]+\b|\bundefined\b", prompt), prompt
    assert len(prompt) <= longest, prompt


def use(player: Player, language: str) -> None:
    """Switch the language on the page itself, at once."""
    tab = player.page.get_by_role("tab").last
    if tab.get_attribute("aria-selected") != "true":  # a second press folds it again
        tab.click()
    player.page.get_by_role("button", name="Magyar" if language == "hu" else "English").click()
    expect(player.page.locator("html")).to_have_attribute("lang", language)


def test_point_5_every_refused_click_shows_a_reason_with_its_rule(sit: Sit) -> None:
    player = sit(forced=False)
    table = player.lay(axis="sergeant", allies="me")
    random, shown = Random(12), 0
    for arrived in (moves, attacks):
        advance(player, table, arrived)
        player.go(table)
        player.until_asked()
        tokens = random.sample(player.page.evaluate(PIECES), 8)  # at eight places
        shown += sum(refused_click(player, token) for token in tokens)
        expect(player.page.locator(".bubble")).to_have_count(0)  # it needs no closing
    assert shown > 6
    assert player.errors == []


def refused_click(player: Player, token: Json) -> int:
    """Click on a piece that cannot be chosen; 1 if that was refused."""
    lit = {mark.space for mark in player.look().rings}
    space = next(t["space"] for t in player.told.live["tokens"] if t["id"] == token["id"])
    if space in lit:
        return 0
    before = len(player.told.answers)
    player.page.evaluate(WATCH)
    player.page.mouse.click(token["x"], token["y"])
    player.until(lambda: player.page.evaluate("() => window.reasons.length"), "a reason")
    reason = player.page.evaluate("() => window.reasons.at(-1)")
    rules = re.findall(r"\b[A-Z]\w*-[\w.]+\d", reason)
    assert rules, reason
    assert set(rules) <= RULES
    assert len(reason) > 20
    assert all(answer["type"] != "refused" for answer in player.told.answers[before:])
    return 1


# What bubbles say from now on, at other places than now: one may be gone before it is asked for.
WATCH = """() => {
  window.watch?.disconnect();
  window.reasons = [];
  const bubble = () => document.querySelector('.bubble');
  const old = bubble()?.getAttribute('style');
  window.watch = new MutationObserver(() => {
    if (bubble() && bubble().getAttribute('style') !== old) window.reasons.push(bubble().innerText);
  });
  window.watch.observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
PIECES = """() => [...document.querySelectorAll('[data-token]')].map((token) => {
  const box = token.getBoundingClientRect();
  return { id: token.dataset.token, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}).filter((token) => token.x)"""


def test_point_7_undo_restores_the_identical_scene(sit: Sit) -> None:
    """Step by step back to the last die or card, and no farther."""
    player = sit(painted=True, forced=False)
    player.lay(axis="sergeant", allies="me")
    random, compared = Random(13), 0
    for _ in range(16):
        player.until_asked()
        if player.told.over:
            break
        before, undo, ply = player.quiet_scene(), player.told.undo, player.told.ply
        play_step(player, random)
        player.until_asked()
        if player.told.undo != undo + 1:
            assert player.told.undo == 0 or not player.told.actions, "a new chain begins at 0"
            continue
        player.key("z")
        player.until(lambda: player.told.ply == ply, "one step back")  # noqa: B023
        assert not difference(before, player.quiet_scene())
        compared += 1
        play_step(player, random)
        if compared > 4 and has_barrier(player):
            break
    assert compared > 4
    assert has_barrier(player)
    assert player.errors == []


def has_barrier(player: Player) -> bool:
    """Whether a die or a card was seen that cannot be taken back."""
    return any(line.get("barrier") for line in player.told.log.values())


def lights(player: Player, reference: Locator) -> bool:
    """Whether a place is lit under the pointer; the log may still be scrolling to its end."""
    player.page.mouse.move(400, 400)
    expect(player.page.locator("[data-pointed]")).to_have_count(0)
    reference.hover()
    player.page.wait_for_timeout(100)
    return player.page.locator("[data-pointed]").count() > 0


def test_point_8_references_of_the_log_light_their_place(sit: Sit) -> None:
    player = sit()
    table = player.lay(axis="sergeant", allies="me")
    advance(player, table, attacks)
    player.go(table)
    player.until_asked()
    references = player.page.locator("[role=log] .ref")
    places = references.filter(
        has_text=re.compile(r"^([A-Ma-m][1-9]|.*(Infantry|Armor|Artillery))$"),
        visible=True,  # older battles are folded
    )
    places.nth(4).wait_for()
    for number in (0, places.count() // 2, places.count() - 1):
        player.until(partial(lights, player, places.nth(number)), "a place that is lit")
    player.page.mouse.move(400, 400)
    for _ in range(5):
        player.key("+")
    last = places.last
    last.click()
    board = player.page.locator("main.board").bounding_box()
    assert board
    ring = player.page.locator("[data-pointed]").first

    def is_visible() -> bool:
        box = ring.bounding_box()
        if box is None:  # the map is being moved
            return False
        x, y = box["x"] + box["width"] / 2 - board["x"], box["y"] + box["height"] / 2 - board["y"]
        return 0 <= x <= board["width"] and 0 <= y <= board["height"]

    player.until(is_visible, "the place in the middle of the map")
    assert player.errors == []


def test_what_a_plan_gives_orders_to_is_shown_on_the_map(sit: Sit) -> None:
    player = sit()
    player.lay("puszta", "hungary", axis="sergeant", soviet="me")
    player.until_asked()
    player.page.locator('.pad:has([data-anchor="sector:B2"])').hover()
    edge = player.page.locator(".board .soft.edge")
    expect(edge).to_have_count(1)
    sector = next(r for r in player.told.still["board"]["regions"] if r["id"] == "B2")
    sides = (edge.get_attribute("d") or "").count("M")
    assert len(sector["spaces"]) > 8
    assert 8 < sides < 3 * len(sector["spaces"]), "one line around all of its hexes"


def test_point_9_replay_to_the_start_and_back_gives_the_live_scene(sit: Sit) -> None:
    player = sit(painted=True, forced=False)
    table = player.lay(axis="sergeant", allies="me")
    advance(player, table, attacks)
    player.go(table)
    live = player.quiet_scene()
    slider = player.page.locator("input[type=range]").first
    expect(slider).not_to_be_visible()  # while one plays there is a row of buttons
    player.page.get_by_role("button", name="Back by one action").click()
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    seen = set()
    for at in [*range(last - 1, 0, -7), 0, 1, *range(5, last, 9), last]:
        slider.fill(str(at))
        where = f"{at} / {last}" if at < last else f"now: action {last}"
        expect(player.page.locator(".strip .where")).to_contain_text(where)
        if at < last:
            expect(player.page.locator("header.bar.replay")).to_be_attached()
            assert not player.look().lit(), "nothing can be chosen in the past"
            assert f"at={at}" in player.page.url
        seen.add(player.page.locator(".board svg").first.inner_html())
    assert len(seen) > 5
    assert not difference(live, player.quiet_scene())
    player.go(table, "?at=5")
    expect(player.page.locator(".strip .where")).to_contain_text(f"5 / {last}")
    player.key("End")
    assert not difference(live, player.quiet_scene())
    assert player.errors == []
