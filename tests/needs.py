"""What some tests cannot do without: left out where it is missing, but never by CI."""

from __future__ import annotations

import os
import shutil

import pytest

from tools.dev.programs import BROWSERS
from vezerkar.server.static_files import page_folder


def missing(sentence: str) -> BaseException:
    """To be raised: it skips the test; on a machine that guards the project it fails it."""
    ends = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
    return ends.Exception(sentence)


def need_page() -> None:
    if page_folder() is None:
        raise missing("the page is not built: run `make setup` with Node.js on the PATH")


def browser() -> str:
    """The program that shows pages."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    raise missing("there is no browser on the PATH (Debian, Ubuntu: `apt install chromium`)")
