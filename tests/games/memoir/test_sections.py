"""The battlefield with its three sections, and the two kinds of command cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.memoir.dealer import begin
from tests.games.memoir.table import Table

EVEN, ODD = "ABCDEFGHIJKLM", "abcdefghijkl"
HEXES = [
    f"{letter}{number}" for number in range(9, 0, -1) for letter in (EVEN if number % 2 else ODD)
]

# The sections of the player who sits at the bottom, here the Allies.
LEFT = {name for name in HEXES if name[0] in "ABCDabcd"}
CENTER = {name for name in HEXES if name[0] in "EFGHIdefghi"}
RIGHT = {name for name in HEXES if name[0] in "JKLMijkl"}


def ordered_by(card: str, side: str) -> set[str]:
    """All hexes on which a unit of a side can be ordered by a card."""
    mine, theirs = side[:2], {"allies": "ax", "axis": "al"}[side]
    found = set()
    for half in (HEXES[:57], HEXES[57:]):
        enemy = HEXES[-1] if half[0] == HEXES[0] else HEXES[0]
        units = {f"{mine}{i:02d}": f"infantry {name}" for i, name in enumerate(half)}
        units[f"{theirs}99"] = f"infantry {enemy}"
        table = Table(units=units, active=side, card=card, phase="order")
        places = [table.at(action.split()[1]) for action in table.actions("order")]
        found |= {place for place in places if place}
    return found


@pytest.mark.rule("M44-B.1")
def test_the_battlefield_is_13_hexes_wide_and_9_rows_deep() -> None:
    table = begin("pegasus-bridge")
    names = [name for name in table.layout.lexicon.names("hex") if name]
    assert names == HEXES
    rows = Counter(name[1] for name in names)
    assert [rows[number] for number in "987654321"] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(names) == 113


@pytest.mark.rule("M44-B.1")
def test_odd_rows_lie_half_a_hex_to_the_right_so_that_every_hex_inside_has_six_neighbours() -> None:
    table = Table(units={"al01": "armor G5", "ax01": "infantry A9"}, phase="move", ordered=["al01"])
    steps = {place for place in table.destinations("al01") if near(table, "G5", place)}
    assert steps == {"f6", "g6", "F5", "H5", "f4", "g4"}
    corner = Table(
        units={"al01": "armor A9", "ax01": "infantry M1"}, phase="move", ordered=["al01"]
    )
    assert {p for p in corner.destinations("al01") if near(corner, "A9", p)} == {"B9", "a8"}


def near(table: Table, one: str, two: str) -> bool:
    board = table.s.board
    at = table.number("hex", one) * board.count + table.number("hex", two)
    return board.distance[at] == 1


@pytest.mark.rule("M44-B.2")
def test_the_battlefield_has_a_left_a_center_and_a_right_section() -> None:
    assert ordered_by("assault_left", "allies") == LEFT
    assert ordered_by("assault_center", "allies") == CENTER
    assert ordered_by("assault_right", "allies") == RIGHT


@pytest.mark.rule("M44-B.3")
def test_a_hex_cut_by_a_dashed_line_belongs_to_both_sections() -> None:
    left, center = ordered_by("assault_left", "allies"), ordered_by("assault_center", "allies")
    right = ordered_by("assault_right", "allies")
    assert left & center == {"d8", "d6", "d4", "d2"}
    assert center & right == {"i8", "i6", "i4", "i2"}
    assert not left & right


@pytest.mark.rule("M44-B.4")
def test_the_left_section_of_one_player_is_the_right_section_of_the_other() -> None:
    assert ordered_by("assault_left", "axis") == RIGHT
    assert ordered_by("assault_center", "axis") == CENTER
    assert ordered_by("assault_right", "axis") == LEFT


# Command cards


@pytest.mark.rule("M44-C.1")
def test_a_unit_that_has_no_order_may_neither_move_nor_battle() -> None:
    table = Table(
        units={"al01": "infantry F3", "al02": "infantry H3", "ax01": "infantry G5"},
        hands={"allies": ["probe_center"]},
    )
    table.do("play probe_center")
    table.do("order al01")
    table.do("done")
    assert table.actions() == ["pick al01", "done"]
    table.do("done")
    assert table.actions() == ["attack al01 ax01", "done"]


# Five units in each section, none of them on a shared hex.
FIFTEEN = {
    f"al{i:02d}": f"infantry {letter}{number}"
    for i, (letter, number) in enumerate((x, n) for x in "BFK" for n in (9, 7, 5, 3, 1))
}


@pytest.mark.rule("M44-C.2")
@pytest.mark.parametrize(
    ("card", "left", "center", "right"),
    [
        ("recon_left", 1, 0, 0),
        ("recon_center", 0, 1, 0),
        ("recon_right", 0, 0, 1),
        ("probe_left", 2, 0, 0),
        ("probe_center", 0, 2, 0),
        ("probe_right", 0, 0, 2),
        ("attack_left", 3, 0, 0),
        ("attack_center", 0, 3, 0),
        ("attack_right", 0, 0, 3),
        ("assault_left", 5, 0, 0),
        ("assault_center", 0, 5, 0),
        ("assault_right", 0, 0, 5),
        ("recon_in_force", 1, 1, 1),
        ("general_advance", 2, 2, 2),
        ("pincer_move", 2, 0, 2),
    ],
)
def test_a_section_card_orders_its_number_of_units_in_its_sections(
    card: str, left: int, center: int, right: int
) -> None:
    table = Table(units={**FIFTEEN, "ax01": "infantry M9"}, hands={"allies": [card]})
    table.do(f"play {card}")
    given: Counter[str] = Counter()
    while table.actions("order"):
        unit = table.actions("order")[0].split()[1]
        given[FIFTEEN[unit].split()[1][0]] += 1
        table.do(f"order {unit}")
    assert (given["B"], given["F"], given["K"]) == (left, center, right)


# One unit of each class, one of them wounded and next to an enemy.
MIXED = {
    "al01": "infantry B1",
    "al02": "armor F5 2",
    "al03": "artillery K1",
    "ax01": "infantry G5",
    "ax02": "infantry M9",
}


# By tactic card: dice rolled at once, the phase that follows, what may be chosen there.
TACTICS: dict[str, tuple[str, str, list[str]]] = {
    "air_power": ("", "naming", ["name ax01", "name ax02"]),
    "armor_assault": ("", "order", ["order al02"]),
    "artillery_bombard": ("", "order", ["order al03"]),
    "barrage": ("", "barrage", ["barrage ax01", "barrage ax02"]),
    "behind_enemy_lines": ("", "order", ["order al01"]),
    "close_assault": ("", "order", ["order al02"]),
    "counter_attack": ("", "order", ["order al02"]),
    "dig_in": ("", "dig", ["dig al01"]),
    "direct_from_hq": ("", "order", ["order al01", "order al02", "order al03"]),
    "firefight": ("", "order", ["order al01", "order al03"]),
    "infantry_assault": ("", "section", ["section left", "section center", "section right"]),
    "medics_and_mechanics": ("", "heal", ["heal al02"]),
    "move_out": ("", "order", ["order al01"]),
    "their_finest_hour": ("armor", "order", ["order al02"]),
}


@pytest.mark.rule("M44-C.3")
@pytest.mark.parametrize("card", list(TACTICS))
def test_a_tactic_card_does_what_its_own_text_says(card: str) -> None:
    dice, phase, actions = TACTICS[card]
    table = Table(units=MIXED, hands={"allies": [card]}, turn=3, last={"axis": "probe_center"})
    table.do(f"play {card}", dice)
    assert table.phase == phase
    assert [action for action in table.actions() if action != "done"] == actions


@pytest.mark.rule("M44-C.3")
def test_no_tactic_card_is_left_out_here_but_ambush() -> None:
    cards = begin("pegasus-bridge").layout.data.cards
    assert {card.id for card in cards if card.kind == "tactic"} == {*TACTICS, "ambush"}
