"""Everything a developer does with this checkout, with nothing installed but Python.

    python3 dev.py play [...]   open the table in the browser; the rest goes to `vezerkar play`.
                                The rules are compiled behind it the first time
    python3 dev.py soak [...]   play many random games and check every position; without more
                                words, the tests that are too long for every change come first
    python3 dev.py test [...]   style, types, imports, page and tests; the rest goes to pytest
    python3 dev.py check        only style, types, imports and page
    python3 dev.py setup        prepare .venv, the compiled form and the page for all of the above
    python3 dev.py compile      prepare only .venv and the compiled form; --release optimises harder
    python3 dev.py wheel        build a wheel, with the page in it, in the folder dist
    python3 dev.py clean        remove all that this program made

Each step is skipped when what it depends on has not changed.
"""

import contextlib
import hashlib
import json
import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

# This file is written so that an old Python can read at least as far as this line.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Python 3.11 or newer is needed: run `python3.11 dev.py ...` or `make PYTHON=...`.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / ".stamps.json"  # what .venv was made with: it lives and dies with it
PAGE_STAMPS = ROOT / "build" / "page.json"  # the page is built while .venv is made
LOCK = ROOT / "requirements.lock"  # what playing and compiling need
DEV_LOCK = ROOT / "requirements-dev.lock"  # and what tests need besides
CLUSTER = ROOT / "requirements-cluster.lock"
KILLS = "300"  # of the server in a soak
BROWSER_ROUNDS = 20  # in a soak
HOME = ROOT / "src" / "vezerkar"
WEB = ROOT / "web"
SHELL = "chromium-headless-shell"  # has no windows, and needs a third less of the processor
BROWSERS = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
NODE = (20, 19)  # what Vite asks for
LITTER = (
    "build",
    "dist",
    ".venv",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    "src/vezerkar.egg-info",
    "web/dist",
    "web/node_modules",
    "**/__pycache__",
)


class Failed(Exception):
    """One sentence that says what is missing and how to get it."""


def main(command: str, args: list[str]) -> int:
    if command == "clean":
        return clean()
    if command in ("setup", "compile"):
        prepare(development=command == "setup")
        compile_hot("2" if "--release" in args else None)
        if command == "setup":
            has_page()
        print("Ready.")
        return 0
    if command == "wheel":
        return wheel()
    if command == "test":
        return test(args)
    if command == "check":
        return check()
    if command in PARTS:
        return test_part(command)
    if command == "play":
        return play(args)
    if command == "soak":
        return soak(args)
    if command == "compile-behind":
        return compile_while_running(int(args[0]))
    print(__doc__)
    return 0 if command in ("help", "-h", "--help") else 2


# Preparing


