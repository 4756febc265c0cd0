"""Set-up, components, battlefields: sections 0, 1 and 7 of the ledger."""

from __future__ import annotations

from collections import deque

import pytest

from tests.games.crescent.table import GAME, Table
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import State
from vezerkar.core.session import Session
from vezerkar.games.crescent.schema.load import CrescentData, load_data
from vezerkar.games.crescent.schema.scenario import Scenario
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import CARD_IDS, GROUNDS, TROOPS

DATA: CrescentData = load_data()
FIELDS = list(DATA.scenarios)


def start(scenario: str = "open_field", players: int = 2) -> Table:
    table = Table.__new__(Table)
    settings = {"players": players}
    table.session = Session(GAME, scenario, settings, Script([]))
    return table


def battle(s: State) -> Battle:
    assert isinstance(s, Battle)
    return s


def pile(counts: list[int]) -> list[str]:
    return [CARD_IDS[card] for card, n in enumerate(counts) for _ in range(n)]


# Components


@pytest.mark.rule("KF-0.1")
def test_two_or_four_captains() -> None:
    assert start().layout.seats == ("ottoman", "christian")
    assert start(players=4).layout.seats == ("ottoman1", "christian1", "ottoman2", "christian2")
    assert GAME.teams(start(players=4).s) == (0, 1, 0, 1)
    with pytest.raises(DataError, match="players"):
        GAME.new("open_field", {"players": 3}, Seeded(0))


@pytest.mark.rule("KF-0.2")
def test_there_is_no_chance_in_the_game() -> None:
    s = GAME.new("nagyharsany_1687", {}, Script([]))
    pick = Seeded(5)
    while s.waiting:
        seat = s.actors()[0]
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], Script([]))
    assert s.ending >= 0


@pytest.mark.rule("KF-0.7", "KF-0.8", "KF-0.9", "KF-0.10")
def test_tiles_and_board() -> None:
    tiles = DATA.board.tiles
    assert (tiles.frame, tiles.large_terrain, tiles.river_segment, tiles.bridge_rampart) == (
        1,
        36,
        24,
        12,
    )
    s = start().s
    assert (s.board.width, s.board.rows, s.tiles_left()) == (12, 12, 12)
    assert [s.board.half[12 * row] for row in range(12)] == [0] * 6 + [1] * 6
    assert start("szaszfenes_1660").s.tiles_left() == 10


@pytest.mark.rule("KF-0.9")
@pytest.mark.parametrize("name", FIELDS)
def test_no_battlefield_needs_more_tiles_than_there_are(name: str) -> None:
    rivers = sum(char in "|-LJ7r=X" for line in DATA.scenario(name).grid for char in line)
    assert rivers <= 24


@pytest.mark.rule("KF-0.11", "KF-2.9.1", "KF-2.2.2")
def test_every_captain_owns_six_army_cards_and_the_same_deck() -> None:
    s = start(players=4).s
    assert all(pile(s.hand[seat]) == pile(s.hand[0]) for seat in range(4))
    assert all(pile(s.draw[seat]) == pile(s.draw[0]) for seat in range(4))
    assert len(pile(s.hand[0])) + len(pile(s.draw[0])) == 36
    assert len(s.cubes[0]) == len(TROOPS) == 6
    names = {DATA.card(card).name_hu for card in CARD_IDS}
    assert len(names) == 32


@pytest.mark.rule("KF-0.12", "KF-2.2.1", "KF-2.1.1", "KF-5.6.9", "KF-5.5.2")
def test_towers_and_discs_of_a_side() -> None:
    assert sum(DATA.troops.army.disc_breakdown.values()) == 33
    s = start().s
    board = s.board
    for side in range(2):
        ordinary = [
            t
            for t in range(board.towers)
            if board.tower_side[t] == side and not board.tower_extra[t]
        ]
        heights = [(board.tower_troop[t], board.tower_full[t]) for t in ordinary]
        assert heights == [(0, 3)] * 2 + [(1, 3)] * 2 + [(2, 3)] * 2 + [(3, 3)] * 2 + [
            (4, 2),
            (5, 1),
        ]
        assert sum(height for _, height in heights) == 27


