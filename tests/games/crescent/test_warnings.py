"""What an action costs is said before it is taken."""

from __future__ import annotations

import pytest

from tests.games.crescent.table import GAME, Table, clash, duel, ordered, planning
from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import ActionView
from vezerkar.table.irreversible import HANDS_OVER, guess_for, marks_of
from vezerkar.table.preview import preview


def shown(table: Table, action: str) -> ActionView:
    """An action as the captain in turn sees it."""
    views = GAME.scene(table.s, table.seat("")).actions
    return next(view for view in views if view.action == action)


def question(table: Table) -> str:
    return GAME.scene(table.s, table.seat("")).prompt.text.key


def test_ending_a_general_attack_with_an_idle_tower_says_that_it_costs_a_point() -> None:
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack")
    assert question(table) == "ask-pick-all"
    table.do("pick c-foot1", "move c-foot1 E5")
    end = shown(table, "finish")
    assert (end.text.key, end.marks) == ("action-finish-risk", ("loss",))
    assert "KF-3.3.4" in end.rules
    before = table.score
    table.do("finish")
    assert table.score == (before[0], before[1] - 1)


def test_ending_a_comrades_aid_that_was_carried_out_costs_nothing() -> None:
    table = ordered({"c-foot1": "E6", "c-pike1": "H6"}, "foot", "comrades_aid")
    assert question(table) == "ask-pick"
    table.do("pick c-foot1", "move c-foot1 E5")
    end = shown(table, "finish")
    assert (end.text.key, end.marks) == ("action-finish", ("end",))
    before = table.score
    table.do("finish")
    assert table.score == before


def test_a_move_that_leaves_no_step_for_a_melee_says_so() -> None:
    towers = {"c-light1": "E9", "o-foot1": "E5"}
    table = ordered(towers, "light_cavalry", "march", cubes=2)
    spent, free = shown(table, "move c-light1 E6"), shown(table, "move c-light1 E8")
    assert spent.text.key == "action-move-spent"
    assert free.text.key == "action-move"
    table.do("move c-light1 E6")
    assert not table.actions("melee")


def test_a_cube_turned_into_a_step_weakens_all_towers_of_the_army() -> None:
    towers = {"c-light1": "E9", "c-light2": "H9"}
    table = ordered(towers, "light_cavalry", "general_attack", cubes=2)
    table.do("pick c-light1")
    assert shown(table, "spur c-light1").text.args["number"] == 1
    table.do("spur c-light1")
    assert table.cubes("christian")["light_cavalry"] == 1


def test_the_last_step_of_a_round_is_shown_before_it_is_taken() -> None:
    """After it all plan anew in secret, and nothing before that can be taken back."""
    towers = {"c-foot1": "E7", "o-foot1": "A1"}
    table = clash(towers, hold=False, christian={"plan": {"foot": ["march"]}})
    table.do("execute foot")
    seat = table.seat("")
    action = GAME.notation(table.s).parse("move c-foot1 E6")
    marks = marks_of(GAME, guess_for(GAME, table.s, seat), seat, [action])
    assert HANDS_OVER in marks[action]
    told = preview(GAME, table.s, seat, action)
    assert (told.then, told.ends) == ("asked", True)
    assert "event-territory" in [message.key for message in told.messages]


def test_a_step_that_leads_to_an_attack_does_not_end_the_order() -> None:
    """However far a tower rides, all its steps are tried: one is not asked about for another."""
    towers = {"c-light1": "D7", "c-foot1": "E9", "o-heavy1": "E4", "o-foot1": "L2"}
    plan = {"plan": {"light_cavalry": ["march"]}, "cubes": {"light_cavalry": 1}}
    table = clash(towers, christian=plan)
    table.do("execute light_cavalry")
    seat, parse = table.seat(""), GAME.notation(table.s).parse
    marks = marks_of(GAME, guess_for(GAME, table.s, seat), seat, table.s.legal_actions(seat))
    moves = table.actions("move")
    assert len(moves) > 20
    assert HANDS_OVER not in marks[parse("move c-light1 E5")]
    assert HANDS_OVER in marks[parse("move c-light1 A7")]
    for text in moves:
        after = table.copy()
        after.do(text)
        assert (HANDS_OVER in marks[parse(text)]) == (seat not in after.s.actors())


def test_any_order_that_could_be_given_and_cubes_are_thought_forgotten() -> None:
    """One rule for every round: a card that only helps, or one of a pile, may well be kept."""
    hand = ["march", "field_works", "exchange_places", "zeal"]
    table = planning(captains={"christian": {"hand": hand}})
    scene = GAME.scene(table.s, 1)
    asked = {view.action for view in scene.actions if "spare" not in view.marks}
    assert "lay march foot" in asked
    assert "cube foot" in asked
    assert "lay field_works foot" in asked
    assert "lay exchange_places foot" in asked
    assert "lay march artillery" in asked
    assert not [action for action in asked if "zeal" in action]


