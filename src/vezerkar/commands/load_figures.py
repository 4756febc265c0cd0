"""What a run of `vezerkar load` measured, and what it foretells of another one."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from vezerkar.core.errors import DataError


class LoadFigures(Struct, frozen=True):
    """CPU is that of the server's own process; bytes are those that it holds."""

    machine: str
    games: list[str]
    tables: int
    sockets: int
    actions: int
    seconds: float  # of play
    empty_bytes: int  # a server that has seen each game, without tables
    made_cpu_ms: float  # to make a table
    made_per_s: float
    begun_cpu_ms: float  # to take its seats and begin its match
    waiting_bytes: float  # of a table that was made
    idle_bytes: float  # of one whose match has begun, with nobody connected
    welcome_cpu_ms: float  # for a socket, until it has been sent everything
    socket_bytes: float  # with its share of what all readers of a table have in common
    action_cpu_ms: float  # until everybody has been told
    played_bytes: float  # of a table after these actions, without its sockets
    latencies_ms: list[float]  # until everybody has been told: 50, 95 and 99 % of the actions
    stop_s: float
    back_s: float  # from the new start until everybody is back
    back_cpu_s: float

    def cpu_share(self, actions_per_s: float, sockets_per_s: float = 0.0) -> float:
        """Of one core, for so many actions and new sockets a second."""
        per_s_ms = actions_per_s * self.action_cpu_ms + sockets_per_s * self.welcome_cpu_ms
        return per_s_ms / 1000

    def memory_bytes(self, tables: float, sockets: float) -> float:
        """Of one node with so many played tables and sockets."""
        return self.empty_bytes + tables * self.played_bytes + sockets * self.socket_bytes


def read_figures(path: Path) -> LoadFigures:
    try:
        return msgspec.json.decode(path.read_bytes(), type=LoadFigures)
    except (OSError, msgspec.DecodeError) as error:
        raise DataError(f"{path}: these are no figures of `vezerkar load`: {error}") from None


def write_figures(figures: LoadFigures, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


def lines_of(figures: LoadFigures) -> list[str]:
    """What a person reads of them."""
    f = figures
    latencies = " / ".join(f"{each:.0f}" for each in f.latencies_ms)
    rate = f.actions / f.seconds
    return [
        f"{f.tables:,} tables ({', '.join(f.games)}), {f.sockets:,} sockets",
        f"a table: {f.made_cpu_ms:.1f} ms of a core to make it ({f.made_per_s:.0f} a second),"
        f" {f.begun_cpu_ms:.1f} ms to begin its match",
        f"memory: {_kb(f.empty_bytes)} kB without tables, {_kb(f.waiting_bytes)} kB for a table"
        f" that waits, {_kb(f.idle_bytes)} kB for one that has begun, {_kb(f.played_bytes)} kB for"
        f" one that is played, {_kb(f.socket_bytes)} kB for a socket",
        f"a socket: {f.welcome_cpu_ms:.1f} ms of a core until it has its welcome",
        f"an action: {f.action_cpu_ms:.1f} ms of a core; {rate:.0f} a second for {f.seconds:.0f} s"
        f" take {f.cpu_share(rate):.0%} of one; everybody was told within {latencies} ms"
        " (50 / 95 / 99 %)",
        f"restart: {f.stop_s:.1f} s to stop; everybody back {f.back_s:.1f} s after the new start,"
        f" with {f.back_cpu_s:.1f} s of a core",
    ]


def compared(expected: LoadFigures, found: LoadFigures) -> list[str]:
    """What other figures foretold of this run, and what came true."""
    rate = found.actions / found.seconds
    memory = found.memory_bytes(found.tables, found.sockets)
    foretold = expected.memory_bytes(found.tables, found.sockets)
    return [
        f"processor: foretold {expected.cpu_share(rate):.0%} of a core,"
        f" found {found.cpu_share(rate):.0%}",
        f"memory: foretold {foretold / 1e6:,.0f} MB, found {memory / 1e6:,.0f} MB",
    ]


def _kb(amount: float) -> str:
    return f"{amount / 1000:,.0f}"