# The start


@pytest.mark.rule("KF-1.5", "KF-1.10", "KF-1.12", "KF-1.1", "KF-1.3")
def test_everything_starts_at_nothing_and_on_side_a() -> None:
    for players in (2, 4):
        s = start(players=players).s
        assert s.upgraded == [0] * players
        assert s.score == [0, 0]
        assert [s.cube_limit(seat) for seat in range(players)] == [
            7 if players == 2 else 5
        ] * players
        assert [s.point_limit(seat) for seat in range(players)] == [
            6 if players == 2 else 4
        ] * players
        assert all(q == -2 for q in s.square)


@pytest.mark.rule("KF-1.6", "KF-1.8", "KF-1.9", "KF-2.9.7", "KF-1.19")
def test_the_pack_and_the_draw_pile_of_two_players() -> None:
    s = start().s
    assert sorted(pile(s.hand[0])) == sorted(
        ["march"] * 3 + ["march_free", "general_attack", "field_works", "exchange_places"]
    )
    draw = pile(s.draw[0])
    assert (len(draw), draw.count("march"), pile(s.discard[0])) == (27, 1, [])
    assert not {"war_council", "messenger"} & set(draw)


@pytest.mark.rule("KF-1.7", "KF-1.9", "KF-1.4", "KF-1.11", "KF-1.19", "KF-2.9.7")
def test_the_pack_of_four_players() -> None:
    s = start(players=4).s
    assert sorted(pile(s.hand[3])) == sorted(
        ["march", "march_free", "general_attack", "field_works", "exchange_places"]
    )
    draw = pile(s.draw[3])
    assert (len(draw), draw.count("march")) == (31, 3)
    assert {"war_council", "messenger"} <= set(draw)
    assert s.personal == [5, 5, 5, 5]
    assert s.hand_limit(0) == 5


# Deployment


@pytest.mark.rule("KF-1.13", "KF-1.16", "KF-1.17", "KF-1.14", "KF-7.0.1")
def test_deployment_on_the_three_home_rows() -> None:
    table = start()
    assert table.asked == ["ottoman"]
    rows = {int(t.split()[2][1:]) for t in table.actions("deploy") if t.split()[1] == "foot"}
    guns = {int(t.split()[2][1:]) for t in table.actions("deploy") if t.split()[1] == "artillery"}
    assert (rows, guns) == ({1, 2, 3}, {1})
    table.do("deploy foot E3")
    assert table.asked == ["christian"]
    rows = {int(t.split()[2][1:]) for t in table.actions("deploy") if t.split()[1] == "foot"}
    assert rows == {10, 11, 12}
    table.do("deploy artillery E12")
    assert not table.can("deploy pike E3")  # one tower a square


@pytest.mark.rule("KF-1.13", "KF-1.20", "KF-0.4")
def test_each_side_places_ten_towers_in_turn_and_then_plans() -> None:
    table = start()
    order = []
    backwards = table.copy()
    while table.phase == "deploy":
        order.append(table.asked[0])
        told = table.do(table.actions()[0])
        assert told[0].startswith("deployed")
    assert order[:4] == ["ottoman", "christian", "ottoman", "christian"]
    assert sum(q >= 0 for q in table.s.square) == 20
    assert (table.phase, table.s.round) == ("plan", 1)
    while backwards.phase == "deploy":  # in any sequence of types
        backwards.do(backwards.actions()[-1])
    assert sum(q >= 0 for q in backwards.s.square) == 20


@pytest.mark.rule("KF-1.15")
def test_four_captains_deploy_five_towers_each() -> None:
    table = start(players=4)
    order = []
    while table.phase == "deploy":
        order.append(table.asked[0])
        table.do(table.actions()[-1])
    assert order[:5] == ["ottoman1", "christian1", "ottoman2", "christian2", "ottoman1"]
    assert all(order.count(seat) in (4, 5) for seat in table.layout.seats)


