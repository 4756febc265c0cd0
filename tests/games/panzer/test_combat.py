"""The eighteen steps of a combat (chapter 7)."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from vezerkar.games.panzer.rules.combat_values import move_fire, move_target

PAIR = {"u1": "pz_iv D4", "u2": "riflemen D3"}


def combat(units: dict[str, str], **fields: object) -> Table:
    return Table("minsk", units, **{"active": "german", **fields})


@pytest.mark.rule("PG-7.0.1", "PG-7.0.2", "PG-7.16.1", "PG-7.16.2")
def test_both_units_fire_once_and_roles_change() -> None:
    table = combat(PAIR)
    happened = table.fight("attack u1 u2")
    opens = [line for line in happened if line.startswith("fire-opens")]
    assert opens == ["fire-opens unit:u1 unit:u2", "fire-opens unit:u2 unit:u1"]
    assert "attacked unit:u1 unit:u2" in happened


@pytest.mark.rule("PG-7.0.3")
def test_no_marker_goes_below_one() -> None:
    table = combat(
        {"u1": "pz_ii D4 -3", "u2": "riflemen D3 -3"},
        hands={"german": ["accuracy+0"], "soviet": ["strafing_run+1", "smoke_screen+1"]},
    )
    table.do("attack u1 u2")
    assert table.fire == 2  # 5 - 3
    assert table.phase == "answer"
    move_fire(table.s, 0, -5, 0)
    move_target(table.s, 0, -50, 0)
    assert (table.fire, table.target) == (1, 1)


WEAK = {"u1": "mg_42 D4 -3", "u2": "t_26 D3", "u3": "grenadiers C4", "u4": "grenadiers E4"}


@pytest.mark.rule("PG-7.0.3")
def test_the_sheet_adds_up_to_where_the_markers_stand() -> None:
    hands = {"german": ["accuracy+0"], "soviet": ["take_cover+0", "smoke_screen+1"]}
    table = combat(WEAK, hands=hands)
    table.do("attack u1 u2", loose=True)
    assert table.values == (5, 5)  # 2 - 3 is 1, and 2 and 2 for the two that support
    fire, target = GAME.scene(table.s, 0).sheets[0].sums
    lines = [(term.text.key, term.value) for term in fire.terms]
    assert lines == [
        ("line-attack", 2),
        ("line-morale", -3),
        ("line-floor", 2),
        ("line-support", 2),
        ("line-support", 2),
    ]
    assert sum(term.value for term in target.terms) == 5
    floor = fire.terms[2]
    assert (floor.text.rules, floor.step) == (("PG-7.0.3",), "3")


@pytest.mark.rule("PG-7.0.3", "PG-7.13.1")
def test_a_flip_that_is_still_to_come_brings_no_marker_below_one() -> None:
    units = {"u1": "volkssturm C1 -1", "u2": "katyusha C2"}
    table = combat(units, hands={"german": ["pz_iv"]}, prestige={"german": 0, "soviet": 0})
    table.do("attack u1 u2")
    assert (table.phase, table.values) == ("sacrifice", (2, 3))
    fire = GAME.scene(table.s, 1).sheets[0].sums[0]
    assert (fire.terms[-1].text.key, fire.terms[-1].upto) == ("line-flip", 3)
    assert sum(term.value for term in fire.terms) == 1  # with the bluff and -2 on the flip
    happened = table.do("sacrifice bluff", "t-2", loose=True)
    assert "sheet marker:fire line:flip -2 1" in happened


@pytest.mark.rule("PG-7.2.1", "PG-5.4.62")
def test_the_attack_value_against_the_type_of_the_target() -> None:
    table = Table("minsk", {"u1": "t_26 D3", "u2": "pz_iv D4"}, active="soviet")
    happened = table.fight("attack u1 u2")
    assert "sheet marker:fire line:attack 5 5" in happened
    assert "sheet marker:fire line:attack 7 7" in happened  # the answer


@pytest.mark.rule("PG-7.4.1", "PG-7.4.2", "PG-5.4.60")
def test_all_friends_around_the_target_support_whatever_they_have_done() -> None:
    units = {
        **PAIR,
        "u3": "pz_iii C4 moved fired",
        "u4": "grenadiers E4",
        "u5": "grenadiers C2",
        "u6": "grenadiers B3",
    }
    happened = combat(units).fight("attack u1 u2")
    assert [line.split()[3] for line in happened if "line:support" in line] == ["2", "2", "2"]


@pytest.mark.rule("PG-7.4.2")
def test_the_three_supporters_of_the_diagram() -> None:
    units = {**PAIR, "u3": "grenadiers C3", "u4": "grenadiers E4", "u5": "granatwerfer D5"}
    table = combat(units, ammo={"german": 1})
    table.do("attack u1 u2")
    happened = table.fight("call u5")
    assert "sheet marker:fire line:support 2 12" in happened  # 6 + 2 + 2 + 2


@pytest.mark.rule("PG-7.5.1", "PG-7.6.1")
def test_the_tile_of_the_firing_unit_counts_in_both_fires() -> None:
    table = combat({"u1": "pz_iv C4", "u2": "riflemen B4"})
    happened = table.fight("attack u1 u2")
    assert "sheet marker:fire line:tile-attack 2 8" in happened  # from the hills
    assert "sheet marker:target line:defense 6 6" in happened
    answer = happened[happened.index("fire-opens unit:u2 unit:u1") :]
    assert not any("tile-attack" in line for line in answer)  # a bridge: 0


# Steps 9 and 10


@pytest.mark.rule("PG-7.9.1", "PG-7.9.2", "PG-7.9.3")
def test_three_to_one_destroys_at_once_with_rewards() -> None:
    weak = {"u1": "pz_vi_king_tiger E3 +2", "u2": "t_40 E2", "u3": "pz_v_panther D2"}
    table = combat(weak)
    happened = table.do("attack u1 u2")  # 11 + 2 + 2 + 2 against 4
    assert "instant unit:u1 unit:u2" in happened
    assert (table.phase, table.asked) == ("reward", ["german"])
    table.do("gain")
    assert table.prestige("german") == 22
    assert table.morale("u1") == 9
    assert table.phase == "advance"


@pytest.mark.rule("PG-7.9.1", "PG-7.9.4", "PG-7.9.5")
def test_the_endangered_side_has_one_card_against_it() -> None:
    units = {"u1": "pz_vi_king_tiger E3", "u2": "t_40 E2", "u3": "pz_v_panther D2"}
    hands = {"soviet": ["take_cover+0", "take_cover+1"], "german": ["snafu+0", "snafu+2"]}
    table = combat(units, hands=hands)
    table.do("attack u1 u2")
    assert table.values == (15, 4)
    assert (table.phase, table.asked) == ("answer", ["soviet"])
    table.do("play take_cover+0 1")
    assert table.phase == "window"
    table.do("pass")
    assert table.values == (15, 7)
    assert (table.phase, table.asked) == ("cards", ["german"])  # step 11 still begins with him
    stopped = combat(units, hands=hands)
    stopped.do("attack u1 u2")
    stopped.do("play take_cover+0 1")
    stopped.do("play snafu+0 1")
    happened = stopped.do("pass")  # no answer to it
    assert "instant unit:u1 unit:u2" in happened  # no second card


@pytest.mark.rule("PG-7.10.1", "PG-7.10.2", "PG-7.16.2")
def test_one_to_two_stalls_unless_one_card_helps() -> None:
    units = {"u1": "pz_ii D4", "u2": "kv_1 D3"}
    table = combat(units)
    happened = table.fight("attack u1 u2")
    assert "stalled unit:u1" in happened
    assert "fire-opens unit:u2 unit:u1" in happened  # it counts as having fired
    assert table.morale("u2") == 6
    helped = combat(units, hands={"german": ["accuracy+0"]})
    helped.do("attack u1 u2")
    assert (helped.phase, helped.asked, helped.values) == ("answer", ["german"], (4, 10))
    happened = helped.fight("play accuracy+0 1")
    assert "stalled unit:u1" not in happened


@pytest.mark.rule("PG-7.9.1", "PG-7.10.1")
def test_exactly_three_to_one_and_one_to_two_count() -> None:
    units = {"u1": "pz_vi_king_tiger E3", "u2": "t_70 E2"}
    units |= {"u3": "pz_vi_tiger D2", "u4": "pz_v_panther F2"}
    happened = combat(units).do("attack u1 u2")
    assert "sheet marker:fire line:tile-attack 2 18" in happened  # 18 against 6
    assert "instant unit:u1 unit:u2" in happened
    happened = combat({"u1": "pz_iii D4", "u2": "kv_1 D3"}).fight("attack u1 u2")
    assert "stalled unit:u1" in happened  # 5 against 10


# Step 11


@pytest.mark.rule("PG-7.11.1", "PG-7.11.2", "PG-5.2.10", "PG-5.2.3")
def test_cards_alternate_until_two_passes_in_a_row() -> None:
    hands = {
        "german": ["accuracy+0", "accuracy+2", "take_cover+0"],
        "soviet": ["take_cover+1", "accuracy-2"],
    }
    units = {**PAIR, "u3": "pz_vi_tiger C4"}
    table = combat(units, hands=hands, discards={"actions": ["snafu-1", "snafu+0", "snafu+2"]})
    table.do("attack u1 u2")
    assert table.asked == ["german"]
    assert not table.can("play take_cover+0 1")  # only the target's owner
    table.do("pass")
    assert table.asked == ["soviet"]
    assert not table.can("play accuracy-2 1")
    table.do("play take_cover+1 1")
    assert table.asked == ["german"]  # who passed may answer
    table.do("play accuracy+0 1")
    assert table.asked == ["soviet"]
    table.do("pass")
    table.do("pass")
    assert table.phase == "sacrifice"


@pytest.mark.rule("PG-7.11.3")
def test_a_morale_change_moves_the_fire_marker_at_once_but_not_the_target() -> None:
    table = combat(PAIR, hands={"german": ["morale_boost+1"], "soviet": ["morale_boost-2"]})
    table.do("attack u1 u2")
    fire, target = table.values
    table.do("play morale_boost+1 1")
    table.do("pass")  # no answer
    assert table.values == (fire + 2, target)
    happened = table.fight("play morale_boost-2 1")
    assert "morale unit:u2 2 7" in happened
    assert not any(line.startswith("sheet marker:target line:morale") for line in happened)


@pytest.mark.rule("PG-7.11.4", "PG-7.15.1", "PG-7.15.2", "PG-7.15.3")
def test_a_unit_without_morale_falls_and_the_victor_chooses_the_reward() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 -3"}
    table = combat(units, hands={"german": ["deadly_fire+1"]})
    table.do("attack u1 u2")
    happened = table.do("play deadly_fire+1 1")
    assert any(line.startswith("destroyed side:soviet card:riflemen") for line in happened)
    assert not any(line.startswith("flipped") for line in happened)
    assert table.actions() == ["gain", "deny"]
    table.do("deny")
    assert table.prestige("soviet") == 17
    assert table.morale("u1") == 7
    assert table.phase == "advance"


@pytest.mark.rule("PG-7.14.1", "PG-7.15.3")
def test_morale_won_by_a_kill_is_not_told_as_part_of_the_fire() -> None:
    table = combat({"u1": "pz_iv D4", "u2": "riflemen D3 -3"}, hands={"german": ["deadly_fire+1"]})
    table.do("attack u1 u2")
    table.do("play deadly_fire+1 1")
    step = table.session.steps[-1]
    told = [message.key for message in table.game.story(step.before, step.events)]
    after = told[told.index("event-destroyed") :]
    assert "event-sheet-late" in after
    assert "event-sheet" not in after


@pytest.mark.rule("PG-7.11.4", "PG-7.18.3")
def test_the_firing_unit_may_fall_too() -> None:
    units = {"u1": "pz_iv D4 -5", "u2": "riflemen D3"}
    table = combat(units, hands={"soviet": ["close_support+0"]})
    table.fight("attack u1 u2")
    assert table.phase == "cards"
    table.fight("play close_support+0 1")
    assert table.at("u1") == ""
    assert (table.phase, table.asked) == ("reward", ["soviet"])
    table.do("gain")
    assert table.prestige("soviet") == 20 - 5 + 6
    assert table.at("u2") == "D3"  # a defender never advances


@pytest.mark.rule("PG-7.11.5")
def test_the_ratio_is_checked_after_every_card() -> None:
    units = {"u1": "pz_vi_king_tiger E3", "u2": "t_70 E2"}
    hands = {"german": ["accuracy+0", "accuracy+2"]}
    table = combat(units, hands=hands)
    table.do("attack u1 u2")
    assert table.values == (13, 6)
    table.do("play accuracy+0 1")
    assert table.values == (16, 6)
    happened = table.do("play accuracy+2 1")
    assert "instant unit:u1 unit:u2" in happened  # 19 against 6


@pytest.mark.rule("PG-7.11.6", "PG-5.2.9", "PG-5.2.4")
def test_an_answer_may_itself_be_answered() -> None:
    hands = {"german": ["accuracy+0", "snafu+2", "take_cover+0"], "soviet": ["snafu+0", "fog+0"]}
    table = combat(PAIR, hands=hands, prestige={"german": 30, "soviet": 30})
    table.do("attack u1 u2")
    fire = table.fire
    table.do("play accuracy+0 1")
    assert table.actions() == ["play snafu+0 1", "pass"]
    table.do("play snafu+0 1")
    assert (table.phase, table.asked) == ("window", ["german"])
    table.do("play snafu+2 1")
    assert table.phase == "window"
    table.do("pass")
    assert table.fire == fire + 3  # SNAFU was cancelled by SNAFU
    assert table.prestige("german") == 30 - 2 - 7


# Steps 12 to 16


@pytest.mark.rule("PG-7.12.1", "PG-7.12.2", "PG-7.12.3", "PG-5.3.1", "PG-5.4.15", "PG-5.0.2")
def test_both_sacrifice_in_secret_and_the_bluff_returns() -> None:
    hands = {"german": ["pak_88"], "soviet": ["conscripts", "accuracy+0"]}
    table = combat(PAIR, hands=hands, prestige={"german": 0, "soviet": 0})
    table.do("attack u1 u2")
    assert table.asked == ["german", "soviet"]
    assert table.actions(seat="soviet") == [
        "sacrifice conscripts",
        "sacrifice accuracy+0",
        "sacrifice bluff",
    ]
    before = GAME.scene(table.s, 1)
    table.do("sacrifice pak_88", seat="german")
    after = GAME.scene(table.s, 1)
    assert before.zones == after.zones  # the other side sees only that he is ready
    assert [seat.ready for seat in after.seats] == [True, False]
    happened = table.do("sacrifice accuracy+0", "t+0", seat="soviet")
    assert "sacrificed side:german card:pak_88 7" in happened
    assert "sacrificed side:soviet card:accuracy+0 3" in happened
    assert table.discarded("german") == ["pak_88"]
    assert "accuracy+0" in table.discarded("actions")


@pytest.mark.rule("PG-7.13.1")
@pytest.mark.parametrize("tactic", [-2, -1, 0, 1, 2, 3])
def test_the_owner_of_the_firing_unit_flips(tactic: int) -> None:
    happened = combat(PAIR).fight("attack u1 u2", f"t{tactic:+d}")
    assert f"sheet marker:fire line:flip {tactic} {6 + tactic}" in happened


@pytest.mark.rule("PG-7.14.1", "PG-7.14.2")
@pytest.mark.parametrize(
    ("helpers", "difference", "loss"),
    [([], 0, 0), (["C4"], 0, 0), (["C4", "E3"], 1, 1), (["C4", "E3", "E4"], 4, 2)],
)
def test_half_the_difference_rounded_up_is_lost(
    helpers: list[str], difference: int, loss: int
) -> None:
    # A Panther (6) against Riflemen in a city (6 + 5); each Tiger beside them adds 3.
    units = {"u1": "pz_v_panther D4", "u2": "riflemen D3"}
    units |= {f"u{i + 3}": f"pz_vi_tiger {cell}" for i, cell in enumerate(helpers)}
    happened = combat(units).fight("attack u1 u2")
    assert f"loss unit:u2 {difference} {loss}" in happened


@pytest.mark.rule("PG-7.15.2")
def test_half_the_printed_cost_rounded_up() -> None:
    units = {"u1": "pz_iv D4", "u2": "partisans D3 -3"}
    table = combat(units, hands={"german": ["deadly_fire+1"]})
    table.do("attack u1 u2")
    table.do("play deadly_fire+1 1")
    table.do("gain")
    assert table.prestige("german") == 20 - 5 + 3


# Steps 17 and 18


@pytest.mark.rule("PG-7.17.1", "PG-7.17.2", "PG-7.17.7", "PG-7.18.1", "PG-7.18.2", "PG-6.2.13")
def test_the_loser_goes_back_straight_and_the_attacker_may_follow() -> None:
    units = {"u1": "pz_v_panther D4", "u2": "kv_1 D3", "u3": "pz_vi_tiger C4"}
    table = combat(units, control={"soviet": [], "german": []})
    happened = table.fight("attack u1 u2")
    assert "retreated unit:u2 tile:D2" in happened
    assert table.control("D2") == "soviet"
    assert table.actions() == ["advance", "stay"]
    table.do("advance")
    assert table.at("u1") == "D3"
    assert table.control("D3") == "german"


@pytest.mark.rule("PG-7.17.3", "PG-7.17.4")
@pytest.mark.parametrize("case", ["unit", "edge", "headquarters", "enemy", "swamp"])
def test_no_retreat_onto_units_off_the_map_onto_headquarters_or_forbidden_ground(case: str) -> None:
    units = {"u1": "pz_v_panther D4", "u2": "kv_1 D3", "u3": "pz_vi_tiger C4"}
    if case == "unit":
        units["u4"] = "mortar D2"
    elif case == "edge":
        units = {"u1": "pz_v_panther B4", "u2": "kv_1 A4", "u3": "pz_vi_tiger B5"}
    elif case == "headquarters":
        units = {"u1": "pz_v_panther C3", "u2": "kv_1 C2", "u3": "pz_vi_tiger D3"}
    elif case == "enemy":  # the headquarters of the attacker, on D5
        units = {"u1": "pz_v_panther D3", "u2": "kv_1 D4", "u3": "pz_vi_tiger C4"}
    else:
        units = {"u1": "pz_v_panther D3", "u2": "kv_1 E3", "u3": "pz_vi_tiger E4"}
    table = combat(units)
    happened = table.fight("attack u1 u2")
    assert "cannot-retreat unit:u2" in happened
    lost = next(line for line in happened if line.startswith("loss unit:u2"))
    assert table.morale("u2") == 6 - int(lost.split()[-1]) - 1


@pytest.mark.rule("PG-7.17.5")
def test_a_blocked_retreat_that_destroys_is_rewarded() -> None:
    units = {
        "u1": "pz_v_panther D4",
        "u2": "kv_1 D3 -4",
        "u3": "pz_vi_tiger C4",
        "u4": "mortar D2",
    }
    table = combat(units)
    table.fight("attack u1 u2")
    assert table.at("u2") == ""
    assert table.phase == "reward"
    table.do("gain")
    assert table.prestige("german") == 27


@pytest.mark.rule("PG-7.17.6", "PG-7.17.9")
def test_a_retreat_onto_an_enemy_tile_meets_mines() -> None:
    units = {"u1": "pz_v_panther D4", "u2": "kv_1 D3", "u3": "pz_vi_tiger C4"}
    table = combat(units, control={"german": ["D2"]})
    happened = table.fight("attack u1 u2", "t-1")
    assert "mine unit:u2 tile:D2" in happened
    assert table.control("D2") == "soviet"
    weak = combat({**units, "u2": "kv_1 D3 -4"}, control={"german": ["D2"]})
    weak.fight("attack u1 u2", "t-1")
    assert weak.at("u2") == ""
    assert weak.phase == "advance"  # nobody is rewarded, the tile is free
    assert weak.prestige("german") == 20


@pytest.mark.rule("PG-7.18.1")
def test_no_advance_onto_ground_the_unit_may_not_enter() -> None:
    units = {"u1": "pz_v_panther A4", "u2": "conscripts A3 -3", "u3": "pz_vi_tiger B4"}
    table = combat(units)
    table.fight("attack u1 u2")
    assert table.phase == "reward"
    table.do("gain")
    assert table.phase == "operations"
    assert table.at("u1") == "A4"


@pytest.mark.rule("PG-5.4.68", "PG-7.17.1")
def test_equal_losses_or_a_weaker_attack_make_nobody_retreat() -> None:
    table = combat(PAIR)
    happened = table.fight("attack u1 u2")
    assert not any(line.startswith("retreated") for line in happened)
    assert table.at("u2") == "D3"


@pytest.mark.rule("PG-7.4.5")
def test_support_once_given_stays_even_if_the_supporter_falls() -> None:
    units = {**PAIR, "u3": "volkssturm C4 -2"}
    table = combat(units, hands={"soviet": ["strafing_run+1"]})
    table.do("attack u1 u2")
    assert table.fire == 7
    happened = table.play("strafing_run+1 1", "u3")
    assert any(line.startswith("destroyed side:german card:volkssturm") for line in happened)
    assert not any("line:support -" in line for line in happened)
    assert table.prestige("soviet") == 16  # no reward outside the combat


# Weather


@pytest.mark.rule("PG-5.4.12", "PG-5.4.14", "PG-5.4.13")
def test_bad_weather_grounds_aircraft_and_silences_distant_guns() -> None:
    units = {**PAIR, "u3": "howitzer B5", "u4": "howitzer_150mm E5"}
    hands = {"german": ["bomber_run+0", "snowstorm+1"], "soviet": ["mud+0"]}
    table = combat(units, hands=hands, ammo={"german": 3}, weather=["snow"])
    assert not table.can("play bomber_run+0 1")
    assert not table.can("play snowstorm+1 1")  # it snows already
    assert table.can("play snowstorm+1 2")
    happened = table.fight("attack u1 u2")
    assert table.phase == "cards"
    while table.phase in ("cards", "answer", "sacrifice"):
        happened += table.fight("sacrifice bluff" if table.phase == "sacrifice" else "pass")
    assert any("fire-opens unit:u2" in line for line in happened)  # it still fires back
    assert not any("support" in line for line in happened)


@pytest.mark.rule("PG-5.4.13", "PG-5.2.4")
def test_either_side_may_bring_or_end_weather_between_two_actions() -> None:
    units = {"u1": "pz_iv D5", "u2": "riflemen A1", "u3": "grenadiers A5"}
    table = combat(units, hands={"soviet": ["snowstorm+1", "fog+0"]})
    table.do("move u1 D4")
    assert (table.phase, table.asked) == ("weather", ["soviet"])
    assert not table.can("play fog+0 2")  # there is no weather to end
    table.do("play snowstorm+1 1")
    assert table.s.weather == 1
    table.do("move u3 A4")
    assert (table.phase, table.asked) == ("weather", ["soviet"])
    table.do("play fog+0 2")
    assert table.s.weather == 0


@pytest.mark.rule("PG-5.4.13", "PG-5.4.4")
def test_weather_answers_weather_and_flak_cards_answer_aircraft() -> None:
    units = {"u1": "pz_iv D5", "u2": "riflemen A1"}
    hands = {"german": ["snowstorm+1", "bomber_run+0"], "soviet": ["fog+0", "anti_air+0"]}
    table = combat(units, hands=hands)
    table.do("play snowstorm+1 1")
    assert set(table.actions("play")) == {"play fog+0 2"}
    table.do("play fog+0 2")
    assert table.s.weather == 0
    while table.phase in ("weather", "window"):
        table.do("pass")
    table.play("bomber_run+0 1", "u2")
    assert table.actions("play") == ["play anti_air+0 1"]
    table.do("play anti_air+0 1")
    assert table.morale("u2") == 5
    assert table.prestige("german") == 20 - 4 - 6
