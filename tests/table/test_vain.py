"""Cards that would change nothing: found by trying them, and only where it is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.scene.scene import ActionView, Scene
from vezerkar.table.decorations import with_final_marks

RANDOM_STEPS = 150


def moments(game_id: str) -> Iterator[tuple[Session, int, Scene]]:
    """The decisions of a random game, as a table shows them."""
    game = find_game(game_id)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(3))
    pick = Seeded(5)
    for _ in range(RANDOM_STEPS):
        state = session.state
        if state.ending >= 0:
            return
        seat = next(seat for seat in state.actors() if state.legal_actions(seat))
        yield session, seat, with_final_marks(game, state, seat, game.scene(state, seat))
        actions = state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])


def told_after(session: Session, seat: int, view: ActionView) -> set[str]:
    """What happens if an action is taken, by its keys."""
    trial = Session.from_state(session.game, session.state, Seeded(1))
    return {message.key for message in trial.tell(trial.apply_text(seat, view.action), seat)}


@pytest.mark.parametrize(
    ("game_id", "effects"),
    [
        ("memoir", {"event-ordered", "event-moved", "event-attacked", "event-healed"}),
        ("quartermaster", {"event-built", "event-battle", "event-eliminated", "event-removed"}),
    ],
)
def test_a_card_that_is_played_in_vain_has_no_effect(game_id: str, effects: set[str]) -> None:
    vain = useful = 0
    for session, seat, scene in moments(game_id):
        for view in scene.actions:
            if view.verb != "play":
                # A card that cannot be played says so where it could be discarded.
                could = f"play {view.action.partition(' ')[2]}" in {v.action for v in scene.actions}
                assert view.vain is None or (view.verb == "discard" and not could)
            elif view.vain is None:
                useful += 1
            else:
                vain += 1
                assert not told_after(session, seat, view) & effects, view.action
    assert vain
    assert useful > vain


def test_what_gives_something_up_is_marked() -> None:
    for game_id, verb in (("quartermaster", "discard"), ("crescent", "withdraw")):
        marked = [
            view
            for _, _, scene in moments(game_id)
            for view in scene.actions
            if "loss" in view.marks
        ]
        assert verb in {view.verb for view in marked}
