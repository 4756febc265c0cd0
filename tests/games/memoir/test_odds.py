"""Odds are exact: they equal all rolls of the dice, each played through by the engine itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Script
from vezerkar.core.kernel import Event
from vezerkar.games.memoir.events import (
    E_BLOCKED,
    E_ELIMINATED,
    E_HEALED,
    E_HIT,
    E_RALLY_ROLLED,
    E_RETREATED,
    E_ROLLED,
)
from vezerkar.games.memoir.odds.roll_chances import Fate, binomial, fate
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_ROLL,
    BARRAGE_ROLL,
    BATTLE_ROLL,
    P_AGAIN,
    P_FLAGS,
    P_GROUND,
    P_RETREAT,
    P_WINDOW,
)
from vezerkar.scene.scene import Odds

DRAWS = [0] * 8  # cards drawn where a roll ends the turn; they do not matter
MODES = {"attack": BATTLE_ROLL, "barrage": BARRAGE_ROLL, "strike": AIR_ROLL}


def odds(table: Table, action: str) -> Odds:
    found = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse(action))
    assert found is not None
    return found


def lines(table: Table, action: str) -> list[tuple[str, int]]:
    """The modifiers of an attack, each with its value."""
    return [(line.key.removeprefix("odds-"), line.value) for line in odds(table, action).modifiers]


def rules(table: Table, action: str, key: str) -> tuple[str, ...]:
    return next(line.rules for line in odds(table, action).modifiers if line.key == f"odds-{key}")


# The engine plays every roll


def every_roll(table: Table, text: str, dice: int) -> Iterator[list[Event]]:
    """What happens on each of the equally likely rolls."""
    seat, action = table.s.actors()[0], table.layout.notation.parse(text)
    for faces in product(range(6), repeat=dice):
        s = table.s.clone()
        s.events = []
        chance = Script([*faces, *DRAWS])
        s.apply(seat, action, chance)
        while s.ending < 0 and s.stack[frame.PHASE] in (
            P_WINDOW,
            P_FLAGS,
            P_RETREAT,
            P_GROUND,
            P_AGAIN,
        ):
            decide(s, chance)
        yield s.events


def decide(s: Battle, chance: Script) -> None:
    """No ambush, a flag ignored if possible, no hex of retreat too many, no further battle."""
    actions = s.actions
    first = s.stack[frame.PHASE] == P_FLAGS
    s.apply_unchecked(s.actors()[0], actions[0] if first else actions[-1], chance)


def fates(table: Table, action: str, dice: int, target: str = "") -> Fate:
    """The distribution that the engine gives to the target, else the last unit of the action."""
    t = table.number("unit", target or action.split()[-1])
    men = table.s.unit_men[t]
    lost: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for events in every_roll(table, action, dice):
        mine = [event for event in events if event.args and event.args[0] == t]
        happened = [event.kind for event in mine]
        rolled = next(event for event in mine if event.kind == E_ROLLED)
        assert len(rolled.args) == dice + 1
        before = happened.index(E_BLOCKED) if E_BLOCKED in happened else len(mine)
        lost[sum(event.args[1] for event in mine[:before] if event.kind == E_HIT)] += 1
        ends["blocked"] += E_BLOCKED in happened
        gone, went = E_ELIMINATED in happened, E_RETREATED in happened
        ends["eliminated" if gone else "retreats" if went else "stays"] += 1
    all_rolls = 6**dice
    hits = tuple(Fraction(lost[n], all_rolls) for n in range(min(dice, men) + 1))
    names = ("eliminated", "retreats", "stays", "blocked")
    return Fate(hits, **{name: Fraction(ends[name], all_rolls) for name in names})


def check(table: Table, action: str) -> Odds:
    """The exact odds are those of the engine, and what clients get is the same in floats."""
    verb, *_, target = action.split()
    told = odds(table, action)
    exact = fate(table.s, table.number("unit", target), told.dice, MODES[verb])
    assert exact == fates(table, action, told.dice)
    assert sum(exact.hits) == 1
    assert exact.eliminated + exact.retreats + exact.stays == 1
    assert told.hits == tuple(map(float, exact.hits))
    assert told.results == {
        "eliminated": float(exact.eliminated),
        "retreats": float(exact.retreats),
        "stays": float(exact.stays),
        "blocked": float(exact.blocked),
        "medal": float(exact.eliminated),
    }
    assert sum(line.value for line in told.modifiers) == told.dice
    return told


ATTACK = "attack al01 ax01"
BESIDE = {"al01": "infantry G5", "ax01": "infantry H5"}
# The two hexes behind H5 for the Axis are g6 and h6, behind these lie G7, H7 and I7.
POSITIONS: dict[str, tuple[dict[str, Any], int]] = {
    "infantry in the open": (BESIDE, 3),
    "the last figure": (BESIDE | {"ax01": "infantry H5 1"}, 3),
    "fire at two hexes": (BESIDE | {"ax01": "infantry I5"}, 2),
    "armor against armor": ({"al01": "armor G5", "ax01": "armor H5"}, 3),
    "elite armor with four figures": ({"al01": "armor G5", "ax01": "elite_armor H5"}, 3),
    "artillery is hit by grenades only": (BESIDE | {"ax01": "artillery H5"}, 3),
    "infantry in a forest": (BESIDE | {"terrain": {"H5": "forest"}}, 2),
    "armor against a town": (BESIDE | {"al01": "armor G5", "terrain": {"H5": "town"}}, 1),
    "behind sandbags": (BESIDE | {"sandbags": ["H5"]}, 2),
    "on a hedgehog": (BESIDE | {"terrain": {"H5": "hedgehog"}}, 3),
    "a bunker serves its owner": (BESIDE | {"terrain": {"H5": "bunker:axis"}}, 2),
    "a bunker does not serve the others": (BESIDE | {"terrain": {"H5": "bunker:allies"}}, 3),
    "a gun in a bunker": (BESIDE | {"ax01": "artillery H5", "terrain": {"H5": "bunker:axis"}}, 2),
    "a gun fires at a gun in a bunker": (
        {"al01": "artillery E5", "ax01": "artillery H5", "terrain": {"H5": "bunker:axis"}},
        2,
    ),
    "one way back": (BESIDE | {"ax02": "infantry g6"}, 3),
    "no way back": (BESIDE | {"ax02": "infantry g6", "terrain": {"h6": "river"}}, 3),
    "no way back for a weak unit": (
        BESIDE | {"ax01": "infantry H5 2", "ax02": "infantry g6", "ax03": "armor h6"},
        3,
    ),
    "one hex and no more": (
        BESIDE | {"terrain": {"G7": "river", "H7": "river"}, "ax02": "infantry I7"},
        3,
    ),
    "two hexes and no more": (BESIDE | {"al01": "infantry G7", "ax01": "infantry H7"}, 3),
    "at the own baseline": ({"al01": "infantry G9", "ax01": "infantry H9 3"}, 3),
    "sandbags and no way back": (
        BESIDE | {"sandbags": ["H5"], "ax02": "infantry g6", "ax03": "armor h6"},
        2,
    ),
    "a card that adds a die": (BESIDE | {"card": "close_assault"}, 4),
    "Their Finest Hour": (BESIDE | {"card": "their_finest_hour"}, 4),
    "infantry on wire": (BESIDE | {"wire": ["G5"]}, 2),
    "an overrun": (
        {
            "al01": "armor G5",
            "ax01": "infantry H5",
            "phase": "",
            "stack": ["draw", "battle -", "again al01 1"],
        },
        3,
    ),
}


@pytest.mark.rule("M44-0.11")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_odds_of_an_attack_are_those_of_all_its_rolls(name: str) -> None:
    fields, dice = POSITIONS[name]
    assert check(skirmish(**fields), ATTACK).dice == dice


@pytest.mark.parametrize("place", ["G5", "g2", "g4"])
@pytest.mark.parametrize("figures", [1, 2, 3])
def test_the_odds_of_the_resistance(place: str, figures: int) -> None:
    """It must make a hex for each flag and may add more; only the missing ones cost figures."""
    near = {"G5": "H5", "g2": "h2", "g4": "h4"}[place]
    table = skirmish(
        "axis",
        al01=f"french_resistance {place} {figures}",
        ax01=f"infantry {near}",
        al02="armor G3",
    )
    check(table, "attack ax01 al01")


def test_the_odds_of_a_landing_with_the_sea_behind() -> None:
    ashore = {"al91": "infantry A5", "ax91": "infantry B5"}
    table = skirmish("axis", al01="infantry G3", ax01="infantry H3", board_side="beach", **ashore)
    assert check(table, "attack ax01 al01").results["blocked"] == float(1 - Fraction(5, 6) ** 3)


def test_an_attack_may_be_ambushed_but_the_odds_are_those_without() -> None:
    table = skirmish(**BESIDE, discard=[])
    check(table, ATTACK)
    assert lines(table, ATTACK)[-1] == ("may-be-ambushed", 0)


def test_the_odds_of_an_ambush() -> None:
    """The attacked unit rolls first, with its own dice and no bonus (M44-K.15, K.16)."""
    hands = {"allies": ["probe_left"], "axis": ["ambush", "probe_center"]}
    fields: dict[str, Any] = BESIDE | {
        "terrain": {"G5": "hedgehog", "H5": "forest"},
        "card": "close_assault",
    }
    table = skirmish(**fields, hands=hands)
    table.do(ATTACK)
    t = table.number("unit", "al01")
    told = odds(table, "ambush")
    exact = fate(table.s, t, 3, BATTLE_ROLL)
    assert exact == fates(table, "ambush", 3, "al01")
    assert told.results["retreats"] == float(exact.retreats)
    assert lines(table, "ambush") == [("distance-1", 3), ("ambush", 0), ("flag-ignored", 0)]


# Strikes and barrages


def out_of_the_blue(stack: str, side: str = "allies", **fields: Any) -> Table:
    units = {"al01": "infantry G3", "al02": "armor H3", "ax01": "infantry G9", "ax02": "armor H9"}
    named = ["ax01", "ax02"] if side == "allies" else ["al01", "al02"]
    stack = f"{stack}:{side}" if ":" not in stack and "strikes" in stack else stack
    return Table(units=units, active=side, stack=["draw", stack], named=named, **fields)


@pytest.mark.parametrize("target", ["ax01", "ax02"])
@pytest.mark.parametrize("extra", [{}, {"sandbags": ["G9"]}, {"terrain": {"G9": "bunker:axis"}}])
def test_the_odds_of_air_power(target: str, extra: dict[str, Any]) -> None:
    """Stars hit, flags count, nothing protects; at the baseline each flag costs a figure."""
    table = out_of_the_blue("strikes 2", card="air_power", **extra)
    assert check(table, f"strike {target}").dice == 2


def test_the_axis_has_one_die_for_a_unit() -> None:
    table = out_of_the_blue("strikes 1", "axis", card="air_power")
    assert check(table, "strike al01").dice == 1
    assert lines(table, "strike al01") == [("air-power", 1)]


def test_the_odds_of_a_barrage() -> None:
    table = out_of_the_blue("barrage allies", card="barrage", sandbags=["G9"])
    assert check(table, "barrage ax01").dice == 4
    assert check(table, "barrage ax02").dice == 4
    assert lines(table, "barrage ax01") == [("barrage", 4), ("strike-ignores", 0)]
    assert lines(table, "barrage ax02") == [("barrage", 4)]


def test_the_strike_of_mortain_has_two_dice() -> None:
    fields: dict[str, Any] = {"scenario": "mortain", "active": "allies", "played": ["recon_left"]}
    named: dict[str, Any] = {"stack": ["draw", "strikes 2:allies"], "named": ["ax01", "ax02"]}
    table = Table(**fields, **named)
    assert lines(table, "strike ax01")[0] == ("recon-strike", 2)
    assert rules(table, "strike ax01", "recon-strike") == ("M44-F.12",)


# Dice for the cards held


def rallied(table: Table, action: str, dice: int) -> Iterator[tuple[list[int], list[Event]]]:
    for events in every_roll(table, action, dice):
        rolled = next(event for event in events if event.kind == E_RALLY_ROLLED)
        yield rolled.args[1:], events


@pytest.mark.parametrize(
    ("unit", "full"), [("infantry G3 1", 4), ("armor G3 2", 3), ("artillery G3 1", 2)]
)
def test_the_odds_of_medics_and_mechanics(unit: str, full: int) -> None:
    units = {"al01": unit, "al02": "armor A3 1", "ax01": "infantry G9"}
    hands = {"allies": ["probe_left", "move_out"], "axis": ["recon_left"]}
    table = Table(units=units, card="medics_and_mechanics", phase="order", hands=hands)
    told = odds(table, "heal al01")
    back: Counter[int] = Counter()
    for _, events in rallied(table, "heal al01", told.dice):
        back[next(event.args[1] for event in events if event.kind == E_HEALED)] += 1
    most = min(full - int(unit[-1]), told.dice)
    assert told.dice == 3
    assert told.hits == tuple(back[n] / 6**3 for n in range(most + 1))
    assert told.results == {"healed": float(1 - Fraction(back[0], 6**3))}
    assert lines(table, "heal al01") == [("cards-held", 3)]


def held(*cards: str) -> Table:
    units = {"al01": "infantry G3 2", "al02": "armor A3", "ax01": "infantry G9"}
    return Table(units=units, phase="play", hands={"allies": list(cards), "axis": ["recon_left"]})


def test_the_odds_of_their_finest_hour() -> None:
    table = held("their_finest_hour", "probe_left", "probe_center")
    action = "play their_finest_hour"
    told = odds(table, action)
    orders: Counter[int] = Counter()
    armor = 0
    for faces, _ in rallied(table, action, told.dice):
        orders[sum(face in (0, 1, 2, 5) for face in faces)] += 1
        armor += any(face in (2, 5) for face in faces)
    assert told.dice == 3
    assert told.hits == tuple(orders[n] / 6**3 for n in range(4))
    assert told.results["orders-armor"] == float(Fraction(armor, 6**3))
    assert told.results["orders-artillery"] == float(1 - Fraction(5, 6) ** 3)


def test_playing_medics_tells_the_chance_for_each_class_that_is_hurt() -> None:
    told = odds(held("medics_and_mechanics", "probe_left"), "play medics_and_mechanics")
    assert (told.dice, told.hits) == (2, ())
    assert told.results == {"heals-infantry": 0.75}


def test_a_counter_attack_rolls_for_the_own_hand() -> None:
    table = Table(
        units={"al01": "infantry G3 2", "ax01": "infantry G9"},
        phase="play",
        hands={"allies": ["counter_attack", "probe_left"], "axis": ["recon_left"]},
        last={"axis": "their_finest_hour"},
    )
    assert odds(table, "play counter_attack").dice == 2


def test_there_are_no_odds_where_no_dice_are_rolled() -> None:
    table = held("barrage", "probe_left")
    notation = table.layout.notation
    assert GAME.odds(table.s, 1, notation.parse("play probe_left")) is None
    assert GAME.odds(table.s, 1, notation.parse("play barrage")) is None
    assert GAME.odds(table.s, 0, notation.parse("play barrage")) is None
    assert GAME.odds(table.s, 1, notation.parse("attack al01 ax01")) is None


def test_chances_are_exact_and_sum_to_one() -> None:
    for dice in range(1, 9):
        for faces in range(7):
            for most in range(dice + 2):
                assert sum(binomial(dice, faces, most)) == 1
