"""Pictures for people to look at: no test compares them, so they are taken only when asked for."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page


class Album:
    """A folder of pictures; with `PICTURES=1` it is filled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wanted = os.environ.get("PICTURES") == "1"

    def take(self, page: Page, name: str) -> None:
        """A picture of the window; one in PNG would take six times as long."""
        if self.wanted:
            path = self.folder / f"{name}.jpg"
            page.screenshot(path=path, type="jpeg", quality=80, animations="disabled")
