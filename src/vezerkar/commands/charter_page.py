"""`docs/charter.md`: what the project promises, and what was measured, when and on what."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vezerkar.commands.charter_lines.line import CharterLine, Figure, Verdict, unmeasured
from vezerkar.commands.speed_page import markdown_table
from vezerkar.core.errors import DataError

CHARTER_HEAD: Final = """\
# The charter

What the project promises about itself. Written by `vezerkar charter --write docs/charter.md`;
nothing here is edited by hand. With `vezerkar charter R21 --write docs/charter.md` one line is
measured again, and the others are kept; `--scale 1` measures those that count tries at their full
size. A line that was measured with fewer tries than it promises, or in part, *holds as far as
measured*; one that was not measured never counts as met. What lines have to list stands below.

- {totals}
"""
COLUMNS: Final = ("", "promise", "goal", "measured", "", "when and on what")
MACHINE: Final = re.compile(r"^- Machine (\d+): (.+)$", re.MULTILINE)
LINE_ROW: Final = re.compile(
    r"^\| (R\d+) \|(?:[^|\n]*\|){2} ([^|\n]*) \| ([^|\n]*) \| ([^|\n]*) \|$"
)


@dataclass(frozen=True)
class Taken:
    """One figure, and when and on what it was measured."""

    figure: Figure
    day: str = ""
    machine: str = ""
    form: str = ""
    scale: str = ""


def totals(figures: Iterable[Figure]) -> str:
    """How many lines came out in which way."""
    counts = Counter(figure.verdict for figure in figures)
    parts = (f"{verdict.value.strip('*')} {counts[verdict]}" for verdict in Verdict)
    return f"Of {counts.total()} lines: {', '.join(parts)}"


def charter_page(lines: Sequence[CharterLine], taken: dict[str, Taken]) -> str:
    """The whole page, every line in order; one that was never measured says so."""
    never = Taken(unmeasured("not yet"))
    all_taken = {line.id: taken.get(line.id, never) for line in lines}
    machines = list(dict.fromkeys(each.machine for each in all_taken.values() if each.machine))
    head = CHARTER_HEAD.format(totals=totals(each.figure for each in all_taken.values()))
    head += "".join(f"- Machine {n}: {name}\n" for n, name in enumerate(machines, 1))
    rows = (
        [line.id, line.subject, line.goal, *_shown(all_taken[line.id], machines)] for line in lines
    )
    return f"{head}\n{markdown_table(COLUMNS, rows)}{''.join(_sections(lines, all_taken))}"


def _sections(lines: Sequence[CharterLine], taken: dict[str, Taken]) -> Iterator[str]:
    """What lines have to list."""
    for line in lines:
        details = taken[line.id].figure.details
        if details:
            yield f"\n## {line.id} {line.subject}\n\n"
            yield "".join(f"- {' '.join(detail.split())}\n" for detail in details)


def read_page(path: Path) -> dict[str, Taken]:
    """What a page that was written before tells of each line."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise DataError(f"{path}: cannot be read, so writing it would lose its contents") from error
    machines = dict(MACHINE.findall(text))
    details = _details(text)
    rows = (LINE_ROW.match(row) for row in text.splitlines())
    return {
        row[1]: _taken(Figure(row[2], Verdict(row[3]), details.get(row[1], ())), row[4], machines)
        for row in rows
        if row
    }


def _details(text: str) -> dict[str, tuple[str, ...]]:
    _, *sections = text.split("\n## ")
    return {
        section.partition(" ")[0]: tuple(
            line.removeprefix("- ") for line in section.splitlines() if line.startswith("- ")
        )
        for section in sections
    }


def _shown(taken: Taken, machines: list[str]) -> tuple[str, str, str]:
    figure = taken.figure
    where = f"machine {machines.index(taken.machine) + 1}" if taken.machine else ""
    told = (taken.day, where, taken.form, f"scale {taken.scale}" if taken.scale else "")
    return figure.text.replace("|", "/"), figure.verdict.value, ", ".join(filter(None, told))


def _taken(figure: Figure, told: str, machines: dict[str, str]) -> Taken:
    found = re.fullmatch(r"([\d-]+), machine (\d+), (\w+), scale (.+)", told)
    if found is None:
        return Taken(figure)
    return Taken(figure, found[1], machines.get(found[2], ""), found[3], found[4])
