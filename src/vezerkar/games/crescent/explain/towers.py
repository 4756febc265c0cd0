"""Why a tower that carries out an order cannot step, attack or change places."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.odds.strikes import blows_ahead, strengths_of
from vezerkar.games.crescent.phases.frame import (
    ACT_DONE,
    ACT_MODE,
    TOWER,
)
from vezerkar.games.crescent.phases.tower_actions import (
    ATTACKED,
    BUILT,
    LEFT,
    MOVED,
    SPURRED,
    STEPPED,
    SWAPPED,
)
from vezerkar.games.crescent.rules.combat import (
    attack_strength,
    defence_strength,
    may_close_in,
    range_of,
)
from vezerkar.games.crescent.rules.movement import EAST, WEST, is_just_captured, may_be_exchanged
from vezerkar.games.crescent.rules.orders import has_standing_bonus
from vezerkar.games.crescent.rules.sight import blocks, may_fire_at, may_fire_from
from vezerkar.games.crescent.terms import (
    AS_CHARGE,
    AS_DOUBLE,
    AS_EXCHANGE,
    BRIDGE,
    BRIDGE_BREAKER,
    CAPTURE_ONLY,
    CUBE_TO_STEP,
    MELEE,
    REAR_ROW,
    SHOT,
    STANDING_SHOT,
)
from vezerkar.scene.scene import Reason
from vezerkar.space.squares import NO_LINE

SAME_KINDS = (MELEE * 4, SHOT * 4, STANDING_SHOT * 4)  # twice the same, counted in threes
MELEE_AND_SHOT = (MELEE * 3 + SHOT, SHOT * 3 + MELEE)


def wrong_tower(f: Facts, t: int) -> list[Reason]:
    """Another tower is acting."""
    acting = f.s.stack[TOWER]
    if t != acting:
        return [because("why-another-acts", f.tower(acting), rules=("KF-3.2.6",))]
    return []


def move(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a tower does not step to a square."""
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
        return occupied(f, t, q)
    if not s.enterable(q):
        return [because("why-not-enterable", f.square(q), rules=("KF-2.5.5", "KF-2.6.14"))]
    too_far: tuple[str, ...] = ("KF-2.5.1", "KF-2.6.11", "KF-2.6.29")
    if s.ability(f.seat, s.board.tower_troop[t]) & REAR_ROW:
        if s.board.bearing[s.square[t] * s.board.count + q] not in (EAST, WEST):
            return [because("why-gun-moves", f.tower(t), rules=("KF-5.6.1",))]
        too_far = ("KF-5.6.1",)
    left = done & LEFT
    return [because("why-too-far", f.tower(t), f.square(q), left, rules=too_far)]


def occupied(f: Facts, t: int, q: int) -> list[Reason]:
    """Whoever clicks an enemy means to attack it: why not, and from where."""
    s = f.s
    there = s.at[q]
    if s.owner[there] != s.owner[t]:
        found = attack(f, t, there, MELEE)
        ahead = step_first(f, there) if found else None
        if found:
            return [ahead] if ahead else found
    return [because("why-occupied", f.square(q), f.tower(there), rules=("KF-2.5.3", "KF-2.5.4"))]


def spur(f: Facts, t: int, _: int, __: int) -> list[Reason]:
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
    if done & BUILT:
        return [because("why-works-done", f.tower(t), rules=("KF-6.30.2",))]
    if s.cubes[f.seat][troop] == 0:
        return [because("why-spur-cube", f.tower(t), rules=("KF-5.4.3",))]
    return [because("why-spur-useless", f.tower(t), rules=("KF-5.4.3", "KF-6.1.2"))]


