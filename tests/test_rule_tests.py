"""The tools that measure the tests of the rules: what can be changed, and what is counted."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.rule_tests import changed_modules, counters, found, played
from tools.rule_tests.faults import RuleFault, faults_in, faults_of, plant
from tools.rule_tests.reached import summary
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_choice
from vezerkar.core.registry import find_game

SOURCE = '''"""Words are never changed, nor are types."""
from __future__ import annotations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    NEVER = 1 + 1


def far(steps: int, road: bool) -> int:
    """How far."""
    assert steps >= 0, "nobody goes backwards"
    if road:
        steps += 2
    for _ in range(steps):
        if steps > 3 and road:
            break
    return steps
'''


def changes() -> list[tuple[int, str, str]]:
    return [(fault.line, fault.was, fault.now) for fault in faults_in("toy", SOURCE)]


def test_operators_numbers_questions_and_deeds_can_be_wrong() -> None:
    assert changes() == [
        (12, "if road:", "if not road:"),
        (13, "steps += 2", "pass"),
        (13, "steps += 2", "steps -= 2"),
        (13, "2", "3"),
        (15, "steps > 3 and road", "steps > 3 or road"),
        (15, "steps > 3", "steps >= 3"),
        (15, "3", "4"),
    ]
    assert {fault.function for fault in faults_in("toy", SOURCE)} == {"far"}


@pytest.mark.parametrize("number", range(7))
def test_a_planted_fault_changes_what_it_says_and_nothing_else(number: int) -> None:
    _, _, now = changes()[number]
    before = ast.unparse(ast.parse(SOURCE)).splitlines()
    after = ast.unparse(plant(number, ast.parse(SOURCE))).splitlines()
    different = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert len(different) == 1
    assert now in different[0][1]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module that is imported with counters in it."""
    (tmp_path / "counted_toy.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setattr(counters, "BRANCHES", [])
    monkeypatch.setattr(counters, "FUNCTIONS", [])
    monkeypatch.setattr(counters, "reached", set())
    monkeypatch.setattr(counters, "functions_run", set())
    changed_modules.change_on_import({"counted_toy"}, counters.count_in)
    yield "counted_toy"
    sys.modules.pop("counted_toy", None)


def test_branches_are_counted_both_ways(toy: str) -> None:
    module = __import__(toy)
    assert [(each.line, each.way) for each in counters.BRANCHES] == [
        (12, "yes"),
        (12, "no"),
        (15, "yes"),
        (15, "no"),
        (14, "entered"),
        (14, "ended"),
    ]
    assert counters.FUNCTIONS == ["counted_toy:far"]
    assert not counters.functions_run
    assert module.far(1, False) == 1
    assert counters.functions_run == {0}
    assert counters.reached == {1, 3, 4, 5}
    assert module.far(3, True) == 5
    assert counters.reached == {0, 1, 2, 3, 4, 5}


def test_what_was_not_reached_is_told_by_function() -> None:
    branches = [
        counters.Branch("vezerkar.games.toy.rules", "far", 12, way) for way in ("yes", "no")
    ]
    told = {"branches": 2, "reached": 1, "worst": ["toy.rules:far 1"]}
    assert summary(branches, {0}) == told


def test_the_rules_of_a_game_can_be_wrong_in_many_ways() -> None:
    assert len(faults_of("quartermaster")) > 1_000


def test_a_fault_is_tried_on_the_tests_that_run_its_function() -> None:
    known = {
        "functions": ["rules:far", "rules:near", "rules:made"],
        "before": [2],
        "tests": {"a": (0.1, [0]), "b": (0.1, [0, 1]), "c": (0.1, [])},
    }

    def tests(function: str) -> list[str]:
        return found.tests_of(known, RuleFault("rules", 0, function, 1, "0", "1"))

    assert tests("far") == ["a", "b"]
    assert tests("near") == ["b"]
    assert tests("made") == tests("") == ["a", "b", "c"]  # run while modules are imported


def test_somebody_curious_does_what_was_done_least_often() -> None:
    state = find_game("memoir").new("pegasus-bridge", {}, Seeded(1))
    _, actions = next_choice(state)
    kinds = {played.kind_of(action) for action in actions}
    rare = min(kinds)
    taken = Counter(dict.fromkeys(kinds - {rare}, 1))
    played.play_curiously(state, Seeded(1), Seeded(2), taken, 1)
    assert taken[rare] == 1
    assert len(kinds) > 1
