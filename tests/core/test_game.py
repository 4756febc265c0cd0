"""Games: their settings and the registry that finds them."""

from __future__ import annotations

import pytest

from tests.core.sticks import SticksGame, new_game
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Setting, Value
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import load_ledger

DECK = Setting("deck", ("full", "section_only"))
OVERRUN = Setting("overrun", (True, False))
PLAYERS = Setting("players", (1, 2, 3))


# Actions


@pytest.mark.parametrize(
    ("setting", "given", "value"),
    [
        (DECK, "full", "full"),
        (DECK, "section_only", "section_only"),
        (OVERRUN, True, True),
        (OVERRUN, "true", True),
        (OVERRUN, "false", False),
        (PLAYERS, 3, 3),
        (PLAYERS, "2", 2),
    ],
)
def test_a_value_is_read_from_itself_or_from_its_text(
    setting: Setting, given: Value, value: Value
) -> None:
    found = setting.read(given)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("setting", "given"),
    [
        (DECK, "half"),
        (DECK, ""),
        (DECK, True),
        (OVERRUN, "yes"),
        (OVERRUN, "True"),
        (OVERRUN, 1),
        (OVERRUN, 0),
        (PLAYERS, True),
        (PLAYERS, 4),
        (PLAYERS, "two"),
        (PLAYERS, "02"),
    ],
)
def test_a_value_that_is_not_possible_is_told_with_those_that_are(
    setting: Setting, given: Value
) -> None:
    with pytest.raises(DataError) as caught:
        setting.read(given)
    assert str(caught.value).startswith(f"setting {setting.name} is '{given}'; expected one of: ")
    for known in setting.values:
        assert str(known).lower() in str(caught.value)


def test_settings_are_completed_with_the_usual_values() -> None:
    game = SticksGame()
    usual = {"first": "north", "coins": 0, "short": False}
    assert game.complete_settings({}) == usual
    assert game.complete_settings({"coins": "3"}) == {**usual, "coins": 3}
    assert list(game.complete_settings({"short": True, "first": "south"})) == [
        "first",
        "coins",
        "short",
    ]


def test_an_unknown_action_is_told_with_those_there_are() -> None:
    with pytest.raises(DataError) as caught:
        SticksGame().complete_settings({"weather": "rain"})
    assert str(caught.value) == (
        "there is no setting 'weather' in sticks; expected: first, coins, short"
    )


# The registry


def test_every_game_folder_is_found() -> None:
    assert "memoir" in game_ids()
    for game_id in game_ids():
        assert find_game(game_id).id == game_id
        assert find_game(game_id) is find_game(game_id)


@pytest.mark.parametrize("name", ["chess", "", "memoir.game", "..", "Memoir"])
def test_an_unknown_game_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(DataError) as caught:
        find_game(name)
    assert str(caught.value).startswith(f"there is no game '{name}'; the games are: ")
    assert "memoir" in str(caught.value)


# What every game promises


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def test_a_game_has_titles_in_both_languages_and_scenarios_with_theirs(game: Game) -> None:
    assert set(game.titles) == {"en", "hu"}
    scenarios = game.scenarios()
    assert len({info.id for info in scenarios}) == len(scenarios) > 0
    for info in scenarios:
        assert set(info.titles) == {"en", "hu"}
        assert all(info.titles.values())
        assert info.source in ("rulebook", "published", "reconstructed")


def test_all_rules_that_a_game_names_are_in_its_ledger(game: Game) -> None:
    ledger = load_ledger(game.folder)
    named = {rule for setting in game.settings for rule in setting.rules}
    named |= {rule for form in (*game.verbs, *game.events) for rule in form.rules}
    named |= set(game.endings)
    for rule in sorted(named):
        assert ledger.rule(rule).id == rule


def test_verbs_and_events_have_words_of_their_own_and_rules(game: Game) -> None:
    for forms in (game.verbs, game.events):
        assert len({form.word for form in forms}) == len(forms)
        assert all(form.rules for form in forms)
    assert all(len(form.kinds) <= 3 for form in game.verbs)


def test_every_scenario_can_be_opened_and_says_how(game: Game) -> None:
    for info in game.scenarios():
        s = game.new(info.id, {}, Seeded(1))
        game.check_invariants(s)
        scenario, settings = game.setup_of(s)
        assert scenario == info.id
        assert settings == game.complete_settings({}, info.id)
        assert len(game.seats(s)) == len(game.teams(s)) >= 1  # a solo battle has one seat
        assert game.digest(info.id) == game.digest(info.id)
        assert all(0 <= actor < len(game.seats(s)) for actor in s.actors())
        assert s.actors()


def test_a_game_that_forgot_something_is_told_so() -> None:
    bare, s = Game(), new_game()
    with pytest.raises(NotImplementedError):
        bare.scene(s, 0)
    with pytest.raises(NotImplementedError):
        bare.odds(s, 0, 0)
