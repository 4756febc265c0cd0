# hot: compiled by mypyc
"""The decisions within a combat: support, abilities, cards, sacrifices, rewards, the advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import E_DENIED, E_PASSED, E_REWARD
from vezerkar.games.panzer.phases.combat import AFTER_CARD, AFTER_LOSSES
from vezerkar.games.panzer.rules.cards import combat_actions, play
from vezerkar.games.panzer.rules.combat import advance
from vezerkar.games.panzer.rules.combat_values import (
    add_support,
    firing_unit,
    move_fire,
    target_unit,
)
from vezerkar.games.panzer.rules.deck import flip
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.rules.point_spending import can_spend, pay_points
from vezerkar.games.panzer.rules.rows import S_LENGTH
from vezerkar.games.panzer.rules.supply import can_pay_support, is_ranged_free
from vezerkar.games.panzer.rules.support import far_supporters, supports
from vezerkar.games.panzer.state import F_PREVENT, F_TILE, Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Support(Phase[Front]):
    """Which units support from afar? (PG-7.4.3)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(firing_unit(s)))

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        u = firing_unit(s)
        if can_pay_support(s, s.side(u)):
            for other in far_supporters(s, u, target_unit(s)):
                if other not in s.support[::S_LENGTH]:
                    found.append(pack(terms.V_CALL, other, 0, 0))
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
            return
        u, side = a_of(action), s.side(a_of(action))
        if not is_ranged_free(s, side):
            s.change_ammo(side, -1)
        add_support(s, u, supports(s, u, s.unit_tile[target_unit(s)]))


class Drawn(Phase[Front]):
    """Does the unit try its special ability? (PG-5.4.18)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(s.stack[terms.DRAWN_UNIT]))

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_FLIP, s.stack[terms.DRAWN_UNIT], 0, 0), pack(terms.V_PASS, 0, 0, 0)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[terms.DRAWN_UNIT]
        s.pop()
        if verb_of(action) == terms.V_PASS:
            return
        card = s.unit_card[u]
        if flip(s, chance) in s.board.drawn_values[card]:
            code = s.board.drawn_code[card]
            if code[0] == terms.OP_FIRE:
                move_fire(s, terms.L_ABILITY, code[terms.AT_AMOUNT], u)
            else:
                change_morale(s, target_unit(s), code[terms.AT_AMOUNT])


class Answer(Phase[Front]):
    """One card against a ratio that decides? (PG-7.9.1, PG-7.10.1)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.ANSWER_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found = combat_actions(s, s.stack[terms.ANSWER_SIDE])
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[terms.ANSWER_SIDE]
        s.pop()
        if verb_of(action) == terms.V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)


class Cards(Phase[Front]):
    """Step 11: a combat card, or pass? (PG-7.11.1)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.CARDS_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        side = s.stack[terms.CARDS_SIDE]
        found = combat_actions(s, side)
        if can_spend(s, side, terms.SPEND_PLUS):
            found.append(pack(terms.V_SPEND, terms.SPEND_PLUS, 0, 0))
        if can_spend(s, side, terms.SPEND_MINUS):
            found.append(pack(terms.V_SPEND, terms.SPEND_MINUS, 0, 0))
        if can_spend(s, side, terms.SPEND_DEMORALIZE):
            for u in s.units(1 - side):
                found.append(pack(terms.V_SPEND_ON, terms.SPEND_DEMORALIZE, u, 0))
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side, verb = s.stack[terms.CARDS_SIDE], verb_of(action)
        s.pop()
        s.stack[terms.FIGHT_SIDE] = 1 - side
        if verb == terms.V_PASS:
            s.stack[terms.FIGHT_PASSES] += 1
            if s.events is not None:
                s.tell(E_PASSED, [side])
            return
        s.stack[terms.FIGHT_STEP] = AFTER_CARD
        s.stack[terms.FIGHT_PASSES] = 0
        if verb == terms.V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)
        else:
            pay_points(s, a_of(action))
            amount = s.board.spend_amount[a_of(action)]
            if verb == terms.V_SPEND:
                move_fire(s, terms.L_POINTS, amount, 0)
            else:
                change_morale(s, b_of(action), amount)


class Sacrifice(Phase[Front]):
    """Step 12: both lay a card face down; nobody sees more than that (PG-7.12.1)."""

    def waiting(self, s: Front) -> i64:
        waiting: i64 = 0
        for side in range(2):
            if side != s.board.npc and s.pledge[side] == terms.NO_CARD and s.hands[side]:
                waiting |= s.seat_mask(side)
        return waiting

    def actions(self, s: Front, seat: i64) -> list[int]:
        side = s.board.side_of[seat]
        found: list[int] = []
        before: i64 = -1
        for card in s.hands[side]:
            if card != before:
                found.append(pack(terms.V_SACRIFICE, card, 0, 0))
            before = card
        found.append(pack(terms.V_SACRIFICE, s.board.bluff, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pledge = changed(s.pledge, s.board.side_of[seat], a_of(action))

    def proceed(self, s: Front, chance: Chance) -> None:
        for side in range(2):
            if s.pledge[side] == terms.NO_CARD and side != s.board.npc:
                s.pledge = changed(s.pledge, side, s.board.bluff)  # nothing else in the hand
        s.pop()


class Loss(Phase[Front]):
    """Is the loss reduced for victory points, or further? (PG-9.2.0.26)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(target_unit(s)))

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_SPEND, terms.SPEND_REDUCE, 0, 0), pack(terms.V_PASS, 0, 0, 0)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == terms.V_SPEND:
            pay_points(s, terms.SPEND_REDUCE)
            amount = s.board.spend_amount[terms.SPEND_REDUCE]
            s.fight = changed(s.fight, F_PREVENT, s.fight[F_PREVENT] + amount)
        else:
            s.stack[terms.FIGHT_STEP] = AFTER_LOSSES


class Reward(Phase[Front]):
    """Prestige for the victor or from the loser? (PG-7.15.2)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.REWARD_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_GAIN, 0, 0, 0), pack(terms.V_DENY, 0, 0, 0)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side, amount = s.stack[terms.REWARD_SIDE], s.stack[terms.REWARD_AMOUNT]
        s.pop()
        if verb_of(action) == terms.V_GAIN:
            if s.events is not None:
                s.tell(E_REWARD, [side, amount])
            s.earn(side, amount)
        else:
            lost: i64 = min(amount, s.prestige[1 - side])
            if s.events is not None:
                s.tell(E_DENIED, [1 - side, lost])
            s.earn(1 - side, -lost)


class Advance(Phase[Front]):
    """Does the attacker take the tile? (PG-7.18.1)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active)

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_ADVANCE, 0, 0, 0), pack(terms.V_STAY, 0, 0, 0)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == terms.V_ADVANCE:
            advance(s)

    def proceed(self, s: Front, chance: Chance) -> None:
        """Non-player units always advance, but not onto closed ground (PG-9.2.4.7)."""
        s.pop()
        board = s.board
        if not board.no_march or not board.no_march[s.fight[F_TILE]]:
            advance(s)
