# hot: compiled by mypyc
"""Steps about cards: discards, cards on the table, cards played out of a pile, the draw deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.core.lists import with_list
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.phases.cards import use_step_once
from vezerkar.games.quartermaster.phases.effects import (
    add_each_kind,
    add_withdrawals,
    pass_up,
    play_card,
    withdraw,
)
from vezerkar.games.quartermaster.phases.warfare import extra
from vezerkar.games.quartermaster.rules.card_lists import kinds_of, without
from vezerkar.games.quartermaster.rules.cards import is_playable
from vezerkar.games.quartermaster.rules.stack import step_below
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

GIVE_COUNTRY: Final = -3
GIVE_CARDS: Final = -2  # how many are still to be discarded
GIVE_HAND_FIRST: Final = -1  # 1: from the hand, then from the draw deck; 0: the other way round
LOOK_COUNTRY: Final = -3

# By kind of card: Any, as Board.discard_of
GIVE: Final[list[Any]] = [pack(terms.V_GIVE, card, 0, 0) for card in range(terms.NO_CARD)]
LAY: Final[list[Any]] = [pack(terms.V_LAY, card, 0, 0) for card in range(terms.NO_CARD)]
UNDER: Final[list[Any]] = [pack(terms.V_UNDER, card, 0, 0) for card in range(terms.NO_CARD)]


class Give(Phase[War]):
    """Which hand cards are discarded? Frame: the country, how many, 1 if from the hand first.

    What one source cannot give comes from the other, then from the points (QG-15.4 to 15.9).
    """

    def waiting(self, s: War) -> i64:
        c: i64 = s.stack[GIVE_COUNTRY]
        if s.stack[GIVE_CARDS] == 0 or not s.hands[c]:
            return 0
        if s.stack[GIVE_HAND_FIRST] or s.deck_size(c) == 0:
            return BIT[c]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        c: i64 = s.stack[GIVE_COUNTRY]
        left: i64 = s.stack[GIVE_CARDS]
        if left and s.deck_size(c) > 0:
            taken: i64 = 0
            while left and s.deck_size(c) > 0:
                lose_from_deck(s, c, chance)
                left -= 1
                taken += 1
            s.stack[GIVE_CARDS] = left
            if s.events is not None:
                s.tell(events.E_DECK_LOST, [c, taken])
            return
        s.pop()
        if left:  # QG-15.6
            if s.events is not None:
                s.tell(events.E_POINTS_LOST, [c, left])
            s.score(c, -left)

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        add_each_kind(s.hands[seat], GIVE, found)
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        card = a_of(action)
        s.stack[GIVE_CARDS] -= 1
        s.leave_hand(seat, card)
        s.put_under_pile(seat, card)
        if s.events is not None:
            s.tell(events.E_HAND_LOST, [seat, 1])
            s.tell(events.E_HAND_LOST_CARD, [seat, card], BIT[seat])


def lose_from_deck(s: War, c: i64, chance: Chance) -> None:
    """The top card of a deck goes face down under the discard pile (QG-16.6)."""
    card = s.next_cards(c, 1, chance)[0]
    s.put_under_pile(c, card)
    if s.events is not None:
        s.tell(events.E_DECK_LOST_CARD, [c, card], BIT[c])


class Choose(Phase[War]):
    """Which of the branches that a card offers? Frame: the step."""

    def waiting(self, s: War) -> i64:
        return BIT[s.board.step_decider[step_below(s)]]

    def actions(self, s: War, seat: i64) -> list[int]:
        board = s.board
        branches = board.step_branches[step_below(s)]
        found: list[int] = []
        for i in range(len(branches)):
            step: i64 = branches[i]
            if board.step_op[step] != terms.OP_REMOVE_OWN or own_piece(s, step):
                found.append(pack(terms.V_CHOOSE, i + 1, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        board = s.board
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        step: i64 = board.step_branches[step_below(s)][a_of(action) - 1]
        s.pop()
        if board.step_op[step] == terms.OP_REMOVE_OWN:
            withdraw(s, first_of(board.step_countries[step]), first_of(own_piece(s, step)))
        else:
            who: i64 = board.step_who[step]
            from_hand = 1 if board.step_op[step] == terms.OP_DISCARD_HAND else 0
            s.push(terms.P_GIVE, who, board.step_n[step] + extra(s, who), from_hand)


def own_piece(s: War, step: i64) -> i64:
    """The piece that a country may give up, as a mask; 0 if it has none there."""
    board = s.board
    c = first_of(board.step_countries[step])
    return s.pieces[c] & board.step_kind[step] & board.step_spaces[step]


class Strike(Phase[War]):
    """Which card on a country's table is discarded? Frame: the step (QG-16.10)."""

    def waiting(self, s: War) -> i64:
        return BIT[s.board.step_decider[step_below(s)]]

    def actions(self, s: War, seat: i64) -> list[int]:
        board = s.board
        step = step_below(s)
        who: i64 = board.step_who[step]
        found: list[int] = []
        if board.step_zones[step] & terms.STATUS_ZONE:
            for card in s.status[who]:
                found.append(pack(terms.V_STRIKE, card, 0, 0))
        if board.step_zones[step] & terms.RESPONSE_ZONE:
            for i in range(len(s.responses[who])):
                found.append(pack(terms.V_POINT, i + 1, 0, 0))
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        who: i64 = s.board.step_who[step_below(s)]
        if verb == terms.V_SKIP:
            pass_up(s, seat, events.E_NO_STRIKE)
            return
        s.pop()
        if verb == terms.V_STRIKE:
            strike_status(s, who, a_of(action))
        else:
            strike_response(s, who, a_of(action) - 1)


