"""The turns of the players, and step 1 of a turn: a command card is played."""

from __future__ import annotations

import pytest

from tests.games.memoir.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import EVERYBODY
from vezerkar.games.memoir.events import E_RESHUFFLED
from vezerkar.games.memoir.invariants import check

FAR_APART = {"al01": "infantry A1", "ax01": "infantry M9"}  # out of everybody's reach


def idle(table: Table) -> None:
    """Play the first card, order nobody and end the turn."""
    side, chance = table.active, Seeded(table.s.turn)
    for _ in range(20):
        table.session.chance = chance
        first, last = table.actions()[0], table.actions()[-1]
        table.session.apply_text(table.s.actors()[0], last if last == "done" else first)
        if table.active != side:
            return
    raise AssertionError("the turn does not end")


# Turns


@pytest.mark.rule("M44-T.1")
def test_the_players_take_turns_alternately() -> None:
    table = Table(units=FAR_APART, settings={"deck": "section_only"})
    sides = []
    for _ in range(6):
        sides.append(table.active)
        assert table.asked == [table.active]
        idle(table)
    assert sides == ["allies", "axis"] * 3


@pytest.mark.rule("M44-T.1")
def test_a_battle_without_a_winner_goes_on_reshuffling_as_needed() -> None:
    table = Table(units=FAR_APART, settings={"deck": "section_only"})  # no card here hurts anybody
    for turn in range(150):
        assert table.s.turn == turn
        idle(table)
    assert table.over is None
    assert table.asked == ["allies"]
    kinds = [event.kind for step in table.session.steps for event in step.events]
    assert kinds.count(E_RESHUFFLED) >= 3
    check(table.s)


@pytest.mark.rule("M44-T.1")
def test_the_turns_end_when_one_side_has_won() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6 1", "ax02": "infantry A9"},
        target={"allies": 1},
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01", "infantry star star")
    assert table.asked == []
    assert table.active == "allies"


@pytest.mark.rule("M44-T.2")
def test_a_turn_is_play_order_move_battle_draw_in_this_order() -> None:
    table = Table(
        units={"al01": "infantry g4", "ax01": "infantry g6"},
        hands={"allies": ["probe_center", "recon_left"], "axis": ["probe_left"]},
    )
    seen = []
    for action, chance in (
        ("play probe_center", ""),
        ("order al01", ""),
        ("pick al01", ""),
        ("move al01 G5", ""),
        ("attack al01 ax01", "star star star 0"),
    ):
        seen.append((table.phase, sorted({action.split()[0] for action in table.actions()})))
        assert len(table.hand("allies")) == (2 if action.startswith("play") else 1)
        table.do(action, chance)
    assert seen == [
        ("play", ["play"]),
        ("order", ["done", "order"]),
        ("move", ["done", "pick"]),
        ("destination", ["move"]),
        ("battle", ["attack", "done"]),
    ]
    assert len(table.hand("allies")) == 2
    assert (table.active, table.phase) == ("axis", "play")


@pytest.mark.rule("M44-T.3")
def test_a_target_must_be_in_range_and_in_sight_and_terrain_takes_its_dice() -> None:
    table = Table(
        units={
            "al01": "infantry G5",
            "al02": "infantry A1",
            "ax01": "infantry K5",  # four hexes away
            "ax02": "infantry G7",  # behind the two forests
            "ax03": "infantry E5",  # two hexes away, in a town
            "ax04": "infantry B1",
            "ax05": "infantry M1",  # at the other end of the board
        },
        terrain={"f6": "forest", "g6": "forest", "E5": "town"},
        phase="battle",
        ordered=["al01", "al02"],
    )
    assert table.actions() == ["attack al01 ax03", "attack al02 ax04", "done"]
    events = table.do("attack al01 ax03", "infantry")
    assert events == [
        "attacked unit:al01 unit:ax03 1",  # two dice at this range, one less against a town
        "rolled unit:ax03 infantry",
        "hit unit:ax03 1 3",
    ]
    assert table.actions() == ["attack al02 ax04", "done"]


@pytest.mark.rule("M44-T.3")
def test_a_battle_is_resolved_before_the_next_unit_chooses_its_target() -> None:
    table = Table(
        units={
            "al01": "infantry G5",
            "al02": "infantry A1",
            "ax01": "infantry g6",
            "ax02": "infantry B1",
        },
        phase="battle",
        ordered=["al01", "al02"],
    )
    table.do("attack al01 ax01", "flag star star")
    assert table.actions() == ["retreat ax01 G7", "retreat ax01 H7"]
    table.do("retreat ax01 G7")
    assert table.actions() == ["advance al01 g6", "stay"]
    table.do("stay")
    assert table.actions() == ["attack al02 ax02", "done"]


