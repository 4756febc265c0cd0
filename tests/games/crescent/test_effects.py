"""Cards that change battles, captured guns, explosions: examples E30, E31, E35, E36, E51."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import GAME, Table, clash, duel, ordered
from vezerkar.scene.scene import Token


@pytest.mark.rule("KF-6.15.1", "KF-2.9.2")
def test_zeal_adds_to_attacks_only() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (1, 2), more=["zeal"])
    table.do("melee c-pike1 o-foot1")
    assert table.score == (0, 1)
    assert not duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["zeal"]).refuses(
        "melee c-pike1 o-foot1"
    )


@pytest.mark.rule("KF-6.16.1")
def test_stand_firm_adds_to_the_defence_only() -> None:
    assert duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["stand_firm"]).refuses(
        "melee c-pike1 o-foot1"
    )
    assert duel("c-pike1 E6", "o-foot1 E5", (1, 2), more=["stand_firm"]).refuses(
        "melee c-pike1 o-foot1"
    )


# Strike Back


@pytest.mark.rule("KF-6.18.1", "KF-3.3.9")
def test_e36_strike_back_costs_the_attacker_a_disc() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 1), against=["strike_back"])
    told = table.do("melee c-pike1 o-foot1")
    assert "struck-back o-foot1 c-pike1" in told
    assert (table.discs("o-foot1"), table.discs("c-pike1")) == (2, 2)
    assert (table.score, table.lost) == ((2, 2), (1, 1))
    assert table.at("c-pike1") == "E5"


@pytest.mark.rule("KF-6.18.1")
def test_without_a_lost_disc_nothing_is_struck_back() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["strike_back"])
    table.do("melee c-pike1 o-foot1")
    assert table.discs("c-pike1") == 3


@pytest.mark.rule("KF-6.18.3")
def test_e36_against_a_shot_only_shooters_strike_back() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (2, 1), against=["strike_back"])
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert table.discs("c-musket1") == 3
    table = duel("c-musket1 E6", "o-musket1 E4", (2, 1), against=["strike_back"])
    table.do("stand-and-shoot c-musket1 o-musket1")
    assert table.discs("c-musket1") == 2


@pytest.mark.rule("KF-6.18.3")
def test_a_shooter_strikes_back_only_within_its_own_range() -> None:
    far = duel("c-musket1 E7", "o-musket1 E4", (2, 1), more=["calm"], against=["strike_back"])
    far.do("stand-and-shoot c-musket1 o-musket1")
    assert far.discs("c-musket1") == 3
    protected = duel(
        "c-musket1 E6", "o-musket1 E4", (2, 1), against=["strike_back"], works={"E6": "rampart-N"}
    )
    protected.do("stand-and-shoot c-musket1 o-musket1")
    assert protected.discs("c-musket1") == 3  # its rampart hides it from the answer


@pytest.mark.rule("KF-6.18.3")
def test_a_musketeer_who_fights_in_melee_can_be_struck_back_by_anybody() -> None:
    table = duel("c-musket1 E6", "o-foot1 E5", (2, 1), against=["strike_back"])
    table.do("melee c-musket1 o-foot1")
    assert table.discs("c-musket1") == 2


@pytest.mark.rule("KF-6.18.2")
def test_guns_are_never_struck_back() -> None:
    table = clash(
        {"c-gun1": "E12", "o-musket1": "E10", "o-gun1": "L1"},
        christian={"plan": {"artillery": ["march"]}, "cubes": {"artillery": 2}},
        ottoman={"plan": {"musket": ["march", "strike_back"]}},
        hold=False,
    )
    table.do("execute artillery", "shoot c-gun1 o-musket1")
    assert (table.discs("c-gun1"), table.discs("o-musket1")) == (1, 1)
    assert table.score == (0, 4)


@pytest.mark.rule("KF-6.18.4")
def test_a_destroyed_tower_still_strikes_back_and_kills_before_the_entry() -> None:
    table = duel("c-heavy1 E6 1", "o-foot1 E5", (3, 0), against=["strike_back"])
    table.do("melee c-heavy1 o-foot1")
    assert (table.at("o-foot1"), table.at("c-heavy1")) == ("", "")
    assert table.score == (2, 6)


@pytest.mark.rule("KF-6.18.4")
def test_losses_of_the_retreat_are_struck_back_too() -> None:
    beside = {"o-pike1": "D4", "o-pike2": "E4", "o-musket1": "F4"}
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), beside=beside, against=["strike_back"])
    table.do("melee c-pike1 o-foot1")
    assert (table.discs("o-foot1"), table.discs("c-pike1"), table.score) == (2, 2, (2, 2))


# Bloodbath


@pytest.mark.rule("KF-6.19.1", "KF-6.19.3", "KF-3.3.9", "KF-4.6")
def test_e35_bloodbath_in_a_tie() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), more=["bloodbath"])
    table.do("melee c-pike1 o-foot1")
    assert set(table.actions()) == {"sacrifice c-pike1", "spare c-pike1"}
    table.do("sacrifice c-pike1")
    assert (table.discs("o-foot1"), table.at("o-foot1"), table.discs("c-pike1")) == (2, "E4", 2)
    assert (table.score, table.lost) == ((0, 2), (1, 1))


@pytest.mark.rule("KF-6.19.3")
def test_bloodbath_is_not_asked_without_a_disc_to_spare_or_to_take() -> None:
    for attacker, defender, cubes in (
        ("c-pike1 E6 1", "o-foot1 E5", (2, 2)),
        ("c-pike1 E6", "o-foot1 E5 1", (2, 1)),
    ):
        table = duel(attacker, defender, cubes, more=["bloodbath"])
        table.do("melee c-pike1 o-foot1")
        assert table.phase == "orders"


@pytest.mark.rule("KF-6.19.2", "KF-6.19.1")
def test_bloodbath_has_no_effect_on_guns_and_may_be_declined() -> None:
    table = duel("c-pike1 E2", "o-gun1 E1", (2, 0), more=["bloodbath"], hold=True)
    table.do("melee c-pike1 o-gun1")
    assert (table.owner("o-gun1"), table.discs("c-pike1")) == ("christian", 3)
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), more=["bloodbath"])
    table.do("melee c-pike1 o-foot1", "spare c-pike1")
    assert (table.discs("o-foot1"), table.discs("c-pike1"), table.score) == (3, 3, (0, 1))


# Resistance


@pytest.mark.rule("KF-6.23.1", "KF-6.23.2", "KF-3.3.3", "KF-2.7.8")
def test_resistance_keeps_a_tower_where_it_is() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["resistance"])
    told = table.do("melee c-pike1 o-foot1")
    assert "stood o-foot1" in told
    assert (table.at("o-foot1"), table.at("c-pike1"), table.score) == ("E5", "E6", (0, 0))
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 1), against=["resistance"])
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E5", 2, (0, 2))
    shot = duel("c-musket1 E6", "o-foot1 E4", (2, 2), against=["resistance"])
    shot.do("shoot c-musket1 o-foot1")
    assert (shot.at("o-foot1"), shot.score) == ("E4", (0, 0))


# Guns


def captured() -> Table:
    """Hussars beside a gun that they may capture, while the sipahis have an order too."""
    table = clash(
        {"c-light1": "E2", "o-gun1": "E1", "o-heavy1": "A3", "c-gun1": "L12"},
        hold=False,
        christian={"plan": {"light_cavalry": ["march"]}, "cubes": {"light_cavalry": 1}},
        ottoman={"plan": {"heavy_cavalry": ["march"]}, "cubes": {"artillery": 1}},
    )
    table.do("execute light_cavalry")
    return table


@pytest.mark.rule("KF-5.6.5", "KF-5.6.6", "KF-5.6.7", "KF-2.7.8", "KF-2.6.34", "KF-4.6")
def test_e30_a_gun_is_captured_where_it_stands() -> None:
    table = captured()
    told = table.do("melee c-light1 o-gun1")
    assert "captured o-gun1 christian" in told
    assert (table.owner("o-gun1"), table.at("o-gun1"), table.at("c-light1")) == (
        "christian",
        "E1",
        "E2",
    )
    assert table.exhausted("c-light1")
    assert (table.score, table.lost) == ((0, 0), (0, 0))
    # The round ends: the gun and the hussars both stand past the middle line.
    table.do("execute heavy_cavalry", "move o-heavy1 A4")
    assert (table.s.round, table.score) == (3, (0, 4))


@pytest.mark.rule("KF-5.6.5")
def test_a_gun_with_more_strength_is_not_captured() -> None:
    assert duel("c-light1 E2", "o-gun1 E1", (1, 2)).refuses("melee c-light1 o-gun1")


@pytest.mark.rule("KF-5.6.12", "KF-5.6.13", "KF-3.2.16")
def test_a_captured_gun_shoots_in_the_same_round_but_does_not_move() -> None:
    table = clash(
        {"c-light1": "E2", "o-gun1": "E1 1 attacked:1", "o-foot1": "H1", "o-heavy1": "A6"},
        hold=False,
        christian={
            "plan": {"light_cavalry": ["march"], "artillery": ["march"]},
            "cubes": {"light_cavalry": 1, "artillery": 2},
        },
        ottoman={"plan": {"heavy_cavalry": ["march"]}},
    )
    assert "execute artillery" not in table.actions()
    table.do("execute light_cavalry", "melee c-light1 o-gun1")
    assert not table.exhausted("o-gun1")
    table.do("execute heavy_cavalry", "move o-heavy1 A5")
    assert table.can("execute artillery")
    table.do("execute artillery")
    assert table.actions("move") == []
    assert set(table.actions()) == {"shoot o-gun1 o-foot1", "shoot o-gun1 o-heavy1"}


@pytest.mark.rule("KF-5.6.12", "KF-6.6.3")
@pytest.mark.parametrize(("troop", "tower"), [("artillery", "c-gun1"), ("pike", "c-pike1")])
def test_a_gun_captured_in_this_round_is_not_exchanged(troop: str, tower: str) -> None:
    towers = {"c-light1": "E2", "o-gun1": "E1", "c-pike1": "F1", "c-gun1": "L12", "o-heavy1": "A6"}
    table = clash(
        towers,
        hold=False,
        christian={
            "plan": {"light_cavalry": ["march"], troop: ["exchange_places"]},
            "cubes": {"light_cavalry": 1},
        },
        ottoman={"plan": {"heavy_cavalry": ["march"]}},
    )
    table.do("execute light_cavalry", "melee c-light1 o-gun1")
    table.do("execute heavy_cavalry", "move o-heavy1 A5", f"execute {troop}")
    assert table.actions("pick") == []  # the captured gun cannot act, the other tower does
    assert not any("o-gun1" in text for text in table.actions("swap"))
    assert table.moves(tower)


@pytest.mark.rule("KF-5.6.12", "KF-5.6.13", "KF-6.6.3")
def test_a_gun_captured_earlier_is_exchanged_within_its_row() -> None:
    for captured, swaps in ((2, []), (1, ["swap c-pike1 o-gun1"])):
        table = ordered(
            {"c-pike1": "F1", "o-gun1": f"E1 1 captured:{captured} owner:christian"},
            "pike",
            "exchange_places",
        )
        assert table.actions("swap") == swaps


@pytest.mark.rule("KF-5.6.13")
def test_a_captured_gun_moves_in_its_row_later_and_may_be_captured_back() -> None:
    table = clash(
        {"o-gun1": "E1 1 captured:2 owner:christian", "o-light1": "E3", "c-gun1": "L12"},
        round=4,
        hold=False,
        christian={"plan": {"artillery": ["march"]}},
        ottoman={"plan": {"light_cavalry": ["march"]}, "cubes": {"light_cavalry": 1}},
    )
    back = table.copy()
    table.do("execute artillery", "pick o-gun1")
    assert table.moves("o-gun1") == {"C1", "D1", "E1", "F1", "G1"}
    back.do("execute artillery", "pick c-gun1", "move c-gun1 K12")
    back.do("execute light_cavalry", "move o-light1 E2", "melee o-light1 o-gun1")
    assert back.owner("o-gun1") == "ottoman"


# Explosions


def blown_up(under: str, work: str, **given: Any) -> Table:
    """A work under an Ottoman tower on E5 is blown up by Christian pikes."""
    ground = {"E5": "river"} if work == "bridge" else {}
    ground.update(given.pop("ground", {}))
    towers = {"c-pike1": "E6", under.split()[0]: f"E5 {under.split()[1]}", "o-heavy1": "A1"}
    table = clash(
        {**towers, **given.pop("beside", {})},
        christian={"plan": {"pike": ["field_works"]}},
        works={"E5": work},
        ground=ground,
        **given,
    )
    table.do("execute pike", "blast c-pike1 E5")
    return table


@pytest.mark.rule("KF-2.6.8", "KF-2.6.9", "KF-2.6.10", "KF-2.6.37", "KF-6.32.2")
def test_e31_a_bridge_is_blown_up_under_a_tower() -> None:
    table = blown_up("o-foot1 3", "bridge")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E4", 2, (0, 2))
    assert table.work("E5") == "none"
    assert table.s.ground[table.layout.grid.named("E5")] == 4  # the same river piece again
    assert table.lost == (1, 0)


@pytest.mark.rule("KF-2.6.32", "KF-2.6.37")
def test_a_rampart_is_blown_up_under_a_tower() -> None:
    table = blown_up("o-foot1 3", "rampart-S")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E4", 2, (0, 2))
    assert table.work("E5") == "none"


@pytest.mark.rule("KF-2.6.8", "KF-2.6.9")
def test_an_explosion_may_cost_more_on_the_way_back() -> None:
    beside = {"o-pike1": "D4", "o-pike2": "E4", "o-musket1": "F4"}
    table = blown_up("o-foot1 3", "bridge", beside=beside)
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E3", 1, (0, 4))
    dead = blown_up("o-foot1 1", "bridge")
    assert (dead.at("o-foot1"), dead.score, dead.work("E5")) == ("", (0, 2), "none")


@pytest.mark.rule("KF-2.6.37", "KF-6.23.2")
def test_e51_resistance_and_strike_back_do_not_help_against_explosions() -> None:
    for card in ("resistance", "strike_back", "stand_firm"):
        plan = {"plan": {"foot": ["march", card]}, "cubes": {"foot": 2}}
        table = blown_up("o-foot1 3", "bridge", ottoman=plan)
        assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E4", 2)
        assert (table.discs("c-pike1"), table.exhausted("c-pike1")) == (3, False)


@pytest.mark.rule("KF-6.32.2", "KF-2.6.9")
def test_blowing_up_an_own_tower_brings_the_enemy_points() -> None:
    towers = {"c-pike1": "E6", "c-foot1": "E5", "o-heavy1": "A1"}
    table = clash(towers, christian={"plan": {"pike": ["field_works"]}}, works={"E5": "rampart-S"})
    table.do("execute pike", "blast c-pike1 E5")
    # Straight back stand the pikes: both diagonals are free, and the owner chooses.
    assert set(table.actions()) == {"retreat c-foot1 F6", "retreat c-foot1 D6"}
    table.do("retreat c-foot1 F6")
    assert (table.discs("c-foot1"), table.score) == (2, (2, 0))


@pytest.mark.rule("KF-2.6.38")
def test_under_a_gun_a_rampart_goes_and_a_bridge_does_not() -> None:
    for work, ground, gone in (("rampart-S", {}, True), ("bridge", {"E1": "river"}, False)):
        table = clash(
            {"c-pike1": "E2", "o-gun1": "E1", "o-heavy1": "A5", "c-gun1": "L12"},
            christian={"plan": {"pike": ["field_works"]}},
            ottoman={"plan": {"artillery": ["march"]}},
            works={"E1": work},
            ground=ground,
            hold=False,
        )
        table.do("execute pike")
        assert ("blast c-pike1 E1" in table.actions()) is gone
        if gone:
            table.do("blast c-pike1 E1")
            assert (table.at("o-gun1"), table.discs("o-gun1"), table.score) == ("E1", 1, (0, 0))


# Exhaustion


@pytest.mark.rule("KF-2.8.1", "KF-2.8.2", "KF-2.8.4", "KF-3.4.1", "KF-6.21.1", "KF-0.14")
@pytest.mark.parametrize(("no_rest", "next_round"), [(False, False), (True, True)])
def test_e32_who_attacks_rests_in_the_next_round(no_rest: bool, next_round: bool) -> None:
    cards = ["march", "no_rest"] if no_rest else ["march"]
    table = clash(
        {"c-pike1": "E6", "o-foot1": "E5", "c-gun1": "L12", "o-gun1": "L1"},
        round=3,
        turn="ottoman",
        hold=False,
        ottoman={"plan": {"artillery": ["march"]}},
        christian={"plan": {"pike": cards}, "cubes": {"pike": 2}},
    )
    table.do("withdraw artillery", "execute pike", "melee c-pike1 o-foot1")
    assert table.s.round == 4
    assert table.exhausted("c-pike1") is not next_round
    # Round 4 passes without an attack: the marker of round 3 goes.
    for seat in ("ottoman", "christian"):
        table.do(table.actions("draw", seat=seat)[0], seat=seat)
        table.do("lock", seat=seat)
    assert table.s.round == 5
    assert not table.exhausted("c-pike1")


@pytest.mark.rule("KF-6.21.2")
def test_no_rest_does_not_allow_a_second_attack_in_the_round() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), more=["no_rest"])
    table.do("melee c-pike1 o-foot1")
    assert table.exhausted("c-pike1")


@pytest.mark.rule("KF-2.8.2")
def test_an_exhausted_tower_moves_and_defends() -> None:
    table = duel("c-pike1 E6 3 attacked:1", "o-foot1 E5", (2, 0))
    assert table.actions("melee") == []
    assert table.moves("c-pike1")


@pytest.mark.rule("KF-2.8.3")
def test_the_colour_of_a_marker_tells_its_round() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), round=4)
    table.do("melee c-pike1 o-foot1")
    pike = table.number("unit", "c-pike1")
    assert table.s.attacked[pike] == 4
    tokens = {token.id: token for token in scene_tokens(table)}
    assert "exhausted-black" in tokens["c-pike1"].marks


def scene_tokens(table: Table) -> tuple[Token, ...]:
    return GAME.scene(table.s, 0).tokens
