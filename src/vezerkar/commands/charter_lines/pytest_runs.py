"""Run some of the tests in a process of their own, and count how they ended."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vezerkar.commands.rules import tests_folder
from vezerkar.core.errors import DataError

FINISHED: Final = (0, 1, 5)  # how pytest ends when all tests passed, some failed, there were none
QUIET: Final = ("-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist")
COUNTED: Final = "looked at"  # the property in which a test says at how many things it looked
OTHER_ENDS: Final = {"failure": "failed", "error": "failed", "skipped": "skipped"}


@dataclass(frozen=True)
class PytestRun:
    """How every test ended, by file and name: `games/memoir/test_dice` and `test_a[0]`.

    A test that looks at many things of a kind says at how many, with `record_property`.
    """

    ends: dict[tuple[str, str], str]
    counts: dict[tuple[str, str], int]

    @property
    def failed(self) -> list[str]:
        return [f"{file}::{name}" for (file, name), end in self.ends.items() if end == "failed"]

    def looked_at(self, file: str, name: str) -> int:
        """How many things the cases of a test looked at that passed: one each, or what it says."""
        return sum(
            self.counts.get((at, test), 1)
            for (at, test), end in self.ends.items()
            if end == "passed" and (at, test.partition("[")[0]) == (file, name)
        )

    def told(self) -> str:
        """How many ended how, in words."""
        counts = Counter(self.ends.values())
        parts = [f"{counts['passed']:,} of {len(self.ends):,} tests passed"]
        if counts["skipped"]:
            parts.append(f"{counts['skipped']} could not be run here")
        return ", ".join(parts)


def run_pytest(*words: str, form: str = "interpreted") -> PytestRun:
    """Run pytest with these words, from the folder above the tests."""
    root = tests_folder().resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *QUIET, f"--junitxml={report}", *words],
            cwd=root,
            env=os.environ | {"VEZERKAR_FORM": form},
            capture_output=True,
            text=True,
        )
        if done.returncode not in FINISHED:
            raise DataError(f"pytest {' '.join(words)}: {(done.stdout + done.stderr)[-500:]}")
        cases = {_key(case): case for case in ElementTree.parse(report).iter("testcase")}
    counts = {key: _count(case) for key, case in cases.items()}
    return PytestRun({key: _end(case) for key, case in cases.items()}, counts)


def _key(case: ElementTree.Element) -> tuple[str, str]:
    file = case.get("classname", "").removeprefix("tests.").replace(".", "/")
    return file, case.get("name", "")


def _end(case: ElementTree.Element) -> str:
    kinds = [OTHER_ENDS[child.tag] for child in case if child.tag in OTHER_ENDS]
    return kinds[0] if kinds else "passed"


def _count(case: ElementTree.Element) -> int:
    found = case.find(f"properties/property[@name='{COUNTED}']")
    return 1 if found is None else int(found.get("value", "1"))
