# hot: compiled by mypyc
"""A card is carried out step by step: the interpreter of the card language.

A `card` frame holds the card and its owner, the next step, and the event that the card answers.
Steps that ask something push the frame of their own phase on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.core.lists import changed, with_list
from vezerkar.games.quartermaster.ability import (
    SAVED,
    VOID_FROM,
    able,
    eliminable,
    find_removal,
)
from vezerkar.games.quartermaster.deeds import (
    add_withdrawals,
    draw_to_hand,
    open_resolved,
    pay,
    withdraw,
)
from vezerkar.games.quartermaster.happenings import (
    NOBODYS,
    actor_of,
    card_of,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.lists import with_card, without
from vezerkar.games.quartermaster.matching import multiplier, number_of
from vezerkar.games.quartermaster.phases.warfare import (
    extra,
    find_own_warfare,
    is_void,
    make_void,
    make_worse,
)
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import (
    CARD_HAND,
    CARD_TRIGGER,
    E_GRANTED,
    E_LOOKED,
    E_POINTS,
    E_SAVED,
    E_SHUFFLED,
    E_TO_BOTTOM,
    E_TO_TOP,
    OP_BATTLE,
    OP_BUILD,
    OP_CHOICE,
    OP_DISCARD_DECK,
    OP_DISCARD_HAND,
    OP_DISCARD_TABLE,
    OP_DRAW,
    OP_ELIMINATE,
    OP_EW_CANCEL,
    OP_EW_MODIFY,
    OP_GAIN,
    OP_GRANT,
    OP_LOOK,
    OP_MOVE_CARD,
    OP_PLAY_FROM,
    OP_PREVENT,
    OP_PROTECT,
    OP_REBUILD,
    OP_RECRUIT,
    OP_SHUFFLE,
    P_BATTLE,
    P_BUILD,
    P_CHOICE,
    P_ELIMINATE,
    P_FIGHT,
    P_GIVE,
    P_LOOK,
    P_PAY,
    P_PLAY_FROM,
    P_PROTECT,
    P_REBUILD,
    P_RECRUIT,
    P_REMOVE,
    P_STRIKE,
    P_UNDER,
    TO_TOP,
    V_PAY,
    V_SKIP,
    V_WITHDRAW,
    WHO_TARGET,
    WHO_TRIGGER,
)
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# The progress of a card: the next step, and these flags
STEP: Final = 15
CARRIED_OUT: Final = 16  # the step before was carried out
PAID: Final = 32  # the price of the next step is paid
SETTLED: Final = 1  # flag of `resolve`: the last window has been opened


class Resolve(Phase[War]):
    """A played card has been carried out: the last window about it. Nobody is asked.

    Frame: the card and its owner, flags, how many events were open before it was played.
    """

    def proceed(self, s: War, chance: Chance) -> None:
        owned: i64 = s.stack[-3]
        flags: i64 = s.stack[-2]
        if flags & SETTLED:
            s.open = s.open[: 2 * s.stack[-1]]  # QG-20.13: its battles and builds are settled
            s.pop()
            return
        s.stack[-2] = flags | SETTLED
        open_resolved(s, owned >> 8, owned & 255, flags >> 1)


class Card(Phase[War]):
    """The next step of a card. Nobody is asked here; the steps ask."""

    def proceed(self, s: War, chance: Chance) -> None:
        board = s.board
        owned: i64 = s.stack[-3]
        progress: i64 = s.stack[-2]
        event: i64 = s.stack[-1]
        card = owned & 255
        owner = owned >> 8
        at = progress & STEP
        plan = board.card_plan[card]
        if at >= len(plan):
            s.pop()
            return
        if board.card_any_order[card]:
            s.stack[-2] = len(plan)
            s.push(P_BUILD, BIT[len(plan)] - 1, len(plan))
            return
        step: i64 = plan[at]
        if board.step_needs[step] and not progress & CARRIED_OUT:
            s.stack[-2] = at + 1
        elif not able(s, step, card, owner, event):
            s.stack[-2] = at + 1  # QG-19.12
        elif board.step_costs[step] and not progress & PAID:
            s.push(P_PAY, at)
        else:
            s.stack[-2] = at + 1
            run(s, step, at, card, owner, event, chance)


def run(s: War, step: i64, at: i64, card: i64, owner: i64, event: i64, chance: Chance) -> None:
    """Carry a step out, or ask about it."""
    board = s.board
    op: i64 = board.step_op[step]
    most: i64 = board.step_max[step]
    if op == OP_BUILD:
        s.push(P_BUILD, BIT[at], most)
    elif op == OP_RECRUIT:
        s.push(P_RECRUIT, at, most)
    elif op == OP_BATTLE:
        s.push(P_FIGHT, at, most)
    elif op == OP_ELIMINATE:
        start_elimination(s, step, at, owner, event)
    elif op == OP_PROTECT:
        s.push(P_PROTECT, at)
    elif op == OP_REBUILD:
        c = first_of(board.step_countries[step])
        s.push(P_REBUILD, s.pieces[c] & board.step_kind[step], c)
    elif op == OP_DISCARD_DECK or op == OP_DISCARD_HAND:
        demand(s, step, owner, event)
    elif op == OP_DISCARD_TABLE:
        s.push(P_STRIKE, at)
    elif op == OP_PLAY_FROM:
        s.push(P_PLAY_FROM, at, most)
    elif op == OP_CHOICE:
        if not is_void(s, board.step_who[step]):
            s.push(P_CHOICE, at)
    else:
        run_quietly(s, step, op, at, card, owner, event, chance)


def run_quietly(
    s: War, step: i64, op: i64, at: i64, card: i64, owner: i64, event: i64, chance: Chance
) -> None:
    """Steps that leave nothing to decide."""
    board = s.board
    who: i64 = board.step_who[step]
    if op == OP_GAIN:
        gain(s, step, owner)
    elif op == OP_SHUFFLE:
        shuffle(s, who)
    elif op == OP_DRAW:
        draw_to_hand(s, who, board.step_n[step], chance)
    elif op == OP_LOOK:
        look(s, who, board.step_n[step], chance)
    elif op == OP_MOVE_CARD:
        if board.step_card[step] == CARD_HAND:
            s.push(P_UNDER, at, board.step_max[step])
        else:
            moved = card_of(event) if board.step_card[step] == CARD_TRIGGER else card
            put_back(s, who, moved, board.step_to[step])
    elif op == OP_GRANT:
        c = first_of(board.step_countries[step])
        s.grants = changed(s.grants, c, s.grants[c] | board.step_kind[step])
        s.after_change(0)
        if s.events is not None:
            s.tell(E_GRANTED, [c])
    elif op == OP_PREVENT:
        prevent(s, event)
    elif op == OP_EW_MODIFY:
        make_worse(s, number_of(s, step, board.team[owner], NOBODYS), event)
    elif op == OP_EW_CANCEL:
        make_void(s, event)


def start_elimination(s: War, step: i64, at: i64, owner: i64, event: i64) -> None:
    """One or some are chosen; the piece of the event, or all there are, go without a question."""
    board = s.board
    if board.step_trigger_piece[step]:
        s.push(P_REMOVE, BIT[space_of(event)], BIT[piece_of(event)] | owner << 6)
    elif board.step_max[step] == 0:
        s.push(P_REMOVE, BIT[space_of(event)], eliminable(s, step, owner, event) | owner << 6)
    else:
        s.push(P_ELIMINATE, at, board.step_max[step])


def gain(s: War, step: i64, owner: i64) -> None:
    """Points from a card that is not tied to the Victory step, gained at once (QG-22.6)."""
    board = s.board
    warfare = find_own_warfare(s)
    if warfare >= 0:
        aims: i64 = s.stack[warfare + 2]
        if aims & 63 & ~(aims >> VOID_FROM) == 0:
            return  # the whole card is void, its points included
    team: i64 = board.team[owner]
    points = board.step_n[step] * multiplier(s, step, team)
    if points:
        if s.events is not None:
            s.tell(E_POINTS, [owner, points])
        s.score(owner, points)


def demand(s: War, step: i64, owner: i64, event: i64) -> None:
    """Somebody must discard cards; in Economic Warfare all extras are added (QG-15.7)."""
    board = s.board
    who: i64 = board.step_who[step]
    warfare = find_own_warfare(s)
    if who == WHO_TRIGGER:
        who = actor_of(event)
    elif who == WHO_TARGET:
        who = first_of(s.stack[warfare + 2] & 63)
    if warfare >= 0 and is_void(s, who):
        return
    cards = number_of(s, step, board.team[owner], NOBODYS) + extra(s, who)
    s.push(P_GIVE, who, cards, 1 if board.step_op[step] == OP_DISCARD_HAND else 0)


# Cards of a country's own deck


def shuffle(s: War, c: i64) -> None:
    """Nobody knows the order of the deck any more."""
    deck = s.decks[c]
    for card in s.tops[c] + s.bottoms[c]:
        deck = with_card(deck, card & ~SEEN)
    s.decks = with_list(s.decks, c, deck)
    s.tops = with_list(s.tops, c, [])
    s.bottoms = with_list(s.bottoms, c, [])
    if s.events is not None:
        s.tell(E_SHUFFLED, [c])


def look(s: War, c: i64, cards: i64, chance: Chance) -> None:
    """The uppermost cards are looked at and laid back in any order."""
    seen: list[int] = []
    while len(seen) < cards and s.deck_size(c) > 0:
        seen.append(s.next_card(c, chance))
    if s.events is not None:
        s.tell(E_LOOKED, [c, len(seen)])
    seen.sort()
    s.aside = with_list(s.aside, c, seen)
    s.push(P_LOOK, c)


def put_back(s: War, c: i64, card: i64, place: i64) -> None:
    """A card that was played openly goes from the discard pile to the deck; all see it."""
    s.piles = with_list(s.piles, c, last_out(s.piles[c], card))
    s.ready = -1
    if place == TO_TOP:
        s.tops = with_list(s.tops, c, [*s.tops[c], card | SEEN])
    else:
        s.bottoms = with_list(s.bottoms, c, [card | SEEN, *s.bottoms[c]])
    if s.events is not None:
        s.tell(E_TO_TOP if place == TO_TOP else E_TO_BOTTOM, [c, card])


def last_out(pile: list[int], card: i64) -> list[int]:
    """The pile without the uppermost copy of a card."""
    copy = pile[:]
    copy.reverse()
    copy = without(copy, card)
    copy.reverse()
    return copy


def prevent(s: War, event: i64) -> None:
    """The pending removal of a piece does not happen, this time only (QG-26.3)."""
    at = find_removal(s, event)
    c = piece_of(event)
    space = space_of(event)
    if s.stack[at] == P_BATTLE:
        s.stack[at + 2] |= SAVED
    else:
        assert s.stack[at] == P_REMOVE
        # Either all pieces are of one country or all stand in one space: one of both shrinks.
        if s.stack[at + 1] == BIT[space]:
            s.stack[at + 2] &= ~BIT[c]
        else:
            s.stack[at + 1] &= ~BIT[space]
    if s.events is not None:
        s.tell(E_SAVED, [c, space])


class Pay(Phase[War]):
    """Is the price of a step paid? Frame: the step (QG-20.15)."""

    def waiting(self, s: War) -> i64:
        return BIT[s.board.step_decider[step_below(s)]]

    def actions(self, s: War, seat: i64) -> list[int]:
        found = [pack(V_PAY, 0, 0, 0), pack(V_SKIP, 0, 0, 0)]
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        step = step_below(s)
        s.pop()
        if verb_of(action) == V_PAY:
            s.stack[-2] |= PAID
            pay(s, seat, s.board.step_costs[step])
        else:
            s.stack[-2] = (s.stack[-2] & STEP) + 1


def step_below(s: War) -> i64:
    """The step that the frame on top is about: its first value, of the card below it."""
    return s.board.card_plan[s.stack[-7] & 255][s.stack[-3]]
