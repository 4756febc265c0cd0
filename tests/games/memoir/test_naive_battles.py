"""The battles of the oracle: how many dice, and at whom.

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
    scenario,
)


def duel(
    attacker: str, at: Hex, to: Hex, actions: Settings | None = None, /, **ground: list[Hex]
) -> Field:
    here = field_of(actions, **ground)
    place(here, "ax1", attacker, at)
    place(here, "al1", "infantry", to)
    return here


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("infantry", [3, 2, 1, 0, 0, 0, 0]),
        ("special_forces", [3, 2, 1, 0, 0, 0, 0]),
        ("french_resistance", [3, 2, 1, 0, 0, 0, 0]),
        ("armor", [3, 3, 3, 0, 0, 0, 0]),
        ("elite_armor", [3, 3, 3, 0, 0, 0, 0]),
        ("artillery", [3, 3, 2, 2, 1, 1, 0]),
    ],
)
def test_dice_by_distance(kind: str, table: list[int]) -> None:
    for far, expected in enumerate(table, start=1):
        here = duel(kind, (1, 4), (1 + far, 4))
        assert naive.dice(here, "ax1", "al1") == expected
        assert naive.targets(here, "ax1") == ({"al1"} if expected else set())
    # Extra dice do not lengthen the range.
    assert naive.dice(here, "ax1", "al1", bonus=1) == 0


@pytest.mark.parametrize(
    ("ground", "infantry", "armor"),
    [
        ("forest", 2, 1),
        ("hedgerow", 2, 1),
        ("town", 2, 1),
        ("hill", 2, 2),
        ("steep_hill", 2, 2),
        ("cliff", 2, 2),
        ("sea_bluff", 2, 2),
        ("sandbags", 2, 1),
        ("bridge", 3, 3),
        ("hedgehog", 3, 3),
        ("wire", 3, 3),
        ("beach", 3, 3),
        ("ocean", 3, 3),
    ],
)
def test_dice_by_ground(ground: str, infantry: int, armor: int) -> None:
    for kind, expected in (("infantry", infantry), ("armor", armor), ("artillery", 3)):
        here = duel(kind, (4, 4), (5, 4), **{ground: [(5, 4)]})
        assert naive.dice(here, "ax1", "al1") == expected


def test_dice_examples() -> None:
    """M44-4.13, 4.33, 4.35, A2.16, A2.17, A2.41, A2.70 and K.45."""
    here = duel("infantry", (4, 4), (7, 4), forest=[(7, 4)])
    assert naive.dice(here, "ax1", "al1") == 0
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax1", ranged=1) == {"al1"}
    here = duel("armor", (4, 4), (5, 4), forest=[(5, 4)])
    assert naive.dice(here, "ax1", "al1", bonus=1) == 2
    assert naive.dice(duel("armor", (4, 4), (5, 4), town=[(4, 4)]), "ax1", "al1") == 1
    here = duel("armor", (4, 4), (5, 4), town=[(4, 4), (5, 4)])
    assert naive.dice(here, "ax1", "al1") == 0
    assert naive.targets(here, "ax1") == set()
    assert naive.dice(here, "ax1", "al1", bonus=2) == 1
    here.settings = Settings(town_out_cumulative=False)
    assert naive.dice(here, "ax1", "al1") == 1
    here = duel("infantry", (4, 4), (5, 4), wire=[(4, 4)], forest=[(5, 4)])
    assert naive.dice(here, "ax1", "al1") == 1
    here.settings = Settings(town_out_cumulative=False)
    assert naive.dice(here, "ax1", "al1") == 1
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(5, 4)]), "ax1", "al1") == 2
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(4, 4), (5, 4)]), "ax1", "al1") == 3
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(4, 4)]), "ax1", "al1") == 3
    assert naive.dice(duel("infantry", (4, 4), (7, 4), hill=[(7, 4)]), "ax1", "al1") == 0


def test_bunkers_protect_their_owner() -> None:
    here = duel("armor", (4, 4), (5, 4), hill=[(5, 4)], bunker=[(5, 4)])
    here.owners[(5, 4)] = "allies"
    assert naive.dice(here, "ax1", "al1") == 1
    place(here, "ax1", "infantry", (4, 4))
    assert naive.dice(here, "ax1", "al1") == 2
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "armor", (4, 4))
    assert naive.dice(here, "ax1", "al1") == 2
    assert not naive.may_ignore_flag(here, "al1")


def test_sandbags_on_the_hill_of_sainte_mere_eglise() -> None:
    """M44-A2.70."""
    here = scenario("sainte-mere-eglise")
    (defender,) = [name for name, unit in here.units.items() if unit.at == (1, 5)]
    place(here, "ax99", "armor", (0, 4))
    assert here.ground[(1, 5)] == {"hill", "sandbags"}
    assert naive.dice(here, "ax99", defender) == 1
    here.settings = Settings(sandbag_profile="published")
    assert naive.dice(here, "ax99", defender) == 2
    assert naive.may_ignore_flag(here, defender)


def test_adjacent_enemies_first() -> None:
    here = Field()
    place(here, "ax1", "artillery", (4, 4))
    place(here, "al1", "infantry", (5, 4))
    place(here, "al2", "infantry", (4, 6))
    place(here, "al3", "infantry", (3, 4))
    assert naive.targets(here, "ax1") == {"al1", "al3"}
    assert naive.targets(here, "ax1", only="ranged") == set()
    place(here, "ax1", "armor", (4, 4))
    here.ground = {(4, 4): {"town"}, (5, 4): {"town"}, (3, 4): {"forest"}}
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax1", close=2) == {"al1", "al3"}
    del here.units["al1"], here.units["al3"]
    assert naive.targets(here, "ax1") == {"al2"}
    assert naive.targets(here, "ax1", only="close") == set()


def test_units_block_infantry_but_not_artillery() -> None:
    here = Field()
    place(here, "ax1", "armor", (2, 4))
    place(here, "ax2", "infantry", (3, 4))
    place(here, "al1", "infantry", (5, 4))
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax2") == {"al1"}
    place(here, "ax1", "artillery", (2, 4))
    assert naive.targets(here, "ax1") == {"al1"}


def test_no_battle_from_the_ocean() -> None:
    here = duel("infantry", (4, 4), (5, 4), ocean=[(4, 4)])
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "al1") == {"ax1"}


def test_hills_block_artillery_at_saverne() -> None:
    here = scenario("saverne-gap")
    assert here.artillery_blocked_by_hills
    assert all("impassable" in names for names in here.ground.values() if "hill" in names)
    here = field_of(hill=[(5, 4)], forest=[(5, 2)])
    place(here, "ax1", "artillery", (4, 4))
    place(here, "al1", "infantry", (6, 4))
    assert naive.targets(here, "ax1") == {"al1"}
    here.artillery_blocked_by_hills = True
    assert naive.targets(here, "ax1") == set()
    place(here, "ax1", "artillery", (4, 2))
    place(here, "al1", "infantry", (6, 2))
    assert naive.targets(here, "ax1") == {"al1"}


def test_the_wide_river_of_arnhem() -> None:
    here = scenario("arnhem-bridge")
    here.units = {}
    place(here, "ax1", "special_forces", (7, 2))
    place(here, "al1", "special_forces", (8, 4))
    assert naive.bank(here, (7, 2)) != naive.bank(here, (8, 4))
    assert naive.bank(here, (7, 3)) == frozenset()
    assert naive.sees(here, (7, 2), (8, 4))
    assert naive.targets(here, "ax1") == set()
    place(here, "ax1", "armor", (7, 2))
    assert naive.targets(here, "ax1") == {"al1"}
    place(here, "ax1", "special_forces", (7, 3))  # on the bridge
    place(here, "al1", "special_forces", (8, 5))
    assert naive.distance(here, (7, 3), (8, 5)) == 2
    assert naive.targets(here, "ax1") == {"al1"}
