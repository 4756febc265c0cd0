"""Flags: retreats, what they cost, and who may ignore one (M44-4.44 to 4.60, 4.80, 4.81)."""

from __future__ import annotations

import pytest

from tests.games.memoir.skirmish import medals, skirmish, words
from tests.games.memoir.table import Table


def ways(table: Table) -> set[str]:
    """The hexes the retreating unit may go to now."""
    return {text.split()[2] for text in table.actions("retreat")}


def flee(table: Table) -> int:
    """Retreat by the first way that is offered; returns the steps that were a choice."""
    steps = 0
    while table.phase == "retreat":
        table.do(table.actions("retreat")[0])
        steps += 1
    return steps


@pytest.mark.rule("M44-4.44")
@pytest.mark.parametrize(
    ("dice", "steps", "ends"),
    [
        ("star star star", 0, {"G3"}),
        ("flag star star", 1, {"f4", "g4"}),
        ("flag star flag", 2, {"F5", "G5", "H5"}),
        ("flag flag flag", 3, {"e6", "f6", "g6", "h6"}),
    ],
)
def test_for_each_flag_the_target_retreats_one_hex(dice: str, steps: int, ends: set[str]) -> None:
    table = skirmish(al01="infantry H3", ax01="infantry G3")
    table.do("attack al01 ax01", dice)
    assert flee(table) == steps
    assert table.at("ax01") in ends
    assert table.men("ax01") == 4


@pytest.mark.rule("M44-4.45")
def test_the_owner_of_the_unit_chooses_the_hexes() -> None:
    table = skirmish(al01="infantry G3", ax01="infantry H3")
    table.do("attack al01 ax01", "flag flag star")
    assert table.asked == ["axis"]
    assert ways(table) == {"g4", "h4"}
    table.do("retreat ax01 h4")
    assert table.asked == ["axis"]
    assert ways(table) == {"H5", "I5"}
    table.do("retreat ax01 I5")
    assert table.at("ax01") == "I5"


@pytest.mark.rule("M44-4.46")
@pytest.mark.parametrize("attacker", ["E5", "G5", "e4", "f4", "e6", "f6"])
def test_an_axis_unit_retreats_towards_the_top(attacker: str) -> None:
    """On [5,4] the first retreat hex is [4,3] or [5,3], wherever the attacker stands."""
    table = skirmish(al01=f"infantry {attacker}", ax01="infantry F5")
    table.do("attack al01 ax01", "flag star star")
    if attacker in ("e6", "f6"):
        assert table.at("ax01") == ({"e6", "f6"} - {attacker}).pop()
    else:
        assert ways(table) == {"e6", "f6"}


@pytest.mark.rule("M44-4.46")
@pytest.mark.parametrize("attacker", ["E5", "G5", "e4", "f4", "e6", "f6"])
def test_an_allied_unit_retreats_towards_the_bottom(attacker: str) -> None:
    """On [5,4] the first retreat hex is [4,5] or [5,5], wherever the attacker stands."""
    table = skirmish(active="axis", ax01=f"infantry {attacker}", al01="infantry F5")
    table.do("attack ax01 al01", "flag star star")
    if attacker in ("e4", "f4"):
        assert table.at("al01") == ({"e4", "f4"} - {attacker}).pop()
    else:
        assert ways(table) == {"e4", "f4"}


@pytest.mark.rule("M44-4.47")
@pytest.mark.parametrize(
    "ground", ["forest", "hedgerow", "town", "hill", "steep_hill", "beach", "river bridge"]
)
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_terrain_does_not_stop_a_retreat(ground: str, kind: str) -> None:
    """Three flags through three rows of it; only the way over f6, G7 and g8 is open."""
    river = dict.fromkeys(("g6", "F7", "f8"), "river")
    way = dict.fromkeys(("f6", "G7", "g8"), ground)
    table = skirmish(al01="infantry H5", ax01=f"{kind} G5", terrain=river | way, wire=["G7"])
    table.do("attack al01 ax01", "flag flag flag")
    assert table.at("ax01") == "g8"
    assert table.has_wire("G7")


