"""Decks, first units and reinforcements of the six solo battles, as the rulebook lists them."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import (
    DATA,
    arrivals,
    cell_of,
    cells,
    first_operations,
    mid_battle,
    moves_of,
)
from tests.games.panzer.table import Table
from vezerkar.games.panzer.rules.purchases import hand_limit

# What the rulebook lists, written down once more: firing, target and command cards with draws.
DECKS: dict[str, tuple[int, int, int, dict[str, int]]] = {
    "solo_moscow": (
        0,
        2,
        1,
        {
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "target:take_cover": 2,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
    "solo_donets": (
        1,
        4,
        3,
        {
            "command:bomber_run": 2,
            "command:attack": 2,
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "firing:last_man_standing": 1,
            "target:take_cover": 2,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
    "solo_volkhov": (
        1,
        3,
        1,
        {
            "command:bomber_run": 2,
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "target:take_cover": 2,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
    "solo_korsun": (
        1,
        3,
        2,
        {
            "command:bomber_run": 2,
            "command:attack": 1,
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "firing:last_man_standing": 1,
            "target:take_cover": 3,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
    "solo_smolensk": (
        1,
        1,
        1,
        {
            "command:bomber_run": 2,
            "command:attack": 1,
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "firing:last_man_standing": 1,
            "target:take_cover": 3,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
    "solo_narva": (
        1,
        2,
        2,
        {
            "command:bomber_run": 2,
            "command:attack": 2,
            "firing:accuracy": 2,
            "firing:increased_support": 1,
            "firing:surprise_attack": 1,
            "firing:last_man_standing": 1,
            "target:take_cover": 2,
            "target:off_target": 1,
            "target:strafing_run": 1,
        },
    ),
}
# The player's side, his free units by class, cards, maximum hand, prestige.
STARTS: dict[str, tuple[str, list[str], int, int, int, int]] = {
    "solo_moscow": ("soviet", ["artillery", "infantry", "any"], 0, 12, 15, 60),
    "solo_donets": ("german", ["artillery", "infantry", "infantry", "any", "any"], 5, 12, 15, 85),
    "solo_korsun": (
        "soviet",
        ["artillery", "artillery", "infantry", "infantry", "infantry", "infantry", "any"],
        13,
        13,
        15,
        50,
    ),
    "solo_smolensk": ("german", ["artillery", "infantry", "infantry", "any"], 13, 13, 10, 60),
    "solo_narva": ("german", ["artillery", "infantry", "infantry", "any", "any"], 5, 10, 15, 50),
}


# Decks and starts


@pytest.mark.rule(
    "PG-9.2.1.2", "PG-9.2.2.2", "PG-9.2.3.2", "PG-9.2.4.2", "PG-9.2.5.2", "PG-9.2.6.2"
)
@pytest.mark.parametrize("slug", DECKS)
def test_the_decks_are_those_of_the_rulebook(slug: str) -> None:
    table = Table.opened(slug)
    command, firing, target, cards = DECKS[slug]
    assert table.s.board.draws == [command, firing, target]
    found: dict[str, int] = {}
    for deck, name in ((3, "command"), (4, "firing"), (5, "target")):
        for kind, count in enumerate(table.s.piles[deck]):
            if count:
                card = table.name("card", table.s.board.deck_first[deck] + kind)[:-2]
                found[f"{name}:{card}"] = found.get(f"{name}:{card}", 0) + count
    assert found == cards


@pytest.mark.rule(
    "PG-9.2.1.1",
    "PG-9.2.1.4",
    "PG-9.2.1.5",
    "PG-9.2.2.1",
    "PG-9.2.2.7",
    "PG-9.2.4.1",
    "PG-9.2.4.8",
    "PG-9.2.5.1",
    "PG-9.2.5.7",
    "PG-9.2.6.1",
    "PG-9.2.6.7",
)
@pytest.mark.parametrize("slug", STARTS)
def test_the_player_starts_as_the_rulebook_says(slug: str) -> None:
    side, classes, units, actions, most, prestige = STARTS[slug]
    table = Table.opened(slug)
    assert table.asked == [side]
    wanted = {"artillery": {"artillery", "mobile_artillery"}}
    wanted["infantry"] = {"infantry", "motorized_infantry"}
    known = {unit.id: unit.unit_class for unit in DATA.units}
    for each in classes:
        offered = {known[text.split()[1]] for text in table.actions("raise")}
        assert offered == wanted.get(each, set(known.values()))
        table.do_seeded(table.actions("raise")[0])
        table.do_seeded(table.actions("station")[0])
    assert table.s.turn == 1
    hand = table.s.hands[table.s.board.side_of[0]]
    assert sum(card < table.s.board.units for card in hand) == units
    assert len(hand) == units + actions
    assert hand_limit(table.s) == most
    assert table.prestige(side) == prestige
    assert table.ammo(side) == 0
    on_map = sum(tile >= 0 for tile in table.s.unit_tile)
    assert sum(sum(pile) for pile in table.s.piles[:2]) == 150 - on_map - units


@pytest.mark.rule("PG-9.2.1.3", "PG-9.2.1.4", "PG-9.2.3.3", "PG-9.2.6.3", "PG-9.2.5.1")
@pytest.mark.parametrize(
    ("slug", "fixed"),
    [
        (
            "solo_moscow",
            {
                "pz_vi_king_tiger": ["20a"],
                "fallschirmjaeger": ["34b"],
                "paratroopers": ["1b"],
                "guards": ["17a"],
                "howitzer_122mm": ["10a", "11a"],
            },
        ),
        (
            "solo_volkhov",
            {
                "paratroopers": ["10a", "12a", "29b"],
                "guards": ["19b", "20b", "2b"],
                "stalin_2": ["26a"],
                "howitzer_152mm": ["34b", "13a", "28b"],
                "engineers": ["11a"],
            },
        ),
        (
            "solo_narva",
            {
                "paratroopers": ["12a", "11a", "27b"],
                "guards": ["29b", "1b"],
                "stalin_2": ["25a", "26a"],
                "howitzer_152mm": ["34b", "13a", "28b"],
            },
        ),
        ("solo_smolensk", {"stalin_2": ["25a"]}),
    ],
)
def test_units_stand_on_the_named_tiles(slug: str, fixed: dict[str, list[str]]) -> None:
    table = Table.opened(slug)
    for unit, faces in fixed.items():
        for face in faces:
            assert table.on(cell_of(slug, face)) == unit
    assert not table.s.dug  # initial units have no marker (PG-9.2.0.16)


# Reinforcements


def past_the_weather(slug: str) -> Table:
    """The battle at the player's first operations, with the weather as it is."""
    table = first_operations(slug)
    while table.phase == "weather":
        table.do_seeded("pass")
    return table


