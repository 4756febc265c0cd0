# hot: compiled by mypyc
"""Step 4 of a turn: battles, one at a time, each finished before the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import B_STEP, BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.memoir.combat import (
    bonus_dice,
    can_battle,
    dice_for,
    is_adjacent,
    reaches,
    targets,
)
from vezerkar.games.memoir.march import longest_retreat, may_take, retreat_hexes
from vezerkar.games.memoir.phases.moves import clear_wire, enter, who_can
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_ROLL,
    AMBUSH_ROLL,
    ARMOR,
    BATTLE_ROLL,
    E_ADVANCED,
    E_AMBUSHED,
    E_ATTACKED,
    E_BLOCKED,
    E_IGNORED,
    E_LOST_ATTACK,
    E_RETREATED,
    E_ROLLED,
    FIRST_BATTLE,
    FIRST_OF_TWO,
    FLAG,
    GRENADE,
    HITS_CLASS,
    INFANTRY,
    NO_UNIT,
    OVERRUN_BATTLE,
    P_AFTERMATH,
    P_AGAIN,
    P_DRAW,
    P_FLAGS,
    P_GROUND,
    P_RETREAT,
    P_ROLL,
    P_WINDOW,
    SANDBAGS,
    STAR,
    V_ACCEPT,
    V_ADVANCE,
    V_AMBUSH,
    V_ATTACK,
    V_CLEAR,
    V_DONE,
    V_HALT,
    V_IGNORE,
    V_PASS,
    V_RETREAT,
    V_STAY,
    WIRE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# A roll is one number of a frame: how it is rolled, how many dice, from which hex.
ROLL_DICE: Final = 8
ROLL_FROM: Final = 256
# So is the stage of an attack: the stage and the hex the attacker stood on.
STAGE_FROM: Final = 4
# And the rest of a retreat: hexes that may be added, and the seat that decides.
SLIP_SEAT: Final = 64
AMBUSH_AT_ONCE: Final = 4  # the step of the Draw phase that replaces an Ambush in Overlord


class Fight(Phase[Battle]):
    """Which unit attacks which enemy? Frame: seats that are done."""

    def waiting(self, s: Battle) -> i64:
        return who_can(self, s, s.commanders() & ~s.stack[-3])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        found: list[int] = []
        orders: i64 = s.orders[seat] & ~s.fought
        if orders:
            enemies: list[int] = []
            u: i64
            for u in board.units[s.active]:
                if not orders & BIT[u] or s.unit_hex[u] < 0 or not can_battle(s, u):
                    continue
                enemies.clear()
                targets(s, u, False, enemies)
                for t in enemies:
                    found.append(pack(V_ATTACK, u, t, 0))
                if may_clear(s, u):
                    found.append(pack(V_CLEAR, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))  # M44-4.4
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_DONE:
            s.stack[-3] |= BIT[seat]
            return
        u = a_of(action)
        s.fought |= BIT[u]
        if verb == V_CLEAR:
            clear_wire(s, u, s.unit_hex[u])  # M44-A2.63: instead of battling
        else:
            twice = s.board.card_battles[s.card] == 2
            attack(s, u, b_of(action), FIRST_OF_TWO if twice else FIRST_BATTLE)

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def may_clear(s: Battle, u: i64) -> bool:
    """Infantry on wire that could battle may remove it instead (M44-A2.63)."""
    board = s.board
    if board.unit_class[u] != INFANTRY or not s.works[s.unit_hex[u]] & WIRE:
        return False
    if board.card_only_close[s.card]:
        return is_adjacent(s, u)
    if board.card_only_fire[s.card]:
        return not is_adjacent(s, u)
    return True


def attack(s: Battle, u: i64, t: i64, stage: i64) -> None:
    """Declare an attack: what follows waits on the stack (M44-4.12)."""
    board = s.board
    a: i64 = s.unit_hex[u]
    b: i64 = s.unit_hex[t]
    close = board.distance[a * board.count + b] == 1
    dice = dice_for(s, u, t, bonus_dice(s, close, stage == OVERRUN_BATTLE))
    if s.events is not None:
        s.tell(E_ATTACKED, [u, t, dice])
    s.push(P_AFTERMATH, u, b, stage + a * STAGE_FROM)
    s.push(P_ROLL, u, t, BATTLE_ROLL + dice * ROLL_DICE + a * ROLL_FROM)
    if close and may_be_ambushed(s, u, t):
        s.push(P_WINDOW, u, t)


def may_be_ambushed(s: Battle, u: i64, t: i64) -> bool:
    """Whether the reaction window opens, by what everybody can see (M44-I.4, K.17).

    The ledger would let it stay shut when the attacker holds Ambush; but then the defender could
    read that off the missing question, so only open facts count.
    """
    board = s.board
    card = board.ambush
    if s.discard[card] + s.played.count(card) >= board.deck[card]:
        return False  # Overlord has two of them
    if len(s.hands[board.unit_side[t]]) == 0:
        return False
    b: i64 = s.unit_hex[t]
    return board.ocean[b] == 0 and dice_for(s, t, u, 0) > 0 and reaches(s, t, b, u)


class Window(Phase[Battle]):
    """Does the defender ambush? Frame: attacker, defender. Asked even without the card."""

    def waiting(self, s: Battle) -> i64:
        t: i64 = s.stack[-2]
        side: i64 = s.board.unit_side[t]
        if s.board.overlord:
            return BIT[s.board.chief[s.team(side)]]  # only the chief holds cards (M44-I.5)
        return BIT[s.seat_in_charge(side, s.unit_hex[t])]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        side: i64 = s.board.unit_side[s.stack[-2]]
        if s.board.ambush in s.hands[side]:
            return [pack(V_AMBUSH, 0, 0, 0), pack(V_PASS, 0, 0, 0)]
        return [pack(V_PASS, 0, 0, 0)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        t: i64 = s.stack[-2]
        s.pop()
        if verb_of(action) == V_PASS:
            return
        board = s.board
        side: i64 = board.unit_side[t]
        s.play_from_hand(side, board.ambush)
        s.ambusher = side
        if s.events is not None:
            s.tell(E_AMBUSHED, [t, u])
        if board.overlord:
            s.push(P_DRAW, AMBUSH_AT_ONCE)  # its owner draws as soon as it is resolved
        # M44-K.15: the attacked unit battles first, with its own dice and no bonus (K.16).
        dice = dice_for(s, t, u, 0)
        s.push(P_ROLL, t, u, AMBUSH_ROLL + dice * ROLL_DICE + s.unit_hex[t] * ROLL_FROM)


class Roll(Phase[Battle]):
    """Dice are rolled. Frame: attacker or none, target, the roll. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        t: i64 = s.stack[-2]
        roll: i64 = s.stack[-1]
        s.pop()
        if u != NO_UNIT and s.unit_hex[u] != roll // ROLL_FROM:
            if s.events is not None and s.unit_hex[u] >= 0:
                s.tell(E_LOST_ATTACK, [u])
            return  # M44-K.15: eliminated, or driven from its hex by the ambush
        mode = roll % ROLL_DICE
        b: i64 = s.unit_hex[t]
        hits, flags = self.throw(s, t, mode, roll % ROLL_FROM // ROLL_DICE, chance)
        steady = mode <= AMBUSH_ROLL and is_steady(s, t, b)  # M44-K.12, K.23, 4.59
        if u != NO_UNIT and s.board.unit_class[u] == ARMOR and s.works[s.unit_hex[u]] & WIRE:
            clear_wire(s, u, s.unit_hex[u])  # M44-A2.66
        if hits:
            s.wound(t, hits)  # M44-4.36: casualties first
        if flags and s.unit_hex[t] >= 0:
            s.push(P_FLAGS, t, flags, 1 if steady else 0)

    def throw(self, s: Battle, t: i64, mode: i64, dice: i64, chance: Chance) -> tuple[i64, i64]:
        """Hits and flags of a roll (M44-4.37 to 4.40)."""
        kind: i64 = s.board.unit_class[t]
        hits: i64 = 0
        flags: i64 = 0
        faces: list[int] = []
        for i in range(dice):
            face = chance.below(6)
            if face == FLAG:
                flags += 1
            elif face == GRENADE or HITS_CLASS[face] == kind or (face == STAR and mode == AIR_ROLL):
                hits += 1
            faces.append(face)
        if s.events is not None:
            s.tell(E_ROLLED, [t, *faces])
        return hits, flags


def is_steady(s: Battle, t: i64, h: i64) -> bool:
    """Whether the hex lets its defender ignore one flag (M44-4.56, 4.58)."""
    if s.works[h] & SANDBAGS:
        return True
    return s.board.steadies[h * 2 + s.board.unit_side[t]] != 0


class Flags(Phase[Battle]):
    """Does the unit ignore a flag? Frame: unit, flags, whether it may."""

    def waiting(self, s: Battle) -> i64:
        if s.stack[-1] == 0:
            return 0
        u: i64 = s.stack[-3]
        return BIT[s.seat_in_charge(s.board.unit_side[u], s.unit_hex[u])]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_IGNORE, 0, 0, 0), pack(V_ACCEPT, 0, 0, 0)]  # M44-4.57

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        flags: i64 = s.stack[-2]
        s.pop()
        if verb_of(action) == V_IGNORE:
            flags -= 1
            if s.events is not None:
                s.tell(E_IGNORED, [u])
        fall_back(s, u, flags)

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        flags: i64 = s.stack[-2]
        s.pop()
        fall_back(s, u, flags)


