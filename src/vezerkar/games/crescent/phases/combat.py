# hot: compiled by mypyc
"""Attacks from the declaration to the points, and retreats (KF-2.7.1 to KF-2.7.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.crescent.events import (
    E_BLASTED,
    E_CAPTURED,
    E_ENTERED,
    E_MELEE,
    E_RETREATED,
    E_SACRIFICED,
    E_SHOT,
    E_STOOD,
    E_STRUCK_BACK,
)
from vezerkar.games.crescent.phases.frame import (
    ATTACKER,
    BLAST_LOSS,
    BLAST_SEAT,
    BLAST_VICTIM,
    DEFENDER,
    ENTER_SQUARES,
    ENTER_TARGETS,
    RETREAT_SQUARE,
    RETREAT_TOLL,
    STRIKE,
    TOWER,
)
from vezerkar.games.crescent.rules.combat import (
    attack_strength,
    defence_strength,
    resists,
    striker_back,
)
from vezerkar.games.crescent.rules.retreat import back_diagonals, behind
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    BLOODBATH,
    CAPTURE_ONLY,
    FIRST_KIND,
    MELEE,
    NO_WORK,
    P_BLAST,
    P_BLOODBATH,
    P_ENTER,
    P_RETREAT,
    P_STRIKE,
    V_ENTER,
    V_RETREAT,
    V_SACRIFICE,
    V_SPARE,
    WOUND_ON_TIE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# Where several numbers share one value of a frame, all but the lowest are multiplied by these.
# A strike: its kind, the discs lost, the stage, whether the target was pushed, the target's square.
LOSS: Final = 4
STAGE: Final = 64
PUSHED: Final = 256
HOLD: Final = 512  # the attacker stays where it is until both strikes are done (KF-6.5.2)
PLACE: Final = 1024
MAX_LOSS: Final = 16  # more discs than a tower can have
# A retreat: the seat that chooses, and the discs lost so far.
TOLL: Final = 8
# A blast: discs lost so far, and the square.
BLAST_PLACE: Final = 64
# A double strike: the first target, the second, the two kinds of attack, the stage.
SECOND_TARGET: Final = 64
BOTH_KINDS: Final = 64 * 64
ENTER_STAGE: Final = 64 * 64 * 16
# Its squares: the first target's, the second's.
SECOND_SQUARE: Final = 256


def attack(s: Battle, a: i64, d: i64, kind: i64, hold: bool) -> None:
    """Declare an attack under the captain in turn; what follows waits on the stack."""
    board = s.board
    seat = s.turn
    strength = attack_strength(s, seat, a, d, kind)
    defence = defence_strength(s, d, a)
    if s.events is not None:
        s.tell(E_MELEE if kind == MELEE else E_SHOT, [a, d, strength, defence])
    if board.ability[board.tower_troop[d] * 2] & CAPTURE_ONLY:
        capture(s, a, d)
        return
    loss = strength - defence
    if loss == 0 and s.ability(seat, board.tower_troop[a]) & WOUND_ON_TIE:
        loss = 1  # KF-5.5.3
    if loss > s.discs[d]:
        loss = s.discs[d]
    held: i64 = HOLD if hold else 0
    s.push(P_STRIKE, a, d, kind + LOSS * loss + held + PLACE * s.square[d])
    if s.in_force(seat, board.tower_troop[a], BLOODBATH) and s.discs[a] > 1 and s.discs[d] > loss:
        s.push(P_BLOODBATH, a, d)


def capture(s: Battle, a: i64, d: i64) -> None:
    """A gun changes sides where it stands (KF-5.6.5 to KF-5.6.7, KF-5.6.13)."""
    side: i64 = s.owner[a]
    s.owner = changed(s.owner, d, side)
    s.attacked = changed(s.attacked, d, 0)
    s.captured = changed(s.captured, d, s.round)
    exhaust(s, a)
    if s.events is not None:
        s.tell(E_CAPTURED, [d, side])


def exhaust(s: Battle, a: i64) -> None:
    """KF-2.8.1: at once, whatever the result."""
    s.attacked = changed(s.attacked, a, s.round)


class Strike(Phase[Battle]):
    """The result of an attack. Frame: attacker, defender, and the strike as one number."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        a: i64 = s.stack[ATTACKER]
        d: i64 = s.stack[DEFENDER]
        c: i64 = s.stack[STRIKE]
        stage = c // STAGE % 4
        if stage == 0:
            self.hit(s, d, c)
        elif stage == 1:
            s.stack[STRIKE] = c + STAGE + LOSS * s.toll + PUSHED  # retreat losses count (KF-3.3.2)
        else:
            s.pop()
            self.conclude(s, a, d, c)

    def hit(self, s: Battle, d: i64, c: i64) -> None:
        """Discs are lost; a tower that lives steps back, unless it resists (KF-6.23.1)."""
        s.lose(d, c // LOSS % MAX_LOSS)
        if s.square[d] < 0:
            s.stack[STRIKE] = c + 2 * STAGE
        elif resists(s, d):
            s.stack[STRIKE] = c + 2 * STAGE
            if s.events is not None:
                s.tell(E_STOOD, [d])
        else:
            s.stack[STRIKE] = c + STAGE
            begin_retreat(s, d, s.next_of_side(s.owner[d]))

    def conclude(self, s: Battle, a: i64, d: i64, c: i64) -> None:
        kind = c % LOSS
        loss = c // LOSS % MAX_LOSS
        place = c // PLACE
        if loss > 0:
            self.strike_back(s, a, d, place, kind)
        if kind == MELEE and not c & HOLD:
            enter(s, a, place)
        exhaust(s, a)
        board = s.board
        points: i64 = 0
        if loss > 0:
            points = board.per_disc * loss
        elif c & PUSHED:
            points = board.per_push
        s.award(s.turn % 2, points, s.turn)

    def strike_back(self, s: Battle, a: i64, d: i64, place: i64, kind: i64) -> None:
        """KF-6.18.1 to KF-6.18.4, KF-3.3.9."""
        seat = striker_back(s, d, place, a, kind)
        if seat < 0:
            return
        if s.events is not None:
            s.tell(E_STRUCK_BACK, [d, a])
        gone = s.lose(a, 1)
        s.award(seat % 2, s.board.per_disc * gone, seat)


def enter(s: Battle, a: i64, place: i64) -> None:
    """KF-2.7.8: the attacker enters if it lives and the square is empty."""
    if s.square[a] < 0 or s.at[place] >= 0:
        return
    if s.events is not None:
        s.tell(E_ENTERED, [a, s.square[a], place])
    s.go(a, place)


class Bloodbath(Phase[Battle]):
    """Does the attacker give up a disc? (KF-6.19.3) Frame: attacker, defender."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.turn]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        a = s.stack[ATTACKER]
        return [pack(V_SACRIFICE, a, 0, 0), pack(V_SPARE, a, 0, 0)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        a: i64 = s.stack[ATTACKER]
        s.pop()
        if verb_of(action) == V_SACRIFICE:
            if s.events is not None:
                s.tell(E_SACRIFICED, [a])
            s.lose(a, 1)
            s.stack[STRIKE] += LOSS


# Retreats


def begin_retreat(s: Battle, t: i64, chooser: i64) -> None:
    s.toll = 0
    s.push(P_RETREAT, t, s.square[t], chooser)


class Retreat(Phase[Battle]):
    """Where does the tower step back to? Frame: tower, where it has got to, the toll so far."""

    def waiting(self, s: Battle) -> i64:
        t: i64 = s.stack[TOWER]
        v: i64 = s.stack[RETREAT_SQUARE]
        q = behind(s, t, v)
        if q == s.board.off or s.free(q) or len(back_diagonals(s, t, v)) < 2:
            return 0
        return BIT[s.stack[RETREAT_TOLL] % TOLL]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        t: i64 = s.stack[TOWER]
        return [pack(V_RETREAT, t, q, 0) for q in back_diagonals(s, t, s.stack[RETREAT_SQUARE])]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        self.land(s, s.stack[TOWER], b_of(action))

    def land(self, s: Battle, t: i64, q: i64) -> None:
        if s.events is not None:
            s.tell(E_RETREATED, [t, s.square[t], q])
        s.go(t, q)
        self.stop(s)

    def stop(self, s: Battle) -> None:
        s.toll = s.stack[RETREAT_TOLL] // TOLL
        s.pop()

    def proceed(self, s: Battle, chance: Chance) -> None:
        t: i64 = s.stack[TOWER]
        v: i64 = s.stack[RETREAT_SQUARE]
        q = behind(s, t, v)
        if q == s.board.off:
            s.stack[RETREAT_TOLL] += TOLL * s.lose(t, s.discs[t])  # KF-2.7.14
            self.stop(s)
            return
        if s.free(q):
            self.land(s, t, q)  # KF-2.7.9
            return
        beside = back_diagonals(s, t, v)
        if beside:
            self.land(s, t, beside[0])  # KF-2.7.10
            return
        s.stack[RETREAT_TOLL] += TOLL * s.lose(t, 1)  # KF-2.7.12, KF-2.7.13
        if s.square[t] < 0:
            self.stop(s)
        else:
            s.stack[RETREAT_SQUARE] = q


# Explosions


def blast(s: Battle, t: i64, q: i64) -> None:
    """A bridge or rampart is blown up, also under a tower (KF-2.6.8, KF-2.6.32, KF-2.6.38)."""
    if s.events is not None:
        s.tell(E_BLASTED, [t, q])
    victim: i64 = s.at[q]
    if victim < 0 or s.board.artillery[s.board.tower_troop[victim]]:
        s.set_work(q, NO_WORK)
        return
    gone = s.lose(victim, 1)
    s.toll = 0
    s.push(P_BLAST, victim, gone + BLAST_PLACE * q, s.turn)
    if s.square[victim] >= 0:
        begin_retreat(s, victim, s.next_of_side(s.owner[victim]))


class Blast(Phase[Battle]):
    """After the explosion. Frame: who stood there, discs and square, the captain who ordered it."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        victim: i64 = s.stack[BLAST_VICTIM]
        b: i64 = s.stack[BLAST_LOSS]
        seat: i64 = s.stack[BLAST_SEAT]
        s.pop()
        s.set_work(b // BLAST_PLACE, NO_WORK)
        enemy: i64 = 1 - s.owner[victim]
        # KF-2.6.9: also for the captain who ordered it, if it was an enemy tower
        earner: i64 = seat if seat % 2 == enemy else -1
        s.award(enemy, s.board.per_disc * (b % BLAST_PLACE + s.toll), earner)


# Double Strike


def attack_two(s: Battle, a: i64, first: i64, second: i64, kinds: i64) -> None:
    """Both targets are declared together (KF-6.5.2)."""
    targets = first + SECOND_TARGET * second + BOTH_KINDS * kinds
    s.push(P_ENTER, a, targets, s.square[first] + SECOND_SQUARE * s.square[second])


class Enter(Phase[Battle]):
    """The two attacks of a Double Strike, and which emptied square is entered (KF-6.5.3).

    Frame: attacker; both targets, kinds and stage; both squares.
    """

    def waiting(self, s: Battle) -> i64:
        if s.stack[ENTER_TARGETS] // ENTER_STAGE < 2:
            return 0
        return BIT[s.turn] if len(emptied(s)) > 1 else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_ENTER, s.stack[ATTACKER], q, 0) for q in emptied(s)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        a: i64 = s.stack[ATTACKER]
        s.pop()
        enter(s, a, b_of(action))

    def proceed(self, s: Battle, chance: Chance) -> None:
        a: i64 = s.stack[ATTACKER]
        b: i64 = s.stack[ENTER_TARGETS]
        kinds = kinds_of(b)
        stage = b // ENTER_STAGE
        s.stack[ENTER_TARGETS] = b + ENTER_STAGE
        if stage == 0:
            attack(s, a, b % SECOND_TARGET, kinds // FIRST_KIND, True)
        elif stage == 1:
            if s.square[a] >= 0:  # KF-6.5.4
                attack(s, a, b // SECOND_TARGET % SECOND_TARGET, kinds % FIRST_KIND, True)
        else:
            places = emptied(s)
            s.pop()
            if places:
                enter(s, a, places[0])


def kinds_of(targets: i64) -> i64:
    """How both targets are attacked: the kind of the first times three, plus that of the second."""
    return targets // BOTH_KINDS % (ENTER_STAGE // BOTH_KINDS)


def emptied(s: Battle) -> list[int]:
    """The squares of melee targets that are empty now, if the attacker lives to enter one."""
    a: i64 = s.stack[ATTACKER]
    found: list[int] = []
    if s.square[a] < 0:
        return found
    kinds = kinds_of(s.stack[ENTER_TARGETS])
    places: i64 = s.stack[ENTER_SQUARES]
    if kinds // FIRST_KIND == MELEE and s.at[places % SECOND_SQUARE] < 0:
        found.append(places % SECOND_SQUARE)
    if kinds % FIRST_KIND == MELEE and s.at[places // SECOND_SQUARE] < 0:
        found.append(places // SECOND_SQUARE)
    return found
