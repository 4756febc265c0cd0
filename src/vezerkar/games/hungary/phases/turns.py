# hot: compiled by mypyc
"""The course of a turn (section 2), Führer orders, the end of the turn, supply and victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import NOBODY, Phase, a_of, pack, verb_of
from vezerkar.games.hungary.events import (
    E_ORDER,
    E_ORDER_ROLL,
    E_OUT_OF_SUPPLY,
    E_PHASE,
    E_POINTS,
    E_S_ROLL,
    E_SUPPLIED,
    E_TURN,
)
from vezerkar.games.hungary.matching import dispensable
from vezerkar.games.hungary.phases.air import all_home, begin_air, fighters_home, is_contested
from vezerkar.games.hungary.phases.arrivals import leave_by_themselves
from vezerkar.games.hungary.phases.logistics import ORDER_TRUCKS, grant_points
from vezerkar.games.hungary.state import EMPTY, Campaign, forget_moves
from vezerkar.games.hungary.supply import (
    NO_SOURCE,
    any_in_budapest,
    find_sources,
    hq_hexes,
    is_captured,
    open_depots,
    share_out,
    trace,
    working_hqs,
)
from vezerkar.games.hungary.terms import (
    AXIS,
    COUNTED,
    FAR,
    FIRED,
    FOUGHT,
    GONE,
    OOS,
    P_AIR,
    P_ANNOUNCE,
    P_ARRIVE,
    P_MOVE,
    P_REPLACE,
    P_SECTOR,
    P_SHORTAGE,
    P_TRANSFER,
    P_TRUCKS,
    P_WITHDRAW,
    PARTISAN,
    SOVIET,
    T_AIR,
    T_ARRIVE,
    T_AXIS_COMBAT,
    T_AXIS_MOVE,
    T_END,
    T_NEXT,
    T_ORDER,
    T_REPLACE,
    T_SECTORS,
    T_SOVIET_COMBAT,
    T_SOVIET_MOVE,
    T_SUPPLY,
    T_TRANSFER,
    T_TRUCKS,
    T_WITHDRAW,
    V_LEAVE,
    V_READY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

SECTORS: Final = 12
TRANSFERS_AFTER: Final = 1  # HU-9.2.2.3


class Turn(Phase[Campaign]):
    """HU-2.1, HU-6.1.1: what comes next in a turn. Frame: the step."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        step = s.stack[-3]
        s.stack[-3] += 1
        if s.events is not None and step < T_NEXT:
            s.tell(E_PHASE, [step])
        if step <= T_TRANSFER:
            replenish(s, step, chance)
        elif step <= T_SECTORS:
            fly(s, step)
        elif step <= T_AXIS_COMBAT:
            campaign(s, step)
        elif step == T_END:
            end_turn(s, chance)
        elif step == T_SUPPLY:
            s.left_out, s.asked = [], 0
            s.push(P_SHORTAGE, SOVIET)
        else:
            next_turn(s)


def both(s: Campaign, phase: int, a: int = 0, b: int = 0) -> None:
    """HU-2.7: the Soviet side acts first."""
    s.push(phase, AXIS, b)
    s.push(phase, SOVIET, a)


def replenish(s: Campaign, step: int, chance: Chance) -> None:
    """Phase A."""
    if step == T_ORDER:
        roll_order(s, chance)
    elif step == T_TRUCKS:
        board = s.board
        extra = board.order_trucks[s.order] * ORDER_TRUCKS
        s.push(P_TRUCKS, AXIS, board.income[AXIS][s.turn] + extra)
        s.push(P_TRUCKS, SOVIET, board.income[SOVIET][s.turn])
    elif step == T_REPLACE:
        grant_points(s)
        both(s, P_REPLACE)
    elif step == T_ARRIVE:
        both(s, P_ARRIVE)
    elif step == T_WITHDRAW:
        for side in (SOVIET, AXIS):
            leave_by_themselves(s, side)
        both(s, P_WITHDRAW)
    elif s.turn > TRANSFERS_AFTER:
        s.push(P_TRANSFER)


def roll_order(s: Campaign, chance: Chance) -> None:
    """HU-12.1.1 to 12.1.6: one roll a turn until both orders have come."""
    board = s.board
    s.order = 0
    if s.turn < board.rolls_from or s.orders >= board.order_most:
        return
    bonus = board.order_bonus if s.orders == 0 and soviets_near_budapest(s) else 0
    die = chance.below(6) + 1
    if s.events is not None:
        s.tell(E_ORDER_ROLL, [die, bonus])
    if die + bonus >= board.order_success:
        s.orders += 1
        s.order = s.orders
        if s.events is not None:
            s.tell(E_ORDER, [s.order, board.order_trucks[s.order]])


def soviets_near_budapest(s: Campaign) -> bool:
    """HU-12.1.2: a combat unit other than partisans within two hexes."""
    board = s.board
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h >= 0 and board.near_budapest[h] and board.unit_type[u] != PARTISAN:
            return True
    return False


def fly(s: Campaign, step: int) -> None:
    """Phase B: HU-9.3.1, sectors in the order of their ids."""
    if step == T_AIR:
        begin_air(s)
        s.push(P_AIR)
        return
    for i in range(SECTORS):
        sector = SECTORS - 1 - i
        if is_contested(s, sector):
            s.push(P_SECTOR, sector)


