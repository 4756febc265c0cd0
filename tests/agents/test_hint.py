"""A hint says what a computer would do, all of it, and why, in what people count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.games.panzer.table import Table
from tests.games.sentences import voice
from vezerkar.agents.hint import Hint, find_hint
from vezerkar.agents.prior_agent import PriorAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.records.position import load_position

POSITIONS = Path(__file__).parents[2] / "docs/positions"
ALLIES = 1
WAYS: Final = ("gain", "loss", "more", "fewer")


def changes(found: Hint) -> dict[str, float]:
    return {each.name: each.change for each in found.prospects}


def test_an_attack_is_advised_for_what_it_brings() -> None:
    game, s = load_position(POSITIONS / "close-assault.toml")
    found = find_hint(PriorAgent(1), game, s, ALLIES, seed=1)
    assert game.notation(s).spell(found.action).startswith("attack")
    assert found.when == "at-once"
    assert changes(found)["enemy-figures"] <= -0.5
    assert not found.parts


def test_a_stage_is_followed_by_its_answer_where_it_ends_before() -> None:
    """In Memoir '44 a stage ends with the seat's own turn: what it loses, it loses in the next."""
    game, s = load_position(POSITIONS / "close-assault.toml")
    assert game.unanswered(s)
    hungary = find_game("hungary")
    assert not hungary.unanswered(hungary.new("puszta", {}, Seeded(1)))  # nobody marches yet


@pytest.mark.parametrize("name", ["memoir", "hungary"])
def test_half_an_action_is_completed(name: str) -> None:
    """A unit alone is no advice: where it goes belongs to it."""
    game = find_game(name)
    s = played_to(name, "pick")
    seat = next_seat(s)
    found = find_hint(PriorAgent(1), game, s, seat, seed=1)
    assert game.notation(s).spell(found.action).startswith("pick")
    assert found.parts
    for part in (game.notation(s).parse(view.action) for view in found.parts):
        s.apply(seat, found.action, Seeded(1))
        assert part in s.legal_actions(seat)
        found = found._replace(action=part)


@pytest.mark.parametrize("name", game_ids())
def test_reasons_are_never_all_against_the_action(name: str) -> None:
    s = played(name, 40)
    found = find_hint(PriorAgent(1), find_game(name), s, next_seat(s), seed=1)
    assert bool(found.prospects) == bool(found.when)
    assert not found.prospects or found.prospects[0].is_good
    assert found.other != found.action


def test_what_comes_anyway_is_no_reason() -> None:
    """A turn of the Quartermaster General ends with points for all that is held already."""
    game = find_game("quartermaster")
    s = played("quartermaster", 20)
    found = find_hint(PriorAgent(1), game, s, next_seat(s), seed=1)
    assert changes(found).get("own-points", 0.0) < 4


def test_what_a_new_unit_brings_with_it_is_no_second_reason() -> None:
    """Whoever bought a tank was told that their side won 6 morale."""
    table = Table("minsk", {}, active="german", turn=2, hands={"german": ["pz_iv"]})
    s = table.s
    found = find_hint(PriorAgent(1), find_game("panzer"), s, next_seat(s), seed=1)
    assert table.layout.notation.spell(found.action) == "deploy pz_iv D5 headquarters"
    assert changes(found)["own-units"] == 1
    assert "own-morale" not in changes(found)


def test_what_luck_alone_makes_is_no_reason() -> None:
    """Two plain moves of the same turn come to the same; their tries differ by the dice."""
    game = find_game("memoir")
    s = played_to("memoir", "pick")
    found = find_hint(PriorAgent(1), game, s, next_seat(s), seed=1)
    assert all(abs(each.change) >= 0.3 for each in found.prospects)


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_every_reason_is_a_sentence(name: str, language: Language) -> None:
    game = find_game(name)
    s = played(name, 0)
    words = voice(game, language, game.scene(s, next_seat(s)))
    assert words.text("prospects")
    for thing in {thing for team in game.teams(s) for thing in game.prospects(s, team)}:
        told = [words.text(f"prospect-{thing}", way=way, amount="2", number=2) for way in WAYS]
        assert len(set(told)) == len(WAYS)
        assert all("2" in each and "{" not in each for each in told)


def played(name: str, decisions: int) -> State:
    return play(name, lambda _, number: number < decisions)


def played_to(name: str, verb: str) -> State:
    """A position where the agent of these tests takes an action of a verb, one of several."""
    game = find_game(name)

    def before(s: State, _: int) -> bool:
        seat = next_seat(s)
        actions = [game.notation(s).spell(action) for action in s.legal_actions(seat)]
        action = game.notation(s).spell(PriorAgent(1).choose(game, s, seat))
        return not (action.startswith(verb) and len(actions) > 2)

    return play(name, before)


def play(name: str, goes_on: Callable[[State, int], bool]) -> State:
    game = find_game(name)
    s = game.new(game.scenarios()[0].id, {}, Seeded(2))
    agent, chance, number = PriorAgent(1), Seeded(3), 0
    while goes_on(s, number):
        seat = next_seat(s)
        s.apply(seat, agent.choose(game, s, seat), chance)
        number += 1
    return s


def test_nothing_is_given_away_where_keeping_it_is_as_good() -> None:
    """Before it draws a country may discard: that is advised only if it is clearly better."""
    game = find_game("quartermaster")
    s = played("quartermaster", 20)
    while game.scene(s, next_seat(s)).prompt.step != "discard":
        seat = next_seat(s)
        s.apply(seat, PriorAgent(1).choose(game, s.clone(), seat), Seeded(1))
    seat = next_seat(s)
    giving = next(one for one in s.legal_actions(seat) if spelled(game, s, one) != "done")

    class Giver(PriorAgent):
        def choose(self, game: Game, s: State, seat: int) -> int:
            return giving

    found = find_hint(Giver(1), game, s, seat, seed=1)
    assert spelled(game, s, found.action) == "done"
    assert found.other == giving


def spelled(game: Game, s: State, action: int) -> str:
    return game.notation(s).spell(action)
