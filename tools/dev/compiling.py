"""Build the compiled form of the rules, at once or behind a table where somebody plays."""

import contextlib
import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.dev import places
from tools.dev.running import run
from tools.dev.stamps import fingerprint, one_at_a_time


def compile_hot(level: str | None = None) -> None:
    """Build the compiled form, unless there is one of these sources and at least this level."""
    wanted = level or os.environ.get("MYPYC_OPT_LEVEL", "1")
    tools = tools_in_use()
    with one_at_a_time("compiling"):
        if is_compiled(wanted, tools) or not can_compile():
            return
        script = str(places.ROOT / "tools" / "compile.py")
        command = [places.tool("python"), script, wanted, tools]
        hint = "Until this is mended everything runs interpreted."
        run("compiling the rules", command, hint, VEZERKAR_FORM="interpreted")


def tools_in_use() -> str:
    """What is noted in a build: another compiler must build anew."""
    return fingerprint(places.LOCK.read_text(encoding="utf-8"))


def is_compiled(level: str, tools: str) -> bool:
    form = runpy.run_path(str(places.HOME / "_form.py"))
    modules = form["hot_modules"](places.HOME)
    complete = form["builds"](places.HOME) / form["build_name"](modules) / form["COMPLETE"]
    if not modules or not complete.exists():
        return not modules
    built, with_tools = complete.read_text(encoding="utf-8").split()
    return bool(built >= level and with_tools == tools)


def can_compile() -> bool:
    """Whether this machine can; if not, one sentence says what is missing."""
    missing = missing_for_compiling()
    if missing:
        print(f"Everything will run interpreted, some ten times slower: {missing}.")
    return not missing


def missing_for_compiling() -> str:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler `{compiler.split()[0]}` (Debian, Ubuntu: `apt install gcc`)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (Debian, Ubuntu: `apt install python3-dev`)"
    return ""


def compile_behind() -> None:
    """Compile while somebody plays already; computer players change over when it is done."""
    if is_compiled("0", tools_in_use()) or not can_compile():
        return
    print("The rules are being compiled meanwhile: computer players will soon think faster.")
    words = [sys.executable, str(places.ROOT / "dev.py"), "compile-behind", str(os.getpid())]
    (places.ROOT / "build").mkdir(exist_ok=True)
    with open(places.ROOT / "build" / "compiling.log", "w", encoding="utf-8") as log:
        # A session of its own: Ctrl-C in the terminal is meant for the table.
        subprocess.Popen(
            words,
            cwd=places.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def compile_while_running(args: list[str]) -> int:
    """What `compile_behind` starts: it gives way to the table, and ends with it."""
    player = int(args[0])
    if hasattr(os, "nice"):
        os.nice(10)
    compiler = [sys.executable, str(places.ROOT / "dev.py"), "compile"]
    work = subprocess.Popen(compiler, cwd=places.ROOT)
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
