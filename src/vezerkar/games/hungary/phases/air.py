# hot: compiled by mypyc
"""Phase B: sealed assignment to sectors, recalls, air battles (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary.events import (
    E_AIR_DOWN,
    E_AIR_FIRE,
    E_AIR_LOST,
    E_AIR_SHOWN,
    E_RECALL_ROLL,
    E_TARGETED,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.supply import aircraft_limit, hq_states
from vezerkar.games.hungary.terms import (
    AT_BASE,
    AXIS,
    BOMBER,
    DEAD,
    ENGAGED,
    FIGHTER,
    HANGAR,
    NO_TARGET,
    OPEN_TARGET,
    P_ANSWER,
    P_RECALL,
    P_TARGETS,
    RECALLED,
    SOVIET,
    UNDECIDED,
    V_ANSWER,
    V_DONE,
    V_FLY,
    V_HOLD_BACK,
    V_HOLD_FIRE,
    V_PICK,
    V_READY,
    V_RECALL,
    V_TARGET,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

SECTORS: Final = 12
DIE: Final = 10

# Stages of a sector
AXIS_RECALLS: Final = 0
SOVIET_RECALLS: Final = 1
AIM: Final = 2
ANSWERS: Final = 3
FIRE: Final = 4


def side_of_seat(s: Campaign, seat: int) -> int:
    return s.board.seat_side[seat]


def begin_air(s: Campaign) -> None:
    """Every air unit that can fly waits for its sector; a side without any is done."""
    sector = s.sector[:]
    s.locked = 0
    for side in (AXIS, SOVIET):
        flying = fliers(s, side)
        for u in s.board.air_units[side]:
            sector[u] = UNDECIDED if u in flying else AT_BASE
        if not flying:
            s.locked |= BIT[side]
    s.sector = sector
    s.picked = [-1, -1]


def fliers(s: Campaign, side: int) -> list[int]:
    """The air units of a side that may fly a mission at all."""
    board = s.board
    if side == AXIS:
        return [u for u in board.air_units[AXIS] if s.unit_hex[u] == HANGAR]
    states = hq_states(s, SOVIET)
    found: list[int] = []
    for u in board.air_units[SOVIET]:
        hq = s.base[u]
        if s.unit_hex[u] == HANGAR and hq >= 0 and s.unit_hex[hq] >= 0:
            # HU-10.2.17: nobody flies from an HQ that is cut off.
            if aircraft_limit(s, hq, states[board.hqs[SOVIET].index(hq)]) > 0:
                found.append(u)
    return found


def sectors_of(s: Campaign, u: int) -> list[int]:
    """HU-9.2.1.1, HU-9.2.1.3: the sectors that an air unit can reach."""
    board = s.board
    if board.unit_side[u] == AXIS:
        return list(range(SECTORS))
    reach = air_reach(s, s.unit_hex[s.base[u]])
    return [i for i in range(SECTORS) if reach & BIT[i]]


def air_reach(s: Campaign, at: int) -> int:
    """Mask of the sectors within range of a hex; worked out when it is first asked for."""
    board = s.board
    reach = board.air_reach[at]
    if reach < 0:
        reach = 0
        for h in board.hexes:
            if board.far(at, h) <= board.air_range:
                reach |= BIT[board.sector[h]]
        board.air_reach[at] = reach
    return reach


def has_slot(s: Campaign, u: int) -> bool:
    """HU-10.2.13, HU-9.2.2.1: whether the HQ may send one more aircraft out."""
    board = s.board
    if board.unit_side[u] == AXIS:
        return True
    hq = s.base[u]
    state = hq_states(s, SOVIET)[board.hqs[SOVIET].index(hq)]
    flying = 0
    for other in board.air_units[SOVIET]:
        if s.base[other] == hq and s.sector[other] >= 0:
            flying += 1
    return flying < aircraft_limit(s, hq, state)


class Assignment(Phase[Campaign]):
    """HU-9.2.1: which sector does each air unit fly to? Secret, both sides at once."""

    def waiting(self, s: Campaign) -> i64:
        mask = 0
        for side in (AXIS, SOVIET):
            if not s.locked & BIT[side]:
                mask |= s.chief(side)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = side_of_seat(s, seat)
        u = s.picked[side]
        found: list[int] = []
        if u >= 0:
            if has_slot(s, u):
                found = [pack(V_FLY, u, sector, 0) for sector in sectors_of(s, u)]
            found.append(pack(V_HOLD_BACK, u, 0, 0))
            return found
        for u in s.board.air_units[side]:
            if s.sector[u] == UNDECIDED:
                found.append(pack(V_PICK, u, 0, 0))
        found.append(pack(V_READY, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = side_of_seat(s, seat)
        verb = verb_of(action)
        if verb == V_PICK:
            s.picked = changed(s.picked, side, a_of(action))
        elif verb == V_READY:
            lock_plan(s, side)
        else:
            place = b_of(action) if verb == V_FLY else AT_BASE
            s.sector = changed(s.sector, a_of(action), place)
            s.picked = changed(s.picked, side, -1)

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """HU-9.2.2: both maps are shown."""
        s.pop()
        s.locked = 0
        if s.events is not None:
            for side in (AXIS, SOVIET):
                for u in s.board.air_units[side]:
                    if s.sector[u] >= 0:
                        s.tell(E_AIR_SHOWN, [u, s.sector[u]])


def lock_plan(s: Campaign, side: int) -> None:
    """All that is left stays at its base."""
    sector = s.sector[:]
    for u in s.board.air_units[side]:
        if sector[u] == UNDECIDED:
            sector[u] = AT_BASE
    s.sector = sector
    s.locked |= BIT[side]


def flying_in(s: Campaign, sector: int, side: int) -> list[int]:
    """The air units of a side in a sector."""
    return [u for u in s.board.air_units[side] if s.sector[u] == sector]


def is_contested(s: Campaign, sector: int) -> bool:
    """HU-9.3.1: aircraft of both sides are there."""
    return bool(flying_in(s, sector, AXIS)) and bool(flying_in(s, sector, SOVIET))


class Sector(Phase[Campaign]):
    """The course of one air battle. Frame: sector, stage."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        sector, stage = s.stack[-3], s.stack[-2]
        if stage > FIRE or not is_contested(s, sector):
            s.pop()
            return
        s.stack[-2] += 1
        if stage == AXIS_RECALLS:
            s.push(P_RECALL, sector, AXIS)
        elif stage == SOVIET_RECALLS:
            s.push(P_RECALL, sector, SOVIET)
        elif stage == AIM:
            begin_aim(s, sector)
            s.push(P_TARGETS, sector)
        elif stage == ANSWERS:
            show_targets(s, sector)
            for side in (SOVIET, AXIS):
                for u in flying_in(s, sector, side):
                    if s.board.unit_bracketed[u] and aimed_at(s, u):
                        s.push(P_ANSWER, sector, u)
        else:
            resolve(s, sector, chance)


