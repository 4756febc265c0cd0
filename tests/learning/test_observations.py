"""Observations for networks: named numbers, the same for both sides, and nothing that is hidden."""

from __future__ import annotations

import numpy as np
import pytest

from vezerkar.agents.catalog import OTHER, Catalog, catalog_at
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids
from vezerkar.learning.names import extended, names_in
from vezerkar.learning.tensors import NONE, Observer, Tensors
from vezerkar.scene.named_facts import numbered

DECISIONS = 40


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def positions(game: Game, seed: int, count: int = DECISIONS) -> list[State]:
    """Some positions of a random game, ten decisions apart."""
    chance, pick = Seeded(seed), Seeded(seed + 1)
    s = game.new(game.scenarios()[0].id, {}, chance)
    found = []
    for number in range(count):
        if not s.waiting:
            break
        if number % 10 == 0:
            found.append(s.clone())
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
    return found


def same(one: Tensors, other: Tensors) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_seat_observes_nothing_that_it_may_not_know(game: Game) -> None:
    observer = Observer(game)
    for s in positions(game, seed=5):
        for seat in range(len(game.seats(s))):
            guess = game.guess(s, seat, Seeded(9))
            assert same(observer.observe(s, seat), observer.observe(guess, seat))


def test_there_is_a_row_for_every_action(game: Game) -> None:
    observer = Observer(game)
    for s in positions(game, seed=6):
        seat = next_seat(s)
        seen, actions = observer.observe(s, seat), s.legal_actions(seat)
        assert [len(rows) for rows in seen[2:]] == [len(actions)] * 4
        spelled = [game.notation(s).spell(action) for action in actions]
        assert [view.action for view in game.scene(s, seat).actions] == spelled


def test_the_catalog_knows_the_names_of_a_random_game(game: Game) -> None:
    catalog = catalog_at(game.ai_folder)
    for s in positions(game, seed=7):
        for seat in range(len(game.seats(s))):
            for kind, names in names_in(game.scene(s, seat)).items():
                assert names <= set(getattr(catalog, kind)), kind


def test_a_catalog_has_each_name_once_and_begins_with_the_unknown(game: Game) -> None:
    catalog = catalog_at(game.ai_folder)
    for kind in Catalog.__struct_fields__:
        names = getattr(catalog, kind)
        assert names[0] == OTHER
        assert len(set(names)) == len(names)


def test_new_names_never_move_the_old_ones() -> None:
    new = {kind: {"a", "z"} for kind in Catalog.__struct_fields__}
    old = Catalog(planes=(OTHER, "m"))
    assert extended(old, new).planes == (OTHER, "m", "a", "z")
    assert extended(extended(old, new), new) == extended(old, new)


def test_both_sides_of_a_battle_read_alike() -> None:
    """The plane `own` of one side is the plane `enemy` of the other."""
    game = find_game("memoir")
    s = positions(game, seed=3)[0]
    observer = Observer(game)
    planes = observer.catalog.planes
    one, other = [observer.observe(s, seat).planes for seat in (0, 1)]
    own, enemy = planes.index("unit infantry own"), planes.index("unit infantry enemy")
    assert one[:, own].sum() > 0
    assert np.array_equal(one[:, own], other[:, enemy])
    assert np.array_equal(one[:, enemy], other[:, own])


def test_an_action_names_the_spaces_of_its_pieces() -> None:
    """Who moves stands where the first space says, and goes where the last one says."""
    game = find_game("memoir")
    observer = Observer(game)
    for s in positions(game, seed=11, count=200):
        seat = next_seat(s)
        scene, seen = game.scene(s, seat), observer.observe(s, seat)
        rows = [space.id for space in scene.board.spaces]
        where = {f"unit:{token.id}": token.space for token in scene.tokens}
        for i, view in enumerate(scene.actions):
            if view.verb == "move":
                unit, goal = view.anchors[0], view.anchors[-1].partition(":")[2]
                assert rows[seen.spaces[i, 0]] == where[unit]
                assert rows[seen.spaces[i, 1]] == goal
                assert seen.spaces[i, 2] == NONE
                return
    pytest.fail("nobody moved")


def test_marks_with_a_number_are_one_feature_with_an_amount() -> None:
    assert numbered("dice-3") == ("dice", 3.0)
    assert numbered("attack-+2") == ("attack", 2.0)
    assert numbered("stop") == ("stop", 1.0)
