# hot: compiled by mypyc
"""Where a unit in excess retreats to before a battle (section 4.2)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, BLOCKS, LAKE, UNIT, ZOC


def homeward(side: int) -> list[int]:
    """HU-4.2.6: Axis to the west or north, the Soviet side to the east or south."""
    return [0, 1, 2] if side == AXIS else [3, 4, 5]


def retreats(s: Campaign, u: int) -> list[int]:
    """One hex, or a second one beyond a full hex of the own side."""
    board = s.board
    side = board.unit_side[u]
    banned = ban_for(s, [u])  # HU-12.2.2.4: to retreat into the zone is to enter it
    found: list[int] = []
    full: list[int] = []
    for d in homeward(side):
        at = s.unit_hex[u] * 6 + d
        if board.edge[at] == LAKE or not is_safe(s, board.near[at], side, banned):
            continue
        if has_room(s, [u], board.near[at]):
            found.append(board.near[at])
        elif side_map(s, side)[board.near[at]] & UNIT:
            full.append(board.near[at])
    if not found:
        for h in full:
            for d in homeward(side):
                n = board.near[h * 6 + d]
                if board.edge[h * 6 + d] == LAKE or n in found:
                    continue
                if is_safe(s, n, side, banned) and has_room(s, [u], n):
                    found.append(n)
    found.sort()
    return found


def is_safe(s: Campaign, h: int, side: int, banned: bytes) -> bool:
    """No enemy there, no enemy ZOC, and not closed by the rising."""
    return not side_map(s, 1 - side)[h] & (BLOCKS | ZOC) and not is_banned(banned, h)
