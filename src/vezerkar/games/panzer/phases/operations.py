# hot: compiled by mypyc
"""Phase 2: units act, new units come in, operations cards are played (PG-6.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, c_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.panzer.cards import (
    add_plays,
    is_grounded,
    kinds_held,
    may_change_weather,
    play,
    weather_actions,
)
from vezerkar.games.panzer.effects import can_use_kind
from vezerkar.games.panzer.fights import start_fight
from vezerkar.games.panzer.forms import (
    E_SPENT,
    E_TRANSFERRED,
    P_EXTRA,
    P_STEP,
    P_WEATHER,
    V_ATTACK,
    V_DEPLOY,
    V_DIG,
    V_DONE,
    V_DROP,
    V_END,
    V_JUMP,
    V_MOVE,
    V_PASS,
    V_PLAY,
    V_SPEND_ON,
    V_SWAP,
    V_TRANSFER,
)
from vezerkar.games.panzer.losses import change_morale
from vezerkar.games.panzer.moves import (
    add_actions,
    add_attacks,
    add_moves,
    can_use_extra,
    jump_to,
    step_to,
    steps,
    swap_with,
)
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.supply import add_deployments, deploy, drop_in
from vezerkar.games.panzer.terms import (
    BAD_WEATHER,
    EXTRA_ANY,
    EXTRA_FIRE,
    EXTRA_MOVE,
    MOVES_TWICE,
    OPERATIONS,
    SPEND_ACTION,
    SPEND_DEMORALIZE,
    SPEND_MOVE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Operations(Phase[Front]):
    """What next? Frame: 1 if the other side may change the weather first (PG-5.4.13)."""

    def waiting(self, s: Front) -> i64:
        return 0 if s.stack[-3] else s.seat_mask(s.active)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.stack[-3] = 0
        if may_change_weather(s, 1 - s.active):
            s.push(P_WEATHER, 1 - s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        side = s.active
        found: list[int] = []
        for u in s.units(side):
            add_actions(s, u, found)
        add_deployments(s, side, found)
        add_cards(s, side, found)
        add_spending(s, side, found)
        found.append(pack(V_END, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_END:
            s.pop()
            return
        s.stack[-3] = 1
        side = s.active
        if verb == V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)
        elif verb == V_DEPLOY:
            deploy(s, side, a_of(action), b_of(action), c_of(action))
        elif verb == V_DROP:
            drop_in(s, side, a_of(action), b_of(action), chance)
        elif verb == V_SPEND_ON:
            spend_on(s, a_of(action), b_of(action))
        else:
            act(s, action, chance)


def act(s: Front, action: int, chance: Chance) -> None:
    """A unit does something by itself."""
    verb, u = verb_of(action), a_of(action)
    if verb == V_MOVE:
        s.moved |= BIT[u]
        if s.able(u, MOVES_TWICE):
            s.push(P_STEP, u)
        step_to(s, u, b_of(action), chance)
    elif verb == V_SWAP:
        s.moved |= BIT[u] | BIT[b_of(action)]
        if s.able(u, MOVES_TWICE):
            s.push(P_STEP, u)  # a swap is a move, but never the second one (PG-6.2.8)
        swap_with(s, u, b_of(action))
    elif verb == V_JUMP:
        s.moved |= BIT[u]
        s.spent |= BIT[u]
        jump_to(s, u, b_of(action), chance)
    elif verb == V_DIG:
        s.spent |= BIT[u]
        s.dig(u)
    elif verb == V_TRANSFER:
        transfer(s, u, b_of(action), c_of(action))
    else:
        s.fired |= BIT[u]
        start_fight(s, u, b_of(action), s.bonus)


def transfer(s: Front, u: i64, other: i64, kind: i64) -> None:
    """PG-5.4.63, PG-5.4.64: the giver's action is gone, the receiver has an extra one."""
    if s.one_action(u):
        s.spent |= BIT[u]
        s.moved |= BIT[u]
        s.fired |= BIT[u]
    elif kind == EXTRA_MOVE:
        s.moved |= BIT[u]
    else:
        s.fired |= BIT[u]
    if s.events is not None:
        s.tell(E_TRANSFERRED, [u, other])
    s.push(P_EXTRA, other, EXTRA_ANY, 0)


