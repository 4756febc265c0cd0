"""`docs/charter.md`: what the project promises, and what was measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from vezerkar.commands.charter_lines.line import CharterLine, Figure, Verdict
from vezerkar.commands.speed_page import markdown_table

CHARTER_HEAD: Final = """\
# The charter

What the project promises about itself. Written by `vezerkar charter --write docs/charter.md`;
nothing here is edited by hand. `vezerkar charter R21` measures one line again, and with `--scale 1`
those that count tries are measured at their full size. A line that was measured with fewer tries
than it promises, or in part, *holds as far as measured*; one that was not measured never counts as
met.

- Machine: {machine}
- Form of the rules: {form}
- Scale: {scale:g}
- {totals}
"""
COLUMNS: Final = ("", "promise", "goal", "measured", "")
Results = Sequence[tuple[CharterLine, Figure]]


def charter_page(results: Results, machine: str, form: str, scale: float) -> str:
    """The whole page."""
    head = CHARTER_HEAD.format(machine=machine, form=form, scale=scale, totals=totals(results))
    rows = ([line.id, line.subject, line.goal, *_shown(figure)] for line, figure in results)
    return f"{head}\n{markdown_table(COLUMNS, rows)}"


def totals(results: Results) -> str:
    """How many lines came out in which way."""
    counts = Counter(figure.verdict for _, figure in results)
    parts = (f"{verdict.value.strip('*')} {counts[verdict]}" for verdict in Verdict)
    return f"Of {len(results)} lines: {', '.join(parts)}"


def _shown(figure: Figure) -> tuple[str, str]:
    return figure.text, figure.verdict.value
