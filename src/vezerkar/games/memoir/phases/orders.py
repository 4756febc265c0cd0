# hot: compiled by mypyc
"""Step 2 of a turn: ordering units, and the two cards that change units at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.events import E_DUG_IN, E_HEALED, E_ORDERED, E_RALLY_ROLLED, E_SECTION
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.combat import is_adjacent
from vezerkar.games.memoir.rules.orders import (
    BY_DICE,
    EVERY_ZONE,
    USED_UP,
    classes_left,
    in_generals_zones,
    may_dig,
    open_zones,
    own_quotas,
    sandbags_left,
    zone_quotas,
)
from vezerkar.games.memoir.state import Battle
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Order(Phase[Battle]):
    """Which units are ordered? Frame: quotas by zone, orders anywhere or by dice, seats done."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() & ~s.stack[frame.ORDER_DONE]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        packed: i64 = s.stack[frame.ORDER_QUOTAS]
        orders: i64 = s.stack[frame.ORDER_LIMIT]
        ordered: i64 = 0
        for mask in s.orders:
            ordered |= mask
        found: list[int] = []
        zones: i64 = open_zones(s, packed, ordered) if packed else EVERY_ZONE
        if zones and orders != USED_UP and (packed or orders):
            classes: i64 = board.card_classes[s.card]
            if orders >= BY_DICE:
                classes &= classes_left(s, orders - BY_DICE, ordered)
            contact: i64 = board.card_adjacent[s.card]
            alone = len(board.team_seats[s.active ^ s.leg]) == 1
            # M44-2.4: each once, in Overlord also by an earlier card of the turn
            left: i64 = board.units_of[s.active * 8 + classes] & ~(ordered | s.fought)
            while left:
                u = first_of(left)
                left &= left - 1
                h: i64 = s.unit_hex[u]
                if h < 0 or not board.zones[h] & zones:
                    continue
                if contact and is_adjacent(s, u) != (contact == 1):
                    continue  # M44-K.27, K.36
                if alone or self.is_mine(s, seat, h, packed):
                    found.append(board.order_of[u])
        found.append(frame.DONE)  # M44-2.6
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
        own = open_zones(s, own_quotas(s, seat, packed), s.orders[seat])
        return s.board.zones[h] & own != 0

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.stack[frame.ORDER_DONE] |= BIT[seat]
            return
        u = a_of(action)
        s.give_order(seat, u)
        orders: i64 = s.stack[frame.ORDER_LIMIT]
        if 0 < orders < USED_UP:
            s.stack[frame.ORDER_LIMIT] = orders - 1 if orders > 1 else USED_UP
        if s.events is not None:
            s.tell(E_ORDERED, [u])

    def proceed(self, s: Battle, chance: Chance) -> None:
        go_on_to_actions(s)


def go_on_to_actions(s: Battle) -> None:
    """Orders are given: ordered units move, then battle, as the card allows (M44-T.2)."""
    board = s.board
    ordered: i64 = 0
    for mask in s.orders:
        ordered |= mask
    if ordered == 0:
        s.pop()
        return
    second: i64 = board.card_second[s.card]
    if second:
        s.replace(terms.P_MOVE, second)  # M44-K.24
        s.push(terms.P_BATTLE)
    else:
        s.replace(terms.P_BATTLE)
    if board.card_moves[s.card]:
        s.push(terms.P_MOVE)


class Section(Phase[Battle]):
    """Which section does Infantry Assault order? (M44-K.37)"""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(terms.V_SECTION, section, 0, 0) for section in range(3)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        section = a_of(action)
        quotas = [0, 0, 0]
        quotas[section] = terms.ALL_UNITS
        if s.events is not None:
            s.tell(E_SECTION, [s.active, section])
        packed = zone_quotas(s, s.active, quotas)
        s.choose_zones(packed)
        s.push(terms.P_ORDER, packed)


class Dig(Phase[Battle]):
    """Which infantry digs in? Frame: units left, seats done (M44-K.33, K.34)."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() & ~s.stack[frame.DIG_DONE]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        found: list[int] = []
        if s.stack[frame.DIG_LEFT] > 0 and sandbags_left(s) > 0:
            for u in board.units[s.active]:
                h: i64 = s.unit_hex[u]
                if h < 0 or not may_dig(s, u, h):
                    continue
                if s.general >= 0 or s.seat_in_charge(s.active, h) == seat:
                    found.append(pack(terms.V_DIG, u, 0, 0))
        found.append(frame.DONE)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.stack[frame.DIG_DONE] |= BIT[seat]
            return
        u = a_of(action)
        h = s.unit_hex[u]
        s.lay(h, s.works[h] | terms.SANDBAGS)
        s.moved |= BIT[u]  # M44-K.33: nor does it act for another general of Overlord
        s.fought |= BIT[u]
        s.stack[frame.DIG_LEFT] -= 1
        if s.events is not None:
            s.tell(E_DUG_IN, [u, h])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


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
                    found.append(pack(terms.V_HEAL, u, 0, 0))
        found.append(frame.DONE)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
            return
        board = s.board
        u = a_of(action)
        kind: i64 = board.unit_class[u]
        back: i64 = 0
        for face in rally(s, chance):
            if face == terms.STAR or terms.HITS_CLASS[face] == kind:
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
            go_on_to_actions(s)
        else:
            s.pop()


def rally(s: Battle, chance: Chance) -> list[int]:
    """Roll one die for each command card held, the card being played included."""
    dice: i64 = 4 if s.board.overlord else len(s.hands[s.active]) + 1
    faces: list[int] = []
    for i in range(dice):
        faces.append(chance.below(6))
    if s.events is not None:
        s.tell(E_RALLY_ROLLED, [s.active, *faces])
    return faces
