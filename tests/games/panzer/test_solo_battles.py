"""The six solo battles: decks, garrisons, marches, attacks and aims (chapter 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.panzer.table import Table
from vezerkar.games.panzer.data import load_data

DATA = load_data()

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


def cells(slug: str, *terrains: str) -> set[str]:
    rows = DATA.scenarios[slug].grid.tiles
    return {
        f"{chr(65 + col)}{row + 1}"
        for row, faces in enumerate(rows)
        for col, face in enumerate(faces)
        if DATA.tiles[face].terrain in terrains
    }


def cell_of(slug: str, face: str) -> str:
    rows = DATA.scenarios[slug].grid.tiles
    return next(
        f"{chr(65 + col)}{row + 1}"
        for row, faces in enumerate(rows)
        for col, each in enumerate(faces)
        if each == face
    )


def start(slug: str, choose: int = 0) -> Table:
    """The battle up to the player's first operations, his units chosen by the first options."""
    table = Table.opened(slug)
    while table.s.turn == 0:
        table.go(table.options()[choose if table.phase == "row" else 0])
    return table


def arrivals(table: Table) -> set[str]:
    """Where reinforcements come in when the player ends his turn."""
    happened = table.end_turn()
    return {line.split()[3][5:] for line in happened if line.startswith("arrived")}


def moved(happened: list[str], unit: str) -> list[str]:
    return [x.split()[3][5:] for x in happened if x.startswith(f"moved unit:{unit} ")]


def quiet(slug: str, units: dict[str, str], **fields: Any) -> Table:
    """The player's turn in a battle that is under way."""
    side = DATA.scenarios[slug].player_side
    return Table(slug, units, **{"active": side, "turn": 3, "prestige": {side: 0}, **fields})


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
        offered = {known[text.split()[1]] for text in table.options("raise")}
        assert offered <= wanted.get(each, set(known.values()))
        table.go(table.options("raise")[0])
        table.go(table.options("station")[0])
    assert table.s.turn == 1
    hand = table.s.hands[table.s.board.side_of[0]]
    assert sum(card < table.s.board.units for card in hand) == units
    assert len(hand) == units + actions
    assert table.s.hand_limit() == most
    assert table.prestige(side) == prestige
    assert table.ammo(side) == 0
    assert sum(sum(pile) for pile in table.s.piles[:2]) <= 150


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


@pytest.mark.rule("PG-9.2.1.6")
def test_moscow_reinforcements() -> None:
    table = Table.opened("solo_moscow")
    while table.s.turn == 0:
        table.go(table.options()[0])
    while table.phase == "weather":
        table.go("pass")
    assert arrivals(table) == {f"{col}1" for col in "ABCDEF"}
    second = quiet("solo_moscow", {"u1": "guards C4"}, turn=2, control={"soviet": ["B3"]})
    assert arrivals(second) == {"C3", "E3"}  # B3 (3a) is under Soviet control


@pytest.mark.rule("PG-9.2.2.3", "PG-9.2.0.18", "PG-9.2.2.4")
def test_donets_units_come_in_on_three_rows_and_act_at_once() -> None:
    table = quiet("solo_donets", {"u1": "grenadiers A6"}, turn=1)
    happened = table.end_turn("command:bomber_run-1")
    came = {line.split()[3][5:] for line in happened if line.startswith("arrived")}
    assert came == {"B1", "C1", "D1", "E1", "A2", "A3", "A4", "F2", "F3", "F4"}
    assert any(line.startswith("moved") for line in happened) or table.phase == "npc-path"


@pytest.mark.rule("PG-9.2.3.6")
def test_volkhov_units_fill_open_ground() -> None:
    table = start("solo_volkhov", 0)
    while table.phase == "weather":
        table.go("pass")
    happened = table.end_turn("command:bomber_run-1")
    came = {line.split()[3][5:] for line in happened if line.startswith("arrived")}
    free = cells("solo_volkhov", "rocky", "plain", "hills")
    row = {f"{col}6" for col in "ABCDEF"}
    assert came == {cell for cell in free - row if cell != "E2"}  # a howitzer stands on 34b


