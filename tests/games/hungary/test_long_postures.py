"""Postures of the computer: what each of them makes of the same position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tests.games.hungary.table import GAME
from vezerkar.agents import find_agent
from vezerkar.agents.rollout import best_by_prior
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State, a_of, b_of, verb_of
from vezerkar.core.playout import next_seat
from vezerkar.games.hungary.ai.judge import PRIOR_SOON
from vezerkar.games.hungary.ai.outlook import Weights
from vezerkar.games.hungary.ai.postures import (
    BOLD,
    CAREFUL,
    NORMAL,
    OTHER_STACKING,
    PER_CITY,
    SWIFT,
    distance_to_city,
    weights_for,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    F_PHASE,
    P_GROUP,
    SOVIET,
    V_ANNOUNCE,
    V_ATTACK,
    V_JOIN,
    V_MOVE,
)

DECISIONS = 700  # about two turns


def decisions(scenario: str) -> Iterator[tuple[Campaign, int, list[int]]]:
    """Positions of a game with what a seat may do there."""
    chance, player = Seeded(8), find_agent("prior", 1)
    s = GAME.new(scenario, {}, chance)
    for _ in range(DECISIONS):
        seat = next_seat(s)
        assert isinstance(s, Campaign)
        yield s, seat, list(s.legal_actions(seat))
        s.apply_unchecked(seat, player.choose(GAME, s, seat), chance)


def attacks_worth_making(s: State, seat: int, actions: list[int], posture: int) -> set[int]:
    """The attacks that are thought worth making."""
    priors = GAME.judge.with_posture(posture).priors_for(s, seat, actions)
    return {
        action
        for action, prior in zip(actions, priors, strict=True)
        if verb_of(action) in (V_ANNOUNCE, V_ATTACK) and prior >= PRIOR_SOON
    }


def test_the_bold_attack_where_others_do_not_and_the_careful_where_everybody_would() -> None:
    counts = dict.fromkeys((CAREFUL, NORMAL, BOLD), 0)
    for s, seat, actions in chain(decisions("puszta"), decisions("citadella")):
        made = {posture: attacks_worth_making(s, seat, actions, posture) for posture in counts}
        assert made[CAREFUL] <= made[NORMAL] <= made[BOLD]
        for posture in counts:
            counts[posture] += len(made[posture])
    assert 0 < counts[CAREFUL] < counts[NORMAL] < counts[BOLD]


def destination(s: Campaign, seat: int, actions: list[int], posture: int) -> int:
    """Where a unit would go."""
    priors = GAME.judge.with_posture(posture).priors_for(s, seat, actions)
    return b_of(actions[priors.index(max(priors))])


def soviet_moves() -> Iterator[tuple[Campaign, int, list[int]]]:
    """Where a Soviet unit has the choice of hexes."""
    for s, seat, actions in decisions("campaign"):
        only = [action for action in actions if verb_of(action) == V_MOVE]
        if len({a_of(action) for action in only}) == 1 and s.board.seat_side[seat] == SOVIET:
            yield s, seat, only


def cities(s: Campaign, seat: int) -> list[int]:
    """The cities that a posture may aim at."""
    postures = GAME.judge.postures(s, seat)
    return [
        each // PER_CITY - 1 for each in postures if each >= PER_CITY and each % PER_CITY == NORMAL
    ]


def test_who_aims_at_a_city_goes_towards_it() -> None:
    nearer = 0
    for s, seat, actions in soviet_moves():
        for city in cities(s, seat):
            hexes = s.board.city_hexes[city]
            posture = PER_CITY * (city + 1)
            usual = s.board.nearest(destination(s, seat, actions, NORMAL), hexes)
            nearer += usual - s.board.nearest(destination(s, seat, actions, posture), hexes)
    assert nearer > 0


def test_the_swift_go_farther_towards_their_goals() -> None:
    gained = 0
    for s, seat, actions in soviet_moves():
        hexes = [h for city in s.board.city_hexes for h in city if s.control[h] != SOVIET]
        usual = s.board.nearest(destination(s, seat, actions, NORMAL), hexes)
        gained += usual - s.board.nearest(destination(s, seat, actions, SWIFT), hexes)
    assert gained > 0


def test_cities_near_the_front_are_named_the_nearest_first() -> None:
    s = GAME.new("campaign", {}, Seeded(1))
    assert isinstance(s, Campaign)
    near = cities(s, 1)
    assert 1 <= len(near) <= 3
    ways = [distance_to_city(s, SOVIET, s.board.city_hexes[city]) for city in near]
    assert ways == sorted(ways)
    others = set(range(len(s.board.city_hexes))) - set(near)
    assert all(distance_to_city(s, SOVIET, s.board.city_hexes[city]) >= ways[-1] for city in others)


def test_a_side_thinks_before_its_march_and_before_its_battles() -> None:
    stages: list[list[int]] = [[], []]
    for s, seat, _actions in decisions("puszta"):
        stage = GAME.judge.stage(s, seat)
        if stages[seat][-1:] != [stage]:
            stages[seat].append(stage)
    for each in stages:
        assert each == list(range(each[0], each[0] + len(each)))  # none comes back
        assert len(each) >= 4


def test_whatever_is_aimed_at_may_be_done_in_stacks_or_without_and_in_four_variants() -> None:
    s = GAME.new("campaign", {}, Seeded(1))
    postures = GAME.judge.postures(s, 1)
    assert postures[0] == NORMAL
    for aim in postures[::2]:
        assert aim + OTHER_STACKING in postures
    for posture in postures:
        posture_variants = GAME.judge.posture_variants(posture)
        assert posture_variants[0] == posture
        assert [variant - posture for variant in posture_variants] == [NORMAL, BOLD, CAREFUL, SWIFT]


def join_count(posture: int) -> int:
    """How often others of the hex are asked to march along."""
    judge = GAME.judge.with_posture(posture)
    return sum(
        verb_of(best_by_prior(s, seat, judge, actions)) == V_JOIN
        for s, seat, actions in decisions("puszta")
        if s.stack[F_PHASE] == P_GROUP
    )


def test_stacks_go_together_or_are_broken_up() -> None:
    assert join_count(NORMAL) > 0
    assert join_count(OTHER_STACKING) == 0
    apart = Weights()
    apart.together = -1.0
    assert weights_for(apart, OTHER_STACKING).together > 0 > weights_for(apart, BOLD).together
