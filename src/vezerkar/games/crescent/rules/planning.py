# hot: compiled by mypyc
"""The plan of a captain: what may be taken, laid and taken back while it is secret (KF-8.2).

A plan keeps every limit at every moment, so that nothing can be laid that could never be handed
in; `owes_a_draw` says whether a card must be drawn before it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.decks import size
from vezerkar.core.kernel import BIT
from vezerkar.core.lists import with_list
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    GREY,
    GUN,
    MORE_POINTS,
    NO_CARD,
    PLACES,
    TYPES,
    UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_DRAWN: Final = 2  # KF-3.1.6


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


def may_draw(s: Battle, seat: i64) -> bool:
    """KF-3.1.1, KF-3.1.6, KF-3.1.7."""
    return s.round > 1 and len(s.drawn[seat]) < MAX_DRAWN and hand_room(s, seat) > 0


def draw_is_owed(s: Battle, seat: i64) -> bool:
    """KF-3.1.7: whether a card of the draw pile is compulsory in this planning phase."""
    if s.round < 2 or size(s.draw[seat]) + len(s.drawn[seat]) == 0:
        return False
    return kept(s, seat) < s.board.hand_limit + s.lieutenant[seat]


def owes_a_draw(s: Battle, seat: i64) -> bool:
    return len(s.drawn[seat]) == 0 and draw_is_owed(s, seat)


def may_recall(s: Battle, seat: i64) -> bool:
    """KF-3.1.8; the draw pile comes first (KF-3.1.6)."""
    return s.round > 1 and hand_room(s, seat) > 0 and not owes_a_draw(s, seat)


def fits(s: Battle, seat: i64, card: i64, troop: i64) -> bool:
    """Whether a card is for an army card at all (KF-3.1.16, KF-6.9.2, KF-2.2.6, KF-2.2.13)."""
    board = s.board
    if not board.allowed[card] >> troop & 1:
        return False
    if board.needs_b[card] >> troop & 1 and not s.upgraded[seat] >> troop & 1:
        return False
    if card == UPGRADE:
        return not s.upgraded[seat] >> troop & 1 and s.has_troop(seat % 2, troop)
    return troop == GUN or s.has_troop(seat % 2, troop)


def is_taken(s: Battle, seat: i64, place: i64) -> bool:
    """A card lies in a place, or one was carried out from it this round (KF-3.1.2, KF-6.22.2)."""
    return s.laid[seat][place] != NO_CARD or s.played[seat] & BIT[place] != 0


def has_place(s: Battle, seat: i64, card: i64, troop: i64) -> bool:
    """One card of each colour; purple and green only beside a grey one (KF-3.1.2, KF-3.1.3)."""
    colour: i64 = s.board.colour[card]
    if is_taken(s, seat, troop * 3 + colour):
        return False
    return colour == GREY or s.laid[seat][troop * 3 + GREY] != NO_CARD


def affordable(s: Battle, seat: i64, card: i64, troop: i64) -> bool:
    """KF-2.4.2, with the point that an Upgrade of the musketeers brings at once (KF-3.1.13)."""
    board = s.board
    used = s.spent[seat] if s.revealed else s.points_laid(seat)
    limit = s.point_limit(seat)
    if card == UPGRADE and board.bonus[troop] & MORE_POINTS:
        limit += 1
    return used + board.points[card] <= limit


def may_lay(s: Battle, seat: i64, card: i64, troop: i64) -> bool:
    return (
        has_place(s, seat, card, troop)
        and fits(s, seat, card, troop)
        and affordable(s, seat, card, troop)
    )


def cubes_left(s: Battle, seat: i64) -> i64:
    return s.cube_limit(seat) - s.cubes_laid(seat)


# Taking back


def without(s: Battle, seat: i64, place: i64) -> list[int]:
    """The plan without a card; a grey one takes the other cards of its army card along."""
    laid = s.laid[seat][:]
    laid[place] = NO_CARD
    if place % 3 == GREY:
        laid[place + 1] = NO_CARD
        laid[place + 2] = NO_CARD
    return laid


def may_lift(s: Battle, seat: i64, place: i64) -> bool:
    """Whether the plan still keeps its limits when a card is taken back."""
    whole = s.laid
    s.laid = with_list(whole, seat, without(s, seat, place))
    lifted: i64 = 0
    for i in range(PLACES):
        if whole[seat][i] != s.laid[seat][i]:
            lifted += 1
    ok = s.cubes_laid(seat) <= s.cube_limit(seat) and held(s, seat) + lifted <= s.hand_limit(seat)
    for troop in range(TYPES):
        if s.cubes[seat][troop] > s.cube_room(seat, troop):
            ok = False
    s.laid = whole
    return ok


def may_put_back(s: Battle, seat: i64) -> bool:
    """The last card of the draw pile stays while others from the discard pile are held."""
    if len(s.drawn[seat]) > 1 or not draw_is_owed(s, seat):
        return True
    return len(s.recalled[seat]) == 0


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
