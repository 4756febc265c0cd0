"""Previews: what follows from an action for certain, and nothing that the seat may not know."""

from __future__ import annotations

import pytest

from tests.table.test_secrets import act, lock_all, new
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game, game_ids
from vezerkar.core.session import Session
from vezerkar.scene.scene import Preview
from vezerkar.table.match import Match
from vezerkar.table.preview import preview

RANDOM_STEPS = 60


def preview_of(match: Match, seat: int, action: str) -> Preview:
    return preview(match.game, match.state, seat, match.game.notation(match.state).parse(action))


def marching() -> Match:
    """All have locked their plans: Anna marches."""
    match = new("alone")
    lock_all(match)
    return match


def test_a_preview_changes_nothing() -> None:
    match = marching()
    before = match.state.fingerprint()
    preview_of(match, 0, "go west")
    assert match.state.fingerprint() == before
    assert match.state.events is None


def test_a_step_that_leaves_something_to_do_says_what_is_asked_then() -> None:
    seen = preview_of(marching(), 0, "go west")
    assert (seen.then, seen.ends) == ("asked", False)
    assert [message.key for message in seen.messages] == ["event-went"]
    assert seen.question is not None


def test_forced_steps_are_shown_up_to_the_first_die() -> None:
    match = marching()
    act(match, "anna", "go west")
    seen = preview_of(match, 0, "go east")  # the second march ends the round, which throws a die
    assert seen.then == "chance"
    assert [message.key for message in seen.messages] == ["event-went"]


def test_what_others_planned_in_secret_is_not_shown() -> None:
    match = new("three")
    act(match, "anna", "add")
    act(match, "bela", "lock")
    act(match, "cili", "lock")
    seen = preview_of(match, 0, "lock")
    told = [message.key for message in seen.messages]
    assert seen.then == "shown"
    assert "event-counted" not in told


@pytest.mark.parametrize("game_id", game_ids())
def test_a_preview_is_true_and_can_be_read_from_what_the_seat_knows(game_id: str) -> None:
    """It comes first in what then happens, and is the same whatever is hidden from the seat."""
    game = find_game(game_id)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(3))
    pick = Seeded(5)
    for number in range(RANDOM_STEPS):
        state = session.state
        if state.ending >= 0:
            break
        seat = next(seat for seat in state.actors() if state.legal_actions(seat))
        actions = state.legal_actions(seat)
        action = actions[pick.below(len(actions))]
        seen = preview(game, state, seat, action)
        dealt_anew = game.guess(state, seat, Seeded(100 + number))
        assert preview(game, dealt_anew, seat, action) == seen
        step = session.apply(seat, action)
        told = session.tell(step, seat)
        assert list(seen.messages) == told[: len(seen.messages)]
        if seen.then in ("asked", "answer", "turn", "others", "over"):
            assert not step.drawn
            assert (seat in session.state.actors()) == (seen.then == "asked")