class Recall(Phase[Campaign]):
    """HU-9.4.1: which air units are recalled before the battle? Frame: sector, side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[-2])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        sector, side = s.stack[-3], s.stack[-2]
        found: list[int] = []
        for u in flying_in(s, sector, side):
            if not s.flags[u] & RECALLED:
                found.append(pack(V_RECALL, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        sector, side = s.stack[-3], s.stack[-2]
        if verb_of(action) == V_RECALL:
            s.mark(a_of(action), RECALLED)
            return
        s.pop()
        for u in flying_in(s, sector, side):
            if s.flags[u] & RECALLED:
                s.flags[u] &= ~RECALLED
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
    s.sector = changed(s.sector, u, AT_BASE)
    s.flags[u] &= ~ENGAGED


def begin_aim(s: Campaign, sector: int) -> None:
    """Fighters wait for a target; units in brackets only answer (HU-9.6.1)."""
    target = s.target[:]
    s.locked = 0
    for side in (AXIS, SOVIET):
        shooters = 0
        for u in flying_in(s, sector, side):
            target[u] = NO_TARGET
            if is_shooter(s, u):
                target[u] = OPEN_TARGET
                shooters += 1
        if shooters == 0:
            s.locked |= BIT[side]
    s.target = target


def is_shooter(s: Campaign, u: int) -> bool:
    return s.board.unit_bracketed[u] == 0 and s.board.unit_hit_on[u] <= DIE


def next_shooter(s: Campaign, sector: int, side: int) -> int:
    """The first fighter without a target."""
    for u in flying_in(s, sector, side):
        if s.target[u] == OPEN_TARGET:
            return u
    return -1


class Targets(Phase[Campaign]):
    """HU-9.5.1: at whom does each fighter fire? Secret, both sides at once. Frame: sector."""

    def waiting(self, s: Campaign) -> i64:
        mask = 0
        for side in (AXIS, SOVIET):
            if not s.locked & BIT[side]:
                mask |= s.chief(side)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        sector = s.stack[-3]
        side = side_of_seat(s, seat)
        u = next_shooter(s, sector, side)
        if u < 0:
            return []
        found = [pack(V_TARGET, u, other, 0) for other in flying_in(s, sector, 1 - side)]
        found.append(pack(V_HOLD_FIRE, u, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = side_of_seat(s, seat)
        aim = b_of(action) if verb_of(action) == V_TARGET else NO_TARGET
        s.target = changed(s.target, a_of(action), aim)
        if next_shooter(s, s.stack[-3], side) < 0:
            s.locked |= BIT[side]

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()
        s.locked = 0


def show_targets(s: Campaign, sector: int) -> None:
    if s.events is None:
        return
    for side in (AXIS, SOVIET):
        for u in flying_in(s, sector, side):
            if s.target[u] >= 0:
                s.tell(E_TARGETED, [u, s.target[u]])


def aimed_at(s: Campaign, u: int) -> list[int]:
    """Those that fire at a unit."""
    sector = s.sector[u]
    return [x for x in flying_in(s, sector, 1 - s.board.unit_side[u]) if s.target[x] == u]


class Answer(Phase[Campaign]):
    """HU-9.6.1: at which of its attackers does a unit in brackets fire? Frame: sector, unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[-2]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-2]
        found = [pack(V_ANSWER, u, other, 0) for other in aimed_at(s, u)]
        found.append(pack(V_HOLD_FIRE, u, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[-2]
        s.pop()
        if verb_of(action) == V_ANSWER:
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
        s.mark(u, ENGAGED)  # HU-9.5.1.1
        s.mark(aim, ENGAGED)
        dice = [chance.below(DIE) + 1 for i in range(s.unit_steps[u])]
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
        target[u] = NO_TARGET
    s.target = target
    for u in present:
        if s.unit_hex[u] == HANGAR and s.flags[u] & ENGAGED and board.unit_type[u] != BOMBER:
            go_home(s, u)  # HU-9.5.1.2
        s.flags[u] &= ~ENGAGED


def lose_aircraft(s: Campaign, u: int, hits: int) -> None:
    """HU-9.5.4, HU-9.5.3: hits beyond the steps of the target are lost."""
    lost = min(hits, s.unit_steps[u])
    s.unit_steps[u] -= lost
    if s.events is not None:
        s.tell(E_AIR_LOST, [u, lost])
    if s.unit_steps[u] == 0:
        s.sector = changed(s.sector, u, AT_BASE)
        s.unit_hex[u] = DEAD
        s.flags[u] = 0
        s.base = changed(s.base, u, s.board.unit_base[u])
        if s.events is not None:
            s.tell(E_AIR_DOWN, [u])


def fighters_home(s: Campaign) -> None:
    """HU-9.8.1: after the air battles fighters return, bombers stay to support ground units."""
    sector = s.sector[:]
    for side in (AXIS, SOVIET):
        for u in s.board.air_units[side]:
            if s.board.unit_type[u] == FIGHTER:
                sector[u] = AT_BASE
    s.sector = sector


def all_home(s: Campaign) -> None:
    """HU-2.4: what is still in the air returns at the end of the turn."""
    s.sector = [AT_BASE] * s.board.unit_count
