# hot: compiled by mypyc
"""Answers: to a unit that comes beside an enemy, to a card that is played, to an air strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import E_CANCELLED, E_FREE_FIRE, E_PICKED
from vezerkar.games.panzer.rules.card_effects import candidates, most_targets
from vezerkar.games.panzer.rules.card_resolution import perform
from vezerkar.games.panzer.rules.cards import (
    answer_actions,
    could_hold,
    may_answer,
    play,
)
from vezerkar.games.panzer.rules.combat_values import attack_value, tile_defense
from vezerkar.games.panzer.rules.deck import flip, toss
from vezerkar.games.panzer.rules.morale import change_morale, encourage, reward
from vezerkar.games.panzer.rules.rows import (
    T_CANCELLED,
    T_CARD,
    T_COUNT,
    T_DECK,
    T_LENGTH,
    T_MODE,
    T_PICKS,
    T_SIDE,
)
from vezerkar.games.panzer.state import F_ATTACKER, F_DEFENDER, Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class React(Phase[Front]):
    """A unit has come beside enemies: who fires at it?

    Everybody with free fire may use it, in any order (PG-5.4.70); Ambush lets any unit fire.
    """

    def waiting(self, s: Front) -> i64:
        u = s.stack[terms.REACT_UNIT]
        if s.unit_tile[u] < 0:
            return 0
        side = 1 - s.side(u)
        if s.stack[terms.REACT_SHOOTERS] == 0 and not could_hold(s, side, s.board.ambush):
            return 0
        return s.seat_mask(side)

    def proceed(self, s: Front, chance: Chance) -> None:
        """A non-player side fires whenever it can (PG-9.2.0.29)."""
        u, shooters = s.stack[terms.REACT_UNIT], s.stack[terms.REACT_SHOOTERS]
        if s.unit_tile[u] >= 0 and 1 - s.side(u) == s.board.npc:
            for shooter in range(terms.UNIT_SLOTS):
                if shooters & BIT[shooter]:
                    s.stack[terms.REACT_SHOOTERS] &= ~BIT[shooter]
                    s.push(terms.P_FREE, shooter, u, 0)
                    return
        s.pop()

    def actions(self, s: Front, seat: i64) -> list[int]:
        shooters = s.stack[terms.REACT_SHOOTERS]
        side = s.board.side_of[seat]
        found = [
            pack(terms.V_VOLLEY, u, 0, 0) for u in range(terms.UNIT_SLOTS) if shooters & BIT[u]
        ]
        add_ambush(s, side, 1, found)
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        verb, mover = verb_of(action), s.stack[terms.REACT_UNIT]
        if verb == terms.V_PASS:
            s.pop()
        elif verb == terms.V_PLAY:
            play(s, s.board.side_of[seat], a_of(action), 0)
        else:
            s.stack[terms.REACT_SHOOTERS] &= ~BIT[a_of(action)]
            s.push(terms.P_FREE, a_of(action), mover, 0)


def add_ambush(s: Front, side: i64, mode: i64, found: list[int]) -> None:
    """The Ambush cards of a hand, as far as they can be paid."""
    board = s.board
    before: i64 = -1
    for card in s.hands[side]:
        if card != before and board.action_card[card] == board.ambush:
            if s.prestige[side] >= s.price(side, card):
                found.append(pack(terms.V_PLAY, card, mode, 0))
        before = card


class FreeFire(Phase[Front]):
    """A free fire attack; Ambush may strengthen it (PG-5.4.24)."""

    def waiting(self, s: Front) -> i64:
        if (
            s.unit_tile[s.stack[terms.FREE_SHOOTER]] < 0
            or s.unit_tile[s.stack[terms.FREE_TARGET]] < 0
        ):
            return 0
        side = s.side(s.stack[terms.FREE_SHOOTER])
        return s.seat_mask(side) if could_hold(s, side, s.board.ambush) else 0

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        add_ambush(s, s.board.side_of[seat], 2, found)
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_PLAY:
            play(s, s.board.side_of[seat], a_of(action), 1)
        else:
            self.proceed(s, chance)

    def proceed(self, s: Front, chance: Chance) -> None:
        shooter, target = s.stack[terms.FREE_SHOOTER], s.stack[terms.FREE_TARGET]
        bonus = s.stack[terms.FREE_BONUS]
        s.pop()
        if s.unit_tile[shooter] >= 0 and s.unit_tile[target] >= 0:
            fire_freely(s, shooter, target, bonus)


def fire_freely(s: Front, shooter: i64, target: i64, bonus: i64) -> None:
    """PG-5.4.24 to PG-5.4.27: two values are compared, and that is all."""
    attack = attack_value(s, shooter, target) + s.markers(shooter) + bonus
    cost = s.board.cost[s.unit_card[target]]
    defense = s.board.guard[s.unit_card[target]] + tile_defense(s, shooter, target)
    if s.events is not None:
        s.tell(E_FREE_FIRE, [shooter, target, max(attack, 0), max(defense, 0)])
    if attack > defense:
        change_morale(s, target, -((attack - defense + 1) // 2))
        if s.unit_tile[target] < 0 and s.ending < 0:
            encourage(s, shooter)
            reward(s, s.side(shooter), cost)


# A card that has been played


class Targets(Phase[Front]):
    """Which units is the card about? They are named before anyone answers (PG-5.2.9)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.table[len(s.table) - T_LENGTH + T_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        at = len(s.table) - T_LENGTH
        side, action_card = s.table[at + T_SIDE], s.board.action_card[s.table[at + T_CARD]]
        count = s.table[at + T_COUNT]
        taken = s.table[at + T_PICKS : at + T_PICKS + count]
        units = candidates(s, side, action_card, s.table[at + T_MODE], taken)
        found = [pack(terms.V_PICK, u, 0, 0) for u in units]
        if count:
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
            return
        at = len(s.table) - T_LENGTH
        add_pick(s, a_of(action))
        action_card = s.board.action_card[s.table[at + T_CARD]]
        if s.table[at + T_COUNT] >= most_targets(s, action_card, s.table[at + T_MODE]):
            s.pop()


def add_pick(s: Front, u: i64) -> None:
    at = len(s.table) - T_LENGTH
    table = s.table[:]
    table[at + T_PICKS + table[at + T_COUNT]] = u
    table[at + T_COUNT] += 1
    s.table = table
    if s.events is not None:
        s.tell(E_PICKED, [u])


class Window(Phase[Front]):
    """May the card be answered? (PG-5.2.9, PG-7.11.6)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.WINDOW_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found = answer_actions(s, s.stack[terms.WINDOW_SIDE])
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[terms.WINDOW_SIDE]
        s.pop()
        if verb_of(action) == terms.V_PLAY:
            play(s, side, a_of(action), b_of(action) - 1)


STAGE_ANSWERS: Final = 0
STAGE_FLAK: Final = 1
STAGE_EFFECTS: Final = 2


class Resolve(Phase[Front]):
    """The card on top of the table: answers, flak, its effects, the discard pile."""

    def proceed(self, s: Front, chance: Chance) -> None:
        at = len(s.table) - T_LENGTH
        stage = s.stack[terms.RESOLVE_STAGE]
        s.stack[terms.RESOLVE_STAGE] = stage + 1
        enemy = 1 - s.table[at + T_SIDE]
        if stage == STAGE_ANSWERS:
            if may_answer(s, enemy):
                s.push(terms.P_WINDOW, enemy)
        elif stage == STAGE_FLAK:
            if flak(s):
                s.push(terms.P_FLAK, enemy)
        elif stage == STAGE_EFFECTS:
            if not s.table[at + T_CANCELLED]:
                perform(s, chance)
        else:
            s.pop()
            s.put_on_discards(s.table[at + T_DECK], s.table[at + T_CARD])
            s.table = s.table[:at]


def flak(s: Front) -> list[int]:
    """Units that may try to stop the air strike on the table (PG-5.4.18)."""
    board = s.board
    at = len(s.table) - T_LENGTH
    if s.table[at + T_CANCELLED]:
        return []
    if not board.card_labels[board.action_card[s.table[at + T_CARD]]] & terms.AIR_STRIKE:
        return []
    enemy = 1 - s.table[at + T_SIDE]
    aimed = aimed_at(s, at)
    if enemy == board.npc or aimed == terms.NO_UNIT or s.side(aimed) != enemy:  # PG-9.2.0.17
        return []
    found: list[int] = []
    for u in s.units(enemy):
        far = board.distance[s.unit_tile[u] * board.count + s.unit_tile[aimed]]
        if board.drawn_timing[s.unit_card[u]] == terms.AGAINST_AIR_STRIKE and far <= 1:
            found.append(u)
    return found


def aimed_at(s: Front, at: i64) -> int:
    """The unit that an air strike is aimed at: picked, or the enemy in the combat."""
    side = s.table[at + T_SIDE]
    code = s.board.code[2 * s.board.action_card[s.table[at + T_CARD]] + s.table[at + T_MODE]]
    if code[0] == terms.OP_CHOOSE:
        return s.table[at + T_PICKS]
    if not s.fight:
        return terms.NO_UNIT
    attacker = s.fight[F_ATTACKER]
    return s.fight[F_DEFENDER] if s.side(attacker) == side else attacker


class Flak(Phase[Front]):
    """Does a gun try to stop the air strike, once? (PG-5.4.18)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.FLAK_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found = [pack(terms.V_FLIP, u, 0, 0) for u in flak(s)]
        found.append(pack(terms.V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == terms.V_PASS:
            return
        if flip(s, chance) in s.board.drawn_values[s.unit_card[a_of(action)]]:
            at = len(s.table) - T_LENGTH
            s.table = changed(s.table, at + T_CANCELLED, 1)
            if s.events is not None:
                s.tell(E_CANCELLED, [s.table[at + T_CARD]])


class Discard(Phase[Front]):
    """Which action card of the other hand is discarded? (Sabotage)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[terms.DISCARD_SIDE])

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        before: i64 = -1
        for card in s.hands[1 - s.stack[terms.DISCARD_SIDE]]:
            if card != before and card >= s.board.units:
                found.append(pack(terms.V_TAKE, card, 0, 0))
            before = card
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        enemy = 1 - s.stack[terms.DISCARD_SIDE]
        s.pop()
        toss(s, enemy, a_of(action))
