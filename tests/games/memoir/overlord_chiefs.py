"""Overlord battles in which a chief plays cards himself, for the other to copy."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.memoir.table import Table

COUNTER = ["counter_attack", "probe_left", "probe_center"]
SHELLS = "star star star star"


def omaha(allies: list[str], axis: list[str]) -> Table:
    """The Allied chief is to command."""
    return Table(
        scenario="omaha-beach-overlord",
        active="allies",
        phase="command",
        hands={"allies": allies, "axis": axis},
    )


def air_power(table: Table) -> None:
    """The chief plays Air Power and names nobody."""
    table.do("play air_power")
    table.do("done")


def barrage_with_recon(table: Table) -> None:
    table.do("barrage-with recon_left")
    table.do("barrage ax01", SHELLS)


def barrage(table: Table) -> None:
    table.do("play barrage")
    table.do("barrage ax01", SHELLS)


def after(*cards: Callable[[Table], None]) -> Table:
    """The Allied chief has played cards himself; now the Axis may answer."""
    table = omaha(["air_power", "barrage", "recon_left", "probe_left", "probe_right"], COUNTER)
    for play in cards:
        play(table)
    table.do("done", "0 0")
    assert table.active == "axis"
    return table
