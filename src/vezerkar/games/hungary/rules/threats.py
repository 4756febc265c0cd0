# hot: compiled by mypyc
"""Who could soon stand next to a hex and what is in danger, as far as a glance at the map tells."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.rules.victory import is_captured
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import SOVIET


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


def defence_in(s: Campaign, h: int) -> int:
    """The defence values of the combat units of a hex."""
    board = s.board
    total = 0
    for u in s.combat_in(h):
        total += board.unit_defence[3 * u + s.unit_steps[u]]
    return total


def endangered(s: Campaign, units: list[int]) -> list[int]:
    """Those units of a side that stand where the enemy could bring more than their hex has."""
    found: list[int] = []
    for u in units:
        h = s.unit_hex[u]
        if attack_near(s, 1 - s.board.unit_side[u], h) > defence_in(s, h):
            found.append(u)
    return found


def threatened_cities(s: Campaign) -> list[tuple[int, int, int, int]]:
    """The cities that the Soviets can strike at: attack, defence, how far the next Soviet is."""
    board = s.board
    soviets = [s.unit_hex[u] for u in board.combat_units[SOVIET] if s.unit_hex[u] >= 0]
    found: list[tuple[int, int, int, int]] = []
    for city in range(len(board.city_hexes)):
        if is_captured(s, city):
            continue
        most = 0
        defence = 0
        for h in board.city_hexes[city]:
            most = max(most, attack_near(s, SOVIET, h))
            defence += defence_in(s, h)
        if most:
            far = board.nearest(board.city_hexes[city][0], soviets)
            found.append((city, most, defence, far))
    return found
