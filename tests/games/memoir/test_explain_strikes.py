"""Why not, in an air strike or a barrage: its flags count, whatever the unit stands behind."""

from __future__ import annotations

import pytest

from tests.games.memoir.playing import roll
from tests.games.memoir.table import Table

AIR = "play air_power", "name ax90", "done"


@pytest.mark.rule("M44-K.12", "M44-K.23", "M44-F.12", "M44-F.18")
@pytest.mark.parametrize(
    ("scenario", "actions", "dice", "rules"),
    [
        ("pegasus-bridge", AIR, 2, {"M44-K.12"}),
        ("pegasus-bridge", ("play barrage", "barrage ax90"), 4, {"M44-K.23"}),
        (
            "mortain",
            ("strike-with recon_right", "name ax90", "done"),
            2,
            {"M44-K.12", "M44-F.12"},
        ),
        ("omaha-beach-overlord", AIR, 2, {"M44-K.12"}),
        (
            "omaha-beach-overlord",
            ("barrage-with recon_right", "barrage ax90"),
            4,
            {"M44-K.23", "M44-F.18"},
        ),
    ],
)
def test_nobody_ignores_a_flag_of_a_strike(
    scenario: str, actions: tuple[str, ...], dice: int, rules: set[str]
) -> None:
    hand = ["air_power", "barrage", "recon_right", "probe_left"]
    table = Table(
        scenario=scenario,
        active="allies",
        phase="command" if "overlord" in scenario else "play",
        hands={"allies": hand, "axis": ["probe_left"]},
        units={"ax90": "infantry k6 4", "ax91": "infantry K5 4"},
        sandbags=["k6"],
    )
    for action in actions[:-1]:
        table.do(action)
    roll(table, actions[-1], " ".join(["flag", *["star"] * (dice - 1)]))
    assert table.phase == "retreat"
    assert set(table.refused("ignore-flag")) == rules
