# hot: compiled by mypyc
"""How tempting the steps of a secret plan are, in points.

A plan is made in the order of its needs: cards into the hand, orders for those who can use them,
what helps them, cubes where they are needed; then it is handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.plan import held
from vezerkar.games.crescent.prospects import Weights, greys_in_hand, need_of, use_of
from vezerkar.games.crescent.terms import (
    CHARGE,
    COMRADES,
    DOUBLE_STRIKE,
    EXCHANGE,
    EXTRA_PAY,
    FIELD_WORKS,
    GENERAL_ATTACK,
    GREY,
    GUN,
    HEAVY,
    LIEUTENANT,
    LIGHT,
    MUSKET,
    NO_REST,
    OPEN_PLAIN,
    REGROUP,
    REINFORCEMENT,
    RESISTANCE,
    STAND_FIRM,
    STRATAGEM,
    STRIKE_BACK,
    SURVEY,
    TERROR,
    UPGRADE,
    V_CUBE,
    V_DRAW,
    V_LAY,
    V_LOCK,
    V_RECALL,
    ZEAL,
)

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


def plan_urge(s: Battle, w: Weights, seat: i64, action: int) -> float:
    """What a step of a plan promises; taking something back promises nothing good."""
    verb = verb_of(action)
    a: i64 = a_of(action)
    if verb == V_LAY:
        return laying(s, w, seat, a, b_of(action))
    if verb == V_CUBE:
        cubes = float(s.cubes[seat][a])
        return 0.15 + w.strength * need_of(s, seat, a) / (1.0 + cubes)
    if verb == V_DRAW:
        return drawing(s, seat, a)
    if verb == V_RECALL:
        return recalling(s, seat, a)
    return LOCK if verb == V_LOCK else NEVER


def drawing(s: Battle, seat: i64, card: i64) -> float:
    """The first card is compulsory, the second only if it does not clog the hand."""
    worth = 6.0 + WANTED[card]
    if s.board.colour[card] != GREY and clogged(s, seat):
        worth -= 9.0
        if len(s.drawn[seat]) == 0:
            worth += 6.0
    return worth


def recalling(s: Battle, seat: i64, card: i64) -> float:
    if s.board.colour[card] == GREY:
        return 4.0 + 0.5 * WANTED[card] if WANTED[card] > 1.0 else 0.2
    return NEVER if clogged(s, seat) else 3.0 + 0.5 * WANTED[card]


def clogged(s: Battle, seat: i64) -> bool:
    """Whether the hand has enough cards that are no orders."""
    return held(s, seat) - greys_in_hand(s, seat) >= OTHERS


def laying(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    colour: i64 = s.board.colour[card]
    if colour == GREY:
        return ordering(s, w, seat, card, troop)
    worth = helping(s, w, seat, card, troop)
    return 0.8 + worth if worth > 0.0 else NEVER


def ordering(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A grey card: the best use of the type, as far as this card allows it."""
    if card == FIELD_WORKS or card == REGROUP:
        return NEVER
    many: i64 = 2 if card == GENERAL_ATTACK else 1
    use = use_of(s, w, seat, troop, many)
    if use <= 0.0:
        return NEVER
    if card == CHARGE:
        use += 2.0 * w.step
    elif card == COMRADES:
        use += w.order
    elif card == DOUBLE_STRIKE:
        use += 0.2
    elif card == EXCHANGE:
        use *= 0.5
    if troop == GUN and use < 1.0:
        return NEVER
    # Dear cards must bring more than another order would.
    return w.order + use - 0.4 * float(s.board.points[card])


def helping(s: Battle, w: Weights, seat: i64, card: i64, troop: i64) -> float:
    """A purple or green card beside an order."""
    need = need_of(s, seat, troop)
    fights = need > 1.0
    if card == UPGRADE:
        return 2.2 + (0.6 if troop == HEAVY or troop == MUSKET else 0.2 if troop == LIGHT else 0.0)
    if card == EXTRA_PAY:
        return 2.4
    if card == LIEUTENANT or card == REINFORCEMENT:
        return 1.2
    if card == SURVEY:
        return 0.8 * float(past_the_line(s, seat % 2)) - 1.0
    if card == ZEAL or card == NO_REST:
        return 0.8 if fights else -1.0
    if card == STAND_FIRM or card == RESISTANCE or card == STRIKE_BACK:
        return 0.6 if fights else -1.0
    if card == OPEN_PLAIN:
        return 0.4 if troop != GUN else -1.0
    if card == TERROR or card == STRATAGEM:
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
