"""A test that works without end fails, and those after it are run."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from vezerkar import HOME

SHORT = "from tests import endless\nendless.TEST_LIMIT_S = 0.2\n"
TESTS = """
def test_without_end():
    while True:
        pass

def test_after_it():
    pass
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such timers here")
def test_a_test_without_end_fails_and_the_next_one_is_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(SHORT)
    (tmp_path / "test_games.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    plugins = ["-p", "tests.endless", "-p", "no:playwright", "-p", "no:cacheprovider"]
    words = [
        "--forks=2",
        "-p",
        "no:xdist",
        "-p",
        "tests.forked",
        *plugins,
        f"--rootdir={tmp_path}",
        "-c",
        "pytest.ini",
        str(tmp_path),
    ]
    command = [sys.executable, "-m", "pytest", *words]
    environment = {"PYTHONPATH": str(HOME.parents[1]), "PATH": ""}
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert told.returncode == 1, told.stderr
    assert "died of -14 while running 'test_games.py::test_without_end'" in told.stdout
    assert "1 failed, 1 passed" in told.stdout
