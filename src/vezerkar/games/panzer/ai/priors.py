# hot: compiled by mypyc
"""Cheap estimates of actions, without applying them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.ai.features import gain_of_entering, loss_of_leaving, progress
from vezerkar.games.panzer.ai.weights import Weights
from vezerkar.games.panzer.rules.combat_values import (
    fire_value_with_support,
    firing_side,
    tile_defense,
)
from vezerkar.games.panzer.rules.purchases import cost_of
from vezerkar.games.panzer.rules.support import far_supporters
from vezerkar.games.panzer.state import F_FIRE, F_TARGET, Front

if TYPE_CHECKING:
    from mypy_extensions import i64


# A combat may still be turned while the own value leads by this much.
MIN_OPEN_LEAD: Final = -6
MAX_OPEN_LEAD: Final = 8


def action_prior(w: Weights, s: Front, action: int) -> float:
    """Estimated gain of an action, in points of the weights."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb == terms.V_ATTACK:
        return attack_prior(w, s, a, b)
    if verb in (terms.V_MOVE, terms.V_JUMP):
        return gain_of_entering(w, s, s.side(a), b) - loss_of_leaving(w, s, a)
    if verb == terms.V_ADVANCE:
        return w.break_in
    if verb in (terms.V_DEPLOY, terms.V_DROP):
        return deployment_prior(w, s, a, b, c_of(action), verb == terms.V_DROP)
    if verb == terms.V_PLAY:
        return card_prior(w, s, a, b)
    if verb == terms.V_SACRIFICE:
        return sacrifice_prior(w, s, a)
    if verb == terms.V_BUY:
        return setup_unit_prior(w, s, a)
    if verb in (terms.V_STACK, terms.V_RAISE):
        return w.buy * float(s.board.cost[a])
    if verb == terms.V_SEARCH:
        return float(s.board.cost[a])
    if verb in (terms.V_PLACE, terms.V_STATION):
        return 1.0
    return minor_prior(w, s, verb, a, b)