@pytest.mark.rule("M44-T.4")
def test_only_units_of_the_side_whose_turn_it_is_are_ordered_move_and_battle() -> None:
    table = Table(
        units={"al01": "infantry g4", "ax01": "infantry g6", "ax02": "infantry H5"},
        hands={"allies": ["assault_center"], "axis": ["assault_center"]},
    )
    table.do("play assault_center")
    for action in ("order al01", "done"):
        assert table.asked == ["allies"]
        assert not any(word.startswith("ax") for o in table.actions() for word in o.split()[1:2])
        table.do(action)
    assert table.targets("al01") == {"ax02"}
    table.do("attack al01 ax02", "star star star 0")  # nobody hits back
    assert table.men("al01") == 4
    assert (table.at("ax01"), table.at("ax02")) == ("g6", "H5")


@pytest.mark.rule("M44-T.4")
def test_the_opponent_decides_his_retreats_and_his_ambush() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        hands={"axis": ["ambush"]},
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01")
    assert (table.asked, table.actions()) == (["axis"], ["ambush", "pass"])
    copy = table.copy()
    copy.do("ambush", "infantry star star flag star star")
    assert copy.men("al01") == 3  # the attacked unit battles in the turn of its enemy
    assert copy.asked == ["axis"]
    table.do("pass", "flag star star")
    assert table.asked == ["axis"]
    assert table.actions() == ["retreat ax01 G7", "retreat ax01 H7"]


# Playing a card


@pytest.mark.rule("M44-1.1")
def test_the_card_is_played_from_the_hand_face_up_and_both_players_see_it() -> None:
    table = Table(
        units=FAR_APART, hands={"allies": ["probe_left", "recon_left"], "axis": ["ambush"]}
    )
    events = table.do("play probe_left")
    assert events[0] == "played side:allies card:probe_left"
    step = table.session.steps[-1]
    assert step.events[0].audience == EVERYBODY
    for seat in (0, 1):
        assert table.session.tell(step, seat)[0].args["card"] == "card:probe_left"
    assert table.hand("allies") == ["recon_left"]
    assert [table.layout.lexicon.name("card", card) for card in table.s.played] == ["probe_left"]


@pytest.mark.rule("M44-1.2")
@pytest.mark.parametrize("hand", [["probe_left", "assault_right"], ["counter_attack"], ["ambush"]])
def test_playing_a_card_is_mandatory(hand: list[str]) -> None:
    table = Table(units=FAR_APART, hands={"allies": hand, "axis": []})
    assert table.actions() == [f"play {card}" for card in hand]


@pytest.mark.rule("M44-1.3")
def test_exactly_one_card_is_played_in_a_turn() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        hands={"allies": ["probe_center", "recon_left", "attack_center"], "axis": ["probe_left"]},
    )
    for action, chance in (
        ("play probe_center", ""),
        ("order al01", ""),
        ("done", ""),
        ("attack al01 ax01", "star star star 0"),
    ):
        table.do(action, chance)
        if table.active == "allies":
            assert not table.actions("play")
            assert table.hand("allies") == ["recon_left", "attack_center"]
    assert table.discards == ["probe_center", "ambush"]
    assert table.asked == ["axis"]


@pytest.mark.rule("M44-1.3")
def test_ambush_is_played_in_the_opponents_turn_besides_his_own_card() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        hands={"allies": [], "axis": ["ambush", "probe_left"]},
        card="probe_center",
        phase="battle",
        ordered=["al01"],
    )
    table.do("attack al01 ax01")
    table.do("ambush", "star star star star star star 0 0")
    assert table.discards == ["probe_center", "ambush"]
    assert table.can("play probe_left")  # and the Axis still plays its own card


@pytest.mark.rule("M44-1.4")
@pytest.mark.parametrize(
    "card",
    [
        "probe_center",  # nobody stands in the center
        "counter_attack",  # before the first card of the opponent
        "medics_and_mechanics",  # nobody is damaged
        "close_assault",  # nobody is next to an enemy
    ],
)
def test_a_card_may_be_played_without_effect_and_the_turn_goes_to_the_draw(card: str) -> None:
    table = Table(units=FAR_APART, hands={"allies": [card], "axis": ["probe_left"]})
    assert table.actions() == [f"play {card}"]
    table.do(f"play {card}", "0")
    assert table.active == "axis"
    assert len(table.hand("allies")) == 1
    assert card in table.discards
    assert table.at("al01") == "A1"
