"""The game of four captains: two a side, one army (examples E41 and E42)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.crescent.table import ARMIES, GAME, Table, clash, planning
from vezerkar.core.chance import Seeded
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.terms import MELEE, SHOT, STANDING_SHOT

FOUR = {"settings": {"players": 4}}


def four(towers: dict[str, str], turn: str = "ottoman1", **given: Any) -> Table:
    fields = {"round": 1, **FOUR, **given}
    return clash(towers, turn=turn, **fields)


def before_battle(**given: Any) -> Table:
    fields = {"round": 1, "phase": "preactions", "hold": False, **FOUR, **given}
    return clash(dict(ARMIES), **{"turn": "ottoman1", **fields})


ORDER = {"artillery": ["march"]}


@pytest.mark.rule("KF-3.2.9")
def test_the_cycle_never_changes_only_the_starter() -> None:
    seats = ["ottoman1", "christian1", "ottoman2", "christian2"]
    for round, first in enumerate([*seats, "ottoman1"], start=1):
        table = four({"o-foot1": "B2", "c-foot1": "B11"}, turn=first, round=round)
        assert table.layout.seats[table.s.first()] == first
        assert table.asked == [first]
    orders = []
    table = four({"o-foot1": "B2", "c-foot1": "B11"}, turn="christian2", round=4)
    for _ in range(4):
        orders.append(table.asked[0])
        table.do("withdraw artillery")
    assert orders == ["christian2", "ottoman1", "christian1", "ottoman2"]


@pytest.mark.rule("KF-3.3.5", "KF-2.6.35", "KF-3.3.1", "KF-3.3.2", "KF-3.3.6", "KF-0.3")
def test_e41_what_goes_to_the_side_and_what_to_a_captain() -> None:
    table = four(
        {"o-heavy1": "E8", "c-foot1": "E9", "o-foot1": "B7"},
        hold=False,
        ottoman1={"plan": {"heavy_cavalry": ["march"]}, "cubes": {"heavy_cavalry": 2}},
        ottoman2={"plan": {"foot": ["march"]}},
        christian1={},
        christian2={},
    )
    table.do("execute heavy_cavalry", "melee o-heavy1 c-foot1")
    assert (table.score, table.s.personal) == ((4, 0), [9, 5, 5, 5])
    table.do("withdraw foot")
    assert (table.score, table.s.personal) == ((4 + 4, 0), [9, 5, 4, 5])


@pytest.mark.rule("KF-2.2.9", "KF-2.2.10", "KF-5.4.6")
def test_e42_the_higher_number_of_cubes_defends_the_own_number_attacks() -> None:
    table = four(
        {"o-musket1": "E5", "c-foot1": "E6"},
        ottoman1={"cubes": {"musket": 1}},
        ottoman2={"cubes": {"musket": 3}, "upgraded": ["musket"]},
    )
    musket, foot = table.number("unit", "o-musket1"), table.number("unit", "c-foot1")
    assert defence_strength(table.s, musket, foot) == 3
    for captain, with_step, standing in ((0, 1, 2), (2, 2, 3)):  # KF-5.3.5: of three only two
        assert attack_strength(table.s, captain, musket, foot, MELEE) == with_step
        assert attack_strength(table.s, captain, musket, foot, SHOT) == with_step
        assert attack_strength(table.s, captain, musket, foot, STANDING_SHOT) == standing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("KF-2.2.10", "KF-5.3.7")
def test_the_ledger_gives_the_strengths_of_e42_as_they_are(language: Language) -> None:
    """First the cubes alone as the rulebook has them, then with a step, then standing still."""
    example = load_ledger(GAME.folder).rule("KF-2.2.10").example.of(language)
    numbers = re.findall(r"\d+", example.replace("KF-5.3.7", ""))
    assert numbers == ["1", "3", "1", "2", "2", "3"]


@pytest.mark.rule("KF-2.2.8", "KF-2.1.7")
def test_an_upgrade_works_only_for_its_captain() -> None:
    both = {"plan": {"foot": ["march"]}}
    table = four(
        {"o-foot1": "E5", "c-foot1": "A12"},
        hold=False,
        ottoman1={**both, "upgraded": ["foot"]},
        ottoman2=both,
        christian1={"plan": {"foot": ["march"]}},
    )
    table.do("execute foot")
    assert "E3" in table.moves("o-foot1")
    table.do("move o-foot1 E3", "execute foot", "move c-foot1 A11")
    assert table.asked == ["ottoman2"]
    table.do("execute foot")  # the same tower again
    assert "E2" in table.moves("o-foot1")
    assert "E1" not in table.moves("o-foot1")


@pytest.mark.rule("KF-3.2.10")
def test_a_tower_moves_again_under_the_partner_but_attacks_once() -> None:
    both = {"plan": {"pike": ["march"]}, "cubes": {"pike": 2}}
    table = four(
        {"o-pike1": "E5", "c-foot1": "E6", "c-pike1": "A12"},
        hold=False,
        ottoman1=both,
        ottoman2=both,
        christian1={"plan": {"pike": ["march"]}},
    )
    table.do("execute pike", "melee o-pike1 c-foot1", "execute pike", "move c-pike1 A11")
    table.do("execute pike")
    assert table.actions("melee") == []
    assert table.moves("o-pike1")


@pytest.mark.rule("KF-2.2.11")
def test_defensive_cards_of_either_partner_help_and_do_not_add_up() -> None:
    firm = {"plan": {"foot": ["march", "stand_firm"]}}
    both: tuple[dict[str, Any], ...] = ({"ottoman2": firm}, {"ottoman1": firm, "ottoman2": firm})
    for captains in both:
        table = four({"o-foot1": "E5", "c-foot1": "E6"}, **captains)
        foot, enemy = table.number("unit", "o-foot1"), table.number("unit", "c-foot1")
        assert defence_strength(table.s, foot, enemy) == 1


@pytest.mark.rule("KF-6.18.3", "KF-2.2.11")
@pytest.mark.parametrize(("partner", "left"), [(["march", "calm"], 2), (["march"], 3)])
def test_calm_air_of_the_partner_counts_for_strike_back(partner: list[str], left: int) -> None:
    table = four(
        {"c-musket1": "E7", "o-musket1": "E4"},
        turn="christian1",
        round=2,
        christian1={"plan": {"musket": ["march", "calm"]}, "cubes": {"musket": 2}},
        christian2={"plan": {"musket": ["march", "zeal"]}},
        ottoman1={"plan": {"musket": ["march", "strike_back"]}},
        ottoman2={"plan": {"musket": partner}},
    )
    table.do("execute musket", "stand-and-shoot c-musket1 o-musket1")
    assert (table.discs("c-musket1"), table.discs("o-musket1")) == (left, 0)


@pytest.mark.rule("KF-6.18.3", "KF-2.2.8")
@pytest.mark.parametrize(("upgraded", "left"), [("ottoman1", 2), ("ottoman2", 3)])
def test_strike_back_uses_the_card_side_of_its_own_captain(upgraded: str, left: int) -> None:
    """Light cavalry shoots only on side B."""
    captains: dict[str, Any] = {
        "ottoman1": {"plan": {"light_cavalry": ["march", "strike_back"]}},
        "ottoman2": {},
    }
    captains[upgraded]["upgraded"] = ["light_cavalry"]
    table = four(
        {"c-musket1": "E5", "o-light1": "E4"},
        turn="christian1",
        round=2,
        christian1={"plan": {"musket": ["march"]}, "cubes": {"musket": 1}},
        **captains,
    )
    table.do("execute musket", "stand-and-shoot c-musket1 o-light1")
    assert (table.discs("c-musket1"), table.discs("o-light1")) == (left, 1)


@pytest.mark.rule("KF-8.3")
def test_the_captain_who_comes_next_decides_a_retreat() -> None:
    table = four(
        {"c-pike1": "E6", "o-foot1": "E5", "o-pike1": "E4"},
        turn="christian1",
        round=2,
        christian1={"plan": {"pike": ["march"]}, "cubes": {"pike": 2}},
    )
    table.do("execute pike", "melee c-pike1 o-foot1")
    assert (table.phase, table.asked) == ("retreat", ["ottoman2"])


@pytest.mark.rule("KF-3.3.11", "KF-6.7.3")
def test_points_of_a_helper_go_to_the_captain_of_comrades_aid() -> None:
    table = four(
        {"o-foot1": "B2", "o-heavy1": "E5", "c-foot1": "E6"},
        ottoman1={"plan": {"foot": ["comrades_aid"]}, "cubes": {"heavy_cavalry": 1}},
        ottoman2={"cubes": {"heavy_cavalry": 3}},
    )
    table.do("execute foot", "pick o-heavy1", "melee o-heavy1 c-foot1")
    assert table.discs("c-foot1") == 2  # with the one cube of the captain who ordered it
    assert table.s.personal == [7, 5, 5, 5]


@pytest.mark.rule("KF-5.4.6")
def test_the_cube_of_the_ordering_captain_is_turned_in() -> None:
    table = four(
        {"o-light1": "E5", "c-foot1": "A12"},
        ottoman1={"plan": {"light_cavalry": ["march"]}, "cubes": {"light_cavalry": 2}},
        ottoman2={"cubes": {"light_cavalry": 1}},
    )
    table.do("execute light_cavalry", "spur o-light1")
    assert (table.cubes("ottoman1"), table.cubes("ottoman2")) == (
        {"light_cavalry": 1},
        {"light_cavalry": 1},
    )


@pytest.mark.rule("KF-5.6.11", "KF-5.6.15")
def test_only_the_first_upgrade_of_a_side_brings_a_gun() -> None:
    towers = {**ARMIES, "o-gun2": "waiting"}
    plan = {"plan": {"artillery": ["march", "upgrade"]}}
    table = planning(players=4, towers=towers, captains={"ottoman1": plan, "ottoman2": plan})
    for seat in table.layout.seats:
        table.do("lock", seat=seat)
    assert (table.phase, table.asked) == ("post", ["ottoman1"])
    table.do("post-gun A1")
    assert table.phase == "orders"
    assert table.s.upgraded[0] == table.s.upgraded[2] == 1 << 5
    table.do("execute artillery")
    assert set(table.actions("pick")) == {"pick o-gun1", "pick o-gun2"}


@pytest.mark.rule("KF-5.6.11", "KF-5.6.10")
def test_a_gun_that_found_no_room_does_not_come_with_the_second_upgrade() -> None:
    towers = {**ARMIES, "o-gun2": "waiting"}
    plan = {"plan": {"artillery": ["march", "upgrade"]}}
    hills = {f"{column}1": "hill" for column in "ABCDEGHIJKL"}  # the gun itself stands on F1
    table = planning(players=4, towers=towers, ground=hills, captains={"ottoman1": plan})
    for seat in table.layout.seats:
        table.do("lock", seat=seat)
    assert (table.at("o-gun2"), table.s.upgraded[0]) == ("", 1 << 5)
    captains = {"ottoman1": {"upgraded": ["artillery"]}, "ottoman2": plan}
    later = planning(players=4, towers=towers, captains=captains)
    for seat in later.layout.seats:
        later.do("lock", seat=seat)
    assert (later.phase, later.at("o-gun2")) == ("orders", "")
    assert later.s.upgraded[2] == 1 << 5


@pytest.mark.rule("KF-5.6.15", "KF-5.6.12")
def test_either_captain_may_fire_a_captured_gun() -> None:
    table = four(
        {"c-gun1": "E12 1 captured:1 owner:ottoman", "c-foot1": "E10", "o-foot1": "A1"},
        turn="ottoman2",
        hold=False,
        ottoman2={"plan": {"artillery": ["march"]}, "cubes": {"artillery": 1}},
        christian1={"plan": {"foot": ["march"]}},
    )
    assert table.can("execute artillery")


# Cards of the four-player game


@pytest.mark.rule("KF-6.12.2")
def test_counter_espionage_protects_its_owner_and_the_shared_towers() -> None:
    shield = {"plan": {"foot": ["march", "counter_espionage"]}, "cubes": {"foot": 2}}
    table = before_battle(
        ottoman1={"plan": {"foot": ["march", "stratagem"], "pike": ["march", "terror"]}},
        christian1=shield,
        christian2={"plan": ORDER, "cubes": {"pike": 2}},
    )
    table.do("announce stratagem", "unload christian1 foot")
    assert table.cubes("christian1") == {"foot": 2}
    assert (table.phase, table.asked) == ("orders", ["ottoman1"])  # terror was annulled too
    open_one = before_battle(
        ottoman1={"plan": {"foot": ["march", "stratagem"]}},
        christian1=shield,
        christian2={"plan": ORDER, "cubes": {"pike": 2}},
    )
    open_one.do("unload christian2 pike")
    assert open_one.cubes("christian2") == {"pike": 1}


@pytest.mark.rule("KF-6.13.2", "KF-6.14.5")
def test_the_player_chooses_which_enemy_captain_suffers() -> None:
    table = before_battle(
        ottoman1={"plan": {"foot": ["march", "espionage"], "pike": ["march", "stratagem"]}},
        christian1={"plan": ORDER, "cubes": {"foot": 1}},
        christian2={"plan": ORDER, "cubes": {"pike": 1}},
    )
    espionage, stratagem = table.copy(), table.copy()
    espionage.do("announce espionage")
    assert set(espionage.actions()) == {"spy-on christian1", "spy-on christian2"}
    espionage.do("spy-on christian2")
    assert "march" in espionage.cards("hand", "christian2")
    assert (espionage.plan("christian1"), espionage.plan("christian2")) == (ORDER, {})
    stratagem.do("announce stratagem")
    assert set(stratagem.actions()) == {"unload christian1 foot", "unload christian2 pike"}


@pytest.mark.rule("KF-6.26.1", "KF-6.26.2", "KF-8.3", "KF-2.9.11")
def test_the_messenger_lets_the_partner_shift_an_order() -> None:
    table = before_battle(
        ottoman1={"plan": {"foot": ["march", "messenger"]}},
        ottoman2={
            "plan": {"foot": ["field_works", "zeal"], "pike": ["march"]},
            "cubes": {"foot": 2},
        },
    )
    assert (table.phase, table.asked) == ("messenger", ["ottoman2"])
    actions = set(table.actions())
    assert "pass" in actions
    assert {"transfer foot musket 0", "transfer foot musket 2"} <= actions
    assert not any(text.startswith("transfer foot pike") for text in actions)  # a grey lies there
    assert not any(text.startswith("transfer foot heavy_cavalry") for text in actions)
    assert "transfer pike heavy_cavalry 0" in actions  # a March! Forward! alone suits everybody
    sources = {text.split()[1] for text in actions if text != "pass"}
    assert sources == {"foot", "pike"}  # nothing lies on the other army cards
    table.do("transfer foot musket 1")
    assert table.plan("ottoman2") == {"pike": ["march"], "musket": ["field_works", "zeal"]}
    assert table.cubes("ottoman2") == {"foot": 1, "musket": 1}
    assert table.s.in_force(2, 2, table.number("card", "zeal"))
    assert not table.s.in_force(2, 0, table.number("card", "zeal"))
    assert table.cards("out", "ottoman1") == ["messenger"]


@pytest.mark.rule("KF-6.26.1", "KF-3.2.8")
def test_cubes_that_the_messenger_brings_leave_the_cards_there_in_force() -> None:
    table = before_battle(
        ottoman1={"plan": {"foot": ["march", "messenger"]}},
        ottoman2={"plan": {"musket": ["field_works", "zeal"]}, "cubes": {"foot": 1}},
    )
    table.do("transfer foot musket 1")
    assert table.cubes("ottoman2") == {"musket": 1}
    assert table.s.in_force(2, 2, table.number("card", "zeal"))


@pytest.mark.rule("KF-6.26.2", "KF-3.1.2")
def test_the_messenger_brings_no_second_card_of_a_colour() -> None:
    captains = {
        "ottoman1": {"plan": {"foot": ["march", "messenger"]}},
        "ottoman2": {"plan": {"foot": ["march", "zeal"]}, "played": {"pike": ["purple"]}},
    }
    table = before_battle(**captains)
    targets = {text.split()[2] for text in table.actions("transfer")}
    assert targets == {"musket", "light_cavalry", "heavy_cavalry", "artillery"}


@pytest.mark.rule("KF-6.24.1", "KF-6.24.2", "KF-3.1.11")
def test_after_a_war_council_partners_see_each_others_plans() -> None:
    table = before_battle(ottoman1={"plan": {"foot": ["march", "war_council"]}})
    assert table.s.council_next == 1
    table.do("withdraw foot")
    assert (table.s.round, table.s.council, table.s.council_next) == (2, 1, 0)
    assert table.cards("out", "ottoman1") == ["war_council"]
    table.do("draw zeal", seat="ottoman2")
    table.do("cube pike", seat="ottoman2")
    partner, enemy = GAME.guess(table.s, 0, Seeded(1)), GAME.guess(table.s, 1, Seeded(1))
    assert partner.cubes[2] == table.s.cubes[2]
    assert enemy.cubes[2] == [0] * 6


@pytest.mark.rule("KF-6.31.2")
def test_the_second_survey_of_a_side_is_not_carried_out() -> None:
    survey = {"plan": {"foot": ["march", "survey"]}}
    table = before_battle(ottoman1=survey, ottoman2=survey)
    assert table.s.survey == 1
    assert table.cards("out", "ottoman1") == ["survey"]
    assert (table.cards("out", "ottoman2"), table.cards("discard", "ottoman2")) == ([], ["survey"])


@pytest.mark.rule("KF-6.31.2")
@pytest.mark.parametrize(
    ("first", "survey", "void"), [(1, "ottoman1", "ottoman2"), (3, "ottoman2", "ottoman1")]
)
def test_the_second_survey_is_that_of_the_later_captain_whoever_announces_first(
    first: int, survey: str, void: str
) -> None:
    """The first of the two captains begins with a stratagem, so the partner surveys before."""
    busy = {"plan": {"foot": ["march", "survey"], "pike": ["march", "stratagem"]}}
    captains: dict[str, Any] = {survey: busy, void: {"plan": {"foot": ["march", "survey"]}}}
    table = before_battle(round=first, turn=survey, christian1={"cubes": {"foot": 1}}, **captains)
    assert table.asked == [survey]
    told = table.do("announce stratagem")
    assert told.index(f"second-survey {void} survey") < told.index("surveyed ottoman")
    assert table.s.survey == 1
    assert (table.cards("out", survey), table.cards("discard", survey)) == (
        ["survey"],
        ["stratagem"],
    )
    assert (table.cards("out", void), table.cards("discard", void)) == ([], ["survey"])


@pytest.mark.rule("KF-6.31.2", "KF-6.22.1")
def test_a_survey_in_force_stays_in_force() -> None:
    """The first captain adds a Survey by Quick Decision when the partner has one in force."""
    slow = {"plan": {"foot": ["march_free", "quick_decision"], "pike": ["regroup", "stratagem"]}}
    captains: dict[str, Any] = {
        "ottoman1": {**slow, "hand": ["survey"]},
        "ottoman2": {"plan": {"foot": ["march", "survey"]}},
        "christian1": {"cubes": {"foot": 1}},
    }
    table = before_battle(**captains)
    table.do("announce stratagem")
    assert (table.s.survey, table.phase, table.asked) == (1, "quick", ["ottoman1"])
    assert table.cards("out", "ottoman2") == ["survey"]
    told = table.do("add survey pike", "done")
    assert "second-survey ottoman1 survey" in told
    assert table.cards("discard", "ottoman1") == ["stratagem", "survey"]


@pytest.mark.rule("KF-6.31.2")
def test_the_second_survey_is_told_with_its_own_rule() -> None:
    survey = {"plan": {"foot": ["march", "survey"]}}
    both = {"plan": {"foot": ["march", "survey"], "pike": ["march", "stratagem"]}}
    table = before_battle(ottoman1=both, ottoman2=survey, christian1={"cubes": {"foot": 1}})
    before = table.s.clone()
    step = table.session.apply_text(0, "announce survey")
    told = {m.key: m.rules for m in GAME.story(before, step.events)}
    assert told["event-second-survey"] == ("KF-6.31.2",)
    assert "event-no-effect" not in told


# The end


@pytest.mark.rule("KF-4.2")
def test_forty_personal_points_end_the_game() -> None:
    table = four(
        {"o-heavy1": "E8", "c-foot1": "E9"},
        ottoman1={
            "plan": {"heavy_cavalry": ["march"]},
            "cubes": {"heavy_cavalry": 2},
            "personal": 36,
        },
    )
    table.do("execute heavy_cavalry", "melee o-heavy1 c-foot1")
    assert (table.s.personal[0], table.s.due) == (40, 1)


@pytest.mark.rule("KF-4.8", "KF-4.9", "KF-0.3")
def test_the_captain_with_more_personal_points_wins_the_battle() -> None:
    table = clash(
        {"o-foot1": "A1", "c-foot1": "A12"},
        turn="ottoman1",
        phase="end",
        hold=False,
        round=3,
        due="KF-4.1",
        score={"ottoman": 50},
        lost={"christian": {"foot": 3}},
        ottoman1={"personal": 12},
        ottoman2={"personal": 20},
        **FOUR,
    )
    assert (table.s.winner, table.score, table.s.personal[:3:2]) == (0, (53, 0), [12, 20])
    outcome = GAME.scene(table.s, 0).outcome
    assert outcome is not None
    assert outcome.text.args["seat"] == "seat:ottoman2"


@pytest.mark.rule("KF-2.6.9")
def test_explosions_score_for_the_captain() -> None:
    table = four(
        {"o-foot1": "E5", "c-pike1": "E6", "c-foot1": "A12"},
        ottoman1={"plan": {"foot": ["field_works"]}},
        works={"E6": "rampart-N"},
    )
    table.do("execute foot", "blast o-foot1 E6")
    assert (table.score, table.s.personal) == ((2, 0), [7, 5, 5, 5])
