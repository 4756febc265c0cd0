"""A walk through every screen of the page, always with the same dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.player import Player
from tests.server.running_server import Socket
from vezerkar.core.registry import find_game

Json = dict[str, Any]


@contextmanager
def at(player: Player, table: str) -> Iterator[Socket]:
    """The same person at the same table, without the page."""
    cookies = player.context.cookies(player.served.url)
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in cookies)
    address = f"ws://127.0.0.1:{player.served.port}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, compression=None) as line:
        yield Socket(line)


def advance(player: Player, table: str, arrived: Callable[[list[Json]], bool]) -> None:
    """Play on without the page until the actions are of the wanted kind; then go there again."""
    player.leave()
    random = Random(1)
    with at(player, table) as line:
        while True:
            line.until_asked()
            actions = list(line.actions)
            assert not line.over, "the battle ended before that"
            if arrived(actions):
                return
            strong = [action for action in actions if action["verb"] == "attack"]
            line.act(random.choice(strong or actions)["action"])


def since_own_step(line: Socket) -> int:
    """How many steps others have taken since one's own latest one."""
    count = 0
    for one in sorted(line.log.values(), key=lambda one: -one["number"]):
        if one["seat"] == line.seat:
            break
        count += not one.get("undone")
    return count


def let_others_play(player: Player, table: str, steps: int) -> None:
    """Take one's turns in haste, without the page, until others took so many steps in a row."""
    with at(player, table) as line:
        while True:
            line.until_asked()
            assert not line.over, "the battle ended before that"
            if since_own_step(line) >= steps:
                return
            ends = [one for one in line.actions if "end" in one.get("marks", [])]
            line.act((ends or line.actions)[0]["action"])


def attacks(actions: list[Json]) -> bool:
    return [action["verb"] for action in actions].count("attack") > 0


def moves(actions: list[Json]) -> bool:
    return [action["verb"] for action in actions].count("move") > 3


def resign(player: Player, table: str) -> None:
    with at(player, table) as line:
        line.ask("resign", seat=line.seat)


OTHER = "(old) => { const main = document.querySelector('main'); return main && main !== old; }"


def walk(player: Player, path: str) -> None:
    """To another screen of the page, until it is there."""
    old = player.page.locator("main").element_handle()
    player.walk(path)
    player.page.wait_for_function(OTHER, arg=old)


def tour(player: Player, before: bool = True) -> Iterator[str]:
    """Shows one screen after the other and says which one it is.

    What comes before a battle is left out where test_briefing.py shows it, in the same size.
    """
    page = player.page
    page.goto("/")
    expect(page.locator(".tile .preview > *").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # the pictures of the other games
    yield "home"
    walk(player, "/new/memoir")
    expect(page.locator("button.primary.big")).to_be_enabled()
    yield "new"
    walk(player, "/battles/memoir")
    expect(page.locator("main .preview > *").first).to_be_visible()
    yield "battles"
    if before:
        yield from before_a_battle(player)
    walk(player, "/settings")
    expect(page.locator("main select").first).to_be_visible()
    yield "settings"
    walk(player, "/account")
    expect(page.locator("main input").first).to_be_visible()
    yield "account"
    walk(player, "/packs")
    expect(page.locator("main li").first).to_be_visible()
    yield "packs"
    walk(player, "/nowhere")
    expect(page.locator("main")).to_be_visible()
    yield "lost"
    player.lay(axis="open", allies="me")
    expect(page.locator("input[readonly]").first).to_be_visible()
    yield "waiting"
    yield from the_table(player)
    player.lay(axis="me", allies="me")
    expect(page.locator("main.curtain")).to_be_visible()
    yield "curtain"


def before_a_battle(player: Player) -> Iterator[str]:
    page = player.page
    walk(player, "/play/memoir")
    expect(page.locator("main .map image").first).to_be_attached()
    yield "briefing"
    walk(player, "/how-to/memoir")
    expect(page.locator("main .map image").first).to_be_attached()
    yield "how-to"
    walk(player, "/rules/memoir")
    expect(page.locator("main")).to_contain_text("M44-")
    expect(page.locator("main .summary li").first).to_be_visible()
    yield "rules"


def the_table(player: Player) -> Iterator[str]:
    page = player.page
    sit_down(player, "memoir")
    table = str(player.told.table["id"])
    yield "table-card"
    for key, name in {"a": "actions", "?": "keys"}.items():
        player.key(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield f"table-{name}"
        player.key("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    for name, arrived in {"move": moves, "attack": attacks}.items():
        advance(player, table, arrived)
        player.go(table)
        player.until_asked()
        yield f"table-{name}"
    player.go(table, "?at=3")
    page.wait_for_selector("header.bar.replay")
    yield "replay"
    resign(player, table)
    player.go(table)
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "end"


def screens_of(player: Player, game: str) -> Iterator[str]:
    """What a game fills by itself: its shelf, its rules, its lessons, its table."""
    page = player.page
    page.goto(f"/new/{game}")
    expect(page.locator("button.primary.big")).to_be_enabled()
    yield f"new-{game}"
    page.goto(f"/play/{game}")
    expect(page.locator("main .map image").first).to_be_attached()
    yield f"briefing-{game}"
    page.goto(f"/how-to/{game}")
    expect(page.locator("main .map image").first).to_be_attached()
    yield f"how-to-{game}"
    page.goto(f"/rules/{game}")
    expect(page.locator("main article, main section, main li").first).to_be_visible()
    yield f"rules-{game}"
    page.goto(f"/learn/{game}", wait_until="networkidle")
    expect(page.locator("main")).to_be_visible()
    yield f"learn-{game}"
    lesson = page.locator("main button.primary")
    if lesson.count():
        lesson.first.click()
        player.until_asked()
        yield f"lesson-{game}"
    yield from table_of(player, game)


def table_of(player: Player, game: str) -> Iterator[str]:
    """From the home page to the first question, and the list of all answers."""
    page = player.page
    sit_down(player, game)
    yield f"table-{game}"
    player.key("a")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield f"actions-{game}"
    player.key("Escape")


def sit_down(player: Player, game: str) -> None:
    """Point 1 of the acceptance list: three clicks from the home page to the first choice."""
    page = player.page
    page.goto("/")
    tile = page.locator("article", has_text=find_game(game).titles[player.language])
    tile.locator("a.play").click()
    page.locator("button.primary.big").click()
    page.wait_for_url("**/t/*")
    player.until_asked()
    expect(page.locator(".prompt")).not_to_be_empty()
    shown = player.look()
    beside = page.locator(".table :is([class*=mat], .cards) button:enabled")
    assert shown.lit() or shown.buttons or beside.count()
