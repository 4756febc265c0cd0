"""The engine against the naive implementation, unit by unit and decision by decision.

The package naive and naive_turn.py read positions by themselves and were written without the
engine; wherever the two differ, one of them is wrong.
"""

from __future__ import annotations

import pytest

from tests.games.memoir import naive, naive_turn
from tests.games.memoir.naive import battle, movement, sight
from tests.games.memoir.naive_turn import Turn
from tests.games.memoir.reference import (
    FILES,
    NAMES,
    OPENINGS,
    engine_count,
    naive_count,
    pair,
    remembered_distance,
    remembered_line,
    remembered_steps,
    retreat_ends,
)
from tests.games.memoir.table import GAME
from vezerkar.core.chance import Script
from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.phases.battles import fall_back
from vezerkar.games.memoir.phases.moves import move_unit
from vezerkar.games.memoir.phases.turns import follow
from vezerkar.games.memoir.rules.combat import can_battle, dice_for, may_take, targets
from vezerkar.games.memoir.rules.movement import limits, reach
from vezerkar.games.memoir.rules.retreat import is_steady
from vezerkar.games.memoir.rules.sight import sees
from vezerkar.games.memoir.terms import CLASSES, P_DRAW, SIDES
from vezerkar.records.position import load_position, read_position, write_position

# What the movement of a card means, and for which units the card is.
MARCHES = {
    "ordinary": (None, CLASSES),
    "infantry_assault": (naive.INFANTRY_ASSAULT, ("infantry",)),
    "behind_enemy_lines": (naive.BEHIND_ENEMY_LINES, ("infantry",)),
    "artillery_bombard": (naive.ARTILLERY_BOMBARD, ("artillery",)),
}
BONUS = {"ordinary": (0, 0), "behind_enemy_lines": (1, 1), **naive_turn.BONUS}


@pytest.fixture(autouse=True)
def quick_geometry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "crossed", remembered_line)
    monkeypatch.setattr(battle, "distance", remembered_distance)
    monkeypatch.setattr(naive, "distance", remembered_distance)


# --- unit by unit --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_destinations_exits_and_battles_after_the_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = pair(name)
    monkeypatch.setattr(movement, "step_open", remembered_steps(two.here))
    for card, (march, classes) in MARCHES.items():
        s = two.fresh(card)
        for unit, u in two.units.items():
            if two.here.units[unit].branch not in classes:
                continue
            found: list[int] = []
            exits = reach(s, u, limits(s, u, 0)[0], found)
            expected = naive.destinations(two.here, unit, march)
            assert len(found) == len(set(found))
            assert {two.at(h) for h in found} == set(expected), (unit, card)
            assert exits == naive.can_exit(two.here, unit, march), (unit, card)
            for h in found:
                after = s.clone()
                move_unit(after, u, h, 0)
                arrival = expected[two.at(h)]
                assert can_battle(after, u) == arrival.battle, (unit, card, two.at(h))
                assert bool(after.halted & BIT[u]) == arrival.stopped, (unit, card, two.at(h))


@pytest.mark.parametrize("name", NAMES)
def test_line_of_sight_between_all_hexes_up_to_three_apart(name: str) -> None:
    two = pair(name)
    board, grid = two.s.board, two.layout.grid
    checked = 0
    for a in grid.hexes:
        for b in grid.hexes:
            if a < b and 1 <= board.distance[a * board.count + b] <= 3:
                expected = naive.sees(two.here, two.at(a), two.at(b))
                assert sees(two.s, a, b) == expected, (two.at(a), two.at(b))
                assert sees(two.s, b, a) == expected, (two.at(b), two.at(a))
                checked += 1
    assert checked > 1000


@pytest.mark.parametrize("name", NAMES)
def test_targets_and_dice(name: str) -> None:
    two = pair(name)
    for card, (close, fire) in BONUS.items():
        s = two.fresh(card)
        for unit, u in two.units.items():
            only = naive_turn.ONLY.get(card, "")
            expected = naive.targets(two.here, unit, close, fire, only)
            found: list[int] = []
            if can_battle(s, u):
                targets(s, u, False, found)
            assert {n for n, t in two.units.items() if t in found} == expected, (unit, card)
            for enemy in naive.enemies(two.here, two.here.units[unit].side):
                far = naive.distance(two.here, two.here.units[unit].at, two.here.units[enemy].at)
                if far <= s.board.unit_range[u]:
                    bonus = close if far == 1 else fire
                    dice = max(0, int(dice_for(s, u, two.units[enemy], bonus)))
                    assert dice == naive.dice(two.here, unit, enemy, bonus), (unit, enemy, card)