@pytest.mark.rule("M44-4.48")
@pytest.mark.parametrize(
    ("ground", "closed_to"),
    [
        ("river", {"infantry", "armor", "artillery"}),
        ("hill impassable", {"infantry", "armor", "artillery"}),
        ("bunker:axis", {"armor", "artillery"}),
        ("hedgehog", {"armor", "artillery"}),
        ("river bridge", set()),
    ],
)
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_a_unit_cannot_retreat_into_a_hex_impassable_for_it(
    ground: str, closed_to: set[str], kind: str
) -> None:
    full = {"infantry": 4, "armor": 3, "artillery": 2}[kind]
    table = skirmish(al01="infantry H5", ax01=f"{kind} G5", terrain={"f6": "river", "g6": ground})
    table.do("attack al01 ax01", "flag star star")
    if kind in closed_to:
        assert (table.at("ax01"), table.men("ax01")) == ("G5", full - 1)
    else:
        assert (table.at("ax01"), table.men("ax01")) == ("g6", full)


@pytest.mark.rule("M44-4.48")
def test_a_unit_cannot_retreat_through_a_river() -> None:
    """Two flags, and behind the first row a river without a bridge."""
    river = dict.fromkeys(("F7", "G7", "H7"), "river")
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain=river)
    table.do("attack al01 ax01", "flag flag star")
    assert flee(table) == 1
    assert table.at("ax01") in ("f6", "g6")
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-4.49")
@pytest.mark.parametrize("other", ["ax02", "al02"])
def test_a_unit_cannot_retreat_into_or_through_another(other: str) -> None:
    near = skirmish(al01="infantry H5", ax01="infantry G5", **{other: "infantry f6"})
    near.do("attack al01 ax01", "flag star star")
    assert near.at("ax01") == "g6"
    third = "ax03" if other == "ax02" else "al03"
    both = {other: "infantry f6", third: "infantry g6"}
    shut = skirmish(al01="infantry H5", ax01="infantry G5", **both)
    shut.do("attack al01 ax01", "flag flag star")
    assert (shut.at("ax01"), shut.men("ax01")) == ("G5", 2)


@pytest.mark.rule("M44-4.50")
def test_a_retreat_that_cannot_be_made_costs_a_figure() -> None:
    """Another German unit on one hex and a river on the other: one more figure is lost."""
    table = skirmish(
        al01="infantry H5", ax01="infantry G5", ax02="infantry f6", terrain={"g6": "river"}
    )
    happened = table.do("attack al01 ax01", "infantry flag star")
    assert (table.at("ax01"), table.men("ax01")) == ("G5", 2)
    assert "blocked unit:ax01 1" in happened
    assert table.asked == ["allies"]


@pytest.mark.rule("M44-4.50")
@pytest.mark.parametrize(("flags", "men"), [(1, 3), (2, 2), (3, 1)])
def test_every_missing_hex_costs_a_figure(flags: int, men: int) -> None:
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain={"f6": "river", "g6": "river"})
    table.do("attack al01 ax01", " ".join(["flag"] * flags + ["star"] * (3 - flags)))
    assert (table.at("ax01"), table.men("ax01")) == ("G5", men)


@pytest.mark.rule("M44-4.51")
@pytest.mark.parametrize(("flags", "men"), [(1, 3), (2, 2), (3, 1)])
def test_a_unit_at_its_baseline_loses_a_figure_for_each_flag(flags: int, men: int) -> None:
    dice = " ".join(["flag"] * flags + ["star"] * (3 - flags))
    axis = skirmish(al01="infantry F9", ax01="infantry G9")
    axis.do("attack al01 ax01", dice)
    assert (axis.at("ax01"), axis.men("ax01")) == ("G9", men)
    allies = skirmish(active="axis", ax01="infantry F1", al01="infantry G1")
    allies.do("attack ax01 al01", dice)
    assert (allies.at("al01"), allies.men("al01")) == ("G1", men)


@pytest.mark.rule("M44-4.52")
def test_a_unit_may_not_retreat_into_the_ocean() -> None:
    """One soldier and one flag against Allied infantry at the water's edge: 2 figures, not 1."""
    table = skirmish(
        active="axis",
        board_side="beach",
        terrain={"A1": "clear", "B1": "clear"},
        ax01="infantry F3",
        al01="infantry G3",
    )
    table.do("attack ax01 al01", "infantry flag star")
    assert (table.at("al01"), table.men("al01")) == ("G3", 2)


@pytest.mark.rule("M44-4.53")
def test_a_unit_may_not_choose_a_dead_end_while_a_longer_retreat_exists() -> None:
    """Behind f6 there is a river; two hexes can be made over g6 only."""
    dead_end = {"F7": "river", "G7": "river"}
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain=dead_end)
    table.do("attack al01 ax01", "flag flag star")
    assert (table.at("ax01"), table.men("ax01")) == ("H7", 4)
    # For a single flag the dead end is as good as the other hex.
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain=dead_end)
    table.do("attack al01 ax01", "flag star star")
    assert ways(table) == {"f6", "g6"}


