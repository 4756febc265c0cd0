"""Why a unit does not fire, support or flip, and why victory points do not help."""

from __future__ import annotations

from vezerkar.games.panzer.explain.cards import name
from vezerkar.games.panzer.explain.reasons import about, anchor, because, place
from vezerkar.games.panzer.rules.combat_values import firing_unit, target_unit
from vezerkar.games.panzer.rules.rows import S_LENGTH, T_CARD, T_COUNT, T_LENGTH, T_PICKS
from vezerkar.games.panzer.rules.support import supports
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    DRAWN_UNIT,
    P_CARDS,
    P_DRAWN,
    P_LOSS,
    P_OPS,
    PATH_UNIT,
    PHASE,
    SPEND_ACTION,
    SPEND_DEMORALIZE,
    SPEND_MINUS,
    SPEND_MOVE,
    SPEND_PLUS,
    SPEND_REDUCE,
    UNIT_SLOTS,
)
from vezerkar.scene.message import Reason

# What victory points buy at each moment.
BUYS = {
    P_OPS: (SPEND_MOVE, SPEND_ACTION, SPEND_DEMORALIZE),
    P_CARDS: (SPEND_PLUS, SPEND_MINUS, SPEND_DEMORALIZE),
    P_LOSS: (SPEND_REDUCE,),
}


def is_there(s: Front, u: int, side: int) -> bool:
    return u < UNIT_SLOTS and s.unit_tile[u] >= 0 and s.side(u) == side


def not_own(s: Front, u: int, side: int, rule: str) -> list[Reason]:
    return [] if is_there(s, u, side) else [because("no-own-unit", rule)]


def why_no_volley(s: Front, side: int, u: int, _: int) -> list[Reason]:
    """Why a unit has no free fire."""
    found = not_own(s, u, side, "PG-5.4.23")
    return found or [
        because("no-free-fire", "PG-5.4.23", "PG-5.4.70", anchors=anchor(s, u), thing=about(s, u))
    ]


def why_no_pick(s: Front, side: int, u: int, _: int) -> list[Reason]:
    """Why a card that was played is not about a unit."""
    at = len(s.table) - T_LENGTH
    card = name(s, s.table[at + T_CARD])
    if u >= UNIT_SLOTS or s.unit_tile[u] < 0:
        return [because("no-unit", "PG-5.2.9")]
    if u in s.table[at + T_PICKS : at + T_PICKS + s.table[at + T_COUNT]]:
        return [because("picked", "PG-5.2.9", anchors=anchor(s, u), thing=about(s, u))]
    return [because("not-for-unit", "PG-5.2.9", "PG-5.2.10", thing=about(s, u), card=card)]


def why_not_picked(s: Front, side: int, _: int, __: int) -> list[Reason]:
    """PG-5.2.9: a card names what it is about."""
    card = s.table[len(s.table) - T_LENGTH + T_CARD]
    return [because("pick-one", "PG-5.2.9", card=name(s, card))]


def why_no_flip(s: Front, side: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not try its special ability."""
    found = not_own(s, u, side, "PG-5.4.18")
    if found:
        return found
    if s.stack[PHASE] == P_DRAWN:
        return [because("another-first", "PG-5.4.18", thing=about(s, s.stack[DRAWN_UNIT]))]
    return [because("no-flak", "PG-5.4.18", anchors=anchor(s, u), thing=about(s, u))]


def why_no_call(s: Front, side: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not support from afar."""
    found = not_own(s, u, side, "PG-7.4.1")
    if found:
        return found
    args = about(s, u)
    if u == firing_unit(s):
        return [because("fires-itself", "PG-7.4.1", thing=args)]
    if u in s.support[::S_LENGTH]:
        return [because("supports-already", "PG-7.4.5", thing=args)]
    if supports(s, u, s.unit_tile[target_unit(s)]) == 0:
        return [because("no-support", "PG-7.4.1", "PG-7.4.4", anchors=anchor(s, u), thing=args)]
    return [because("no-ammo", "PG-7.4.3")]


def why_no_sacrifice(s: Front, side: int, card: int, _: int) -> list[Reason]:
    return [because("not-held", "PG-7.12.1", card=name(s, card))]


# Victory points


def why_no_spending(s: Front, side: int, kind: int) -> list[Reason]:
    """Why victory points do not buy something now."""
    cost = s.board.spend_cost
    if not cost:
        return [because("no-spending", "PG-9.2.0.26")]
    if kind not in BUYS.get(s.stack[PHASE], ()):
        return [because("spend-elsewhen", "PG-9.2.0.26")]
    if s.points[side] < cost[kind]:
        have = s.points[side]
        return [because("points-short", "PG-9.2.0.26", number=cost[kind], number2=have)]
    return []


def why_no_spend(s: Front, side: int, kind: int, _: int) -> list[Reason]:
    """Why victory points do not change a fire or a loss."""
    found = why_no_spending(s, side, kind)
    return found or [because("spend-on-unit", "PG-9.2.0.26")]


def why_no_spend_on(s: Front, side: int, kind: int, u: int) -> list[Reason]:
    """Why victory points buy nothing for, or against, a unit."""
    found = why_no_spending(s, side, kind)
    if found:
        return found
    if kind == SPEND_DEMORALIZE:
        own = is_there(s, u, side)
        return [because("own-target" if own else "no-target", "PG-9.2.0.26")]
    if kind in (SPEND_PLUS, SPEND_MINUS):
        return [because("spend-on-fire", "PG-9.2.0.26")]
    found = not_own(s, u, side, "PG-9.2.0.26")
    return found or [
        because("no-extra", "PG-6.2.29", "PG-6.2.24", anchors=anchor(s, u), thing=about(s, u))
    ]


# The non-player side


def why_no_step(s: Front, side: int, u: int, tile: int) -> list[Reason]:
    """Why a non-player unit does not take that way."""
    mover = s.stack[PATH_UNIT]
    if u != mover:
        return [because("another-first", "PG-9.2.0.20", thing=about(s, mover))]
    return [because("not-nearer", "PG-9.2.0.20", tile=place(s, tile), thing=about(s, mover))]
