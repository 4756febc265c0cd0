"""No rule of a ledger goes without a test that claims it."""

from __future__ import annotations

import pytest

from vezerkar import cli
from vezerkar.core.registry import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_of_the_ledger_is_claimed_by_a_test(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["rules", game, "--coverage"]) == 0
    *_, untestable, last = capsys.readouterr().out.splitlines()
    tested, _, total = last.removeprefix(f"{game}: ").removesuffix(" rules tested").partition("/")
    assert untestable.startswith("untestable: ")
    assert tested == total
