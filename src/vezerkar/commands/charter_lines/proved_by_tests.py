"""R12, R26, R28, R29 and R32: promises that tests prove. They are run, and counted."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, unmeasured
from vezerkar.commands.charter_lines.pytest_runs import PytestRun, run_pytest
from vezerkar.commands.rules import tests_folder
from vezerkar.server.static_files import page_folder

HOSTILE_COMPUTERS: Final = (
    "tests/server/test_worker_pool.py",
    "tests/server/test_bot_workers.py",
    "tests/server/test_bots.py",
)
FROM_OUTSIDE: Final = (
    "tests/server/test_seen_from_outside.py",
    "tests/server/test_limits.py",
    "tests/server/test_logins.py",
    "tests/server/test_proxies.py",
    "tests/server/test_file_modes.py",
)
ACCESSIBLE: Final = ("tests/browser/test_screens.py", "tests/browser/test_games.py")
BY_KEYS: Final = "tests/browser/test_whole_games.py::test_point_2_without_a_mouse"
ON_A_PHONE: Final = ("tests/browser/test_phone.py",)


def measure_hostile_computers(scale: float) -> Figure:
    """Computers that hang, die, think too long, or answer what is not legal."""
    return _whole(run_pytest(*HOSTILE_COMPUTERS))


def measure_samples(scale: float) -> Figure:
    """Every block and every command of every page."""
    return _whole(run_pytest("tests/test_docs.py"))


def measure_security(scale: float) -> Figure:
    """Headers, origins, limits, logins and secrets; known faults where a program knows them."""
    run = run_pytest(*FROM_OUTSIDE)
    audit = shutil.which("pip-audit")
    if audit is None:
        text = f"{run.told()} of headers, origins, limits, logins and secrets"
        text += "; pip-audit is not installed, so no list of known faults was asked"
        return Figure(text, judged(not run.failed, whole=False), tuple(run.failed))
    known = known_faults(audit)
    text = f"{run.told()}; {len(known)} known faults of what we depend on"
    return Figure(text, judged(not run.failed and not known, whole=True), (*run.failed, *known))


def known_faults(audit: str) -> list[str]:
    """What the list of known faults says of the packages that playing needs."""
    lock = tests_folder().resolve().parent / "requirements.lock"
    words = [audit, "--requirement", str(lock), "--no-deps", "--format", "json"]
    done = subprocess.run(words, capture_output=True, text=True)
    packages = json.loads(done.stdout)["dependencies"]
    return [
        f"{package['name']} {package['version']}: {fault['id']}"
        for package in packages
        for fault in package.get("vulns", [])
    ]


def measure_accessibility(scale: float) -> Figure:
    """Automatic rules on every screen, and a match by keys; at full size whole games of all."""
    if scale < 1:
        return _in_browser("-m", "not soak", *ACCESSIBLE, part="whole games by keys: `--scale 1`")
    return _in_browser("-m", "soak or not soak", *ACCESSIBLE, BY_KEYS)


def measure_phone(scale: float) -> Figure:
    """Whole games on a phone were never written: turns of Memoir '44, and all screens."""
    part = "a whole turn of memoir by touch, not a whole game of each"
    return _in_browser("-m", "not soak", *ON_A_PHONE, part=part)


def _whole(run: PytestRun) -> Figure:
    skipped = "skipped" in run.ends.values()
    verdict = judged(bool(run.ends) and not run.failed, whole=not skipped)
    return Figure(run.told(), verdict, tuple(run.failed))


def _in_browser(*words: str, part: str = "") -> Figure:
    if page_folder() is None:
        return unmeasured("the page is not built: `make setup` builds it")
    run = run_pytest(*words, form="auto")
    if set(run.ends.values()) == {"skipped"}:
        return unmeasured("there is no browser on the PATH")
    text = f"{run.told()}; {part}" if part else run.told()
    verdict = judged(bool(run.ends) and not run.failed, whole=not part)
    return Figure(text, verdict, tuple(run.failed))