@pytest.mark.rule("KF-1.14")
def test_the_rear_row_keeps_room_for_the_gun() -> None:
    table = start("nagyharsany_1687")
    while table.phase == "deploy":
        actions = table.actions()
        rear = [
            t for t in actions if t.split()[1] != "artillery" and t.split()[2][1:] in ("1", "12")
        ]
        others = [t for t in actions if t.split()[1] != "artillery"]
        table.do((rear or others or actions)[0])
    assert table.at("o-gun1").endswith("12")
    assert table.at("c-gun1").endswith("1")


@pytest.mark.rule("KF-1.14")
def test_once_the_gun_stands_there_the_rear_row_may_be_filled() -> None:
    table = start("nagyharsany_1687")
    while table.phase == "deploy":
        actions = table.actions()
        guns = [t for t in actions if t.split()[1] == "artillery"]
        rear = [t for t in actions if t.split()[2][1:] in ("1", "12")]
        table.do((guns or rear or actions)[0])
    mine = [name for name in table.layout.lexicon.names("unit") if name.startswith("c-")]
    squares = {table.at(name) for name in mine}
    assert len({q for q in squares if q[1:] == "1"}) == 9  # hills and water take the other three


@pytest.mark.rule("KF-1.17")
def test_nobody_deploys_in_water_or_on_hills() -> None:
    table = start("nagyharsany_1687")
    table.do("deploy foot D12")
    squares = {t.split()[2] for t in table.actions("deploy")}
    assert not {"A1", "B2", "C1", "A3"} & squares
    assert {"J1", "D1", "C3"} <= squares


# Battlefields


def ground_at(scenario: Scenario, square: str) -> str:
    return scenario.grid[int(square[1:]) - 1]["ABCDEFGHIJKL".index(square[0])]


