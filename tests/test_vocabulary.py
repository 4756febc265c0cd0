"""One word for one thing: the words that were given up do not come back (docs/glossary.md)."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RETIRED = {
    "option": "action, or setting",
    "options": "actions, or settings",
    "urge": "prior",
    "urges": "priors",
    "tempting": "prior",
    "tempts": "prior",
    "shades": "posture_variants",
    "hindsight": "review",
    "soundness": "invariants",
    "kernels": "benchmarks",
    "parley": "made_up_game",
    "parlour": "app_client",
}
# Names of libraries that we call or that call us.
FOREIGN = {"set_main_option", "set_options", "select_option", "options"}
FOREIGN_FILES = {"src/vezerkar/env/aec.py", "src/vezerkar/server/storage/migrate.py"}
RETIRED_MODULES = {"choices", "ear", "tales", "later", "hands", "shelf", "hub", "laying", "counsel"}


def python_files() -> list[Path]:
    found = [path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*.py")]
    return [path for path in found if "migrations" not in path.parts and path != Path(__file__)]


def names_in(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def retired_in(name: str) -> set[str]:
    """
    >>> sorted(retired_in("final_options"))
    ['options']
    """
    words = re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower().split("_")
    return {word for word in words if word in RETIRED}


@pytest.mark.parametrize("top", ["src/vezerkar", "tests", "tools"])
def test_no_retired_word_is_a_name(top: str) -> None:
    found = {}
    for path in python_files():
        place = path.relative_to(ROOT).as_posix()
        if place.startswith(top):
            foreign = FOREIGN if place in FOREIGN_FILES or place.startswith("tests/") else set()
            bad = {name for name in names_in(path) - foreign if retired_in(name)}
            if bad:
                found[place] = sorted(bad)
    assert found == {}


def test_no_module_has_a_retired_name() -> None:
    sources = [*python_files(), *(ROOT / "web" / "src").rglob("*.*")]
    names = {path.name.split(".")[0].lower() for path in sources}
    assert not names & RETIRED_MODULES
    assert [name for name in sorted(names) if retired_in(name)] == []
