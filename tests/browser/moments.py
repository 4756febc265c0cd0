"""Moments of games to begin with: found by playing at random, given to the server as positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from tests.browser.player import Json, Player
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.position import write_position
from vezerkar.scene.scene import ActionView, Scene
from vezerkar.table.decorations import with_final_marks

MOST_STEPS = 900
ANSWERS = ("branch", "reaction")  # kinds of questions that are answered with buttons

Wanted = Callable[[ActionView], bool]


def lay_position(player: Player, position: str) -> None:
    """A table from a position: the player has the side that decides, computers have the others."""
    answer = player.context.request.post("/api/positions", data={"position": position})
    assert answer.status == 201, answer.text()
    player.go(str(answer.json()["id"]))
    player.until_asked()


def lay_moment(player: Player, game: str, wanted: Wanted) -> Json:
    """A table at the first moment with a wanted action, and that action."""
    position, action = moment(game, wanted)
    lay_position(player, position)
    return next(one for one in player.told.actions if one["action"] == action)


@cache
def moment(game_id: str, wanted: Wanted) -> tuple[str, str]:
    """The position, and the wanted action."""
    for one in moments_of(game_id):
        if found := found_in(one.scene, wanted):
            return write_position(find_game(game_id), one.state), found
    raise AssertionError("no such moment")


def position_where(game_id: str, asked: Callable[[Scene], bool]) -> str:
    """The first position in which somebody is asked such a thing."""
    for one in moments_of(game_id):
        if asked(one.scene):
            return write_position(find_game(game_id), one.state)
    raise AssertionError("nobody is asked that")


class Moment(NamedTuple):
    """A position, and what the seat that decides in it sees."""

    state: State
    scene: Scene


class RandomGame:
    """A game played at random, always in the same way, and only as far as somebody has looked."""

    def __init__(self, game_id: str) -> None:
        self.game = find_game(game_id)
        self.session = Session(self.game, self.game.scenarios()[0].id, {}, Seeded(1))
        self.pick = Seeded(1)
        self.seen: list[Moment] = []

    def at(self, step: int) -> Moment:
        while len(self.seen) <= step:
            self.play_on()
        return self.seen[step]

    def play_on(self) -> None:
        state = self.session.state
        assert state.ending < 0, "the game ended before that"
        seat = next(seat for seat in state.actors() if state.legal_actions(seat))
        scene = with_final_marks(self.game, state, seat, self.game.scene(state, seat))
        self.seen.append(Moment(state.clone(), scene))
        actions = state.legal_actions(seat)
        self.session.apply(seat, actions[self.pick.below(len(actions))])


random_game = cache(RandomGame)  # many tests look for a moment of the same game


def moments_of(game_id: str) -> Iterator[Moment]:
    for step in range(MOST_STEPS):
        yield random_game(game_id).at(step)


def found_in(scene: Scene, wanted: Wanted) -> str:
    if scene.prompt.kind in ANSWERS:
        return ""
    return next((view.action for view in scene.actions if wanted(view)), "")


# What is wanted


def rolls(view: ActionView) -> bool:
    """Something on the board whose outcome chance decides."""
    return bool(view.anchors) and "final" in view.marks and not view.vain


def hands_over(view: ActionView) -> bool:
    """Something on the board after which the others go on."""
    return bool(view.anchors) and "hands-over" in view.marks and "final" not in view.marks


def gives_up(view: ActionView) -> bool:
    return "loss" in view.marks


def is_vain(view: ActionView) -> bool:
    return view.vain is not None


def plays_freely(view: ActionView) -> bool:
    """A card that can be taken back."""
    return view.verb == "play" and not set(view.marks) - {"odds"} and view.vain is None
