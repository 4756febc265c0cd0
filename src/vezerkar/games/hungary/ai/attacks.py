# hot: compiled by mypyc
"""What an attack is worth on average: roughly which column it reaches, and what the table gives."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.rules.combat import (
    BattleSum,
    add_ground,
    attack_value,
    defence_value,
    defenders,
    gun_reaches,
    losses_at,
    raw_column,
    table_of,
    truck_hexes,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, DIE, FIRED, FOUGHT, LAKE, OOS, SOVIET

MAX_BATTLE_TRUCKS: Final = 2  # a careful player spends no more on one battle
CLEARED_HEX_STEPS: Final = 1.0  # an empty hex is worth as much as a step
# By side: what a lost step costs; the Soviet side has more of them.
STEP_LOSS_WEIGHT: Final = [1.0, 0.4]


def column_of(s: Campaign, h: int, side: int, units: list[int], vt: int) -> int:
    """Roughly the column of an attack: strength and ground, without supply and bids."""
    kept_battle, kept_units = s.battle, s.attackers
    s.battle, s.attackers = [h, vt, side], units
    found = BattleSum()
    column = raw_column(attack_value(s), defence_value(s))
    add_ground(s, found)
    s.battle, s.attackers = kept_battle, kept_units
    for i in range(1, len(found.shifts), 2):
        column += found.shifts[i]
    return max(0, min(s.board.columns - 1, column - vt))


def likely_column(s: Campaign, h: int, side: int, units: list[int]) -> int:
    """The column with the artillery and the trucks within reach."""
    places: list[int] = []
    attack = 0
    for u in units:
        attack += s.attack_of(u)
        if s.unit_hex[u] not in places:
            places.append(s.unit_hex[u])
    trucks = len(truck_hexes(s, side, places))
    guns = 0
    for u in s.board.artillery:
        if trucks and s.board.unit_side[u] == side and is_ready(s, u, h):
            if guns + s.attack_of(u) <= attack:
                guns += s.attack_of(u)
                trucks -= 1
    column = column_of(s, h, side, units, 0)
    if guns:
        defence = defence_at(s, h)
        column += raw_column(attack + guns, defence) - raw_column(attack, defence)
    return max(0, min(s.board.columns - 1, column + min(MAX_BATTLE_TRUCKS, trucks)))


def is_ready(s: Campaign, gun: int, h: int) -> bool:
    """Whether artillery of the attacker could fire at a hex."""
    at = s.unit_hex[gun]
    return at >= 0 and not s.flags[gun] & (OOS | FOUGHT | FIRED) and gun_reaches(s, at, h, True)


def defence_at(s: Campaign, h: int) -> int:
    total = 0
    for u in defenders(s, h):
        total += s.defence_of(u)
    return total


def steps_at(s: Campaign, h: int) -> int:
    """The steps of all combat units of a hex."""
    total = 0
    for u in s.combat_in(h):
        total += s.unit_steps[u]
    return total


def expected_gain(s: Campaign, h: int, table: int, column: int, side: int) -> float:
    """The average gain of an attack at this column, in steps: their losses and the hex, less ours.

    A hex of a victory city is worth its points as well.
    """
    board = s.board
    steps = steps_at(s, h)
    prize = CLEARED_HEX_STEPS
    if board.victory[h]:
        prize += float(board.city_points[board.victory[h] - 1]) / 2.0
    total = 0.0
    for die in range(DIE):
        mine, theirs = losses_at(board, table, column, die, h)
        total += float(min(theirs, steps)) - STEP_LOSS_WEIGHT[side] * float(mine)
        if theirs >= steps:
            total += prize
    return total / DIE


class Massing:
    """What one more unit would add to the attacks that a side can make together."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        self.defence: list[int] = []  # by enemy hex, -1 if not worked out yet

    def gain(self, u: int, h: int) -> float:
        """The best that a unit adds to an attack from a hex, in steps."""
        board = self.s.board
        best = 0.0
        mine = self.s.attack_of(u)
        foe = 1 - self.side
        for at in range(h * 6, h * 6 + 6):
            n = board.near[at]
            pile = self.s.at[n]
            if not pile or board.edge[at] == LAKE or board.unit_side[pile[0]] != foe:
                continue
            gain = self.added(u, mine, n)
            if gain > best:
                best = gain
        return best

    def added(self, u: int, mine: int, n: int) -> float:
        """What a unit adds to an attack on a hex."""
        s = self.s
        if not self.defence:
            self.defence = [-1] * s.board.count
        defence = self.defence[n]
        if defence < 0:
            defence = defence_at(s, n)
            self.defence[n] = defence
        others = massed(s, self.side, n, u)
        before = self.rough(n, others, defence)
        return self.rough(n, others + mine, defence) - before

    def rough(self, n: int, attack: int, defence: int) -> float:
        """The gain of an attack estimated from its strength alone, with some support."""
        board = self.s.board
        if attack == 0:
            return 0.0
        shift = board.city_shift if board.city[n] else board.terrain_shift[board.terrain[n]]
        column = max(0, min(board.columns - 1, raw_column(attack, defence) + shift + 1))
        return max(0.0, 1.0 + expected_gain(self.s, n, self.side, column, self.side))


def massed(s: Campaign, side: int, n: int, but: int) -> int:
    """The attack values of the units of a side around a hex, one of them left out."""
    board = s.board
    total = 0
    for at in range(n * 6, n * 6 + 6):
        if board.edge[at] == LAKE:
            continue
        for u in s.at[board.near[at]]:
            if u != but and board.unit_side[u] == side and not s.flags[u] & FOUGHT:
                total += s.attack_of(u)
    return total


def attack_worth(s: Campaign, h: int, side: int, units: list[int]) -> float:
    """The average gain of an attack by these units, with the support within reach."""
    table = AXIS if side == AXIS and table_of(s, units) == AXIS else SOVIET
    return expected_gain(s, h, table, likely_column(s, h, side, units), side)
