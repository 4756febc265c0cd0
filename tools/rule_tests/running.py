"""Run the tests of a game's rules with changed modules, in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

from tools.rule_tests.changed_modules import ROOT
from tools.rule_tests.plugin import PLAN

KEPT: Final = ROOT / "build" / "rule_tests"
PYTEST: Final = (
    *("-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "tools.rule_tests.plugin"),
    *("-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:xdist"),
    "--ignore-glob=*test_long_*",
)


def run_tests(plan: dict[str, Any], places: Iterable[str], limit_s: float | None) -> int | None:
    """How pytest ended; none if it did not within the limit."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(plan, file)
        file.flush()
        changed = {PLAN: file.name, "VEZERKAR_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")}
        try:
            done = subprocess.run(
                [sys.executable, *PYTEST, *places],
                cwd=ROOT,
                env=os.environ | changed,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=limit_s,
            )
        except subprocess.TimeoutExpired:
            return None
    return done.returncode


def watched(game: str) -> dict[str, Any]:
    """What every test of a game reaches; kept in `build` until its rules or its tests change."""
    path = KEPT / f"{game}-{_digest(game)}.json"
    if not path.is_file():
        KEPT.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        ended = run_tests({"game": game, "out": str(new)}, [f"tests/games/{game}"], None)
        if ended != 0:
            raise SystemExit(f"{game}: its tests fail as the rules stand; run them first")
        new.rename(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _digest(game: str) -> str:
    digest = sha256()
    game_folders = (f"src/vezerkar/games/{game}", f"tests/games/{game}")
    for folder in ("src/vezerkar/core", *game_folders, "tools/rule_tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
