"""What a seat answers in a reaction window if it has nothing to answer with."""

from __future__ import annotations

from vezerkar.core.game import Game
from vezerkar.core.kernel import State


def only_answer(game: Game, state: State, seat: int) -> int | None:
    """What a seat answers that can use nothing: to give up a piece of one's own is no use."""
    if not state.phase().secret:
        return None  # reactions are secret phases, so the scene, which is costly, is seldom needed
    scene = game.scene(state, seat)
    views = [view for view in scene.actions if "loss" not in view.marks]
    if scene.prompt.kind != "reaction" or len(views) != 1:
        return None
    return game.notation(state).parse(views[0].action)
