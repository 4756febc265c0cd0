"""Everybody who looks at the same moment gets the same scene; another moment is another one."""

from __future__ import annotations

from collections.abc import Callable

from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import scene_of

SECRET = b"the dice of a test"


def new_match() -> Match:
    seats = [TableSeat(name, "person") for name in ("axis", "allies")]
    return Match(find_game("memoir"), "pegasus-bridge", {}, seats, SECRET)


def act(match: Match) -> None:
    seat = match.deciding()[0]
    action = match.game.notation(match.state).spell(match.state.legal_actions(seat)[0])
    match.apply(match.seats.ids[seat], match.ply_of(seat), action)


def forget(match: Match) -> None:
    match.scenes.clear()
    match.history.clear()


def fresh(match: Match, seat: int) -> Scene:
    forget(match)
    return scene_of(match, seat)


def test_the_same_moment_is_the_same_scene() -> None:
    match = new_match()
    first = scene_of(match, OBSERVER)
    assert scene_of(match, OBSERVER) is first
    assert scene_of(match, 0) is not first
    forget(match)
    again = scene_of(match, OBSERVER)
    assert again == first
    assert again is not first


def changed(change: Callable[[Match], object]) -> None:
    """After a change, a reader who looked before it sees what a newcomer sees."""
    match = new_match()
    act(match)
    before = {seat: scene_of(match, seat) for seat in (OBSERVER, 0, 1)}
    change(match)
    after = {seat: scene_of(match, seat) for seat in before}
    assert after != before
    assert after == {seat: fresh(match, seat) for seat in before}


def test_an_action_makes_another_scene() -> None:
    changed(act)


def test_taking_back_makes_another_scene() -> None:
    changed(lambda match: match.go_back(1))


def test_resigning_makes_another_scene() -> None:
    changed(lambda match: match.resign("axis"))


def test_an_agreed_end_makes_another_scene() -> None:
    changed(lambda match: match.end("axis"))


def test_an_action_that_waits_to_be_confirmed_makes_another_scene() -> None:
    def hold(match: Match) -> None:
        seat = match.deciding()[0]
        match.hold(seat, match.game.notation(match.state).spell(match.state.legal_actions(seat)[0]))

    changed(hold)
