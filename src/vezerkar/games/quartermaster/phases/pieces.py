# hot: compiled by mypyc
"""Steps that put pieces on the board: build, recruit, rebuild; and their protection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.quartermaster.deeds import (
    add_withdrawals,
    build,
    designate,
    recruit,
    withdraw,
)
from vezerkar.games.quartermaster.matching import fitting
from vezerkar.games.quartermaster.phases.cards import CARRIED_OUT, step_below
from vezerkar.games.quartermaster.placing import (
    could_build,
    sites_to_build,
    sites_to_designate,
    sites_to_recruit,
    where,
)
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    E_PROTECTED,
    P_BUILD,
    P_FREE,
    V_BUILD,
    V_DESIGNATE,
    V_LIFT,
    V_PROTECT,
    V_RECRUIT,
    V_SKIP,
    V_WITHDRAW,
)
from vezerkar.space.areas import areas_of, count, first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Build(Phase[War]):
    """Where is a piece built? Frame: the steps, how many builds are left, a lifted piece's kind.

    A card whose actions may be taken in any order has all its steps in one frame.
    """

    def waiting(self, s: War) -> i64:
        c = builder(s)
        lifted: i64 = s.stack[-1]
        if lifted:
            if could_build(s, c, lifted_kind(s), s.board.land | s.board.sea):
                return BIT[c]
            return 0
        for at in areas_of(s.stack[-3]):
            step = step_at(s, at)
            if could_build(s, c, s.board.step_kind[step], build_area(s, step)):
                return BIT[c]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()  # QG-19.12

    def actions(self, s: War, seat: i64) -> list[int]:
        new: i64 = 0
        old: i64 = 0
        if s.stack[-1]:
            kind = lifted_kind(s)
            new = sites_to_build(s, seat, kind, kind)
            old = sites_to_designate(s, seat, kind, kind)
        else:
            for at in areas_of(s.stack[-3]):
                step = step_at(s, at)
                kind = s.board.step_kind[step]
                area = build_area(s, step)
                if s.reserve(seat, kind) > 0:
                    new |= sites_to_build(s, seat, kind, area)
                old |= sites_to_designate(s, seat, kind, area)
        found = [pack(V_BUILD, space, 0, 0) for space in areas_of(new)]
        for space in areas_of(old):
            found.append(pack(V_DESIGNATE, space, 0, 0))
        found.append(pack(V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        space: i64 = a_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, space)
            return
        if verb == V_SKIP:
            s.pop()
            return
        use_up(s, seat, space)
        if verb == V_BUILD:
            build(s, seat, space)
        else:
            designate(s, seat, space)


def builder(s: War) -> i64:
    """The country that builds: it decides itself (QG-19.8, 19.9)."""
    lifted: i64 = s.stack[-1]
    if lifted:
        return (lifted - 1) >> 1
    return s.board.step_decider[step_at(s, first_of(s.stack[-3]))]


def lifted_kind(s: War) -> i64:
    return s.board.sea if (s.stack[-1] - 1) & 1 else s.board.land


def step_at(s: War, at: i64) -> i64:
    return s.board.card_plan[s.stack[-7] & 255][at]


def build_area(s: War, step: i64) -> i64:
    """The spaces a build step names, as the building country's team sees them."""
    c = first_of(s.board.step_countries[step])
    return where(s, step, s.stack[-5], s.board.team[c])


def use_up(s: War, c: i64, space: i64) -> None:
    """One build is taken: one step of several in any order, or one time of a step."""
    if s.stack[-1]:
        s.pop()  # a lifted piece; below lies no card
        return
    s.stack[-6] |= CARRIED_OUT
    left: i64 = s.stack[-2] - 1
    if left == 0:
        s.pop()
        return
    s.stack[-2] = left
    steps: i64 = s.stack[-3]
    if count(steps) > 1:
        for at in areas_of(steps):
            step = step_at(s, at)
            if s.board.step_kind[step] & build_area(s, step) & BIT[space]:
                s.stack[-3] = steps & ~BIT[at]
                return


