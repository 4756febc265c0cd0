"""Reveal and pre-actions: sections 2.9, 6.11 to 6.14, 6.20, 6.25, 6.27, 6.28, 6.31."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import ARMIES, Table, clash, planning


def before_battle(turn: str = "christian", **given: Any) -> Table:
    """A table whose pre-actions are about to be carried out, armies at home."""
    given.setdefault("towers", dict(ARMIES))
    towers = given.pop("towers")
    return clash(towers, turn=turn, hold=False, phase="preactions", **given)


def revealed(round: int = 2, **captains: Any) -> Table:
    """Plans handed in and revealed, developments carried out as far as nobody is asked."""
    table = planning(round=round, captains=captains)
    for seat in table.asked:
        if len(table.actions("lock", seat=seat)) == 0:
            table.do(
                "draw no_rest" if table.can("draw no_rest", seat=seat) else "draw march", seat=seat
            )
        table.do("lock", seat=seat)
    return table


FOOT_ORDER = {"foot": ["march"]}


@pytest.mark.rule("KF-3.2.1", "KF-8.1")
def test_at_the_reveal_everybody_hears_all_plans_at_once() -> None:
    plan = {"foot": ["march", "stand_firm"]}
    table = planning(captains={"christian": {"plan": plan, "cubes": {"foot": 2}}})
    table.do("lock", seat="christian")
    step = table.session.apply_text(0, "lock")
    told = [table.words(e.kind, e.args) for e in step.events]
    assert [line for line in told if line.startswith(("revealed", "cubes"))] == [
        "revealed christian march foot",
        "revealed christian stand_firm foot",
        "cubes christian foot 2",
    ]
    assert all(e.audience < 0 for e in step.events)


# Developments


@pytest.mark.rule(
    "KF-2.9.10", "KF-2.9.8", "KF-2.2.4", "KF-6.11.1", "KF-3.2.3", "KF-5.3.6", "KF-2.2.12"
)
def test_upgrades_come_first_and_cannot_be_prevented() -> None:
    table = revealed(
        round=1,
        christian={"plan": {"musket": ["march", "upgrade"]}},
        ottoman={"plan": {"foot": ["march", "espionage"]}},
    )
    assert table.s.upgraded[1] == 1 << table.number("troop", "musket")
    assert table.cards("discard", "christian") == ["upgrade"]
    assert table.s.point_limit(1) == 7
    table.s.square = [
        -1 if "musket" in table.layout.lexicon.name("unit", t) else q
        for t, q in enumerate(table.s.square)
    ]
    assert table.s.point_limit(1) == 7


@pytest.mark.rule("KF-2.2.12", "KF-5.5.4")
def test_the_cube_of_the_heavy_cavalry_stays_when_it_is_gone() -> None:
    towers = {name: q for name, q in ARMIES.items() if name != "c-heavy1"}
    table = planning(towers=towers, captains={"christian": {"upgraded": ["heavy_cavalry"]}})
    assert table.s.cube_limit(1) == 8


@pytest.mark.rule("KF-5.6.10", "KF-5.6.9", "KF-2.9.10")
def test_the_upgrade_of_the_artillery_brings_a_second_gun() -> None:
    table = revealed(round=1, christian={"plan": {"artillery": ["march", "upgrade"]}})
    # The second gun waits in a sparse position only if the text says so.
    assert table.phase in ("orders", "post")
    waiting = {**ARMIES, "c-gun2": "waiting"}
    table = planning(
        towers=waiting, captains={"christian": {"plan": {"artillery": ["march", "upgrade"]}}}
    )
    table.do("lock", seat="christian")
    table.do("lock", seat="ottoman")
    assert table.phase == "post"
    assert {t.split()[1] for t in table.actions()} == {f"{c}12" for c in "ABCDEGHIJKL"}
    told = table.do("post-gun B12")
    assert "posted c-gun2 B12" in told
    assert (table.at("c-gun2"), table.discs("c-gun2")) == ("B12", 1)


@pytest.mark.rule("KF-6.27.1", "KF-3.1.14", "KF-2.1.3")
def test_e48_reinforcement_goes_one_above_the_original_height() -> None:
    towers = {**ARMIES, "c-foot1": "B11 4", "c-foot2": "C11 1"}
    plan = {"foot": ["march", "reinforcement"]}
    table = planning(towers=towers, captains={"christian": {"plan": plan}})
    table.do("lock", seat="christian")
    table.do("lock", seat="ottoman")
    towers_offered = {text.split()[1] for text in table.actions("reinforce")}
    assert "c-foot1" not in towers_offered
    assert "c-gun1" not in towers_offered
    heavy, foot = table.copy(), table.copy()
    heavy.do("reinforce c-heavy1")
    assert heavy.discs("c-heavy1") == 3
    foot.do("reinforce c-foot2")
    assert foot.discs("c-foot2") == 2
    table.do("reinforce c-pike1")
    assert table.discs("c-pike1") == 4
    assert table.cards("out", "christian") == ["reinforcement"]


@pytest.mark.rule("KF-4.6", "KF-6.27.1")
def test_reinforcement_brings_no_lost_disc_back() -> None:
    table = planning(
        towers={**ARMIES, "c-foot1": "B11 1"},
        lost={"christian": {"foot": 2}},
        captains={"christian": {"plan": {"foot": ["march", "reinforcement"]}}},
    )
    table.do("lock", seat="christian")
    table.do("lock", seat="ottoman")
    table.do("reinforce c-foot1")
    assert (table.discs("c-foot1"), table.lost) == (2, (0, 2))


@pytest.mark.rule("KF-6.28.1", "KF-6.28.2", "KF-2.3.3", "KF-6.25.1", "KF-3.1.18", "KF-3.2.3")
def test_extra_pay_and_valiant_lieutenant_last_and_leave_the_game() -> None:
    plan = {"foot": ["march", "extra_pay"], "pike": ["march", "valiant_lieutenant"]}
    table = revealed(round=1, christian={"plan": plan})
    assert (table.s.pay[1], table.s.lieutenant[1]) == (1, 1)
    assert sorted(table.cards("out", "christian")) == ["extra_pay", "valiant_lieutenant"]
    assert (table.s.cube_limit(1), table.s.hand_limit(1)) == (8, 8)
    assert table.s.board.deck[table.number("card", "extra_pay")] == 1


# The order of pre-actions


@pytest.mark.rule("KF-2.9.5", "KF-3.2.2", "KF-2.9.3", "KF-2.9.11", "KF-3.2.3")
def test_pre_actions_alternate_in_player_order() -> None:
    table = before_battle(
        christian={
            "plan": {"foot": ["march", "terror"], "pike": ["march", "stratagem"]},
            "cubes": {"foot": 2},
        },
        ottoman={
            "plan": {"foot": ["march", "terror"], "pike": ["march", "stratagem"]},
            "cubes": {"foot": 2, "pike": 2},
        },
    )
    assert (table.asked, table.phase) == (["christian"], "preactions")
    assert set(table.actions()) == {"announce terror", "announce stratagem"}
    table.do("announce stratagem", "unload ottoman foot")
    assert table.cards("discard", "christian") == ["stratagem"]
    assert table.asked == ["ottoman"]
    assert "execute foot" not in table.actions()
    table.do("announce stratagem")
    assert table.cubes("christian") == {"foot": 1}
    assert table.asked == ["christian"]  # only terror is left: it must be carried out
    assert table.phase == "terror"


@pytest.mark.rule("KF-2.9.4", "KF-2.9.9")
def test_which_cards_are_pre_actions() -> None:
    table = planning()
    names = {
        table.layout.lexicon.name("card", c) for c, p in enumerate(table.s.board.pre_action) if p
    }
    assert names == {
        "upgrade",
        "counter_espionage",
        "stratagem",
        "espionage",
        "quick_decision",
        "war_council",
        "valiant_lieutenant",
        "messenger",
        "reinforcement",
        "extra_pay",
        "terror",
        "survey",
    }


@pytest.mark.rule("KF-2.9.11", "KF-6.14.6")
def test_a_pre_action_without_a_target_has_no_effect() -> None:
    for card in ("stratagem", "espionage"):
        table = before_battle(
            christian={
                "plan": {
                    "foot": ["march", card],
                    "pike": ["march", "zeal"],
                    "musket": ["march", "survey"],
                }
            },
        )
        table.do(f"announce {card}")
        assert card in table.cards("discard", "christian")
        assert table.score == (0, 0)


# Stratagem


@pytest.mark.rule("KF-6.13.1", "KF-2.7.23")
def test_a_stratagem_takes_a_cube_for_the_round() -> None:
    table = before_battle(
        christian={"plan": {"foot": ["march", "stratagem"]}},
        ottoman={"plan": FOOT_ORDER, "cubes": {"foot": 2, "pike": 1}},
    )
    assert set(table.actions()) == {"unload ottoman foot", "unload ottoman pike"}
    table.do("unload ottoman foot")
    assert table.cubes("ottoman") == {"foot": 1, "pike": 1}


# Espionage


def spied() -> Table:
    return before_battle(
        christian={"plan": {"foot": ["march", "espionage"]}},
        ottoman={"plan": {"foot": ["march", "stand_firm", "no_rest"], "pike": ["march"]}},
    )


@pytest.mark.rule("KF-6.14.1", "KF-6.14.2", "KF-6.14.3", "KF-6.14.4", "KF-3.2.15", "KF-2.4.4")
def test_e34_the_victim_of_espionage_takes_back_an_order_without_loss() -> None:
    table = spied()
    assert (table.asked, table.phase) == (["ottoman"], "victim")
    spent = table.s.spent[0]
    table.do("give-up march foot")
    assert table.score == (0, 0)
    assert table.cards("hand", "ottoman") == ["march"]
    assert sorted(table.cards("discard", "ottoman")) == ["no_rest", "stand_firm"]
    assert table.plan("ottoman") == {"pike": ["march"]}
    assert not table.s.in_force(0, 0, table.number("card", "stand_firm"))
    assert table.s.spent[0] == spent  # KF-6.14.6: the points stay spent


@pytest.mark.rule("KF-6.14.3")
def test_a_purple_card_is_taken_back_alone() -> None:
    table = spied()
    table.do("give-up stand_firm foot")
    assert table.plan("ottoman") == {"foot": ["march", "no_rest"], "pike": ["march"]}
    assert not table.s.in_force(0, 0, table.number("card", "stand_firm"))
    assert table.s.in_force(0, 0, table.number("card", "no_rest"))


@pytest.mark.rule("KF-6.14.6")
def test_a_card_taken_back_may_be_laid_again_by_quick_decision() -> None:
    table = before_battle(
        christian={"plan": {"foot": ["march", "espionage"]}},
        ottoman={"plan": {"foot": ["march"], "pike": ["march", "quick_decision"]}},
    )
    table.do("give-up march foot")
    assert table.phase == "quick"
    assert table.can("add march foot")


@pytest.mark.rule("KF-6.14.6", "KF-6.22.2")
def test_a_purple_card_taken_back_leaves_its_place_free() -> None:
    table = before_battle(
        christian={"plan": {"foot": ["march", "espionage"]}},
        ottoman={"plan": {"foot": ["march", "zeal"], "pike": ["march", "quick_decision"]}},
    )
    table.do("give-up zeal foot")
    assert table.phase == "quick"
    assert table.can("add zeal foot")


# Counter-espionage


@pytest.mark.rule("KF-6.12.1", "KF-6.12.3", "KF-2.9.6")
def test_e46_counter_espionage_annuls_everything_against_its_player() -> None:
    table = before_battle(
        christian={
            "plan": {
                "foot": ["march", "espionage"],
                "pike": ["march", "terror"],
                "musket": ["march", "stratagem"],
            }
        },
        ottoman={"plan": {"foot": ["march", "counter_espionage"]}, "cubes": {"foot": 2, "pike": 1}},
    )
    told: list[str] = []
    while table.phase == "preactions":
        told += table.do(table.actions("announce")[0])
    assert table.phase == "orders"  # nobody was asked for a target that is safe anyway
    assert sum(text.startswith("annulled") for text in told) >= 2
    assert table.cubes("ottoman") == {"foot": 2, "pike": 1}
    assert table.plan("ottoman") == {"foot": ["march"]}
    assert "counter_espionage" in table.cards("discard", "ottoman")
    assert {"espionage", "terror", "stratagem"} <= set(table.cards("discard", "christian"))


@pytest.mark.rule("KF-6.12.1", "KF-2.9.6")
def test_counter_espionage_works_from_the_reveal_on_for_its_own_captain() -> None:
    shielded = {"foot": ["march", "counter_espionage"], "pike": ["march_free", "stratagem"]}
    table = revealed(
        christian={"plan": shielded, "cubes": {"foot": 1, "pike": 1}},
        ottoman={"plan": {"foot": ["march", "stratagem"]}, "cubes": {"foot": 1, "pike": 1}},
    )
    while table.phase in ("preactions", "stratagem"):
        table.do(table.actions()[0])
    assert table.cubes("christian") == {"foot": 1, "pike": 1}
    assert sum(table.cubes("ottoman").values()) == 1


# Terror


@pytest.mark.rule("KF-6.20.1", "KF-6.20.3", "KF-6.23.2")
def test_terror_makes_a_tower_step_back_whatever_it_resists() -> None:
    table = before_battle(
        towers={**ARMIES, "o-foot1": "E6"},
        christian={"plan": {"foot": ["march", "terror"]}},
        ottoman={"plan": {"foot": ["march", "resistance"]}},
    )
    table.do("scare o-foot1")
    assert (table.at("o-foot1"), table.score, table.exhausted("c-foot1")) == ("E5", (0, 0), False)


@pytest.mark.rule("KF-6.20.2", "KF-6.20.1")
def test_e45_terror_takes_towers_that_lose_nothing_and_never_guns() -> None:
    towers = {"o-foot1": "E6", "o-foot2": "E1", "o-gun1": "F1", "c-foot1": "E11"}
    table = before_battle(
        towers=towers,
        christian={"plan": {"foot": ["march", "terror"]}},
        ottoman={"plan": {"artillery": ["march"]}},
    )
    assert table.at("o-foot1") == "E5"  # the only choice
    alone = {"o-foot2": "E1", "o-pike1": "G1", "o-gun1": "F1", "c-foot1": "E11"}
    table = before_battle(
        towers=alone,
        christian={"plan": {"foot": ["march", "terror"]}},
        ottoman={"plan": {"artillery": ["march"]}},
    )
    assert set(table.actions()) == {"scare o-foot2", "scare o-pike1"}
    table.do("scare o-foot2")
    assert (table.at("o-foot2"), table.score) == ("", (0, 6))


@pytest.mark.rule("KF-6.20.3")
def test_the_player_of_terror_chooses_the_diagonal() -> None:
    towers = {**ARMIES, "o-foot1": "E6", "o-foot2": "E5"}
    table = before_battle(
        towers=towers,
        christian={"plan": {"foot": ["march", "terror"]}},
        ottoman={"plan": FOOT_ORDER},
    )
    table.do("scare o-foot1")
    assert table.asked == ["christian"]
    assert set(table.actions()) == {"retreat o-foot1 D5", "retreat o-foot1 F5"}


@pytest.mark.rule("KF-6.20.2")
def test_terror_finds_nobody_where_the_enemy_has_only_guns() -> None:
    table = before_battle(
        towers={"o-gun1": "F1", "c-foot1": "E11"},
        christian={"plan": {"foot": ["march", "terror"]}},
        ottoman={"plan": {"artillery": ["march"]}},
    )
    assert not table.actions("scare")
    assert (table.phase, table.at("c-foot1")) == ("orders", "E11")


# Survey


@pytest.mark.rule("KF-6.31.1")
def test_e38_survey_doubles_the_territory() -> None:
    towers = {"o-foot1": "B8", "o-foot2": "D8", "o-pike1": "F8", "c-foot1": "A12", "c-gun1": "L12"}
    for survey, points in ((["ottoman"], 8), ([], 4)):
        table = clash(
            towers,
            phase="end",
            turn="ottoman",
            survey=survey,
            ground={"F8": "forest"},
            hold=False,
        )
        assert table.score == (points, 0)
    table = before_battle(ottoman={"plan": {"foot": ["march", "survey"]}}, turn="ottoman", round=1)
    assert table.s.survey == 1
    assert table.cards("out", "ottoman") == ["survey"]
