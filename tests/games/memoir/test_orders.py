"""Step 2 of a turn: units are ordered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.random_battles import battles
from tests.games.memoir.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.rules.orders import QUOTA_BITS, open_zones

FAR_AXIS = {"ax01": "infantry M9"}


def table_for(card: str, **units: str) -> Table:
    """The Allies have just played a card and are to order units."""
    return Table(
        units={**units, **FAR_AXIS}, hands={"allies": ["probe_left"]}, card=card, phase="order"
    )


# Announcing orders


@pytest.mark.rule("M44-2.1")
def test_all_orders_are_announced_before_the_first_unit_moves() -> None:
    table = table_for("attack_left", al01="infantry A5", al02="infantry B5", al03="infantry C5")
    assert table.actions() == ["order al01", "order al02", "order al03", "done"]
    table.do("order al01")
    assert table.actions() == ["order al02", "order al03", "done"]
    table.do("order al02")
    table.do("done")
    assert table.actions() == ["pick al01", "pick al02", "done"]


@pytest.mark.rule("M44-2.1")
def test_the_choice_cannot_be_changed_once_a_unit_has_moved_or_battled() -> None:
    table = Table(
        units={
            "al01": "infantry A5",
            "al02": "infantry B5",
            "al03": "infantry C5",
            "ax01": "infantry a8",
            "ax02": "infantry C7",
        },
        hands={"allies": []},
        card="attack_left",
        phase="order",
    )
    table.do("order al01")
    table.do("order al02")
    table.do("done")
    table.do("pick al01")
    table.do("move al01 a6")
    assert table.actions() == ["pick al02", "done"]
    table.do("done")
    assert all(action.split()[0] in ("attack", "done") for action in table.actions())
    table.do("attack al01 ax01", "star star")
    assert "al03" not in " ".join(table.actions())
    assert not table.actions("order")


@pytest.mark.rule("M44-2.1")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("air_power", [("name ax01", ""), ("done", "star star 0")]),
        ("barrage", [("barrage ax01", "star star star star 0")]),
    ],
)
def test_a_card_that_names_targets_has_no_ordered_units_and_no_move_step(
    card: str, actions: list[tuple[str, str]]
) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6", "ax02": "infantry h6"},
        hands={"allies": [card], "axis": ["probe_left"]},
    )
    table.do(f"play {card}")
    for action, chance in actions:
        assert not table.actions("order")
        assert not table.actions("pick")
        table.do(action, chance)
    assert table.active == "axis"


@pytest.mark.rule("M44-2.2")
def test_a_unit_without_an_order_may_not_move() -> None:
    table = Table(
        units={"al01": "infantry A5", "al02": "infantry B5", "ax01": "infantry C7"},
        phase="move",
        ordered=["al01"],
    )
    assert table.actions() == ["pick al01", "done"]


@pytest.mark.rule("M44-2.2")
def test_a_unit_without_an_order_may_neither_battle_nor_clear_the_wire_it_stands_on() -> None:
    battle: dict[str, Any] = {
        "units": {"al01": "infantry A5", "al02": "infantry B5", "ax01": "infantry b6"},
        "wire": ["B5"],
        "phase": "battle",
    }
    assert Table(**battle, ordered=["al01"]).actions() == ["attack al01 ax01", "done"]
    assert Table(**battle, ordered=["al02"]).actions() == ["attack al02 ax01", "clear al02", "done"]


# Sections


@pytest.mark.rule("M44-2.3")
@pytest.mark.parametrize("card", ["probe_left", "probe_center"])
def test_a_unit_on_a_hex_cut_by_the_dashed_line_is_ordered_by_a_card_for_either_section(
    card: str,
) -> None:
    table = table_for(card, al01="infantry d4")
    assert table.can("order al01")


@pytest.mark.rule("M44-2.3")
@pytest.mark.parametrize("card", ["probe_right", "probe_center"])
def test_the_other_dashed_line_cuts_hexes_too(card: str) -> None:
    assert table_for(card, al01="infantry i6").can("order al01")


@pytest.mark.rule("M44-2.3")
def test_a_unit_on_a_cut_hex_is_not_ordered_by_a_card_for_the_third_section() -> None:
    table = table_for("probe_right", al01="infantry d4", al02="infantry K5")
    assert table.actions("order") == ["order al02"]


@pytest.mark.rule("M44-2.4")
@pytest.mark.parametrize("card", ["attack_left", "direct_from_hq", "assault_left"])
def test_a_unit_is_ordered_only_once_in_a_turn(card: str) -> None:
    table = table_for(card, al01="infantry A5", al02="infantry B5")
    table.do("order al01")
    assert table.actions() == ["order al02", "done"]


@pytest.mark.rule("M44-2.4")
def test_a_unit_on_a_cut_hex_is_not_ordered_a_second_time_through_its_other_section() -> None:
    table = table_for("general_advance", al01="infantry d4", al02="infantry A1")
    table.do("order al01")
    assert table.actions() == ["order al02", "done"]


@pytest.mark.rule("M44-2.5")
def test_orders_that_no_unit_can_use_are_lost() -> None:
    table = Table(
        units={"al01": "infantry A5", "al02": "infantry G5", "al03": "infantry K5", **FAR_AXIS},
        hands={"allies": ["attack_left", "probe_center"], "axis": ["recon_left"]},
    )
    table.do("play attack_left")
    assert table.actions("order") == ["order al01"]
    table.do("order al01")  # the other two orders are gone
    assert table.phase == "move"
    table.do("done", "0")
    table.do("play recon_left")
    table.do("done", "0 0")
    table.do(f"keep {table.actions('keep')[0].split()[1]}")
    table.do("play probe_center")  # and do not come back in the next turn
    assert table.actions("order") == ["order al02"]


@pytest.mark.rule("M44-2.6")
def test_the_player_may_order_nobody() -> None:
    table = Table(
        units={"al01": "infantry A5", "al02": "infantry B5", **FAR_AXIS},
        hands={"allies": ["attack_left"], "axis": ["probe_left"]},
    )
    table.do("play attack_left")
    table.do("done", "0")
    assert table.active == "axis"
    assert (table.at("al01"), table.at("al02")) == ("A5", "B5")


@pytest.mark.rule("M44-2.6")
@pytest.mark.parametrize("card", ["attack_left", "direct_from_hq", "assault_left", "move_out"])
def test_the_player_may_order_fewer_units_than_allowed(card: str) -> None:
    table = table_for(card, al01="infantry A5", al02="infantry B5", al03="infantry C5")
    table.do("order al02")
    table.do("done")
    assert table.actions() == ["pick al02", "done"]


@pytest.mark.rule("M44-2.7")
@pytest.mark.parametrize(
    "sequence", [["al01", "al02", "al03"], ["al03", "al01", "al02"], ["al01", "al03", "al02"]]
)
def test_general_advance_orders_three_units_of_the_left_one_of_them_on_a_shared_hex(
    sequence: list[str],
) -> None:
    table = table_for(
        "general_advance",
        al01="infantry A5",
        al02="infantry B5",
        al03="infantry d4",  # left and center: it counts for the center
        al04="infantry C5",
        al05="infantry G5",
        al06="infantry H5",
    )
    for unit in sequence:
        table.do(f"order {unit}")
    # The left has had its two; the center still has room for one.
    assert table.actions("order") == ["order al05", "order al06"]
    table.do("order al05")
    assert not table.actions("order")


@pytest.mark.rule("M44-2.7")
def test_a_shared_unit_counts_for_the_section_that_has_room_whichever_was_ordered_first() -> None:
    units = {"al01": "infantry d4", "al02": "infantry A5", "al03": "infantry G5"}
    for sequence in (["al02", "al01"], ["al01", "al02"]):
        table = table_for("recon_in_force", **units)
        for unit in sequence:
            table.do(f"order {unit}")
        assert not table.actions("order")  # left and center are both used up
    table = table_for("recon_in_force", **units)
    table.do("order al03")
    table.do("order al02")
    assert not table.actions("order")  # neither section has room for the shared unit


@pytest.mark.rule("M44-2.7")
def test_pincer_move_counts_a_shared_unit_for_the_flank_only() -> None:
    table = table_for(
        "pincer_move",
        al01="infantry d4",
        al02="infantry d6",
        al03="infantry A5",
        al04="infantry i4",
    )
    table.do("order al01")
    table.do("order al02")
    assert table.actions("order") == ["order al04"]


def has_an_order_each(choices: list[int], quotas: list[int]) -> bool:
    """Whether every unit, given the zones it stands in, can use an order of one of them."""
    if not choices:
        return True
    for zone, quota in enumerate(quotas):
        if choices[0] >> zone & 1 and quota:
            left = [n - 1 if z == zone else n for z, n in enumerate(quotas)]
            if has_an_order_each(choices[1:], left):
                return True
    return False


@pytest.mark.rule("M44-2.7")
@pytest.mark.parametrize("slug", ["pegasus-bridge", "sword-beach"])
def test_a_unit_can_be_ordered_while_all_ordered_ones_and_itself_find_an_order(slug: str) -> None:
    pick = Seeded(5)
    refused = 0
    for turn, s in enumerate(battles(slug, seed=5, most=300)):
        if turn % 10:
            continue
        quotas = [pick.below(4) for _ in range(3)]
        packed = sum(quota << QUOTA_BITS * zone for zone, quota in enumerate(quotas))
        units = [u for u in s.board.units[s.active] if s.unit_hex[u] >= 0]
        zones = {u: s.board.zones[s.unit_hex[u]] for u in units}
        ordered: list[int] = []
        while units:
            u = units.pop(pick.below(len(units)))
            given = sum(1 << other for other in ordered)
            may = has_an_order_each([zones[other] for other in [*ordered, u]], quotas)
            assert bool(open_zones(s, packed, given) & zones[u]) == may
            refused += not may
            if may:
                ordered.append(u)
    assert refused > 20


@pytest.mark.rule("M44-2.8")
def test_a_unit_ordered_in_its_section_may_battle_in_another() -> None:
    table = Table(
        units={"al01": "infantry D5", "ax01": "infantry F5"},
        hands={"allies": []},
        card="attack_left",
        phase="order",
    )
    table.do("order al01")
    table.do("pick al01")
    table.do("move al01 E5")
    assert table.can("attack al01 ax01")


@pytest.mark.rule("M44-2.8")
def test_the_section_of_a_unit_is_read_when_it_is_ordered_not_where_it_stood_before() -> None:
    table = Table(
        units={"al01": "infantry d6", "al02": "infantry A1", "ax01": "infantry E7"},
        hands={"allies": ["probe_left", "probe_center"], "axis": []},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    assert table.can("attack ax01 al01")
    table.do("attack ax01 al01", "flag star star")
    table.do("retreat al01 E5")  # from the cut hex into the center
    table.do("stay", "0")
    copy = table.copy()
    table.do("play probe_left")
    assert table.actions("order") == ["order al02"]
    copy.do("play probe_center")
    assert copy.actions("order") == ["order al01"]


# What Dig In can order depends on the pieces in the box


DIGGERS = {f"al{i:02d}": f"infantry {x}1" for i, x in enumerate("ABCDE", start=1)}
TWELVE = ["A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "I9", "J9", "K9", "L9"]


def dig_in(bags: list[str], wire: list[str]) -> Table:
    """Dig In has been played while sandbags lie under Axis units and wire on other hexes."""
    axis = {f"ax{i:02d}": f"infantry {place}" for i, place in enumerate(TWELVE, start=1)}
    return Table(
        units={**DIGGERS, **axis},
        sandbags=bags,
        wire=wire,
        hands={"allies": []},
        card="dig_in",
        phase="order",
    )


@pytest.mark.rule("M44-0.7")
def test_the_twelve_sandbags_of_the_box_limit_what_dig_in_can_add() -> None:
    table = dig_in(TWELVE[:9], [])
    for unit in ("al01", "al02", "al03"):
        table.do(f"dig {unit}", "0" if unit == "al03" else "")
    assert [table.has_sandbags(f"{x}1") for x in "ABCDE"] == [True, True, True, False, False]
    assert table.active == "axis"  # the twelfth was the last: the fourth unit gets none


@pytest.mark.rule("M44-0.7")
def test_with_enough_sandbags_in_the_box_dig_in_adds_its_four() -> None:
    table = dig_in(TWELVE[:8], [])
    for unit in ("al01", "al02", "al03"):
        table.do(f"dig {unit}")
    assert table.can("dig al04")


@pytest.mark.rule("M44-0.7")
def test_wire_on_the_board_takes_no_sandbags_from_the_box() -> None:
    table = dig_in([], [f"{x}5" for x in "ABCDEFGHIJKL"])
    assert len(table.actions("dig")) == 5


@pytest.mark.rule("M44-0.7")
def test_without_sandbags_in_the_box_dig_in_does_nothing() -> None:
    table = Table(
        units={**DIGGERS, **{f"ax{i:02d}": f"infantry {p}" for i, p in enumerate(TWELVE, 1)}},
        sandbags=TWELVE,
        hands={"allies": ["dig_in"], "axis": ["probe_left"]},
    )
    table.do("play dig_in", "0")
    assert table.active == "axis"
    assert not any(table.has_sandbags(f"{x}1") for x in "ABCDE")
