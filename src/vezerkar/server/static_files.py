"""Serves the built page: its files, and index.html for every address inside the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

import vezerkar

INDEX_FILE: Final = "index.html"
NOT_BUILT_TEXT: Final = (
    "The page is not built. Build it in the folder web with `npm ci` and `npm run build`,"
    " or play in the terminal with `vezerkar play --text`.\n"
)


def page_folder() -> Path | None:
    """The folder of the built page: in the package, or in a checkout."""
    for folder in (vezerkar.HOME / "server" / "page", vezerkar.HOME.parents[1] / "web" / "dist"):
        if (folder / INDEX_FILE).is_file():
            return folder
    return None


class StaticFiles:
    """Serves the page, or says that it is not built."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder else None

    async def __call__(self, request: Request) -> Response:
        if self.folder is None or not (self.folder / INDEX_FILE).is_file():
            return PlainTextResponse(NOT_BUILT_TEXT, 503)
        wanted = _found(self.folder, request.path_params["path"])
        if wanted is None:
            if _is_file(request.path_params["path"]):
                return PlainTextResponse("there is no such file\n", 404)
            wanted = self.folder / INDEX_FILE
        named_by_content = wanted.parent.name == "assets"
        cache = "public, max-age=31536000, immutable" if named_by_content else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})


def _found(folder: Path, path: str) -> Path | None:
    """A file of the page; None if there is none, or if the name is not valid."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def _is_file(path: str) -> bool:
    """Whether a path names a file; anything else is an address inside the page.

    Addresses may have dots, as rule ids do, but not at the top.
    """
    parts = path.split("/")
    return parts[0] == "assets" or (len(parts) == 1 and "." in path)
