"""The sheet of an attack adds up to the strengths that decide it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME, Table, clash, duel
from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.terms import ATTACK_KIND
from vezerkar.scene.panels import Sheet


def test_the_sums_are_the_strengths_in_played_battles() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 250):
            for seat in s.actors():
                for action in s.legal_actions(seat):
                    kind = ATTACK_KIND.get(verb_of(action))
                    odds = GAME.odds(s, seat, action)
                    if kind is None:
                        assert odds is None
                        continue
                    assert odds is not None
                    assert odds.sheet is not None
                    attack, defence = odds.sheet.sums
                    a, d = a_of(action), b_of(action)
                    assert sum(t.value for t in attack.terms) == attack_strength(
                        s, seat, a, d, kind
                    )
                    assert sum(t.value for t in defence.terms) == defence_strength(s, d, a)
                    assert sum(bar.chance for bar in odds.sheet.bars) == 1.0
                    seen += 1
    assert seen > 10


def sheet_of(table: Table, action: str) -> Sheet:
    odds = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    return odds.sheet


def sheet(table: Table, action: str) -> list[str]:
    found = sheet_of(table, action)
    terms = [term.text.key for part in found.sums for term in part.terms]
    return [*terms, *(bar.text.key for bar in found.bars)]


def test_every_line_has_its_reason() -> None:
    table = clash(
        {"c-musket1": "E6", "o-foot1": "E4", "o-pike1": "F5"},
        christian={"plan": {"musket": ["march", "zeal"]}, "cubes": {"musket": 1}},
        ottoman={"plan": {"foot": ["march", "stand_firm"]}},
        ground={"E4": "town"},
    )
    table.do("execute musket")
    assert sheet(table, "stand-and-shoot c-musket1 o-foot1") == [
        "term-cubes",
        "term-standing",
        "term-zeal",
        "term-cover",
        "term-cubes",
        "term-ground",
        "term-firm",
        "bar-pushed",
    ]


@pytest.mark.rule("KF-3.3.3", "KF-6.23.1")
def test_nobody_is_promised_to_push_back_who_resists() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["resistance"])
    [bar] = sheet_of(table, "melee c-pike1 o-foot1").bars
    assert (bar.text.key, bar.text.rules) == ("bar-stands", ("KF-6.23.1", "KF-3.3.3"))
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.score) == ("E5", (0, 0))
    hit = duel("c-pike1 E6", "o-foot1 E5", (2, 1), against=["resistance"])
    [bar] = sheet_of(hit, "melee c-pike1 o-foot1").bars
    assert bar.text.key == "bar-loss"


@pytest.mark.parametrize(("players", "rule"), [(2, "KF-2.3.1"), (4, "KF-2.2.9")])
def test_the_cubes_of_a_defence_rest_on_the_rule_for_so_many_players(
    players: int, rule: str
) -> None:
    captain = "christian" if players == 2 else "christian1"
    order: dict[str, Any] = {captain: {"plan": {"pike": ["march"]}, "cubes": {"pike": 2}}}
    towers = {"c-pike1": "E6", "o-foot1": "E5"}
    table = clash(towers, turn=captain, settings={"players": players}, **order)
    table.do("execute pike")
    _, defence = sheet_of(table, "melee c-pike1 o-foot1").sums
    assert defence.terms[0].text.rules == (rule,)
