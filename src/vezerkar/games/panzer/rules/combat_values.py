# hot: compiled by mypyc
"""The two markers of the COMBAT track and everything that moves them (steps 2 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.panzer.events import E_SHEET
from vezerkar.games.panzer.rules.support import far_supporters, near_supporters
from vezerkar.games.panzer.state import (
    F_ATTACKER,
    F_BONUS,
    F_DEFENDER,
    F_DUG,
    F_FIRE,
    F_PREVENT,
    F_RETURNING,
    F_STANDS,
    F_TARGET,
    F_TERRAIN,
    Front,
)
from vezerkar.games.panzer.terms import (
    CANCELS_TERRAIN,
    DUG_IN_BONUS,
    FOG,
    GETS_TERRAIN_BONUS,
    L_ATTACK,
    L_BONUS,
    L_DEFENSE,
    L_DUG_IN,
    L_MORALE,
    L_SUPPORT,
    L_TILE_ATTACK,
    L_TILE_DEFENSE,
    NO_TERRAIN_BONUS,
    SURE_SUPPORT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Markers
FIRE: Final = 0
TARGET: Final = 1


def move_fire(s: Front, line: i64, amount: i64, what: i64) -> None:
    """The FIRE marker moves, never below 1 (PG-7.0.3)."""
    move_marker(s, FIRE, line, amount, what)


def move_target(s: Front, line: i64, amount: i64, what: i64) -> None:
    """The TARGET marker moves, never below 1 (PG-7.0.3)."""
    move_marker(s, TARGET, line, amount, what)


def move_marker(s: Front, marker: i64, line: i64, amount: i64, what: i64) -> None:
    s.fight, s.sheet = s.fight[:], s.sheet[:]
    write_line(s, marker, line, amount, what)


def write_line(s: Front, marker: i64, line: i64, amount: i64, what: i64) -> None:
    """A marker moves, in a fight and on a sheet that no copy of the state shares yet."""
    fight, sheet = s.fight, s.sheet
    after: i64 = fight[F_FIRE + marker] + amount
    if after < 1:
        after = 1
    fight[F_FIRE + marker] = after
    sheet.append(marker)
    sheet.append(line)
    sheet.append(amount)
    sheet.append(what)
    if s.events is not None:
        s.tell(E_SHEET, [marker, line, amount, after])


def firing_unit(s: Front) -> i64:
    return s.fight[F_ATTACKER + s.fight[F_RETURNING]]


def firing_side(s: Front) -> i64:
    """Whose fire it is; the attacking unit always belongs to the active side (PG-7.0.2)."""
    return s.active ^ s.fight[F_RETURNING]


def target_unit(s: Front) -> i64:
    return s.fight[F_DEFENDER - s.fight[F_RETURNING]]


# The parts of both values


def attack_value(s: Front, u: i64, target: i64) -> i64:
    """PG-7.2.1: the attack value against the target's type."""
    board = s.board
    card = s.unit_card[u]
    if board.hard[s.unit_card[target]]:
        return board.attack_hard[card]
    return board.attack_soft[card]


def tile_attack(s: Front, u: i64) -> i64:
    """PG-7.5.1: the tile a unit fires from; nothing in fog."""
    if s.weather & FOG:
        return 0
    return s.board.attack[s.unit_tile[u]]


def tile_defense(s: Front, u: i64, target: i64) -> i64:
    """PG-7.7.1: what the target's tile gives it against this unit, or takes from it."""
    board = s.board
    able = board.able[s.unit_card[target]]
    if board.hard[s.unit_card[target]] and not able & GETS_TERRAIN_BONUS:  # PG-5.4.32, 5.4.53
        return 0
    value = board.defense[s.unit_tile[target]]
    if value > 0 and (able & NO_TERRAIN_BONUS or s.able(u, CANCELS_TERRAIN)):  # PG-5.4.16
        return 0
    return value


# Building them up


def open_values(s: Front) -> None:
    """Steps 2 and 3, and the support that costs nothing (step 4)."""
    u, target = firing_unit(s), target_unit(s)
    fight = s.fight[:]
    fight[F_FIRE] = 0
    fight[F_TARGET] = 0
    fight[F_STANDS] = 0
    fight[F_PREVENT] = 0
    s.fight = fight
    s.support = []
    s.sheet = []
    write_line(s, FIRE, L_ATTACK, attack_value(s, u, target), u)
    if u == fight[F_ATTACKER] and fight[F_BONUS]:
        write_line(s, FIRE, L_BONUS, fight[F_BONUS], u)
    if s.markers(u):
        write_line(s, FIRE, L_MORALE, s.markers(u), u)
    fight[F_STANDS] = 1
    for other in near_supporters(s, u, target):
        write_support(s, other, 1)


def add_support(s: Front, u: i64, far: i64) -> None:
    """PG-7.4.1: a unit supports the fire."""
    s.fight, s.support, s.sheet = s.fight[:], s.support[:], s.sheet[:]
    write_support(s, u, far)


def write_support(s: Front, u: i64, far: i64) -> None:
    """The same, in lists that no copy of the state shares yet."""
    support = s.support
    value: i64 = s.board.support[s.unit_card[u]]
    support.append(u)
    support.append(value)
    support.append(far)
    support.append(int(s.able(u, SURE_SUPPORT)))
    write_line(s, FIRE, L_SUPPORT, value, u)


def close_values(s: Front) -> None:
    """Steps 5 to 8: the tiles, the target's defense, its trenches."""
    u, target = firing_unit(s), target_unit(s)
    s.fight, s.sheet = s.fight[:], s.sheet[:]
    attack = tile_attack(s, u)
    if attack:
        write_line(s, FIRE, L_TILE_ATTACK, attack, u)
    write_line(s, TARGET, L_DEFENSE, s.board.guard[s.unit_card[target]], target)
    terrain = tile_defense(s, u, target)
    if terrain:
        write_line(s, TARGET, L_TILE_DEFENSE, terrain, target)
    s.fight[F_TERRAIN] = max(terrain, 0)
    if s.fight[F_DUG] and target == s.fight[F_DEFENDER]:
        write_line(s, TARGET, L_DUG_IN, DUG_IN_BONUS, target)


def fire_value_with_support(s: Front, u: i64, target: i64) -> int:
    """The fire value a unit would have after step 5 with all its support (PG-9.2.0.13)."""
    value = max(1, attack_value(s, u, target) + s.markers(u))
    for other in near_supporters(s, u, target) + far_supporters(s, u, target):
        value += s.board.support[s.unit_card[other]]
    return max(1, value + tile_attack(s, u))


def is_overwhelming(s: Front) -> bool:
    """PG-7.9.1: three to one or more."""
    return s.fight[F_FIRE] >= 3 * s.fight[F_TARGET]


def is_hopeless(s: Front) -> bool:
    """PG-7.10.1: one to two or less."""
    return 2 * s.fight[F_FIRE] <= s.fight[F_TARGET]
