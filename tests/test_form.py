"""The two forms of the program: when each is used, and that an edit is never ignored."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.dev.compiling import missing_for_compiling
from vezerkar import HOME, _form

ROOT = HOME.parents[1]
HOT = _form.MARK.decode()

# Two hot modules in two packages: a generic base, and an override with a narrower argument.
BASE = """
from typing import Generic, TypeVar
class State:
    def __init__(self) -> None:
        self.turn = 0
S = TypeVar("S", bound=State)
class Phase(Generic[S]):
    def take(self, s: S) -> int:
        return 0
def play(phase: Phase[S], s: S) -> int:
    return phase.take(s)
"""
GAME = """
from vezerkar.core.base import Phase, State, play
class Field(State):
    def __init__(self) -> None:
        super().__init__()
        self.units = [1, 2, 3]
class Move(Phase[Field]):
    def take(self, s: Field) -> int:
        return sum(s.units)
def total() -> int:
    return play(Move(), Field())
"""
ASK = """
import vezerkar
from vezerkar.games.toy import rules
print(vezerkar.FORM, rules.total(), rules.__file__, rules.Move.__mro__[1].__module__)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout of its own, with the real machinery and two toy modules."""
    home = tmp_path / "src" / "vezerkar"
    for package in ("core", "games/toy"):
        (home / package).mkdir(parents=True)
    for package in ("core", "games", "games/toy"):
        (home / package / "__init__.py").touch()
    for name in ("__init__.py", "_form.py"):
        shutil.copy(HOME / name, home / name)
    (home / "core" / "base.py").write_text(HOT + BASE, encoding="utf-8")
    (home / "games" / "toy" / "rules.py").write_text(HOT + GAME, encoding="utf-8")
    return tmp_path


def run(checkout: Path, *words: str, form: str = "auto") -> subprocess.CompletedProcess[str]:
    here = {"PYTHONPATH": str(checkout / "src"), "VEZERKAR_FORM": form}
    here |= {"XDG_CACHE_HOME": str(checkout / "cache")}  # nothing is known from other checkouts
    return subprocess.run(
        [sys.executable, *words], env=os.environ | here, capture_output=True, text=True
    )


def test_the_hash_follows_the_hot_sources_and_nothing_else(checkout: Path) -> None:
    home = checkout / "src" / "vezerkar"
    first = _form.hot_modules(home)
    assert list(first) == ["core/base.py", "games/toy/rules.py"]

    (home / "games" / "toy" / "view.py").write_text("# not hot\n" + HOT, encoding="utf-8")
    (home / "core" / "__init__.py").write_text(HOT, encoding="utf-8")
    assert _form.digest(_form.hot_modules(home)) == _form.digest(first)

    (home / "core" / "base.py").write_text(HOT + BASE + "\n", encoding="utf-8")
    edited = _form.hot_modules(home)
    (home / "core" / "base.py").rename(home / "core" / "renamed.py")
    renamed = _form.hot_modules(home)
    assert len({_form.digest(modules) for modules in (first, edited, renamed)}) == 3


def test_modules_with_a_mark_are_compiled_thoroughly() -> None:
    compiler = pytest.importorskip("tools.compile")
    marked = {"games/toy/rules.py": compiler.THOROUGH_MARK, "core/base.py": _form.MARK}
    assert compiler.thorough_files(marked) == {"__native_vezerkar___games___toy___rules.c"}
    here = compiler.thorough_files(_form.hot_modules(HOME))
    assert "__native_vezerkar___games___hungary___rules___movement.c" in here


def test_machine_code_is_found_again_in_another_checkout(tmp_path: Path) -> None:
    compiler = pytest.importorskip("tools.compile")

    def name(checkout: str, about: str = "gcc 12", level: str = "-O1", code: bytes = b"") -> str:
        home = tmp_path / checkout / "src" / "vezerkar"
        headers = tmp_path / checkout / ".venv" / "lib-rt"
        flags = {"include_dirs": [str(headers)], "extra_postargs": [level], "depends": [checkout]}
        return str(compiler.name_of_object(about, flags, code, home))

    assert name("one") == name("another")
    different = {name("one"), name("one", about="gcc 13"), name("one", level="-O2")}
    assert len(different | {name("one", code=b"int i;")}) == 4


def test_machine_code_is_kept_for_the_user_or_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = pytest.importorskip("tools.compile")
    monkeypatch.setattr(compiler, "BUILDS", tmp_path / "build" / "compiled")
    (tmp_path / "build").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert compiler.kept_objects() == tmp_path / "cache" / "vezerkar" / "objects"
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert compiler.kept_objects() == tmp_path / "build" / "objects"


def test_asking_for_a_build_that_does_not_exist_is_one_clear_line(checkout: Path) -> None:
    asked = run(checkout, "-c", "import vezerkar", form="compiled")
    assert asked.returncode == 1
    assert asked.stderr.splitlines() == [
        "No compiled build fits these sources: run `python3 dev.py compile`."
    ]


def test_asking_for_an_unknown_form_is_one_clear_line(checkout: Path) -> None:
    asked = run(checkout, "-c", "import vezerkar", form="fast")
    assert asked.returncode == 1
    assert asked.stderr.splitlines() == [
        "VEZERKAR_FORM is 'fast': say auto, compiled or interpreted."
    ]


@pytest.mark.early
@pytest.mark.skipif(bool(missing_for_compiling()), reason=missing_for_compiling())
def test_a_build_is_used_until_a_hot_source_changes(checkout: Path) -> None:
    built = run(checkout, str(ROOT / "tools" / "compile.py"), "0", "tools", form="interpreted")
    assert built.returncode == 0, built.stdout + built.stderr

    form, total, file, base = run(checkout, "-c", ASK, form="compiled").stdout.split()
    assert (form, total, base) == ("compiled", "6", "vezerkar.core.base")
    assert Path(file).is_relative_to(checkout / "build" / "compiled")
    assert list((checkout / "cache" / "vezerkar" / "objects").glob("*.o"))
    assert run(checkout, "-c", ASK, form="interpreted").stdout.startswith("interpreted 6")

    rules = checkout / "src" / "vezerkar" / "games" / "toy" / "rules.py"
    rules.write_text(HOT + GAME.replace("1, 2, 3", "1, 2, 4"), encoding="utf-8")
    assert run(checkout, "-c", ASK).stdout.startswith("interpreted 7")


def test_the_hot_modules_of_this_checkout_come_from_its_build() -> None:
    modules = _form.hot_modules(HOME)
    build = _form.builds(HOME) / _form.build_name(modules)
    if not (build / _form.COMPLETE).exists():
        pytest.skip("no compiled build fits the sources: see `python3 dev.py compile`")
    names = ["vezerkar." + path.removesuffix(".py").replace("/", ".") for path in modules]
    ask = f"import {', '.join(names)}\nfor name in {names}: print(eval(name).__file__)"
    asked = run(ROOT, "-c", ask, form="compiled")
    assert asked.returncode == 0, asked.stderr
    assert all(Path(file).is_relative_to(build) for file in asked.stdout.splitlines())


def test_hot_modules_take_constants_only_from_hot_modules() -> None:
    """The compiler writes constants into the code, and only hot sources count for the hash: a
    constant of another module could change without the build noticing."""
    hot = _form.hot_modules(HOME)
    names = {"vezerkar." + path.removesuffix(".py").replace("/", ".") for path in hot}
    wrong = []
    for path, source in hot.items():
        tree = ast.parse(source)
        cold: set[str] = set()  # local names of modules that are not hot
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vezerkar"):
                for alias in node.names:
                    if f"{node.module}.{alias.name}" in names or node.module in names:
                        continue
                    cold.add(alias.asname or alias.name)
                    if alias.name.isupper():
                        wrong.append(f"{path}:{node.lineno} {node.module}.{alias.name}")
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in cold
                and node.attr.isupper()
            ):
                wrong.append(f"{path}:{node.lineno} {node.value.id}.{node.attr}")
    assert not wrong
