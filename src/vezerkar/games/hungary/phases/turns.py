# hot: compiled by mypyc
"""The course of a turn (section 2), Führer orders, the end of the turn, supply and victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import NOBODY, Phase, a_of, pack, verb_of
from vezerkar.games.hungary import terms
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
from vezerkar.games.hungary.phases.air import all_home, begin_air, fighters_home
from vezerkar.games.hungary.phases.arrivals import leave_by_themselves
from vezerkar.games.hungary.phases.logistics import ORDER_TRUCKS, grant_points
from vezerkar.games.hungary.rules.air import is_contested
from vezerkar.games.hungary.rules.matching import dispensable
from vezerkar.games.hungary.rules.orders import soviets_near_budapest
from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import (
    find_sources,
    share_out,
)
from vezerkar.games.hungary.rules.victory import is_captured, soviet_points
from vezerkar.games.hungary.state import EMPTY, Campaign, forget_moves
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

TRANSFERS_AFTER: Final = 1  # HU-9.2.2.3

F_STEP: Final = -3  # the step of the turn that comes next


class Turn(Phase[Campaign]):
    """HU-2.1, HU-6.1.1: what comes next in a turn. Frame: the step."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        step = s.stack[F_STEP]
        s.stack[F_STEP] += 1
        if s.events is not None and step < terms.T_NEXT:
            s.tell(E_PHASE, [step])
        if step <= terms.T_TRANSFER:
            replenish(s, step, chance)
        elif step <= terms.T_SECTORS:
            fly(s, step)
        elif step <= terms.T_AXIS_COMBAT:
            campaign(s, step)
        elif step == terms.T_END:
            end_turn(s, chance)
        elif step == terms.T_SUPPLY:
            s.left_out, s.supply_settled = [], 0
            s.push(terms.P_SHORTAGE, SOVIET)
        else:
            next_turn(s)


def both(s: Campaign, phase: int, a: int = 0, b: int = 0) -> None:
    """HU-2.7: the Soviet side acts first."""
    s.push(phase, AXIS, b)
    s.push(phase, SOVIET, a)


def replenish(s: Campaign, step: int, chance: Chance) -> None:
    """Phase A."""
    if step == terms.T_ORDER:
        roll_order(s, chance)
    elif step == terms.T_TRUCKS:
        board = s.board
        extra = board.order_trucks[s.order] * ORDER_TRUCKS
        s.push(terms.P_TRUCKS, AXIS, board.income[AXIS][s.turn] + extra)
        s.push(terms.P_TRUCKS, SOVIET, board.income[SOVIET][s.turn])
    elif step == terms.T_REPLACE:
        grant_points(s)
        both(s, terms.P_REPLACE)
    elif step == terms.T_ARRIVE:
        both(s, terms.P_ARRIVE)
    elif step == terms.T_WITHDRAW:
        for side in (SOVIET, AXIS):
            leave_by_themselves(s, side)
        both(s, terms.P_WITHDRAW)
    elif s.turn > TRANSFERS_AFTER:
        s.push(terms.P_TRANSFER)


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


def fly(s: Campaign, step: int) -> None:
    """Phase B: HU-9.3.1, sectors in the order of their ids."""
    if step == terms.T_AIR:
        begin_air(s)
        s.push(terms.P_AIR)
        return
    for i in range(terms.SECTOR_COUNT):
        sector = terms.SECTOR_COUNT - 1 - i
        if is_contested(s, sector):
            s.push(terms.P_SECTOR, sector)


def campaign(s: Campaign, step: int) -> None:
    """Phases C and D: HU-2.2, movement and then combat of each side."""
    side = SOVIET if step <= terms.T_SOVIET_COMBAT else AXIS
    s.active = side
    if step == terms.T_SOVIET_MOVE or step == terms.T_AXIS_MOVE:
        if step == terms.T_SOVIET_MOVE:
            fighters_home(s)
        forget_moves(s, side)
        for other in (AXIS, SOVIET):
            s.clear_flag(other, terms.FOUGHT | terms.FIRED)
        s.push(terms.P_MOVE, side)
    else:
        s.announced = []
        s.push(terms.P_ANNOUNCE, side)


def end_turn(s: Campaign, chance: Chance) -> None:
    """Phase E: HU-2.4, HU-12.2.2.1."""
    all_home(s)
    for side in (AXIS, SOVIET):
        s.clear_flag(side, terms.FOUGHT | terms.FIRED | terms.COUNTED)
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
        s.remove(u, terms.GONE)
        s.set_steps(u, 0)


# Phase F


class Shortage(Phase[Campaign]):
    """HU-5.3.5: if the HQs cannot supply all units, which go without? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        if s.supply_settled:
            return 0
        s.spare_cache = spare_units(s)
        return s.chief(SOVIET) if s.spare_cache else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(terms.V_LEAVE, u, 0, 0) for u in s.spare_cache or spare_units(s)]
        found.append(pack(terms.V_READY, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.spare_cache = EMPTY
        if verb_of(action) == terms.V_LEAVE:
            s.left_out = [*s.left_out, a_of(action)]
        else:
            s.supply_settled = 1

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()
        check_supply(s)
        s.left_out, s.supply_settled = [], 0


def spare_units(s: Campaign) -> list[int]:
    """The units that the owner may leave out: each of them leaves out as few as possible."""
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
            cut = s.source[u] == NO_SOURCE and board.unit_type[u] != terms.PARTISAN  # HU-12.2.1.3
            if cut and not s.flags[u] & terms.OOS:
                s.mark(u, terms.OOS)
                if s.events is not None:
                    s.tell(E_OUT_OF_SUPPLY, [u])
            elif not cut and s.flags[u] & terms.OOS:
                s.unmark(u, terms.OOS)
                if s.events is not None:
                    s.tell(E_SUPPLIED, [u])


def next_turn(s: Campaign) -> None:
    """HU-2.5: only the last turn of a scenario ends the game."""
    if s.turn == s.board.last_turn:
        s.stack[F_STEP] = terms.T_NEXT
        decide(s)
        return
    s.turn += 1
    s.active = SOVIET
    s.stack[F_STEP] = terms.T_ORDER
    if s.events is not None:
        s.tell(E_TURN, [s.turn])


# Victory (11, 13)


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
