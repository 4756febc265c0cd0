# hot: compiled by mypyc
"""The weights of the judge, by name."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "unit",
    "wounded",
    "tile",
    "income",
    "goal",
    "late",
    "row",
    "kill",
    "purse",
    "card",
    "ammo",
    "score",
    "approach",
    "shelter",
    "forward",
    "trench",
    "bonus",
    "hurt",
    "edge",
    "break_in",
    "arrive",
    "drop",
    "play",
    "turn_fight",
    "answer",
    "give_up",
    "bluff",
    "reprieve",
    "dig",
    "buy",
    "share",
    "quality",
    "variety",
    "scale",
    "step",
)


class Weights:
    """What the judge multiplies its measurements by; weights.toml says what each one means."""

    def __init__(self) -> None:
        self.unit: float = 0.0
        self.wounded: float = 0.0
        self.tile: float = 0.0
        self.income: float = 0.0
        self.goal: float = 0.0
        self.late: float = 0.0
        self.row: float = 0.0
        self.kill: float = 0.0
        self.purse: float = 0.0
        self.card: float = 0.0
        self.ammo: float = 0.0
        self.score: float = 0.0
        self.approach: float = 0.0
        self.shelter: float = 0.0
        self.forward: float = 0.0
        self.trench: float = 0.0
        self.bonus: float = 0.0
        self.hurt: float = 0.0
        self.edge: float = 0.0
        self.break_in: float = 0.0
        self.arrive: float = 0.0
        self.drop: float = 0.0
        self.play: float = 0.0
        self.turn_fight: float = 0.0
        self.answer: float = 0.0
        self.give_up: float = 0.0
        self.bluff: float = 0.0
        self.reprieve: float = 0.0
        self.dig: float = 0.0
        self.buy: float = 0.0
        self.share: float = 0.0
        self.quality: float = 0.0
        self.variety: float = 0.0
        self.scale: float = 0.0
        self.step: float = 0.0
