"""Values of positions for a search: the chances that were learned, where a game has them.

The judge knows which of two positions is better at once; the chance (`agents/calibration.py`) looks
at the whole table and takes a millisecond or two. So tries are played by the judge, and only what
they lead to is valued by the chance.
"""

from __future__ import annotations

from functools import partial

from vezerkar.agents.calibration import is_learned
from vezerkar.agents.win_chance import chance_as_it_stands
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.evaluation.chance_judge import ChanceJudge
from vezerkar.evaluation.split_judge import SplitJudge


def valued_by_chances(game: Game, s: State) -> Judge:
    """The judge of a game with chances for values; the judge as it is where none were learned."""
    if not is_learned(game, s):
        return game.judge
    return SplitJudge(game.judge, ChanceJudge(partial(chance_as_it_stands, game)))
