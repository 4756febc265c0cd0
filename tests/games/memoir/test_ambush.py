"""Ambush: the one card that is played in the opponent's turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import act, roll
from tests.games.memoir.table import GAME, Table
from vezerkar.games.memoir.terms import AXIS

FACE_TO_FACE = {"al01": "infantry g6", "ax01": "infantry H7"}


def trap(units: dict[str, str] | None = None, **fields: Any) -> Table:
    """Allied infantry on g6 is about to battle Axis infantry on H7, which has Ambush in hand."""
    usual = {
        "hands": {"allies": ["probe_left"], "axis": ["ambush", "probe_left"]},
        "phase": "battle",
        "ordered": ["al01"],
    }
    return Table(units=units or FACE_TO_FACE, **{**usual, **fields})


def sprung(faces: str, units: dict[str, str] | None = None, **fields: Any) -> Table:
    """The same, after al01 has attacked and has been ambushed with these dice."""
    table = trap(units, **fields)
    act(table, "attack al01 ax01")
    roll(table, "ambush", faces)
    return table


def told(table: Table) -> set[str]:
    return {GAME.events[event.kind].word for event in table.session.steps[-1].events}


@pytest.mark.rule("M44-K.14")
def test_ambush_is_played_after_a_close_assault_is_declared_and_before_the_dice_are_rolled() -> (
    None
):
    table = trap()
    assert table.asked == ["allies"]
    act(table, "attack al01 ax01")  # no dice yet
    assert table.asked == ["axis"]
    assert table.actions() == ["ambush", "pass"]
    assert (table.men("al01"), table.men("ax01")) == (4, 4)


def test_the_choice_to_ambush_is_anchored_on_the_card_itself() -> None:
    table = trap()
    act(table, "attack al01 ax01")
    anchors = {c.action: c.anchors for c in GAME.scene(table.s, AXIS).actions}
    assert anchors == {"ambush": ("card:ambush",), "pass": ()}


def test_whoever_may_ambush_is_told_the_chances_of_both_answers() -> None:
    table = trap()
    act(table, "attack al01 ax01")
    seen = GAME.scene(table.s, AXIS)
    chances = {view.action: view.text.args["percent"] for view in seen.actions}
    # Three dice each: a flag among them stops the attack, half of the faces hit infantry.
    assert chances == {"ambush": 42, "pass": 88}
    [attacker] = [token for token in seen.tokens if token.id == "al01"]
    assert "fought" not in attacker.marks  # it has rolled nothing yet


@pytest.mark.rule("M44-K.14")
def test_the_defender_may_let_the_attack_pass_and_keep_the_card() -> None:
    table = trap()
    act(table, "attack al01 ax01")
    roll(table, "pass", "infantry star star")
    assert (table.men("al01"), table.men("ax01")) == (4, 3)
    assert "ambush" in table.hand("axis")


@pytest.mark.rule("M44-K.14")
def test_fire_cannot_be_ambushed() -> None:
    table = trap({"al01": "infantry G5", "ax01": "infantry H7"})
    roll(table, "attack al01 ax01", "infantry star")
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.15")
def test_the_attacked_unit_battles_first_and_then_the_attacker_carries_out_its_assault() -> None:
    table = sprung("infantry star star" + " infantry grenade star")
    assert table.men("al01") == 3
    assert table.men("ax01") == 2
    assert "ambush" in table.discards


@pytest.mark.rule("M44-K.15")
@pytest.mark.parametrize(
    ("kind", "attacker_on", "defender_on", "wire", "faces"),
    [
        ("infantry", "forest", "clear", [], "star star"),
        ("armor", "forest", "clear", [], "star"),
        ("armor", "hill", "clear", [], "star star"),
        ("armor", "hill", "hill", [], "star star star"),
        ("armor", "clear", "town", [], "star"),
        ("infantry", "clear", "clear", ["H7"], "star star"),
        ("artillery", "forest", "clear", [], "star star star"),
    ],
)
def test_the_ambushing_unit_rolls_its_own_dice_with_its_own_reductions(
    kind: str, attacker_on: str, defender_on: str, wire: list[str], faces: str
) -> None:
    sprung(
        faces + " star star star",  # of the ambush, and then of the gun that attacked
        {"al01": "artillery g6", "ax01": f"{kind} H7"},
        terrain={"g6": attacker_on, "H7": defender_on},
        wire=wire,
    )


@pytest.mark.rule("M44-K.15")
def test_an_attacker_that_retreated_does_not_attack_even_if_it_is_still_next_to_the_target() -> (
    None
):
    table = sprung("flag star star", {"al01": "infantry g6", "ax01": "infantry f6"})
    act(table, "retreat al01 G5")  # next to f6
    assert "lost-attack" in told(table)
    assert table.men("ax01") == 4
    assert table.active == "axis"


@pytest.mark.rule("M44-K.15")
def test_an_attacker_whose_retreat_is_blocked_loses_a_figure_and_attacks() -> None:
    blocked = {**FACE_TO_FACE, "al02": "infantry G5", "al03": "infantry H5"}
    table = sprung("flag star star" + " infantry star star", blocked)
    assert (table.at("al01"), table.men("al01")) == ("g6", 3)
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.15")
def test_an_attacker_that_is_eliminated_does_not_attack() -> None:
    table = trap({**FACE_TO_FACE, "al01": "infantry g6 1", "al02": "armor A1"})
    act(table, "attack al01 ax01")
    roll(table, "ambush", "infantry star star")
    assert table.at("al01") is None
    assert table.men("ax01") == 4
    assert "lost-attack" not in told(table)  # nobody drove it anywhere


@pytest.mark.rule("M44-K.15")
def test_an_attacker_may_ignore_a_flag_where_its_hex_allows_and_then_attacks() -> None:
    table = sprung("flag star", sandbags=["g6"])
    assert table.asked == ["allies"]
    roll(table, "ignore-flag", "infantry star star")
    assert table.at("al01") == "g6"
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.16")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_the_ambushing_unit_never_takes_ground(kind: str) -> None:
    units = {"al01": "infantry g6", "al02": "infantry A1", "ax01": f"{kind} H7"}
    table = sprung("flag star star", units)
    act(table, "retreat al01 G5")
    assert (table.at("ax01"), table.on("g6")) == ("H7", None)
    assert table.phase == "play"

    table = sprung("infantry star star", {**units, "al01": "infantry g6 1"})
    assert (table.at("ax01"), table.on("g6")) == ("H7", None)
    assert table.phase == "play"


@pytest.mark.rule("M44-K.16")
@pytest.mark.parametrize("card", ["armor_assault", "close_assault", "their_finest_hour"])
def test_the_ambushing_unit_gets_no_bonus_from_the_active_players_card(card: str) -> None:
    sprung(
        "star star star" + " star star star star",
        {"al01": "armor g6", "ax01": "armor H7"},
        card=card,
    )


@pytest.mark.rule("M44-K.17")
def test_a_unit_that_could_not_battle_the_attacker_cannot_ambush() -> None:
    """Armor in a town against a unit in a forest: 3 - 2 - 2 dice."""
    units = {"al01": "artillery g6", "ax01": "armor H7"}
    table = trap(units, terrain={"g6": "forest", "H7": "town"})
    roll(table, "attack al01 ax01", "grenade star star")
    assert table.men("ax01") == 2
    assert "ambush" in table.hand("axis")


@pytest.mark.rule("M44-K.17")
def test_a_unit_in_the_ocean_cannot_ambush() -> None:
    table = trap(terrain={"H7": "ocean"})
    roll(table, "attack al01 ax01", "infantry star star")
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.17")
def test_artillery_can_ambush() -> None:
    table = sprung(
        "infantry grenade star" + " star star star", {**FACE_TO_FACE, "ax01": "artillery H7"}
    )
    assert table.men("al01") == 2


@pytest.mark.rule("M44-K.18")
def test_ambush_cannot_be_played_as_the_card_of_the_own_turn() -> None:
    table = Table(units=FACE_TO_FACE, hands={"allies": ["ambush", "probe_left", "assault_right"]})
    assert table.actions() == ["play probe_left", "play assault_right"]


@pytest.mark.rule("M44-K.18", "M44-1.2")
def test_ambush_as_the_only_card_in_hand_may_be_played_without_any_effect() -> None:
    table = Table(units=FACE_TO_FACE, hands={"allies": ["ambush"]})
    act(table, "play ambush")
    assert table.active == "axis"
    assert table.discards == ["ambush"]
    assert len(table.hand("allies")) == 1


@pytest.mark.rule("M44-K.19")
def test_an_attacker_driven_back_has_used_up_its_battle() -> None:
    table = sprung("flag star star", {**FACE_TO_FACE, "ax02": "infantry F5"})
    act(table, "retreat al01 G5")  # next to ax02
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.rule("M44-K.19")
def test_under_artillery_bombard_both_battles_of_a_gun_driven_back_are_lost() -> None:
    guns = {"al01": "artillery g6", "ax01": "infantry H7"}
    table = sprung("star star star" + " star star star", guns, card="artillery_bombard")
    assert table.targets("al01") == {"ax01"}  # the second battle

    table = sprung("flag star star", guns, card="artillery_bombard")
    act(table, "retreat al01 G5")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.14")
def test_the_second_battle_of_artillery_bombard_may_be_ambushed() -> None:
    guns = {"al01": "artillery g6", "ax01": "infantry H7"}
    table = trap(guns, card="artillery_bombard")
    act(table, "attack al01 ax01")
    roll(table, "pass", "star star star")
    act(table, "attack al01 ax01")
    assert table.can("ambush")
    roll(table, "ambush", "flag star star")
    act(table, "retreat al01 G5")
    assert (table.men("ax01"), table.active) == (4, "axis")


@pytest.mark.rule("M44-K.14")
def test_an_overrun_may_be_ambushed_and_its_rest_is_lost() -> None:
    units = {"al01": "armor g6", "ax01": "infantry H7 1", "ax02": "armor h8", "ax03": "armor I7"}
    table = trap(units)
    act(table, "attack al01 ax01")
    roll(table, "pass", "infantry star star")
    act(table, "advance al01 H7", "attack al01 ax02")
    assert table.can("ambush")
    roll(table, "ambush", "flag star star")
    act(table, "retreat al01 h6")  # next to I7
    assert (table.men("ax02"), table.active) == (3, "axis")


@pytest.mark.rule("M44-K.14")
def test_a_close_assault_made_under_a_tactic_card_may_be_ambushed() -> None:
    table = trap(card="close_assault")
    act(table, "attack al01 ax01")
    assert table.can("ambush")


@pytest.mark.rule("M44-K.47")
def test_ambush_answers_one_attack_only() -> None:
    units = {**FACE_TO_FACE, "al02": "infantry h6"}
    table = trap(units, ordered=["al01", "al02"])
    act(table, "attack al01 ax01")
    roll(table, "ambush", "star star star" + " star star star")
    roll(table, "attack al02 ax01", "infantry star star")  # nobody is asked
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.47")
def test_an_attacker_eliminated_by_ambush_is_a_medal_at_once_and_may_end_the_battle() -> None:
    units = {**FACE_TO_FACE, "al01": "infantry g6 1", "al02": "infantry h6"}
    table = sprung("infantry star star", units, ordered=["al01", "al02"])
    assert table.medals("axis") == 1
    assert table.targets("al02") == {"ax01"}  # the turn goes on

    table = sprung("infantry star star", units, ordered=["al01", "al02"], medals={"axis": 5})
    assert table.over == ("axis", "M44-O.1")


@pytest.mark.rule("M44-I.4")
@pytest.mark.parametrize(
    ("axis", "actions"),
    [(["ambush", "probe_left"], ["ambush", "pass"]), (["probe_left"], ["pass"])],
)
def test_the_question_does_not_tell_the_attacker_whether_the_card_is_held(
    axis: list[str], actions: list[str]
) -> None:
    table = trap(hands={"allies": ["probe_left"], "axis": axis}, discard=[])
    act(table, "attack al01 ax01")
    assert table.asked == ["axis"]
    assert table.actions() == actions


@pytest.mark.rule("M44-5.6")
def test_the_owner_of_ambush_draws_before_the_active_player() -> None:
    table = trap(card="probe_center")
    act(table, "attack al01 ax01")
    told = table.do("ambush", "star star star star star star 0 0")
    steps = [
        "discarded side:axis card:ambush",
        "drew side:axis 1",
        "discarded side:allies card:probe_center",
        "drew side:allies 1",
    ]
    assert [word for word in told if word in steps] == steps
    assert len(table.hand("axis")) == 2
