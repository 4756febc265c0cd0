"""The engine against the naive second derivation: supply, builds, battles, whole turns."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.quartermaster import naive
from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import COUNTRIES, GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import BIT
from vezerkar.core.playout import next_seat
from vezerkar.games.quartermaster.rules.placement import sites_to_build, sites_to_designate
from vezerkar.games.quartermaster.rules.reach import within_reach
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import areas_of

FILE = Path(__file__).with_name("positions.toml")
POSITIONS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
NAMES = [position["name"] for position in POSITIONS]


def raw_of(name: str) -> dict[str, Any]:
    found = next(position for position in POSITIONS if position["name"] == name)
    raw = {key: value for key, value in found.items() if key not in ("name", "counts")}
    return {"game": "quartermaster", **raw}


def war_of(raw: dict[str, Any]) -> War:
    s = GAME.read_position(raw)
    assert isinstance(s, War)
    return s


def engine_count(s: War, depth: int) -> int:
    """How many ways there are to take so many decisions; what chance deals does not matter."""
    if depth == 0:
        return 1
    seat = next_seat(s)
    total = 0
    for action in s.legal_actions(seat):
        after = s.clone()
        after.apply_unchecked(seat, action, Seeded(1))
        total += engine_count(after, depth - 1)
    return total


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 20
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_actions_are_the_same_word_for_word(name: str) -> None:
    s, world = war_of(raw_of(name)), naive.read(raw_of(name))
    seat = next_seat(s)
    assert COUNTRIES[seat] == world.active
    spell = GAME.notation(s).spell
    for action in s.legal_actions(seat):
        after = s.clone()
        after.apply_unchecked(seat, action, Seeded(1))
        found = dict(naive.actions(world))
        assert spell(action) in found
        if after.active == seat:
            mine = {spell(each) for each in after.legal_actions(seat)}
            assert mine == {text for text, _ in naive.actions(found[spell(action)])}
    assert {spell(action) for action in s.legal_actions(seat)} == {
        t for t, _ in naive.actions(world)
    }


@pytest.mark.parametrize("name", NAMES)
def test_reference_counts(name: str) -> None:
    counts = next(position["counts"] for position in POSITIONS if position["name"] == name)
    s, world = war_of(raw_of(name)), naive.read(raw_of(name))
    assert [engine_count(s, depth) for depth in (1, 2, 3)] == counts
    assert [naive.count(world, depth) for depth in (1, 2, 3)] == counts


def world_of(s: War) -> naive.World:
    """The board of the engine in the words of the second derivation."""
    layout = layout_of(s.board)
    spaces, cards = layout.lexicon.names("space"), layout.lexicon.names("card")
    return naive.World(
        layout.seats[s.active],
        {c: frozenset(spaces[p] for p in areas_of(s.pieces[i])) for i, c in enumerate(COUNTRIES)},
        dict.fromkeys(COUNTRIES, ()),
        {c: tuple(cards[card] for card in s.status[i]) for i, c in enumerate(COUNTRIES)},
    )


def names(s: War, mask: int) -> set[str]:
    spaces = layout_of(s.board).lexicon.names("space")
    return {spaces[space] for space in areas_of(mask)}


@pytest.mark.parametrize("seed", range(4))
def test_supply_builds_and_battles_in_whole_games(
    seed: int, record_property: Callable[[str, object], None]
) -> None:
    checked = 0
    for number, step in enumerate(lively_game(seed).steps):
        s = step.before
        assert isinstance(s, War)
        if number % 23 or any(s.grants):
            continue
        world = world_of(s)
        for c, country in enumerate(COUNTRIES):
            checked += 1
            assert names(s, s.supplied(c)) == naive.supplied(world, country)
            for kind, sea in ((s.board.land, False), (s.board.sea, True)):
                found = sites_to_build(s, c, kind, kind)
                assert names(s, found) == naive.places_for(world, country, sea)
                old = sites_to_designate(s, c, kind, kind)
                assert names(s, old) == naive.designations(world, country, sea)
                field = within_reach(s, c, s.board.land | s.board.sea) & kind
                field &= ~s.team_pieces(s.board.team[c])
                assert names(s, field) == {x for x, _ in naive.battles(world, country, sea)}
    assert checked > 30
    record_property("looked at", checked // len(COUNTRIES))


def test_bits_and_spaces_agree() -> None:
    s = war_of({"game": "quartermaster"})
    for i, name in enumerate(naive.SPACES):
        assert names(s, BIT[i]) == {name}
