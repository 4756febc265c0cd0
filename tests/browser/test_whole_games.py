"""Whole battles of every game in the browser, from the first choice to the natural end."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.moments import lay_position
from tests.browser.player import Player
from tests.browser.test_board_size import measure
from tests.browser.test_two import assert_no_card
from tests.browser.ways import Rule, Way, by_keys, by_list, by_mouse, check_lit
from vezerkar import HOME
from vezerkar.files.ledger import load_ledger

MAX_DECISIONS = 900  # decisions of one battle
ROOM = (1440, 900)


@dataclass(frozen=True)
class Battle:
    """A table and how it is played."""

    game: str
    scenario: str
    seats: dict[str, str]  # `me`, `open`, or the level of a computer player
    settings: dict[str, object] = field(default_factory=dict)
    haste: float = 0.5
    bold: float = 1.0
    seed: int = 1

    @property
    def rule(self) -> Rule:
        return Rule(self.seed, self.haste, self.bold)


COUNTRIES = {"germany": 1, "uk": 2, "japan": 1, "ussr": 2, "italy": 1, "usa": 2}  # who plays them
BATTLES = {
    "crescent": Battle(
        "crescent", "open_field", {"ottoman": "sergeant", "christian": "me"}, haste=0.6
    ),
    "quartermaster": Battle(
        "quartermaster",
        "world-war",
        {country: "me" if who == 1 else "sergeant" for country, who in COUNTRIES.items()},
        {"players": 2},
        haste=0.6,  # with eight kinds of actions, and half as long as most
        seed=19,
    ),
    "panzer": Battle("panzer", "minsk", {"german": "me", "soviet": "sergeant"}, haste=0.6),
    "panzer alone": Battle("panzer", "solo_narva", {"german": "me"}, haste=0.9, bold=0.4, seed=4),
    "hungary": Battle(
        "hungary", "citadella", {"axis": "me", "soviet": "me"}, haste=0.9, bold=0.4, seed=3
    ),
}
AT_LEISURE = {name: replace(battle, haste=0.3, bold=1.0) for name, battle in BATTLES.items()} | {
    "memoir": Battle("memoir", "pegasus-bridge", {"axis": "sergeant", "allies": "me"}),
}
IN_TWO_BROWSERS = {  # Memoir '44 is played so in test_two.py
    "quartermaster": Battle(
        "quartermaster",
        "world-war",
        {country: "me" if who == 1 else "open" for country, who in COUNTRIES.items()},
        {"players": 2},
        haste=0.9,
    ),
}
STEADY = ("crescent", "hungary")  # whose boards are measured at each decision
LONG = ("quartermaster", "panzer", "panzer alone", "hungary")
# The turn of Italy in the last round: after that of the United States the war is over.
LAST_ROUND = """
game = "quartermaster"
scenario = "world-war"
round = 20
active = "italy"
stack = ["turn supply", "play"]
"""
WAYS: dict[str, Way] = {"keys": by_keys, "list": by_list}


def begin(sit: Sit, battle: Battle) -> Player:
    player = sit(*ROOM, forced=False)
    player.lay(battle.scenario, battle.game, battle.settings, **battle.seats)
    return player


def play(
    player: Player, battle: Battle, way: Way, look: bool = False, most: int = MAX_DECISIONS
) -> int:
    """Until the battle is over or so many decisions were taken; returns how many they were."""
    rule, sizes = battle.rule, dict[str, str]()
    steady = look and battle.game in STEADY
    for decisions in range(most):
        player.until_asked()
        if player.told.over:
            return decisions
        if player.told.curtain:
            lift(player)
            continue
        if look:
            check_lit(player)
        if steady:
            measure(player, sizes)
        actions = list(player.told.actions)
        if not actions:
            continue  # what was asked has been settled while the page was looked at
        way(player, rule.choose(actions))
        if steady:
            measure(player, sizes, shown=False)  # also while the others think
        assert player.errors == []
    assert most < MAX_DECISIONS, "the battle does not end"
    return most


def lift(player: Player) -> None:
    player.page.locator("main.curtain button").first.click()
    player.until(lambda: not player.told.curtain, "the table behind the curtain")


def is_over(player: Player, game: str) -> None:
    """The result is shown with the rule that says so, and nothing can be chosen any more."""
    result = player.page.get_by_role("dialog", name=re.compile("."))
    expect(result.last).to_be_visible()
    ended = re.findall(r"\b[A-Z]\w*-[\w.]+\d", result.last.inner_text())
    assert set(ended) & {rule.id for rule in load_ledger(HOME / "games" / game).rules}
    player.key("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert not player.look().lit()
    assert player.errors == []


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.soak) if name in LONG else name for name in BATTLES],
)
def test_points_2_and_4_by_mouse(name: str, sit: Sit) -> None:
    """At every decision exactly what can be chosen is lit, and every action can be clicked.

    Nothing that is asked or shown makes the board larger or smaller.
    """
    battle = BATTLES[name]
    player = begin(sit, battle)
    assert play(player, battle, by_mouse, look=True) > 15
    is_over(player, battle.game)


@pytest.mark.parametrize("name", ["quartermaster", "panzer alone", "hungary"])
def test_points_2_and_4_in_the_first_turns(name: str, sit: Sit) -> None:
    """Where a whole battle is too long for every change."""
    battle = BATTLES[name]
    assert play(begin(sit, battle), battle, by_mouse, look=True, most=24) == 24


def test_points_2_and_4_in_the_last_round(sit: Sit) -> None:
    """And how such a battle ends by itself: after all of its rounds."""
    player = sit(*ROOM, forced=False)
    lay_position(player, LAST_ROUND)
    assert play(player, BATTLES["quartermaster"], by_mouse, look=True) > 2
    is_over(player, "quartermaster")


@pytest.mark.soak
@pytest.mark.parametrize("name", AT_LEISURE)
def test_points_2_and_4_at_leisure(name: str, sit: Sit) -> None:
    """The same in long battles, in which more happens."""
    battle = AT_LEISURE[name]
    player = begin(sit, battle)
    assert play(player, battle, by_mouse, look=True) > 40
    is_over(player, battle.game)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", BATTLES)
def test_point_2_without_a_mouse(name: str, way: str, sit: Sit) -> None:
    battle = BATTLES[name]
    player = begin(sit, battle)
    assert play(player, battle, WAYS[way]) > 10
    is_over(player, battle.game)


@pytest.mark.soak
def test_point_10_four_captains_at_one_screen(sit: Sit) -> None:
    """Behind the curtain nobody sees a plan or a card of anybody."""
    player = sit(*ROOM, forced=False)
    told = player.context.request.get("/api/games/crescent/open_field?players=4").json()
    seats = {seat["seat"]: "me" for seat in told["seats"]}
    assert len(seats) == 4
    player.lay("open_field", "crescent", {"players": 4}, **seats)
    rule, curtains = Rule(2, 0.9), 0
    for _ in range(MAX_DECISIONS):
        player.until_asked()
        if player.told.over:
            break
        if player.told.curtain:
            curtains += 1
            if curtains < 9:
                assert_no_card(player, set())
                assert not player.told.live.get("mats"), "no plan is told to an empty chair"
            lift(player)
            continue
        by_list(player, rule.choose(player.told.actions))
    assert curtains > 8
    is_over(player, "crescent")


def either(one: Player, other: Player) -> Player | None:
    """One of those who are asked now; nobody, when it is over."""

    def found() -> list[Player | None]:
        other.page.wait_for_timeout(1)  # its events come in, too
        asked: list[Player | None] = [p for p in (one, other) if p.told.actions]
        return asked or ([None] if one.told.over and other.told.over else [])

    one.until(found, "a question to either")
    return found()[0]


@pytest.mark.soak
@pytest.mark.parametrize("game", IN_TWO_BROWSERS)
def test_two_people_play_to_the_end(game: str, sit: Sit) -> None:
    """Each before a browser of their own; each sees the end and its reason."""
    battle = IN_TWO_BROWSERS[game]
    host, guest = sit(*ROOM, forced=False), sit(*ROOM, forced=False)
    table = host.lay(battle.scenario, game, battle.settings, **battle.seats)
    for seat in host.told.table["seats"]:
        if seat.get("invitation"):
            body = {"invitation": seat["invitation"]}
            guest.context.request.post(f"/api/tables/{table}/seats/{seat['seat']}", data=body)
    host.context.request.post(f"/api/tables/{table}/start")
    host.go(table)
    guest.go(table)
    rule = battle.rule
    for _ in range(MAX_DECISIONS):
        asked = either(host, guest)
        if asked is None:
            break
        asked.until_shown()
        by_list(asked, rule.choose(asked.told.actions))
    for player in (host, guest):
        is_over(player, game)
