"""When objectives are looked at, and how a battle and a match can end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, play
from tests.games.memoir.dealer import DECK, begin, rest_of_deck
from tests.games.memoir.goals import CORNER, field, goal, move
from tests.games.memoir.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.hidden import sees_hand
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.state import new_battle
from vezerkar.games.memoir.terms import ALLIES

# Sudden death


def toulon(*towns: str, **fields: Any) -> Table:
    """Allied units in some of the four towns of Toulon, and Axis units elsewhere."""
    held = {f"al{i:02d}": town for i, town in enumerate(towns, start=1)}
    hands = {"allies": ["probe_left"], "axis": ["probe_left"]}
    units = {**held, "ax03": "gone", "ax06": "gone"}
    return Table(scenario="toulon", units=units, hands=hands, discard=["ambush"], **fields)


@pytest.mark.rule("M44-O.10")
@pytest.mark.parametrize(
    ("towns", "won"),
    [
        (["G9", "G7", "h8"], True),
        (["G9", "h8", "i8"], True),
        (["G9", "G7", "h8", "i8"], True),
        (["G9", "G7"], False),
    ],
)
def test_the_allies_win_at_toulon_with_3_of_4_towns_at_the_end_of_their_turn(
    towns: list[str], won: bool
) -> None:
    table = toulon(*towns)
    play(table, "probe_left")
    assert table.over == (("allies", "M44-O.10") if won else None)


@pytest.mark.rule("M44-O.10")
@pytest.mark.parametrize(("towns", "won"), [(["F9", "g8"], True), (["G9"], False)])
def test_the_allies_win_at_saverne_with_2_of_3_towns(towns: list[str], won: bool) -> None:
    held = {f"al{i:02d}": town for i, town in enumerate(towns, start=1)}
    table = Table(
        scenario="saverne-gap",
        units={**held, "ax02": "gone"},
        hands={"allies": ["probe_left"], "axis": []},
    )
    play(table, "probe_left")
    assert table.over == (("allies", "M44-O.10") if won else None)


@pytest.mark.rule("M44-O.10")
def test_sudden_death_is_looked_at_after_the_draw_and_not_before() -> None:
    table = toulon("G9", "G7", "h8")
    assert table.asked == ["allies"]
    table.do("play probe_left")
    assert table.asked == ["allies"]
    pile = table.pile
    table.do("done", "0")
    assert table.over == ("allies", "M44-O.10")
    assert (len(table.hand("allies")), table.pile) == (1, pile - 1)


@pytest.mark.rule("M44-O.10")
def test_sudden_death_is_not_looked_at_in_the_turn_of_the_other_side() -> None:
    table = toulon("G9", "G7", "h8", active="axis")
    play(table, "probe_left")
    assert table.over is None
    assert table.active == "allies"


@pytest.mark.rule("M44-O.10")
def test_towns_that_are_left_again_before_the_end_of_the_turn_do_not_win() -> None:
    goals = [goal("allies", "G5", "I5", needed=2, mode="sudden_death", medals=0)]
    units = {"al01": "infantry G5", "al02": "infantry h4", "ax01": "infantry M9"}
    table = Table(units=units, objectives=goals, phase="move", ordered=["al01", "al02"])
    move(table, "al02", "I5")
    assert table.over is None  # both are held, but the turn goes on
    move(table, "al01", "G3")
    assert (table.over, table.active) == (None, "axis")


# After every step


@pytest.mark.rule("M44-O.12")
def test_a_unit_may_end_the_battle_by_stepping_onto_an_objective() -> None:
    table = field("move", [goal("allies", "G5")], units={"al01": "armor G3"}, medals={"allies": 5})
    move(table, "al01", "G5")
    assert table.over == ("allies", "M44-O.1")


@pytest.mark.rule("M44-O.12")
def test_a_unit_scores_a_permanent_objective_that_it_only_passes() -> None:
    table = field("move", [goal("allies", "G5", mode="permanent")], units={"al01": "armor G3"})
    table.do("pick al01")
    over = [action for action in table.actions() if action.startswith("move-via al01 g6 ")]
    assert over
    act(table, over[0])
    assert (table.at("al01"), table.medals("allies")) == ("g6", 1)


@pytest.mark.rule("M44-O.12")
def test_a_unit_with_no_other_way_cannot_pass_a_permanent_objective_without_scoring_it() -> None:
    river = dict.fromkeys(["f6", "g6", "F5", "f4", "g4"], "river")
    table = field(
        "move",
        [goal("allies", "H5", mode="permanent")],
        units={"al01": "armor G5"},
        terrain=river,
    )
    table.do("pick al01")
    for action in table.actions():
        if action.split()[2] in ("G5", "H5"):
            continue
        copy = table.copy()
        act(copy, action)
        assert copy.medals("allies") == 1, action


@pytest.mark.rule("M44-O.4", "M44-O.12")
def test_passing_the_last_objective_in_the_middle_of_a_move_ends_the_battle_there() -> None:
    table = field(
        "move",
        [goal("allies", "G5", mode="permanent")],
        units={"al01": "armor G3"},
        medals={"allies": 5},
    )
    table.do("pick al01")
    act(table, next(o for o in table.actions() if o.startswith("move-via al01 g6 ")))
    assert table.over == ("allies", "M44-O.1")
    assert table.at("al01") == "G5"


@pytest.mark.rule("M44-O.12")
def test_a_retreating_unit_scores_and_loses_objectives_step_by_step() -> None:
    goals = [goal("axis", "g6"), goal("axis", "G7", "H7", mode="permanent")]
    table = field("battle", goals, units={"al01": "infantry G5", "ax01": "infantry g6"})
    assert table.medals("axis") == 1
    table.do("attack al01 ax01", "flag flag star")
    assert table.do("retreat ax01 G7") == ["retreated unit:ax01 hex:g6 hex:G7"]  # one lost, one won
    assert table.medals("axis") == 1
    table.do("retreat ax01 g8")
    assert table.medals("axis") == 1  # the second was only passed


@pytest.mark.rule("M44-O.12")
def test_taking_ground_onto_an_objective_scores_it() -> None:
    table = field(
        "battle", [goal("allies", "g6")], units={"al01": "infantry G5", "ax01": "infantry g6"}
    )
    table.do("attack al01 ax01", "flag star star")
    table.do("retreat ax01 G7")
    assert table.medals("allies") == 0
    table.do("advance al01 g6")
    assert table.medals("allies") == 1


@pytest.mark.rule("M44-O.12")
def test_the_elimination_of_a_unit_on_its_objective_takes_the_medal_at_once() -> None:
    table = field(
        "battle", [goal("axis", "g6")], units={"al01": "infantry G5", "ax01": "infantry g6 1"}
    )
    assert table.medals("axis") == 1
    table.do("attack al01 ax01", "infantry star star")
    assert (table.medals("axis"), table.medals("allies")) == (0, 1)


@pytest.mark.rule("M44-O.13")
@pytest.mark.parametrize("hexes", [["D7", "E7"], ["E7", "D7"]])
def test_a_step_from_one_objective_to_another_leaves_the_total_as_it_was(hexes: list[str]) -> None:
    """The Allies have 3 of 4 medals, one of them for a unit on [3,2]; it steps onto another."""
    table = field(
        "move",
        [goal("allies", place) for place in hexes],
        units={"al01": "infantry D7"},
        medals={"allies": 2},
        target={"allies": 4},
    )
    assert table.medals("allies") == 3
    move(table, "al01", "E7")
    assert (table.medals("allies"), table.over) == (3, None)


@pytest.mark.rule("M44-O.14")
@pytest.mark.parametrize("active", ["allies", "axis"])
def test_if_both_sides_reach_their_target_at_once_the_side_whose_turn_it_is_wins(
    active: str,
) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry G7"},
        objectives=[goal("axis", "G7"), goal("allies", "G5")],
        target={"axis": 1, "allies": 1},
        active=active,
    )
    assert table.over == (active, "M44-O.1")


# No units, full targets, objectives held from the beginning


@pytest.mark.rule("M44-O.15")
def test_a_side_without_a_unit_on_the_board_loses_whatever_the_medals() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6 1"},
        medals={"axis": 5, "allies": 0},
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01", "infantry star star")
    assert table.over == ("allies", "M44-O.15")


@pytest.mark.rule("M44-O.15")
def test_a_side_may_lose_its_last_unit_in_its_own_turn() -> None:
    table = Table(
        units={"al01": "infantry G5 1", "ax01": "infantry g6"},
        hands={"axis": ["ambush"]},
        medals={"allies": 5},
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01")
    table.do("ambush", "infantry star star")
    assert table.over == ("axis", "M44-O.15")


@pytest.mark.rule("M44-O.15")
def test_a_unit_that_left_through_an_exit_is_not_on_the_board() -> None:
    army = begin("utah-beach").layout.scenario.units
    gone = {unit.id: "gone" for unit in army if unit.side == "allies"}
    table = Table(
        scenario="utah-beach", units={**gone, "al01": "E9"}, phase="move", ordered=["al01"]
    )
    act(table, "pick al01", "exit al01")
    assert table.over == ("axis", "M44-O.15")


@pytest.mark.rule("M44-O.16")
def test_who_wins_because_the_enemy_has_no_unit_left_has_the_full_target() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6 1"},
        medals={"axis": 4, "allies": 1},
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01", "infantry star star")
    assert (table.medals("allies"), table.medals("axis")) == (6, 4)


@pytest.mark.rule("M44-O.16")
def test_who_wins_by_sudden_death_has_the_full_target_and_the_loser_keeps_his_medals() -> None:
    table = toulon("G9", "G7", "h8", medals={"axis": 3, "allies": 1})
    play(table, "probe_left")
    assert (table.medals("allies"), table.medals("axis")) == (6, 3)


@pytest.mark.rule("M44-O.16")
def test_who_wins_by_an_exhausted_deck_has_the_full_target() -> None:
    hands = {"axis": ["probe_left"], "allies": ["recon_left"]}
    left = rest_of_deck(hands["axis"], hands["allies"], ["assault_left"])
    table = Table(scenario="vassieux", hands=hands, discard=left, medals={"allies": 3, "axis": 1})
    assert (table.pile, table.active) == (1, "axis")
    play(table, "probe_left")
    assert table.over == ("axis", "M44-F.10")
    assert (table.medals("axis"), table.medals("allies")) == (4, 3)


@pytest.mark.rule("M44-O.17")
def test_an_objective_held_in_the_starting_position_counts_from_the_beginning() -> None:
    goals = [goal("axis", "G7"), goal("allies", "A1", mode="permanent"), goal("allies", "K1")]
    table = Table(units={"ax01": "infantry G7", **CORNER}, objectives=goals)
    begun = new_battle(table.s.board, PHASES, Seeded(1))
    assert begun.tally == [1, 1]
    assert begun.ending < 0


# A match of two battles


def match(**fields: Any) -> Table:
    """One allied attack from the end of a battle of a match."""
    given: dict[str, Any] = {
        "units": {"al01": "infantry G5", "ax01": "infantry g6 1", **CORNER},
        "settings": {"match": "two_battles"},
        "phase": "battle",
        "ordered": ["al01"],
        "medals": {"allies": 5, "axis": 2},
        "hands": {"allies": ["recon_left"], "axis": ["probe_left"]},
    }
    return Table(**{**given, **fields})


HIT = "infantry star star "
NEW_DEAL = "0 " * 10  # five cards for each side


@pytest.mark.rule("M44-S.10")
def test_after_the_first_battle_the_second_begins_with_sides_exchanged() -> None:
    table = match()
    assert table.layout.seats == ("first", "second")
    assert table.asked == ["second"]  # who plays the Allies in the first battle
    table.do("attack al01 ax01", HIT + NEW_DEAL)
    assert (table.s.leg, table.over) == (1, None)
    assert (table.active, table.asked) == ("allies", ["first"])
    assert sees_hand(table.s, 0, ALLIES)
    assert not sees_hand(table.s, 1, ALLIES)


@pytest.mark.rule("M44-S.10")
def test_the_second_battle_starts_from_the_full_setup_with_a_newly_shuffled_deck() -> None:
    table = match(discard=["ambush", "barrage"], wire=["A1"], ordered=["al01", "al90"])
    table.do("clear al90")
    assert not table.has_wire("A1")
    table.do("attack al01 ax01", HIT + NEW_DEAL)
    assert table.has_wire("A1")
    assert (table.medals("allies"), table.medals("axis")) == (0, 0)
    assert (table.at("ax01"), table.men("ax01")) == ("g6", 1)
    assert (len(table.hand("allies")), len(table.hand("axis"))) == (5, 5)
    assert (table.pile, table.discards) == (len(DECK) - 10, [])


@pytest.mark.rule("M44-S.10", "M44-O.5")
def test_the_medals_of_a_battle_are_those_at_its_end_temporary_objectives_included() -> None:
    table = match(
        objectives=[goal("axis", "B1"), goal("allies", "A1", medals=2), goal("allies", "G5")],
        medals={"allies": 2, "axis": 1},
    )
    assert (table.medals("allies"), table.medals("axis")) == (5, 2)
    table.do("attack al01 ax01", HIT + NEW_DEAL)
    assert table.s.match == [2, 6]


@pytest.mark.rule("M44-S.10")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    # The second player is the Axis now and loses this battle with two medals to six.
    [(0, 6, "second"), (3, 6, "first"), (2, 6, ""), (6, 1, "first")],
)
def test_the_player_with_the_most_medals_over_both_battles_wins_the_match(
    first: int, second: int, winner: str
) -> None:
    table = match(battle=2, first_battle={"axis": first, "allies": second})
    assert table.asked == ["first"]
    table.do("attack al01 ax01", HIT)
    assert table.over == (winner, "M44-S.10")
    assert table.s.match == [first + 6, second + 2]
    assert table.asked == []


@pytest.mark.rule("M44-S.10")
def test_a_single_battle_is_won_by_the_side_that_reached_its_target() -> None:
    table = match(settings={"match": "single"})
    table.do("attack al01 ax01", HIT)
    assert table.over == ("allies", "M44-O.1")