@pytest.mark.rule("M44-4.53")
def test_a_unit_makes_as_many_hexes_as_possible() -> None:
    """Three flags, two hexes one way and one the other: two hexes and one figure."""
    ground = dict.fromkeys(("F7", "G7", "g8", "h8"), "river")
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain=ground)
    table.do("attack al01 ax01", "flag flag flag")
    assert (table.at("ax01"), table.men("ax01")) == ("H7", 3)


@pytest.mark.rule("M44-4.54")
def test_with_two_free_hexes_the_owner_chooses() -> None:
    """After losing 1 figure the German unit has two ways to retreat."""
    table = skirmish(al01="infantry H5", ax01="infantry G5")
    table.do("attack al01 ax01", "infantry flag star")
    assert table.men("ax01") == 3
    assert table.asked == ["axis"]
    assert ways(table) == {"f6", "g6"}


@pytest.mark.rule("M44-4.54")
def test_with_one_free_hex_it_is_that_one() -> None:
    table = skirmish(al01="infantry H5", ax01="infantry G5", ax02="infantry f6")
    table.do("attack al01 ax01", "infantry flag star")
    assert (table.at("ax01"), table.men("ax01")) == ("g6", 3)


@pytest.mark.rule("M44-4.54")
def test_with_no_free_hex_a_figure_is_lost() -> None:
    table = skirmish(
        al01="infantry H5", ax01="infantry G5", ax02="infantry f6", terrain={"g6": "river"}
    )
    table.do("attack al01 ax01", "infantry flag star")
    assert (table.at("ax01"), table.men("ax01")) == ("G5", 2)


@pytest.mark.rule("M44-4.55")
def test_a_blocked_retreat_can_eliminate_a_unit() -> None:
    table = skirmish(al01="infantry F9", ax01="infantry G9 2")
    table.do("attack al01 ax01", "flag flag star")
    assert table.at("ax01") is None
    assert medals(table) == (1, 0)
    assert table.actions() == ["advance al01 G9", "stay"]


@pytest.mark.rule("M44-4.55")
def test_after_fire_a_blocked_retreat_gives_the_medal_but_no_ground() -> None:
    table = skirmish(al01="infantry E9", ax01="infantry G9 1")
    table.do("attack al01 ax01", "flag star")
    assert medals(table) == (1, 0)
    assert table.phase == "battle"


@pytest.mark.rule("M44-4.56")
def test_behind_sandbags_the_first_flag_may_be_ignored() -> None:
    """One flag: the unit may stay. Two flags: it retreats one hex."""
    one = skirmish(al01="infantry H5", ax01="infantry G5", sandbags=["G5"])
    one.do("attack al01 ax01", "flag star")
    one.do("ignore-flag")
    assert (one.at("ax01"), one.men("ax01")) == ("G5", 4)
    assert one.phase == "battle"
    two = skirmish(al01="infantry H5", ax01="infantry G5", sandbags=["G5"])
    two.do("attack al01 ax01", "flag flag")
    two.do("ignore-flag")
    assert flee(two) == 1
    assert two.at("ax01") in ("f6", "g6")


@pytest.mark.rule("M44-4.56")
def test_in_the_open_no_flag_is_ignored() -> None:
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain={"G5": "forest"})
    table.do("attack al01 ax01", "flag star")
    assert table.actions() == ["retreat ax01 f6", "retreat ax01 g6"]


@pytest.mark.rule("M44-4.57")
@pytest.mark.parametrize(("choice", "steps"), [("ignore-flag", 1), ("accept-flag", 2)])
def test_ignoring_a_flag_is_the_choice_of_the_defender(choice: str, steps: int) -> None:
    """He decides after the casualties and before the first step, and may retreat for all flags."""
    table = skirmish(al01="armor H5", ax01="infantry G5", terrain={"G5": "hedgehog"})
    table.do("attack al01 ax01", "flag infantry flag")
    assert table.asked == ["axis"]
    assert table.actions() == ["ignore-flag", "accept-flag"]
    assert (table.men("ax01"), table.at("ax01")) == (3, "G5")
    table.do(choice)
    assert flee(table) == steps


