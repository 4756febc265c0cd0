# hot: compiled by mypyc
"""Steps that take pieces off the board: battle, elimination, lack of supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.phases.cards import use_step_once
from vezerkar.games.quartermaster.phases.effects import (
    add_withdrawals,
    begin_battle,
    open_window,
    pass_up,
    remember,
    withdraw,
)
from vezerkar.games.quartermaster.phases.turns import BY_SUPPLY
from vezerkar.games.quartermaster.rules.combat import battlefields, can_fight, eliminable, victims
from vezerkar.games.quartermaster.rules.reach import where
from vezerkar.games.quartermaster.rules.stack import (
    SAVED,
    card_below,
    event_below,
    owner_below,
    step_below,
)
from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import areas_of, first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

STAGE_MASK: Final = 15  # of a battle: the rest is a flag
STAYS: Final = 2  # flag of a piece: it does not leave the board
PIECE_LENGTH: Final = 3  # a piece that may leave: country, space and flags
REMOVE_STAGE: Final = -1


class Fight(Phase[War]):
    """Where is a battle fought, and against whom? Frame: the step, how many battles are left."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        c = first_of(s.board.step_countries[step])
        if can_fight(s, step, c, card_below(s), event_below(s)):
            return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        c = first_of(s.board.step_countries[step])
        found: list[int] = []
        for space in areas_of(battlefields(s, step, c, card_below(s), event_below(s))):
            there = victims(s, step, c, space)
            if not there:
                found.append(pack(terms.V_BATTLE, space, events.NOBODYS, 0))  # QG-21.12
            for target in range(terms.COUNTRIES):
                if there & s.board.step_victims[step] & BIT[target]:
                    found.append(pack(terms.V_BATTLE, space, target, 0))  # QG-18.7, 21.17
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        if verb == terms.V_SKIP:
            pass_up(s, seat, events.E_NO_BATTLE)
            return
        c = first_of(s.board.step_countries[step_below(s)])
        use_step_once(s)
        begin_battle(s, c, a_of(action), b_of(action))


class Battle(Phase[War]):
    """A battle, stage by stage. Frame: attacker, space and target, and the stage. Nobody is asked.

    The window after the declaration is also the last moment to save the target.
    """

    def proceed(self, s: War, chance: Chance) -> None:
        clash: i64 = s.stack[terms.BATTLE_CLASH]
        stage: i64 = s.stack[terms.BATTLE_STAGE] & STAGE_MASK
        c = clash & terms.COUNTRY_MASK
        space = clash >> terms.SPACE_FROM & terms.SPACE_MASK
        target = clash >> terms.TARGET_FROM
        s.stack[terms.BATTLE_STAGE] += 1
        if stage == 0:
            tell_battle(s, c, space, target)
            open_window(
                s, events.window_event(events.W_BATTLE_DECLARED, c, space, target), c
            )  # QG-20.5
        elif stage == 1:
            if target != events.NOBODYS and s.pieces[target] >> space & 1:
                self.strike(s, c, space, target)
        elif stage == 2:
            event = events.window_event(events.W_BATTLE_AFTER, c, space, target)
            remember(s, event)
            open_window(s, event, c)
        else:
            s.pop()

    def strike(self, s: War, c: i64, space: i64, target: i64) -> None:
        """The target leaves the board, unless it is protected or saved (QG-18.7, 21.8)."""
        if s.stack[terms.BATTLE_STAGE] & SAVED:
            return
        if s.shields[target] >> space & 1:
            if s.events is not None:
                s.tell(events.E_STAYS, [target, space])
            return
        flags: i64 = events.SUPPLIED if s.supplied(target) & BIT[space] else 0
        s.lift(target, space)
        if s.events is not None:
            s.tell(events.E_REMOVED, [target, space])
        open_window(s, events.window_event(events.W_REMOVED, c, space, target, flags), c)


def tell_battle(s: War, c: i64, space: i64, target: i64) -> None:
    if s.events is not None:
        if target == events.NOBODYS:
            s.tell(events.E_BATTLE_EMPTY, [c, space])
        else:
            s.tell(events.E_BATTLE, [c, space, target])


