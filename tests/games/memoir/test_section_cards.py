"""The 40 section cards: where they order units, how many, and what is drawn after them."""

from __future__ import annotations

import pytest

from tests.games.memoir.acts import act, order_all, orderable, whole_deck
from tests.games.memoir.table import Table

PER_SECTION = 4
WHERE = {"left": "ABCD", "center": "EFGH", "right": "JKLM"}  # columns, seen from the bottom
MIRROR = {"left": "right", "center": "center", "right": "left"}


def name_of(side: str, section: str, number: int) -> str:
    return f"{side[:2]}{list(WHERE).index(section) * PER_SECTION + number + 1:02d}"


def units_in(side: str, section: str) -> set[str]:
    """The units in a section of their own commander, on the long line of `line_up`."""
    return {name_of(side, section, number) for number in range(PER_SECTION)}


def line_up(card: str, side: str = "allies") -> Table:
    """Both armies in line with four units in each section; one side has just played a card."""
    units = {}
    for section, columns in WHERE.items():
        for number, column in enumerate(columns):
            units[name_of("allies", section, number)] = f"infantry {column}3"
            units[name_of("axis", MIRROR[section], number)] = f"infantry {column}7"
    table = Table(units=units, active=side, hands={side: [card, "probe_center", "probe_left"]})
    act(table, f"play {card}")
    return table


@pytest.mark.rule("M44-K.1")
def test_the_section_cards_are_40() -> None:
    sections = {
        "recon_left": 2,
        "recon_center": 2,
        "recon_right": 2,
        "probe_left": 4,
        "probe_center": 5,
        "probe_right": 4,
        "attack_left": 3,
        "attack_center": 4,
        "attack_right": 3,
        "assault_left": 2,
        "assault_center": 2,
        "assault_right": 2,
        "recon_in_force": 3,
        "general_advance": 1,
        "pincer_move": 1,
    }
    table = Table(units={"al01": "infantry G3", "ax01": "infantry G7"})
    deck = whole_deck(table)
    assert {card: deck[card] for card in sections} == sections
    kinds = {card.id: card.kind for card in table.layout.data.cards}
    assert {card for card in deck if kinds[card] == "section"} == set(sections)
    assert sum(sections.values()) == 40


@pytest.mark.parametrize("side", ["allies", "axis"])
@pytest.mark.parametrize(
    ("card", "section", "units"),
    [
        pytest.param("recon_left", "left", 1, marks=pytest.mark.rule("M44-K.3")),
        pytest.param("recon_center", "center", 1, marks=pytest.mark.rule("M44-K.3")),
        pytest.param("recon_right", "right", 1, marks=pytest.mark.rule("M44-K.3")),
        pytest.param("probe_left", "left", 2, marks=pytest.mark.rule("M44-K.4")),
        pytest.param("probe_center", "center", 2, marks=pytest.mark.rule("M44-K.4")),
        pytest.param("probe_right", "right", 2, marks=pytest.mark.rule("M44-K.4")),
        pytest.param("attack_left", "left", 3, marks=pytest.mark.rule("M44-K.5")),
        pytest.param("attack_center", "center", 3, marks=pytest.mark.rule("M44-K.5")),
        pytest.param("attack_right", "right", 3, marks=pytest.mark.rule("M44-K.5")),
        pytest.param("assault_left", "left", 4, marks=pytest.mark.rule("M44-K.6")),
        pytest.param("assault_center", "center", 4, marks=pytest.mark.rule("M44-K.6")),
        pytest.param("assault_right", "right", 4, marks=pytest.mark.rule("M44-K.6")),
    ],
)
def test_a_card_for_one_section_orders_up_to_its_number_of_units_there(
    side: str, card: str, section: str, units: int
) -> None:
    table = line_up(card, side)
    assert orderable(table) == units_in(side, section)
    assert len(order_all(table)) == units


