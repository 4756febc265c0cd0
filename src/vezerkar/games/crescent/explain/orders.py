"""Why an order is not carried out, and why it is not this tower that does."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import PHASE, PICK_PARTS, PICKED
from vezerkar.games.crescent.phases.orders import HELPER, MAIN
from vezerkar.games.crescent.rules.orders import can_execute, must_fill
from vezerkar.games.crescent.terms import (
    COMRADES,
    FIELD_WORKS,
    FILL_RANKS,
    GREY,
    NO_CARD,
    P_REGROUP,
    PURPLE,
    TYPES,
)
from vezerkar.scene.scene import Reason


def order(f: Facts, troop: int, _: int, __: int) -> list[Reason]:
    """Why an army card carries out nothing."""
    s = f.s
    if s.laid[f.seat][troop * 3 + GREY] == NO_CARD:
        return [because("why-no-order", f.troop(troop), rules=("KF-3.2.4",))]
    if not can_execute(s, f.seat, troop):
        return [because("why-order-impossible", f.troop(troop), rules=("KF-3.2.12", "KF-6.1.2"))]
    return []


# Who acts


def not_mine(f: Facts, t: int) -> list[Reason]:
    """A tower that is gone, or the enemy's."""
    s = f.s
    if s.square[t] < 0:
        return [because("why-tower-gone", f.tower(t), rules=("KF-2.1.4",))]
    if s.owner[t] != f.seat % 2:
        return [because("why-not-your-tower", f.tower(t), rules=("KF-2.1.6",))]
    return []


def pick(f: Facts, t: int, _: int, __: int) -> list[Reason]:
    """Why a tower does not act."""
    s = f.s
    found = not_mine(f, t)
    if found:
        return found
    if s.stack[PICKED] >> t & 1:
        return [because("why-has-acted", f.tower(t), rules=("KF-6.2.1", "KF-6.7.1"))]
    if s.board.tower_troop[t] != s.army and not may_help(f):
        return [because("why-other-troop", f.tower(t), f.troop(s.army), rules=("KF-2.9.2",))]
    works = s.laid[f.seat][s.army * 3 + GREY] == FIELD_WORKS
    rule = "KF-6.3.1" if works else "KF-6.1.2"
    return [because("why-cannot-act", f.tower(t), rules=(rule,))]


def may_help(f: Facts) -> bool:
    """KF-6.7.1: the second tower of Comrades' Aid may be of any type."""
    s = f.s
    return s.laid[f.seat][s.army * 3 + GREY] == COMRADES and not s.stack[PICK_PARTS] & HELPER


def finish(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """Why the order is not finished: nobody has acted, or not the tower it is for."""
    s = f.s
    if not s.stack[PICKED]:
        return [because("why-nobody-acted", rules=("KF-6.1.2", "KF-6.2.2"))]
    assert not s.stack[PICK_PARTS] & MAIN
    return [because("why-main-first", f.troop(s.army), rules=("KF-6.7.4",))]


# Discs


def fill(f: Facts, t: int, _: int, __: int) -> list[Reason]:
    """Why a tower gets no disc back by Filling the Ranks."""
    s = f.s
    if s.laid[f.seat][s.army * 3 + PURPLE] != FILL_RANKS:
        return [because("why-no-fill-card", f.troop(s.army), rules=("KF-6.17.1",))]
    if s.filled:
        return [because("why-filled", rules=("KF-6.17.1",))]
    found = not_mine(f, t) or no_disc(f, t)
    if not found and s.stack[PHASE] == P_REGROUP and must_fill(s):
        rules = ("KF-6.17.2", "KF-6.8.2")
        return [because("why-fill-first", f.tower(t), f.troop(s.army), rules=rules)]
    return found


def no_disc(f: Facts, t: int) -> list[Reason]:
    """A gun, a tower of full height, or a type that has lost no disc."""
    s, troop = f.s, f.s.board.tower_troop[t]
    if s.board.artillery[troop]:
        return [because("why-no-gun-disc", f.tower(t), rules=("KF-6.17.1", "KF-6.27.1"))]
    if s.discs[t] >= s.board.tower_full[t]:
        return [because("why-full-height", f.tower(t), rules=("KF-6.17.1",))]
    if s.lost[f.seat % 2 * TYPES + troop] == 0:
        return [because("why-no-lost-disc", f.troop(troop), rules=("KF-6.17.3",))]
    return []


def shift(f: Facts, giver: int, taker: int, _: int) -> list[Reason]:
    """Why a tower gives no disc to another."""
    s = f.s
    for t in (giver, taker):
        found = not_mine(f, t)
        if found:
            return found
        if s.board.tower_troop[t] != s.army:
            return [because("why-other-troop", f.tower(t), f.troop(s.army), rules=("KF-6.8.1",))]
    if giver == taker:
        return [because("why-same-tower", f.tower(giver), rules=("KF-6.8.1",))]
    return [because("why-last-disc", f.tower(giver), rules=("KF-6.8.2",))]
