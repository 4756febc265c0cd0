"""Overlord: a Counter-Attack may copy any card that the other chief played himself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.memoir.chiefs import (
    COUNTER,
    SHELLS,
    after,
    air_power,
    barrage,
    barrage_with_recon,
    omaha,
)
from tests.games.memoir.table import GAME, Table
from vezerkar.games.memoir.view.choices import choices


def uses(table: Table) -> set[str]:
    return {action for action in table.actions() if "counter_attack" in action}


@pytest.mark.rule("M44-K.28", "M44-F.18")
@pytest.mark.parametrize(
    "cards", [(air_power, barrage_with_recon), (barrage_with_recon, air_power)]
)
def test_the_second_card_of_a_chief_does_not_hide_the_first(
    cards: tuple[Callable[[Table], None], ...],
) -> None:
    table = after(*cards)
    assert uses(table) == {
        "play counter_attack",
        "hand counter_attack z1",
        "hand counter_attack z2",
        "barrage-with counter_attack",
    }
    assert "copied side:axis card:air_power" in table.copy().do("play counter_attack")
    assert "copied side:axis card:recon_right" in table.do("barrage-with counter_attack")


@pytest.mark.rule("M44-K.28")
def test_of_two_cards_of_the_chief_the_player_names_the_one_he_copies() -> None:
    table = after(air_power, barrage)
    assert uses(table) == {"copy counter_attack air_power", "copy counter_attack barrage"}
    other = table.copy()
    assert "copied side:axis card:air_power" in table.do("copy counter_attack air_power")
    assert table.phase == "naming"
    assert "copied side:axis card:barrage" in other.do("copy counter_attack barrage")
    assert other.phase == "barrage"


@pytest.mark.rule("M44-K.28")
def test_two_cards_of_the_same_kind_are_one_to_be_copied() -> None:
    hand = ["barrage", "barrage", "probe_left", "probe_right"]
    table = omaha(hand, COUNTER)
    barrage(table)
    barrage(table)
    table.do("done", "0 0")
    assert uses(table) == {"play counter_attack"}


@pytest.mark.rule("M44-K.28", "M44-K.30")
def test_what_a_chief_copies_can_be_copied_in_turn() -> None:
    table = omaha(["air_power", "barrage", "probe_left", *COUNTER], COUNTER)
    air_power(table)
    barrage(table)
    table.do("done", "0 0")
    table.do("copy counter_attack barrage")
    table.do("barrage al01", SHELLS)
    table.do("done", "0 0")
    assert uses(table) == {"play counter_attack"}
    assert "copied side:allies card:barrage" in table.do("play counter_attack")


def test_both_chiefs_cards_are_in_the_position_and_in_the_list() -> None:
    table = after(air_power, barrage)
    again = GAME.read_position(GAME.write_position(table.s))
    assert again.fingerprint() == table.s.fingerprint()
    shown = {choice.action: choice for choice in choices(table.s, table.s.actors()[0])}
    choice = shown["copy counter_attack air_power"]
    assert choice.text.args == {"card": "card:counter_attack", "card2": "card:air_power"}
    assert (choice.anchors, choice.rules) == (("card:counter_attack",), ("M44-K.28",))
