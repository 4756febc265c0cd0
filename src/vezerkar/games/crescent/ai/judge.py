# hot: compiled by mypyc
"""The value of a battle and the priors of its actions, in points of the game.

Everything is added up in points, then scaled to what the kernel's Judge expects. How much each
thing matters is written in weights.toml; what counts is here, in tower_values and plan_priors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import FRAME, State, a_of, b_of, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.ai.plan_priors import plan_prior
from vezerkar.games.crescent.ai.tower_values import (
    Weights,
    attack_value,
    best_attack,
    danger_on,
    order_value,
    square_value,
)
from vezerkar.games.crescent.phases.frame import ACT_DONE, PHASE, TERRAIN_SITES, TOWER
from vezerkar.games.crescent.phases.terrain import sites_laid
from vezerkar.games.crescent.phases.tower_actions import LEFT
from vezerkar.games.crescent.rules.movement import UNREACHED, reach
from vezerkar.games.crescent.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

# The number of a turn: rounds are far apart, and the second half of one begins with the reveal.
TURNS_PER_ROUND: Final = 100_000
REVEAL_TURN: Final = 50_000
TURNS_PER_LOCKED: Final = 10_000
TURNS_PER_SECOND_THOUGHT: Final = 300
TERRAIN_TURNS: Final = 1_000  # more than are taken to lay terrain

SMALL_PRIOR: Final = 0.05  # points that make an action better than none
TERROR_STEPS: Final = 12  # a tower this near to the enemy's half is worth frightening


class CrescentJudge(Judge):
    """Judges a battle at a glance, without searching."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, s: State) -> int:
        """Each step of a plan, each placed tower and each order is a turn of its own."""
        assert isinstance(s, Battle)
        if s.round == 0:
            # The terrain is laid on top of the lowest frame, which is the deployment.
            if len(s.stack) > FRAME and s.stack[FRAME] == terms.P_TERRAIN:
                return s.stack[FRAME + 1] - TERRAIN_TURNS
            return sum([1 for q in s.square if q >= 0])
        steps = 0
        if s.revealed:
            for laid in s.laid:
                steps += sum([1 for card in laid if card >= 0])
            return s.round * TURNS_PER_ROUND + REVEAL_TURN + steps
        for seat in range(s.board.seats):
            steps += sum([1 for card in s.laid[seat] if card >= 0]) + sum(s.cubes[seat])
            steps += len(s.drawn[seat]) + len(s.recalled[seat])
            steps += TURNS_PER_SECOND_THOUGHT * s.thoughts[seat]
        return s.round * TURNS_PER_ROUND + steps + TURNS_PER_LOCKED * (int(s.locked) + 1)

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
        lead += self.army_value(s, team) - self.army_value(s, 1 - team)
        for seat in range(s.board.seats):
            worth = self.captain_value(s, seat)
            lead += worth if seat % 2 == team else -worth
        return lead / (abs(lead) + w.scale)

    def army_value(self, s: Battle, side: i64) -> float:
        """The towers of a side: their discs, where they stand, whether they are exhausted."""
        w = self.weights
        board = s.board
        total = 0.0
        for t in range(board.towers):
            if s.square[t] >= 0 and s.owner[t] == side:
                total += w.disc * float(s.discs[t]) + square_value(s, w, side, t, s.square[t])
                if board.artillery[board.tower_troop[t]]:
                    total += w.gun
                if s.attacked[t] == s.round:
                    total -= w.tired
        return total

    def captain_value(self, s: Battle, seat: i64) -> float:
        """What a captain has for good, or will have by the plan on the table.

        Handing in a plan must not change its value: the last captain to plan lifts the screens,
        and would put that off if it looked worse.
        """
        w = self.weights
        laid = s.laid[seat]
        pay: i64 = s.pay[seat] + laid.count(terms.EXTRA_PAY)
        lieutenants: i64 = s.lieutenant[seat] + laid.count(terms.LIEUTENANT)
        total = w.pay * float(pay) + w.lieutenant * float(lieutenants)
        for troop in range(terms.TYPES):
            if s.will_be_b(seat, troop):
                total += w.upgrade
        return total

    # How good an action looks

    def prior(self, s: State, action: int) -> float:
        return self.priors(s, [action])[0]

    def priors(self, s: State, actions: list[int]) -> list[float]:
        actors = s.actors()
        return self.priors_for(s, actors[0] if actors else 0, actions)

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(s, Battle)
        w = self.weights
        phase = s.stack[PHASE]
        found: list[float] = []
        if phase == terms.P_ACT:
            for worth in self.tower_priors(s, seat, actions):
                found.append(worth / w.scale)
        elif phase == terms.P_PLAN:
            for action in actions:
                found.append(plan_prior(s, w, seat, action) / w.scale)
        else:
            for action in actions:
                found.append(self.action_prior(s, seat, action) / w.scale)
        return found

    def tower_priors(self, s: Battle, seat: i64, actions: list[int]) -> list[float]:
        """Priors of what one tower can do: moves are compared with staying."""
        w = self.weights
        t: i64 = s.stack[TOWER]
        steps: i64 = s.stack[ACT_DONE] & LEFT
        side: i64 = s.owner[t]
        left: list[int] = [UNREACHED] * s.board.count
        if verb_of(actions[0]) == terms.V_MOVE or len(actions) > 1:
            reach(s, seat, t, steps, left)
        here = square_value(s, w, side, t, s.square[t]) - danger_on(s, w, seat, t, s.square[t])
        found: list[float] = []
        for action in actions:
            if verb_of(action) == terms.V_MOVE:
                q: i64 = b_of(action)
                worth = square_value(s, w, side, t, q) - danger_on(s, w, seat, t, q) - here
                worth += 0.8 * best_attack(s, w, seat, t, q, left[q])
                found.append(worth)
            else:
                found.append(self.action_prior(s, seat, action))
        return found

    def action_prior(self, s: Battle, seat: i64, action: int) -> float:
        """What an action is likely to bring, in points; doing nothing brings nothing."""
        w = self.weights
        verb = verb_of(action)
        a: i64 = a_of(action)
        b: i64 = b_of(action)
        if verb == terms.V_MELEE:
            hit = SMALL_PRIOR + attack_value(s, w, seat, a, b, terms.MELEE)
            return hit + self.entry_value(s, a, b)
        if verb == terms.V_STAND:
            return SMALL_PRIOR + attack_value(s, w, seat, a, b, terms.STANDING_SHOT)
        if verb == terms.V_SHOOT:
            return attack_value(s, w, seat, a, b, terms.SHOT)
        if verb == terms.V_DOUBLE:
            t: i64 = s.stack[TOWER]
            first = attack_value(s, w, seat, t, a, terms.MELEE)
            return first + attack_value(s, w, seat, t, b, terms.MELEE)
        if verb == terms.V_DEPLOY:
            return self.deploy_prior(s, seat, a, b)
        if verb == terms.V_EXECUTE:
            many = 2 if s.laid[seat][a * 3] == terms.GENERAL_ATTACK else 1
            return SMALL_PRIOR + order_value(s, w, seat, a, many)
        if verb == terms.V_PICK:
            return SMALL_PRIOR + best_attack(s, w, seat, a, s.square[a], 1)
        if verb == terms.V_RETREAT or verb == terms.V_ENTER:
            return square_value(s, w, s.owner[a], a, b)
        return self.rare_prior(s, seat, verb, a, b)

    def entry_value(self, s: Battle, a: i64, d: i64) -> float:
        """The ground that a melee wins."""
        w = self.weights
        side: i64 = s.owner[a]
        if s.board.artillery[s.board.tower_troop[d]]:
            return 0.0
        there = square_value(s, w, side, a, s.square[d])
        return there - square_value(s, w, side, a, s.square[a])

    def deploy_prior(self, s: Battle, seat: i64, troop: i64, q: i64) -> float:
        """Forward and near the middle, the slow ones first; guns where they can shoot."""
        board = s.board
        side: i64 = seat % 2
        middle = float(board.centre[q]) * 0.04
        if board.artillery[troop]:
            return 0.3 - middle - (1.0 if not board.shoot_out[s.ground[q]] else 0.0)
        forest = 0.4 if board.ends_move[s.ground[q]] and troop != 0 else 0.0
        ahead = self.weights.step * float(s.enemy_half_steps[side * board.count + q])
        return 4.0 - ahead - middle - forest - 0.1 * float(board.steps[troop * 2])

    def rare_prior(self, s: Battle, seat: i64, verb: i64, a: i64, b: i64) -> float:
        """Actions that come up less often."""
        w = self.weights
        board = s.board
        if verb == terms.V_WITHDRAW or verb == terms.V_FINISH:
            return float(board.withdrawal)
        if verb == terms.V_FILL or verb == terms.V_REINFORCE:
            return w.disc + 0.1 * float(board.tower_full[a] - s.discs[a])
        if verb == terms.V_UNLOAD:
            return 0.2 * float(s.cubes[a][b])
        if verb == terms.V_GIVE_UP:
            return -0.3 * float(board.points[a]) - (0.5 if board.colour[a] == 0 else 0.0)
        if verb == terms.V_SCARE:
            side: i64 = s.owner[a]
            ground = w.ground if board.half[s.square[a]] != side else 0.0
            far: i64 = min(s.enemy_half_steps[side * board.count + s.square[a]], TERROR_STEPS)
            return ground + w.step * float(TERROR_STEPS - far)
        if verb == terms.V_BLAST or verb == terms.V_CANNON:
            t: i64 = s.at[b]
            if t < 0:
                return -SMALL_PRIOR
            return w.disc + 2.0 if s.owner[t] != seat % 2 else -w.disc - 2.0
        if verb == terms.V_SACRIFICE:
            return 1.0
        if verb == terms.V_ADD:
            return 0.3
        if verb == terms.V_GARRISON:
            return 2.0
        if verb == terms.V_SPUR or verb == terms.V_TRANSFER:
            return -SMALL_PRIOR
        if verb == terms.V_TERRAIN:  # a few woods and a village make a battlefield
            laid = sites_laid(s.stack[TERRAIN_SITES], seat % 2)
            some = float(2 - laid) if a <= terms.SITE_TOWN else 0.0
            return SMALL_PRIOR * (some - float(a) - 0.5)
        if verb == terms.V_SITE:
            return -SMALL_PRIOR * float(board.centre[b])
        return 0.0
