# hot: compiled by mypyc
"""Step 4 of a turn: battles, one at a time, each finished before the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import B_STEP, BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.events import (
    E_ADVANCED,
    E_AMBUSHED,
    E_ATTACKED,
    E_BLOCKED,
    E_IGNORED,
    E_LOST_ATTACK,
    E_RETREATED,
    E_ROLLED,
)
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.phases.moves import clear_wire, enter, who_can
from vezerkar.games.memoir.rules.combat import (
    bonus_dice,
    can_battle,
    dice_for,
    may_be_ambushed,
    may_clear,
    may_take,
    targets,
)
from vezerkar.games.memoir.rules.retreat import is_steady, longest_retreat, retreat_hexes
from vezerkar.games.memoir.state import Battle
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Fight(Phase[Battle]):
    """Which unit attacks which enemy? Frame: seats that are done."""

    def waiting(self, s: Battle) -> i64:
        return who_can(self, s, s.commanders() & ~s.stack[frame.BATTLE_DONE])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        orders: i64 = s.orders[seat] & ~(s.fought | s.barred)
        while orders:
            u = first_of(orders)
            orders &= orders - 1
            if s.unit_hex[u] < 0 or not can_battle(s, u):
                continue
            enemies: list[int] = []
            targets(s, u, False, enemies)
            for t in enemies:
                found.append(pack(terms.V_ATTACK, u, t, 0))
            if may_clear(s, u):
                found.append(pack(terms.V_CLEAR, u, 0, 0))
        found.append(frame.DONE)  # M44-4.4
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_DONE:
            s.stack[frame.BATTLE_DONE] |= BIT[seat]
            return
        u = a_of(action)
        s.fought |= BIT[u]
        if verb == terms.V_CLEAR:
            clear_wire(s, u, s.unit_hex[u])  # M44-A2.63: instead of battling
        else:
            twice = s.board.card_battles[s.card] == 2
            attack(s, u, b_of(action), terms.FIRST_OF_TWO if twice else terms.FIRST_BATTLE)

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def attack(s: Battle, u: i64, t: i64, stage: i64) -> None:
    """Declare an attack: what follows waits on the stack (M44-4.12)."""
    board = s.board
    a: i64 = s.unit_hex[u]
    b: i64 = s.unit_hex[t]
    close = board.distance[a * board.count + b] == 1
    dice = dice_for(s, u, t, bonus_dice(s, close, stage == terms.OVERRUN_BATTLE))
    if s.events is not None:
        s.tell(E_ATTACKED, [u, t, dice])
    s.push(terms.P_AFTERMATH, u, b, stage + a * frame.STAGE_FROM)
    s.push(terms.P_ROLL, u, t, terms.BATTLE_ROLL + dice * frame.ROLL_DICE + a * frame.ROLL_FROM)
    if close and may_be_ambushed(s, u, t):
        s.push(terms.P_WINDOW, u, t)


class Window(Phase[Battle]):
    """Does the defender ambush? Frame: attacker, defender. Asked even without the card."""

    def waiting(self, s: Battle) -> i64:
        t: i64 = s.stack[frame.TARGET]
        side: i64 = s.board.unit_side[t]
        if s.board.overlord:
            return BIT[s.board.chief[s.team(side)]]  # only the chief holds cards (M44-I.5)
        return BIT[s.seat_in_charge(side, s.unit_hex[t])]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        side: i64 = s.board.unit_side[s.stack[frame.TARGET]]
        if s.board.ambush in s.hands[side]:
            return [pack(terms.V_AMBUSH, 0, 0, 0), pack(terms.V_PASS, 0, 0, 0)]
        return [pack(terms.V_PASS, 0, 0, 0)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[frame.ATTACKER]
        t: i64 = s.stack[frame.TARGET]
        s.pop()
        if verb_of(action) == terms.V_PASS:
            return
        board = s.board
        side: i64 = board.unit_side[t]
        s.play_from_hand(side, board.ambush)
        s.ambusher = side
        if s.events is not None:
            s.tell(E_AMBUSHED, [t, u])
        if board.overlord:
            s.push(terms.P_DRAW, frame.AMBUSH_AT_ONCE)  # its owner draws as soon as it is resolved
        # M44-K.15: the attacked unit battles first, with its own dice and no bonus (K.16).
        dice = dice_for(s, t, u, 0)
        s.push(
            terms.P_ROLL,
            t,
            u,
            terms.AMBUSH_ROLL + dice * frame.ROLL_DICE + s.unit_hex[t] * frame.ROLL_FROM,
        )


class Roll(Phase[Battle]):
    """Dice are rolled. Frame: attacker or none, target, the roll. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[frame.ATTACKER]
        t: i64 = s.stack[frame.TARGET]
        roll: i64 = s.stack[frame.ROLL]
        s.pop()
        if u != terms.NO_UNIT and s.unit_hex[u] != roll // frame.ROLL_FROM:
            if s.events is not None and s.unit_hex[u] >= 0:
                s.tell(E_LOST_ATTACK, [u])
            return  # M44-K.15: eliminated, or driven from its hex by the ambush
        mode = roll % frame.ROLL_DICE
        b: i64 = s.unit_hex[t]
        hits, flags = self.throw(s, t, mode, roll % frame.ROLL_FROM // frame.ROLL_DICE, chance)
        steady = mode <= terms.AMBUSH_ROLL and is_steady(s, t, b)  # M44-K.12, K.23, 4.59
        if (
            u != terms.NO_UNIT
            and s.board.unit_class[u] == terms.ARMOR
            and s.works[s.unit_hex[u]] & terms.WIRE
        ):
            clear_wire(s, u, s.unit_hex[u])  # M44-A2.66
        if hits:
            s.wound(t, hits)  # M44-4.36: casualties first
        if flags and s.unit_hex[t] >= 0:
            s.push(terms.P_FLAGS, t, flags, 1 if steady else 0)

    def throw(self, s: Battle, t: i64, mode: i64, dice: i64, chance: Chance) -> tuple[i64, i64]:
        """Hits and flags of a roll (M44-4.37 to 4.40)."""
        kind: i64 = s.board.unit_class[t]
        hits: i64 = 0
        flags: i64 = 0
        faces: list[int] = []
        for i in range(dice):
            face = chance.below(6)
            if face == terms.FLAG:
                flags += 1
            elif (
                face == terms.GRENADE
                or terms.HITS_CLASS[face] == kind
                or (face == terms.STAR and mode == terms.AIR_ROLL)
            ):
                hits += 1
            faces.append(face)
        if s.events is not None:
            s.tell(E_ROLLED, [t, *faces])
        return hits, flags


class Flags(Phase[Battle]):
    """Does the unit ignore a flag? Frame: unit, flags, whether it may."""

    def waiting(self, s: Battle) -> i64:
        if s.stack[frame.FLAGS_IGNORABLE] == 0:
            return 0
        u: i64 = s.stack[frame.UNIT]
        return BIT[s.seat_in_charge(s.board.unit_side[u], s.unit_hex[u])]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(terms.V_IGNORE, 0, 0, 0), pack(terms.V_ACCEPT, 0, 0, 0)]  # M44-4.57

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        flags: i64 = s.stack[frame.FLAGS_LEFT]
        s.pop()
        if verb_of(action) == terms.V_IGNORE:
            flags -= 1
            if s.events is not None:
                s.tell(E_IGNORED, [u])
        fall_back(s, u, flags)

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        flags: i64 = s.stack[frame.FLAGS_LEFT]
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
        s.push(terms.P_RETREAT, u, possible, slip + seat * frame.SLIP_SEAT)


