"""Why not? Who is asked, which card, which orders: the reason is told with its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.memoir.acts import act, roll
from tests.games.memoir.dealer import OVERLORD
from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.table import GAME, Table
from tests.games.memoir.team_table import team
from tests.games.memoir.why import keys, refuses
from vezerkar.core.kernel import OBSERVER, pack
from vezerkar.games.memoir.explain import REASONS
from vezerkar.games.memoir.terms import V_ATTACK, V_SECTION

TWO_A_SIDE = """
[units]
al01 = "infantry G3"
al02 = "armor L3"
al03 = "artillery B3"
ax01 = "infantry G7"
ax02 = "infantry L7"
"""
TEAM = {"allies_players": 3}


def hand(*cards: str, text: str = TWO_A_SIDE) -> Table:
    """The Allies are to play one of these cards."""
    return Table(text, hands={"allies": list(cards), "axis": ["probe_left"]}, phase="play")


def with_card(card: str, text: str = TWO_A_SIDE) -> Table:
    """The Allies have played a card and are to carry it out."""
    return Table(text, card=card, phase="order")


def test_every_reason_is_proved_by_a_test() -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_explain*.py")]
    assert [key for key in REASONS if not any(f'"{key}"' in text for text in texts)] == []


def test_what_is_possible_needs_no_reason() -> None:
    table = hand("probe_center")
    assert GAME.explain(table.s, 1, table.layout.notation.parse("play probe_center")) == []


# Who is asked, and what


def test_the_players_take_turns() -> None:
    table = hand("probe_center")
    refuses(table, "play probe_left", "why-not-asked", "T.4 1.1", seat="axis", at="seat:allies")
    assert keys(table, "play probe_left", "axis") == ["why-not-asked"]


def test_who_only_watches_decides_nothing() -> None:
    table = hand("probe_center")
    action = table.layout.notation.parse("play probe_center")
    assert [r.message.key for r in GAME.explain(table.s, OBSERVER, action)] == ["why-watching"]


def test_a_battle_that_is_won_is_over() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5 1", target={"allies": 1})
    table.do("attack al01 ax01", "grenade star star")
    refuses(table, "done", "why-over", "O.1 O.4", seat="allies")


def test_orders_are_given_before_anybody_moves() -> None:
    table = with_card("probe_center")
    refuses(table, "move al01 g4", "why-step-to-come", "T.2 2.1", phase="phase:move")
    refuses(table, "attack al01 ax01", "why-step-to-come", "T.2 2.1", phase="phase:battle")


def test_all_moves_are_finished_before_the_first_battle() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", phase="move")
    refuses(table, "attack al01 ax01", "why-step-to-come", "3.5", phase2="phase:move")
    table.do("done")
    refuses(table, "pick al01", "why-step-over", "3.5", phase2="phase:battle")
    refuses(table, "order al01", "why-step-over", "2.1", phase="phase:order")
    refuses(table, "play probe_left", "why-step-over", "1.3", phase="phase:play")


def test_no_battle_after_the_second_move_has_begun() -> None:
    stack = ["draw", "move 3 -"]
    table = skirmish(
        al01="infantry G5", ax01="infantry H5", card="behind_enemy_lines", phase="", stack=stack
    )
    refuses(table, "attack al01 ax01", "why-step-over", "T.2", phase="phase:battle")


def test_the_phase_says_what_it_asks() -> None:
    refuses(with_card("air_power"), "dig al01", "why-asked-else", "K.11", phase="phase:naming")
    refuses(with_card("air_power"), "attack al01 ax01", "why-asked-else", "K.11")


def test_a_battle_is_finished_before_the_next_begins() -> None:
    table = skirmish(al01="infantry G5", al02="infantry G3", ax01="infantry H5 1", ax02="armor H3")
    table.do("attack al01 ax01", "grenade star star")
    refuses(table, "attack al02 ax02", "why-not-finished", "4.2 4.70", at="unit:al01")


def test_only_things_of_this_battle_can_be_named() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    for action in (pack(V_ATTACK, 0, 50, 0), pack(V_ATTACK, 63, 0, 0), pack(200, 0, 0, 0)):
        [reason] = GAME.explain(table.s, 1, action)
        assert reason.message.key == "why-no-such-thing"
    refuses(table, "attack none ax01", "why-no-such-thing", "F.2")


def test_what_has_no_reason_of_its_own_gets_the_rule_of_the_phase() -> None:
    table = with_card("infantry_assault")
    [reason] = GAME.explain(table.s, 1, pack(V_SECTION, 2, 1, 0))
    assert (reason.message.key, reason.message.rules) == ("why-asked-else", ("M44-K.37",))
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    attack = table.layout.notation.parse("attack al01 ax01")
    [reason] = GAME.explain(table.s, 1, attack + 7)
    assert (reason.message.key, reason.message.rules) == ("why-not-possible", ("M44-4.1",))


# Cards


def test_only_cards_from_the_own_hand_are_played() -> None:
    refuses(hand("probe_center"), "play barrage", "why-card-not-held", "1.1", at="card:barrage")


def test_ambush_is_not_the_card_of_the_own_turn() -> None:
    refuses(hand("probe_center", "ambush"), "play ambush", "why-ambush-own-turn", "K.18")
    refuses(hand("probe_center", "ambush"), "ambush", "why-ambush-own-turn", "K.18")


def test_a_card_must_be_played() -> None:
    refuses(hand("probe_center"), "done", "why-card-must-be-played", "1.2")
    refuses(hand("probe_center"), "pass", "why-card-must-be-played", "1.2")


def assaulted(*cards: str) -> Table:
    """The Axis has close assaulted, and the Allies may ambush if they can."""
    hands = {"allies": list(cards), "axis": ["probe_left"]}
    table = skirmish("axis", al01="infantry G5", ax01="infantry H5", hands=hands, discard=[])
    table.do("attack ax01 al01")
    return table


def test_ambush_must_be_held() -> None:
    refuses(assaulted("probe_left"), "ambush", "why-ambush-not-held", "K.14")


def test_ambush_answers_a_close_assault_before_the_dice() -> None:
    table = assaulted("ambush", "probe_left")
    roll(table, "pass", "flag star star")
    refuses(table, "ambush", "why-ambush-not-now", "K.14")


def test_a_card_for_one_section_is_played_by_its_commander() -> None:
    table = Table(
        TWO_A_SIDE, settings=TEAM, hands={"allies": ["probe_left", "move_out"]}, phase="play"
    )
    left = "seat:allies-left"
    refuses(
        table, "play probe_left", "why-card-of-commander", "A3.8", at=left, seat="allies-center"
    )
    refuses(table, "play move_out", "why-card-of-commander", "A3.6", seat="allies-left")
    assert table.refused("play probe_left", "allies-center") == ["M44-A3.8"]
    assert table.refused("play move_out", "allies-left") == ["M44-A3.6"]


@pytest.mark.rule("M44-A3.8", "M44-A3.21")
def test_in_a_team_of_two_the_center_plays_the_tactic_cards() -> None:
    table = team(2, hands={"allies": ["direct_from_hq", "probe_left", "general_advance"]})
    assert table.refused("play direct_from_hq", "allies-flanks") == ["M44-A3.21"]
    assert table.refused("play general_advance", "allies-flanks") == ["M44-A3.8"]
    assert table.refused("play probe_left", "allies-center") == ["M44-A3.8"]


def test_only_a_card_just_drawn_can_be_kept() -> None:
    table = Table(TWO_A_SIDE, stack=["draw 2", "keep"], drawn=["probe_left", "move_out"])
    refuses(table, "keep barrage", "why-card-not-drawn", "5.7", at="card:move_out card:probe_left")


def test_recon_strikes_only_at_mortain_and_only_for_the_allies() -> None:
    refuses(hand("recon_left"), "strike-with recon_left", "why-strike-no-rule", "F.12")


def mortain(**units: str) -> Table:
    hands = {"allies": ["recon_left", "probe_left"], "axis": ["probe_left"]}
    return Table(scenario="mortain", active="allies", hands=hands, phase="play", units=units)


def test_only_recon_calls_the_strike_at_mortain() -> None:
    refuses(mortain(), "strike-with probe_left", "why-strike-not-recon", "F.12")


def test_the_strike_needs_a_unit_on_hill_317() -> None:
    table = mortain()
    held = [table.on("L5"), table.on("k4")]
    table = mortain(**{unit: "gone" for unit in held if unit})
    refuses(table, "strike-with recon_left", "why-strike-place-lost", "F.12", at="hex:L5 hex:k4")


def test_recon_is_a_barrage_only_where_the_scenario_says_so() -> None:
    refuses(hand("recon_left"), "barrage-with recon_left", "why-barrage-no-rule", "F.18")


# Overlord


def command(*cards: str, **fields: Any) -> Table:
    """The Allied chief is to hand out cards at Omaha."""
    hands = {"allies": list(cards), "axis": ["probe_left"]}
    return Table(scenario=OVERLORD, active="allies", hands=hands, stack=["command"], **fields)


def test_only_recon_is_a_barrage_in_overlord() -> None:
    refuses(
        command("probe_left", "move_out"),
        "barrage-with probe_left",
        "why-barrage-not-recon",
        "F.18",
    )


def test_a_section_card_is_used_in_its_section() -> None:
    refuses(command("probe_left", "move_out"), "hand probe_left z6", "why-hand-not-here", "A3.14")


def test_a_subsection_gets_one_card_a_turn() -> None:
    table = command("probe_left", "attack_left", "move_out")
    table.do("hand probe_left z1")
    refuses(table, "hand attack_left z1", "why-hand-zone-taken", "A3.14", at="zone:z1")


def test_one_card_stays_in_the_hand_of_the_chief() -> None:
    table = command("probe_left", "attack_left")
    table.do("hand probe_left z1")
    refuses(table, "hand attack_left z2", "why-hand-keep-one", "A3.14", number=3)


def test_their_finest_hour_is_played_alone() -> None:
    table = command("probe_left", "their_finest_hour", "attack_left")
    table.do("hand probe_left z1")
    refuses(table, "play their_finest_hour", "why-hand-alone", "A3.16")


def test_the_chief_plays_air_power_himself_and_hands_out_orders() -> None:
    table = command("air_power", "move_out", "probe_left")
    refuses(table, "hand air_power z1", "why-hand-by-chief", "A3.16")
    refuses(table, "play move_out", "why-hand-by-general", "A3.13")


# Orders


def test_only_own_units_on_the_board_are_ordered() -> None:
    table = with_card("general_advance", TWO_A_SIDE + 'al04 = "infantry gone"')
    refuses(table, "order ax01", "why-enemy-unit", "T.4", at="unit:ax01")
    refuses(table, "order al04", "why-unit-gone", "4.41")


def test_a_unit_is_ordered_once() -> None:
    table = with_card("general_advance")
    table.do("order al01")
    refuses(table, "order al01", "why-already-ordered", "2.4", at="unit:al01")


def test_a_section_card_orders_units_of_its_section() -> None:
    refuses(with_card("probe_center"), "order al02", "why-wrong-section", "C.2 K.4")
    on_the_line = TWO_A_SIDE + 'al04 = "infantry d4"'
    refuses(with_card("probe_right", on_the_line), "order al04", "why-wrong-section", "2.3 C.2")


def test_a_section_gets_no_more_orders_than_the_card_has() -> None:
    table = with_card("recon_in_force", TWO_A_SIDE + 'al04 = "infantry F3"')
    table.do("order al01")
    refuses(table, "order al04", "why-section-full", "2.7 K.7", at="unit:al01", number=1)


def test_a_card_orders_no_more_units_than_it_says() -> None:
    five = "".join(
        f'al1{i} = "infantry {place}"\n' for i, place in enumerate(("C3", "D3", "E3", "F3"))
    )
    table = with_card("direct_from_hq", TWO_A_SIDE + five)
    act(table, "order al10", "order al11", "order al12", "order al13")
    refuses(table, "order al01", "why-orders-given", "K.35", at="unit:al13", number=4)
    refuses(table, "order al01", "why-step-over", "2.1")


def test_armor_assault_is_for_armor() -> None:
    refuses(
        with_card("armor_assault"), "order al01", "why-wrong-class", "K.20", at="card:armor_assault"
    )


def test_their_finest_hour_goes_by_the_dice() -> None:
    stack = ["draw", "order - dice:1/0/0 -"]
    table = Table(TWO_A_SIDE, card="their_finest_hour", stack=stack)
    refuses(table, "order al02", "why-no-symbol", "K.42")


def test_close_assault_is_for_units_next_to_an_enemy() -> None:
    contact = TWO_A_SIDE + 'ax03 = "infantry M3"'
    refuses(with_card("close_assault", contact), "order al01", "why-needs-contact", "K.27")
    refuses(
        with_card("firefight", contact), "order al02", "why-needs-distance", "K.36", at="unit:ax03"
    )


def test_only_infantry_digs_in() -> None:
    refuses(with_card("dig_in"), "dig al02", "why-dig-infantry", "K.33")


def test_sandbags_are_not_laid_twice() -> None:
    others = TWO_A_SIDE + 'al04 = "infantry F3"'
    table = Table(others, card="dig_in", phase="order", sandbags=["G3"])
    refuses(table, "dig al01", "why-dig-twice", "K.34", at="hex:G3")


def test_nobody_digs_in_the_sea() -> None:
    landing = TWO_A_SIDE + 'al04 = "infantry g2"'
    table = Table(landing, card="dig_in", phase="order", board_side="beach")
    refuses(table, "dig al04", "why-dig-water", "K.34")


def test_medics_restore_damaged_units() -> None:
    hurt = TWO_A_SIDE.replace("armor L3", "armor L3 1")
    refuses(with_card("medics_and_mechanics", hurt), "heal al01", "why-heal-unhurt", "K.39")


def test_in_a_team_each_member_orders_his_own_sections() -> None:
    table = Table(TWO_A_SIDE, settings=TEAM, card="direct_from_hq", phase="order")
    refuses(table, "order al02", "why-other-commander", "A3.8", seat="allies-left")


def test_in_a_team_each_member_moves_the_units_he_ordered() -> None:
    ordered = {"allies-left": ["al03"], "allies-right": ["al02"]}
    table = Table(TWO_A_SIDE, settings=TEAM, phase="move", ordered=ordered)
    refuses(table, "pick al02", "why-other-commander", "A3.7", seat="allies-left")


def test_a_field_general_acts_in_his_own_section() -> None:
    hurt = {"al01": "infantry E1 2", "al02": "infantry V1 2", "ax01": "infantry E9"}
    fields: dict[str, Any] = {
        "card": "medics_and_mechanics",
        "stack": ["draw", "generals 1", "heal"],
    }
    table = Table(board="overlord", settings={"overlord": True}, units=hurt, general=0, **fields)
    assert table.can("heal al01")
    refuses(table, "heal al02", "why-other-section", "A3.13", section="section:left")


def test_many_reasons_can_hold_at_once() -> None:
    table = with_card("close_assault", TWO_A_SIDE + 'ax03 = "infantry M3"')
    assert keys(table, "order al03") == ["why-wrong-class", "why-needs-contact"]


@pytest.mark.parametrize("key", REASONS)
def test_keys_speak_of_what_they_name(key: str) -> None:
    """Arguments are named by their kind, a second one of the same kind with a 2."""
    kinds = {"unit", "hex", "card", "terrain", "class", "section", "zone", "side", "seat", "phase"}
    for name in REASONS[key]:
        assert name.rstrip("2") in {*kinds, "number"}
