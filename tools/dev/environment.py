"""Make .venv hold the packages that playing, testing or a cluster needs."""

import hashlib
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.dev import places
from tools.dev.running import Failed, run
from tools.dev.stamps import fingerprint, one_at_a_time, stamp, stamps

MADE = ("build", "dist", "node_modules", "__pycache__")  # folders whose modules nobody wrote


def checked_fingerprint() -> str:
    """Of everything that the checks of style, types and imports depend on."""
    found = hashlib.sha256(sys.version.encode())
    found.update(places.LOCK.read_bytes() + places.DEV_LOCK.read_bytes())
    found.update((places.ROOT / "pyproject.toml").read_bytes())
    for path in sorted(modules()):
        found.update(path.relative_to(places.ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def modules() -> list[Path]:
    """All Python in the checkout that somebody wrote."""
    found: list[Path] = []
    for folder, inside, files in os.walk(places.ROOT):
        inside[:] = [name for name in inside if name not in MADE and not name.endswith("cache")]
        inside[:] = [name for name in inside if name != places.VENV.name]
        found += [Path(folder, name) for name in files if name.endswith((".py", ".pyi"))]
    return found


def prepare(development: bool = False) -> None:
    """Make .venv hold the locked packages, and the project itself from its sources."""
    locks = [lock.read_text(encoding="utf-8") for lock in (places.LOCK, places.DEV_LOCK)]
    # A moved checkout and another Python need a new .venv, too.
    environment = fingerprint(sys.version, sys.base_prefix, str(places.ROOT), *locks)
    project = fingerprint((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = ("dev",) if development else ("play", "dev")  # all that is for playing is in both
    with one_at_a_time("environment"):
        if stamps().get("environment") != environment:
            make_environment()
            stamp(environment=environment, holds="")
        if stamps().get("holds") not in wanted:
            lock = places.DEV_LOCK if development else places.LOCK
            install(f"installing the packages of {lock.name}", "--require-hashes", f"-r{lock}")
            stamp(holds=wanted[0])
        if stamps().get("project") != project:
            install("installing the project", "--no-deps", "--no-build-isolation", "--editable=.")
            stamp(project=project)


def install_cluster() -> None:
    """Ray, which only `--ray` and its test need: too big for those who came to play."""
    lock = places.CLUSTER_LOCK
    wanted = fingerprint(places.LOCK.read_text(encoding="utf-8"), lock.read_text(encoding="utf-8"))
    with one_at_a_time("environment"):
        if stamps().get("cluster") != wanted:
            install(f"installing the packages of {lock.name}", "--require-hashes", f"-r{lock}")
            stamp(cluster=wanted)


def make_environment() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Failed(
            "This Python has no venv module: install it (Debian, Ubuntu: `apt install"
            " python3-venv`), or use another Python with `make PYTHON=...`."
        )
    # Seen from inside a virtual environment, also from .venv itself: the Python below it.
    python = getattr(sys, "_base_executable", sys.executable)
    venv = [python, "-m", "venv", "--clear", str(places.VENV)]
    run("creating .venv", venv, "Is the folder writable, and is there room on the disk?")


def install(title: str, *words: str) -> None:
    hint = (
        "pip could not install: see that its package registry can be reached (PIP_INDEX_URL names"
        " another one), then run this again."
    )
    python = places.tool("python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(title, [*pip, *words], hint)


def write_bytecode() -> None:
    """For a server whose user may not write beside the sources: each start would read them anew."""
    words = [places.tool("python"), "-m", "compileall", "-q", str(places.ROOT / "src")]
    run("writing the bytecode", words, "See what Python says above.")
