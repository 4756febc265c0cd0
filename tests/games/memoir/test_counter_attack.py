"""Counter-Attack: the order that the opponent has just played, for the same part of the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, dice, order_all, orderable, play, roll
from tests.games.memoir.table import Table

# Both armies in line, two units in each section, named by the physical section: z1, z2, z3.
LINE = {"z1": "BC", "z2": "FG", "z3": "KL"}


def army(side: str, row: int, kind: str = "infantry") -> dict[str, str]:
    return {
        f"{side}{zone[1]}{number}": f"{kind} {column}{row}"
        for zone, columns in LINE.items()
        for number, column in enumerate(columns)
    }


def units_of(side: str, *zones: str) -> set[str]:
    return {f"{side}{zone[1]}{number}" for zone in zones for number in (0, 1)}


ARMIES = {**army("al", 3), **army("ax", 7)}


def answer(card: str, *, units: dict[str, str] | None = None, **fields: Any) -> Table:
    """The Axis is about to play a card, the Allies can answer with Counter-Attack."""
    hands = {"axis": [card, "probe_left"], "allies": ["counter_attack", "probe_left"]}
    return Table(units=units or ARMIES, active="axis", **{"hands": hands, **fields})


def counter(table: Table, *actions: str) -> None:
    """The Axis plays its card and orders nobody, the Allies play Counter-Attack."""
    card = next(card for card in table.hand("axis") if card != "probe_left")
    play_and_order_nobody(table, card, *actions)
    act(table, "play counter_attack")


def play_and_order_nobody(table: Table, card: str, *actions: str) -> None:
    side = table.active
    act(table, f"play {card}", *actions)
    while table.active == side:
        act(table, table.actions()[-1])


# Section cards


@pytest.mark.rule("M44-K.28")
def test_against_attack_on_his_left_it_is_an_attack_on_the_own_right() -> None:
    table = answer("attack_left")
    play(table, "attack_left", "ax30", "ax31")
    act(table, "done")
    assert table.active == "allies"
    act(table, "play counter_attack")
    assert orderable(table) == units_of("al", "z3")  # the same part of the board


@pytest.mark.rule("M44-K.28")
@pytest.mark.parametrize(
    ("card", "zones", "units"),
    [
        ("recon_left", ["z3"], 1),
        ("recon_center", ["z2"], 1),
        ("recon_right", ["z1"], 1),
        ("probe_right", ["z1"], 2),
        ("probe_center", ["z2"], 2),
        ("attack_left", ["z3"], 2),
        ("attack_center", ["z2"], 2),
        ("attack_right", ["z1"], 2),
        ("assault_left", ["z3"], 2),
        ("assault_center", ["z2"], 2),
        ("assault_right", ["z1"], 2),
        ("recon_in_force", ["z1", "z2", "z3"], 3),
        ("general_advance", ["z1", "z2", "z3"], 6),
        ("pincer_move", ["z1", "z3"], 4),
    ],
)
def test_it_gives_the_same_order_for_the_same_part_of_the_board(
    card: str, zones: list[str], units: int
) -> None:
    table = answer(card)
    counter(table)
    assert orderable(table) == units_of("al", *zones)
    assert len(order_all(table)) == units


@pytest.mark.rule("M44-K.28")
def test_it_copies_a_tactic_card_with_its_bonus() -> None:
    table = answer("close_assault", units={"al01": "infantry G5", "ax01": "infantry g6"})
    counter(table)
    act(table, "order al01")
    assert dice(table, "al01", "ax01") == 4


@pytest.mark.rule("M44-K.28")
def test_it_copies_the_last_turn_of_the_opponent_and_not_an_earlier_one() -> None:
    hands = {
        "axis": ["probe_left", "attack_right"],
        "allies": ["counter_attack", "probe_center"],
    }
    table = answer("attack_right", hands=hands)
    play_and_order_nobody(table, "probe_left")
    play_and_order_nobody(table, "probe_center")
    play_and_order_nobody(table, "attack_right")
    act(table, "play counter_attack")
    assert orderable(table) == units_of("al", "z1")


# Infantry Assault


@pytest.mark.rule("M44-K.29")
@pytest.mark.parametrize(("section", "zone"), [("left", "z3"), ("center", "z2"), ("right", "z1")])
def test_against_infantry_assault_it_is_for_the_section_that_the_opponent_chose(
    section: str, zone: str
) -> None:
    table = answer("infantry_assault")
    counter(table, f"section {section}")
    assert table.phase == "order"  # no section is asked for
    assert orderable(table) == units_of("al", zone)


# Counter-Attack against Counter-Attack


@pytest.mark.rule("M44-K.30")
@pytest.mark.parametrize(
    ("card", "zones"),
    [
        ("probe_left", ["z1"]),
        ("attack_center", ["z2"]),
        ("assault_right", ["z3"]),
        ("pincer_move", ["z1", "z3"]),
    ],
)
def test_against_counter_attack_it_repeats_the_order_for_the_same_part_of_the_board(
    card: str, zones: list[str]
) -> None:
    table = Table(
        units=ARMIES,
        hands={"allies": [card, "counter_attack"], "axis": ["counter_attack"]},
    )
    play_and_order_nobody(table, card)
    act(table, "play counter_attack")
    assert orderable(table) == units_of("ax", *zones)
    act(table, "done")
    act(table, "play counter_attack")
    assert orderable(table) == units_of("al", *zones)


@pytest.mark.rule("M44-K.30", "M44-K.29")
def test_against_a_copied_infantry_assault_it_is_for_the_section_chosen_first() -> None:
    table = Table(
        units=ARMIES,
        hands={"allies": ["infantry_assault", "counter_attack"], "axis": ["counter_attack"]},
    )
    play_and_order_nobody(table, "infantry_assault", "section right")
    play_and_order_nobody(table, "counter_attack")
    act(table, "play counter_attack")
    assert orderable(table) == units_of("al", "z3")


# Nothing to copy


@pytest.mark.rule("M44-K.31")
def test_before_the_opponent_has_played_any_card_it_has_no_effect() -> None:
    table = Table(units=ARMIES, hands={"allies": ["counter_attack", "probe_left"]})
    act(table, "play counter_attack")
    assert table.active == "axis"
    assert "counter_attack" in table.discards
    assert len(table.hand("allies")) == 2


@pytest.mark.rule("M44-K.48")
def test_the_ambush_of_the_opponent_is_not_copied() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry g6"}
    hands = {
        "axis": ["ambush", "attack_center", "probe_left"],
        "allies": ["probe_center", "counter_attack"],
    }
    table = Table(units=units, hands=hands)
    play(table, "probe_center", "al01")
    act(table, "done", "attack al01 ax01")
    roll(table, "ambush", "star star star star star star")
    play_and_order_nobody(table, "attack_center")
    assert "copied side:allies card:attack_center" in table.do("play counter_attack")
    assert orderable(table) == {"al01"}


@pytest.mark.rule("M44-K.48")
def test_an_ambush_that_was_the_last_card_in_hand_is_not_copied_either() -> None:
    table = answer("ambush", hands={"axis": ["ambush"], "allies": ["counter_attack"]})
    counter(table)
    assert table.active == "axis"  # it had no effect
    assert table.phase == "play"


@pytest.mark.rule("M44-K.48")
def test_counter_attack_answers_the_order_of_a_turn_in_which_its_player_ambushed() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry g6"}
    hands = {"allies": ["probe_center"], "axis": ["ambush", "counter_attack"]}
    table = Table(units=units, hands=hands)
    play(table, "probe_center", "al01")
    act(table, "done", "attack al01 ax01")
    roll(table, "ambush", "star star star star star star")
    act(table, "play counter_attack")
    assert orderable(table) == {"ax01"}


# What else is copied


@pytest.mark.rule("M44-K.32")
def test_a_copied_recon_draws_two_cards_and_keeps_one() -> None:
    table = answer("recon_center")
    counter(table)
    pile = table.pile
    table.do("done", f"0 {pile - 2}")
    assert (table.phase, table.asked) == ("keep", ["allies"])
    assert table.pile == pile - 2


@pytest.mark.rule("M44-K.32")
def test_a_copied_finest_hour_rolls_by_the_own_hand_and_reshuffles() -> None:
    hands = {
        "axis": ["their_finest_hour", "probe_left", "probe_left", "probe_left"],
        "allies": ["counter_attack", "probe_left"],
    }
    table = answer("their_finest_hour", hands=hands)
    roll(table, "play their_finest_hour", "flag flag flag flag")
    assert table.active == "allies"
    roll(table, "play counter_attack", "infantry armor")  # one card in hand and this one
    assert orderable(table) == units_of("al", "z1", "z2", "z3")
    pile = table.pile
    told = table.do("done", "0")
    assert "reshuffled" in told
    assert table.discards == []
    assert table.pile == pile  # Counter-Attack was shuffled in, one card was drawn


@pytest.mark.rule("M44-K.32")
def test_copied_medics_roll_by_the_own_hand() -> None:
    units = {**ARMIES, "al20": "infantry F3 1/4"}
    hands = {
        "axis": ["medics_and_mechanics", "probe_left", "probe_left", "probe_left"],
        "allies": ["counter_attack", "probe_left"],
    }
    table = answer("medics_and_mechanics", units=units, hands=hands)
    counter(table)
    roll(table, "heal al20", "infantry star")
    assert table.men("al20") == 3


@pytest.mark.rule("M44-K.32", "M44-K.10")
def test_the_fallback_of_the_copied_card_applies_to_the_player_of_counter_attack() -> None:
    table = answer("infantry_assault", units={**army("al", 3, "armor"), **army("ax", 7)})
    counter(table, "section left")
    assert orderable(table) == units_of("al", "z1", "z2", "z3")
    assert len(order_all(table)) == 1


@pytest.mark.rule("M44-K.32")
def test_the_fallback_of_the_opponent_is_not_copied() -> None:
    table = answer("move_out", units={**army("al", 3), **army("ax", 7, "armor")})
    counter(table)
    assert len(order_all(table)) == 4


@pytest.mark.rule("M44-K.32", "M44-K.12")
def test_the_dice_of_a_copied_air_power_go_by_the_side_of_its_player() -> None:
    table = answer("air_power")
    act(table, "play air_power", "name al10", "name al11")
    roll(table, "strike al10", "armor armor")  # one die each for the Axis
    act(table, "play counter_attack", "name ax10", "name ax11")
    roll(table, "strike ax10", "armor armor armor armor")  # two dice each for the Allies


@pytest.mark.rule("M44-F.12")
def test_where_recon_may_be_an_air_strike_a_copied_recon_may_be_one_too() -> None:
    """Mortain, while the Allies hold Hill 317."""

    def mortain(**units: str) -> Table:
        hands = {"axis": ["recon_left", "probe_left"], "allies": ["counter_attack", "probe_left"]}
        table = Table(scenario="mortain", active="axis", hands=hands, units=units)
        play_and_order_nobody(table, "recon_left")
        return table

    table = mortain()
    assert table.can("strike-with counter_attack")
    act(table, "strike-with counter_attack")
    assert table.phase == "naming"
    # Without a unit on the hill the copy is a Recon and nothing else.
    assert not mortain(al04="gone").can("strike-with counter_attack")


@pytest.mark.rule("M44-F.12")
def test_the_air_strike_with_recon_is_not_for_the_other_side() -> None:
    hands = {"axis": ["counter_attack", "probe_left"], "allies": ["recon_left", "probe_left"]}
    table = Table(scenario="mortain", active="allies", hands=hands)
    play_and_order_nobody(table, "recon_left")
    assert table.actions() == ["play probe_left", "play counter_attack"]
