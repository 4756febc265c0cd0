# hot: compiled by mypyc
"""Plans that change after the reveal: Quick Decision and the Messenger (KF-6.22.1, KF-6.26.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, c_of, pack, verb_of
from vezerkar.core.lists import changed, plus, with_list
from vezerkar.games.crescent.events import E_ADDED, E_SUPPORTED, E_TRANSFERRED
from vezerkar.games.crescent.phases.frame import SEAT, SUPPORT_TROOP
from vezerkar.games.crescent.phases.reveal import develop, show
from vezerkar.games.crescent.rules.planning import (
    fits,
    is_taken,
    open_places,
    points_left,
    targets_of,
)
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
    CARDS,
    EXTRA_PAY,
    NO_CARD,
    P_SUPPORT,
    TYPES,
    V_ADD,
    V_DONE,
    V_PASS,
    V_RESERVE,
    V_SUPPORT,
    V_TRANSFER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

QUICK_POINTS: Final = 1  # KF-6.22.1


class Quick(Phase[Battle]):
    """Which card is added? The hand is hidden, so the question always comes. Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        places = open_places(s, seat)
        present = s.troops(seat % 2)
        left = points_left(s, seat)
        for card in range(CARDS):
            if s.hand[seat][card] and s.board.points[card] <= QUICK_POINTS:
                targets = targets_of(s, seat, card, places, present, left)
                for troop in range(TYPES):
                    if targets & BIT[troop]:
                        found.append(pack(V_ADD, card, troop, 0))
        found.append(pack(V_PASS, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_PASS:
            return
        card, troop = a_of(action), b_of(action)
        place = troop * ARMY_PLACES + s.board.colour[card]
        s.to_hand(seat, card, -1)
        s.set_laid(seat, place, card)
        s.spent = plus(s.spent, seat, s.board.points[card])
        show(s, seat, place)
        if s.events is not None:
            s.tell(E_ADDED, [seat, card, troop])
        s.push(P_SUPPORT, seat, troop)
        if s.board.development[card]:
            if card == EXTRA_PAY:
                s.idle = plus(s.idle, seat, 1)  # KF-6.22.4
            develop(s, seat, place)


class Support(Phase[Battle]):
    """Which cubes support the added card? (KF-6.22.3) Frame: the captain, the army card."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        troop: i64 = s.stack[SUPPORT_TROOP]
        found: list[int] = []
        if s.cubes[seat][troop] < s.cube_room(seat, troop):
            for other in range(TYPES):
                if other != troop and s.cubes[seat][other]:
                    found.append(pack(V_SUPPORT, other, 0, 0))
            if s.idle[seat]:
                found.append(pack(V_RESERVE, 0, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        troop: i64 = s.stack[SUPPORT_TROOP]
        verb = verb_of(action)
        if verb == V_DONE:
            s.pop()
            return
        if verb == V_SUPPORT:
            other = a_of(action)
            s.set_cubes(seat, other, s.cubes[seat][other] - 1)
        else:
            s.idle = plus(s.idle, seat, -1)
        s.set_cubes(seat, troop, s.cubes[seat][troop] + 1)
        if s.events is not None:
            s.tell(E_SUPPORTED, [seat, troop])


class Messenger(Phase[Battle]):
    """What does the partner move? (KF-6.26.2) Frame: the partner."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        for source in range(TYPES):
            cards = has_cards(s, seat, source)
            cubes: i64 = s.cubes[seat][source]
            for target in range(TYPES):
                if source == target or not may_transfer(s, seat, source, target):
                    continue
                room = s.cube_room(seat, target) - s.cubes[seat][target]
                for n in range(0 if cards else 1, min(cubes, room) + 1):
                    found.append(pack(V_TRANSFER, source, target, n))
        found.append(pack(V_PASS, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_PASS:
            return
        source, target, n = a_of(action), b_of(action), c_of(action)
        laid = s.laid[seat][:]
        for colour in range(ARMY_PLACES):
            if laid[source * ARMY_PLACES + colour] != NO_CARD:
                laid[target * ARMY_PLACES + colour] = laid[source * ARMY_PLACES + colour]
                laid[source * ARMY_PLACES + colour] = NO_CARD
        s.laid = with_list(s.laid, seat, laid)
        s.set_cubes(seat, source, s.cubes[seat][source] - n)
        s.set_cubes(seat, target, s.cubes[seat][target] + n)
        base = seat * TYPES
        moved: i64 = s.force[base + source]
        s.force = changed(s.force, base + target, s.force[base + target] | moved)
        s.force = changed(s.force, base + source, 0)
        if s.events is not None:
            s.tell(E_TRANSFERRED, [seat, source, target, n])


def has_cards(s: Battle, seat: i64, troop: i64) -> bool:
    laid = s.laid[seat]
    for colour in range(ARMY_PLACES):
        if laid[troop * ARMY_PLACES + colour] != NO_CARD:
            return True
    return False


def may_transfer(s: Battle, seat: i64, source: i64, target: i64) -> bool:
    """Whether all cards of one army card can lie on another (KF-6.26.2)."""
    laid = s.laid[seat]
    for colour in range(ARMY_PLACES):
        card: i64 = laid[source * ARMY_PLACES + colour]
        if card == NO_CARD:
            continue
        if is_taken(s, seat, target * ARMY_PLACES + colour) or not fits(s, seat, card, target):
            return False
    return True
