# hot: compiled by mypyc
"""Step 2 of a turn: ordering units, and the two cards that change units at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.memoir.combat import is_adjacent
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    ARMOR,
    ARTILLERY,
    E_DUG_IN,
    E_HEALED,
    E_ORDERED,
    E_RALLY_ROLLED,
    E_SECTION,
    HITS_CLASS,
    INFANTRY,
    P_BATTLE,
    P_MOVE,
    P_ORDER,
    SANDBAGS,
    STAR,
    V_DIG,
    V_DONE,
    V_HEAL,
    V_ORDER,
    V_SECTION,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

QUOTA_BITS: Final = 4  # quotas by physical zone are packed into one number of a frame
QUOTA_MASK: Final = 15
ALL_UNITS: Final = 15  # a quota that never runs out
ALL_ROOM: Final = 60
USED_UP: Final = 4095  # orders anywhere on the board, when the last has been given
BY_DICE: Final = 4096  # orders by dice: this + infantry + 16 * armor + 256 * stars


def zone_quotas(s: Battle, side: i64, quotas: list[int]) -> i64:
    """Quotas of a side's own left, center and right as one number by physical zone (M44-B.4)."""
    packed: i64 = 0
    for section in range(3):
        zone: i64 = section if side == s.board.bottom else 2 - section
        quota: i64 = quotas[section]
        packed |= quota << (QUOTA_BITS * zone)
    return packed


def own_quotas(s: Battle, seat: i64, packed: i64) -> i64:
    """Of the quotas of a card those that a member of the team gives: his sections' (M44-A3.8)."""
    board = s.board
    team = s.team(s.active)
    own: i64 = 0
    for z in range(3):
        section: i64 = z if s.active == board.bottom else 2 - z
        if board.post[team][section] == seat:
            own |= packed & (QUOTA_MASK << (QUOTA_BITS * z))
    return own


# By mask of zones with orders and mask of the zones of a hex: whether they have one in common.
_OPEN: Final[list[list[bool]]] = [[a & b != 0 for b in range(64)] for a in range(64)]


def room_in(s: Battle, packed: i64, zone: i64, ordered: i64) -> bool:
    """Whether a card for a single zone, given as a mask, has an order left."""
    board = s.board
    while packed & QUOTA_MASK == 0:
        packed >>= QUOTA_BITS
    room: i64 = packed & QUOTA_MASK
    if room == ALL_UNITS:
        return True
    u: i64
    for u in board.units[s.active]:
        if ordered & BIT[u] and board.zones[s.unit_hex[u]] & zone:
            room -= 1
    return room > 0


def open_masks(s: Battle, packed: i64, ordered: i64) -> list[bool]:
    """By mask of zones: whether one more unit standing there can be ordered (M44-2.7).

    A choice of units is legal if every group of zones holds no more units that stand only there
    than its quotas allow together.
    """
    zones: i64 = s.board.zone_count
    active: i64 = 0
    for z in range(zones):
        if packed >> (QUOTA_BITS * z) & QUOTA_MASK:
            active |= BIT[z]
    if ordered == 0:
        return _OPEN[active]
    if active & (active - 1) == 0:
        return _OPEN[active] if room_in(s, packed, active, ordered) else _OPEN[0]
    size: i64 = BIT[zones]
    load = [0] * size
    for u in s.board.units[s.active]:
        if ordered & BIT[u]:
            load[s.board.zones[s.unit_hex[u]] & active] += 1
    fits = [mask & active != 0 for mask in range(size)]
    group: i64 = active
    while group:  # every group of zones that the card names
        room: i64 = 0
        for z in range(zones):
            if group & BIT[z]:
                quota: i64 = packed >> (QUOTA_BITS * z) & QUOTA_MASK
                room += ALL_ROOM if quota == ALL_UNITS else quota
        for mask in range(1, size):
            if load[mask] and mask & ~group == 0:
                room -= load[mask]
        if room < 1:
            for mask in range(size):
                if mask & active & ~group == 0:
                    fits[mask] = False
        group = (group - 1) & active
    return fits


