# hot: compiled by mypyc
"""Priors of the steps of a secret plan, in points.

They make a plan in a sensible order: take cards, order those who can use it, add what helps them,
put cubes where they are needed, hand the plan in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.ai.tower_values import Weights, cube_need, order_value, orders_in_hand
from vezerkar.games.crescent.rules.planning import held

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

NEVER_PRIOR: Final = -3.0
HAND_IN_PRIOR: Final = 0.1
MAX_OTHER_CARDS: Final = 3  # that are not orders: more would clog the hand (KF-3.1.9)

# How much a card is wanted in hand, from 0 to 5, in the order of terms.py.
CARD_WANTED: Final = [
    3.0, 3.5, 3.2, 0.2, 3.3, 2.2, 1.2, 3.0, 0.1,
    0.8, 1.6, 4.8, 0.4, 1.5, 1.3, 2.4, 1.9, 1.0, 1.2, 0.8, 1.7,
    1.6, 0.3, 1.2, 0.1, 3.0, 0.1, 2.6, 4.6, 0.3, 0.3, 2.0, 0.2,
]  # fmt: skip

# How much an Upgrade is wanted, by type of troops.
UPGRADE_WANTED: Final = [2.2, 2.2, 2.2 + 0.6, 2.2 + 0.2, 2.2 + 0.6, 2.2]


def plan_prior(s: Battle, w: Weights, seat: i64, action: int) -> float:
    """What a step of a plan is likely to bring; taking something back brings nothing."""
    verb = verb_of(action)
    a: i64 = a_of(action)
    if verb == terms.V_LAY:
        return lay_prior(s, w, seat, a, b_of(action))
    if verb == terms.V_CUBE:
        cubes = float(s.cubes[seat][a])
        return 0.15 + w.strength * cube_need(s, seat, a) / (1.0 + cubes)
    if verb == terms.V_DRAW:
        return draw_prior(s, seat, a)
    if verb == terms.V_RECALL:
        return recall_prior(s, seat, a)
    return HAND_IN_PRIOR if verb == terms.V_LOCK else NEVER_PRIOR


def draw_prior(s: Battle, seat: i64, card: i64) -> float:
    """The first card is compulsory, the second only if it does not clog the hand."""
    worth = 6.0 + CARD_WANTED[card]
    if s.board.colour[card] != terms.GREY and hand_is_clogged(s, seat):
        worth -= 9.0
        if len(s.drawn[seat]) == 0:
            worth += 6.0
    return worth


def recall_prior(s: Battle, seat: i64, card: i64) -> float:
    if s.board.colour[card] == terms.GREY:
        return 4.0 + 0.5 * CARD_WANTED[card] if CARD_WANTED[card] > 1.0 else 0.2
    return NEVER_PRIOR if hand_is_clogged(s, seat) else 3.0 + 0.5 * CARD_WANTED[card]


def hand_is_clogged(s: Battle, seat: i64) -> bool:
    """Whether the hand has enough cards that are not orders."""
    return held(s, seat) - orders_in_hand(s, seat) >= MAX_OTHER_CARDS


def lay_prior(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    colour: i64 = s.board.colour[card]
    if colour == terms.GREY:
        return order_prior(s, w, seat, card, troop)
    worth = helper_prior(s, w, seat, card, troop)
    return 0.8 + worth if worth > 0.0 else NEVER_PRIOR


def order_prior(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A grey card: what the best towers of the type could do with it."""
    if card == terms.FIELD_WORKS or card == terms.REGROUP:
        return NEVER_PRIOR
    many: i64 = 2 if card == terms.GENERAL_ATTACK else 1
    use = order_value(s, w, seat, troop, many)
    if use <= 0.0:
        return NEVER_PRIOR
    if card == terms.CHARGE:
        use += 2.0 * w.step
    elif card == terms.COMRADES:
        use += w.order
    elif card == terms.DOUBLE_STRIKE:
        use += 0.2
    elif card == terms.EXCHANGE:
        use *= 0.5
    if troop == terms.GUN and use < 1.0:
        return NEVER_PRIOR
    # Dear cards must bring more than another order would.
    return w.order + use - 0.4 * float(s.board.points[card])


def helper_prior(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A purple or green card beside an order."""
    if card == terms.UPGRADE:
        return UPGRADE_WANTED[troop]
    if card == terms.EXTRA_PAY:
        return 2.4
    if card == terms.LIEUTENANT or card == terms.REINFORCEMENT:
        return 1.2
    if card == terms.SURVEY:
        return 0.8 * float(past_the_line(s, seat % 2)) - 1.0
    if card == terms.ZEAL or card == terms.NO_REST:
        return 0.8 if fights(s, seat, troop) else -1.0
    if card == terms.STAND_FIRM or card == terms.RESISTANCE or card == terms.STRIKE_BACK:
        return 0.6 if fights(s, seat, troop) else -1.0
    if card == terms.OPEN_PLAIN:
        return 0.4 if troop != terms.GUN else -1.0
    if card == terms.TERROR or card == terms.STRATAGEM:
        return 0.5
    return 0.2


def fights(s: Battle, seat: i64, troop: i64) -> bool:
    """Whether a type is likely to attack or to be attacked."""
    return cube_need(s, seat, troop) > 1.0


def past_the_line(s: Battle, side: i64) -> i64:
    """Towers of a side in the enemy's half."""
    board = s.board
    found: i64 = 0
    for t in range(board.towers):
        if s.square[t] >= 0 and s.owner[t] == side and board.half[s.square[t]] != side:
            found += 1
    return found
