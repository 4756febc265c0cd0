# hot: compiled by mypyc
"""How good a battle looks to a team, and how tempting an action is at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State, a_of, b_of, c_of, verb_of
from vezerkar.games.panzer.forms import (
    P_ANSWER,
    P_CARDS,
    P_TARGETS,
    V_ADVANCE,
    V_ATTACK,
    V_BUY,
    V_CALL,
    V_DEPLOY,
    V_DIG,
    V_DONE,
    V_DRAW,
    V_DROP,
    V_END,
    V_FLIP,
    V_GAIN,
    V_JUMP,
    V_MOVE,
    V_PASS,
    V_PICK,
    V_PLACE,
    V_PLAY,
    V_PURCHASE,
    V_RAISE,
    V_SACRIFICE,
    V_SEARCH,
    V_SPEND,
    V_SPEND_ON,
    V_STACK,
    V_STATION,
    V_SWAP,
    V_TRANSFER,
    V_VOLLEY,
)
from vezerkar.games.panzer.prospects import Weights, aims, ground, ground_here, progress, strength
from vezerkar.games.panzer.state import F_FIRE, F_TARGET, Front
from vezerkar.games.panzer.supply import cost_of
from vezerkar.games.panzer.terms import ACTIONS, SPEND_DEMORALIZE, SPEND_PLUS, SPEND_REDUCE
from vezerkar.games.panzer.values import (
    far_supporters,
    firing_side,
    prospect,
    tile_defense,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class PanzerJudge(Judge):
    """Units, ground, prestige and cards, weighed as weights.toml says."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Front)
        if s.ending >= 0:
            return 1.0 if s.winner == team else -1.0
        side = s.board.side_of[team] if team < 2 else 0
        if s.board.solo and team == 1:
            side = s.board.npc
        w = self.weights
        lead = strength(w, s, side) - strength(w, s, 1 - side)
        lead += aims(w, s, side) - aims(w, s, 1 - side)
        return lead / (w.scale + abs(lead))

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, Front)
        return self.weights.step * temptation(self.weights, s, action)

    def turn(self, s: State) -> int:
        assert isinstance(s, Front)
        if s.board.solo:
            return s.turn  # what the printed rules answer to a plan belongs to it
        return 2 * s.turn + s.active if s.turn else -len(s.bought[0]) - len(s.bought[1])


# Actions