def swap(f: Facts, t: int, other: int, _: int) -> list[Reason]:
    """Why a tower does not change places with another."""
    found = wrong_tower(f, t)
    if found:
        return found
    s, done = f.s, f.s.stack[ACT_DONE]
    if s.stack[ACT_MODE] != AS_EXCHANGE:
        return [because("why-no-exchange", f.tower(t), rules=("KF-6.6.1",))]
    if done & (STEPPED | SWAPPED):
        return [because("why-exchanged", f.tower(t), rules=("KF-6.6.2",))]
    if s.square[other] < 0:
        return [because("why-tower-gone", f.tower(other), rules=("KF-2.1.4",))]
    if s.owner[other] != s.owner[t]:
        return [because("why-not-your-tower", f.tower(other), rules=("KF-6.6.1",))]
    if s.board.distance[s.square[t] * s.board.count + s.square[other]] != 1:
        towers = (f.tower(t), f.tower(other))
        return [because("why-stays-apart", *towers, rules=("KF-6.6.1",))]
    return stuck_gun(f, t, other)


def stuck_gun(f: Facts, t: int, other: int) -> list[Reason]:
    """Which of two towers is a gun that stays where it is."""
    s = f.s
    for gun, there in ((t, s.square[other]), (other, s.square[t])):
        if is_just_captured(s, gun):
            return [because("why-just-captured", f.tower(gun), rules=("KF-5.6.12",))]
        if not may_be_exchanged(s, gun, there):
            return [because("why-gun-moves", f.tower(gun), rules=("KF-6.6.3",))]
    return []


def melee(f: Facts, a: int, d: int, _: int) -> list[Reason]:
    found = attack(f, a, d, MELEE)
    ahead = step_first(f, d) if [why.message.key for why in found] == ["why-not-adjacent"] else None
    return [ahead] if ahead else found


def shoot(f: Facts, a: int, d: int, _: int) -> list[Reason]:
    found = attack(f, a, d, SHOT)
    return found or [because("why-stand-instead", f.tower(a), rules=("KF-5.3.3", "KF-5.3.5"))]