def add_cards(s: Front, side: i64, found: list[int]) -> None:
    """Operations cards, and Bad Weather by the active player (PG-5.2.2, PG-5.2.4)."""
    board = s.board
    for card in kinds_held(s, side):
        action_card = board.action_card[card]
        if board.card_type[action_card] == OPERATIONS:
            if not is_grounded(s, card):
                add_plays(s, side, card, found)
        elif board.card_labels[action_card] & BAD_WEATHER:
            add_plays(s, side, card, found)


# Victory points (PG-9.2.0.26)


def add_spending(s: Front, side: i64, found: list[int]) -> None:
    cost = s.board.spend_cost
    if not cost:
        return
    purse = s.points[side]
    for u in s.units(side):
        if purse >= cost[SPEND_MOVE] and can_use_kind(s, u, EXTRA_MOVE):
            found.append(pack(V_SPEND_ON, SPEND_MOVE, u, 0))
        if purse >= cost[SPEND_ACTION] and can_use_extra(s, u):
            found.append(pack(V_SPEND_ON, SPEND_ACTION, u, 0))
    if purse >= cost[SPEND_DEMORALIZE]:
        for u in s.units(1 - side):
            found.append(pack(V_SPEND_ON, SPEND_DEMORALIZE, u, 0))


def pay_points(s: Front, kind: i64) -> None:
    side = 1 - s.board.npc
    s.points = changed(s.points, side, s.points[side] - s.board.spend_cost[kind])
    if s.events is not None:
        s.tell(E_SPENT, [kind])


def spend_on(s: Front, kind: i64, u: i64) -> None:
    pay_points(s, kind)
    if kind == SPEND_DEMORALIZE:
        change_morale(s, u, s.board.spend_amount[kind])
    else:
        s.push(P_EXTRA, u, EXTRA_MOVE if kind == SPEND_MOVE else EXTRA_ANY, 0)


class SecondStep(Phase[Front]):
    """A unit that moves twice: where to now? Frame: the unit (PG-5.4.43)."""

    def waiting(self, s: Front) -> i64:
        if s.unit_tile[s.stack[-3]] < 0:
            return 0
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[-3]
        found = [pack(V_MOVE, u, tile, 0) for tile in steps(s, u)]
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_MOVE:
            step_to(s, a_of(action), b_of(action), chance)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()


class Extra(Phase[Front]):
    """An extra action, now or never. Frame: unit, kind, bonus in combat (PG-6.2.29)."""

    def waiting(self, s: Front) -> i64:
        u = s.stack[-3]
        if s.unit_tile[u] < 0 or not can_use_extra(s, u):
            return 0
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u, kind = s.stack[-3], s.stack[-2]
        found: list[int] = []
        if kind != EXTRA_FIRE:
            add_moves(s, u, found)
        if kind != EXTRA_MOVE:
            add_attacks(s, u, found)
        if kind == EXTRA_ANY and not s.is_dug(u):
            found.append(pack(V_DIG, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        u, bonus = s.stack[-3], s.stack[-1]
        s.pop()
        verb = verb_of(action)
        if verb == V_DONE:
            return  # it has done nothing, so it may still dig in (PG-6.2.15)
        s.extra |= BIT[u]
        if verb == V_MOVE:
            s.stepped |= BIT[u]
            step_to(s, u, b_of(action), chance)
        elif verb == V_SWAP:
            s.stepped |= BIT[u]
            s.moved |= BIT[b_of(action)]
            swap_with(s, u, b_of(action))
        elif verb == V_ATTACK:
            start_fight(s, u, b_of(action), s.bonus + bonus)
        elif verb == V_DIG:
            s.spent |= BIT[u]  # PG-6.2.15
            s.dig(u)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()


class Weather(Phase[Front]):
    """Does the other side change the weather between two actions? Frame: the side (PG-5.4.13)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[-3])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found = weather_actions(s, s.stack[-3])
        found.append(pack(V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[-3]
        s.pop()
        if verb_of(action) == V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)