def classes_left(s: Battle, dice: i64, ordered: i64) -> i64:
    """Mask of the classes that the dice of Their Finest Hour still order (M44-K.42)."""
    infantry: i64 = dice & 15
    armor: i64 = dice >> 4 & 15
    stars: i64 = dice >> 8 & 15
    for u in s.board.units[s.active]:
        if ordered & BIT[u]:
            kind: i64 = s.board.unit_class[u]
            if kind == INFANTRY and infantry > 0:
                infantry -= 1
            elif kind == ARMOR and armor > 0:
                armor -= 1
            else:
                stars -= 1
    found: i64 = 0
    if infantry > 0 or stars > 0:
        found |= BIT[INFANTRY]
    if armor > 0 or stars > 0:
        found |= BIT[ARMOR]
    if stars > 0:
        found |= BIT[ARTILLERY]
    return found


class Order(Phase[Battle]):
    """Which units are ordered? Frame: quotas by zone, orders anywhere or by dice, seats done."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() & ~s.stack[-1]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        packed: i64 = s.stack[-3]
        orders: i64 = s.stack[-2]
        ordered: i64 = 0
        for mask in s.orders:
            ordered |= mask
        found: list[int] = []
        if orders != USED_UP and (packed or orders):
            fits: list[bool] = open_masks(s, packed, ordered) if packed else []
            classes: i64 = board.card_classes[s.card]
            if orders >= BY_DICE:
                classes &= classes_left(s, orders - BY_DICE, ordered)
            contact: i64 = board.card_adjacent[s.card]
            alone = len(board.team_seats[s.active ^ s.leg]) == 1
            u: i64
            for u in board.units[s.active]:
                h: i64 = s.unit_hex[u]
                if h < 0 or (ordered | s.fought) & BIT[u]:
                    continue  # M44-2.4, in Overlord also by an earlier card of the turn
                if packed and not fits[board.zones[h]]:
                    continue
                if not classes & BIT[board.unit_class[u]]:
                    continue
                if contact and is_adjacent(s, u) != (contact == 1):
                    continue  # M44-K.27, K.36
                if alone or self.is_mine(s, seat, h, packed):
                    found.append(pack(V_ORDER, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))  # M44-2.6
        return found

    def is_mine(self, s: Battle, seat: i64, h: i64, packed: i64) -> bool:
        """In a team each member orders the units of his own sections (M44-A3.8).

        On a shared hex that is whoever has an order left for one of its sections, and with a card
        that names no sections the commander of the center (M44-A3.7).
        """
        if s.general >= 0:
            return True
        if packed == 0:
            return s.seat_in_charge(s.active, h) == seat
        return open_masks(s, own_quotas(s, seat, packed), s.orders[seat])[s.board.zones[h]]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.stack[-1] |= BIT[seat]
            return
        u = a_of(action)
        s.give_order(seat, u)
        orders: i64 = s.stack[-2]
        if 0 < orders < USED_UP:
            s.stack[-2] = orders - 1 if orders > 1 else USED_UP
        if s.events is not None:
            s.tell(E_ORDERED, [u])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()
        push_actions(s)


def push_actions(s: Battle) -> None:
    """Ordered units move, then battle, as the card allows (M44-T.2)."""
    board = s.board
    for mask in s.orders:
        if mask:
            if board.card_second[s.card]:
                s.push(P_MOVE, board.card_second[s.card])  # M44-K.24
            s.push(P_BATTLE)
            if board.card_moves[s.card]:
                s.push(P_MOVE)
            return


class Section(Phase[Battle]):
    """Which section does Infantry Assault order? (M44-K.37)"""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_SECTION, section, 0, 0) for section in range(3)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        section = a_of(action)
        quotas = [0, 0, 0]
        quotas[section] = ALL_UNITS
        if s.events is not None:
            s.tell(E_SECTION, [s.active, section])
        packed = zone_quotas(s, s.active, quotas)
        s.choose_zones(packed)
        s.push(P_ORDER, packed)


class Dig(Phase[Battle]):
    """Which infantry digs in? Frame: units left, seats done (M44-K.33, K.34)."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() & ~s.stack[-2]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        found: list[int] = []
        if s.stack[-3] > 0 and sandbags_left(s) > 0:
            for u in board.units[s.active]:
                h: i64 = s.unit_hex[u]
                if h < 0 or not may_dig(s, u, h):
                    continue
                if s.general >= 0 or s.seat_in_charge(s.active, h) == seat:
                    found.append(pack(V_DIG, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.stack[-2] |= BIT[seat]
            return
        u = a_of(action)
        h = s.unit_hex[u]
        s.lay(h, s.works[h] | SANDBAGS)
        s.moved |= BIT[u]  # M44-K.33: nor does it act for another general of Overlord
        s.fought |= BIT[u]
        s.stack[-3] -= 1
        if s.events is not None:
            s.tell(E_DUG_IN, [u, h])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def may_dig(s: Battle, u: i64, h: i64) -> bool:
    board = s.board
    if s.fought & BIT[u]:
        return False  # M44-2.4: Overlord, ordered by an earlier card of the turn
    if board.unit_class[u] != INFANTRY or s.works[h] & SANDBAGS:
        return False
    if s.general >= 0 and not in_generals_zones(s, h):
        return False
    return board.firm[h * 2 + board.unit_side[u]] == 0  # M44-K.34, F.8


def in_generals_zones(s: Battle, h: i64) -> bool:
    """Overlord: whether a hex lies in the section of the field general who acts."""
    board = s.board
    own: i64 = s.general if s.active == board.bottom else 2 - s.general
    return board.zones[h] & (BIT[2 * own] | BIT[2 * own + 1]) != 0


def sandbags_left(s: Battle) -> i64:
    """Pieces that are not on the board (M44-0.7)."""
    left: i64 = s.board.sandbag_pieces
    for h in range(s.board.count):
        if s.works[h] & SANDBAGS:
            left -= 1
    return left


class Heal(Phase[Battle]):
    """Which unit do the medics and mechanics restore? (M44-K.39, K.40)"""

    def waiting(self, s: Battle) -> i64:
        if s.general >= 0:
            return s.commanders()
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        found: list[int] = []
        for u in board.units[s.active]:
            h: i64 = s.unit_hex[u]
            if h < 0 or s.fought & BIT[u]:
                continue  # M44-2.4: Overlord, ordered by an earlier card of the turn
            if s.unit_men[u] < board.unit_full[u]:
                if s.general < 0 or in_generals_zones(s, h):
                    found.append(pack(V_HEAL, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_DONE:
            return
        board = s.board
        u = a_of(action)
        kind: i64 = board.unit_class[u]
        back: i64 = 0
        for face in rally(s, chance):
            if face == STAR or HITS_CLASS[face] == kind:
                back += 1
        lost: i64 = board.unit_full[u] - s.unit_men[u]
        if back > lost:
            back = lost
        s.set_men(u, s.unit_men[u] + back)
        if s.events is not None:
            s.tell(E_HEALED, [u, back])
        if back > 0:
            owner = seat if s.general >= 0 else s.seat_in_charge(s.active, s.unit_hex[u])
            s.give_order(owner, u)
            push_actions(s)


def rally(s: Battle, chance: Chance) -> list[int]:
    """Roll one die for each command card held, the card being played included."""
    dice: i64 = 4 if s.board.overlord else len(s.hands[s.active]) + 1
    faces: list[int] = []
    for i in range(dice):
        faces.append(chance.below(6))
    if s.events is not None:
        s.tell(E_RALLY_ROLLED, [s.active, *faces])
    return faces
