"""What the oracle does after the dice: retreats, flags ignored, Take Ground, overruns.

The oracle itself, against the worked tables and examples of the ledger and the data README.
These tests prove nothing about the engine, so they carry no rule marker.
"""

from __future__ import annotations

import pytest

from tests.games.memoir import naive
from tests.games.memoir.naive import Field, Hex, Settings
from tests.games.memoir.naive_fields import (
    field_of,
    place,
)

# --- retreats ------------------------------------------------------------------------------------


def test_direction_of_retreats() -> None:
    """M44-4.46."""
    here = Field()
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 0) == (0, {(5, 4)})
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})
    assert naive.retreats(here, "ax1", 2) == (0, {(4, 2), (5, 2), (6, 2)})
    del here.units["ax1"]
    place(here, "al1", "infantry", (5, 4))
    assert naive.retreats(here, "al1", 1) == (0, {(4, 5), (5, 5)})


def test_two_one_and_no_way_back() -> None:
    """M44-4.50 and 4.54."""
    here = Field()
    place(here, "ax1", "infantry", (5, 4))
    place(here, "ax2", "infantry", (4, 3))
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 3)})
    here.ground[(5, 3)] = {"river"}
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    here.ground[(5, 3)] = {"river", "bridge"}
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 3)})
    here.ground[(5, 3)] = {"hill", "impassable"}
    assert naive.retreats(here, "ax1", 2) == (2, {(5, 4)})


def test_baseline_and_sea() -> None:
    """M44-4.51 and 4.52."""
    here = field_of(ocean=[(4, 7), (5, 7)])
    place(here, "ax1", "infantry", (5, 0))
    place(here, "al1", "infantry", (5, 6), figures=3)
    assert naive.retreats(here, "ax1", 3) == (3, {(5, 0)})
    assert naive.retreats(here, "al1", 1) == (1, {(5, 6)})
    assert naive.retreats(here, "al1", 3) == (3, set())
    place(here, "ax1", "infantry", (4, 7))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 6)})


def test_losses_before_a_partial_retreat() -> None:
    """M44-4.80: two flags, one hex free."""
    here = Field()
    place(here, "ax1", "infantry", (5, 1), figures=1)
    assert naive.retreats(here, "ax1", 2) == (1, set())
    place(here, "ax1", "infantry", (5, 1), figures=2)
    assert naive.retreats(here, "ax1", 2) == (1, {(5, 0), (6, 0)})


def test_no_dead_end_while_a_longer_way_exists() -> None:
    """M44-4.53."""
    here = field_of(river=[(4, 2), (5, 2)])  # [4,3] leads nowhere
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreat_paths(here, "ax1", 2) == (0, {((5, 3), (6, 2))})
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})


def test_terrain_does_not_stop_a_retreat() -> None:
    here = field_of(
        forest=[(4, 3)], town=[(5, 3)], hedgerow=[(4, 2), (5, 2), (6, 2)], wire=[(5, 1)]
    )
    place(here, "ax1", "armor", (5, 4))
    assert naive.retreats(here, "ax1", 3) == (0, {(3, 1), (4, 1), (5, 1), (6, 1)})
    here.ground[(4, 3)] = {"hedgehog"}
    here.ground[(5, 3)] = {"bunker"}
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})
    # Bluffs and cliffs are ordinary hills to a retreat, armor included.
    here = field_of(beach=[(5, 5)], cliff=[(5, 4), (6, 4)])
    place(here, "ax1", "armor", (5, 5))
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 4), (6, 4)})


def test_artillery_in_a_bunker_does_not_retreat() -> None:
    """M44-A2.49."""
    here = field_of(bunker=[(5, 4)])
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "artillery", (5, 4))
    assert naive.may_ignore_flag(here, "ax1")
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    assert naive.retreats(here, "ax1", 3) == (2, set())
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})


def test_the_resistance_melts_away() -> None:
    """M44-A1.8 and A1.9."""
    here = field_of(town=[(5, 5)])
    place(here, "al1", "french_resistance", (5, 2))
    losses, ends = naive.retreats(here, "al1", 2)
    assert losses == 0
    assert {at[1] for at in ends} == {4, 5, 6, 7, 8}
    assert (5, 5) in ends
    place(here, "al1", "french_resistance", (5, 7))
    assert naive.retreats(here, "al1", 1) == (0, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 2) == (1, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 3) == (2, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 4) == (3, set())
    # A dead end is good enough if it gives the least number of hexes.
    here = field_of(river=[(3, 4), (4, 4)])
    place(here, "al1", "french_resistance", (4, 2))
    losses, ends = naive.retreats(here, "al1", 1)
    assert losses == 0
    assert {(3, 3), (4, 3), (5, 4)} <= ends


