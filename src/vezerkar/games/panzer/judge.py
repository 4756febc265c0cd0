# hot: compiled by mypyc
"""How good a battle looks to a team, and how tempting an option is at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Judge, State, a_of, b_of, c_of, verb_of
from vezerkar.games.panzer.forms import (
    P_ANSWER,
    P_CARDS,
    P_TARGETS,
    V_ADVANCE,
    V_ATTACK,
    V_BUY,
    V_CALL,
    V_DEPLOY,
    V_DIG,
    V_DONE,
    V_DRAW,
    V_DROP,
    V_END,
    V_FLIP,
    V_GAIN,
    V_JUMP,
    V_MOVE,
    V_PASS,
    V_PICK,
    V_PLACE,
    V_PLAY,
    V_PURCHASE,
    V_RAISE,
    V_SACRIFICE,
    V_SEARCH,
    V_SPEND,
    V_SPEND_ON,
    V_STACK,
    V_STATION,
    V_SWAP,
    V_TRANSFER,
    V_VOLLEY,
)
from vezerkar.games.panzer.state import F_FIRE, F_TARGET, Front
from vezerkar.games.panzer.supply import cost_of
from vezerkar.games.panzer.terms import (
    ACTIONS,
    COMPARE,
    EITHER,
    ENEMY_START_ROW,
    KEY_CITIES,
    KEY_FORTS,
    KEY_START_ROW,
    KILLS,
    OBJECTIVES,
    POINTS,
    SPEND_DEMORALIZE,
)
from vezerkar.games.panzer.values import (
    far_supporters,
    firing_side,
    prospect,
    tile_defense,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 1.0  # a point of a unit's cost at full morale
TILE: Final = 2.0  # a controlled tile
INCOME: Final = 1.2  # a point of its prestige
GOAL: Final = 4.0  # a tile or kill that victory asks for
PURSE: Final = 0.35  # a point of prestige
CARD: Final = 1.2  # a card in hand
AMMO: Final = 0.3
SCORE: Final = 2.5  # a victory point
APPROACH: Final = 0.5  # a tile between a unit and what it should take
SCALE: Final = 60.0  # a lead of so much is half won
STEP: Final = 0.0025  # what one point of these is worth as an urge


class PanzerJudge(Judge):
    """Units, ground, prestige and cards, weighed."""

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Front)
        if s.ending >= 0:
            return 1.0 if s.winner == team else -1.0
        side = s.board.side_of[team] if team < 2 else 0
        if s.board.solo and team == 1:
            side = s.board.npc
        lead = strength(s, side) - strength(s, 1 - side) + aims(s, side) - aims(s, 1 - side)
        return lead / (SCALE + abs(lead))

    def urge(self, s: State, option: int) -> float:
        assert isinstance(s, Front)
        return STEP * temptation(s, option)

    def turn(self, s: State) -> int:
        assert isinstance(s, Front)
        return 2 * s.turn + s.active if s.turn else -len(s.bought[0]) - len(s.bought[1])


# Positions


def strength(s: Front, side: i64) -> float:
    """What a side has on the map, in its purse and in its hand."""
    board = s.board
    total = PURSE * float(min(s.prestige[side], 60)) + AMMO * float(min(s.ammo[side], 6))
    if side != board.npc:
        total += CARD * float(min(len(s.hands[side]), 12))
    for u in s.units(side):
        share = float(s.morale(u)) / float(s.printed(u))
        total += UNIT * float(board.cost[s.unit_card[u]]) * (0.3 + 0.7 * share)
    for tile in range(board.count):
        if s.control[tile] == side:
            total += TILE + INCOME * float(board.income[tile])
    return total + SCORE * float(s.points[side]) - APPROACH * distance_left(s, side)


def distance_left(s: Front, side: i64) -> float:
    """How far the units of a side are from the nearest tiles they still want."""
    board = s.board
    if side == board.npc:
        return 0.0
    goals = [
        tile for tile in range(board.count) if s.control[tile] != side and wanted(s, side, tile) > 0
    ]
    total = 0.0
    for u in s.units(side):
        near: i64 = 9
        start = s.unit_tile[u] * board.count
        for tile in goals:
            far: i64 = board.distance[start + tile]
            if far < near:
                near = far
        total += float(near)
    return total


def aims(s: Front, side: i64) -> float:
    """How much of what victory asks for a side has."""
    total = 0.0
    late = 1.0 + 0.3 * float(s.turn)
    for rule in s.board.conditions:
        if rule.side not in (side, EITHER):
            continue
        kind = rule.kind
        if kind == COMPARE:
            total += late * GOAL * float(first_key(s, side, rule.keys[0]))
        elif kind == ENEMY_START_ROW:
            total += 1.5 * GOAL * float(held(s, side, s.start_tiles(1 - side)))
        elif kind == KILLS:
            total += 2.0 * GOAL * float(s.kills[side])
        elif kind == POINTS:
            total += 0.0
        else:
            total += late * GOAL * float(held(s, side, rule.tiles))
            if kind == OBJECTIVES:
                total -= late * GOAL * float(held(s, 1 - side, rule.tiles))
    return total


def first_key(s: Front, side: i64, key: i64) -> int:
    board = s.board
    if key == KEY_START_ROW:
        return held(s, side, s.start_tiles(1 - side))
    table = board.city if key == KEY_CITIES else board.strong if key == KEY_FORTS else b""
    total: i64 = 0
    for tile in range(board.count):
        if s.control[tile] == side:
            total += table[tile] if table else 1
    return total


def held(s: Front, side: i64, tiles: list[int]) -> int:
    found: i64 = 0
    for tile in tiles:
        if s.control[tile] == side:
            found += 1
    return found


# Options


def temptation(s: Front, option: int) -> float:
    """What an option promises at first sight, in points of the weights above."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    if verb == V_ATTACK:
        return blow(s, a, b)
    if verb in (V_MOVE, V_JUMP):
        return ground(s, s.side(a), b) - ground_here(s, a)
    if verb == V_ADVANCE:
        return 6.0
    if verb in (V_DEPLOY, V_DROP):
        return arrival(s, a, b, c_of(option), verb == V_DROP)
    if verb == V_PLAY:
        return card_play(s, a, b)
    if verb == V_SACRIFICE:
        return sacrifice(s, a)
    if verb in (V_BUY, V_STACK, V_RAISE):
        return 0.5 * float(s.board.cost[a])
    if verb == V_SEARCH:
        return float(s.board.cost[a])
    if verb in (V_PLACE, V_STATION):
        return 1.0
    return minor(s, verb, a, b)