@pytest.mark.parametrize("name", NAMES)
def test_retreats_for_one_to_three_flags(name: str) -> None:
    two = pair(name)
    for unit, u in two.units.items():
        h = two.s.unit_hex[u]
        assert is_steady(two.s, u, h) == naive.may_ignore_flag(two.here, unit), unit
        for flags in (1, 2, 3):
            s = two.fresh("ordinary")
            s.stack = []
            fall_back(s, u, flags)
            losses, ends = naive.retreats(two.here, unit, flags)
            assert two.s.unit_men[u] - s.unit_men[u] == losses, (unit, flags)
            assert {two.at(end) for end in retreat_ends(s, u)} == ends, (unit, flags)


@pytest.mark.parametrize("name", NAMES)
def test_ground_that_may_be_taken(name: str) -> None:
    two = pair(name)
    near = two.s.board.near
    for unit, u in two.units.items():
        h = two.s.unit_hex[u]
        armor = two.here.units[unit].branch == "armor"
        for y in near[6 * h : 6 * h + 6]:
            if y == two.layout.grid.off or two.s.at[y] >= 0:
                continue
            for taken in range(1 + armor):
                for moved, stopped in ((False, False), (True, False), (True, True)):
                    s = two.fresh("ordinary")
                    s.moved, s.halted, s.took = BIT[u] * moved, BIT[u] * stopped, BIT[u] * taken
                    expected = naive.take_ground(two.here, unit, two.at(y), moved, stopped, taken)
                    assert may_take(s, u, y) == expected, (unit, two.at(y), moved, stopped, taken)


ORDERING = [*naive.SECTION_CARDS, *naive_turn.ANYWHERE]


@pytest.mark.parametrize("name", [name for name in NAMES if "overlord" not in name])
def test_who_can_be_ordered_first(name: str) -> None:
    two = pair(name)
    for side, army in enumerate(SIDES):
        for card in ORDERING:
            s = two.fresh("ordinary")
            s.active = side
            s.stack = []
            s.push(P_DRAW)
            follow(s, side, two.layout.lexicon.number("card", card), Script([]))
            spelled = [two.layout.notation.spell(o) for o in s.phase().actions(s, side)]
            turn = Turn(two.here, army, card, "order")
            assert sorted(spelled) == sorted(naive_turn.actions(turn)), (army, card)


# --- decision by decision ------------------------------------------------------------------------

