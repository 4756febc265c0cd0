"""Postures of the computer: what each of them makes of the same position."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.hungary.table import GAME
from vezerkar.agents import find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State, a_of, b_of, verb_of
from vezerkar.core.playout import next_seat
from vezerkar.games.hungary.bents import BOLD, CAREFUL, FOCUS, SWIFT, USUAL, way_of
from vezerkar.games.hungary.judge import SOON
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import SOVIET, V_ANNOUNCE, V_ATTACK, V_MOVE

DECISIONS = 700  # about two turns


def decisions(scenario: str) -> Iterator[tuple[Campaign, int, list[int]]]:
    """Positions of a game with what a seat may do there."""
    chance, player = Seeded(8), find_agent("sight", 1)
    s = GAME.new(scenario, {}, chance)
    for _ in range(DECISIONS):
        seat = next_seat(s)
        assert isinstance(s, Campaign)
        yield s, seat, list(s.legal(seat))
        s.act(seat, player.choose(GAME, s, seat), chance)


def attacks(s: State, seat: int, options: list[int], posture: int) -> set[int]:
    """The attacks that are thought worth making."""
    urges = GAME.judge.bent(posture).urges_of(s, seat, options)
    return {
        option
        for option, urge in zip(options, urges, strict=True)
        if verb_of(option) in (V_ANNOUNCE, V_ATTACK) and urge >= SOON
    }


def test_the_bold_attack_where_others_do_not_and_the_careful_where_everybody_would() -> None:
    counts = dict.fromkeys((CAREFUL, USUAL, BOLD), 0)
    for s, seat, options in decisions("puszta"):
        made = {posture: attacks(s, seat, options, posture) for posture in counts}
        assert made[CAREFUL] <= made[USUAL] <= made[BOLD]
        for posture in counts:
            counts[posture] += len(made[posture])
    assert 0 < counts[CAREFUL] < counts[USUAL] < counts[BOLD]


def goes(s: Campaign, seat: int, options: list[int], posture: int) -> int:
    """Where a unit would go."""
    urges = GAME.judge.bent(posture).urges_of(s, seat, options)
    return b_of(options[urges.index(max(urges))])


def marches() -> Iterator[tuple[Campaign, int, list[int]]]:
    """Where a Soviet unit has the choice of hexes."""
    for s, seat, options in decisions("campaign"):
        only = [option for option in options if verb_of(option) == V_MOVE]
        if len({a_of(option) for option in only}) == 1 and s.board.seat_side[seat] == SOVIET:
            yield s, seat, only


def test_who_is_bent_on_a_city_goes_towards_it() -> None:
    nearer = 0
    for s, seat, options in marches():
        for posture in GAME.judge.postures(s, seat)[FOCUS:]:
            hexes = s.board.city_hexes[posture - FOCUS]
            usual = s.board.nearest(goes(s, seat, options, USUAL), hexes)
            nearer += usual - s.board.nearest(goes(s, seat, options, posture), hexes)
    assert nearer > 0


def test_the_swift_go_farther_towards_their_goals() -> None:
    gained = 0
    for s, seat, options in marches():
        hexes = [h for city in s.board.city_hexes for h in city if s.control[h] != SOVIET]
        usual = s.board.nearest(goes(s, seat, options, USUAL), hexes)
        gained += usual - s.board.nearest(goes(s, seat, options, SWIFT), hexes)
    assert gained > 0


def test_cities_near_the_front_are_named_the_nearest_first() -> None:
    s = GAME.new("campaign", {}, Seeded(1))
    assert isinstance(s, Campaign)
    postures = GAME.judge.postures(s, 1)
    assert postures[:FOCUS] == [USUAL, BOLD, CAREFUL, SWIFT]
    assert 1 <= len(postures[FOCUS:]) <= 3
    ways = [way_of(s, SOVIET, s.board.city_hexes[each - FOCUS]) for each in postures[FOCUS:]]
    assert ways == sorted(ways)
    others = set(range(len(s.board.city_hexes))) - {each - FOCUS for each in postures[FOCUS:]}
    assert all(way_of(s, SOVIET, s.board.city_hexes[city]) >= ways[-1] for city in others)