def minor(s: Front, verb: i64, a: i64, b: i64) -> float:
    if verb == V_DIG:
        return 0.6
    if verb == V_SWAP:
        return -1.0
    if verb == V_TRANSFER:
        return 1.0
    if verb in (V_CALL, V_VOLLEY, V_FLIP, V_GAIN):
        return 4.0
    if verb == V_PURCHASE:
        return 1.0 if a == ACTIONS else 0.5
    if verb == V_DRAW:
        return 2.0 if a == 2 else 1.0
    if verb == V_SPEND_ON:
        return 4.0 if a == SPEND_DEMORALIZE else 0.5
    if verb == V_SPEND:
        return 1.0 if (a == 0) == (firing_side(s) != s.board.npc) else -5.0
    if verb == V_PICK:
        return pick(s, a)
    if verb in (V_DONE, V_PASS, V_END):
        return 0.0
    return 0.0


def blow(s: Front, u: i64, target: i64) -> float:
    """An attack: what it should cost the target, less what the answer should cost."""
    board = s.board
    fire = prospect(s, u, target)
    if not s.ammo[s.side(u)]:
        for other in far_supporters(s, u, target):
            fire -= board.support[s.unit_card[other]]
    guard = board.guard[s.unit_card[target]] + tile_defense(s, u, target)
    if s.is_dug(target):
        guard += 2
    loss = expected(fire - guard, s.morale(target))
    back = prospect(s, target, u) - board.guard[s.unit_card[u]] - tile_defense(s, target, u)
    hurt = expected(back, s.morale(u))
    worth = float(board.cost[s.unit_card[target]]) / float(s.printed(target))
    mine = float(board.cost[s.unit_card[u]]) / float(s.printed(u))
    gain = loss * worth - 0.7 * hurt * mine
    if fire >= 3 * guard:
        gain += float(board.cost[s.unit_card[target]])
    return gain + (4.0 if loss > hurt else 0.0)


