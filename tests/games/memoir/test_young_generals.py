"""Appendix 3: the simpler game for young generals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, idle, roll, whole_deck
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle

UNITS = {"al01": "infantry G5", "ax01": "infantry g6"}
TANKS = {
    "al01": "armor G5",
    "ax01": "infantry g6 1",
    "ax02": "infantry H7 1",
    "ax03": "infantry A9",
}


def section_cards_only(**fields: Any) -> Table:
    return Table(units=UNITS, settings={"deck": "section_only"}, **fields)


@pytest.mark.rule("M44-A3.17")
def test_young_generals_play_with_the_40_section_cards() -> None:
    table = Table(units=UNITS)
    full, young = whole_deck(table), whole_deck(section_cards_only())
    kinds = {card.id: card.kind for card in table.layout.data.cards}
    assert young == {card: copies for card, copies in full.items() if kinds[card] == "section"}
    assert young.total() == 40


@pytest.mark.rule("M44-A3.17")
def test_hands_and_draw_pile_of_young_generals_hold_no_tactic_card() -> None:
    battle = GAME.new("pegasus-bridge", {"deck": "section_only"}, Seeded(7))
    assert isinstance(battle, Battle)
    kinds = [card.kind for card in layout_of(battle.board).data.cards]
    held = [*battle.hands[0], *battle.hands[1]]
    piled = [card for card, copies in enumerate(battle.pile) if copies]
    assert {kinds[card] for card in held + piled} == {"section"}
    assert len(held) + sum(battle.pile) == 40


@pytest.mark.rule("M44-A3.17")
def test_young_generals_are_never_asked_for_ambush() -> None:
    table = section_cards_only(phase="battle", ordered=["al01"])
    roll(table, "attack al01 ax01", "infantry star star")
    assert table.men("ax01") == 3


def recon_held(scenario: str, phase: str, deck: str) -> Table:
    """The Allies hold a Recon in a scenario that lets it be played as a tactic card."""
    return Table(
        scenario=scenario,
        settings={"deck": deck},
        active="allies",
        phase=phase,
        hands={"allies": ["recon_left", "probe_left"], "axis": ["probe_left"]},
    )


@pytest.mark.rule("M44-A3.17")
@pytest.mark.parametrize(
    ("scenario", "phase", "use"),
    [
        ("mortain", "play", "strike-with recon_left"),
        ("omaha-beach-overlord", "command", "barrage-with recon_left"),
    ],
)
def test_scenario_rules_that_speak_of_a_tactic_card_have_no_effect(
    scenario: str, phase: str, use: str
) -> None:
    assert recon_held(scenario, phase, "full").can(use)
    young = recon_held(scenario, phase, "section_only")
    assert not young.can(use)
    assert {"M44-F.12", "M44-F.18"}.intersection(young.refused(use))


@pytest.mark.rule("M44-A3.17")
def test_young_generals_have_no_card_to_be_played_as_another() -> None:
    """Bastogne Corridor West plays Air Power as Artillery Bombard; there is none to be played."""
    table = Table(scenario="bastogne-corridor-west", settings={"deck": "section_only"})
    assert whole_deck(table).total() == 40
    side = table.active
    idle(table)
    assert table.active != side


@pytest.mark.rule("M44-A3.18")
def test_take_ground_may_be_left_out() -> None:
    def battle(**settings: bool) -> Table:
        table = Table(units=TANKS, settings=dict(settings), phase="battle", ordered=["al01"])
        roll(table, "attack al01 ax01", "grenade star star")
        return table

    assert battle().can("advance al01 g6")
    assert battle(take_ground=True).can("advance al01 g6")
    left_out = battle(take_ground=False, armor_overrun=False)
    assert left_out.at("ax01") is None
    assert left_out.active == "axis"  # nobody was asked


@pytest.mark.rule("M44-A3.18")
def test_without_take_ground_there_is_no_overrun_either() -> None:
    table = Table(
        units=TANKS,
        settings={"take_ground": False},
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "grenade star star")
    assert table.active == "axis"


@pytest.mark.rule("M44-A3.18")
def test_armor_overrun_may_be_left_out_while_take_ground_stays() -> None:
    def battle(overrun: bool) -> Table:
        table = Table(
            units=TANKS,
            settings={"armor_overrun": overrun},
            phase="battle",
            ordered=["al01"],
        )
        roll(table, "attack al01 ax01", "grenade star star")
        act(table, "advance al01 g6")
        return table

    assert battle(overrun=True).targets("al01") == {"ax02"}
    left_out = battle(overrun=False)
    assert left_out.at("al01") == "g6"
    assert left_out.active == "axis"


@pytest.mark.rule("M44-A3.19")
def test_when_the_draw_pile_is_used_up_the_discards_are_reshuffled() -> None:
    deck = whole_deck(section_cards_only())
    hands = {"allies": ["probe_left"], "axis": ["probe_right"]}
    deck.subtract(["probe_left", "probe_right"])
    table = section_cards_only(hands=hands, discard=sorted(deck.elements()))
    assert (table.pile, len(table.discards)) == (0, 38)
    told = table.do("play probe_left", "0")  # there is nobody on the left
    assert told.index("reshuffled") < told.index("drew side:allies 1")
    assert (table.pile, table.discards) == (38, [])  # 38 discards and the card played, less one
    assert len(table.hand("allies")) == 1
