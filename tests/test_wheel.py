"""A wheel holds all that the program needs, the page included."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.needs import need_page
from vezerkar import HOME

ROOT = HOME.parents[1]


def test_a_wheel_holds_the_data_the_words_and_the_page(tmp_path: Path) -> None:
    need_page()
    build = ["-q", "build", f"--build-base={tmp_path}", "bdist_wheel", f"--dist-dir={tmp_path}"]
    done = subprocess.run(
        [sys.executable, "setup.py", *build], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    needed = {
        path.relative_to(ROOT / "src").as_posix()
        for path in HOME.rglob("*")
        if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".json", ".mako", ".typed")
    }
    assert needed <= inside, sorted(needed - inside)
    page = ROOT / "web" / "dist"
    for path in page.rglob("*"):
        if path.is_file():
            assert f"vezerkar/server/page/{path.relative_to(page).as_posix()}" in inside
