"""What the dice do to the figures of a unit (M44-4.36 to 4.43)."""

from __future__ import annotations

import pytest

from tests.games.memoir.skirmish import medals, skirmish, words


@pytest.mark.rule("M44-4.36")
def test_casualties_are_taken_before_the_retreat() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    happened = table.do("attack al01 ax01", "flag infantry grenade")
    assert table.asked == ["axis"]
    assert table.phase == "retreat"
    assert table.men("ax01") == 2
    assert table.at("ax01") == "H5"
    happened += table.do("retreat ax01 h6")
    assert words(happened) == ["attacked", "rolled", "hit", "retreated"]


@pytest.mark.rule("M44-4.36")
def test_a_unit_that_dies_of_its_casualties_dies_where_it_stood() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5 1")
    happened = table.do("attack al01 ax01", "flag flag infantry")
    assert "eliminated unit:ax01 hex:H5" in happened
    assert "retreated" not in words(happened)


@pytest.mark.rule("M44-4.37")
@pytest.mark.parametrize(
    ("target", "symbol", "full"),
    [
        ("infantry", "infantry", 4),
        ("special_forces", "infantry", 4),
        ("french_resistance", "infantry", 3),
        ("armor", "armor", 3),
        ("elite_armor", "armor", 4),
    ],
)
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_each_symbol_of_the_target_removes_a_figure(
    target: str, symbol: str, full: int, hits: int
) -> None:
    table = skirmish(al01="infantry G5", ax01=f"{target} H5")
    rolled = [symbol] * hits + ["star"] * (3 - hits)
    table.do("attack al01 ax01", " ".join(rolled))
    assert table.men("ax01") == full - hits


@pytest.mark.rule("M44-4.37")
def test_both_infantry_faces_of_the_die_are_hits() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("attack al01 ax01", "0 1 5")  # faces by number: soldier, soldier, star
    assert table.men("ax01") == 2


@pytest.mark.rule("M44-4.38")
@pytest.mark.parametrize(
    ("target", "full"),
    [
        ("infantry", 4),
        ("special_forces", 4),
        ("french_resistance", 3),
        ("armor", 3),
        ("elite_armor", 4),
        ("artillery", 2),
    ],
)
def test_a_grenade_removes_a_figure_from_any_target(target: str, full: int) -> None:
    table = skirmish(al01="infantry G5", ax01=f"{target} H5")
    table.do("attack al01 ax01", "grenade star star")
    assert table.men("ax01") == full - 1


@pytest.mark.rule("M44-4.38")
def test_every_grenade_counts() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("attack al01 ax01", "grenade grenade grenade")
    assert table.men("ax01") == 1


@pytest.mark.rule("M44-4.39")
@pytest.mark.parametrize(
    ("target", "wrong", "full"),
    [
        ("armor", "infantry", 3),
        ("elite_armor", "infantry", 4),
        ("artillery", "infantry", 2),
        ("infantry", "armor", 4),
        ("special_forces", "armor", 4),
        ("french_resistance", "armor", 3),
        ("artillery", "armor", 2),
    ],
)
def test_the_symbol_of_another_type_does_nothing(target: str, wrong: str, full: int) -> None:
    table = skirmish(al01="infantry G5", ax01=f"{target} H5")
    happened = table.do("attack al01 ax01", f"{wrong} {wrong} {wrong}")
    assert table.men("ax01") == full
    assert words(happened) == ["attacked", "rolled"]


@pytest.mark.rule("M44-4.40")
@pytest.mark.parametrize("target", ["infantry", "armor", "artillery"])
def test_a_star_has_no_effect(target: str) -> None:
    for attacker in ("infantry", "armor", "artillery"):
        table = skirmish(al01=f"{attacker} G5", ax01=f"{target} H5")
        happened = table.do("attack al01 ax01", "star star star")
        assert words(happened) == ["attacked", "rolled"]
        assert table.at("ax01") == "H5"


@pytest.mark.rule("M44-4.40")
def test_one_flag_one_soldier_and_one_star_against_infantry() -> None:
    """One figure is lost, then a retreat of one hex; the star does nothing."""
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("attack al01 ax01", "flag infantry star")
    assert table.men("ax01") == 3
    table.do("retreat ax01 h6")
    assert (table.at("ax01"), table.men("ax01")) == ("h6", 3)
    assert table.phase == "ground"  # no second hex to retreat


@pytest.mark.rule("M44-4.41")
@pytest.mark.parametrize("unit", ["infantry", "armor", "artillery"])
def test_the_last_figure_goes_to_the_medals_of_the_attacker(unit: str) -> None:
    table = skirmish(al01="infantry G5", ax01=f"{unit} H5 2")
    table.do("attack al01 ax01", "grenade star star")
    assert table.at("ax01") == "H5"
    assert medals(table) == (0, 0)
    table = skirmish(al01="infantry G5", ax01=f"{unit} H5 1")
    happened = table.do("attack al01 ax01", "grenade star star")
    assert "eliminated unit:ax01 hex:H5" in happened
    assert table.at("ax01") is None
    assert table.on("H5") is None
    assert medals(table) == (1, 0)


@pytest.mark.rule("M44-4.41")
def test_the_axis_scores_for_allied_units() -> None:
    table = skirmish(active="axis", ax01="infantry G5", al01="infantry H5 2")
    table.do("attack ax01 al01", "infantry infantry star")
    assert medals(table) == (0, 1)


@pytest.mark.rule("M44-4.42")
def test_hits_beyond_the_figures_of_the_target_are_lost() -> None:
    table = skirmish(
        al01="infantry G5", ax01="infantry H5 1", ax02="infantry I5", ax03="infantry h6"
    )
    happened = table.do("attack al01 ax01", "grenade infantry infantry")
    assert "hit unit:ax01 1 0" in happened
    assert words(happened).count("eliminated") == 1
    assert medals(table) == (1, 0)
    assert (table.men("ax02"), table.men("ax03")) == (4, 4)


@pytest.mark.rule("M44-4.43")
def test_an_eliminated_unit_does_not_retreat() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5 1")
    happened = table.do("attack al01 ax01", "infantry flag flag")
    assert words(happened) == ["attacked", "rolled", "hit", "eliminated", "medals"]
    assert table.at("ax01") is None
    assert table.asked == ["allies"]
    assert table.actions() == ["advance al01 H5", "stay"]


@pytest.mark.rule("M44-4.43")
def test_flags_left_over_do_nothing_to_a_unit_that_its_losses_have_eliminated() -> None:
    """Three flags on the baseline against a single figure: one loss, one medal, nobody moves."""
    table = skirmish(al01="infantry H7", ax01="infantry h8 1", ax02="infantry H9")
    happened = table.do("attack al01 ax01", "flag flag flag")
    assert "eliminated unit:ax01 hex:h8" in happened
    assert "retreated" not in words(happened)
    assert "hit unit:ax01 1 0" in happened
    assert medals(table) == (1, 0)
    assert table.men("ax02") == 4


@pytest.mark.rule("M44-4.43")
def test_an_eliminated_unit_is_not_asked_about_its_sandbags() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5 1", sandbags=["H5"])
    table.do("attack al01 ax01", "infantry flag")
    assert table.asked == ["allies"]
    assert table.phase == "ground"
