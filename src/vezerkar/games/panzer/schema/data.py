"""All data of the game, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.files.toml import digest
from vezerkar.games.panzer.schema.pieces import ActionCard, Terrain, Tile, UnitCard
from vezerkar.games.panzer.schema.scenario import Scenario


@dataclass(frozen=True)
class PanzerData:
    """Everything the rules look up: cards in file order, the rest by id."""

    units: tuple[UnitCard, ...]  # German ones first
    actions: tuple[ActionCard, ...]
    terrain: dict[str, Terrain]
    tiles: dict[str, Tile]
    groups: dict[str, tuple[str, ...]]
    bridge: tuple[int, int]  # attack and defense
    scenarios: dict[str, Scenario]
    tables: tuple[Path, ...] = ()
    files: dict[str, Path] = field(default_factory=dict)

    @cached_property
    def playable(self) -> tuple[ActionCard, ...]:
        """The action cards of the common deck, without the bluffs."""
        return tuple(card for card in self.actions if card.type != "bluff")

    def scenario(self, slug: str) -> Scenario:
        """The scenario of this name; an unknown name raises DataError and lists the known ones."""
        found = self.scenarios.get(slug)
        if found is None:
            known = ", ".join(self.scenarios)
            raise DataError(f"there is no scenario '{slug}'; the scenarios are: {known}")
        return found

    def digest(self, slug: str) -> str:
        """The fingerprint of all data that this scenario depends on."""
        return digest(*self.tables, self.files[slug])
