"""The object of the game: medals for eliminated units and for objectives."""

from __future__ import annotations

import pytest

from tests.games.memoir.objectives_field import CORNER, field, goal, move
from tests.games.memoir.playing import idle, play
from tests.games.memoir.table import Table

# Medals for units


@pytest.mark.rule("M44-O.1")
@pytest.mark.parametrize(("medals", "target", "won"), [(3, 4, True), (3, 5, False), (4, 5, True)])
def test_a_side_wins_with_the_number_of_medals_its_scenario_sets(
    medals: int, target: int, won: bool
) -> None:
    table = field(
        "battle",
        units={"al01": "infantry G5", "ax01": "infantry g6 1"},
        medals={"allies": medals},
        target={"allies": target, "axis": 1},
    )
    table.do("attack al01 ax01", "infantry star star")
    assert table.over == (("allies", "M44-O.1") if won else None)


@pytest.mark.rule("M44-O.2")
def test_a_unit_eliminated_by_hits_gives_a_medal_and_a_wounded_one_none() -> None:
    table = field("battle", units={"al01": "infantry G5", "ax01": "infantry g6 2"})
    copy = table.copy()
    copy.do("attack al01 ax01", "infantry star star")
    assert (copy.medals("allies"), copy.at("ax01")) == (0, "g6")
    table.do("attack al01 ax01", "infantry grenade star")
    assert (table.medals("allies"), table.medals("axis")) == (1, 0)
    assert table.at("ax01") is None


@pytest.mark.rule("M44-O.2")
def test_a_unit_eliminated_by_a_blocked_retreat_gives_a_medal() -> None:
    table = field("battle", units={"al01": "infantry g8", "ax01": "infantry G9 1"})
    table.do("attack al01 ax01", "flag star star")
    assert table.at("ax01") is None
    assert table.medals("allies") == 1


@pytest.mark.rule("M44-O.2")
def test_a_unit_eliminated_by_a_card_gives_a_medal() -> None:
    table = Table(
        units={"al01": "infantry A1", "ax01": "infantry M9 1", "ax02": "infantry A9"},
        hands={"allies": ["barrage"]},
    )
    table.do("play barrage")
    table.do("barrage ax01", "grenade star star star 0")
    assert table.medals("allies") == 1


@pytest.mark.rule("M44-O.2")
def test_a_unit_eliminated_by_ambush_in_its_own_turn_gives_the_opponent_a_medal() -> None:
    table = field(
        "battle",
        units={"al01": "infantry G5 1", "ax01": "infantry g6"},
        hands={"axis": ["ambush"]},
    )
    table.do("attack al01 ax01")
    table.do("ambush", "infantry star star")
    assert table.at("al01") is None
    assert (table.active, table.medals("axis"), table.medals("allies")) == ("allies", 1, 0)


@pytest.mark.rule("M44-O.3")
def test_a_scenario_may_give_a_medal_for_taking_a_hex() -> None:
    table = field("move", [goal("allies", "G5")], units={"al01": "infantry G3"})
    assert table.medals("allies") == 0
    move(table, "al01", "G5")
    assert table.medals("allies") == 1
    plain = field("move", units={"al01": "infantry G3"})
    move(plain, "al01", "G5")
    assert plain.medals("allies") == 0


# The last medal


@pytest.mark.rule("M44-O.4")
def test_after_the_last_medal_there_is_no_take_ground_no_overrun_and_no_draw() -> None:
    table = field(
        "battle",
        units={"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry G7"},
        card="probe_center",
        hands={"allies": ["recon_left"], "axis": ["probe_left"]},
        medals={"allies": 5},
    )
    events = table.do("attack al01 ax01", "infantry star star")
    assert events[-1] == "battle-won side:allies 6 0"
    assert table.over == ("allies", "M44-O.1")
    assert table.asked == []
    assert (table.at("al01"), table.hand("allies"), table.discards) == (
        "G5",
        ["recon_left"],
        ["ambush"],
    )