def temptation(w: Weights, s: Front, action: int) -> float:
    """What an action promises at first sight, in points of the weights."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb == V_ATTACK:
        return blow(w, s, a, b)
    if verb in (V_MOVE, V_JUMP):
        return ground(w, s, s.side(a), b) - ground_here(w, s, a)
    if verb == V_ADVANCE:
        return w.break_in
    if verb in (V_DEPLOY, V_DROP):
        return arrival(w, s, a, b, c_of(action), verb == V_DROP)
    if verb == V_PLAY:
        return card_play(w, s, a, b)
    if verb == V_SACRIFICE:
        return sacrifice(w, s, a)
    if verb == V_BUY:
        return purchase(w, s, a)
    if verb in (V_STACK, V_RAISE):
        return w.buy * float(s.board.cost[a])
    if verb == V_SEARCH:
        return float(s.board.cost[a])
    if verb in (V_PLACE, V_STATION):
        return 1.0
    return minor(w, s, verb, a, b)


def purchase(w: Weights, s: Front, card: i64) -> float:
    """A unit of the set-up: several of a middle price hold more ground than one dear one.

    They should be of different classes: guns support tanks, infantry holds what tanks have taken.
    """
    board = s.board
    alike: i64 = 0
    for other in s.bought[board.side[card]]:
        if board.kind[other] == board.kind[card]:
            alike += 1
    fit = 1.5 * w.share - abs(float(board.cost[card]) - w.share)
    fire = float(board.attack_hard[card] + board.attack_soft[card]) / 2.0
    quality = float(board.guard[card]) + float(board.morale[card]) + fire
    return w.buy * fit + w.quality * quality - w.variety * float(alike)


def minor(w: Weights, s: Front, verb: i64, a: i64, b: i64) -> float:
    if verb == V_DIG:
        return w.dig
    if verb == V_SWAP:
        return -1.0
    if verb == V_TRANSFER:
        return 1.0
    if verb in (V_CALL, V_VOLLEY, V_FLIP, V_GAIN):
        return 4.0
    if verb == V_PURCHASE:
        return 1.0 if a == ACTIONS else 0.5
    if verb == V_DRAW:
        return 2.0 if a == 2 else 1.0
    if verb == V_SPEND_ON:
        return spending(w, s, a, b)
    if verb == V_SPEND:
        return turning(w, s, a)
    if verb == V_PICK:
        return pick(s, a)
    if verb in (V_DONE, V_PASS, V_END):
        return 0.0
    return 0.0


def spending(w: Weights, s: Front, what: i64, u: i64) -> float:
    """Victory points given for a deed: only a unit that it destroys is worth so many."""
    price = w.score * float(s.board.spend_cost[what])
    if what != SPEND_DEMORALIZE:
        return -price
    card, amount = s.unit_card[u], abs(s.board.spend_amount[what])
    if s.morale(u) > amount:
        return w.unit * float(s.board.cost[card]) * float(amount) / float(s.printed(u)) - price
    bounty = w.score * float(s.board.kill_points[1 - s.board.npc])
    return w.unit * float(s.board.cost[card]) + bounty - price


def turning(w: Weights, s: Front, what: i64) -> float:
    """Victory points given in a combat: worth it where they save or destroy a unit."""
    price = w.score * float(s.board.spend_cost[what])
    fires = firing_side(s) != s.board.npc
    if what == SPEND_REDUCE:
        return w.reprieve - price
    if (what == SPEND_PLUS) != fires:
        return -price
    gap = s.fight[F_FIRE] - s.fight[F_TARGET]
    return (w.reprieve if -6 <= (gap if fires else -gap) <= 8 else 0.0) - price


def blow(w: Weights, s: Front, u: i64, target: i64) -> float:
    """An attack: what it should cost the target, less what the answer should cost."""
    board = s.board
    fire = prospect(s, u, target)
    if not s.ammo[s.side(u)]:
        for other in far_supporters(s, u, target):
            fire -= board.support[s.unit_card[other]]
    guard = board.guard[s.unit_card[target]] + tile_defense(s, u, target)
    if s.is_dug(target):
        guard += 2
    loss = expected(fire - guard, s.morale(target))
    back = prospect(s, target, u) - board.guard[s.unit_card[u]] - tile_defense(s, target, u)
    hurt = expected(back, s.morale(u))
    worth = float(board.cost[s.unit_card[target]]) / float(s.printed(target))
    mine = float(board.cost[s.unit_card[u]]) / float(s.printed(u))
    gain = loss * worth - w.hurt * hurt * mine
    if fire >= 3 * guard:
        gain += float(board.cost[s.unit_card[target]])
    return gain + (w.edge if loss > hurt else 0.0)


def expected(difference: i64, morale: i64) -> float:
    """Morale that a difference costs, never more than there is."""
    if difference <= -4:
        return 0.0
    loss = float(difference + 1) / 2.0 if difference > 0 else 0.3
    return min(loss, float(morale))


def arrival(w: Weights, s: Front, card: i64, tile: i64, price: i64, is_drop: bool) -> float:
    """A new unit, for what it costs; dropped ones may be hurt."""
    side = s.active
    cost = cost_of(s, side, card, price)
    value = w.arrive * float(s.board.cost[card]) - w.purse * float(cost) - w.card
    value += 1.5 * w.forward * progress(s, side, tile)
    if s.control[tile] != side:
        value += ground(w, s, side, tile)
    return value - (w.drop if is_drop else 0.0)


def card_play(w: Weights, s: Front, card: i64, action: i64) -> float:
    """A card: worth it when it turns something, else better kept."""
    cost = float(s.board.cost[card])
    phase = s.stack[-4]
    if phase in (P_CARDS, P_ANSWER) and s.fight:
        gap = s.fight[F_FIRE] - s.fight[F_TARGET]
        side = s.stack[-3]
        lead = gap if firing_side(s) == side else -gap
        if phase == P_ANSWER:
            return w.answer - w.purse * cost
        return (w.turn_fight if -6 <= lead <= 8 else 0.2) - w.purse * cost
    return w.play - w.purse * cost


def sacrifice(w: Weights, s: Front, card: i64) -> float:
    """A card given up for its battle value; the bluff costs nothing."""
    if card == s.board.bluff:
        return w.bluff
    value = float(s.board.battle[card])
    worth = w.card + 0.12 * float(s.board.cost[card])
    return w.give_up * value - worth


def pick(s: Front, u: i64) -> float:
    """A target of a card: dear enemies, damaged friends."""
    value = 0.2 * float(s.board.cost[s.unit_card[u]])
    if s.stack[-4] == P_TARGETS and s.side(u) == s.active:
        value += float(max(0, s.printed(u) - s.morale(u)))
    return value
