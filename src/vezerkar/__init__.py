"""Vezérkar: five tabletop wargames, one table."""

from pathlib import Path
from typing import Final

from vezerkar import _form

HOME: Final = Path(__file__).parent
"""The package in its source form. Data files are read from here, whichever form the code has."""

FORM: Final = _form.choose(HOME)
"""`interpreted` or `compiled`: where the hot modules of this process come from."""
