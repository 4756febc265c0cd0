"""Tests run the interpreted form, the reference; one test compares the compiled with it."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("VEZERKAR_FORM", "interpreted")

# The same examples every time, however busy the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