def strike_status(s: War, c: i64, card: i64) -> None:
    """A Status card goes face up on top; what it granted ends at once (QG-13.3)."""
    s.status = with_list(s.status, c, without(s.status[c], card))
    s.put_on_pile(c, card)
    s.refresh()
    if s.events is not None:
        s.tell(events.E_STRUCK_STATUS, [c, card])


def strike_response(s: War, c: i64, place: i64) -> None:
    """A Response goes face down under the pile, unseen."""
    cards = s.responses[c]
    card = cards[place]
    s.responses = with_list(s.responses, c, cards[:place] + cards[place + 1 :])
    s.ready = -1
    s.put_under_pile(c, card)
    if s.events is not None:
        s.tell(events.E_STRUCK_RESPONSE, [c])
        s.tell(events.E_STRUCK_RESPONSE_CARD, [c, card], BIT[c])


class PlayFrom(Phase[War]):
    """Which card is played out of a pile or a hand? Frame: the step, how many are left."""

    def waiting(self, s: War) -> i64:
        return BIT[s.board.step_decider[step_below(s)]]

    def actions(self, s: War, seat: i64) -> list[int]:
        step = step_below(s)
        who: i64 = s.board.step_who[step]
        found: list[int] = []
        for card in kinds_of(sorted(cards_of(s, step, who))):
            if s.board.step_types[step] & BIT[s.board.card_type[card]]:
                if is_playable(s, who, card):
                    found.append(pack(terms.V_PLAY, card, 0, 0))
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        step = step_below(s)
        who: i64 = s.board.step_who[step]
        if verb == terms.V_SKIP:
            pass_up(s, seat, events.E_NO_CARD)
            return
        use_step_once(s)
        take_out(s, step, who, a_of(action))
        play_card(s, who, a_of(action), 0)


def cards_of(s: War, step: i64, c: i64) -> list[int]:
    """The cards of the zone that a step plays from; a search shows no order (QG-C.GER.7)."""
    zone: i64 = s.board.step_zone[step]
    if zone == terms.FROM_DISCARD:
        return s.piles[c] + s.hidden[c]
    if zone == terms.FROM_DECK:
        return s.decks[c] + [card & ~SEEN for card in s.tops[c] + s.bottoms[c]]
    return s.hands[c]


def take_out(s: War, step: i64, c: i64, card: i64) -> None:
    """A card leaves its zone; of several copies a face-up one, or one whose place is unknown."""
    zone: i64 = s.board.step_zone[step]
    if zone == terms.FROM_DISCARD:
        if card in s.piles[c]:
            s.piles = with_list(s.piles, c, without(s.piles[c], card))
            s.ready = -1
        else:
            s.hidden = with_list(s.hidden, c, without(s.hidden[c], card))
    elif zone == terms.FROM_DECK:
        if card in s.decks[c]:
            s.decks = with_list(s.decks, c, without(s.decks[c], card))
        elif card in s.tops[c] or card | SEEN in s.tops[c]:
            s.tops = with_list(s.tops, c, drop_known(s.tops[c], card))
        else:
            s.bottoms = with_list(s.bottoms, c, drop_known(s.bottoms[c], card))
    else:
        s.leave_hand(c, card)


def drop_known(cards: list[int], card: i64) -> list[int]:
    """Known cards of a deck without one of a kind."""
    return without(cards, card if card in cards else card | SEEN)


class Look(Phase[War]):
    """In which order do the cards go back? Each is laid on the ones before. Frame: the country."""

    def waiting(self, s: War) -> i64:
        c: i64 = s.stack[LOOK_COUNTRY]
        return BIT[c] if s.aside[c] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        add_each_kind(s.aside[seat], LAY, found)
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, card)
            return
        s.aside = with_list(s.aside, seat, without(s.aside[seat], card))
        s.tops = with_list(s.tops, seat, [*s.tops[seat], card])


class Under(Phase[War]):
    """Which hand cards go under the draw deck? Frame: the step, how many are left."""

    def waiting(self, s: War) -> i64:
        step = step_below(s)
        return BIT[s.board.step_decider[step]] if s.hands[s.board.step_who[step]] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        add_each_kind(s.hands[seat], UNDER, found)
        found.append(pack(terms.V_SKIP, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        card = a_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, card)
            return
        if verb == terms.V_SKIP:
            s.pop()
            return
        use_step_once(s)
        s.leave_hand(seat, card)
        s.bottoms = with_list(s.bottoms, seat, [card, *s.bottoms[seat]])
        if s.events is not None:
            s.tell(events.E_PUT_UNDER, [seat, 1])
            s.tell(events.E_PUT_UNDER_CARD, [seat, card], BIT[seat])
