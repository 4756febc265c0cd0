# hot: compiled by mypyc
"""How tempting the steps of a secret plan are, in points.

A plan is made in the order of its needs: cards into the hand, orders for those who can use them,
what helps them, cubes where they are needed; then it is handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.ai.tower_values import Weights, greys_in_hand, need_of, use_of
from vezerkar.games.crescent.rules.planning import held

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

NEVER: Final = -3.0
LOCK: Final = 0.1
OTHERS: Final = 3  # cards that are no orders: more of them would clog the hand (KF-3.1.9)

# How much a card is wanted in hand, from 0 to 5, in the order of terms.py.
WANTED: Final = [
    3.0, 3.5, 3.2, 0.2, 3.3, 2.2, 1.2, 3.0, 0.1,
    0.8, 1.6, 4.8, 0.4, 1.5, 1.3, 2.4, 1.9, 1.0, 1.2, 0.8, 1.7,
    1.6, 0.3, 1.2, 0.1, 3.0, 0.1, 2.6, 4.6, 0.3, 0.3, 2.0, 0.2,
]  # fmt: skip

# How much an Upgrade is wanted, by type of troops.
UPGRADE_WANTED: Final = [2.2, 2.2, 2.2 + 0.6, 2.2 + 0.2, 2.2 + 0.6, 2.2]


def plan_urge(s: Battle, w: Weights, seat: i64, action: int) -> float:
    """What a step of a plan promises; taking something back promises nothing good."""
    verb = verb_of(action)
    a: i64 = a_of(action)
    if verb == terms.V_LAY:
        return laying(s, w, seat, a, b_of(action))
    if verb == terms.V_CUBE:
        cubes = float(s.cubes[seat][a])
        return 0.15 + w.strength * need_of(s, seat, a) / (1.0 + cubes)
    if verb == terms.V_DRAW:
        return drawing(s, seat, a)
    if verb == terms.V_RECALL:
        return recalling(s, seat, a)
    return LOCK if verb == terms.V_LOCK else NEVER


def drawing(s: Battle, seat: i64, card: i64) -> float:
    """The first card is compulsory, the second only if it does not clog the hand."""
    worth = 6.0 + WANTED[card]
    if s.board.colour[card] != terms.GREY and clogged(s, seat):
        worth -= 9.0
        if len(s.drawn[seat]) == 0:
            worth += 6.0
    return worth


def recalling(s: Battle, seat: i64, card: i64) -> float:
    if s.board.colour[card] == terms.GREY:
        return 4.0 + 0.5 * WANTED[card] if WANTED[card] > 1.0 else 0.2
    return NEVER if clogged(s, seat) else 3.0 + 0.5 * WANTED[card]


def clogged(s: Battle, seat: i64) -> bool:
    """Whether the hand has enough cards that are no orders."""
    return held(s, seat) - greys_in_hand(s, seat) >= OTHERS


def laying(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    colour: i64 = s.board.colour[card]
    if colour == terms.GREY:
        return ordering(s, w, seat, card, troop)
    worth = helping(s, w, seat, card, troop)
    return 0.8 + worth if worth > 0.0 else NEVER


def ordering(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A grey card: the best use of the type, as far as this card allows it."""
    if card == terms.FIELD_WORKS or card == terms.REGROUP:
        return NEVER
    many: i64 = 2 if card == terms.GENERAL_ATTACK else 1
    use = use_of(s, w, seat, troop, many)
    if use <= 0.0:
        return NEVER
    if card == terms.CHARGE:
        use += 2.0 * w.step
    elif card == terms.COMRADES:
        use += w.order
    elif card == terms.DOUBLE_STRIKE:
        use += 0.2
    elif card == terms.EXCHANGE:
        use *= 0.5
    if troop == terms.GUN and use < 1.0:
        return NEVER
    # Dear cards must bring more than another order would.
    return w.order + use - 0.4 * float(s.board.points[card])


def helping(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A purple or green card beside an order."""
    need = need_of(s, seat, troop)
    fights = need > 1.0
    if card == terms.UPGRADE:
        return UPGRADE_WANTED[troop]
    if card == terms.EXTRA_PAY:
        return 2.4
    if card == terms.LIEUTENANT or card == terms.REINFORCEMENT:
        return 1.2
    if card == terms.SURVEY:
        return 0.8 * float(past_the_line(s, seat % 2)) - 1.0
    if card == terms.ZEAL or card == terms.NO_REST:
        return 0.8 if fights else -1.0
    if card == terms.STAND_FIRM or card == terms.RESISTANCE or card == terms.STRIKE_BACK:
        return 0.6 if fights else -1.0
    if card == terms.OPEN_PLAIN:
        return 0.4 if troop != terms.GUN else -1.0
    if card == terms.TERROR or card == terms.STRATAGEM:
        return 0.5
    return 0.2


def past_the_line(s: Battle, side: i64) -> i64:
    """Towers of a side in the enemy's half."""
    board = s.board
    found: i64 = 0
    for t in range(board.towers):
        if s.square[t] >= 0 and s.owner[t] == side and board.half[s.square[t]] != side:
            found += 1
    return found
