"""dev.py: what is missing is told in one sentence, and what is done is not done again."""

from __future__ import annotations

import fnmatch
import os
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path

import pytest

import dev
from tools.dev import (
    compiling,
    environment,
    kept,
    page,
    places,
    programs,
    running,
    stamps,
    testing,
)
from tools.dev.report import Report, beside
from vezerkar import HOME

ROOT = HOME.parents[1]


@pytest.fixture(autouse=True)
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, in which everything here happens."""
    for name in ("web/src", "src/vezerkar/text", ".venv", "build"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("web/package-lock.json", "web/.npmrc", "web/src/a.ts"):
        (tmp_path / name).write_text("1")
    for name in ("LOCK", "DEV_LOCK"):
        monkeypatch.setattr(places, name, tmp_path / f"{name}.lock")
        (tmp_path / f"{name}.lock").write_text(name)
    (tmp_path / "pyproject.toml").write_text("project")
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "WEB", tmp_path / "web")
    monkeypatch.setattr(places, "HOME", tmp_path / "src" / "vezerkar")
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / ".venv" / "stamps.json")
    monkeypatch.setattr(page, "PAGE_STAMPS", tmp_path / "build" / "page.json")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return tmp_path


def on_path(monkeypatch: pytest.MonkeyPatch, *programs_found: str) -> list[list[str]]:
    """Lets only these programs be found; returns the commands that are run from now on."""
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs_found else None)
    monkeypatch.setattr(
        page, "node_version", lambda: "v20.19.1" if "node" in programs_found else ""
    )
    done: list[list[str]] = []

    def run(title: str, command: list[str], *more: object, **variables: str) -> None:
        done.append(command)
        if command[:2] == ["npm", "ci"]:
            (places.WEB / "node_modules").mkdir(exist_ok=True)
        if command[:3] == ["npm", "run", "build"]:
            (places.WEB / "dist").mkdir(exist_ok=True)
            (places.WEB / "dist" / "index.html").write_text("page")

    monkeypatch.setattr(page, "run", run)
    monkeypatch.setattr(programs, "run", run)
    return done


def test_it_runs_before_anything_is_installed() -> None:
    bare = [sys.executable, "-S", str(ROOT / "dev.py"), "help"]
    told = subprocess.run(bare, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    assert "dev.py play" in told.stdout


def test_the_page_is_built_again_only_when_something_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = on_path(monkeypatch, "node", "npm")
    page.build()
    assert [command[1] for command in done] == ["ci", "run"]
    page.build()
    assert len(done) == 2
    (places.WEB / "src" / "a.ts").write_text("2")
    page.build()
    assert [command[1] for command in done[2:]] == ["run"]
    (places.HOME / "text" / "en.ftl").write_text("word = Word")
    page.build()
    assert [command[1] for command in done[3:]] == ["run"]
    (places.WEB / "package-lock.json").write_text("2")
    page.build()
    assert [command[1] for command in done[4:]] == ["ci", "run"]


def test_the_page_is_checked_again_only_when_something_changed_or_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    failing = ["lint"]

    def call(command: list[str], cwd: Path) -> int:
        assert command[:3] == ["npm", "run", "-s"]
        asked.append(command[3])
        return int(command[3] in failing)

    monkeypatch.setattr(subprocess, "call", call)
    everything = ["check", "test", "lint", "format:check"]

    def check() -> bool:
        asked.clear()
        report = Report()
        testing.check_page(report)
        assert report.lines
        return report.good

    assert not check()
    failing.clear()
    assert check()
    assert asked == everything, "what has failed is tried again"
    assert check()
    assert asked == []
    for changed in (places.WEB / "src" / "a.ts", places.HOME / "text" / "en.ftl"):
        changed.write_text("2")
        assert check()
        assert asked == everything
    (places.HOME / "games" / "memoir" / "data").mkdir(parents=True)
    (places.HOME / "games" / "memoir" / "data" / "units.toml").write_text("men = 4")
    assert check()
    assert asked == everything, "its tests read the data of games"
    shutil.rmtree(places.ROOT / "build")
    assert check()
    assert asked == [], "a fresh clone of the same sources is as good"


def test_modules_are_checked_again_only_when_something_changed_or_failed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    failing = ["mypy"]

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        assert env["MYPY_CACHE_DIR"].startswith(env["XDG_CACHE_HOME"])
        name = Path(command[0]).name
        asked.append(name)
        return int(name in failing)

    monkeypatch.setattr(subprocess, "call", call)
    everything = ["ruff", "ruff", "mypy", "lint-imports"]

    def check() -> bool:
        asked.clear()
        report = Report()
        testing.check_python(report)
        assert report.lines
        return report.good

    assert not check()
    failing.clear()
    assert check()
    assert asked == everything, "what has failed is tried again"
    assert check()
    assert asked == []
    for changed in (
        "dev.py",
        "src/vezerkar/a.py",
        "tests/b.pyi",
        "pyproject.toml",
        "DEV_LOCK.lock",
    ):
        (checkout / changed).parent.mkdir(exist_ok=True)
        (checkout / changed).write_text("changed")
        assert check()
        assert asked == everything, changed


def test_who_has_no_place_for_what_is_kept_checks_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nobody")
    kept.note_passed("python", "1")
    assert not kept.has_passed("python", "1")


def test_what_is_kept_is_forgotten_when_nobody_asks_for_it() -> None:
    kept.note_passed("python", "old")
    good = kept.folder("passed")
    assert good is not None
    os.utime(good / "python-old", (0, 0))
    kept.note_passed("python", "new")
    assert [note.name for note in good.iterdir()] == ["python-new"]


@pytest.mark.parametrize(
    ("version", "sentence"),
    [("", "they are not on the PATH"), ("v18.20.4", "needs Node.js 20.19 or newer")],
)
def test_without_a_page_the_game_is_played_as_text(
    version: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    on_path(monkeypatch, "npm")
    monkeypatch.setattr(page, "node_version", lambda: version)
    started: list[list[str]] = []
    monkeypatch.setattr(environment, "prepare", lambda: None)
    monkeypatch.setattr(compiling, "compile_behind", lambda: None)
    monkeypatch.setattr(os, "execv", lambda program, words: started.append(words[1:]))
    monkeypatch.setattr(subprocess, "call", lambda words: 0)
    dev.play(["memoir", "--no-open"])
    assert started == [["play", "--text", "memoir"]]
    assert sentence in capsys.readouterr().out
    dev.play(["--text"])
    assert started[1:] == [["play", "--text"]]
    assert capsys.readouterr().out == ""


def test_what_a_machine_cannot_do_is_left_out_but_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on_path(monkeypatch)
    told = Report()
    assert not told.wish("packages of the page", page.install_packages)
    assert told.good
    assert told.lines == ["left out: packages of the page"]
    monkeypatch.setenv("CI", "true")
    assert not told.wish("packages of the page", page.install_packages)
    assert not told.good


def test_programs_for_tests_are_installed_where_that_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = on_path(monkeypatch, "initdb", "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    programs.find_programs()
    assert [command[1] for command in done] == ["update", "install"]
    assert done[1][-1] == "chromium"
    monkeypatch.setattr(programs, "is_offered", lambda package: True)
    programs.find_programs()
    assert done[3][-1] == "chromium-headless-shell"
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(running.Failed, match=r"install chromium \(for browser tests\)\.$"):
        programs.find_programs()
    done = on_path(monkeypatch, "initdb", "chromium")
    programs.find_programs()
    assert done == []


def test_what_is_done_beside_is_shown_at_the_end_and_counts(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its lines join the report, and a failure in it is one of the whole."""
    (checkout / "dev.py").write_text(
        "import sys\nprint('== mypy')\nprint('\\nFAILED mypy, 1.0 s')\nsys.exit(1)"
    )
    told = Report()
    with beside("check", told):
        told.step("compiling", lambda: None)
    assert not told.good
    assert told.lines == ["ok     compiling, 0.0 s", "FAILED mypy, 1.0 s"]
    said = capfd.readouterr().out
    assert said.index("== compiling") < said.index("== mypy")


