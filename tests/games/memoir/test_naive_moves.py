"""The moves of the oracle: marches, terrain that stops or costs, bridges and exits.

The oracle itself, against the worked tables and examples of the ledger and the data README.
These tests prove nothing about the engine, so they carry no rule marker.
"""

from __future__ import annotations

from tests.games.memoir import naive
from tests.games.memoir.naive import Arrival, Field, Hex, March
from tests.games.memoir.naive_fields import (
    field_of,
    place,
    scenario,
)


def reach(here: Field, name: str, march: March | None = None) -> set[Hex]:
    return set(naive.destinations(here, name, march))


def test_plain_moves() -> None:
    here = Field()
    place(here, "al1", "infantry", (6, 4))
    place(here, "al2", "special_forces", (1, 7))
    place(here, "al3", "armor", (2, 2))
    place(here, "al4", "artillery", (10, 2))
    moves = naive.destinations(here, "al1")
    assert len(moves) == 6 + 12 + 1
    assert moves[(7, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert moves[(8, 4)] == Arrival(battle=False, hexes=2, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=2, stopped=False)  # there and back
    assert all(arrival.battle for arrival in naive.destinations(here, "al2").values())
    assert {naive.distance(here, (2, 2), at) for at in reach(here, "al3")} == {0, 1, 2, 3}
    assert all(arrival.battle for arrival in naive.destinations(here, "al3").values())
    guns = naive.destinations(here, "al4")
    assert set(guns) == naive.neighbours(here, (10, 2))
    assert not any(arrival.battle for arrival in guns.values())


def test_marches_of_cards() -> None:
    here = Field()
    place(here, "al1", "infantry", (6, 4))
    place(here, "al4", "artillery", (6, 2))
    assault = naive.destinations(here, "al1", naive.INFANTRY_ASSAULT)
    assert assault[(8, 4)].battle
    assert not assault[(9, 4)].battle
    assert naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)[(9, 4)].battle
    bombard = naive.destinations(here, "al4", naive.ARTILLERY_BOMBARD)
    assert (9, 2) in bombard
    assert (6, 2) in bombard
    assert not any(arrival.battle for arrival in bombard.values())


def test_detours_count() -> None:
    """M44-3.10: around a unit, every hex of the detour counts."""
    here = Field()
    place(here, "al1", "armor", (4, 0))
    for number, at in enumerate([(5, 0), (4, 1)]):
        place(here, f"al1{number}", "infantry", at)
    assert (6, 0) not in reach(here, "al1")
    del here.units["al11"]
    assert naive.destinations(here, "al1")[(6, 0)].hexes == 3


def test_forest_town_and_wire_stop() -> None:
    here = field_of(forest=[(5, 4)], town=[(4, 3)], wire=[(3, 3)], hedgehog=[(3, 4)])
    place(here, "al1", "infantry", (4, 4))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 4)] == Arrival(battle=False, hexes=1, stopped=True)
    assert moves[(4, 3)] == Arrival(battle=False, hexes=1, stopped=True)
    assert moves[(3, 3)] == Arrival(battle=True, hexes=1, stopped=True)
    assert (3, 2) not in moves
    assert (4, 2) not in moves
    assert (6, 4) not in moves
    assert (2, 4) in moves
    place(here, "al1", "french_resistance", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(True, 1, True)
    place(here, "al1", "armor", (4, 4))
    assert (3, 4) not in reach(here, "al1")
    assert naive.destinations(here, "al1")[(6, 4)].hexes == 3


def test_hedgerows() -> None:
    """M44-A2.7 to A2.10."""
    here = field_of(hedgerow=[(5, 4), (6, 4)])
    place(here, "al1", "armor", (3, 4))
    assert (5, 4) not in reach(here, "al1")
    place(here, "al1", "armor", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 1, True)
    place(here, "al1", "armor", (5, 4))
    moves = naive.destinations(here, "al1")
    assert set(moves) == naive.neighbours(here, (5, 4))
    assert moves[(4, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=1, stopped=True)


def test_behind_enemy_lines_ignores_terrain_but_not_closed_hexes() -> None:
    here = field_of(
        forest=[(5, 4), (4, 3), (4, 5)], hedgerow=[(6, 4)], river=[(3, 4)], ocean=[(3, 5)]
    )
    place(here, "al1", "infantry", (4, 4))
    moves = naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)
    assert moves[(7, 4)] == Arrival(battle=True, hexes=3, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=2, stopped=False)
    assert not moves[(3, 5)].battle
    assert (3, 4) not in moves
    strict = March(3, 3, ignores_terrain=True, strict_entry=True)
    assert not naive.destinations(here, "al1", strict)[(7, 4)].battle


def test_bridge_and_river() -> None:
    here = field_of(river=[(5, row) for row in range(9)], bridge=[(5, 4)])
    place(here, "al1", "armor", (4, 4))
    moves = reach(here, "al1")
    assert {(5, 4), (6, 4), (7, 4)} <= moves
    assert {at for at in moves if at[0] == 5} == {(5, 4)}


def test_ocean_and_beach() -> None:
    """M44-A2.32, A2.33, A2.37 and A2.69."""
    here = Field()
    for at in naive.board(here):
        if at[1] >= 4:
            here.ground[at] = {"beach" if at[1] <= 6 else "ocean"}
    place(here, "al1", "armor", (5, 8))
    assert reach(here, "al1") == naive.neighbours(here, (5, 8))
    assert not any(arrival.battle for arrival in naive.destinations(here, "al1").values())
    place(here, "al1", "armor", (5, 7))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 5)] == Arrival(battle=True, hexes=2, stopped=False)
    assert (5, 4) not in moves
    place(here, "al1", "armor", (5, 6))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 7)] == Arrival(battle=False, hexes=1, stopped=True)
    place(here, "al1", "armor", (5, 2))  # inland
    moves = naive.destinations(here, "al1")
    assert (5, 4) in moves
    assert (5, 5) not in moves
    assert (5, 0) in moves
    place(here, "al1", "armor", (5, 4))  # on the beach, straight inland
    assert naive.destinations(here, "al1")[(6, 1)] == Arrival(True, 3, False)
    place(here, "al1", "infantry", (5, 7))
    moves = naive.destinations(here, "al1", naive.INFANTRY_ASSAULT)
    assert (5, 4) not in moves
    assert moves[(5, 5)].battle


