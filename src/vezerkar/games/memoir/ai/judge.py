# hot: compiled by mypyc
"""What computer players think of a Memoir '44 battle: its value, and a prior for each action.

Everything is counted in medals and then scaled to the range of the kernel's Judge. How much each
thing matters is in weights.toml; what is looked at is here and in unit_values.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import BIT, State, a_of, b_of, c_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.ai.card_values import (
    card_in_zones,
    card_worth,
    order_worth,
    section_worth,
)
from vezerkar.games.memoir.ai.hex_values import NO_ENEMY_DISTANCE, HexValues
from vezerkar.games.memoir.ai.unit_values import (
    THREAT_RANGE,
    Weights,
    assault,
    damage,
    distance_cost,
    expected_hits,
    expected_loss,
    flags,
    objective_value,
    quick_use,
)
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.movement import limits, reach
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import SUDDEN_DEATH

if TYPE_CHECKING:
    from mypy_extensions import i64

TURNS_PER_BATTLE: Final = 10_000  # more than any battle has
WORST_VALUE: Final = -9.0
SMALL_GAIN: Final = 0.01


class MemoirJudge(Judge):
    """A cautious general: units and medals count more than ground."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, s: State) -> int:
        assert isinstance(s, Battle)
        return s.turn + s.leg * TURNS_PER_BATTLE

    # The value of a position

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Battle)
        if s.ending >= 0:
            return 0.0 if s.winner < 0 else (1.0 if s.winner == team else -1.0)
        side: i64 = team ^ s.leg
        lead = self.medals(s, team, side) + self.armies(s, side) + self.objectives(s, side)
        lead += self.hand(s, side)
        return lead / (abs(lead) + self.weights.scale)

    def medals(self, s: Battle, team: i64, side: i64) -> float:
        """The lead in medals, relative to what each side needs."""
        target = s.board.target
        mine = float(s.tally[side]) / float(target[side])
        other = float(s.tally[1 - side]) / float(target[1 - side])
        lead = (mine - other) * float(target[0] + target[1]) / 2.0
        if s.board.two_battles and s.leg == 1:
            lead += float(s.match[team] - s.match[1 - team])
        return lead

    def armies(self, s: Battle, side: i64) -> float:
        """Units and figures of both sides, and what they threaten to do to each other."""
        w = self.weights
        board = s.board
        count: i64 = board.count
        mine = board.units[side]
        others = board.units[1 - side]
        hits: list[float] = [0.0] * len(board.unit_side)  # expected on each unit
        nearest: list[int] = [NO_ENEMY_DISTANCE] * len(board.unit_side)
        u: i64
        for u in mine:
            a: i64 = s.unit_hex[u]
            if a < 0:
                continue
            base: i64 = a * count
            v: i64
            for v in others:
                b: i64 = s.unit_hex[v]
                if b < 0:
                    continue
                far: i64 = board.distance[base + b]
                if far < nearest[u]:
                    nearest[u] = far
                if far < nearest[v]:
                    nearest[v] = far
                if far <= THREAT_RANGE:
                    hits[u] += expected_hits(s, w, v, u, a, far)
                    hits[v] += expected_hits(s, w, u, v, b, far)
        first = self.army(s, mine, hits, nearest, s.active != side)
        return first - self.army(s, others, hits, nearest, s.active == side)

    def army(
        self, s: Battle, units: list[int], hits: list[float], nearest: list[int], attacked: bool
    ) -> float:
        """What the units of a side are worth; more is at stake while the enemy is to move."""
        w = self.weights
        total = 0.0
        stake = w.danger * w.initiative if attacked else w.danger
        u: i64
        for u in units:
            if s.unit_hex[u] >= 0:
                total += w.unit + w.figure * float(s.unit_men[u])
                approach_cost = distance_cost(s, w, u) * float(nearest[u])
                total -= stake * expected_loss(s, w, u, hits[u]) + approach_cost
        return total

    def objectives(self, s: Battle, side: i64) -> float:
        """How near both sides are to medals that they do not have yet."""
        w = self.weights
        board = s.board
        total = 0.0
        for goal in range(len(board.goal_side)):
            if s.held & BIT[goal]:
                continue  # already among the medals
            sudden = board.goal_mode[goal] == SUDDEN_DEATH
            medals = w.sudden if sudden else float(board.goal_medals[goal])
            owner: i64 = board.goal_side[goal]
            worth = w.goal * medals * nearness(s, owner, goal)
            total += worth if owner == side else -worth
        if board.exit_side < 2:
            near = 0.0
            u: i64
            for u in board.units[board.exit_side]:
                if s.unit_hex[u] >= 0:
                    near += 1.0 / float(1 + board.exit_far[s.unit_hex[u]])
            worth = w.exit * float(board.exit_medals) * near
            total += worth if board.exit_side == side else -worth
        return total

    def hand(self, s: Battle, side: i64) -> float:
        """A light estimate of the hand: units in the sections that its cards name."""
        w = self.weights
        board = s.board
        sections = [0, 0, 0]
        u: i64
        for u in board.units[side]:
            if s.unit_hex[u] >= 0:
                sections[s.own_section(side, s.unit_hex[u])] += 1
        orders: i64 = 0
        tactics: i64 = 0
        for card in s.hands[side]:
            quotas = board.card_quotas[card]
            named: i64 = 0
            for section in range(3):
                quota: i64 = quotas[section]
                present: i64 = sections[section]
                orders += quota if quota < present else present
                named += quota
            if named == 0:
                tactics += 1
        return w.hand * float(orders) + w.tactic * float(tactics)

    # Priors of actions

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, Battle)
        return self.expected_gain(s, action) / self.weights.scale

    def priors(self, s: State, actions: list[int]) -> list[float]:
        assert isinstance(s, Battle)
        found: list[float] = []
        if verb_of(actions[0]) == terms.V_MOVE:
            for worth in self.move_values(s, a_of(actions[0]), actions):
                found.append(worth / self.weights.scale)
        else:
            for action in actions:
                found.append(self.expected_gain(s, action) / self.weights.scale)
        return found

    def expected_gain(self, s: Battle, action: int) -> float:
        """The gain to expect from an action, in medals; doing nothing gains nothing."""
        verb = verb_of(action)
        a: i64 = a_of(action)
        w = self.weights
        if verb == terms.V_MOVE or verb == terms.V_MOVE_VIA:
            return self.move_values(s, a, [action])[0]
        if verb == terms.V_ATTACK:
            close = s.board.distance[s.unit_hex[a] * s.board.count + s.unit_hex[b_of(action)]] == 1
            bonus: i64 = s.board.card_close[s.card] if close else s.board.card_fire[s.card]
            return SMALL_GAIN + assault(s, w, a, s.unit_hex[a], b_of(action), bonus)
        if verb == terms.V_PICK:
            return self.best_move_value(s, a)
        if verb == terms.V_ORDER:
            return SMALL_GAIN + quick_use(s, w, a, s.card)
        if verb == terms.V_RETREAT:
            return HexValues(s, w, a, 1).at(b_of(action), False)
        if (
            verb <= terms.V_STRIKE_WITH
            or verb == terms.V_KEEP
            or verb == terms.V_BARRAGE_WITH
            or verb == terms.V_HAND
        ):
            return self.with_card(s, verb, a, b_of(action))
        if verb == terms.V_ADVANCE:
            return self.advance_value(s, a, b_of(action))
        if verb == terms.V_COPY:
            return order_worth(s, w, b_of(action))
        return self.other_action(s, verb, a)

    def with_card(self, s: Battle, verb: i64, card: i64, zone: i64) -> float:
        """A card to be played, handed out or kept."""
        w = self.weights
        if verb == terms.V_PLAY:
            return card_worth(s, w, card)
        if verb == terms.V_HAND:
            return SMALL_GAIN + card_in_zones(s, w, card, zone)
        if verb == terms.V_KEEP:
            return w.tactic if sum(s.board.card_quotas[card]) == 0 else card_worth(s, w, card) / 4.0
        dice: i64 = s.board.recon_strike_dice
        if verb == terms.V_BARRAGE_WITH:
            dice = s.board.barrage_dice[s.active]
        best = 0.0
        t: i64
        for t in s.board.units[1 - s.active]:
            if s.unit_hex[t] >= 0:
                worth = damage(s, w, t, dice, verb == terms.V_STRIKE_WITH) + flags(
                    s, w, t, dice, False
                )
                if worth > best:
                    best = worth
        return best

    def other_action(self, s: Battle, verb: i64, a: i64) -> float:
        """The actions that come up less often."""
        w = self.weights
        dice: i64
        if verb == terms.V_NAME or verb == terms.V_STRIKE:
            dice = s.stack[frame.STRIKE_DICE] % frame.DICE_SEAT
            return damage(s, w, a, dice, True) + flags(s, w, a, dice, False)
        if verb == terms.V_BARRAGE:
            dice = s.board.barrage_dice[s.active]
            return damage(s, w, a, dice, False) + flags(s, w, a, dice, False)
        if verb == terms.V_EXIT:
            return self.exit_value(s)
        if verb == terms.V_DIG:
            return SMALL_GAIN + expected_loss(s, w, a, self.hits_on(s, a)) / 2.0
        if verb == terms.V_HEAL:
            lost: i64 = s.board.unit_full[a] - s.unit_men[a]
            danger = expected_loss(s, w, a, self.hits_on(s, a)) / 2.0
            return SMALL_GAIN + w.figure * float(lost) + danger
        if verb == terms.V_SECTION:
            return section_worth(s, w, s.card, a)
        if verb == terms.V_AIM:
            return self.landing_value(s, a)
        if verb == terms.V_AMBUSH:
            return 0.3
        if verb == terms.V_IGNORE:
            return w.flag / 2.0
        if verb == terms.V_CLEAR:
            return SMALL_GAIN
        return 0.0

    def hits_on(self, s: Battle, u: i64) -> float:
        """Hits to expect on a unit where it stands."""
        board = s.board
        h: i64 = s.unit_hex[u]
        hits = 0.0
        v: i64
        for v in board.units[1 - board.unit_side[u]]:
            b: i64 = s.unit_hex[v]
            if b >= 0 and board.distance[h * board.count + b] <= THREAT_RANGE:
                hits += expected_hits(s, self.weights, v, u, h, board.distance[h * board.count + b])
        return hits

    def advance_value(self, s: Battle, u: i64, h: i64) -> float:
        """How much better a unit would stand on the ground it has won."""
        again = s.board.overrun and s.board.unit_overruns[u] != 0
        values = HexValues(s, self.weights, u, 1)
        return values.at(h, again) - values.at(s.unit_hex[u], False)

    def move_values(self, s: Battle, u: i64, actions: list[int]) -> list[float]:
        """How much better a unit would stand where its moves lead."""
        w = self.weights
        second: i64 = s.stack[frame.DESTINATION_SECOND]
        most, fighting = limits(s, u, second)
        values = HexValues(s, w, u, most)
        here = values.at(s.unit_hex[u], second == 0)
        found: list[float] = []
        for action in actions:
            verb = verb_of(action)
            if verb == terms.V_EXIT:
                found.append(self.exit_value(s))
                continue
            h: i64 = b_of(action)
            fights = second == 0 and self.may_fight_after(s, u, h, fighting)
            worth = values.at(h, fights) - here
            if verb == terms.V_MOVE_VIA:
                worth += w.take * float(goals_in(c_of(action)))
            found.append(worth)
        return found

    def best_move_value(self, s: Battle, u: i64) -> float:
        """The gain to expect from moving a unit at all."""
        second: i64 = s.stack[frame.MOVE_SECOND]
        most, fighting = limits(s, u, second)
        hexes: list[int] = []
        if reach(s, u, most, hexes):
            return self.exit_value(s)
        values = HexValues(s, self.weights, u, most)
        best = WORST_VALUE
        h: i64
        for h in hexes:
            fights = second == 0 and self.may_fight_after(s, u, h, fighting)
            worth = values.at(h, fights)
            if worth > best:
                best = worth
        return best - values.at(s.unit_hex[u], second == 0)

    def exit_value(self, s: Battle) -> float:
        """What a unit that leaves the board brings: more than any hex (M44-F.17)."""
        return self.weights.take * float(s.board.exit_medals) * 2.0

    def may_fight_after(self, s: Battle, u: i64, h: i64, fighting: i64) -> bool:
        """Whether a unit that moves to a hex may probably still battle."""
        board = s.board
        start: i64 = s.unit_hex[u]
        if board.distance[start * board.count + h] > fighting or (h == start and fighting < 2):
            return False
        return board.bars[h] == 0 or board.unit_bold[u] != 0

    def landing_value(self, s: Battle, aim: i64) -> float:
        """How good a hex is to aim the airborne at: open ground near the objectives."""
        board = s.board
        room: i64 = 0
        for h in range(board.off):
            if board.landing[h] and s.at[h] < 0 and board.distance[aim * board.count + h] <= 2:
                room += 1
        return float(room) + 20.0 * objective_value(s, self.weights, board.drops[0], aim)


def nearness(s: Battle, side: i64, goal: i64) -> float:
    """How near the two nearest units of a side are to an objective, the second one for half."""
    board = s.board
    base: i64 = goal * board.count
    first: i64 = 99
    second: i64 = 99
    u: i64
    for u in board.units[side]:
        h: i64 = s.unit_hex[u]
        if h < 0:
            continue
        far: i64 = board.goal_far[base + h]
        if far < first:
            second = first
            first = far
        elif far < second:
            second = far
    return 1.0 / float(1 + first) + 0.5 / float(1 + second)


def goals_in(mask: i64) -> i64:
    """How many objectives a move passes."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