@pytest.mark.rule("M44-4.58")
@pytest.mark.parametrize("pieces", ["hedgehog", "bunker:axis"])
def test_two_reasons_to_ignore_a_flag_still_ignore_only_one(pieces: str) -> None:
    table = skirmish(
        al01="infantry H5", ax01="infantry G5", terrain={"G5": pieces}, sandbags=["G5"]
    )
    table.do("attack al01 ax01", "flag flag")
    table.do("ignore-flag")
    assert table.phase == "retreat"
    assert flee(table) == 1
    assert table.at("ax01") in ("f6", "g6")


@pytest.mark.rule("M44-4.59")
def test_the_hex_where_the_unit_was_attacked_decides_about_flags() -> None:
    """A hedgehog on the way of the retreat does not help."""
    traps = dict.fromkeys(("f6", "g6"), "hedgehog")
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain=traps)
    table.do("attack al01 ax01", "flag flag star")
    assert ways(table) == {"f6", "g6"}
    table.do("retreat ax01 f6")
    assert ways(table) == {"F7", "G7"}
    # And one under its feet helps for all flags of the roll, though the unit has left it.
    table = skirmish(al01="infantry H5", ax01="infantry G5", terrain={"G5": "hedgehog"})
    table.do("attack al01 ax01", "flag flag star")
    table.do("ignore-flag")
    table.do("retreat ax01 f6")
    assert table.asked == ["allies"]


@pytest.mark.rule("M44-4.60")
def test_a_retreat_does_not_hinder_the_unit_in_its_next_turn() -> None:
    """It fled into a forest; in its own turn it battles from there, or moves on."""
    table = skirmish(
        al01="infantry G5",
        ax01="infantry H5",
        terrain={"g6": "river", "h6": "forest"},
        hands={"axis": ["direct_from_hq"], "allies": ["probe_left"]},
        played=[],
    )
    table.do("attack al01 ax01", "flag star star")
    assert table.at("ax01") == "h6"
    table.do("advance al01 H5")
    table.do("done", "0")
    table.do("play direct_from_hq")
    table.do("order ax01")
    table.do("done")
    assert {"i6", "H7", "j6", "h8"} <= table.destinations("ax01")  # one and two hexes away
    table.do("done")
    assert table.targets("ax01") == {"al01"}


@pytest.mark.rule("M44-4.80")
def test_the_missing_hexes_are_paid_before_the_possible_steps() -> None:
    """Two flags, one hex free: a unit of 1 figure dies in its hex, one of 2 loses 1 and goes."""
    weak = skirmish(al01="infantry f8", ax01="infantry g8 1")
    happened = weak.do("attack al01 ax01", "flag flag star")
    assert "eliminated unit:ax01 hex:g8" in happened
    assert "retreated" not in words(happened)
    strong = skirmish(al01="infantry f8", ax01="infantry g8 2")
    strong.do("attack al01 ax01", "flag flag star")
    assert strong.men("ax01") == 1
    assert strong.at("ax01") == "g8"
    assert ways(strong) == {"G9", "H9"}
    strong.do("retreat ax01 G9")
    assert (strong.at("ax01"), strong.men("ax01")) == ("G9", 1)


@pytest.mark.rule("M44-4.80")
def test_a_unit_that_dies_of_the_missing_hexes_does_not_reach_an_objective() -> None:
    goal = {"side": "axis", "hexes": ["G9", "H9"], "mode": "permanent"}
    table = skirmish(al01="infantry f8", ax01="infantry g8 1", objectives=[goal])
    table.do("attack al01 ax01", "flag flag star")
    assert medals(table) == (1, 0)


@pytest.mark.rule("M44-4.81")
def test_flags_retreats_and_ground_are_decided_at_once_by_their_owners() -> None:
    table = skirmish(
        al01="infantry H5",
        al02="infantry J5",
        ax01="infantry G5",
        ax02="infantry K5",
        sandbags=["G5"],
    )
    table.do("attack al01 ax01", "flag flag")
    assert (table.asked, table.actions()) == (["axis"], ["ignore-flag", "accept-flag"])
    table.do("ignore-flag")
    assert (table.asked, table.actions()) == (["axis"], ["retreat ax01 f6", "retreat ax01 g6"])
    table.do("retreat ax01 f6")
    assert (table.asked, table.actions()) == (["allies"], ["advance al01 G5", "stay"])
    table.do("advance al01 G5")
    assert table.targets("al02") == {"ax02"}
