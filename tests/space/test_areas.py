"""Maps of areas: sets as masks, neighbours, spreading, steps."""

from __future__ import annotations

import random

from vezerkar.space.areas import (
    areas_of,
    count,
    first_of,
    joined,
    mask_of,
    neighbours,
    spread,
    steps_between,
)

LINE = [0b0010, 0b0101, 0b1010, 0b0100]  # 0 - 1 - 2 - 3


def test_sets_and_their_areas() -> None:
    pick = random.Random(1)
    for _ in range(200):
        areas = sorted(pick.sample(range(61), pick.randrange(1, 20)))
        mask = mask_of(areas)
        assert areas_of(mask) == areas
        assert count(mask) == len(areas)
        assert first_of(mask) == areas[0]
    assert areas_of(0) == []


def test_neighbours_of_a_set() -> None:
    assert neighbours(LINE, 0b0001) == 0b0010
    assert neighbours(LINE, 0b0110) == 0b1111


def test_spreading_goes_through_free_areas_only() -> None:
    assert spread(LINE, 0b0001, 0b1111) == 0b1111
    assert spread(LINE, 0b0001, 0b1011) == 0b0011
    assert spread(LINE, 0b0001, 0) == 0b0001  # the start itself need not be free


def test_steps() -> None:
    assert steps_between(LINE, 0b0001, 0b0001, 3) == 0
    assert steps_between(LINE, 0b0001, 0b1000, 3) == 3
    assert steps_between(LINE, 0b0001, 0b1000, 2) == 3  # farther than asked
    assert steps_between(LINE, 0, 0b1000, 2) == 3


def test_more_pairs_can_be_joined() -> None:
    ring = joined(LINE, [(0, 3)])
    assert ring[0] == 0b1010
    assert ring[3] == 0b0101
    assert LINE[0] == 0b0010  # the map itself stays as it is