def fall_back(s: Battle, u: i64, flags: i64) -> None:
    """Figures for hexes that cannot be made go first, then the unit retreats (M44-4.50, 4.80)."""
    if flags == 0:
        return
    board = s.board
    possible = longest_retreat(s, u, flags)
    if possible < flags:
        if s.events is not None:
            s.tell(E_BLOCKED, [u, flags - possible])
        s.wound(u, flags - possible)
        if s.unit_hex[u] < 0:
            return
    slip: i64 = 0
    if possible == flags:
        slip = (board.unit_slips[u] - 1) * flags  # M44-A1.8, A1.9
    if possible > 0:
        seat = s.seat_in_charge(board.unit_side[u], s.unit_hex[u])
        s.push(P_RETREAT, u, possible, slip + seat * SLIP_SEAT)


class Retreat(Phase[Battle]):
    """Where does the unit retreat to? Frame: unit, hexes it must make, may add, who decides."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-1] // SLIP_SEAT]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[-3]
        needed: i64 = s.stack[-2]
        base = pack(V_RETREAT, u, 0, 0)
        found = [base + h * B_STEP for h in retreat_hexes(s, u, needed)]
        if needed == 0:
            found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        needed: i64 = s.stack[-2]
        slip: i64 = s.stack[-1] % SLIP_SEAT
        if verb_of(action) == V_HALT or needed + slip == 1:
            s.pop()
        elif needed > 0:
            s.stack[-2] = needed - 1
        else:
            s.stack[-1] -= 1
        if verb_of(action) == V_RETREAT:
            if s.events is not None:
                s.tell(E_RETREATED, [u, s.unit_hex[u], b_of(action)])
            s.march(u, b_of(action))


class Aftermath(Phase[Battle]):
    """What an attack leads to. Frame: attacker, target's hex, stage. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        b: i64 = s.stack[-2]
        a: i64 = s.stack[-1] // STAGE_FROM
        stage: i64 = s.stack[-1] % STAGE_FROM
        s.pop()
        if s.unit_hex[u] != a:
            return  # M44-K.19: eliminated or driven back by an ambush
        if stage == FIRST_OF_TWO:
            s.push(P_AGAIN, u, 0)  # M44-K.21, K.22
            return
        board = s.board
        close = board.distance[a * board.count + b] == 1
        if close and s.at[b] < 0 and may_take(s, u, b):
            s.push(P_GROUND, u, b, stage)