def setup_unit_prior(w: Weights, s: Front, card: i64) -> float:
    """A unit bought in the set-up: several mid-priced ones hold more ground than one expensive one.

    Mixed classes are better: guns support tanks, infantry holds what tanks have taken.
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


def minor_prior(w: Weights, s: Front, verb: i64, a: i64, b: i64) -> float:
    if verb == terms.V_DIG:
        return w.dig
    if verb == terms.V_SWAP:
        return -1.0
    if verb == terms.V_TRANSFER:
        return 1.0
    if verb in (terms.V_CALL, terms.V_VOLLEY, terms.V_FLIP, terms.V_GAIN):
        return 4.0
    if verb == terms.V_PURCHASE:
        return 1.0 if a == terms.ACTION_DECK else 0.5
    if verb == terms.V_DRAW:
        return 2.0 if a == 2 else 1.0
    if verb == terms.V_SPEND_ON:
        return spend_on_prior(w, s, a, b)
    if verb == terms.V_SPEND:
        return spend_in_combat_prior(w, s, a)
    if verb == terms.V_PICK:
        return pick_prior(s, a)
    if verb in (terms.V_DONE, terms.V_PASS, terms.V_END):
        return 0.0
    return 0.0


def spend_on_prior(w: Weights, s: Front, what: i64, u: i64) -> float:
    """Victory points spent on a unit: only worth it if they destroy one."""
    price = w.score * float(s.board.spend_cost[what])
    if what != terms.SPEND_DEMORALIZE:
        return -price
    card, amount = s.unit_card[u], abs(s.board.spend_amount[what])
    if s.morale(u) > amount:
        return w.unit * float(s.board.cost[card]) * float(amount) / float(s.printed(u)) - price
    bounty = w.score * float(s.board.kill_points[1 - s.board.npc])
    return w.unit * float(s.board.cost[card]) + bounty - price


def spend_in_combat_prior(w: Weights, s: Front, what: i64) -> float:
    """Victory points spent in a combat: worth it if they save or destroy a unit."""
    price = w.score * float(s.board.spend_cost[what])
    fires = firing_side(s) != s.board.npc
    if what == terms.SPEND_REDUCE:
        return w.reprieve - price
    if (what == terms.SPEND_PLUS) != fires:
        return -price
    gap = s.fight[F_FIRE] - s.fight[F_TARGET]
    return (w.reprieve if is_open(gap if fires else -gap) else 0.0) - price


def is_open(lead: i64) -> bool:
    """Whether a combat with such a lead of the own value may still be turned."""
    return MIN_OPEN_LEAD <= lead <= MAX_OPEN_LEAD


def attack_prior(w: Weights, s: Front, u: i64, target: i64) -> float:
    """An attack: expected damage to the target, less the expected damage from its return fire."""
    board = s.board
    fire = fire_value_with_support(s, u, target)
    if not s.ammo[s.side(u)]:
        for other in far_supporters(s, u, target):
            fire -= board.support[s.unit_card[other]]
    guard = board.guard[s.unit_card[target]] + tile_defense(s, u, target)
    if s.is_dug(target):
        guard += 2
    loss = expected_loss(fire - guard, s.morale(target))
    back = (
        fire_value_with_support(s, target, u)
        - board.guard[s.unit_card[u]]
        - tile_defense(s, target, u)
    )
    hurt = expected_loss(back, s.morale(u))
    worth = float(board.cost[s.unit_card[target]]) / float(s.printed(target))
    mine = float(board.cost[s.unit_card[u]]) / float(s.printed(u))
    gain = loss * worth - w.hurt * hurt * mine
    if fire >= 3 * guard:
        gain += float(board.cost[s.unit_card[target]])
    return gain + (w.edge if loss > hurt else 0.0)


def expected_loss(difference: i64, morale: i64) -> float:
    """Expected morale loss for a difference of fire and target value, at most the whole morale."""
    if difference <= -4:
        return 0.0
    loss = float(difference + 1) / 2.0 if difference > 0 else 0.3
    return min(loss, float(morale))


def deployment_prior(
    w: Weights, s: Front, card: i64, tile: i64, price: i64, is_drop: bool
) -> float:
    """A new unit, less what it costs; a dropped one may be hurt."""
    side = s.active
    cost = cost_of(s, side, card, price)
    value = w.arrive * float(s.board.cost[card]) - w.purse * float(cost) - w.card
    value += 1.5 * w.forward * progress(s, side, tile)
    if s.control[tile] != side:
        value += gain_of_entering(w, s, side, tile)
    return value - (w.drop if is_drop else 0.0)


def card_prior(w: Weights, s: Front, card: i64, action: i64) -> float:
    """A card: worth playing where it may turn a combat, otherwise better kept."""
    cost = float(s.board.cost[card])
    phase = s.stack[terms.PHASE]
    if phase == terms.P_ANSWER:
        return w.answer - w.purse * cost
    if phase == terms.P_CARDS:
        gap = s.fight[F_FIRE] - s.fight[F_TARGET]
        lead = gap if firing_side(s) == s.stack[terms.CARDS_SIDE] else -gap
        return (w.turn_fight if is_open(lead) else 0.2) - w.purse * cost
    return w.play - w.purse * cost


def sacrifice_prior(w: Weights, s: Front, card: i64) -> float:
    """A card given up for its battle value; the bluff costs nothing."""
    if card == s.board.bluff:
        return w.bluff
    value = float(s.board.battle[card])
    worth = w.card + 0.12 * float(s.board.cost[card])
    return w.give_up * value - worth


def pick_prior(s: Front, u: i64) -> float:
    """A target of a card: expensive enemies, damaged friends."""
    value = 0.2 * float(s.board.cost[s.unit_card[u]])
    if s.stack[terms.PHASE] == terms.P_TARGETS and s.side(u) == s.active:
        value += float(max(0, s.printed(u) - s.morale(u)))
    return value
