"""docs/scale.md shows what the program says of the figures that are kept beside it."""

from __future__ import annotations

import pytest

from tests.commands.command_line import run
from vezerkar import HOME
from vezerkar.commands import capacity
from vezerkar.commands.capacity import LAST_RUN
from vezerkar.commands.load_figures import lines_of, read_figures

PAGE = (HOME.parents[1] / "docs" / "scale.md").read_text(encoding="utf-8")


def test_the_figures_are_those_that_were_kept() -> None:
    figures = read_figures(LAST_RUN)
    assert "\n".join(lines_of(figures)) in PAGE
    assert figures.machine in PAGE


@pytest.mark.parametrize("players", [1_000, 10_000, 100_000])
def test_the_forecasts_are_those_of_the_program(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capacity, "capacity", str(players))
    assert capsys.readouterr().out in PAGE
