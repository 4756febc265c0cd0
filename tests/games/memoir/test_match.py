"""A match of two battles with sides exchanged, what counts in it, and how a battle may begin."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.memoir.pack_game import edited, game_with
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.data import load_data
from vezerkar.games.memoir.state import Battle

DEAL = " ".join(["0"] * 8)  # Pegasus Bridge deals 6 + 2 cards
NEXT = {"al01": "G7 4", "ax05": "H7 1"}  # Allied infantry next to the last figure of a unit
LAST = {"ax05": "H7 4", "al01": "G7 1"}  # and the other way round


def match(attacker: str, units: dict[str, str], **fields: Any) -> Table:
    """A match, of Pegasus Bridge unless said otherwise; an ordered unit is to battle."""
    side = "allies" if attacker.startswith("al") else "axis"
    settings = {"match": "two_battles", **fields.pop("settings", {})}
    turn = {"active": side, "phase": "battle", "ordered": [attacker], "sandbags": []}
    base = {"scenario": "pegasus-bridge", "settings": settings, "units": units}
    return Table(**{**base, **turn, **fields})


def won_first_battle(**fields: Any) -> Table:
    """The Allies, played by the second player, win the first battle with 4 medals to 2."""
    table = match("al01", NEXT, medals={"allies": 3, "axis": 2}, **fields)
    table.do("attack al01 ax05", f"grenade star star {DEAL}")
    return table


# Two battles, sides exchanged


@pytest.mark.rule("M44-S.10")
def test_after_the_first_battle_of_a_match_the_second_begins_with_sides_exchanged() -> None:
    table = match("al01", NEXT, medals={"allies": 3, "axis": 2})
    assert list(GAME.seats(table.s)) == ["first", "second"]
    assert table.asked == ["second"]  # who plays the Allies
    happened = table.do("attack al01 ax05", f"grenade star star {DEAL}")
    assert "battle-won side:allies 4 2" in happened
    assert "second-battle" in happened
    assert table.over is None
    assert (table.active, table.asked) == ("allies", ["first"])


@pytest.mark.rule("M44-S.10")
def test_the_second_battle_starts_from_the_full_setup_of_the_scenario() -> None:
    fresh = Table(scenario="pegasus-bridge", discard=[])
    table = match(
        "al01",
        {**NEXT, "al02": "gone", "ax01": "B9 2"},
        medals={"allies": 3, "axis": 2},
        wire=["A7"],
        turn=31,
    )
    table.do("attack al01 ax05", f"grenade star star {DEAL}")
    assert table.s.unit_hex == fresh.s.unit_hex
    assert table.s.unit_men == fresh.s.unit_men
    assert table.s.works == fresh.s.works
    assert (table.medals("axis"), table.medals("allies"), table.s.turn) == (0, 0, 0)


@pytest.mark.rule("M44-S.10")
def test_the_second_battle_has_a_newly_shuffled_deck_of_all_cards() -> None:
    table = won_first_battle(
        hands={"allies": ["recon_left", "dig_in"], "axis": ["barrage"]},
        discard=["ambush", "air_power", "move_out"],
    )
    assert table.discards == []
    assert (len(table.hand("allies")), len(table.hand("axis")), table.pile) == (6, 2, 52)
    counts = {card.id: card.count for card in load_data().cards}
    for i, name in enumerate(counts):
        held = table.hand("allies").count(name) + table.hand("axis").count(name)
        assert table.s.pile[i] + held == counts[name]


@pytest.mark.rule("M44-S.10")
@pytest.mark.parametrize(
    ("first_battle", "axis_medals", "winner"),
    [
        ({"axis": 2, "allies": 4}, 1, "first"),  # 2 + 4 against 4 + 1
        ({"axis": 2, "allies": 4}, 2, ""),  # 6 against 6: drawn
        ({"axis": 2, "allies": 4}, 3, "second"),  # 6 against 7
        ({"axis": 4, "allies": 0}, 3, "first"),  # won both
    ],
)
def test_the_player_with_the_most_medals_over_both_battles_wins_the_match(
    first_battle: dict[str, int], axis_medals: int, winner: str
) -> None:
    # In the second battle the first player has the Allies, who win it with their fourth medal.
    table = match(
        "al01",
        NEXT,
        battle=2,
        first_battle=first_battle,
        medals={"allies": 3, "axis": axis_medals},
    )
    assert table.asked == ["first"]
    table.do("attack al01 ax05", "grenade star star")
    assert table.over == (winner, "M44-S.10")


@pytest.mark.rule("M44-S.10")
def test_the_winner_of_the_second_battle_may_lose_the_match() -> None:
    # The second player has the Axis now and wins, but had only 1 medal in the first battle.
    table = match(
        "ax05",
        LAST,
        battle=2,
        first_battle={"axis": 4, "allies": 1},
        medals={"allies": 3, "axis": 3},
    )
    assert table.asked == ["second"]
    table.do("attack ax05 al01", "grenade star star")
    assert table.over == ("first", "M44-S.10")  # 4 + 3 against 1 + 4


@pytest.mark.rule("M44-S.10")
def test_medals_of_temporary_objectives_held_at_the_end_of_a_battle_count() -> None:
    # The Axis wins; the Allies have one medal for a unit and one for the unit on the bridge D7.
    units = {**LAST, "al02": "D7 4"}
    table = match("ax05", units, medals={"allies": 1, "axis": 3})
    assert table.medals("allies") == 2
    table.do("attack ax05 al01", f"grenade star star {DEAL}")
    assert table.s.match == [4, 2]


@pytest.mark.rule("M44-S.10")
def test_a_single_battle_is_won_by_the_side_that_reached_its_medals() -> None:
    table = match("al01", NEXT, settings={"match": "single"}, medals={"allies": 3, "axis": 3})
    table.do("attack al01 ax05", "grenade star star")
    assert table.over == ("allies", "M44-O.1")


@pytest.mark.rule("M44-S.10")
def test_teams_exchange_sides_too() -> None:
    table = won_first_battle(settings={"axis_players": 3, "allies_players": 1})
    assert list(GAME.seats(table.s)) == ["first-left", "first-center", "first-right", "second"]
    assert table.asked == ["first-left", "first-center", "first-right"]
    assert table.active == "allies"


# What a battle counts


@pytest.mark.rule("M44-O.5")
def test_medals_beyond_the_target_are_not_counted() -> None:
    # Mont Mouchet: the Allies have 3 of 4 medals and eliminate tanks, which are worth 2.
    table = match(
        "al01",
        {"al01": "b4 3", "ax01": "b6 1"},
        scenario="mont-mouchet",
        battle=2,
        first_battle={"axis": 1, "allies": 4},
        medals={"allies": 3, "axis": 1},
    )
    table.do("attack al01 ax01", "grenade star")
    assert table.medals("allies") == 4
    assert table.over == ("", "M44-S.10")  # 1 + 4 against 4 + 1, not 1 + 5


@pytest.mark.rule("M44-O.16")
def test_a_winner_by_sudden_death_is_credited_with_his_full_target_the_loser_keeps_his() -> None:
    # Saverne: two of the three town hexes F9, G9 and g8 are held at the end of the Allied turn.
    table = match(
        "al04",
        {"al04": "F9 4", "al05": "G9 4", "ax02": "A9 4"},
        scenario="saverne-gap",
        medals={"allies": 1, "axis": 3},
    )
    happened = table.do("done", " ".join(["0"] * 11))  # one card, then 6 + 4 for the next battle
    assert "battle-won side:allies 5 3" in happened
    assert table.s.match == [3, 5]


@pytest.mark.rule("M44-O.16")
def test_a_winner_by_the_empty_deck_is_credited_with_his_full_target() -> None:
    deck = Counter({card.id: card.count for card in load_data().cards})
    hands = {"axis": ["probe_left"] * 4, "allies": ["probe_center"] * 4}
    used = deck - Counter([*hands["axis"], *hands["allies"], "move_out"])  # one card is left
    table = Table(
        scenario="vassieux",
        settings={"match": "two_battles"},
        active="allies",
        hands=hands,
        discard=sorted(used.elements()),
        medals={"allies": 2, "axis": 1},
    )
    table.do("play probe_center")
    happened = table.do("done", " ".join(["0"] * 9))  # one card, then 4 + 4 for the next battle
    assert "battle-won side:axis 4 2" in happened
    assert table.s.match == [4, 2]


@pytest.mark.rule("M44-O.16")
def test_a_winner_because_the_enemy_has_no_unit_left_is_credited_with_his_full_target() -> None:
    gone = dict.fromkeys(("ax01", "ax02", "ax03", "ax04", "ax06"), "gone")
    table = match("al01", {**NEXT, **gone}, medals={"allies": 1, "axis": 3})
    happened = table.do("attack al01 ax05", f"grenade star star {DEAL}")
    assert "battle-won side:allies 4 3" in happened
    assert table.s.match == [3, 4]


# How a battle may begin


def begun(tmp_path: Path, slug: str, *changes: tuple[str, str]) -> Battle:
    """The first position of a scenario that a pack has changed."""
    state = game_with(edited(tmp_path, slug, *changes)).new(slug, {}, Seeded(1))
    assert isinstance(state, Battle)
    return state


AL01 = 'id = "al01", at = [2, 5]'


@pytest.mark.rule("M44-O.17")
def test_an_objective_that_is_held_at_the_start_counts_from_the_beginning(tmp_path: Path) -> None:
    s = begun(tmp_path, "pegasus-bridge", (AL01, 'id = "al01", at = [3, 2]'))
    assert s.tally == [0, 1]


@pytest.mark.rule("M44-O.17")
def test_a_permanent_objective_that_is_held_at_the_start_is_scored_for_good(
    tmp_path: Path,
) -> None:
    s = begun(
        tmp_path, "liberation-of-paris", ('id = "al05", at = [0, 8]', 'id = "al05", at = [2, 0]')
    )
    assert s.tally == s.medals == [0, 1]


@pytest.mark.rule("M44-O.17")
def test_an_objective_of_the_other_side_counts_for_nobody_at_the_start(tmp_path: Path) -> None:
    s = begun(tmp_path, "pegasus-bridge", ('id = "ax04", at = [4, 2]', 'id = "ax04", at = [3, 2]'))
    assert s.tally == [0, 0]
