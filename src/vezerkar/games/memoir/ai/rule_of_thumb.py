# hot: compiled by mypyc
"""The player of a first evening: most units, towards the enemy, most dice.

It plays the card that orders most units, moves each of them to where it throws most dice, else
nearer to the enemy, and shoots where it has most dice, at the weakest. It thinks neither of danger
nor of objectives. It is no level of the table: the league measures other players by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State, a_of, b_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.ai.card_values import fits
from vezerkar.games.memoir.ai.judge import TURNS_PER_BATTLE
from vezerkar.games.memoir.rules.cards import effective
from vezerkar.games.memoir.rules.combat import loss_from, loss_into
from vezerkar.games.memoir.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

DO_SOMETHING: Final = 0.1  # rather than nothing
A_DIE: Final = 10.0  # is worth more than any step
A_FIGURE_LESS: Final = 1.0  # of the target
SPECIAL_CARD: Final = 2.5  # a card without orders is worth as much as so many units


class RuleOfThumb(Judge):
    """Priors only: every position is worth the same to it."""

    def turn(self, s: State) -> int:
        assert isinstance(s, Battle)
        return s.turn + s.leg * TURNS_PER_BATTLE

    def value(self, s: State, team: i64) -> float:
        return 0.0

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, Battle)
        verb = verb_of(action)
        a: i64 = a_of(action)
        if verb == terms.V_PLAY or verb == terms.V_KEEP:
            return units_ordered(s, a)
        if verb == terms.V_HAND:
            return DO_SOMETHING
        if verb == terms.V_SECTION:
            return float(units_in(s, s.card, a))
        if verb == terms.V_ORDER or verb == terms.V_PICK:
            return DO_SOMETHING + 1.0 / float(1 + nearest_enemy(s, a, s.unit_hex[a]))
        if verb == terms.V_MOVE or verb == terms.V_MOVE_VIA:
            return stand(s, a, b_of(action))
        if verb == terms.V_ATTACK:
            return attack(s, a, s.unit_hex[a], b_of(action))
        if verb == terms.V_RETREAT:
            return float(nearest_enemy(s, a, b_of(action)))
        if verb == terms.V_NAME or verb == terms.V_STRIKE or verb == terms.V_BARRAGE:
            return DO_SOMETHING - A_FIGURE_LESS * float(s.unit_men[a]) / A_DIE
        if verb == terms.V_DONE or verb == terms.V_STAY or verb == terms.V_PASS:
            return 0.0
        return DO_SOMETHING


def units_ordered(s: Battle, card: i64) -> float:
    """How many units a card puts in motion."""
    board = s.board
    order = effective(s, card)
    if order == terms.NO_CARD:
        return 0.0
    if board.card_whole[order]:
        return float(max(units_in(s, order, 0), units_in(s, order, 1), units_in(s, order, 2)))
    if board.card_limit[order]:
        everywhere = units_in(s, order, 0) + units_in(s, order, 1) + units_in(s, order, 2)
        return float(min(board.card_limit[order], everywhere))
    quotas = board.card_quotas[order]
    total: i64 = 0
    named: i64 = 0
    for section in range(3):
        quota: i64 = quotas[section]
        named += quota
        total += min(quota, units_in(s, order, section))
    return float(total) if named else SPECIAL_CARD


def units_in(s: Battle, card: i64, section: i64) -> i64:
    """The units of the active side in a section that a card may order."""
    found: i64 = 0
    u: i64
    for u in s.board.units[s.active]:
        h: i64 = s.unit_hex[u]
        if h >= 0 and s.own_section(s.active, h) == section and fits(s, u, card):
            found += 1
    return found


def stand(s: Battle, u: i64, h: i64) -> float:
    """Where it can shoot best; else nearer to the enemy."""
    best = 0.0
    v: i64
    for v in s.board.units[1 - s.board.unit_side[u]]:
        if s.unit_hex[v] >= 0:
            best = max(best, attack(s, u, h, v))
    return best - float(nearest_enemy(s, u, h))


def attack(s: Battle, u: i64, h: i64, v: i64) -> float:
    """Most dice, then the weakest target; sight and cards are left out."""
    board = s.board
    b: i64 = s.unit_hex[v]
    far: i64 = board.distance[h * board.count + b]
    if far > board.unit_range[u]:
        return 0.0
    kind: i64 = board.unit_class[u]
    dice: i64 = board.unit_dice[u * 7 + far] - loss_from(s, kind, h)
    dice -= loss_into(s, kind, board.unit_side[v], h, b)
    if dice <= 0:
        return 0.0
    return A_DIE * float(dice) - A_FIGURE_LESS * float(s.unit_men[v])


def nearest_enemy(s: Battle, u: i64, h: i64) -> i64:
    """How far the nearest enemy of a unit is from a hex."""
    board = s.board
    nearest: i64 = 99
    v: i64
    for v in board.units[1 - board.unit_side[u]]:
        b: i64 = s.unit_hex[v]
        if b >= 0 and board.distance[h * board.count + b] < nearest:
            nearest = board.distance[h * board.count + b]
    return nearest
