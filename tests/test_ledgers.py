"""No rule of a ledger goes without a test that claims it."""

from __future__ import annotations

from pathlib import Path

import pytest

from vezerkar.commands.coverage import find_claims
from vezerkar.commands.game_folders import game_folder, game_ids
from vezerkar.files.ledger import SECTIONS, load_ledger
from vezerkar.files.toml import read_toml

TESTS = Path(__file__).parent


def unproved(game: str) -> set[str]:
    """The rules of an unfinished game that still wait for a test, as its tests list them."""
    path = TESTS / "games" / game / "unproved.txt"
    return set(path.read_text(encoding="utf-8").split()) if path.exists() else set()


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_of_the_ledger_is_claimed_by_a_test(game: str) -> None:
    claimed = {claim.rule for claim in find_claims(TESTS / "games" / game)}
    testable = {rule.id for rule in load_ledger(game_folder(game)).testable}
    # Equal and not merely contained: a rule that has got its test leaves the list for good.
    assert testable - claimed == unproved(game)


@pytest.mark.parametrize("game", game_ids())
def test_every_section_has_a_heading_in_both_languages(game: str) -> None:
    folder = game_folder(game)
    headings = read_toml(folder / SECTIONS)
    used = {rule.section.hu for rule in load_ledger(folder)}
    assert sorted(used - headings.keys()) == []
    assert sorted(headings.keys() - used) == []
