"""How the dice of an attack are told: line by line in the rulebook's order, each with its rule."""

from __future__ import annotations

import random

import pytest

from tests.games.memoir.dealer import SLUGS
from tests.games.memoir.games import battles
from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.test_odds import ATTACK, BESIDE, lines, rules
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import load_ledger
from vezerkar.games.memoir.combat import bonus_dice, dice_for
from vezerkar.games.memoir.odds import MODIFIERS, RESULTS, odds
from vezerkar.games.memoir.terms import P_AGAIN, V_ATTACK

GAME = find_game("memoir")


@pytest.mark.parametrize(
    ("unit", "place", "line", "rule"),
    [
        ("infantry", "H5", ("distance-1", 3), "M44-4.15"),
        ("infantry", "I5", ("distance-2", 2), "M44-4.15"),
        ("armor", "J5", ("distance-3", 3), "M44-4.17"),
        ("artillery", "L5", ("distance-5", 1), "M44-4.19"),
    ],
)
def test_first_come_the_dice_of_the_unit(
    unit: str, place: str, line: tuple[str, int], rule: str
) -> None:
    table = skirmish(al01=f"{unit} G5", ax01=f"infantry {place}")
    assert lines(table, ATTACK) == [line]
    assert rules(table, ATTACK, line[0]) == (rule,)


def test_then_what_the_card_adds() -> None:
    table = skirmish(**BESIDE, card="close_assault", terrain={"H5": "forest"})
    assert lines(table, ATTACK) == [("distance-1", 3), ("card-bonus", 1), ("target-forest", -1)]
    assert rules(table, ATTACK, "card-bonus") == ("M44-K.45", "M44-K.27")


def test_then_the_own_hex_and_then_the_targets() -> None:
    field = {"G5": "town", "H5": "hill"}
    table = skirmish(al01="armor G5", ax01="infantry H5", card="armor_assault", terrain=field)
    told = [("distance-1", 3), ("card-bonus", 1), ("own-town", -2), ("target-hill", -1)]
    assert lines(table, ATTACK) == told
    assert rules(table, ATTACK, "own-town") == ("M44-A2.26",)
    assert rules(table, ATTACK, "target-hill") == ("M44-A2.16",)


def test_wire_hinders_the_infantry_on_it() -> None:
    table = skirmish(**BESIDE, wire=["G5", "H5"])
    assert lines(table, ATTACK) == [("distance-1", 3), ("own-wire", -1)]
    assert rules(table, ATTACK, "own-wire") == ("M44-A2.62",)


@pytest.mark.parametrize(
    ("terrain", "key", "rule"),
    [
        ("forest", "target-forest", "M44-A2.4"),
        ("hedgerow", "target-hedgerow", "M44-A2.13"),
        ("town", "target-town", "M44-A2.25"),
        ("hill", "target-hill", "M44-A2.16"),
        ("steep_hill", "target-steep-hill", "M44-F.11"),
        ("sea_bluff", "target-sea-bluff", "M44-F.7"),
        ("cliff", "target-cliff", "M44-F.6"),
        ("bunker:axis", "target-bunker", "M44-A2.48"),
        ("sea_wall:axis", "target-sea-wall", "M44-F.8"),
    ],
)
def test_the_terrain_that_protects_is_named(terrain: str, key: str, rule: str) -> None:
    table = skirmish(**BESIDE, terrain={"H5": terrain})
    assert (key, -1) in lines(table, ATTACK)
    assert rule in rules(table, ATTACK, key)


def test_the_better_protection_counts_never_the_sum() -> None:
    tank = {"al01": "armor G5", "ax01": "infantry H5"}
    table = skirmish(**tank, terrain={"H5": "hill"}, sandbags=["H5"])
    told = [("distance-1", 3), ("target-sandbags", -2), ("better-counts", 0), ("flag-ignored", 0)]
    assert lines(table, ATTACK) == told
    assert rules(table, ATTACK, "better-counts") == ("M44-A2.41", "M44-A2.70")
    published = skirmish(
        **tank, terrain={"H5": "hill"}, sandbags=["H5"], settings={"sandbag_profile": "published"}
    )
    assert lines(published, ATTACK)[1:3] == [("target-hill", -1), ("better-counts", 0)]


def test_a_bunker_on_a_hill_takes_two_dice_from_armor_and_one_from_infantry() -> None:
    field = {"H5": "hill bunker:axis"}
    tank = skirmish(al01="armor G5", ax01="infantry H5", terrain=field)
    assert ("target-bunker", -2) in lines(tank, ATTACK)
    men = skirmish(**BESIDE, terrain=field)
    assert [line for line in lines(men, ATTACK) if line[1] == -1] == [("target-hill", -1)]


def test_between_hills_there_is_no_slope() -> None:
    table = skirmish(**BESIDE, terrain={"G5": "hill", "H5": "hill"})
    assert lines(table, ATTACK) == [("distance-1", 3)]


def test_by_the_house_rule_only_the_larger_loss_counts() -> None:
    table = skirmish(
        al01="armor G5",
        ax01="infantry H5",
        terrain={"G5": "town", "H5": "town"},
        settings={"town_out_cumulative": False},
    )
    assert lines(table, ATTACK) == [("distance-1", 3), ("own-town", -2), ("larger-counts", 0)]
    assert rules(table, ATTACK, "larger-counts") == ("M44-4.35",)


def test_nothing_protects_against_artillery() -> None:
    table = skirmish(al01="artillery E5", ax01="infantry H5", terrain={"H5": "forest"})
    assert lines(table, ATTACK) == [("distance-3", 2), ("artillery-ignores", 0)]
    assert rules(table, ATTACK, "artillery-ignores") == ("M44-4.34",)


@pytest.mark.parametrize(
    ("terrain", "rule"),
    [("bunker:axis", "M44-A2.50"), ("hedgehog", "M44-A2.53"), ("sea_wall:axis", "M44-F.8")],
)
def test_a_flag_that_may_be_ignored_is_told(terrain: str, rule: str) -> None:
    table = skirmish(**BESIDE, terrain={"H5": terrain})
    assert lines(table, ATTACK)[-1] == ("flag-ignored", 0)
    assert rules(table, ATTACK, "flag-ignored") == ("M44-4.56", rule)


# In random battles


@pytest.mark.parametrize("slug", SLUGS)
def test_the_lines_add_up_in_every_battle(slug: str) -> None:
    known = {rule.id for rule in load_ledger(GAME.folder)}
    pick = random.Random(slug)
    for i, s in enumerate(battles(slug, pick.randrange(1_000_000), 300)):
        for seat in s.actors():
            for action in s.legal_actions(seat)[:4]:
                told = odds(s, seat, action)
                if told is None:
                    continue
                assert sum(line.value for line in told.modifiers) == told.dice
                assert {line.key for line in told.modifiers} <= set(MODIFIERS)
                assert known.issuperset(rule for line in told.modifiers for rule in line.rules)
                assert set(told.results) <= set(RESULTS)
                assert told.hits == () or sum(told.hits) == pytest.approx(1)
                assert GAME.odds(GAME.guess(s, seat, Seeded(i)), seat, action) == told
                if verb_of(action) == V_ATTACK:
                    u, t = a_of(action), b_of(action)
                    overrun = s.stack[-4] == P_AGAIN and s.stack[-2] == 1
                    close = s.board.distance[s.unit_hex[u] * s.board.count + s.unit_hex[t]] == 1
                    assert told.dice == dice_for(s, u, t, bonus_dice(s, close, overrun))
