"""Writing files so that none is ever left half written."""

from __future__ import annotations

import os
from pathlib import Path

from vezerkar.core.errors import DataError


def prepare_folder(path: Path) -> None:
    """Make sure that there is a folder for a file that will be written later."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path.parent}: the folder cannot be made: {reason}") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file; an older one stays as it is until the new one is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path}: the file cannot be written: {reason}") from None