class Rebuild(Phase[War]):
    """Which piece is lifted and built anew? Frame: those not yet lifted, and the country."""

    def waiting(self, s: War) -> i64:
        c: i64 = s.stack[-2]
        return BIT[c] if s.stack[-3] & s.pieces[c] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        mine: i64 = s.stack[-3] & s.pieces[seat]
        found = [pack(V_LIFT, space, 0, 0) for space in areas_of(mine)]
        found.append(pack(V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        space: i64 = a_of(action)
        if verb == V_SKIP:
            s.pop()
            return
        withdraw(s, seat, space)
        if verb == V_LIFT:
            at_sea = 1 if s.board.sea & BIT[space] else 0
            s.push(P_BUILD, 0, 1, 1 + seat * 2 + at_sea)


class Recruit(Phase[War]):
    """Where is a piece recruited? Frame: the step, how many are left, who declined (QG-21.2)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        for c in range(COUNTRIES):
            if recruit_sites(s, step, c, True):
                return BIT[s.board.step_decider[step]]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        found: list[int] = []
        for c in range(COUNTRIES):
            for space in areas_of(recruit_sites(s, step, c, c != seat)):
                found.append(pack(V_RECRUIT, c, space, 0))
        found.append(pack(V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        elif verb == V_SKIP:
            s.pop()
        elif s.reserve(a_of(action), s.board.step_kind[step_below(s)]) > 0:
            count_recruit(s)
            recruit(s, a_of(action), b_of(action))
        else:
            s.push(P_FREE, a_of(action), b_of(action))  # QG-11.10


def recruit_sites(s: War, step: i64, c: i64, may_free: bool) -> i64:
    """Where a country's piece can be recruited; perhaps after it takes one off the board."""
    board = s.board
    if not board.step_countries[step] & BIT[c] or s.stack[-1] & BIT[c]:
        return 0
    kind: i64 = board.step_kind[step]
    if s.reserve(c, kind) <= 0 and not (may_free and s.pieces[c] & kind):
        return 0
    return sites_to_recruit(s, c, kind, where(s, step, s.stack[-5], board.team[c]))


def count_recruit(s: War) -> None:
    """One of the recruits of a step is taken."""
    s.stack[-6] |= CARRIED_OUT
    s.stack[-2] -= 1
    if s.stack[-2] == 0:
        s.pop()


class Free(Phase[War]):
    """Does the owner take a piece off the board for a recruit that a mate orders? (QG-11.8, 11.10)

    Frame: the country and the space of the recruit.
    """

    def waiting(self, s: War) -> i64:
        return BIT[s.stack[-3]]

    def actions(self, s: War, seat: i64) -> list[int]:
        found = [pack(V_SKIP, 0, 0, 0)]
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        place: i64 = s.stack[-2]
        kind = s.board.land if s.board.land & BIT[place] else s.board.sea
        if verb_of(action) == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            if s.reserve(seat, kind) > 0:
                s.pop()
                count_recruit(s)
                recruit(s, seat, place)
        else:
            s.pop()
            s.stack[-1] |= BIT[seat]  # the recruit is off


class Protect(Phase[War]):
    """Which piece cannot be removed this turn? Frame: the step (QG-21.8)."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        owner: i64 = s.stack[-7] >> 8
        candidates: i64 = 0
        for c in range(COUNTRIES):
            candidates += count(fitting(s, step, c, s.board.team[owner]) & ~s.shields[c])
        return BIT[s.board.step_decider[step]] if candidates > 1 else 0

    def proceed(self, s: War, chance: Chance) -> None:
        """With a single piece to protect there is nothing to ask."""
        step = step_below(s)
        team: i64 = s.board.team[s.stack[-7] >> 8]
        s.pop()
        for c in range(COUNTRIES):
            for space in areas_of(fitting(s, step, c, team) & ~s.shields[c]):
                shield(s, c, space)

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        team: i64 = s.board.team[s.stack[-7] >> 8]
        found: list[int] = []
        for c in range(COUNTRIES):
            for space in areas_of(fitting(s, step, c, team) & ~s.shields[c]):
                found.append(pack(V_PROTECT, c, space, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_WITHDRAW:
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
