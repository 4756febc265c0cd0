"""R2: the examples of the rulebooks, each by the rule it belongs to.

A ledger gives a rule its example; the long ones of a rulebook are rules of their own.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.commands.charter_lines.pytest_runs import run_pytest
from vezerkar.commands.coverage import Claim, find_claims
from vezerkar.commands.game_folders import game_folder, game_ids
from vezerkar.commands.rules import tests_folder
from vezerkar.files.ledger import Rule, load_ledger

EXAMPLE_SECTION: Final = re.compile("example", re.IGNORECASE)


def measure(scale: float) -> Figure:
    tests = tests_folder()
    shares, missing = [], []
    for game in game_ids():
        examples = examples_of(game)
        claims = [claim for claim in find_claims(tests / "games" / game) if claim.rule in examples]
        proved = _proved(tests, claims)
        shares.append(f"{game} {len(proved)} of {len(examples)}")
        missing += sorted(examples - proved)
    text = f"rules with an example, whose tests pass: {', '.join(shares)}"
    note = "whether a test takes the numbers of the example was not counted"
    return Figure(f"{text}; {note}", judged(not missing, whole=False), tuple(missing))


def examples_of(game: str) -> set[str]:
    """The rules with an example that a test can play."""
    return {rule.id for rule in load_ledger(game_folder(game)).testable if has_example(rule)}


def has_example(rule: Rule) -> bool:
    return bool(rule.example.en) or bool(EXAMPLE_SECTION.search(rule.section.en))


def _proved(tests: Path, claims: list[Claim]) -> set[str]:
    """The rules whose claims all pass."""
    root = tests.resolve().parent
    run = run_pytest(*sorted({_place(claim, root) for claim in claims}))
    failed = {name.partition("[")[0] for name in run.failed}
    ran = {f"{file}::{name.partition('[')[0]}" for file, name in run.ends}
    good = {claim.rule for claim in claims if _key(claim, root) in ran - failed}
    return good - {claim.rule for claim in claims if _key(claim, root) in failed}


def _place(claim: Claim, root: Path) -> str:
    """The test as pytest calls it."""
    return f"{claim.file.resolve().relative_to(root).as_posix()}::{claim.test.partition('::')[2]}"


def _key(claim: Claim, root: Path) -> str:
    """The test as a run of pytest reports it."""
    file, _, name = _place(claim, root).partition("::")
    *classes, test = name.split("::")
    return "/".join([file.removeprefix("tests/").removesuffix(".py"), *classes]) + f"::{test}"
