# hot: compiled by mypyc
"""How good a position looks and which actions tempt: what computer players know of this game.

Urges are a whole plan of campaign by themselves: every unit goes where it is worth most, attacks
are made where the odds are good. What is looked at stands here and in prospects.py, how much it
matters in weights.toml.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import FRAME, State, a_of, b_of, verb_of
from vezerkar.games.hungary.assault import column_of, promise, worth_of
from vezerkar.games.hungary.bents import bent_of, postures_of, shades_of
from vezerkar.games.hungary.combat import attacker_of, bomb_points, table_of
from vezerkar.games.hungary.phases.combat import strikers
from vezerkar.games.hungary.prospects import (
    Outlook,
    Weights,
    front_weight,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    AXIS,
    P_ADVANCE,
    P_AIR,
    P_ARRIVE,
    P_EXPLOIT,
    P_GROUP,
    P_MOVE,
    P_SETUP,
    SOVIET,
    T_AXIS_MOVE,
    T_SOVIET_MOVE,
    V_ABSORB,
    V_ABSORB_TWO,
    V_ADVANCE,
    V_ADVANCE_ALL,
    V_ALL,
    V_ANNOUNCE,
    V_ANSWER,
    V_ATTACK,
    V_BASE,
    V_BID,
    V_BLITZ,
    V_BOMB,
    V_CALL_OFF,
    V_DELIVER,
    V_DRIVE,
    V_EVADE,
    V_FIRE,
    V_FLY,
    V_GO,
    V_HALT,
    V_JOIN,
    V_JOIN_TRUCK,
    V_LAND,
    V_LEAVE,
    V_LOSE,
    V_MOVE,
    V_OPERATE,
    V_OVER,
    V_PICK,
    V_PICK_TRUCK,
    V_PILE,
    V_PLACE,
    V_READY,
    V_REBUILD,
    V_RECALL,
    V_RESTORE,
    V_RETREAT,
    V_ROUTE,
    V_ROUTE_FAR,
    V_TARGET,
    V_WITHDRAW,
)
from vezerkar.games.hungary.verdict import Course, course_of, lead, step_of

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -9.0
USUAL: Final = 1.0  # what ends a step, or is nothing special
FIRST: Final = 5.0  # done before anything else of the step
SOON: Final = 3.0
TOP: Final = 8
CLEAR: Final = 0.1  # more than a planner asks for to follow an prior at once


class HungaryJudge(Judge):
    """Looks at the campaign with the eyes of a plain chief of staff."""

    def __init__(self, weights: Weights, courses: dict[str, Course]) -> None:
        self.weights: Weights = weights
        self.courses: dict[str, Course] = courses  # by scenario
        self.bents: dict[int, HungaryJudge] = {}  # by posture

    def turn(self, s: State) -> int:
        """Every decision is a turn of its own: priors plan, values only break ties."""
        assert isinstance(s, Campaign)
        number = len(s.stack) + s.turn * 64 + s.locked
        for flags in s.flags:
            number = (number * 5 + flags) & 0xFFFFFF
        for h in s.unit_hex:
            number = (number * 3 + h) & 0xFFFFFF
        return number + len(s.announced) + len(s.attackers) + len(s.bombs)

    def stage(self, s: State, seat: i64) -> int:
        """The march of a side; then its battles, and what is prepared until the next march."""
        assert isinstance(s, Campaign)
        march = T_SOVIET_MOVE if s.board.seat_side[seat] == SOVIET else T_AXIS_MOVE
        gone = step_of(s) - march
        return 2 * s.turn + (0 if gone < 0 else 1 if gone == 0 else 2)

    def postures(self, s: State, seat: i64) -> list[int]:
        assert isinstance(s, Campaign)
        return postures_of(s)

    def posture_variants(self, posture: int) -> list[int]:
        return shades_of(posture)

    def with_posture(self, posture: int) -> Judge:
        known = self.bents.get(posture)
        if known is None:
            known = HungaryJudge(bent_of(self.weights, posture), self.courses)
            self.bents[posture] = known
        return known

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Campaign)
        if s.ending >= 0:
            return 0.0 if s.winner < 0 else (1.0 if s.winner == team else -1.0)
        ahead = lead(s, self.weights, self.course(s))
        if team == AXIS:
            ahead = -ahead
        return ahead / (abs(ahead) + self.weights.scale)

    def course(self, s: Campaign) -> Course:
        """What is to be expected of a scenario, worked out when it is first asked for."""
        known = self.courses.get(s.board.scenario)
        if known is None:
            known = course_of(s, self.weights)
            self.courses[s.board.scenario] = known
        return known

    def prior(self, s: State, action: int) -> float:
        return self.priors(s, [action])[0]

    def priors(self, s: State, actions: list[int]) -> list[float]:
        assert isinstance(s, Campaign)
        return self.tempted(s, actions, side_asked(s))

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(s, Campaign)
        return self.tempted(s, actions, s.board.seat_side[seat])

    def tempted(self, s: Campaign, actions: list[int], side: int) -> list[float]:
        """What tempts a side, the best of it made clear."""
        outlook = Outlook(s, side, self.weights)
        return decided([self.tempt(s, action, outlook) for action in actions])

    # One action

    def tempt(self, s: Campaign, action: int, outlook: Outlook) -> float:
        verb = verb_of(action)
        a = a_of(action)
        if verb in (V_MOVE, V_OPERATE, V_OVER):
            return self.go(s, a, b_of(action), outlook)
        if verb == V_PICK:
            return self.pick(s, a)
        if verb in (V_ANNOUNCE, V_ATTACK):
            return self.strike(s, a, verb == V_ANNOUNCE, outlook.side)
        if verb in (V_HALT, V_DRIVE, V_PICK_TRUCK, V_PILE, V_JOIN_TRUCK, V_BLITZ):
            return self.march(s, verb, action, outlook)
        if verb in (V_ROUTE, V_ROUTE_FAR):
            return NEVER  # the cheapest way is good enough
        if verb in (V_JOIN, V_ALL, V_GO, V_CALL_OFF):
            return self.gather(s, verb)
        if verb in (V_FLY, V_BOMB, V_TARGET, V_ANSWER, V_RECALL, V_READY):
            return self.fly(s, verb, action, outlook.side)
        if verb in (V_BID, V_FIRE, V_EVADE, V_LOSE, V_ADVANCE, V_ADVANCE_ALL):
            return self.fight(s, verb, a, outlook)
        return self.supply(s, verb, action, outlook)

    # Moves

    def pick(self, s: Campaign, u: int) -> float:
        phase = s.stack[-FRAME]
        if phase == P_SETUP:
            return NEVER
        if phase == P_MOVE and s.board.unit_type[u] == ARTILLERY:
            return USUAL + 0.5  # after those that it goes with
        return SOON if phase in (P_MOVE, P_AIR, P_ARRIVE, P_EXPLOIT, P_ADVANCE) else USUAL + 1.0

    def go(self, s: Campaign, u: int, h: int, outlook: Outlook) -> float:
        worth = outlook.hex_worth(u, h)
        if self.deserts(s, u):
            worth -= self.weights.garrison * 2.0
        return worth

    def deserts(self, s: Campaign, u: int) -> bool:
        """Whether a unit is the last in a victory city."""
        h = s.unit_hex[u]
        return h >= 0 and s.board.victory[h] != 0 and s.strength_in(h) < 2

    def march(self, s: Campaign, verb: int, action: int, outlook: Outlook) -> float:
        a = a_of(action)
        if verb == V_HALT:
            if s.stack[-FRAME] == P_GROUP and s.group:
                u = s.group[0]
                return outlook.hex_worth(u, s.unit_hex[u])
            return 0.0
        if verb == V_DRIVE:
            return outlook.truck_worth(b_of(action))
        if verb == V_PICK_TRUCK:
            return USUAL + 0.3  # when the units stand
        if verb == V_BLITZ:
            column = column_of(s, a, AXIS, s.group, 1)
            gain = promise(s, a, table_of(s, s.group), column, AXIS)
            return FIRST if gain > self.weights.least_gain else NEVER
        return NEVER

    # Battles

    def strike(self, s: Campaign, h: int, announces: bool, side: int) -> float:
        if announces and h in s.announced:
            return NEVER
        units = strikers(s, side, h)
        if not units:
            return NEVER
        gain = worth_of(s, h, side, units)
        if gain < self.weights.least_gain:
            return USUAL - 0.5
        return SOON + self.weights.attack * gain

    def gather(self, s: Campaign, verb: int) -> float:
        if verb == V_ALL:
            return FIRST
        if verb == V_GO:
            return SOON
        if verb == V_JOIN and s.stack[-FRAME] == P_GROUP:
            return self.weights.together
        return NEVER if verb == V_CALL_OFF else USUAL

    def fight(self, s: Campaign, verb: int, a: int, outlook: Outlook) -> float:
        board = s.board
        if verb == V_LOSE:
            steps = s.unit_steps[a]
            lost = board.unit_attack[3 * a + steps] - board.unit_attack[3 * a + steps - 1]
            return (0.5 if steps == 2 else 0.0) - float(lost) * 0.05
        if verb == V_BID:
            return -abs(float(a - self.fair_bid(s, outlook.side))) * 0.1
        if verb in (V_FIRE, V_EVADE):
            return SOON
        if verb == V_ADVANCE and self.deserts(s, a):
            return NEVER
        if verb == V_ADVANCE_ALL:
            for u in s.attackers:
                if self.deserts(s, u):
                    return NEVER
        return SOON - (0.1 if verb == V_ADVANCE else 0.0)

    def fair_bid(self, s: Campaign, side: int) -> int:
        """Attackers pay up to the top of the table, defenders a little."""
        attacker = attacker_of(s)
        column = column_of(s, s.battle[0], attacker, s.attackers, s.battle[1])
        if side == attacker:
            return max(0, min(2, TOP - column))
        return 1 if column > 3 else 0

    # Air

    def fly(self, s: Campaign, verb: int, action: int, side: int) -> float:
        board = s.board
        a, b = a_of(action), b_of(action)
        if verb == V_FLY:
            mine = 0
            for u in board.air_units[side]:
                if s.sector[u] == b:
                    mine += 1
            return 0.2 * float(front_weight(s, b, side)) - 0.25 * float(mine) + 0.1
        if verb in (V_TARGET, V_ANSWER):
            return 0.5 + 0.1 * float(board.unit_bomb[b]) - 0.05 * float(s.unit_steps[b])
        if verb == V_RECALL:
            return NEVER
        if verb == V_BOMB:
            column = column_of(s, s.battle[0], attacker_of(s), s.attackers, s.battle[1])
            wanted = column < TOP or side != attacker_of(s)
            return SOON + 0.05 * float(bomb_points(s, a)) if wanted else USUAL - 0.5
        return USUAL  # ready

    # Everything else

    def supply(self, s: Campaign, verb: int, action: int, outlook: Outlook) -> float:
        a, b = a_of(action), b_of(action)
        if verb in (V_RESTORE, V_REBUILD):
            full = 3 * a + s.board.unit_full[a]
            worth = float(s.board.unit_attack[full] + s.board.unit_defence[full])
            return SOON + 0.05 * worth + (0.3 if verb == V_RESTORE else 0.0)
        if verb in (V_PLACE, V_RETREAT):
            return outlook.hex_worth(a, b)
        if verb == V_DELIVER:
            return -0.05 * outlook.distance(s.unit_hex[a])
        if verb == V_LAND:
            return -0.05 * outlook.distance(a)
        if verb in (V_ABSORB, V_ABSORB_TWO):
            return USUAL + 0.5
        if verb == V_WITHDRAW:
            return -0.05 * float(s.attack_of(a) + s.defence_of(a))
        if verb == V_BASE:
            return SOON if s.base[a] < 0 else NEVER
        if verb == V_LEAVE:
            return NEVER  # supply is shared out well enough without a word
        return USUAL


def decided(priors: list[float]) -> list[float]:
    """The best prior, the first of equals, made clear.

    A turn has hundreds of decisions; to try the actions of each out would take minutes and show
    little, for most of what a move is good for comes many decisions later.
    """
    best = 0
    for i in range(1, len(priors)):
        if priors[i] > priors[best]:
            best = i
    priors[best] += CLEAR
    return priors


def side_asked(s: Campaign) -> int:
    """The side of the first seat that is to decide."""
    waiting = s.waiting
    seat = 0
    while waiting and not waiting & 1:
        waiting >>= 1
        seat += 1
    return s.board.seat_side[seat] if s.waiting else SOVIET
