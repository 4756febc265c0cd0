"""The log says what a battle was for, what a loss cost and what a new piece brings."""

from __future__ import annotations

from tests.games.quartermaster.table import Table


def test_a_lost_army_tells_who_where_by_which_card_and_what_it_cost() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe"], "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "ukraine"]},
    )
    table.play("ger_land_battle", "battle ukraine ussr")
    told = " ".join(table.story())
    assert "At stake: 2 points each turn." in told
    assert "The Soviet Union lost its army in Ukraine to Germany (Land Battle)." in told
    assert "From now on the Soviet Union scores 2 points less each turn." in told


def test_a_lost_army_tells_whom_it_supplied() -> None:
    table = Table(
        "ussr",
        germany={"armies": ["germany", "eastern_europe", "russia"]},
        ussr={"armies": ["moscow", "ukraine"], "hand": ["sov_land_battle"]},
    )
    table.play("sov_land_battle", "battle eastern_europe germany")
    told = " ".join(table.story())
    assert "It supplies another piece." in told
    assert "Germany lost its army in Eastern Europe to the Soviet Union (Land Battle)." in told
    assert "One more of its pieces lost its supply." in told


def test_an_eliminated_army_tells_by_which_card() -> None:
    table = Table(
        "japan",
        japan={"armies": ["japan", "china", "southeast_asia"], "hand": ["jpn_build_army"]},
        uk={"responses": ["uk_loyal_to_the_crown"]},
    )
    table.play("jpn_build_army", "build india")
    table.use("uk_loyal_to_the_crown")
    table.pass_all()
    told = " ".join(table.story())
    assert "Japan lost its army in India: it was eliminated by the United Kingdom" in told
    assert "(Loyal to the Crown)." in told


def test_a_new_army_tells_the_points_that_it_brings() -> None:
    table = Table(germany={"armies": ["germany"], "hand": ["ger_build_army"]})
    table.play("ger_build_army", "build western_europe")
    assert "It scores 2 points more each turn." in " ".join(table.story())


def test_a_new_army_without_points_tells_where_it_can_go_for_some() -> None:
    table = Table(germany={"armies": ["germany"], "hand": ["ger_build_army"]})
    table.play("ger_build_army", "build eastern_europe")
    told = " ".join(table.story())
    assert "more each turn" not in told
    assert "Next to it lies" in told
    assert "which is worth points." in told


def test_an_army_that_is_taken_off_the_board_tells_what_it_cost() -> None:
    table = Table(germany={"armies": ["germany", "western_europe"], "hand": ["ger_build_army"]})
    table.play("ger_build_army", "withdraw western_europe")
    told = " ".join(table.story())
    assert "Germany took its army in Western Europe off the board." in told
    assert "It scores 2 points less each turn." in told


def test_a_recruited_army_tells_by_which_card() -> None:
    table = Table(germany={"armies": ["germany"], "hand": ["ger_forced_conscription"]})
    table.play("ger_forced_conscription", "recruit germany western_europe")
    told = " ".join(table.story())
    assert "Germany recruited an army in Western Europe (Forced Conscription)." in told
