# hot: compiled by mypyc
"""Phase B: sealed assignment to sectors, recalls, air battles (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import (
    E_AIR_DOWN,
    E_AIR_FIRE,
    E_AIR_LOST,
    E_AIR_SHOWN,
    E_RECALL_ROLL,
    E_TARGETED,
)
from vezerkar.games.hungary.rules.air import (
    aimed_at,
    fliers,
    flying_in,
    has_slot,
    is_contested,
    is_shooter,
    sectors_of,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# Stages of a sector
STAGE_AXIS_RECALLS: Final = 0
STAGE_SOVIET_RECALLS: Final = 1
STAGE_AIM: Final = 2
STAGE_ANSWERS: Final = 3
STAGE_FIRE: Final = 4

F_AIR_STAGE: Final = -2
F_RECALL_SIDE: Final = -2
F_ANSWERING_UNIT: Final = -2


def side_of_seat(s: Campaign, seat: int) -> int:
    return s.board.seat_side[seat]


def begin_air(s: Campaign) -> None:
    """Every air unit that can fly waits for its sector; a side without any is done."""
    sector = s.sector[:]
    s.ready_sides = 0
    for side in (AXIS, SOVIET):
        flying = fliers(s, side)
        for u in s.board.air_units[side]:
            sector[u] = terms.UNDECIDED if u in flying else terms.AT_BASE
        if not flying:
            s.ready_sides |= BIT[side]
    s.sector = sector
    s.picked = [-1, -1]


class Assignment(Phase[Campaign]):
    """HU-9.2.1: which sector does each air unit fly to? Secret, both sides at once."""

    def waiting(self, s: Campaign) -> i64:
        mask = 0
        for side in (AXIS, SOVIET):
            if not s.ready_sides & BIT[side]:
                mask |= s.chief(side)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = side_of_seat(s, seat)
        u = s.picked[side]
        found: list[int] = []
        if u >= 0:
            if has_slot(s, u):
                found = [pack(terms.V_FLY, u, sector, 0) for sector in sectors_of(s, u)]
            found.append(pack(terms.V_HOLD_BACK, u, 0, 0))
            return found
        for u in s.board.air_units[side]:
            if s.sector[u] == terms.UNDECIDED:
                found.append(pack(terms.V_PICK, u, 0, 0))
        found.append(pack(terms.V_READY, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = side_of_seat(s, seat)
        verb = verb_of(action)
        if verb == terms.V_PICK:
            s.picked = changed(s.picked, side, a_of(action))
        elif verb == terms.V_READY:
            lock_plan(s, side)
        else:
            place = b_of(action) if verb == terms.V_FLY else terms.AT_BASE
            s.sector = changed(s.sector, a_of(action), place)
            s.picked = changed(s.picked, side, -1)

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """HU-9.2.2: both maps are shown."""
        s.pop()
        s.ready_sides = 0
        if s.events is not None:
            for side in (AXIS, SOVIET):
                for u in s.board.air_units[side]:
                    if s.sector[u] >= 0:
                        s.tell(E_AIR_SHOWN, [u, s.sector[u]])


def lock_plan(s: Campaign, side: int) -> None:
    """All that is left stays at its base."""
    sector = s.sector[:]
    for u in s.board.air_units[side]:
        if sector[u] == terms.UNDECIDED:
            sector[u] = terms.AT_BASE
    s.sector = sector
    s.ready_sides |= BIT[side]


class Sector(Phase[Campaign]):
    """The course of one air battle. Frame: sector, stage."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        sector, stage = s.stack[terms.F_SECTOR], s.stack[F_AIR_STAGE]
        if stage > STAGE_FIRE or not is_contested(s, sector):
            s.pop()
            return
        s.stack[F_AIR_STAGE] += 1
        if stage == STAGE_AXIS_RECALLS:
            s.push(terms.P_RECALL, sector, AXIS)
        elif stage == STAGE_SOVIET_RECALLS:
            s.push(terms.P_RECALL, sector, SOVIET)
        elif stage == STAGE_AIM:
            begin_aim(s, sector)
            s.push(terms.P_TARGETS, sector)
        elif stage == STAGE_ANSWERS:
            show_targets(s, sector)
            for side in (SOVIET, AXIS):
                for u in flying_in(s, sector, side):
                    if s.board.unit_bracketed[u] and aimed_at(s, u):
                        s.push(terms.P_ANSWER, sector, u)
        else:
            resolve(s, sector, chance)


