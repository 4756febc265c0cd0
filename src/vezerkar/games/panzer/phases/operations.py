# hot: compiled by mypyc
"""Phase 2: units act, new units come in, operations cards are played (PG-6.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, c_of, pack, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import E_TRANSFERRED
from vezerkar.games.panzer.rules.activation import (
    add_actions,
    add_attacks,
    add_moves,
    can_use_extra,
)
from vezerkar.games.panzer.rules.cards import (
    add_plays,
    is_grounded,
    may_change_weather,
    play,
    weather_actions,
)
from vezerkar.games.panzer.rules.combat import start_fight
from vezerkar.games.panzer.rules.movement import (
    jump_to,
    step_to,
    steps,
    swap_with,
    tiles_of_movers,
)
from vezerkar.games.panzer.rules.point_spending import add_spending, spend_on
from vezerkar.games.panzer.rules.purchases import add_deployments, deploy, drop_in
from vezerkar.games.panzer.rules.tile_sets import around
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Operations(Phase[Front]):
    """What next? The other side may change the weather before every action (PG-5.4.13)."""

    def waiting(self, s: Front) -> i64:
        return 0 if s.stack[terms.OPS_WEATHER] else s.seat_mask(s.active)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.stack[terms.OPS_WEATHER] = 0
        if may_change_weather(s, 1 - s.active):
            s.push(terms.P_WEATHER, 1 - s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        side = s.active
        found: list[int] = []
        movers = tiles_of_movers(s, side)
        contact = around(s.board, s.occupied(1 - side))
        for u in s.units(side):
            add_actions(s, u, movers, contact, found)
        add_deployments(s, side, found)
        add_cards(s, side, found)
        add_spending(s, side, found)
        found.append(pack(terms.V_END, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_END:
            s.pop()
            return
        s.stack[terms.OPS_WEATHER] = 1
        side = s.active
        if verb == terms.V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)
        elif verb == terms.V_DEPLOY:
            deploy(s, side, a_of(action), b_of(action), c_of(action))
        elif verb == terms.V_DROP:
            drop_in(s, side, a_of(action), b_of(action), chance)
        elif verb == terms.V_SPEND_ON:
            spend_on(s, a_of(action), b_of(action))
        else:
            act(s, action, chance)


def act(s: Front, action: int, chance: Chance) -> None:
    """A unit does something by itself."""
    verb, u = verb_of(action), a_of(action)
    if verb == terms.V_MOVE:
        s.moved |= BIT[u]
        if s.able(u, terms.MOVES_TWICE):
            s.push(terms.P_STEP, u)
        step_to(s, u, b_of(action), chance)
    elif verb == terms.V_SWAP:
        s.moved |= BIT[u] | BIT[b_of(action)]
        if s.able(u, terms.MOVES_TWICE):
            s.push(terms.P_STEP, u)  # a swap is a move, but never the second one (PG-6.2.8)
        swap_with(s, u, b_of(action))
    elif verb == terms.V_JUMP:
        s.moved |= BIT[u]
        s.spent |= BIT[u]
        jump_to(s, u, b_of(action), chance)
    elif verb == terms.V_DIG:
        s.spent |= BIT[u]
        s.dig(u)
    elif verb == terms.V_TRANSFER:
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
    elif kind == terms.EXTRA_MOVE:
        s.moved |= BIT[u]
    else:
        s.fired |= BIT[u]
    if s.events is not None:
        s.tell(E_TRANSFERRED, [u, other])
    s.push(terms.P_EXTRA, other, terms.EXTRA_ANY, 0)


def add_cards(s: Front, side: i64, found: list[int]) -> None:
    """Operations cards, and Bad Weather by the active player (PG-5.2.2, PG-5.2.4)."""
    board = s.board
    before: i64 = -1
    for card in s.hands[side]:
        if card != before and card >= board.units:
            action_card = board.action_card[card]
            if board.card_type[action_card] == terms.CARD_OPERATIONS:
                if not is_grounded(s, card):
                    add_plays(s, side, card, found)
            elif board.card_labels[action_card] & terms.BAD_WEATHER:
                add_plays(s, side, card, found)
        before = card


class SecondStep(Phase[Front]):
    """A unit that moves twice: where to now? (PG-5.4.43)."""

    def waiting(self, s: Front) -> i64:
        if s.unit_tile[s.stack[terms.STEP_UNIT]] < 0:
            return 0
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[terms.STEP_UNIT]
        found = [pack(terms.V_MOVE, u, tile, 0) for tile in steps(s, u)]
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == terms.V_MOVE:
            step_to(s, a_of(action), b_of(action), chance)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()


class Extra(Phase[Front]):
    """An extra action, now or never (PG-6.2.29)."""

    def waiting(self, s: Front) -> i64:
        u = s.stack[terms.EXTRA_UNIT]
        if s.unit_tile[u] < 0 or not can_use_extra(s, u):
            return 0
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u, kind = s.stack[terms.EXTRA_UNIT], s.stack[terms.EXTRA_ALLOWED]
        found: list[int] = []
        if kind != terms.EXTRA_FIRE:
            add_moves(s, u, tiles_of_movers(s, s.side(u)), found)
        if kind != terms.EXTRA_MOVE:
            add_attacks(s, u, found)
        if kind == terms.EXTRA_ANY and not s.is_dug(u):
            found.append(pack(terms.V_DIG, u, 0, 0))
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        u, bonus = s.stack[terms.EXTRA_UNIT], s.stack[terms.EXTRA_BONUS]
        s.pop()
        verb = verb_of(action)
        if verb == terms.V_DONE:
            return  # it has done nothing, so it may still dig in (PG-6.2.15)
        s.extra |= BIT[u]
        if verb == terms.V_MOVE:
            s.stepped |= BIT[u]
            step_to(s, u, b_of(action), chance)
        elif verb == terms.V_SWAP:
            s.stepped |= BIT[u]
            s.moved |= BIT[b_of(action)]
            swap_with(s, u, b_of(action))
        elif verb == terms.V_ATTACK:
            start_fight(s, u, b_of(action), s.bonus + bonus)
        elif verb == terms.V_DIG:
            s.spent |= BIT[u]  # PG-6.2.15
            s.dig(u)

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()


class Weather(Phase[Front]):
    """Does the other side change the weather between two actions? (PG-5.4.13)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.WEATHER_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found = weather_actions(s, s.stack[terms.WEATHER_SIDE])
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[terms.WEATHER_SIDE]
        s.pop()
        if verb_of(action) == terms.V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)
