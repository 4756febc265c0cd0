"""Armies and navies: where they stand, how many there are, and how they come and go."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import GAME, Table
from vezerkar.core.chance import Script
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import BIT, FRAME, a_of, verb_of
from vezerkar.games.quartermaster.terms import FRAMES, V_WITHDRAW

SEVEN = [
    *("germany", "western_europe", "italy", "balkans"),
    *("eastern_europe", "russia", "ukraine"),
]


@pytest.mark.rule("QG-11.1")
def test_a_country_never_has_two_pieces_in_a_space() -> None:
    table = Table(germany={"hand": ["ger_build_army"], "armies": ["germany", "western_europe"]})
    table.play("ger_build_army")
    assert not table.can("build western_europe")
    assert not table.can("build germany")


@pytest.mark.rule("QG-11.2")
def test_allies_may_share_a_space() -> None:
    table = Table(germany={"hand": ["ger_build_army"]})
    table.play("ger_build_army", "build italy")
    assert table.armies("germany") == {"germany", "italy"}
    assert table.armies("italy") == {"italy"}


@pytest.mark.rule("QG-11.3")
def test_enemies_never_share_a_space() -> None:
    table = Table(
        germany={"hand": ["ger_build_army"]},
        uk={"armies": ["western_europe"]},
    )
    table.play("ger_build_army")
    assert "western_europe" not in table.places("build")
    with pytest.raises(DataError, match="share a space"):
        Table(germany={"armies": ["germany"]}, uk={"armies": ["germany"]})


@pytest.mark.rule("QG-11.4")
def test_armies_on_land_and_navies_at_sea() -> None:
    table = Table(germany={"hand": ["ger_build_army", "ger_build_navy"]})
    army, navy = table.copy(), table
    army.play("ger_build_army")
    assert all(place not in ("baltic_sea", "north_sea") for place in army.places("build"))
    navy.play("ger_build_navy")
    assert navy.places("build") == {"baltic_sea"}
    with pytest.raises(DataError, match="expected land spaces"):
        Table(germany={"armies": ["baltic_sea"]})


@pytest.mark.rule("QG-11.5")
def test_with_all_pieces_on_the_board_none_is_built_or_recruited() -> None:
    table = Table(
        germany={"armies": SEVEN, "hand": ["ger_build_army", "ger_forced_conscription"]},
        italy={"armies": []},
    )
    assert table.reserve("germany") == 0
    build = table.copy()
    build.play("ger_build_army")
    assert build.actions("build") == []
    table.play("ger_forced_conscription")
    assert table.actions("recruit") == []


@pytest.mark.rule("QG-11.6")
def test_a_piece_that_leaves_is_available_again_at_once() -> None:
    table = Table(
        "ussr",
        germany={"armies": SEVEN},
        italy={"armies": []},
        ussr={"hand": ["sov_general_winter"], "armies": ["moscow"]},
    )
    table.play("sov_general_winter", "eliminate germany russia")
    assert table.reserve("germany") == 1


@pytest.mark.rule("QG-11.7")
def test_the_owner_takes_a_piece_off_whenever_he_is_asked() -> None:
    table = Table(
        germany={"armies": SEVEN, "hand": ["ger_build_army"]},
        italy={"armies": []},
        ussr={"armies": ["moscow", "siberia"], "responses": ["sov_moscow"]},
    )
    assert table.places("withdraw") == set(SEVEN)
    table.do("withdraw russia")
    assert table.phase == "play"  # nothing reacts, and the opportunity is not used up
    assert table.reserve("germany") == 1
    table.play("ger_build_army")
    assert table.can("build russia")
    table.do("build russia")
    assert table.asked == ["ussr"]  # in another country's turn as well
    told = table.do("withdraw siberia")
    assert told == ["withdrawn country:ussr space:siberia"]
    assert table.asked == ["ussr"]


@pytest.mark.rule("QG-11.7")
def test_whatever_is_asked_for_nothing_reacts_and_nothing_else_changes() -> None:
    asked: set[int] = set()
    for seed in (1, 2, 3):
        for step in lively_game(seed).steps:
            s = GAME.own(step.before).clone()
            phase = s.stack[-FRAME]
            offered = [a for a in s.legal_actions(step.seat) if verb_of(a) == V_WITHDRAW]
            if not offered or phase in asked:
                continue
            asked.add(phase)
            pieces, stack, cards = s.pieces[:], len(s.stack), (s.hands, s.piles, s.points)
            s.phases[phase].take(s, step.seat, offered[0], Script([]))
            pieces[step.seat] &= ~BIT[a_of(offered[0])]
            assert (s.pieces, (s.hands, s.piles, s.points)) == (pieces, cards), FRAMES[phase].word
            assert len(s.stack) <= stack, FRAMES[phase].word  # no window was opened
    assert len(asked) == 16  # all kinds of questions but three rare ones


@pytest.mark.rule("QG-11.7")
def test_also_while_cards_are_laid_back_on_the_deck() -> None:
    table = Table(
        germany={"armies": ["germany", "russia"], "status": ["ger_superior_planning"]},
        phase="start",
    )
    table.use("ger_superior_planning")
    assert table.phase == "look"
    assert table.places("withdraw") == {"germany", "russia"}
    before = table.actions("lay")
    table.do("withdraw russia")
    assert table.actions("lay") == before
    assert table.armies("germany") == {"germany"}


@pytest.mark.rule("QG-11.7", "QG-3.8")
def test_not_while_the_first_cards_are_discarded() -> None:
    table = Table.new()
    assert table.phase == "setup"
    assert not table.actions("withdraw")
    assert "QG-3.8" in table.refused("withdraw germany", seat="germany")


@pytest.mark.rule("QG-11.8")
def test_no_mate_can_force_a_piece_off_the_board() -> None:
    table = Table(
        "italy",
        germany={"armies": SEVEN},
        italy={"armies": ["italy"], "hand": ["ita_afrika_korps"]},
    )
    table.play("ita_afrika_korps")
    assert table.asked == ["italy"]
    assert table.actions("withdraw") == ["withdraw italy"]  # Italy's own piece only
    table.do("recruit germany north_africa")
    assert table.asked == ["germany"]
    assert table.can("skip")


@pytest.mark.rule("QG-11.9")
def test_pieces_never_move() -> None:
    table = Table(germany={"armies": ["germany", "western_europe"], "hand": ["ger_autobahn"]})
    table.play("ger_autobahn", "lift western_europe")
    assert table.armies("germany") == {"germany"}  # it leaves the board before it is built anew
    table.do("build balkans")
    assert table.armies("germany") == {"germany", "balkans"}


@pytest.mark.rule("QG-11.10")
def test_afrika_korps_with_all_german_armies_on_the_board() -> None:
    def table() -> Table:
        return Table(
            "italy",
            germany={"armies": SEVEN},
            italy={"armies": ["italy"], "hand": ["ita_afrika_korps", "ita_build_army"]},
        )

    frees = table()
    frees.play("ita_afrika_korps", "recruit germany north_africa", "withdraw russia")
    assert frees.armies("germany") == {*SEVEN, "north_africa"} - {"russia"}
    frees.do("recruit germany mediterranean")
    assert frees.navies("germany") == {"mediterranean"}
    declines = table()
    declines.play("ita_afrika_korps", "recruit germany north_africa", "skip")
    assert declines.armies("germany") == set(SEVEN)
    declines.do("recruit germany mediterranean")  # the navy of the card all the same
    assert declines.navies("germany") == {"mediterranean"}


@pytest.mark.rule("QG-11.11")
def test_armies_and_navies_are_counted_apart() -> None:
    table = Table(
        germany={"armies": SEVEN, "hand": ["ger_build_army", "ger_build_navy"]},
        italy={"armies": []},
    )
    assert table.reserve("germany", "navy") == 5
    army = table.copy()
    army.play("ger_build_army")
    assert army.actions("build") == []
    table.play("ger_build_navy")
    assert table.can("build baltic_sea")
