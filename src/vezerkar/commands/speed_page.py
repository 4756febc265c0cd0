"""`docs/speed.md`: what a run of `vezerkar bench` has measured, in ratios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from vezerkar.arena.speed.forms import COMPILED, INTERPRETED
from vezerkar.arena.speed.growth import FLAT_RATIO, TENTHS
from vezerkar.arena.speed.kept_run import KeptRun
from vezerkar.arena.speed.measuring import GREEDY_GAME
from vezerkar.arena.speed.rates import SCENE, WELCOME
from vezerkar.arena.speed.timing import Spread
from vezerkar.commands.bench_tables import KNOWN, judged

HEAD: Final = """\
# Speed

Written by `vezerkar bench --write docs/speed.md`; nothing here is edited by hand. The run is kept
beside this page: `vezerkar bench --against docs/speed.json` names what has become slower since.

Seconds hold for one machine and one hour, so this page tells ratios. A cost is processor time,
compared with a fixed loop of plain Python that is timed between any two pieces of work. Both forms
are measured in turn; these are medians of {rounds} rounds, ± half the distance of the quartiles.

- Machine: {machine}
- Forms: {forms}
"""
COMPILED_TEXT: Final = """\
How many times as fast the compiled form is. A decision: its actions are counted, one is chosen at
random and applied. A simulation: a copy of the state, and 30 decisions. A scene of an action: built
for a seat that saw the one before, and what is new in it encoded, as a server does after every
action. A welcome: a whole scene of a position that nobody has seen, encoded with board and book, as
whoever comes to a table gets it. Start: until a program knows the scenarios of the game.
"""
GROWTH_TEXT: Final = f"""\
What a decision costs in each tenth of a game, as a share of its mean cost, and how many times as
much in the last tenth as in the first: up to {FLAT_RATIO} is flat.

Nothing is left behind that later decisions would have to look through: they are other decisions.
A random game of hungary begins with few units that can move, and its lists grow from 37 actions
to 92; an action listed costs half as much at the end. Panzer begins with buying and placing
tiles, which is cheap. In quartermaster the decks run out: a real decision of the last tenth is
followed by two turns of countries without a choice, ten times as many as before.
"""
MAPS_TEXT: Final = """\
The smallest and the largest map of each game, and how many times as much a decision costs on it.
"""
MEMORY_TEXT: Final = """\
Bytes: of a state as a search keeps it, of a table in a server whose match has just begun, and what
each step adds to it.
"""
GREEDY_TEXT: Final = """\
A whole game between greedy players, in the scenario with the longest games: how many average random
games it costs.
"""
SCENE_TEXT: Final = """\
How many average random decisions it costs to show an action to a seat, and to welcome somebody.
"""
START_TEXT: Final = """\
The time until a server knows all games, by module, each without what it imports.
"""


def speed_page(run: KeptRun, forms: str) -> str:
    """The whole page."""
    parts = [HEAD.format(rounds=run.rounds, machine=run.machine, forms=forms)]
    if run.level:
        parts += section("Compiled", COMPILED_TEXT, _compiled(run))
    parts += section("Scenes", SCENE_TEXT, _scenes(run))
    parts += section("Length of the game", GROWTH_TEXT, _length(run))
    parts += section("Size of the map", MAPS_TEXT, _maps(run))
    if run.level:
        parts += section("Greedy players", GREEDY_TEXT, _greedy(run))
    parts += section("Memory", MEMORY_TEXT, _memory(run))
    parts += section("Start", START_TEXT, _start(run))
    return "\n".join(parts)


def section(title: str, text: str, table: str) -> list[str]:
    return [f"## {title}\n", text, table]


def markdown_table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """
    >>> print(markdown_table(["game", "cost"], [["toy", "1.0"]]), end="")
    | game | cost |
    | --- | --- |
    | toy | 1.0 |
    """
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _compiled(run: KeptRun) -> str:
    """A line for each piece: those that all games have, then those of single games."""
    measured = {piece: None for one in run.games.values() for piece in one.ratios}
    pieces = sorted(measured, key=lambda piece: piece not in KNOWN)
    rows = (
        [piece, *(_ratio(one.ratios.get(piece)) for one in run.games.values())] for piece in pieces
    )
    return markdown_table(["", *run.games], rows)


def _ratio(ratio: Spread | None) -> str:
    return "" if ratio is None else f"{ratio.median:.1f} ± {50 * ratio.relative:.0f} %"


def _scenes(run: KeptRun) -> str:
    """In the form that a server uses if it can."""
    rows = []
    for game, one in run.games.items():
        costs = one.costs[COMPILED if run.level else INTERPRETED]
        rows.append([game, *(_in_decisions(costs, piece) for piece in (SCENE, WELCOME))])
    return markdown_table(["", SCENE, WELCOME], rows)


def _in_decisions(costs: Mapping[str, Spread], piece: str) -> str:
    return f"{costs[piece].median / costs['decision'].median:,.1f}" if piece in costs else ""


def _length(run: KeptRun) -> str:
    rows = (
        [game, *(f"{share:.2f}" for share in one.growth.tenths), judged(one.growth.by_length)]
        for game, one in run.games.items()
    )
    return markdown_table(["", *map(str, range(1, TENTHS + 1)), "last : first"], rows)


def _maps(run: KeptRun) -> str:
    rows = []
    for game, one in run.games.items():
        small, *_, large = one.growth.by_spaces()
        maps = [f"{each.scenario}, {each.spaces} spaces" for each in (small, large)]
        rows.append([game, *maps, f"{one.growth.by_size:.2f}"])
    return markdown_table(["", "smallest", "largest", "cost"], rows)


def _greedy(run: KeptRun) -> str:
    rows = []
    for game, one in run.games.items():
        costs = one.costs[COMPILED]
        times = costs[GREEDY_GAME].median / costs["game"].median
        rows.append([game, one.growth.longest().scenario, f"{times:,.0f}"])
    return markdown_table(["", "scenario", "times"], rows)


def _memory(run: KeptRun) -> str:
    rows = (
        [game, *(f"{each:,.0f}" for each in (one.memory.state, one.memory.table, one.memory.step))]
        for game, one in run.games.items()
    )
    return markdown_table(["", "a state", "a new table", "a step more"], rows)


def _start(run: KeptRun) -> str:
    rows = ([f"`{part.name}`", f"{100 * part.share:.0f} %"] for part in run.start_up)
    return markdown_table(["", "share"], rows)
