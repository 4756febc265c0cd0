"""Scoring and the end of the game: sections 3.3, 3.4 and 4, examples E38 to E40 and E52."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import GAME, Table, clash, planning

FIELD = {"o-foot1": "B2", "o-gun1": "L1", "c-foot1": "B11", "c-gun1": "L12"}


def ended(towers: dict[str, str] | None = None, **given: Any) -> Table:
    """The end of a round, without any order left."""
    fields: dict[str, Any] = {"turn": "ottoman", "round": 3, **given}
    return clash(towers or FIELD, phase="end", hold=False, **fields)


@pytest.mark.rule("KF-3.3.6", "KF-2.6.33", "KF-2.6.34", "KF-0.6", "KF-0.10")
def test_e38_two_points_for_each_tower_past_the_middle_line() -> None:
    towers = {
        "o-foot1": "B7",
        "o-foot2": "D8",
        "o-pike1": "F8",
        "o-musket1": "B6",
        "c-foot1": "B12",
    }
    table = ended({**FIELD, **towers}, ground={"F8": "forest"})
    assert table.score == (4, 0)
    assert table.s.round == 4


@pytest.mark.rule("KF-2.6.34")
def test_towns_bridges_ramparts_and_captured_guns_count() -> None:
    towers = {
        "o-foot1": "B7",
        "o-foot2": "D7",
        "o-pike1": "F7",
        "c-gun1": "L12 1 owner:ottoman",
        "c-foot1": "A12",
        "o-gun1": "L1",
    }
    works = {"D7": "bridge", "F7": "rampart-N"}
    table = ended(towers, ground={"B7": "town", "D7": "river"}, works=works)
    assert table.score == (8, 0)


@pytest.mark.rule("KF-7.2.4", "KF-7.2.3")
def test_e39_the_marked_square_of_szekesfehervar() -> None:
    towers = {"o-musket3": "K11 2", "o-foot1": "A8", "o-gun1": "A1", "c-gun1": "A12"}
    assert ended(towers, scenario="szekesfehervar_1593").score == (3, 0)
    christians = {"c-foot1": "K11", "c-gun1": "A12", "o-gun1": "A1"}
    assert ended(christians, scenario="szekesfehervar_1593").score == (0, 1)
    doubled = ended(christians, scenario="szekesfehervar_1593", survey=["christian"])
    assert doubled.score == (0, 2)


@pytest.mark.rule("KF-4.5", "KF-4.4", "KF-4.1")
def test_e40_the_difference_of_losses_decides_a_close_game() -> None:
    lost = {"ottoman": {"foot": 6, "pike": 6, "musket": 2}, "christian": {"foot": 6, "pike": 3}}
    table = ended(score={"ottoman": 51, "christian": 47}, lost=lost, due="KF-4.1")
    assert table.score == (51, 52)
    assert (table.s.winner, table.s.ending) == (1, 0)
    assert table.asked == []


@pytest.mark.rule("KF-4.1", "KF-3.3.7")
def test_fifty_points_end_the_game_after_the_round() -> None:
    table = clash(
        {"c-pike1": "E6", "o-foot1": "E5", "o-heavy1": "A3"},
        score={"christian": 49},
        christian={"plan": {"pike": ["march"]}, "cubes": {"pike": 2}},
        ottoman={"plan": {"heavy_cavalry": ["march"]}},
    )
    told = table.do("execute pike", "melee c-pike1 o-foot1")
    assert "last-round" in told
    assert table.s.ending < 0  # the round is played to its end
    table.do("execute heavy_cavalry", "move o-heavy1 A4")
    while table.asked:
        table.do(table.actions("withdraw")[0])
    assert (table.s.ending, table.s.winner) == (0, 1)


@pytest.mark.rule("KF-4.1")
def test_fifty_may_be_reached_by_territory() -> None:
    table = ended({**FIELD, "o-foot1": "B7"}, score={"ottoman": 48})
    assert (table.s.ending, table.s.winner, table.score) == (0, 0, (50, 0))
    assert ended({**FIELD, "o-foot1": "B7"}, score={"ottoman": 47}).s.ending < 0


@pytest.mark.rule("KF-4.10", "KF-3.3.8")
def test_e52_a_later_loss_of_a_point_does_not_undo_the_end() -> None:
    table = clash(
        {"o-pike1": "E5", "c-foot1": "E6", "o-heavy1": "A3"},
        turn="ottoman",
        round=1,
        score={"ottoman": 48},
        ottoman={"plan": {"pike": ["march"], "heavy_cavalry": ["march"]}, "cubes": {"pike": 1}},
    )
    table.do("execute pike", "melee o-pike1 c-foot1")
    assert table.score == (50, 0)
    table.do("withdraw artillery", "withdraw heavy_cavalry")
    while table.asked:
        table.do(table.actions("withdraw")[0])
    assert table.s.ending == 0
    assert table.score[0] == 50 - 2 + 1  # two orders withdrawn, one disc fewer lost


@pytest.mark.rule("KF-4.10")
def test_when_both_reach_fifty_the_totals_decide() -> None:
    table = ended(score={"ottoman": 53, "christian": 55}, due="KF-4.1")
    assert table.s.winner == 1


@pytest.mark.rule("KF-4.3")
def test_a_side_without_towers_ends_the_game_and_points_decide() -> None:
    table = ended({"o-foot1": "B2", "o-gun1": "L1"}, score={"ottoman": 1, "christian": 9})
    assert (table.s.ending, table.s.winner) == (2, 1)


@pytest.mark.rule("KF-4.7")
def test_equal_totals_are_a_draw() -> None:
    table = ended(score={"ottoman": 50, "christian": 50}, due="KF-4.1")
    assert (table.s.ending, table.s.winner) == (0, -1)


@pytest.mark.rule("KF-4.6")
def test_what_counts_as_lost() -> None:
    lost = {"ottoman": {"foot": 2}, "christian": {}}
    table = ended(lost=lost, due="KF-4.1", score={"ottoman": 50})
    assert table.score == (50, 2)


@pytest.mark.rule("KF-8.7")
def test_the_optional_limit_of_quiet_rounds() -> None:
    assert ended(quiet=9).s.ending < 0
    table = ended(quiet=9, settings={"quiet_limit": True})
    assert table.s.ending == 3
    assert ended(quiet=8, settings={"quiet_limit": True}).s.ending < 0


@pytest.mark.rule("KF-8.7")
def test_a_change_of_a_score_begins_the_count_of_quiet_rounds_anew() -> None:
    assert ended(quiet=5).s.quiet == 6
    assert ended({**FIELD, "o-foot1": "B7"}, quiet=5).s.quiet == 0
    assert ended({**FIELD, "c-foot1": "B6"}, quiet=5).s.quiet == 0
    withdrawn = clash(FIELD, hold=False, quiet=5, christian={"plan": {"foot": ["march"]}})
    withdrawn.do("withdraw foot")
    assert (withdrawn.score, withdrawn.s.round, withdrawn.s.quiet) == ((0, -1), 3, 0)
    assert ended(quiet=9, score_before={"ottoman": 3}).s.quiet == 0  # as earlier versions tell it


@pytest.mark.rule("KF-8.7")
def test_a_point_won_and_lost_again_is_a_change() -> None:
    table = clash(
        {**FIELD, "c-pike1": "E8", "o-foot1": "E7"},
        hold=False,
        quiet=9,
        settings={"quiet_limit": True},
        christian={
            "plan": {"pike": ["march"], "artillery": ["march"]},
            "cubes": {"pike": 2},
        },
        ottoman={"cubes": {"foot": 2}},
    )
    table.do("execute pike", "melee c-pike1 o-foot1")
    assert table.score == (0, 1)
    won = table.copy()
    assert Table(**GAME.write_position(won.s)).s.freeze() == won.s.freeze()
    table.do("withdraw artillery")
    assert (table.score, table.s.round, table.s.quiet, table.s.ending) == ((0, 0), 3, 0, -1)


@pytest.mark.rule("KF-8.7", "KF-3.3.5")
def test_a_point_that_only_a_captain_loses_leaves_the_round_quiet() -> None:
    table = clash(
        FIELD,
        turn="ottoman1",
        hold=False,
        round=1,
        quiet=3,
        settings={"players": 4},
        ottoman1={"plan": {"foot": ["march"]}},
    )
    table.do("withdraw foot")
    assert (table.s.personal[0], table.s.round, table.s.quiet) == (4, 2, 4)


@pytest.mark.rule("KF-8.8")
def test_nobody_can_ever_act_again() -> None:
    purple = ["zeal", "terror", "calm", "stratagem", "espionage", "stand_firm", "bloodbath"]
    stuck = {"hand": purple}
    both = ended(christian=stuck, ottoman=stuck)
    assert both.s.ending == 4
    assert ended(christian=stuck, ottoman={"hand": purple[:6]}).s.ending < 0
    assert ended(christian=stuck, ottoman={"hand": [*purple[:6], "march"]}).s.ending < 0


@pytest.mark.rule("KF-3.4.2", "KF-2.4.4", "KF-5.4.4")
def test_cubes_return_and_points_are_forgotten() -> None:
    table = ended(christian={"cubes": {"foot": 2, "light_cavalry": 1}})
    assert (table.cubes("christian"), table.s.spent, table.s.revealed) == ({}, [0, 0], 0)
    assert table.s.cube_limit(1) == 7


@pytest.mark.rule("KF-3.4.1")
def test_markers_of_the_round_before_are_removed() -> None:
    towers = {**FIELD, "c-pike1": "D11 3 attacked:2", "c-pike2": "E11 3 attacked:3"}
    table = ended(towers)
    assert (table.exhausted("c-pike1"), table.exhausted("c-pike2")) == (False, True)


@pytest.mark.rule("KF-3.4.3", "KF-0.4")
def test_a_new_round_begins_with_planning() -> None:
    table = ended()
    assert (table.phase, table.asked) == ("plan", ["ottoman", "christian"])
    assert not table.can("lock", seat="ottoman")  # a card of the draw pile is owed


@pytest.mark.rule("KF-3.1.15")
def test_purple_cards_come_back_and_green_ones_never() -> None:
    discard = {"discard": ["zeal", "march"], "out": ["survey"], "hand": []}
    table = planning(round=3, captains={"christian": discard})
    table.do("draw charge", "recall zeal", "recall march", seat="christian")
    everywhere = table.actions("draw", seat="christian") + table.actions("recall", seat="christian")
    assert not any("survey" in text for text in everywhere)
