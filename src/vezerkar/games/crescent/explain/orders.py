"""Why an order, or something a tower should do, is not possible."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import ACT_DONE, ACT_MODE, PICK_PARTS, TOWER
from vezerkar.games.crescent.phases.orders import HELPER
from vezerkar.games.crescent.phases.tower_actions import (
    ATTACKED,
    BUILT,
    LEFT,
    MOVED,
    SPURRED,
    STEPPED,
)
from vezerkar.games.crescent.rules.building import is_builder
from vezerkar.games.crescent.rules.combat import (
    attack_strength,
    defence_strength,
    may_close_in,
    range_of,
)
from vezerkar.games.crescent.rules.movement import EAST, WEST, is_just_captured, may_be_exchanged
from vezerkar.games.crescent.rules.orders import (
    can_execute,
    has_standing_bonus,
    may_be_filled,
    must_fill,
)
from vezerkar.games.crescent.rules.sight import blocks, clear_line, may_fire_at, may_fire_from
from vezerkar.games.crescent.terms import (
    AS_CHARGE,
    AS_DOUBLE,
    AS_EXCHANGE,
    BRIDGE,
    CAPTURE_ONLY,
    COMRADES,
    CUBE_TO_STEP,
    GREY,
    MELEE,
    NO_CARD,
    REAR_ROW,
    STANDING_SHOT,
    V_BLAST,
    V_CANNON,
)
from vezerkar.scene.scene import Reason
from vezerkar.space.squares import NO_LINE


def order(f: Facts, troop: int) -> list[Reason]:
    s = f.s
    if s.laid[f.seat][troop * 3 + GREY] == NO_CARD:
        return [because("why-no-order", f.troop(troop), rules=("KF-3.2.4",))]
    if not can_execute(s, f.seat, troop):
        return [because("why-order-impossible", f.troop(troop), rules=("KF-3.2.12", "KF-6.1.2"))]
    return []


def pick(f: Facts, t: int) -> list[Reason]:
    s = f.s
    if s.square[t] < 0:
        return [because("why-tower-gone", f.tower(t), rules=("KF-2.1.4",))]
    if s.owner[t] != f.seat % 2:
        return [because("why-not-your-tower", f.tower(t), rules=("KF-2.1.6",))]
    if s.board.tower_troop[t] != s.army and not may_help(f):
        return [because("why-other-troop", f.tower(t), f.troop(s.army), rules=("KF-2.9.2",))]
    return [because("why-cannot-act", f.tower(t), rules=("KF-6.1.2",))]


def fill(f: Facts, t: int) -> list[Reason]:
    """Why a tower gets no disc back yet: Regrouping needs one that can be given (KF-6.8.2)."""
    s = f.s
    if must_fill(s) and may_be_filled(s, f.seat % 2, t):
        rules = ("KF-6.17.2", "KF-6.8.2")
        return [because("why-fill-first", f.tower(t), f.troop(s.army), rules=rules)]
    return []


def may_help(f: Facts) -> bool:
    """KF-6.7.1: the second tower of Comrades' Aid may be of any type."""
    s = f.s
    return s.laid[f.seat][s.army * 3 + GREY] == COMRADES and not s.stack[PICK_PARTS] & HELPER


def wrong_tower(f: Facts, t: int) -> list[Reason]:
    """Another tower is acting."""
    acting = f.s.stack[TOWER]
    if t != acting:
        return [because("why-another-acts", f.tower(acting), rules=("KF-3.2.6",))]
    return []