def test_a_plan_without_any_order_is_locked_only_by_a_second_thought() -> None:
    captain = {"hand": ["march", "zeal"], "discard": ["general_attack"]}
    table = planning(round=2, captains={"christian": captain})

    def lock() -> str:
        actions = GAME.scene(table.s, 1).actions
        vain = next(view.vain for view in actions if view.action == "lock")
        return vain.key if vain else ""

    table.do("draw charge", seat="christian")
    assert lock() == "vain-plan-take"
    table.do("draw extra_pay", "recall general_attack", seat="christian")
    assert lock() == "vain-plan"
    table.do("lay march foot", seat="christian")
    assert lock() == ""


def test_a_laid_card_that_stays_says_why() -> None:
    table = planning(captains={"christian": {"hand": ["march", "charge"]}})

    def why() -> str:
        (plan,) = [mat for mat in GAME.scene(table.s, 1).mats if mat.owner == "christian"]
        slots = [slot for pad in plan.pads for slot in pad.slots]
        (order,) = [slot for slot in slots if slot.card == "march"]
        return order.closed.key if order.closed else ""

    for _ in range(table.s.board.second_thoughts):
        table.do("lay charge pike", "lift charge pike", seat="christian")
    table.do("lay march foot", seat="christian")
    assert not table.actions("lift", seat="christian")
    assert why() == "why-no-more-thoughts"


def test_discards_that_have_to_wait_say_for_what() -> None:
    captain = {"hand": ["march"], "discard": ["general_attack"]}
    table = planning(round=2, captains={"christian": captain})
    zones = {zone.id: zone for zone in GAME.scene(table.s, 1).zones}
    (waiting,) = zones["discard-christian"].cards
    assert waiting.idle
    assert waiting.idle.key == "why-draw-first"
    table.do("draw charge", seat="christian")
    zones = {zone.id: zone for zone in GAME.scene(table.s, 1).zones}
    assert zones["discard-christian"].cards[0].idle is None


@pytest.mark.parametrize(
    ("cubes", "keys"),
    [((1, 1), {"driven-back-tie", "scored-push"}), ((2, 1), {"driven-back", "scored-discs"})],
)
@pytest.mark.rule("KF-2.7.4", "KF-2.7.5", "KF-3.3.1", "KF-3.3.2")
def test_an_attack_tells_why_somebody_falls_back_and_what_points_are_for(
    cubes: tuple[int, int], keys: set[str]
) -> None:
    table = duel("c-foot1 E6", "o-foot1 E5", cubes)
    action = GAME.notation(table.s).parse("melee c-foot1 o-foot1")
    told = {message.key for message in preview(GAME, table.s, table.seat(""), action).messages}
    assert {f"event-{key}" for key in keys} <= told
    assert "event-retreated" not in told


def test_points_for_ground_are_told_as_such() -> None:
    table = clash(
        {"c-foot1": "E7", "o-foot1": "A1"}, hold=False, christian={"plan": {"foot": ["march"]}}
    )
    table.do("execute foot")
    action = GAME.notation(table.s).parse("move c-foot1 E6")
    told = [message.key for message in preview(GAME, table.s, table.seat(""), action).messages]
    assert told[told.index("event-scored") - 1] == "event-territory"


def test_whoever_comes_back_does_not_move_from_a_square_to_itself() -> None:
    plan = {"plan": {"light_cavalry": ["march"]}}
    table = clash({"c-light1": "E7", "o-foot1": "A1"}, christian=plan)
    table.do("execute light_cavalry")
    action = GAME.notation(table.s).parse("move c-light1 E7")
    told = [message.key for message in preview(GAME, table.s, table.seat(""), action).messages]
    assert told[0] == "event-moved-back"


@pytest.mark.rule("KF-2.7.6")
def test_whoever_marches_is_told_that_a_melee_takes_a_step() -> None:
    table = clash(
        {"c-light1": "E7", "o-foot1": "A1"},
        hold=False,
        christian={"plan": {"light_cavalry": ["march"]}},
    )
    table.do("execute light_cavalry")
    asked = GAME.scene(table.s, table.seat("")).prompt.text
    assert (asked.key, asked.args["number"]) == ("ask-act-steps", 3)
    assert GAME.scene(table.s, OBSERVER).prompt.text.key == "wait-act"


def test_a_tower_stays_by_a_button_that_asks() -> None:
    """A click on the tower that was picked puts it down, and spends no steps."""
    plan = {"plan": {"light_cavalry": ["march"]}}
    table = clash({"c-light1": "D7", "o-foot1": "L2"}, christian=plan)
    table.do("execute light_cavalry")
    stay, go = shown(table, "move c-light1 D7"), shown(table, "move c-light1 D6")
    assert (stay.text.key, stay.anchors) == ("action-move-back", ())
    assert "loss" in stay.marks
    assert (go.anchors, "loss" in go.marks) == (("unit:c-light1", "square:D6"), False)


