"""The configuration of a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.server.file_modes import DATABASE_FILE, FOLDER_MODE, close_folder


@dataclass(frozen=True)
class Config:
    """Everything that can be set when a server starts."""

    data: Path
    database: str = ""  # a URL; empty: SQLite in the data folder
    host: str = "127.0.0.1"
    origins: tuple[str, ...] = ()  # further sites whose pages may use this server
    trusted_proxies: tuple[str, ...] = ()  # they say whom they speak for
    metrics_for: tuple[str, ...] = ()  # networks that may read the metrics, besides this machine
    operators: tuple[str, ...] = ()  # the names of accounts that may open /admin
    secure: bool = False  # behind https: cookies are sent encrypted only
    reaction_delay_s: tuple[float, float] = (0.6, 1.6)  # before a reply in a reaction window
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    ray: str = ""  # the address of a cluster that thinks for computer players; empty: none
    patience: float = 10.0  # how many times the seconds of its level a computer may take
    pace: float = 1.0  # factor of all rate limits; 0: no limits
    guest_tables: int = 300  # that are not over, of one host; 0: as many as they like
    account_tables: int = 1500
    page: Path | None = None  # the folder of the built page
    handed: tuple[str, str] = ("", "")  # a ticket, and a record or position for whoever has it
    node: str = ""  # the name of this server among those on the same database; empty: the only one
    node_address: str = ""  # where programs, and other nodes, reach it
    seed: str = ""  # for tests: all tables of a scenario get the same dice and computers

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")


def data_folder() -> Path:
    """The data folder of this user."""
    chosen = os.environ.get("VEZERKAR_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Vezerkar"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Vezerkar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vezerkar"


def make_folder(path: Path) -> Path:
    """The data folder, created if need be and closed to others."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
        close_folder(path)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"--data: the folder {path} cannot be created: {reason}") from None
    return path