class Eliminate(Phase[War]):
    """Which piece is eliminated? Frame: the step, how many are left (QG-21.6)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        if eliminable(s, step, owner_below(s), event_below(s)):
            return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        owner: i64 = owner_below(s)
        spaces = where(s, step, event_below(s), s.board.team[owner]) & s.board.step_kind[step]
        found: list[int] = []
        for c in range(terms.COUNTRIES):
            if s.board.step_victims[step] >> c & 1:
                for space in areas_of(s.pieces[c] & ~s.shields[c] & spaces):
                    found.append(pack(terms.V_ELIMINATE, c, space, 0))
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        if verb == terms.V_SKIP:
            pass_up(s, seat, events.E_NO_ELIMINATION)
            return
        owner: i64 = owner_below(s)
        use_step_once(s)
        s.push(terms.P_REMOVE, BIT[b_of(action)], BIT[a_of(action)] | owner << terms.CAUSE_FROM)


class Remove(Phase[War]):
    """Some pieces are about to leave the board. Nobody is asked here; windows open.

    Frame: their spaces; their countries, the cause and whether it is for lack of supply; the stage.
    Cards that may save a piece are offered piece by piece, then all leave together (QG-20.17).
    """

    def proceed(self, s: War, chance: Chance) -> None:
        stage: i64 = s.stack[REMOVE_STAGE]
        spaces: i64 = s.stack[terms.REMOVE_SPACES]
        whose: i64 = s.stack[terms.REMOVE_COUNTRIES]
        cause = whose >> terms.CAUSE_FROM & terms.COUNTRY_MASK
        s.stack[REMOVE_STAGE] = stage + 1
        if stage == 0:
            self.open_windows(s, events.W_REMOVAL_PENDING, cause, self.at_risk(s, spaces, whose))
            return
        found = self.leaving(s, spaces, whose)
        s.pop()
        gone: list[int] = []
        for i in range(0, len(found), PIECE_LENGTH):
            if not found[i + 2] & STAYS:
                self.leave(s, found[i], found[i + 1], whose)
                gone += found[i : i + PIECE_LENGTH]
            elif s.events is not None and s.shields[found[i]] & BIT[found[i + 1]]:
                s.tell(events.E_STAYS, [found[i], found[i + 1]])  # QG-21.8
        self.open_windows(s, events.W_REMOVED, cause, gone)

    def leaving(self, s: War, spaces: i64, whose: i64) -> list[int]:
        """Country, space and flags of each piece, in the order of the map."""
        found: list[int] = []
        for space in areas_of(spaces):
            for c in range(terms.COUNTRIES):
                if whose >> c & 1 and s.pieces[c] >> space & 1:
                    flags: i64 = events.SUPPLIED if s.supplied(c) & BIT[space] else 0
                    if s.shields[c] >> space & 1 or (whose & BY_SUPPLY and flags):
                        flags |= STAYS
                    found += [c, space, flags]
        return found

    def at_risk(self, s: War, spaces: i64, whose: i64) -> list[int]:
        """Those of them that no card holds on the board yet: the others do not leave (QG-21.8)."""
        found = self.leaving(s, spaces, whose)
        left: list[int] = []
        for i in range(0, len(found), PIECE_LENGTH):
            if not found[i + 2] & STAYS:
                left += found[i : i + PIECE_LENGTH]
        return left

    def leave(self, s: War, c: i64, space: i64, whose: i64) -> None:
        s.lift(c, space)
        if s.events is not None:
            s.tell(events.E_UNSUPPLIED if whose & BY_SUPPLY else events.E_ELIMINATED, [c, space])

    def open_windows(self, s: War, event: i64, cause: i64, found: list[int]) -> None:
        """One window for each piece; the first lies on top."""
        team: i64 = 1 - s.board.team[cause]
        for i in range(len(found) - PIECE_LENGTH, -1, -PIECE_LENGTH):
            happened = events.window_event(
                event, cause, found[i + 1], found[i], found[i + 2] & events.SUPPLIED
            )
            s.push(terms.P_WINDOW, happened, team)
            s.asked = -1
