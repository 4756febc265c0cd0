"""The six two-player battles: set-up and victory (chapter 9.1)."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import playout
from vezerkar.games.panzer.schema.load import load_data
from vezerkar.games.panzer.state import Front

DATA = load_data()
TWO_PLAYER = [slug for slug, s in DATA.scenarios.items() if s.mode == "two_player"]
NO_PRESTIGE = {"german": 0, "soviet": 0}
LIMITS = {
    "stalingrad": (30, 4, 0),
    "kursk": (30, 6, 30),
    "moscow": (30, 5, 30),
    "leningrad": (50, 10, 30),
    "minsk": (30, 5, 30),
}


def cells(slug: str, *terrains: str) -> list[str]:
    """The tiles of some terrains on a map, from the data alone."""
    rows = DATA.scenarios[slug].grid.tiles
    return [
        f"{chr(65 + col)}{row + 1}"
        for row, faces in enumerate(rows)
        for col, face in enumerate(faces)
        if DATA.tiles[face].terrain in terrains
    ]


def winner_after(slug: str, turn: int, flip: str = "", **control: list[str]) -> str:
    given = {"german": control.get("german", []), "soviet": control.get("soviet", [])}
    table = Table(
        slug, {}, first="german", active="soviet", turn=turn, prestige=NO_PRESTIGE, control=given
    )
    table.fight("end", flip or "t+0")
    if table.phase == "shop" and not table.winner:
        table.fight("done", flip or "t+0")
    return table.winner


# Set-up


@pytest.mark.rule("PG-9.1.0.1", "PG-9.1.0.4", "PG-9.1.0.5", "PG-9.1.0.8", "PG-9.0.3", "PG-5.4.47")
@pytest.mark.parametrize("slug", LIMITS)
def test_both_buy_in_secret_from_their_whole_deck(slug: str) -> None:
    purse, most, stack = LIMITS[slug]
    table = Table.opened(slug)
    assert table.asked == ["german", "soviet"]
    offered = {text.split()[1] for text in table.actions("buy", "german")}
    assert offered == {u.id for u in DATA.units if u.side == "german" and u.prestige <= purse}
    before = GAME.scene(table.s, 1)
    for _ in range(2):
        table.do_seeded("buy volkssturm", "german")
    assert not table.can("buy volkssturm", "german")  # two copies
    assert GAME.scene(table.s, 1) == before  # the other side sees nothing of it
    table.do_seeded("buy grenadiers", "german")
    table.do_seeded("ready", "german")
    if stack:
        assert {t.split()[0] for t in table.actions(seat="german")} == {"stack", "ready"}
        table.do_seeded("stack pz_vi_tiger", "german")
        table.do_seeded("stack pz_vi_tiger", "german")
        assert not table.actions("stack", "german")  # 30 of 30 are spent
        table.do_seeded("ready", "german")
        names = [table.name("card", card) for card in table.s.top[0]]
        assert names == ["pz_vi_tiger", "pz_vi_tiger"]
    assert table.asked == ["soviet"]
    while table.actions("buy", "soviet"):
        table.do_seeded(table.actions("buy", "soviet")[0], "soviet")
    assert len(table.s.bought[1]) <= most


@pytest.mark.rule("PG-9.1.1.1", "PG-9.1.2.1", "PG-9.1.3.1", "PG-9.1.4.1", "PG-9.1.6.1")
@pytest.mark.parametrize("slug", LIMITS)
def test_purses_of_the_scenarios(slug: str) -> None:
    board = Table.opened(slug).s.board
    purse, most, stack = LIMITS[slug]
    assert board.purse == [purse, purse]
    assert board.most_units == [most, most]
    assert board.stack_limit == [stack, stack]
    assert len(board.start[0]) >= most
    assert len(board.start[1]) >= most


@pytest.mark.rule("PG-9.1.0.6", "PG-1.0.4")
def test_no_tank_is_placed_on_a_lake() -> None:
    table = Table.opened("leningrad")
    for side, cards in (("german", ("pz_iv", "grenadiers")), ("soviet", ("t_26", "riflemen"))):
        for card in cards:
            table.do_seeded(f"buy {card}", side)
        table.do_seeded("ready", side)
        while side in table.asked and table.can("ready", side):
            table.do_seeded("ready", side)
    lakes = {"german": ("pz_iv", "grenadiers", "F6"), "soviet": ("t_26", "riflemen", "A1")}
    tank, foot, lake = lakes[table.asked[0]]
    assert lake not in table.last_words("place", tank)
    assert lake in table.last_words("place", foot)


@pytest.mark.rule("PG-9.1.0.7", "PG-9.1.0.6", "PG-9.1.0.2", "PG-9.1.0.3", "PG-6.1.1")
def test_chance_names_the_first_player_who_places_first() -> None:
    firsts = set()
    for seed in range(12):
        table = Table.opened("minsk", seed)
        for side in ("german", "soviet"):
            card = "grenadiers" if side == "german" else "riflemen"
            for _ in range(2):
                table.do_seeded(f"buy {card}", side)
            table.do_seeded("ready", side)
            table.do_seeded("ready", side)
        first = "german" if table.s.first == 0 else "soviet"
        firsts.add(first)
        assert table.asked == [first]
        row = "5" if first == "german" else "1"
        assert {text.split()[2][1] for text in table.actions("place")} == {row}
        while table.actions("place"):
            table.do_seeded(table.actions("place")[0])
        assert table.s.turn == 1
        second = "soviet" if first == "german" else "german"
        assert table.prestige(first) == 30 - 12 + 10
        assert table.prestige(second) == 30 - 12 + 20
        for hand in table.s.hands:
            units = [card for card in hand if card < table.s.board.units]
            assert (len(units), len(hand)) == (2, 8)
        if table.phase == "weather":
            table.do_seeded("pass")
        assert table.actions("move")  # units of the set-up may act in turn 1
    assert firsts == {"german", "soviet"}


@pytest.mark.rule("PG-9.1.0.5")
def test_the_second_choice_is_drawn_first_in_its_order() -> None:
    table = Table.opened("kursk", 3)
    for card in ("pz_iv", "pz_iii", "grenadiers"):
        if table.can("ready", "german") and not table.actions("stack", "german"):
            table.do_seeded("ready", "german")
        table.do_seeded(f"stack {card}", "german")
    table.do_seeded("ready", "german")
    table.do_seeded("ready", "soviet")
    table.do_seeded("ready", "soviet")
    units = [table.name("card", c) for c in table.s.hands[0] if c < table.s.board.units]
    assert units == ["pz_iii", "pz_iv"]
    assert [table.name("card", c) for c in table.s.top[0]] == ["grenadiers"]


@pytest.mark.rule("PG-9.1.5.1", "PG-9.1.5.2", "PG-9.1.5.3", "PG-9.1.5.4", "PG-9.1.5.5")
def test_kharkov_is_lopsided() -> None:
    table = Table.opened("kharkov")
    board = table.s.board
    assert board.purse == [40, 50]
    assert board.most_units == [5, 10]
    assert board.stack_limit == [30, 30]
    for side in ("german", "soviet"):
        table.do_seeded("buy grenadiers" if side == "german" else "buy riflemen", side)
        table.do_seeded("ready", side)
        table.do_seeded("ready", side)
    assert table.s.first == 0
    assert table.asked == ["soviet"]  # he places first, anywhere he controls
    assert "place riflemen D3" in table.actions()
    table.do_seeded("place riflemen D3")
    table.do_seeded("place grenadiers C5")
    assert table.phase == "search"
    for _ in range(4):
        table.do_seeded("search pz_iv")
    assert not any(text.split()[1] in {u.id for u in DATA.units} for text in table.actions())
    for _ in range(8):
        table.do_seeded(table.actions("search")[0])
    assert len(table.hand("german")) == 12
    assert len(table.hand("soviet")) == 8
    assert table.prestige("german") == 40 - 6 + 50
    assert table.prestige("soviet") == 50 - 6 + 10
    assert (table.ammo("german"), table.ammo("soviet")) == (5, 3)
    assert table.s.turn == 1


# Victory


@pytest.mark.rule("PG-9.1.1.2", "PG-1.0.10")
def test_stalingrad_all_cities() -> None:
    cities = cells("stalingrad", "city", "city_factory", "city_hill")
    assert winner_after("stalingrad", 2, german=cities) == "german"
    assert winner_after("stalingrad", 2, german=cities[1:]) == ""
    assert winner_after("stalingrad", 2, soviet=cities) == "soviet"


@pytest.mark.rule("PG-9.1.1.3")
def test_stalingrad_after_turn_5() -> None:
    assert winner_after("stalingrad", 5, german=["A5", "B5"], soviet=["A1"]) == "german"
    assert (
        winner_after("stalingrad", 5, german=["A5"], soviet=["C1"]) == "soviet"
    )  # a city is worth more
    assert winner_after("stalingrad", 5, german=["A5"], soviet=["A1"]) == "soviet"
    assert winner_after("stalingrad", 4, german=["A5", "B5"], soviet=["A1"]) == ""


@pytest.mark.rule("PG-9.1.2.2", "PG-9.1.3.2", "PG-9.1.6.3")
@pytest.mark.parametrize("slug", ["kursk", "moscow", "minsk"])
def test_three_tiles_of_the_enemy_start_row(slug: str) -> None:
    assert winner_after(slug, 2, german=["A1", "B1", "D1"]) == "german"
    assert winner_after(slug, 2, german=["A1", "B1"]) == ""


@pytest.mark.rule("PG-9.1.2.4", "PG-9.1.2.3")
def test_kursk_after_turn_6() -> None:
    assert winner_after("kursk", 6, "t-1", german=["A6", "B6"], soviet=["A1"]) == ""
    assert winner_after("kursk", 6, "t+1", german=["A6", "B6"], soviet=["A1"]) == "german"
    assert (
        winner_after("kursk", 6, "t+0", german=["A6"], soviet=["A1"]) == "soviet"
    )  # the second player
    assert winner_after("kursk", 5, "t+0", german=["A6", "B6"], soviet=["A1"]) == ""


@pytest.mark.rule("PG-9.1.3.3")
def test_moscow_after_turn_7() -> None:
    assert winner_after("moscow", 7, german=["C6"], soviet=["A1", "B1", "D1"]) == "german"
    assert winner_after("moscow", 7, german=["C6", "A6"], soviet=["C1"]) == "german"
    assert winner_after("moscow", 7, german=["C6"], soviet=["C1"]) == "soviet"


@pytest.mark.rule("PG-9.1.4.2")
def test_leningrad_after_turn_5() -> None:
    assert winner_after("leningrad", 2, german=["A1", "B1", "C1", "D1"]) == ""  # nothing at once
    assert winner_after("leningrad", 5, german=["B2"], soviet=["A1", "B1", "C1"]) == "german"
    assert winner_after("leningrad", 5, german=["C6"], soviet=["A1"]) == "german"
    assert winner_after("leningrad", 5, german=["B6"], soviet=["E1"]) == "soviet"


@pytest.mark.rule("PG-9.1.5.7")
def test_kharkov_after_turn_5() -> None:
    goals = ["B2", "F2", "A3", "D3", "E3"]
    assert winner_after("kharkov", 5, german=[*goals[:3], "C6"]) == "german"
    assert winner_after("kharkov", 5, german=goals[:3]) == "soviet"  # without the headquarters
    assert winner_after("kharkov", 5, german=[*goals[:2], "C6"]) == "soviet"


@pytest.mark.rule("PG-9.1.6.2")
def test_minsk_forts_and_cities() -> None:
    strong = cells("minsk", "fortification", "city")
    assert len(strong) == 4
    assert winner_after("minsk", 2, soviet=strong) == "soviet"
    assert winner_after("minsk", 2, soviet=strong[:3]) == ""


@pytest.mark.rule("PG-9.1.6.4", "PG-9.1.6.5")
def test_minsk_after_turn_6() -> None:
    assert winner_after("minsk", 6, "t-2", german=["C3"], soviet=["A1", "B1"]) == ""
    assert winner_after("minsk", 6, "t+0", german=["C3"], soviet=["A1", "B1"]) == "german"
    assert winner_after("minsk", 6, "t+0", german=["C3"], soviet=["D3", "A1"]) == "soviet"
    assert winner_after("minsk", 6, "t+0", german=["C3"], soviet=["D3"]) == "soviet"


@pytest.mark.parametrize("slug", [info.id for info in GAME.scenarios()])
def test_random_games_run_to_the_end(slug: str) -> None:
    for seed in range(3):
        chance, pick = Seeded(seed), Seeded(seed + 100)
        s = GAME.new(slug, {}, chance)
        decisions = 0
        while s.waiting:
            seat = s.actors()[0]
            actions = s.legal_actions(seat)
            s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
            decisions += 1
            if decisions % 20 == 0:
                GAME.check_invariants(s)
            assert decisions < 3000
        assert isinstance(s, Front)
        assert s.ending >= 0


@pytest.mark.parametrize("slug", [info.id for info in GAME.scenarios()])
def test_a_copy_and_its_original_play_on_without_touching_each_other(slug: str) -> None:
    s = GAME.new(slug, {}, Seeded(31))
    for seed in range(12):
        copy, before = s.clone(), s.fingerprint()
        playout(copy, Seeded(seed), Seeded(seed + 1), 20)
        assert s.fingerprint() == before
        copy = s.clone()
        playout(s, Seeded(seed), Seeded(seed + 1), 20)
        assert copy.fingerprint() == before
