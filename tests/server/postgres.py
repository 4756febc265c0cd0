"""A PostgreSQL server for a test: created in a temporary folder, removed afterwards."""

from __future__ import annotations

import atexit
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.needs import missing


def programs() -> Path | None:
    """The folder with initdb and postgres: on PATH, or where Debian puts it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: the user who runs it then."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise missing("PostgreSQL does not run as root, and there is no other user here")


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database; the test is skipped where PostgreSQL is not installed."""
    folder = programs()
    if folder is None:
        raise missing("PostgreSQL is not installed (Debian, Ubuntu: `apt install postgresql`)")
    user = unprivileged()
    home = Path(tempfile.mkdtemp(prefix="vezerkar-pg-"))
    try:
        if user:
            shutil.chown(home, user)
        data, port = home / "data", free_port()
        copy = ["cp", "-R", str(new_databases(folder, user)), str(data)]
        subprocess.run(copy, user=user, cwd=home, check=True)
        actions = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c fsync=off"
        serve = [str(folder / "postgres"), "-D", str(data), *actions.split()]
        with open(home / "log", "wb") as log:
            process = subprocess.Popen(serve, user=user, cwd=home, stdout=log, stderr=log)
        try:
            wait_for(home / "log", process)
            yield f"postgresql://tester@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # whoever is still connected is sent away
            process.wait(20)
    finally:
        shutil.rmtree(home, ignore_errors=True)


@cache
def new_databases(folder: Path, user: str | None) -> Path:
    """What initdb makes, once for all servers of this process: a copy is made in no time."""
    home = Path(tempfile.mkdtemp(prefix="vezerkar-pg-new-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    if user:
        shutil.chown(home, user)
    init = [str(folder / "initdb"), "-D", str(home / "data"), "-A", "trust", "-U", "tester", "-N"]
    init += ["-E", "UTF8", "--locale=C"]
    subprocess.run(init, user=user, cwd=home, check=True, capture_output=True)
    return home / "data"


def wait_for(log: Path, process: subprocess.Popen[bytes]) -> None:
    """It listens before it is ready: whoever comes in between is turned away."""
    for _ in range(600):
        assert process.poll() is None, "PostgreSQL did not start"
        if b"ready to accept connections" in log.read_bytes():
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL does not answer")
