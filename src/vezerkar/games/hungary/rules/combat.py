# hot: compiled by mypyc
"""The arithmetic of a battle: values, odds, column shifts, results (section 8)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary import terms
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.attacks import total_attack
from vezerkar.games.hungary.rules.supply import far_sources, is_far, seek, trace
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

MAX_TRUCK_SHIFT: Final = 3  # HU-5.8.1.4
TOP_COLUMN: Final = 8  # the column 7:1
EVEN_COLUMN: Final = 2  # the column 1:1


class BattleSum:
    """A battle worked out: values of both sides, the raw column and all shifts."""

    def __init__(self) -> None:
        self.attack: int = 0
        self.defence: int = 0
        self.raw: int = 0
        self.shifts: list[int] = []  # kind and columns in turn
        self.column: int = 0
        self.table: int = SOVIET


def target_of(s: Campaign) -> int:
    return s.battle[terms.B_TARGET]


def is_vt(s: Campaign) -> bool:
    return s.battle[terms.B_BLITZ] == 1


def attacker_of(s: Campaign) -> int:
    return s.battle[terms.B_ATTACKER]


def defenders(s: Campaign, h: int) -> list[int]:
    """HU-8.2.6, HU-4.2.1: the combat units that defend a hex, four at most."""
    return s.combat_in(h)[: terms.STACK_LIMIT]


def bomb_points(s: Campaign, u: int) -> int:
    """HU-9.7.4: a two-step unit with one step left uses half, rounded up."""
    full = s.board.unit_bomb[u]
    if s.unit_steps[u] < s.board.unit_full[u]:
        return (full + 1) // 2
    return full


def attack_value(s: Campaign) -> int:
    """Attackers, artillery that fires for them, bombs."""
    total = total_attack(s, s.attackers)
    side = attacker_of(s)
    for u in s.guns:
        if s.board.unit_side[u] == side:
            total += s.attack_of(u)
    for u in s.bombs:
        if s.board.unit_side[u] == side:
            total += bomb_points(s, u)
    return total


def defence_value(s: Campaign) -> int:
    """Defenders, artillery that fires for them (HU-8.3.9), bombs; lone trucks count 1 each."""
    h = target_of(s)
    side = 1 - attacker_of(s)
    units = defenders(s, h)
    total = 0 if units else s.trucks_at(side, h)  # HU-5.8.1.7
    for u in units:
        if u not in s.guns:
            total += s.defence_of(u)
    for u in s.guns:
        if s.board.unit_side[u] == side:
            total += s.attack_of(u)
    for u in s.bombs:
        if s.board.unit_side[u] == side:
            total += bomb_points(s, u)
    return total


def raw_column(attack: int, defence: int) -> int:
    """HU-8.2.7, HU-8.2.8, HU-5.5.7: the quotient in the defender's favour, at most 7:1."""
    if defence == 0 or attack >= 7 * defence:
        return TOP_COLUMN
    if attack >= defence:
        return EVEN_COLUMN - 1 + attack // defence
    return EVEN_COLUMN - 1 if 2 * attack >= defence else EVEN_COLUMN - 2


def all_attackers(s: Campaign) -> list[int]:
    """Everybody who attacks, artillery included (HU-8.7.5)."""
    side = attacker_of(s)
    return s.attackers + [u for u in s.guns if s.board.unit_side[u] == side]


def battle_sum(s: Campaign) -> BattleSum:
    """The battle as it stands: with the artillery, trucks and bombs that are committed."""
    board = s.board
    found = BattleSum()
    found.attack = attack_value(s)
    found.defence = defence_value(s)
    found.raw = raw_column(found.attack, found.defence)
    add_ground(s, found)
    add_circumstances(s, found)
    column = found.raw
    for i in range(1, len(found.shifts), 2):
        column += found.shifts[i]
    found.column = max(0, min(board.columns - 1, column))  # HU-8.2.2
    found.table = table_of(s, s.attackers)
    return found


def table_of(s: Campaign, attackers: list[int]) -> int:
    """HU-8.2.3, HU-8.2.11: one German unit is enough for the Axis table."""
    for u in attackers:
        if s.board.unit_nation[u] == terms.GERMAN:
            return AXIS
    return SOVIET


def add(found: BattleSum, kind: int, columns: int) -> None:
    if columns:
        found.shifts.append(kind)
        found.shifts.append(columns)


