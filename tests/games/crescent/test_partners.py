"""What two captains of a side share, and what is only the one's who gives the order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import ARMIES, GAME, Table, clash, planning
from vezerkar.games.crescent.rules.combat import attack_strength
from vezerkar.games.crescent.terms import MELEE

FOUR: dict[str, Any] = {"settings": {"players": 4}}
ORDER = {"artillery": ["march"]}


def attacked(**given: Any) -> Table:
    """The pikes of the first Christian captain have an order against a foot tower beside them."""
    return clash(
        {"c-pike1": "E6", "o-foot1": "E5"},
        turn="christian1",
        christian1={"plan": {"pike": ["march"]}, "cubes": {"pike": 2}},
        **FOUR,
        **given,
    )


def before_battle(towers: dict[str, str] | None = None, **given: Any) -> Table:
    fields = {"round": 1, "phase": "preactions", "hold": False, **FOUR, **given}
    return clash(towers or dict(ARMIES), turn="ottoman1", **fields)


# Defence is shared


@pytest.mark.rule("KF-2.2.11")
@pytest.mark.parametrize("captain", ["ottoman1", "ottoman2"])
def test_resistance_of_either_partner_holds_the_tower(captain: str) -> None:
    resists: dict[str, Any] = {captain: {"plan": {"foot": ["march", "resistance"]}}}
    table = attacked(**resists)
    table.do("execute pike", "melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E5", 1)


@pytest.mark.rule("KF-2.2.11", "KF-3.3.9")
@pytest.mark.parametrize(
    ("captain", "personal"), [("ottoman1", [7, 9, 5, 5]), ("ottoman2", [5, 9, 7, 5])]
)
def test_strike_back_of_either_partner_scores_for_who_laid_it(
    captain: str, personal: list[int]
) -> None:
    strikes: dict[str, Any] = {captain: {"plan": {"foot": ["march", "strike_back"]}}}
    table = attacked(**strikes)
    table.do("execute pike", "melee c-pike1 o-foot1")
    assert (table.discs("c-pike1"), table.score, table.s.personal) == (2, (2, 4), personal)


# Attacks are the captain's own


@pytest.mark.rule("KF-2.2.10")
def test_zeal_of_the_partner_does_not_help_an_attack() -> None:
    table = clash(
        {"o-pike1": "E5", "c-foot1": "E6"},
        turn="ottoman1",
        round=1,
        ottoman1={"cubes": {"pike": 1}},
        ottoman2={"plan": {"pike": ["march", "zeal"]}, "cubes": {"pike": 1}},
        **FOUR,
    )
    pike, foot = table.number("unit", "o-pike1"), table.number("unit", "c-foot1")
    assert attack_strength(table.s, 0, pike, foot, MELEE) == 1
    assert attack_strength(table.s, 2, pike, foot, MELEE) == 2


@pytest.mark.rule("KF-2.2.8", "KF-2.2.10")
@pytest.mark.parametrize("upgraded", ["ottoman1", "ottoman2"])
def test_light_cavalry_shoots_only_for_the_captain_who_has_upgraded_it(upgraded: str) -> None:
    order = {"plan": {"light_cavalry": ["march"]}, "cubes": {"light_cavalry": 2}}
    captains: dict[str, Any] = {"ottoman1": dict(order), "ottoman2": dict(order)}
    captains[upgraded]["upgraded"] = ["light_cavalry"]
    for round, captain in ((1, "ottoman1"), (3, "ottoman2")):
        table = clash(
            {"o-light1": "E5", "c-foot1": "E6"}, turn=captain, round=round, **FOUR, **captains
        )
        table.do("execute light_cavalry")
        assert table.can("shoot o-light1 c-foot1") == (captain == upgraded)


# Explosions and Terror


@pytest.mark.rule("KF-2.6.9")
def test_nobody_earns_personal_points_with_an_own_tower() -> None:
    table = clash(
        {"o-foot1": "D5", "o-pike1": "E6", "c-foot1": "A12"},
        turn="ottoman1",
        round=1,
        ottoman1={"plan": {"foot": ["field_works"]}},
        works={"E6": "rampart-N"},
        **FOUR,
    )
    table.do("execute foot", "blast o-foot1 E6")
    assert (table.discs("o-pike1"), table.score, table.s.personal) == (2, (0, 2), [5, 5, 5, 5])


@pytest.mark.rule("KF-6.20.3")
def test_terror_scores_for_the_captain_who_played_it() -> None:
    towers = {"o-foot1": "B2", "o-gun1": "L1", "c-foot1": "E12", "c-gun1": "L12"}
    terror = {"plan": {"foot": ["march", "terror"]}}
    table = before_battle(towers, ottoman1={"plan": ORDER}, ottoman2=terror)
    assert table.at("c-foot1") == ""  # driven over the edge, the only one to frighten
    assert (table.score, table.s.personal) == ((6, 0), [5, 5, 11, 5])


@pytest.mark.rule("KF-6.12.2")
@pytest.mark.parametrize("shielded", ["christian1", "christian2"])
def test_counter_espionage_of_either_partner_annuls_terror(shielded: str) -> None:
    captains: dict[str, Any] = {"christian1": {"plan": ORDER}, "christian2": {"plan": ORDER}}
    captains[shielded] = {"plan": {"foot": ["march", "counter_espionage"]}}
    table = before_battle(ottoman1={"plan": {"foot": ["march", "terror"]}}, **captains)
    assert (table.phase, table.asked) == ("orders", ["ottoman1"])
    assert table.cards("discard", "ottoman1") == ["terror"]


@pytest.mark.rule("KF-6.12.2", "KF-6.14.5")
def test_espionage_takes_nothing_from_a_protected_captain() -> None:
    shield = {"plan": {"foot": ["march", "counter_espionage"]}}
    spied: dict[str, Any] = {
        "ottoman1": {"plan": {"foot": ["march", "espionage"]}},
        "christian1": {"plan": ORDER},
        "christian2": shield,
    }
    table = before_battle(**spied)
    assert set(table.actions()) == {"spy-on christian1", "spy-on christian2"}
    protected, other = table.copy(), table.copy()
    told = protected.do("spy-on christian2")
    assert "annulled ottoman1 espionage" in told
    assert protected.plan("christian2") == {"foot": ["march"]}  # the shield itself is put away
    assert protected.phase == "orders"
    other.do("spy-on christian1")
    assert other.plan("christian1") == {}


# Developments


@pytest.mark.rule("KF-2.9.10", "KF-5.6.11")
@pytest.mark.parametrize(("round", "first"), [(1, "ottoman1"), (3, "ottoman2")])
def test_developments_come_in_player_order(round: int, first: str) -> None:
    plan = {"plan": {"artillery": ["march", "upgrade"]}, "hand": []}
    table = planning(
        players=4,
        round=round,
        towers={**ARMIES, "o-gun2": "waiting"},
        captains={"ottoman1": plan, "ottoman2": plan},
    )
    for seat in table.layout.seats:
        if not table.can("lock", seat=seat):
            table.do(table.actions("draw", seat=seat)[0], seat=seat)
        table.do("lock", seat=seat)
    assert (table.phase, table.asked) == ("post", [first])


# The end


@pytest.mark.rule("KF-4.8")
@pytest.mark.parametrize(
    ("points", "key"),
    [((20, 20), "ending-shared"), ((12, 20), "ending-best"), ((20, 12), "ending-best")],
)
def test_equal_captains_share_the_victory(points: tuple[int, int], key: str) -> None:
    table = clash(
        {"o-foot1": "A1", "c-foot1": "A12"},
        turn="ottoman1",
        phase="end",
        hold=False,
        round=3,
        due="KF-4.1",
        score={"ottoman": 50},
        ottoman1={"personal": points[0]},
        ottoman2={"personal": points[1]},
        christian1={"personal": 39},
        **FOUR,
    )
    outcome = GAME.scene(table.s, 0).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.text.key) == ("ottoman", key)
    if key == "ending-best":
        best = "ottoman1" if points[0] > points[1] else "ottoman2"
        assert outcome.text.args["seat"] == f"seat:{best}"