def warnings(table: Table, seat: int = 1) -> dict[str, list[str]]:
    """What is said of the army cards of a captain who plans, by type of troops."""
    [mat] = GAME.scene(table.s, seat).mats
    return {
        pad.anchor.rpartition(".")[2]: [message.key for message in pad.warnings]
        for pad in mat.pads
        if pad.warnings
    }


@pytest.mark.parametrize(("tired", "said"), [(1, ["warn-exhausted-some"]), (2, ["warn-exhausted"])])
def test_exhausted_towers_are_told_of_while_one_plans(tired: int, said: list[str]) -> None:
    towers = {"c-light1": "E7", "c-light2": "H7", "o-foot1": "E6"}
    for tower in ["c-light1", "c-light2"][:tired]:
        towers[tower] += " 3 attacked:1"
    hand = {"hand": ["general_attack"], "cubes": {"light_cavalry": 2}}
    table = planning(locked=["ottoman"], towers=towers, captains={"christian": hand})
    assert warnings(table) == {"light_cavalry": said}
    assert "warned" not in shown_of(table, "lock").marks  # it has no order yet
    table.do("lay general_attack light_cavalry")
    assert warnings(table) == {"light_cavalry": said}
    assert "warned" in shown_of(table, "lock").marks


@pytest.mark.parametrize(
    ("towers", "card", "cubes", "said"),
    [
        ({"c-foot1": "E10", "c-pike1": "F6"}, "lay march foot", 1, ["warn-no-target"]),
        ({"c-gun1": "A12", "c-pike1": "F6"}, "lay march artillery", 1, ["warn-gun-idle"]),
        (
            {"c-light1": "L12", "c-pike1": "F6"},
            "lay march light_cavalry",
            1,
            ["warn-no-target-spur"],
        ),
        ({"c-foot1": "E10", "c-pike1": "F9"}, "lay march foot", 0, []),  # nobody reaches anybody
        ({"c-foot1": "E6"}, "lay march foot", 0, ["warn-no-cubes"]),
        ({"c-foot1": "E6"}, "lay regroup foot", 1, ["warn-stuck"]),
        ({"c-foot1": "E6"}, "lay exchange_places foot", 0, []),
        ({"c-foot1": "E6"}, "lay march foot", 1, []),
    ],
)
def test_an_order_says_what_it_cannot_do_before_the_plan_is_locked(
    towers: dict[str, str], card: str, cubes: int, said: list[str]
) -> None:
    _, order, troop = card.split()
    hand = {"hand": [order], "cubes": {troop: cubes} if cubes else {}}
    table = planning(
        locked=["ottoman"], towers={"o-heavy1": "E5", **towers}, captains={"christian": hand}
    )
    table.do(card)
    assert warnings(table).get(troop, []) == said
    assert ("warned" in shown_of(table, "lock").marks) == bool(said)


def test_what_is_told_of_a_plan_does_not_depend_on_the_plan_of_the_enemy() -> None:
    towers = {"c-foot1": "E6", "o-heavy1": "E5"}
    for cubes in (0, 3):
        theirs = {"cubes": {"heavy_cavalry": cubes}} if cubes else {}
        hand = {"hand": ["march"], "cubes": {"foot": 1}}
        captains = {"christian": hand, "ottoman": theirs}
        table = planning(locked=["ottoman"], towers=towers, captains=captains)
        table.do("lay march foot")
        assert warnings(table) == {}


def shown_of(table: Table, verb: str) -> ActionView:
    views = GAME.scene(table.s, 1).actions
    return next(view for view in views if view.verb == verb)


def test_a_shot_that_keeps_the_step_says_that_it_is_weaker() -> None:
    towers = {"c-musket1": "E8", "o-foot1": "E6"}
    table = ordered(towers, "musket", "march", cubes=2)
    assert shown(table, "shoot c-musket1 o-foot1").text.key == "action-shoot-weaker"
    assert shown(table, "stand-and-shoot c-musket1 o-foot1").text.key == "action-stand-and-shoot"
    table.do("move c-musket1 E7")
    assert not table.actions("stand-and-shoot")


def test_an_exhausted_tower_that_buys_a_step_is_not_said_to_attack() -> None:
    towers = {"c-light1": "E9 3 attacked:1", "o-foot1": "E6"}
    table = ordered(towers, "light_cavalry", "march", cubes=2)
    assert shown(table, "spur c-light1").text.key == "action-spur-tired"


def test_a_card_beside_another_is_named_if_its_cube_has_to_be_taken_back_first() -> None:
    hand = {"hand": ["march", "extra_pay"]}
    table = planning(locked=["ottoman"], captains={"christian": hand})
    table.do("lay march foot", "lay extra_pay foot")
    while table.actions("cube"):
        table.do(table.actions("cube")[0])
    lift = table.layout.notation.parse("lift march foot")
    [reason] = GAME.explain(table.s, 1, lift)
    assert reason.message.key == "why-lift-cubes"
    assert reason.message.args == {"card": "card:extra_pay", "number": 1}
    table.do(table.actions("uncube")[0])
    assert "lift march foot" in table.actions("lift")
