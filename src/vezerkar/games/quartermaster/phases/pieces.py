# hot: compiled by mypyc
"""Steps that put pieces on the board: build, recruit, rebuild; and their protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import (
    E_NO_BUILD,
    E_NO_REBUILD,
    E_NO_RECRUIT,
    E_PROTECTED,
)
from vezerkar.games.quartermaster.phases.cards import CARRIED_OUT, use_step_once
from vezerkar.games.quartermaster.phases.effects import (
    add_withdrawals,
    build,
    designate,
    pass_up,
    recruit,
    withdraw,
)
from vezerkar.games.quartermaster.rules.conditions import fitting
from vezerkar.games.quartermaster.rules.placement import (
    could_build,
    sites_to_build,
    sites_to_designate,
    sites_to_recruit,
)
from vezerkar.games.quartermaster.rules.reach import where
from vezerkar.games.quartermaster.rules.stack import (
    card_below,
    event_below,
    owner_below,
    step_below,
)
from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import areas_of, count, first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

RECRUIT_DECLINED: Final = -1  # a mask: the countries that took no piece off the board for it
FREE_COUNTRY: Final = -3
FREE_SPACE: Final = -2


class Build(Phase[War]):
    """Where is a piece built? Frame: the steps, how many builds are left, a lifted piece's kind.

    A card whose actions may be taken in any order has all its steps in one frame.
    """

    def waiting(self, s: War) -> i64:
        c = builder(s)
        lifted: i64 = s.stack[terms.BUILD_LIFTED]
        if lifted:
            if could_build(s, c, lifted_kind(s), s.board.land | s.board.sea):
                return BIT[c]
            return 0
        for at in areas_of(s.stack[terms.BUILD_STEPS]):
            step = step_at(s, at)
            if could_build(s, c, s.board.step_kind[step], build_area(s, step)):
                return BIT[c]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()  # QG-19.12

    def actions(self, s: War, seat: i64) -> list[int]:
        new: i64 = 0
        old: i64 = 0
        if s.stack[terms.BUILD_LIFTED]:
            kind = lifted_kind(s)
            new = sites_to_build(s, seat, kind, kind)
            old = sites_to_designate(s, seat, kind, kind)
        else:
            for at in areas_of(s.stack[terms.BUILD_STEPS]):
                step = step_at(s, at)
                kind = s.board.step_kind[step]
                area = build_area(s, step)
                if s.reserve(seat, kind) > 0:
                    new |= sites_to_build(s, seat, kind, area)
                old |= sites_to_designate(s, seat, kind, area)
        found = [pack(terms.V_BUILD, space, 0, 0) for space in areas_of(new)]
        for space in areas_of(old):
            found.append(pack(terms.V_DESIGNATE, space, 0, 0))
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        space: i64 = a_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, space)
            return
        if verb == terms.V_SKIP:
            pass_up(s, seat, E_NO_BUILD)
            return
        use_up(s, seat, space)
        if verb == terms.V_BUILD:
            build(s, seat, space)
        else:
            designate(s, seat, space)


def builder(s: War) -> i64:
    """The country that builds: it decides itself (QG-19.8, 19.9)."""
    lifted: i64 = s.stack[terms.BUILD_LIFTED]
    if lifted:
        return (lifted - 1) >> 1
    return s.board.step_decider[step_at(s, first_of(s.stack[terms.BUILD_STEPS]))]


def lifted_kind(s: War) -> i64:
    return s.board.sea if (s.stack[terms.BUILD_LIFTED] - 1) & 1 else s.board.land


def step_at(s: War, at: i64) -> i64:
    return s.board.card_plan[card_below(s)][at]


def build_area(s: War, step: i64) -> i64:
    """The spaces a build step names, as the building country's team sees them."""
    c = first_of(s.board.step_countries[step])
    return where(s, step, event_below(s), s.board.team[c])


def use_up(s: War, c: i64, space: i64) -> None:
    """One build is taken: one step of several in any order, or one time of a step."""
    if s.stack[terms.BUILD_LIFTED]:
        s.pop()  # a lifted piece; below lies no card
        return
    s.stack[terms.BELOW + terms.CARD_PROGRESS] |= CARRIED_OUT
    left: i64 = s.stack[terms.BUILD_LEFT] - 1
    if left == 0:
        s.pop()
        return
    s.stack[terms.BUILD_LEFT] = left
    steps: i64 = s.stack[terms.BUILD_STEPS]
    if count(steps) > 1:
        for at in areas_of(steps):
            step = step_at(s, at)
            if s.board.step_kind[step] & build_area(s, step) & BIT[space]:
                s.stack[terms.BUILD_STEPS] = steps & ~BIT[at]
                return


