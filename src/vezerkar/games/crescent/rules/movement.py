# hot: compiled by mypyc
"""How far a tower gets with its steps (KF-2.5.1 to KF-2.5.5, data/README section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.crescent.terms import (
    AS_CHARGE,
    CUBE_TO_STEP,
    OPEN_PLAIN,
    REAR_ROW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

CHARGE_STEPS: Final = 2  # KF-6.4.1
EAST: Final = 2
WEST: Final = 6
UNREACHED: Final = -1


def is_just_captured(s: Battle, t: i64) -> bool:
    """KF-5.6.12: a gun cannot be moved in the round of its capture, in whatever way."""
    return s.board.artillery[s.board.tower_troop[t]] != 0 and s.captured[t] == s.round


def steps_of(s: Battle, seat: i64, t: i64, mode: i64) -> i64:
    """The steps a tower has when its order begins."""
    board = s.board
    troop: i64 = board.tower_troop[t]
    if is_just_captured(s, t):
        return 0
    steps: i64 = board.steps[s.card_side(seat, troop)]
    if mode == AS_CHARGE:
        steps += CHARGE_STEPS
    if s.in_force(seat, troop, OPEN_PLAIN):
        steps += 1  # KF-6.10.1
    return steps


def can_spur(s: Battle, seat: i64, t: i64) -> bool:
    """KF-5.4.3: a cube of the own army card for one more step."""
    troop: i64 = s.board.tower_troop[t]
    return s.ability(seat, troop) & CUBE_TO_STEP != 0 and s.cubes[seat][troop] > 0


def after_step(s: Battle, square: i64, direction: i64, left: i64) -> i64:
    """Steps left after one more in a direction, or UNREACHED if it is not possible."""
    board = s.board
    q: i64 = board.near[8 * square + direction]
    if q == board.off or not s.enterable(q) or left < 1:
        return UNREACHED
    left -= 1
    if left > 0 and s.protects(q, direction ^ 4):
        left -= 1  # KF-2.6.29: an extra step if one is left
    if board.ends_move[s.ground[q]]:
        left = 0  # KF-2.6.11
    return left


def reach(s: Battle, seat: i64, t: i64, steps: i64, left: list[int]) -> list[int]:
    """The squares a tower can step to; `left` tells the most steps left there, by square.

    The square it stands on is among them if it can leave and come back (KF-2.7.25).
    """
    board = s.board
    start: i64 = s.square[t]
    found: list[int] = []
    sideways = s.ability(seat, board.tower_troop[t]) & REAR_ROW != 0
    edge: list[int] = [start]
    edge_left: list[int] = [steps]
    head: i64 = 0
    while head < len(edge):
        p: i64 = edge[head]
        had: i64 = edge_left[head]
        head += 1
        if had == 0 or (head > 1 and left[p] > had):
            continue  # nothing left, or a better way here was found since
        for direction in range(8):
            if sideways and direction != EAST and direction != WEST:
                continue  # KF-5.6.1
            now = after_step(s, p, direction, had)
            if now == UNREACHED:
                continue
            q: i64 = board.near[8 * p + direction]
            if s.at[q] >= 0 and q != start:
                continue  # KF-2.5.3, KF-2.5.4
            if left[q] < now:
                if left[q] == UNREACHED:
                    found.append(q)
                left[q] = now
                edge.append(q)
                edge_left.append(now)
    return found


def can_step(s: Battle, seat: i64, t: i64, steps: i64) -> bool:
    """Whether a tower has any step to make."""
    if steps < 1:
        return False
    board = s.board
    p: i64 = s.square[t]
    sideways = s.ability(seat, board.tower_troop[t]) & REAR_ROW != 0
    for direction in range(8):
        if sideways and direction != EAST and direction != WEST:
            continue
        q: i64 = board.near[8 * p + direction]
        if q != board.off and s.free(q):
            return True
    return False


def may_be_exchanged(s: Battle, t: i64, q: i64) -> bool:
    """Whether an exchange may bring a tower to a square: guns stay in their row (KF-6.6.3)."""
    board = s.board
    if not board.artillery[board.tower_troop[t]]:
        return True
    if is_just_captured(s, t):
        return False
    p: i64 = s.square[t]
    for side in range(2):
        if board.rear[side * board.count + p] and board.rear[side * board.count + q]:
            return True
    return False
