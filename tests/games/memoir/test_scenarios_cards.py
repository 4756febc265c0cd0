"""Scenario rules that change the cards: Pegasus Bridge, Vassieux, Mortain, Bastogne."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.memoir.table import Table
from vezerkar.games.memoir.schema.load import load_data

SIX = ["probe_left", "probe_left", "probe_center", "attack_left", "attack_center", "attack_right"]


def without_order(table: Table, card: str, draws: str) -> None:
    """Play a section card, order nobody, draw."""
    table.do(f"play {card}")
    table.do("done", draws)


# Pegasus Bridge: the surprised Germans


def pegasus(*axis: str) -> Table:
    return Table(scenario="pegasus-bridge", hands={"allies": SIX, "axis": list(axis)})


@pytest.mark.rule("M44-F.4")
def test_at_pegasus_bridge_the_axis_hand_grows_from_2_to_4_cards_in_its_first_two_turns() -> None:
    table = pegasus("probe_left", "probe_right")
    assert (len(table.hand("allies")), len(table.hand("axis"))) == (6, 2)
    without_order(table, "probe_center", "30")
    without_order(table, "probe_left", "30 31")
    assert table.hand("axis") == ["probe_right", "pincer_move", "armor_assault"]
    assert len(table.hand("axis")) == 3
    without_order(table, "attack_left", "30")
    without_order(table, "probe_right", "10 11")
    assert len(table.hand("axis")) == 4
    without_order(table, "attack_center", "30")
    without_order(table, "pincer_move", "30")  # from now on a card for a card
    assert (len(table.hand("allies")), len(table.hand("axis"))) == (6, 4)


@pytest.mark.rule("M44-F.4")
def test_the_extra_card_comes_after_the_normal_draw_of_the_turn() -> None:
    table = pegasus("probe_left", "probe_right")
    without_order(table, "probe_center", "0")
    table.do("play probe_left")
    assert table.do("done", "0 1") == [
        "discarded side:axis card:probe_left",
        "drew side:axis 1",
        "drew-card side:axis card:recon_left",
        "drew side:axis 1",
        "drew-card side:axis card:recon_center",
        "turn side:allies 3",
    ]
    told = [m.args["why"] for m in table.session.log(0) if m.key == "event-drew"]
    assert told == ["turn", "turn", "extra"]


@pytest.mark.rule("M44-F.4")
def test_with_recon_two_cards_are_drawn_and_one_kept_before_the_extra_card_comes() -> None:
    table = pegasus("recon_left", "probe_right")
    without_order(table, "probe_center", "0")
    table.do("play recon_left")
    drawn = table.do("done", "0 1")
    assert "drew-card side:axis card:recon_center" in drawn
    assert table.phase == "keep"
    assert table.hand("axis") == ["probe_right"]
    table.do(table.actions("keep")[-1], "0")
    assert len(table.hand("axis")) == 3
    assert table.active == "allies"


# Vassieux: the deck runs out


CARDS = Counter({card.id: card.count for card in load_data().cards})


def vassieux(pile: list[str], active: str, card: str, **more: Any) -> Table:
    """A side is to play `card`; all cards that are neither in a hand nor in the pile are used."""
    hands = {
        "axis": ["probe_left", "probe_right", "attack_left", "attack_right"],
        "allies": ["probe_left", "probe_right", "attack_left", "attack_right"],
    }
    hands[active][0] = card
    used = CARDS - Counter(pile) - Counter(hands["axis"]) - Counter(hands["allies"])
    discard = sorted(used.elements())
    return Table(scenario="vassieux", active=active, hands=hands, discard=discard, **more)


@pytest.mark.rule("M44-F.10")
@pytest.mark.parametrize("active", ["axis", "allies"])
def test_at_vassieux_the_axis_wins_when_the_deck_is_empty_at_the_end_of_any_turn(
    active: str,
) -> None:
    table = vassieux(["move_out"], active, "probe_center")
    without_order(table, "probe_center", "0")
    assert "move_out" in table.hand(active)
    assert table.over == ("axis", "M44-F.10")


@pytest.mark.rule("M44-F.10")
def test_at_vassieux_the_battle_goes_on_while_a_card_is_left() -> None:
    table = vassieux(["move_out", "move_out"], "allies", "probe_center")
    without_order(table, "probe_center", "0")
    assert table.over is None
    assert (table.active, table.pile) == ("axis", 1)


@pytest.mark.rule("M44-F.10")
def test_at_vassieux_the_discards_never_become_a_new_deck() -> None:
    table = vassieux(["move_out"], "allies", "recon_center")
    discards = len(table.discards)
    without_order(table, "recon_center", "0")  # Recon asks for two cards, only one is left
    assert table.hand("allies") == ["probe_right", "attack_left", "attack_right", "move_out"]
    assert len(table.discards) == discards + 1
    assert table.over == ("axis", "M44-F.10")


@pytest.mark.rule("M44-F.10")
def test_at_vassieux_their_finest_hour_reshuffles_nothing() -> None:
    table = vassieux(["move_out", "move_out", "dig_in"], "axis", "their_finest_hour")
    discards = len(table.discards)
    table.do("play their_finest_hour", "grenade grenade flag flag 0")
    assert len(table.discards) == discards + 1
    assert "their_finest_hour" in table.discards
    assert table.pile == 2


@pytest.mark.rule("M44-F.10")
def test_at_vassieux_the_last_medal_comes_before_the_empty_deck() -> None:
    table = vassieux(
        ["move_out"],
        "allies",
        "probe_center",
        medals={"allies": 3},
        units={"ax05": "g6 1", "al03": "G5 3"},
    )
    table.do("play probe_center")
    table.do("order al03")
    table.do("done")
    table.do("done")
    table.do("attack al03 ax05", "grenade star star")
    assert table.over == ("allies", "M44-O.1")


# Mortain: Recon calls the aircraft while Hill 317 is held


RECON_RIGHT = {"allies": ["recon_right", "probe_left", "probe_center"]}


def mortain(hands: dict[str, list[str]] = RECON_RIGHT, **more: Any) -> Table:
    return Table(scenario="mortain", **{"active": "allies", "hands": hands, **more})


@pytest.mark.rule("M44-F.12")
def test_at_mortain_recon_strikes_up_to_four_units_with_two_dice_each() -> None:
    table = mortain()
    assert table.at("al04") == "L5"
    table.do("strike-with recon_right")
    struck = ["ax13", "ax07", "ax08", "ax09"]  # k8, K9, L9, M9
    for unit in struck:
        table.do(f"name {unit}")
    assert table.phase == "strikes"  # nobody asks for a fifth unit
    table.do("strike ax13", "armor star")
    table.do("strike ax07", "infantry star")
    table.do("strike ax08", "grenade infantry star grenade 0")  # and M9, the last that is left
    assert [table.men(unit) for unit in struck] == [1, 2, 3, 2]


@pytest.mark.rule("M44-F.12")
def test_after_the_strike_one_card_is_drawn_and_nobody_has_been_ordered() -> None:
    table = mortain()
    table.do("strike-with recon_right")
    table.do("name ax09")
    happened = table.do("done", "star infantry 0")
    words = [line.split()[0] for line in happened]
    assert words == ["rolled", "hit", "discarded", "drew", "drew-card", "turn"]
    assert table.men("ax09") == 2
    assert len(table.hand("allies")) == 3
    assert "recon_right" in table.discards


@pytest.mark.rule("M44-F.12")
@pytest.mark.parametrize(
    ("units", "may"),
    [
        ({"al04": "L5 4"}, True),
        ({"al04": "k4 4"}, True),
        ({"al04": "l4 4"}, False),
        ({"al04": "gone", "ax07": "L5 4"}, False),
    ],
    ids=["first hex", "second hex", "beside the hill", "the hill is German"],
)
def test_recon_calls_the_aircraft_only_while_an_allied_unit_is_on_hill_317(
    units: dict[str, str], may: bool
) -> None:
    assert mortain(units=units).can("strike-with recon_right") is may


@pytest.mark.rule("M44-F.12")
def test_recon_may_still_be_played_as_itself_and_other_cards_call_no_aircraft() -> None:
    table = mortain()
    assert table.actions() == [
        "play recon_right",
        "play probe_left",
        "play probe_center",
        "strike-with recon_right",
    ]


@pytest.mark.rule("M44-F.12")
def test_the_axis_calls_no_aircraft_with_recon() -> None:
    table = mortain({"axis": ["recon_right", "probe_left"]}, active="axis", units={"ax07": "k4 4"})
    assert table.actions() == ["play recon_right", "play probe_left"]


@pytest.mark.rule("M44-F.12")
def test_at_least_one_struck_unit_stands_in_the_section_of_the_card() -> None:
    table = mortain()
    table.do("strike-with recon_right")
    # The Allied right is the columns from the shared hex i8 on; I9 lies in the center.
    named = {action.split()[1] for action in table.actions("name")}
    assert named == {"ax07", "ax08", "ax09", "ax12", "ax13"}
    table.do("name ax12")
    assert table.can("name ax06")  # the group may reach out of the section
    assert not table.can("name ax13")  # but it must be connected


@pytest.mark.rule("M44-F.12")
@pytest.mark.parametrize(
    ("card", "section"),
    [("recon_left", {"ax01", "ax02", "ax03"}), ("recon_center", {"ax04", "ax05", "ax06"})],
)
def test_each_recon_card_strikes_in_its_own_section(card: str, section: set[str]) -> None:
    table = mortain({"allies": [card, "probe_left"]})
    table.do(f"strike-with {card}")
    named = {action.split()[1] for action in table.actions("name")}
    assert named & {"ax01", "ax02", "ax03", "ax04", "ax05", "ax06", "ax07", "ax13"} == section


@pytest.mark.rule("M44-F.12")
def test_the_strike_follows_air_power_terrain_takes_no_dice_and_no_flag_is_ignored() -> None:
    table = mortain(units={"ax07": "k6 4"}, terrain={"k6": "forest"}, sandbags=["k6"])
    table.do("strike-with recon_right")
    table.do("name ax07", "flag star")  # nobody else is next to it; two dice in spite of the forest
    assert table.men("ax07") == 3
    assert table.phase == "retreat"  # it is not asked whether it ignores the flag
    assert table.actions() == ["retreat ax07 K7", "retreat ax07 L7"]


@pytest.mark.rule("M44-F.12")
def test_a_recon_copied_by_counter_attack_calls_the_aircraft_too() -> None:
    table = mortain({"allies": ["counter_attack", "probe_left"]}, last={"axis": "recon_left"})
    table.do("strike-with counter_attack")
    # Left of the Axis is right of the Allies, the same part of the board.
    assert table.can("name ax09")
    assert not table.can("name ax01")


# Bastogne: no flying weather


def bastogne(**more: Any) -> Table:
    hands = {"allies": ["air_power", "probe_left"], "axis": ["counter_attack", "probe_left"]}
    return Table(scenario="bastogne-corridor-west", active="allies", hands=hands, **more)


@pytest.mark.rule("M44-F.19")
def test_at_bastogne_air_power_orders_the_artillery_which_moves_3_hexes_or_battles_twice() -> None:
    table = bastogne(units={"ax08": "b4 4", "al15": "I3 2"})
    table.do("play air_power")
    assert table.actions("order") == ["order al10", "order al15"]
    table.do("order al10")
    table.do("order al15")
    table.do("pick al15")
    assert {"J3", "K3", "L3"} < table.destinations("al15")
    assert "M3" not in table.destinations("al15")
    table.do("move al15 L3")
    assert table.targets("al10") == {"ax08"}
    table.do("attack al10 ax08", "grenade star")
    table.do("attack al10 ax08", "grenade star 0")
    assert table.men("ax08") == 2


@pytest.mark.rule("M44-F.19")
def test_at_bastogne_counter_attack_copies_an_artillery_bombard_after_air_power() -> None:
    table = bastogne()
    table.do("play air_power")
    table.do("done", "0")
    table.do("play counter_attack")
    assert table.actions("order") == ["order ax05"]
