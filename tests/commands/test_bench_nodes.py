"""`vezerkar bench serve --nodes` counts what actions cost, however many nodes there are."""

from __future__ import annotations

import pytest

from tests.server.postgres import running_postgres
from vezerkar.cli import main
from vezerkar.commands import bench_nodes


def test_actions_are_measured_with_one_node_and_with_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_nodes, "BENCH_TABLES", 2)
    monkeypatch.setattr(bench_nodes, "MEASURED_ACTIONS", 3)
    monkeypatch.setattr(bench_nodes, "IDLE_LOOK_S", 0.01)
    with running_postgres() as url:
        assert main(["bench", "serve", "--nodes", "2", "--database", url]) == 0
    rows = [line.split("│")[1:3] for line in capsys.readouterr().out.splitlines() if "│" in line]
    doors = [(int(nodes), door.strip()) for nodes, door in rows]
    assert doors == [(1, "of the owner"), (2, "of the owner"), (2, "another")]


def test_nodes_need_a_database_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "serve", "--nodes", "2", "--database", "sqlite:///x.db"]) == 2
    assert "expected --database postgresql://" in capsys.readouterr().err
