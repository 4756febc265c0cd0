"""`vezerkar bench serve --nodes` counts what actions cost, however many nodes there are."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.table import Table

from tests.server.postgres import running_postgres
from vezerkar.cli import main
from vezerkar.commands import bench_nodes
from vezerkar.commands.bench_nodes import NodesRun, growth, nodes_table

PACE_S = 0.05


@pytest.mark.early
def test_actions_are_measured_with_one_node_and_with_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_nodes, "BENCH_TABLES", 2)
    monkeypatch.setattr(bench_nodes, "MEASURED_ACTIONS", 3)
    monkeypatch.setattr(bench_nodes, "EVERY_S", PACE_S)
    for look in ("IDLE_LOOK_S", "RESTING_LOOK_S"):
        monkeypatch.setattr(bench_nodes, look, 0.01)
    made: list[NodesRun] = []

    def shown(runs: Sequence[NodesRun]) -> Table:
        made.extend(runs)
        return nodes_table(runs)

    monkeypatch.setattr(bench_nodes, "nodes_table", shown)
    with running_postgres() as url:
        assert main(["bench", "serve", "--nodes", "2", "--database", url]) == 0
    rows = [line.split("│")[1:3] for line in capsys.readouterr().out.splitlines() if "│" in line]
    doors = [(int(nodes), door.strip()) for nodes, door in rows]
    assert doors == [(1, "of the owner"), (2, "of the owner"), (2, "another")]
    assert all(run.seconds >= 3 * PACE_S for run in made)


def test_what_nodes_use_at_rest_is_no_cost_of_an_action() -> None:
    """Three nodes renew their leases three times as often, whether anybody plays or not."""
    one = NodesRun(1, True, 10.0, [0.01] * 100, cpu_s=0.3, resting=0.01)
    three = NodesRun(3, True, 10.0, [0.01] * 100, cpu_s=0.54, resting=0.03)
    assert one.cpu_of_action_s == pytest.approx(0.002)
    assert growth(three, one) == "+20%"


def test_nodes_need_a_database_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "serve", "--nodes", "2", "--database", "sqlite:///x.db"]) == 2
    assert "expected --database postgresql://" in capsys.readouterr().err
