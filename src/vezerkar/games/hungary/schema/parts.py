"""The common parts of the data files: ids, counts, and a base that allows no unknown field."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

HexId = Annotated[str, Meta(pattern=r"^\d{4}$")]
SideId = Annotated[str, Meta(pattern=r"^\d{4}-\d{4}$")]  # a hexside, lower number first
Count = Annotated[int, Meta(ge=0, le=99)]
Side = Literal["axis", "soviet"]
Nation = Literal[
    "german", "hungarian", "soviet", "romanian", "bulgarian", "yugoslav", "czech", "slovak"
]
TerrainId = Literal["plain", "forest", "rough", "mountain", "marsh", "city", "major_city"]
GroundType = Literal[
    "armor",
    "mechanized",
    "cavalry",
    "infantry",
    "mountain",
    "light_infantry",
    "artillery",
    "partisan",
    "hq",
]
Mobility = Literal["foot", "mountain", "cavalry", "motorized"]
Entry = Literal["depot", "croatia", "galicia", "hungarian_rail_city", "szabadka"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a data file: it holds the fields declared here and no others."""
