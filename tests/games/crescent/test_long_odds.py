"""The odds of every action in played battles."""

from __future__ import annotations

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.terms import ATTACK_KIND, V_EXECUTE, V_LAY


def test_the_sums_are_the_strengths_in_played_battles() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 250):
            for seat in s.actors():
                for action in s.legal_actions(seat):
                    kind = ATTACK_KIND.get(verb_of(action))
                    odds = GAME.odds(s, seat, action)
                    if kind is None:
                        assert odds is None or verb_of(action) in (V_EXECUTE, V_LAY)
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


def test_an_order_given_in_secret_uses_nothing_secret() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 120):
            if s.revealed:
                continue
            for seat in s.actors():
                guess = GAME.guess(s, seat, Seeded(5))
                for action in s.legal_actions(seat):
                    if verb_of(action) == V_LAY:
                        assert GAME.odds(s, seat, action) == GAME.odds(guess, seat, action)
                        seen += 1
    assert seen > 10
