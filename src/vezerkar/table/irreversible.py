"""Which actions cannot be undone, found by trying them on a guess of what the seat cannot see.

The guess agrees with all that the seat knows, so nothing hidden can be read from the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.chance import Logged, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State, verb_of
from vezerkar.core.session import shows_something

GUESS_SEED: Final = 1  # any number will do: what the seat cannot see must not matter


def guess_for(game: Game, state: State, seat: int) -> State:
    """The same position as far as a seat knows it, ready for trying its actions."""
    guess = game.guess(state, seat, Seeded(GUESS_SEED))
    guess.events = None
    return guess


def final_actions(game: Game, state: State, seat: int, actions: Sequence[int]) -> set[int]:
    """The actions that cannot be undone: they use chance or show something to somebody.

    Where there are too many to try, some of each verb are tried, and one of them that is final
    counts for the whole verb: it is better to warn once too often.
    """
    before = guess_for(game, state, seat)
    tried = _spread(actions, game.undo_trials)
    final = {action for action in tried if _is_final(game, before, seat, action)}
    if len(tried) == len(actions):
        return final
    verbs = {verb_of(action) for action in final}
    known = set(tried)
    return final | {a for a in actions if a not in known and verb_of(a) in verbs}


def _spread(actions: Sequence[int], limit: int) -> list[int]:
    """At most `limit` actions, spread evenly over all verbs."""
    if len(actions) <= limit:
        return list(actions)
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(verb_of(action), []).append(action)
    share = max(1, limit // len(by_verb))
    return [a for group in by_verb.values() for a in group[:: -(-len(group) // share)]]


def _is_final(game: Game, before: State, seat: int, action: int) -> bool:
    chance = Logged(Seeded(GUESS_SEED))
    after = before.clone()
    after.apply_unchecked(seat, action, chance)
    return bool(chance.drawn) or shows_something(game, before, after)


def ends_turn(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether the turn ends with this action, or with what follows it automatically."""
    before = guess_for(game, state, seat)
    if before.phase().secret:
        return False  # an answer to somebody else's turn
    after = before.clone()
    after.apply_unchecked(seat, action, Seeded(GUESS_SEED))
    judge = game.judge
    return after.ending >= 0 or judge.turn(after) != judge.turn(before)
