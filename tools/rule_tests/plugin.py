"""Loaded into pytest: changes the rules before any test imports them, and chooses the tests.

The plan is a file of JSON that the environment names. With a fault in it, the tests it lists are
run in that order; without, every test is watched: how long it takes and which functions it runs.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tools.rule_tests import counters, faults
from tools.rule_tests.changed_modules import change_on_import, rule_modules

PLAN: Final = "VEZERKAR_RULE_TESTS_PLAN"


def pytest_configure(config: pytest.Config) -> None:
    plan = json.loads(Path(os.environ[PLAN]).read_text(encoding="utf-8"))
    if "fault" in plan:
        config.pluginmanager.register(Planting(plan))
    else:
        config.pluginmanager.register(Watching(plan))


class Planting:
    """Puts a fault into a module, and runs the tests that may find it, in the order of the plan."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.order = {test: place for place, test in enumerate(plan["tests"])}
        module, number = plan["fault"]
        change_on_import({module}, lambda _, tree: faults.plant(number, tree))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])


class Watching:
    """Sees what every test reaches."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.out = Path(plan["out"])
        self.by_rules: set[int] = set()
        self.by_all: set[int] = set()
        self.tests: dict[str, tuple[float, list[int]]] = {}
        self.failed: list[str] = []
        self.before: list[int] = []
        change_on_import(set(rule_modules(plan["game"])), counters.count_in)

    def pytest_collection_finish(self) -> None:
        self.before = sorted(counters.functions_run)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        counters.reached.clear()
        counters.functions_run.clear()
        began = time.process_time()
        yield
        seconds = time.process_time() - began
        self.tests[item.nodeid] = seconds, sorted(counters.functions_run)
        self.by_all |= counters.reached
        if item.get_closest_marker("rule"):
            self.by_rules |= counters.reached

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        found = {
            "branches": counters.BRANCHES,
            "functions": counters.FUNCTIONS,
            "before": self.before,
            "by_rules": sorted(self.by_rules),
            "by_all": sorted(self.by_all),
            "tests": self.tests,
            "failed": self.failed,
        }
        self.out.write_text(json.dumps(found), encoding="utf-8")
