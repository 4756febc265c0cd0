"""Tests run the interpreted form, the reference; one test compares the compiled with it."""

from __future__ import annotations

import os

os.environ.setdefault("VEZERKAR_FORM", "interpreted")