class Recall(Phase[Campaign]):
    """HU-9.4.1: which air units are recalled before the battle? Frame: sector, side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[F_RECALL_SIDE])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        sector, side = s.stack[terms.F_SECTOR], s.stack[F_RECALL_SIDE]
        found: list[int] = []
        for u in flying_in(s, sector, side):
            if not s.flags[u] & terms.RECALLED:
                found.append(pack(terms.V_RECALL, u, 0, 0))
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        sector, side = s.stack[terms.F_SECTOR], s.stack[F_RECALL_SIDE]
        if verb_of(action) == terms.V_RECALL:
            s.mark(a_of(action), terms.RECALLED)
            return
        s.pop()
        for u in flying_in(s, sector, side):
            if s.flags[u] & terms.RECALLED:
                s.unmark(u, terms.RECALLED)
                roll_recall(s, u, chance)


def roll_recall(s: Campaign, u: int, chance: Chance) -> None:
    """HU-9.4.2, HU-9.4.4: on a modified 4 the unit is home and does nothing else this turn."""
    bonus = s.board.unit_recall[u]
    die = chance.below(6) + 1
    if s.events is not None:
        s.tell(E_RECALL_ROLL, [u, die, bonus])
    if die + bonus >= s.board.recall_success:
        go_home(s, u)


def go_home(s: Campaign, u: int) -> None:
    s.sector = changed(s.sector, u, terms.AT_BASE)
    s.unmark(u, terms.ENGAGED)


def begin_aim(s: Campaign, sector: int) -> None:
    """Fighters wait for a target; units in brackets only answer (HU-9.6.1)."""
    target = s.target[:]
    s.ready_sides = 0
    for side in (AXIS, SOVIET):
        shooters = 0
        for u in flying_in(s, sector, side):
            target[u] = terms.NO_TARGET
            if is_shooter(s, u):
                target[u] = terms.OPEN_TARGET
                shooters += 1
        if shooters == 0:
            s.ready_sides |= BIT[side]
    s.target = target


def next_shooter(s: Campaign, sector: int, side: int) -> int:
    """The first fighter without a target."""
    for u in flying_in(s, sector, side):
        if s.target[u] == terms.OPEN_TARGET:
            return u
    return -1


class Targets(Phase[Campaign]):
    """HU-9.5.1: at whom does each fighter fire? Secret, both sides at once. Frame: sector."""

    def waiting(self, s: Campaign) -> i64:
        mask = 0
        for side in (AXIS, SOVIET):
            if not s.ready_sides & BIT[side]:
                mask |= s.chief(side)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        sector = s.stack[terms.F_SECTOR]
        side = side_of_seat(s, seat)
        u = next_shooter(s, sector, side)
        if u < 0:
            return []
        found = [pack(terms.V_TARGET, u, other, 0) for other in flying_in(s, sector, 1 - side)]
        found.append(pack(terms.V_HOLD_FIRE, u, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = side_of_seat(s, seat)
        aim = b_of(action) if verb_of(action) == terms.V_TARGET else terms.NO_TARGET
        s.target = changed(s.target, a_of(action), aim)
        if next_shooter(s, s.stack[terms.F_SECTOR], side) < 0:
            s.ready_sides |= BIT[side]

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()
        s.ready_sides = 0


def show_targets(s: Campaign, sector: int) -> None:
    if s.events is None:
        return
    for side in (AXIS, SOVIET):
        for u in flying_in(s, sector, side):
            if s.target[u] >= 0:
                s.tell(E_TARGETED, [u, s.target[u]])


class Answer(Phase[Campaign]):
    """HU-9.6.1: at which of its attackers does a unit in brackets fire? Frame: sector, unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[F_ANSWERING_UNIT]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[F_ANSWERING_UNIT]
        found = [pack(terms.V_ANSWER, u, other, 0) for other in aimed_at(s, u)]
        found.append(pack(terms.V_HOLD_FIRE, u, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[F_ANSWERING_UNIT]
        s.pop()
        if verb_of(action) == terms.V_ANSWER:
            s.target = changed(s.target, u, b_of(action))


def resolve(s: Campaign, sector: int, chance: Chance) -> None:
    """HU-9.5.2 to 9.5.7: all fire is simultaneous; then the fighters go home (HU-9.8.1)."""
    board = s.board
    hits = [0] * board.unit_count
    present: list[int] = []
    for side in (AXIS, SOVIET):
        present += flying_in(s, sector, side)
    for u in present:
        aim = s.target[u]
        if aim < 0:
            continue
        s.mark(u, terms.ENGAGED)  # HU-9.5.1.1
        s.mark(aim, terms.ENGAGED)
        dice = [chance.below(terms.AIR_DIE) + 1 for i in range(s.unit_steps[u])]
        for die in dice:
            if die >= board.unit_hit_on[u]:
                hits[aim] += 1
        if s.events is not None:
            s.tell(E_AIR_FIRE, [u, aim, *dice])
    for u in present:
        if hits[u]:
            lose_aircraft(s, u, hits[u])
    target = s.target[:]
    for u in present:
        target[u] = terms.NO_TARGET
    s.target = target
    for u in present:
        if (
            s.unit_hex[u] == terms.HANGAR
            and s.flags[u] & terms.ENGAGED
            and board.unit_type[u] != terms.BOMBER
        ):
            go_home(s, u)  # HU-9.5.1.2
        s.unmark(u, terms.ENGAGED)


def lose_aircraft(s: Campaign, u: int, hits: int) -> None:
    """HU-9.5.4, HU-9.5.3: hits beyond the steps of the target are lost."""
    lost = min(hits, s.unit_steps[u])
    s.set_steps(u, s.unit_steps[u] - lost)
    if s.events is not None:
        s.tell(E_AIR_LOST, [u, lost])
    if s.unit_steps[u] == 0:
        s.sector = changed(s.sector, u, terms.AT_BASE)
        s.set_place(u, terms.DEAD)
        s.unmark(u, s.flags[u])
        s.base = changed(s.base, u, s.board.unit_base[u])
        if s.events is not None:
            s.tell(E_AIR_DOWN, [u])


def fighters_home(s: Campaign) -> None:
    """HU-9.8.1: after the air battles fighters return, bombers stay to support ground units."""
    sector = s.sector[:]
    for side in (AXIS, SOVIET):
        for u in s.board.air_units[side]:
            if s.board.unit_type[u] == terms.FIGHTER:
                sector[u] = terms.AT_BASE
    s.sector = sector


def all_home(s: Campaign) -> None:
    """HU-2.4: what is still in the air returns at the end of the turn."""
    s.sector = [terms.AT_BASE] * s.board.unit_count
