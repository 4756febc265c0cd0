"""Where a server keeps its things: arguments that the commands for operators share."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vezerkar.core.errors import DataError

if TYPE_CHECKING:  # other commands need not wait for the libraries of the server
    from vezerkar.server.config import Config

URL_VARIABLE: Final = "VEZERKAR_DATABASE"
PASSWORD_VARIABLE: Final = "VEZERKAR_DATABASE_PASSWORD"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """--data, --database and --database-password-file."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="data folder of the server")
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help=f"database (SQLite in the data folder); also in {URL_VARIABLE}",
    )
    parser.add_argument(
        "--database-password-file",
        type=Path,
        metavar="FILE",
        help=f"a file with the password of the database; also in {PASSWORD_VARIABLE}",
    )


def database_url(args: argparse.Namespace) -> str:
    """The URL of the database with its password, wherever that was given; empty: SQLite."""
    url: str = args.database or os.environ.get(URL_VARIABLE, "")
    password = _password(args.database_password_file)
    if not url or not password:
        return url
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).set(password=password).render_as_string(hide_password=False)
    except ArgumentError:
        return url  # whoever opens it says what is wrong


def _password(path: Path | None) -> str:
    if path is None:
        return os.environ.get(PASSWORD_VARIABLE, "")
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise DataError(
            f"--database-password-file: {path}: the file cannot be read: {str(reason).lower()}"
        ) from None


def existing_config(args: argparse.Namespace) -> Config:
    """The configuration of a server that has run before."""
    from vezerkar.server.config import Config, data_folder
    from vezerkar.server.file_modes import DATABASE_FILE

    config = Config(args.data or data_folder(), database=database_url(args))
    if not config.database and not (config.data / DATABASE_FILE).is_file():
        raise DataError(f"--data: there is no server in {config.data}")
    return config
