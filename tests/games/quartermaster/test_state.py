"""The state of a game: copies, frozen forms, and what is impossible."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

import vezerkar
from tests.games.quartermaster.games import playful
from tests.games.quartermaster.table import Table
from vezerkar.commands.bench import has_build
from vezerkar.core.kernel import State
from vezerkar.games.quartermaster.ability import asked_about, work_out_ready
from vezerkar.games.quartermaster.game import GAME
from vezerkar.games.quartermaster.invariants import check
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import P_WINDOW

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
    kept = [(step.before.clone(), step.before.fingerprint()) for step in playful(41).steps[::11]]
    playful(42)
    for copy, fingerprint in kept:
        assert copy.fingerprint() == fingerprint
    first = playful(41).steps[0].before.clone()
    for copy, fingerprint in kept:
        first.thaw(copy.freeze())
        assert first.fingerprint() == fingerprint
        GAME.check_invariants(first)


def test_what_is_kept_about_windows_is_what_would_be_worked_out_again() -> None:
    windows = 0
    for seed in (41, 42):
        for s in [step.before for step in playful(seed).steps]:
            assert isinstance(s, War)
            assert s.ready in (-1, work_out_ready(s))
            if s.stack[-4] == P_WINDOW:
                windows += 1
                assert s.asked == asked_about(s, s.stack[-3], s.stack[-1])
    assert windows > 200


def too_many(s: War) -> None:
    s.pieces = [s.board.land, *s.pieces[1:]]


def together(s: War) -> None:
    s.pieces = [s.pieces[1], *s.pieces[1:]]


def lost_card(s: War) -> None:
    s.hands = [s.hands[0][1:], *s.hands[1:]]


def wrong_table(s: War) -> None:
    s.status = [s.hands[0][:1], *s.status[1:]]
    s.hands = [s.hands[0][1:], *s.hands[1:]]


def ghost(s: War) -> None:
    s.shields = [s.board.sea, *s.shields[1:]]


def wrong_strait(s: War) -> None:
    s.opened ^= 1


def wrong_supply(s: War) -> None:
    s.fed = [0, *s.fed[1:]]


IMPOSSIBLE: list[tuple[Callable[[War], None], str]] = [
    (too_many, "too many armies|share a space"),
    (together, "share a space"),
    (lost_card, "lost or doubled"),
    (wrong_table, "no Status card"),
    (ghost, "not there is protected"),
    (wrong_strait, "wrong team"),
    (wrong_supply, "remembered wrongly"),
]


@pytest.mark.parametrize(("spoil", "said"), IMPOSSIBLE)
def test_what_is_impossible_is_told(spoil: Callable[[War], None], said: str) -> None:
    s = Table(germany={"hand": ["ger_plunder", "ger_build_army"]}).s.clone()
    check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=said):
        check(s)


@pytest.mark.skipif(not has_build(), reason="no compiled build fits the sources")
def test_both_forms_play_the_same_games() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-m", "vezerkar.arena.trace", "quartermaster", "8"],
            env=os.environ | {"VEZERKAR_FORM": form},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for form in ("compiled", "interpreted")
    }
    assert len(found) == 1
