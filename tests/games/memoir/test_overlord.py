"""Overlord: two boards, a chief and three field generals a side (M44-A3.10 to A3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import GAME, Table
from tests.games.memoir.why import refuses
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.games.memoir.hidden import sees_hand
from vezerkar.games.memoir.view.prompts import Question
from vezerkar.games.memoir.view.scene import scene

FOUR = {"axis_players": 4, "allies_players": 4}
ALLIED_HAND = ["attack_left", "probe_left", "recon_right", "general_advance", "direct_from_hq"]


def infantry(places: str) -> str:
    """Allied infantry on these hexes, and one Axis unit far away."""
    units = [f'al{i:02d} = "infantry {p} 4"' for i, p in enumerate(places.split(), 1)]
    return "\n".join([*units, 'ax01 = "infantry A9 4"'])


def overlord(hand: list[str] | None = None, text: str = "", **fields: Any) -> Table:
    """The Omaha landing, the Allies to command, with a given hand."""
    hands = {"allies": hand or ALLIED_HAND, "axis": ["probe_left", "probe_center"]}
    fields.setdefault("settings", FOUR)
    return Table(
        text,
        scenario="omaha-beach-overlord",
        active="allies",
        phase="command",
        hands=hands,
        **fields,
    )


def empty(hand: list[str], units: str, **fields: Any) -> Table:
    """Two empty boards side by side."""
    settings = {"overlord": True, **fields.pop("settings", {})}
    hands = {"allies": hand, "axis": fields.pop("axis_hand", ["probe_left", "probe_center"])}
    return Table(
        f"[units]\n{units}",
        board="overlord",
        active=fields.pop("active", "allies"),
        phase="command",
        hands=hands,
        settings=settings,
        **fields,
    )


@pytest.mark.rule("M44-A3.10")
def test_overlord_seats_up_to_four_players_a_side_on_two_boards() -> None:
    table = overlord()
    assert len(table.layout.seats) == 8
    assert table.layout.grid.width == 2 * 13
    with pytest.raises(DataError, match="overlord=true"):
        GAME.new("omaha-beach-overlord", {"overlord": False}, Seeded(1))
    with pytest.raises(DataError, match="at most 3"):
        GAME.new("pegasus-bridge", {"axis_players": 4}, Seeded(1))


@pytest.mark.rule("M44-A3.12")
def test_the_battlefield_has_three_sections_of_two_subsections() -> None:
    table = overlord()
    board, grid = table.s.board, table.layout.grid
    assert len(grid.hexes) == 5 * 26 + 4 * 25
    assert board.zone_count == 6
    limits = {0: "A9", 1: "H9", 2: "J9", 3: "N9", 4: "R9", 5: "Z9"}
    for zone, name in limits.items():
        assert board.zones[table.number("hex", name)] == 1 << zone
    for x, pair in ((7, 3), (17, 6), (25, 12), (33, 24), (43, 48)):
        shared = next(h for h in grid.hexes if grid.x(h) == x)
        assert board.zones[shared] == pair


@pytest.mark.rule("M44-A3.13", "M44-I.5")
def test_only_the_chief_holds_the_hand() -> None:
    table = overlord()
    assert table.asked == ["allies-chief"]
    seats = {name: i for i, name in enumerate(table.layout.seats)}
    seeing = {name for name, seat in seats.items() if sees_hand(table.s, seat, 1)}
    assert seeing == {"allies-chief"}


@pytest.mark.rule("M44-A3.13")
def test_with_three_a_side_the_chief_is_also_the_general_of_the_center() -> None:
    table = overlord(settings={"axis_players": 3, "allies_players": 3})
    assert table.asked == ["allies-center"]
    table = overlord(settings={"axis_players": 1, "allies_players": 1})
    assert table.asked == ["allies"]


@pytest.mark.rule("M44-A3.13")
def test_each_field_general_acts_with_the_units_of_his_section() -> None:
    table = empty(
        ["attack_left", "attack_right", "probe_left"],
        'al01 = "infantry B3 4"\nal02 = "infantry Y3 4"\nax01 = "infantry A9 4"',
        settings=FOUR,
    )
    table.do("hand attack_right z6")
    table.do("hand attack_left z1")
    table.do("done")
    assert table.asked == ["allies-left"]
    assert table.actions("order") == ["order al01"]
    table.do("done")
    assert table.asked == ["allies-right"]
    assert table.actions("order") == ["order al02"]


@pytest.mark.rule("M44-A3.14")
def test_the_chief_hands_out_one_to_three_cards() -> None:
    table = overlord()
    assert not table.can("done")
    table.do("hand attack_left z1")
    assert table.can("done")
    table.do("hand probe_left z2")
    table.do("hand recon_right z5")
    assert table.actions() == ["done"]


@pytest.mark.rule("M44-A3.14")
def test_the_chief_keeps_at_least_one_card() -> None:
    table = overlord(["attack_left", "recon_right"])
    table.do("hand attack_left z1")
    assert table.actions() == ["done"]
    assert table.hand("allies") == ["recon_right"]


@pytest.mark.rule("M44-A3.14")
def test_no_subsection_gets_more_than_one_card() -> None:
    table = overlord()
    table.do("hand attack_left z1")
    assert table.actions("hand") == [
        "hand recon_right z5",
        "hand recon_right z6",
        "hand probe_left z2",
        "hand general_advance z3",
        "hand general_advance z5",
        "hand direct_from_hq z3",
        "hand direct_from_hq z5",
    ]


@pytest.mark.rule("M44-A3.14")
def test_a_section_card_goes_to_the_general_of_its_own_section() -> None:
    units = 'al01 = "infantry B3 4"\nax01 = "infantry Y9 4"\nax02 = "infantry B9 4"'.replace(
        "Y8", "Y9"
    )
    table = empty(["probe_left"], units, active="axis", axis_hand=["attack_left", "probe_right"])
    assert table.actions("hand") == [
        "hand probe_right z1",
        "hand probe_right z2",
        "hand attack_left z5",
        "hand attack_left z6",
    ]


@pytest.mark.rule("M44-A3.14")
def test_general_advance_orders_two_units_in_each_subsection_of_one_general() -> None:
    table = empty(["general_advance", "probe_left"], infantry("A3 B3 C3 F3 G3 H3 J3"))
    table.do("hand general_advance z1")
    table.do("done")
    table.do("order al01")
    table.do("order al02")
    assert table.actions("order") == ["order al04", "order al05", "order al06"]


@pytest.mark.rule("M44-A3.14")
def test_a_tactic_card_counts_the_units_of_both_subsections_together() -> None:
    table = empty(["direct_from_hq", "probe_left"], infantry("A3 B3 C3 F3 G3 J3"))
    table.do("hand direct_from_hq z1")
    table.do("done")
    assert table.actions("order") == [f"order al0{i}" for i in (1, 2, 3, 4, 5)]
    for unit in ("al01", "al02", "al03", "al04"):
        table.do(f"order {unit}")
    assert table.phase == "move"


@pytest.mark.rule("M44-A3.15")
def test_the_chief_draws_two_cards() -> None:
    table = overlord(["attack_left", "probe_left", "recon_right"])
    table.do("hand attack_left z1")
    table.do("done")
    table.do("done", "0 0")
    assert len(table.hand("allies")) == 4
    assert table.active == "axis"


@pytest.mark.rule("M44-A3.15")
def test_the_chief_draws_three_cards_after_a_recon() -> None:
    table = overlord(["attack_left", "probe_left", "recon_right"])
    table.do("hand recon_right z5")
    table.do("done")
    table.do("done", "0 0 0")
    assert len(table.hand("allies")) == 5


@pytest.mark.rule("M44-A3.15")
def test_the_chief_never_draws_above_the_hand_size() -> None:
    hand = ["probe_left"] * 7 + ["recon_right"]
    table = overlord(hand)
    table.do("hand recon_right z5")
    table.do("done")
    table.do("done", "0")
    assert len(table.hand("allies")) == 8


@pytest.mark.rule("M44-A3.16")
def test_air_power_and_barrage_come_before_the_field_generals() -> None:
    table = overlord(["air_power", "barrage", "attack_left", "probe_left"])
    assert not table.actions("hand")[0].startswith("hand air_power")
    assert [o for o in table.actions() if "air_power" in o or "barrage" in o] == [
        "play air_power",
        "play barrage",
    ]
    table.do("play barrage")
    assert table.asked == ["allies-chief"]
    table.do("barrage ax01", "star star star star")
    assert table.phase == "command"
    table.do("hand attack_left z1")
    table.do("done")
    assert table.asked == ["allies-left"]


@pytest.mark.rule("M44-A3.16")
def test_their_finest_hour_is_played_alone_and_each_general_rolls_four_dice() -> None:
    units = """
    al01 = "infantry B3 4"
    al02 = "armor M3 3"
    al03 = "artillery Y3 2"
    ax01 = "infantry A9 4"
    """
    table = empty(["their_finest_hour", "probe_left"], units)
    table.do("play their_finest_hour")
    assert table.actions() == ["done"]
    happened = table.do("done", "infantry flag flag flag")
    assert "rally-rolled side:allies infantry flag flag flag" in happened
    assert table.actions("order") == ["order al01"]
    happened = table.do("done", "armor flag flag flag")
    assert table.actions("order") == ["order al02"]
    happened = table.do("done", "star flag flag flag")
    assert table.actions("order") == ["order al03"]
    happened = table.do("done", "0 0")
    assert "reshuffled" in happened


@pytest.mark.rule("M44-A3.16")
def test_their_finest_hour_cannot_follow_another_card() -> None:
    table = overlord(["their_finest_hour", "attack_left", "probe_left"])
    assert table.can("play their_finest_hour")
    table.do("hand attack_left z1")
    assert not table.can("play their_finest_hour")


@pytest.mark.rule("M44-F.18")
def test_either_side_may_play_recon_as_barrage() -> None:
    table = overlord(["recon_right", "attack_left", "probe_left"])
    table.do("barrage-with recon_right")
    table.do("barrage ax01", "star star star star")
    table.do("done", "0 0")  # the draw is the normal one
    assert len(table.hand("allies")) == 4
    axis = Table(
        scenario="omaha-beach-overlord",
        phase="command",
        hands={"axis": ["recon_left", "probe_left"], "allies": ["probe_left"]},
    )
    assert axis.can("barrage-with recon_left")


@pytest.mark.rule("M44-F.17")
def test_allied_units_may_leave_from_the_whole_of_row_zero() -> None:
    text = '[units]\nal01 = "infantry G9 4"\nax01 = "infantry gone"\n'
    table = overlord(["attack_left", "probe_left"], text)
    if table.on("G9") != "al01":
        pytest.fail("the unit is not where the test put it")
    table.do("hand attack_left z2")
    table.do("done")
    table.do("order al01")
    table.do("done")
    table.do("pick al01")
    table.do("exit al01", "0 0")
    assert table.at("al01") is None
    assert table.medals("allies") == 1
    assert table.medals("axis") == 0


@pytest.mark.rule("M44-A3.14")
def test_counter_attack_copies_what_the_opposing_general_did_there() -> None:
    units = 'al01 = "infantry B3 4"\nax01 = "infantry B7 4"'
    table = empty(
        ["counter_attack", "probe_center"],
        units,
        last={"axis": ["attack_right", "", "", "", "", "", "barrage"]},
    )
    assert table.actions("hand")[-1] == "hand counter_attack z1"
    assert table.can("play counter_attack")  # the barrage of the other chief
    happened = table.do("hand counter_attack z1")
    assert "copied side:allies card:attack_left" in happened  # the same part of the board
    table.do("done")
    assert table.actions("order") == ["order al01"]


@pytest.mark.rule("M44-A3.16")
def test_a_copy_of_their_finest_hour_is_played_alone() -> None:
    hand = ["counter_attack", "attack_left", "probe_left"]
    last = {"axis": ["", "", "", "", "", "", "their_finest_hour"]}
    table = empty(hand, infantry("B3"), last=last)
    copy = table.copy()
    table.do("play counter_attack")
    assert table.actions() == ["done"]
    copy.do("hand attack_left z1")
    assert not copy.can("play counter_attack")
    refuses(copy, "play counter_attack", "why-hand-alone", "A3.16", card="card:their_finest_hour")


@pytest.mark.rule("M44-F.18", "M44-K.28")
def test_a_counter_attack_that_copies_recon_may_be_played_as_barrage() -> None:
    last = {"axis": ["recon_right", "", "", "", "", "", ""]}
    table = overlord(["counter_attack", "attack_left", "probe_left"], last=last)
    copies = {"hand counter_attack z1", "barrage-with counter_attack"}
    assert {o for o in table.actions() if "counter_attack" in o} == copies
    happened = table.do("barrage-with counter_attack")
    assert "copied side:allies card:recon_left" in happened
    table.do("barrage ax01", "star star star star")
    assert table.can("hand attack_left z1")  # the subsection has no card yet
    other = overlord(["counter_attack", "attack_left"], last={"axis": "probe_left"})
    refuses(other, "barrage-with counter_attack", "why-barrage-not-recon", "F.18")


def after_a_recon_as_barrage() -> Table:
    """The Allied chief has played Recon as Barrage; the Axis hold a Counter-Attack."""
    table = Table(
        scenario="omaha-beach-overlord",
        active="allies",
        phase="command",
        hands={
            "allies": ["recon_right", "attack_left", "probe_left"],
            "axis": ["counter_attack", "probe_left", "probe_center"],
        },
    )
    table.do("barrage-with recon_right")
    table.do("barrage ax01", "star star star star")
    table.do("done", "0 0")
    assert table.active == "axis"
    return table


@pytest.mark.rule("M44-F.18", "M44-K.28")
def test_a_recon_played_as_barrage_is_copied_as_recon_or_as_barrage() -> None:
    table = after_a_recon_as_barrage()
    assert {o for o in table.actions() if "counter_attack" in o} == {
        "hand counter_attack z5",  # on the right of the Allies, as their card was
        "hand counter_attack z6",
        "barrage-with counter_attack",
    }
    happened = table.do("barrage-with counter_attack")
    assert "copied side:axis card:recon_left" in happened
    assert table.phase == "barrage"


@pytest.mark.rule("M44-K.32")
def test_the_copy_of_a_recon_draws_three_cards() -> None:
    table = after_a_recon_as_barrage()
    happened = table.do("hand counter_attack z6")
    assert "copied side:axis card:recon_left" in happened
    table.do("done")
    table.do("done", "0 0 0")
    assert len(table.hand("axis")) == 2 + 3


@pytest.mark.rule("M44-1.4", "M44-K.31")
def test_counter_attack_with_nothing_to_copy_is_played_without_effect() -> None:
    table = empty(["counter_attack", "attack_left", "probe_left"], infantry("B3"))
    assert "no-effect card:counter_attack" in table.do("play counter_attack")
    assert table.can("hand attack_left z1")  # it was one of the three cards
    table.do("done", "0 0")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.28")
def test_counter_attack_is_not_wasted_while_there_is_something_to_copy() -> None:
    last = {"axis": ["attack_right", "", "", "", "", "", ""]}
    table = empty(["counter_attack", "attack_left", "probe_left"], infantry("B3"), last=last)
    assert not table.can("play counter_attack")
    table.do("hand attack_left z1")
    refuses(table, "hand counter_attack z1", "why-hand-zone-taken", "A3.14")


# Each card has its own orders


@pytest.mark.rule("M44-A3.16", "M44-K.42")
def test_their_finest_hour_orders_units_of_every_general_by_his_own_dice() -> None:
    table = empty(["their_finest_hour", "probe_left"], infantry("B3 M3 Y3"))
    table.do("play their_finest_hour")
    table.do("done", "infantry flag flag flag")
    table.do("order al01")
    table.do("done", "infantry flag flag flag")
    assert table.actions("order") == ["order al02"]
    table.do("order al02")
    table.do("done", "infantry flag flag flag")
    assert table.actions("order") == ["order al03"]


def two_recons() -> Table:
    """The first Recon of the left general has moved its unit over the line, next to the others."""
    table = empty(["recon_left", "recon_left", "probe_left"], infantry("D3 G3 H3"))
    table.do("hand recon_left z1")
    table.do("hand recon_left z2")
    table.do("done")
    table.do("order al01")
    table.do("pick al01")
    table.do("move al01 E3")
    return table


@pytest.mark.rule("M44-A3.14", "M44-2.8")
def test_a_unit_of_an_earlier_card_takes_no_order_from_the_card_of_its_new_subsection() -> None:
    table = two_recons()
    assert table.actions("order") == ["order al02", "order al03"]
    assert Question(table.s).prompt(table.s.actors()[0]).chosen == 0


@pytest.mark.rule("M44-2.4")
def test_a_unit_is_ordered_by_one_card_of_the_turn_only() -> None:
    table = two_recons()
    refuses(table, "order al01", "why-already-ordered", "2.4", at="unit:al01")
    table.do("order al02")
    refuses(table, "pick al01", "why-already-ordered", "2.4")
    marks = {token.id: token.marks for token in scene(table.s, OBSERVER).tokens}
    assert marks["al01"] == ("moved", "fought")  # it has had its orders
    assert marks["al02"] == ("ordered",)


@pytest.mark.rule("M44-K.24", "M44-2.2")
def test_the_second_move_belongs_to_the_unit_of_behind_enemy_lines_alone() -> None:
    table = empty(["probe_left", "behind_enemy_lines", "attack_left"], infantry("B3 J3"))
    table.do("hand probe_left z1")
    table.do("hand behind_enemy_lines z3")
    table.do("done")
    table.do("order al01")
    table.do("done")
    table.do("order al02")
    table.do("pick al02")
    table.do("move al02 K3")
    assert table.actions() == ["pick al02", "done"]


# The hex i4 belongs to the second subsection of the left general and to the first of the center.


@pytest.mark.rule("M44-2.4", "M44-K.33")
def test_a_unit_that_has_had_its_orders_does_not_dig_in() -> None:
    table = empty(["probe_left", "dig_in", "probe_right"], infantry("i4 J3"))
    table.do("hand probe_left z2")
    table.do("hand dig_in z3")
    table.do("done")
    table.do("order al01")
    table.do("done")
    assert table.actions("dig") == ["dig al02"]
    refuses(table, "dig al01", "why-already-ordered", "2.4")


@pytest.mark.rule("M44-2.4", "M44-K.33")
def test_a_unit_that_has_dug_in_neither_moves_nor_battles_for_the_next_general() -> None:
    table = empty(["dig_in", "probe_center", "probe_right"], infantry("i4 J3"))
    table.do("hand dig_in z1")
    table.do("hand probe_center z3")
    table.do("done")
    table.do("dig al01")
    assert table.actions("order") == ["order al02"]
    assert table.has_sandbags("i4")


# Two decks, two Ambushes


@pytest.mark.rule("M44-K.14", "M44-I.4")
def test_the_second_ambush_can_be_played_when_the_first_is_gone() -> None:
    units = 'al01 = "infantry B3 4"\nax01 = "infantry b4 4"'
    table = empty(["attack_left", "probe_left"], units, axis_hand=["ambush"], discard=["ambush"])
    table.do("hand attack_left z1")
    table.do("done")
    table.do("order al01")
    table.do("done")
    table.do("attack al01 ax01")
    assert table.asked == ["axis"]
    assert table.actions() == ["ambush", "pass"]


@pytest.mark.rule("M44-I.4")
@pytest.mark.parametrize("gone", [1, 2])
def test_the_window_stays_shut_when_both_ambushes_lie_among_the_discards(gone: int) -> None:
    units = 'al01 = "infantry B3 4"\nax01 = "infantry b4 4"'
    table = empty(["attack_left", "probe_left"], units, discard=["ambush"] * gone)
    table.do("hand attack_left z1")
    table.do("done")
    table.do("order al01")
    table.do("done")
    table.do("attack al01 ax01", "" if gone == 1 else "star star star 0 0")
    assert (table.phase == "window") == (gone == 1)


@pytest.mark.rule("M44-A3.14")
def test_the_owner_of_ambush_draws_as_soon_as_it_is_resolved() -> None:
    units = 'al01 = "infantry B3 4"\nax01 = "infantry b4 4"'
    table = empty(
        ["attack_left", "probe_left"], units, axis_hand=["ambush", "probe_left"], discard=[]
    )
    table.do("hand attack_left z1")
    table.do("done")
    table.do("order al01")
    table.do("done")
    table.do("attack al01 ax01")
    assert table.asked == ["axis"]
    happened = table.do("ambush", "star star star 0 star star star 0 0")
    assert happened[:2] == ["ambushed unit:ax01 unit:al01", "rolled unit:al01 star star star"]
    assert happened.index("drew side:axis 1") < happened.index("rolled unit:ax01 star star star")
