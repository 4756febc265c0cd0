# hot: compiled by mypyc
"""A country's turn: Play, Supply, Victory, Discard, Draw; and the discards before all turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import BIT, NONE, Phase, a_of, pack, verb_of
from vezerkar.core.lists import with_list
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.phases.effects import (
    add_each_kind,
    add_withdrawals,
    draw_to_hand,
    open_window,
    pay,
    play_card,
    withdraw,
)
from vezerkar.games.quartermaster.rules.card_lists import with_card
from vezerkar.games.quartermaster.rules.cards import is_playable
from vezerkar.games.quartermaster.rules.reactions import has_effect
from vezerkar.games.quartermaster.rules.victory import card_points, home_is_taken, star_points
from vezerkar.games.quartermaster.state import NO_SPACES, War

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

BY_SUPPLY: Final = 1 << 9  # flag of a removal: for lack of supply

DISCARDED: Final = -3  # of `discard`: how many cards so far

DONE: Final[Any] = pack(terms.V_DONE, 0, 0, 0)


class Setup(Phase[War]):
    """Which cards are given up before the first turn? All six choose at once, unseen (QG-3.8)."""

    def waiting(self, s: War) -> i64:
        found: i64 = 0
        for c in range(terms.COUNTRIES):
            if len(s.hands[c]) > s.board.start_hand:
                found |= BIT[c]
        return found

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        add_each_kind(s.hands[seat], s.board.discard_of, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        s.leave_hand(seat, card)
        s.aside = with_list(s.aside, seat, with_card(s.aside[seat], card))
        if s.events is not None:
            s.tell(events.E_UNPLAYED_CARD, [seat, card], BIT[seat])
            if len(s.hands[seat]) == s.board.start_hand:
                s.tell(events.E_READY, [seat])

    def proceed(self, s: War, chance: Chance) -> None:
        """All have chosen: the cards go face down to the discard piles together (QG-3.10)."""
        for c in range(terms.COUNTRIES):
            for card in s.aside[c]:
                s.put_under_pile(c, card)
            s.aside = with_list(s.aside, c, [])
        s.pop()


class Turn(Phase[War]):
    """The steps of a turn, one after the other. Frame: the step that comes next (QG-10.1)."""

    def proceed(self, s: War, chance: Chance) -> None:
        """One step after the other, until something has to be settled first."""
        end: i64 = len(s.stack)
        stage: i64 = s.stack[terms.TURN_STAGE]
        while stage <= terms.T_DRAW and s.ending < 0 and len(s.stack) == end:
            self.begin(s, stage, chance)
            stage += 1
        s.stack[end + terms.TURN_STAGE] = stage if stage <= terms.T_DRAW else terms.T_START

    def begin(self, s: War, stage: i64, chance: Chance) -> None:
        """Begin a step of the turn of the active country."""
        c = s.active
        if stage == terms.T_START:
            if s.events is not None:
                s.tell(events.E_TURN, [c, s.round])
            open_window(
                s, events.window_event(events.W_TURN_START, c, terms.NO_SPACE, events.NOBODYS), c
            )
        elif stage == terms.T_PLAY:
            if may_play(s, c):
                s.push(terms.P_PLAY)
        elif stage == terms.T_SUPPLY:
            s.open = NONE
            open_window(
                s, events.window_event(events.W_SUPPLY_START, c, terms.NO_SPACE, events.NOBODYS), c
            )  # QG-20.11
        elif stage == terms.T_REMOVE:
            cut_off = s.pieces[c] & ~s.supplied(c)  # QG-12.9, 12.10
            if cut_off:
                s.push(terms.P_REMOVE, cut_off, BIT[c] | c << terms.CAUSE_FROM | BY_SUPPLY)
        elif stage == terms.T_VICTORY:
            count_victory(s, c)
        elif stage == terms.T_DISCARD:
            if s.hands[c]:
                s.push(terms.P_DISCARD)
        else:
            assert stage == terms.T_DRAW
            draw_to_hand(s, c, s.board.hand_limit - len(s.hands[c]), chance)  # QG-10.7, 10.9
            end_turn(s)


def count_victory(s: War, c: i64) -> None:
    """The active country scores, unless an enemy stands in its home (QG-10.5, 22.2 to 22.10)."""
    board = s.board
    if home_is_taken(s, c):
        if s.events is not None:
            s.tell(events.E_NO_VICTORY_STEP, [c])
        return
    points = star_points(s, c, s.pieces[c] & s.supply[c])
    if points:
        if s.events is not None:
            s.tell(events.E_STAR_POINTS, [c, points])
        s.score(c, points)
    if s.moments[c] & BIT[terms.VICTORY_STEP]:
        for card in s.status[c]:
            if s.ending < 0 and board.card_when[card] == terms.VICTORY_STEP:
                score_card(s, c, card)


def score_card(s: War, c: i64, card: i64) -> None:
    """A Status card adds points in the Victory step (QG-22.4)."""
    points = card_points(s, c, card)
    if points:
        if s.events is not None:
            s.tell(events.E_CARD_POINTS, [c, points, card])
        s.score(c, points)


def end_turn(s: War) -> None:
    """What held for this turn ends (QG-10.10, 20.14); after the last country, the round does."""
    s.used = 0
    if s.shields is not NO_SPACES:
        s.shields = NO_SPACES
        s.ready = -1
    if s.grants is not NO_SPACES:
        s.grants = NO_SPACES
        s.after_change(0)
    s.active = (s.active + 1) % terms.COUNTRIES
    if s.active == 0:
        end_round(s)


def end_round(s: War) -> None:
    """The round marker moves on, or the game is over (QG-9.3, 9.4, 24.1, 25.1)."""
    board = s.board
    lead: i64 = s.points[0] - s.points[1]
    if board.lead and (lead >= board.lead or -lead >= board.lead):
        s.win(terms.BY_LEAD, 0 if lead > 0 else 1)
        return
    if s.round == board.rounds:
        if lead == 0:
            s.win(terms.BY_TIE, board.tie_winner)
        else:
            s.win(terms.BY_LAST_ROUND, 0 if lead > 0 else 1)
        return
    s.round += 1
    if s.events is not None:
        s.tell(events.E_ROUND, [s.round])


class Play(Phase[War]):
    """Which card is played, or given up for no effect? (QG-19.1 to 19.3)"""

    def waiting(self, s: War) -> i64:
        return BIT[s.active] if may_play(s, s.active) else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        hand = s.hands[seat]
        found: list[int] = []
        last: i64 = -1
        card: i64
        for card in hand:
            if card != last and is_playable(s, seat, card):
                found.append(s.board.play_of[card])
            last = card
        for card in usable_now(s, seat, terms.PLAY_INSTEAD):
            found.append(pack(terms.V_USE, card, terms.NO_SPACE, 0))
        add_each_kind(hand, s.board.discard_of, found)  # QG-19.2
        if not hand:
            found.append(pack(terms.V_PASS, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        card = a_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, card)
            return
        s.pop()
        s.open = NONE
        if verb == terms.V_PLAY:
            s.leave_hand(seat, card)
            play_card(s, seat, card, events.IN_PLAY)
        elif verb == terms.V_USE:
            use_own(s, seat, card)
        elif verb == terms.V_DISCARD:
            give_up(s, seat, card)


def may_play(s: War, c: i64) -> bool:
    """Whether a country has anything to play; else it passes over the Play step (QG-19.10)."""
    return len(s.hands[c]) > 0 or len(usable_now(s, c, terms.PLAY_INSTEAD)) > 0


def usable_now(s: War, c: i64, when: i64) -> list[int]:
    """The Status cards of a country that it may use at a fixed moment of its own turn."""
    if not s.moments[c] & BIT[when]:
        return NONE
    board = s.board
    found: list[int] = []
    for card in s.status[c]:
        if board.card_when[card] == when and s.may_use_again(card):
            if has_effect(s, card, c, 0):
                found.append(card)
    return found


def use_own(s: War, c: i64, card: i64) -> None:
    """A Status card is used by its owner outside any window."""
    if s.board.card_limit[card] != terms.NO_LIMIT:
        s.used |= BIT[s.board.card_slot[card]]
    if s.events is not None:
        s.tell(events.E_USED, [c, card])
    s.push(terms.P_CARD, card | c << terms.OWNER_FROM)
    pay(s, c, s.board.card_costs[card])


def give_up(s: War, c: i64, card: i64) -> None:
    """A card is discarded without effect: face down, and nothing reacts (QG-19.2)."""
    s.leave_hand(c, card)
    s.put_under_pile(c, card)
    if s.events is not None:
        s.tell(events.E_UNPLAYED, [c, 1])
        s.tell(events.E_UNPLAYED_CARD, [c, card], BIT[c])


class Discard(Phase[War]):
    """Which cards are discarded before drawing? Frame: how many so far (QG-10.6)."""

    def waiting(self, s: War) -> i64:
        return BIT[s.active] if s.hands[s.active] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        for card in usable_now(s, seat, terms.DISCARD_STEP):
            found.append(pack(terms.V_USE, card, terms.NO_SPACE, 0))
        add_each_kind(s.hands[seat], s.board.discard_of, found)
        found.append(DONE)
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        elif verb == terms.V_USE:
            use_own(s, seat, a_of(action))
        elif verb == terms.V_DISCARD:
            discarded: i64 = s.stack[DISCARDED]
            s.stack[DISCARDED] = discarded + 1
            give_up(s, seat, a_of(action))
        else:
            s.pop()
