"""What a computer player knows: positions and actions are weighed the right way round."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from vezerkar.agents import ask, find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import next_seat
from vezerkar.files.toml import read_toml

JUDGE = GAME.judge
WEIGHTS = read_toml(GAME.ai_folder / "weights.toml")


def value(units: dict[str, str], team: int = 0, **fields: object) -> float:
    return JUDGE.value(Table("minsk", units, **{"active": "german", **fields}).s, team)


def test_values_lie_between_minus_one_and_one_and_sum_to_nothing() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    mine, theirs = value(units), value(units, 1)
    assert -1 < mine < 1
    assert abs(mine + theirs) < 1e-9


def test_units_morale_ground_and_prestige_count() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    here = value(units)
    assert value({**units, "u3": "pz_iii A5"}) > here
    assert value({**units, "u1": "pz_iv D4 -3"}) < here
    assert value(units, prestige={"german": 40, "soviet": 20}) > here
    assert value(units, control={"german": ["A5", "B5"], "soviet": ["A1", "B1", "C3"]}) < here


def test_a_won_battle_is_worth_everything() -> None:
    over = {"ending": "PG-6.4.1", "winner": "german"}
    assert value({}, over=over) == 1.0
    assert value({}, team=1, over=over) == -1.0


def test_a_strong_attack_has_a_higher_prior_than_a_hopeless_one() -> None:
    units = {"u1": "pz_vi_tiger D4", "u2": "conscripts C4", "u3": "kv_1 D3 dug"}
    table = Table("minsk", units, active="german")
    notation = table.layout.notation
    strong = JUDGE.prior(table.s, notation.parse("attack u1 u2"))
    weak = JUDGE.prior(table.s, notation.parse("attack u1 u3"))
    assert strong > weak
    assert strong > JUDGE.prior(table.s, notation.parse("end"))


def test_greedy_finishes_a_battle_against_random() -> None:
    chance, deals = Seeded(4), Seeded(5)
    s = GAME.new("minsk", {}, chance)
    agents = [find_agent("greedy", 1), find_agent("random", 2)]
    while s.waiting:
        seat = next_seat(s)
        s.apply(seat, ask(agents[seat], GAME, s, seat, deals), chance)
    assert s.winner == 0


def test_every_weight_is_given_and_used() -> None:
    with pytest.raises(DataError, match="expected exactly the weights"):
        GAME.judge_with({**WEIGHTS, "luck": 1.0})
    with pytest.raises(DataError, match="purse"):
        GAME.judge_with({name: number for name, number in WEIGHTS.items() if name != "purse"})
    s = Table("minsk", {"u1": "pz_iv D4"}, active="german").s
    assert GAME.judge_with(WEIGHTS).value(s, 0) == JUDGE.value(s, 0)
    assert GAME.judge_with({**WEIGHTS, "unit": 9.0}).value(s, 0) > JUDGE.value(s, 0)


def test_units_of_a_middle_price_are_bought_before_one_that_eats_the_purse() -> None:
    s = Table.opened("kursk").s
    spell = GAME.notation(s).parse
    priors = {name: JUDGE.prior(s, spell(f"buy {name}")) for name in ("pz_vi_king_tiger", "pz_iii")}
    assert priors["pz_iii"] > priors["pz_vi_king_tiger"] > 0


def test_a_second_unit_of_a_class_has_a_lower_prior() -> None:
    table = Table.opened("kursk")
    action = GAME.notation(table.s).parse("buy pz_iii")
    before = JUDGE.prior(table.s, action)
    table.do_seeded("buy pz_iv", seat="german")
    assert JUDGE.prior(table.s, action) < before
