"""Quick Decision: a card that is added after the reveal, and its cubes (section 6.22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import Table
from tests.games.crescent.test_preactions import FOOT_ORDER, before_battle, revealed


def quick(hand: list[str], **more: Any) -> Table:
    christian = {"plan": {"foot": ["march", "quick_decision"]}, "hand": hand, **more}
    return before_battle(christian=christian, ottoman={"plan": FOOT_ORDER})


@pytest.mark.rule("KF-6.22.1", "KF-6.22.2", "KF-2.9.11")
def test_quick_decision_adds_a_cheap_card_by_the_planning_rules() -> None:
    table = quick(["march", "charge", "zeal", "calm"])
    assert table.phase == "quick"
    actions = set(table.actions())
    assert "pass" in actions
    assert {"add march pike", "add zeal foot"} <= actions
    assert not any("charge" in action for action in actions)
    assert "add march foot" not in actions
    assert "add zeal pike" not in actions
    assert "add calm foot" not in actions


@pytest.mark.rule("KF-6.22.1", "KF-6.22.4", "KF-2.4.4", "KF-6.11.2", "KF-3.1.10")
def test_quick_decision_keeps_to_the_points_that_are_left() -> None:
    plan = {"foot": ["march", "quick_decision"], "pike": ["charge"], "musket": ["march"]}
    table = quick(["march", "march_free", "upgrade"], plan=plan)
    assert table.s.spent[1] == 6
    assert not any(text.startswith("add march ") for text in table.actions())
    assert any(text.startswith("add march_free") for text in table.actions())
    assert not any("upgrade" in text for text in table.actions())


@pytest.mark.rule("KF-3.1.2", "KF-6.22.2", "KF-6.9.2")
def test_a_card_that_was_carried_out_keeps_its_place_for_the_round() -> None:
    hand = ["calm", "zeal", "resistance"]
    plan = {"light_cavalry": ["march", "upgrade"], "foot": ["march_free", "quick_decision"]}
    table = revealed(round=1, christian={"plan": plan, "hand": hand})
    assert (table.phase, table.s.upgraded[1]) == ("quick", 1 << 3)
    actions = set(table.actions())
    assert {"add zeal foot", "add resistance light_cavalry"} <= actions
    assert not {"add calm light_cavalry", "add zeal light_cavalry"} & actions  # beside Upgrade
    assert "add resistance foot" not in actions  # beside Quick Decision itself


@pytest.mark.rule("KF-3.1.2", "KF-6.22.2")
def test_a_pre_action_that_was_carried_out_keeps_its_place_too() -> None:
    table = before_battle(
        christian={
            "plan": {"pike": ["march", "stratagem"], "foot": ["march", "quick_decision"]},
            "hand": ["zeal"],
        },
        ottoman={"plan": FOOT_ORDER},
    )
    first = table.copy()
    first.do("announce quick_decision")
    assert set(first.actions("add")) == {"add zeal foot"}  # Stratagem still lies there
    table.do("announce stratagem")  # nothing to take: only Quick Decision is left
    assert set(table.actions("add")) == {"add zeal foot"}


@pytest.mark.rule("KF-3.1.2")
def test_in_the_next_round_every_place_is_free_again() -> None:
    table = revealed(
        round=1, christian={"plan": {"foot": ["march", "upgrade"]}, "hand": ["march", "zeal"]}
    )
    table.do("withdraw foot")
    assert (table.phase, table.s.round) == ("plan", 2)
    table.do("lay march foot", seat="christian")
    assert table.can("lay zeal foot", seat="christian")


@pytest.mark.rule("KF-6.22.3")
def test_cubes_may_be_moved_onto_the_army_card_of_the_new_card_only() -> None:
    table = quick(["march"], cubes={"foot": 2, "musket": 1})
    table.do("add march pike")
    assert table.phase == "support"
    assert set(table.actions()) == {"support foot", "support musket", "reserve", "done"}
    table.do("support foot", "reserve")
    assert table.cubes("christian") == {"foot": 1, "musket": 1, "pike": 2}
    assert table.phase == "orders"  # the card holds no more


@pytest.mark.rule("KF-6.22.2")
def test_a_pre_action_that_is_added_joins_the_queue() -> None:
    table = quick(["stratagem"])
    table.do("add stratagem foot")
    assert table.phase == "support"
    table.do("done")
    assert "stratagem" in table.cards("discard", "christian")  # carried out, without a target


@pytest.mark.rule("KF-6.22.4")
def test_a_development_that_is_added_works_at_once() -> None:
    table = quick(
        ["extra_pay", "reinforcement"],
        plan={"foot": ["march", "quick_decision"], "pike": ["march"]},
        cubes={"foot": 2, "musket": 2, "light_cavalry": 2, "heavy_cavalry": 1},
    )
    pay = table.copy()
    pay.do("add extra_pay pike")
    assert pay.s.pay[1] == 1
    assert pay.can("reserve")
    table.do("add reinforcement pike")
    assert table.phase == "reinforce"
    table.do("reinforce c-foot1")
    assert table.discs("c-foot1") == 4


@pytest.mark.rule("KF-6.22.4", "KF-6.25.1")
def test_a_valiant_lieutenant_that_is_added_raises_the_hand_limit() -> None:
    plan = {"foot": ["march", "quick_decision"], "pike": ["march"]}
    table = quick(["valiant_lieutenant"], plan=plan)
    before = table.s.hand_limit(1)
    table.do("add valiant_lieutenant pike")
    assert (table.s.lieutenant[1], table.s.hand_limit(1)) == (1, before + 1)
    assert "valiant_lieutenant" in table.cards("out", "christian")


@pytest.mark.rule("KF-3.1.2", "KF-6.22.2")
def test_an_order_that_was_carried_out_keeps_its_place_too() -> None:
    assert "add march pike" in quick(["march"]).actions()
    assert "add march pike" not in quick(["march"], played={"pike": ["grey"]}).actions()
