"""The state of a battle: copies, frozen forms, and what is impossible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import vezerkar
from tests.games.memoir.random_battles import battles
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import Event, State
from vezerkar.games.memoir.invariants import check
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ALLIES, AXIS, SANDBAGS

SLOTS = (*State.__slots__, *Battle.__slots__)
# Shared by all copies: what never changes, and lists that are replaced when they change.
SHARED = {"phases", "board", "actions", "choices"} | {
    "discard", "drawn", "hands", "last", "last_zones", "left", "match", "medals", "orders", "pile",
    "plan", "played", "tally", "unit_men",
}  # fmt: skip
COPIED = {"stack", "unit_hex", "at"}
SCENARIOS = ["pegasus-bridge", "omaha-beach", "toulon", "omaha-beach-overlord"]

interpreted = pytest.mark.skipif(
    vezerkar.FORM == "compiled", reason="a compiled state does not show its slots"
)


def fresh(slug: str = "pegasus-bridge") -> Battle:
    return next(battles(slug, seed=1))


def everything(s: Battle) -> dict[str, Any]:
    """All fields, with lists copied deeply."""
    found = {}
    for name in SLOTS:
        value = getattr(s, name)
        if name == "hands":
            value = [hand[:] for hand in value]
        elif name not in ("phases", "board", "events") and isinstance(value, list | bytearray):
            value = value[:]
        found[name] = value
    return found


# Copies


@interpreted
def test_every_slot_is_a_field_and_every_field_has_a_slot() -> None:
    assert len(set(SLOTS)) == len(SLOTS)
    assert set(SLOTS) == set(State.__annotations__) | set(Battle.__annotations__)
    assert not hasattr(fresh(), "__dict__")


def with_values_of_their_own() -> Battle:
    """A state, no possible one, in which no two fields are equal."""
    s = fresh()
    for i, name in enumerate(SLOTS):
        value = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, 1000 + i)
        elif name == "hands":
            s.hands = [[i], [i + 100]]
        elif name == "works":
            s.works = bytes([i, 7])
        elif name not in ("events", "board"):
            setattr(s, name, [i, 7])
    return s


@interpreted
def test_a_copy_has_every_slot() -> None:
    """Every slot gets a value of its own first, so that one forgotten by clone() shows."""
    s = with_values_of_their_own()
    s.events = [Event(0, [], -1)]
    t = s.clone()
    for name in SLOTS:
        if name == "events":
            assert t.events is None
        else:
            assert getattr(t, name) == getattr(s, name), name


@interpreted
def test_what_changes_in_place_is_copied_and_the_rest_is_shared() -> None:
    s = fresh()
    t = s.clone()
    for name in SLOTS:
        mine, theirs = getattr(s, name), getattr(t, name)
        if name in COPIED:
            assert mine is not theirs, name
        elif name in SHARED:
            assert mine is theirs, name
        else:
            assert mine is None or isinstance(mine, int | bytes), name
    assert not COPIED & SHARED


@interpreted
@pytest.mark.parametrize("slug", SCENARIOS)
def test_a_copy_stays_as_it_is_whatever_the_other_does(slug: str) -> None:
    """At every position: the original plays on, and nothing of the copy has changed."""
    kept: list[tuple[Battle, dict[str, Any], str]] = []
    choose = random.Random(44)
    for s in battles(slug, seed=9, most=2000):
        if choose.random() < 0.1:
            t = s.clone()
            kept.append((t, everything(t), t.fingerprint()))
    assert len(kept) > 40
    for t, before, fingerprint in kept:
        assert everything(t) == before
        assert t.fingerprint() == fingerprint


@pytest.mark.parametrize("slug", SCENARIOS)
def test_a_copy_plays_the_same_game_as_the_original(slug: str) -> None:
    *_, s = battles(slug, seed=17, most=60)
    games = []
    for t in (s, s.clone()):
        chance, pick = Seeded(3), Seeded(4)
        seen = [t.fingerprint()]
        for _ in range(100):
            if not t.waiting:
                break
            seat = t.actors()[0]
            actions = t.legal_actions(seat)
            t.apply(seat, actions[pick.below(len(actions))], chance)
            seen.append(t.fingerprint())
        games.append(seen)
    assert games[0] == games[1]


# Frozen forms


def thawed(s: Battle) -> Battle:
    t = fresh().clone()
    t.board = s.board
    t.thaw(s.freeze())
    return t


@pytest.mark.parametrize("slug", SCENARIOS)
def test_a_thawed_state_is_the_frozen_one(slug: str) -> None:
    for i, s in enumerate(battles(slug, seed=5, most=2000)):
        if i % 11 and s.waiting:
            continue
        t = thawed(s)
        assert t.freeze() == s.freeze()
        assert t.fingerprint() == s.fingerprint()
        check(t)
        t.settle(Seeded(1))  # what is to be decided follows from the rest
        assert (t.waiting, t.actions) == (s.waiting, s.actions)


@interpreted
def test_every_field_finds_its_place_again() -> None:
    s = with_values_of_their_own()
    s.stack = list(range(12))
    t = fresh()
    t.thaw(s.freeze())
    for name in SLOTS:
        if name not in ("phases", "board", "events", "waiting", "actions", "choices"):
            assert getattr(t, name) == getattr(s, name), name


def test_a_frozen_state_keeps_nothing_of_the_original() -> None:
    s = fresh()
    frozen = s.freeze()
    t = thawed(s)
    s.unit_hex[0] = 99
    s.lay(3, s.works[3] | SANDBAGS)
    assert t.freeze() == frozen


@interpreted
def test_every_field_that_changes_is_frozen() -> None:
    """Whatever a battle changes must be seen by freeze(), or two positions would look the same."""
    before = fresh()
    first = before.freeze()
    unfrozen = {"phases", "board", "events", "waiting", "actions", "choices"}
    for name in SLOTS:
        if name in unfrozen:
            continue
        s = before.clone()
        value = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, value + 1)
        elif name == "hands":
            s.hands = [s.hands[1], s.hands[0]]
        elif name == "works":
            s.lay(5, s.works[5] ^ SANDBAGS)
        else:
            setattr(s, name, [*value, 1])
        assert s.freeze() != first, name


# What is impossible


def break_men(s: Battle) -> None:
    s.unit_men = [5, *s.unit_men[1:]]


def break_ghost(s: Battle) -> None:
    s.unit_hex[0] = -1


def break_place(s: Battle) -> None:
    s.at[s.unit_hex[0]] = 1


def break_stray(s: Battle) -> None:
    s.at[next(h for h in range(s.board.count) if s.at[h] < 0)] = 3


def break_count(s: Battle) -> None:
    s.left = [s.left[AXIS] - 1, s.left[ALLIES]]


def break_empty_unit(s: Battle) -> None:
    s.unit_men = [0, *s.unit_men[1:]]


def break_extra_card(s: Battle) -> None:
    s.pile = [s.pile[0] + 1, *s.pile[1:]]


def break_lost_card(s: Battle) -> None:
    s.hands = [s.hands[AXIS][1:], s.hands[ALLIES]]


def break_order_of_hand(s: Battle) -> None:
    hand = s.hands[ALLIES]
    s.hands = [s.hands[AXIS], hand[::-1] if hand[::-1] != hand else [9, 1]]


def break_end(s: Battle) -> None:
    s.tally = [s.board.target[AXIS], 0]


def break_sandbags(s: Battle) -> None:
    for h in range(13):
        s.lay(h, s.works[h] | SANDBAGS)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (break_men, "unit 0 has 5 figures"),
        (break_empty_unit, "unit 0 has 0 figures"),
        (break_ghost, "unit 0 is off the board with"),
        (break_place, "unit 0 and its hex"),
        (break_stray, "a hex holds a unit that is not there"),
        (break_count, "units left on the board are counted wrongly"),
        (break_extra_card, "card 0 exists"),
        (break_lost_card, "exists 0 times|exists 1 times|exists 2 times|exists 3 times"),
        (break_order_of_hand, "a hand is not sorted"),
        (break_end, "a side has won but plays on"),
        (break_sandbags, "more sandbags than there are pieces"),
    ],
)
def test_a_broken_state_says_what_is_broken(broken: Callable[[Battle], None], said: str) -> None:
    s = fresh()
    check(s)
    broken(s)
    with pytest.raises(AssertionError, match=said):
        check(s)


def test_the_phases_are_shared_by_all_battles() -> None:
    assert fresh().phases is PHASES
    assert fresh("toulon").clone().phases is PHASES
