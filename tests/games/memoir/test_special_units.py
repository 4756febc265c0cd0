"""Appendix 1: French Resistance, special forces, elite armor (M44-A1.3 to A1.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.skirmish import dice, march, skirmish
from tests.games.memoir.spoil import DATA, load, raw, refusal
from tests.games.memoir.table import Table

ORDINARY = {"special_forces": "infantry", "french_resistance": "infantry", "elite_armor": "armor"}


def behaviour(kind: str) -> dict[str, Any]:
    """What a unit can do in a few situations that no special ability speaks of."""
    woods = {"H5": "forest", "f6": "hedgerow", "G7": "hill", "f4": "river", "g4": "bunker:allies"}
    marching = skirmish(phase="move", al01=f"{kind} G5", ax01="infantry i8", terrain=woods)
    fire = [
        dice(skirmish(al01=f"{kind} G5", ax01=f"infantry {place}"), "al01", "ax01")
        for place in ("H5", "I5", "J5", "K5")
    ]
    sheltered = [
        dice(
            skirmish(al01=f"{kind} G5", ax01="infantry H5", terrain={"H5": ground}), "al01", "ax01"
        )
        for ground in ("forest", "town", "hill", "bunker:axis")
    ]
    exposed = skirmish(al01=f"{kind} G5", ax01="infantry I5", terrain={"G5": "town"}, wire=["G5"])
    hidden = skirmish(al01=f"{kind} G5", ax01="infantry I5", terrain={"H5": "forest"})
    won = skirmish(al01=f"{kind} G5", ax01="infantry H5 1", ax02="infantry I5")
    won.do("attack al01 ax01", "grenade star star")
    won.do("advance al01 H5")
    return {
        "destinations": marching.destinations("al01"),
        "dice": fire,
        "dice against shelter": sheltered,
        "dice from a town with wire": dice(exposed, "al01", "ax01"),
        "targets behind a forest": hidden.targets("al01"),
        "targets of an overrun": won.targets("al01"),
    }


@pytest.mark.rule("M44-A1.3")
@pytest.mark.parametrize("kind", ORDINARY)
def test_special_units_follow_the_rules_of_their_kind(kind: str) -> None:
    assert behaviour(kind) == behaviour(ORDINARY[kind])


@pytest.mark.rule("M44-A1.3")
@pytest.mark.parametrize("kind", ["special_forces", "elite_armor"])
def test_special_forces_and_elite_armor_retreat_like_others(kind: str) -> None:
    table = skirmish(active="axis", ax01="infantry H5", al01=f"{kind} G5")
    table.do("attack ax01 al01", "flag star star")
    assert table.actions() == ["retreat al01 f4", "retreat al01 g4"]
    table.do("retreat al01 f4")
    assert table.phase == "ground"


@pytest.mark.rule("M44-A1.4")
def test_commandos_beside_infantry_at_sword_beach_carry_badges() -> None:
    units = [unit for unit in DATA.scenarios["sword-beach"].units if unit.side == "allies"]
    assert {unit.type for unit in units} >= {"infantry", "special_forces"}
    for unit in units:
        assert unit.badge == ("british_commandos" if unit.type == "special_forces" else "")
    spoiled = raw("sword-beach")
    for entry in spoiled["units"]:
        entry.pop("badge", None)
    assert "badge" in refusal(spoiled)


@pytest.mark.rule("M44-A1.5")
def test_the_rangers_at_pointe_du_hoc_need_no_badges() -> None:
    """All infantry of the Allies is special there."""
    units = [unit for unit in DATA.scenarios["pointe-du-hoc"].units if unit.side == "allies"]
    assert {unit.type for unit in units} == {"special_forces"}
    plain = raw("pointe-du-hoc")
    for entry in plain["units"]:
        entry.pop("badge", None)
    assert not any(unit.badge for unit in load(plain).units)


# French Resistance


@pytest.mark.rule("M44-A1.6")
@pytest.mark.parametrize("ground", ["forest", "hedgerow", "town"])
def test_the_resistance_battles_where_others_may_not(ground: str) -> None:
    for kind, targets in (("french_resistance", {"ax01"}), ("infantry", set())):
        table = skirmish(
            phase="move", al01=f"{kind} F5", ax01="infantry H5", terrain={"G5": ground}
        )
        march(table, "al01", "G5")
        assert table.targets("al01") == targets
    table = skirmish(
        phase="move", al01="french_resistance F5", ax01="infantry H5", terrain={"G5": ground}
    )
    march(table, "al01", "G5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A1.6")
def test_the_resistance_may_not_battle_in_the_ocean() -> None:
    """There nobody may battle at all, whether he has entered it or not."""
    table = skirmish(
        phase="move", al01="french_resistance F5", ax01="infantry H5", terrain={"G5": "ocean"}
    )
    march(table, "al01", "G5")
    assert not table.targets("al01")


@pytest.mark.rule("M44-A1.7")
@pytest.mark.parametrize("ground", ["forest", "hedgerow", "town"])
def test_the_resistance_must_still_stop_there(ground: str) -> None:
    """The way to H5 leads through the terrain, for a river is on both sides of it."""
    river = dict.fromkeys(("f6", "g6", "f4", "g4"), "river")
    table = skirmish(
        phase="move",
        al01="french_resistance F5",
        ax01="infantry J5",
        terrain=river | {"G5": ground},
    )
    assert "G5" in table.destinations("al01")
    assert "H5" not in table.destinations("al01")


@pytest.mark.rule("M44-A1.8")
def test_two_flags_let_the_resistance_melt_away_into_a_town_three_hexes_off() -> None:
    """From 2 to 6 hexes were possible."""
    table = skirmish(
        active="axis",
        ax01="infantry G9",
        al01="french_resistance g8",
        terrain={"g8": "forest", "h6": "clear", "H5": "town"},
    )
    table.do("attack ax01 al01", "flag flag")
    assert table.asked == ["allies"]
    table.do("retreat al01 H7")
    assert not table.can("halt")  # one hex would be too few
    table.do("retreat al01 h6")
    assert table.can("halt")  # two are enough
    table.do("retreat al01 H5")
    table.do("halt")
    assert (table.at("al01"), table.men("al01")) == ("H5", 3)


@pytest.mark.rule("M44-A1.8")
@pytest.mark.parametrize(("flags", "least", "most"), [(1, 1, 3), (2, 2, 6)])
def test_the_resistance_goes_one_to_three_hexes_a_flag(flags: int, least: int, most: int) -> None:
    faces = " ".join(["flag"] * flags + ["star"] * (3 - flags))
    for steps in range(least, most + 1):
        table = skirmish(active="axis", ax01="infantry G9", al01="french_resistance g8")
        table.do("attack ax01 al01", faces)
        for step in range(steps):
            assert table.can("halt") == (step >= least)
            table.do(table.actions("retreat")[-1])
        if steps < most:
            table.do("halt")
        assert table.phase == "ground"
        assert int(str(table.at("al01"))[1]) == 8 - steps
        assert table.men("al01") == 3


@pytest.mark.rule("M44-A1.8")
def test_for_a_flag_it_ignores_the_resistance_need_not_go() -> None:
    """Two flags, one of them ignored: 1 to 3 hexes."""
    table = skirmish(
        active="axis", ax01="infantry G9", al01="french_resistance g8", sandbags=["g8"]
    )
    table.do("attack ax01 al01", "flag flag")
    table.do("ignore-flag")
    for _ in range(3):
        table.do(table.actions("retreat")[0])
    assert table.phase == "ground"
    assert int(str(table.at("al01"))[1]) == 5


@pytest.mark.rule("M44-A1.8")
def test_the_resistance_too_retreats_towards_its_own_baseline_only() -> None:
    table = skirmish(active="axis", ax01="infantry f4", al01="french_resistance G5")
    table.do("attack ax01 al01", "flag star star")
    # f4 is taken, so the first hex was no choice; then the unit may go on or halt.
    assert table.at("al01") == "g4"
    assert table.actions() == ["retreat al01 G3", "retreat al01 H3", "halt"]


@pytest.mark.rule("M44-A1.9")
@pytest.mark.parametrize(
    ("start", "flags", "men", "rows"),
    [
        ("g2", 1, 3, {"1"}),  # one hex is enough; the second and third cannot be made
        ("g2", 2, 2, {"1"}),
        ("g2", 3, 1, {"1"}),
        ("G3", 2, 3, {"1"}),
        ("G1", 1, 2, {"1"}),
        ("G1", 2, 1, {"1"}),
    ],
)
def test_only_hexes_below_the_minimum_cost_figures(
    start: str, flags: int, men: int, rows: set[str]
) -> None:
    attacker = "g4" if start == "G3" else "G3" if start == "g2" else "g2"
    table = skirmish(active="axis", ax01=f"infantry {attacker}", al01=f"french_resistance {start}")
    table.do("attack ax01 al01", " ".join(["flag"] * flags + ["star"] * (3 - flags)))
    while table.phase == "retreat":
        table.do(table.actions("retreat")[0])
    assert table.men("al01") == men
    assert str(table.at("al01"))[1] in rows


@pytest.mark.rule("M44-A1.9")
def test_hexes_beyond_the_minimum_are_optional_and_free() -> None:
    """With one hex made and no way on, the unit simply stops, without a loss."""
    river = dict.fromkeys(("F3", "G3", "H3"), "river")
    table = skirmish(active="axis", ax01="infantry H5", al01="french_resistance G5", terrain=river)
    table.do("attack ax01 al01", "flag star star")
    table.do("retreat al01 f4")
    assert (table.at("al01"), table.men("al01")) == ("f4", 3)
    assert table.phase == "ground"


@pytest.mark.rule("M44-A1.10")
def test_a_resistance_unit_has_three_figures() -> None:
    assert skirmish(al01="french_resistance G5", ax01="infantry H5").men("al01") == 3
    units = [u for s in DATA.scenarios.values() for u in s.units if u.type == "french_resistance"]
    assert units
    assert {unit.figures for unit in units} == {3}


@pytest.mark.rule("M44-A1.11")
def test_after_two_hexes_the_resistance_may_not_battle() -> None:
    for place, targets in (("F5", {"ax01"}), ("G5", set())):
        table = skirmish(phase="move", al01="french_resistance E5", ax01="infantry H5")
        march(table, "al01", place)
        assert table.targets("al01") == targets


def orders(card: str, kind: str) -> bool:
    """Whether a card orders a unit of a kind on its own merits."""
    hands = {"allies": [card], "axis": ["recon_left"]}
    units = {"al01": f"{kind} G5", "al02": "infantry E1", "al03": "armor F1", "ax01": "infantry G9"}
    table = Table(units=units, hands=hands, phase="play")
    table.do(f"play {card}")
    if table.phase == "section":
        table.do("section center")
    return table.can("order al01") or table.can("dig al01")


@pytest.mark.rule("M44-A1.12")
@pytest.mark.parametrize("card", ["move_out", "behind_enemy_lines", "infantry_assault", "dig_in"])
def test_for_cards_the_resistance_is_infantry(card: str) -> None:
    assert orders(card, "french_resistance")
    assert not orders("armor_assault", "french_resistance")
    assert not orders(card, "armor")


@pytest.mark.rule("M44-A1.12")
def test_soldiers_on_the_dice_hit_the_resistance() -> None:
    table = skirmish(active="axis", ax01="infantry H5", al01="french_resistance G5")
    table.do("attack ax01 al01", "infantry armor infantry")
    assert table.men("al01") == 1


# Special forces


@pytest.mark.rule("M44-A1.13")
@pytest.mark.parametrize("place", ["E5", "F5", "G5"])
def test_special_forces_move_up_to_two_hexes_and_battle(place: str) -> None:
    table = skirmish(phase="move", al01="special_forces E5", ax01="infantry H5")
    if place == "E5":
        table.do("done")
    else:
        march(table, "al01", place)
    assert table.targets("al01") == {"ax01"}
    infantry = skirmish(phase="move", al01="infantry E5", ax01="infantry H5")
    march(infantry, "al01", "G5")
    assert not infantry.targets("al01")


@pytest.mark.rule("M44-A1.13")
def test_special_forces_move_no_further_than_two_hexes() -> None:
    table = skirmish(phase="move", al01="special_forces E5", ax01="infantry J5")
    assert "G5" in table.destinations("al01")
    assert "H5" not in table.destinations("al01")


@pytest.mark.rule("M44-A1.14")
@pytest.mark.parametrize("ground", ["forest", "hedgerow", "town"])
def test_terrain_restrictions_hold_for_special_forces(ground: str) -> None:
    river = dict.fromkeys(("f6", "g6", "f4", "g4"), "river")
    table = skirmish(
        phase="move", al01="special_forces F5", ax01="infantry I5", terrain=river | {"G5": ground}
    )
    assert "H5" not in table.destinations("al01")
    march(table, "al01", "G5")
    assert not table.targets("al01")


@pytest.mark.rule("M44-A1.14")
def test_wire_stops_and_weakens_special_forces() -> None:
    river = dict.fromkeys(("f6", "g6", "f4", "g4"), "river")
    table = skirmish(
        phase="move", al01="special_forces F5", ax01="infantry I5", terrain=river, wire=["G5"]
    )
    assert "H5" not in table.destinations("al01")
    march(table, "al01", "G5")
    assert dice(table, "al01", "ax01") == 1


@pytest.mark.rule("M44-A1.15")
def test_special_forces_have_four_figures_and_the_dice_of_infantry() -> None:
    assert skirmish(al01="special_forces G5", ax01="infantry H5").men("al01") == 4
    counts = [
        dice(skirmish(al01="special_forces G5", ax01=f"infantry {place}"), "al01", "ax01")
        for place in ("H5", "I5", "J5", "K5")
    ]
    assert counts == [3, 2, 1, 0]
    table = skirmish(active="axis", ax01="infantry H5", al01="special_forces G5")
    table.do("attack ax01 al01", "infantry armor infantry")
    assert table.men("al01") == 2


@pytest.mark.rule("M44-A1.15")
@pytest.mark.parametrize("card", ["move_out", "behind_enemy_lines", "infantry_assault", "dig_in"])
def test_for_cards_special_forces_are_infantry(card: str) -> None:
    assert orders(card, "special_forces")
    assert not orders("armor_assault", "special_forces")


# Elite armor


@pytest.mark.rule("M44-A1.16")
def test_elite_armor_has_four_figures_and_is_armor() -> None:
    table = skirmish(active="axis", ax01="elite_armor G5", al01="elite_armor H5", al02="armor F5")
    assert (table.men("al01"), table.men("al02")) == (4, 3)
    assert dice(table, "ax01", "al01") == 3
    table.do("attack ax01 al01", "armor infantry armor")
    assert table.men("al01") == 2
    assert orders("armor_assault", "elite_armor")
    assert not orders("move_out", "elite_armor")
    units = [u for s in DATA.scenarios.values() for u in s.units if u.type == "elite_armor"]
    assert units
    assert {unit.figures for unit in units} == {4}
