"""The shape of the data files: every field, with its type, so that a fault is found when read."""

from vezerkar.games.hungary.shapes.counters import AirUnit, Unit, Units
from vezerkar.games.hungary.shapes.parts import Part
from vezerkar.games.hungary.shapes.scenarios import Scenario, Seats, SeatShare
from vezerkar.games.hungary.shapes.tables import Costs, Tables
from vezerkar.games.hungary.shapes.terrain import Grid, Map

__all__ = [
    "AirUnit",
    "Costs",
    "Grid",
    "Map",
    "Part",
    "Scenario",
    "SeatShare",
    "Seats",
    "Tables",
    "Unit",
    "Units",
]
