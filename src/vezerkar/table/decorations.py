"""What the table adds to a game's scene: final marks, a question of its own, a resignation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.scene.scene import ActionView, Message, Outcome, Prompt, Scene
from vezerkar.table.irreversible import Marks, guess_for, marks_of
from vezerkar.table.vain import VAIN, is_vain

CONFIRM: Final = "table:confirm"  # actions of the table; no notation of a game has a colon
CANCEL: Final = "table:cancel"


def with_final_marks(game: Game, state: State, seat: int, scene: Scene) -> Scene:
    """The scene with marks on actions that are final, hand over to others or change nothing."""
    if not scene.actions:
        return scene
    notation = game.notation(state)
    numbers = [notation.parse(view.action) for view in scene.actions]
    before = guess_for(game, state, seat)
    marks = marks_of(game, before, seat, numbers)
    vain = {
        number: game.why_vain(before, seat, number) or VAIN
        for number, view in zip(numbers, scene.actions, strict=True)
        if is_vain(game, before, seat, number, view)
    }
    actions = tuple(
        _decorated(view, marks[number], vain.get(number))
        for view, number in zip(scene.actions, numbers, strict=True)
    )
    return replace(scene, actions=actions)


def _decorated(view: ActionView, marks: Marks, vain: Message | None) -> ActionView:
    if not marks and vain is None:
        return view
    return replace(
        view, marks=tuple(dict.fromkeys((*view.marks, *sorted(marks)))), vain=vain or view.vain
    )


def with_cards_of(scene: Scene, others: Sequence[Scene]) -> Scene:
    """The scene with the cards of further seats, as those see their own."""
    zones = {zone.id: zone for zone in scene.zones}
    for other in others:
        zones |= {zone.id: zone for zone in other.zones if zone.owner == other.seat}
    return replace(scene, zones=tuple(zones.values())) if others else scene


def all_seeing(scene: Scene, others: Sequence[Scene]) -> Scene:
    """Everything as its owner sees it: what the seats know together.

    Hands, plans and names are those of seats; pieces and tracks are those of sides.
    """
    seats = {each.id: each for each in scene.seats}
    mats = {(each.id, each.owner): each for each in scene.mats}
    tokens = {each.id: each for each in scene.tokens}
    tracks = {(each.id, each.side): each for each in scene.tracks}
    for other in others:
        seats |= {each.id: each for each in other.seats if each.id == other.seat}
        mats |= {(each.id, each.owner): each for each in other.mats if each.owner == other.seat}
        tokens |= {each.id: each for each in other.tokens if each.side == other.side}
        tracks |= {(each.id, each.side): each for each in other.tracks if each.side == other.side}
    return replace(
        with_cards_of(scene, others),
        seats=tuple(seats.values()),
        mats=tuple(mats.values()),
        tokens=tuple(tokens.values()),
        tracks=tuple(tracks.values()),
    )


def view_of(scene: Scene, action: str) -> ActionView | None:
    """An action as the scene shows it; None if the scene does not offer it."""
    return next((view for view in scene.actions if view.action == action), None)


def is_deliberate(view: ActionView) -> bool:
    """Whether the action is a button for ending a step or rolling dice: it needs no question."""
    return any(mark == "end" or mark.startswith("dice-") for mark in view.marks)


def asked_to_confirm(scene: Scene, held: ActionView | None) -> Scene:
    """Ask whether the turn may end with the action that was chosen."""
    prompt = replace(
        scene.prompt,
        text=Message("ask-confirm-turn"),
        kind="branch",
        anchors=held.anchors if held else (),
        chosen=0,
        most=0,
    )
    yes = ActionView(
        CONFIRM, "confirm", (), Message("choice-confirm-turn"), held.rules if held else (), ("end",)
    )
    no = ActionView(CANCEL, "cancel", (), Message("choice-cancel-turn"), ())
    return replace(scene, prompt=prompt, actions=(yes, no))


def after_agreement(scene: Scene) -> Scene:
    """The last scene of a match that all sides agreed to end."""
    text = Message("outcome-agreed")
    return _ended(scene, text, "")


def after_resignation(scene: Scene, loser: int) -> Scene:
    """The last scene of a match in which a team has resigned."""
    sides = {seat.team: seat.side for seat in scene.seats}
    text = Message("outcome-resigned", {"side": f"side:{sides[loser]}"})
    return _ended(scene, text, sides.get(1 - loser, ""))  # a side without a seat has no name


def _ended(scene: Scene, text: Message, winner: str) -> Scene:
    return replace(
        scene,
        seats=tuple(replace(seat, deciding=False) for seat in scene.seats),
        actions=(),
        prompt=Prompt(text, "over"),
        outcome=Outcome(winner, text, ()),
    )
