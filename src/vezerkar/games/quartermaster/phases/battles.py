# hot: compiled by mypyc
"""Steps that take pieces off the board: battle, elimination, lack of supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.quartermaster.ability import SAVED, eliminable
from vezerkar.games.quartermaster.deeds import (
    add_withdrawals,
    begin_battle,
    open_window,
    remember,
    withdraw,
)
from vezerkar.games.quartermaster.happenings import NOBODYS, SUPPLIED, happening
from vezerkar.games.quartermaster.phases.cards import CARRIED_OUT, step_below
from vezerkar.games.quartermaster.phases.turns import BY_SUPPLY
from vezerkar.games.quartermaster.placing import battlefields, can_fight, victims, where
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    E_BATTLE,
    E_BATTLE_EMPTY,
    E_ELIMINATED,
    E_REMOVED,
    E_STAYS,
    E_UNSUPPLIED,
    P_REMOVE,
    P_WINDOW,
    V_BATTLE,
    V_ELIMINATE,
    V_SKIP,
    V_WITHDRAW,
    W_BATTLE_AFTER,
    W_BATTLE_DECLARED,
    W_REMOVAL_PENDING,
    W_REMOVED,
)
from vezerkar.space.areas import areas_of, first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

STAGE: Final = 15
STAYS: Final = 2


class Fight(Phase[War]):
    """Where is a battle fought, and against whom? Frame: the step, how many battles are left."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        c = first_of(s.board.step_countries[step])
        if can_fight(s, step, c, s.stack[-7] & 255, s.stack[-5]):
            return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        c = first_of(s.board.step_countries[step])
        found: list[int] = []
        for space in areas_of(battlefields(s, step, c, s.stack[-7] & 255, s.stack[-5])):
            there = victims(s, step, c, space)
            if not there:
                found.append(pack(V_BATTLE, space, NOBODYS, 0))  # QG-21.12
            for target in range(COUNTRIES):
                if there & s.board.step_victims[step] & BIT[target]:
                    found.append(pack(V_BATTLE, space, target, 0))  # QG-18.7, 21.17
        found.append(pack(V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        if verb == V_SKIP:
            s.pop()
            return
        c = first_of(s.board.step_countries[step_below(s)])
        s.stack[-6] |= CARRIED_OUT
        s.stack[-2] -= 1
        if s.stack[-2] == 0:
            s.pop()
        begin_battle(s, c, a_of(action), b_of(action))


class Battle(Phase[War]):
    """A battle, stage by stage. Frame: attacker, space and target, and the stage. Nobody is asked.

    The window after the declaration is also the last moment to save the target.
    """

    def proceed(self, s: War, chance: Chance) -> None:
        clash: i64 = s.stack[-3]
        stage: i64 = s.stack[-2] & STAGE
        c = clash & 7
        space = clash >> 3 & 63
        target = clash >> 9
        s.stack[-2] += 1
        if stage == 0:
            tell_battle(s, c, space, target)
            open_window(s, happening(W_BATTLE_DECLARED, c, space, target), c)  # QG-20.5
        elif stage == 1:
            if target != NOBODYS and s.pieces[target] & BIT[space]:
                self.strike(s, c, space, target)
        elif stage == 2:
            event = happening(W_BATTLE_AFTER, c, space, target)
            remember(s, event)
            open_window(s, event, c)
        else:
            s.pop()

    def strike(self, s: War, c: i64, space: i64, target: i64) -> None:
        """The target leaves the board, unless it is protected or saved (QG-18.7, 21.8)."""
        if s.stack[-2] & SAVED:
            return
        if s.shields[target] & BIT[space]:
            if s.events is not None:
                s.tell(E_STAYS, [target, space])
            return
        flags: i64 = SUPPLIED if s.supplied(target) & BIT[space] else 0
        s.lift(target, space)
        if s.events is not None:
            s.tell(E_REMOVED, [target, space])
        open_window(s, happening(W_REMOVED, c, space, target, flags), c)


def tell_battle(s: War, c: i64, space: i64, target: i64) -> None:
    if s.events is not None:
        if target == NOBODYS:
            s.tell(E_BATTLE_EMPTY, [c, space])
        else:
            s.tell(E_BATTLE, [c, space, target])


class Eliminate(Phase[War]):
    """Which piece is eliminated? Frame: the step, how many are left (QG-21.6)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        if eliminable(s, step, s.stack[-7] >> 8, s.stack[-5]):
            return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        owner: i64 = s.stack[-7] >> 8
        spaces = where(s, step, s.stack[-5], s.board.team[owner]) & s.board.step_kind[step]
        found: list[int] = []
        for c in range(COUNTRIES):
            if s.board.step_victims[step] & BIT[c]:
                for space in areas_of(s.pieces[c] & ~s.shields[c] & spaces):
                    found.append(pack(V_ELIMINATE, c, space, 0))
        found.append(pack(V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        if verb == V_SKIP:
            s.pop()
            return
        owner: i64 = s.stack[-7] >> 8
        s.stack[-6] |= CARRIED_OUT
        s.stack[-2] -= 1
        if s.stack[-2] == 0:
            s.pop()
        s.push(P_REMOVE, BIT[b_of(action)], BIT[a_of(action)] | owner << 6)


class Remove(Phase[War]):
    """Some pieces are about to leave the board. Nobody is asked here; windows open.

    Frame: their spaces; their countries, the cause and whether it is for lack of supply; the stage.
    Cards that may save a piece are offered piece by piece, then all leave together (QG-20.17).
    """

    def proceed(self, s: War, chance: Chance) -> None:
        stage: i64 = s.stack[-1]
        spaces: i64 = s.stack[-3]
        lands: i64 = s.stack[-2]
        cause = lands >> 6 & 7
        s.stack[-1] = stage + 1
        if stage == 0:
            self.open_windows(s, W_REMOVAL_PENDING, cause, self.at_risk(s, spaces, lands))
            return
        found = self.leaving(s, spaces, lands)
        s.pop()
        gone: list[int] = []
        for i in range(0, len(found), 3):
            if not found[i + 2] & STAYS:
                self.leave(s, found[i], found[i + 1], lands)
                gone += found[i : i + 3]
            elif s.events is not None and s.shields[found[i]] & BIT[found[i + 1]]:
                s.tell(E_STAYS, [found[i], found[i + 1]])  # QG-21.8
        self.open_windows(s, W_REMOVED, cause, gone)

    def leaving(self, s: War, spaces: i64, lands: i64) -> list[int]:
        """Country, space and flags of each piece, in the order of the map."""
        found: list[int] = []
        for space in areas_of(spaces):
            for c in range(COUNTRIES):
                if lands & BIT[c] and s.pieces[c] & BIT[space]:
                    flags: i64 = SUPPLIED if s.supplied(c) & BIT[space] else 0
                    if s.shields[c] & BIT[space] or (lands & BY_SUPPLY and flags):
                        flags |= STAYS
                    found += [c, space, flags]
        return found

    def at_risk(self, s: War, spaces: i64, lands: i64) -> list[int]:
        """Those of them that no card holds on the board yet: the others do not leave (QG-21.8)."""
        found = self.leaving(s, spaces, lands)
        left: list[int] = []
        for i in range(0, len(found), 3):
            if not found[i + 2] & STAYS:
                left += found[i : i + 3]
        return left

    def leave(self, s: War, c: i64, space: i64, lands: i64) -> None:
        s.lift(c, space)
        if s.events is not None:
            s.tell(E_UNSUPPLIED if lands & BY_SUPPLY else E_ELIMINATED, [c, space])

    def open_windows(self, s: War, event: i64, cause: i64, found: list[int]) -> None:
        """One window for each piece; the first lies on top."""
        team: i64 = 1 - s.board.team[cause]
        for i in range(len(found) - 3, -1, -3):
            happened = happening(event, cause, found[i + 1], found[i], found[i + 2] & SUPPLIED)
            s.push(P_WINDOW, happened, team)
            s.asked = -1
