"""The step that a melee needs, which is easily forgotten (KF-2.7.6)."""

from __future__ import annotations

from vezerkar.games.crescent import terms
from vezerkar.games.crescent.phases.frame import ACT_DONE, ACT_MODE, PHASE, TOWER
from vezerkar.games.crescent.phases.tower_actions import ATTACKED, LEFT, may_move
from vezerkar.games.crescent.rules.combat import melee_targets, range_of
from vezerkar.games.crescent.rules.movement import UNREACHED, reach
from vezerkar.games.crescent.state import Battle


def squares_without_attack(s: Battle, seat: int) -> frozenset[int]:
    """Where the tower that acts would stand beside an enemy with no step left to attack."""
    if s.stack[PHASE] != terms.P_ACT or not fights_hand_to_hand(s, seat):
        return frozenset()
    t = s.stack[TOWER]
    left: list[int] = [UNREACHED] * s.board.count
    reached = reach(s, seat, t, s.stack[ACT_DONE] & LEFT, left)
    return frozenset(q for q in reached if left[q] == 0 and _meets_enemy(s, seat, t, q))


def fights_hand_to_hand(s: Battle, seat: int) -> bool:
    """Whether the tower may still move and attack, and does not shoot."""
    t, done, mode = s.stack[TOWER], s.stack[ACT_DONE], s.stack[ACT_MODE]
    if not may_move(done, mode) or done & ATTACKED or mode == terms.AS_EXCHANGE or s.exhausted(t):
        return False
    return not range_of(s, seat, s.board.tower_troop[t])


def _meets_enemy(s: Battle, seat: int, t: int, q: int) -> bool:
    after = s.clone()
    if q != s.square[t]:
        after.go(t, q)
    found: list[int] = []
    melee_targets(after, seat, t, found)
    return bool(found)
