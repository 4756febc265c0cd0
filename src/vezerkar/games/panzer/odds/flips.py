"""The odds of a flipped card: which tactical modifiers may come up."""

from __future__ import annotations

from collections import Counter

from vezerkar.games.panzer.hidden import secret_hand, sees
from vezerkar.games.panzer.rules.mines import may_lie
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import ACTION_DECK, MINE_LOSS
from vezerkar.scene.scene import Odds


def unseen_tactics(s: Front, seat: int, before: int = 0) -> dict[int, int]:
    """Tactical modifiers of the cards that a flip may turn over, as the seat knows them.

    `before` is how many cards leave the deck first: one as a solo sacrifice (PG-9.2.0.9).
    """
    board = s.board
    first = board.deck_first[ACTION_DECK]
    counts: Counter[int] = Counter()
    for kind, count in enumerate(s.piles[ACTION_DECK]):
        counts[board.tactic[first + kind]] += count
    if counts.total() <= before:
        for kind, count in enumerate(
            s.discards[ACTION_DECK]
        ):  # a new deck, known to all (PG-6.1.8)
            counts[board.tactic[first + kind]] += count
    else:
        counts.update(board.tactic[card] for card in hidden_actions(s, seat))
    found = {tactic: count for tactic, count in sorted(counts.items()) if count}
    return found or {0: 1}  # nothing to turn over counts as 0


def tactics_after(s: Front, seat: int, before: int, flip: int | None) -> dict[int, int]:
    """The same for a second flip, `before` cards later; a deck does not show a card twice."""
    left = sum(s.piles[ACTION_DECK])
    leaving = before + (flip is not None)
    found = unseen_tactics(s, seat, leaving)
    is_one_deck = left > leaving or left <= before
    if flip is None or not is_one_deck or sum(found.values()) < 2:
        return found
    return {tactic: count - (tactic == flip) for tactic, count in found.items()}


def hidden_actions(s: Front, seat: int) -> list[int]:
    """The action cards in hands that a seat does not see: they might still be in the deck."""
    hidden = [side for side in range(2) if not sees(s, seat, side)]
    return [card for side in hidden for card in secret_hand(s, side) if card >= s.board.units]


def share(tactics: dict[int, int], wanted: tuple[int, ...]) -> float:
    return sum(tactics.get(value, 0) for value in wanted) / sum(tactics.values())


def mine_odds(s: Front, u: int, tile: int, tactics: dict[int, int]) -> Odds | None:
    """PG-6.2.11: a mine on -1 or -2, where one may lie at all."""
    if not may_lie(s, u, tile):
        return None
    result = "mine-destroys" if s.morale(u) <= MINE_LOSS else "mine"
    if s.trap >> (1 - s.side(u)) & 1:
        return Odds(results={result: 1.0})
    return Odds(results={result: share(tactics, (-2, -1))})
