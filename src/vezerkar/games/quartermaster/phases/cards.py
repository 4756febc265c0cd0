# hot: compiled by mypyc
"""A card is carried out step by step: the interpreter of the card language.

A `card` frame holds the card and its owner, the next step, and the event that the card answers.
Steps that ask something push the frame of their own phase on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, FRAME, Phase, a_of, pack, verb_of
from vezerkar.core.lists import changed, with_list
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.phases.effects import (
    add_withdrawals,
    draw_to_hand,
    open_resolved,
    pass_up,
    pay,
    withdraw,
)
from vezerkar.games.quartermaster.phases.warfare import (
    extra,
    find_own_warfare,
    is_void,
    make_void,
    make_worse,
)
from vezerkar.games.quartermaster.rules.card_lists import with_card, without
from vezerkar.games.quartermaster.rules.card_steps import able
from vezerkar.games.quartermaster.rules.combat import eliminable
from vezerkar.games.quartermaster.rules.conditions import multiplier, number_of
from vezerkar.games.quartermaster.rules.stack import SAVED, VOID_FROM, find_removal, step_below
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# The progress of a card: the next step, and flags
NEXT_STEP: Final = 15  # mask
CARRIED_OUT: Final = 16  # the step before was carried out
PAID: Final = 32  # the price of the next step is paid
SETTLED: Final = 1  # flag of `resolve`: the last window has been opened
# Values of `resolve`
RESOLVE_OWNED: Final = -3  # the card, and its owner from bit 8 on
RESOLVE_FLAGS: Final = -2
RESOLVE_OPEN: Final = -1  # how many events were open before it was played


class Resolve(Phase[War]):
    """A played card has been carried out: the last window about it. Nobody is asked.

    Frame: the card and its owner, flags, how many events were open before it was played.
    """

    def proceed(self, s: War, chance: Chance) -> None:
        owned: i64 = s.stack[RESOLVE_OWNED]
        flags: i64 = s.stack[RESOLVE_FLAGS]
        if not flags & SETTLED:
            s.stack[RESOLVE_FLAGS] = flags | SETTLED
            if open_resolved(s, owned >> terms.OWNER_FROM, owned & terms.CARD_MASK, flags >> 1):
                return
        settled: i64 = 2 * s.stack[RESOLVE_OPEN]
        if len(s.open) > settled:
            s.open = s.open[:settled]  # QG-20.13: its battles and builds are settled
        s.pop()


class Card(Phase[War]):
    """The next step of a card. Nobody is asked here; the steps ask."""

    def proceed(self, s: War, chance: Chance) -> None:
        board = s.board
        owned: i64 = s.stack[terms.CARD_OWNED]
        progress: i64 = s.stack[terms.CARD_PROGRESS]
        event: i64 = s.stack[terms.CARD_EVENT]
        card = owned & terms.CARD_MASK
        owner = owned >> terms.OWNER_FROM
        at = progress & NEXT_STEP
        plan = board.card_plan[card]
        if at >= len(plan):
            s.pop()
            return
        if board.card_any_order[card]:
            s.stack[terms.CARD_PROGRESS] = len(plan)
            s.push(terms.P_BUILD, BIT[len(plan)] - 1, len(plan))
            return
        step: i64 = plan[at]
        if board.step_needs[step] and not progress & CARRIED_OUT:
            s.stack[terms.CARD_PROGRESS] = at + 1
        elif not able(s, step, card, owner, event):
            s.stack[terms.CARD_PROGRESS] = at + 1  # QG-19.12
        elif board.step_costs[step] and not progress & PAID:
            s.push(terms.P_PAY, at)
        else:
            s.stack[terms.CARD_PROGRESS] = at + 1
            run(s, step, at, card, owner, event, chance)


def run(s: War, step: i64, at: i64, card: i64, owner: i64, event: i64, chance: Chance) -> None:
    """Carry a step out, or ask about it."""
    board = s.board
    op: i64 = board.step_op[step]
    most: i64 = board.step_max[step]
    if op == terms.OP_BUILD:
        s.push(terms.P_BUILD, BIT[at], most)
    elif op == terms.OP_RECRUIT:
        s.push(terms.P_RECRUIT, at, most)
    elif op == terms.OP_BATTLE:
        s.push(terms.P_FIGHT, at, most)
    elif op == terms.OP_ELIMINATE:
        start_elimination(s, step, at, owner, event)
    elif op == terms.OP_PROTECT:
        s.push(terms.P_PROTECT, at)
    elif op == terms.OP_REBUILD:
        c = first_of(board.step_countries[step])
        s.push(terms.P_REBUILD, s.pieces[c] & board.step_kind[step], c)
    elif op == terms.OP_DISCARD_DECK or op == terms.OP_DISCARD_HAND:
        demand(s, step, owner, event)
    elif op == terms.OP_DISCARD_TABLE:
        s.push(terms.P_STRIKE, at)
    elif op == terms.OP_PLAY_FROM:
        s.push(terms.P_PLAY_FROM, at, most)
    elif op == terms.OP_CHOICE:
        if not is_void(s, board.step_who[step]):
            s.push(terms.P_CHOICE, at)
    else:
        run_quietly(s, step, op, at, card, owner, event, chance)


def run_quietly(
    s: War, step: i64, op: i64, at: i64, card: i64, owner: i64, event: i64, chance: Chance
) -> None:
    """Steps that leave nothing to decide."""
    board = s.board
    who: i64 = board.step_who[step]
    if op == terms.OP_GAIN:
        gain(s, step, owner)
    elif op == terms.OP_SHUFFLE:
        shuffle(s, who)
    elif op == terms.OP_DRAW:
        draw_to_hand(s, who, board.step_n[step], chance)
    elif op == terms.OP_LOOK:
        look(s, who, board.step_n[step], chance)
    elif op == terms.OP_MOVE_CARD:
        if board.step_card[step] == terms.CARD_HAND:
            s.push(terms.P_UNDER, at, board.step_max[step])
        else:
            moved = events.card_of(event) if board.step_card[step] == terms.CARD_TRIGGER else card
            put_back(s, who, moved, board.step_to[step])
    elif op == terms.OP_GRANT:
        c = first_of(board.step_countries[step])
        s.grants = changed(s.grants, c, s.grants[c] | board.step_kind[step])
        s.after_change(0)
        if s.events is not None:
            s.tell(events.E_GRANTED, [c])
    elif op == terms.OP_PREVENT:
        prevent(s, event)
    elif op == terms.OP_EW_MODIFY:
        make_worse(s, number_of(s, step, board.team[owner], events.NOBODYS), event)
    elif op == terms.OP_EW_CANCEL:
        make_void(s, event)


def start_elimination(s: War, step: i64, at: i64, owner: i64, event: i64) -> None:
    """One or some are chosen; the piece of the event, or all there are, go without a question."""
    board = s.board
    if board.step_trigger_piece[step]:
        s.push(
            terms.P_REMOVE,
            BIT[events.space_of(event)],
            BIT[events.piece_of(event)] | owner << terms.CAUSE_FROM,
        )
    elif board.step_max[step] == 0:
        s.push(
            terms.P_REMOVE,
            BIT[events.space_of(event)],
            eliminable(s, step, owner, event) | owner << terms.CAUSE_FROM,
        )
    else:
        s.push(terms.P_ELIMINATE, at, board.step_max[step])


def gain(s: War, step: i64, owner: i64) -> None:
    """Points from a card that is not tied to the Victory step, gained at once (QG-22.6)."""
    board = s.board
    warfare = find_own_warfare(s)
    if warfare:
        aims: i64 = s.stack[warfare + terms.WARFARE_AIMS]
        if aims & terms.ALL_COUNTRIES & ~(aims >> VOID_FROM) == 0:
            return  # the whole card is void, its points included
    team: i64 = board.team[owner]
    points = board.step_n[step] * multiplier(s, step, team)
    if points:
        if s.events is not None:
            s.tell(events.E_POINTS, [owner, points])
        s.score(owner, points)


def demand(s: War, step: i64, owner: i64, event: i64) -> None:
    """Somebody must discard cards; in Economic Warfare all extras are added (QG-15.7)."""
    board = s.board
    who: i64 = board.step_who[step]
    warfare = find_own_warfare(s)
    if who == terms.WHO_TRIGGER:
        who = events.actor_of(event)
    elif who == terms.WHO_TARGET:
        who = first_of(s.stack[warfare + terms.WARFARE_AIMS] & terms.ALL_COUNTRIES)
    if warfare and is_void(s, who):
        return
    cards = number_of(s, step, board.team[owner], events.NOBODYS) + extra(s, who)
    s.push(terms.P_GIVE, who, cards, 1 if board.step_op[step] == terms.OP_DISCARD_HAND else 0)


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
        s.tell(events.E_SHUFFLED, [c])


def look(s: War, c: i64, cards: i64, chance: Chance) -> None:
    """The uppermost cards are looked at and laid back in any order."""
    seen = s.next_cards(c, cards, chance)
    if s.events is not None:
        s.tell(events.E_LOOKED, [c, len(seen)])
    seen.sort()
    s.aside = with_list(s.aside, c, seen)
    s.push(terms.P_LOOK, c)


def put_back(s: War, c: i64, card: i64, place: i64) -> None:
    """A card that was played openly goes from the discard pile to the deck; all see it."""
    s.piles = with_list(s.piles, c, last_out(s.piles[c], card))
    s.ready = -1
    if place == terms.TO_TOP:
        s.tops = with_list(s.tops, c, [*s.tops[c], card | SEEN])
    else:
        s.bottoms = with_list(s.bottoms, c, [card | SEEN, *s.bottoms[c]])
    if s.events is not None:
        s.tell(events.E_TO_TOP if place == terms.TO_TOP else events.E_TO_BOTTOM, [c, card])


def last_out(pile: list[int], card: i64) -> list[int]:
    """The pile without the uppermost copy of a card."""
    copy = pile[:]
    copy.reverse()
    copy = without(copy, card)
    copy.reverse()
    return copy


def prevent(s: War, event: i64) -> None:
    """The pending removal of a piece does not happen, this time only (QG-26.3)."""
    end = find_removal(s, event)
    c = events.piece_of(event)
    space = events.space_of(event)
    if s.stack[end - FRAME] == terms.P_BATTLE:
        s.stack[end + terms.BATTLE_STAGE] |= SAVED
    else:
        assert s.stack[end - FRAME] == terms.P_REMOVE
        # Either all pieces are of one country or all stand in one space: one of both shrinks.
        if s.stack[end + terms.REMOVE_SPACES] == BIT[space]:
            s.stack[end + terms.REMOVE_COUNTRIES] &= ~BIT[c]
        else:
            s.stack[end + terms.REMOVE_SPACES] &= ~BIT[space]
    if s.events is not None:
        s.tell(events.E_SAVED, [c, space])


def use_step_once(s: War) -> None:
    """The step that the frame on top asks about is taken once; with the last time it is over."""
    s.stack[terms.BELOW + terms.CARD_PROGRESS] |= CARRIED_OUT
    s.stack[terms.LEFT] -= 1
    if s.stack[terms.LEFT] == 0:
        s.pop()


class Pay(Phase[War]):
    """Is the price of a step paid? Frame: the step (QG-20.15)."""

    def waiting(self, s: War) -> i64:
        return BIT[s.board.step_decider[step_below(s)]]

    def actions(self, s: War, seat: i64) -> list[int]:
        found = [pack(terms.V_PAY, 0, 0, 0), pack(terms.V_SKIP, 0, 0, 0)]
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
            return
        step = step_below(s)
        if verb_of(action) == terms.V_PAY:
            s.pop()
            s.stack[terms.CARD_PROGRESS] |= PAID
            pay(s, seat, s.board.step_costs[step])
        else:
            pass_up(s, seat, events.E_NO_PAYMENT)
            s.stack[terms.CARD_PROGRESS] = (s.stack[terms.CARD_PROGRESS] & NEXT_STEP) + 1