@pytest.mark.rule("M44-K.6")
def test_assault_orders_every_unit_of_the_section_however_many_and_whatever_they_are() -> None:
    places = [f"{column}{row}" for row in (1, 3) for column in "EFGHI"]
    places += [f"{column}{row}" for row in (2, 4) for column in "efgh"]
    kinds = ["infantry", "armor", "artillery"]
    units = {f"al{i + 1:02d}": f"{kinds[i % 3]} {place}" for i, place in enumerate(places)}
    table = Table(
        units={**units, "al90": "infantry A3", "ax01": "infantry A9"},
        hands={"allies": ["assault_center"]},
    )
    act(table, "play assault_center")
    assert set(order_all(table)) == set(units)  # eighteen units


@pytest.mark.rule("M44-K.6")
def test_assault_may_also_order_only_some_of_the_units() -> None:
    table = line_up("assault_center")
    act(table, "order al06", "done")
    assert table.actions("pick") == ["pick al06"]


@pytest.mark.rule("M44-K.3")
@pytest.mark.parametrize("card", ["recon_left", "recon_center", "recon_right"])
def test_after_recon_two_cards_are_drawn_one_is_kept_and_the_other_discarded(card: str) -> None:
    table = line_up(card)
    assert table.hand("allies") == ["probe_left", "probe_center"]
    pile = table.pile
    table.do("done", f"0 {pile - 2}")  # the first and the last card of the pile
    assert table.pile == pile - 2
    first, last = (action.split()[1] for action in table.actions("keep"))
    assert last == "their_finest_hour"
    act(table, f"keep {last}")
    assert table.hand("allies") == ["probe_left", "probe_center", last]
    assert first in table.discards
    assert card in table.discards
    assert table.active == "axis"


@pytest.mark.rule("M44-5.1")
@pytest.mark.parametrize(
    "card",
    [
        "probe_left",
        "attack_right",
        "assault_center",
        "recon_in_force",
        "general_advance",
        "pincer_move",
    ],
)
def test_after_the_other_section_cards_one_card_is_drawn(card: str) -> None:
    table = line_up(card)
    pile = table.pile
    table.do("done", "0")
    assert table.pile == pile - 1
    assert len(table.hand("allies")) == 3
    assert table.active == "axis"


@pytest.mark.parametrize("side", ["allies", "axis"])
@pytest.mark.parametrize(
    ("card", "each"),
    [
        pytest.param("recon_in_force", 1, marks=pytest.mark.rule("M44-K.7")),
        pytest.param("general_advance", 2, marks=pytest.mark.rule("M44-K.8")),
    ],
)
def test_a_card_for_all_sections_orders_up_to_its_number_of_units_in_each(
    side: str, card: str, each: int
) -> None:
    table = line_up(card, side)
    everywhere = {section: units_in(side, section) for section in WHERE}
    assert orderable(table) == set().union(*everywhere.values())
    ordered = order_all(table)
    assert [len(units & set(ordered)) for units in everywhere.values()] == [each, each, each]
    assert len(ordered) == 3 * each


@pytest.mark.rule("M44-K.7")
def test_recon_in_force_counts_a_unit_on_a_shared_hex_for_either_section() -> None:
    table = Table(
        units={
            "al01": "infantry B3",
            "al02": "infantry d4",  # left and center
            "al03": "infantry d2",  # left and center
            "ax01": "infantry G9",
        },
        hands={"allies": ["recon_in_force"]},
    )
    act(table, "play recon_in_force", "order al01")
    assert orderable(table) == {"al02", "al03"}
    act(table, "order al02")
    assert orderable(table) == set()


@pytest.mark.rule("M44-K.9")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_pincer_move_orders_up_to_two_units_on_each_flank_and_none_in_the_center(side: str) -> None:
    table = line_up("pincer_move", side)
    left, right = units_in(side, "left"), units_in(side, "right")
    assert orderable(table) == left | right
    ordered = set(order_all(table))
    assert (len(ordered & left), len(ordered & right), len(ordered)) == (2, 2, 4)
