"""R7 and R30: records that earlier versions wrote are played again, or refused with a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.commands.rules import tests_folder
from vezerkar.core.errors import VezerkarError
from vezerkar.core.registry import game_ids
from vezerkar.records.record import read_record

KEPT_RECORDS: Final = 200  # of each game


def measure_played_again(scale: float) -> Figure:
    """A record holds the fingerprint of its end, which has to come out again."""
    played, refused = _read_all()
    counts = Counter(path.name.split("-")[0].split(".")[0] for path in played)
    text = ", ".join(f"{game} {counts[game]}" for game in game_ids())
    enough = all(counts[game] >= KEPT_RECORDS for game in game_ids())
    detail = f"records with the same end: {text}; {len(refused)} are of other rules"
    return Figure(f"{detail}; one Python on one system", judged(enough, whole=False))


def measure_opened(scale: float) -> Figure:
    """Anything but a reason, such as a traceback, ends the measurement."""
    played, refused = _read_all()
    text = f"{len(played)} play again, {len(refused)} are refused with a reason"
    return Figure(text, judged(bool(played), whole=True))


def _read_all() -> tuple[list[Path], list[Path]]:
    played: list[Path] = []
    refused: list[Path] = []
    for path in sorted(tests_folder().glob("fixtures/*/records/*.jsonl")):
        try:
            read_record(path.read_text(encoding="utf-8"))
        except VezerkarError:
            refused.append(path)
        else:
            played.append(path)
    return played, refused
