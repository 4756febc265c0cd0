"""Who is asked what: the other seat's turn, the wrong moment of a turn, units one may not touch."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import BIT, FRAME, OBSERVER
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.facts import Facts
from vezerkar.games.memoir.references import PHASE_RULES, Rules
from vezerkar.games.memoir.terms import (
    ENDINGS,
    P_AGAIN,
    P_BARRAGE,
    P_BATTLE,
    P_COMMAND,
    P_DESTINATION,
    P_DIG,
    P_DROP,
    P_FLAGS,
    P_GROUND,
    P_HEAL,
    P_KEEP,
    P_MOVE,
    P_NAMING,
    P_ORDER,
    P_PLAY,
    P_RETREAT,
    P_SECTION,
    P_STRIKES,
    V_ATTACK,
    V_BARRAGE_WITH,
    V_CLEAR,
    V_COPY,
    V_DONE,
    V_EXIT,
    V_HAND,
    V_MOVE,
    V_MOVE_VIA,
    V_ORDER,
    V_PASS,
    V_PICK,
    V_PLAY,
    V_STAY,
    V_STRIKE_WITH,
)
from vezerkar.scene.scene import Reason

# The five steps of a turn (M44-T.2), by verb and by phase.
CARD, ORDERS, MOVES, BATTLES, DRAW = range(1, 6)
STEP_OF_VERB: Final[dict[int, int]] = {
    V_PLAY: CARD,
    V_STRIKE_WITH: CARD,
    V_BARRAGE_WITH: CARD,
    V_HAND: CARD,
    V_COPY: CARD,
    V_ORDER: ORDERS,
    V_PICK: MOVES,
    V_MOVE: MOVES,
    V_MOVE_VIA: MOVES,
    V_EXIT: MOVES,
    V_ATTACK: BATTLES,
    V_CLEAR: BATTLES,
}
STEP_OF_PHASE: Final[dict[int, int]] = {
    P_DROP: 0,
    P_PLAY: CARD,
    P_COMMAND: CARD,
    P_SECTION: ORDERS,
    P_ORDER: ORDERS,
    P_NAMING: ORDERS,
    P_STRIKES: ORDERS,
    P_BARRAGE: ORDERS,
    P_HEAL: ORDERS,
    P_DIG: ORDERS,
    P_MOVE: MOVES,
    P_DESTINATION: MOVES,
    P_BATTLE: BATTLES,
    P_KEEP: DRAW,
}
# Cards that order nobody: after them come no moves and no battles.
ORDERS_NOBODY: Final = (P_NAMING, P_STRIKES, P_BARRAGE, P_DIG)
# The phase that stands for a step, and the rule that a step is finished before the next begins.
PHASE_OF_STEP: Final = (P_DROP, P_PLAY, P_ORDER, P_MOVE, P_BATTLE, P_KEEP)
FINISHED: Final[dict[int, Rules]] = {
    CARD: ("M44-1.3",),
    ORDERS: ("M44-2.1",),
    MOVES: ("M44-3.5",),
    BATTLES: ("M44-5.1",),
}
# Phases inside a battle: what a unit does there is finished before anything else (M44-4.2, 4.81).
IN_BATTLE: Final = (P_FLAGS, P_RETREAT, P_GROUND, P_AGAIN)


def not_asked(f: Facts) -> list[Reason]:
    """Why a seat that is not waited for decides nothing now; empty if it is its turn."""
    s = f.s
    if s.ending >= 0:
        return [because("why-over", rules=(ENDINGS[s.ending], "M44-O.4"))]
    if f.seat == OBSERVER or f.seat >= len(f.layout.seats):
        return [because("why-watching", rules=("M44-T.4",))]
    if s.waiting & BIT[f.seat]:
        return []
    asked = f.seat_name(s.actors()[0])
    rules = ("M44-T.4", *PHASE_RULES[f.current])
    return [because("why-not-asked", asked, f.phase(f.current), rules=rules, anchors=[asked])]


def wrong_moment(f: Facts, verb: int) -> list[Reason]:
    """Why a verb is not asked for in this phase: its step is over, or still to come."""
    now = f.current
    if now in IN_BATTLE:
        unit = f.unit(f.frame[0])
        rules = ("M44-4.2", *PHASE_RULES[now])
        return [because("why-not-finished", unit, f.phase(now), rules=rules, anchors=[unit])]
    if now in (P_PLAY, P_COMMAND) and verb in (V_DONE, V_PASS, V_STAY):
        return [because("why-card-must-be-played", rules=("M44-1.2",))]
    step, here = STEP_OF_VERB.get(verb, 0), STEP_OF_PHASE.get(now, 0)
    if step and here and step != here:
        args = (f.phase(phase_of_step(f, step)), f.phase(now))
        if step == MOVES and second_move_waits(f):
            return [because("why-step-to-come", *args, rules=("M44-T.2", "M44-K.24"))]
        if step < here or is_second_move(f):
            return [because("why-step-over", *args, rules=("M44-T.2", *FINISHED[step]))]
        if now not in ORDERS_NOBODY:
            rules = ("M44-T.2", *PHASE_RULES[now], *FINISHED[here])
            return [because("why-step-to-come", *args, rules=tuple(dict.fromkeys(rules)))]
    return [because("why-asked-else", f.phase(now), rules=PHASE_RULES[now])]


def phase_of_step(f: Facts, step: int) -> int:
    """The phase that stands for a step in sentences."""
    return P_COMMAND if step == CARD and f.board.overlord else PHASE_OF_STEP[step]


def is_second_move(f: Facts) -> bool:
    """Whether units move after their battles, as Behind Enemy Lines allows (M44-K.24)."""
    return f.current in (P_MOVE, P_DESTINATION) and P_BATTLE not in f.s.stack[:-FRAME:FRAME]


def second_move_waits(f: Facts) -> bool:
    """Whether units battle now and move again afterwards (M44-K.24)."""
    return f.current == P_BATTLE and P_MOVE in f.s.stack[:-FRAME:FRAME]


# Units


def gone(f: Facts, u: int) -> Reason:
    """The unit is not on the board: eliminated, left by an exit, or lost in a drop."""
    rules = ["M44-4.41"]
    if f.board.unit_side[u] == f.board.exit_side:
        rules.append("M44-F.17")
    if u in f.board.drops:
        rules.append("M44-F.5")
    return because("why-unit-gone", f.unit(u), rules=tuple(rules))


def not_mine(f: Facts, u: int) -> list[Reason]:
    """Why a unit cannot act for the active side: it is the enemy's, or not on the board."""
    if f.board.unit_side[u] != f.s.active:
        return [because("why-enemy-unit", f.unit(u), rules=("M44-T.4",), anchors=[f.unit(u)])]
    return [gone(f, u)] if f.place(u) < 0 else []


