# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Which units can attack which hexes (section 8.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.rules.rising import holds_partisans
from vezerkar.games.hungary.rules.targets import AttackTargets
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    BLOCKS,
    FOUGHT,
    HQ,
    HUNGARIAN,
    LAKE,
    NEXT_TO_UNIT,
    PARTISAN,
)


def has_enemy(s: Campaign, h: int, side: int) -> bool:
    """Whether anything of the other side can be attacked in a hex (HU-8.1.1)."""
    return side_map(s, 1 - side)[h] & BLOCKS != 0


def may_strike(s: Campaign, u: int, h: int) -> bool:
    """Whether a combat unit may attack this hex at all, its neighbour across no lake."""
    board = s.board
    kind = board.unit_type[u]
    if kind >= HQ or kind == ARTILLERY or s.is_crowded_out(u):
        return False  # HU-8.3.11, HU-4.2.4
    d = board.direction(s.unit_hex[u], h)
    if d < 0 or board.edge[s.unit_hex[u] * 6 + d] == LAKE:
        return False  # HU-7.5.2
    if kind == PARTISAN and board.rising and not s.zone_open and not board.zone[h]:
        return False  # HU-12.2.1.7
    # HU-12.2.2.4: Hungarians do not fight the rising.
    return not (board.unit_nation[u] == HUNGARIAN and holds_partisans(s, h))


def total_attack(s: Campaign, units: list[int]) -> int:
    """HU-5.5.8: what a group needs some of to attack; one of its units may have none."""
    total = 0
    for u in units:
        total += s.attack_of(u)
    return total


def strikers(s: Campaign, side: int, h: int) -> list[int]:
    """HU-8.1.2, HU-8.1.8: the units of a side that can attack a hex now."""
    board = s.board
    found: list[int] = []
    for d in range(6):
        n = board.near[h * 6 + d]
        for u in s.at[n]:
            if board.unit_side[u] == side and not s.flags[u] & FOUGHT and may_strike(s, u, h):
                found.append(u)
    found.sort()
    return found


def leaders(s: Campaign, side: int, h: int) -> list[int]:
    """HU-5.5.8: those of them that can attack a hex alone; each attack needs one."""
    return [u for u in strikers(s, side, h) if s.attack_of(u) > 0]


def beside_trucks(s: Campaign, side: int) -> vec[u8]:
    """By hex: 1 next to a truck of a side."""
    near = s.board.near
    found = vec[u8]([0] * s.board.count)
    truck: i64
    for truck in s.trucks[side]:
        at: i64 = (truck >> 1) * 6
        end: i64 = at + 6
        while at < end:
            found[near[at]] = 1
            at += 1
    return found


def attackable(s: Campaign, side: int, seat: int) -> list[int]:
    """Enemy hexes next to units of a seat that can attack them alone (HU-5.5.8)."""
    return targets_of(s, side, seat).hexes


def targets_of(s: Campaign, side: int, seat: int) -> AttackTargets:
    """The same, with what was asked about them."""
    kept = s.target_cache
    if kept is None or kept.side != side or kept.seat != seat:
        kept = AttackTargets(side, seat, find_targets(s, side, seat))
        s.target_cache = kept
    return kept


def count_leaders(s: Campaign, targets: AttackTargets, h: int) -> int:
    """How many units can attack one of the targets alone: it may be announced so often."""
    if h not in targets.leaders:
        targets.leaders[h] = len(leaders(s, targets.side, h))
    return targets.leaders[h]


def announceable(s: Campaign, side: int, seat: int) -> list[int]:
    """HU-8.1.3: the hexes that may be announced, as often as there are units for it."""
    targets, announced = targets_of(s, side, seat), s.announced
    found: list[int] = []
    at: i64 = 0  # in the announced hexes: both lists are in order
    h: i64
    for h in targets.hexes:
        times: i64 = 0
        while at < len(announced) and announced[at] <= h:
            if announced[at] == h:
                times += 1
            at += 1
        if times == 0 or times < count_leaders(s, targets, h):
            found.append(h)
    return found


def is_attackable(s: Campaign, side: int, seat: int, h: int) -> bool:
    """Whether a hex is one of them; quicker if few hexes are asked about."""
    return has_enemy(s, h, side) and any(seat < 0 or s.owns(seat, u) for u in leaders(s, side, h))


def find_targets(s: Campaign, side: int, seat: int) -> list[int]:
    """All of them, from the position."""
    board = s.board
    foe = side_map(s, 1 - side)
    by_trucks = beside_trucks(s, 1 - side)
    near, edge, unit_hex, flags = board.near, board.edge, s.unit_hex, s.flags
    known = vec[u8]([0] * board.count)
    found: list[int] = []
    u: i64
    for u in board.combat_units[side]:
        h: i64 = unit_hex[u]
        if h < 0 or flags[u] & FOUGHT or (seat >= 0 and not s.owns(seat, u)):
            continue
        if not foe[h] & NEXT_TO_UNIT and not by_trucks[h]:
            continue
        at: i64 = h * 6 - 1
        end: i64 = at + 6
        while at < end:
            at += 1
            n: i64 = near[at]
            if not foe[n] & BLOCKS or known[n] or edge[at] == LAKE:
                continue
            if s.attack_of(u) > 0 and may_strike(s, u, n):
                known[n] = 1
                found.append(n)
    found.sort()
    return found