def expected(difference: i64, morale: i64) -> float:
    """Morale that a difference costs, never more than there is."""
    if difference <= -4:
        return 0.0
    loss = float(difference + 1) / 2.0 if difference > 0 else 0.3
    return min(loss, float(morale))


def ground(s: Front, side: i64, tile: i64) -> float:
    """What it brings to stand on a tile."""
    board = s.board
    value = 0.0
    if s.control[tile] != side:
        value += TILE + INCOME * float(board.income[tile])
        if s.control[tile] == 1 - side:
            value += TILE
        value += wanted(s, side, tile)
    return value + 0.3 * float(board.defense[tile]) + 0.2 * progress(s, side, tile)


def ground_here(s: Front, u: i64) -> float:
    """What a unit leaves behind, and the trenches it gives up."""
    tile = s.unit_tile[u]
    value = 0.3 * float(s.board.defense[tile]) + 0.2 * progress(s, s.side(u), tile)
    return value + (2.0 if s.dug & BIT[u] else 0.0)


def progress(s: Front, side: i64, tile: i64) -> float:
    """How far a tile lies towards the enemy's edge."""
    row = tile // s.board.cols
    if s.board.solo:
        return 0.0
    return float(s.board.rows - row) if side == 0 else float(row)


def wanted(s: Front, side: i64, tile: i64) -> float:
    """Whether victory asks for a tile."""
    value = 0.0
    for rule in s.board.conditions:
        if rule.kind == COMPARE:
            value += GOAL if counts(s, side, tile, rule.keys[0]) else 0.0
        elif rule.kind == ENEMY_START_ROW:
            value += GOAL if tile in s.start_tiles(1 - side) else 0.0
        elif tile in rule.tiles:
            value += GOAL
    for bonus in s.board.bonuses[side]:
        if tile in bonus.tiles:
            value += 3.0
    return value


def counts(s: Front, side: i64, tile: i64, key: i64) -> bool:
    """Whether a tile counts for the first key of the final comparison."""
    if key == KEY_START_ROW:
        return tile in s.start_tiles(1 - side)
    if key == KEY_CITIES:
        return s.board.city[tile] != 0
    if key == KEY_FORTS:
        return s.board.strong[tile] != 0
    return True


def arrival(s: Front, card: i64, tile: i64, price: i64, is_drop: bool) -> float:
    """A new unit, for what it costs; dropped ones may be hurt."""
    side = s.active
    cost = cost_of(s, side, card, price)
    value = 0.9 * float(s.board.cost[card]) - PURSE * float(cost) - CARD
    value += 0.3 * progress(s, side, tile)
    if s.control[tile] != side:
        value += ground(s, side, tile)
    return value - (2.0 if is_drop else 0.0)


def card_play(s: Front, card: i64, option: i64) -> float:
    """A card: worth it when it turns something, else better kept."""
    cost = float(s.board.cost[card])
    phase = s.stack[-4]
    if phase in (P_CARDS, P_ANSWER) and s.fight:
        gap = s.fight[F_FIRE] - s.fight[F_TARGET]
        side = s.stack[-3]
        lead = gap if firing_side(s) == side else -gap
        if phase == P_ANSWER:
            return 6.0 - 0.3 * cost
        return (2.5 if -6 <= lead <= 8 else 0.2) - PURSE * cost
    return 3.0 - PURSE * cost


def sacrifice(s: Front, card: i64) -> float:
    """A card given up for its battle value; the bluff costs nothing."""
    if card == s.board.bluff:
        return 0.5
    value = float(s.board.battle[card])
    worth = CARD + 0.12 * float(s.board.cost[card])
    return 0.35 * value - worth


def pick(s: Front, u: i64) -> float:
    """A target of a card: dear enemies, damaged friends."""
    value = 0.2 * float(s.board.cost[s.unit_card[u]])
    if s.stack[-4] == P_TARGETS and s.side(u) == s.active:
        value += float(max(0, s.printed(u) - s.morale(u)))
    return value
