# hot: compiled by mypyc
"""Preparation: all captains plan at once and in secret (KF-3.1.1 to KF-3.1.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import plus, with_list
from vezerkar.games.crescent.events import E_READY
from vezerkar.games.crescent.rules.planning import (
    clear_plan,
    cubes_left,
    is_begun,
    may_draw,
    may_lay,
    may_lift,
    may_put_back,
    may_recall,
    owes_a_draw,
    without,
)
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARDS,
    NO_CARD,
    PLACES,
    TYPES,
    V_CUBE,
    V_DRAW,
    V_LAY,
    V_LIFT,
    V_LOCK,
    V_PUT_BACK,
    V_RECALL,
    V_RESTART,
    V_THROW_BACK,
    V_UNCUBE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Plan(Phase[Battle]):
    """What does each captain plan? Secret: nobody sees more than who is ready (KF-3.1.10)."""

    def waiting(self, s: Battle) -> i64:
        return (BIT[s.board.seats] - 1) & ~s.locked

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found = plan_steps(s, seat)
        if s.thoughts[seat] < s.board.second_thoughts:
            add_second_thoughts(s, seat, found)
        if not owes_a_draw(s, seat):
            found.append(pack(V_LOCK, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_LOCK:
            s.locked |= BIT[seat]
            if s.events is not None:
                s.tell(E_READY, [seat])
        elif verb <= V_CUBE:
            go_forward(s, seat, verb, a_of(action), b_of(action))
        else:
            s.thoughts = plus(s.thoughts, seat, 1)
            go_back(s, seat, verb, a_of(action), b_of(action))


def plan_steps(s: Battle, seat: i64) -> list[int]:
    """Everything that brings a plan forward."""
    found: list[int] = []
    add_cards(s, seat, found)
    add_laying(s, seat, found)
    return found


def add_cards(s: Battle, seat: i64, found: list[int]) -> None:
    """Cards that may be taken in hand (KF-3.1.6)."""
    if may_draw(s, seat):
        for card in range(CARDS):
            if s.draw[seat][card]:
                found.append(pack(V_DRAW, card, 0, 0))
    if may_recall(s, seat):
        for card in range(CARDS):
            if s.discard[seat][card]:
                found.append(pack(V_RECALL, card, 0, 0))


def add_laying(s: Battle, seat: i64, found: list[int]) -> None:
    """Cards and cubes that may be laid on army cards (KF-0.5)."""
    hand = s.hand[seat]
    for card in range(CARDS):
        if hand[card]:
            for troop in range(TYPES):
                if may_lay(s, seat, card, troop):
                    found.append(pack(V_LAY, card, troop, 0))
    if cubes_left(s, seat) > 0:
        for troop in range(TYPES):
            if s.cubes[seat][troop] < s.cube_room(seat, troop):
                found.append(pack(V_CUBE, troop, 0, 0))


def add_second_thoughts(s: Battle, seat: i64, found: list[int]) -> None:
    """Whatever may be taken back before the plan is handed in (KF-3.1.10)."""
    hand = s.hand[seat]
    drawn = s.drawn[seat]
    if drawn and may_put_back(s, seat):
        for i in range(len(drawn)):
            if hand[drawn[i]] and (i == 0 or drawn[i] != drawn[i - 1]):
                found.append(pack(V_PUT_BACK, drawn[i], 0, 0))
    recalled = s.recalled[seat]
    for i in range(len(recalled)):
        if hand[recalled[i]] and (i == 0 or recalled[i] != recalled[i - 1]):
            found.append(pack(V_THROW_BACK, recalled[i], 0, 0))
    laid = s.laid[seat]
    for place in range(PLACES):
        if laid[place] != NO_CARD and may_lift(s, seat, place):
            found.append(pack(V_LIFT, laid[place], place // 3, 0))
    for troop in range(TYPES):
        if s.cubes[seat][troop]:
            found.append(pack(V_UNCUBE, troop, 0, 0))
    if is_begun(s, seat):
        found.append(pack(V_RESTART, 0, 0, 0))


def with_card(cards: list[int], card: i64) -> list[int]:
    """A sorted list with one card more."""
    out = [*cards, int(card)]
    out.sort()
    return out


def go_forward(s: Battle, seat: i64, verb: i64, a: i64, b: i64) -> None:
    if verb == V_DRAW:
        s.to_draw(seat, a, -1)
        s.to_hand(seat, a, 1)
        s.drawn = with_list(s.drawn, seat, with_card(s.drawn[seat], a))
    elif verb == V_RECALL:
        s.to_discard(seat, a, -1)
        s.to_hand(seat, a, 1)
        s.recalled = with_list(s.recalled, seat, with_card(s.recalled[seat], a))
    elif verb == V_LAY:
        s.to_hand(seat, a, -1)
        s.set_laid(seat, b * 3 + s.board.colour[a], a)
    else:
        s.set_cubes(seat, a, s.cubes[seat][a] + 1)


def go_back(s: Battle, seat: i64, verb: i64, a: i64, b: i64) -> None:
    if verb == V_PUT_BACK:
        s.to_hand(seat, a, -1)
        s.to_draw(seat, a, 1)
        drawn = s.drawn[seat][:]
        drawn.remove(int(a))
        s.drawn = with_list(s.drawn, seat, drawn)
    elif verb == V_THROW_BACK:
        s.to_hand(seat, a, -1)
        s.to_discard(seat, a, 1)
        recalled = s.recalled[seat][:]
        recalled.remove(int(a))
        s.recalled = with_list(s.recalled, seat, recalled)
    elif verb == V_LIFT:
        lift(s, seat, b * 3 + s.board.colour[a])
    elif verb == V_UNCUBE:
        s.set_cubes(seat, a, s.cubes[seat][a] - 1)
    else:
        clear_plan(s, seat)


def lift(s: Battle, seat: i64, place: i64) -> None:
    """A card goes back to the hand; a grey one with the others of its army card (KF-3.1.3)."""
    before = s.laid[seat]
    after = without(s, seat, place)
    hand = s.hand[seat][:]
    for i in range(PLACES):
        if before[i] != after[i]:
            hand[before[i]] += 1
    s.hand = with_list(s.hand, seat, hand)
    s.laid = with_list(s.laid, seat, after)
