"""Cards that would change nothing if they were played now, found by trying them on a guess."""

from __future__ import annotations

from typing import Final

from vezerkar.core.chance import Script
from vezerkar.core.errors import ChanceError
from vezerkar.core.game import Game
from vezerkar.core.kernel import FRAME, State
from vezerkar.scene.scene import ActionView, Message, Scene
from vezerkar.table.preview import settle_one

PLAY: Final = "play"  # the verb of cards that are used up
VAIN: Final = Message("vain-card")
LYING_OPEN: Final = ("open", "backs")  # cards that go on to have an effect


def is_vain(game: Game, before: State, seat: int, action: int, view: ActionView) -> bool:
    """Whether a card would be used up without any effect on the table.

    `before` is a guess for the seat. If a card is done, and by then nobody was asked anything that
    could do any good, no chance was used and all lies where it lay, it was played in vain.
    """
    if view.verb != PLAY or not game.after_card:
        return False
    after, nothing = before.clone(), Script([])
    try:
        after.phase().take(after, seat, action, nothing)
        while after.stack[-FRAME] not in game.after_card:
            if not settle_one(after, nothing) and not _answer_idly(game, after, nothing):
                return False
    except ChanceError:
        return False
    # The same question is asked at both tables, so that they can be compared; the card is gone.
    after.stack, after.waiting = before.stack[:], before.waiting
    after.actions = after.phase().actions(after, seat)
    return _lying(game.scene(before, seat)) == _lying(game.scene(after, seat))


def _answer_idly(game: Game, s: State, chance: Script) -> bool:
    """Answer a question that leads nowhere; False if it leads somewhere, or the game is over."""
    if s.ending >= 0:
        return False
    waiting = s.phase().waiting(s)
    seat = next(one for one in range(8) if waiting >> one & 1)
    answer = game.idle_answer(s, seat)
    if answer is None:
        return False
    s.phase().take(s, seat, answer, chance)
    return True


def _lying(scene: Scene) -> tuple[object, ...]:
    """All that lies on the table but the seat's own hand, and the piles that cards go to."""
    zones = [
        (zone.id, zone.count)
        for zone in scene.zones
        if zone.kind in LYING_OPEN or (zone.owner and zone.owner != scene.seat)
    ]
    return scene.tokens, scene.tracks, zones, [(seat.id, seat.score) for seat in scene.seats]
