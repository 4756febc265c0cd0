# hot: compiled by mypyc
"""Who may attack whom, how strongly (KF-2.7.1 to KF-2.7.6, data/README sections 4 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.crescent.rules.sight import blocks, may_fire_at, may_fire_from
from vezerkar.games.crescent.terms import (
    ANTI_CAVALRY,
    ATTACK_LIMIT,
    BRIDGE,
    BRIDGE_BREAKER,
    CALM,
    CAPTURE_ONLY,
    FOREST_ATTACKER,
    MELEE,
    RESISTANCE,
    SHOOTER,
    STAND_FIRM,
    STANDING_BONUS,
    STANDING_SHOT,
    STRIKE_BACK,
    TERRAIN_FIGHTER,
    ZEAL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def attack_strength(s: Battle, seat: i64, a: i64, d: i64, kind: i64) -> i64:
    """The strength of an attack under a captain (KF-2.7.1, KF-2.7.24)."""
    board = s.board
    troop: i64 = board.tower_troop[a]
    card = s.card_side(seat, troop)
    ability = board.ability[card]
    cubes: i64 = s.cubes[seat][troop]
    strength: i64 = cubes
    if ability & ATTACK_LIMIT:
        strength = min(strength, board.max_attack_cubes[card])  # KF-5.3.5
    strength += own_ground(s, a, ability)
    if ability & ANTI_CAVALRY and board.cavalry[board.tower_troop[d]]:
        strength += 1  # KF-5.2.3
    if kind == STANDING_SHOT and ability & STANDING_BONUS and cubes > 0:
        strength += 1  # KF-5.3.3, KF-5.3.4
    if s.in_force(seat, troop, ZEAL):
        strength += 1  # KF-6.15.1
    if kind != MELEE:
        strength -= board.cover[s.ground[s.square[d]]]  # KF-2.6.19
    return strength if strength > 0 else 0


def defence_strength(s: Battle, d: i64, a: i64) -> i64:
    """The strength of a tower that is attacked (KF-2.2.9, KF-2.2.11)."""
    board = s.board
    troop: i64 = board.tower_troop[d]
    strength: i64 = 0
    firm = False
    for seat in range(s.owner[d], board.seats, 2):
        if s.cubes[seat][troop] > strength:
            strength = s.cubes[seat][troop]
        if s.in_force(seat, troop, STAND_FIRM):
            firm = True
    ability = board.ability[troop * 2]  # what helps in defence is the same on both sides
    strength += own_ground(s, d, ability)
    if ability & ANTI_CAVALRY and board.cavalry[board.tower_troop[a]]:
        strength += 1
    if firm:
        strength += 1  # KF-6.16.1
    return strength


def own_ground(s: Battle, t: i64, ability: i64) -> i64:
    """KF-5.1.3: foot in forest, town or on a rampart; its own square counts."""
    if not ability & TERRAIN_FIGHTER:
        return 0
    square: i64 = s.square[t]
    bonus: i64 = s.board.foot_bonus[s.ground[square]]
    if s.is_rampart(square):
        bonus = s.board.rampart_bonus
    return bonus


def strong_enough(s: Battle, seat: i64, a: i64, d: i64, kind: i64) -> bool:
    """KF-2.7.2: never with less strength than the defender."""
    return attack_strength(s, seat, a, d, kind) >= defence_strength(s, d, a)


# Melee


def may_close_in(s: Battle, seat: i64, a: i64, d: i64) -> bool:
    """Whether ground and type allow a melee between neighbours, whatever their strength."""
    board = s.board
    troop: i64 = board.tower_troop[a]
    if not board.melee[troop]:
        return False  # KF-5.6.3
    p: i64 = s.square[a]
    q: i64 = s.square[d]
    if board.foot_only[s.ground[p]] or board.foot_only[s.ground[q]]:
        return s.ability(seat, troop) & FOREST_ATTACKER != 0  # KF-2.6.16
    return True


def melee_targets(s: Battle, seat: i64, a: i64, found: list[int]) -> None:
    """The enemies a tower may attack in melee from where it stands."""
    board = s.board
    p: i64 = s.square[a]
    for direction in range(8):
        d: i64 = s.at[board.near[8 * p + direction]]
        if d >= 0 and s.owner[d] != s.owner[a]:
            if may_close_in(s, seat, a, d) and strong_enough(s, seat, a, d, MELEE):
                found.append(d)


# Shots


def range_of(s: Battle, seat: i64, troop: i64) -> i64:
    """The range of a type under a captain; 0 if it does not shoot."""
    card = s.card_side(seat, troop)
    if not s.board.ability[card] & SHOOTER:
        return 0
    far: i64 = s.board.reach[card]
    return far + 1 if s.in_force(seat, troop, CALM) else far  # KF-6.9.1


def shot_targets(s: Battle, seat: i64, a: i64, kind: i64, found: list[int]) -> None:
    """The enemies a tower may shoot at from where it stands."""
    board = s.board
    p: i64 = s.square[a]
    far = range_of(s, seat, board.tower_troop[a])
    if far == 0 or not may_fire_from(s, p):
        return
    for direction in range(8):
        for i, q in enumerate(board.lines[p * 8 + direction]):
            if i >= far:
                break
            d: i64 = s.at[q]
            if d >= 0:
                if s.owner[d] != s.owner[a] and may_be_shot(s, seat, a, d, q, direction, kind):
                    found.append(d)
                break
            if board.blocks_fire[s.ground[q]]:
                break


def may_be_shot(s: Battle, seat: i64, a: i64, d: i64, q: i64, direction: i64, kind: i64) -> bool:
    """The end of a clear line: the target itself."""
    board = s.board
    if board.ability[board.tower_troop[d] * 2] & CAPTURE_ONLY or not may_fire_at(s, q):
        return False
    return not s.protects(q, direction ^ 4) and strong_enough(s, seat, a, d, kind)


def bridges_in_range(s: Battle, seat: i64, a: i64, found: list[int]) -> None:
    """The bridges a gun may blow up (KF-5.6.8); a tower on the bridge does not matter."""
    board = s.board
    troop: i64 = board.tower_troop[a]
    if not s.ability(seat, troop) & BRIDGE_BREAKER:
        return
    p: i64 = s.square[a]
    far = range_of(s, seat, troop)
    if not may_fire_from(s, p):
        return
    for direction in range(8):
        for i, q in enumerate(board.lines[p * 8 + direction]):
            if i >= far:
                break
            if may_blast(s, q) and s.works[q] == BRIDGE:
                found.append(q)
            if blocks(s, q):
                break


def may_blast(s: Battle, q: i64) -> bool:
    """Whether something stands on a square that can be blown up (KF-7.3.2, KF-2.6.38)."""
    work: i64 = s.works[q]
    if work == BRIDGE:
        t: i64 = s.at[q]
        if t >= 0 and s.board.artillery[s.board.tower_troop[t]]:
            return False
        return s.board.lasting[q] == 0
    return work > BRIDGE


# What a target answers


def resists(s: Battle, d: i64) -> bool:
    """Whether Resistance keeps a tower from stepping back (KF-6.23.1)."""
    troop: i64 = s.board.tower_troop[d]
    for seat in range(s.owner[d], s.board.seats, 2):
        if s.in_force(seat, troop, RESISTANCE):
            return True
    return False


def range_back(s: Battle, seat: i64, troop: i64) -> i64:
    """The range of a Strike Back: Calm Air is purple too, so only the partner's can help it."""
    card = s.card_side(seat, troop)
    if not s.board.ability[card] & SHOOTER:
        return 0
    far: i64 = s.board.reach[card]
    for captain in range(seat % 2, s.board.seats, 2):
        if s.in_force(captain, troop, CALM):
            return far + 1  # KF-6.18.3
    return far


def can_strike_back(s: Battle, seat: i64, d_troop: i64, d_square: i64, a: i64, kind: i64) -> bool:
    """Whether Strike Back of a captain answers an attack (KF-6.18.2, KF-6.18.3)."""
    board = s.board
    if board.artillery[board.tower_troop[a]]:
        return False
    if kind == MELEE:
        return True
    far = range_back(s, seat, d_troop)
    if far == 0:
        return False
    p: i64 = s.square[a]
    # The line was clear for the shot; what is left is its length and the attacker's own cover.
    if board.distance[d_square * board.count + p] > far:
        return False
    direction: i64 = board.bearing[d_square * board.count + p]
    return not s.protects(p, direction ^ 4)


def striker_back(s: Battle, d: i64, d_square: i64, a: i64, kind: i64) -> i64:
    """The captain whose Strike Back answers an attack on a tower; -1 if there is none."""
    troop: i64 = s.board.tower_troop[d]
    for seat in range(s.owner[d], s.board.seats, 2):
        if s.in_force(seat, troop, STRIKE_BACK):
            if can_strike_back(s, seat, troop, d_square, a, kind):
                return seat
    return -1
