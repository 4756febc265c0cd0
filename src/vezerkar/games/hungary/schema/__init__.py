"""The shape of the data files: every field with its type, checked when a file is read."""

from vezerkar.games.hungary.schema.counters import AirUnit, Unit, Units
from vezerkar.games.hungary.schema.map import Grid, Map
from vezerkar.games.hungary.schema.parts import Part
from vezerkar.games.hungary.schema.scenarios import Scenario, Seats, SeatShare
from vezerkar.games.hungary.schema.tables import Costs, RuleTables

__all__ = [
    "AirUnit",
    "Costs",
    "Grid",
    "Map",
    "Part",
    "RuleTables",
    "Scenario",
    "SeatShare",
    "Seats",
    "Unit",
    "Units",
]
