# hot: compiled by mypyc
"""Blitz attacks of the Germans: who can make them, and on whom (section 7.3)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.attacks import has_enemy, total_attack
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, GERMAN, LAKE, OOS


def can_blitz(s: Campaign, units: list[int]) -> bool:
    """HU-7.3.1, HU-7.3.9, HU-5.5.4: German armour and mechanised units in supply, only they."""
    board = s.board
    if s.active != AXIS:
        return False
    for u in units:
        if board.unit_nation[u] != GERMAN or board.unit_mobile[u] != 1 or s.flags[u] & OOS:
            return False
        if s.is_crowded_out(u):
            return False
    return True


def blitz_targets(s: Campaign, units: list[int], points: int) -> list[int]:
    """HU-7.3.3, HU-7.3.11, HU-7.3.12: neighbouring enemies, if there are points for an attack."""
    board = s.board
    found: list[int] = []
    if points < board.vt_points or not units or not can_blitz(s, units):
        return found
    if total_attack(s, units) == 0:
        return found  # HU-5.5.8
    at = s.unit_hex[units[0]] * 6
    for d in range(6):
        n = board.near[at + d]
        if board.edge[at + d] != LAKE and has_enemy(s, n, AXIS):
            found.append(n)
    found.sort()
    return found
