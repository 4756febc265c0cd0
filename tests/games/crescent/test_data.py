"""Data files: what is wrong in them is told in one line with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.crescent.table import GAME
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.errors import DataError
from vezerkar.games.crescent.invariants import check
from vezerkar.games.crescent.phases import PHASES
from vezerkar.games.crescent.schema.load import check_pack, count_pack, home, load_data
from vezerkar.games.crescent.schema.pieces import Source
from vezerkar.games.crescent.setup import lay_out, new_battle
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import CARD_IDS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's own data that a test may change."""
    shutil.copytree(home(), tmp_path / "data")
    return tmp_path / "data"


def replace_in(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


WRONG = [
    (
        "cards.toml",
        'id = "charge"',
        'id = "gallop"',
        "card[4].id: there is no rule for a card 'gallop'",
    ),
    ("cards.toml", "deck_size = 36", "deck_size = 35", "meta.deck_size: expected 36"),
    ("cards.toml", 'colour = "grey"', 'colour = "blue"', "card[0].colour"),
    (
        "cards.toml",
        "starting_count = 3",
        "starting_count = 9",
        "card[0].starting_count: expected at most 4",
    ),
    ("troops.toml", 'id = "pike"', 'id = "lance"', "troop[1].id"),
    (
        "troops.toml",
        "towers_per_side = 10",
        "towers_per_side = 9",
        "army.towers_per_side: expected 10",
    ),
    ("board.toml", "rows = 12", "rows = 11", "halves: expected each of the rows 1 to 11"),
    ("scoring.toml", "disc = 2", 'disc = "two"', "points.disc"),
    ("scoring.toml", "[quiet]", "[loud]", "loud: there is no such field"),
    (
        "scenarios/open_field.toml",
        '"............",  # 1',
        '"...........",  # 1',
        "grid[0]: expected 12",
    ),
    (
        "scenarios/open_field.toml",
        '"............",  # 1',
        '".....?......",  # 1',
        "there is no square '?'",
    ),
    ("scenarios/open_field.toml", 'id = "open_field"', 'id = "field"', "id: expected 'open_field'"),
    (
        "scenarios/open_field.toml",
        'ottoman_edge = "top"',
        'ottoman_edge = "bottom"',
        "ottoman_edge",
    ),
    (
        "scenarios/szaszfenes_1660.toml",
        'at = "G5"',
        'at = "A1"',
        "bridge[0].at: the map has no bridge",
    ),
    (
        "scenarios/szekesfehervar_1593.toml",
        'facing = "N"',
        'facing = "S"',
        "rampart[0]: the map has no",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"), WRONG, ids=[said[:30] for *_, said in WRONG]
)
def test_a_fault_is_one_line_with_its_place(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    replace_in(folder / file, old, new)
    with pytest.raises(DataError) as error:
        load_data(folder)
    assert said in str(error.value)
    assert Path(file).name in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.rule("KF-0.8", "KF-0.9")
@pytest.mark.parametrize(
    ("tile", "count", "said"),
    [("river_segment", 24, "1 river squares"), ("bridge_rampart", 12, "1 bridges, ramparts")],
)
def test_no_battlefield_needs_more_tiles_than_the_box_holds(
    folder: Path, tile: str, count: int, said: str
) -> None:
    replace_in(folder / "board.toml", f"{tile} = {count}", f"{tile} = 1")
    with pytest.raises(DataError, match=rf"scenarios.*grid: expected at most {said}\.$"):
        load_data(folder)


def test_numbers_are_read_from_the_data(folder: Path, tmp_path: Path) -> None:
    """A pack corrects a cost, a limit and a point without touching code."""
    pack = tmp_path / "pack"
    pack.mkdir()
    for name in ("cards.toml", "scoring.toml", "troops.toml"):
        shutil.copy(folder / name, pack / name)
    replace_in(pack / "scoring.toml", "side = 50", "side = 30")
    replace_in(pack / "troops.toml", "cubes_start = 7", "cubes_start = 8")
    data = load_data(folder, [pack])
    assert data.scoring.limits.side == 30
    assert data.troops.limits.two_players.cubes_start == 8
    assert load_data(folder).scoring.limits.side == 50


def test_a_smaller_board_can_be_played(folder: Path) -> None:
    """The size of the board is data (KF-0.10)."""
    board = folder / "board.toml"
    for old, new in (
        ("columns = 12", "columns = 10"),
        ("rows = 12", "rows = 8"),
        ('column_labels = "ABCDEFGHIJKL"', 'column_labels = "ABCDEFGHIJ"'),
        ("[6, 7]", "[4, 5]"),
        ("top_half_rows = [1, 2, 3, 4, 5, 6]", "top_half_rows = [1, 2, 3, 4]"),
        ("bottom_half_rows = [7, 8, 9, 10, 11, 12]", "bottom_half_rows = [5, 6, 7, 8]"),
        ("home_row = 12", "home_row = 8"),
        ("deployment_rows = [10, 11, 12]", "deployment_rows = [6, 7, 8]"),
        ("artillery_row = 12", "artillery_row = 8"),
    ):
        replace_in(board, old, new)
    for path in (folder / "scenarios").glob("*.toml"):
        if path.stem != "open_field":
            path.unlink()
    field = folder / "scenarios" / "open_field.toml"
    text = field.read_text(encoding="utf-8")
    start, end = text.index("grid = ["), text.index("]\n", text.index("grid = ["))
    rows = ", ".join(['".........."'] * 8)
    field.write_text(text[:start] + f"grid = [{rows}" + text[end:], encoding="utf-8")
    replace_in(field, "rows_allowed = [4, 5, 6, 7, 8, 9]", "rows_allowed = [4, 5]")
    data = load_data(folder)
    settings = {"players": 2, "quiet_limit": True, "free_terrain": False}
    s = new_battle(
        lay_out(data, data.scenario("open_field"), settings, settings).board, PHASES, Script([])
    )
    pick = Seeded(3)
    while s.waiting:
        seat = s.actors()[0]
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], Script([]))
        check(s)
    assert s.ending >= 0


def test_every_card_the_rules_know_is_in_the_file_with_its_source() -> None:
    data = load_data()
    assert {card.id for card in data.cards.card} == set(CARD_IDS)
    assert all(card.source in Source.__args__ for card in data.cards.card)  # type: ignore[attr-defined]


def test_a_pack_is_checked_and_played_with(folder: Path, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "scenarios").mkdir(parents=True)
    assert "the pack is empty" in check_pack(pack)[0]
    shutil.copy(folder / "scoring.toml", pack / "scoring.toml")
    replace_in(pack / "scoring.toml", "side = 50", "side = 30")
    assert check_pack(pack) == []
    assert count_pack(pack) == {"scoring": 1}
    game = GAME.with_pack(pack)
    s = game.new("open_field", {}, Script([]))
    assert isinstance(s, Battle)
    assert s.board.side_goal == 30
    (pack / "score.toml").write_text("", encoding="utf-8")
    assert "a pack has no such file" in check_pack(pack)[0]
    field = tmp_path / "plain.toml"
    shutil.copy(folder / "scenarios" / "open_field.toml", field)
    assert check_pack(field) == []
    replace_in(field, "............", "...........")
    assert "expected 12 characters" in check_pack(field)[0]
