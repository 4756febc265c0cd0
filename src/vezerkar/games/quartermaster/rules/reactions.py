# hot: compiled by mypyc
"""Which cards on the table may be used in a reaction window, and who is asked (QG-20.1 to 20.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, NONE
from vezerkar.games.quartermaster.events import WINDOW_EVENT_KINDS, event_kind, space_of
from vezerkar.games.quartermaster.rules.triggers import fits
from vezerkar.games.quartermaster.state import OPEN_EVENTS, War
from vezerkar.games.quartermaster.terms import ANY_TIME, COUNTRIES, IN_WINDOW
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64
from vezerkar.games.quartermaster.rules.card_steps import able


def has_effect(s: War, card: i64, owner: i64, event: i64) -> bool:
    """Whether at least one action of a card could be carried out (QG-20.18)."""
    for step in s.board.card_plan[card]:
        if able(s, step, card, owner, event):
            return True
    return False


def answers(s: War, card: i64, owner: i64, event: i64, answered: i64) -> list[int]:
    """The events that a card on the table could answer in a window, the latest of a kind only.

    A card that may be used at any time answers the window itself.
    """
    board = s.board
    when: i64 = board.card_when[card]
    if when == ANY_TIME:
        return [event] if has_effect(s, card, owner, event) else NONE
    if when != IN_WINDOW or not s.may_use_again(card):
        return NONE
    slot: i64 = board.card_slot[card]
    if not board.trigger_open[card]:
        if slot < 0 or not answered >> slot & 1:
            if fits(s, card, event) and has_effect(s, card, owner, event):
                return [event]
        return NONE
    found: list[int] = []
    at: i64 = len(s.open) - 2
    spaces: i64 = 0
    while at >= 0:
        h: i64 = s.open[at]
        place = BIT[space_of(h)]
        if not spaces & place and (slot < 0 or not s.open[at + 1] >> slot & 1):
            if fits(s, card, h) and has_effect(s, card, owner, h):
                found.append(h)
                spaces |= place
        at -= 2
    return found


def asked_about(s: War, event: i64, answered: i64) -> i64:
    """The countries that are asked in a window: by public facts alone.

    A country is asked if it has a Status card that is usable here, or a face-down card that might
    be one of its Responses that is usable here, as far as everybody can know.
    """
    found = might_at_any_time(s)
    board = s.board
    wanted = BIT[event_kind(event)]
    might: i64 = board.answerers[event_kind(event)]
    if s.open:
        wanted |= OPEN_EVENTS
        might |= board.open_answerers
    if s.heard_by_any & wanted:
        for owner in range(COUNTRIES):
            if s.heard[owner] & wanted and has_status_for(s, owner, event, answered):
                found |= BIT[owner]
    might &= ~found
    while might:
        c = first_of(might)
        might &= might - 1
        if s.responses[c] and might_respond(s, c, event, answered):
            found |= BIT[c]
    return found


def has_status_for(s: War, c: i64, event: i64, answered: i64) -> bool:
    """Whether a country has a Status card that is usable in a window."""
    for card in s.status[c]:
        if answers(s, card, c, event, answered):
            return True
    return False


def might_respond(s: War, c: i64, event: i64, answered: i64) -> bool:
    """Whether a face-down card might be a Response to the event, or to an open one."""
    board = s.board
    if might_answer(
        s, c, board.answering[c * WINDOW_EVENT_KINDS + event_kind(event)], event, answered
    ):
        return True
    return len(s.open) > 0 and might_answer(s, c, board.answering_open[c], event, answered)


def might_answer(s: War, c: i64, cards: list[int], event: i64, answered: i64) -> bool:
    """Whether one of some Responses, if it lay face down, could be used."""
    for card in cards:
        if may_lie_hidden(s, c, card) and answers(s, card, c, event, answered):
            return True
    return False


def may_lie_hidden(s: War, c: i64, card: i64) -> bool:
    """Whether a copy of a card is not yet on the face-up pile: it could be the one face down."""
    return s.piles[c].count(card) < s.board.copies[card]


def might_at_any_time(s: War) -> i64:
    """The countries with a face-down card that might be a Response for any window: kept."""
    if s.ready < 0:
        s.ready = work_out_ready(s)
    return s.ready


def work_out_ready(s: War) -> i64:
    """The same, from the pieces on the board and the face-up piles."""
    found: i64 = 0
    for c in range(COUNTRIES):
        if s.responses[c] and might_lie_ready(s, c):
            found |= BIT[c]
    return found


def might_lie_ready(s: War, c: i64) -> bool:
    """Whether a Response of a country for any window may lie face down, and would have effect."""
    for card in s.board.at_any_time[c]:
        if may_lie_hidden(s, c, card) and has_effect(s, card, c, 0):
            return True
    return False