@pytest.mark.rule("PG-9.2.4.3", "PG-9.2.4.4")
def test_korsun_units_hold_the_heights_and_two_rows() -> None:
    table = quiet("solo_korsun", {"u1": "guards A6"}, turn=1)
    wanted = cells("solo_korsun", "hills", "city_factory", "city_hill")
    assert arrivals(table) == wanted | {"A2", "A3", "F4", "F5"}


@pytest.mark.rule("PG-9.2.5.4")
def test_smolensk_units_come_in_turn_about() -> None:
    even = quiet("solo_smolensk", {"u1": "grenadiers A6", "u2": "riflemen C3"}, turn=2)
    assert arrivals(even) == {"A1", "F1"}
    odd = quiet(
        "solo_smolensk",
        {"u1": "grenadiers A6", "u2": "riflemen C3"},
        turn=3,
        control={"german": ["F4"]},
    )
    assert arrivals(odd) == {"A4"}


# Marches and attacks


@pytest.mark.rule("PG-9.2.1.7", "PG-9.2.1.8")
def test_moscow_units_go_straight_until_they_meet_somebody() -> None:
    units = {"u1": "grenadiers A2", "u2": "pz_iv D1", "u3": "grenadiers D2", "u4": "guards F5"}
    happened = quiet("solo_moscow", units).end_turn()
    assert moved(happened, "u1") == ["A3"]
    assert moved(happened, "u3") == ["D3"]
    assert moved(happened, "u2") == ["D2"]  # the front unit went first
    blocked = quiet(
        "solo_moscow", {"u1": "pz_vi_tiger A2", "u2": "conscripts A3 -3", "u3": "guards F5"}
    )
    assert "attacked unit:u1 unit:u2" in blocked.end_turn("firing:accuracy-2 firing:accuracy+0")


@pytest.mark.rule("PG-9.2.2.4")
def test_donets_turns_1_and_2_lead_next_to_a_player_unit() -> None:
    units = {"u1": "riflemen F3", "u2": "grenadiers F5"}
    happened = quiet("solo_donets", units, turn=2).end_turn("command:bomber_run-1")
    assert moved(happened, "u1") == ["F4"]
    beside = quiet("solo_donets", {"u1": "riflemen E5", "u2": "grenadiers F5"}, turn=2)
    beside.end_turn("command:bomber_run-1")
    if beside.phase == "npc-path":
        assert set(beside.options()) == {"step u1 E6"} or len(beside.options()) > 1


@pytest.mark.rule("PG-9.2.2.5")
def test_donets_from_turn_3_rows_go_their_own_ways() -> None:
    units = {
        "u1": "riflemen C2 tag1",
        "u2": "riflemen A5 tag2",
        "u3": "riflemen F5 tag3",
        "u4": "grenadiers D6",
    }
    happened = quiet("solo_donets", units).end_turn("command:bomber_run-1")
    assert moved(happened, "u1") == ["C3"]
    assert moved(happened, "u2") == ["B5"]
    assert moved(happened, "u3") == ["E5"]


@pytest.mark.rule("PG-9.2.2.6")
def test_donets_units_attack_settlements_whenever_they_can() -> None:
    units = {"u1": "t_34_85 B5 tag2", "u2": "grenadiers C5", "u3": "grenadiers B6"}
    happened = quiet("solo_donets", units).end_turn("command:bomber_run-1")
    assert "attacked unit:u1 unit:u2" in happened  # the village, although B6 is beside too


