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

import shutil
import sys

# This file is written so that an old Python can read at least as far as this line.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Python 3.11 or newer is needed: run `python3.11 dev.py ...` or `make PYTHON=...`.")

from tools.dev import compiling, environment, page, places, testing
from tools.dev.places import LOCK
from tools.dev.running import Failed, become, both, run
from tools.dev.stamps import fingerprint

# `tools/compile.py`, run by hand, wants the fingerprint of the lock: both names are found here.
__all__ = ["LOCK", "fingerprint", "main"]

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


def main(command: str, args: list[str]) -> int:
    if command in COMMANDS:
        return COMMANDS[command](args)
    if command in testing.PARTS:
        return testing.test_part(command)
    print(__doc__)
    return 0 if command in ("help", "-h", "--help") else 2


def play(args: list[str]) -> int:
    """Open a table soon: the page is built beside .venv, the rules are compiled behind it."""
    as_text = {"--text", "-h", "--help"} & set(args)
    if as_text:
        environment.prepare()
    elif not both(page.is_there, environment.prepare):
        print("The game is played here, as text.")
        args = ["--text", *(word for word in args if word != "--no-open")]
    compiling.compile_behind()
    return become("play", args)


def soak(args: list[str]) -> int:
    environment.prepare(development=True)
    compiling.compile_hot()
    if not args and not testing.soak_tests():
        return 1
    return become("soak", args)


def setup(args: list[str]) -> int:
    environment.prepare(development=True)
    compiling.compile_hot(level(args))
    page.is_there()
    print("Ready.")
    return 0


def compile_only(args: list[str]) -> int:
    environment.prepare()
    compiling.compile_hot(level(args))
    if level(args):
        environment.write_bytecode()
    print("Ready.")
    return 0


def level(args: list[str]) -> str | None:
    """How hard the C compiler optimises, if somebody asked for it."""
    return "2" if "--release" in args else None


def wheel(args: list[str]) -> int:
    environment.prepare(development=True)
    page.build()
    pip = [places.tool("python"), "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    words = ["--no-deps", "--no-build-isolation", f"--wheel-dir={places.ROOT / 'dist'}", "."]
    run("building a wheel", [*pip, *words], "See what pip says above.")
    return 0


def clean(args: list[str]) -> int:
    for pattern in LITTER:
        for path in places.ROOT.glob(pattern):
            shutil.rmtree(path)
    return 0


COMMANDS = {
    "play": play,
    "soak": soak,
    "test": testing.test,
    "check": testing.check,
    "setup": setup,
    "compile": compile_only,
    "compile-behind": compiling.compile_while_running,
    "wheel": wheel,
    "clean": clean,
}


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "help", sys.argv[2:]))
    except Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