def land_route(scenario: Scenario, sources: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All squares that can be reached from others without a bridge."""
    seen, edge = set(sources), deque(sources)
    while edge:
        row, col = edge.popleft()
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                r, c = row + dr, col + dc
                if 0 <= r < 12 and 0 <= c < 12 and (r, c) not in seen:
                    if scenario.grid[r][c] in ".ft^v<>":
                        seen.add((r, c))
                        edge.append((r, c))
    return seen


@pytest.mark.rule("KF-7.0.1", "KF-7.2.5", "KF-1.18")
@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_ottomans_begin_everywhere(name: str, players: int) -> None:
    table = start(name, players)
    assert table.asked[0].startswith("ottoman")
    assert table.s.board.starter == 0


def test_the_open_field_has_no_terrain() -> None:
    assert set("".join(DATA.scenario("open_field").grid)) == {"."}


@pytest.mark.rule("KF-7.1.1", "KF-7.1.2")
def test_the_field_of_szentgotthard() -> None:
    field = DATA.scenario("szentgotthard_1664")
    assert (field.christian_edge, field.ottoman_edge, field.special_rules) == ("top", "bottom", ())
    assert (ground_at(field, "F7"), ground_at(field, "F10")) == ("7", "J")
    assert ground_at(field, "A7") == ground_at(field, "A10") == "-"
    assert all(ground_at(field, q) == "t" for q in ("G5", "H5", "G6"))
    assert sum(c == "f" for row in (3, 4) for c in field.grid[row]) >= 8
    assert sum(c in "-|JX7" for c in field.grid[9]) >= 6
    assert any(r == 11 for r, _ in land_route(field, {(0, c) for c in range(12)}))


@pytest.mark.rule("KF-7.2.1", "KF-7.2.6")
def test_the_field_of_szekesfehervar() -> None:
    field = DATA.scenario("szekesfehervar_1593")
    assert (field.ottoman_edge, field.christian_edge) == ("top", "bottom")
    shore = ("G1", "G2", "G3", "H3", "I3", "J3", "J4", "K4", "L4")
    assert "".join(ground_at(field, q) for q in shore) == "||L--7L--"
    assert ground_at(field, "H4") == ground_at(field, "E4") == ground_at(field, "C2") == "t"
    assert (ground_at(field, "K11"), ground_at(field, "K10")) == ("^", "X")
    table = start("szekesfehervar_1593")
    table.do("forgo", "deploy foot A1")
    squares = {t.split()[2] for t in table.actions("deploy")}
    assert not {"K10", "K11", "L11", "K12", "L12"} & squares


@pytest.mark.rule("KF-7.2.2", "KF-7.2.3", "KF-1.20")
def test_the_garrison_of_szekesfehervar_is_placed_first_or_not_at_all() -> None:
    table = start("szekesfehervar_1593")
    assert (table.asked, set(table.actions())) == (["ottoman"], {"garrison K11", "forgo"})
    without = start("szekesfehervar_1593")
    without.do("forgo")
    assert without.at("o-musket3") == ""
    table.do("garrison K11")
    assert (table.at("o-musket3"), table.discs("o-musket3")) == ("K11", 2)
    number = table.number("unit", "o-musket3")
    assert table.s.board.tower_troop[number] == TROOPS.index("musket")
    assert table.s.board.tower_full[number] == 2
    while table.phase == "deploy":
        table.do(table.actions()[0])
    assert sum(q >= 0 for q in table.s.square) == 21


@pytest.mark.rule("KF-7.3.1", "KF-7.3.2")
def test_the_field_of_szaszfenes() -> None:
    field = DATA.scenario("szaszfenes_1660")
    assert (field.christian_edge, field.ottoman_edge) == ("top", "bottom")
    assert "t" in field.grid[0]
    assert "t" in field.grid[11]
    assert all(set(row) & set("|-LJ7r=X") for row in field.grid)
    assert [b.at for b in field.bridge if b.indestructible] == ["G5", "G8"]
    swapped = str.maketrans("LJ7r", "r7JL")
    mirrored = [row.translate(swapped) for row in reversed(field.grid)]
    uneven = {(r, c) for r in range(12) for c in range(12) if mirrored[r][c] != field.grid[r][c]}
    assert uneven == {(5, 3), (5, 8), (6, 3), (6, 8)}
    assert ground_at(field, "D6") == ground_at(field, "I6") == "f"
    assert all(field.grid[row][0] == field.grid[row][11] == "h" for row in range(3, 9))


@pytest.mark.rule("KF-7.4.1", "KF-7.4.2")
def test_the_field_of_nagyharsany() -> None:
    field = DATA.scenario("nagyharsany_1687")
    assert (field.christian_edge, field.ottoman_edge, field.special_rules) == ("top", "bottom", ())
    inside = {(r, c) for r in range(4, 8) for c in range(9, 12)}
    assert all(field.grid[r][c] == "." for r, c in inside)
    home = {(0, c) for c in range(3, 9)} | {(11, c) for c in range(12)}
    assert not inside & land_route(field, home)
    assert {r < 6 for r, _ in inside} == {True, False}
    assert all(set(field.grid[row][:2] + field.grid[row][10:]) == {"f"} for row in (9, 10, 11))
    assert {"h", "t"} <= set(field.grid[0])
    plain = [sum(row.count(".") for row in field.grid[a:b]) for a, b in ((0, 3), (9, 12))]
    assert abs(plain[0] - plain[1]) <= 8
    towers = {"o-foot1": "J1", "o-gun1": "A12", "c-gun1": "E1"}
    table = Table(scenario="nagyharsany_1687", towers=towers, phase="end", round=3)
    assert table.score == (2, 0)


@pytest.mark.parametrize("name", FIELDS)
def test_every_letter_of_a_map_becomes_ground(name: str) -> None:
    s = start(name).s
    letters = {".": "plain", "f": "forest", "t": "town", "h": "hill", "~": "water"}
    for square, char in enumerate("".join(DATA.scenario(name).grid)):
        expected = letters.get(char) or (
            "river" if char in "|-=X" else "plain" if char in "^v<>" else "bend"
        )
        assert GROUNDS[s.ground[square]] == expected