@pytest.mark.rule("PG-9.2.3.1", "PG-9.2.3.4", "PG-9.2.3.5", "PG-9.2.3.7", "PG-9.2.0.22")
def test_volkhov_units_never_move_but_always_attack() -> None:
    table = Table.opened("solo_volkhov")
    table.go("row a")
    assert len(table.s.board.initial) == 2
    assert {t.split()[1] for t in table.options("raise")} >= {"pz_iv", "howitzer", "grenadiers"}
    units = {"u1": "riflemen C5", "u2": "grenadiers C6", "u3": "guards B3", "u4": "pz_iv B5"}
    played = quiet("solo_volkhov", units, row="a", turn=4)
    played.end_turn("command:bomber_run-1")
    assert played.phase == "npc-aim"
    assert set(played.options()) == {"aim u1 u2", "aim u1 u4"}
    happened = played.do("aim u1 u4", loose=True)
    assert "attacked unit:u1 unit:u4" in happened
    assert not any(line.startswith("moved unit:u3") for line in happened)


@pytest.mark.rule("PG-9.2.3.8")
def test_volkhov_row_a_halves_costs() -> None:
    table = Table.opened("solo_volkhov")
    table.go("row a")
    while table.phase in ("raise", "station"):
        table.go(table.options()[0])
    for card in ("snafu+0", "pz_vi_tiger", "pz_vi_tiger", "accuracy+0", "pz_iv", "fog+0"):
        table.go(f"search {card}")
    assert len(table.hand("german")) == 6
    assert table.prestige("german") == 50
    assert table.s.hand_limit() == 13
    assert table.s.price(0, table.number("card", "pz_vi_tiger")) == 7


@pytest.mark.rule("PG-9.2.3.9")
def test_volkhov_row_b_doubles_morale() -> None:
    table = quiet("solo_volkhov", {"u1": "volkssturm A1", "u2": "pz_iv A5"}, row="b")
    assert (table.morale("u1"), table.morale("u2")) == (6, 9)
    assert table.s.hand_limit() == 6


@pytest.mark.rule("PG-9.2.3.10", "PG-9.2.3.11")
@pytest.mark.parametrize(
    ("row", "prestige", "points", "hand", "most"), [(2, 100, 0, 10, 21), (3, 50, 25, 8, 16)]
)
def test_volkhov_rows_c_and_d(row: int, prestige: int, points: int, hand: int, most: int) -> None:
    table = start("solo_volkhov", row)
    assert table.prestige("german") == prestige
    assert table.points("german") == points
    assert len(table.hand("german")) == hand
    assert table.s.hand_limit() == most


@pytest.mark.rule("PG-9.2.4.5", "PG-9.2.4.6")
def test_korsun_starters_cross_the_map_around_the_hills() -> None:
    units = {
        "u1": "grenadiers A2 tag1",
        "u2": "grenadiers F5 tag2",
        "u3": "grenadiers A4 tag9",
        "u4": "guards C6",
    }
    happened = quiet("solo_korsun", units, turn=2).end_turn("command:bomber_run-1")
    assert moved(happened, "u1") == ["B2"]
    assert moved(happened, "u2") == ["E5"]
    assert moved(happened, "u3") == []
    first = quiet("solo_korsun", units, turn=1).end_turn("command:bomber_run-1")
    assert moved(first, "u1") == []


@pytest.mark.rule("PG-9.2.4.7", "PG-9.2.4.6")
def test_korsun_garrisons_stay_and_nobody_advances_onto_hills() -> None:
    units = {"u1": "pz_vi_tiger D3 tag9", "u2": "conscripts E3 -3", "u3": "guards A1"}
    table = quiet("solo_korsun", units, turn=3)
    happened = table.end_turn("command:bomber_run-1")
    assert not any(line.startswith("attacked") for line in happened)
    forced = quiet("solo_korsun", units, turn=3)
    happened = forced.end_turn("command:attack-2")
    assert "attacked unit:u1 unit:u2" in happened
    assert not any(line.startswith("advanced") for line in happened)
    assert forced.at("u1") == "D3"