def move(f: Facts, t: int, q: int) -> list[Reason]:
    found = wrong_tower(f, t)
    if found:
        return found
    s = f.s
    done = s.stack[ACT_DONE]
    if is_just_captured(s, t):
        return [because("why-just-captured", f.tower(t), rules=("KF-5.6.12",))]
    if done & BUILT:
        return [because("why-works-done", f.tower(t), rules=("KF-6.30.2",))]
    if done & MOVED:
        return [because("why-moved-already", f.tower(t), rules=("KF-2.5.1",))]
    if done & LEFT == 0:
        return [because("why-no-steps", f.tower(t), rules=("KF-2.5.1", "KF-2.7.7"))]
    if done & ATTACKED and s.stack[ACT_MODE] == AS_CHARGE:
        return [because("why-charge-over", f.tower(t), rules=("KF-6.4.1",))]
    if s.at[q] >= 0 and s.at[q] != t:
        rules = ("KF-2.5.3", "KF-2.5.4")
        return [because("why-occupied", f.square(q), f.tower(s.at[q]), rules=rules)]
    if not s.enterable(q):
        return [because("why-not-enterable", f.square(q), rules=("KF-2.5.5", "KF-2.6.14"))]
    too_far: tuple[str, ...] = ("KF-2.5.1", "KF-2.6.11", "KF-2.6.29")
    if s.ability(f.seat, s.board.tower_troop[t]) & REAR_ROW:
        if s.board.bearing[s.square[t] * s.board.count + q] not in (EAST, WEST):
            return [because("why-gun-moves", f.tower(t), rules=("KF-5.6.1",))]
        too_far = ("KF-5.6.1",)
    left = done & LEFT
    return [because("why-too-far", f.tower(t), f.square(q), left, rules=too_far)]


def spur(f: Facts, t: int) -> list[Reason]:
    """Why no cube becomes a step."""
    found = wrong_tower(f, t)
    if found:
        return found
    s = f.s
    done, troop = s.stack[ACT_DONE], s.board.tower_troop[t]
    if not s.ability(f.seat, troop) & CUBE_TO_STEP:
        return [because("why-no-spur", f.tower(t), rules=("KF-5.4.3",))]
    if done & SPURRED:
        return [because("why-spurred", f.tower(t), rules=("KF-5.4.4",))]
    if done & (STEPPED | ATTACKED):
        return [because("why-spur-late", f.tower(t), rules=("KF-5.4.4",))]
    if s.cubes[f.seat][troop] == 0:
        return [because("why-spur-cube", f.tower(t), rules=("KF-5.4.3",))]
    return []


def swap(f: Facts, t: int, other: int) -> list[Reason]:
    """Why a gun does not change places with another tower."""
    found = wrong_tower(f, t)
    s = f.s
    if found or s.stack[ACT_MODE] != AS_EXCHANGE or s.square[other] < 0:
        return found
    for gun, there in ((t, s.square[other]), (other, s.square[t])):
        if is_just_captured(s, gun):
            return [because("why-just-captured", f.tower(gun), rules=("KF-5.6.12",))]
        if not may_be_exchanged(s, gun, there):
            return [because("why-gun-moves", f.tower(gun), rules=("KF-6.6.3",))]
    return []


def attack(f: Facts, a: int, d: int, kind: int) -> list[Reason]:
    """The first reason against an attack."""
    found = wrong_tower(f, a)
    if found:
        return found
    s = f.s
    done, mode = s.stack[ACT_DONE], s.stack[ACT_MODE]
    if mode == AS_EXCHANGE:
        return [because("why-no-attack-order", f.tower(a), rules=("KF-6.6.2",))]
    if done & ATTACKED:
        return [because("why-attacked-already", f.tower(a), rules=("KF-2.7.22",))]
    if s.exhausted(a):
        return [because("why-exhausted", f.tower(a), rules=("KF-2.8.2",))]
    if s.square[d] < 0:
        return [because("why-tower-gone", f.tower(d), rules=("KF-2.1.4",))]
    if s.owner[d] == s.owner[a]:
        return [because("why-own-tower", f.tower(d), rules=("KF-2.5.3",))]
    found = melee(f, a, d, done) if kind == MELEE else shot(f, a, d, kind, done)
    strength, defence = attack_strength(s, f.seat, a, d, kind), defence_strength(s, d, a)
    if not found and strength < defence:
        rules = ("KF-2.7.2",)
        return [because("why-too-weak", f.tower(a), f.tower(d), strength, defence, rules=rules)]
    return found