# Ways to make one, two, three ... decisions and different positions they lead to, as naive_count
# gives them. What leads to dice or to the draw of a card is counted as declared.
REFERENCE: dict[str, list[tuple[int, int]]] = {
    "pegasus-bridge: order probe_center": [(7, 7), (36, 21), (102, 57)],
    "sword-beach: order general_advance": [(13, 13), (144, 78), (1402, 296)],
    "juno-beach: order attack_left": [(5, 5), (16, 10), (44, 18)],
    "st-vith: order recon_in_force": [(16, 16), (165, 90), (922, 227)],
    "toulon: order pincer_move": [(12, 12), (121, 66), (936, 206)],
    "vassieux: order move_out": [(7, 7), (36, 21), (162, 47)],
    "arracourt: order armor_assault": [(9, 9), (64, 36), (400, 92)],
    "moyland-wood: order firefight": [(17, 17), (256, 136), (3618, 698)],
    "operation-spring: order direct_from_hq": [(16, 16), (225, 120), (2970, 590)],
    "liberation-of-paris: order artillery_bombard": [(15, 15), (28, 28), (116, 116)],
    "pegasus-bridge: move al01 al02 al03": [(4, 4), (27, 27), (75, 75), (513, 332)],
    "omaha-beach: move al01 al04 al05": [(4, 4), (24, 24), (72, 72)],
    "gold-beach: move al01 al05 al09": [(4, 4), (29, 29), (87, 87)],
    "operation-cobra: move al01 al05 al09": [(4, 4), (23, 23), (81, 69), (316, 193)],
    "operation-cobra: move ax01 ax02 ax03 ax04": [(5, 5), (23, 23), (92, 92)],
    "saverne-gap: move al01 al04 al13": [(4, 4), (18, 18), (54, 54)],
    "operation-goodwood: move al01 al02 al06": [(4, 4), (45, 45), (128, 128)],
    "mont-mouchet: move ax01 ax02 ax03": [(4, 4), (24, 24), (72, 72)],
    "twin-villages: move al01 al02 al03": [(4, 4), (49, 49), (138, 138)],
    "sainte-mere-eglise: move ax01 ax02 ax05": [(3, 3), (14, 14), (40, 40), (137, 100)],
    "operation-spring: move ax01 ax02 ax03": [(4, 4), (39, 39), (117, 117)],
    "arracourt: battle al01 al02 al03": [(12, 12)],
    "moyland-wood: battle al01 al02 al03 al04 al05": [(7, 7)],
    "juno-beach: battle ax01 ax02 ax03 ax04 ax05 ax06 ax07 ax08": [(6, 6)],
    "arnhem-bridge-move": [(4, 4), (37, 37), (87, 87)],
    "arnhem-bridge-span": [(4, 4), (31, 31), (74, 74), (518, 344)],
    "arracourt-order": [(7, 7), (36, 21), (102, 57)],
    "bastogne-corridor-west-move": [(5, 5), (55, 55), (200, 200)],
    "every-terrain-1": [(5, 5), (48, 48), (140, 140)],
    "every-terrain-2": [(5, 5), (49, 49), (176, 176)],
    "every-terrain-3": [(5, 5), (52, 52), (189, 188)],
    "every-terrain-4": [(5, 5), (30, 30), (92, 92), (487, 314)],
    "liberation-of-paris-order": [(7, 7), (36, 21), (162, 47)],
    "mont-mouchet-move": [(3, 3), (23, 23), (46, 46), (268, 228)],
    "montelimar-order": [(13, 13), (144, 78), (1350, 289)],
    "mortain-move": [(4, 4), (37, 37), (99, 99)],
    "mortain-slopes": [(5, 5), (81, 81), (296, 296)],
    "omaha-beach-bluffs": [(5, 5), (52, 52), (188, 188), (1836, 1044)],
    "omaha-beach-move": [(3, 3), (24, 24), (38, 38)],
    "operation-cobra-move": [(3, 3), (38, 38), (66, 66)],
    "pegasus-bridge-move": [(3, 3), (26, 26), (44, 44), (297, 238)],
    "pointe-du-hoc-battle": [(5, 5)],
    "pointe-du-hoc-cliffs": [(5, 5)],
    "sainte-mere-eglise-move": [(3, 3), (24, 24), (48, 48)],
    "saverne-gap-battle": [(5, 5), (6, 6)],
    "st-vith-move": [(6, 6), (60, 60), (254, 254)],
    "sword-beach-move": [(4, 4), (37, 37), (102, 102)],
    "toulon-battle": [(6, 6)],
    "utah-beach-exits": [(6, 6), (47, 47), (190, 190)],
    "utah-beach-move": [(3, 3), (24, 24), (38, 38), (245, 196)],
    "vassieux-battle": [(4, 4)],
}


def test_every_position_is_there() -> None:
    assert set(FILES) <= set(REFERENCE)
    assert {name.partition(":")[0] for name in REFERENCE} <= {*FILES, *OPENINGS}


@pytest.mark.parametrize("name", FILES)
def test_a_position_that_is_written_and_read_again_is_the_same(name: str) -> None:
    _, once = load_position(FILES[name])
    _, twice = read_position(write_position(GAME, once))
    assert twice.fingerprint() == once.fingerprint()


@pytest.mark.parametrize("name", REFERENCE)
def test_the_engine_has_the_reference_counts(name: str) -> None:
    counts, _ = engine_count(name, len(REFERENCE[name]))
    assert counts == REFERENCE[name]


@pytest.mark.parametrize("name", REFERENCE)
def test_the_reference_counts_are_those_of_the_naive_implementation(name: str) -> None:
    """Two decisions deep, for the naive walk is slow; there the positions are compared as well."""
    depth = min(2, len(REFERENCE[name]))
    counts, positions = naive_count(name, depth)
    assert counts == REFERENCE[name][:depth]
    assert positions == engine_count(name, depth)[1]