@pytest.mark.rule("PG-9.2.5.3", "PG-9.2.5.5", "PG-9.2.5.6")
def test_smolensk_units_want_the_city_hills() -> None:
    units = {"u1": "stalin_2 C3", "u2": "volkssturm C4 -2", "u3": "grenadiers A6"}
    table = quiet("solo_smolensk", units, turn=2)
    happened = table.end_turn("command:bomber_run-1 firing:accuracy-2")
    assert "attacked unit:u1 unit:u2" in happened
    assert "advanced unit:u1 tile:C4" in happened
    queue = {"u1": "riflemen C3", "u2": "riflemen C2", "u3": "riflemen C4", "u4": "grenadiers A6"}
    happened = quiet("solo_smolensk", queue, turn=2).end_turn("command:bomber_run-1")
    assert moved(happened, "u1") == moved(happened, "u2") == []


@pytest.mark.rule("PG-9.2.5.8")
def test_smolensk_reinforcements_of_the_player_need_rocks() -> None:
    control = {"german": ["A6", "B6", "C6", "D6", "B5"], "soviet": []}
    table = quiet(
        "solo_smolensk",
        {"u1": "riflemen C3"},
        control=control,
        prestige={"german": 20},
        hands={"german": ["grenadiers", "fallschirmjaeger"]},
    )
    tiles = {word.split()[0] for word in table.last_words("deploy", "grenadiers")}
    assert tiles == {"B6", "D6", "B5"}
    assert table.last_words("drop", "fallschirmjaeger") == {"B6", "D6", "B5", "E5"}


@pytest.mark.rule("PG-9.2.6.4", "PG-9.2.6.6")
def test_narva_units_wait_then_march_and_always_attack() -> None:
    units = {"u1": "riflemen B3", "u2": "grenadiers F6", "u3": "t_34_85 E3", "u4": "grenadiers F3"}
    first = quiet("solo_narva", units, turn=1).end_turn("command:bomber_run-1")
    assert moved(first, "u1") == []
    assert "attacked unit:u3 unit:u4" in first
    second = quiet("solo_narva", units, turn=2)
    happened = second.end_turn("command:bomber_run-1")
    while second.phase == "npc-path":
        happened += second.do(second.options()[0], loose=True)
    assert moved(happened, "u1") in (["B4"], ["A3"])


# Aims


@pytest.mark.rule("PG-9.2.1.9")
def test_moscow_aims() -> None:
    kill = {"u1": "guards C4", "u2": "volkssturm C3 -2"}
    table = quiet(
        "solo_moscow",
        kill,
        kills={"soviet": 8},
        prestige={"soviet": 20},
        hands={"soviet": ["bomber_run+0"]},
    )
    table.play("bomber_run+0 1", "u2")
    assert table.winner == "player"
    cities = sorted(cells("solo_moscow", "city", "city_factory", "city_hill"))
    for count, winner in ((3, ""), (4, "npc")):
        held = {"german": cities[:count], "soviet": []}
        table = quiet("solo_moscow", {"u1": "grenadiers A2", "u2": "guards F1"}, control=held)
        table.end_turn()
        assert table.winner == winner
    both = {"german": [cell_of("solo_moscow", "21a"), cell_of("solo_moscow", "22a")]}
    table = quiet("solo_moscow", {"u1": "grenadiers A2", "u2": "guards F1"}, control=both)
    table.end_turn()
    assert table.winner == "npc"


@pytest.mark.rule("PG-9.2.2.8", "PG-9.2.3.12", "PG-9.2.6.8")
@pytest.mark.parametrize(
    ("slug", "target"), [("solo_donets", 50), ("solo_volkhov", 80), ("solo_narva", 50)]
)
def test_the_player_wins_with_enough_points(slug: str, target: int) -> None:
    fields: dict[str, Any] = {"prestige": {"german": 20}, "hands": {"german": ["bomber_run+1"]}}
    if slug == "solo_volkhov":
        fields["row"] = "c"
    for before, winner in ((target - 5, "player"), (target - 6, "")):
        units = {"u1": "pz_iv F5", "u2": "conscripts A2 -3", "u3": "riflemen B2"}
        table = quiet(slug, units, points={"german": before}, **fields)
        table.play("bomber_run+1 1", "u2")
        assert table.winner == winner


