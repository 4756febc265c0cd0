"""A free set-up: the captains lay the terrain themselves (KF-7.0.2)."""

from __future__ import annotations

import pytest

from tests.games.crescent.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.games.crescent.invariants import check
from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.state import Battle
from vezerkar.records.position import read_position, write_position

FREE = {"free_terrain": True}
ENDS = {"|": "NS", "-": "WE", "L": "NE", "J": "NW", "7": "SW", "r": "SE"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


def field(players: int = 2, **more: object) -> Table:
    return Table(settings={**FREE, "players": players}, phase="terrain", **more)


def lay(table: Table, *sites: str) -> None:
    """Lay sites such as `forest E5`, whoever is asked."""
    for site in sites:
        table.do(f"terrain {site.split()[0]}", f"site {site}")


def letters(s: Battle) -> dict[tuple[int, int], str]:
    """The river pieces on the board, by column and row."""
    return {(q % 12, q // 12): chr(letter) for q, letter in enumerate(s.river) if letter}


def open_ends(s: Battle) -> int:
    """Counted anew from the letters of the map."""
    pieces, found = letters(s), 0
    for (x, y), letter in pieces.items():
        for end in ENDS[letter]:
            beside = (x + STEP[end][0], y + STEP[end][1])
            on_board = 0 <= beside[0] < 12 and 0 <= beside[1] < 12
            if on_board and BACK[end] not in ENDS.get(pieces.get(beside, ""), ""):
                found += 1
    return found


def has_land_route(s: Battle) -> bool:
    """From row 3 to row 10 without a bridge, counted anew."""
    land = {q for q in range(144) if s.ground[q] in (0, 1, 2)}
    seen = {q for q in land if q // 12 == 2}
    queue = list(seen)
    for q in queue:
        for near in land - seen:
            if abs(near % 12 - q % 12) <= 1 and abs(near // 12 - q // 12) <= 1:
                seen.add(near)
                queue.append(near)
    return any(q // 12 == 9 for q in seen)


@pytest.mark.rule("KF-7.0.2")
def test_the_captains_lay_terrain_in_turn_before_they_deploy() -> None:
    table = Table(settings=FREE, phase="terrain")
    assert table.asked == ["ottoman"]
    lay(table, "forest E5")
    assert table.asked == ["christian"]
    lay(table, "town F6", "hill G7")
    assert table.asked == ["christian"]
    kinds = {name: table.s.ground[table.number("square", name)] for name in ("E5", "F6", "G7")}
    assert kinds == {"E5": 1, "F6": 2, "G7": 3}
    table.do("enough", "enough")
    assert (table.phase, table.asked) == ("deploy", ["ottoman"])
    assert GAME.new("open_field", FREE, Seeded(0)).stack[PHASE] != Table().s.stack[PHASE]


@pytest.mark.rule("KF-7.0.2")
def test_four_captains_lay_in_the_order_of_deployment_until_all_pass_in_a_row() -> None:
    table = field(players=4)
    order = []
    for _ in range(3):
        order += table.asked
        table.do("enough")
    order += table.asked
    assert order == ["ottoman1", "christian1", "ottoman2", "christian2"]
    lay(table, "forest A4")  # the others may change their minds
    for _ in range(3):
        table.do("enough")
    assert table.phase == "terrain"
    table.do("enough")
    assert (table.phase, table.asked) == ("deploy", ["ottoman1"])


@pytest.mark.rule("KF-7.0.2")
def test_no_terrain_in_the_six_home_rows_nor_twice_on_a_square() -> None:
    table = field()
    lay(table, "forest E5")
    for site in ("forest", "town", "hill", "rampart", "river"):
        trial = table.copy()
        trial.do(f"terrain {site}")
        squares = {text.split()[2] for text in trial.actions("site")}
        assert {int(name[1:]) for name in squares} == {4, 5, 6, 7, 8, 9}
        assert "E5" not in squares
        assert trial.refuses(f"site {site} E3")
    trial = table.copy()
    trial.do("terrain town")
    assert why(trial, "site town E5") == ["why-not-bare"]
    assert why(trial, "site town E10") == ["why-not-layable"]


@pytest.mark.rule("KF-7.0.2")
def test_a_side_lays_at_most_twelve_squares_of_forest_town_and_hill() -> None:
    table = field()
    for n in range(12):
        lay(table, f"{('forest', 'town', 'hill')[n % 3]} {'ABCDEFGHIJKL'[n]}{4 + n % 2}")
        assert table.can("terrain forest")  # the Christians have twelve of their own
        table.do("enough")
    assert table.asked == ["ottoman"]
    assert {text.split()[1] for text in table.actions("terrain")} == {"river", "rampart"}
    assert why(table, "terrain hill") == ["why-site-share"]
    partners = field(players=4)
    for n in range(12):  # both captains of a side share the twelve
        lay(partners, f"forest {'ABCDEFGHIJKL'[n]}4")
        partners.do("enough")
    assert not partners.can("terrain forest")


@pytest.mark.rule("KF-7.0.2")
def test_a_river_is_brought_to_its_end_before_anything_else() -> None:
    table = field()
    table.do("terrain river", "site river A6", "river A6 WE")
    assert (table.phase, table.asked) == ("terrain", ["christian"])
    assert {text.split()[0] for text in table.actions()} == {"river"}
    assert {text.split()[1] for text in table.actions()} == {"B6"}
    assert why(table, "enough") == ["why-river-open"]
    assert why(table, "terrain forest") == ["why-river-open"]
    assert why(table, "river D6 WE") == ["why-river-open"]
    table.do("river B6 SW", "river B7 NW", "river A7 WE")
    assert open_ends(table.s) == 0
    assert table.can("enough")
    grounds = [table.s.ground[table.number("square", name)] for name in ("A6", "B6", "B7", "A7")]
    assert grounds == [4, 5, 5, 4]  # two straight pieces, two bends


@pytest.mark.rule("KF-7.0.2")
def test_a_river_may_close_in_a_ring_but_never_cut_the_field_in_two() -> None:
    table = field()
    table.do("terrain river", "site river F6", "river F6 SE")
    table.do("river F7 NE", "river G7 NW")  # the last piece lies down by itself
    assert letters(table.s)[6, 5] == "7"
    assert open_ends(table.s) == 0
    across = {f"{column}6": "WE" for column in "ABCDEFGHIJ"}
    table = field(rivers=across)
    assert table.actions() == ["river K6 NW", "river K6 SW"]  # straight on nobody could pass
    assert why(table, "river K6 WE") == ["why-river-stuck"]


@pytest.mark.rule("KF-7.0.2", "KF-0.9")
def test_a_river_is_not_begun_or_led_where_the_pieces_would_not_suffice() -> None:
    rivers = {f"{column}4": "WE" for column in "ABCDEFGHIJ"}
    rivers |= {"K4": "SW", "K5": "NW"}
    rivers |= {f"{column}5": "WE" for column in "ABCDEFGHIJ"}
    table = field(rivers=rivers)  # 22 of 24 pieces lie in one long bend
    table.do("terrain river")
    squares = {text.split()[2] for text in table.actions("site")}
    assert squares == {f"{column}{row}" for column in "AL" for row in (6, 7, 8, 9)}
    # Past the long bend only L4 and L5 are left to pass.
    table.do("site river A8")
    assert set(table.actions()) == {"river A8 NW", "river A8 SW"}  # one more piece must do


@pytest.mark.rule("KF-7.0.2", "KF-0.9")
def test_two_open_ends_may_also_run_to_the_edge_each_for_itself() -> None:
    rivers = {f"{column}{row}": "WE" for column in "ABCDEFGH" for row in (7, 9)}
    table = field(rivers=rivers | {"I7": "SW", "I8": "NS", "I9": "NW"})  # 19 of 24 pieces
    table.do("terrain river", "site river B5")
    assert table.can("river B5 NS")  # four pieces are left, to let the ends meet takes five
    table.do("river B5 NS")
    assert set(table.actions()) == {"river B4 SW", "river B6 NW"}
    table.do("river B4 SW", "river A4 WE")  # the last two pieces lie down by themselves
    assert (open_ends(table.s), len(letters(table.s))) == (0, 24)
    assert has_land_route(table.s)
    assert table.can("enough")


@pytest.mark.rule("KF-7.0.2")
def test_a_land_route_without_a_bridge_remains() -> None:
    table = field(ground={f"{column}5": "hill" for column in "ABCDEFGHIJK"})
    table.do("terrain hill")
    assert table.can("site hill K6")
    assert table.refuses("site hill L5")
    assert why(table, "site hill L5") == ["why-no-land-route"]
    assert not table.refuses("site hill L7")  # round it one still comes by


@pytest.mark.rule("KF-7.0.2", "KF-0.8")
def test_bridges_on_straight_pieces_and_ramparts_on_plain_squares() -> None:
    river = {"A6": "WE", "B6": "SW", "B7": "NW", "A7": "WE"}
    table = field(rivers=river, ground={"E5": "forest"})
    trial = table.copy()
    trial.do("terrain bridge")
    assert trial.actions() == ["site bridge A6", "site bridge A7"]
    assert why(trial, "site bridge B6") == ["why-no-straight"]
    trial.do("site bridge A6")
    assert trial.work("A6") == "bridge"
    trial.do("terrain rampart")
    assert not trial.can("site rampart E5")
    trial.do("site rampart F5")
    assert trial.actions() == [f"face F5 {facing}" for facing in "NESW"]
    trial.do("face F5 W")
    assert trial.work("F5") == "rampart-W"
    full = field(works={f"{column}8": "rampart-N" for column in "ABCDEFGHIJKL"})
    assert not full.can("terrain rampart")
    assert why(full, "terrain rampart") == ["why-no-tiles"]


@pytest.mark.rule("KF-7.0.2")
def test_what_was_laid_is_fought_over() -> None:
    table = field()
    lay(table, "forest E6", "hill F6")
    table.do("enough", "enough")
    while table.phase == "deploy":
        table.do(table.actions()[0])
    s = table.s
    assert (table.phase, s.round) == ("plan", 1)
    squares = {name: table.number("square", name) for name in ("E6", "F6", "G6")}
    assert [s.enterable(squares[name]) for name in ("E6", "F6", "G6")] == [True, False, True]


@pytest.mark.rule("KF-7.0.2")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_laid_at_random_keeps_every_condition(seed: int) -> None:
    state = GAME.new("open_field", {**FREE, "players": 2 + seed % 2 * 2}, Seeded(seed))
    assert isinstance(state, Battle)
    pick, laid = Seeded(seed + 100), 0
    while len(state.stack) > 4:
        seat = state.actors()[0]
        actions = state.legal_actions(seat)
        words = [GAME.notation(state).spell(action).split()[0] for action in actions]
        if "enough" in words:
            assert open_ends(state) == 0
            assert has_land_route(state)
        state.apply(seat, actions[pick.below(len(actions))], Seeded(0))
        check(state)
        laid += 1
    assert laid >= 2
    assert len(letters(state)) <= 24
    assert sum(work > 0 for work in state.works) <= 12
    assert all(state.ground[q] == 0 for q in range(144) if q // 12 < 3 or q // 12 > 8)


@pytest.mark.rule("KF-7.0.2")
def test_a_given_battlefield_is_not_laid_again() -> None:
    with pytest.raises(DataError, match="cannot be laid freely"):
        GAME.new("szaszfenes_1660", FREE, Seeded(0))
    [action] = [action for action in GAME.settings if action.name == "free_terrain"]
    fields = load_data().scenarios.values()
    assert action.scenarios == tuple(field.id for field in fields if field.free_terrain)
    with pytest.raises(DataError, match="only with the setting free_terrain"):
        Table(phase="terrain")


def test_a_field_half_laid_can_be_written_and_read_again() -> None:
    table = field()
    table.do("terrain river", "site river A6", "river A6 WE", "river B6 NW", "river B5 SW")
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    assert again.legal_actions(again.actors()[0]) == table.s.legal_actions(table.s.actors()[0])


def test_the_judge_walks_round_what_was_laid() -> None:
    table = field(ground={f"{column}6": "hill" for column in "ABCDEFGHIJK"})
    table.do("enough", "enough")
    s = table.s
    corner, gap = table.number("square", "A5"), table.number("square", "L5")
    assert s.board.enemy_half_steps[corner] == s.board.enemy_half_steps[gap] == 2
    assert (s.enemy_half_steps[corner], s.enemy_half_steps[gap]) == (12, 2)


def why(table: Table, text: str) -> list[str]:
    """The keys of the reasons against an action."""
    action = table.layout.notation.parse(text)
    reasons = GAME.explain(table.s, table.s.actors()[0], action)
    assert all(reason.message.rules for reason in reasons)
    return [reason.message.key for reason in reasons]
