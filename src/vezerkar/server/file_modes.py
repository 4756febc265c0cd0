"""Files with secrets are for the user who runs the server, and for nobody else on the machine."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.server.logs import LOG

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
KEY_FILE: Final = "secret.key"
DATABASE_FILE: Final = "vezerkar.db"
SQLITE_SUFFIXES: Final = ("", "-wal", "-shm")  # SQLite keeps what is new beside the database
HAS_MODES: Final = os.name == "posix"


def is_open_to_others(path: Path) -> bool:
    """Whether anybody else on this machine may read or change a file or a folder."""
    return HAS_MODES and bool(path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))


def make_private_file(path: Path) -> None:
    """Create a file if need be, closed to others from its first moment; an old one is closed."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        close_file(path)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path}: the file cannot be opened: {reason}") from None


def close_file(path: Path) -> None:
    """Close a file to others; if it belongs to somebody else that is only told."""
    if not is_open_to_others(path):
        return
    if path.stat().st_uid == os.geteuid():
        path.chmod(FILE_MODE)
        LOG.warning("%s was open to other users of this machine; now it is closed to them", path)
    else:
        LOG.warning("%s is open to other users of this machine, and belongs to one of them", path)


def close_database(path: Path) -> None:
    """Close the files of an SQLite database to others; it is created if there is none."""
    make_private_file(path)
    for suffix in SQLITE_SUFFIXES:
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            close_file(beside)


def close_folder(path: Path) -> None:
    """Close the data folder to others, if it is one; any other folder is left as it is."""
    if not is_open_to_others(path):
        return
    found = path.stat()
    shared = bool(found.st_mode & stat.S_ISVTX)  # as /tmp is
    ours = any((path / name).exists() for name in (KEY_FILE, DATABASE_FILE))
    if ours and found.st_uid == os.geteuid() and not shared:
        path.chmod(FOLDER_MODE)
        LOG.warning("%s was open to other users of this machine; now it is closed to them", path)
    else:
        LOG.warning("%s is open to other users of this machine; a data folder should be 0700", path)
