"""Nobody is told just `illegal`: every refusal has its reason and its rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import GAME, Table, clash, duel, ordered, planning
from vezerkar.scene.panels import Mat


def why(table: Table, text: str, seat: str = "") -> list[tuple[str, tuple[str, ...]]]:
    number = table.seat(seat)
    action = table.layout.notation.parse(text)
    return [(r.message.key, r.message.rules) for r in GAME.explain(table.s, number, action)]


def keys(table: Table, action: str, seat: str = "") -> list[str]:
    return [key for key, _ in why(table, action, seat)]


def test_what_is_possible_has_no_reason_against_it() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2))
    assert why(table, "melee c-pike1 o-foot1") == []


def test_a_plan_names_everything_that_speaks_against_a_card() -> None:
    table = planning(captains={"christian": {"hand": ["zeal", "upgrade", "charge", "calm"]}})
    assert keys(table, "lay zeal foot", "christian") == ["why-needs-grey"]
    assert keys(table, "lay terror foot", "christian") == ["why-not-in-hand", "why-needs-grey"]
    assert keys(table, "lay charge artillery", "christian") == ["why-not-for-troop"]
    assert keys(table, "lay calm light_cavalry", "christian") == [
        "why-needs-grey",
        "why-needs-side-b",
    ]
    assert keys(table, "draw march", "christian") == ["why-first-round"]
    assert keys(table, "execute foot", "christian") == ["why-asked-else"]
    dear = {"foot": ["charge"], "pike": ["double_strike"], "musket": ["comrades_aid"]}
    table = planning(captains={"christian": {"hand": ["march"], "plan": dear}})
    assert why(table, "lay march light_cavalry", "christian") == [("why-too-dear", ("KF-2.4.2",))]


def test_why_no_second_card_of_a_colour_is_added() -> None:
    captain = {"plan": {"foot": ["march", "quick_decision"]}, "hand": ["resistance"]}
    table = planning(captains={"christian": captain})
    for seat in ("christian", "ottoman"):
        table.do("lock", seat=seat)
    rules = ("KF-3.1.2", "KF-6.22.2")
    assert why(table, "add resistance foot") == [("why-colour-played", rules)]
    [mat] = [mat for mat in GAME.scene(table.s, 0).mats if mat.owner == "christian"]
    closed = [slot.closed.key if slot.closed else "" for slot in mat.pads[0].slots]
    assert closed == ["", "", "slot-played"]


def test_a_plan_that_cannot_be_locked_yet_says_why_on_its_mat() -> None:
    table = planning(round=2, captains={"christian": {"hand": ["march"]}})
    assert keys(table, "lock", "christian") == ["why-lock-draw"]
    [mat] = [mat for mat in GAME.scene(table.s, 1).mats if mat.owner == "christian"]
    assert [reason.message.key for reason in mat.lack] == ["why-lock-draw"]
    assert means(mat) == {"points-left": (6, 6), "cards": (1, 7), "cubes": (7, 7)}
    table.do("draw zeal", "lay march foot", "cube foot", seat="christian")
    [mat] = [mat for mat in GAME.scene(table.s, 1).mats if mat.owner == "christian"]
    assert mat.lack == ()
    assert means(mat) == {"points-left": (5, 6), "cards": (2, 7), "cubes": (6, 7)}


def means(mat: Mat) -> dict[str, tuple[int, int]]:
    """What is left for a plan, of how much."""
    return {amount.id: (amount.value, amount.most) for amount in (*mat.totals, *mat.stock)}


def test_who_is_ready_is_told_so() -> None:
    table = planning()
    table.do("lock", seat="christian")
    assert keys(table, "cube foot", "christian") == ["why-ready"]


@pytest.mark.parametrize(
    ("attacker", "defender", "cubes", "given", "action", "key"),
    [
        ("c-pike1 E6", "o-foot1 E5", (1, 2), {}, "melee", "why-too-weak"),
        ("c-pike1 E7", "o-foot1 E5", (2, 0), {}, "melee", "why-not-adjacent"),
        ("c-pike1 E6", "o-foot1 E5", (2, 0), {"ground": {"E5": "forest"}}, "melee", "why-forest"),
        ("c-pike1 E6", "o-foot1 E5", (2, 0), {}, "shoot", "why-no-shooter"),
        ("c-musket1 E6", "o-foot1 E3", (2, 0), {}, "shoot", "why-out-of-range"),
        ("c-musket1 E6", "o-foot1 F4", (2, 0), {}, "shoot", "why-no-line"),
        (
            "c-musket1 E6",
            "o-foot1 E4",
            (2, 0),
            {"ground": {"E5": "hill"}},
            "shoot",
            "why-line-blocked",
        ),
        (
            "c-musket1 E6",
            "o-foot1 E4",
            (2, 0),
            {"works": {"E4": "rampart-S"}},
            "shoot",
            "why-rampart-protects",
        ),
        (
            "c-musket1 E6",
            "o-foot1 E4",
            (2, 0),
            {"ground": {"E4": "forest"}},
            "shoot",
            "why-forest-fire",
        ),
        ("c-musket1 E6", "o-foot1 E4", (0, 0), {}, "stand-and-shoot", "why-no-bonus"),
        ("c-pike1 E6 3 attacked:1", "o-foot1 E5", (2, 0), {}, "melee", "why-exhausted"),
    ],
)
def test_why_an_attack_is_refused(
    attacker: str,
    defender: str,
    cubes: tuple[int, int],
    given: dict[str, Any],
    action: str,
    key: str,
) -> None:
    table = duel(attacker, defender, cubes, **given)
    text = f"{action} {attacker.split()[0]} {defender.split()[0]}"
    assert table.refuses(text)
    assert keys(table, text) == [key]


def test_why_a_move_is_refused() -> None:
    table = duel("c-pike1 E6", "o-foot1 E4", (0, 0), ground={"F5": "hill"})
    assert keys(table, "move c-pike1 F5") == ["why-not-enterable"]
    assert keys(table, "move c-pike1 E3") == ["why-too-far"]
    assert keys(table, "move c-pike1 E4") == ["why-not-adjacent"]
    assert keys(table, "move o-foot1 E3") == ["why-another-acts"]
    assert keys(table, "done") == ["why-not-acted"]


def test_whoever_means_an_enemy_is_told_where_to_attack_from() -> None:
    table = duel("c-heavy1 E6", "o-foot1 E4", (2, 0), beside={"c-foot1": "F6"})
    action = table.layout.notation.parse("move c-heavy1 E4")
    (reason,) = GAME.explain(table.s, table.seat(""), action)
    assert reason.message.key == "why-step-first"
    assert set(reason.anchors) == {"square:D5", "square:E5", "square:F5"}
    assert reason.mark == "way"  # they are no obstacles
    assert keys(table, "melee c-heavy1 o-foot1") == ["why-step-first"]  # however it is asked
    assert keys(table, "move c-heavy1 F6") == ["why-occupied"]
    shooting = duel("c-musket1 E6", "o-foot1 F3", (2, 0))
    action = shooting.layout.notation.parse("move c-musket1 F3")
    (reason,) = GAME.explain(shooting.s, shooting.seat(""), action)
    assert reason.message.key == "why-step-first"
    assert "square:F5" in reason.anchors


def test_why_a_gun_is_not_moved() -> None:
    towers = {"o-gun1": "E1 1 captured:2 owner:christian", "c-pike1": "F1", "o-foot1": "E3"}
    captured = ordered(towers, "pike", "exchange_places")
    assert why(captured, "swap c-pike1 o-gun1") == [("why-just-captured", ("KF-5.6.12",))]
    shooting = ordered(towers, "artillery", "march", cubes=1)
    shooting.do("pick o-gun1")
    assert keys(shooting, "move o-gun1 D1") == ["why-just-captured"]
    own = ordered({"c-pike1": "L11"}, "pike", "exchange_places")
    assert why(own, "swap c-pike1 c-gun1") == [("why-gun-moves", ("KF-6.6.3",))]


def test_why_an_order_is_refused() -> None:
    walls = dict.fromkeys(("D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"), "hill")
    table = clash(
        {"c-foot1": "E6", "c-pike1": "A11"},
        christian={"plan": {"foot": ["march"], "pike": ["march"]}},
        ground=walls,
    )
    assert keys(table, "execute foot") == ["why-order-impossible"]
    assert keys(table, "execute musket") == ["why-no-order"]
    assert keys(table, "execute pike", "ottoman") == ["why-not-asked"]


def test_who_may_help_a_comrade_is_told_the_truth() -> None:
    shut = dict.fromkeys(("G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"), "hill")
    towers = {"c-foot1": "E6", "c-foot2": "B6", "c-pike1": "H6", "c-light1": "K6"}
    table = ordered(towers, "foot", "comrades_aid", ground=shut)
    assert why(table, "pick c-pike1") == [("why-cannot-act", ("KF-6.1.2",))]
    table.do("pick c-light1", "move c-light1 K5")  # the helper has acted, foot is still to come
    assert why(table, "pick c-pike1") == [("why-other-troop", ("KF-2.9.2",))]
    march = ordered(towers, "foot", "march", ground=shut)
    assert why(march, "pick c-pike1") == [("why-other-troop", ("KF-2.9.2",))]


def test_why_nobody_steps_after_a_charge_or_after_building() -> None:
    mine = {"plan": {"musket": ["charge", "rampart_building"]}, "cubes": {"musket": 2}}
    charge = ordered({"c-musket1": "E7", "o-foot1": "E4"}, "musket", mine=mine)
    charge.do("move c-musket1 E6", "shoot c-musket1 o-foot1")
    assert why(charge, "move c-musket1 E7") == [("why-charge-over", ("KF-6.4.1",))]
    mine = {"plan": {"foot": ["charge", "rampart_building"]}, "cubes": {"foot": 2}}
    table = ordered({"c-foot1": "E6", "o-foot1": "E5"}, "foot", mine=mine)
    table.do("rampart c-foot1 E6 N")
    assert why(table, "move c-foot1 E7") == [("why-works-done", ("KF-6.30.2",))]


def test_a_gun_that_goes_too_far_sideways_is_told_so() -> None:
    table = ordered({"c-gun1": "E12"}, "artillery", "march", cubes=1)
    assert why(table, "move c-gun1 H12") == [("why-too-far", ("KF-5.6.1",))]
    assert why(table, "move c-gun1 E11") == [("why-gun-moves", ("KF-5.6.1",))]


def test_why_no_cube_becomes_a_step() -> None:
    table = duel("c-light1 E8", "o-foot1 E5", (2, 0), beside={"c-foot1": "H6"})
    assert keys(table, "spur c-foot1") == ["why-another-acts"]
    stepped, spurred = table.copy(), table.copy()
    spurred.do("spur c-light1")
    assert why(spurred, "spur c-light1") == [("why-spurred", ("KF-5.4.4",))]
    stepped.do("move c-light1 E6")
    assert why(stepped, "spur c-light1") == [("why-spur-late", ("KF-5.4.4",))]
    empty = duel("c-light1 E6", "o-foot1 B2", (0, 0))
    assert why(empty, "spur c-light1") == [("why-spur-cube", ("KF-5.4.3",))]
    pikes = duel("c-pike1 E6", "o-foot1 B2", (2, 0))
    assert why(pikes, "spur c-pike1") == [("why-no-spur", ("KF-5.4.3",))]


def test_why_two_towers_are_not_struck() -> None:
    towers = {"c-pike1": "E6", "o-foot1": "D5", "o-musket1": "F5"}
    mine = {"plan": {"pike": ["double_strike"]}, "cubes": {"pike": 1}}
    table = ordered(towers, "pike", mine=mine, ottoman={"cubes": {"musket": 2}})
    weak = [("why-too-weak", ("KF-2.7.2",))]
    assert why(table, "strike-two o-foot1 o-musket1 melee+melee") == weak
    assert why(table, "strike-two o-musket1 o-foot1 melee+melee") == weak
    same = [("why-one-target", ("KF-6.5.1",))]
    assert why(table, "strike-two o-foot1 o-foot1 melee+melee") == same
    march = ordered(towers, "pike", "march", cubes=2)
    one = [("why-one-attack", ("KF-6.5.1",))]
    assert why(march, "strike-two o-foot1 o-musket1 melee+melee") == one


@pytest.mark.rule("KF-6.17.2", "KF-6.8.2")
def test_before_regrouping_the_question_is_who_gets_a_disc_to_give() -> None:
    towers = {"c-foot1": "E6 1", "c-foot2": "H6 1", "c-light1": "H8 2", "c-heavy1": "B9"}
    lost = {"christian": {"foot": 4, "light_cavalry": 1}}
    table = ordered(towers, "foot", "regroup", "fill_ranks", lost=lost)
    asked, waiting = (GAME.scene(table.s, seat).prompt.text for seat in (1, 0))
    assert (asked.key, asked.rules) == ("ask-regroup-fill", ("KF-6.17.2",))
    assert (waiting.key, waiting.rules) == ("wait-regroup-fill", ("KF-6.17.2",))
    assert why(table, "fill c-foot1") == []
    assert why(table, "fill c-light1") == [("why-fill-first", ("KF-6.17.2", "KF-6.8.2"))]
    assert keys(table, "fill c-heavy1") == ["why-full-height"]
    towers["c-foot2"] = "H6 2"
    possible = ordered(towers, "foot", "regroup", "fill_ranks", lost=lost)
    assert GAME.scene(possible.s, 1).prompt.text.key == "ask-regroup"


@pytest.mark.rule("KF-6.30.2")
def test_after_regrouping_the_question_is_for_both_towers() -> None:
    mine = {"plan": {"foot": ["regroup", "rampart_building"]}}
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", mine=mine)
    table.do("shift c-foot1 c-foot2")
    assert {text.split()[1] for text in table.actions("rampart")} == {"c-foot1", "c-foot2"}
    asked = GAME.scene(table.s, 1).prompt.text
    assert (asked.key, asked.rules) == ("ask-works-either", ("KF-6.30.2",))
    assert asked.args == {"army": "army:christian.foot"}
    waiting = GAME.scene(table.s, 0).prompt.text
    assert (waiting.key, waiting.rules) == ("wait-works-either", ("KF-6.30.2",))
    assert why(table, "move c-foot1 E5") == [("why-asked-else", ("KF-6.30.2",))]
    field_works = ordered({"c-foot1": "E6"}, "foot", "field_works")
    works = GAME.scene(field_works.s, 1).prompt.text
    assert (works.key, works.rules) == ("ask-works", ("KF-6.3.1",))
