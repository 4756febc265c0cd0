"""Whether a puzzle is still one: its position loads, its solution is legal and the search finds it.

The quick check compares the solution with the two best other actions that the puzzle names; the
deep one looks at all actions, with guesses and dice that the puzzle was not found with.
"""

from __future__ import annotations

from typing import Final

from vezerkar.arena.puzzle_search import judge_actions
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.records.exercise import fits
from vezerkar.records.puzzle import Puzzle

CHECK_SEED: Final = 77_000
QUICK_TRIES: Final = 8
QUICK_ACTIONS: Final = 3  # the solution among them
DEEP_TRIES: Final = 24
DEEP_ACTIONS: Final = 6


def check_puzzle(game: Game, puzzle: Puzzle, deep: bool = False) -> None:
    """DataError says what is wrong with a puzzle."""
    state = puzzle.start()
    spelled = _actions(game, puzzle, state)
    solutions = [action for action in spelled if fits(puzzle.do, action)]
    if not solutions or len(solutions) == len(spelled):
        raise DataError(f"none, or every one, of these solves it: {', '.join(spelled)}")
    for pattern in (*puzzle.chances, *(each for one in puzzle.wrong for each in one.do)):
        if not any(fits((pattern,), action) for action in spelled):
            raise DataError(f"'{pattern}' is none of: {', '.join(spelled)}")
    if any(fits(one.do, action) for one in puzzle.wrong for action in solutions):
        raise DataError("the solution is said to be wrong")
    _search(game, puzzle, state, spelled, deep)


def _actions(game: Game, puzzle: Puzzle, state: State) -> dict[str, int]:
    """All actions of the seat that is asked, by notation."""
    if puzzle.seat not in game.seats(state):
        raise DataError(f"seat: '{puzzle.seat}' is none of: {', '.join(game.seats(state))}")
    seat = puzzle.seat_to_decide(game, state)
    spell = game.notation(state).spell
    found = {spell(action): action for action in state.legal_actions(seat)}
    if not found:
        raise DataError(f"seat: {puzzle.seat} has nothing to decide")
    return found


def _search(game: Game, puzzle: Puzzle, state: State, spelled: dict[str, int], deep: bool) -> None:
    """The solution must come out on top once more."""
    seat, horizon = puzzle.seat_to_decide(game, state), puzzle.found.horizon
    named = sorted(puzzle.chances, key=lambda action: -puzzle.chances[action])
    looked_at = named[:QUICK_ACTIONS]
    if deep:
        every = judge_actions(
            game, state, seat, list(spelled.values()), QUICK_TRIES, CHECK_SEED, horizon
        )
        names = {action: text for text, action in spelled.items()}
        looked_at = list(
            dict.fromkeys([*named, *(names[one.action] for one in every[:DEEP_ACTIONS])])
        )
    judged = judge_actions(
        game,
        state,
        seat,
        [spelled[text] for text in looked_at],
        DEEP_TRIES if deep else QUICK_TRIES,
        CHECK_SEED + 1000,
        horizon,
        careful=deep,
    )
    best = next(text for text, action in spelled.items() if action == judged[0].action)
    if not fits(puzzle.do, best):
        raise DataError(f"the search prefers '{best}' ({judged[0].chance:.2f})")
