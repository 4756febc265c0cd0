# hot: compiled by mypyc
"""How much each thing matters to the judge, by name."""

from __future__ import annotations

from typing import Final

WEIGHT_NAMES: Final = (
    "horizon",
    "piece",
    "stranded",
    "reach",
    "invade",
    "conquer",
    "status",
    "response",
    "card",
    "strike",
    "use",
    "waste",
    "scale",
    "event",
    "warfare",
)


class Weights:
    """How much each thing matters; weights.toml says what each one means."""

    def __init__(self) -> None:
        self.horizon: float = 0.0
        self.piece: float = 0.0
        self.stranded: float = 0.0
        self.reach: float = 0.0
        self.invade: float = 0.0
        self.conquer: float = 0.0
        self.status: float = 0.0
        self.response: float = 0.0
        self.card: float = 0.0
        self.strike: float = 0.0
        self.use: float = 0.0
        self.waste: float = 0.0
        self.scale: float = 1.0
        self.event: float = 0.0
        self.warfare: float = 0.0
