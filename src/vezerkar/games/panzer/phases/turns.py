# hot: compiled by mypyc
"""A player turn around its operations: cards and ammunition before, prestige and victory after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import E_PHASE, E_PURCHASED, E_TURN
from vezerkar.games.panzer.rules.deck import draw_card, draw_from, has_cards
from vezerkar.games.panzer.rules.purchases import can_buy_card
from vezerkar.games.panzer.rules.supply import income, resupply
from vezerkar.games.panzer.rules.victory import check_game_end, check_turn_end
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


STAGE_INCOME: Final = 0
STAGE_VICTORY: Final = 1


class Turn(Phase[Front]):
    """The next player turn begins; this frame is the bottom of the stack (PG-6.0.1, PG-6.0.2)."""

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.turn == 0:
            s.turn = 1
        s.trap &= ~BIT[s.active]  # a trap holds until its setter's next turn
        if s.events is not None:
            s.tell(E_TURN, [s.active, s.turn])
        s.push(terms.P_CLOSE)
        if s.active == s.board.npc:
            s.push(terms.P_NPC)  # PG-9.2.0.19
            return
        s.push(terms.P_OPS, 1)
        if s.turn > 1:  # PG-6.1.2
            s.push(terms.P_SHOP, terms.DRAW_PHASE)
            s.push(terms.P_DRAW)


class Draw(Phase[Front]):
    """How many of the four free cards are unit cards? (PG-6.1.3, PG-6.1.4)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_DRAW, units, 0, 0) for units in range(terms.FREE_CARDS + 1)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side, units = s.active, a_of(action)
        s.pop()
        draw_from(s, side, side, units, chance)
        draw_from(s, side, terms.ACTION_DECK, terms.FREE_CARDS - units, chance)


class Shop(Phase[Front]):
    """One more card for 4 prestige? (PG-6.1.5, PG-6.3.3)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active) if can_buy_card(s) else 0

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        if s.stack[terms.SHOP_PHASE] == terms.DRAW_PHASE and has_cards(s, s.active):
            found.append(pack(terms.V_PURCHASE, s.active, 0, 0))
        if has_cards(s, terms.ACTION_DECK):
            found.append(pack(terms.V_PURCHASE, terms.ACTION_DECK, 0, 0))
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            self.proceed(s, chance)
            return
        deck = a_of(action)
        s.earn(s.active, -terms.CARD_PRICE)
        if s.events is not None:
            s.tell(E_PURCHASED, [s.active, deck])
        draw_card(s, s.active, deck, chance)

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.stack[terms.SHOP_PHASE] == terms.DRAW_PHASE:
            resupply(s)
        s.pop()


class Close(Phase[Front]):
    """Phases 3 and 4: income, then victory (PG-6.3.1 to PG-6.4.4)."""

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.stack[terms.CLOSE_STAGE] == STAGE_INCOME:
            s.stack[terms.CLOSE_STAGE] = STAGE_VICTORY
            if s.active != s.board.npc:
                if s.events is not None:
                    s.tell(E_PHASE, [s.active, terms.PRESTIGE_PHASE])
                s.earn(s.active, income(s, s.active))
                s.push(terms.P_SHOP, terms.PRESTIGE_PHASE)
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


def clear_markers(s: Front) -> None:
    """Moved and fired markers go, some units dig in by themselves (PG-6.3.2, PG-5.4.10)."""
    s.moved = 0
    s.fired = 0
    s.spent = 0
    s.fresh = 0
    s.extra = 0
    s.stepped = 0
    s.acted = 0
    for u in range(terms.UNIT_SLOTS):
        if s.unit_tile[u] >= 0 and s.able(u, terms.AUTO_DUG_IN) and s.side(u) != s.board.npc:
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
