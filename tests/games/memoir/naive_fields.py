"""Battlefields for the tests of the oracle: bare ground, a few tiles, a few units."""

from __future__ import annotations

from tests.games.memoir import naive
from tests.games.memoir.naive import Field, Hex, Settings, Unit

FILES = sorted(naive.SCENARIOS.glob("*.toml"))
WHOLE_BOARD = Field()


def doubled(at: Hex) -> int:
    return 2 * at[0] + at[1] % 2


def offset(at: Hex, dx: int, drow: int) -> Hex:
    row = at[1] + drow
    return ((doubled(at) + dx) // 2, row)


def place(here: Field, name: str, kind: str, at: Hex, figures: int = 0) -> None:
    side = "axis" if name.startswith("ax") else "allies"
    here.units[name] = Unit(side, kind, at, figures or naive.KINDS[kind].figures)


def field_of(settings: Settings | None = None, /, **ground: list[Hex]) -> Field:
    here = Field(settings=settings or Settings())
    for name, hexes in ground.items():
        for at in hexes:
            here.ground.setdefault(at, set()).add(name)
    return here


def scenario(slug: str) -> Field:
    return naive.from_scenario(naive.SCENARIOS / f"{slug}.toml")
