"""The state of a game: copies, frozen forms, and what is impossible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vezerkar
from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import Table
from vezerkar.core.kernel import State
from vezerkar.games.quartermaster.game import GAME
from vezerkar.games.quartermaster.invariants import check
from vezerkar.games.quartermaster.rules.reactions import asked_about, work_out_ready
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import P_WINDOW, WINDOW_ANSWERED, WINDOW_EVENT

SLOTS = (*State.__slots__, *War.__slots__)

interpreted = pytest.mark.skipif(
    vezerkar.FORM == "compiled", reason="a compiled state does not show its slots"
)


@interpreted
def test_every_slot_is_a_field_and_a_copy_has_them_all() -> None:
    assert set(SLOTS) == set(State.__annotations__) | set(War.__annotations__)
    s = Table().s
    for i, name in enumerate(SLOTS):
        value = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, 1000 + i)
        elif name not in ("events", "board"):
            setattr(s, name, [i])
    t = s.clone()
    for name in SLOTS:
        if name != "events":
            assert getattr(t, name) == getattr(s, name), name


def test_a_copy_stays_as_it_is_whatever_the_other_does() -> None:
    kept = [
        (step.before.clone(), step.before.fingerprint()) for step in lively_game(41).steps[::11]
    ]
    lively_game(42)
    for copy, fingerprint in kept:
        assert copy.fingerprint() == fingerprint
    first = lively_game(41).steps[0].before.clone()
    for copy, fingerprint in kept:
        first.thaw(copy.freeze())
        assert first.fingerprint() == fingerprint
        GAME.check_invariants(first)


def test_what_is_kept_about_windows_is_what_would_be_worked_out_again() -> None:
    windows = 0
    for seed in (41, 42):
        for s in [step.before for step in lively_game(seed).steps]:
            assert isinstance(s, War)
            assert s.ready in (-1, work_out_ready(s))
            if top_phase(s) == P_WINDOW:
                windows += 1
                assert s.asked == asked_about(s, s.stack[WINDOW_EVENT], s.stack[WINDOW_ANSWERED])
    assert windows > 200


def add_too_many_pieces(s: War) -> None:
    s.pieces = [s.board.land, *s.pieces[1:]]


def put_enemies_together(s: War) -> None:
    s.pieces = [s.pieces[1], *s.pieces[1:]]


def lose_a_card(s: War) -> None:
    s.hands = [s.hands[0][1:], *s.hands[1:]]


def lay_a_hand_card_as_status(s: War) -> None:
    s.status = [s.hands[0][:1], *s.status[1:]]
    s.hands = [s.hands[0][1:], *s.hands[1:]]


def protect_what_is_not_there(s: War) -> None:
    s.shields = [s.board.sea, *s.shields[1:]]


def open_a_strait_to_the_wrong_team(s: War) -> None:
    s.opened ^= 1


def forget_supply(s: War) -> None:
    s.fed = [0, *s.fed[1:]]


IMPOSSIBLE: list[tuple[Callable[[War], None], str]] = [
    (add_too_many_pieces, "too many armies|share a space"),
    (put_enemies_together, "share a space"),
    (lose_a_card, "lost or doubled"),
    (lay_a_hand_card_as_status, "no Status card"),
    (protect_what_is_not_there, "not there is protected"),
    (open_a_strait_to_the_wrong_team, "wrong team"),
    (forget_supply, "remembered wrongly"),
]


@pytest.mark.parametrize(("break_state", "message"), IMPOSSIBLE)
def test_what_is_impossible_is_told(break_state: Callable[[War], None], message: str) -> None:
    s = Table(germany={"hand": ["ger_plunder", "ger_build_army"]}).s.clone()
    check(s)
    break_state(s)
    with pytest.raises(AssertionError, match=message):
        check(s)
