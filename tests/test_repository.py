"""What is in the repository is fit for every machine, and its entrances agree."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from vezerkar import HOME

ROOT = HOME.parents[1]

# A letter in brackets keeps these patterns from finding themselves.
FOREIGN = {
    "a path of one machine": re.compile(r"(?<![\w.~-])/(?:w[o]rk|r[o]ot|f[a]rm)/"),
    "a registry address": re.compile(r"https?://\S*(?:p[y]pi|pythonh[o]sted|npmj[s]|regist[r]y)"),
}


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def files() -> list[Path]:
    """All that is committed, or would be by `git add --all`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("kind", FOREIGN)
def test_nothing_belongs_to_one_machine(kind: str) -> None:
    found = []
    for path in files():
        content = path.read_bytes()
        if b"\0" not in content:
            for number, line in enumerate(content.decode("utf-8").splitlines(), start=1):
                if FOREIGN[kind].search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert not found


def test_ci_runs_what_a_developer_runs() -> None:
    lines = [line for line in text(".ci/run").splitlines() if line and not line.startswith("#")]
    assert lines[-1] == "make test"
    assert all(line.startswith(("set ", "cd ")) for line in lines[:-1])
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_make_target_is_a_command_of_dev_py() -> None:
    makefile = text("Makefile")
    targets = re.findall(r"^(\w+): *; @\$\(PYTHON\) dev\.py (\w+)", makefile, re.MULTILINE)
    assert [target for target, _ in targets] == [command for _, command in targets]
    assert {target for target, _ in targets} == {"play", "test", "soak", "setup", "clean"}
    for target, _ in targets:
        assert f"dev.py {target}" in text("dev.py")


@pytest.mark.parametrize(
    ("name", "extra"),
    [
        ("requirements.lock", "build"),
        ("requirements-dev.lock", "dev"),
        ("requirements-cluster.lock", "cluster"),
    ],
)
def test_the_lock_pins_all_and_names_no_address(name: str, extra: str) -> None:
    lock = text(name)
    assert "://" not in lock
    assert not re.search(r"^--", lock, re.MULTILINE)
    # A pinned version with its hashes, for every package that the project asks for.
    # One may be there twice, for older and newer Pythons.
    pinned = re.findall(r"^([a-z0-9-]+)==[^\s;]+.*\\\n +--hash=sha256:", lock, re.MULTILINE)
    project = tomllib.loads(text("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["build"], *extras[extra]]
    asked = [line for line in asked if not line.startswith("vezerkar[")]
    names = {re.match(r"[\w.-]+", line).group() for line in asked}  # type: ignore[union-attr]
    assert {re.sub(r"[._]", "-", name).lower() for name in names} <= set(pinned)
    assert len(pinned) == len(re.findall(r"^[a-z]", lock, re.MULTILINE))


def test_every_place_has_the_same_version() -> None:
    version = tomllib.loads(text("pyproject.toml"))["project"]["version"]
    assert json.loads(text("web/package.json"))["version"] == version
    lock = json.loads(text("web/package-lock.json"))
    assert (lock["version"], lock["packages"][""]["version"]) == (version, version)
    headings = re.findall(r"^## (\S+)", text("CHANGELOG.md"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", version]


def test_the_hooks_run_what_ci_checks() -> None:
    """What CI calls as `["ruff", "check", "--quiet"]` is a hook as well, with the same words."""
    hooks = re.findall(r"entry: \.venv/bin/(.+)$", text(".pre-commit-config.yaml"), re.MULTILINE)
    steps = re.findall(
        r'"[\w ]+": \["(ruff|mypy|lint-imports)"(.*?)\],', text("tools/dev/testing.py")
    )
    assert len(steps) == 4
    for tool, rest in steps:
        words = [tool, *re.findall(r'"([^"]+)"', rest)]
        assert any(hook.split()[: len(words)] == words for hook in hooks), words
    assert "python tools/commit_message.py" in hooks
    scripts = json.loads(text("web/package.json"))["scripts"]
    for script in (scripts["format:check"], scripts["lint"]):  # as `prettier --check .`
        assert f"node_modules/.bin/{script.removesuffix(' .')}" in text(".pre-commit-config.yaml")
