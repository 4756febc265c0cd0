"""Every ability of section 5.4, on the units that have it."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, START_ROWS_ONLY, Table
from vezerkar.games.panzer.rules.support import supports


def shooters_in(happened: list[str]) -> list[str]:
    return [line.split(":")[1].split()[0] for line in happened if line.startswith("fire-opens")]


def losses(happened: list[str], unit: str) -> list[int]:
    return [int(line.split()[-1]) for line in happened if line.startswith(f"loss unit:{unit}")]


# Moving and firing


@pytest.mark.rule("PG-5.4.41", "PG-5.4.6", "PG-6.2.2", "PG-6.2.21", "PG-6.2.20", "PG-5.4.28")
def test_moves_and_fires_in_either_order_with_other_units_between() -> None:
    units = {"u1": "pz_iv D5", "u2": "conscripts D3", "u3": "grenadiers A5"}
    table = Table("minsk", units, active="german")
    table.do("move u1 D4")
    table.do("move u3 B5")
    table.fight("attack u1 u2")
    table.settle()
    assert not table.actions("attack")
    assert not table.last_words("move", "u1")
    table = Table("minsk", {**units, "u1": "pz_iv D4"}, active="german")
    table.fight("attack u1 u2")
    while table.phase in ("advance", "reward"):
        table.do("advance" if table.phase == "advance" else "gain")
    assert table.last_words("move", "u1")  # an advance is not its move


@pytest.mark.rule("PG-5.4.42", "PG-5.4.8", "PG-5.4.30", "PG-6.2.3")
def test_moves_or_fires_never_both() -> None:
    for card in ("grenadiers", "pz_vi_king_tiger"):
        units = {"u1": f"{card} D5", "u2": "conscripts D3"}
        table = Table("minsk", units, active="german")
        table.do("move u1 D4")
        assert not table.actions("attack")
        table = Table("minsk", {**units, "u1": f"{card} D4"}, active="german")
        table.fight("attack u1 u2")
        table.settle()
        assert not table.last_words("move", "u1")


@pytest.mark.rule("PG-5.4.43", "PG-6.2.3")
def test_moves_twice_takes_two_steps_directly_after_each_other() -> None:
    table = Table("minsk", {"u1": "pz_ii D5"}, active="german")
    table.do("move u1 D4")
    assert table.phase == "second-step"
    assert not table.actions("end")
    table.do("move u1 D3")
    assert table.at("u1") == "D3"
    assert table.control("D4") == table.control("D3") == "german"
    table = Table("minsk", {"u1": "pz_ii D5"}, active="german")
    table.do_all("move u1 D4", "done")
    assert table.at("u1") == "D4"


@pytest.mark.rule("PG-5.4.43", "PG-6.2.8")
def test_a_swap_is_the_first_of_two_moves_but_never_the_second() -> None:
    units = {"u1": "pz_ii D5", "u2": "grenadiers D4", "u3": "grenadiers C4"}
    table = Table("minsk", units, active="german")
    table.do("swap u1 u2")
    assert (table.phase, table.at("u1")) == ("second-step", "D4")
    assert not table.actions("swap")  # one of the two has moved
    action = table.layout.notation.parse("swap u1 u3")
    assert "PG-6.2.8" in GAME.explain(table.s, 0, action)[0].message.rules
    table.do("move u1 D3")
    assert table.at("u1") == "D3"
    assert not table.last_words("move", "u1")
    passive = Table("minsk", units, active="german")
    passive.do("swap u2 u1")  # the Grenadiers are the ones that move
    assert passive.phase == "operations"
    assert not passive.last_words("move", "u1")


@pytest.mark.rule("PG-6.2.4", "PG-6.2.5", "PG-6.2.7")
def test_steps_go_straight_unless_the_card_allows_diagonals() -> None:
    table = Table("minsk", {"u1": "grenadiers C4", "u2": "grenadiers C5"}, active="german")
    assert table.last_words("move", "u1") == {"C3", "B4", "D4"}
    table = Table("minsk", {"u1": "gebirgsjaeger C4", "u2": "grenadiers C5"}, active="german")
    assert table.last_words("move", "u1") == {"C3", "B4", "D4", "B3", "D3", "B5", "D5"}


@pytest.mark.rule("PG-6.2.6")
def test_no_diagonal_step_between_the_corners_of_two_enemies() -> None:
    units = {"u1": "siberians C3", "u2": "grenadiers D3", "u3": "grenadiers C4"}
    table = Table("minsk", units, active="soviet")
    assert "D4" not in table.last_words("move", "u1")
    assert "D2" in table.last_words("move", "u1")
    del units["u3"]
    assert "D4" in Table("minsk", units, active="soviet").last_words("move", "u1")


@pytest.mark.rule("PG-6.2.8", "PG-6.2.9", "PG-6.2.17")
def test_two_units_that_have_not_moved_may_change_places() -> None:
    units = {"u1": "pz_iv D4 dug", "u2": "grenadiers D5 dug", "u3": "gebirgsjaeger C5"}
    table = Table("minsk", units, active="german")
    assert table.can("swap u1 u2")
    assert not table.can("swap u1 u3")  # diagonally only if both can
    table.do("swap u1 u2")
    assert (table.at("u1"), table.at("u2")) == ("D5", "D4")
    assert not table.is_dug("u1")
    assert not table.is_dug("u2")
    assert not table.last_words("move", "u1")
    assert not table.last_words("move", "u2")
    moved = Table("minsk", {**units, "u2": "grenadiers D5 moved"}, active="german")
    assert not moved.can("swap u1 u2")
    fresh = Table("minsk", {**units, "u2": "grenadiers D5 spent fresh"}, active="german")
    assert not fresh.can("swap u1 u2")
    both = Table("minsk", {"u1": "gebirgsjaeger D4", "u2": "gebirgsjaeger C5"}, active="german")
    assert both.can("swap u1 u2")


@pytest.mark.rule("PG-6.2.9", "PG-6.2.6")
@pytest.mark.parametrize(
    ("place", "corners", "aside"),
    [
        ("C3", ("C4", "D3"), ("D3", "E4")),
        ("E3", ("D3", "E4"), ("E4", "D5")),
        ("E5", ("E4", "D5"), ("D5", "C4")),
        ("C5", ("D5", "C4"), ("C4", "D3")),
    ],
)
def test_no_diagonal_swap_between_the_corners_of_two_enemies(
    place: str, corners: tuple[str, str], aside: tuple[str, str]
) -> None:
    pair = {"u1": "gebirgsjaeger D4", "u2": f"gebirgsjaeger {place}"}
    for (one, two), free in ((corners, False), (aside, True)):
        units = {**pair, "u3": f"conscripts {one}", "u4": f"conscripts {two}"}
        assert Table("minsk", units, active="german").can("swap u1 u2") is free


@pytest.mark.rule("PG-5.4.54", "PG-5.4.55", "PG-5.4.56")
def test_a_scout_car_jumps_over_one_unit_with_its_whole_activation() -> None:
    units = {"u1": "sdkfz_222 D4", "u2": "conscripts D3"}
    table = Table("minsk", units, active="german", control={"soviet": ["D2"], "german": []})
    assert table.last_words("jump", "u1") == {"D2", "C3", "E3"}
    table.do("jump u1 D2", "t-1")
    assert table.morale("u1") == 3  # the landing tile is tested
    assert table.control("D2") == "german"
    assert table.control("D3") == "soviet"
    assert not any(" u1" in action for action in table.actions())
    moved = Table("minsk", {**units, "u1": "sdkfz_222 D4 moved"}, active="german")
    assert not moved.actions("jump")


@pytest.mark.rule("PG-6.2.17", "PG-5.4.54")
def test_a_scout_car_that_jumps_leaves_its_trench() -> None:
    units = {"u1": "sdkfz_222 D4 dug", "u2": "conscripts D3"}
    table = Table("minsk", units, active="german", control={"soviet": ["D3"], "german": ["D2"]})
    assert table.is_dug("u1")
    table.do("jump u1 D2", loose=True)
    assert not table.is_dug("u1")


@pytest.mark.rule("PG-5.4.63", "PG-5.4.64", "PG-6.2.29")
def test_a_staff_hands_its_action_to_a_unit_that_has_acted() -> None:
    units = {
        "u1": "stab D5",
        "u2": "grenadiers D4 moved",
        "u3": "conscripts D3",
        "u4": "grenadiers C5 spent fresh",
        "u5": "grenadiers E4",
    }
    table = Table("minsk", units, active="german")
    assert table.last_words("transfer", "u1", "u2") == {"move"}
    assert not table.last_words("transfer", "u1", "u4")  # deployed this turn
    assert not table.last_words("transfer", "u1", "u5")  # diagonally is not beside
    table.do("transfer u1 u2 move")
    assert table.phase == "extra"
    assert table.can("attack u2 u3")
    assert table.can("dig u2")
    assert table.can("move u2 C4")
    table.do("dig u2")
    assert table.is_dug("u2")
    assert not [action for action in table.actions() if " u1" in action]
    assert not table.actions("transfer")


@pytest.mark.rule("PG-5.4.63", "PG-5.4.64")
def test_a_staff_that_moves_and_fires_gives_one_action_and_keeps_the_other() -> None:
    units = {"u1": "stab D4", "u2": "grenadiers D5 moved", "u3": "conscripts D3"}
    table = Table("minsk", units, active="german", hands={"german": ["double_time+1"]})
    table.play("double_time+1 2", "u1")  # it may move AND fire this turn
    assert table.last_words("transfer", "u1", "u2") == {"move", "fire"}
    march = table.copy()
    march.do_all("transfer u1 u2 move", "dig u2")
    assert march.can("attack u1 u3")
    assert not march.last_words("move", "u1")
    table.do_all("transfer u1 u2 fire", "dig u2")
    assert table.last_words("move", "u1")
    assert not table.actions("attack")


# Coming in


@pytest.mark.rule("PG-5.4.44", "PG-5.4.45", "PG-5.4.46", "PG-5.4.47")
def test_paratroopers_drop_anywhere_and_may_be_hurt() -> None:
    for flip, morale in (("t+1", 4), ("t+3", 4), ("t+0", 6), ("t-2", 6)):
        table = Table(
            "minsk",
            {"u1": "grenadiers A5"},
            active="german",
            hands={"german": ["fallschirmjaeger"]},
        )
        drops = table.last_words("drop", "fallschirmjaeger")
        assert {"A1", "C3", "F3"} <= drops
        assert "A5" not in drops
        table.do("drop fallschirmjaeger C1", flip)
        assert table.prestige("german") == 10
        assert table.morale("u2") == morale
        assert table.control("C1") == "german"  # and no mine test
        assert not [action for action in table.actions() if " u2" in action]
    assert "B5 full" in Table(
        "minsk", {}, active="german", hands={"german": ["fallschirmjaeger"]}
    ).last_words("deploy", "fallschirmjaeger")


@pytest.mark.rule("PG-9.1.5.6")
def test_in_kharkov_they_only_come_by_road() -> None:
    table = Table("kharkov", {}, active="german", hands={"german": ["fallschirmjaeger"]})
    assert table.actions("deploy")
    assert not table.actions("drop")
    paras = Table("kharkov", {}, active="soviet", hands={"soviet": ["paratroopers"]})
    assert paras.actions("drop")


# Dug in, first fire, flanking


@pytest.mark.rule("PG-5.4.19", "PG-6.2.15", "PG-6.2.16", "PG-7.8.1", "PG-7.1.1", "PG-5.4.21")
def test_a_dug_in_unit_fires_first_and_has_two_more_defense() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 dug"}
    table = Table("minsk", units, active="german")
    happened = table.fight("attack u1 u2")
    assert shooters_in(happened) == ["u2", "u1"]
    assert "sheet marker:target line:dug-in 2 13" in happened
    assert table.at("u2") == "D3"
    assert table.is_dug("u2")  # firing first does not end it


@pytest.mark.rule("PG-6.2.15")
def test_digging_in_is_the_whole_activation_of_an_idle_unit() -> None:
    units = {"u1": "pz_iv D4", "u2": "conscripts D3", "u3": "grenadiers A5 moved"}
    table = Table("minsk", units, active="german")
    assert not table.can("dig u3")
    table.do("dig u1")
    assert table.is_dug("u1")
    assert not [action for action in table.actions() if " u1" in action]


@pytest.mark.rule("PG-6.2.15", "PG-6.2.29")
def test_a_unit_that_digs_in_with_an_extra_action_does_nothing_more_either() -> None:
    units = {"u1": "stab D5", "u2": "pz_iv D4", "u3": "conscripts D3"}
    table = Table("minsk", units, active="german")
    table.do_all("transfer u1 u2 move", "dig u2")
    assert table.is_dug("u2")
    assert not [action for action in table.actions() if " u2" in action]


@pytest.mark.rule("PG-6.2.17", "PG-7.1.2")
def test_moving_or_attacking_ends_it() -> None:
    units = {"u1": "pz_iv D4 dug", "u2": "conscripts D3"}
    table = Table("minsk", units, active="german")
    assert "dug-out unit:u1" in table.fight("attack u1 u2")
    table = Table("minsk", units, active="german")
    table.do("move u1 C4")
    assert not table.is_dug("u1")


@pytest.mark.rule("PG-5.4.20", "PG-5.4.22")
def test_a_second_unit_straight_beside_the_target_makes_it_a_flanking_attack() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 dug", "u3": "grenadiers E3"}
    table = Table("minsk", units, active="german")
    happened = table.fight("attack u1 u2")
    assert shooters_in(happened)[0] == "u1"
    assert not any("line:dug-in" in line for line in happened)
    diagonal = Table("minsk", {**units, "u3": "grenadiers E4"}, active="german")
    assert shooters_in(diagonal.fight("attack u1 u2"))[0] == "u2"


@pytest.mark.rule("PG-5.4.20")
def test_flanking_leaves_the_marker() -> None:
    units = {"u1": "volkssturm D4", "u2": "kv_1 D3 dug", "u3": "volkssturm E3"}
    table = Table("minsk", units, active="german")
    table.fight("attack u1 u2")
    assert table.phase == "drawn"
    table.fight("pass")  # the attack stalls and is answered
    assert table.at("u2") == "D3"
    assert table.is_dug("u2")


@pytest.mark.rule("PG-5.4.21")
def test_printed_first_fire_works_without_trenches_and_against_flanks() -> None:
    units = {"u1": "t_34_76 D3", "u2": "pak_88 D4", "u3": "riflemen C4"}
    table = Table("minsk", units, active="soviet")
    assert shooters_in(table.fight("attack u1 u2"))[0] == "u2"


@pytest.mark.rule("PG-5.4.10", "PG-6.3.2", "PG-6.2.25", "PG-5.4.69")
def test_some_units_dig_in_by_themselves_at_the_end_of_every_turn() -> None:
    units = {"u1": "pak_40 A5", "u2": "zis_3 A1", "u3": "grenadiers B5", "u4": "mg_42 E5 spent"}
    table = Table("minsk", units, active="german", prestige={"german": 0, "soviet": 0})
    assert not table.is_dug("u1")
    table.do("end")
    assert table.is_dug("u1")
    assert table.is_dug("u2")
    assert table.is_dug("u4")
    assert not table.is_dug("u3")


# Free fire


@pytest.mark.rule("PG-5.4.23", "PG-5.4.24", "PG-5.4.25", "PG-5.4.27", "PG-5.4.70", "PG-5.1.3")
def test_free_fire_at_a_unit_that_comes_beside() -> None:
    units = {"u1": "mg_42 D5 dug", "u2": "riflemen C4"}
    table = Table("minsk", units, active="soviet", control={"german": ["D4"]})
    table.do("move u2 D4", "t+0")
    assert (table.phase, table.asked) == ("react", ["german"])
    happened = table.do("volley u1")
    assert "free-fire unit:u1 unit:u2 7 6" in happened  # soft 7 against 6 on a plain
    assert table.morale("u2") == 4
    assert table.is_dug("u1")
    assert table.asked == ["soviet"]
    declined = Table("minsk", units, active="soviet", control=START_ROWS_ONLY)
    declined.do("move u2 D4")
    declined.do("pass")
    assert declined.morale("u2") == 5


@pytest.mark.rule("PG-5.4.23")
def test_no_free_fire_into_cities_and_woods() -> None:
    units = {"u1": "mg_42 D4", "u2": "riflemen C3"}
    table = Table("minsk", units, active="soviet")
    table.do("move u2 D3")
    assert table.asked == ["soviet"]
    hills = Table("minsk", {**units, "u1": "mg_42 C5"}, active="soviet", control=START_ROWS_ONLY)
    hills.do("move u2 C4")
    assert hills.phase == "react"


@pytest.mark.rule("PG-5.4.27", "PG-5.4.24")
def test_a_unit_destroyed_by_free_fire_is_rewarded() -> None:
    units = {"u1": "elefant D5", "u2": "bt_7 C4 -3"}
    table = Table("minsk", units, active="soviet", control=START_ROWS_ONLY)
    table.do("move u2 D4")
    table.do("volley u1")
    assert table.at("u2") == ""
    assert table.phase == "reward"
    table.do("gain")
    assert table.prestige("german") == 23
    assert table.morale("u1") == 6


# Terrain in combat


@pytest.mark.rule("PG-5.4.32", "PG-5.4.57", "PG-7.7.1", "PG-5.4.7", "PG-5.4.29")
def test_soft_units_get_the_tile_hard_units_do_not() -> None:
    soft = Table("minsk", {"u1": "pz_iv D4", "u2": "riflemen D3"}, active="german")
    happened = soft.fight("attack u1 u2")
    assert "sheet marker:target line:tile-defense 5 11" in happened
    hard = Table("minsk", {"u1": "pz_iv D4", "u2": "kv_1 D3"}, active="german")
    happened = hard.fight("attack u1 u2")
    assert not any("line:tile-defense" in line for line in happened)


@pytest.mark.rule("PG-5.4.53")
def test_an_assault_gun_gets_the_tile_although_it_is_hard() -> None:
    table = Table("minsk", {"u1": "t_34_85 D4", "u2": "stug_iii D3"}, active="soviet")
    happened = table.fight("attack u1 u2")
    assert "sheet marker:target line:tile-defense 5 12" in happened


@pytest.mark.rule("PG-5.4.57")
def test_cossacks_get_no_bonus_from_their_tile() -> None:
    table = Table("minsk", {"u1": "pz_iv D4", "u2": "cossacks D3"}, active="german")
    happened = table.fight("attack u1 u2")
    assert not any("marker:target line:tile-defense" in line for line in happened)


@pytest.mark.rule("PG-5.4.16")
def test_storm_troops_cancel_the_bonus_of_the_targets_tile() -> None:
    table = Table("minsk", {"u1": "stosstruppen D4", "u2": "riflemen D3"}, active="german")
    first = table.fight("attack u1 u2")
    fire = (
        first[: first.index("fire-opens unit:u2 unit:u1")] if len(shooters_in(first)) > 1 else first
    )
    assert not any("line:tile-defense" in line for line in fire)
    lake = Table("moscow", {"u1": "stosstruppen A2", "u2": "riflemen A3"}, active="german")
    assert "sheet marker:target line:tile-defense -2 4" in lake.fight("attack u1 u2")


@pytest.mark.rule("PG-5.4.31")
def test_pioneers_ignore_mines() -> None:
    control = {"soviet": ["D4"]}
    table = Table("minsk", {"u1": "pioniere D5"}, active="german", control=control)
    table.do("move u1 D4")
    assert table.morale("u1") == 5


# Support


@pytest.mark.rule("PG-5.4.50", "PG-5.4.51", "PG-7.4.4", "PG-5.4.49", "PG-5.4.9")
def test_range_three_reaches_everything_but_the_far_corners() -> None:
    units = {"u1": "howitzer C3", "u2": "granatwerfer D3", "u3": "grenadiers B2"}
    table = Table("kursk", units, active="german")

    def far(unit: str, cell: str) -> int:
        return supports(table.s, table.number("unit", unit), table.number("tile", cell))

    reach = {cell: far("u1", cell) for cell in ("F3", "F4", "F5", "E5", "E6", "F6", "D4", "C3")}
    assert reach == {"F3": 3, "F4": 3, "F5": 3, "E5": 2, "E6": 3, "F6": 0, "D4": 1, "C3": 0}
    assert [far("u2", cell) for cell in ("F5", "B1", "D5", "A3", "D6")] == [2, 2, 2, 0, 0]
    assert [far("u3", cell) for cell in ("C3", "A1", "B4", "D2")] == [1, 1, 0, 0]


@pytest.mark.rule("PG-5.4.3", "PG-5.4.52", "PG-7.4.3")
def test_support_from_afar_is_chosen_and_costs_one_ammunition_each() -> None:
    units = {
        "u1": "pz_iv D5",
        "u2": "riflemen D4",
        "u3": "howitzer A5",
        "u4": "wespe B5",
        "u5": "nebelwerfer E5",
    }
    table = Table("minsk", units, active="german", ammo={"german": 1})
    happened = table.do("attack u1 u2")
    assert "sheet marker:fire line:support 4 10" in happened  # beside the target: free
    assert set(table.actions("call")) == {"call u3", "call u4"}
    happened = table.fight("call u3")
    assert table.ammo("german") == 0
    assert "sheet marker:fire line:support 3 13" in happened
    none = Table("minsk", units, active="german", ammo={"german": 0})
    assert not any("u3" in line for line in none.fight("attack u1 u2"))


@pytest.mark.rule("PG-5.4.58")
def test_the_support_of_rockets_cannot_be_cancelled() -> None:
    units = {"u1": "pz_iv D5", "u2": "riflemen D4", "u3": "nebelwerfer C5", "u4": "grenadiers E5"}
    table = Table("minsk", units, active="german", hands={"soviet": ["off_target+1"]})
    table.do("attack u1 u2")
    assert table.fire == 12
    happened = table.fight("play off_target+1 1")
    assert "sheet marker:fire line:support -2 10" in happened  # the Grenadiers only
    assert not any("line:support -4" in line for line in happened)


@pytest.mark.rule("PG-5.4.58", "PG-7.4.5")
def test_the_support_of_rockets_outlives_them() -> None:
    """Destroyed in the same fire they are as little cancelled as before."""
    units = {
        "u1": "t_34_85 D3",
        "u2": "grenadiers D4",
        "u3": "katyusha C2 -1",
        "u4": "guards C4",
    }
    table = Table(
        "minsk",
        units,
        active="soviet",
        ammo={"soviet": 1},
        hands={"german": ["strafing_run+1", "off_target+1", "counter_battery+0"]},
    )
    table.do("attack u1 u2")
    table.do("call u3")
    table.play("strafing_run+1 1", "u3")
    assert table.at("u3") == ""
    assert table.copy().s.fingerprint() == table.s.fingerprint()
    assert not table.last_words("play", "counter_battery+0")  # no other distant gun
    fire = table.fire
    happened = table.fight("play off_target+1 1")
    assert [x for x in happened if "line:support" in x] == [
        f"sheet marker:fire line:support -2 {fire - 2}"  # the Guards only
    ]


# Abilities with a flip


@pytest.mark.rule("PG-5.4.18", "PG-7.0.4")
def test_volkssturm_may_flip_against_hard_targets() -> None:
    units = {"u1": "volkssturm D4", "u2": "t_26 D3"}
    for flip, fire in (("t+2", 6), ("t+3", 6), ("t+1", 3)):
        table = Table("minsk", units, active="german", hands={"german": ["accuracy+0"]})
        table.do("attack u1 u2")
        assert table.phase == "drawn"
        table.do("flip u1", flip)
        assert table.fire == fire
    soft = Table("minsk", {**units, "u2": "conscripts D3"}, active="german")
    soft.fight("attack u1 u2")
    assert soft.phase != "drawn"


@pytest.mark.rule("PG-5.4.18", "PG-7.11.4")
def test_snipers_cost_a_soft_target_one_morale_even_the_last() -> None:
    units = {"u1": "scharfschuetzen D4", "u2": "conscripts D3 -3"}
    table = Table("minsk", units, active="german")
    table.do("attack u1 u2")
    happened = table.do("flip u1", "t+1")
    assert any(line.startswith("destroyed side:soviet card:conscripts") for line in happened)
    assert table.phase == "reward"


@pytest.mark.rule("PG-5.4.18")
def test_flak_may_stop_an_air_strike_nearby() -> None:
    units = {"u1": "grenadiers D4", "u2": "flak_20mm C5", "u3": "riflemen A1"}
    hands = {"soviet": ["bomber_run+0"]}
    table = Table("minsk", units, active="soviet", hands=hands)
    table.play("bomber_run+0 1", "u1")
    assert (table.phase, table.asked) == ("flak", ["german"])
    table.do("flip u2", "t+1")
    assert table.morale("u1") == 5
    missed = Table("minsk", units, active="soviet", hands=hands)
    missed.play("bomber_run+0 1", "u1")
    missed.do("flip u2", "t+0")
    assert missed.morale("u1") == 3


# Morale


@pytest.mark.rule("PG-5.4.35", "PG-5.4.37", "PG-5.4.17", "PG-7.3.1")
def test_markers_change_morale_and_attack_but_never_defense() -> None:
    units = {"u1": "pz_iv D4 +2", "u2": "riflemen D3 -2"}
    table = Table("minsk", units, active="german")
    assert (table.morale("u1"), table.morale("u2")) == (8, 3)
    happened = table.fight("attack u1 u2")
    assert "sheet marker:fire line:morale 2 8" in happened
    assert "sheet marker:target line:defense 6 6" in happened


@pytest.mark.rule("PG-5.4.36")
def test_no_morale_above_nine() -> None:
    units = {"u1": "pz_iv D4 +2", "u2": "riflemen D3"}
    table = Table("minsk", units, active="german", hands={"german": ["morale_boost+1"]})
    table.do("attack u1 u2")
    before = table.fire
    happened = table.fight("play morale_boost+1 1")
    assert f"sheet marker:fire line:morale 1 {before + 1}" in happened  # the rest is lost


@pytest.mark.rule("PG-5.0.5", "PG-5.4.35")
def test_a_destroyed_unit_goes_to_its_discards_and_may_come_back() -> None:
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": "conscripts D3 -3"},
        active="german",
        hands={"german": ["bomber_run+0"]},
    )
    table.play("bomber_run+0 1", "u2")
    assert table.discarded("soviet") == ["conscripts"]
    assert table.prestige("german") == 14  # no reward outside a combat


@pytest.mark.rule("PG-5.4.38", "PG-5.4.39", "PG-7.17.8")
def test_markers_of_a_combat_are_kept_apart_and_merged_afterwards() -> None:
    units = {"u1": "pz_iv D4 -1", "u2": "guards D3"}
    hands = {"german": ["morale_boost+1"]}
    table = Table("minsk", units, active="german", hands=hands)
    table.do("attack u1 u2")
    table.fight("play morale_boost+1 1")
    table.settle()
    u = table.number("unit", "u1")
    assert table.s.beside(u) == 0
    assert table.s.unit_marks[u] == table.morale("u1") - 6