def test_bluffs_and_cliffs() -> None:
    for steep in ("sea_bluff", "cliff"):
        here = field_of(
            beach=[(col, 5) for col in range(12)], **{steep: [(col, 4) for col in range(13)]}
        )
        place(here, "al1", "special_forces", (4, 5))
        assert naive.destinations(here, "al1")[(5, 4)] == Arrival(True, 2, False)
        place(here, "al1", "infantry", (5, 4))
        moves = naive.destinations(here, "al1")
        assert moves[(5, 5)] == Arrival(False, 2, False)
        assert moves[(6, 4)] == Arrival(True, 1, False)
        assert naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)[(5, 5)].hexes == 1
        for kind in ("armor", "artillery"):
            place(here, "al1", kind, (4, 5))
            assert not {at for at in reach(here, "al1") if at[1] < 5}
            place(here, "al1", kind, (5, 4))
            assert not {at for at in reach(here, "al1") if at[1] > 4}
            assert naive.destinations(here, "al1")[(4, 3)].hexes == 1
        # Up and then along the top is three hexes, none of them beach. Along the beach and then
        # up is three hexes as well, but the beach allows only two.
        place(here, "al1", "infantry", (4, 5))
        assert (6, 4) in reach(here, "al1", naive.INFANTRY_ASSAULT)
        here.ground[(5, 4)] = {"river"}
        assert (6, 4) not in reach(here, "al1", naive.INFANTRY_ASSAULT)


