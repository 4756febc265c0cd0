"""Programs of the system that only tests need: a browser and PostgreSQL."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.dev.running import Failed, run
from tools.dev.stamps import one_at_a_time

SHELL = "chromium-headless-shell"  # has no windows, and needs a third less of the processor
BROWSERS = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def find_programs() -> None:
    """Install what is missing where we may; elsewhere say what to install."""
    missing = missing_programs()
    apt = shutil.which("apt-get")
    if missing and apt and getattr(os, "geteuid", lambda: 1)() == 0:
        install(apt, list(missing))
    elif missing:
        uses = " and ".join(f"{package} (for {use})" for package, use in missing.items())
        raise Failed(f"Some tests need what is not on the PATH: install {uses}.")


def missing_programs() -> dict[str, str]:
    """Packages of the system, and which tests need them."""
    missing = {}
    if not any(map(shutil.which, BROWSERS)):
        missing["chromium"] = "browser tests"
    if shutil.which("initdb") is None and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing["postgresql"] = "storage tests with PostgreSQL"
    return missing


def install(apt: str, packages: list[str]) -> None:
    hint = "See what apt-get says above."
    with one_at_a_time("system"):
        run("reading the package list of the system", [apt, "update"], hint)
        wanted = [SHELL if name == "chromium" and is_offered(SHELL) else name for name in packages]
        command = [apt, "install", "--yes", "--no-install-recommends", *wanted]
        title = f"installing {' and '.join(wanted)}"
        run(title, command, hint, DEBIAN_FRONTEND="noninteractive")


def is_offered(package: str) -> bool:
    """Whether the system knows such a package: Debian has some that others have not."""
    apt_cache = shutil.which("apt-cache")
    if apt_cache is None:
        return False
    return subprocess.run([apt_cache, "show", package], capture_output=True).returncode == 0
