"""What a seat is shown of a match, now and at any earlier moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Scene
from vezerkar.table.decorations import (
    after_agreement,
    after_resignation,
    all_seeing,
    asked_to_confirm,
    view_of,
    with_cards_of,
    with_final_marks,
)
from vezerkar.table.match import Match

SCENE_LOG_STEPS: Final = 40  # steps that are searched for the last dice


def scene_of(match: Match, seat: int, also: Sequence[int] = ()) -> Scene:
    """What a seat sees now, with the cards of other seats that the same person holds."""
    return match.scenes.scene((seat, *also), _moment(match), lambda: _scene_now(match, seat, also))


def _moment(match: Match) -> tuple[object, ...]:
    """Everything that a scene of a match depends on, besides who looks."""
    log, changes = match.log, match.history.rules_changes
    steps = (len(log.lines), len(log.standing), changes)
    return (match.state, steps, tuple(match.held.items()), match.resigned, match.agreed)


def _scene_now(match: Match, seat: int, also: Sequence[int]) -> Scene:
    scene = _scene_at(match, match.ply, seat, also)
    if match.resigned is not None:
        return after_resignation(scene, match.resigned)
    if match.agreed:
        return after_agreement(scene)
    if seat in match.held:
        return asked_to_confirm(scene, view_of(scene, match.held[seat]))
    return with_final_marks(match.game, match.state, seat, scene)


def past_scene(match: Match, place: int, seat: int, also: Sequence[int] = ()) -> Scene:
    """What a seat saw at a place among all steps; nothing can be chosen in the past."""
    now = place == match.ply
    scene = scene_of(match, seat, also) if now else _scene_at(match, place, seat, also)
    return replace(scene, actions=())


def open_past_scene(match: Match, place: int) -> Scene:
    """The same with everybody's cards and plans revealed, for when the match is over."""
    scenes = [past_scene(match, place, seat) for seat in range(OBSERVER, len(match.seats))]
    return all_seeing(scenes[0], scenes[1:])


def scene_to_keep(match: Match, seat: int) -> Scene:
    """What a seat sees now, without actions: a look at the match for later."""
    scene = _scene_at(match, match.ply, seat, ())
    if match.resigned is not None:
        scene = after_resignation(scene, match.resigned)
    elif match.agreed:
        scene = after_agreement(scene)
    return replace(scene, actions=())


def _scene_at(match: Match, place: int, seat: int, also: Sequence[int]) -> Scene:
    history, game = match.history, match.game
    recent = reversed(match.log.standing[max(0, place - SCENE_LOG_STEPS) : place])
    dice = game.last_dice(m for n in recent for m in reversed(history.messages(n, seat)))
    # Scenes of the present are made once: the history compares them to see who noticed a step.
    make = history.scene if place == match.ply else game.scene
    state = history.state_at(place)
    scene = with_cards_of(make(state, seat), [make(state, other) for other in also])
    return replace(scene, dice=dice) if dice else scene
