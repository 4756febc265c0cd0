"""Which tests and checks run, in which order and form, and what runs beside what."""

import contextlib
import os
import platform
import subprocess
from functools import partial

from tools.dev import compiling, environment, kept, page, places, programs
from tools.dev.report import Report, beside
from tools.dev.running import both

SERVER_KILLS = 300  # in a soak
BROWSER_ROUNDS = 20  # in a soak
# Rules are tested in the interpreted form, the reference. What is built upon them, compares the two
# forms or plays whole games (`test_long_...`), takes the compiled one where there is one.
LONG = (
    "tests/agents",
    "tests/arena",
    "tests/commands",
    "tests/env",
    "tests/learning",
    "tests/games/test_refusals.py",
    "tests/test_form.py",
    "tests/test_kept_games.py",
    "tests/test_two_forms.py",
)
BROWSER = "tests/browser"
CLUSTER = "tests/cluster"
LONG_GAMES = "tests/games/*/test_long_*.py"
REFERENCE = (
    *(f"--ignore={path}" for path in (*LONG, BROWSER, CLUSTER)),
    f"--ignore-glob={LONG_GAMES}",
)


def workers(number: int) -> list[str]:
    """So many processes at once: forks of one, or each reads all tests (Windows, macOS)."""
    if platform.system() == "Linux":
        return ["-p", "no:xdist", "-p", "tests.forked", f"--forks={number}"]
    return [f"-n{number}", "--dist=worksteal"]


CORES = os.cpu_count() or 1
# Every process of a part without a browser would need two seconds to read what drives one.
WITHOUT_BROWSER = ("-p", "no:playwright", "-p", "no:anyio")
IN_BROWSER = (*workers(CORES + 1), BROWSER)  # they often wait
IN_A_CLUSTER = ("-n0", *WITHOUT_BROWSER, CLUSTER)
PARTS = {  # with their titles and forms
    "reference": ("pytest", "interpreted", (*WITHOUT_BROWSER, *REFERENCE)),
    "long": (
        "pytest of long games",
        "auto",
        (*WITHOUT_BROWSER, *LONG, *map(str, places.ROOT.glob(LONG_GAMES))),
    ),
}


def test(args: list[str]) -> int:
    """Everything, much of it at once, so that no core is ever idle."""
    report = Report()

    def page_and_programs() -> bool:
        page.is_there()
        return report.wish("programs for tests", programs.find_programs)

    with beside("check", report), contextlib.ExitStack() as meanwhile:
        both(page_and_programs, partial(environment.prepare, development=True))
        if not args:
            meanwhile.enter_context(beside("reference", report))
        report.step("compiling", compiling.compile_hot)
        report.wish("packages of a cluster", environment.install_cluster)
        if not args:
            meanwhile.enter_context(beside("long", report))
            # It mostly waits, and gives up when it waits long: only what gives way runs beside it.
            report.step("pytest of a cluster", partial(pytest, *IN_A_CLUSTER, form="auto"))
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


def pytest(*words: str, form: str = "interpreted", **more: str) -> int:
    """Run tests on all cores; the environment may ask for another form."""
    variables = {"VEZERKAR_FORM": form} | os.environ | more
    # Tests start hundreds of interpreters, and each would compile all sources anew.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    asked = any(word.startswith(("-n", "--forks")) for word in words)
    command = [places.tool("python"), "-m", "pytest", *([] if asked else workers(CORES)), *words]
    return subprocess.call(command, cwd=places.ROOT, env=variables)


def check(args: list[str]) -> int:
    """All that needs no test run: the page first, for its packages are there sooner."""
    report = Report()
    if report.wish("packages of the page", page.install_packages):
        report.step("page build", page.build)
        check_page(report)
    environment.prepare(development=True)
    check_python(report)
    return report.show()


def check_python(report: Report) -> None:
    """Style, types and imports of all modules, unless these very ones have passed already."""
    sources = environment.checked_fingerprint()
    if kept.has_passed("python", sources):
        report.lines.append("ok     style, types and imports, as before")
        return
    types = kept.folder("mypy")  # mypy reads anew what has changed, in whichever checkout
    variables = os.environ | ({} if types is None else {"MYPY_CACHE_DIR": str(types)})
    steps = {
        "ruff check": ["ruff", "check", "--quiet"],
        "ruff format": ["ruff", "format", "--check", "--quiet"],
        "mypy": ["mypy"],
        "import contracts": ["lint-imports", "--no-logo"],
    }
    passed = []
    for title, (program, *words) in steps.items():
        command = [places.tool(program), *words]
        call = partial(subprocess.call, command, cwd=places.ROOT, env=variables)
        passed.append(report.step(title, call))
    if all(passed):
        kept.note_passed("python", sources)


def check_page(report: Report) -> None:
    """Its types, tests and style, unless all that they depend on has passed already."""
    sources = page.checked_fingerprint()
    if page.is_checked(sources):
        report.lines.append("ok     types, tests and style of the page, as before")
        return
    scripts = {
        "page types": ["check"],
        "page tests": ["test"],
        "page lint": ["lint", *remembering("eslint")],
        "page format": ["format:check", *remembering("prettier")],
    }
    passed = [
        report.step(title, partial(subprocess.call, ["npm", "run", "-s", *words], cwd=places.WEB))
        for title, words in scripts.items()
    ]
    if all(passed):
        page.note_check(sources)


def remembering(program: str) -> list[str]:
    """Each file is looked at for itself: one that has not changed is as good as it was.

    What is remembered goes when other packages are installed.
    """
    file = f"node_modules/.cache/{program}.json"
    return ["--", "--cache", "--cache-strategy=content", f"--cache-location={file}"]


def soak_tests() -> bool:
    """What a soak does before it plays: all that would take too long after every change."""
    page.is_there()
    print("long tests of rules, records and nodes ...", flush=True)
    if any(pytest("-m", "soak", *words, form=form) for _, form, words in PARTS.values()):
        return False
    print("long tests in the browser ...", flush=True)
    if pytest("-m", "soak", *IN_BROWSER, PICTURES="1") != 0:
        return False
    for number in range(BROWSER_ROUNDS):  # what fails now and then is found here, and mended
        print(f"tests in the browser, round {number + 1} of {BROWSER_ROUNDS} ...", flush=True)
        if pytest(*IN_BROWSER) != 0:
            return False
    print(f"killing a server {SERVER_KILLS} times in the middle of matches ...", flush=True)
    killing = [places.tool("python"), "-m", "tests.server.test_kill", str(SERVER_KILLS)]
    return subprocess.call(killing, cwd=places.ROOT) == 0
