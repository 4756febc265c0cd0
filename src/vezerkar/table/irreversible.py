"""What an action leads to that cannot be taken back, found by trying it on a guess.

The guess agrees with all that the seat knows, so nothing hidden can be read from the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.chance import Logged, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State, verb_of

GUESS_SEED: Final = 1  # any number will do: what the seat cannot see must not matter
FINAL: Final = "final"  # the mark of an action that cannot be taken back
HANDS_OVER: Final = "hands-over"  # others decide after it, all plan anew, or the turn is over

Marks = frozenset[str]


def guess_for(game: Game, state: State, seat: int) -> State:
    """The same position as far as a seat knows it, ready for trying its actions."""
    guess = game.guess(state, seat, Seeded(GUESS_SEED))
    guess.events = None
    return guess


def marks_of(game: Game, before: State, seat: int, actions: Sequence[int]) -> dict[int, Marks]:
    """The marks of actions that use chance, show the seat something, or hand over to others.

    `before` is a guess for the seat. Where there are too many to try, some of each verb are tried,
    and a mark of one of them counts for the whole verb: it is better to warn once too often.
    """
    unseen = game.unseen(before, seat)
    tried = {a: _try(game, before, unseen, seat, a) for a in _spread(actions, game)}
    by_verb: dict[int, Marks] = {}
    for action, marks in tried.items():
        by_verb[verb_of(action)] = by_verb.get(verb_of(action), Marks()) | marks
    return {action: tried.get(action, by_verb[verb_of(action)]) for action in actions}


def _spread(actions: Sequence[int], game: Game) -> list[int]:
    """As many actions as the game allows to try, spread evenly over all verbs."""
    limit = game.undo_trials
    if len(actions) <= limit:
        return list(actions)
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(verb_of(action), []).append(action)
    share = max(1, limit // len(by_verb))
    return [a for group in by_verb.values() for a in group[:: -(-len(group) // share)]]


def _try(game: Game, before: State, unseen: int, seat: int, action: int) -> Marks:
    chance = Logged(Seeded(GUESS_SEED))
    after = before.clone()
    after.apply_unchecked(seat, action, chance)
    final = chance.drawn or game.unseen(after, seat) < unseen
    ends = (
        hands_over(after, seat)
        or begins_plans(before, after)
        or is_turn_over(game, before, after, seat)
    )
    return Marks(([FINAL] if final else []) + ([HANDS_OVER] if ends else []))


def hands_over(after: State, seat: int) -> bool:
    """Whether the seat is not asked any more: others decide, or the game is over."""
    return seat not in after.actors()


def begins_plans(before: State, after: State) -> bool:
    """Whether several seats plan in secret from now on: what was before cannot be taken back."""
    if after.ending >= 0 or before.phase().secret:
        return False
    return after.phase().secret and len(after.actors()) > 1


def ends_turn(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether the turn ends with this action, or with what follows it automatically."""
    before = guess_for(game, state, seat)
    after = before.clone()
    after.apply_unchecked(seat, action, Seeded(GUESS_SEED))
    return is_turn_over(game, before, after, seat)


def is_turn_over(game: Game, before: State, after: State, seat: int) -> bool:
    """Whether the turn of a seat ended between two moments; the first asked for nothing secret."""
    if before.phase().secret:
        return False  # an answer to somebody else's turn
    return after.ending >= 0 or game.turn_of(after, seat) != game.turn_of(before, seat)
