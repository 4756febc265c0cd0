"""A real cluster of Ray plays the games that a process plays.

Ray gives its own parts fifteen seconds to come up, and no setting changes that: beside other tests
it is too slow on a small machine. So this runs when the others have ended.
"""

from __future__ import annotations

import pytest

from vezerkar.arena.cluster import Cluster
from vezerkar.arena.tournament import everybody, plan_for, tournament
from vezerkar.core.registry import find_game


def test_a_cluster_and_a_process_play_the_same_games() -> None:
    pytest.importorskip("ray")
    players = everybody(["random", "recruit", "greedy"])
    plan = plan_for(find_game("memoir"), players, 2, ["vassieux"], seed=5)
    with Cluster("local") as cluster:
        assert tournament(plan, run=cluster) == tournament(plan)
