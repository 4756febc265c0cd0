"""What the tables of all data files have in common."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "published", "reconstructed"]


class StrictTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a file in which every key must be known."""
