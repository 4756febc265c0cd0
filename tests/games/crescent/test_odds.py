"""The sheet of an attack adds up to the strengths that decide it."""

from __future__ import annotations

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME, Table, clash
from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.combat import attack_strength, defence_strength
from vezerkar.games.crescent.data import load_data
from vezerkar.games.crescent.odds import ATTACKS


def test_the_sums_are_the_strengths_in_played_battles() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 250):
            for seat in s.actors():
                for option in s.legal(seat):
                    kind = ATTACKS.get(verb_of(option))
                    odds = GAME.odds(s, seat, option)
                    if kind is None:
                        assert odds is None
                        continue
                    assert odds is not None
                    assert odds.sheet is not None
                    attack, defence = odds.sheet.sums
                    a, d = a_of(option), b_of(option)
                    assert sum(t.value for t in attack.terms) == attack_strength(
                        s, seat, a, d, kind
                    )
                    assert sum(t.value for t in defence.terms) == defence_strength(s, d, a)
                    assert sum(bar.chance for bar in odds.sheet.bars) == 1.0
                    seen += 1
    assert seen > 10


def sheet(table: Table, action: str) -> list[str]:
    seat = table.s.actors()[0]
    odds = GAME.odds(table.s, seat, table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    terms = [term.text.key for part in odds.sheet.sums for term in part.terms]
    return [*terms, *(bar.text.key for bar in odds.sheet.bars)]


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
