# hot: compiled by mypyc
"""The plan of a captain: what may be taken, laid and taken back while it is secret (KF-8.2).

A plan keeps every limit at every moment, so that nothing can be laid that could never be handed
in; `owes_a_draw` says whether a card must be drawn before it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.decks import is_empty, size
from vezerkar.core.kernel import BIT
from vezerkar.core.lists import with_list
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
    EXTRA_PAY,
    GREEN,
    GREY,
    LIEUTENANT,
    MORE_POINTS,
    NO_CARD,
    PLACES,
    PURPLE,
    TYPES,
    UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_DRAWN: Final = 2  # KF-3.1.6
GUNS: Final = 32  # the army card of the guns in a mask


def cards_laid(s: Battle, seat: i64) -> i64:
    total: i64 = 0
    for card in s.laid[seat]:
        if card >= 0:
            total += 1
    return total


def held(s: Battle, seat: i64) -> i64:
    """Cards in hand and on the table together: what the hand limit counts."""
    return size(s.hand[seat]) + cards_laid(s, seat)


def kept(s: Battle, seat: i64) -> i64:
    """Cards that were in hand when this planning phase began."""
    return held(s, seat) - len(s.drawn[seat]) - len(s.recalled[seat])


def hand_room(s: Battle, seat: i64) -> i64:
    return s.hand_limit(seat) - held(s, seat)


def may_take_cards(s: Battle, seat: i64) -> bool:
    """From the second round on, with room in hand (KF-3.1.1, KF-3.1.5, KF-3.1.7, KF-3.1.8)."""
    return s.round > 1 and hand_room(s, seat) > 0


def draw_is_owed(s: Battle, seat: i64) -> bool:
    """KF-3.1.7: whether a card of the draw pile is compulsory in this planning phase."""
    if s.round < 2 or (len(s.drawn[seat]) == 0 and is_empty(s.draw[seat])):
        return False
    return kept(s, seat) < s.board.hand_limit + s.lieutenant[seat]


def owes_a_draw(s: Battle, seat: i64) -> bool:
    return len(s.drawn[seat]) == 0 and draw_is_owed(s, seat)


def is_taken(s: Battle, seat: i64, place: i64) -> bool:
    """A card lies in a place, or one was carried out from it this round (KF-3.1.2, KF-6.22.2)."""
    return s.laid[seat][place] != NO_CARD or s.played[seat] & BIT[place] != 0


# Where a card may be laid: masks of army cards, found for a whole hand at once


def open_places(s: Battle, seat: i64) -> i64:
    """The army cards with an open place: a mask for each colour, one above the other.

    One card of each colour (KF-3.1.2, KF-6.22.2), purple and green beside a grey one (KF-3.1.3).
    """
    laid = s.laid[seat]
    played: i64 = s.played[seat]
    found: i64 = 0
    place: i64 = 0
    army_card: i64 = 1
    while place < PLACES:
        if laid[place] == NO_CARD:
            if not played >> place & 1:
                found |= army_card
        else:
            if laid[place + PURPLE] == NO_CARD and not played >> (place + PURPLE) & 1:
                found |= army_card << TYPES
            if laid[place + GREEN] == NO_CARD and not played >> (place + GREEN) & 1:
                found |= army_card << 2 * TYPES
        place += ARMY_PLACES
        army_card += army_card
    return found


def army_cards_for(s: Battle, seat: i64, card: i64, present: i64) -> i64:
    """The army cards that a card is for at all (KF-3.1.16, KF-6.9.2, KF-2.2.6, KF-2.2.13).

    `present` are the types of which the side has a tower; orders of guns need none.
    """
    side_b: i64 = s.upgraded[seat]
    needs_b: i64 = s.board.needs_b[card]
    found: i64 = s.board.allowed[card]
    found &= side_b | ~needs_b
    if card == UPGRADE:
        return found & present & ~side_b
    return found & (present | GUNS)


def fits(s: Battle, seat: i64, card: i64, troop: i64) -> bool:
    """Whether a card is for an army card at all."""
    return army_cards_for(s, seat, card, s.troops(seat % 2)) >> troop & 1 != 0


def points_left(s: Battle, seat: i64) -> i64:
    """KF-2.4.2."""
    used: i64 = s.spent[seat] if s.revealed else s.points_laid(seat)
    return s.point_limit(seat) - used


def affordable(s: Battle, card: i64, troop: i64, left: i64) -> bool:
    """KF-2.4.2, with the point that an Upgrade of the musketeers brings at once (KF-3.1.13)."""
    board = s.board
    if card == UPGRADE and board.bonus[troop] & MORE_POINTS:
        left += 1
    return board.points[card] <= left


def targets_of(s: Battle, seat: i64, card: i64, places: i64, present: i64, left: i64) -> i64:
    """The army cards on which a card may be laid, with so many command points left."""
    colour: i64 = s.board.colour[card]
    targets = places >> TYPES * colour & army_cards_for(s, seat, card, present)
    if card != UPGRADE:
        return targets if s.board.points[card] <= left else 0
    for troop in range(TYPES):
        if not affordable(s, card, troop, left):
            targets &= ~BIT[troop]
    return targets


def cubes_left(s: Battle, seat: i64) -> i64:
    return s.cube_limit(seat) - s.cubes_laid(seat)


# Taking back


def without(s: Battle, seat: i64, place: i64) -> list[int]:
    """The plan without a card; a grey one takes the other cards of its army card along."""
    laid = s.laid[seat][:]
    laid[place] = NO_CARD
    if place % ARMY_PLACES == GREY:
        laid[place + PURPLE] = NO_CARD
        laid[place + GREEN] = NO_CARD
    return laid


def raises_a_limit(card: i64) -> bool:
    """An Upgrade, Extra Pay or a Lieutenant: what they allow counts at once (KF-3.1.13)."""
    return card == UPGRADE or card == EXTRA_PAY or card == LIEUTENANT


def may_lift(s: Battle, seat: i64, place: i64) -> bool:
    """Whether the plan still keeps its limits when a card is taken back.

    It has kept them so far: only a card that raises one can be missed.
    """
    laid = s.laid[seat]
    if place % ARMY_PLACES == GREY:
        if not raises_a_limit(laid[place + PURPLE]) and not raises_a_limit(laid[place + GREEN]):
            return True
    elif not raises_a_limit(laid[place]):
        return True
    count = held(s, seat)
    troop = place // ARMY_PLACES
    whole = s.laid
    s.laid = with_list(whole, seat, without(s, seat, place))
    ok = (
        count <= s.hand_limit(seat)
        and s.cubes_laid(seat) <= s.cube_limit(seat)
        and s.cubes[seat][troop] <= s.cube_room(seat, troop)
    )
    s.laid = whole
    return ok


def may_put_back(s: Battle, seat: i64) -> bool:
    """The last card of the draw pile stays while others from the discard pile are held."""
    if len(s.drawn[seat]) > 1 or len(s.recalled[seat]) == 0:
        return True
    return not draw_is_owed(s, seat)


def is_begun(s: Battle, seat: i64) -> bool:
    """Whether anything was done in this planning phase."""
    return bool(s.drawn[seat] or s.recalled[seat]) or cards_laid(s, seat) + s.cubes_laid(seat) > 0


def clear_plan(s: Battle, seat: i64) -> None:
    """Everything back to where it was when the planning phase began."""
    hand = s.hand[seat][:]
    for card in s.laid[seat]:
        if card >= 0:
            hand[card] += 1
    draw = s.draw[seat][:]
    for card in s.drawn[seat]:
        hand[card] -= 1
        draw[card] += 1
    discard = s.discard[seat][:]
    for card in s.recalled[seat]:
        hand[card] -= 1
        discard[card] += 1
    s.hand = with_list(s.hand, seat, hand)
    s.draw = with_list(s.draw, seat, draw)
    s.discard = with_list(s.discard, seat, discard)
    s.laid = with_list(s.laid, seat, [NO_CARD] * PLACES)
    s.cubes = with_list(s.cubes, seat, [0] * TYPES)
    s.drawn = with_list(s.drawn, seat, [])
    s.recalled = with_list(s.recalled, seat, [])
