# hot: compiled by mypyc
"""Who could soon stand next to a hex, as far as a glance at the map tells."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.state import Campaign


def attack_near(s: Campaign, side: int, h: int) -> int:
    """The attack values of the units of a side that could soon stand next to a hex.

    Half of their movement points are counted: terrain and zones of control take the rest.
    """
    board = s.board
    attack, moves, away, unit_hex = board.unit_attack, board.unit_move, board.steps[h], s.unit_hex
    total: i64 = 0
    u: i64
    for u in board.combat_units[side]:
        at: i64 = unit_hex[u]
        if at < 0:
            continue
        row: i64 = 3 * u + s.unit_steps[u]
        if away[at] <= moves[row] // 2 + 1:
            total += attack[row]
    return total
