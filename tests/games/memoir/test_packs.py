"""Packs: an owner of the printed game replaces any of the data without touching code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.memoir.broken_scenarios import DATA
from tests.games.memoir.pack_game import replaced
from vezerkar.core.errors import DataError
from vezerkar.games.memoir.schema.load import check_pack, count_pack, home, load_data

SLUGS = list(DATA.scenarios)


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def copied(path: Path, slug: str, *changes: tuple[str, str]) -> Path:
    text = (home() / "scenarios" / f"{slug}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return write(path, text)


RECON = """
game = "memoir"
[[card]]
id = "recon_left"
family = "recon"
name = "Scouts"
name_hu = "Felderítők"
kind = "section"
count = 2
sections = ["left"]
units = 2
orders = { left = 2 }
effect = "As printed."
effect_hu = "Ahogy a lapon áll."
source = "rulebook"
"""


@pytest.mark.rule("M44-A3.20")
def test_a_pack_adds_a_scenario(tmp_path: Path) -> None:
    names = (('slug = "toulon"', 'slug = "my-toulon"'), ("number = 10", "number = 900"))
    copied(tmp_path / "scenarios" / "my-toulon.toml", "toulon", *names)
    data = load_data(packs=[tmp_path])
    assert list(data.scenarios) == [*SLUGS, "my-toulon"]
    assert data.scenario("my-toulon").units == DATA.scenario("toulon").units
    assert check_pack(tmp_path) == []
    assert count_pack(tmp_path) == {"scenarios": 1}


def test_a_pack_replaces_a_scenario_of_the_same_name(tmp_path: Path) -> None:
    copied(tmp_path / "scenarios" / "toulon.toml", "toulon", ("cards = 6", "cards = 5"))
    data = load_data(packs=[tmp_path])
    assert data.scenario("toulon").sides.allies.cards == 5
    assert list(data.scenarios) == SLUGS
    assert data.digest("toulon") != DATA.digest("toulon")
    assert data.digest("arracourt") == DATA.digest("arracourt")


def test_a_pack_replaces_a_card_in_its_place(tmp_path: Path) -> None:
    write(tmp_path / "cards.toml", RECON)
    data = load_data(packs=[tmp_path])
    assert [card.id for card in data.cards] == [card.id for card in DATA.cards]
    assert data.card("recon_left").name == "Scouts"
    assert data.digest("toulon") != DATA.digest("toulon")


def test_a_pack_that_changes_the_hill_changes_all_that_are_like_it(tmp_path: Path) -> None:
    hill = 'id = "hill"\nname_en = "Ridge"\nname_hu = "Gerinc"\nlayer = "tile"\nlos = "hill"\n'
    entry = f'game = "memoir"\n[[terrain]]\n{hill}dice_in = {{ armor = 3 }}\nsource = "rulebook"\n'
    write(tmp_path / "terrain.toml", entry)
    data = load_data(packs=[tmp_path])
    assert data.terrain["cliff"].dice_in.armor == data.terrain["hill"].dice_in.armor == 3
    assert data.terrain["cliff"].name_en == "Cliff"


def test_the_later_pack_lies_on_top(tmp_path: Path) -> None:
    for name, cards in (("one", "cards = 5"), ("two", "cards = 3")):
        path = tmp_path / name / "scenarios" / "toulon.toml"
        copied(path, "toulon", ("cards = 6", cards))
    data = load_data(packs=[tmp_path / "one", tmp_path / "two"])
    assert data.scenario("toulon").sides.allies.cards == 3


def test_all_faults_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path / "cards.toml", RECON.replace("left = 2", "left = 1").replace('"recon"', "7"))
    write(tmp_path / "units.toml", 'game = "memoir"\n[[unit]]\nname_en = "Horse"\n')
    write(tmp_path / "terrain.toml", 'game = "memoir"\n[[terrain]]\nid = "bog"\nlike = "swamp"\n')
    write(tmp_path / "cardz.toml", "")
    copied(
        tmp_path / "scenarios" / "toulon.toml", "toulon", ("medals_to_win = 6", "medals_to_win = 0")
    )
    copied(tmp_path / "scenarios" / "paris.toml", "liberation-of-paris")
    write(tmp_path / "scenarios" / "broken.toml", "slug = \n")
    faults = check_pack(tmp_path)
    assert [fault.removeprefix(f"{tmp_path}/").split(": expected")[0] for fault in faults] == [
        "cards.toml: card[0].family",
        "units.toml: unit[0].id",
        "scenarios/broken.toml: line 1",
        "scenarios/paris.toml: slug",
        "scenarios/toulon.toml: sides.axis.medals_to_win",
        "cardz.toml: a pack has no such file; expected cards.toml, units.toml, terrain.toml, "
        "scenarios/*.toml.",
        "terrain.toml: terrain[0].like",
    ]
    with pytest.raises(DataError, match=r"cards\.toml: card\[0\]\.family: expected `str`"):
        load_data(packs=[tmp_path])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("orders = { left = 2 }", "orders = { left = 1 }", "units: expected the sum of `orders`."),
        (
            'sections = ["left"]',
            'sections = ["right"]',
            "sections: expected ['left'], the sections",
        ),
        ("count = 2", 'count = 2\neffect_kind = "barrage"', "strike: expected exactly for"),
        ("count = 2", 'count = 2\ntiming = "reaction"', "timing: expected 'reaction' exactly for"),
        ("count = 2", "count = 2\ndraw = { draw = 1, keep = 2 }", "draw.keep: expected no more"),
    ],
)
def test_a_card_that_contradicts_itself_is_refused(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    assert old in RECON
    write(tmp_path / "cards.toml", RECON.replace(old, new))
    assert check_pack(tmp_path)[0].startswith(f"{tmp_path / 'cards.toml'}: card[0].{fault}")


# What the engine cannot do is refused, not ignored.


@pytest.mark.parametrize(
    ("table", "name", "old", "new", "fault"),
    [
        ("cards", "barrage", "targets = 1", "targets = 2", "strike.targets: expected 1 for"),
        ("cards", "barrage", "star_hits = false", "star_hits = true", "strike.star_hits: expected"),
        ("cards", "air_power", "star_hits = true", "star_hits = false", "strike.star_hits: "),
        ("cards", "air_power", "allies_dice = 2", "allies_dice = 16", "strike.allies_dice: "),
        ("cards", "air_power", "axis_dice = 1", "axis_dice = 16", "strike.axis_dice: expected at"),
        ("cards", "recon_left", "keep = 1", "keep = 2", "draw.keep: expected 1, the one"),
        ("cards", "recon_left", "draw = 2", "draw = 3", "draw.draw: expected at most 2."),
        ("cards", "dig_in", "may_battle = false", "may_battle = true", "may_battle: expected"),
        ("cards", "move_out", "units = 4", "units = 4\nmay_battle = false", "may_battle: expected"),
        (
            "cards",
            "artillery_bombard",
            "move_or_battle = true",
            "move_or_battle = false",
            "move_or_battle: expected true exactly",
        ),
        ("units", "armor", "sight = true", "sight = false", "needs_line_of_sight: expected false"),
        ("units", "artillery", "sight = false", "sight = true", "needs_line_of_sight: expected"),
        ("units", "armor", '_symbol = "armor"', '_symbol = ""', "die_symbol: expected 'armor'"),
        ("units", "armor", "[3, 3, 3]", "[3, 3, 3, 1, 1, 1, 1]", "dice: expected at most 6"),
        ("terrain", "forest", "stop_on_entry", "stop_on_leaving", "stop_on_leaving: expected the"),
        ("terrain", "beach", "entered = 2", "entered = 3", "max_move_if_entered: expected 2."),
    ],
)
def test_what_no_piece_can_do_is_refused(
    table: str, name: str, old: str, new: str, fault: str, tmp_path: Path
) -> None:
    assert check_pack(replaced(tmp_path / "same", table, name)) == []
    [found] = check_pack(replaced(tmp_path, table, name, (old, new)))
    kind = table.removesuffix("s")
    assert found.startswith(f"{tmp_path / f'{table}.toml'}: {kind}[0].{fault}")


def test_all_barrages_of_a_deck_have_the_same_dice(tmp_path: Path) -> None:
    changes = ('id = "barrage"', 'id = "rockets"'), ("allies_dice = 4", "allies_dice = 6")
    [found] = check_pack(replaced(tmp_path, "cards", "barrage", *changes))
    assert found.startswith(f"{tmp_path / 'cards.toml'}: strike: expected the same for all")


@pytest.mark.rule("M44-0.8")
def test_a_deck_of_another_size_than_stated_is_refused(tmp_path: Path) -> None:
    text = (home() / "cards.toml").read_text(encoding="utf-8")
    write(tmp_path / "cards.toml", text.replace("count = 5", "count = 4"))
    faults = check_pack(tmp_path)
    assert [fault.split(": ", 1)[1] for fault in faults] == [
        "section_total: expected 39, the cards counted.",
        "total: expected 59, the cards counted.",
    ]


def test_a_pack_that_is_not_there_or_empty_is_told(tmp_path: Path) -> None:
    assert check_pack(tmp_path / "none") == [f"{tmp_path / 'none'}: there is no such folder."]
    assert check_pack(tmp_path)[0].startswith(f"{tmp_path}: the pack is empty; expected cards.toml")
