"""Why not? The rules and facts that forbid an action that somebody tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.explain import combat, setup_phase
from vezerkar.games.panzer.explain.cards import why_no_deploy, why_no_drop, why_no_play
from vezerkar.games.panzer.explain.citations import verb_rules
from vezerkar.games.panzer.explain.reasons import because
from vezerkar.games.panzer.explain.units import (
    why_no_aim,
    why_no_attack,
    why_no_dig,
    why_no_jump,
    why_no_move,
    why_no_swap,
    why_no_transfer,
)
from vezerkar.games.panzer.state import Front
from vezerkar.scene.message import Reason

ACTING = (terms.P_OPS, terms.P_STEP, terms.P_EXTRA)
UNIT_VERBS = (
    terms.V_MOVE,
    terms.V_SWAP,
    terms.V_JUMP,
    terms.V_DIG,
    terms.V_ATTACK,
    terms.V_TRANSFER,
)


def explain(s: Front, seat: int, action: int) -> list[Reason]:
    """The reasons against an action of a seat; none if it is possible."""
    if s.ending >= 0:
        return [because("over", "PG-6.4.1")]
    if seat not in s.actors():
        return [because("not-asked", "PG-6.0.2")]
    if action in s.legal_actions(seat):
        return []
    verb = verb_of(action)
    if not 0 <= verb < len(terms.VERBS):
        return [because("unknown", "PG-6.2.1")]
    found = _particular(s, seat, verb, action)
    if found:
        return found
    word = terms.FRAMES[s.stack[terms.PHASE]].word
    return [because("not-now", *verb_rules(s, verb), phase=f"phase:{word}")]


def _particular(s: Front, seat: int, verb: int, action: int) -> list[Reason]:
    side = s.board.side_of[seat]
    a, b = a_of(action), b_of(action)
    phase = s.stack[terms.PHASE]
    if verb in UNIT_VERBS and phase in ACTING:
        if a >= terms.UNIT_SLOTS or s.unit_tile[a] < 0 or s.side(a) != side:
            return [because("no-own-unit", "PG-6.2.1")]
        return _of_unit(s, verb, a, b)
    if verb == terms.V_PLAY:
        return why_no_play(s, side, a, b)
    if verb == terms.V_DEPLOY and phase == terms.P_OPS:
        return why_no_deploy(s, side, a, b, c_of(action))
    answer = ANSWERS.get((phase, verb))
    return answer(s, side, a, b) if answer is not None else []


# By phase and verb: who answers why it is refused; the values are those of the action.
ANSWERS: Final[dict[tuple[int, int], Callable[[Front, int, int, int], list[Reason]]]] = {
    (terms.P_BUY, terms.V_BUY): setup_phase.why_no_buy,
    (terms.P_BUY, terms.V_STACK): setup_phase.why_no_stack,
    (terms.P_PLACE, terms.V_PLACE): setup_phase.why_no_place,
    (terms.P_RAISE, terms.V_RAISE): setup_phase.why_no_raise,
    (terms.P_STATION, terms.V_STATION): setup_phase.why_no_station,
    (terms.P_SEARCH, terms.V_SEARCH): setup_phase.why_no_search,
    (terms.P_DRAW, terms.V_DRAW): setup_phase.why_no_draw,
    (terms.P_SHOP, terms.V_PURCHASE): setup_phase.why_no_purchase,
    (terms.P_DISCARD, terms.V_TAKE): setup_phase.why_no_take,
    (terms.P_OPS, terms.V_DROP): why_no_drop,
    (terms.P_OPS, terms.V_SPEND_ON): combat.why_no_spend_on,
    (terms.P_CARDS, terms.V_SPEND_ON): combat.why_no_spend_on,
    (terms.P_CARDS, terms.V_SPEND): combat.why_no_spend,
    (terms.P_LOSS, terms.V_SPEND): combat.why_no_spend,
    (terms.P_REACT, terms.V_VOLLEY): combat.why_no_volley,
    (terms.P_TARGETS, terms.V_PICK): combat.why_no_pick,
    (terms.P_TARGETS, terms.V_DONE): combat.why_not_picked,
    (terms.P_FLAK, terms.V_FLIP): combat.why_no_flip,
    (terms.P_DRAWN, terms.V_FLIP): combat.why_no_flip,
    (terms.P_SUPPORT, terms.V_CALL): combat.why_no_call,
    (terms.P_SACRIFICE, terms.V_SACRIFICE): combat.why_no_sacrifice,
    (terms.P_NPC_AIM, terms.V_AIM): why_no_aim,
    (terms.P_NPC_PATH, terms.V_STEP): combat.why_no_step,
}


def _of_unit(s: Front, verb: int, u: int, b: int) -> list[Reason]:
    if verb == terms.V_MOVE:
        return why_no_move(s, u, b)
    if verb == terms.V_SWAP:
        return why_no_swap(s, u, b)
    if verb == terms.V_JUMP:
        return why_no_jump(s, u, b)
    if verb == terms.V_DIG:
        return why_no_dig(s, u)
    if verb == terms.V_ATTACK:
        return why_no_attack(s, u, b)
    return why_no_transfer(s, u, b)
