"""dev.py: what is missing is told in one sentence, and what is done is not done again."""

from __future__ import annotations

import importlib.util
import shutil
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from vezerkar import HOME

ROOT = HOME.parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py as a module, with a small checkout of its own."""
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("web/src", "src/vezerkar/text", ".venv", "build"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("web/package-lock.json", "web/.npmrc", "web/src/a.ts"):
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "HOME", tmp_path / "src" / "vezerkar")
    monkeypatch.setattr(module, "STAMPS", tmp_path / ".venv" / "stamps.json")
    monkeypatch.setattr(module, "PAGE_STAMPS", tmp_path / "build" / "page.json")
    monkeypatch.delenv("CI", raising=False)
    return module


def on_path(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, *programs: str) -> list[list[str]]:
    """Lets only these programs be found; returns the commands that are run from now on."""
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
    monkeypatch.setattr(dev, "node_version", lambda: "v20.19.1" if "node" in programs else "")
    done: list[list[str]] = []

    def run(title: str, command: list[str], *more: object, **environment: str) -> None:
        done.append(command)
        if command[:2] == ["npm", "ci"]:
            (dev.WEB / "node_modules").mkdir(exist_ok=True)
        if command[:3] == ["npm", "run", "build"]:
            (dev.WEB / "dist").mkdir(exist_ok=True)
            (dev.WEB / "dist" / "index.html").write_text("page")

    monkeypatch.setattr(dev, "run", run)
    return done


def test_the_page_is_built_again_only_when_something_changed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = on_path(dev, monkeypatch, "node", "npm")
    dev.build_page()
    assert [command[1] for command in done] == ["ci", "run"]
    dev.build_page()
    assert len(done) == 2
    (dev.WEB / "src" / "a.ts").write_text("2")
    dev.build_page()
    assert [command[1] for command in done[2:]] == ["run"]
    (dev.HOME / "text" / "en.ftl").write_text("word = Word")
    dev.build_page()
    assert [command[1] for command in done[3:]] == ["run"]
    (dev.WEB / "package-lock.json").write_text("2")
    dev.build_page()
    assert [command[1] for command in done[4:]] == ["ci", "run"]


@pytest.mark.parametrize(
    ("version", "sentence"),
    [("", "they are not on the PATH"), ("v18.20.4", "needs Node.js 20.19 or newer")],
)
def test_without_a_page_the_game_is_played_as_text(
    version: str,
    sentence: str,
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    on_path(dev, monkeypatch, "npm")
    monkeypatch.setattr(dev, "node_version", lambda: version)
    started: list[list[str]] = []
    monkeypatch.setattr(dev, "prepare", lambda: None)
    monkeypatch.setattr(dev, "compile_behind", lambda: None)
    monkeypatch.setattr(dev.os, "execv", lambda program, words: started.append(words[1:]))
    monkeypatch.setattr(dev.subprocess, "call", lambda words: 0)
    dev.play(["memoir", "--no-open"])
    assert started == [["play", "--text", "memoir"]]
    assert sentence in capsys.readouterr().out
    dev.play(["--text"])
    assert started[1:] == [["play", "--text"]]
    assert capsys.readouterr().out == ""


def test_what_a_machine_cannot_do_is_left_out_but_fails_in_ci(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(dev, monkeypatch)
    report = dev.Report()
    assert not report.wish("packages of the page", dev.install_page)
    assert report.good
    assert report.lines == ["left out: packages of the page"]
    monkeypatch.setenv("CI", "true")
    assert not report.wish("packages of the page", dev.install_page)
    assert not report.good


def test_programs_for_tests_are_installed_where_that_is_allowed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = on_path(dev, monkeypatch, "initdb", "apt-get")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0, raising=False)
    dev.find_programs()
    assert [command[1] for command in done] == ["update", "install"]
    assert done[1][-1] == "chromium"
    monkeypatch.setattr(dev, "is_offered", lambda package: True)
    dev.find_programs()
    assert done[3][-1] == "chromium-headless-shell"
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(dev.Failed, match=r"install chromium \(for browser tests\)\.$"):
        dev.find_programs()
    done = on_path(dev, monkeypatch, "initdb", "chromium")
    dev.find_programs()
    assert done == []


def test_what_is_done_beside_is_shown_at_the_end_and_counts(
    dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its lines join the report, and a failure in it is one of the whole."""
    (dev.ROOT / "dev.py").write_text(
        "import sys\nprint('== mypy')\nprint('\\nFAILED mypy, 1.0 s')\nsys.exit(1)"
    )
    report = dev.Report()
    with dev.beside("check", report):
        report.step("compiling", lambda: None)
    assert not report.good
    assert report.lines == ["ok     compiling, 0.0 s", "FAILED mypy, 1.0 s"]
    said = capfd.readouterr().out
    assert said.index("== compiling") < said.index("== mypy")


def test_what_fails_has_failed_and_is_not_tried_again(dev: ModuleType) -> None:
    tried: list[str] = []

    def wrong() -> int:
        tried.append("wrong")
        return 1

    report = dev.Report()
    assert not report.step("wrong", wrong)
    assert report.step("right", lambda: 0)
    assert tried == ["wrong"]
    assert report.lines == ["FAILED wrong, 0.0 s", "ok     right, 0.0 s"]
    assert report.show() == 1


