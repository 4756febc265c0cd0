"""Build or recruit, battle or eliminate, designating a piece, battling an empty space."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import Table
from vezerkar.games.quartermaster.rules.placement import sites_to_build


@pytest.mark.rule("QG-21.1")
def test_a_build_by_another_card_follows_the_rules_of_the_build_card() -> None:
    far = Table("uk", uk={"hand": ["uk_enigma"], "status": ["uk_free_france"]})
    assert not far.uses("uk_free_france")  # nothing British is beside Western Europe
    near = Table(
        "uk",
        uk={
            "hand": ["uk_enigma", "uk_raf", "uk_singapore"],
            "status": ["uk_free_france"],
            "navies": ["north_sea"],
        },
    )
    near.use("uk_free_france", "give uk_raf", "give uk_singapore", "build western_europe")
    assert "western_europe" in near.armies("uk")
    assert "western_europe" in near.supplied("uk")


@pytest.mark.rule("QG-21.2")
def test_a_recruit_needs_neither_neighbour_nor_supply() -> None:
    table = Table("uk", uk={"hand": ["uk_singapore", "uk_raf"]})
    table.play("uk_singapore", "recruit uk southeast_asia")
    assert "southeast_asia" in table.armies("uk")
    assert "southeast_asia" not in table.supplied("uk")


@pytest.mark.rule("QG-21.3")
def test_a_recruited_piece_without_supply_leaves_in_the_next_supply_step() -> None:
    own = Table("uk", uk={"hand": ["uk_singapore", "uk_raf"]})
    own.play("uk_singapore", "recruit uk southeast_asia", "recruit uk south_china_sea")
    assert own.phase == "discard"
    assert own.armies("uk") == {"united_kingdom"}
    mate = Table("italy", italy={"hand": ["ita_afrika_korps", "ita_plunder"]})
    mate.play("ita_afrika_korps", "recruit germany north_africa", "skip")
    assert "north_africa" in mate.armies("germany")  # until Germany's own Supply step
    while mate.active != "germany":
        mate.end_turn()
    mate.end_turn()
    assert "north_africa" not in mate.armies("germany")


@pytest.mark.rule("QG-21.4")
def test_a_recruit_needs_a_free_space() -> None:
    enemy = Table("uk", uk={"hand": ["uk_commonwealth_support"]}, japan={"armies": ["india"]})
    enemy.play("uk_commonwealth_support")
    assert enemy.places("recruit") == {"australia", "canada"}
    own = Table("uk", uk={"hand": ["uk_commonwealth_support"], "armies": ["india"]})
    own.play("uk_commonwealth_support")
    assert own.places("recruit") == {"australia", "canada"}


@pytest.mark.rule("QG-21.5")
def test_a_battle_by_another_card_follows_the_rules_of_the_battle_card() -> None:
    far = Table(
        "uk",
        uk={"hand": ["uk_raf", "uk_enigma"], "status": ["uk_resistance"]},
        germany={"armies": ["germany", "western_europe"]},
    )
    assert not far.uses("uk_resistance")
    near = Table(
        "uk",
        uk={"hand": ["uk_raf", "uk_enigma"], "status": ["uk_resistance"], "navies": ["north_sea"]},
        germany={"armies": ["germany", "western_europe"]},
    )
    near.use("uk_resistance", "give uk_raf", "give uk_enigma")
    assert near.actions("battle") == ["battle western_europe germany"]


@pytest.mark.rule("QG-21.6")
def test_an_eliminated_piece_is_simply_taken_off() -> None:
    table = Table(
        "ussr",
        ussr={"armies": [], "hand": ["sov_mao", "sov_tito"]},
        japan={"armies": ["japan", "china"]},
    )
    table.play("sov_mao", "eliminate japan china")
    assert table.armies("japan") == {"japan"}


@pytest.mark.rule("QG-21.7")
def test_an_elimination_is_no_battle() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_mao", "sov_tito"], "status": ["sov_frontal_assault"]},
        japan={"armies": ["japan", "china"]},
        germany={"status": ["ger_atlantic_wall"]},
    )
    table.play("sov_mao", "eliminate japan china")
    assert table.phase == "discard"  # Frontal Assault was not offered
    assert table.s.open == []


@pytest.mark.rule("QG-21.8")
def test_a_protected_piece_stays_unless_its_owner_takes_it_off() -> None:
    battle = Table(
        germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle", "ger_plunder"]},
        ussr={"armies": ["moscow", "ukraine"], "protected": ["ukraine"]},
    )
    battle.play("ger_land_battle", "battle ukraine ussr")
    assert "ukraine" in battle.armies("ussr")
    eliminated = Table(
        germany={"hand": ["ger_military_dictatorships", "ger_plunder"]},
        ussr={"armies": ["moscow", "ukraine"], "protected": ["ukraine"]},
    )
    eliminated.play("ger_military_dictatorships", "skip")
    assert eliminated.phase == "discard"
    assert "ukraine" in eliminated.armies("ussr")
    unsupplied = Table(
        germany={"armies": ["germany", "siberia"], "protected": ["siberia"]}, phase="supply"
    )
    assert "siberia" in unsupplied.armies("germany")
    unsupplied.do("withdraw siberia")
    assert unsupplied.armies("germany") == {"germany"}


DESIGNATE = {
    "armies": ["germany", "eastern_europe", "russia"],
    "hand": ["ger_build_army", "ger_plunder"],
}


@pytest.mark.rule("QG-21.9")
def test_a_piece_on_the_board_may_count_as_built() -> None:
    table = Table(germany=DESIGNATE)
    told = table.play("ger_build_army", "designate russia")
    assert told[0].split()[0] == "designated"  # nobody is told of a new piece
    assert table.armies("germany") == {"germany", "eastern_europe", "russia"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-21.10")
def test_a_designated_piece_is_just_built_for_every_card() -> None:
    table = Table(
        germany={**DESIGNATE, "status": ["ger_bias_for_action"]},
        ussr={"armies": ["moscow"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_build_army", "designate russia")
    assert table.asked == ["ussr"]
    own = table.copy()
    own.do("pass")
    assert own.uses("ger_bias_for_action")
    table.use("sov_rasputitsa")
    table.pass_all()
    assert table.armies("germany") == {"germany", "eastern_europe"}


@pytest.mark.rule("QG-21.11")
def test_designation_needs_no_piece_in_reserve() -> None:
    seven = ["germany", "western_europe", "balkans", "eastern_europe", "russia", "ukraine", "italy"]
    table = Table(germany={"armies": seven, "hand": ["ger_build_army"]}, italy={"armies": []})
    table.play("ger_build_army")
    assert table.actions("build") == []
    assert table.can("designate russia")


@pytest.mark.rule("QG-21.12", "QG-21.18")
def test_a_battle_against_an_empty_space_lets_blitzkrieg_build() -> None:
    table = Table(germany={"hand": ["ger_land_battle"], "status": ["ger_blitzkrieg"]})
    table.play("ger_land_battle", "battle western_europe -")
    table.use("ger_blitzkrieg", "build western_europe", space="western_europe")
    assert table.armies("germany") == {"germany", "western_europe"}


@pytest.mark.rule("QG-21.13")
def test_no_battle_where_the_own_team_stands() -> None:
    table = Table(germany={"hand": ["ger_land_battle"], "armies": ["germany", "balkans"]})
    table.play("ger_land_battle")
    assert not table.places("battle") & {"italy", "balkans", "germany"}
    assert "western_europe" in table.places("battle")


@pytest.mark.rule("QG-21.14")
def test_an_empty_space_must_be_within_reach_too() -> None:
    table = Table(germany={"hand": ["ger_land_battle"], "armies": ["germany", "siberia"]})
    table.play("ger_land_battle")
    assert not table.places("battle") & {"mongolia", "vladivostok", "scandinavia"}


@pytest.mark.rule("QG-21.15")
def test_a_recruit_is_not_met_by_designating() -> None:
    table = Table("uk", uk={"hand": ["uk_commonwealth_support"], "armies": ["india"]})
    table.play("uk_commonwealth_support")
    assert table.actions("designate") == []
    assert "india" not in table.places("recruit")


@pytest.mark.rule("QG-21.16")
def test_a_designation_is_judged_with_the_piece_in_its_place() -> None:
    table = Table(
        germany={
            "armies": ["germany", "siberia", "western_europe", "ukraine"],
            "hand": ["ger_build_army"],
        },
    )
    table.play("ger_build_army")
    # Germany is the home; Western Europe has Germany beside it. Ukraine is a Supply Space, but no
    # other supplied piece is beside it; Siberia is not supplied.
    assert table.places("designate") == {"germany", "western_europe"}
    # The navy in the North Pacific has a supplied one beside it, but no base of its own.
    japan = {"navies": ["sea_of_japan", "north_pacific"], "hand": ["jpn_build_navy"]}
    table = Table("japan", japan=japan)
    table.play("jpn_build_navy")
    assert table.places("designate") == {"sea_of_japan"}


@pytest.mark.rule("QG-21.17")
def test_an_enemy_in_the_space_must_be_named() -> None:
    table = Table(germany={"hand": ["ger_land_battle"]}, uk={"armies": ["western_europe"]})
    table.play("ger_land_battle")
    assert table.can("battle western_europe uk")
    assert not table.can("battle western_europe -")


@pytest.mark.rule("QG-14.1")
def test_even_a_site_of_its_own_must_feed_the_new_army() -> None:
    table = Table(active="uk", uk={"armies": [], "status": ["uk_australia_directorate"]})
    australia = 1 << table.number("space", "australia")
    s = table.s.clone()
    assert sites_to_build(s, 1, s.board.land, s.board.land) & australia
    s.supply = [spaces & ~australia for spaces in s.supply]
    s.fed = [-1] * 6
    assert not sites_to_build(s, 1, s.board.land, s.board.land) & australia
