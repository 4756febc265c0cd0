"""Why not? in phases that games seldom get to: the reasons there are as true as elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.games.quartermaster.claims import CLAIMS
from tests.games.quartermaster.table import GAME, Table
from tests.games.refusals import Trial, Tries

TRIES = 60


def eliminate() -> Table:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_general_winter"]},
        germany={"armies": ["germany", "ukraine", "russia"], "protected": ["ukraine"]},
        italy={"armies": ["italy", "balkans"]},
    )
    table.play("sov_general_winter")
    return table


def protect() -> Table:
    table = Table(
        "usa",
        usa={"hand": ["usa_build_army"]},
        japan={"navies": ["sea_of_japan"], "responses": ["jpn_operation_ketsu_go"]},
        italy={"armies": ["italy", "japan"]},
        phase="start",
    )
    table.use("jpn_operation_ketsu_go")
    return table


def fight_at_sea() -> Table:
    table = Table(
        "uk",
        uk={"armies": ["united_kingdom"], "navies": ["north_sea"], "hand": ["uk_sea_battle"]},
        germany={"armies": ["north_africa"], "navies": ["baltic_sea"]},
        italy={"navies": ["mediterranean"], "armies": ["italy"]},
    )
    table.play("uk_sea_battle")
    return table


def build_navy() -> Table:
    table = Table(
        "uk",
        uk={"armies": ["united_kingdom"], "navies": ["north_sea"], "hand": ["uk_build_navy"]},
        germany={"armies": ["north_africa", "germany"]},
    )
    table.play("uk_build_navy")
    return table


@pytest.mark.parametrize(
    ("phase", "make"),
    [
        ("eliminate", eliminate),
        ("protect", protect),
        ("fight", fight_at_sea),
        ("build", build_navy),
    ],
)
def test_a_refusal_in_a_rare_phase_is_given_a_true_reason(
    phase: str, make: Callable[[], Table]
) -> None:
    table = make()
    assert table.phase == phase
    tried = Trial(GAME, CLAIMS, "why-wrong-moment")
    tried.ask(table.s, table.s.actors()[0], Tries(GAME, random.Random(phase)), TRIES)
    assert tried.count > TRIES
    assert tried.verdict() == []