def test_what_fails_has_failed_and_is_not_tried_again() -> None:
    tried: list[str] = []

    def wrong() -> int:
        tried.append("wrong")
        return 1

    told = Report()
    assert not told.step("wrong", wrong)
    assert told.step("right", lambda: 0)
    assert tried == ["wrong"]
    assert told.lines == ["FAILED wrong, 0.0 s", "ok     right, 0.0 s"]
    assert told.show() == 1


@pytest.fixture
def tested(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """What pytest was told, and in which form it runs."""
    done: list[tuple[list[str], str]] = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        assert "PYTHONDONTWRITEBYTECODE" not in env
        words = command[3:]
        of_all = testing.workers(testing.CORES)
        done.append(
            (
                words[len(of_all) :] if words[: len(of_all)] == of_all else words,
                env["VEZERKAR_FORM"],
            )
        )
        return len(done) // 5

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(page, "is_there", lambda: True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("VEZERKAR_FORM")
    return done


def test_tests_run_the_reference_unless_another_form_is_asked_for(
    tested: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    testing.pytest("tests/core")
    testing.pytest(*testing.LONG, form="auto")
    monkeypatch.setenv("VEZERKAR_FORM", "compiled")
    testing.pytest("tests/core")
    assert [form for _, form in tested] == ["interpreted", "auto", "compiled"]
    assert tested[0][0] == ["tests/core"]


def test_what_needs_the_compiled_form_begins_after_the_compiler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    def note(command: str, report: object) -> AbstractContextManager[None]:
        done.append(command)
        return nullcontext()

    monkeypatch.setattr(testing, "beside", note)
    monkeypatch.setattr(environment, "prepare", lambda development: None)
    for module, name in (
        (page, "is_there"),
        (compiling, "compile_hot"),
        (programs, "find_programs"),
        (environment, "install_cluster"),
    ):
        monkeypatch.setattr(module, name, partial(done.append, name))
    monkeypatch.setattr(testing, "pytest", lambda *words, form="": done.append(" ".join(words)))
    assert testing.test([]) == 0
    ready, compiled = ["check", "is_there", "find_programs"], ["compile_hot", "install_cluster"]
    browser, cluster = (" ".join(words) for words in (testing.IN_BROWSER, testing.IN_A_CLUSTER))
    assert done == [*ready, "reference", *compiled, "long", cluster, browser]
    done.clear()
    assert testing.test(["-k", "memoir"]) == 0
    assert done == [*ready, *compiled, "-k memoir"]


def test_every_test_runs_once() -> None:
    """What one run leaves out is what the others run."""
    *ignored, long_games = testing.REFERENCE
    left_out = {word.removeprefix("--ignore=") for word in ignored}
    assert left_out == {*testing.LONG, testing.BROWSER, testing.CLUSTER}
    taken = set(testing.PARTS["long"][2]) - {*testing.LONG, *testing.WITHOUT_BROWSER}
    assert taken == {str(path) for path in ROOT.glob("tests/games/*/test_long_*.py")}
    assert taken
    # pytest compares whole paths with the pattern, which it takes to begin in its own folder.
    pattern = str(ROOT / long_games.removeprefix("--ignore-glob="))
    assert set(fnmatch.filter(map(str, ROOT.rglob("tests/**/test_*.py")), pattern)) == taken
    assert testing.BROWSER in testing.IN_BROWSER
    assert all((ROOT / path).exists() for path in left_out)


def test_a_soak_stops_at_the_first_round_in_the_browser_that_fails(
    tested: list[tuple[list[str], str]],
) -> None:
    assert not testing.soak_tests()
    parts = [["-m", "soak", *words] for _, _, words in testing.PARTS.values()]
    assert [words for words, _ in tested[: len(parts)]] == parts
    browser = [words for words, _ in tested[len(parts) :]]
    assert browser[0] == ["-m", "soak", *testing.IN_BROWSER]
    assert browser[1:]
    assert all(words == [*testing.IN_BROWSER] for words in browser[1:])


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pip was told to install."""
    done: list[str] = []
    monkeypatch.setattr(environment, "make_environment", lambda: done.append(".venv"))
    monkeypatch.setattr(
        environment, "install", lambda title, *words: done.append(title.split()[-1])
    )
    return done


def test_who_plays_gets_only_what_playing_needs(installed: list[str]) -> None:
    environment.prepare()
    assert installed == [".venv", "LOCK.lock", "project"]
    environment.prepare()
    assert len(installed) == 3
    environment.prepare(development=True)
    assert installed[3:] == ["DEV_LOCK.lock"]
    environment.prepare()  # the packages of tests hold all that playing needs
    assert len(installed) == 4
    places.DEV_LOCK.write_text("newer")
    environment.prepare(development=True)
    assert installed[4:] == [".venv", "DEV_LOCK.lock"]


def test_the_rules_are_compiled_behind_the_table_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **more: started.append(words))
    monkeypatch.setattr(compiling, "missing_for_compiling", lambda: "")
    monkeypatch.setattr(compiling, "is_compiled", lambda level, tools: bool(started))
    compiling.compile_behind()
    compiling.compile_behind()
    assert [words[2] for words in started] == ["compile-behind"]
    assert "compiled meanwhile" in capsys.readouterr().out
    monkeypatch.setattr(compiling, "is_compiled", lambda level, tools: False)
    monkeypatch.setattr(compiling, "missing_for_compiling", lambda: "there is no C compiler")
    compiling.compile_behind()
    assert len(started) == 1
    assert "will run interpreted" in capsys.readouterr().out


def test_steps_note_what_they_did_without_forgetting_what_others_did() -> None:
    stamps.stamp(page="1")
    stamps.stamp(packages="2")
    assert stamps.stamps() == {"page": "1", "packages": "2"}
