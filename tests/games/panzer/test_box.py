"""What lies in the box: cards, tiles, terrain, and the numbers the rulebook fixes."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tests.games.panzer.table import Table
from vezerkar.core.errors import DataError
from vezerkar.games.panzer.schema.card_language import compile_effects
from vezerkar.games.panzer.schema.load import home, load_data
from vezerkar.games.panzer.schema.pieces import ActionCard, Effect, UnitCard

DATA = load_data()
UNITS = {unit.id: unit for unit in DATA.units}
ACTIONS = {card.id: card for card in DATA.actions}
CARDS: list[UnitCard | ActionCard] = [*DATA.units, *DATA.actions]


@pytest.mark.rule("PG-0.0.1", "PG-0.0.2", "PG-5.0.1", "PG-5.4.67")
def test_240_cards_are_numbered_without_a_gap() -> None:
    numbers = Counter(n for card in CARDS for n in range(card.numbers[0], card.numbers[1] + 1))
    assert numbers == Counter(range(1, 241))
    sides = Counter(unit.side for unit in DATA.units for _ in range(unit.count))
    assert sides == {"german": 75, "soviet": 75}
    types = Counter(card.type for card in DATA.actions for _ in range(card.count))
    assert sum(types.values()) == 90
    assert set(types) == {"operations", "combat", "surprise", "bluff"}
    assert types["bluff"] == 2
    for card in CARDS:
        assert card.numbers[1] - card.numbers[0] + 1 == card.count


@pytest.mark.rule("PG-1.0.3", "PG-1.0.9", "PG-1.0.12", "PG-1.0.2")
def test_36_tiles_have_two_faces_of_13_terrains() -> None:
    assert len(DATA.terrain) == 13
    assert Counter(tile.physical for tile in DATA.tiles.values()) == dict.fromkeys(range(1, 37), 2)
    for tile in DATA.tiles.values():
        terrain = DATA.terrain[tile.terrain]
        assert (tile.attack, tile.defense) == (terrain.attack, terrain.defense)
        assert tile.prestige == terrain.prestige
        assert tile.id == f"{tile.physical}{tile.face}"


@pytest.mark.rule("PG-1.0.9")
@pytest.mark.parametrize("slug", list(DATA.scenarios))
def test_a_physical_tile_lies_on_a_map_once(slug: str) -> None:
    faces = [face for row in DATA.scenarios[slug].grid.tiles for face in row]
    used = [DATA.tiles[face].physical for face in faces]
    assert len(set(used)) == len(used)


@pytest.mark.rule("PG-1.0.11")
def test_hills_and_cities_have_the_numbers_of_the_example() -> None:
    assert DATA.terrain["hills"].attack == 2
    city = DATA.terrain["city"]
    assert (city.attack, city.defense) == (0, 5)


@pytest.mark.rule("PG-1.0.10")
def test_city_type_tiles_are_the_three_whose_name_says_so() -> None:
    assert set(DATA.groups["city_type"]) == {"city", "city_factory", "city_hill"}


@pytest.mark.rule("PG-5.1.1", "PG-5.1.2", "PG-5.4.65")
def test_every_unit_card_is_complete() -> None:
    classes = {unit.unit_class for unit in DATA.units}
    assert len(classes) == 8
    for unit in DATA.units:
        assert unit.target in ("hard", "soft")
        assert 1 <= unit.morale <= 9
        assert -2 <= unit.tactical_modifier <= 3
        assert unit.prestige >= 2


@pytest.mark.rule("PG-5.2.1", "PG-5.4.61")
def test_every_action_card_is_complete() -> None:
    for card in DATA.playable:
        assert len(card.tactical_modifiers) == card.count
        assert all(-2 <= tactic <= 3 for tactic in card.tactical_modifiers)
        assert card.battle_value > 0
        assert all(action.effects for action in card.modes)
    printed = Counter(t for card in DATA.playable for t in card.tactical_modifiers)
    assert printed == {-2: 9, -1: 13, 0: 22, 1: 21, 2: 14, 3: 9}


@pytest.mark.rule("PG-5.4.1", "PG-5.2.7")
def test_three_cards_are_air_strikes_and_three_bring_bad_weather() -> None:
    air = {card.name for card in DATA.playable if "air_strike" in card.labels}
    assert air == {
        "Air Attack: Bomber Run",
        "Air Attack: Close Support",
        "Air Attack: Strafing Run",
    }
    assert {c.id for c in DATA.playable if "bad_weather" in c.labels} == {"snowstorm", "mud", "fog"}


@pytest.mark.rule("PG-5.4.5")
def test_anti_tank_units_are_strong_against_hard_targets() -> None:
    for unit in DATA.units:
        if unit.unit_class == "anti_tank":
            assert unit.attack_hard > unit.attack_soft


@pytest.mark.rule("PG-5.4.9", "PG-5.4.59")
def test_artillery_supports_from_afar_most_units_only_beside() -> None:
    for unit in DATA.units:
        is_gun = unit.unit_class in ("artillery", "mobile_artillery")
        assert (unit.support_range > 1) == is_gun
    near = sum(unit.count for unit in DATA.units if unit.support_range == 1)
    assert near > 75


@pytest.mark.rule(
    "PG-5.4.6", "PG-5.4.8", "PG-5.4.30", "PG-5.4.34", "PG-5.4.40", "PG-5.4.66", "PG-5.4.7"
)
def test_the_class_decides_who_moves_and_fires() -> None:
    both = {"armor", "motorized_infantry", "mobile_artillery"}
    free = {"anti_tank", "scout_car"}  # their cards may say otherwise
    for unit in DATA.units:
        does_both = "moves_and_fires" in unit.abilities
        if unit.id == "pz_vi_king_tiger":
            assert not does_both
        elif unit.unit_class in both:
            assert does_both
        elif unit.unit_class not in free:
            assert not does_both
        if unit.unit_class == "armor":
            assert unit.target == "hard"


def test_prestige_follows_the_documented_formula() -> None:
    points = {
        "moves_and_fires": 2.0,
        "moves_twice": 1.0,
        "diagonal_move": 1.0,
        "auto_dug_in": 1.5,
        "cancels_target_terrain": 1.5,
        "first_fire": 2.0,
        "free_fire": 1.5,
        "ignores_mines": 0.5,
        "may_enter_swamps": 0.5,
        "may_enter_lakes": 0.5,
        "receives_defense_terrain_bonus": 1.5,
        "scout_jump": 1.0,
        "support_cannot_be_cancelled": 1.0,
        "transfer_activation": 2.0,
        "paratrooper": 1.5,
        "drawn_modifier": 1.0,
        "no_defense_terrain_bonus": -1.5,
    }
    for unit in DATA.units:
        raw = (unit.attack_hard + unit.attack_soft) / 2 + unit.defense + unit.morale
        raw += unit.support * (1 + 0.5 * (unit.support_range - 1))
        raw += sum(points.get(ability, 0.0) for ability in unit.abilities)
        assert unit.prestige == max(2, math.floor(0.8 * (raw - 12) + 2 + 0.5)), unit.id


@pytest.mark.rule("PG-4.0.1", "PG-4.0.2")
def test_figures_show_the_type_of_every_unit_and_never_run_out() -> None:
    units = {f"u{i + 1}": f"conscripts {cell}" for i, cell in enumerate(["A1", "B1", "C1"])}
    table = Table("minsk", {**units, "u9": "wespe A5", "u10": "howitzer B5", "u11": "pz_iv E5"})
    scene = table.session.game.scene(table.s, -1)
    looks = {token.id: token.look for token in scene.tokens if token.layer == "unit"}
    assert looks["u1"] == "infantry"
    assert looks["u9"] == "tank-gun"
    assert looks["u10"] == "infantry-gun"
    assert looks["u11"] == "tank"


# Faults of data are one line that names the place


def test_an_unknown_primitive_is_refused() -> None:
    with pytest.raises(DataError, match=r"effects\[0\]: expected a primitive"):
        compile_effects([Effect(op="teleport")], "card")


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("units.toml", 'target = "hard"', 'target = "wood"', r"unit\[0\].target: expected one of"),
        ("units.toml", "morale = 4", "morale = 12", r"unit\[0\].morale: expected"),
        ("actions.toml", 'op = "fire"', 'op = "fries"', "expected a primitive"),
        ("tiles.toml", 'terrain = "plain"', 'terrain = "moon"', "there is no terrain 'moon'"),
        ("scenarios/kursk.toml", '"21a", "1a"', '"21a", "21b"', "tile 21 is used twice"),
        ("scenarios/kursk.toml", 'german = "D6"', 'german = "D9"', "there is no tile 'D9'"),
        ("scenarios/kursk.toml", "bridges = []", 'bridges = ["A1"]', "A1 is no river"),
    ],
)
def test_spoiled_data_are_told_in_one_line(
    tmp_path: object, name: str, old: str, new: str, said: str
) -> None:
    from pathlib import Path
    from shutil import copytree

    folder = Path(str(tmp_path)) / "data"
    copytree(home(), folder)
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=said) as caught:
        load_data(folder)
    assert "\n" not in str(caught.value)
