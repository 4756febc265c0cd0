# hot: compiled by mypyc
"""What is hidden from whom, and a deal of the hidden cards that agrees with what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core import decks
from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def sees_hand(s: Battle, seat: i64, side: i64) -> bool:
    """M44-I.1, I.5: the own hand, the hand of the own team, in Overlord only the chief's."""
    return seat >= 0 and s.hand_viewers(side) & BIT[seat] != 0


def unseen(s: Battle, seat: i64) -> int:
    """How many cards a seat cannot see; discards and cards in play are open."""
    hidden = decks.size(s.pile)
    for side in range(2):
        if not sees_hand(s, seat, side):
            hidden += len(s.hands[side])
            if side == s.active:
                hidden += len(s.drawn)
    return hidden


def guess(s: Battle, seat: i64, chance: Chance) -> Battle:
    """The same battle with all cards that the seat cannot see dealt anew."""
    t = s.clone()
    pile = s.pile[:]
    hands: list[list[int]] = [s.hands[0], s.hands[1]]
    drawn = s.drawn
    for side in range(2):
        if not sees_hand(s, seat, side):
            for card in s.hands[side]:
                pile[card] += 1
            if side == s.active:
                for card in s.drawn:
                    pile[card] += 1
    for side in range(2):
        if not sees_hand(s, seat, side):
            hand = [decks.draw(pile, chance) for i in range(len(s.hands[side]))]
            hand.sort()
            hands[side] = hand
            if side == s.active and s.drawn:
                drawn = [decks.draw(pile, chance) for i in range(len(s.drawn))]
                drawn.sort()
    t.pile = pile
    t.hands = hands
    t.drawn = drawn
    if t.waiting and t.waiting & (t.waiting - 1) == 0:
        t.settle(chance)  # a secret phase stays where it is; only its actions are made again
    return t
