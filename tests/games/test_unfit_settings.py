"""Settings that a scenario refuses are known before anybody chooses them."""

from __future__ import annotations

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.registry import find_game, game_ids


def is_refused(game: Game, scenario: str, name: str, value: Value) -> bool:
    try:
        game.new(scenario, game.complete_settings({name: value}, scenario), Seeded(0))
    except DataError:
        return True
    return False


@pytest.mark.parametrize("name", game_ids())
def test_exactly_what_a_scenario_refuses_is_unfit(name: str) -> None:
    game = find_game(name)
    scenarios = [info.id for info in game.scenarios()]
    for scenario in {scenarios[0], *(each for each in scenarios if game.needs(each))}:
        for setting in game.settings:
            unfit = game.unfit(scenario).get(setting.name, ())
            refused = [v for v in setting.values if is_refused(game, scenario, setting.name, v)]
            assert refused == [value for value in setting.values if value in unfit]