@pytest.mark.rule("M44-O.4")
def test_after_the_last_medal_the_rest_of_a_retreat_is_not_made() -> None:
    table = field(
        "battle",
        [goal("axis", "G7", "H7")],
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        medals={"axis": 5},
    )
    table.do("attack al01 ax01", "flag flag star")
    table.do("retreat ax01 G7")
    assert table.over == ("axis", "M44-O.1")
    assert (table.at("ax01"), table.asked) == ("G7", [])


@pytest.mark.rule("M44-O.4")
def test_after_the_last_medal_no_flag_of_the_same_roll_drives_the_winner_back() -> None:
    table = field(
        "battle",
        units={"al01": "infantry G5 1", "ax01": "infantry g6"},
        hands={"axis": ["ambush"]},
        medals={"axis": 5},
    )
    table.do("attack al01 ax01")
    table.do("ambush", "infantry flag star")
    assert table.over == ("axis", "M44-O.1")
    assert (table.at("ax01"), table.men("ax01")) == ("g6", 4)  # the attack is not made


@pytest.mark.rule("M44-O.5")
def test_medals_beyond_the_target_are_not_counted() -> None:
    table = field(
        "move",
        [goal("allies", "G5", medals=3)],
        units={"al01": "infantry G3"},
        medals={"allies": 5},
    )
    move(table, "al01", "G5")
    assert table.over == ("allies", "M44-O.1")
    assert table.medals("allies") == 6


@pytest.mark.rule("M44-O.6")
def test_a_medal_for_a_unit_stays_when_the_medal_for_an_objective_is_lost() -> None:
    table = field(
        "battle", [goal("allies", "G5")], units={"al01": "infantry G5", "ax01": "infantry g6 1"}
    )
    assert table.medals("allies") == 1
    table.do("attack al01 ax01", "infantry star star")
    assert table.medals("allies") == 2
    table.do("advance al01 g6")  # it leaves the objective
    assert table.medals("allies") == 1
    table.do("done", "0")
    idle(table)
    assert table.medals("allies") == 1


@pytest.mark.rule("M44-O.6")
def test_a_medal_for_a_unit_is_not_given_back_when_units_of_the_winner_are_lost() -> None:
    table = field(
        "battle",
        units={"al01": "infantry G5 1", "ax01": "infantry g6"},
        hands={"axis": ["ambush"]},
        medals={"allies": 3},
    )
    table.do("attack al01 ax01")
    table.do("ambush", "infantry star star")
    assert (table.medals("allies"), table.medals("axis")) == (3, 1)


# Objectives


@pytest.mark.rule("M44-O.7")
@pytest.mark.parametrize(("bridge", "beside"), [("D7", "c8"), ("k4", "j4")])
def test_each_bridge_of_pegasus_counts_while_an_allied_unit_is_on_it(
    bridge: str, beside: str
) -> None:
    arriving = Table(
        scenario="pegasus-bridge", units={"al01": beside}, phase="move", ordered=["al01"]
    )
    assert arriving.medals("allies") == 0
    move(arriving, "al01", bridge)
    assert arriving.medals("allies") == 1
    leaving = Table(
        scenario="pegasus-bridge", units={"al01": bridge}, phase="move", ordered=["al01"]
    )
    assert leaving.medals("allies") == 1
    move(leaving, "al01", beside)
    assert leaving.medals("allies") == 0


@pytest.mark.rule("M44-O.7")
def test_a_temporary_objective_is_lost_when_its_unit_is_eliminated_or_driven_off() -> None:
    table = Table(
        units={"al01": "infantry G5 1", "ax01": "infantry g6", **CORNER},
        objectives=[goal("allies", "G5")],
        active="axis",
        phase="battle",
        ordered=["ax01", "ax90"],
    )
    assert table.medals("allies") == 1
    killed, driven = table.copy(), table.copy()
    killed.do("attack ax01 al01", "infantry star star")
    assert (killed.medals("allies"), killed.medals("axis")) == (0, 1)
    driven.do("attack ax01 al01", "flag star star")
    driven.do("retreat al01 g4")
    assert (driven.medals("allies"), driven.medals("axis")) == (0, 0)


