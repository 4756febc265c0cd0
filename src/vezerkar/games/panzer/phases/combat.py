# hot: compiled by mypyc
"""A combat, step by step as the rulebook counts them (PG-7.0.1 to PG-7.18.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.panzer.cards import combat_options, may_hold_combat_card, play
from vezerkar.games.panzer.fights import (
    advance,
    bury,
    can_advance,
    eliminate,
    must_retreat,
    retreat,
)
from vezerkar.games.panzer.forms import (
    E_DENIED,
    E_FIRE_OPENS,
    E_LOSS,
    E_PASSED,
    E_REWARD,
    E_SACRIFICED,
    E_STALLED,
    P_ADVANCE,
    P_ANSWER,
    P_CARDS,
    P_DRAWN,
    P_LOSS,
    P_SACRIFICE,
    P_SUPPORT,
    V_ADVANCE,
    V_CALL,
    V_DENY,
    V_DONE,
    V_FLIP,
    V_GAIN,
    V_PASS,
    V_PLAY,
    V_SACRIFICE,
    V_SPEND,
    V_SPEND_ON,
    V_STAY,
)
from vezerkar.games.panzer.ground import supports
from vezerkar.games.panzer.losses import change_morale, settle_marks
from vezerkar.games.panzer.npc import draw_npc_cards, npc_answer, npc_card, npc_sacrifice
from vezerkar.games.panzer.phases.operations import pay_points
from vezerkar.games.panzer.state import (
    F_DEAD,
    F_FIRE,
    F_FIRED,
    F_GONE,
    F_PREVENT,
    F_RETURNING,
    F_TARGET,
    F_TILE,
    Front,
    put_in,
)
from vezerkar.games.panzer.terms import (
    ACTIONS,
    AT_AMOUNT,
    FIRING,
    IN_OWN_FIRE,
    L_ABILITY,
    L_FLIP,
    L_POINTS,
    L_SACRIFICE,
    NO_CARD,
    OP_FIRE,
    SPEND_DEMORALIZE,
    SPEND_MINUS,
    SPEND_PLUS,
    SPEND_REDUCE,
    TARGET,
)
from vezerkar.games.panzer.values import (
    add_support,
    close_values,
    far_supporters,
    firing_side,
    firing_unit,
    is_hopeless,
    is_overwhelming,
    move_fire,
    move_target,
    open_values,
    target_unit,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# Steps of the rulebook, with those between them.
OPEN: Final = 2
SUPPORT: Final = 4
TILES: Final = 5
ABILITY: Final = 8
READY: Final = 81
ELIMINATION: Final = 9
AFTER_ELIMINATION: Final = 91
STALL: Final = 10
AFTER_STALL: Final = 101
CARDS: Final = 11
AFTER_CARD: Final = 111
SACRIFICE: Final = 12
REVEAL: Final = 121
TACTICS: Final = 13
LOSSES: Final = 14
AFTER_LOSSES: Final = 141
DESTROYED: Final = 15
RETURN_FIRE: Final = 16
RETREAT: Final = 17
WITHDRAWAL: Final = 171
ADVANCE: Final = 18
OVER: Final = 19


class Fight(Phase[Front]):
    """The combat in progress. Frame: step, whose turn it is in step 11, passes in a row."""

    def proceed(self, s: Front, chance: Chance) -> None:
        step = s.stack[-3]
        if step == OPEN:
            self.open(s)
        elif step == SUPPORT:
            self.ask_for_support(s)
        elif step == TILES:
            close_values(s)
            s.stack[-3] = ABILITY
        elif step == ABILITY:
            s.stack[-3] = READY
            if has_drawn_ability(s, firing_unit(s)):
                s.push(P_DRAWN, firing_unit(s))
        elif step == READY:
            s.stack[-3] = DESTROYED if s.fight[F_DEAD] else ELIMINATION
            s.stack[-2] = s.side(firing_unit(s))
            s.stack[-1] = 0
            draw_npc_cards(s, chance)
        elif step < SACRIFICE or step in (AFTER_ELIMINATION, AFTER_STALL, AFTER_CARD):
            self.check(s, step, chance)
        else:
            self.conclude(s, step, chance)

    def open(self, s: Front) -> None:
        """Steps 2 to 4, for each of the two fires."""
        if s.events is not None:
            s.tell(E_FIRE_OPENS, [firing_unit(s), target_unit(s)])
        s.fight = put_in(s.fight, F_PREVENT, 0)
        open_values(s)
        s.stack[-3] = SUPPORT

    def ask_for_support(self, s: Front) -> None:
        """Step 4: support from afar costs ammunition and is asked for (PG-7.4.3)."""
        s.stack[-3] = TILES
        u = firing_unit(s)
        far = far_supporters(s, u, target_unit(s))
        if not far:
            return
        if s.side(u) == s.board.npc:  # PG-9.2.0.3, PG-9.2.0.29
            for other in far:
                add_support(s, other, supports(s, other, s.unit_tile[target_unit(s)]))
        elif can_pay_support(s, s.side(u)):
            s.push(P_SUPPORT)

    def check(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 9 to 11: a ratio that decides, one card against it, then cards in turn."""
        if s.fight[F_GONE] == 2:
            s.stack[-3] = WITHDRAWAL
        elif s.fight[F_DEAD]:
            s.stack[-3] = DESTROYED  # PG-7.11.4
        elif step in (ELIMINATION, AFTER_CARD):
            s.stack[-3] = AFTER_ELIMINATION if is_overwhelming(s) else STALL
            if is_overwhelming(s):
                ask_for_answer(s, s.side(target_unit(s)), ELIMINATION, chance)
        elif step == AFTER_ELIMINATION:
            if is_overwhelming(s):
                s.stack[-3] = RETREAT
                eliminate(s)
            else:
                s.stack[-3] = STALL
        elif step == STALL:
            s.stack[-3] = AFTER_STALL if is_hopeless(s) else CARDS
            if is_hopeless(s):
                ask_for_answer(s, s.side(firing_unit(s)), STALL, chance)
        elif step == AFTER_STALL:
            s.stack[-3] = CARDS
            if is_hopeless(s):
                s.stack[-3] = RETURN_FIRE
                if s.events is not None:
                    s.tell(E_STALLED, [firing_unit(s)])
        else:
            self.next_card(s, chance)

    def next_card(self, s: Front, chance: Chance) -> None:
        """Step 11: whose turn it is plays or passes; two passes in a row end it (PG-7.11.2)."""
        if s.stack[-1] >= 2:
            s.stack[-3] = SACRIFICE
            return
        side = s.stack[-2]
        if side == s.board.npc:
            s.stack[-2] = 1 - side
            s.stack[-1] += 1
            at = len(s.stack)
            if npc_card(s, chance):
                s.stack[at - 3] = AFTER_CARD
                s.stack[at - 1] = 0
        elif may_play(s, side):
            s.push(P_CARDS, side)
        else:
            s.stack[-2] = 1 - side
            s.stack[-1] += 1

    def conclude(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 12 to 18."""
        if step == SACRIFICE:
            s.stack[-3] = REVEAL
            s.pledge = [NO_CARD, NO_CARD]
            s.push(P_SACRIFICE)
        elif step == REVEAL:
            s.stack[-3] = TACTICS
            reveal_sacrifices(s, chance)
        elif step == TACTICS:
            s.stack[-3] = LOSSES
            tactic = s.flip(chance)
            move_fire(s, L_FLIP, tactic, 0)
        elif step == LOSSES:
            s.stack[-3] = AFTER_LOSSES
            if can_reduce(s):
                s.push(P_LOSS, loss_of(s))
        elif step == AFTER_LOSSES:
            s.stack[-3] = DESTROYED
            suffer(s)
        elif step == DESTROYED:
            s.stack[-3] = RETURN_FIRE
            bury(s)
        elif step == RETURN_FIRE:
            self.turn_round(s)
        else:
            self.finish(s, step, chance)

    def turn_round(self, s: Front) -> None:
        """Step 16: the target fires back if it can and has not fired yet (PG-7.16.1)."""
        discard_npc_cards(s)
        fight = s.fight[:]
        fight[F_FIRED] |= BIT[fight[F_RETURNING]]
        other = 1 - fight[F_RETURNING]
        if fight[F_DEAD] or fight[F_FIRED] & BIT[other]:
            s.stack[-3] = RETREAT
        else:
            fight[F_RETURNING] = other
            s.stack[-3] = OPEN
        s.fight = fight

    def finish(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 17 and 18."""
        if step == RETREAT:
            discard_npc_cards(s)
            s.stack[-3] = ADVANCE
            if must_retreat(s):
                retreat(s, chance)
        elif step == WITHDRAWAL:
            discard_npc_cards(s)
            s.stack[-3] = ADVANCE
            s.fight = put_in(s.fight, F_GONE, 0)
            retreat(s, chance)
        elif step == ADVANCE:
            settle_marks(s)
            s.stack[-3] = OVER
            if can_advance(s):
                s.push(P_ADVANCE)
        else:
            s.fight = []
            s.support = []
            s.sheet = []
            s.pop()


def has_drawn_ability(s: Front, u: i64) -> bool:
    """PG-5.4.18: the unit may flip a card for this target; non-player units never do."""
    board, card = s.board, s.unit_card[u]
    if board.drawn_timing[card] != IN_OWN_FIRE or s.side(u) == board.npc:  # PG-9.2.0.17
        return False
    when = board.drawn_when[card]
    if when == 0:
        return True
    return (when == 1) == bool(board.hard[s.unit_card[target_unit(s)]])


def can_pay_support(s: Front, side: i64) -> bool:
    return s.ammo[side] > 0 or (s.free_ranged != 0 and side == s.active)


def may_play(s: Front, side: i64) -> bool:
    """An open fact: the side could do something in step 11."""
    return may_hold_combat_card(s, side) or can_spend(s, side, SPEND_PLUS)


def can_spend(s: Front, side: i64, kind: i64) -> bool:
    cost = s.board.spend_cost
    return len(cost) > 0 and side != s.board.npc and s.points[side] >= cost[kind]


def ask_for_answer(s: Front, side: i64, step: i64, chance: Chance) -> None:
    """Steps 9 and 10: the endangered side may play a single card (PG-7.9.1, PG-7.10.1)."""
    if side == s.board.npc:
        npc_answer(s, step == ELIMINATION)
    elif may_hold_combat_card(s, side):
        s.push(P_ANSWER, side, step)


def reveal_sacrifices(s: Front, chance: Chance) -> None:
    """Step 12: both cards are turned at once (PG-7.12.1 to PG-7.12.3)."""
    board = s.board
    firing = s.side(firing_unit(s))
    pledge = s.pledge
    s.pledge = [NO_CARD, NO_CARD]
    for side in (firing, 1 - firing):
        card = pledge[side]
        if side == board.npc:
            card = npc_sacrifice(s, chance)
        value = board.battle[card] if card != NO_CARD else 0
        if s.events is not None:
            s.tell(E_SACRIFICED, [side, card if card != NO_CARD else board.bluff, value])
        if side == firing:
            move_fire(s, L_SACRIFICE, value, card)
        else:
            move_target(s, L_SACRIFICE, value, card)
        if side != board.npc and card != board.bluff:
            s.drop(side, card)
            s.put_on_discards(side if card < board.units else ACTIONS, card)


def loss_of(s: Front) -> int:
    """PG-7.14.1: half the difference, rounded up, less what a card prevents."""
    difference = s.fight[F_FIRE] - s.fight[F_TARGET]
    if difference <= 0:
        return 0
    return max(0, (difference + 1) // 2 - s.fight[F_PREVENT])


def can_reduce(s: Front) -> bool:
    """The player's own loss may be reduced for victory points (PG-9.2.0.26)."""
    return loss_of(s) > 0 and can_spend(s, s.side(target_unit(s)), SPEND_REDUCE)


def suffer(s: Front) -> None:
    """Step 14: the markers are laid beside the card (PG-7.14.2)."""
    u, loss = target_unit(s), loss_of(s)
    if s.events is not None:
        s.tell(E_LOSS, [u, max(0, s.fight[F_FIRE] - s.fight[F_TARGET]), loss])
    if loss:
        change_morale(s, u, -loss)


def discard_npc_cards(s: Front) -> None:
    """Cards left over go to the discard pile of their deck (PG-9.2.0.8)."""
    deck = npc_deck(s)
    for card in s.npc_cards:
        s.put_on_discards(deck, card)
    s.npc_cards = []


def npc_deck(s: Front) -> int:
    return FIRING if firing_side(s) == s.board.npc else TARGET


# Decisions


class Support(Phase[Front]):
    """Which units support from afar? (PG-7.4.3)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(firing_unit(s)))

    def options(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        u = firing_unit(s)
        if can_pay_support(s, s.side(u)):
            for other in far_supporters(s, u, target_unit(s)):
                if other not in s.support[::3]:
                    found.append(pack(V_CALL, other, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        if verb_of(option) == V_DONE:
            s.pop()
            return
        u, side = a_of(option), s.side(a_of(option))
        if not (s.free_ranged and side == s.active):
            s.load(side, -1)
        add_support(s, u, supports(s, u, s.unit_tile[target_unit(s)]))


class Drawn(Phase[Front]):
    """Does the unit try its special ability? Frame: the unit (PG-5.4.18)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(s.stack[-3]))

    def options(self, s: Front, seat: i64) -> list[int]:
        return [pack(V_FLIP, s.stack[-3], 0, 0), pack(V_PASS, 0, 0, 0)]

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        u = s.stack[-3]
        s.pop()
        if verb_of(option) == V_PASS:
            return
        card = s.unit_card[u]
        if s.flip(chance) in s.board.drawn_values[card]:
            code = s.board.drawn_code[card]
            if code[0] == OP_FIRE:
                move_fire(s, L_ABILITY, code[AT_AMOUNT], u)
            else:
                change_morale(s, target_unit(s), code[AT_AMOUNT])


class Answer(Phase[Front]):
    """One card against a ratio that decides? Frame: side, step (PG-7.9.1, PG-7.10.1)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[-3])

    def options(self, s: Front, seat: i64) -> list[int]:
        found = combat_options(s, s.stack[-3])
        found.append(pack(V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        side = s.stack[-3]
        s.pop()
        if verb_of(option) == V_PLAY:
            play(s, side, a_of(option), b_of(option) - 1)


class Cards(Phase[Front]):
    """Step 11: a combat card, or pass? Frame: the side (PG-7.11.1)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[-3])

    def options(self, s: Front, seat: i64) -> list[int]:
        side = s.stack[-3]
        found = combat_options(s, side)
        if can_spend(s, side, SPEND_PLUS):
            found.append(pack(V_SPEND, SPEND_PLUS, 0, 0))
        if can_spend(s, side, SPEND_MINUS):
            found.append(pack(V_SPEND, SPEND_MINUS, 0, 0))
        if can_spend(s, side, SPEND_DEMORALIZE):
            for u in s.units(1 - side):
                found.append(pack(V_SPEND_ON, SPEND_DEMORALIZE, u, 0))
        found.append(pack(V_PASS, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        side, verb = s.stack[-3], verb_of(option)
        s.pop()
        s.stack[-2] = 1 - side
        if verb == V_PASS:
            s.stack[-1] += 1
            if s.events is not None:
                s.tell(E_PASSED, [side])
            return
        s.stack[-3] = AFTER_CARD
        s.stack[-1] = 0
        if verb == V_PLAY:
            play(s, side, a_of(option), b_of(option) - 1)
        else:
            pay_points(s, a_of(option))
            amount = s.board.spend_amount[a_of(option)]
            if verb == V_SPEND:
                move_fire(s, L_POINTS, amount, 0)
            else:
                change_morale(s, b_of(option), amount)


class Sacrifice(Phase[Front]):
    """Step 12: both lay a card face down; nobody sees more than that (PG-7.12.1)."""

    def waiting(self, s: Front) -> i64:
        waiting: i64 = 0
        for side in range(2):
            if side != s.board.npc and s.pledge[side] == NO_CARD and s.hands[side]:
                waiting |= s.seat_mask(side)
        return waiting

    def options(self, s: Front, seat: i64) -> list[int]:
        side = s.board.side_of[seat]
        found: list[int] = []
        before: i64 = -1
        for card in s.hands[side]:
            if card != before:
                found.append(pack(V_SACRIFICE, card, 0, 0))
            before = card
        found.append(pack(V_SACRIFICE, s.board.bluff, 0, 0))
        return found

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        s.pledge = put_in(s.pledge, s.board.side_of[seat], a_of(option))

    def proceed(self, s: Front, chance: Chance) -> None:
        for side in range(2):
            if s.pledge[side] == NO_CARD and side != s.board.npc:
                s.pledge = put_in(s.pledge, side, s.board.bluff)  # nothing else in the hand
        s.pop()


class Loss(Phase[Front]):
    """Is the loss reduced for victory points? Frame: the loss (PG-9.2.0.26)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.side(target_unit(s)))

    def options(self, s: Front, seat: i64) -> list[int]:
        return [pack(V_SPEND, SPEND_REDUCE, 0, 0), pack(V_PASS, 0, 0, 0)]

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        s.pop()
        if verb_of(option) == V_SPEND:
            pay_points(s, SPEND_REDUCE)
            amount = s.board.spend_amount[SPEND_REDUCE]
            s.fight = put_in(s.fight, F_PREVENT, s.fight[F_PREVENT] + amount)


class Reward(Phase[Front]):
    """Prestige for the victor or from the loser? Frame: the victor, how much (PG-7.15.2)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.stack[-3])

    def options(self, s: Front, seat: i64) -> list[int]:
        return [pack(V_GAIN, 0, 0, 0), pack(V_DENY, 0, 0, 0)]

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        side, amount = s.stack[-3], s.stack[-2]
        s.pop()
        if verb_of(option) == V_GAIN:
            if s.events is not None:
                s.tell(E_REWARD, [side, amount])
            s.earn(side, amount)
        else:
            if s.events is not None:
                s.tell(E_DENIED, [1 - side, amount])
            s.earn(1 - side, -amount)


class Advance(Phase[Front]):
    """Does the attacker take the tile? (PG-7.18.1)"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(s.active)

    def options(self, s: Front, seat: i64) -> list[int]:
        return [pack(V_ADVANCE, 0, 0, 0), pack(V_STAY, 0, 0, 0)]

    def take(self, s: Front, seat: i64, option: int, chance: Chance) -> None:
        s.pop()
        if verb_of(option) == V_ADVANCE:
            advance(s)

    def proceed(self, s: Front, chance: Chance) -> None:
        """Non-player units always advance, but not onto closed ground (PG-9.2.4.7)."""
        s.pop()
        board = s.board
        if not board.no_march or not board.no_march[s.fight[F_TILE]]:
            advance(s)
