"""What lies in the box: pieces, unit types, terrain cards and command cards."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.memoir.broken_scenarios import (
    ALLIES_LINE,
    DATA,
    army,
    bare,
    load,
    medal,
    raw,
    refusal,
    tiles,
    unit,
)
from vezerkar.core.errors import DataError
from vezerkar.games.memoir.schema.load import home
from vezerkar.games.memoir.schema.pieces import SECTIONS, SIDES, UnitKind

SLUGS = list(DATA.scenarios)
PUBLISHED = [slug for slug in SLUGS if DATA.scenarios[slug].set != "pack"]


# The parts of the game


@pytest.mark.rule("M44-0.1")
def test_the_board_has_a_countryside_side_and_a_beach_side() -> None:
    used = {scenario.board_side for scenario in DATA.scenarios.values()}
    assert used == {"countryside", "beach"}
    assert "board_side: expected one of 'beach', 'countryside'" in refusal(
        bare(board_side="desert")
    )
    nameless = bare()
    del nameless["board_side"]
    assert "board_side: expected a value, but it is missing" in refusal(nameless)


@pytest.mark.rule("M44-0.2")
def test_no_base_scenario_places_more_than_44_terrain_hexes() -> None:
    assert all(len(DATA.scenarios[slug].terrain) <= 44 for slug in PUBLISHED)
    assert len(load(bare(terrain=tiles(44))).terrain) == 44
    assert "terrain: expected at most 44 terrain tiles, got 45" in refusal(bare(terrain=tiles(45)))


@pytest.mark.rule("M44-0.3")
def test_there_are_ten_medal_markers() -> None:
    goals = [medal([col, 4], f"obj{col}") for col in range(11)]
    assert len(load(bare(objectives=goals[:10])).objectives) == 10
    fault = refusal(bare(objectives=goals))
    assert "objectives: expected at most 10 medal markers, got 11" in fault


@pytest.mark.rule("M44-0.4")
def test_there_are_fourteen_badges_for_special_units_among_ordinary_ones() -> None:
    badge = {"badge": "us_rangers", "figures": 1}
    ordinary = unit("al90", "allies", [12, ALLIES_LINE])
    load(bare(units=[*army(14, "special_forces", **badge), ordinary]))
    too_many = bare(units=[*army(15, "special_forces", **badge), ordinary])
    assert "units: expected at most 14 badges, got 15" in refusal(too_many)


@pytest.mark.rule("M44-0.5")
def test_bridges_and_bunkers_share_four_pieces() -> None:
    bridges = [{"at": [col, 4], "type": "bridge"} for col in range(3)]
    bunkers = [{"at": [col, 6], "type": "bunker", "owner": "axis"} for col in range(2)]
    load(bare(obstacles=[*bridges, bunkers[0]]))
    fault = refusal(bare(obstacles=[*bridges, *bunkers]))
    assert "obstacles: expected at most 4 bridges and bunkers, got 5" in fault
    # Sea walls are no such pieces, and the Overlord scenario uses two sets.
    walls = [{"at": [col, 2], "type": "sea_wall", "owner": "allies"} for col in range(5)]
    load(bare(obstacles=[*bridges, bunkers[0], *walls]))
    load(bare(obstacles=[*bridges, *bunkers], board="overlord"))


@pytest.mark.rule("M44-0.6")
@pytest.mark.parametrize(
    ("kind", "figures", "fitting"), [("infantry", 6, 7), ("armor", 6, 4), ("artillery", 2, 3)]
)
def test_no_army_needs_more_figures_than_it_has(kind: str, figures: int, fitting: int) -> None:
    limit = {"infantry": 42, "armor": 24, "artillery": 6}[kind]
    load(bare(units=army(fitting, kind, figures=figures)))
    fault = refusal(bare(units=army(fitting + 1, kind, figures=figures)))
    assert f"units: expected at most {limit} {kind} figures of the allies" in fault


@pytest.mark.rule("M44-0.6")
def test_units_that_come_by_air_need_figures_too() -> None:
    landing = raw("sainte-mere-eglise")["special_rules"]
    load(bare(special_rules=landing, units=army(4, "infantry", figures=6)))
    fault = refusal(bare(special_rules=landing, units=army(5, "infantry", figures=6)))
    assert "units: expected at most 42 infantry figures of the allies, got 46" in fault


@pytest.mark.rule("M44-0.6")
@pytest.mark.parametrize("slug", PUBLISHED)
def test_every_scenario_can_be_set_up_from_the_box(slug: str) -> None:
    scenario = DATA.scenarios[slug]
    figures: Counter[tuple[str, str]] = Counter()
    for placed in scenario.units:
        figures[placed.side, DATA.units[placed.type].unit_class] += placed.figures
    limits = {"infantry": 42, "armor": 24, "artillery": 6}
    assert all(count <= limits[of] * scenario.boxes for (_, of), count in figures.items())


@pytest.mark.rule("M44-0.7")
@pytest.mark.parametrize("kind", ["sandbags", "wire", "hedgehog"])
def test_there_are_twelve_obstacle_pieces_of_each_kind(kind: str) -> None:
    units = army(13, "infantry", figures=1)
    places = [one["at"] for one in units[1:]]
    pieces = [{"at": at, "type": kind} for at in places]
    load(bare(units=units, obstacles=pieces[:12]))
    fault = refusal(bare(units=units, obstacles=pieces))
    assert f"obstacles: expected at most 12 pieces of {kind}, got 13" in fault


@pytest.mark.rule("M44-0.8")
def test_the_command_deck_has_40_section_cards_and_20_tactic_cards() -> None:
    counts = Counter({"section": 0, "tactic": 0})
    for card in DATA.cards:
        counts[card.kind] += card.count
    assert counts == {"section": 40, "tactic": 20}
    assert DATA.deck_size == 60


@pytest.mark.rule("M44-0.10")
def test_eight_dice_are_enough_for_every_roll() -> None:
    bonus = max(max(card.dice_bonus.close_assault, card.dice_bonus.ranged) for card in DATA.cards)
    battles = max(max(kind.dice) for kind in DATA.units.values()) + bonus
    strikes = max(card.strike.dice(side) for card in DATA.cards if card.strike for side in SIDES)
    hands = max(s.sides.of(side).cards for s in DATA.scenarios.values() for side in SIDES)
    assert max(battles, strikes, hands) == 8


@pytest.mark.rule("M44-0.11")
def test_a_die_shows_infantry_twice_and_every_other_face_once() -> None:
    assert DATA.faces == ("infantry", "infantry", "armor", "grenade", "flag", "star")


# Special units


def differences(one: UnitKind, other: UnitKind) -> set[str]:
    """The keys in which two unit types differ in play."""
    words = {"id", "name_en", "name_hu", "special", "special_hu", "source", "source_note", "badges"}
    fields = {field.name for field in msgspec.structs.fields(UnitKind)} - words
    return {name for name in fields if getattr(one, name) != getattr(other, name)}


@pytest.mark.rule("M44-A1.3")
def test_special_units_differ_from_ordinary_ones_only_as_stated() -> None:
    kinds = DATA.units
    assert differences(kinds["special_forces"], kinds["infantry"]) == {"move_and_battle"}
    assert differences(kinds["elite_armor"], kinds["armor"]) == {"figures"}
    stated = {"figures", "retreat_per_flag", "ignores_no_battle_on_entry"}
    assert differences(kinds["french_resistance"], kinds["infantry"]) == stated


@pytest.mark.rule("M44-A1.4")
def test_special_units_among_ordinary_ones_carry_badges() -> None:
    sword = DATA.scenarios["sword-beach"]
    commandos = [one for one in sword.units if one.type == "special_forces"]
    assert [one.badge for one in commandos] == ["british_commandos"] * 3
    broken = raw("sword-beach")
    for one in broken["units"]:
        one.pop("badge", None)
    assert ".badge: expected 'us_rangers', 'british_commandos'" in refusal(broken)


@pytest.mark.rule("M44-A1.5")
def test_where_all_units_of_a_figure_are_special_no_badges_are_needed() -> None:
    rangers = raw("pointe-du-hoc")
    for one in rangers["units"]:
        one.pop("badge", None)
    load(rangers)
    # Nor do they use up the badges of the box.
    load(bare(units=army(20, "special_forces", badge="us_rangers", figures=1)))


@pytest.mark.rule("M44-A1.10")
def test_french_resistance_has_three_figures() -> None:
    assert DATA.units["french_resistance"].figures == 3
    fighters = [one for one in DATA.scenarios["vassieux"].units if one.type == "french_resistance"]
    assert {one.figures for one in fighters} == {3}


@pytest.mark.rule("M44-A1.12", "M44-A1.15")
@pytest.mark.parametrize("kind", ["special_forces", "french_resistance"])
def test_special_infantry_is_infantry_for_cards_and_dice(kind: str) -> None:
    special, infantry = DATA.units[kind], DATA.units["infantry"]
    assert (special.unit_class, special.die_symbol) == ("infantry", "infantry")
    assert special.dice == infantry.dice == (3, 2, 1)


@pytest.mark.rule("M44-A1.15")
def test_special_forces_have_four_figures() -> None:
    assert DATA.units["special_forces"].figures == 4


@pytest.mark.rule("M44-A1.16")
def test_elite_armor_is_armor_with_four_figures() -> None:
    elite = DATA.units["elite_armor"]
    assert (elite.unit_class, elite.figures, DATA.units["armor"].figures) == ("armor", 4, 3)


# Terrain cards


@pytest.mark.rule("M44-A2.1")
def test_a_terrain_card_tells_how_many_dice_soldiers_and_tanks_lose() -> None:
    printed = {
        "forest": (1, 2),
        "hedgerow": (1, 2),
        "hill": (1, 1),
        "steep_hill": (1, 1),
        "sea_bluff": (1, 1),
        "cliff": (1, 1),
        "town": (1, 2),
        "bunker": (1, 2),
        "sandbags": (1, 2),
        "sea_wall": (1, 2),
    }
    for name, terrain in DATA.terrain.items():
        dice = (terrain.dice_in.infantry, terrain.dice_in.armor)
        assert dice == printed.get(name, (0, 0)), name
        assert terrain.dice_in.artillery == 0, name


def test_a_terrain_that_is_like_another_has_all_it_does_not_say_itself() -> None:
    cliff, bluff, hill = (DATA.terrain[name] for name in ("cliff", "sea_bluff", "hill"))
    assert cliff.is_hill
    assert cliff.only_from_below
    assert cliff.dice_in == hill.dice_in
    assert cliff.cost_from_beach == bluff.cost_from_beach != hill.cost_from_beach
    assert (cliff.cost_from_beach.of("infantry"), cliff.cost_from_beach.of("armor")) == (2, None)
    assert cliff.take_ground_from_beach == ()
    assert bluff.take_ground_from_beach == ("infantry",)
    assert DATA.terrain["sea_wall"].removed == "never"
    assert DATA.terrain["sea_wall"].owner_only


# The command cards


@pytest.mark.rule("M44-K.1")
def test_the_40_section_cards() -> None:
    families: dict[str, list[int]] = {}
    for card in DATA.cards:
        if card.kind == "section":
            families.setdefault(card.family, []).append(card.count)
    assert families == {
        "recon": [2, 2, 2],
        "probe": [4, 5, 4],
        "attack": [3, 4, 3],
        "assault": [2, 2, 2],
        "recon_in_force": [3],
        "general_advance": [1],
        "pincer_move": [1],
    }
    by_section = [card.sections for card in DATA.cards if card.family == "probe"]
    assert by_section == [("left",), ("center",), ("right",)]


@pytest.mark.rule("M44-K.2")
def test_the_20_tactic_cards() -> None:
    assert {card.id: card.count for card in DATA.cards if card.kind == "tactic"} == {
        "air_power": 1,
        "ambush": 1,
        "armor_assault": 2,
        "artillery_bombard": 1,
        "barrage": 1,
        "behind_enemy_lines": 1,
        "close_assault": 1,
        "counter_attack": 2,
        "dig_in": 1,
        "direct_from_hq": 2,
        "firefight": 1,
        "infantry_assault": 2,
        "medics_and_mechanics": 1,
        "move_out": 2,
        "their_finest_hour": 1,
    }


@pytest.mark.parametrize(
    ("card", "limits"),
    [
        ("recon_left", [1, 0, 0]),
        ("probe_center", [0, 2, 0]),
        ("attack_right", [0, 0, 3]),
        ("assault_left", [99, 0, 0]),
        ("recon_in_force", [1, 1, 1]),
        ("general_advance", [2, 2, 2]),
        ("pincer_move", [2, 0, 2]),
        ("direct_from_hq", [4, 4, 4]),
        ("infantry_assault", [99, 99, 99]),
    ],
)
def test_a_card_tells_the_most_units_it_orders_in_each_section(
    card: str, limits: list[int]
) -> None:
    assert [DATA.card(card).limit_in(section) for section in SECTIONS] == limits


def test_every_card_and_special_unit_speaks_both_languages() -> None:
    for card in DATA.cards:
        assert card.effect != card.effect_hu, card.id
        assert bool(card.fallback) == bool(card.fallback_hu) == card.fallback_order, card.id
        assert len(card.interplay) == len(card.interplay_hu), card.id
    assert all(kind.special_hu for kind in DATA.units.values())
    assert all(bool(each.notes) == bool(each.notes_hu) for each in DATA.terrain.values())


def test_an_unknown_scenario_or_card_is_told() -> None:
    with pytest.raises(DataError, match="there is no scenario 'x'; the scenarios are: pegasus-"):
        DATA.scenario("x")
    with pytest.raises(DataError, match="there is no card 'x'"):
        DATA.card("x")


def test_no_data_file_names_a_machine_or_an_address() -> None:
    for path in home().rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert not any(sign in text for sign in ("://", "/work", "/home", "/tmp")), path.name