@pytest.mark.rule("M44-O.7")
def test_a_temporary_objective_may_be_won_again() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry M9"},
        hands={"allies": ["probe_center"] * 2, "axis": ["probe_center"]},
        objectives=[goal("allies", "G5")],
    )
    assert table.medals("allies") == 1
    play(table, "probe_center", "al01")
    move(table, "al01", "G3")
    assert table.medals("allies") == 0
    play(table, "probe_center")
    play(table, "probe_center", "al01")
    move(table, "al01", "G5")
    assert table.medals("allies") == 1


@pytest.mark.rule("M44-O.8")
@pytest.mark.parametrize(
    ("slug", "place", "beside"),
    [
        ("pointe-du-hoc", "J9", "j8"),
        ("pointe-du-hoc", "K9", "j8"),
        ("liberation-of-paris", "C9", "c8"),
        ("liberation-of-paris", "F9", "f8"),
        ("liberation-of-paris", "J9", "j8"),
    ],
)
def test_the_forests_of_pointe_du_hoc_and_the_outskirts_of_paris_are_never_lost(
    slug: str, place: str, beside: str
) -> None:
    arriving = Table(scenario=slug, units={"al01": beside}, phase="move", ordered=["al01"])
    move(arriving, "al01", place)
    assert arriving.medals("allies") == 1
    leaving = Table(
        scenario=slug, units={"al01": place}, phase="move", ordered=["al01"], medals={"allies": 0}
    )
    assert leaving.medals("allies") == 1
    move(leaving, "al01", beside)
    assert leaving.medals("allies") == 1


@pytest.mark.rule("M44-O.8")
def test_a_permanent_objective_is_scored_once_only() -> None:
    table = Table(
        units={"al01": "infantry G3", "ax01": "infantry M9"},
        hands={"allies": ["probe_center"] * 3, "axis": ["attack_center"] * 3},
        objectives=[goal("allies", "G5", mode="permanent")],
    )
    for place, medals in (("G5", 1), ("G3", 1), ("G5", 1)):
        play(table, "probe_center", "al01")
        move(table, "al01", place)
        assert table.medals("allies") == medals
        play(table, "attack_center")


@pytest.mark.rule("M44-O.9")
def test_two_allied_units_next_to_the_rhone_at_montelimar_still_give_one_medal() -> None:
    table = Table(
        scenario="montelimar",
        units={"al01": "i8", "al02": "j8", "al03": "h8"},
        active="allies",
        phase="move",
        ordered=["al01", "al02", "al03"],
    )
    assert table.medals("allies") == 1
    move(table, "al01", "I7")
    assert table.medals("allies") == 1
    move(table, "al02", "J7")
    assert table.medals("allies") == 1
    move(table, "al03", "H7")  # the last of them
    assert table.medals("allies") == 0


@pytest.mark.rule("M44-O.9")
def test_an_objective_counts_when_the_required_number_of_its_hexes_is_held() -> None:
    table = field(
        "move",
        [goal("allies", "G5", "H5", "I5", needed=2)],
        units={"al01": "infantry g4", "al02": "infantry h4", "al03": "infantry i4"},
    )
    for unit, place, medals in (("al01", "G5", 0), ("al02", "H5", 1), ("al03", "I5", 1)):
        move(table, unit, place)
        assert table.medals("allies") == medals


@pytest.mark.rule("M44-O.11")
def test_only_the_side_an_objective_belongs_to_can_score_it() -> None:
    table = field("move", [goal("axis", "G5")], units={"al01": "infantry G3"})
    move(table, "al01", "G5")
    assert (table.medals("allies"), table.medals("axis")) == (0, 0)
    mine = Table(
        units={"ax01": "infantry G5", **CORNER}, objectives=[goal("axis", "G5")], phase="play"
    )
    assert (mine.medals("allies"), mine.medals("axis")) == (0, 1)
