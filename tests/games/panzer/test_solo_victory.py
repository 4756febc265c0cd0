"""How each solo battle is won and lost, and what scores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.panzer.solo_table import cell_of, cells, mid_battle
from tests.games.panzer.table import Table


@pytest.mark.rule("PG-9.2.1.9")
def test_moscow_aims() -> None:
    kill = {"u1": "guards C4", "u2": "volkssturm C3 -2"}
    table = mid_battle(
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
        table = mid_battle("solo_moscow", {"u1": "grenadiers A2", "u2": "guards F1"}, control=held)
        table.end_turn()
        assert table.winner == winner
    both = {"german": [cell_of("solo_moscow", "21a"), cell_of("solo_moscow", "22a")]}
    table = mid_battle("solo_moscow", {"u1": "grenadiers A2", "u2": "guards F1"}, control=both)
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
        table = mid_battle(slug, units, points={"german": before}, **fields)
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
        table = mid_battle(
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
    table = mid_battle("solo_korsun", {"u1": "guards A6"}, control={"german": forts[:3]})
    table.end_turn()
    assert table.winner == "npc"


@pytest.mark.rule("PG-9.2.5.9")
def test_smolensk_aims() -> None:
    goals = sorted(cells("solo_smolensk", "fortification", "village", "city_factory"))
    table = mid_battle(
        "solo_smolensk",
        {"u1": "grenadiers E2", "u2": "riflemen F6"},
        control={"german": [cell for cell in goals if cell != "E3"], "soviet": []},
    )
    assert table.winner == ""
    table.do("move u1 E3")
    assert table.winner == "player"
    cities = sorted(cells("solo_smolensk", "city", "city_factory", "city_hill"))
    table = mid_battle("solo_smolensk", {"u1": "grenadiers A6"}, control={"soviet": cities})
    table.end_turn()
    assert table.winner == "npc"


ARRIVAL_TILES = ["A1", "B1", "E1", "F1", "A3", "A4", "F3", "F4"]


@pytest.mark.rule("PG-9.2.0.31", "PG-9.2.0.14", "PG-9.2.5.4")
@pytest.mark.parametrize(
    ("held", "units", "winner"),
    [
        (ARRIVAL_TILES, {"u1": "grenadiers A1"}, "player"),
        (ARRIVAL_TILES[1:], {"u1": "grenadiers B1"}, ""),  # they come in at A1
        (ARRIVAL_TILES[:-1], {"u1": "grenadiers A1"}, ""),
        (ARRIVAL_TILES, {"u1": "grenadiers A1", "u2": "conscripts C3"}, ""),
    ],
)
def test_smolensk_is_won_when_nobody_can_come_any_more(
    held: list[str], units: dict[str, str], winner: str
) -> None:
    fields: dict[str, Any] = {"active": "soviet", "first": "german", "turn": 5, "phase": "close"}
    control = {"german": held, "soviet": ["D2"]}
    assert Table("solo_smolensk", units, control=control, **fields).winner == winner
