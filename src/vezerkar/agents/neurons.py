# hot: compiled by mypyc
"""A small network over few numbers of many: what it adds up for each action of a decision.

Only numbers that are not zero are looked at. What the table shows is the same for all actions and
is added up once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Neurons:
    """One hidden layer; each number also counts by a weight of its own."""

    def __init__(
        self,
        bounds: list[tuple[float, float]],
        straight: list[float],
        rows: list[list[float]],
        biases: list[float],
        outputs: list[float],
    ) -> None:
        self.bounds: list[tuple[float, float]] = bounds  # by place: what was seen while learning
        self.straight: list[float] = straight  # by place: the number's own weight
        self.rows: list[list[float]] = rows  # by place: its weights into the neurons
        self.biases: list[float] = biases
        self.outputs: list[float] = outputs

    def totals(self, table: dict[int, float], actions: list[dict[int, float]]) -> list[float]:
        """What is added up for each action."""
        shared = self.biases[:]
        self.add_up(shared, table)
        found: list[float] = []
        for i in range(len(actions)):
            neurons = shared[:]
            total = self.add_up(neurons, actions[i])
            width: i64 = len(neurons)
            for j in range(width):
                if neurons[j] > 0.0:
                    total += neurons[j] * self.outputs[j]
            found.append(total)
        return found

    def add_up(self, neurons: list[float], numbers: dict[int, float]) -> float:
        """Add the numbers to the neurons; what they count by themselves."""
        total = 0.0
        for place, amount in numbers.items():
            row = self.rows[place]
            width: i64 = len(row)
            if width == 0:
                continue  # seen too seldom to be learned from
            low, high = self.bounds[place]
            amount = low if amount < low else (high if amount > high else amount)
            total += amount * self.straight[place]
            for j in range(width):
                neurons[j] += amount * row[j]
        return total
