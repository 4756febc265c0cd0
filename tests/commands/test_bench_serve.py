"""`vezerkar bench serve` measures a really started server."""

from __future__ import annotations

import pytest

from vezerkar.commands.bench_serve import run_serve


def test_it_prints_latencies(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_serve(tables=2, seconds=1.0) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 tables of computer players")
    assert all("p50" in line and "p99" in line for line in lines[1:3])
    assert lines[3].startswith("steps of computer players: ")
