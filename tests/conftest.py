"""Tests run the interpreted form, the reference; one test compares the compiled with it."""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import tomli
from hypothesis import HealthCheck, settings

from tests.endless import pytest_runtest_protocol

__all__ = ["pytest_collection_finish", "pytest_runtest_protocol"]

os.environ.setdefault("VEZERKAR_FORM", "interpreted")

# The same examples every time, however busy the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

# Tests read the same data and the same positions thousands of times: each text is parsed once. It
# is kept as bytes, so that everybody still gets values of their own.
_parse = tomli.loads


@lru_cache(maxsize=1000)
def _parsed(text: str) -> bytes:
    return pickle.dumps(_parse(text))


def _loads(text: str, /, *, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    if parse_float is not float or not isinstance(text, str):
        return _parse(text, parse_float=parse_float)
    found: dict[str, Any] = pickle.loads(_parsed(text))
    return found


tomli.loads = _loads


def pytest_collection_finish() -> None:
    """What is collected stays until the end: to look through it for garbage takes a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # as in a server
