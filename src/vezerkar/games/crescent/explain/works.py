"""Why a rampart or a bridge is not built or blown up (KF-2.6.3 to KF-2.6.38)."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.explain.towers import firm_bridge, no_bridge, wrong_tower
from vezerkar.games.crescent.phases.frame import ACT_DONE, PHASE, TOWER, WORKS_GREEN, WORKS_OTHER
from vezerkar.games.crescent.phases.tower_actions import ACTED
from vezerkar.games.crescent.rules.building import is_builder
from vezerkar.games.crescent.rules.orders import green_of
from vezerkar.games.crescent.terms import (
    BRIDGE_BREAKER,
    BRIDGE_BUILDING,
    DEMOLITION,
    NO_WORK,
    P_ACT,
    PLAIN,
    RAMPART_BUILDING,
    RIVER,
)
from vezerkar.scene.scene import Reason


def rampart(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a tower builds no rampart on a square."""
    found = not_building(f, t, RAMPART_BUILDING) or cannot_build(f, t) or too_far(f, t, q)
    if found:
        return found
    s, on = f.s, f.s.at[q]
    if s.ground[q] != PLAIN:
        return [because("why-rampart-ground", f.square(q), rules=("KF-2.6.24", "KF-2.6.25"))]
    if s.works[q] != NO_WORK:
        return [because("why-work-there", f.square(q), rules=("KF-2.6.24",))]
    if on >= 0 and s.owner[on] != s.owner[t]:
        return [because("why-occupied", f.square(q), f.tower(on), rules=("KF-2.6.25",))]
    return too_early(f, t)


def bridge(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a tower builds no bridge on a square."""
    found = not_building(f, t, BRIDGE_BUILDING) or cannot_build(f, t) or too_far(f, t, q)
    if found:
        return found
    if f.s.ground[q] != RIVER:
        return [because("why-bridge-ground", f.square(q), rules=("KF-2.6.4", "KF-2.6.6"))]
    if f.s.works[q] != NO_WORK:
        return [because("why-work-there", f.square(q), rules=("KF-2.6.6",))]
    return too_early(f, t)


def blast(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a tower blows up nothing on a square."""
    s = f.s
    if is_gun_at_work(f, t):
        return no_bridge(f, t, q)
    found = not_building(f, t, DEMOLITION)
    if not found and not is_builder(s, f.seat, t):
        return [because("why-no-builder", f.tower(t), rules=("KF-6.3.1", "KF-6.32.1"))]
    found = found or too_far(f, t, q)
    if found:
        return found
    if s.works[q] == NO_WORK:
        return [because("why-nothing-to-blast", f.square(q), rules=("KF-6.3.2", "KF-6.32.1"))]
    return firm_bridge(f, q) or too_early(f, t)


def done(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """KF-6.3.1: Field Works is to build or to blow up something."""
    return [because("why-works-due", rules=("KF-6.3.1", "KF-6.3.2"))]


# What all works ask for


def is_gun_at_work(f: Facts, t: int) -> bool:
    """KF-6.3.3: Field Works lets a gun blow up a bridge from afar."""
    s = f.s
    if s.stack[PHASE] == P_ACT or s.stack[WORKS_GREEN] or t != s.stack[TOWER]:
        return False
    return s.ability(f.seat, s.board.tower_troop[t]) & BRIDGE_BREAKER != 0


def not_building(f: Facts, t: int, card: int) -> list[Reason]:
    """Another tower is at work, or the order has no card for this."""
    s = f.s
    if s.stack[PHASE] == P_ACT or t != s.stack[WORKS_OTHER] - 1:
        found = wrong_tower(f, t)
        if found:
            return found
    if s.stack[PHASE] != P_ACT and s.stack[WORKS_GREEN] == 0:
        return []  # Field Works does it all
    if green_of(s, f.seat, t) != card:
        rules = ("KF-6.29.1", "KF-6.30.1", "KF-6.32.1")
        return [because("why-no-works-card", f.tower(t), rules=rules)]
    return []


def cannot_build(f: Facts, t: int) -> list[Reason]:
    """A rider or a gunner, or no tile is left."""
    if not is_builder(f.s, f.seat, t):
        return [because("why-no-builder", f.tower(t), rules=("KF-2.6.5", "KF-2.6.24"))]
    if f.s.tiles_left() < 1:
        return [because("why-no-tiles", rules=("KF-0.8",))]
    return []


def too_far(f: Facts, t: int, q: int) -> list[Reason]:
    """Neither its own square nor a neighbouring one."""
    s = f.s
    if s.square[t] >= 0 and s.board.distance[s.square[t] * s.board.count + q] <= 1:
        return []
    return [because("why-square-far", f.tower(t), f.square(q), rules=("KF-2.6.6", "KF-2.6.25"))]


def too_early(f: Facts, t: int) -> list[Reason]:
    """KF-6.30.2: before the first step only where an attack needs it."""
    if f.s.stack[PHASE] != P_ACT or f.s.stack[ACT_DONE] & ACTED:
        return []
    return [because("why-works-early", f.tower(t), rules=("KF-6.30.2", "KF-6.1.2"))]