def add_ground(s: Campaign, found: BattleSum) -> None:
    """Terrain or city, river, fortified line, concentric attack."""
    board = s.board
    h = target_of(s)
    units = all_attackers(s)
    if board.city[h]:
        add(found, terms.S_CITY, board.city_shift)  # HU-8.8.1, HU-8.8.3
    else:
        add(found, terms.S_TERRAIN, board.terrain_shift[board.terrain[h]])  # HU-8.2.5
    over_river = 0
    over_major = 0
    over_line = 0
    sides = 0
    for u in units:
        a = s.unit_hex[u]
        d = board.direction(a, h)
        edge = board.edge[a * 6 + d]
        if edge:
            over_river += 1
            if edge == terms.MAJOR_RIVER:
                over_major += 1
        if is_behind_line(s, a * 6 + d):
            over_line += 1
        sides |= 1 << d
    # HU-8.2.12: a bridge does not help in combat.
    if 2 * over_major > len(units):
        add(found, terms.S_RIVER, board.river_shift[terms.MAJOR_RIVER])
    elif 2 * over_river > len(units):
        add(found, terms.S_RIVER, board.river_shift[1])
    if over_line and 2 * over_line >= len(units) and attacker_of(s) == SOVIET:
        add(found, terms.S_FORT, board.fort_shift)  # HU-8.7.1, HU-8.7.5, HU-8.7.6
    # HU-8.9.1, HU-8.9.2: opposite directions add up to 5.
    if not board.city[h] and is_concentric(sides):
        add(found, terms.S_CONCENTRIC, board.concentric_shift)


def is_concentric(sides: int) -> bool:
    for d in range(3):
        if sides >> d & 1 and sides >> (5 - d) & 1:
            return True
    return False


def is_behind_line(s: Campaign, at: int) -> bool:
    """HU-8.7.2, HU-8.7.3: whether an active fortified line is crossed in this direction."""
    board = s.board
    line = board.fort[at] - 1
    if line < 0 or s.turn < board.fort_from[line]:
        return False
    return not (line == board.margit and s.margit_crossed)


def add_circumstances(s: Campaign, found: BattleSum) -> None:
    """Trucks, first turn, VT, overextension."""
    board = s.board
    side = attacker_of(s)
    add(found, terms.S_TRUCKS, truck_shift(s, max(0, s.bids[side]), max(0, s.bids[1 - side])))
    if side == SOVIET and s.turn == 1 and board.first_turn_penalty and not all_linked_north(s):
        add(found, terms.S_FIRST_TURN, board.first_turn_shift)  # HU-8.10.1
    if is_vt(s):
        add(found, terms.S_VT, board.vt_shift)
    if side == SOVIET:
        if any_far(s, all_attackers(s)):
            add(found, terms.S_FAR_ATTACK, board.far_attack_shift)  # HU-5.6.1, HU-5.6.2
    elif any_far(s, defenders(s, target_of(s))):
        add(found, terms.S_FAR_DEFENCE, board.far_defence_shift)  # HU-5.6.8


def truck_shift(s: Campaign, mine: int, theirs: int) -> int:
    """HU-5.8.1.4: the net effect of both bids, held within three columns."""
    net = mine * s.board.truck_shift + theirs * s.board.truck_defence_shift
    return max(-MAX_TRUCK_SHIFT, min(MAX_TRUCK_SHIFT, net))


def any_far(s: Campaign, units: list[int]) -> bool:
    """Whether one of the units is overextended; lines beyond the range are drawn only at need."""
    sources = far_sources(s)
    places = [s.unit_hex[u] for u in units]
    short = seek(s, SOVIET, sources, s.board.supply_range[SOVIET], places)
    farther = [u for u in units if short[s.unit_hex[u]] >= terms.UNREACHABLE]
    if not farther:
        return False
    lines = trace(s, SOVIET, sources, terms.UNREACHABLE)
    for u in farther:
        if is_far(s, u, lines, sources):
            return True
    return False


def all_linked_north(s: Campaign) -> bool:
    """HU-8.10.2, HU-8.10.3: all attackers have a line to the HQ of the 4th Ukrainian Front."""
    board = s.board
    h = s.unit_hex[board.hq_4uf]
    if h < 0:
        return False
    places = [s.unit_hex[u] for u in all_attackers(s)]
    lines = seek(s, SOVIET, [h], board.supply_range[SOVIET], places)
    for place in places:
        if lines[place] >= terms.UNREACHABLE:
            return False
    return True


def losses(s: Campaign, found: BattleSum, die: int) -> tuple[int, int]:
    """HU-8.2.9: steps lost by the attacker and by the defender."""
    return losses_at(s.board, found.table, found.column, die, target_of(s))


