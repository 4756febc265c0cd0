"""Supply: chains of own pieces, bases for navies, Supply Spaces and their markers."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.quartermaster.table import COUNTRIES, Table
from vezerkar.games.quartermaster.rules.supply import chains, missing_link


@pytest.mark.rule("QG-12.1")
def test_every_piece_is_supplied_or_not() -> None:
    table = Table(germany={"armies": ["germany", "western_europe", "kazakhstan"]})
    assert table.supplied("germany") == {"germany", "western_europe"}
    for country in COUNTRIES:
        assert table.supplied(country) <= table.armies(country) | table.navies(country)


@pytest.mark.rule("QG-12.2", "QG-12.3")
def test_a_chain_of_own_pieces_to_an_own_army_in_a_supply_space() -> None:
    chain = ["germany", "eastern_europe", "russia", "siberia"]
    assert Table(germany={"armies": chain}).supplied("germany") == set(chain)
    broken = Table(germany={"armies": ["germany", "russia", "siberia"]})
    assert broken.supplied("germany") == {"germany"}
    # An empty Supply Space, or one that an ally holds, feeds nobody beside it.
    beside = Table(germany={"armies": ["balkans"]}, italy={"armies": ["italy"]})
    assert beside.supplied("germany") == set()
    alone = Table(germany={"armies": ["western_europe"]})
    assert alone.supplied("germany") == {"western_europe"}


@pytest.mark.rule("QG-12.2", "QG-12.3")
def test_the_chain_of_each_piece_leads_from_neighbour_to_neighbour_to_a_source() -> None:
    armies = ["germany", "eastern_europe", "russia", "siberia", "balkans", "kazakhstan"]
    table = Table(germany={"armies": armies[:-1]})
    country, space = table.number("country", "germany"), partial(table.number, "space")
    steps = chains(table.s, country)
    assert steps[space("siberia")] == space("russia")
    assert steps[space("russia")] == space("eastern_europe")
    assert {steps[space(one)] for one in ("eastern_europe", "balkans")} == {space("germany")}
    assert steps[space("germany")] == space("germany")  # a source
    cut_off = Table(germany={"armies": [one for one in armies if one != "eastern_europe"]})
    assert set(chains(cut_off.s, country)) == {space("germany"), space("balkans")}


@pytest.mark.rule("QG-12.2", "QG-12.5")
def test_what_a_piece_without_supply_lacks() -> None:
    table = Table(
        japan={"armies": ["japan", "new_zealand"], "navies": ["sea_of_japan", "north_pacific"]}
    )
    lacks = partial(missing_link, table.s, table.number("country", "japan"))
    assert lacks(table.number("space", "north_pacific")) == "base"
    assert lacks(table.number("space", "new_zealand")) == "chain"


@pytest.mark.rule("QG-12.4")
def test_allies_are_no_links() -> None:
    table = Table(
        germany={"armies": ["germany", "ukraine", "kazakhstan"], "hand": []},
        italy={"armies": ["italy", "balkans", "eastern_europe", "middle_east"]},
    )
    assert "middle_east" not in table.supplied("italy")
    assert table.supplied("italy") == {"italy", "balkans", "eastern_europe"}
    gap = Table(germany={"armies": ["germany", "russia"]}, italy={"armies": ["eastern_europe"]})
    assert gap.supplied("germany") == {"germany"}


@pytest.mark.rule("QG-12.5", "QG-12.7")
def test_a_navy_needs_a_base_besides_its_chain() -> None:
    chain = {"armies": ["japan"], "navies": ["sea_of_japan", "north_pacific"]}
    table = Table(japan=chain)
    assert table.supplied("japan") == {"japan", "sea_of_japan"}
    table = Table(japan={**chain, "armies": ["japan", "iwo_jima"]})
    assert table.supplied("japan") == {"japan", "iwo_jima", "sea_of_japan", "north_pacific"}


@pytest.mark.rule("QG-12.6")
def test_the_base_may_be_an_allys_and_need_not_be_supplied() -> None:
    chain = {"armies": ["japan"], "navies": ["sea_of_japan", "north_pacific"]}
    table = Table(japan=chain, italy={"armies": ["italy", "hawaii"]})
    assert "hawaii" not in table.supplied("italy")
    assert "north_pacific" in table.supplied("japan")
    enemy = Table(japan=chain, usa={"armies": ["eastern_us", "hawaii"]})
    assert "north_pacific" not in enemy.supplied("japan")


@pytest.mark.rule("QG-12.8")
def test_an_unsupplied_piece_passes_nothing_on() -> None:
    table = Table(
        japan={
            "armies": ["japan", "new_zealand"],
            "navies": ["sea_of_japan", "central_pacific", "south_pacific"],
        },
        usa={"armies": ["eastern_us"]},
    )
    # The Central Pacific has no base; the navy behind it has one, but no chain.
    assert table.supplied("japan") == {"japan", "sea_of_japan"}


@pytest.mark.rule("QG-12.10", "QG-20.11")
def test_any_time_cards_come_first_in_the_supply_step() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan"],
            "navies": ["north_pacific", "east_pacific"],
            "responses": ["jpn_truk"],
            "hand": ["jpn_build_army"],
        },
        phase="supply",
    )
    assert table.phase == "window"
    cut_off = table.copy()
    cut_off.do("pass").clear()
    cut_off.pass_all()
    assert cut_off.navies("japan") == set()
    table.use("jpn_truk")
    table.pass_all()
    assert table.navies("japan") == {"north_pacific", "east_pacific"}


@pytest.mark.rule("QG-12.13")
def test_an_own_army_without_supply_may_be_the_base_of_its_own_chain() -> None:
    table = Table(
        "usa",
        usa={
            "armies": ["western_us", "new_guinea"],
            "navies": ["east_pacific"],
            "hand": ["usa_build_navy"],
        },
    )
    assert "new_guinea" not in table.supplied("usa")
    table.play("usa_build_navy", "build central_pacific")
    assert table.supplied("usa") == {"western_us", "east_pacific", "central_pacific", "new_guinea"}


@pytest.mark.rule("QG-12.14")
def test_supply_is_judged_anew_at_each_action() -> None:
    table = Table(
        "italy", italy={"armies": ["balkans", "italy"], "hand": ["ita_attacks_communists"]}
    )
    table.play("ita_attacks_communists")
    assert table.places("build") == {"ukraine"}
    table.do("build ukraine")
    assert table.places("build") == {"russia"}  # beside the army just built


@pytest.mark.rule("QG-13.1")
def test_the_canada_marker_serves_the_united_kingdom_only() -> None:
    table = Table(
        uk={"armies": ["canada"], "status": ["uk_mackenzie_king"]},
        usa={"armies": ["eastern_us"]},
    )
    assert table.supplied("uk") == {"canada"}
    other = Table(uk={"armies": [], "status": ["uk_mackenzie_king"]}, usa={"armies": ["canada"]})
    assert other.supplied("usa") == set()


@pytest.mark.rule("QG-13.2")
def test_the_szechuan_marker_serves_the_united_states_only() -> None:
    table = Table(
        usa={"armies": ["szechuan"], "status": ["usa_volunteer_group"]},
        uk={"armies": ["szechuan"]},
    )
    assert table.supplied("usa") == {"szechuan"}
    assert table.supplied("uk") == set()


@pytest.mark.rule("QG-13.3")
def test_the_marker_comes_and_goes_with_its_status_card() -> None:
    table = Table("uk", uk={"armies": ["canada"], "hand": ["uk_mackenzie_king"]})
    assert table.supplied("uk") == set()
    table.play("uk_mackenzie_king")
    assert table.supplied("uk") == {"canada"}
    # No printed card takes a British Status card away; the rule is asked of the table itself.
    table.s.status = [[], [], [], [], [], []]
    table.s.refresh()
    assert table.supplied("uk") == set()


@pytest.mark.rule("QG-13.4")
def test_a_marked_space_scores_for_its_country_only() -> None:
    table = Table("uk", uk={"armies": ["canada"], "status": ["uk_mackenzie_king"]}, phase="victory")
    table.to_discard_step()
    assert table.allies == 2
    table = Table(
        "usa",
        uk={"armies": ["canada"], "status": ["uk_mackenzie_king"]},
        usa={"armies": ["canada"]},
        phase="victory",
    )
    table.to_discard_step()
    assert table.allies == 0


def test_a_card_may_still_feed_a_piece_that_is_about_to_leave() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan"],
            "navies": ["east_pacific"],
            "responses": ["jpn_truk"],
            "hand": ["jpn_build_army"],
        },
        phase="supply",
    )
    table.do("pass")  # at the start of the Supply step; now the piece is about to leave
    assert "removal-pending" in str(table)
    table.use("jpn_truk")
    table.pass_all()
    assert table.navies("japan") == {"east_pacific"}
