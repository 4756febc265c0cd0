"""Why no battle? Who may not, which target, what hides it, what takes the dice, which way back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import roll
from tests.games.memoir.refusals import keys, refuses
from tests.games.memoir.skirmish import march, skirmish
from tests.games.memoir.table import Table
from vezerkar.games.memoir.explain import explain

ATTACK = "attack al01 ax01"
# On the beach board somebody else with a battle left, so that the step of battles goes on.
ASHORE = {"al91": "infantry A5", "ax91": "infantry B5"}


# Who battles


def test_only_ordered_units_battle() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ordered=["al90"])
    refuses(table, ATTACK, "why-not-ordered", "2.2", at="unit:al01")


def test_who_names_the_target_first_is_told_to_choose_the_attacker() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry M5")
    refuses(table, "attack ax01 ax01", "why-attacker-first", "T.4", at="unit:ax01")
    refuses(table, "attack ax02 ax01", "why-no-attacker", "T.4", at="unit:ax02")


def test_a_unit_battles_once() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do(ATTACK, "star star star")
    refuses(table, ATTACK, "why-already-fought", "4.3")


def test_infantry_that_moved_two_hexes_does_not_battle() -> None:
    table = skirmish(al01="infantry E5", ax01="infantry H5", phase="move")
    march(table, "al01", "G5")
    refuses(table, ATTACK, "why-moved-too-far", "3.16", number=1)


def test_artillery_that_moved_does_not_battle() -> None:
    table = skirmish(al01="artillery F5", ax01="infantry J5", phase="move")
    march(table, "al01", "G5")
    refuses(table, ATTACK, "why-moved-too-far", "3.19", number=0)


def test_infantry_assault_ends_with_the_third_hex() -> None:
    table = skirmish(al01="infantry D5", ax01="infantry H5", phase="move", card="infantry_assault")
    march(table, "al01", "G5")
    refuses(table, ATTACK, "why-moved-too-far", "K.37", number=2)


@pytest.mark.parametrize(
    ("terrain", "rule"), [("forest", "A2.3"), ("hedgerow", "A2.11"), ("town", "A2.24")]
)
def test_no_battle_in_the_turn_a_unit_enters(terrain: str, rule: str) -> None:
    field = {"G5": terrain}
    table = skirmish(al01="armor F5", ax01="infantry H5", phase="move", terrain=field)
    march(table, "al01", "G5")
    refuses(table, ATTACK, "why-entered", rule, at="hex:G5", terrain=f"terrain:{terrain}")


def test_a_unit_in_the_sea_does_not_battle() -> None:
    table = skirmish(al01="infantry G1", ax01="infantry g2", board_side="beach", **ASHORE)
    refuses(table, ATTACK, "why-in-water", "A2.34", at="hex:G1")


# Which target


def test_only_an_enemy_unit_can_be_attacked() -> None:
    table = skirmish(al01="infantry G5", al02="infantry H5", ax01="infantry gone")
    refuses(table, "attack al01 al02", "why-own-unit", "4.82", at="unit:al02")
    refuses(table, ATTACK, "why-unit-gone", "4.41")


def test_nobody_fires_past_an_adjacent_enemy() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5", ax02="infantry g6")
    refuses(table, ATTACK, "why-adjacent-first", "4.9", at="unit:ax02")


def test_not_even_artillery_or_past_an_enemy_it_cannot_hurt() -> None:
    gun = skirmish(al01="artillery G5", ax01="infantry J5", ax02="infantry g6")
    refuses(gun, ATTACK, "why-adjacent-first", "4.9 4.10")
    tank = skirmish(
        al01="armor G5",
        ax01="infantry I5",
        ax02="infantry g6",
        terrain={"G5": "town", "g6": "town"},
    )
    refuses(tank, ATTACK, "why-adjacent-first", "4.9 4.10", at="unit:ax02")


@pytest.mark.rule("M44-4.10")
def test_an_adjacent_enemy_that_the_bonus_of_a_card_can_hurt_is_no_harmless_one() -> None:
    def tank(card: str) -> list[str]:
        table = skirmish(
            al01="armor G5",
            ax01="infantry I5",
            ax02="infantry g6",
            terrain={"G5": "town"},
            sandbags=["g6"],
            settings={"sandbag_profile": "published"},
            card=card,
        )
        return table.refused(ATTACK)

    assert "M44-4.10" in tank("move_out")  # 3 - 2 - 1 dice against the unit beside it
    assert "M44-4.9" in tank("armor_assault")
    assert "M44-4.10" not in tank("armor_assault")


@pytest.mark.parametrize(
    ("unit", "place", "rule", "far", "reach"),
    [
        ("infantry", "K5", "4.15", 4, 3),
        ("armor", "K5", "4.17", 4, 3),
        ("artillery A5", "H5", "4.19", 7, 6),
    ],
)
def test_every_kind_of_unit_has_its_range(
    unit: str, place: str, rule: str, far: int, reach: int
) -> None:
    start = unit if " " in unit else f"{unit} G5"
    table = skirmish(al01=start, ax01=f"infantry {place}")
    refuses(table, ATTACK, "why-out-of-range", rule, number=far, number2=reach)


# Line of sight


def test_a_unit_hides_what_is_behind_it() -> None:
    table = skirmish(al01="infantry G5", al02="infantry I5", ax01="infantry J5")
    refuses(table, ATTACK, "why-unit-hides", "4.23", at="unit:al02 hex:I5")


@pytest.mark.parametrize(
    ("terrain", "rule"),
    [("forest", "A2.6"), ("hedgerow", "A2.14"), ("town", "A2.27"), ("bunker", "A2.51")],
)
def test_terrain_hides_what_is_behind_it(terrain: str, rule: str) -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5", terrain={"H5": terrain})
    refuses(table, ATTACK, "why-terrain-hides", f"4.24 {rule}", at="hex:H5")


def test_everything_in_the_line_is_told() -> None:
    table = skirmish(
        al01="infantry G5",
        al02="armor H5",
        ax01="infantry J5",
        terrain={"H5": "town", "I5": "forest"},
    )
    assert keys(table, ATTACK) == ["why-unit-hides", "why-terrain-hides", "why-terrain-hides"]


def test_a_line_between_two_hexes_is_blocked_on_both_sides() -> None:
    wood = {"f6": "forest", "g6": "forest"}
    table = skirmish(al01="infantry G5", ax01="infantry G7", terrain=wood)
    refuses(table, ATTACK, "why-terrain-hides", "4.28", at="hex:f6")
    refuses(table, ATTACK, "why-terrain-hides", "4.28", at="hex:g6")


def test_off_the_board_nobody_looks() -> None:
    table = skirmish(al01="infantry A5", ax01="infantry A7", terrain={"a6": "forest"})
    refuses(table, ATTACK, "why-edge-hides", "4.30 4.28")


def test_a_hill_hides_what_is_behind_it() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5", terrain={"H5": "hill"})
    refuses(table, ATTACK, "why-hill-hides", "A2.19 A2.20", at="hex:H5")


def test_with_the_newer_rule_units_on_hills_look_over_lower_ground() -> None:
    field = {"G5": "hill", "H5": "hill", "I5": "forest"}
    table = skirmish(
        al01="infantry G5", ax01="infantry J5", terrain=field, settings={"hill_los": "over_lower"}
    )
    assert keys(table, ATTACK) == ["why-hill-hides"]


def test_at_saverne_hills_stop_shells() -> None:
    saverne = {"scenario": "saverne-gap", "phase": "battle", "active": "allies"}
    units = {"al80": "artillery K3", "ax80": "infantry M3", "al81": "armor A1", "ax81": "armor B1"}
    table = Table(**saverne, units=units, ordered=["al80", "al81"])
    refuses(table, "attack al80 ax80", "why-hill-stops-shells", "F.14", at="hex:L3")


def test_at_arnhem_infantry_does_not_fire_over_the_rhine() -> None:
    arnhem = {"scenario": "arnhem-bridge", "active": "axis", "phase": "battle"}
    units = {
        "ax80": "infantry I7",
        "al80": "infantry I5",
        "al81": "infantry G3",
        "ax81": "armor H3",
    }
    table = Table(**arnhem, units=units, ordered=["ax80", "ax81"])
    refuses(table, "attack ax80 al80", "why-wide-river", "F.16")


# Dice and cards


def test_an_attack_needs_a_die() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry J5", terrain={"J5": "forest"})
    refuses(table, ATTACK, "why-no-dice", "4.13", number=1, number2=1)
    refuses(table, ATTACK, "why-fewer-dice-into", "A2.4", at="hex:J5", terrain="terrain:forest")


def test_the_own_hex_takes_dice_too() -> None:
    table = skirmish(al01="armor G5", ax01="infantry H5", terrain={"G5": "town", "H5": "forest"})
    refuses(table, ATTACK, "why-no-dice", "4.13 4.14", number=3, number2=4)
    refuses(table, ATTACK, "why-fewer-dice-from", "A2.26", at="hex:G5", number=2)


def test_close_assault_and_firefight_say_how_to_battle() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5", card="close_assault")
    refuses(table, ATTACK, "why-only-close", "K.27")
    table = skirmish(
        al01="infantry G5", ax01="infantry H5", card="firefight", al02="armor A5", ax02="armor D5"
    )
    refuses(table, ATTACK, "why-only-fire", "K.36", at="unit:ax01")


# Wire


def test_infantry_on_wire_removes_it() -> None:
    table = skirmish(al01="infantry G5", al02="armor G3", ax01="infantry H5", wire=["G3"])
    refuses(table, "clear al01", "why-clear-no-wire", "A2.63", at="hex:G5")
    refuses(table, "clear al02", "why-clear-infantry", "A2.63 A2.64")


def test_wire_is_removed_instead_of_a_battle_that_the_card_allows() -> None:
    table = skirmish(al01="infantry G5", wire=["G5"], card="close_assault", ax01="infantry I5")
    refuses(table, "clear al01", "why-only-close", "K.27")


# Retreats


def retreating(flags: str = "flag", men: str = "4", **fields: Any) -> Table:
    """The Axis unit ax01 on H5 retreats from al01: to the top of the board."""
    table = skirmish(al01="infantry G5", ax01=f"infantry H5 {men}", **fields)
    roll(table, ATTACK, flags)
    return table


def test_a_unit_retreats_towards_its_own_side_hex_by_hex() -> None:
    table = retreating("flag star star")
    refuses(table, "retreat ax01 h4", "why-retreat-backwards", "4.46", at="hex:h4")
    refuses(table, "retreat ax01 I5", "why-retreat-backwards", "4.46")
    refuses(table, "retreat ax01 H7", "why-retreat-one-hex", "4.44 4.46")
    refuses(table, "retreat ax90 b2", "why-another-retreats", "4.44", at="unit:ax01")


def test_a_retreat_is_made_in_full() -> None:
    table = retreating("flag star star")
    refuses(table, "halt", "why-retreat-goes-on", "4.44", number=1)


def test_the_resistance_retreats_at_least_a_hex_for_a_flag() -> None:
    table = skirmish("axis", al01="french_resistance G5", ax01="infantry H5")
    roll(table, "attack ax01 al01", "flag star star")
    refuses(table, "halt", "why-retreat-goes-on", "4.44 A1.8", number=1)


def slipping(**fields: Any) -> Table:
    """The Resistance has made its hex for a flag, from G5 to g4, and may go on to G3 or H3."""
    table = skirmish("axis", al01="french_resistance G5", ax01="infantry H5", **fields)
    roll(table, "attack ax01 al01", "flag star star")
    table.do("retreat al01 g4")
    return table


def test_no_retreat_onto_a_unit_a_river_or_the_sea() -> None:
    go = "retreat al01 H3"
    refuses(slipping(al02="armor H3"), go, "why-retreat-occupied", "4.49", at="unit:al02")
    river = slipping(terrain={"H3": "river"})
    refuses(river, go, "why-retreat-impassable", "4.48 A2.28", at="hex:H3")
    sea = slipping(terrain={"H3": "ocean"})
    refuses(sea, go, "why-retreat-water", "4.52", at="hex:H3")


def test_no_retreat_over_the_side_of_the_bridge_of_arnhem() -> None:
    arnhem = {"scenario": "arnhem-bridge", "active": "axis", "phase": "battle"}
    table = Table(**arnhem, units={"al80": "french_resistance I7"}, ordered=["ax10", "ax13"])
    roll(table, "attack ax10 al80", "flag star star")
    assert table.at("al80") == "h6"
    refuses(table, "retreat al80 I5", "why-retreat-impassable", "4.48 F.15", at="hex:I5")


def test_no_dead_end_while_a_longer_retreat_exists() -> None:
    table = retreating("flag flag star")
    s = table.s.clone()
    for unit, place in (("al90", "G7"), ("ax90", "H7")):
        s.lift(table.number("unit", unit))
        s.put(table.number("unit", unit), table.number("hex", place))
    s.actions = s.phase().actions(s, 0)  # one hex only: the engine itself would not ask
    action = table.layout.notation.parse("retreat ax01 g6")
    [reason] = explain(s, 0, action)
    assert reason.message.key == "why-retreat-dead-end"
    assert reason.message.rules == ("M44-4.53",)


def test_a_flag_is_ignored_only_where_the_hex_allows_it() -> None:
    refuses(retreating("flag star star"), "ignore-flag", "why-flag-counts", "4.56")


# Taking ground


@pytest.mark.rule("M44-4.66", "M44-F.13", "M44-F.14")
@pytest.mark.parametrize(
    ("scenario", "at", "hill", "rule"),
    [("saverne-gap", "D5", "d4", "F.14"), ("st-vith", "e2", "E3", "F.13")],
)
def test_no_ground_is_taken_on_a_closed_hill(scenario: str, at: str, hill: str, rule: str) -> None:
    table = Table(
        scenario=scenario,
        active="allies",
        phase="battle",
        units={"al80": f"infantry {at} 4", "ax80": "infantry A1 4", "al81": "infantry B1 4"},
        ordered=["al80", "al81"],
    )
    refuses(table, f"advance al80 {hill}", "why-ground-closed", f"4.66 {rule}", at=f"hex:{hill}")


def test_the_ground_won_is_the_ground_that_is_taken() -> None:
    table = skirmish(al01="infantry G5", al02="infantry G3", ax01="infantry H5 1")
    table.do(ATTACK, "grenade star star")
    refuses(table, "advance al01 g6", "why-ground-elsewhere", "4.61", at="unit:al01 hex:H5")
    refuses(table, "advance al02 H3", "why-ground-elsewhere", "4.61 4.70")


def test_no_ground_without_a_close_assault_won() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5")
    refuses(table, "advance al01 H5", "why-ground-not-won", "4.61 4.69")
    refuses(table, "advance al01 I5", "why-ground-occupied", "4.61", at="unit:ax01")


def test_artillery_takes_no_ground() -> None:
    table = skirmish(al01="artillery G5", ax01="infantry H5 1")
    table.do(ATTACK, "grenade star star")
    refuses(table, "advance al01 H5", "why-ground-artillery", "4.63")


def test_young_generals_may_play_without_taking_ground() -> None:
    settings = {"take_ground": False, "armor_overrun": False}
    table = skirmish(al01="infantry G5", ax01="infantry H5 1", settings=settings)
    table.do(ATTACK, "grenade star star")
    refuses(table, "advance al01 H5", "why-ground-setting", "A3.18")


def test_a_unit_that_had_to_stop_takes_no_ground() -> None:
    table = skirmish(al01="infantry F5", ax01="infantry H5 1", phase="move", wire=["G5"])
    march(table, "al01", "G5")
    table.do(ATTACK, "grenade star")
    refuses(table, "advance al01 H5", "why-ground-halted", "4.64 4.65", at="hex:G5")


def test_a_hedgerow_is_taken_only_by_a_unit_that_has_not_moved() -> None:
    hedge = {"H5": "hedgerow"}
    table = skirmish(al01="infantry F5", ax01="infantry H5 1", phase="move", terrain=hedge)
    march(table, "al01", "G5")
    table.do(ATTACK, "grenade star")
    refuses(table, "advance al01 H5", "why-ground-hedgerow", "4.67", at="hex:H5")


def test_tanks_take_no_bunker() -> None:
    table = skirmish(al01="armor G5", ax01="infantry H5 1", terrain={"H5": "bunker"})
    table.do(ATTACK, "grenade")
    refuses(table, "advance al01 H5", "why-ground-closed", "4.66 A2.45", at="hex:H5")


def test_no_ground_is_taken_up_a_cliff() -> None:
    cliff = {"g6": "cliff"}
    table = skirmish(
        al01="infantry G5", ax01="infantry g6 1", terrain=cliff, board_side="beach", **ASHORE
    )
    table.do(ATTACK, "grenade star")
    refuses(table, "advance al01 g6", "why-ground-closed", "4.66 F.6")


# Air power


def strike(stack: str = "naming 2:allies 4 -", **fields: Any) -> Table:
    units = {
        "al01": "infantry G1",
        "ax01": "infantry G5",
        "ax02": "infantry H5",
        "ax03": "armor L5",
        "ax04": "armor B5",
    }
    return Table(units=units, card="air_power", stack=["draw", stack], **fields)


def test_air_power_names_a_connected_group_of_enemies() -> None:
    table = strike()
    refuses(table, "name al01", "why-own-unit", "K.11")
    table.do("name ax01")
    refuses(table, "name ax01", "why-named-already", "K.11")
    refuses(table, "name ax03", "why-naming-apart", "K.11", at="unit:ax01")


def test_all_units_are_named_before_the_first_roll() -> None:
    table = strike("strikes 2:allies", named=["ax01", "ax02"])
    refuses(table, "name ax03", "why-naming-over", "K.11 K.46")
    refuses(table, "strike ax03", "why-not-named", "K.46", at="unit:ax01 unit:ax02")


def test_the_strike_of_mortain_begins_in_the_section_of_the_card() -> None:
    table = strike("naming 2:allies 4 z1", played=["recon_left"])
    refuses(table, "name ax01", "why-naming-section", "F.12", card="card:recon_left")