class Ground(Phase[Battle]):
    """Does the unit take the ground it has won? Frame: unit, hex, stage."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[-3])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[-3]
        return [pack(V_ADVANCE, u, s.stack[-2], 0), pack(V_STAY, 0, 0, 0)]  # M44-4.62

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        h: i64 = s.stack[-2]
        stage: i64 = s.stack[-1]
        s.pop()
        if verb_of(action) == V_STAY:
            return
        if s.events is not None:
            s.tell(E_ADVANCED, [u, s.unit_hex[u], h])
        s.took |= BIT[u]
        s.march(u, h)
        enter(s, u, h, False)
        board = s.board
        if board.bars[h] or board.ocean[h]:
            return  # M44-4.77, A2.34
        if stage == FIRST_BATTLE and board.overrun and board.unit_overruns[u]:
            s.push(P_AGAIN, u, 1)  # M44-4.72, 4.75


class Again(Phase[Battle]):
    """A further battle of the same unit. Frame: unit, 1 for an overrun."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[-3])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[-3]
        enemies: list[int] = []
        targets(s, u, s.stack[-2] == 1, enemies)
        found = [pack(V_ATTACK, u, t, 0) for t in enemies]
        found.append(pack(V_STAY, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        overrun = s.stack[-2] == 1
        s.pop()
        if verb_of(action) == V_ATTACK:
            u = a_of(action)
            attack(s, u, b_of(action), OVERRUN_BATTLE if overrun else FIRST_BATTLE)
