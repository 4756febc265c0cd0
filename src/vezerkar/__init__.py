"""Vezérkar: five tabletop wargames, one table.

    >>> import vezerkar
    >>> match = vezerkar.new_match("memoir", agents={"axis": "greedy", "allies": "random"})

`help(vezerkar.api)` explains the names listed here. All else can be imported where it is, but may
change from one version to the next.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vezerkar import _form

if TYPE_CHECKING:
    from vezerkar.api import (
        ActionError,
        Agent,
        DataError,
        Script,
        Seeded,
        TextMatch,
        VezerkarError,
        agent_names,
        find_agent,
        find_game,
        game_ids,
        load_match,
        match_from_position,
        new_match,
    )

HOME: Final = Path(__file__).parent
"""The package in its source form. Data files are read from here, whichever form the code has."""

FORM: Final = _form.choose(HOME)
"""`interpreted` or `compiled`: where the hot modules of this process come from."""

__all__ = [
    "FORM",
    "HOME",
    "ActionError",
    "Agent",
    "DataError",
    "Script",
    "Seeded",
    "TextMatch",
    "VezerkarError",
    "agent_names",
    "find_agent",
    "find_game",
    "game_ids",
    "load_match",
    "match_from_position",
    "new_match",
]


def __getattr__(name: str) -> Any:
    """Names of the facade are loaded when they are first used: the program itself needs none."""
    if name in __all__:
        return getattr(import_module("vezerkar.api"), name)
    raise AttributeError(f"module 'vezerkar' has no attribute '{name}'")


def __dir__() -> list[str]:
    return __all__
