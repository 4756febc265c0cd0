"""The tables that `vezerkar bench` prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.table import Table

from vezerkar.arena.speed.growth import TENTHS, Growth, is_flat
from vezerkar.arena.speed.kept_run import Change, KeptRun
from vezerkar.arena.speed.measuring import GREEDY_GAME, MeasuredGame
from vezerkar.arena.speed.rates import ROLLOUT_DECISIONS, SCENE, WELCOME
from vezerkar.arena.speed.timing import Spread

KNOWN: Final = ("decision", "game", "clone", "simulation", SCENE, WELCOME, "start", GREEDY_GAME)


class BenchRow(NamedTuple):
    """A line of a table: a piece, and how its time is shown."""

    title: str
    piece: str
    unit: float = 0.0  # 1 for seconds, 1e6 for microseconds, 0 for how many a second


def rows_of(pieces: Sequence[str]) -> list[BenchRow]:
    """What is shown of a game; it may have pieces of its own."""
    rows = [
        BenchRow("decisions a second", "decision"),
        BenchRow("us a decision", "decision", 1e6),
        BenchRow("games a second", "game"),
        BenchRow("us a clone", "clone", 1e6),
        *(BenchRow(f"us: {name}", name, 1e6) for name in pieces if name not in KNOWN),
        BenchRow(f"simulations a second, {ROLLOUT_DECISIONS} decisions", "simulation"),
        BenchRow("us a scene of an action, what is new encoded", SCENE, 1e6),
        BenchRow("us a welcome, with board and book", WELCOME, 1e6),
        BenchRow("s to start", "start", 1.0),
        BenchRow("s a game of greedy players", GREEDY_GAME, 1.0),
    ]
    return [row for row in rows if row.piece in pieces]


def game_table(
    game: str, measured: MeasuredGame, rounds: int, changes: Mapping[tuple[str, str], Change]
) -> Table:
    """The medians of each form with their spread, and of the ratios of each round."""
    forms = list(measured.seconds)
    ratios = measured.run.ratios
    table = Table(title=f"{game}: medians of {rounds} rounds, ± half the distance of the quartiles")
    for title in ("", *forms, *(["ratio"] if ratios else []), *(["kept"] if changes else [])):
        table.add_column(title, justify="right" if title else "left")
    for row in rows_of(list(measured.seconds[forms[-1]])):
        cells = [_time(measured.seconds[form].get(row.piece), row.unit) for form in forms]
        if ratios:
            cells.append(f"{ratios[row.piece].median:.2f}" if row.piece in ratios else "")
        if changes:
            cells.append(_kept([changes.get((form, row.piece)) for form in forms]))
        table.add_row(row.title, *cells)
    if changes:
        table.caption = "kept: the cost as a share of that in the kept run, form by form"
    return table


def _time(cost: Spread | None, unit: float) -> str:
    if cost is None:
        return ""
    return f"{number(1 / cost.median, unit)} ± {50 * cost.relative:2.0f} %"


def _kept(changes: Sequence[Change | None]) -> str:
    return "  ".join("" if one is None else f"{one.ratio:.2f}" for one in changes)


def number(rate: float, unit: float) -> str:
    """A rate per second as it is, or the time that one takes.

    >>> number(40_000, 0), number(40_000, 1e6)
    ('40,000', '25.00')
    """
    return f"{unit / rate:,.2f}" if unit else f"{rate:,.0f}"


def scenario_table(game: str, growth: Growth) -> Table:
    """What a decision costs in each scenario, as a multiple of the cheapest."""
    table = Table(title=f"{game}: a decision by scenario, from the smallest map to the largest")
    for title in ("scenario", "spaces", "pieces", "decisions", "cost"):
        table.add_column(title, justify="left" if title == "scenario" else "right")
    least = min(one.loops for one in growth.scenarios)
    for one in dict.fromkeys(growth.by_spaces()):
        cells = (f"{one.spaces}", f"{one.pieces}", f"{one.decisions:,.0f}")
        table.add_row(one.scenario, *cells, f"{one.loops / least:.2f}")
    return table


def growth_table(run: KeptRun) -> Table:
    """Whether decisions cost more as games grow longer."""
    table = Table(title="a decision in each tenth of a game, as a share of its mean cost")
    tenths = [str(tenth) for tenth in range(1, TENTHS + 1)]
    for title in ("", *tenths, "last : first"):
        table.add_column(title, justify="right" if title else "left")
    for game, one in run.games.items():
        growth = one.growth
        cells = [f"{share:.2f}" for share in growth.tenths]
        table.add_row(game, *cells, judged(growth.by_length))
    return table


def judged(ratio: float) -> str:
    """
    >>> judged(1.1), judged(1.6)
    ('1.10, flat', '1.60, grows')
    """
    return f"{ratio:.2f}, {'flat' if is_flat(ratio) else 'grows'}"


def memory_table(run: KeptRun) -> Table:
    """What a state and a table need."""
    table = Table(title="memory in bytes")
    for title in ("", "a state", "a new table", "a step more"):
        table.add_column(title, justify="right" if title else "left")
    for game, one in run.games.items():
        memory = one.memory
        table.add_row(game, *(f"{each:,.0f}" for each in (memory.state, memory.table, memory.step)))
    return table


def start_up_table(run: KeptRun) -> Table:
    """Where the time goes until a server knows all games."""
    table = Table(title="starting a server: share of the time, by module")
    table.add_column("")
    table.add_column("%", justify="right")
    for part in run.start_up:
        table.add_row(part.name, f"{100 * part.share:.0f}")
    return table