def losses_at(board: Board, table: int, column: int, die: int, h: int) -> tuple[int, int]:
    """What a table says; in a city the defender loses half of it (HU-8.8.2, HU-8.8.4)."""
    at = (table * board.columns + column) * 6 + die
    theirs = board.defender_loss[at]
    return board.attacker_loss[at], (theirs + 1) // 2 if board.city[h] else theirs


# What can be brought to bear


def supports(s: Campaign, truck_hex: int, places: list[int]) -> bool:
    """HU-5.8.1.6, HU-8.3.2: in the same hex or next to one of the places, not across a lake."""
    board = s.board
    for h in places:
        if h == truck_hex:
            return True
        d = board.direction(h, truck_hex)
        if d >= 0 and board.edge[h * 6 + d] != terms.LAKE:
            return True
    return False


def truck_hexes(s: Campaign, side: int, places: list[int]) -> list[int]:
    """The hexes, one entry a truck, from which trucks of a side can support these places."""
    return [t >> 1 for t in s.trucks[side] if supports(s, t >> 1, places)]


def battle_trucks(s: Campaign, side: int) -> list[int]:
    """The trucks that a side may spend in the battle, by hex."""
    h = target_of(s)
    if side == attacker_of(s):
        if is_vt(s):  # HU-7.3.7
            return [s.unit_hex[s.attackers[0]]] * s.group_trucks if s.attackers else []
        return truck_hexes(s, side, [s.unit_hex[u] for u in all_attackers(s)])
    if not s.combat_in(h):
        return []  # HU-5.8.1.16
    return truck_hexes(s, side, [h])


def gun_fits(s: Campaign, u: int) -> bool:
    """Whether an artillery unit can fire in this battle (HU-8.3.1 to HU-8.3.10)."""
    board = s.board
    h = target_of(s)
    at = s.unit_hex[u]
    attacks = board.unit_side[u] == attacker_of(s)
    if at < 0 or u in s.guns or s.flags[u] & terms.OOS or s.is_crowded_out(u):
        return False  # HU-5.5.5
    if not gun_reaches(s, at, h, attacks) or not gun_is_ready(s, u, attacks):
        return False
    if not truck_hexes(s, board.unit_side[u], [at]):
        return False
    points = s.attack_of(u)
    for gun in s.guns:
        points += s.attack_of(gun)
    return supported_value(s, attacks, u) >= points


def gun_reaches(s: Campaign, at: int, h: int, attacks: bool) -> bool:
    board = s.board
    if at == h:
        return not attacks
    d = board.direction(at, h)
    return d >= 0 and board.edge[at * 6 + d] != terms.LAKE


def gun_is_ready(s: Campaign, u: int, attacks: bool) -> bool:
    """HU-8.3.3: once a player turn; HU-8.3.8: firing is the attack of the turn."""
    return s.flags[u] & (terms.FOUGHT | terms.FIRED if attacks else terms.FIRED) == 0


def supported_value(s: Campaign, attacks: bool, gun: int) -> int:
    """HU-8.3.4, HU-8.3.10: the value of the units that artillery supports."""
    if attacks:
        return total_attack(s, s.attackers)
    total = 0
    for u in defenders(s, target_of(s)):
        if u != gun and u not in s.guns:
            total += s.defence_of(u)
    return total


def ready_guns(s: Campaign) -> list[int]:
    """The artillery units that can still be committed."""
    return [u for u in s.board.artillery if gun_fits(s, u)]


def ready_bombers(s: Campaign, side: int) -> list[int]:
    """HU-9.7.1, HU-9.2.1.2, HU-9.9.1: the aircraft of a side that can support this battle."""
    board = s.board
    h = target_of(s)
    found: list[int] = []
    if side != attacker_of(s) and not s.combat_in(h):
        return found  # bombs are added to ground units
    for u in board.air_units[side]:
        if s.unit_hex[u] != terms.HANGAR or s.sector[u] != board.sector[h] or u in s.bombs:
            continue
        if board.unit_bomb[u] == 0:
            continue
        if side == attacker_of(s) and is_vt(s) and board.unit_type[u] != terms.FIGHTER_BOMBER:
            continue  # HU-9.9.1: only fighter-bombers
        if side == SOVIET:
            hq = s.base[u]
            if hq < 0 or s.unit_hex[hq] < 0 or board.far(s.unit_hex[hq], h) > board.air_range:
                continue
        found.append(u)
    return found


def steps_in(s: Campaign, h: int) -> int:
    """The steps that defend a hex; lone trucks count one each (HU-5.8.1.7)."""
    units = defenders(s, h)
    if not units:
        return s.trucks_at(1 - attacker_of(s), h)
    total = 0
    for u in units:
        total += s.unit_steps[u]
    return total
