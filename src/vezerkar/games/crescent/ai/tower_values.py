# hot: compiled by mypyc
"""What attacks, squares and orders are worth to a tower, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength, range_of
from vezerkar.games.crescent.terms import CAPTURE_ONLY, GREY, MELEE, TYPES, WOUND_ON_TIE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

WEIGHT_NAMES: Final = (
    "scale",
    "disc",
    "lost",
    "ground",
    "step",
    "gun",
    "upgrade",
    "pay",
    "lieutenant",
    "tired",
    "danger",
    "cover",
    "order",
    "strength",
)
MAX_DISTANCE: Final = 14  # steps; what is farther away is equally far
NEAR_SQUARES: Final = 4  # an enemy within so many squares calls for cubes


class Weights:
    """How much each thing matters; weights.toml says what they mean."""

    def __init__(self) -> None:
        self.scale: float = 1.0
        self.disc: float = 0.0
        self.lost: float = 0.0
        self.ground: float = 0.0
        self.step: float = 0.0
        self.gun: float = 0.0
        self.upgrade: float = 0.0
        self.pay: float = 0.0
        self.lieutenant: float = 0.0
        self.tired: float = 0.0
        self.danger: float = 0.0
        self.cover: float = 0.0
        self.order: float = 0.0
        self.strength: float = 0.0


def attack_value(s: Battle, w: Weights, seat: i64, a: i64, d: i64, kind: i64) -> float:
    """What an attack brings: points, discs, the ground that the enemy loses."""
    board = s.board
    lead = attack_strength(s, seat, a, d, kind) - defence_strength(s, d, a)
    if lead < 0:
        return 0.0
    troop: i64 = board.tower_troop[d]
    if board.ability[troop * 2] & CAPTURE_ONLY:
        return 2.0 * w.gun
    loss: i64 = lead
    if lead == 0 and s.ability(seat, board.tower_troop[a]) & WOUND_ON_TIE:
        loss = 1
    if loss > s.discs[d]:
        loss = s.discs[d]
    q: i64 = s.square[d]
    side: i64 = s.owner[d]
    if loss < s.discs[d] and board.near[8 * q + board.back[side]] == board.off:
        loss = s.discs[d]  # nowhere to go
    worth = (float(board.per_disc) + w.disc + w.lost) * float(loss)
    if loss == 0:
        worth = float(board.per_push)
    if board.half[q] != side:
        worth += w.ground * 0.5
    return worth - w.tired


def square_value(s: Battle, w: Weights, side: i64, t: i64, q: i64) -> float:
    """What it is worth to a side that one of its towers stands on a square."""
    board = s.board
    troop: i64 = board.tower_troop[t]
    if board.artillery[troop]:
        return w.gun if board.half[q] != side else 0.0
    worth = -w.step * float(min(s.enemy_half_steps[side * board.count + q], MAX_DISTANCE))
    if board.goal[q]:
        worth += w.ground * 0.5
    elif board.half[q] != side and board.territory[s.ground[q]]:
        worth += w.ground
    if board.foot_bonus[s.ground[q]] and troop == 0:
        worth += w.cover
    return worth


def danger_on(s: Battle, w: Weights, seat: i64, t: i64, q: i64) -> float:
    """What stronger neighbours could do to a tower on a square."""
    board = s.board
    mine: i64 = s.cubes[seat][board.tower_troop[t]]
    side: i64 = s.owner[t]
    danger = 0.0
    for direction in range(8):
        d: i64 = s.at[board.near[8 * q + direction]]
        if d < 0 or s.owner[d] == side or s.attacked[d]:
            continue
        theirs: i64 = 0
        for enemy in range(1 - side, board.seats, 2):
            if s.cubes[enemy][board.tower_troop[d]] > theirs:
                theirs = s.cubes[enemy][board.tower_troop[d]]
        if theirs >= mine:
            danger += w.danger * float(theirs - mine + 1)
    return danger


def best_attack(s: Battle, w: Weights, seat: i64, t: i64, q: i64, left: i64) -> float:
    """The best attack that a tower could make from a square, roughly."""
    board = s.board
    if s.attacked[t]:
        return 0.0
    best = 0.0
    if left > 0 and board.melee[board.tower_troop[t]] and not board.foot_only[s.ground[q]]:
        for direction in range(8):
            d: i64 = s.at[board.near[8 * q + direction]]
            if d >= 0 and s.owner[d] != s.owner[t] and not board.foot_only[s.ground[s.square[d]]]:
                worth = attack_value(s, w, seat, t, d, MELEE)
                if worth > best:
                    best = worth
    far = range_of(s, seat, board.tower_troop[t])
    if far > 0:
        worth = best_shot(s, w, seat, t, q, far)
        if worth > best:
            best = worth
    return best


def best_shot(s: Battle, w: Weights, seat: i64, t: i64, q: i64, far: i64) -> float:
    board = s.board
    best = 0.0
    for direction in range(8):
        for i, r in enumerate(board.lines[q * 8 + direction]):
            if i >= far:
                break
            d: i64 = s.at[r]
            if d >= 0 and d != t:
                if s.owner[d] != s.owner[t] and not s.protects(r, direction ^ 4):
                    if not board.ability[board.tower_troop[d] * 2] & CAPTURE_ONLY:
                        worth = attack_value(s, w, seat, t, d, 1)
                        if worth > best:
                            best = worth
                break
            if board.blocks_fire[s.ground[r]]:
                break
    return best


# Plans


def nearest_enemy(s: Battle, t: i64) -> i64:
    """The distance to the nearest enemy tower."""
    distance = s.board.distance
    start = s.square[t] * s.board.count
    owner = s.owner
    side: i64 = owner[t]
    best: i64 = MAX_DISTANCE
    for d, square in enumerate(s.square):
        if square >= 0 and owner[d] != side:
            far: i64 = distance[start + square]
            if far < best:
                best = far
    return best


def order_value(s: Battle, w: Weights, seat: i64, troop: i64, towers: i64) -> float:
    """What an order could do for a type: steps towards the enemy's half, and attacks."""
    board = s.board
    side: i64 = seat % 2
    card = troop * 2 + int(s.will_be_b(seat, troop))
    steps: i64 = board.steps[card]
    first = 0.0
    second = 0.0
    for t in range(board.towers):
        if board.tower_troop[t] != troop or s.square[t] < 0 or s.owner[t] != side:
            continue
        worth = tower_order_value(s, w, side, t, steps, board.reach[card])
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    return first + second if towers > 1 else first


