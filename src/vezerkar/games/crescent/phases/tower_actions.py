# hot: compiled by mypyc
"""One tower carries out an order: steps, attacks, building, in the sequences the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, c_of, pack, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.events import E_MOVED, E_SPURRED, E_SWAPPED
from vezerkar.games.crescent.phases.building import build
from vezerkar.games.crescent.phases.combat import attack, attack_two, blast, exhaust
from vezerkar.games.crescent.phases.frame import ACT_DONE, ACT_MODE, PICK_PARTS, TOWER
from vezerkar.games.crescent.phases.orders import SERVED
from vezerkar.games.crescent.rules.movement import UNREACHED, can_spur, can_step, reach
from vezerkar.games.crescent.rules.orders import (
    add_attacks,
    add_double,
    add_first_works,
    add_green_works,
    add_swaps,
    green_of,
)
from vezerkar.games.crescent.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# What a tower has done in its order: beside the steps left, bits of one number of the frame.
LEFT: Final = 15
STEPPED: Final = 16
ATTACKED: Final = 32
SPURRED: Final = 64
MOVED: Final = 128  # since its last shot: one move leads anywhere, a second would lead no farther
BUILT: Final = 256
SWAPPED: Final = 512
ACTED: Final = STEPPED | ATTACKED | SWAPPED


class Act(Phase[Battle]):
    """What does the tower do? Frame: tower, what it has done, how the order lets it act."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.turn] if s.square[s.stack[TOWER]] >= 0 else 0

    def proceed(self, s: Battle, chance: Chance) -> None:
        conclude(s)  # the tower is gone: Strike Back or its own explosion has destroyed it

    def actions(self, s: Battle, seat: i64) -> list[int]:
        t: i64 = s.stack[TOWER]
        done: i64 = s.stack[ACT_DONE]
        mode: i64 = s.stack[ACT_MODE]
        found: list[int] = []
        if not done & (STEPPED | ATTACKED | SPURRED | BUILT) and can_spur(s, seat, t):
            if self.may_spur(s, seat, t, done, mode):
                found.append(pack(terms.V_SPUR, t, 0, 0))
        if may_move(done, mode):
            left: list[int] = [UNREACHED] * s.board.count
            for q in reach(s, seat, t, done & LEFT, left):
                found.append(pack(terms.V_MOVE, t, q, 0))
        if mode == terms.AS_EXCHANGE and not done & (STEPPED | SWAPPED):
            add_swaps(s, t, found)
        attacks = self.attacks(s, seat, t, done, mode)
        found += attacks
        if done & ACTED or attacks:
            add_green_works(s, seat, t, found)
        elif mode != terms.AS_EXCHANGE:
            add_first_works(s, seat, t, done & LEFT, green_of(s, seat, t), found)
        if done & (ACTED | BUILT):
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def may_spur(self, s: Battle, seat: i64, t: i64, done: i64, mode: i64) -> bool:
        """Whether a tower that turns a cube into a step can still carry out its order."""
        if can_step(s, seat, t, 1):
            return True
        if done & SWAPPED:
            return False  # KF-6.6.2: it is carried out, and there is no way for a step
        swaps: list[int] = []
        if mode == terms.AS_EXCHANGE:
            add_swaps(s, t, swaps)
        troop: i64 = s.board.tower_troop[t]
        cubes = s.cubes
        s.set_cubes(seat, troop, s.cubes[seat][troop] - 1)
        attacks = self.attacks(s, seat, t, done + 1, mode)
        s.cubes = cubes
        return len(swaps) + len(attacks) > 0

    def attacks(self, s: Battle, seat: i64, t: i64, done: i64, mode: i64) -> list[int]:
        found: list[int] = []
        if done & ATTACKED or mode == terms.AS_EXCHANGE:
            return found
        left = done & LEFT
        stepped = done & STEPPED != 0
        may_go_on = left > 0 and mode != terms.AS_CHARGE and not done & BUILT
        add_attacks(s, seat, t, left, stepped, may_go_on, found)
        if mode == terms.AS_DOUBLE:
            add_double(s, seat, t, left, stepped, found)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_DONE:
            conclude(s)
        elif verb == terms.V_MOVE:
            move(s, seat, a_of(action), b_of(action))
        elif verb == terms.V_SPUR:
            spur(s, seat, a_of(action))
        elif verb == terms.V_SWAP:
            swap(s, a_of(action), b_of(action))
        elif terms.V_RAMPART <= verb <= terms.V_BLAST:
            s.stack[ACT_DONE] |= BUILT
            s.built = 1
            build(s, action)
        else:
            strike(s, verb, action)


