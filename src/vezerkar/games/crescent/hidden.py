# hot: compiled by mypyc
"""What is hidden from whom, and a deal of the hidden cards that agrees with what a seat knows.

Everybody knows all decks, has seen every card that was ever laid, and can count the piles when no
plan is being made. So of a captain's cards that lie nowhere in the open

- those never laid are in the draw pile or in hand (`unshown`),
- the others are in the discard pile or in hand, some known to be in one of them for certain.

While plans are secret nobody else knows anything of a plan but whether it is handed in (KF-3.1.11);
after a War Council the partner sees the laid cards and cubes (KF-6.24.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.decks import draw as draw_card
from vezerkar.core.decks import size
from vezerkar.core.kernel import BIT, a_of, b_of, verb_of
from vezerkar.core.lists import with_list
from vezerkar.games.crescent.phases.planning import go_forward, plan_steps
from vezerkar.games.crescent.rules.planning import cards_laid, clear_plan, owes_a_draw
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

MAX_DEALS: Final = 8
# A secret plan is itself something hidden, even if it is empty. It counts more than all cards: what
# goes to a hidden pile at the same moment must not hide that plans were opened.
HANDED_IN: Final = 1000
MAX_PLAN_STEPS: Final = 60  # of a guessed plan


def sees_plan(s: Battle, seat: i64, owner: i64) -> bool:
    """Whether a seat may see the cards and cubes that a captain lays."""
    if s.revealed or seat == owner:
        return True
    return seat >= 0 and seat % 2 == owner % 2 and s.council & BIT[owner % 2] != 0


def unseen(s: Battle, seat: i64) -> int:
    """The number of things a seat cannot know."""
    hidden = 0
    for owner in range(s.board.seats):
        if owner == seat:
            continue
        hidden += size(s.hand[owner]) + size(s.draw[owner]) + size(s.discard[owner])
        hidden -= size(s.known_hand[owner]) + size(s.known_discard[owner])
        if not sees_plan(s, seat, owner):
            hidden += cards_laid(s, owner) + HANDED_IN
    return hidden


def guess(s: Battle, seat: i64, chance: Chance) -> Battle:
    """The same battle, with everything that a seat cannot know dealt anew."""
    t = s.clone()
    for owner in range(s.board.seats):
        if owner == seat:
            continue
        if t.revealed:
            deal_anew(t, owner, chance)
        elif sees_plan(t, seat, owner):
            deal_around_plan(t, owner, chance)
        else:
            clear_plan(t, owner)
            deal_anew(t, owner, chance)
            if t.locked & BIT[owner]:
                imagine_plan(t, owner, chance)
    if t.waiting and t.waiting & (t.waiting - 1) == 0:
        t.settle(chance)  # a secret phase stays where it is; only its actions are made again
    return t


def imagine_plan(s: Battle, seat: i64, chance: Chance) -> None:
    """Some plan that could have been handed in."""
    for i in range(MAX_PLAN_STEPS):
        actions = plan_steps(s, seat, owes_a_draw(s, seat))
        if not actions:
            break
        action = actions[chance.below(len(actions))]
        go_forward(s, seat, verb_of(action), a_of(action), b_of(action))


def deal_around_plan(s: Battle, owner: i64, chance: Chance) -> bool:
    """Deal the cards of a partner whose plan is visible; False if no deal fits it."""
    hand, draw, discard = s.hand, s.draw, s.discard
    for i in range(MAX_DEALS):
        if deal_anew(s, owner, chance) and imagine_sources(s, owner, chance):
            return True
        s.hand, s.draw, s.discard = hand, draw, discard
    return False


def imagine_sources(s: Battle, owner: i64, chance: Chance) -> bool:
    """Choose which cards of a visible plan were drawn for it and which recalled, as many as were.

    What was seen on the discard pile and is not there must be recalled.
    """
    board = s.board
    held = s.hand[owner][:]
    for card in s.laid[owner]:
        if card >= 0:
            held[card] += 1
    discard = s.discard[owner]
    recalled: list[int] = []
    shown: list[int] = []  # copies in hand or laid that everybody has seen before
    fresh: list[int] = []  # those that may have been in the draw pile
    for card in range(CARDS):
        for i in range(s.known_discard[owner][card] - discard[card]):
            recalled.append(card)
            held[card] -= 1
        unshown = s.unshown[owner][card]
        old = board.deck[card] - s.out[owner][card] - unshown
        shown.append(old - discard[card] - recalled.count(card))
        fresh.append(unshown - s.draw[owner][card])
    drawn = some_of(held, fresh, len(s.drawn[owner]), chance)
    for most in (shown, held):
        recalled += some_of(held, most, len(s.recalled[owner]) - len(recalled), chance)
    if len(recalled) != len(s.recalled[owner]) or len(drawn) != len(s.drawn[owner]):
        return False
    recalled.sort()
    s.drawn = with_list(s.drawn, owner, drawn)
    s.recalled = with_list(s.recalled, owner, recalled)
    return True


def some_of(held: list[int], most: list[int], n: i64, chance: Chance) -> list[int]:
    """Up to n random cards of those held, of each kind no more than `most` allows."""
    pool = [max(0, min(held[card], most[card])) for card in range(CARDS)]
    found: list[int] = []
    while len(found) < n and size(pool) > 0:
        card = draw_card(pool, chance)
        held[card] -= 1
        found.append(card)
    found.sort()
    return found


def deal_anew(s: Battle, owner: i64, chance: Chance) -> bool:
    """Deal the hand, draw pile and discard pile of a captain as another seat could imagine them."""
    open_cards = s.out[owner][:]
    for card in s.laid[owner]:
        if card >= 0:
            open_cards[card] += 1
    for i in range(MAX_DEALS):
        if deal_once(s, owner, open_cards, chance):
            return True
    return False


def deal_once(s: Battle, owner: i64, open_cards: list[int], chance: Chance) -> bool:
    board = s.board
    rest = [board.deck[card] - open_cards[card] for card in range(CARDS)]  # not in the open
    known = surely_discarded(s, owner, rest, chance)
    loose: list[int] = []  # those that are not known to be in hand or discarded either
    old: list[int] = []  # copies that were shown before: they cannot be in the draw pile
    for card in range(CARDS):
        loose.append(max(0, rest[card] - s.known_hand[owner][card] - known[card]))
        old.append(board.deck[card] - s.out[owner][card] - s.unshown[owner][card])
    pile = [0] * CARDS
    take(loose, s.unshown[owner], pile, size(s.draw[owner]), chance)
    if size(pile) != size(s.draw[owner]):
        return False
    return finish_deal(s, owner, rest, loose, pile, known, old, chance)


def surely_discarded(s: Battle, owner: i64, rest: list[int], chance: Chance) -> list[int]:
    """Cards that everybody saw discarded, without those that were recalled since.

    Which ones a secret plan recalled shows only when they are laid; the others are guessed.
    """
    seen = s.known_discard[owner]
    known = [min(seen[card], rest[card]) for card in range(CARDS)]
    while size(known) > size(s.discard[owner]):
        draw_card(known, chance)
    return known


def finish_deal(
    s: Battle,
    owner: i64,
    rest: list[int],
    left: list[int],
    pile: list[int],
    known: list[int],
    old: list[int],
    chance: Chance,
) -> bool:
    """Deal the discard pile, then the hand, after the draw pile was dealt.

    Copies of a card are alike: of one laid twice nobody can say whether it was the same. So the
    discards are first those that were surely shown, then others.
    """
    most = [max(0, old[card] - known[card]) for card in range(CARDS)]
    discard = known[:]
    for room in (most, left):
        take(left, room, discard, size(s.discard[owner]) - size(discard), chance)
    if size(discard) != size(s.discard[owner]):
        return False
    hand = [rest[card] - pile[card] - discard[card] for card in range(CARDS)]
    s.draw = with_list(s.draw, owner, pile)
    s.discard = with_list(s.discard, owner, discard)
    s.hand = with_list(s.hand, owner, hand)
    return True


def take(left: list[int], room: list[int], to: list[int], n: i64, chance: Chance) -> None:
    """Move up to n random cards, of each kind no more than `room` allows."""
    pool = [min(left[card], room[card]) for card in range(CARDS)]
    for i in range(min(n, size(pool))):
        card = draw_card(pool, chance)
        left[card] -= 1
        to[card] += 1