def tower_order_value(s: Battle, w: Weights, side: i64, t: i64, steps: i64, reach: i64) -> float:
    """What one tower could do with an order."""
    board = s.board
    q: i64 = s.square[t]
    near = nearest_enemy(s, t)
    worth = 0.0
    if not board.artillery[board.tower_troop[t]]:
        left: i64 = s.enemy_half_steps[side * board.count + q]
        gain: i64 = min(left, steps)
        worth += w.step * float(gain)
        if 0 < left <= steps:
            worth += w.ground
        if near <= steps and not s.attacked[t]:
            worth += 1.5 + w.disc
    if reach and near <= reach + steps and not s.attacked[t]:
        worth += 1.5 + w.disc
    return worth


def cube_need(s: Battle, seat: i64, troop: i64) -> float:
    """How much a type needs cubes: because enemies are near, or it has an order."""
    board = s.board
    side: i64 = seat % 2
    need = 0.1
    for t in range(board.towers):
        if board.tower_troop[t] == troop and s.square[t] >= 0 and s.owner[t] == side:
            near = nearest_enemy(s, t)
            if near <= NEAR_SQUARES:
                need += 1.0 + 0.3 * float(NEAR_SQUARES - near)
    if need > 0.5 and s.laid[seat][troop * 3] >= 0:
        need += 0.8
    return need


def orders_in_hand(s: Battle, seat: i64) -> i64:
    colour = s.board.colour
    found: i64 = 0
    for card, count in enumerate(s.hand[seat]):
        if count and colour[card] == GREY:
            found += count
    laid = s.laid[seat]
    for troop in range(TYPES):
        if laid[troop * 3] >= 0:
            found += 1
    return found
