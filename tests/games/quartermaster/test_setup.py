"""Before the first turn: seats, pieces, ten cards of which three are given up unseen."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME, TEAMS, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.games.quartermaster.setup import layout_of

SEATING: dict[int, list[set[str]]] = {
    2: [{"germany", "italy", "japan"}, {"uk", "usa", "ussr"}],
    3: [{"germany", "italy"}, {"uk", "usa", "ussr"}, {"japan"}],
    4: [{"germany", "italy"}, {"uk", "usa"}, {"japan"}, {"ussr"}],
    5: [{"germany", "italy"}, {"uk"}, {"japan"}, {"ussr"}, {"usa"}],
    6: [{"germany"}, {"uk"}, {"japan"}, {"ussr"}, {"italy"}, {"usa"}],
}


def persons(players: int) -> list[set[str]]:
    """Who holds which countries, as a new table offers it and as the game was made."""
    s = GAME.new("world-war", {"players": players}, Seeded(1))
    [offered] = [each for each in GAME.seatings() if each.settings == {"players": players}]
    assert offered.persons == layout_of(GAME.own(s).board).persons
    return [set(held) for held in offered.persons]


@pytest.mark.rule("QG-1.2")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_table_of_one_or_of_seven_is_refused(players: int) -> None:
    with pytest.raises(DataError, match="players"):
        GAME.complete_settings({"players": players})
    for allowed in SEATING:
        assert GAME.complete_settings({"players": allowed})["players"] == allowed


@pytest.mark.rule("QG-4.1")
def test_two_players() -> None:
    assert persons(2) == SEATING[2]


@pytest.mark.rule("QG-4.2")
def test_three_players() -> None:
    assert persons(3) == SEATING[3]


@pytest.mark.rule("QG-4.3")
def test_four_players() -> None:
    assert persons(4) == SEATING[4]


@pytest.mark.rule("QG-4.4")
def test_five_players() -> None:
    assert persons(5) == SEATING[5]


@pytest.mark.rule("QG-4.5")
def test_six_players_in_turn_order() -> None:
    assert persons(6) == SEATING[6]


@pytest.mark.rule("QG-1.6", "QG-3.2")
@pytest.mark.parametrize("players", SEATING)
def test_every_person_plays_on_one_side_only(players: int) -> None:
    sides = [set(countries) for countries in TEAMS.values()]
    for countries in persons(players):
        assert countries
        assert any(countries <= side for side in sides)


@pytest.mark.rule("QG-3.1")
@pytest.mark.parametrize("players", SEATING)
def test_all_six_countries_take_part(players: int) -> None:
    table = Table.new(players=players)
    assert GAME.seats(table.s) == COUNTRIES
    assert table.asked == list(COUNTRIES)
    assert sorted(c for seat in persons(players) for c in seat) == sorted(COUNTRIES)


@pytest.mark.rule("QG-3.3")
def test_the_cards_and_pieces_of_one_person_are_never_pooled() -> None:
    table = Table(
        settings={"players": 2},
        germany={"hand": ["ger_build_army"], "armies": ["germany"]},
        italy={"hand": ["ita_build_army"]},
    )
    assert table.actions("play") == ["play ger_build_army"]
    table.play("ger_build_army", "build western_europe")
    assert table.reserve("germany") == 5
    assert table.reserve("italy") == 3
    assert table.pile("italy") == []


@pytest.mark.rule("QG-3.4")
def test_you_means_the_country_a_price_is_paid_from_its_own_deck() -> None:
    table = Table(
        settings={"players": 2},
        germany={"hand": ["ger_land_battle"], "status": ["ger_blitzkrieg"]},
        italy={"hand": ["ita_build_army"]},
    )
    german, italian = table.deck("germany"), table.deck("italy")
    table.play("ger_land_battle", "battle western_europe -")
    table.use("ger_blitzkrieg", space="western_europe")
    assert table.deck("germany") == german - 1
    assert table.deck("italy") == italian


@pytest.mark.rule("QG-3.5", "QG-3.6")
def test_nobody_is_ahead_and_one_army_stands_in_each_home() -> None:
    table = Table.new()
    assert (table.axis, table.allies) == (0, 0)
    homes = dict(zip(COUNTRIES, ("germany", "united_kingdom", "japan"), strict=False))
    homes |= {"ussr": "moscow", "italy": "italy", "usa": "eastern_us"}
    for country in COUNTRIES:
        assert table.armies(country) == {homes[country]}
        assert table.navies(country) == set()


@pytest.mark.rule("QG-3.7")
def test_ten_cards_of_a_shuffled_deck() -> None:
    hands = {tuple(Table.new(seed).hand("germany")) for seed in range(12)}
    assert len(hands) == 12
    assert {len(hand) for hand in hands} == {10}


def give_up(table: Table, country: str, cards: int = 3) -> list[str]:
    """A country puts some cards aside."""
    given = []
    for _ in range(cards):
        given.append(table.hand(country)[0])
        table.do(f"discard {given[-1]}", seat=country)
    return given


@pytest.mark.rule("QG-3.8")
def test_three_of_the_ten_are_given_up_by_choice() -> None:
    table = Table.new()
    assert set(table.actions(seat="usa")) == {f"discard {card}" for card in table.hand("usa")}
    given = {country: give_up(table, country) for country in COUNTRIES}
    for country in COUNTRIES:
        assert len(table.hand(country)) == 7
        assert sorted(table.cards("hidden", country)) == sorted(given[country])
        assert table.pile(country) == []


def test_nobody_sees_how_far_another_has_come() -> None:
    table = Table.new()
    give_up(table, "uk", 2)
    assert "uk" in table.asked
    told = [
        event.kind for step in table.session.steps for event in step.events if event.audience < 0
    ]
    assert told == []  # what the others hear comes only when a country is ready
    give_up(table, "uk", 1)
    assert "uk" not in table.asked


@pytest.mark.rule("QG-3.9")
def test_nothing_reacts_to_the_first_placement() -> None:
    table = Table.new()
    assert table.phase == "setup"
    assert table.s.open == []
    for country in COUNTRIES:
        assert table.cards("responses", country) == table.cards("status", country) == []


@pytest.mark.rule("QG-3.10")
def test_germany_begins_when_all_have_chosen() -> None:
    table = Table.new()
    for country in reversed(COUNTRIES[1:]):
        give_up(table, country)
    assert table.asked == ["germany"]
    assert table.phase == "setup"
    give_up(table, "germany", 2)
    assert table.phase == "setup"
    give_up(table, "germany", 1)
    assert (table.phase, table.active, table.s.round) == ("play", "germany", 1)


@pytest.mark.rule("QG-1.3", "QG-22.1")
def test_points_are_kept_by_team() -> None:
    table = Table(points={"axis": 3, "allies": 4}, phase="victory")
    table.to_discard_step()
    assert (table.axis, table.allies) == (5, 4)  # Germany has scored for the Axis
    assert len(table.s.points) == 2
