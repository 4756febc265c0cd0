"""Points, sudden victory, the end of the game and the tournament action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import GAME, Table


def scored(active: str = "germany", **fields: Any) -> Table:
    """The Victory step of a turn has just passed."""
    return Table(active, phase="victory", **fields).to_discard_step()


@pytest.mark.rule("QG-1.5")
def test_points_come_from_supply_spaces_and_cards_only() -> None:
    nothing = scored(germany={"armies": ["germany", "balkans", "eastern_europe"]})
    assert nothing.axis == 2  # the home; the others are no Supply Spaces
    away = Table(germany={"armies": ["balkans"], "hand": ["ger_plunder", "ger_build_army"]})
    told = away.do("discard ger_plunder")
    assert away.axis == 0
    assert not any(line.startswith("star-points") for line in told)
    table = Table(
        germany={"hand": ["ger_land_battle", "ger_plunder"]}, uk={"armies": ["western_europe"]}
    )
    table.play("ger_land_battle", "battle western_europe uk")
    assert table.axis == 2  # the battle itself gave nothing


@pytest.mark.rule("QG-22.2")
def test_two_points_for_a_supply_space_alone() -> None:
    assert scored(germany={"armies": ["germany", "western_europe", "ukraine"]}).axis == 6


@pytest.mark.rule("QG-22.3", "QG-22.7")
def test_one_point_for_a_shared_supply_space_in_each_turn() -> None:
    both = {
        "germany": {"armies": ["germany", "western_europe"]},
        "italy": {"armies": ["italy", "western_europe"]},
    }
    assert scored("germany", **both).axis == 3
    assert scored("italy", **both).axis == 3


@pytest.mark.rule("QG-22.4")
def test_status_cards_add_points() -> None:
    germany = {"armies": ["germany", "ukraine"], "status": ["ger_abundant_resources"]}
    assert scored(germany=germany).axis == 5


@pytest.mark.rule("QG-22.5")
def test_with_an_enemy_at_home_nothing_is_scored_not_even_by_cards() -> None:
    table = scored(
        germany={"armies": ["western_europe", "ukraine"], "status": ["ger_abundant_resources"]},
        usa={"armies": ["germany"]},
    )
    assert table.axis == 0


@pytest.mark.rule("QG-22.6")
def test_points_at_once_are_gained_also_with_the_home_lost() -> None:
    table = Table(
        germany={"armies": ["western_europe", "ukraine"], "hand": ["ger_plunder"]},
        usa={"armies": ["germany"]},
    )
    table.play("ger_plunder")
    assert table.axis == 2


@pytest.mark.rule("QG-22.8")
def test_a_team_wins_as_a_whole() -> None:
    table = Table("usa", round=20, points={"axis": 1, "allies": 30}, usa={"hand": []})
    table.end_turn()
    assert table.over == ("allies", "QG-24.1")
    winners = [seat for seat, team in enumerate(GAME.teams(table.s)) if team == table.s.winner]
    assert winners == [1, 3, 5]


@pytest.mark.rule("QG-22.9")
def test_an_empty_home_or_one_held_by_an_ally_does_not_matter() -> None:
    assert scored("uk", uk={"armies": ["india", "australia"]}).allies == 4
    held = {"uk": {"armies": ["india"]}, "usa": {"armies": ["united_kingdom"]}}
    assert scored("uk", **held).allies == 2


@pytest.mark.rule("QG-22.10")
def test_two_allies_in_a_supply_space_still_leave_one_point() -> None:
    three = {
        "germany": {"armies": ["western_europe"]},
        "italy": {"armies": ["western_europe"]},
        "japan": {"armies": ["western_europe"]},
    }
    assert scored("germany", **three).axis == 1
    absent = {**three, "germany": {"armies": ["balkans"]}}
    assert scored("germany", **absent).axis == 0


@pytest.mark.rule("QG-23.1", "QG-23.3")
def test_armies_in_two_enemy_homes_win_at_once() -> None:
    table = Table(
        "italy",
        germany={"armies": ["united_kingdom"]},
        uk={"armies": []},
        ussr={"armies": []},
        italy={"armies": ["italy", "russia", "ukraine"], "hand": ["ita_build_army"]},
    )
    table.play("ita_build_army", "build moscow")
    assert table.over == ("axis", "QG-23.1")
    shared = Table(
        "germany",
        germany={"hand": ["ger_build_army"], "armies": ["germany", "ukraine"]},
        uk={"armies": []},
        ussr={"armies": []},
        japan={"armies": ["united_kingdom"]},  # another country of the team, far from its home
    )
    shared.play("ger_build_army", "build moscow")
    assert shared.over == ("axis", "QG-23.1")


@pytest.mark.rule("QG-23.2")
def test_400_points_win_at_once() -> None:
    table = Table(
        germany={"armies": ["germany", "italy"], "hand": ["ger_plunder"]},
        points={"axis": 399, "allies": 0},
    )
    table.play("ger_plunder")
    assert table.over == ("axis", "QG-23.2")
    short = Table(germany={"hand": ["ger_plunder"]}, points={"axis": 397, "allies": 0})
    short.end_turn()
    assert short.over is None
    assert short.axis == 399


@pytest.mark.rule("QG-23.4", "QG-23.5")
def test_the_win_comes_before_any_answer_or_step() -> None:
    table = Table(
        "italy",
        germany={"armies": ["united_kingdom"]},
        uk={"armies": []},
        ussr={"armies": [], "responses": ["sov_rasputitsa"]},
        italy={"armies": ["italy", "russia", "ukraine"], "hand": ["ita_build_army"]},
    )
    hand = table.hand("italy")
    table.play("ita_build_army", "build moscow")
    assert table.over == ("axis", "QG-23.1")
    assert table.asked == []
    assert table.armies("italy") == {"italy", "russia", "ukraine", "moscow"}
    assert table.axis == 0  # no Victory step
    assert len(table.hand("italy")) == len(hand) - 1  # and no Draw step
    assert table.cards("responses", "ussr") == ["sov_rasputitsa"]


@pytest.mark.rule("QG-24.2")
def test_with_equal_points_the_axis_win() -> None:
    table = Table("usa", round=20, points={"axis": 5, "allies": 5}, usa={"armies": [], "hand": []})
    assert table.over == ("axis", "QG-24.2")


@pytest.mark.rule("QG-25.1")
@pytest.mark.parametrize(("axis", "allies", "winner"), [(35, 3, "axis"), (0, 40, "allies")])
def test_tournament_a_lead_of_30_wins_after_a_round(axis: int, allies: int, winner: str) -> None:
    table = Table(
        "usa",
        settings={"tournament_victory": True},
        points={"axis": axis, "allies": allies},
        usa={"armies": []},
    )
    table.end_turn()
    assert table.over == (winner, "QG-25.1")


@pytest.mark.rule("QG-25.2")
def test_tournament_the_lead_is_examined_at_the_end_of_a_round_only() -> None:
    table = Table(settings={"tournament_victory": True}, points={"axis": 60, "allies": 0})
    for _ in range(5):
        table.end_turn()
        assert table.over is None
    assert table.active == "usa"
    table.end_turn()
    assert table.over == ("axis", "QG-25.1")


@pytest.mark.rule("QG-25.3")
def test_the_tournament_rule_is_off_unless_chosen() -> None:
    assert GAME.complete_settings({})["tournament_victory"] is False
    table = Table("usa", points={"axis": 90, "allies": 0}, usa={"armies": []})
    table.end_turn()
    assert table.over is None


@pytest.mark.rule("QG-25.4")
@pytest.mark.parametrize(("lead", "wins"), [(30, True), (29, False)])
def test_a_lead_of_exactly_30_is_enough(lead: int, wins: bool) -> None:
    table = Table(
        "usa",
        settings={"tournament_victory": True},
        points={"axis": lead, "allies": 0},
        usa={"armies": []},
    )
    table.end_turn()
    assert (table.over is not None) == wins