def test_steep_hills() -> None:
    here = field_of(steep_hill=[(5, 4), (6, 4)], hill=[(7, 4)], hedgerow=[(4, 3)])
    place(here, "al1", "infantry", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 2, False)
    place(here, "al1", "infantry", (7, 4))
    assert naive.destinations(here, "al1")[(6, 4)] == Arrival(True, 1, False)
    place(here, "al1", "infantry", (5, 4))
    assert naive.destinations(here, "al1")[(4, 4)].hexes == 1
    place(here, "al1", "artillery", (4, 4))
    assert (5, 4) not in reach(here, "al1")
    place(here, "al1", "infantry", (4, 3))  # a hedgerow: one step, which costs two
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 2, False)


def test_bunkers() -> None:
    here = field_of(bunker=[(5, 4)])
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "artillery", (5, 4))
    assert not reach(here, "ax1")
    assert not reach(here, "ax1", naive.ARTILLERY_BOMBARD)
    place(here, "ax1", "armor", (4, 4))
    assert (5, 4) not in reach(here, "ax1")
    place(here, "al1", "infantry", (6, 4))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert (5, 3) in moves


def test_coming_back_to_the_start() -> None:
    """M44-3.22."""
    here = field_of(forest=[(4, 4)], wire=[(8, 4)])
    place(here, "al1", "special_forces", (4, 4))
    assert naive.destinations(here, "al1")[(4, 4)] == Arrival(False, 2, True)
    place(here, "al2", "special_forces", (8, 4))
    assert naive.destinations(here, "al2")[(8, 4)] == Arrival(True, 2, True)
    place(here, "al3", "artillery", (11, 4))
    assert (11, 4) not in reach(here, "al3")


def test_exits() -> None:
    here = scenario("utah-beach")
    assert here.exit_side == "allies"
    assert here.exit_hexes == {(0, 0), (4, 0), (9, 0)}
    here.units = {}
    place(here, "al1", "infantry", (4, 0))
    assert naive.can_exit(here, "al1")
    place(here, "al1", "artillery", (4, 0))
    assert naive.can_exit(here, "al1")
    place(here, "al1", "infantry", (4, 2))
    assert not naive.can_exit(here, "al1")
    place(here, "ax1", "infantry", (9, 0))
    assert not naive.can_exit(here, "ax1")
    here = Field(exit_side="allies", exit_hexes={(4, 0), (5, 0)})
    place(here, "al1", "infantry", (4, 1))
    assert naive.exits(here, "al1") == {(4, 0), (5, 0)}
    here.ground[(4, 0)] = {"forest"}
    here.ground[(4, 1)] = {"hedgerow"}
    assert naive.exits(here, "al1") == set()
    assert naive.exits(here, "al1", naive.BEHIND_ENEMY_LINES) == {(4, 0), (5, 0)}
    assert len(scenario("omaha-beach-overlord").exit_hexes) == 26


def test_the_arnhem_bridge() -> None:
    here = scenario("arnhem-bridge")
    here.units = {}
    place(here, "al1", "armor", (6, 6))
    moves = reach(here, "al1")
    assert {(6, 5), (7, 4), (7, 3)} <= moves
    assert (8, 4) in moves  # round the bridge, not off it
    place(here, "al1", "armor", (7, 4))
    assert naive.neighbours(here, (7, 4)) & reach(here, "al1") == {(7, 3), (6, 5)}
    place(here, "al1", "infantry", (7, 5))
    raid = naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)
    assert raid[(6, 5)].hexes == 3  # by the end of the bridge, not over its side
    assert (7, 4) not in raid
    # Retreats keep to the bridge as well, and close assault does not.
    place(here, "al1", "infantry", (7, 4), figures=4)
    assert naive.retreats(here, "al1", 1) == (0, {(6, 5)})
    place(here, "ax1", "infantry", (7, 5))
    assert naive.retreats(here, "ax1", 1) == (0, {(8, 4)})
    assert naive.targets(here, "ax1") == {"al1"}
    del here.units["al1"]
    assert not naive.take_ground(here, "ax1", (7, 4), moved=False, stopped=False, taken=0)
