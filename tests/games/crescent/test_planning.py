"""Plans: sections 2.2 to 2.4 and 3.1 of the ledger, examples E1 to E4, E43, E44 and E49."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import ARMIES, GAME, Table, planning
from vezerkar.core.errors import DataError
from vezerkar.games.crescent.rules.planning import cubes_left
from vezerkar.games.crescent.terms import CARD_IDS

START = ["march"] * 3 + ["march_free", "general_attack", "field_works", "exchange_places"]


def first_round(hand: list[str], **more: Any) -> Table:
    """A Christian captain with these cards in hand, in round 1."""
    return planning(captains={"christian": {"hand": hand, **more}})


def lay_all(table: Table, *plan: str, seat: str = "christian") -> None:
    """Lay cards, as `march foot`; cubes as `cube foot`."""
    for each in plan:
        table.do(each if each.startswith("cube") else f"lay {each}", seat=seat)


@pytest.mark.rule("KF-2.4.1", "KF-2.4.2", "KF-3.1.1", "KF-0.5", "KF-1.19")
def test_e1_six_orders_of_the_first_round() -> None:
    table = first_round(START)
    lay_all(table, "march foot", "march pike", "march musket", "march_free light_cavalry")
    lay_all(table, "general_attack heavy_cavalry")
    with pytest.raises(Exception, match="field_works"):
        lay_all(table, "field_works artillery", "field_works artillery")
    assert table.s.points_laid(1) == 5
    assert table.cards("hand", "christian") == ["exchange_places"]
    assert table.can("lock", seat="christian")


@pytest.mark.rule("KF-1.7", "KF-2.4.2", "KF-1.19")
def test_e2_all_five_cards_of_four_players_cost_exactly_the_limit() -> None:
    s = planning(players=4).s
    table = planning(players=4)
    hand = [CARD_IDS[card] for card, n in enumerate(s.board.start_hand) for _ in range(n)]
    assert sorted(hand) == sorted(
        ["march", "march_free", "general_attack", "field_works", "exchange_places"]
    )
    table = planning(players=4, captains={"ottoman1": {"hand": hand}})
    plan = ("march pike", "march_free musket", "general_attack light_cavalry")
    lay_all(table, *plan, "field_works foot", "exchange_places heavy_cavalry", seat="ottoman1")
    assert table.s.points_laid(0) == 4 == table.s.point_limit(0)


@pytest.mark.rule("KF-2.4.3", "KF-3.1.13", "KF-2.2.7", "KF-5.3.6", "KF-2.3.2")
def test_e3_an_upgrade_of_the_musketeers_counts_at_once() -> None:
    table = first_round(["upgrade", "march", "march", "march", "march", "general_attack"])
    lay_all(table, "march musket", "upgrade musket", "march foot", "march pike")
    lay_all(table, "march light_cavalry", "general_attack heavy_cavalry")
    assert table.s.points_laid(1) == 7 == table.s.point_limit(1)
    lay_all(table, "cube musket", "cube musket", "cube musket")
    assert not table.can("cube musket", seat="christian")
    assert table.can("lock", seat="christian")


@pytest.mark.rule("KF-2.4.2")
def test_no_card_beyond_the_command_points() -> None:
    table = first_round(["charge", "double_strike", "comrades_aid", "march"])
    lay_all(table, "charge foot", "double_strike pike", "comrades_aid musket")
    assert table.refuses("lay march light_cavalry", seat="christian")


@pytest.mark.rule("KF-3.1.3")
@pytest.mark.parametrize("card", ["zeal", "no_rest"])
def test_e4_purple_and_green_need_a_grey_card(card: str) -> None:
    table = first_round([card, "march"])
    assert table.refuses(f"lay {card} foot", seat="christian")
    lay_all(table, "march foot")
    assert table.can(f"lay {card} foot", seat="christian")
    assert not table.can(f"lay {card} pike", seat="christian")


@pytest.mark.rule("KF-3.1.2", "KF-0.5")
def test_one_card_of_each_colour_on_an_army_card() -> None:
    table = first_round(["march", "march_free", "zeal", "stand_firm", "no_rest", "survey"])
    lay_all(table, "march foot", "zeal foot", "no_rest foot")
    for card in ("march_free", "stand_firm", "survey"):
        assert not table.can(f"lay {card} foot", seat="christian"), card


@pytest.mark.rule("KF-3.1.4", "KF-3.1.9")
def test_only_cards_of_the_hand_are_laid_and_none_is_thrown_away() -> None:
    table = first_round(["march"])
    assert table.refuses("lay charge foot", seat="christian")
    verbs = {text.split()[0] for text in table.actions(seat="christian")}
    assert verbs == {"lay", "cube", "lock"}


@pytest.mark.rule("KF-3.1.16", "KF-6.3.4", "KF-6.18.2", "KF-6.19.2")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("field_works", "foot pike musket artillery"),
        ("charge", "foot pike musket light_cavalry heavy_cavalry"),
        ("march", "foot pike musket light_cavalry heavy_cavalry artillery"),
    ],
)
def test_grey_cards_go_only_where_they_are_allowed(card: str, allowed: str) -> None:
    found = first_round([card]).actions("lay", seat="christian")
    assert [text.split()[2] for text in found] == allowed.split()


@pytest.mark.rule("KF-3.1.16", "KF-6.29.1", "KF-6.30.1", "KF-6.32.1", "KF-6.9.1", "KF-6.4.1")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("calm", "musket artillery"),
        ("strike_back", "foot pike musket light_cavalry heavy_cavalry"),
        ("bloodbath", "foot pike musket light_cavalry heavy_cavalry"),
        ("resistance", "foot pike musket light_cavalry heavy_cavalry"),
        ("rampart_building", "foot pike musket"),
        ("bridge_building", "foot pike musket"),
        ("demolition", "foot pike musket"),
        ("terror", "foot pike musket light_cavalry heavy_cavalry artillery"),
    ],
)
def test_other_cards_go_only_where_they_are_allowed(card: str, allowed: str) -> None:
    grey = ["march"] * 4 + ["march_free", "general_attack"]
    troops = ["foot", "pike", "musket", "light_cavalry", "heavy_cavalry", "artillery"]
    plan = {troop: [order] for troop, order in zip(troops, grey, strict=True)}
    table = first_round([card], plan=plan)
    assert [t.split()[2] for t in table.actions("lay", seat="christian")] == allowed.split()


@pytest.mark.rule("KF-6.9.2", "KF-6.9.1")
def test_calm_air_on_light_cavalry_only_on_side_b() -> None:
    plan = {"light_cavalry": ["march"]}
    assert not first_round(["calm"], plan=plan).can("lay calm light_cavalry", seat="christian")
    table = first_round(["calm"], plan=plan, upgraded=["light_cavalry"])
    assert table.can("lay calm light_cavalry", seat="christian")


@pytest.mark.rule("KF-3.1.16", "KF-2.2.6", "KF-2.2.13")
def test_dead_types_get_no_cards_but_artillery_may_hope() -> None:
    towers = {name: q for name, q in ARMIES.items() if name not in ("c-heavy1", "c-gun1")}
    table = planning(towers=towers, captains={"christian": {"hand": ["march", "upgrade"]}})
    assert not table.can("lay march heavy_cavalry", seat="christian")
    assert table.can("lay march artillery", seat="christian")
    lay_all(table, "march artillery")
    assert not table.can("lay upgrade artillery", seat="christian")
    captured = {**towers, "o-gun1": "F1 1 owner:christian"}
    plan = {"artillery": ["march"]}
    table = planning(towers=captured, captains={"christian": {"hand": ["upgrade"], "plan": plan}})
    assert table.can("lay upgrade artillery", seat="christian")


@pytest.mark.rule("KF-2.2.5", "KF-6.11.1")
def test_no_second_upgrade_of_an_army_card() -> None:
    table = first_round(["upgrade"], plan={"foot": ["march"], "pike": ["march"]}, upgraded=["foot"])
    assert not table.can("lay upgrade foot", seat="christian")
    assert table.can("lay upgrade pike", seat="christian")


# Cubes


@pytest.mark.rule(
    "KF-2.3.2", "KF-5.1.2", "KF-5.2.2", "KF-5.3.2", "KF-5.4.2", "KF-5.5.2", "KF-5.6.2"
)
@pytest.mark.parametrize(
    ("troop", "a", "b"),
    [
        ("foot", 2, 3),
        ("pike", 2, 3),
        ("musket", 2, 3),
        ("light_cavalry", 2, 3),
        ("heavy_cavalry", 3, 3),
        ("artillery", 3, 4),
    ],
)
def test_cube_places_of_both_sides(troop: str, a: int, b: int) -> None:
    for upgraded, most in (([], a), ([troop], b)):
        table = first_round([], upgraded=upgraded)
        for _ in range(most):
            lay_all(table, f"cube {troop}")
        assert not table.can(f"cube {troop}", seat="christian")


@pytest.mark.rule("KF-1.12", "KF-2.3.3", "KF-2.3.4", "KF-2.3.6", "KF-3.1.17")
def test_seven_cubes_on_cards_with_or_without_orders() -> None:
    table = first_round([])
    assert table.can("lock", seat="christian")  # nothing at all is a plan too
    for troop in (
        "foot",
        "foot",
        "pike",
        "pike",
        "heavy_cavalry",
        "heavy_cavalry",
        "heavy_cavalry",
    ):
        lay_all(table, f"cube {troop}")
    assert table.actions("cube", seat="christian") == []
    assert planning(players=4).s.cube_limit(0) == 5


@pytest.mark.rule(
    "KF-3.1.19", "KF-3.1.14", "KF-2.3.3", "KF-2.2.7", "KF-5.5.4", "KF-6.28.1", "KF-0.13"
)
def test_e49_two_developments_give_nine_cubes_at_once() -> None:
    plan = {"heavy_cavalry": ["march", "upgrade"], "foot": ["march", "extra_pay"]}
    assert first_round([], plan=plan).s.cube_limit(1) == 9
    cheap = {"heavy_cavalry": ["march_free", "upgrade"], "foot": ["march", "extra_pay"]}
    four = planning(players=4, captains={"christian1": {"plan": cheap}})
    assert four.s.cube_limit(1) == 7
    assert first_round([], plan={"foot": ["march", "extra_pay"]}).s.cube_limit(1) == 8
    # Two captains of a side can never need more than its fourteen cubes.
    assert 2 * four.s.cube_limit(1) <= 14


@pytest.mark.rule("KF-8.2", "KF-3.1.19")
def test_what_a_development_brings_cannot_be_used_without_it() -> None:
    plan = {"foot": ["march", "extra_pay"]}
    cubes = {"foot": 2, "pike": 2, "musket": 2, "light_cavalry": 2}
    table = first_round([], plan=plan, cubes=cubes)
    assert table.refuses("lift extra_pay foot", seat="christian")
    assert table.refuses("lift march foot", seat="christian")
    table.do("uncube pike", seat="christian")
    table.do("lift march foot", seat="christian")
    assert sorted(table.cards("hand", "christian")) == ["extra_pay", "march"]
    with pytest.raises(DataError, match="too many cubes"):
        first_round([], cubes={**cubes}, plan={"foot": ["march"]})


# Rebuilding the hand


def third_round(hand: list[str], **more: Any) -> Table:
    """A Christian captain in round 3."""
    return planning(round=3, captains={"christian": {"hand": hand, **more}})


@pytest.mark.rule("KF-3.1.1")
def test_nothing_is_drawn_in_the_first_round() -> None:
    table = first_round(["march"])
    assert (
        table.actions("draw", seat="christian") == table.actions("recall", seat="christian") == []
    )


@pytest.mark.rule("KF-3.1.6", "KF-3.1.7", "KF-3.1.8", "KF-3.4.3")
def test_e43_one_or_two_from_the_draw_pile_then_discards_up_to_the_limit() -> None:
    discard = ["march", "march", "general_attack", "field_works", "zeal", "exchange_places"]
    table = third_round(["charge", "calm"], discard=discard)
    assert not table.can("lock", seat="christian")
    assert table.actions("recall", seat="christian") == []
    table.do("draw terror", seat="christian")
    assert table.can("lock", seat="christian")
    table.do("draw survey", seat="christian")
    assert table.actions("draw", seat="christian") == []
    for card in ("march", "march", "zeal"):
        table.do(f"recall {card}", seat="christian")
    assert table.actions("recall", seat="christian") == []
    assert len(table.cards("hand", "christian")) == 7


@pytest.mark.rule("KF-3.1.5", "KF-3.1.7")
def test_e44_a_full_hand_takes_nothing() -> None:
    table = third_round(START, discard=["zeal"])
    assert (
        table.actions("draw", seat="christian") == table.actions("recall", seat="christian") == []
    )
    assert table.can("lock", seat="christian")


@pytest.mark.rule("KF-3.1.7")
def test_the_second_card_needs_room() -> None:
    table = third_round(START[:6])
    table.do("draw zeal", seat="christian")
    assert table.actions("draw", seat="christian") == []


@pytest.mark.rule("KF-3.1.7", "KF-3.4.4")
def test_an_empty_draw_pile_is_never_renewed() -> None:
    everything = [
        c for c, n in zip(CARD_IDS, planning().s.board.deck, strict=True) for _ in range(n)
    ]
    rest = [card for card in everything if card not in ("march", "zeal")]
    table = third_round(["zeal"], discard=["march"] * 4 + rest)
    assert table.can("lock", seat="christian")
    assert table.actions("draw", seat="christian") == []
    table.do("recall charge", seat="christian")
    assert "charge" in table.cards("hand", "christian")


@pytest.mark.rule("KF-3.1.12", "KF-6.25.1", "KF-3.1.5")
def test_valiant_lieutenant_makes_room_for_one_more_card_at_once() -> None:
    hand = [*START[:6], "valiant_lieutenant"]
    table = third_round(hand, discard=["zeal"])
    assert table.actions("recall", seat="christian") == []
    lay_all(table, "march foot", "valiant_lieutenant foot")
    assert table.can("recall zeal", seat="christian")
    assert table.can("draw terror", seat="christian")
    table.do("draw terror", seat="christian")
    assert (
        table.actions("draw", seat="christian") == table.actions("recall", seat="christian") == []
    )
    assert table.refuses("lift valiant_lieutenant foot", seat="christian")


@pytest.mark.rule("KF-3.1.5", "KF-3.1.12")
def test_valiant_lieutenant_cannot_draw_a_third_card() -> None:
    table = third_round(["march", "valiant_lieutenant"], discard=["zeal"])
    table.do("draw terror", "draw survey", seat="christian")
    lay_all(table, "march foot", "valiant_lieutenant foot")
    assert table.actions("draw", seat="christian") == []
    assert table.can("recall zeal", seat="christian")


@pytest.mark.rule("KF-3.1.18", "KF-0.2")
def test_the_owner_chooses_freely_from_the_own_piles_and_no_chance_is_used() -> None:
    table = third_round(["march"], discard=["zeal", "charge"])
    drawable = {text.split()[1] for text in table.actions("draw", seat="christian")}
    assert drawable == set(table.cards("draw", "christian"))
    step = table.session.apply_text(1, "draw terror")
    assert step.drawn == ()
    assert {t.split()[1] for t in table.actions("recall", seat="christian")} == {"zeal", "charge"}


def waiting(table: Table) -> dict[str, str | None]:
    """The cards in hand, and why each can be laid nowhere."""
    scene = GAME.scene(table.s, 1)
    (hand,) = [zone for zone in scene.zones if zone.id == "hand-christian"]
    return {card.id: card.idle.key if card.idle else None for card in hand.cards}


def test_a_card_that_can_be_laid_nowhere_says_why() -> None:
    table = third_round(["march", "zeal", "upgrade"])
    assert waiting(table) == {
        "march": None,
        "zeal": "idle-needs-grey",
        "upgrade": "idle-needs-grey",
    }
    table.do("lay march foot", seat="christian")
    assert waiting(table) == {"zeal": None, "upgrade": None}


# Second thoughts and readiness


@pytest.mark.rule("KF-3.1.10")
def test_everything_can_be_changed_until_the_plan_is_handed_in() -> None:
    table = third_round(["march", "zeal"], discard=["charge"])
    start = table.s.freeze()
    table.do("draw terror", "recall charge", "lay march foot", "lay zeal foot", seat="christian")
    table.do("cube foot", "lift march foot", "uncube foot", seat="christian")
    table.do("throw-back charge", "put-back terror", seat="christian")
    table.s.thoughts = [0, 0]
    assert table.s.freeze() == start
    table.do("draw terror", "lay march foot", "cube foot", "restart", seat="christian")
    table.s.thoughts = [0, 0]
    assert table.s.freeze() == start


@pytest.mark.rule("KF-8.2")
def test_second_thoughts_come_to_an_end() -> None:
    table = first_round(["march"])
    for _ in range(table.s.board.second_thoughts):
        lay_all(table, "cube foot")
        table.do("uncube foot", seat="christian")
    lay_all(table, "cube foot")
    assert table.refuses("uncube foot", seat="christian")
    assert table.can("lock", seat="christian")


@pytest.mark.rule("KF-3.1.10", "KF-0.4")
def test_preparation_ends_when_everybody_is_ready() -> None:
    table = planning()
    assert table.asked == ["ottoman", "christian"]
    told = table.do("lock", seat="christian")
    assert told == ["ready christian"]
    assert table.asked == ["ottoman"]
    assert table.refuses("cube foot", seat="christian")
    table.do("lock", seat="ottoman")
    assert table.s.round == 2


@pytest.mark.rule("KF-8.2")
def test_a_plan_that_breaks_a_limit_is_no_position() -> None:
    for plan, cubes, said in (
        (
            {"foot": ["charge"], "pike": ["double_strike"], "musket": ["comrades_aid", "zeal"]},
            {},
            "spends",
        ),
        ({}, {"foot": 3}, "too many cubes"),
        ({"foot": ["march", "march_free"]}, {}, "two cards of one colour"),
    ):
        with pytest.raises(DataError, match=said):
            first_round([], plan=plan, cubes=cubes)


def test_unused_cubes_are_told_to_the_captain() -> None:
    table = first_round([], cubes={"foot": 2})
    assert cubes_left(table.s, 1) == 5


@pytest.mark.rule("KF-3.2.1")
def test_to_a_computer_a_plan_is_worth_as_much_handed_in_as_before() -> None:
    """Else whoever plans last, and lifts the screens by it, would judge worse than the others."""
    plan = {"foot": ["march", "upgrade"], "pike": ["march", "extra_pay"]}
    captain = {"plan": plan, "cubes": {"foot": 1}}
    table = planning(captains={"christian": captain, "ottoman": {"plan": plan}})
    before = GAME.judge.value(table.s, 1)
    table.do("lock", seat="ottoman")
    assert GAME.judge.value(table.s, 1) == before
    table.do("lock", seat="christian")
    assert (table.s.revealed, table.s.pay) == (1, [1, 1])
    assert GAME.judge.value(table.s, 1) == pytest.approx(before)
    poorer = planning(captains={"ottoman": {"plan": plan}})
    assert GAME.judge.value(poorer.s, 1) < before
