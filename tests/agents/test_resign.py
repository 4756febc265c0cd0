"""Hope: who is beaten sees it before the end, and nobody despairs who may still win."""

from __future__ import annotations

import pytest

from vezerkar.agents import ask, resign
from vezerkar.agents.resign import is_lost
from vezerkar.arena.duel import seated
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids

FIELDS = {  # on which the first team beats somebody who takes anything
    "memoir": "sword-beach",
    "crescent": "szaszfenes_1660",
    "quartermaster": "world-war",
    "panzer": "stalingrad",
    "hungary": "puszta",
}
ENDLESS_S = 600.0  # seconds: what is found out must not depend on how fast the machine is


@pytest.mark.parametrize(("name", "field"), FIELDS.items())
def test_who_is_beaten_sees_it_before_the_end_and_the_winner_does_not_despair(
    name: str, field: str
) -> None:
    """Somebody who takes anything looks at his last three stages."""
    game = find_game(name)
    chance, deals = Seeded(2), Seeded(3)
    s = game.new(field, {}, chance)
    teams = game.teams(s)
    players = seated(("prior", "random"), (4, 5), teams)
    stages: dict[int, tuple[State, int]] = {}
    while s.waiting:
        seat = next_seat(s)
        if teams[seat] == 1:
            stages.setdefault(game.judge.stage(s, seat), (s.clone(), seat))
        s.apply(seat, ask(players[seat], game, s, seat, deals), chance)
    assert s.winner == 0
    for number, (state, loser) in enumerate(list(stages.values())[-3:]):
        assert is_lost(game, state, loser, 7 + number, ENDLESS_S)
        assert not is_lost(game, state, teams.index(0), 7 + number, ENDLESS_S)


@pytest.mark.parametrize("name", game_ids())
def test_nobody_gives_up_at_once(name: str) -> None:
    game = find_game(name)
    s = game.new(game.scenarios()[0].id, {}, Seeded(1))
    assert not all(is_lost(game, s, seat, 7, ENDLESS_S) for seat in range(len(game.seats(s))))


def test_who_has_no_time_to_find_out_hopes_on() -> None:
    game = find_game("memoir")
    s = game.new("pegasus-bridge", {}, Seeded(1))
    assert not any(is_lost(game, s, seat, 7, seconds=0.0) for seat in (0, 1))


def test_who_leads_by_little_may_still_err(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without slips the first rounds of a beaten captain would look lost already."""
    game = find_game("crescent")
    chance, deals = Seeded(2), Seeded(3)
    s = game.new("open_field", {}, chance)
    players = seated(("prior", "random"), (4, 5), game.teams(s))
    while game.judge.stage(s, 1) < 3:
        seat = next_seat(s)
        s.apply(seat, ask(players[seat], game, s, seat, deals), chance)
    assert not is_lost(game, s, 1, 7, ENDLESS_S)
    monkeypatch.setattr(resign, "ENEMY_SLIPS_ONE_IN", 1 << 40)
    assert is_lost(game, s, 1, 7, ENDLESS_S)