def prepare(development: bool = False) -> None:
    """Make .venv hold the locked packages, and the project itself from its sources."""
    locks = [lock.read_text(encoding="utf-8") for lock in (LOCK, DEV_LOCK)]
    # A moved checkout and another Python need a new .venv, too.
    environment = fingerprint(sys.version, sys.base_prefix, str(ROOT), *locks)
    project = fingerprint((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = ("dev",) if development else ("play", "dev")  # all that is for playing is in both
    with one_at_a_time("environment"):
        if stamps().get("environment") != environment:
            make_environment()
            stamp(environment=environment, holds="")
        if stamps().get("holds") not in wanted:
            lock = DEV_LOCK if development else LOCK
            install(f"installing the packages of {lock.name}", "--require-hashes", f"-r{lock}")
            stamp(holds=wanted[0])
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


def install(title: str, *options: str) -> None:
    hint = (
        "pip could not install: see that its package registry can be reached (PIP_INDEX_URL names"
        " another one), then run this again."
    )
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(title, [*pip, *options], hint)


def compile_hot(level: str | None = None) -> None:
    """Build the compiled form, unless there is one of these sources and at least this level."""
    wanted = level or os.environ.get("MYPYC_OPT_LEVEL", "1")
    tools = fingerprint(LOCK.read_text(encoding="utf-8"))
    with one_at_a_time("compiling"):
        if is_compiled(wanted, tools):
            return
        missing = missing_for_compiling()
        if missing:
            print(f"Everything will run interpreted, some ten times slower: {missing}.")
            return
        command = [tool("python"), str(ROOT / "tools" / "compile.py"), wanted, tools]
        hint = "Until this is mended everything runs interpreted."
        run("compiling the rules", command, hint, VEZERKAR_FORM="interpreted")


def is_compiled(level: str, tools: str) -> bool:
    form = runpy.run_path(str(HOME / "_form.py"))
    modules = form["hot_modules"](HOME)
    complete = form["builds"](HOME) / form["build_name"](modules) / form["COMPLETE"]
    if not modules or not complete.exists():
        return not modules
    built, with_tools = complete.read_text(encoding="utf-8").split()
    return bool(built >= level and with_tools == tools)


def compile_behind() -> None:
    """Compile while somebody plays already; computer players change over when it is done."""
    if is_compiled("0", fingerprint(LOCK.read_text(encoding="utf-8"))):
        return
    missing = missing_for_compiling()
    if missing:
        print(f"Everything will run interpreted, some ten times slower: {missing}.")
        return
    print("The rules are being compiled meanwhile: computer players will soon think faster.")
    words = [sys.executable, str(ROOT / "dev.py"), "compile-behind", str(os.getpid())]
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "compiling.log", "w", encoding="utf-8") as log:
        # A session of its own: Ctrl-C in the terminal is meant for the table.
        subprocess.Popen(
            words,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def compile_while_running(player: int) -> int:
    """What `compile_behind` starts: it gives way to the table, and ends with it."""
    if hasattr(os, "nice"):
        os.nice(10)
    work = subprocess.Popen([sys.executable, str(ROOT / "dev.py"), "compile"], cwd=ROOT)
    while work.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            work.wait(timeout=2)
        if not is_running(player):
            os.killpg(os.getpgid(0), signal.SIGTERM)  # the compiler has processes of its own
    return work.returncode


def is_running(process: int) -> bool:
    if os.name != "posix":
        return True  # to ask there would end it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def missing_for_compiling() -> str:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler `{compiler.split()[0]}` (Debian, Ubuntu: `apt install gcc`)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (Debian, Ubuntu: `apt install python3-dev`)"
    return ""


# The page


def install_page() -> None:
    """Make web/node_modules hold exactly the locked packages."""
    npm = npm_program()
    lock = [(WEB / name).read_text(encoding="utf-8") for name in ("package-lock.json", ".npmrc")]
    wanted = fingerprint(node_version(), *lock)
    with one_at_a_time("page"):
        if stamps(PAGE_STAMPS).get("packages") != wanted or not (WEB / "node_modules").is_dir():
            hint = "npm could not install: see that its package registry can be reached."
            options = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=1"]
            run("installing the packages of the page", [npm, "ci", *options], hint, WEB)
            stamp(PAGE_STAMPS, packages=wanted)


def build_page() -> None:
    """Make web/dist hold the page of these sources."""
    install_page()
    with one_at_a_time("page"):
        sources = page_fingerprint()
        if (
            stamps(PAGE_STAMPS).get("page") != sources
            or not (WEB / "dist" / "index.html").is_file()
        ):
            run(
                "building the page", [npm_program(), "run", "build"], "See what it says above.", WEB
            )
            stamp(PAGE_STAMPS, page=sources)


def has_page() -> bool:
    """Try to build it; what is missing is told in one sentence."""
    try:
        build_page()
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
    if tuple(int(part) for part in found.lstrip("v").split(".")[:2]) < NODE:
        least = ".".join(map(str, NODE))
        raise Failed(f"The page needs Node.js {least} or newer, and this is {found}: update it.")
    return npm


def node_version() -> str:
    """Such as `v20.19.0`; empty where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return ""
    return subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()


def page_fingerprint() -> str:
    """Of everything that the page is built from."""
    found = hashlib.sha256(stamps(PAGE_STAMPS).get("packages", "").encode())
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] not in ("node_modules", "dist"):
            found.update(inside.as_posix().encode() + b"\0" + path.read_bytes())
    for path in sorted((HOME / "text").iterdir()):  # the page speaks with the words of the program
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


# The machine


def find_programs() -> None:
    """What only tests need: a browser and PostgreSQL, installed where that is ours to do."""
    missing = {}
    if not any(map(shutil.which, BROWSERS)):
        missing["chromium"] = "browser tests"
    if shutil.which("initdb") is None and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing["postgresql"] = "storage tests with PostgreSQL"
    apt = shutil.which("apt-get")
    if missing and apt and getattr(os, "geteuid", lambda: 1)() == 0:
        hint = "See what apt-get says above."
        with one_at_a_time("system"):
            run("reading the package list of the system", [apt, "update"], hint)
            wanted = [
                SHELL if name == "chromium" and is_offered(SHELL) else name for name in missing
            ]
            run(
                f"installing {' and '.join(wanted)}",
                [apt, "install", "--yes", "--no-install-recommends", *wanted],
                hint,
                DEBIAN_FRONTEND="noninteractive",
            )
    elif missing:
        uses = " and ".join(f"{package} (for {use})" for package, use in missing.items())
        raise Failed(f"Some tests need what is not on the PATH: install {uses}.")


def is_offered(package: str) -> bool:
    """Whether the system knows such a package: Debian has some that others have not."""
    apt_cache = shutil.which("apt-cache")
    if apt_cache is None:
        return False
    return subprocess.run([apt_cache, "show", package], capture_output=True).returncode == 0


def install_cluster() -> None:
    """Ray, which only `--ray` and its test need: too big for those who came to play."""
    wanted = fingerprint(LOCK.read_text(encoding="utf-8"), CLUSTER.read_text(encoding="utf-8"))
    with one_at_a_time("environment"):
        if stamps().get("cluster") != wanted:
            install(
                f"installing the packages of {CLUSTER.name}", "--require-hashes", f"-r{CLUSTER}"
            )
            stamp(cluster=wanted)


# Commands


class Report:
    """What was done, what failed, and what was left out."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.good = True

    def step(self, title: str, what: Callable[[], int | None]) -> bool:
        """Do something; Failed, or a number other than 0, is a failure."""
        print(f"\n== {title}", flush=True)
        started = time.monotonic()
        ok = succeeds(what)
        self.good = self.good and ok
        self.lines.append(f"{'ok    ' if ok else 'FAILED'} {title}, {seconds(started)}")
        return ok

    def wish(self, title: str, what: Callable[[], None]) -> bool:
        """Do what a machine may be unable to do; one that guards the project must be able."""
        if os.environ.get("CI") == "true":
            return self.step(title, what)
        try:
            what()
        except Failed as failure:
            print(failure)
            self.lines.append(f"left out: {title}")
            return False
        return True

    def show(self) -> int:
        """Print what became of each step; 0 if nothing failed."""
        print("\n" + "\n".join(self.lines))
        return 0 if self.good else 1


def succeeds(what: Callable[[], int | None]) -> bool:
    try:
        return not what()
    except Failed as failure:
        print(failure)
        return False


# Rules are tested in the interpreted form, the reference. What is built upon them and plays whole
# games, or compares the two forms, takes the compiled one where there is one.
LONG = (
    "tests/agents",
    "tests/arena",
    "tests/commands",
    "tests/env",
    "tests/test_form.py",
    "tests/test_two_forms.py",
)
BROWSER = "tests/browser"
REFERENCE = tuple(f"--ignore={path}" for path in (*LONG, BROWSER))
IN_BROWSER = (f"-n{2 * (os.cpu_count() or 1)}", BROWSER)  # they often wait
PARTS = {  # with their titles and forms
    "reference": ("pytest", "interpreted", REFERENCE),
    "long": ("pytest of long games", "auto", LONG),
}


def test(args: list[str]) -> int:
    """Everything, much of it at once, so that no core is ever idle."""
    report = Report()

    def page_and_programs() -> bool:
        has_page()
        return report.wish("programs for tests", find_programs)

    beside_each_other(page_and_programs, partial(prepare, development=True))
    with beside("check", report), contextlib.ExitStack() as meanwhile:
        if not args:
            meanwhile.enter_context(beside("reference", report))
        report.step("compiling", compile_hot)
        report.wish("packages of a cluster", install_cluster)
        if not args:
            meanwhile.enter_context(beside("long", report))
            # These keep an event loop running in their process: the others cannot share it.
            report.step("pytest in the browser", partial(pytest, *IN_BROWSER))
    if args:
        report.step("pytest", partial(pytest, *args))
    return report.show()


def test_part(command: str) -> int:
    """What `test` runs beside its own work."""
    report = Report()
    title, form, words = PARTS[command]
    report.step(title, partial(pytest, *words, form=form))
    return report.show()


def pytest(*words: str, form: str = "interpreted") -> int:
    """Run tests on all cores; the environment may ask for another form."""
    environment = {"VEZERKAR_FORM": form} | os.environ
    # Tests start hundreds of interpreters, and each would compile all sources anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    # One worker begins in the middle: what a module sets up is then mostly set up once.
    command = [tool("pytest"), "-nauto", "--dist=worksteal", *words]
    return subprocess.call(command, cwd=ROOT, env=environment)


def check() -> int:
    """All that needs no test run."""
    prepare(development=True)
    report = Report()
    if report.wish("packages of the page", install_page):
        report.step("page build", build_page)
        scripts = {
            "page types": "check",
            "page tests": "test",
            "page lint": "lint",
            "page format": "format:check",
        }
        for title, script in scripts.items():
            report.step(title, partial(subprocess.call, ["npm", "run", "-s", script], cwd=WEB))
    steps = {
        "ruff check": ["ruff", "check", "--quiet"],
        "ruff format": ["ruff", "format", "--check", "--quiet"],
        "mypy": ["mypy"],
        "import contracts": ["lint-imports", "--no-logo"],
    }
    for title, (program, *words) in steps.items():
        report.step(title, partial(subprocess.call, [tool(program), *words], cwd=ROOT))
    return report.show()


@contextlib.contextmanager
def beside(command: str, report: Report) -> Iterator[None]:
    """Run another command of this program meanwhile; at the end show what it said.

    It gives way: a browser that waits for its turn is a slow one, and tests measure how slow.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        polite = ["nice"] if shutil.which("nice") else []
        words = [*polite, sys.executable, str(ROOT / "dev.py"), command]
        process = subprocess.Popen(words, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
        yield
        report.good = process.wait() == 0 and report.good
        output.seek(0)
        said, _, lines = output.read().rpartition("\n\n")
        print(f"\n{said}", flush=True)
        report.lines += lines.splitlines()


def wheel() -> int:
    prepare(development=True)
    build_page()
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", f"--wheel-dir={ROOT / 'dist'}", "."]
    run("building a wheel", [*pip, *options], "See what pip says above.")
    return 0


def play(args: list[str]) -> int:
    """Open a table soon: the page is built beside .venv, the rules are compiled behind it."""
    as_text = {"--text", "-h", "--help"} & set(args)
    if as_text:
        prepare()
    elif not beside_each_other(has_page, prepare):
        print("The game is played here, as text.")
        args = ["--text", *(word for word in args if word != "--no-open")]
    compile_behind()
    return run_program("play", args)


def beside_each_other(asked: Callable[[], bool], work: Callable[[], None]) -> bool:
    """Do two things at once; the answer of the first."""
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(asked()))
    thread.start()
    try:
        work()
    finally:
        thread.join()
    return answers == [True]


def soak(args: list[str]) -> int:
    prepare(development=True)
    compile_hot()
    if not args and not long_tests():
        return 1
    return run_program("soak", args)


def run_program(command: str, args: list[str]) -> int:
    words = [tool("vezerkar"), command, *args]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(words[0], words)  # so that Ctrl-C and the exit code are the program's own
    return subprocess.call(words)


def long_tests() -> bool:
    """What a soak does before it plays: all that would take too long after every change."""
    has_page()
    print("long tests in the browser ...", flush=True)
    if pytest("-m", "soak", *IN_BROWSER) != 0:
        return False
    for number in range(BROWSER_ROUNDS):  # what fails now and then is found here, and mended
        print(f"tests in the browser, round {number + 1} of {BROWSER_ROUNDS} ...", flush=True)
        if pytest(*IN_BROWSER) != 0:
            return False
    print(f"killing a server {KILLS} times in the middle of matches ...", flush=True)
    return subprocess.call([tool("python"), "-m", "tests.server.test_kill", KILLS], cwd=ROOT) == 0


def clean() -> int:
    for pattern in LITTER:
        for path in ROOT.glob(pattern):
            shutil.rmtree(path)
    return 0


# Tools


def run(title: str, command: list[str], hint: str, folder: Path = ROOT, **environment: str) -> None:
    """Run a command quietly, showing how long it takes; if it fails, show how it ended."""
    # Of two that run at once, only the one of the main thread counts its seconds aloud.
    live = sys.stdout.isatty() and threading.current_thread() is threading.main_thread()
    started = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
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
        over = "\r" if sys.stdout.isatty() else ""
        print(f"{over}{title} ... {seconds(started)}", flush=True)
        if process.returncode != 0:
            output.seek(0)
            print("".join(output.readlines()[-25:]), end="")
            raise Failed(f"{title} failed. {hint}")


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Two of us in one checkout: the second waits and then finds the work done."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / f"{what}.lock", "w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if what != "stamps":
                print(f"waiting for another dev.py in this checkout ({what}) ...", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def stamps(file: Path | None = None) -> dict[str, str]:
    """What each step was last done with."""
    try:
        found: dict[str, str] = json.loads((file or STAMPS).read_text(encoding="utf-8"))
        return found
    except (OSError, ValueError):
        return {}


def stamp(file: Path | None = None, **done: str) -> None:
    with one_at_a_time("stamps"):
        (file or STAMPS).write_text(json.dumps(stamps(file) | done), encoding="utf-8")


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
