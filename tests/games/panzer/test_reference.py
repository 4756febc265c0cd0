"""Stored positions: they read back, and their continuations are counted to depth 1, 2 and 3."""

from __future__ import annotations

import pytest

from tests.games.panzer.reference import HOME, count, stored_counts
from tests.games.panzer.table import GAME
from vezerkar.core.errors import DataError
from vezerkar.games.panzer.position.schema import FIGHT_FIELDS as NAMES
from vezerkar.records.position import load_position, read_position, write_position

COUNTS = stored_counts()

FIGHT = """
[fight]
attacker = "u1"
defender = "u2"
tile = "A1"
""" + "\n".join(f"{name} = 0" for name in NAMES if name not in ("attacker", "defender", "tile"))


def stack(*frames: str, scenario: str = "kursk") -> str:
    """A position with these frames, the one on top last."""
    return f'scenario = "{scenario}"\nstack = {list(frames)}'


def test_there_are_enough_of_them() -> None:
    assert len(COUNTS) >= 20
    assert sum(len(each) == 3 for each in COUNTS.values()) >= 5


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    _, s = load_position(HOME / f"{name}.toml")
    for depth, number in enumerate(COUNTS[name], start=1):
        assert count(s, depth) == number


@pytest.mark.parametrize("name", COUNTS)
def test_positions_round_trip(name: str) -> None:
    _, s = load_position(HOME / f"{name}.toml")
    _, t = read_position(write_position(GAME, s))
    assert t.fingerprint() == s.fingerprint()
    assert t.actors() == s.actors()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('scenario = "waterloo"', "there is no scenario 'waterloo'"),
        ('scenario = "kursk"\nturn = 200', "turn: expected 0 to 99"),
        ('scenario = "kursk"\n[units]\nu1 = "guards Z9"', "units.u1: there is no tile 'Z9'"),
        ('scenario = "kursk"\n[units]\nu1 = "guards"', "expected a unit card and a tile"),
        ('scenario = "kursk"\n[units]\nu1 = "accuracy+0 A1"', "'accuracy+0' is no unit card"),
        ('scenario = "kursk"\n[units]\nu1 = "guards A1"\nu2 = "guards A1"', "A1 holds two units"),
        ('scenario = "kursk"\n[units]\nu1 = "guards A1 flying"', "nothing that a unit can have"),
        ('scenario = "moscow"\n[units]\nu1 = "pz_iv A3"', "it is not possible: unit 0 is drowning"),
        ('scenario = "kursk"\n[hands]\ngerman = ["guards"]', "'guards' cannot be there"),
        ('scenario = "kursk"\n[hands]\ngerman = ["elefant", "elefant"]', "there are only 1 cards"),
        ('scenario = "kursk"\nphase = "dinner"', "phase: expected one of"),
        ('scenario = "kursk"\nstack = ["fight 2"]', "'fight' cannot stand at the bottom"),
        (
            stack("turn", "close", "operations", "fight 2"),
            "there must be as many 'fight' as fights",
        ),
        (
            stack("turn", "close", "operations", "resolve"),
            "as many 'resolve' as cards on the table",
        ),
        (
            stack("turn", "close", "operations", "cards german"),
            "'cards' cannot stand on 'operations'",
        ),
        (stack("turn", "close", "operations", "extra -"), "'extra' needs a unit"),
        (stack("raise 1", "station guards", scenario="solo_narva"), "'station' is not in its deck"),
        (
            stack("turn", "close", "operations", "fight 5", "loss") + FIGHT,
            "'loss' belongs to another step of the fight",
        ),
        (stack("turn", "search 4 6 -2"), "'search' needs the number of a side"),
        (stack("turn", "close", "npc"), "belongs to a solo battle"),
        (
            stack("turn", "close", "operations", "weather soviet", scenario="solo_narva"),
            "'weather' cannot ask a side that nobody plays",
        ),
        ('scenario = "kursk"\nstack = []', "there must be at least one frame"),
        ('scenario = "kursk"\nscored = [1]', "scored: expected four numbers"),
        # The side that the printed rules play is never asked: this would go round for ever.
        (
            'scenario = "solo_korsun"\nactive = "german"',
            "no seat can act and no phase makes progress",
        ),
        (
            'scenario = "solo_narva"\nactive = "soviet"',
            "no seat can act and no phase makes progress",
        ),
    ],
)
def test_bad_positions_are_told_in_one_line(text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read_position(f'game = "panzer"\n{text}\n')
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
