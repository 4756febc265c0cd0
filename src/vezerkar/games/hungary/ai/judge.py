# hot: compiled by mypyc
"""The value of a position and the priors of actions: what computer players know of this game.

The priors alone make a campaign plan: every unit goes where it is worth most, attacks are made
where the odds are good. What is considered is written here and in outlook.py, how much it matters
in weights.toml.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State, a_of, b_of, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.ai.attacks import attack_worth, column_of, expected_gain
from vezerkar.games.hungary.ai.outlook import (
    Outlook,
    Weights,
    front_weight,
)
from vezerkar.games.hungary.ai.postures import postures_of, variants_of, weights_for
from vezerkar.games.hungary.ai.value import Course, course_of, lead
from vezerkar.games.hungary.rules.attacks import strikers
from vezerkar.games.hungary.rules.combat import TOP_COLUMN, attacker_of, bomb_points, table_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

PRIOR_NEVER: Final = -9.0
PRIOR_NEUTRAL: Final = 1.0  # ends a step, or is nothing special
PRIOR_FIRST: Final = 5.0  # before anything else in the step
PRIOR_SOON: Final = 3.0
DECIDED_MARGIN: Final = 0.1  # more than a planner asks for to follow a prior without searching


class HungaryJudge(Judge):
    """Judges the campaign as a sound chief of staff would."""

    def __init__(self, weights: Weights, courses: dict[str, Course]) -> None:
        self.weights: Weights = weights
        self.courses: dict[str, Course] = courses  # by scenario
        self.by_posture: dict[int, HungaryJudge] = {}  # judges that were made for a posture

    def turn(self, s: State) -> int:
        """Every decision counts as a turn of its own: priors plan, values only break ties."""
        assert isinstance(s, Campaign)
        number = len(s.stack) + s.turn * 64 + s.ready_sides
        for flags in s.flags:
            number = (number * 5 + flags) & 0xFFFFFF
        for h in s.unit_hex:
            number = (number * 3 + h) & 0xFFFFFF
        return number + len(s.announced) + len(s.attackers) + len(s.bombs)

    def stage(self, s: State, seat: i64) -> int:
        """The movement of a side; then its battles, and all that leads up to its next movement."""
        assert isinstance(s, Campaign)
        march = terms.T_SOVIET_MOVE if s.board.seat_side[seat] == SOVIET else terms.T_AXIS_MOVE
        gone = s.turn_step() - march
        return 2 * s.turn + (0 if gone < 0 else 1 if gone == 0 else 2)

    def postures(self, s: State, seat: i64) -> list[int]:
        assert isinstance(s, Campaign)
        return postures_of(s)

    def posture_variants(self, posture: int) -> list[int]:
        return variants_of(posture)

    def with_posture(self, posture: int) -> Judge:
        known = self.by_posture.get(posture)
        if known is None:
            known = HungaryJudge(weights_for(self.weights, posture), self.courses)
            self.by_posture[posture] = known
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
        return self.decided_priors(s, actions, side_asked(s))

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(s, Campaign)
        return self.decided_priors(s, actions, s.board.seat_side[seat])

    def decided_priors(self, s: Campaign, actions: list[int], side: int) -> list[float]:
        """The priors of a side, the best one raised above the others."""
        outlook = Outlook(s, side, self.weights)
        return decided([self.prior_of(s, action, outlook) for action in actions])

    # One action

    def prior_of(self, s: Campaign, action: int, outlook: Outlook) -> float:
        verb = verb_of(action)
        a = a_of(action)
        if verb in (terms.V_MOVE, terms.V_OPERATE, terms.V_OVER):
            return self.go(s, a, b_of(action), outlook)
        if verb == terms.V_PICK:
            return self.pick(s, a)
        if verb in (terms.V_ANNOUNCE, terms.V_ATTACK):
            return self.strike(s, a, verb == terms.V_ANNOUNCE, outlook.side)
        if verb in (
            terms.V_HALT,
            terms.V_DRIVE,
            terms.V_PICK_TRUCK,
            terms.V_PILE,
            terms.V_JOIN_TRUCK,
            terms.V_BLITZ,
        ):
            return self.march(s, verb, action, outlook)
        if verb in (terms.V_ROUTE, terms.V_ROUTE_FAR):
            return PRIOR_NEVER  # the cheapest way is good enough
        if verb in (terms.V_JOIN, terms.V_ALL, terms.V_GO, terms.V_CALL_OFF):
            return self.gather(s, verb)
        if verb in (
            terms.V_FLY,
            terms.V_BOMB,
            terms.V_TARGET,
            terms.V_ANSWER,
            terms.V_RECALL,
            terms.V_READY,
        ):
            return self.fly(s, verb, action, outlook.side)
        if verb in (
            terms.V_BID,
            terms.V_FIRE,
            terms.V_EVADE,
            terms.V_LOSE,
            terms.V_ADVANCE,
            terms.V_ADVANCE_ALL,
        ):
            return self.fight(s, verb, a, outlook)
        return self.supply(s, verb, action, outlook)

    # Moves

    def pick(self, s: Campaign, u: int) -> float:
        phase = s.stack[terms.F_PHASE]
        if phase == terms.P_SETUP:
            return PRIOR_NEVER
        if phase == terms.P_MOVE and s.board.unit_type[u] == terms.ARTILLERY:
            return PRIOR_NEUTRAL + 0.5  # after the units it goes with
        return (
            PRIOR_SOON
            if phase
            in (terms.P_MOVE, terms.P_AIR, terms.P_ARRIVE, terms.P_EXPLOIT, terms.P_ADVANCE)
            else PRIOR_NEUTRAL + 1.0
        )

    def go(self, s: Campaign, u: int, h: int, outlook: Outlook) -> float:
        worth = outlook.hex_worth(u, h)
        if self.deserts(s, u):
            worth -= self.weights.garrison * 2.0
        return worth

    def deserts(self, s: Campaign, u: int) -> bool:
        """Whether the unit would leave a victory city empty."""
        h = s.unit_hex[u]
        return h >= 0 and s.board.victory[h] != 0 and s.strength_in(h) < 2

    def march(self, s: Campaign, verb: int, action: int, outlook: Outlook) -> float:
        a = a_of(action)
        if verb == terms.V_HALT:
            if s.stack[terms.F_PHASE] == terms.P_GROUP and s.group:
                u = s.group[0]
                return outlook.hex_worth(u, s.unit_hex[u])
            return 0.0
        if verb == terms.V_DRIVE:
            return outlook.truck_worth(b_of(action))
        if verb == terms.V_PICK_TRUCK:
            return PRIOR_NEUTRAL + 0.3  # after the units have moved
        if verb == terms.V_BLITZ:
            column = column_of(s, a, AXIS, s.group, 1)
            gain = expected_gain(s, a, table_of(s, s.group), column, AXIS)
            return PRIOR_FIRST if gain > self.weights.least_gain else PRIOR_NEVER
        return PRIOR_NEVER

    # Battles

    def strike(self, s: Campaign, h: int, announces: bool, side: int) -> float:
        if announces and h in s.announced:
            return PRIOR_NEVER
        units = strikers(s, side, h)
        if not units:
            return PRIOR_NEVER
        gain = attack_worth(s, h, side, units)
        if gain < self.weights.least_gain:
            return PRIOR_NEUTRAL - 0.5
        return PRIOR_SOON + self.weights.attack * gain

    def gather(self, s: Campaign, verb: int) -> float:
        if verb == terms.V_ALL:
            return PRIOR_FIRST
        if verb == terms.V_GO:
            return PRIOR_SOON
        if verb == terms.V_JOIN and s.stack[terms.F_PHASE] == terms.P_GROUP:
            return self.weights.together
        return PRIOR_NEVER if verb == terms.V_CALL_OFF else PRIOR_NEUTRAL

    def fight(self, s: Campaign, verb: int, a: int, outlook: Outlook) -> float:
        board = s.board
        if verb == terms.V_LOSE:
            steps = s.unit_steps[a]
            lost = board.unit_attack[3 * a + steps] - board.unit_attack[3 * a + steps - 1]
            return (0.5 if steps == 2 else 0.0) - float(lost) * 0.05
        if verb == terms.V_BID:
            return -abs(float(a - self.fair_bid(s, outlook.side))) * 0.1
        if verb in (terms.V_FIRE, terms.V_EVADE):
            return PRIOR_SOON
        if verb == terms.V_ADVANCE and self.deserts(s, a):
            return PRIOR_NEVER
        if verb == terms.V_ADVANCE_ALL:
            for u in s.attackers:
                if self.deserts(s, u):
                    return PRIOR_NEVER
        return PRIOR_SOON - (0.1 if verb == terms.V_ADVANCE else 0.0)

    def fair_bid(self, s: Campaign, side: int) -> int:
        """Attackers bid up to the top column, defenders a little."""
        attacker = attacker_of(s)
        column = column_of(
            s, s.battle[terms.B_TARGET], attacker, s.attackers, s.battle[terms.B_BLITZ]
        )
        if side == attacker:
            return max(0, min(2, TOP_COLUMN - column))
        return 1 if column > 3 else 0

    # Air

    def fly(self, s: Campaign, verb: int, action: int, side: int) -> float:
        board = s.board
        a, b = a_of(action), b_of(action)
        if verb == terms.V_FLY:
            mine = 0
            for u in board.air_units[side]:
                if s.sector[u] == b:
                    mine += 1
            return 0.2 * float(front_weight(s, b, side)) - 0.25 * float(mine) + 0.1
        if verb in (terms.V_TARGET, terms.V_ANSWER):
            return 0.5 + 0.1 * float(board.unit_bomb[b]) - 0.05 * float(s.unit_steps[b])
        if verb == terms.V_RECALL:
            return PRIOR_NEVER
        if verb == terms.V_BOMB:
            column = column_of(
                s, s.battle[terms.B_TARGET], attacker_of(s), s.attackers, s.battle[terms.B_BLITZ]
            )
            wanted = column < TOP_COLUMN or side != attacker_of(s)
            return PRIOR_SOON + 0.05 * float(bomb_points(s, a)) if wanted else PRIOR_NEUTRAL - 0.5
        return PRIOR_NEUTRAL  # ready

    # Everything else

    def supply(self, s: Campaign, verb: int, action: int, outlook: Outlook) -> float:
        a, b = a_of(action), b_of(action)
        if verb in (terms.V_RESTORE, terms.V_REBUILD):
            full = 3 * a + s.board.unit_full[a]
            worth = float(s.board.unit_attack[full] + s.board.unit_defence[full])
            return PRIOR_SOON + 0.05 * worth + (0.3 if verb == terms.V_RESTORE else 0.0)
        if verb in (terms.V_PLACE, terms.V_RETREAT):
            return outlook.hex_worth(a, b)
        if verb == terms.V_DELIVER:
            return -0.05 * outlook.distance(s.unit_hex[a])
        if verb == terms.V_LAND:
            return -0.05 * outlook.distance(a)
        if verb in (terms.V_ABSORB, terms.V_ABSORB_TWO):
            return PRIOR_NEUTRAL + 0.5
        if verb == terms.V_WITHDRAW:
            return -0.05 * float(s.attack_of(a) + s.defence_of(a))
        if verb == terms.V_BASE:
            return PRIOR_SOON if s.base[a] < 0 else PRIOR_NEVER
        if verb == terms.V_LEAVE:
            return PRIOR_NEVER  # supply is shared out well enough by itself
        return PRIOR_NEUTRAL


def decided(priors: list[float]) -> list[float]:
    """Raise the best prior, the first of equals, above the others.

    A turn has hundreds of decisions. Trying out the actions of each would take minutes and show
    little, for most of what a move is good for comes many decisions later.
    """
    best = 0
    for i in range(1, len(priors)):
        if priors[i] > priors[best]:
            best = i
    priors[best] += DECIDED_MARGIN
    return priors


def side_asked(s: Campaign) -> int:
    """The side of the first seat that has to decide."""
    waiting = s.waiting
    seat = 0
    while waiting and not waiting & 1:
        waiting >>= 1
        seat += 1
    return s.board.seat_side[seat] if s.waiting else SOVIET