def no_target(f: Facts, t: int, rules: Rules) -> list[Reason]:
    """Why a unit cannot be a target at all: it is an own one, or not on the board."""
    if f.board.unit_side[t] == f.s.active:
        return [because("why-own-unit", f.unit(t), rules=rules, anchors=[f.unit(t)])]
    return [gone(f, t)] if f.place(t) < 0 else []


def not_under_orders(f: Facts, u: int) -> list[Reason]:
    """Why a unit does not act for this seat: not ordered, or ordered by another member."""
    if f.s.orders[f.seat] & BIT[u]:
        return []
    for seat, orders in enumerate(f.s.orders):
        if orders & BIT[u]:
            return [other_commander(f, u, seat, ("M44-A3.3", "M44-A3.7"))]
    if f.s.fought & BIT[u]:
        return [ordered_before(f, u)]
    rules = ("M44-2.2", "M44-C.1")
    return [because("why-not-ordered", f.unit(u), rules=rules, anchors=[f.unit(u)])]


def ordered_before(f: Facts, u: int) -> Reason:
    """It has its order for this turn; in Overlord perhaps by an earlier card, already done."""
    unit = f.unit(u)
    return because("why-already-ordered", unit, rules=("M44-2.4",), anchors=[unit])


def other_commander(f: Facts, u: int, seat: int, rules: Rules) -> Reason:
    return because("why-other-commander", f.unit(u), f.seat_name(seat), rules=rules)
