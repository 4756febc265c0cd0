"""`vezerkar profile` writes a flame graph of the form in use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.commands.command_line import run
from vezerkar.arena.speed.forms import optimisation_level
from vezerkar.commands import profile
from vezerkar.core.errors import DataError


def names_in(path: Path) -> list[str]:
    titles = ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}title")
    return [(title.text or "").rsplit(":", 1)[0] for title in titles]


def test_a_profile_of_the_interpreted_form(tmp_path: Path) -> None:
    words = ["profile", "memoir", "pegasus-bridge", "--seconds", "1"]
    command = [sys.executable, "-m", "vezerkar.cli", *words]
    form = os.environ | {"VEZERKAR_FORM": "interpreted"}
    done = subprocess.run(command, cwd=tmp_path, env=form, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1].startswith("memoir-interpreted.svg: "), done.stderr
    assert "core.kernel.State.apply_unchecked" in names_in(tmp_path / "memoir-interpreted.svg")


def test_a_profile_of_the_compiled_form_has_the_names_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not optimisation_level() or not can_perf(tmp_path):
        pytest.skip("this needs a compiled form, and perf that may look at processes")
    monkeypatch.setattr(profile, "FORM", "compiled")
    output = tmp_path / "memoir.svg"
    assert run(profile, "profile", "memoir", "--seconds", "1", "--output", str(output)) == 0
    assert {"core.playout.playout", "core.kernel.State.apply_unchecked"} <= set(names_in(output))


def can_perf(folder: Path) -> bool:
    """Whether there is perf, and the system lets it work."""
    if shutil.which("perf") is None:
        return False
    command = ["perf", "record", "-q", "-e", "cpu-clock:u", "-o", str(folder / "perf.data")]
    trial = [*command, sys.executable, "-c", "pass"]
    return subprocess.run(trial, capture_output=True).returncode == 0


def test_without_perf_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile, "FORM", "compiled")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(DataError, match="needs `perf`"):
        run(profile, "profile", "memoir", "--seconds", "1")
