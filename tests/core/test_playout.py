"""Random play asks for actions by their place: that must be the play that lists would give."""

from __future__ import annotations

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import UNCOUNTED, State
from vezerkar.core.playout import next_choice, playout
from vezerkar.core.registry import find_game, game_ids

DECISIONS = 500
WHOLE_GAME = 100_000
COUNTING = {"hungary": {"Move", "Group", "Drive"}}  # phases that count, and must be met


def start(game: Game, seed: int) -> State:
    scenarios = [info.id for info in game.scenarios()]
    return game.new(scenarios[seed % len(scenarios)], {}, Seeded(seed))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", game_ids())
def test_random_play_by_places_is_random_play_by_lists(name: str, seed: int) -> None:
    game = find_game(name)
    by_places, by_lists = start(game, seed), start(game, seed)
    playout(by_places, Seeded(seed), Seeded(9), DECISIONS)

    dice, pick, made = Seeded(seed), Seeded(9), 0
    while by_lists.waiting and made < DECISIONS:
        seat, actions = next_choice(by_lists)
        made += len(actions) > 1
        n = pick.below(len(actions)) if len(actions) > 1 else 0
        by_lists.apply_unchecked(seat, actions[n], dice)
    assert by_places.fingerprint() == by_lists.fingerprint()


@pytest.mark.parametrize("name", game_ids())
def test_every_place_holds_the_action_that_the_list_has_there(name: str) -> None:
    """Before the list is made, for afterwards it is the list that is asked."""
    game = find_game(name)
    counting = set()
    for seed in range(2):
        s, dice, pick = start(game, seed), Seeded(seed), Seeded(9)
        for _ in range(DECISIONS):
            if not s.waiting:
                break
            by_place = [s.choice(n) for n in range(s.choices)]
            seat, actions = next_choice(s)
            if s.choices:
                assert by_place == actions == s.phase().actions(s, seat)
                if s.phase().count(s, seat) != UNCOUNTED:
                    counting.add(type(s.phase()).__name__)
            s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
    assert counting == COUNTING.get(name, set())


def test_a_game_goes_to_its_end_without_a_list() -> None:
    game = find_game("hungary")
    s = start(game, 0)
    assert playout(s, Seeded(0), Seeded(1), WHOLE_GAME) > DECISIONS
    assert (s.choices, s.actions, s.waiting) == (0, [], 0)
