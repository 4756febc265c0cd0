# hot: compiled by mypyc
"""What a computer player considers: how good each hex is for each kind of piece."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from vezerkar.games.hungary.ai.attacks import Massing
from vezerkar.games.hungary.rules.supply import open_depots, rail_net
from vezerkar.games.hungary.rules.victory import is_captured
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    AXIS,
    HQ,
    NEXT_TO_UNIT,
    SOVIET,
)

NAMES: Final = (
    "scale",
    "city_point",
    "step",
    "value",
    "near_goal",
    "advance",
    "capture",
    "contact",
    "company",
    "garrison",
    "terrain",
    "far",
    "rail",
    "exposed",
    "alone",
    "attack",
    "least_gain",
    "strike",
    "counter",
    "cut",
    "truck",
    "pace",
    "together",
)


CROWD_RADIUS_HEXES: Final = 2
CROWD_UNITS: Final = 6  # more of them around a goal make it less attractive
PERIL_RADIUS_HEXES: Final = 4  # enemies farther away are no danger
THREAT_RADIUS_HEXES: Final = 5  # enemies this near to a city may take it back
ASIDE_DETOUR_HEXES: Final = 4.0  # how much farther the goals seem that a posture does not aim at
CITY_GUARD_UNITS: Final = 2  # as many hold a threatened city
FRONT_RADIUS_HEXES: Final = 8  # a city this near to Soviet troops may be reached soon
NO_PERILS: Final = bytearray()


class Weights:
    """How much each thing matters, as weights.toml says."""

    def __init__(self) -> None:
        self.scale: float = 1.0
        self.city_point: float = 0.0
        self.step: float = 0.0
        self.value: float = 0.0
        self.near_goal: float = 0.0
        self.advance: float = 0.0
        self.capture: float = 0.0
        self.contact: float = 0.0
        self.company: float = 0.0
        self.garrison: float = 0.0
        self.terrain: float = 0.0
        self.far: float = 0.0
        self.rail: float = 0.0
        self.exposed: float = 0.0
        self.alone: float = 0.0
        self.attack: float = 0.0
        self.least_gain: float = 0.0
        self.strike: float = 0.0
        self.counter: float = 0.0
        self.cut: float = 0.0
        self.truck: float = 0.0
        self.pace: float = 0.0
        self.together: float = 0.0
        self.focus: int = -1  # the city that a posture aims at, if any


class Outlook:
    """The position from the view of one side, worked out once for all actions of a decision.

    Goals and sources of supply are found when an action first asks how far away they are.
    """

    def __init__(self, s: Campaign, side: int, weights: Weights) -> None:
        self.s = s
        self.side = side
        self.w = weights
        self.foe: vec[u8] = side_map(s, 1 - side)
        self.own: vec[u8] = side_map(s, side)
        self.goals: list[int] = []
        self.detour: list[float] = []
        self.sources: list[int] = []
        self.range: int = s.board.supply_range[side]
        self.rails = vec[u8]()
        self.massing: Massing = Massing(s, side)
        self.perils: bytearray = NO_PERILS

    def look(self) -> None:
        """Find the goals and the sources of supply."""
        s, side = self.s, self.side
        self.goals = goal_hexes(s, side)
        if self.w.focus >= 0:
            self.goals += s.board.city_hexes[self.w.focus]
        self.detour = [crowd_at(s, side, goal) + self.aside(goal) for goal in self.goals]
        # HQs that are cut off count too: to find out would take longer than everything else.
        hqs = [s.unit_hex[u] for u in s.board.hqs[side] if s.unit_hex[u] >= 0]
        self.sources = hqs + open_depots(s, side)

    def aside(self, goal: int) -> float:
        """How much farther away a goal seems that is not the city the posture aims at."""
        focus = self.w.focus
        return 0.0 if focus < 0 or self.s.board.victory[goal] == focus + 1 else ASIDE_DETOUR_HEXES

    def distance(self, h: int) -> float:
        """How far the nearest goal is; a crowded one seems farther away."""
        if not self.goals:
            self.look()
        board = self.s.board
        best = 99.0
        for i in range(len(self.goals)):
            far = float(board.far(h, self.goals[i])) + self.detour[i]
            if far < best:
                best = far
        return best

    def supply(self, h: int) -> float:
        """What it costs to be out of range of the nearest source of supply."""
        if not self.goals:
            self.look()
        far = self.s.board.nearest(h, self.sources) if self.sources else 0
        return -self.w.far * float(far - self.range) if far > self.range else 0.0

    def hex_worth(self, u: int, h: int) -> float:
        """How good it is for a unit to stand in a hex."""
        kind = self.s.board.unit_type[u]
        if kind == HQ:
            return self.hq_worth(h)
        if kind == ARTILLERY:
            return self.gun_worth(u, h)
        pull = self.w.advance if self.side == SOVIET else self.w.near_goal
        worth = self.supply(h) - pull * self.distance(h)
        worth += self.w.company * float(min(3, self.friends(u, h)))
        if self.side == SOVIET:
            return worth + self.attacker_worth(u, h)
        return worth + self.defender_worth(u, h)

    def friends(self, u: int, h: int) -> int:
        """Other combat units of the hex."""
        count = 0
        for other in self.s.at[h]:
            if other != u and self.s.board.unit_type[other] < HQ:
                count += 1
        return count

    def attacker_worth(self, u: int, h: int) -> float:
        board = self.s.board
        worth = 0.0
        if board.victory[h] and self.s.control[h] != self.side:
            worth += self.w.capture * float(board.city_points[board.victory[h] - 1]) / 5.0
        elif board.victory[h] and is_threatened(self.s, h):
            worth += self.w.garrison / float(1 + self.friends(u, h))
        if self.foe[h] & NEXT_TO_UNIT:
            worth += self.w.contact * float(self.s.attack_of(u)) / 10.0
            worth += self.w.strike * self.massing.gain(u, h)
        return worth

    def defender_worth(self, u: int, h: int) -> float:
        board = self.s.board
        worth = 0.0
        if board.victory[h]:
            guards = self.friends(u, h)
            worth += self.w.garrison / float(1 + guards)
            if self.s.control[h] != self.side:
                worth += self.w.capture
        shelter = board.city_shift if board.city[h] else board.terrain_shift[board.terrain[h]]
        if self.foe[h] & NEXT_TO_UNIT:
            worth += self.w.terrain * float(-shelter)
            worth += self.w.contact * float(self.s.attack_of(u) - 5) / 10.0
            worth += self.w.counter * self.massing.gain(u, h)
        return worth

    def gun_worth(self, u: int, h: int) -> float:
        """Artillery goes with other units, as near to the enemy as they are."""
        worth = -self.w.near_goal * self.distance(h) + self.supply(h)
        if self.friends(u, h) == 0:
            return worth - self.w.alone
        return worth + self.w.contact if self.foe[h] & NEXT_TO_UNIT else worth

    def hq_worth(self, h: int) -> float:
        """An HQ follows the front along the railway, and keeps away from the enemy."""
        if len(self.rails) == 0:
            self.rails = rail_net(self.s, self.side)
        worth = -self.w.near_goal * self.distance(h)
        if self.side == AXIS:
            worth = 0.0
        if self.rails[h]:
            worth += self.w.rail
        return worth - self.danger(h)

    def danger(self, h: int) -> float:
        """Enemies near a piece that cannot defend itself; friends in its hex protect it."""
        if not self.perils:
            self.perils = perils_of(self.s, 1 - self.side)
        peril = self.perils[h]
        if peril == 0:
            return 0.0
        return self.w.exposed * float(peril) / float(1 + min(3, self.s.strength_in(h)))

    def truck_worth(self, h: int) -> float:
        """Trucks stand with strong units next to the enemy."""
        s = self.s
        strength = 0
        for u in s.at[h]:
            if s.board.unit_type[u] < HQ:
                strength += s.attack_of(u)
        if strength == 0:
            return -self.danger(h) - self.w.near_goal * self.distance(h)
        near = 0.5 if self.foe[h] & NEXT_TO_UNIT else 0.0
        crowd = float(s.trucks_at(self.side, h)) * 0.1
        return near + float(min(40, strength)) / 100.0 - crowd - 0.01 * self.distance(h)


def perils_of(s: Campaign, foe: int) -> bytearray:
    """By hex: PERIL_RADIUS_HEXES less the distance of the nearest enemy combat unit, 0 at least."""
    near = s.board.near
    perils = bytearray(s.board.count)
    edge: list[int] = []
    for u in s.board.combat_units[foe]:
        h = s.unit_hex[u]
        if h >= 0 and perils[h] == 0:
            perils[h] = PERIL_RADIUS_HEXES
            edge.append(h)
    for peril in range(PERIL_RADIUS_HEXES - 1, 0, -1):
        beyond: list[int] = []
        for h in edge:
            for n in near[6 * h : 6 * h + 6]:
                if perils[n] == 0:
                    perils[n] = peril
                    beyond.append(n)
        edge = beyond
    return perils


def crowd_at(s: Campaign, side: int, goal: int) -> float:
    """How many hexes farther a goal seems because enough units are around it already."""
    board = s.board
    count = 0
    for u in board.combat_units[side]:
        h = s.unit_hex[u]
        if h >= 0 and board.far(h, goal) <= CROWD_RADIUS_HEXES:
            count += 1
    return float(count - CROWD_UNITS) * 0.5 if count > CROWD_UNITS else 0.0


def goal_hexes(s: Campaign, side: int) -> list[int]:
    """The cities that matter to a side: to be taken, or to be held."""
    board = s.board
    found: list[int] = []
    for city in range(len(board.city_hexes)):
        if not board.points_mode and city not in board.goal_cities:
            continue
        taken = is_captured(s, city)
        if side == SOVIET:
            for h in board.city_hexes[city]:
                if s.control[h] != SOVIET or (
                    s.strength_in(h) < CITY_GUARD_UNITS and is_threatened(s, h)
                ):
                    found.append(h)
        elif side == AXIS and not taken and near_front(s, city):
            found += board.city_hexes[city]
    if not found:
        for hexes in board.city_hexes:
            found += hexes
    return found


def is_threatened(s: Campaign, h: int) -> bool:
    """Whether the Axis may reach a hex of a city soon."""
    board = s.board
    for u in board.combat_units[AXIS]:
        if s.unit_hex[u] >= 0 and board.far(s.unit_hex[u], h) <= THREAT_RADIUS_HEXES:
            return True
    return False


def near_front(s: Campaign, city: int) -> bool:
    """Whether a city may be reached soon by the Soviet side."""
    board = s.board
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h >= 0 and board.nearest(h, board.city_hexes[city]) <= FRONT_RADIUS_HEXES:
            return True
    return False


def front_weight(s: Campaign, sector: int, side: int) -> int:
    """How many units of a side stand next to the enemy in a sector."""
    board = s.board
    foe = side_map(s, 1 - side)
    count = 0
    for u in board.combat_units[side]:
        h = s.unit_hex[u]
        if h >= 0 and board.sector[h] == sector and foe[h] & NEXT_TO_UNIT:
            count += 1
    return count