class Retreat(Phase[Battle]):
    """Where does the unit retreat to? Frame: unit, hexes it must make, may add, who decides."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[frame.RETREAT_EXTRA] // frame.SLIP_SEAT]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[frame.UNIT]
        needed: i64 = s.stack[frame.RETREAT_NEEDED]
        base = pack(terms.V_RETREAT, u, 0, 0)
        found = [base + h * B_STEP for h in retreat_hexes(s, u, needed)]
        if needed == 0:
            found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        needed: i64 = s.stack[frame.RETREAT_NEEDED]
        slip: i64 = s.stack[frame.RETREAT_EXTRA] % frame.SLIP_SEAT
        if verb_of(action) == terms.V_HALT or needed + slip == 1:
            s.pop()
        elif needed > 0:
            s.stack[frame.RETREAT_NEEDED] = needed - 1
        else:
            s.stack[frame.RETREAT_EXTRA] -= 1
        if verb_of(action) == terms.V_RETREAT:
            if s.events is not None:
                s.tell(E_RETREATED, [u, s.unit_hex[u], b_of(action)])
            s.march(u, b_of(action))


class Aftermath(Phase[Battle]):
    """What an attack leads to. Frame: attacker, target's hex, stage. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        b: i64 = s.stack[frame.AFTERMATH_HEX]
        a: i64 = s.stack[frame.AFTERMATH_STAGE] // frame.STAGE_FROM
        stage: i64 = s.stack[frame.AFTERMATH_STAGE] % frame.STAGE_FROM
        s.pop()
        if s.unit_hex[u] != a:
            return  # M44-K.19: eliminated or driven back by an ambush
        if stage == terms.FIRST_OF_TWO:
            s.push(terms.P_AGAIN, u, 0)  # M44-K.21, K.22
            return
        board = s.board
        close = board.distance[a * board.count + b] == 1
        if close and s.at[b] < 0 and may_take(s, u, b):
            s.push(terms.P_GROUND, u, b, stage)


class Ground(Phase[Battle]):
    """Does the unit take the ground it has won? Frame: unit, hex, stage."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[frame.UNIT])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[frame.UNIT]
        return [
            pack(terms.V_ADVANCE, u, s.stack[frame.GROUND_HEX], 0),
            pack(terms.V_STAY, 0, 0, 0),
        ]  # M44-4.62

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        h: i64 = s.stack[frame.GROUND_HEX]
        stage: i64 = s.stack[frame.GROUND_STAGE]
        s.pop()
        if verb_of(action) == terms.V_STAY:
            return
        if s.events is not None:
            s.tell(E_ADVANCED, [u, s.unit_hex[u], h])
        s.took |= BIT[u]
        s.march(u, h)
        enter(s, u, h, False)
        board = s.board
        if board.bars[h] or board.ocean[h]:
            return  # M44-4.77, A2.34
        if stage == terms.FIRST_BATTLE and board.overrun and board.unit_overruns[u]:
            s.push(terms.P_AGAIN, u, 1)  # M44-4.72, 4.75


class Again(Phase[Battle]):
    """A further battle of the same unit. Frame: unit, 1 for an overrun."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[frame.UNIT])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[frame.UNIT]
        enemies: list[int] = []
        targets(s, u, s.stack[frame.AGAIN_OVERRUN] == 1, enemies)
        found = [pack(terms.V_ATTACK, u, t, 0) for t in enemies]
        found.append(pack(terms.V_STAY, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        overrun = s.stack[frame.AGAIN_OVERRUN] == 1
        s.pop()
        if verb_of(action) == terms.V_ATTACK:
            u = a_of(action)
            attack(s, u, b_of(action), terms.OVERRUN_BATTLE if overrun else terms.FIRST_BATTLE)
