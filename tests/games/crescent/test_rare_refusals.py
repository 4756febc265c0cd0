"""Why not? in phases that battles seldom get to: the reasons there are as true as elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.games.crescent.claims import CLAIMS
from tests.games.crescent.table import GAME, Table, duel, ordered
from tests.games.crescent.test_four_players import ORDER, before_battle
from tests.games.refusals import Trial, Tries

TRIES = 60
LOST = {"christian": {"light_cavalry": 1, "foot": 1}}


def regroup() -> Table:
    towers = {"c-foot1": "E6 3", "c-foot2": "A12 1", "c-pike1": "H6", "o-foot1": "C3"}
    return ordered(towers, "foot", "regroup", "fill_ranks", lost=LOST)


def finish() -> Table:
    towers = {"c-foot1": "E6", "c-light1": "H8 2", "c-heavy1": "A8 1", "c-gun1": "C12"}
    table = ordered(towers, "foot", "march", "fill_ranks", lost=LOST)
    table.do("pick c-foot1", "move c-foot1 E5")
    return table


def bloodbath() -> Table:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), more=["bloodbath"])
    table.do("melee c-pike1 o-foot1")
    return table


def enter() -> Table:
    table = ordered({"c-pike1": "E6", "o-foot1": "D5", "o-foot2": "F5"}, "pike", "double_strike")
    table.do("strike-two o-foot1 o-foot2 melee+melee")
    return table


def double() -> Table:
    towers = {"c-musket1": "E6", "o-foot1": "E4", "o-foot2": "F5", "c-foot1": "H6"}
    return ordered(towers, "musket", "double_strike", cubes=2)


def espionage() -> Table:
    table = before_battle(
        ottoman1={"plan": {"foot": ["march", "espionage"], "pike": ["march", "stratagem"]}},
        christian1={"plan": ORDER, "cubes": {"foot": 1}},
        christian2={"plan": ORDER, "cubes": {"pike": 1}},
    )
    table.do("announce espionage")
    return table


def demolition() -> Table:
    mine = {"plan": {"musket": ["march", "demolition"]}, "cubes": {"musket": 2}}
    works = {"F5": "rampart-S", "G6": "rampart-N"}
    towers = {"c-musket1": "F6", "o-foot1": "F5", "c-foot1": "B8"}
    return ordered(towers, "musket", mine=mine, ottoman={"cubes": {"foot": 2}}, works=works)


def field_works() -> Table:
    river = {"E5": "river", "F5": "river", "G5": "river"}
    towers = {"c-foot1": "F6", "c-light1": "B8", "o-foot1": "E7"}
    table = ordered(towers, "foot", "field_works", ground=river)
    if table.phase == "pick":
        table.do("pick c-foot1")
    return table


@pytest.mark.parametrize(
    ("phase", "make"),
    [
        ("regroup", regroup),
        ("finish", finish),
        ("bloodbath", bloodbath),
        ("enter", enter),
        ("act", double),
        ("espionage", espionage),
        ("act", demolition),
        ("works", field_works),
    ],
)
def test_a_refusal_in_a_rare_phase_is_given_a_true_reason(
    phase: str, make: Callable[[], Table]
) -> None:
    table = make()
    assert table.phase == phase
    tried = Trial(GAME, CLAIMS, "why-asked-else")
    tried.ask(table.s, table.s.actors()[0], Tries(GAME, random.Random(phase)), TRIES)
    assert tried.count > TRIES
    assert tried.verdict() == []
