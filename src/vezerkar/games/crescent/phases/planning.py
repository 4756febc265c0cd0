# hot: compiled by mypyc
"""Preparation: all captains plan at once and in secret (KF-3.1.1 to KF-3.1.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import plus, with_list
from vezerkar.games.crescent.events import E_READY
from vezerkar.games.crescent.rules.planning import (
    MAX_DRAWN,
    clear_plan,
    cubes_left,
    is_begun,
    may_lift,
    may_put_back,
    may_take_cards,
    open_places,
    owes_a_draw,
    points_left,
    targets_of,
    without,
)
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
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


def by_card(verb: int) -> list[Any]:
    """An action for each card."""
    return [pack(verb, card, 0, 0) for card in range(CARDS)]


def by_troop(verb: int) -> list[Any]:
    """An action for each army card."""
    return [pack(verb, troop, 0, 0) for troop in range(TYPES)]


def by_card_and_troop(verb: int) -> list[Any]:
    """An action for each card on each army card."""
    return [pack(verb, card, troop, 0) for card in range(CARDS) for troop in range(TYPES)]


# All steps of a plan, made once and shared by all lists. They are typed as Any because the compiled
# form would unpack an int and make a new one each time it is put into a list.
DRAW: Final[list[Any]] = by_card(V_DRAW)
RECALL: Final[list[Any]] = by_card(V_RECALL)
PUT_BACK: Final[list[Any]] = by_card(V_PUT_BACK)
THROW_BACK: Final[list[Any]] = by_card(V_THROW_BACK)
LAY: Final[list[Any]] = by_card_and_troop(V_LAY)
LIFT: Final[list[Any]] = by_card_and_troop(V_LIFT)
CUBE: Final[list[Any]] = by_troop(V_CUBE)
UNCUBE: Final[list[Any]] = by_troop(V_UNCUBE)
RESTART: Final[Any] = pack(V_RESTART, 0, 0, 0)
LOCK: Final[Any] = pack(V_LOCK, 0, 0, 0)


class Plan(Phase[Battle]):
    """What does each captain plan? Secret: nobody sees more than who is ready (KF-3.1.10)."""

    def waiting(self, s: Battle) -> i64:
        return (BIT[s.board.seats] - 1) & ~s.locked

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()

    def can_act(self, s: Battle, seat: i64) -> bool:
        """Always: a plan can be handed in, or else a card is owed and can be drawn (KF-3.1.7)."""
        return True

    def actions(self, s: Battle, seat: i64) -> list[int]:
        owes = owes_a_draw(s, seat)
        found = plan_steps(s, seat, owes)
        if s.thoughts[seat] < s.board.second_thoughts:
            add_second_thoughts(s, seat, found)
        if not owes:
            found.append(LOCK)
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


def plan_steps(s: Battle, seat: i64, owes: bool) -> list[int]:
    """Everything that brings the plan of a captain forward who owes a draw or does not."""
    found: list[int] = []
    if may_take_cards(s, seat):
        add_cards(s, seat, owes, found)
    add_laying(s, seat, found)
    add_cubes(s, seat, found)
    return found


def add_cards(s: Battle, seat: i64, owes: bool, found: list[int]) -> None:
    """Cards that may be taken in hand: the draw pile comes first (KF-3.1.6 to KF-3.1.8)."""
    if len(s.drawn[seat]) < MAX_DRAWN:
        add_of_each(s.draw[seat], DRAW, found)
    if not owes:
        add_of_each(s.discard[seat], RECALL, found)


def add_of_each(counts: list[int], actions: list[Any], found: list[int]) -> None:
    """An action for each card or army card of which there is one."""
    for i, count in enumerate(counts):
        if count:
            found.append(actions[i])


def add_laying(s: Battle, seat: i64, found: list[int]) -> None:
    """Cards that may be laid on army cards (KF-0.5)."""
    places = open_places(s, seat)
    present = s.troops(seat % 2)
    left = points_left(s, seat)
    for card, count in enumerate(s.hand[seat]):
        if count:
            targets = targets_of(s, seat, card, places, present, left)
            lay: i64 = card * TYPES
            while targets:
                if targets & 1:
                    found.append(LAY[lay])
                targets >>= 1
                lay += 1


def add_cubes(s: Battle, seat: i64, found: list[int]) -> None:
    """Army cards that take a cube (KF-2.3.2, KF-2.3.3)."""
    if cubes_left(s, seat) < 1:
        return
    room = s.board.max_cubes
    side_b = s.side_b(seat)
    for troop, cubes in enumerate(s.cubes[seat]):
        if cubes < room[2 * troop + (side_b >> troop & 1)]:
            found.append(CUBE[troop])


def add_second_thoughts(s: Battle, seat: i64, found: list[int]) -> None:
    """Whatever may be taken back before the plan is handed in (KF-3.1.10)."""
    hand = s.hand[seat]
    drawn = s.drawn[seat]
    if drawn and may_put_back(s, seat):
        add_kinds_in_hand(hand, drawn, PUT_BACK, found)
    add_kinds_in_hand(hand, s.recalled[seat], THROW_BACK, found)
    for place, card in enumerate(s.laid[seat]):
        if card != NO_CARD and may_lift(s, seat, place):
            found.append(LIFT[card * TYPES + place // ARMY_PLACES])
    add_of_each(s.cubes[seat], UNCUBE, found)
    if is_begun(s, seat):
        found.append(RESTART)


def add_kinds_in_hand(
    hand: list[int], cards: list[int], actions: list[Any], found: list[int]
) -> None:
    """An action for each kind of some sorted cards that is in hand."""
    before: i64 = NO_CARD
    for drawn in cards:
        card: i64 = drawn
        if card != before and hand[card]:
            found.append(actions[card])
        before = card


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
        s.set_laid(seat, b * ARMY_PLACES + s.board.colour[a], a)
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
        lift(s, seat, b * ARMY_PLACES + s.board.colour[a])
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