def strike_two(f: Facts, first: int, second: int, kinds: int) -> list[Reason]:
    """Why two attacks are not made together: both must be possible (KF-6.5.2)."""
    a = f.s.stack[TOWER]
    if f.s.stack[ACT_MODE] != AS_DOUBLE:
        return [because("why-one-attack", f.tower(a), rules=("KF-6.5.1",))]
    if first == second:
        return [because("why-one-target", f.tower(first), rules=("KF-6.5.1",))]
    return attack(f, a, first, kinds // 3) or attack(f, a, second, kinds % 3)


def melee(f: Facts, a: int, d: int, done: int) -> list[Reason]:
    s, board = f.s, f.s.board
    if not board.melee[board.tower_troop[a]]:
        return [because("why-no-melee", f.tower(a), rules=("KF-5.6.3",))]
    if board.distance[s.square[a] * board.count + s.square[d]] != 1:
        return [because("why-not-adjacent", f.tower(a), f.tower(d), rules=("KF-2.7.6",))]
    if done & LEFT == 0:
        return [because("why-no-steps", f.tower(a), rules=("KF-2.7.6",))]
    if not may_close_in(s, f.seat, a, d):
        return [because("why-forest", f.tower(a), rules=("KF-2.6.16",))]
    return []


def shot(f: Facts, a: int, d: int, kind: int, done: int) -> list[Reason]:
    s, board = f.s, f.s.board
    p, q = s.square[a], s.square[d]
    far = range_of(s, f.seat, board.tower_troop[a])
    if far == 0:
        return [because("why-no-shooter", f.tower(a), rules=("KF-2.7.18",))]
    if board.ability[board.tower_troop[d] * 2] & CAPTURE_ONLY:
        return [because("why-shot-at-gun", f.tower(d), rules=("KF-5.6.4",))]
    if kind == STANDING_SHOT and done & STEPPED:
        return [because("why-stepped", f.tower(a), rules=("KF-5.3.3", "KF-5.3.5"))]
    if kind == STANDING_SHOT and not has_standing_bonus(s, f.seat, a):
        return [because("why-no-bonus", f.tower(a), rules=("KF-5.3.3", "KF-5.3.4"))]
    if clear_line(s, p, q, far):
        return []
    return [line(f, a, d, p, q, far)]


def line(f: Facts, a: int, d: int, p: int, q: int, far: int) -> Reason:
    """What is wrong with a line of fire."""
    s, board = f.s, f.s.board
    direction = board.bearing[p * board.count + q]
    if direction == NO_LINE:
        return because("why-no-line", f.tower(a), f.tower(d), rules=("KF-2.7.20",))
    if board.distance[p * board.count + q] > far:
        return because("why-out-of-range", f.tower(a), f.tower(d), far, rules=("KF-2.7.20",))
    for here in (p, q):
        if not (may_fire_from(s, here) if here == p else may_fire_at(s, here)):
            return because("why-forest-fire", f.square(here), rules=("KF-2.6.15", "KF-5.6.14"))
    for between in board.lines[p * 8 + direction]:
        if between != q and blocks(s, between):
            rules = ("KF-2.6.21", "KF-2.6.22")
            who = (f.tower(a), f.tower(d), f.square(between))
            return because("why-line-blocked", *who, rules=rules, anchors=(f.square(between),))
        if between == q:
            break
    return because("why-rampart-protects", f.tower(d), f.square(q), rules=("KF-2.6.26",))


def work(f: Facts, verb: int, t: int, q: int) -> list[Reason]:
    """Why something cannot be built or blown up."""
    s = f.s
    if verb in (V_BLAST, V_CANNON):
        if s.works[q] == 0:
            return [because("why-nothing-to-blast", f.square(q), rules=("KF-6.3.2",))]
        if s.works[q] == BRIDGE and s.board.lasting[q]:
            return [because("why-lasting-bridge", f.square(q), rules=("KF-7.3.2",))]
        return []
    if not is_builder(s, f.seat, t):
        return [because("why-no-builder", f.tower(t), rules=("KF-2.6.5", "KF-2.6.24"))]
    if s.tiles_left() < 1:
        return [because("why-no-tiles", rules=("KF-0.8",))]
    return []
