# hot: compiled by mypyc
"""A country's turn: Play, Supply, Victory, Discard, Draw; and the discards before all turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import A_STEP, BIT, NOBODY, Phase, a_of, pack, verb_of
from vezerkar.core.lists import with_list
from vezerkar.games.quartermaster.ability import has_effect
from vezerkar.games.quartermaster.deeds import (
    add_withdrawals,
    draw_to_hand,
    is_playable,
    open_window,
    pay,
    play_card,
    withdraw,
)
from vezerkar.games.quartermaster.happenings import IN_PLAY, NOBODYS, happening
from vezerkar.games.quartermaster.lists import kinds_of, with_card
from vezerkar.games.quartermaster.matching import holds, multiplier
from vezerkar.games.quartermaster.state import NOTHING, War
from vezerkar.games.quartermaster.terms import (
    BY_LAST_ROUND,
    BY_LEAD,
    BY_TIE,
    COUNTRIES,
    DISCARD_STEP,
    E_CARD_POINTS,
    E_NO_VICTORY_STEP,
    E_READY,
    E_ROUND,
    E_STAR_POINTS,
    E_TURN,
    E_UNPLAYED,
    E_UNPLAYED_CARD,
    E_USED,
    NO_LIMIT,
    NO_SPACE,
    P_CARD,
    P_DISCARD,
    P_PLAY,
    P_REMOVE,
    PLAY_INSTEAD,
    T_DISCARD,
    T_DRAW,
    T_PLAY,
    T_REMOVE,
    T_START,
    T_SUPPLY,
    T_VICTORY,
    V_DISCARD,
    V_DONE,
    V_PASS,
    V_PLAY,
    V_USE,
    V_WITHDRAW,
    VICTORY_STEP,
    W_SUPPLY_START,
    W_TURN_START,
)
from vezerkar.space.areas import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

BY_SUPPLY: Final = 1 << 9  # flag of a removal: for lack of supply

PLAY: Final = pack(V_PLAY, 0, 0, 0)
DISCARD: Final = pack(V_DISCARD, 0, 0, 0)
DONE: Final = pack(V_DONE, 0, 0, 0)


class Setup(Phase[War]):
    """Which cards are given up before the first turn? All six choose at once, unseen (QG-3.8)."""

    def waiting(self, s: War) -> i64:
        found: i64 = 0
        for c in range(COUNTRIES):
            if len(s.hands[c]) > s.board.start_hand:
                found |= BIT[c]
        return found

    def actions(self, s: War, seat: i64) -> list[int]:
        return [DISCARD + card * A_STEP for card in kinds_of(s.hands[seat])]

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        s.leave_hand(seat, card)
        s.aside = with_list(s.aside, seat, with_card(s.aside[seat], card))
        if s.events is not None:
            s.tell(E_UNPLAYED_CARD, [seat, card], BIT[seat])
            if len(s.hands[seat]) == s.board.start_hand:
                s.tell(E_READY, [seat])

    def proceed(self, s: War, chance: Chance) -> None:
        """All have chosen: the cards go face down to the discard piles together (QG-3.10)."""
        for c in range(COUNTRIES):
            for card in s.aside[c]:
                s.put_under_pile(c, card)
            s.aside = with_list(s.aside, c, [])
        s.pop()


class Turn(Phase[War]):
    """The steps of a turn, one after the other. Frame: the step that comes next (QG-10.1)."""

    def proceed(self, s: War, chance: Chance) -> None:
        """One step after the other, until something has to be settled first."""
        depth: i64 = len(s.stack)
        stage: i64 = s.stack[-3]
        while stage <= T_DRAW and s.ending < 0 and len(s.stack) == depth:
            s.stack[-3] = stage + 1 if stage < T_DRAW else T_START
            self.begin(s, stage, chance)
            stage += 1

    def begin(self, s: War, stage: i64, chance: Chance) -> None:
        """Begin a step of the turn of the active country."""
        c = s.active
        if stage == T_START:
            if s.events is not None:
                s.tell(E_TURN, [c, s.round])
            open_window(s, happening(W_TURN_START, c, NO_SPACE, NOBODYS), c)
        elif stage == T_PLAY:
            s.push(P_PLAY)
        elif stage == T_SUPPLY:
            s.open = []
            open_window(s, happening(W_SUPPLY_START, c, NO_SPACE, NOBODYS), c)  # QG-20.11
        elif stage == T_REMOVE:
            cut_off = s.pieces[c] & ~s.supplied(c)  # QG-12.9, 12.10
            if cut_off:
                s.push(P_REMOVE, cut_off, BIT[c] | c << 6 | BY_SUPPLY)
        elif stage == T_VICTORY:
            count_victory(s, c)
        elif stage == T_DISCARD:
            s.push(P_DISCARD)
        else:
            assert stage == T_DRAW
            draw_to_hand(s, c, s.board.hand_limit - len(s.hands[c]), chance)  # QG-10.7, 10.9
            end_turn(s)


def count_victory(s: War, c: i64) -> None:
    """The active country scores, unless an enemy stands in its home (QG-10.5, 22.2 to 22.10)."""
    board = s.board
    team: i64 = board.team[c]
    if s.team_pieces(1 - team) & BIT[board.home[c]]:
        if s.events is not None:
            s.tell(E_NO_VICTORY_STEP, [c])
        return
    others: i64 = 0
    for mate in board.members[team]:
        if mate != c:
            others |= s.pieces[mate]
    held: i64 = s.pieces[c] & s.supply[c]
    points = board.shared * count(held & others) + board.alone * count(held & ~others)
    if points:
        if s.events is not None:
            s.tell(E_STAR_POINTS, [c, points])
        s.score(c, points)
    for card in s.status[c]:
        if s.ending < 0 and board.card_when[card] == VICTORY_STEP:
            score_card(s, c, card)


def score_card(s: War, c: i64, card: i64) -> None:
    """A Status card adds points in the Victory step (QG-22.4)."""
    points = card_points(s, c, card)
    if points:
        if s.events is not None:
            s.tell(E_CARD_POINTS, [c, points, card])
        s.score(c, points)


def card_points(s: War, c: i64, card: i64) -> i64:
    """What a scoring Status card is worth now."""
    board = s.board
    team: i64 = board.team[c]
    points: i64 = 0
    for step in board.card_plan[card]:
        if holds(s, board.step_cond[step], team, NOBODYS):
            points += board.step_n[step] * multiplier(s, step, team)
    return points


def end_turn(s: War) -> None:
    """What held for this turn ends (QG-10.10, 20.14); after the last country, the round does."""
    s.used = 0
    if s.shields != NOTHING:
        s.shields = NOTHING
        s.ready = -1
    if s.grants != NOTHING:
        s.grants = NOTHING
        s.after_change(0)
    s.active = (s.active + 1) % COUNTRIES
    if s.active == 0:
        end_round(s)


def end_round(s: War) -> None:
    """The round marker moves on, or the game is over (QG-9.3, 9.4, 24.1, 25.1)."""
    board = s.board
    lead: i64 = s.points[0] - s.points[1]
    if board.lead and (lead >= board.lead or -lead >= board.lead):
        s.win(BY_LEAD, 0 if lead > 0 else 1)
        return
    if s.round == board.rounds:
        if lead == 0:
            s.win(BY_TIE, board.tie_winner)
        else:
            s.win(BY_LAST_ROUND, 0 if lead > 0 else 1)
        return
    s.round += 1
    if s.events is not None:
        s.tell(E_ROUND, [s.round])


class Play(Phase[War]):
    """Which card is played, or given up for no effect? (QG-19.1 to 19.3)"""

    def waiting(self, s: War) -> i64:
        c = s.active
        if s.hands[c] or usable_now(s, c, PLAY_INSTEAD):
            return BIT[c]
        return 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()  # QG-19.10

    def actions(self, s: War, seat: i64) -> list[int]:
        hand = kinds_of(s.hands[seat])
        found = [PLAY + card * A_STEP for card in hand if is_playable(s, seat, card)]
        for card in usable_now(s, seat, PLAY_INSTEAD):
            found.append(pack(V_USE, card, NO_SPACE, 0))
        for card in hand:
            found.append(DISCARD + card * A_STEP)  # QG-19.2
        if not hand:
            found.append(pack(V_PASS, 0, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        card = a_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, card)
            return
        s.pop()
        s.open = []
        if verb == V_PLAY:
            s.leave_hand(seat, card)
            play_card(s, seat, card, IN_PLAY)
        elif verb == V_USE:
            use_own(s, seat, card)
        elif verb == V_DISCARD:
            give_up(s, seat, card)


def usable_now(s: War, c: i64, when: i64) -> list[int]:
    """The Status cards of a country that it may use at a fixed moment of its own turn."""
    board = s.board
    found: list[int] = []
    for card in s.status[c]:
        if board.card_when[card] == when and s.may_use_again(card):
            if has_effect(s, card, c, 0):
                found.append(card)
    return found


def use_own(s: War, c: i64, card: i64) -> None:
    """A Status card is used by its owner outside any window."""
    if s.board.card_limit[card] != NO_LIMIT:
        s.used |= BIT[s.board.card_slot[card]]
    if s.events is not None:
        s.tell(E_USED, [c, card])
    s.push(P_CARD, card | c << 8)
    pay(s, c, s.board.card_costs[card])


def give_up(s: War, c: i64, card: i64) -> None:
    """A card is discarded without effect: face down, and nothing reacts (QG-19.2)."""
    s.leave_hand(c, card)
    s.put_under_pile(c, card)
    if s.events is not None:
        s.tell(E_UNPLAYED, [c, 1])
        s.tell(E_UNPLAYED_CARD, [c, card], BIT[c])


class Discard(Phase[War]):
    """Which cards are discarded before drawing? Frame: how many so far (QG-10.6)."""

    def waiting(self, s: War) -> i64:
        return BIT[s.active] if s.hands[s.active] else 0

    def proceed(self, s: War, chance: Chance) -> None:
        s.pop()

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        for card in usable_now(s, seat, DISCARD_STEP):
            found.append(pack(V_USE, card, NO_SPACE, 0))
        for card in kinds_of(s.hands[seat]):
            found.append(DISCARD + card * A_STEP)
        found.append(DONE)
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        elif verb == V_USE:
            use_own(s, seat, a_of(action))
        elif verb == V_DISCARD:
            s.stack[-3] += 1
            give_up(s, seat, a_of(action))
        else:
            s.pop()


def begin(s: War) -> None:
    """The first position: one army each at home, ten cards each, nobody ahead (QG-3.5 to 3.10)."""
    board = s.board
    s.winner = NOBODY
    s.waiting = 0
    s.actions = []
    s.round = board.first_round
    s.active = 0
    s.points = [0, 0]
    s.pieces = board.start[:]
    s.shields = NOTHING
    s.grants = NOTHING
    s.hands = [[] for c in range(COUNTRIES)]
    s.tops = [[] for c in range(COUNTRIES)]
    s.bottoms = [[] for c in range(COUNTRIES)]
    s.piles = [[] for c in range(COUNTRIES)]
    s.hidden = [[] for c in range(COUNTRIES)]
    s.status = [[] for c in range(COUNTRIES)]
    s.responses = [[] for c in range(COUNTRIES)]
    s.aside = [[] for c in range(COUNTRIES)]
    s.decks = board.decks[:]
    s.used = 0
    s.open = []
    s.refresh()
