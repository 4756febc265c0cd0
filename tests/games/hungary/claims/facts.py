"""What the claims of several chapters ask of a position."""

from __future__ import annotations

from tests.games.refusals import Said
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.phases.movement import FRESH, current_walk
from vezerkar.games.hungary.rules.breakthrough import breach_of
from vezerkar.games.hungary.rules.movement import Walk, explore, far_walk, truck_walk
from vezerkar.games.hungary.rules.supply import hq_states


def side(x: Said) -> int:
    return int(x.s.board.seat_side[x.seat])


def unit_side(x: Said, key: str = "unit") -> int:
    return int(x.s.board.unit_side[x.of(key)])


def kind(x: Said, key: str = "unit") -> int:
    return int(x.s.board.unit_type[x.of(key)])


def place(x: Said, key: str = "unit") -> int:
    return int(x.s.unit_hex[x.of(key)])


def flag(x: Said, bit: int) -> bool:
    return bool(x.s.flags[x.of("unit")] & bit)


def top(x: Said, at: int) -> int:
    return int(x.s.stack[at])


def phase(x: Said) -> int:
    return top(x, t.F_PHASE)


def distance(x: Said, a: int, b: int) -> int:
    return int(x.s.board.far(a, b))


def trucks(x: Said, of: int, h: int) -> list[int]:
    return [truck for truck in x.s.trucks[of] if truck >> 1 == h]


def mode(x: Said) -> int:
    below = t.BELOW if phase(x) == t.P_WAY else 0
    return top(x, below + t.F_MODE)


def walks(x: Said) -> list[Walk]:
    """The walks that the refused action could have been, as the rules make them."""
    s = x.s
    if phase(x) == t.P_DRIVE:
        return [truck_walk(s, s.active, top(x, t.F_HEX))]
    is_far = top(x, t.F_FAR) == 1 if phase(x) == t.P_WAY else x.verb == t.V_OPERATE
    far = far_walk(s, s.group, s.group_trucks) if is_far and mode(x) == FRESH else None
    return [current_walk(s) if far is None else far]


def reached(x: Said, zones: bool = True, rivers: bool = True, bans: bool = True) -> bool:
    """Whether one of the walks gets to the hex, with or without what may stop it."""
    for walk in walks(x):
        walk.ignores_zoc = walk.ignores_zoc or not zones
        walk.bridges_only = walk.bridges_only and rivers
        walk.banned = walk.banned if bans else b""
        if x.of("hex") in explore(x.s, walk).found:
            return True
    return False


def too_far(x: Said) -> bool:
    """It does not get there even if nothing but its points stops it."""
    if phase(x) in (t.P_BREAK, t.P_EXPLOIT_GO, t.P_DETOUR):
        way = breach_of(x.s)
        return way.cost(x.of("hex")) > way.points
    return not reached(x, zones=False, rivers=False, bans=False)


def state_of(x: Said, key: str = "unit") -> int:
    s, hq = x.s, x.of(key)
    of = s.board.unit_side[hq]
    return int(hq_states(s, of)[s.board.hqs[of].index(hq)])


def battle_hex(x: Said) -> int:
    return int(x.s.battle[t.B_TARGET])


def lake_between(x: Said) -> bool:
    s, u, h = x.s, x.of("unit"), x.of("hex")
    d = s.board.direction(s.unit_hex[u], h)
    return bool(d >= 0 and s.board.edge[s.unit_hex[u] * 6 + d] == t.LAKE)