@pytest.mark.parametrize(
    ("ground", "owner", "expected"),
    [
        ("sandbags", "", True),
        ("hedgehog", "", True),
        ("bunker", "axis", True),
        ("bunker", "allies", False),
        ("sea_wall", "axis", True),
        ("sea_wall", "allies", False),
        ("forest", "", False),
        ("wire", "", False),
    ],
)
def test_ignored_flags(ground: str, owner: str, expected: bool) -> None:
    here = field_of(**{ground: [(5, 4)]})
    if owner:
        here.owners[(5, 4)] = owner
    place(here, "ax1", "infantry", (5, 4))
    assert naive.may_ignore_flag(here, "ax1") is expected


# --- Take Ground ---------------------------------------------------------------------------------


def takes(
    here: Field,
    kind: str,
    at: Hex,
    to: Hex,
    moved: bool = False,
    stopped: bool = False,
    taken: int = 0,
) -> bool:
    place(here, "al1", kind, at)
    return naive.take_ground(here, "al1", to, moved, stopped, taken)


def test_take_ground() -> None:
    plain = Field()
    for kind in ("infantry", "special_forces", "french_resistance", "armor", "elite_armor"):
        assert takes(plain, kind, (4, 4), (5, 4), moved=True)
        assert not takes(plain, kind, (4, 4), (5, 4), moved=True, stopped=True)
        assert not takes(plain, kind, (4, 4), (6, 4))
    assert not takes(plain, "artillery", (4, 4), (5, 4))
    assert not takes(plain, "infantry", (4, 4), (5, 4), taken=1)
    assert takes(plain, "armor", (4, 4), (5, 4), taken=1)
    assert not takes(plain, "armor", (4, 4), (5, 4), taken=2)
    assert not takes(field_of(Settings(armor_overrun=False)), "armor", (4, 4), (5, 4), taken=1)
    assert not takes(field_of(Settings(take_ground=False)), "armor", (4, 4), (5, 4))
    place(plain, "ax1", "infantry", (5, 4))
    assert not takes(plain, "infantry", (4, 4), (5, 4))


def test_take_ground_and_terrain() -> None:
    for open_ground in ("forest", "town", "wire", "steep_hill", "ocean", "beach", "bridge"):
        here = field_of(**{open_ground: [(5, 4)]})
        assert takes(here, "infantry", (4, 4), (5, 4), moved=True)
        assert takes(here, "armor", (4, 4), (5, 4), moved=True)
    for closed in ("bunker", "hedgehog"):
        here = field_of(**{closed: [(5, 4)]})
        assert takes(here, "infantry", (4, 4), (5, 4))
        assert not takes(here, "armor", (4, 4), (5, 4))
    assert not takes(field_of(river=[(5, 4)]), "infantry", (4, 4), (5, 4))
    assert not takes(field_of(impassable=[(5, 4)]), "infantry", (4, 4), (5, 4))
    hedge = field_of(hedgerow=[(5, 4)])
    assert takes(hedge, "armor", (4, 4), (5, 4))
    assert not takes(hedge, "armor", (4, 4), (5, 4), moved=True)
    assert not takes(hedge, "armor", (4, 4), (5, 4), taken=1)


@pytest.mark.parametrize(
    ("steep", "kind", "up", "down"),
    [
        ("sea_bluff", "infantry", True, True),
        ("sea_bluff", "armor", False, False),
        ("cliff", "infantry", False, True),
        ("cliff", "armor", False, False),
    ],
)
def test_take_ground_at_the_shore(steep: str, kind: str, up: bool, down: bool) -> None:
    here = field_of(beach=[(4, 4)], **{steep: [(5, 4)]})
    assert takes(here, kind, (4, 4), (5, 4)) is up
    assert takes(here, kind, (5, 4), (4, 4)) is down


def test_overrun() -> None:
    here = field_of(forest=[(5, 4)], wire=[(6, 4)])
    place(here, "al1", "armor", (4, 4))
    assert naive.overrun(here, "al1", 1)
    assert not naive.overrun(here, "al1", 2)
    place(here, "al1", "armor", (5, 4))
    assert not naive.overrun(here, "al1", 1)
    place(here, "al1", "armor", (6, 4))
    assert naive.overrun(here, "al1", 1)
    place(here, "al1", "infantry", (4, 4))
    assert not naive.overrun(here, "al1", 1)
