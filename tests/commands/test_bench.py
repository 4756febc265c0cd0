"""`vezerkar bench`: measures both forms in turn, or says plainly that there is only one."""

from __future__ import annotations

import pytest

from tests.commands.command_line import run
from vezerkar.commands import bench


def test_a_single_form_is_measured_and_said_to_be_single(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "has_build", lambda: False)
    monkeypatch.setattr(bench, "ROUND_S", 0.3)
    assert run(bench, "bench", "memoir", "--rounds", "1") == 0
    said = capsys.readouterr().out
    for row in ("decisions a second", "us a clone", "us: a reach", "simulations a second"):
        assert row in said
    assert "compiled" not in said.split("Only the")[0]
    assert said.splitlines()[-1].startswith("Only the interpreted form exists")


def test_the_ratio_is_the_median_of_the_ratios_of_each_round(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = ("decisions", "games", "clones", "simulations", "scenes", "start", "actions")
    rounds = [
        {
            "interpreted": dict.fromkeys(names, slow),
            "compiled": dict.fromkeys(names, fast),
        }
        for slow, fast in [(10.0, 50.0), (20.0, 80.0), (5.0, 100.0)]
    ]
    bench.show("toy", ["interpreted", "compiled"], rounds, [])
    said = capsys.readouterr().out
    assert "5.00" in said  # of 5, 4 and 20
    assert "A decision has 10.0 actions on average." in said
