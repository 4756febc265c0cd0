"""Everything a developer does with this checkout, with nothing installed but Python.

    python3 dev.py play [...]   play in the terminal; the rest goes to `vezerkar play`
    python3 dev.py soak [...]   play many random games and check every position
    python3 dev.py test [...]   style, types, imports and tests; the rest goes to pytest
    python3 dev.py setup        prepare .venv and the compiled form, as all of the above do first
    python3 dev.py compile      the same; with --release the compiler optimises harder
    python3 dev.py clean        remove all that this program made

Each step is skipped when what it depends on has not changed.
"""

import contextlib
import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

# This file is written so that an old Python can read at least as far as this line.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Python 3.11 or newer is needed: run `python3.11 dev.py ...` or `make PYTHON=...`.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / ".stamps.json"
LOCK = ROOT / "requirements.lock"
HOME = ROOT / "src" / "vezerkar"
LITTER = (
    "build",
    ".venv",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    "src/vezerkar.egg-info",
    "**/__pycache__",
)


class Failed(Exception):
    """One sentence that says what is missing and how to get it."""


def main(command: str, args: list[str]) -> int:
    if command == "clean":
        return clean()
    if command in ("setup", "compile"):
        prepare()
        compile_hot("2" if "--release" in args else None)
        print("Ready.")
        return 0
    if command == "test":
        return test(args)
    if command in ("play", "soak"):
        return run_program(command, args)
    print(__doc__)
    return 0 if command in ("help", "-h", "--help") else 2


# Preparing


def prepare() -> None:
    """Make .venv hold exactly the locked packages, and the project itself from its sources."""
    python = [sys.version, sys.base_prefix, str(ROOT)]  # a moved checkout needs a new .venv, too
    environment = fingerprint(*python, LOCK.read_text(encoding="utf-8"))
    project = fingerprint((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    with one_at_a_time():
        if stamps().get("environment") != environment:
            make_environment()
            stamp(environment=environment)
        if stamps().get("project") != project:
            install("installing the project", "--no-deps", "--no-build-isolation", "--editable=.")
            stamp(project=project)


def make_environment() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Failed(
            "This Python has no venv module: install it (Debian, Ubuntu: `apt install"
            " python3-venv`), or use another Python with `make PYTHON=...`."
        )
    # Seen from inside a virtual environment, also from .venv itself: the Python below it.
    python = getattr(sys, "_base_executable", sys.executable)
    venv = [python, "-m", "venv", "--clear", str(VENV)]
    run("creating .venv", venv, "Is the folder writable, and is there room on the disk?")
    install("installing the packages of requirements.lock", "--require-hashes", f"-r{LOCK}")


def install(title: str, *options: str) -> None:
    hint = (
        "pip could not install: see that its package registry can be reached (PIP_INDEX_URL names"
        " another one), then run this again."
    )
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(title, [*pip, *options], hint)


def compile_hot(level: str | None = None) -> None:
    """Build the compiled form, unless there is one of these sources and at least this level."""
    form = runpy.run_path(str(HOME / "_form.py"))
    modules = form["hot_modules"](HOME)
    if not modules:
        return
    wanted = level or os.environ.get("MYPYC_OPT_LEVEL", "1")
    tools = fingerprint(LOCK.read_text(encoding="utf-8"))
    complete = form["builds"](HOME) / form["build_name"](modules) / form["COMPLETE"]
    with one_at_a_time():
        if complete.exists():
            built, with_tools = complete.read_text(encoding="utf-8").split()
            if built >= wanted and with_tools == tools:
                return
        missing = missing_for_compiling()
        if missing:
            print(f"Everything will run interpreted, some ten times slower: {missing}.")
            return
        command = [tool("python"), str(ROOT / "tools" / "compile.py"), wanted, tools]
        hint = "Until this is mended everything runs interpreted."
        run(f"compiling {len(modules)} modules", command, hint, VEZERKAR_FORM="interpreted")


def missing_for_compiling() -> str:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler `{compiler.split()[0]}` (Debian, Ubuntu: `apt install gcc`)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (Debian, Ubuntu: `apt install python3-dev`)"
    return ""


# Commands


def test(args: list[str]) -> int:
    prepare()
    steps = {
        "ruff check": ["ruff", "check", "--quiet"],
        "ruff format": ["ruff", "format", "--check", "--quiet"],
        "mypy": ["mypy"],
        "import contracts": ["lint-imports", "--no-logo"],
        "pytest": ["pytest", "-n", "auto", *args],
    }
    results: list[str] = []
    good = True

    def note(title: str, ok: bool, started: float) -> None:
        nonlocal good
        good = good and ok
        results.append(f"{'ok    ' if ok else 'FAILED'} {title}, {seconds(started)}")

    started = time.monotonic()
    try:
        compile_hot()
    except Failed as failure:
        print(failure)
        note("compile", False, started)
    for title, command in steps.items():
        print(f"\n== {title}", flush=True)
        started = time.monotonic()
        note(title, subprocess.call([tool(command[0]), *command[1:]], cwd=ROOT) == 0, started)
    print("\n" + "\n".join(results))
    return 0 if good else 1


def run_program(command: str, args: list[str]) -> int:
    prepare()
    try:
        compile_hot()
    except Failed as failure:  # no reason not to play
        print(failure)
    words = [tool("vezerkar"), command, *args]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(words[0], words)  # so that Ctrl-C and the exit code are the program's own
    return subprocess.call(words)


def clean() -> int:
    for pattern in LITTER:
        for path in ROOT.glob(pattern):
            shutil.rmtree(path)
    return 0


# Tools


def run(title: str, command: list[str], hint: str, **environment: str) -> None:
    """Run a command quietly, showing how long it takes; if it fails, show how it ended."""
    live = sys.stdout.isatty()
    started = time.monotonic()
    print(f"{title} ...", end="", flush=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=os.environ | environment,
        )
        while process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
            if live:
                print(f"\r{title} ... {seconds(started)}", end="", flush=True)
        print(f"\r{title} ... {seconds(started)}" if live else f" {seconds(started)}", flush=True)
        if process.returncode != 0:
            output.seek(0)
            print("".join(output.readlines()[-25:]), end="")
            raise Failed(f"{title} failed. {hint}")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two of us in one checkout: the second waits and then finds the work done."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "lock", "w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another dev.py in this checkout ...", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def stamps() -> dict[str, str]:
    """What each step was last done with. The file lives and dies with .venv."""
    try:
        found: dict[str, str] = json.loads(STAMPS.read_text(encoding="utf-8"))
        return found
    except (OSError, ValueError):
        return {}


def stamp(**done: str) -> None:
    STAMPS.write_text(json.dumps(stamps() | done), encoding="utf-8")


def tool(name: str) -> str:
    return str(BIN / name)


def fingerprint(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def seconds(started: float) -> str:
    return f"{time.monotonic() - started:.1f} s"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "help", sys.argv[2:]))
    except Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