def stand(f: Facts, a: int, d: int, _: int) -> list[Reason]:
    return attack(f, a, d, STANDING_SHOT)


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
    found = hand_to_hand(f, a, d, done) if kind == MELEE else shot(f, a, d, kind, done)
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
    found = attack(f, a, first, kinds // 3) or attack(f, a, second, kinds % 3)
    if not found and kinds not in (*SAME_KINDS, *MELEE_AND_SHOT):
        return [because("why-mixed-kinds", f.tower(a), rules=("KF-6.5.2", "KF-5.3.3"))]
    return found or [because("why-stand-instead", f.tower(a), rules=("KF-5.3.3", "KF-5.3.5"))]


def hand_to_hand(f: Facts, a: int, d: int, done: int) -> list[Reason]:
    """What is wrong with a melee."""
    s, board = f.s, f.s.board
    if not board.melee[board.tower_troop[a]]:
        return [because("why-no-melee", f.tower(a), rules=("KF-5.6.3",))]
    if board.distance[s.square[a] * board.count + s.square[d]] != 1:
        return [not_adjacent(f, a, d)]
    if done & LEFT == 0:
        return [because("why-no-steps", f.tower(a), rules=("KF-2.7.6",))]
    if not may_close_in(s, f.seat, a, d):
        return [because("why-forest", f.tower(a), rules=("KF-2.6.16",))]
    return []


def not_adjacent(f: Facts, a: int, d: int) -> Reason:
    return because("why-not-adjacent", f.tower(a), f.tower(d), rules=("KF-2.7.6",))


def step_first(f: Facts, d: int) -> Reason | None:
    """The squares from which the tower that acts could strike an enemy, the nearest first."""
    blows = [blow for blow in blows_ahead(f.s, f.seat) if blow.target == d]
    if not blows:
        return None
    squares = [f.square(blow.square) for blow in blows]
    args = (f.tower(d), squares[0], *strengths_of(f.s, f.seat, blows[0]))
    return because("why-step-first", *args, rules=("KF-2.7.6",), anchors=squares, mark="way")


def shot(f: Facts, a: int, d: int, kind: int, done: int) -> list[Reason]:
    """What is wrong with a shot."""
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
    return line(f, a, d, p, q, far)


def line(f: Facts, a: int, d: int, p: int, q: int, far: int) -> list[Reason]:
    """What is wrong with a line of fire."""
    s, board = f.s, f.s.board
    direction = board.bearing[p * board.count + q]
    if direction == NO_LINE:
        return [because("why-no-line", f.tower(a), f.tower(d), rules=("KF-2.7.20",))]
    if board.distance[p * board.count + q] > far:
        return [because("why-out-of-range", f.tower(a), f.tower(d), far, rules=("KF-2.7.20",))]
    for here in (p, q):
        if not (may_fire_from(s, here) if here == p else may_fire_at(s, here)):
            return [because("why-forest-fire", f.square(here), rules=("KF-2.6.15", "KF-5.6.14"))]
    for between in board.lines[p * 8 + direction]:
        if between != q and blocks(s, between):
            rules = ("KF-2.6.21", "KF-2.6.22")
            who = (f.tower(a), f.tower(d), f.square(between))
            return [because("why-line-blocked", *who, rules=rules, anchors=(f.square(between),))]
        if between == q:
            break
    if s.protects(q, direction ^ 4):
        return [because("why-rampart-protects", f.tower(d), f.square(q), rules=("KF-2.6.26",))]
    return []


def cannonade(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a gun does not blow up a bridge from afar."""
    found = wrong_tower(f, t)
    s, done = f.s, f.s.stack[ACT_DONE]
    if found:
        return found
    if not s.ability(f.seat, s.board.tower_troop[t]) & BRIDGE_BREAKER:
        return [because("why-no-breaker", f.tower(t), rules=("KF-5.6.8",))]
    if s.stack[ACT_MODE] == AS_EXCHANGE:
        return [because("why-no-attack-order", f.tower(t), rules=("KF-6.6.2",))]
    if done & ATTACKED:
        return [because("why-attacked-already", f.tower(t), rules=("KF-2.7.22",))]
    if s.exhausted(t):
        return [because("why-exhausted", f.tower(t), rules=("KF-2.8.2",))]
    return no_bridge(f, t, q)


def no_bridge(f: Facts, t: int, q: int) -> list[Reason]:
    """Why a gun cannot blow up a bridge: there is none, it stays, or it is out of reach."""
    s = f.s
    if s.works[q] != BRIDGE:
        return [because("why-nothing-to-blast", f.square(q), rules=("KF-5.6.8", "KF-6.3.3"))]
    found = firm_bridge(f, q)
    if found:
        return found
    args = (f.tower(t), f.square(q))
    return [because("why-cannon-reach", *args, rules=("KF-5.6.8", "KF-2.7.20"))]


def firm_bridge(f: Facts, q: int) -> list[Reason]:
    """Why a bridge is not blown up: it was there from the start, or a gun stands on it."""
    s = f.s
    if s.works[q] == BRIDGE and s.board.lasting[q]:
        return [because("why-lasting-bridge", f.square(q), rules=("KF-7.3.2",))]
    on = s.at[q]
    if s.works[q] == BRIDGE and on >= 0 and s.board.artillery[s.board.tower_troop[on]]:
        return [because("why-bridge-under-gun", f.square(q), f.tower(on), rules=("KF-2.6.38",))]
    return []


def done(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """KF-6.1.2: an order is a step or an attack."""
    return [because("why-not-acted", f.tower(f.s.stack[TOWER]), rules=("KF-6.1.2",))]


# After an attack


def attacker(f: Facts, t: int, _: int, __: int) -> list[Reason]:
    """Only the tower that attacks gives up a disc, or does not."""
    return wrong_tower(f, t)


def retreat(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why a tower does not step back to a square."""
    found = wrong_tower(f, t)
    args = (f.tower(t), f.square(q))
    return found or [because("why-retreat-there", *args, rules=("KF-2.7.9", "KF-2.7.10"))]


def enter(f: Facts, t: int, q: int, _: int) -> list[Reason]:
    """Why the attacker does not enter a square."""
    found = wrong_tower(f, t)
    return found or [because("why-not-emptied", f.square(q), rules=("KF-6.5.3",))]
