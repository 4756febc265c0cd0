"""What taking an action would mean, found by trying it on a guess of what the seat cannot see.

The guess agrees with all that the seat knows, so nothing hidden can be read from the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.chance import Logged, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State, verb_of
from vezerkar.core.session import shows_something

DEALER: Final = 1  # any number will do: what the seat cannot see must not matter


def guess_for(game: Game, state: State, seat: int) -> State:
    """The same moment as far as a seat knows it, ready for its actions to be tried."""
    guess = game.guess(state, seat, Seeded(DEALER))
    guess.events = None
    return guess


def final_actions(game: Game, state: State, seat: int, actions: Sequence[int]) -> set[int]:
    """Those after which there is no way back: they use chance or show something to somebody.

    Where there are too many to try, some of each verb are tried, and one of them that is final
    speaks for all: it is better to warn once too often.
    """
    before = guess_for(game, state, seat)
    tried = _spread(actions, game.trials)
    final = {action for action in tried if _is_final(game, before, seat, action)}
    if len(tried) == len(actions):
        return final
    verbs = {verb_of(action) for action in final}
    known = set(tried)
    return final | {o for o in actions if o not in known and verb_of(o) in verbs}


def _spread(actions: Sequence[int], most: int) -> list[int]:
    """Up to so many actions, spread evenly over all verbs."""
    if len(actions) <= most:
        return list(actions)
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(verb_of(action), []).append(action)
    share = max(1, most // len(by_verb))
    return [o for group in by_verb.values() for o in group[:: -(-len(group) // share)]]


def _is_final(game: Game, before: State, seat: int, action: int) -> bool:
    chance = Logged(Seeded(DEALER))
    after = before.clone()
    after.apply_unchecked(seat, action, chance)
    return bool(chance.drawn) or shows_something(game, before, after)


def ends_turn(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether the turn runs on to its end after an action that is no button for ending it."""
    before = guess_for(game, state, seat)
    if before.phase().secret:
        return False  # an answer to somebody else's turn
    after = before.clone()
    after.apply_unchecked(seat, action, Seeded(DEALER))
    judge = game.judge
    return after.ending >= 0 or judge.turn(after) != judge.turn(before)
