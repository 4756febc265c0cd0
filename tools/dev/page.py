"""Build the page when something that it is made from has changed."""

import hashlib
import shutil
import subprocess

from tools.dev import kept, places
from tools.dev.running import Failed, run
from tools.dev.stamps import PAGE_STAMPS, fingerprint, one_at_a_time, stamp, stamps

OLDEST_NODE = (20, 19)  # what Vite asks for


def build() -> None:
    """Make web/dist hold the page of these sources."""
    install_packages()
    with one_at_a_time("page"):
        sources = page_fingerprint()
        index = places.WEB / "dist" / "index.html"
        if stamps(PAGE_STAMPS).get("page") != sources or not index.is_file():
            command = [npm_program(), "run", "build"]
            run("building the page", command, "See what it says above.", places.WEB)
            stamp(PAGE_STAMPS, page=sources)


def install_packages() -> None:
    """Make web/node_modules hold exactly the locked packages."""
    npm = npm_program()
    locks = [places.WEB / name for name in ("package-lock.json", ".npmrc")]
    wanted = fingerprint(node_version(), *(lock.read_text(encoding="utf-8") for lock in locks))
    with one_at_a_time("page"):
        folder = places.WEB / "node_modules"
        if stamps(PAGE_STAMPS).get("packages") != wanted or not folder.is_dir():
            hint = "npm could not install: see that its package registry can be reached."
            words = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=1"]
            run("installing the packages of the page", [npm, "ci", *words], hint, places.WEB)
            stamp(PAGE_STAMPS, packages=wanted)


def is_there() -> bool:
    """Try to build it; what is missing is told in one sentence."""
    try:
        build()
    except Failed as failure:
        print(failure)
        return False
    return True


def npm_program() -> str:
    """Where npm is; without it, or with a Node that is too old, one sentence says what to do."""
    npm = shutil.which("npm")
    found = node_version()
    if npm is None or not found:
        raise Failed("The page needs Node.js and npm, and they are not on the PATH: install them.")
    if tuple(int(part) for part in found.lstrip("v").split(".")[:2]) < OLDEST_NODE:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise Failed(f"The page needs Node.js {oldest} or newer, and this is {found}: update it.")
    return npm


def node_version() -> str:
    """Such as `v20.19.0`; empty where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return ""
    return subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()


def is_checked(sources: str) -> bool:
    """Whether types, tests and style of these sources were found good, here or elsewhere."""
    return kept.has_passed("page", sources)


def note_check(sources: str) -> None:
    kept.note_passed("page", sources)


def checked_fingerprint() -> str:
    """Of everything that the page's own tests read: texts and data of the games, too."""
    read = sorted(path for end in ("ftl", "toml") for path in places.HOME.rglob(f"*.{end}"))
    return fingerprint(page_fingerprint(), *(path.read_text(encoding="utf-8") for path in read))


def page_fingerprint() -> str:
    """Of everything that the page is built from."""
    found = hashlib.sha256(stamps(PAGE_STAMPS).get("packages", "").encode())
    for path in sorted(places.WEB.rglob("*")):
        inside = path.relative_to(places.WEB)
        if path.is_file() and inside.parts[0] not in ("node_modules", "dist"):
            found.update(inside.as_posix().encode() + b"\0" + path.read_bytes())
    for path in sorted((places.HOME / "text").iterdir()):  # the page speaks the program's words
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
