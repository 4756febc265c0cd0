# hot: compiled by mypyc
"""Control of tiles, victory points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.panzer.board import Arrival, Condition
from vezerkar.games.panzer.events import E_CONTROL, E_EXTENDED, E_OVER, E_POINTS
from vezerkar.games.panzer.rules.deck import flip
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    BY_EXHAUSTION,
    CHECKED_AT_END,
    CHECKED_AT_ONCE,
    CHECKED_IN_PHASE_4,
    EITHER_SIDE,
    KEY_CITIES,
    KEY_FORTS,
    KEY_PRESTIGE,
    KEY_START_ROW,
    TIE_SECOND,
    WIN_COMPARE,
    WIN_CONTROL_ALL,
    WIN_CONTROL_AT_LEAST,
    WIN_ENEMY_START_ROW,
    WIN_KILLS,
    WIN_OBJECTIVES,
    WIN_POINTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def take_control(s: Front, tile: i64, side: i64) -> None:
    """A control marker is laid or turned over (PG-6.2.10, PG-6.2.11)."""
    if s.control[tile] == side:
        return
    s.capture(tile, side)
    if s.events is not None:
        s.tell(E_CONTROL, [side, tile])
    if s.board.has_points:
        score_tiles(s, side, tile)
    check_now(s)


# Victory points (PG-9.2.0.25)


def score_tiles(s: Front, side: i64, tile: i64) -> None:
    """A group the first time it is complete, a single tile the first time it is taken."""
    for group in range(len(s.board.bonuses[side])):
        bonus = s.board.bonuses[side][group]
        if bonus.whole:
            if not s.scored[2 * side] & BIT[group] and holds_all(s, side, bonus.tiles):
                s.scored = changed(s.scored, 2 * side, s.scored[2 * side] | BIT[group])
                add_points(s, side, bonus.points)
        elif tile in bonus.tiles and not s.scored[2 * side + 1] & BIT[tile]:
            s.scored = changed(s.scored, 2 * side + 1, s.scored[2 * side + 1] | BIT[tile])
            add_points(s, side, bonus.points)


def add_points(s: Front, side: i64, points: i64) -> None:
    total = s.points[side] + points
    s.points = changed(s.points, side, total)
    if s.events is not None:
        s.tell(E_POINTS, [side, points, total])


def count_kill(s: Front, side: i64) -> None:
    """A unit of the other side is destroyed, whatever destroyed it (PG-9.2.0.28)."""
    s.kills = changed(s.kills, side, s.kills[side] + 1)
    points = s.board.kill_points[side]
    if points:
        add_points(s, side, points)


def holds_all(s: Front, side: i64, tiles: list[int]) -> bool:
    for tile in tiles:
        if s.control[tile] != side:
            return False
    return True


def holds(s: Front, side: i64, tiles: list[int]) -> int:
    """How many of these tiles a side controls."""
    found: i64 = 0
    for tile in tiles:
        if s.control[tile] == side:
            found += 1
    return found


# Conditions


def is_met(s: Front, rule: Condition, side: i64) -> bool:
    """Whether a side meets a condition now."""
    kind = rule.kind
    if kind == WIN_CONTROL_ALL:
        return holds_all(s, side, rule.tiles)
    if kind == WIN_CONTROL_AT_LEAST:
        return holds(s, side, rule.tiles) >= rule.count
    if kind == WIN_ENEMY_START_ROW:
        return holds(s, side, s.start_tiles(1 - side)) >= rule.count
    if kind == WIN_OBJECTIVES:
        if rule.keeps_hq and s.control[s.headquarters(side)] != side:
            return False  # PG-9.1.5.7
        return holds(s, side, rule.tiles) >= rule.count
    if kind == WIN_KILLS:
        return s.kills[side] >= rule.count
    if kind == WIN_POINTS:
        return s.points[side] >= rule.count
    return False


def finish(s: Front, ending: i64, side: i64) -> None:
    """A side has won."""
    if s.ending >= 0:
        return
    if s.events is not None:
        s.tell(E_OVER, [side])
    s.end(ending, team_of(s, side))


def team_of(s: Front, side: i64) -> int:
    """The team of a side: the player of a solo battle is team 0."""
    if s.board.solo:
        return 1 if side == s.board.npc else 0
    return side


def check_now(s: Front) -> None:
    """Solo: conditions worded as immediate are looked at after every change (PG-6.4.1)."""
    if not s.board.solo or s.turn == 0 or s.ending >= 0:
        return
    for rule in s.board.conditions:
        if rule.when == CHECKED_AT_ONCE and rule.side != EITHER_SIDE and is_met(s, rule, rule.side):
            finish(s, rule.ending, rule.winner)
            return


def check_wiped_out(s: Front) -> None:
    """All units of a side are gone: more victory points win (PG-9.2.0.27)."""
    npc = s.board.npc
    if s.ending >= 0 or not s.board.has_points:
        return
    if s.turn == 1 and s.active != npc and s.first != npc:
        return  # the first reinforcement has not come yet
    for side in range(2):
        if not s.units(side):
            for rule in s.board.conditions:
                if rule.side == EITHER_SIDE and rule.when == CHECKED_AT_ONCE:
                    mine, theirs = s.points[side], s.points[1 - side]
                    finish(s, rule.ending, side if mine > theirs else 1 - side)
                    return


def check_turn_end(s: Front) -> None:
    """Phase 4: both sides, the active player first (PG-6.4.1)."""
    check_now(s)
    for side in (s.active, 1 - s.active):
        for rule in s.board.conditions:
            if (
                rule.when == CHECKED_IN_PHASE_4
                and rule.side in (side, EITHER_SIDE)
                and is_met(s, rule, side)
            ):
                finish(s, rule.ending, side)


def check_game_end(s: Front, chance: Chance) -> None:
    """The very end of a game turn: one more turn, or the decision (PG-6.4.2, PG-6.4.4)."""
    for rule in s.board.conditions:
        if rule.when != CHECKED_AT_END or s.turn < rule.turn or s.ending >= 0:
            continue
        if rule.extends and flip(s, chance) in rule.extends:  # PG-9.1.2.3, PG-9.1.6.4
            if s.events is not None:
                s.tell(E_EXTENDED, [s.turn + 1])
            continue
        if rule.kind == WIN_COMPARE:
            finish(s, rule.ending, better_side(s, rule))
        else:
            finish(s, rule.ending, rule.winner if is_met(s, rule, rule.side) else rule.otherwise)
    if s.board.solo and is_destroyed(s):
        finish(s, BY_EXHAUSTION, 1 - s.board.npc)  # PG-9.2.0.31
    elif s.board.solo and s.turn >= s.board.last_turn:
        finish(s, BY_EXHAUSTION, s.board.npc)


def is_destroyed(s: Front) -> bool:
    """No non-player unit is left or can still come, and neither points nor a last turn decide."""
    if s.board.has_points or s.units(s.board.npc):
        return False
    for rule in s.board.conditions:
        if rule.when == CHECKED_AT_END:
            return False
    for arrival in s.board.arrivals:
        if can_still_come(s, arrival):
            return False
    return True


def can_still_come(s: Front, arrival: Arrival) -> bool:
    """Reinforcements are due later and a tile is open to them; with no unit left it stays so."""
    if holds_all(s, 1 - s.board.npc, arrival.tiles):  # PG-9.2.0.14
        return False
    if arrival.parity >= 0:
        return True
    for turn in arrival.turns:
        if turn > s.turn:
            return True
    return False


def better_side(s: Front, rule: Condition) -> int:
    """The side that is ahead by the first key that differs; then the tie-break."""
    for key in rule.keys:
        german, soviet = measure(s, 0, key), measure(s, 1, key)
        if german != soviet:
            return 0 if german > soviet else 1
    return 1 - s.first if rule.tie == TIE_SECOND else rule.tie


def measure(s: Front, side: i64, key: i64) -> int:
    """How much of something a side controls."""
    if key == KEY_START_ROW:
        return holds(s, side, s.start_tiles(1 - side))
    board = s.board
    total: i64 = 0
    for tile in range(board.count):
        if s.control[tile] == side:
            if key == KEY_PRESTIGE:
                total += board.income[tile]
            elif key == KEY_CITIES:
                total += board.city[tile]
            elif key == KEY_FORTS:
                total += board.strong[tile]
            else:
                total += 1
    return total