@pytest.fixture
def tested(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """What pytest was told, and in which form it runs."""
    done: list[tuple[list[str], str]] = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        assert "PYTHONDONTWRITEBYTECODE" not in env
        done.append((command[3:], env["VEZERKAR_FORM"]))
        return len(done) // 5

    monkeypatch.setattr(dev.subprocess, "call", call)
    monkeypatch.setattr(dev, "has_page", lambda: True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("VEZERKAR_FORM")
    return done


def test_tests_run_the_reference_unless_another_form_is_asked_for(
    dev: ModuleType, tested: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.pytest("tests/core")
    dev.pytest(*dev.LONG, form="auto")
    monkeypatch.setenv("VEZERKAR_FORM", "compiled")
    dev.pytest("tests/core")
    assert [form for _, form in tested] == ["interpreted", "auto", "compiled"]
    assert tested[0][0] == ["tests/core"]


def test_what_needs_the_compiled_form_begins_after_the_compiler(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def beside(command: str, report: object) -> AbstractContextManager[None]:
        done.append(command)
        return nullcontext()

    monkeypatch.setattr(dev, "beside", beside)
    monkeypatch.setattr(dev, "prepare", lambda development: None)
    for name in ("has_page", "compile_hot", "find_programs", "install_cluster"):
        monkeypatch.setattr(dev, name, partial(done.append, name))
    monkeypatch.setattr(dev, "pytest", lambda *words, form="": done.append(" ".join(words)))
    assert dev.test([]) == 0
    ready, compiled = ["has_page", "find_programs"], ["compile_hot", "install_cluster"]
    browser = " ".join(dev.IN_BROWSER)
    assert done == [*ready, "check", "reference", *compiled, "long", browser]
    done.clear()
    assert dev.test(["-k", "memoir"]) == 0
    assert done == [*ready, "check", *compiled, "-k memoir"]


def test_every_test_runs_once(dev: ModuleType) -> None:
    """What one run leaves out is what the two others run."""
    left_out = {word.removeprefix("--ignore=") for word in dev.REFERENCE}
    assert left_out == {*dev.LONG, dev.BROWSER}
    assert dev.BROWSER in dev.IN_BROWSER
    assert all((ROOT / path).exists() for path in left_out)


def test_a_soak_stops_at_the_first_round_in_the_browser_that_fails(
    dev: ModuleType, tested: list[tuple[list[str], str]]
) -> None:
    assert not dev.long_tests()
    assert [words[:-2] for words, _ in tested] == [["-m", "soak"], [], [], [], []]
    assert {words[-1] for words, _ in tested} == {"tests/browser"}


@pytest.fixture
def installed(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pip was told to install."""
    for name in ("LOCK", "DEV_LOCK"):
        path = dev.ROOT / f"{name}.lock"
        path.write_text(name)
        monkeypatch.setattr(dev, name, path)
    (dev.ROOT / "pyproject.toml").write_text("project")
    done: list[str] = []
    monkeypatch.setattr(dev, "make_environment", lambda: done.append(".venv"))
    monkeypatch.setattr(dev, "install", lambda title, *words: done.append(title.split()[-1]))
    return done


def test_who_plays_gets_only_what_playing_needs(dev: ModuleType, installed: list[str]) -> None:
    dev.prepare()
    assert installed == [".venv", "LOCK.lock", "project"]
    dev.prepare()
    assert len(installed) == 3
    dev.prepare(development=True)
    assert installed[3:] == ["DEV_LOCK.lock"]
    dev.prepare()  # the packages of tests hold all that playing needs
    assert len(installed) == 4
    dev.DEV_LOCK.write_text("newer")
    dev.prepare(development=True)
    assert installed[4:] == [".venv", "DEV_LOCK.lock"]


def test_the_rules_are_compiled_behind_the_table_once(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (dev.ROOT / "LOCK.lock").write_text("1")
    monkeypatch.setattr(dev, "LOCK", dev.ROOT / "LOCK.lock")
    started: list[list[str]] = []
    monkeypatch.setattr(dev.subprocess, "Popen", lambda words, **more: started.append(words))
    monkeypatch.setattr(dev, "missing_for_compiling", lambda: "")
    monkeypatch.setattr(dev, "is_compiled", lambda level, tools: bool(started))
    dev.compile_behind()
    dev.compile_behind()
    assert [words[2] for words in started] == ["compile-behind"]
    assert "compiled meanwhile" in capsys.readouterr().out
    monkeypatch.setattr(dev, "is_compiled", lambda level, tools: False)
    monkeypatch.setattr(dev, "missing_for_compiling", lambda: "there is no C compiler")
    dev.compile_behind()
    assert len(started) == 1
    assert "will run interpreted" in capsys.readouterr().out


def test_steps_note_what_they_did_without_forgetting_what_others_did(dev: ModuleType) -> None:
    dev.stamp(page="1")
    dev.stamp(packages="2")
    assert dev.stamps() == {"page": "1", "packages": "2"}
