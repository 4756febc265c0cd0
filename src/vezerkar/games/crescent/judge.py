# hot: compiled by mypyc
"""How good a battle looks and how tempting a choice is, in points of the game.

All sums are made in points and then brought onto the scale of the kernel's Judge. How much each
thing matters is written in weights.toml; what is looked at stands here and in prospects.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import FRAME, State, a_of, b_of, verb_of
from vezerkar.games.crescent.march import UNREACHED, reach
from vezerkar.games.crescent.phases.terrain import sites_laid
from vezerkar.games.crescent.planner import plan_urge
from vezerkar.games.crescent.prospects import (
    Weights,
    best_blow,
    blow,
    exposure,
    standing,
    use_of,
)
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    EXTRA_PAY,
    GENERAL_ATTACK,
    LIEUTENANT,
    MELEE,
    P_ACT,
    P_PLAN,
    P_TERRAIN,
    SHOT,
    SITE_TOWN,
    STANDING_SHOT,
    TYPES,
    V_ADD,
    V_BLAST,
    V_CANNON,
    V_DEPLOY,
    V_DOUBLE,
    V_ENTER,
    V_EXECUTE,
    V_FILL,
    V_FINISH,
    V_GARRISON,
    V_GIVE_UP,
    V_MELEE,
    V_MOVE,
    V_PICK,
    V_REINFORCE,
    V_RETREAT,
    V_SACRIFICE,
    V_SCARE,
    V_SHOOT,
    V_SITE,
    V_SPUR,
    V_STAND,
    V_TERRAIN,
    V_TRANSFER,
    V_UNLOAD,
    V_WITHDRAW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUND: Final = 100_000
REVEALED: Final = 50_000
LAYING: Final = 1_000  # more than the turns in which terrain is laid
LITTLE: Final = 0.05
FORWARD: Final = 12  # steps; a tower nearer to its goal is worth frightening


class CrescentJudge(Judge):
    """Looks at a battle with the eyes of a captain in a hurry."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, s: State) -> int:
        """Each step of a plan, each placed tower and each order is a turn of its own."""
        assert isinstance(s, Battle)
        if s.round == 0:
            if len(s.stack) > FRAME and s.stack[FRAME] == P_TERRAIN:
                return s.stack[FRAME + 1] - LAYING
            return sum([1 for q in s.square if q >= 0])
        steps = 0
        if s.revealed:
            for laid in s.laid:
                steps += sum([1 for card in laid if card >= 0])
            return s.round * ROUND + REVEALED + steps
        for seat in range(s.board.seats):
            steps += sum([1 for card in s.laid[seat] if card >= 0]) + sum(s.cubes[seat])
            steps += len(s.drawn[seat]) + len(s.recalled[seat]) + 300 * s.thoughts[seat]
        return s.round * ROUND + steps + 10_000 * (int(s.locked) + 1)

    def stage(self, s: State, seat: i64) -> int:
        assert isinstance(s, Battle)
        return s.round

    # How good a position is

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Battle)
        if s.ending >= 0:
            return 0.0 if s.winner < 0 else (1.0 if s.winner == team else -1.0)
        w = self.weights
        lead = float(s.score[team] - s.score[1 - team])
        lead += w.lost * float(s.discs_lost(1 - team) - s.discs_lost(team))
        lead += self.army(s, team) - self.army(s, 1 - team)
        for seat in range(s.board.seats):
            worth = self.captain(s, seat)
            lead += worth if seat % 2 == team else -worth
        return lead / (abs(lead) + w.scale)

    def army(self, s: Battle, side: i64) -> float:
        """Towers of a side: discs, where they stand, whether they are tired."""
        w = self.weights
        board = s.board
        total = 0.0
        for t in range(board.towers):
            if s.square[t] >= 0 and s.owner[t] == side:
                total += w.disc * float(s.discs[t]) + standing(s, w, side, t, s.square[t])
                if board.artillery[board.tower_troop[t]]:
                    total += w.gun
                if s.attacked[t] == s.round:
                    total -= w.tired
        return total

    def captain(self, s: Battle, seat: i64) -> float:
        """What a captain has for good, or has laid to have it.

        A plan that is handed in must not look better or worse for it: else whoever plans later,
        and lifts the screens by that, would put it off.
        """
        w = self.weights
        laid = s.laid[seat]
        pay: i64 = s.pay[seat] + laid.count(EXTRA_PAY)
        lieutenants: i64 = s.lieutenant[seat] + laid.count(LIEUTENANT)
        total = w.pay * float(pay) + w.lieutenant * float(lieutenants)
        for troop in range(TYPES):
            if s.will_be_b(seat, troop):
                total += w.upgrade
        return total

    # How tempting an action is

    def prior(self, s: State, action: int) -> float:
        return self.priors(s, [action])[0]

    def priors(self, s: State, actions: list[int]) -> list[float]:
        actors = s.actors()
        return self.priors_for(s, actors[0] if actors else 0, actions)

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(s, Battle)
        w = self.weights
        phase = s.stack[-4]
        found: list[float] = []
        if phase == P_ACT:
            for worth in self.deeds(s, seat, actions):
                found.append(worth / w.scale)
        elif phase == P_PLAN:
            for action in actions:
                found.append(plan_urge(s, w, seat, action) / w.scale)
        else:
            for action in actions:
                found.append(self.lure(s, seat, action) / w.scale)
        return found

    def deeds(self, s: Battle, seat: i64, actions: list[int]) -> list[float]:
        """The choices of one tower: moves are compared with staying."""
        w = self.weights
        t: i64 = s.stack[-3]
        steps: i64 = s.stack[-2] & 15
        side: i64 = s.owner[t]
        left: list[int] = [UNREACHED] * s.board.count
        if verb_of(actions[0]) == V_MOVE or len(actions) > 1:
            reach(s, seat, t, steps, left)
        here = standing(s, w, side, t, s.square[t]) - exposure(s, w, seat, t, s.square[t])
        found: list[float] = []
        for action in actions:
            if verb_of(action) == V_MOVE:
                q: i64 = b_of(action)
                worth = standing(s, w, side, t, q) - exposure(s, w, seat, t, q) - here
                worth += 0.8 * best_blow(s, w, seat, t, q, left[q])
                found.append(worth)
            else:
                found.append(self.lure(s, seat, action))
        return found

    def lure(self, s: Battle, seat: i64, action: int) -> float:
        """What an action promises, in points; to do nothing promises nothing."""
        w = self.weights
        verb = verb_of(action)
        a: i64 = a_of(action)
        b: i64 = b_of(action)
        if verb == V_MELEE:
            return LITTLE + blow(s, w, seat, a, b, MELEE) + self.entering(s, a, b)
        if verb == V_STAND:
            return LITTLE + blow(s, w, seat, a, b, STANDING_SHOT)
        if verb == V_SHOOT:
            return blow(s, w, seat, a, b, SHOT)
        if verb == V_DOUBLE:
            t: i64 = s.stack[-3]
            return blow(s, w, seat, t, a, MELEE) + blow(s, w, seat, t, b, MELEE)
        if verb == V_DEPLOY:
            return self.placing(s, seat, a, b)
        if verb == V_EXECUTE:
            many = 2 if s.laid[seat][a * 3] == GENERAL_ATTACK else 1
            return LITTLE + use_of(s, w, seat, a, many)
        if verb == V_PICK:
            return LITTLE + best_blow(s, w, seat, a, s.square[a], 1)
        if verb == V_RETREAT or verb == V_ENTER:
            return standing(s, w, s.owner[a], a, b)
        return self.rare(s, seat, verb, a, b)

    def entering(self, s: Battle, a: i64, d: i64) -> float:
        """The ground that is won by a melee."""
        w = self.weights
        side: i64 = s.owner[a]
        if s.board.artillery[s.board.tower_troop[d]]:
            return 0.0
        there = standing(s, w, side, a, s.square[d])
        return there - standing(s, w, side, a, s.square[a])

    def placing(self, s: Battle, seat: i64, troop: i64, q: i64) -> float:
        """Forward and near the middle; guns and the slow ones first where they are needed."""
        board = s.board
        side: i64 = seat % 2
        middle = float(board.centre[q]) * 0.04
        if board.artillery[troop]:
            return 0.3 - middle - (1.0 if not board.shoot_out[s.ground[q]] else 0.0)
        forest = 0.4 if board.ends_move[s.ground[q]] and troop != 0 else 0.0
        ahead = self.weights.step * float(s.far[side * board.count + q])
        return 4.0 - ahead - middle - forest - 0.1 * float(board.steps[troop * 2])

    def rare(self, s: Battle, seat: i64, verb: i64, a: i64, b: i64) -> float:
        """The actions that come up less often."""
        w = self.weights
        board = s.board
        if verb == V_WITHDRAW or verb == V_FINISH:
            return float(board.withdrawal)
        if verb == V_FILL or verb == V_REINFORCE:
            return w.disc + 0.1 * float(board.tower_full[a] - s.discs[a])
        if verb == V_UNLOAD:
            return 0.2 * float(s.cubes[a][b])
        if verb == V_GIVE_UP:
            return -0.3 * float(board.points[a]) - (0.5 if board.colour[a] == 0 else 0.0)
        if verb == V_SCARE:
            side: i64 = s.owner[a]
            ground = w.ground if board.half[s.square[a]] != side else 0.0
            far: i64 = min(s.far[side * board.count + s.square[a]], FORWARD)
            return ground + w.step * float(FORWARD - far)
        if verb == V_BLAST or verb == V_CANNON:
            t: i64 = s.at[b]
            if t < 0:
                return -LITTLE
            return w.disc + 2.0 if s.owner[t] != seat % 2 else -w.disc - 2.0
        if verb == V_SACRIFICE:
            return 1.0
        if verb == V_ADD:
            return 0.3
        if verb == V_GARRISON:
            return 2.0
        if verb == V_SPUR or verb == V_TRANSFER:
            return -LITTLE
        if verb == V_TERRAIN:  # a few woods and a village make a battlefield
            some = float(2 - sites_laid(s.stack[-1], seat % 2)) if a <= SITE_TOWN else 0.0
            return LITTLE * (some - float(a) - 0.5)
        if verb == V_SITE:
            return -LITTLE * float(board.centre[b])
        return 0.0
