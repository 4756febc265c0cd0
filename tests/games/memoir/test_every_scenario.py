"""Every scenario file: it is set up as it says."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.memoir.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.games.memoir.schema.hexes import hex_name
from vezerkar.games.memoir.schema.load import home
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import CLASSES, SANDBAGS, SIDES, WIRE

OVERLORD = "omaha-beach-overlord"
FILES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((home() / "scenarios").glob("*.toml"))
}
SLUGS = [slug for slug in FILES if slug != OVERLORD]
every_scenario = pytest.mark.parametrize("slug", SLUGS)

Place = tuple[int, int]

# What the rulebook says of each ground, written down once more.
STOPS = {"forest", "hedgerow", "town", "ocean"}
BARS = {"forest", "hedgerow", "town"}
BLOCKS = {"forest", "hedgerow", "town", "bunker"}
HILLS = {"hill", "steep_hill", "sea_bluff", "cliff"}
COVER = {"forest", "hedgerow", "town", "bunker", "sea_wall"}  # 1 die from infantry, 2 from armor
STEADY = {"bunker", "sea_wall", "hedgehog"}
CLASS_OF = {
    "special_forces": "infantry",
    "french_resistance": "infantry",
    "elite_armor": "armor",
}


def start(slug: str, settings: Mapping[str, Value] | None = None) -> Battle:
    state = GAME.new(slug, settings or {}, Seeded(1944))
    assert isinstance(state, Battle)
    return state


def places(raw: dict[str, Any]) -> list[Place]:
    width = 26 if raw["board"] == "overlord" else 13
    return [(col, row) for row in range(9) for col in range(width - row % 2)]


def ground(raw: dict[str, Any]) -> dict[Place, dict[str, Any]]:
    """By hex its tile, or what is printed on that row of the board."""
    beach = ["clear"] * 4 + ["beach"] * 3 + ["ocean"] * 2
    printed = beach if raw["board_side"] == "beach" else ["clear"] * 9
    found: dict[Place, dict[str, Any]] = {at: {"type": printed[at[1]]} for at in places(raw)}
    for tile in raw["terrain"]:
        found[(tile["at"][0], tile["at"][1])] = tile
    return found


def pieces(raw: dict[str, Any]) -> dict[Place, list[dict[str, Any]]]:
    found: dict[Place, list[dict[str, Any]]] = {at: [] for at in places(raw)}
    for piece in raw.get("obstacles", []):
        found[(piece["at"][0], piece["at"][1])].append(piece)
    return found


def number(s: Battle, at: Place) -> int:
    return GAME.notation(s).lexicon.number("hex", hex_name(*at))


# The start


def check_units(slug: str) -> None:
    """Every unit of the file stands where it should, in full, and no other unit is on the board."""
    s, raw = start(slug), FILES[slug]
    names = GAME.notation(s).lexicon
    for unit in raw["units"]:
        u = names.number("unit", unit["id"])
        assert s.unit_hex[u] == number(s, (unit["at"][0], unit["at"][1]))
        assert s.unit_men[u] == s.board.unit_full[u] == unit["figures"]
        assert SIDES[s.board.unit_side[u]] == unit["side"]
        assert layout_of(s.board).unit_kinds[u] == unit["type"]
        assert CLASSES[s.board.unit_class[u]] == CLASS_OF.get(unit["type"], unit["type"])
    assert sum(s.left) == len(raw["units"])


def check_ground(slug: str) -> None:
    """Terrain and obstacles do on every hex what the rulebook says."""
    s, raw = start(slug), FILES[slug]
    board = s.board
    obstacles = pieces(raw)
    for at, tile in ground(raw).items():
        h, kind, laid = number(s, at), tile["type"], {p["type"] for p in obstacles[at]}
        assert bool(board.stops[h]) == (kind in STOPS), at
        assert bool(board.bars[h]) == (kind in BARS), at
        assert bool(board.blocks[h]) == bool(({kind} | laid) & BLOCKS), at
        assert bool(board.hill[h]) == (kind in HILLS), at
        assert bool(board.ocean[h]) == (kind == "ocean"), at
        assert bool(board.beach[h]) == (kind == "beach"), at
        assert bool(board.hedgerow[h]) == (kind == "hedgerow"), at
        assert bool(board.bunker[h]) == ("bunker" in laid), at
        assert list(board.exposure[h * 3 : h * 3 + 3]) == [0, 2 * (kind == "town"), 0], at
        assert s.works[h] == WIRE * ("wire" in laid) + SANDBAGS * ("sandbags" in laid), at
        check_protection(s, h, kind, obstacles[at])
        check_closed(s, h, tile, laid)


def check_protection(s: Battle, h: int, kind: str, laid: list[dict[str, Any]]) -> None:
    """Bunkers and sea walls serve their owner, everything else both sides."""
    for side, name in enumerate(SIDES):
        useful = {kind} | {p["type"] for p in laid if p.get("owner", name) == name}
        dice = [s.board.shelter[(h * 3 + i) * 2 + side] for i in range(3)]
        assert dice == ([1, 2, 0] if useful & COVER else [0, 0, 0])
        assert bool(s.board.steadies[h * 2 + side]) == bool(useful & STEADY)


def check_closed(s: Battle, h: int, tile: dict[str, Any], laid: set[str]) -> None:
    river = tile["type"] == "river" and "bridge" not in laid
    for i, name in enumerate(CLASSES):
        heavy = name != "infantry" and bool(laid & {"bunker", "hedgehog"})
        closed = river or heavy or tile.get("impassable", False)
        assert bool(s.board.closed[i * s.board.count + h]) == closed


def check_sides(slug: str) -> None:
    """Hands, medals and the side that begins are those of the file."""
    s, raw = start(slug), FILES[slug]
    assert SIDES[s.active] == raw["first_player"]
    for i, side in enumerate(SIDES):
        assert len(s.hands[i]) == raw["sides"][side]["cards"]
        assert s.board.target[i] == raw["sides"][side]["medals_to_win"]
    assert s.tally == [0, 0]
    assert sum(s.discard) == 0
    boxes = 2 if raw["board"] == "overlord" else 1
    assert sum(s.pile) == 60 * boxes - len(s.hands[0]) - len(s.hands[1])


def check_goals(slug: str) -> None:
    """Objectives lie on the hexes of the file."""
    s, raw = start(slug), FILES[slug]
    board = s.board
    goals = raw.get("objectives", [])
    assert len(board.goal_mode) == len(goals)
    for i, goal in enumerate(goals):
        hexes = [number(s, (col, row)) for col, row in goal["hexes"]]
        assert list(board.goal_hexes[i]) == hexes
        assert SIDES[board.goal_side[i]] == goal["side"]
        assert board.goal_needed[i] == goal["hexes_needed"]
        assert board.goal_medals[i] == goal["medals"]
        assert ("temporary", "permanent", "sudden_death")[board.goal_mode[i]] == goal["mode"]


CHECKS = [check_units, check_ground, check_sides, check_goals]


@pytest.mark.rule("M44-F.1")
def test_all_25_scenarios_are_offered() -> None:
    assert {info.id for info in GAME.scenarios()} == set(FILES)
    assert len(FILES) == 25
    assert {raw["slug"] for raw in FILES.values()} == set(FILES)


@pytest.mark.rule("M44-S.5")
@every_scenario
def test_every_unit_stands_on_its_hex_with_its_full_number_of_figures(slug: str) -> None:
    check_units(slug)


@pytest.mark.rule("M44-S.3", "M44-S.4")
@every_scenario
def test_all_terrain_and_obstacles_of_the_scenario_are_on_the_board(slug: str) -> None:
    check_ground(slug)


@pytest.mark.rule("M44-F.2")
@every_scenario
def test_hands_medals_and_the_first_side_are_those_of_the_scenario(slug: str) -> None:
    check_sides(slug)


@pytest.mark.rule("M44-F.2")
@every_scenario
def test_the_objectives_are_those_of_the_scenario(slug: str) -> None:
    check_goals(slug)


@every_scenario
def test_the_start_written_as_a_position_is_read_as_the_same_start(slug: str) -> None:
    s = start(slug)
    again = GAME.read_position(GAME.write_position(s))
    assert again.fingerprint() == s.fingerprint()
    assert again.actors() == s.actors()
    assert again.legal_actions(s.actors()[0]) == s.legal_actions(s.actors()[0])


# The Overlord scenario has a board, a deck and a chief of its own


@pytest.mark.parametrize("check", CHECKS)
def test_the_overlord_scenario_is_set_up_as_its_file_says(check: Any) -> None:
    check(OVERLORD)
