# hot: compiled by mypyc
"""Reaction windows: the two teams use cards on the table in turn, until both pass in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed, with_list
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import (
    E_USED,
    W_REMOVAL_PENDING,
    event_kind,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.phases.effects import add_withdrawals, pay, withdraw
from vezerkar.games.quartermaster.rules.card_lists import without
from vezerkar.games.quartermaster.rules.reactions import answers, asked_about
from vezerkar.games.quartermaster.state import War

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

PASS: Final[Any] = pack(terms.V_PASS, 0, 0, 0)
PASSED: Final = 2  # the other team has passed just before
ASKED_FROM: Final = 3  # the bits of the countries that declined this opportunity


class Window(Phase[War]):
    """Does anybody use a card? Frame: the event, who is asked, which cards have answered.

    Secret: a country that holds nothing fitting is asked all the same, so that it does not show.
    """

    def waiting(self, s: War) -> i64:
        event: i64 = s.stack[terms.WINDOW_EVENT]
        if is_over(s, event):
            return 0
        if s.asked < 0:
            s.asked = asked_about(s, event, s.stack[terms.WINDOW_ANSWERED])
        heard: i64 = s.stack[terms.WINDOW_ASKED]
        left = s.asked & ~(heard >> ASKED_FROM)
        if left:
            for c in s.board.order[s.active * 2 + (heard & 1)]:  # QG-20.10
                if left >> c & 1:
                    return BIT[c]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        """Nobody of the team is left to ask: it passes; after two passes in a row all is said."""
        asked: i64 = s.stack[terms.WINDOW_ASKED]
        other = 1 - (asked & 1)
        if (
            asked & PASSED
            or not s.asked & s.board.mates[other]
            or is_over(s, s.stack[terms.WINDOW_EVENT])
        ):
            s.pop()  # QG-20.7
            s.asked = -1
        else:
            s.stack[terms.WINDOW_ASKED] = other | PASSED

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        event: i64 = s.stack[terms.WINDOW_EVENT]
        for card in s.status[seat]:
            add_uses(s, seat, card, event, found)
        before = len(found)
        for card in s.responses[seat]:
            add_uses(s, seat, card, event, found)
        if len(found) > before + 1:  # rarely; the order in which they were laid does not show
            uses = found[before:]
            uses.sort(key=a_of)
            found[before:] = uses
        found.append(PASS)
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            s.asked = -1
        elif verb == terms.V_PASS:
            s.stack[terms.WINDOW_ASKED] |= BIT[seat] << ASKED_FROM
        else:
            use(s, seat, a_of(action), b_of(action))


def is_over(s: War, event: i64) -> bool:
    """A piece that has left the board in the meantime cannot be saved any more."""
    if event_kind(event) != W_REMOVAL_PENDING:
        return False
    return s.pieces[piece_of(event)] & BIT[space_of(event)] == 0


def add_uses(s: War, c: i64, card: i64, event: i64, found: list[int]) -> None:
    """A card once for each event it may answer: the owner names the event (QG-20.13)."""
    for h in answers(s, card, c, event, s.stack[terms.WINDOW_ANSWERED]):
        named: i64 = space_of(h) if s.board.trigger_open[card] else terms.NO_SPACE
        found.append(pack(terms.V_USE, card, named, 0))


def use(s: War, c: i64, card: i64, space: i64) -> None:
    """A card on the table is used; then the other team may use one (QG-20.6, 20.8)."""
    board = s.board
    event: i64 = s.stack[terms.WINDOW_EVENT]
    for h in answers(s, card, c, event, s.stack[terms.WINDOW_ANSWERED]):
        if space == terms.NO_SPACE or space_of(h) == space:
            event = h
    s.stack[terms.WINDOW_ASKED] = 1 - board.team[c]
    s.asked = -1
    if board.card_type[card] == terms.RESPONSE:
        s.responses = with_list(s.responses, c, without(s.responses[c], card))
        s.put_on_pile(c, card)  # QG-18.15, 20.16
    elif board.card_limit[card] == terms.ONCE_A_TURN:
        s.used |= BIT[board.card_slot[card]]  # QG-20.14
    else:
        note_answer(s, card, event, space)
    if s.events is not None:
        s.tell(E_USED, [c, card])
    s.push(terms.P_CARD, card | c << terms.OWNER_FROM, 0, event)
    pay(s, c, board.card_costs[card])


def note_answer(s: War, card: i64, event: i64, space: i64) -> None:
    """A card without a limit answers each event once."""
    slot = BIT[s.board.card_slot[card]]
    if not s.board.trigger_open[card]:
        s.stack[terms.WINDOW_ANSWERED] |= slot
        return
    at: i64 = len(s.open) - 2
    while at >= 0:
        if s.open[at] == event and not s.open[at + 1] & slot:
            s.open = changed(s.open, at + 1, s.open[at + 1] | slot)
            return
        at -= 2
