"""Cards, pieces, countries and the map, as the rulebook and the printed game have them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME, TEAMS, Table
from vezerkar.core.chance import Seeded
from vezerkar.games.quartermaster.schema.load import home, load_data
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War

DATA = load_data()
SPACES = {space.id: space for space in DATA.world.space}
BY_ID = {country.id: country for country in DATA.countries}


@pytest.mark.rule("QG-1.1")
def test_two_teams_of_three_countries() -> None:
    s = GAME.new("world-war", {}, Seeded(1))
    assert GAME.seats(s) == COUNTRIES
    assert GAME.teams(s) == (0, 1, 0, 1, 0, 1)
    assert TEAMS["axis"] == ("germany", "japan", "italy")
    assert TEAMS["allies"] == ("uk", "ussr", "usa")


@pytest.mark.rule("QG-2.1")
def test_there_are_216_cards() -> None:
    sizes = {"germany": 40, "japan": 33, "italy": 30, "uk": 39, "ussr": 34, "usa": 40}
    table = Table.new()
    for c, country in enumerate(COUNTRIES):
        assert len(table.s.board.decks[c]) == sizes[country]
        assert table.deck(country) + len(table.hand(country)) == sizes[country]
    assert sum(sizes.values()) == 216 == sum(card.count for card in DATA.cards)


@pytest.mark.rule("QG-2.2")
def test_there_are_33_armies() -> None:
    limits = [BY_ID[c].armies for c in ("germany", "japan", "italy", "uk", "ussr", "usa")]
    assert limits == [7, 5, 4, 5, 7, 5]
    assert sum(limits) == 33 == sum(Table.new().s.board.armies)


@pytest.mark.rule("QG-2.3")
def test_the_profiles_decide_the_number_of_navies_unless_published_pieces_are_wanted() -> None:
    board = Table.new().s.board
    assert dict(zip(COUNTRIES, board.navies, strict=True)) == {
        "germany": 5,
        "japan": 5,
        "italy": 3,
        "uk": 5,
        "ussr": 1,
        "usa": 5,
    }
    assert sum(board.navies) == 24
    published = Table.new(published_pieces=True).s.board
    assert published.navies[0] == 3
    assert sum(published.navies) == 22
    assert published.armies == board.armies


@pytest.mark.rule("QG-2.4")
def test_markers() -> None:
    components = {part.id: part.count for part in DATA.rules.component}
    assert components["vp_markers"] == 4
    assert components["round_marker"] == 1
    assert components["supply_markers"] == 2 == len(DATA.rules.marker)


PROFILES = [
    pytest.param("germany", 40, 7, 5, "germany", marks=pytest.mark.rule("QG-5.1")),
    pytest.param("japan", 33, 5, 5, "japan", marks=pytest.mark.rule("QG-5.2")),
    pytest.param("italy", 30, 4, 3, "italy", marks=pytest.mark.rule("QG-5.3")),
    pytest.param("uk", 39, 5, 5, "united_kingdom", marks=pytest.mark.rule("QG-5.4")),
    pytest.param("ussr", 34, 7, 1, "moscow", marks=pytest.mark.rule("QG-5.5")),
    pytest.param("usa", 40, 5, 5, "eastern_us", marks=pytest.mark.rule("QG-5.6")),
]


@pytest.mark.parametrize(("country", "cards", "armies", "navies", "homeland"), PROFILES)
def test_profile(country: str, cards: int, armies: int, navies: int, homeland: str) -> None:
    table = Table.new()
    c = COUNTRIES.index(country)
    assert table.armies(country) == {homeland}
    assert table.reserve(country) == armies - 1
    assert table.reserve(country, "navy") == navies
    assert len(table.s.board.decks[c]) == cards
    assert table.names(1 << table.s.board.home[c]) == {homeland}


@pytest.mark.rule("QG-5.7")
def test_hints_of_the_profiles_change_no_action() -> None:
    # The profiles warn Italy to be careful with its cards; it may discard all of them all the same.
    table = Table("italy", italy={"hand": ["ita_build_army", "ita_plunder"]}, phase="discard")
    table.do("discard ita_build_army", "discard ita_plunder")
    assert len(table.cards("hidden", "italy")) == 2


@pytest.mark.rule("QG-6.1")
def test_the_map_has_36_lands_and_17_seas() -> None:
    kinds = Counter(space.kind for space in DATA.world.space)
    assert kinds == {"land": 36, "sea": 17}


@pytest.mark.rule("QG-6.4")
def test_twelve_supply_spaces() -> None:
    stars = {space.id for space in DATA.world.space if space.supply}
    assert stars == {
        *("eastern_us", "western_us", "united_kingdom", "western_europe", "germany", "italy"),
        *("moscow", "ukraine", "india", "china", "japan", "australia"),
    }
    assert {country.home for country in DATA.countries} <= stars
    assert Table.new().names(Table.new().s.supply[0]) == stars


@pytest.mark.rule("QG-6.6")
def test_adjacency_is_symmetric_and_never_with_itself() -> None:
    near = Table.new().s.board.near
    for a, mask in enumerate(near):
        assert not mask >> a & 1
        for b in range(len(near)):
            assert mask >> b & 1 == near[b] >> a & 1


SEAM = [
    ("eastern_us", "western_us"),
    ("latin_america", "western_us"),
    ("canada", "pacific_northwest"),
    ("latin_america", "east_pacific"),
    ("southeast_pacific", "east_pacific"),
]


def adjacent(a: str, b: str) -> bool:
    board = Table.new().s.board
    ids = list(SPACES)
    return bool(board.near[ids.index(a)] >> ids.index(b) & 1)


@pytest.mark.rule("QG-6.7", "QG-6.3")
def test_129_pairs_five_of_them_across_the_edge() -> None:
    board = Table.new().s.board
    assert sum(mask.bit_count() for mask in board.near) == 2 * 129
    for a, b in SEAM:
        assert adjacent(a, b)
        assert abs(SPACES[a].x - SPACES[b].x) > 500  # they lie at opposite edges of the map
    across = [
        (a, b)
        for a in SPACES
        for b in SPACES[a].adjacent
        if SPACES[a].x < 250 and SPACES[b].x > 700
    ]
    assert sorted(across) == sorted(SEAM)


@pytest.mark.rule("QG-6.2")
def test_a_border_makes_spaces_adjacent_and_nothing_else_does() -> None:
    table = Table(germany={"hand": ["ger_build_army"]})
    table.play("ger_build_army")
    neighbours = set(SPACES["germany"].adjacent)
    lands = {name for name in neighbours if SPACES[name].kind == "land"}
    assert table.places("build") == lands - {"italy"} | {"italy"}  # an ally's home may be shared


NOT_ADJACENT = [
    ("western_europe", "north_africa"),
    ("southeast_asia", "indonesia"),
    ("china", "south_china_sea"),
    ("southeast_asia", "sea_of_japan"),
    ("north_africa", "south_atlantic"),
    ("africa", "north_sea"),
    ("africa", "bay_of_bengal"),
    ("north_africa", "indian_ocean"),
    ("pacific_northwest", "east_pacific"),
    ("western_us", "north_pacific"),
    ("canada", "western_us"),
    ("eastern_us", "pacific_northwest"),
]


@pytest.mark.rule("QG-7.1", "QG-7.4")
@pytest.mark.parametrize(("a", "b"), NOT_ADJACENT)
def test_spaces_that_touch_in_one_point_are_not_adjacent(a: str, b: str) -> None:
    assert not adjacent(a, b)
    # They share a corner of their outlines, or a neighbour, but no border.
    assert set(SPACES[a].adjacent) & set(SPACES[b].adjacent)


@pytest.mark.rule("QG-7.2")
def test_middle_east_and_balkans() -> None:
    assert not adjacent("middle_east", "balkans")


@pytest.mark.rule("QG-7.3")
def test_black_sea_and_mediterranean() -> None:
    assert not adjacent("black_sea", "mediterranean")
    joined = [set(strait.seas) for strait in DATA.world.strait]
    assert {"black_sea", "mediterranean"} not in joined


@pytest.mark.rule("QG-7.5")
def test_spaces_with_few_neighbours() -> None:
    few = {
        "united_kingdom": {"north_sea"},
        "japan": {"sea_of_japan"},
        "iceland": {"north_atlantic", "north_sea"},
        "madagascar": {"indian_ocean", "southern_ocean"},
        "new_zealand": {"south_pacific", "east_pacific"},
    }
    for name, neighbours in few.items():
        assert set(SPACES[name].adjacent) == neighbours


SPLITS = {
    "germany": (6, 7, 2, 2, 5, 7, 11, 0),
    "japan": (4, 3, 6, 4, 2, 0, 3, 11),
    "italy": (4, 4, 3, 2, 2, 7, 5, 3),
    "uk": (5, 4, 5, 5, 2, 7, 7, 4),
    "ussr": (8, 6, 1, 2, 0, 6, 7, 4),
    "usa": (5, 4, 5, 4, 5, 8, 9, 0),
}
ORDER = (
    *("build_army", "land_battle", "build_navy", "sea_battle"),
    *("economic_warfare", "event", "status", "response"),
)


@pytest.mark.parametrize("country", COUNTRIES)
def test_deck(country: str) -> None:
    deck = DATA.decks[COUNTRIES.index(country)]
    counts: Counter[str] = Counter()
    for card in deck.card:
        counts[card.type] += card.count
    assert tuple(counts[kind] for kind in ORDER) == SPLITS[country]
    assert sum(SPLITS[country]) == deck.deck_size


@pytest.mark.rule("QG-28.1", "QG-28.2", "QG-28.3")
def test_decks_of_the_axis_in_the_game() -> None:
    check_decks("germany", "japan", "italy")


@pytest.mark.rule("QG-28.4", "QG-28.5", "QG-28.6")
def test_decks_of_the_allies_in_the_game() -> None:
    check_decks("uk", "ussr", "usa")


def check_decks(*countries: str) -> None:
    """The cards that a game really deals are of the types that the ledger counts."""
    s = GAME.new("world-war", {}, Seeded(3))
    assert isinstance(s, War)
    for country in countries:
        c = COUNTRIES.index(country)
        faces = layout_of(s.board).data.cards
        dealt = Counter(str(faces[card].type) for card in [*s.decks[c], *s.hands[c]])
        assert tuple(dealt[kind] for kind in ORDER) == SPLITS[country]


def test_data_files_are_the_ones_that_are_loaded() -> None:
    files = {path.name for path in DATA.files}
    assert files == {"map.toml", "countries.toml", *(f"{c}.toml" for c in COUNTRIES)}
    for path in sorted(Path(home()).rglob("*.toml")):
        assert tomllib.loads(path.read_text(encoding="utf-8"))["game"] == "quartermaster"