@pytest.mark.rule("PG-9.2.2.8", "PG-9.2.2.10", "PG-9.2.3.13", "PG-9.2.6.9")
@pytest.mark.parametrize(
    ("slug", "target", "kill"),
    [("solo_donets", 50, 5), ("solo_volkhov", 35, 3), ("solo_narva", 35, 5)],
)
def test_the_non_player_side_wins_with_its_points(slug: str, target: int, kill: int) -> None:
    fields: dict[str, Any] = {"row": "c"} if slug == "solo_volkhov" else {}
    for before, winner in ((target - kill, "npc"), (target - kill - 1, "")):
        units = {"u1": "grenadiers D5 -4", "u2": "riflemen B2", "u3": "grenadiers F5"}
        table = quiet(
            slug,
            units,
            points={"soviet": before},
            control={"soviet": ["E5", "D4"], "german": []},
            **fields,
        )
        step = "move u1 D4" if table.can("move u1 D4") else "move u1 E5"
        table.do(step, "t-1")
        assert table.winner == winner


@pytest.mark.rule("PG-9.2.2.10", "PG-9.2.3.13", "PG-9.2.6.9", "PG-9.2.3.12", "PG-9.2.2.9")
@pytest.mark.parametrize(
    ("slug", "side", "whole", "single"),
    [
        ("solo_donets", 1, {("plain",): 25, ("forest",): 25, ("river", "lake"): 25}, {}),
        (
            "solo_donets",
            0,
            {
                ("city_hill",): 10,
                ("river", "lake"): 5,
                ("fortification",): 15,
                ("city_factory",): 10,
            },
            {("city",): 5},
        ),
        ("solo_volkhov", 1, {("hills",): 15}, {("rocky",): 3, ("plain",): 3}),
        (
            "solo_volkhov",
            0,
            {("city_hill",): 25, ("river", "lake"): 15, ("city_factory",): 30},
            {("fortification",): 5, ("city",): 5},
        ),
        ("solo_narva", 1, {}, {("city",): 10, ("village",): 15}),
    ],
)
def test_what_scores(
    slug: str,
    side: int,
    whole: dict[tuple[str, ...], int],
    single: dict[tuple[str, ...], int],
) -> None:
    table = Table.opened(slug)
    names = table.layout.lexicon.names("tile")
    found = {
        (bonus.whole, frozenset(names[t] for t in bonus.tiles)): bonus.points
        for bonus in table.s.board.bonuses[side]
    }
    wanted = {(True, frozenset(cells(slug, *kinds))): points for kinds, points in whole.items()}
    wanted |= {(False, frozenset(cells(slug, *kinds))): points for kinds, points in single.items()}
    assert found == wanted


@pytest.mark.rule("PG-9.2.4.9")
def test_korsun_aims() -> None:
    heights = sorted(cells("solo_korsun", "hills", "rocky"))
    for held, winner in ((heights, "player"), (heights[1:], "npc")):
        table = Table(
            "solo_korsun",
            {"u1": "guards A6"},
            active="german",
            first="soviet",
            turn=6,
            phase="close",
            control={"soviet": held, "german": []},
        )
        assert table.winner == winner
    forts = sorted(cells("solo_korsun", "fortification"))
    table = quiet("solo_korsun", {"u1": "guards A6"}, control={"german": forts[:3]})
    table.end_turn()
    assert table.winner == "npc"


@pytest.mark.rule("PG-9.2.5.9")
def test_smolensk_aims() -> None:
    goals = sorted(cells("solo_smolensk", "fortification", "village", "city_factory"))
    table = quiet(
        "solo_smolensk",
        {"u1": "grenadiers E2", "u2": "riflemen F6"},
        control={"german": [cell for cell in goals if cell != "E3"], "soviet": []},
    )
    assert table.winner == ""
    table.do("move u1 E3")
    assert table.winner == "player"
    cities = sorted(cells("solo_smolensk", "city", "city_factory", "city_hill"))
    table = quiet("solo_smolensk", {"u1": "grenadiers A6"}, control={"soviet": cities})
    table.end_turn()
    assert table.winner == "npc"