@pytest.mark.rule("PG-9.2.1.6")
def test_moscow_reinforcements() -> None:
    assert arrivals(past_the_weather("solo_moscow")) == {f"{col}1" for col in "ABCDEF"}
    second = mid_battle("solo_moscow", {"u1": "guards C4"}, turn=2, control={"soviet": ["B3"]})
    assert arrivals(second) == {"C3", "E3"}  # B3 (3a) is under Soviet control


@pytest.mark.rule("PG-9.2.2.3", "PG-9.2.0.18", "PG-9.2.2.4")
def test_donets_units_come_in_on_three_rows_and_act_at_once() -> None:
    table = mid_battle("solo_donets", {"u1": "grenadiers A6"}, turn=1)
    happened = table.end_turn("command:bomber_run-1")
    came = {line.split()[3][5:] for line in happened if line.startswith("arrived")}
    assert came == {"B1", "C1", "D1", "E1", "A2", "A3", "A4", "F2", "F3", "F4"}
    assert moves_of(happened, "u10") == ["A5"]  # PG-9.2.2.4: it goes on at once, next to the player
    assert "attacked unit:u10 unit:u1" in happened


@pytest.mark.rule("PG-9.2.3.6")
def test_volkhov_units_fill_open_ground() -> None:
    came = arrivals(past_the_weather("solo_volkhov"), "command:bomber_run-1")
    free = cells("solo_volkhov", "rocky", "plain", "hills")
    row = {f"{col}6" for col in "ABCDEF"}
    assert came == {cell for cell in free - row if cell != "E2"}  # a howitzer stands on 34b


@pytest.mark.rule("PG-9.2.4.3", "PG-9.2.4.4")
def test_korsun_units_hold_the_heights_and_two_rows() -> None:
    table = mid_battle("solo_korsun", {"u1": "guards A6"}, turn=1)
    wanted = cells("solo_korsun", "hills", "city_factory", "city_hill")
    assert arrivals(table) == wanted | {"A2", "A3", "F4", "F5"}


@pytest.mark.rule("PG-9.2.5.4")
def test_smolensk_units_come_in_turn_about() -> None:
    even = mid_battle("solo_smolensk", {"u1": "grenadiers A6", "u2": "riflemen C3"}, turn=2)
    assert arrivals(even) == {"A1", "B1", "E1", "F1"}
    odd = mid_battle(
        "solo_smolensk",
        {"u1": "grenadiers A6", "u2": "riflemen C3"},
        turn=3,
        control={"german": ["F4"]},
    )
    assert arrivals(odd) == {"A3", "A4", "F3"}
