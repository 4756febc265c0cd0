"""A hint says what a computer expects of an action, in what people count."""

from __future__ import annotations

from pathlib import Path

import pytest

from vezerkar.agents.hint import Prospect, find_hint
from vezerkar.agents.prior_agent import PriorAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.position import load_position

POSITIONS = Path(__file__).parents[2] / "docs/positions"
ALLIES = 1


def by_name(prospects: tuple[Prospect, ...]) -> dict[str, Prospect]:
    return {prospect.name: prospect for prospect in prospects}


def test_an_attack_is_compared_with_what_it_is_better_than() -> None:
    game, s = load_position(POSITIONS / "close-assault.toml")
    spell = game.notation(s).spell
    found = find_hint(PriorAgent(1), game, s, ALLIES, seed=1)
    assert spell(found.action).startswith("attack")
    expected = by_name(found.prospects)
    assert list(expected) == ["medals", "own-figures", "enemy-figures"]
    assert expected["enemy-figures"].change < -0.5
    done = next(a for a in s.legal_actions(ALLIES) if spell(a) == "done")
    assert found.other != done or expected["enemy-figures"].other_change == 0


def test_a_hint_looks_as_far_as_the_answer_of_the_enemy() -> None:
    """In Memoir '44 a stage ends with the seat's own turn: what it loses, it loses in the next."""
    game, s = load_position(POSITIONS / "close-assault.toml")
    found = find_hint(PriorAgent(1), game, s, ALLIES, seed=1)
    assert by_name(found.prospects)["own-figures"].change < 0
    assert game.unanswered(s)
    hungary = find_game("hungary")
    assert not hungary.unanswered(hungary.new("puszta", {}, Seeded(1)))  # nobody marches yet


@pytest.mark.parametrize("name", game_ids())
def test_what_one_team_wins_the_other_sees_as_the_enemys(name: str) -> None:
    game = find_game(name)
    s = played(name, 60)
    first, second = game.prospects(s, 0), game.prospects(s, 1)
    assert len(first) == len(second)
    for thing, number in first.items():
        if thing.startswith("own-") and (enemys := thing.replace("own", "enemy")) in first:
            assert second[enemys] == number
            assert first[enemys] == second[thing]


@pytest.mark.parametrize("name", game_ids())
def test_every_expectation_has_words(name: str) -> None:
    game = find_game(name)
    s = played(name, 0)
    names = {f"prospect-{thing}" for team in game.teams(s) for thing in game.prospects(s, team)}
    assert names
    for language in ("en", "hu"):
        texts = (game.folder / "text" / f"{language}.ftl").read_text("utf-8")
        for key in ("prospects", *names):
            assert f"\n{key} = " in texts, f"{name}: {key} has no words in {language}"


def played(name: str, decisions: int) -> State:
    game = find_game(name)
    s = game.new(game.scenarios()[0].id, {}, Seeded(2))
    agent, chance = PriorAgent(1), Seeded(3)
    for _ in range(decisions):
        seat = next_seat(s)
        s.apply(seat, agent.choose(game, s, seat), chance)
    return s
