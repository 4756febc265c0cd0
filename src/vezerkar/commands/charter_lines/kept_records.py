"""R7 and R30: what earlier versions played and wrote is played again, or refused with a reason."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.arena.speed.forms import optimisation_level
from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.rules import tests_folder
from vezerkar.core.errors import VezerkarError
from vezerkar.core.registry import game_ids
from vezerkar.records.record import read_record

KEPT_GAMES: Final = 200  # of each game
FEWEST_KEPT: Final = 2
OTHER_PYTHONS: Final = tuple(f"python3.{minor}" for minor in range(11, 20))
SAY_VERSION: Final = "import vezerkar, msgspec, platform; print(platform.python_version())"


def measure_played_again(scale: float) -> Figure:
    """Games of which a seed and a hash of all that happened are kept, and records to their end."""
    count = max(FEWEST_KEPT, sized(KEPT_GAMES, scale))
    kept, pythons = kept_hashes(), pythons_at_hand()
    forms = ["interpreted", *(["compiled"] if optimisation_level() else [])]
    other = [
        f"{game} differs in Python {version}, {form}"
        for version, python in pythons.items()
        for form in forms
        for game in game_ids()
        if played(python, form, game, count) != kept[game][:count]
    ]
    enough = all(len(kept[game]) >= KEPT_GAMES for game in game_ids())
    records, refused = read_all(records_in("records", "levels"))
    counts = Counter(path.name.split("-")[0].split(".")[0] for path in records)
    text = f"{count} kept games of each game ({' and '.join(forms)}), and records: "
    text += ", ".join(f"{game} {counts[game]}" for game in game_ids())
    text += f"; {len(other)} end elsewhere, {len(refused)} are of other rules"
    text += f"; on {platform.system()} with Python {' and '.join(pythons)}"
    return Figure(text, judged(enough and not other, whole=False), tuple(other))


def kept_hashes() -> dict[str, list[str]]:
    """By game: the hashes of the seeds from 0 on, as the versions kept them one after the other."""
    kept: dict[str, list[str]] = {game: [] for game in game_ids()}
    for path in sorted(tests_folder().glob("fixtures/*/fingerprints.json")):
        for game, hashes in json.loads(path.read_text(encoding="utf-8")).items():
            kept[game] += hashes
    return kept


def played(python: str, form: str, game: str, count: int) -> list[str]:
    done = subprocess.run(
        [python, "-m", "vezerkar.arena.trace", game, str(count), "each"],
        env=_environment(form),
        capture_output=True,
        text=True,
    )
    return done.stdout.split()


def pythons_at_hand() -> dict[str, str]:
    """Programs by their version: this one, and others that have all that a game needs."""
    found = {platform.python_version(): sys.executable}
    for name in filter(None, map(shutil.which, OTHER_PYTHONS)):
        words = [name, "-c", SAY_VERSION]
        done = subprocess.run(
            words, env=_environment("interpreted"), capture_output=True, text=True
        )
        if done.returncode == 0:
            found.setdefault(done.stdout.strip(), name)
    return found


def _environment(form: str) -> dict[str, str]:
    return os.environ | {"VEZERKAR_FORM": form, "PYTHONPATH": str(vezerkar.HOME.parent)}


def measure_opened(scale: float) -> Figure:
    """Anything but a reason, such as a traceback, ends the measurement."""
    opened, refused = read_all(records_in("records"))
    text = f"{len(opened)} play again, {len(refused)} are refused with a reason"
    return Figure(text, judged(bool(opened), whole=True))


def records_in(*folders: str) -> list[Path]:
    """The records of all archives: of every kind of moment, and of every level."""
    found = (tests_folder().glob(f"fixtures/*/{folder}/*.jsonl") for folder in folders)
    return sorted(path for paths in found for path in paths)


def read_all(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Those that lead to the end that they name, and those that are refused."""
    opened: list[Path] = []
    refused: list[Path] = []
    for path in paths:
        try:
            read_record(path.read_text(encoding="utf-8"))
        except VezerkarError:
            refused.append(path)
        else:
            opened.append(path)
    return opened, refused
