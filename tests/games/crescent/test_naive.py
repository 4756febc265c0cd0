"""Reach, fire, retreat and plans against their slow second derivation, in played battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.games.crescent import naive
from tests.games.crescent.battles import played
from vezerkar.core.chance import Script
from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.phases.combat import begin_retreat
from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.rules.combat import (
    defence_strength,
    range_of,
    shot_targets,
    strong_enough,
)
from vezerkar.games.crescent.rules.movement import UNREACHED, reach
from vezerkar.games.crescent.rules.retreat import landings
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    BRIDGE,
    CARDS,
    GUN,
    NO_CARD,
    P_PLAN,
    P_RETREAT,
    PLACES,
    RAMPART,
    SHOT,
    TYPES,
    V_LAY,
    V_LIFT,
)

FIELDS = list(load_data().scenarios)
STEPS_PLAYED = 330


def moments(field: str, every: int = 15) -> list[Battle]:
    """Positions of a battle, some with more bridges and ramparts than anybody built."""
    found = []
    for i, s in enumerate(played(field, 2 + 2 * (FIELDS.index(field) % 2), 3, STEPS_PLAYED)):
        if s.round and i % every == 0:
            found.append(s if i % 2 else fortified(s, i))
    assert found
    return found


def fortified(s: Battle, seed: int) -> Battle:
    """The same position with works strewn over it."""
    t = s.clone()
    works = bytearray(t.works)
    for k in range(8):
        q = (seed * 7 + k * 29) % t.board.off
        if works[q] == 0 and t.ground[q] == 0:
            works[q] = RAMPART + (seed + k) % 4
        elif works[q] == 0 and t.ground[q] == 4:
            works[q] = BRIDGE
    t.works = bytes(works)
    return t


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.rule("KF-2.5.2", "KF-2.5.3", "KF-2.6.11", "KF-2.6.29", "KF-5.6.1")
def test_reach(name: str, record_property: Callable[[str, object], None]) -> None:
    positions = moments(name)
    record_property("looked at", len(positions))
    for s in positions:
        field = naive.Field(s)
        for t in range(s.board.towers):
            if s.square[t] < 0:
                continue
            for steps in (1, 2, 3, 5):
                left = [UNREACHED] * s.board.count
                found = reach(s, s.owner[t], t, steps, left)
                mine = {naive.place(s, q): left[q] for q in found}
                gun = s.board.tower_troop[t] == GUN
                assert mine == naive.reach(field, naive.place(s, s.square[t]), steps, gun)


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.rule("KF-2.7.20", "KF-2.7.21", "KF-2.6.21", "KF-2.6.22", "KF-2.6.26", "KF-2.6.15")
def test_line_of_fire(name: str) -> None:
    """Every shooter, and one enemy of each in all places in turn."""
    shots = 0
    for s in moments(name, every=40):
        for a in standing(s):
            far = range_of(s, s.owner[a], s.board.tower_troop[a])
            for there in with_an_enemy_anywhere(s, a) if far else ():
                shots += shots_are_as_derived(there, a, far)
    assert shots > 100


def standing(s: Battle) -> list[int]:
    return [t for t in range(s.board.towers) if s.square[t] >= 0]


def with_an_enemy_anywhere(s: Battle, a: int) -> Iterator[Battle]:
    """The position, and with the weakest enemy of a tower on every empty square."""
    yield s
    enemies = [d for d in standing(s) if s.owner[d] != s.owner[a] and s.board.tower_troop[d] != GUN]
    d = min(enemies, key=lambda d: defence_strength(s, d, a), default=-1)
    for q in range(s.board.off if d >= 0 else 0):
        if s.enterable(q) and s.at[q] < 0:
            moved = s.clone()
            moved.at[s.square[d]] = -1
            moved.at[q], moved.square[d] = d, q
            yield moved


def shots_are_as_derived(s: Battle, a: int, far: int) -> int:
    """How many enemies a tower may shoot at: those whom a line reaches and its strength allows."""
    field, seat = naive.Field(s), s.owner[a]
    found: list[int] = []
    shot_targets(s, seat, a, SHOT, found)
    for d in standing(s):
        if s.owner[d] != seat and s.board.tower_troop[d] != GUN:
            line = naive.hits(field, naive.place(s, s.square[a]), naive.place(s, s.square[d]), far)
            assert (d in found) == (line and strong_enough(s, seat, a, d, SHOT))
    return len(found)


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.rule("KF-2.7.9", "KF-2.7.10", "KF-2.7.12", "KF-2.7.13", "KF-2.7.14", "KF-2.7.16")
def test_retreat(name: str) -> None:
    for s in moments(name):
        field = naive.Field(s)
        for t in range(s.board.towers):
            if s.square[t] < 0 or s.board.tower_troop[t] == GUN:
                continue
            expected = naive.retreats(field, t, naive.place(s, s.square[t]), s.discs[t])
            assert sorted(outcomes(s, t), key=str) == sorted(expected, key=str)
            there = sorted(end for end, _ in expected if end is not None)
            assert sorted(naive.place(s, q) for q in landings(s, t)) == there


def outcomes(s: Battle, t: int) -> list[tuple[naive.Place | None, int]]:
    """What the game does to a tower that must step back, for each choice it offers."""
    found: list[tuple[naive.Place | None, int]] = []
    trial = s.clone()
    begin_retreat(trial, t, 0)
    phase = trial.phases[P_RETREAT]
    while trial.stack[PHASE] == P_RETREAT and not phase.waiting(trial):
        phase.proceed(trial, Script([]))
    actions = phase.actions(trial, 0) if trial.stack[PHASE] == P_RETREAT else [-1]
    for action in actions:
        end = trial.clone()
        if action >= 0:
            phase.take(end, 0, action, Script([]))
        lost = s.discs[t] - end.discs[t]
        found.append((naive.place(end, end.square[t]) if end.square[t] >= 0 else None, lost))
        assert end.toll == lost
    return found


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.rule("KF-3.1.2", "KF-3.1.3", "KF-3.1.16", "KF-2.4.2", "KF-3.1.13", "KF-6.9.2")
def test_cards_of_a_plan(name: str) -> None:
    """What may be laid, and what may be taken back."""
    laid = lifted = 0
    for s, seat in plans(name):
        actions = s.phase().actions(s, seat)
        mine = {(a_of(a), b_of(a)) for a in actions if verb_of(a) == V_LAY}
        hand = [card for card in range(CARDS) if s.hand[seat][card]]
        pairs = {(card, troop) for card in hand for troop in range(TYPES)}
        assert mine == {pair for pair in pairs if naive.may_lay(s, seat, *pair)}
        laid += len(mine)
        if s.thoughts[seat] < s.board.second_thoughts:
            back = {(a_of(a), b_of(a)) for a in actions if verb_of(a) == V_LIFT}
            places = [place for place in range(PLACES) if s.laid[seat][place] != NO_CARD]
            may = {place for place in places if naive.may_lift(s, seat, place)}
            assert back == {(s.laid[seat][place], place // 3) for place in may}
            lifted += len(places)
    assert laid > 1000
    assert lifted > 100


def plans(field: str) -> list[tuple[Battle, int]]:
    """Every captain's plan in every position of a battle in which it is secret."""
    found = []
    for s in played(field, 2 + 2 * (FIELDS.index(field) % 2), 4, STEPS_PLAYED):
        if s.stack[PHASE] == P_PLAN:
            found += [(s, seat) for seat in s.actors()]
    return found


def test_a_card_is_not_taken_back_if_a_limit_needs_it() -> None:
    """The comparison above meets such plans too."""
    kept = 0
    for name in FIELDS:
        for s, seat in plans(name):
            for place in range(PLACES):
                if s.laid[seat][place] != NO_CARD:
                    kept += not naive.may_lift(s, seat, place)
    assert kept > 10


def test_the_battles_get_somewhere() -> None:
    """Or the comparisons above would prove little."""
    last = list(played("szentgotthard_1664", 2, 3, 400))[-1]
    assert last.round >= 4
    assert any(n for n in last.lost)
    assert all(s.stack[PHASE] != P_PLAN or not s.revealed for s in played("open_field", 2, 1, 50))
