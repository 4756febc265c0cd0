# hot: compiled by mypyc
"""A player turn around its operations: cards and ammunition before, prestige and victory after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.panzer.forms import (
    E_DREW,
    E_PHASE,
    E_PURCHASED,
    E_TURN,
    P_CLOSE,
    P_DRAW,
    P_NPC,
    P_OPS,
    P_SHOP,
    V_DONE,
    V_DRAW,
    V_PURCHASE,
)
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTIONS,
    AUTO_DUG_IN,
    CARD_PRICE,
    FACTORY,
    FREE_CARDS,
    SLOTS,
)
from vezerkar.games.panzer.victory import check_game_end, check_turn_end

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Turn(Phase[Front]):
    """The next player turn begins; this frame is the bottom of the stack (PG-6.0.1, PG-6.0.2)."""

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.turn == 0:
            s.turn = 1
        s.trap &= ~BIT[s.active]  # a trap holds until its setter's next turn
        if s.events is not None:
            s.tell(E_TURN, [s.active, s.turn])
        s.push(P_CLOSE)
        if s.active == s.board.npc:
            s.push(P_NPC)  # PG-9.2.0.19
            return
        s.push(P_OPS, 1)
        if s.turn > 1:  # PG-6.1.2
            s.push(P_SHOP, 1)
            s.push(P_DRAW)


class Draw(Phase[Front]):
    """How many of the four free cards are unit cards? (PG-6.1.3, PG-6.1.4)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(V_DRAW, units, 0, 0) for units in range(FREE_CARDS + 1)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side, units = s.active, a_of(action)
        s.pop()
        draw_from(s, side, side, units, chance)
        draw_from(s, side, ACTIONS, FREE_CARDS - units, chance)


def draw_from(s: Front, side: i64, deck: i64, count: i64, chance: Chance) -> None:
    """A deck that cannot be renewed gives fewer cards (PG-6.1.4)."""
    left: i64 = s.left_in(deck)
    if left < count:
        count = left
    if count and s.events is not None:
        s.tell(E_DREW, [side, deck, count])
    for i in range(count):
        s.draw(side, deck, chance)


class Shop(Phase[Front]):
    """One more card for 4 prestige? Frame: the phase, 1 or 3 (PG-6.1.5, PG-6.3.3)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active) if can_buy(s) else 0

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        if s.stack[-3] == 1 and s.left_in(s.active):
            found.append(pack(V_PURCHASE, s.active, 0, 0))
        if s.left_in(ACTIONS):
            found.append(pack(V_PURCHASE, ACTIONS, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            self.proceed(s, chance)
            return
        deck = a_of(action)
        s.earn(s.active, -CARD_PRICE)
        if s.events is not None:
            s.tell(E_PURCHASED, [s.active, deck])
        s.draw(s.active, deck, chance)

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.stack[-3] == 1:
            resupply(s)
        s.pop()


def can_buy(s: Front) -> bool:
    """Fewer cards than the limit, the bluff card counted, and the price (PG-5.0.3)."""
    if s.prestige[s.active] < CARD_PRICE:
        return False
    return len(s.hands[s.active]) + 1 < s.hand_limit()


def resupply(s: Front) -> None:
    """PG-6.1.6: ammunition for ranged support units and factories."""
    board, side = s.board, s.active
    ammo: i64 = 0
    for u in s.units(side):
        if board.reach[s.unit_card[u]] >= 2:
            ammo += 1
    for tile in range(board.count):
        if board.nature[tile] & FACTORY and s.control[tile] == side:
            ammo += 1
    s.load(side, ammo)


class Close(Phase[Front]):
    """Phases 3 and 4. Frame: 0 income, 1 victory (PG-6.3.1 to PG-6.4.4)."""

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.stack[-3] == 0:
            s.stack[-3] = 1
            if s.active != s.board.npc:
                if s.events is not None:
                    s.tell(E_PHASE, [s.active, 3])
                s.earn(s.active, income(s, s.active))
                s.push(P_SHOP, 3)
            clear_markers(s)
            return
        check_turn_end(s)
        if s.ending >= 0:
            return
        end_effects(s)
        if s.active != s.first:
            check_game_end(s, chance)
            if s.ending >= 0:
                return
            s.turn += 1
        s.active = 1 - s.active
        s.pop()


def income(s: Front, side: i64) -> int:
    """PG-6.3.1: what the tiles under control are worth."""
    total: i64 = 0
    for tile in range(s.board.count):
        if s.control[tile] == side:
            total += s.board.income[tile]
    return total


def clear_markers(s: Front) -> None:
    """Moved and fired markers go, some units dig in by themselves (PG-6.3.2, PG-5.4.10)."""
    s.moved = 0
    s.fired = 0
    s.spent = 0
    s.fresh = 0
    s.extra = 0
    s.stepped = 0
    s.acted = 0
    for u in range(SLOTS):
        if s.unit_tile[u] >= 0 and s.able(u, AUTO_DUG_IN) and s.side(u) != s.board.npc:
            s.dig(u)  # PG-9.2.0.16 excepts the non-player side


def end_effects(s: Front) -> None:
    """What lasts until the end of the turn is over."""
    s.prep = 0
    s.granted = 0
    s.longer = 0
    s.bonus = 0
    s.free_ranged = 0
    s.discount = 0
    s.hq_used = 0
    s.weather = 0