class Rebuild(Phase[War]):
    """Which piece is lifted and built anew? Frame: those not yet lifted, and the country."""

    def waiting(self, s: War) -> i64:
        c: i64 = s.stack[terms.REBUILD_COUNTRY]
        return BIT[c] if s.stack[terms.REBUILD_SPACES] & s.pieces[c] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        mine: i64 = s.stack[terms.REBUILD_SPACES] & s.pieces[seat]
        found = [pack(terms.V_LIFT, space, 0, 0) for space in areas_of(mine)]
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        space: i64 = a_of(action)
        if verb == terms.V_SKIP:
            pass_up(s, seat, E_NO_REBUILD)
            return
        withdraw(s, seat, space)
        if verb == terms.V_LIFT:
            at_sea = 1 if s.board.sea >> space & 1 else 0
            s.push(terms.P_BUILD, 0, 1, 1 + seat * 2 + at_sea)


class Recruit(Phase[War]):
    """Where is a piece recruited? Frame: the step, how many are left, who declined (QG-21.2)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        for c in range(terms.COUNTRIES):
            if recruit_sites(s, step, c, True):
                return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        found: list[int] = []
        for c in range(terms.COUNTRIES):
            for space in areas_of(recruit_sites(s, step, c, c != seat)):
                found.append(pack(terms.V_RECRUIT, c, space, 0))
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        elif verb == terms.V_SKIP:
            pass_up(s, seat, E_NO_RECRUIT)
        elif s.reserve(a_of(action), s.board.step_kind[step_below(s)]) > 0:
            use_step_once(s)
            recruit(s, a_of(action), b_of(action))
        else:
            s.push(terms.P_FREE, a_of(action), b_of(action))  # QG-11.10


def recruit_sites(s: War, step: i64, c: i64, may_free: bool) -> i64:
    """Where a country's piece can be recruited; perhaps after it takes one off the board."""
    board = s.board
    if not board.step_countries[step] >> c & 1 or s.stack[RECRUIT_DECLINED] >> c & 1:
        return 0
    kind: i64 = board.step_kind[step]
    if s.reserve(c, kind) <= 0 and not (may_free and s.pieces[c] & kind):
        return 0
    return sites_to_recruit(s, c, kind, where(s, step, event_below(s), board.team[c]))


class Free(Phase[War]):
    """Does the owner take a piece off the board for a recruit that a mate orders? (QG-11.8, 11.10)

    Frame: the country and the space of the recruit.
    """

    def waiting(self, s: War) -> i64:
        return BIT[s.stack[FREE_COUNTRY]]

    def actions(self, s: War, seat: i64) -> list[int]:
        found = [pack(terms.V_SKIP, 0, 0, 0)]
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        place: i64 = s.stack[FREE_SPACE]
        kind = s.board.land if s.board.land >> place & 1 else s.board.sea
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            if s.reserve(seat, kind) > 0:
                s.pop()
                use_step_once(s)
                recruit(s, seat, place)
        else:
            s.pop()
            s.stack[RECRUIT_DECLINED] |= BIT[seat]  # the recruit is off


class Protect(Phase[War]):
    """Which piece cannot be removed this turn? Frame: the step (QG-21.8)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        owner: i64 = owner_below(s)
        candidates: i64 = 0
        for c in range(terms.COUNTRIES):
            candidates += count(fitting(s, step, c, s.board.team[owner]) & ~s.shields[c])
        return BIT[s.board.step_decider[step]] if candidates > 1 else 0

    def proceed(self, s: War, chance: Chance) -> None:
        """With a single piece to protect there is nothing to ask."""
        step = step_below(s)
        team: i64 = s.board.team[owner_below(s)]
        s.pop()
        for c in range(terms.COUNTRIES):
            for space in areas_of(fitting(s, step, c, team) & ~s.shields[c]):
                shield(s, c, space)

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        team: i64 = s.board.team[owner_below(s)]
        found: list[int] = []
        for c in range(terms.COUNTRIES):
            for space in areas_of(fitting(s, step, c, team) & ~s.shields[c]):
                found.append(pack(terms.V_PROTECT, c, space, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        else:
            s.pop()
            shield(s, a_of(action), b_of(action))


def shield(s: War, c: i64, space: i64) -> None:
    """A piece cannot be removed for the rest of the turn."""
    s.shields = changed(s.shields, c, s.shields[c] | BIT[space])
    s.ready = -1
    if s.events is not None:
        s.tell(E_PROTECTED, [c, space])
