# hot: compiled by mypyc
"""What a decision sets going: windows, pieces placed and taken off, cards played, prices paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import with_list
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.rules.card_lists import sort_in
from vezerkar.games.quartermaster.rules.reactions import asked_about
from vezerkar.games.quartermaster.rules.stack import find_frame
from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def open_window(s: War, event: i64, cause: i64) -> bool:
    """Both teams may use cards in turn, the opponents of the cause first (QG-20.5).

    False if there is nobody to ask.
    """
    if s.ending >= 0:
        return False
    asked = asked_about(s, event, 0)
    if not asked:
        return False
    s.push(terms.P_WINDOW, event, 1 - s.board.team[cause], 0)
    s.asked = asked
    return True


def remember(s: War, event: i64) -> None:
    """An own battle or build can be answered until the card in progress is settled (QG-20.13)."""
    s.open = [*s.open, event, 0]


def pass_up(s: War, c: i64, event: i64) -> None:
    """What a card lets a country do is not done: that is told, and the question is over."""
    if s.events is not None:
        owned: i64 = s.stack[find_frame(s, terms.P_CARD) + terms.CARD_OWNED]
        s.tell(event, [c, owned & terms.CARD_MASK])
    s.pop()


# Pieces


def build(s: War, c: i64, space: i64) -> None:
    """A piece is built and everybody may react (QG-18.1, 18.3)."""
    s.put(c, space)
    if s.events is not None:
        s.tell(events.E_BUILT, [c, space])
    after_build(s, c, space)


def designate(s: War, c: i64, space: i64) -> None:
    """A piece on the board counts as just built (QG-21.9 to 21.11)."""
    if s.events is not None:
        s.tell(events.E_DESIGNATED, [c, space])
    after_build(s, c, space)


def after_build(s: War, c: i64, space: i64) -> None:
    event = events.window_event(events.W_BUILT, c, space, c)
    remember(s, event)
    open_window(s, event, c)


def recruit(s: War, c: i64, space: i64) -> None:
    """A piece is placed without regard to supply (QG-21.2)."""
    s.put(c, space)
    if s.events is not None:
        s.tell(events.E_RECRUITED, [c, space])
    open_window(s, events.window_event(events.W_RECRUITED, c, space, c), c)


def begin_battle(s: War, c: i64, space: i64, target: i64) -> None:
    """A battle is declared; target NOBODYS is an empty space (QG-21.12)."""
    s.push(terms.P_BATTLE, c | space << terms.SPACE_FROM | target << terms.TARGET_FROM)


def add_withdrawals(s: War, c: i64, found: list[int]) -> None:
    """Whenever a country is asked, it may take own pieces off the board (QG-11.7)."""
    actions = s.board.withdraw_of
    pieces: i64 = s.pieces[c]
    while pieces:
        found.append(actions[first_of(pieces)])
        pieces &= pieces - 1


def withdraw(s: War, c: i64, space: i64) -> None:
    """The owner takes a piece off the board; nothing reacts to it (QG-11.7)."""
    s.lift(c, space)
    if s.events is not None:
        s.tell(events.E_WITHDRAWN, [c, space])


# Cards


def add_each_kind(cards: list[int], actions: list[Any], found: list[int]) -> None:
    """The action of each different kind among some sorted cards, from a table by kind."""
    last: i64 = -1
    card: i64
    for card in cards:
        if card != last:
            found.append(actions[card])
            last = card


def play_card(s: War, c: i64, card: i64, flags: i64) -> None:
    """A card that has left its place is played: onto the table or carried out (QG-18.9, 18.10)."""
    board = s.board
    kind: i64 = board.card_type[card]
    before: i64 = len(s.open) // 2
    if kind == terms.STATUS:
        s.status = with_list(s.status, c, [*s.status[c], card])
        s.refresh()
        if s.events is not None:
            s.tell(events.E_LAID_STATUS, [c, card])
        s.push(terms.P_RESOLVE, card | c << terms.OWNER_FROM, flags << 1, before)
    elif kind == terms.RESPONSE:
        s.responses = with_list(s.responses, c, [*s.responses[c], card])
        s.ready = -1
        if s.events is not None:
            s.tell(events.E_LAID_RESPONSE, [c])
            s.tell(events.E_LAID_RESPONSE_CARD, [c, card], BIT[c])
        s.push(terms.P_RESOLVE, terms.NO_CARD | c << terms.OWNER_FROM, flags << 1, before)
    else:
        s.put_on_pile(c, card)
        if s.events is not None:
            s.tell(events.E_PLAYED, [c, card])
        s.push(terms.P_RESOLVE, card | c << terms.OWNER_FROM, flags << 1, before)
        if kind == terms.ECONOMIC_WARFARE:
            s.push(terms.P_WARFARE, card | c << terms.OWNER_FROM, 0)
        else:
            s.push(terms.P_CARD, card | c << terms.OWNER_FROM)


def open_resolved(s: War, c: i64, card: i64, flags: i64) -> bool:
    event = events.card_event(events.W_CARD_RESOLVED, c, card, flags, events.NOBODYS)
    return open_window(s, event, c)


def pay(s: War, c: i64, costs: list[int]) -> None:
    """The whole price is paid before the effect, in the order listed (QG-20.15)."""
    at: i64 = len(costs) - 2
    while at >= 0:
        s.push(terms.P_GIVE, c, costs[at + 1], costs[at])
        at -= 2


def draw_to_hand(s: War, c: i64, cards: i64, chance: Chance) -> None:
    """Draw so many cards, or as many as there are (QG-15.2)."""
    if cards <= 0 or s.deck_size(c) == 0:
        return
    drawn = s.next_cards(c, cards, chance)
    hand = s.hands[c][:]
    for card in drawn:
        sort_in(hand, card)
    s.hands[c] = hand
    if s.events is not None:
        for card in drawn:
            s.tell(events.E_DREW_CARD, [c, card], BIT[c])
        s.tell(events.E_DREW, [c, len(drawn)])