def conclude(s: Battle) -> None:
    """A tower has done its part, alive or not: was it a step or an attack? (KF-6.1.2)"""
    t: i64 = s.stack[TOWER]
    acted = s.stack[ACT_DONE] & ACTED != 0
    s.pop()
    if s.laid[s.turn][s.army * terms.ARMY_PLACES + terms.GREY] == terms.COMRADES:
        if acted and s.board.tower_troop[t] == s.army:
            s.stack[PICK_PARTS] |= SERVED
    elif not acted:
        s.failed = 1


def may_move(done: i64, mode: i64) -> bool:
    if done & LEFT == 0 or done & (MOVED | BUILT):
        return False
    return mode != terms.AS_CHARGE or not done & ATTACKED  # KF-6.4.1


def move(s: Battle, seat: i64, t: i64, q: i64) -> None:
    left: list[int] = [UNREACHED] * s.board.count
    reach(s, seat, t, s.stack[ACT_DONE] & LEFT, left)
    if s.events is not None:
        s.tell(E_MOVED, [t, s.square[t], q])
    s.stack[ACT_DONE] = s.stack[ACT_DONE] & ~LEFT | left[q] | STEPPED | MOVED
    if q != s.square[t]:
        s.go(t, q)


def spur(s: Battle, seat: i64, t: i64) -> None:
    """A cube becomes a step until the end of the round (KF-5.4.3, KF-5.4.4)."""
    troop = s.board.tower_troop[t]
    s.set_cubes(seat, troop, s.cubes[seat][troop] - 1)
    s.stack[ACT_DONE] = (s.stack[ACT_DONE] | SPURRED) + 1
    if s.events is not None:
        s.tell(E_SPURRED, [t])


def swap(s: Battle, t: i64, other: i64) -> None:
    """Two own towers change squares; that is no step (KF-6.6.2)."""
    p: i64 = s.square[t]
    q: i64 = s.square[other]
    s.square[t] = q
    s.square[other] = p
    s.at[q] = t
    s.at[p] = other
    s.stack[ACT_DONE] |= SWAPPED
    if s.events is not None:
        s.tell(E_SWAPPED, [t, other])


def strike(s: Battle, verb: i64, action: int) -> None:
    """An attack: after a melee, or from standing, there are no further steps (KF-2.7.7)."""
    t: i64 = s.stack[TOWER]
    done = s.stack[ACT_DONE] & ~MOVED | ATTACKED
    ends = verb == terms.V_MELEE or verb == terms.V_STAND
    if verb == terms.V_DOUBLE:
        kinds = c_of(action)
        ends = kinds // terms.FIRST_KIND != terms.SHOT or kinds % terms.FIRST_KIND != terms.SHOT
    s.stack[ACT_DONE] = done & ~LEFT if ends else done
    if verb == terms.V_MELEE:
        attack(s, t, b_of(action), terms.MELEE, False)
    elif verb == terms.V_STAND:
        attack(s, t, b_of(action), terms.STANDING_SHOT, False)
    elif verb == terms.V_SHOOT:
        attack(s, t, b_of(action), terms.SHOT, False)
    elif verb == terms.V_CANNON:
        exhaust(s, t)  # KF-2.8.5
        blast(s, t, b_of(action))
    else:
        attack_two(s, t, a_of(action), b_of(action), c_of(action))
