"""R1: rules that a test claims to prove."""

from __future__ import annotations

from pathlib import Path

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.commands.coverage import find_claims
from vezerkar.commands.game_folders import game_folder, game_ids
from vezerkar.commands.rules import tests_folder
from vezerkar.files.ledger import load_ledger


def measure(scale: float) -> Figure:
    tests = tests_folder()
    counts = {game: _proved(game, tests) for game in game_ids()}
    text = ", ".join(f"{game} {proved} of {rules}" for game, (proved, rules) in counts.items())
    whole = all(proved == rules for proved, rules in counts.values())
    return Figure(f"{text} rules that can be tested", judged(whole, whole=True))


def _proved(game: str, tests: Path) -> tuple[int, int]:
    claimed = {claim.rule for claim in find_claims(tests / "games" / game)}
    testable = {rule.id for rule in load_ledger(game_folder(game)).testable}
    return len(testable & claimed), len(testable)