def campaign(s: Campaign, step: int) -> None:
    """Phases C and D: HU-2.2, movement and then combat of each side."""
    side = SOVIET if step <= T_SOVIET_COMBAT else AXIS
    s.active = side
    if step == T_SOVIET_MOVE or step == T_AXIS_MOVE:
        if step == T_SOVIET_MOVE:
            fighters_home(s)
        forget_moves(s, side)
        for other in (AXIS, SOVIET):
            s.clear_flag(other, FOUGHT | FIRED)
        s.push(P_MOVE, side)
    else:
        s.announced = []
        s.push(P_ANNOUNCE, side)


def end_turn(s: Campaign, chance: Chance) -> None:
    """Phase E: HU-2.4, HU-12.2.2.1."""
    all_home(s)
    for side in (AXIS, SOVIET):
        s.clear_flag(side, FOUGHT | FIRED | COUNTED)
        forget_moves(s, side)
    s.order, s.order_steps, s.order_mobile = 0, 0, 0
    if s.rising == 1:
        s.rising = 2
        for u in s.board.combat_units[AXIS]:
            if s.board.unit_s[u] and s.unit_hex[u] >= 0:
                roll_s_unit(s, u, chance)


def roll_s_unit(s: Campaign, u: int, chance: Chance) -> None:
    die = chance.below(6) + 1
    if s.events is not None:
        s.tell(E_S_ROLL, [u, die])
    if die <= s.board.s_leaves_most:
        s.remove(u, GONE)
        s.unit_steps[u] = 0


# Phase F


class Shortage(Phase[Campaign]):
    """HU-5.3.5: if the HQs cannot supply all units, which go without? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        if s.asked:
            return 0
        s.spare = spare_units(s)
        return s.chief(SOVIET) if s.spare else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(V_LEAVE, u, 0, 0) for u in s.spare or spare_units(s)]
        found.append(pack(V_READY, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.spare = EMPTY
        if verb_of(action) == V_LEAVE:
            s.left_out = [*s.left_out, a_of(action)]
        else:
            s.asked = 1

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()
        check_supply(s)
        s.left_out, s.asked = [], 0


def spare_units(s: Campaign) -> list[int]:
    """The units that the owner may leave out: every choice leaves out as few as possible."""
    shares = share_out(s)
    if -1 not in shares.given:
        return []
    need = shares.need
    return [need.units[i] for i in dispensable(need.costs, shares.given, len(need.room))]


def check_supply(s: Campaign) -> None:
    """HU-5.7.1 to 5.7.4: markers are set and taken off, sources remembered."""
    board = s.board
    s.source = find_sources(s)
    for side in (AXIS, SOVIET):
        for u in board.combat_units[side]:
            if s.unit_hex[u] < 0:
                continue
            cut = s.source[u] == NO_SOURCE and board.unit_type[u] != PARTISAN  # HU-12.2.1.3
            if cut and not s.flags[u] & OOS:
                s.mark(u, OOS)
                if s.events is not None:
                    s.tell(E_OUT_OF_SUPPLY, [u])
            elif not cut and s.flags[u] & OOS:
                s.flags[u] &= ~OOS
                if s.events is not None:
                    s.tell(E_SUPPLIED, [u])


def next_turn(s: Campaign) -> None:
    """HU-2.5: only the last turn of a scenario ends the game."""
    if s.turn == s.board.last_turn:
        s.stack[-3] = T_NEXT
        decide(s)
        return
    s.turn += 1
    s.active = SOVIET
    s.stack[-3] = T_ORDER
    if s.events is not None:
        s.tell(E_TURN, [s.turn])


# Victory (11, 13)


def city_points(s: Campaign) -> int:
    """HU-11.2, HU-11.4, HU-11.5: the points of the cities that the Soviet side holds."""
    total = 0
    for i in range(len(s.board.city_points)):
        if is_captured(s, i):
            total += s.board.city_points[i]
    return total


def event_points(s: Campaign) -> int:
    """HU-13.1.3, HU-13.1.4: what the scenario counts beside the cities."""
    board = s.board
    total = 0
    if board.encircled_points and is_encircled(s):
        total += board.encircled_points
    if board.link_points and has_slovak_link(s):
        total += board.link_points
    return total


def is_encircled(s: Campaign) -> bool:
    """HU-13.1.3: Axis troops stand in Budapest and none has a line of any length to a depot."""
    manned = False
    for h in s.board.budapest_hexes:
        if s.combat_in(h) and s.board.unit_side[s.at[h][0]] == AXIS:
            manned = True
    return manned and not any_in_budapest(s, trace(s, AXIS, open_depots(s, AXIS), FAR))


def has_slovak_link(s: Campaign) -> bool:
    """HU-13.1.4: partisans with a line within the range to a working Soviet HQ."""
    board = s.board
    hqs = hq_hexes(s, working_hqs(s, SOVIET))
    lines = trace(s, SOVIET, hqs, board.supply_range[SOVIET])
    for u in board.partisans:
        if s.unit_hex[u] >= 0 and lines[s.unit_hex[u]] < FAR:
            return True
    return False


def soviet_points(s: Campaign) -> int:
    """HU-11.1: the points that decide."""
    return city_points(s) + event_points(s)


def decide(s: Campaign) -> None:
    """HU-13.1.2, HU-13.2.3, HU-13.3.3, HU-13.4.2."""
    board = s.board
    points = soviet_points(s)
    if s.events is not None:
        s.tell(E_POINTS, [points])
    if not board.points_mode:
        won = True
        for city in board.goal_cities:
            won = won and is_captured(s, city)
        s.end(board.ending, SOVIET if won else AXIS)
    elif points >= board.soviet_wins:
        s.end(board.ending, SOVIET)
    elif points <= board.axis_wins:
        s.end(board.ending, AXIS)
    else:
        s.end(board.ending, NOBODY)
