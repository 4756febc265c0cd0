"""What the table promises before a roll is what a million of its dice do."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from vezerkar import HOME
from vezerkar.core.chance import Script
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.games.memoir.terms import E_HIT
from vezerkar.records.position import load_position
from vezerkar.table.journal import chance_of_line

DICE = 1_000_000
POSITION = HOME.parents[1] / "docs" / "positions" / "close-assault.toml"
SPARE = [0] * 8  # whatever else is drawn after the dice


def hits_of(game: Game, s: State, action: str, faces: tuple[int, ...]) -> int:
    """Figures lost to hits when the dice fall so, by the rules themselves."""
    trial = s.clone()
    trial.events = []
    seat = trial.actors()[0]
    trial.apply(seat, game.notation(trial).parse(action), Script([*faces, *SPARE]))
    assert trial.events is not None
    return sum(event.args[1] for event in trial.events if event.kind == E_HIT)


def test_point_6_a_million_dice_agree_with_the_preview() -> None:
    """Every roll has a key of its own, as every line of a match has."""
    action = "attack al02 ax02"
    game, s = load_position(POSITION)
    seat = s.actors()[0]
    odds = game.odds(s, seat, game.notation(s).parse(action))
    assert odds is not None
    assert sum(odds.hits) == pytest.approx(1)
    known = {
        faces: hits_of(game, s, action, faces) for faces in product(range(6), repeat=odds.dice)
    }
    rolled: Counter[tuple[int, ...]] = Counter()
    secret = bytes(range(32))
    attacks = DICE // odds.dice
    for line in range(attacks):
        chance = chance_of_line(secret, line)
        rolled[tuple([chance.below(6) for _ in range(odds.dice)])] += 1
    found: Counter[int] = Counter()
    for faces, count in rolled.items():
        found[known[faces]] += count
    assert set(found) == {i for i, share in enumerate(odds.hits) if share}
    for hits, share in enumerate(odds.hits):
        assert abs(100 * found[hits] / attacks - 100 * share) < 0.25, hits
