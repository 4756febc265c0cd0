# hot: compiled by mypyc
"""Who arrives on a turn, and who leaves in whose place (sections 6.4 and 6.5)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.placement import can_enter
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import DEAD, DUE, HQ, OOS


def is_due(s: Campaign, u: int) -> bool:
    """A reinforcement of this turn or one that waits; an HQ three turns after its loss."""
    if s.arrival[u] > s.turn:
        return False
    if s.unit_hex[u] == DUE:
        return True
    # HU-10.6.2: a destroyed HQ; the scenario's own losses have no turn of return.
    return s.unit_hex[u] == DEAD and s.board.unit_type[u] == HQ and s.arrival[u] > 0


def waiting_units(s: Campaign, side: int) -> list[int]:
    """HU-6.4.4: ground units whose places of entry are all in enemy hands."""
    board = s.board
    return [u for u in board.hqs[side] + board.combat_units[side] if is_due(s, u)]


def due_units(s: Campaign, side: int) -> list[int]:
    """HU-6.4.1, HU-10.6.2: those that can be placed now, HQs first."""
    return [u for u in waiting_units(s, side) if can_enter(s, u)]


def any_due(s: Campaign, side: int) -> bool:
    """Whether there are any."""
    board = s.board
    for units in (board.hqs[side], board.combat_units[side]):
        for u in units:
            if is_due(s, u) and can_enter(s, u):
                return True
    return False


def named_units(s: Campaign, side: int) -> list[int]:
    """HU-6.5.2: units named for this turn that are destroyed or cut off from supply."""
    board = s.board
    found: list[int] = []
    for u in board.combat_units[side] + board.hqs[side]:
        if board.unit_leaves[u] == s.turn:
            if s.unit_hex[u] == DEAD or (s.unit_hex[u] >= 0 and s.flags[u] & OOS):
                found.append(u)
    return found


def substitutes(s: Campaign, named: int) -> list[int]:
    """HU-6.5.5: same nation and group, on the map, in supply."""
    board = s.board
    side = board.unit_side[named]
    found: list[int] = []
    for u in board.combat_units[side] + board.hqs[side]:
        if u == named or s.unit_hex[u] < 0 or s.flags[u] & OOS:
            continue
        if board.unit_nation[u] != board.unit_nation[named]:
            continue
        if board.unit_group[u] and board.unit_group[u] == board.unit_group[named]:
            found.append(u)
    return found
